/**
 * The savers of what is edited in this page, by resource. A saver outlives its screen until its saves have ended, and a
 * screen that is entered before then continues with it: with what was typed last and the call that is out. Two savers
 * of one resource would take each other's saves for those of another device.
 */
import { useEffect, useState } from 'react';

/** What saves one resource while it is edited. */
export interface Saver {
  /** Sends what is unsaved, once its screen was left. Resolves when no call is out. */
  finish(): Promise<unknown>;
  /** Releases timers, channels and locks. What is still unsaved stays in the browser for the next saver. */
  end(): void;
  /** Discards what is unsaved, since the person has logged out. */
  abandon(): void;
}

interface OpenSaver<S extends Saver = Saver> {
  saver: S;
  /** The visit of the screen that has the saver now; a visit that was left ends the saver only if it is its own. */
  visit: object | null;
}

const openSavers = new Map<string, OpenSaver>();

/** Discards what is unsaved in this page, whose person has logged out. */
export function abandonSavers(): void {
  for (const { saver } of openSavers.values()) saver.abandon();
  openSavers.clear();
}

/**
 * The saver for a screen: the one of an earlier visit if it is still saving, else a new one.
 * @param key the resource; it also says which type of saver it has
 */
export function takeSaver<S extends Saver>(key: string, start: () => S): S {
  const open = (openSavers.get(key) as OpenSaver<S> | undefined) ?? { saver: start(), visit: null };
  open.visit = null;
  openSavers.set(key, open);
  return open.saver;
}

/**
 * Notes that a screen has the saver that it took.
 * @returns a function for when the screen is left: it ends the saver once its saves have ended, unless a screen has
 * taken it again
 */
export function holdSaver(key: string, saver: Saver): () => void {
  const visit = {};
  const open = openSavers.get(key) ?? { saver, visit };
  open.visit = visit;
  return () =>
    // A screen that is only rendered again has taken the saver again before this runs.
    queueMicrotask(async () => {
      if (open.visit === visit) await saver.finish().catch(() => {});
      if (open.visit !== visit) return;
      if (openSavers.get(key) === open) openSavers.delete(key);
      saver.end();
    });
}

/** The saver of a screen while it is shown, see `takeSaver`. */
export function useSaver<S extends Saver>(key: string, start: () => S): S {
  const [saver] = useState(() => takeSaver(key, start));
  useEffect(() => holdSaver(key, saver), [key, saver]);
  return saver;
}

/**
 * Fetches the state with which a screen begins. If the saver of an earlier visit ends meanwhile, it is fetched again:
 * the answer may be older than the last save.
 * @param resources beginning of the keys of the savers that change it
 */
export async function fetchAfterSaves<T>(resources: string, fetchState: () => Promise<T>): Promise<T> {
  const isSaving = () => [...openSavers.keys()].some((key) => key.startsWith(resources));
  const wasSaving = isSaving();
  const state = await fetchState();
  return wasSaving && !isSaving() ? fetchState() : state;
}

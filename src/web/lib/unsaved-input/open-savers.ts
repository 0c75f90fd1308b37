/**
 * The savers of what is edited in this page, by resource. A saver outlives its screen until its saves have ended, and a
 * screen that is entered before then continues with it: with what was typed last and the call that is out. Two savers
 * of one resource would take each other's saves for those of another device.
 */
import { useEffect, useState } from 'react';
import { onFlushRequest } from '../session/flush-other-tabs';

/** What saves one resource while it is edited. */
export interface Saver {
  /**
   * Sends what is unsaved.
   * @returns once no call is out, false if a call had no answer, so that it is worth repeating
   */
  finish(): Promise<boolean>;
  /** Releases timers, channels and locks. What is still unsaved stays in the browser for the next saver. */
  end(): void;
  /** Discards what is unsaved, since the person has logged out. */
  abandon(): void;
}

interface OpenSaver<S extends Saver = Saver> {
  saver: S;
  /** The visit of the screen that has the saver now; a visit that was left ends the saver only if it is its own. */
  visit: object | null;
  /** Ends the answers to other tabs that are about to log out. */
  stopAnswering: () => void;
}

/** Milliseconds after which a saver whose screen was left repeats calls that had no answer. */
const REPEAT_DELAY_MS = 10_000;

const openSavers = new Map<string, OpenSaver>();

const finish = (saver: Saver) => saver.finish().catch(() => false);

/** Sends what is unsaved in this page before its person logs out. */
export const finishSavers = (): Promise<unknown> =>
  Promise.all([...openSavers.values()].map(({ saver }) => finish(saver)));

/** Discards what is unsaved in this page, whose person has logged out. */
export function abandonSavers(): void {
  for (const [key, { saver }] of openSavers) {
    saver.abandon();
    forget(key);
  }
}

function forget(key: string): void {
  openSavers.get(key)?.stopAnswering();
  openSavers.delete(key);
}

/**
 * The saver for a screen: the one of an earlier visit if it is still saving, else a new one.
 * @param key the resource; it also says which type of saver it has
 */
export function takeSaver<S extends Saver>(key: string, start: () => S): S {
  const open = openSavers.get(key) as OpenSaver<S> | undefined;
  if (open) {
    open.visit = null;
    return open.saver;
  }
  const saver = start();
  openSavers.set(key, { saver, visit: null, stopAnswering: onFlushRequest(() => finish(saver)) });
  return saver;
}

/** Sends what an earlier page has left of a resource, unless it is edited in this page. */
export function sendLeft(key: string, start: () => Saver): void {
  if (!openSavers.has(key)) holdSaver(key, takeSaver(key, start))();
}

/**
 * Notes that a screen has the saver that it took.
 * @returns a function for when the screen is left: it ends the saver once everything is sent or refused, unless a
 * screen has taken it again
 */
export function holdSaver(key: string, saver: Saver): () => void {
  const visit = {};
  const open = openSavers.get(key);
  // None after a logout.
  if (!open) return () => saver.end();
  open.visit = visit;
  const isLeft = () => open.visit === visit && openSavers.get(key) === open;
  return () =>
    // A screen that is only rendered again has taken the saver again before this runs.
    queueMicrotask(async () => {
      while (isLeft() && !(await finish(saver)) && isLeft())
        await new Promise((resolve) => setTimeout(resolve, REPEAT_DELAY_MS));
      if (open.visit !== visit) return;
      if (isLeft()) forget(key);
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

/**
 * The owner's calls about the publication that are being sent. They belong to the tab, not to an editor: a call goes on
 * when its editor is left, and concerns what is typed in the next one.
 */
import { useSyncExternalStore } from 'react';
import type { DisplayedPublication, Publication } from './publication';

interface PublicationCalls {
  /** What was chosen about staging, until the answer to it; `null` if nothing. */
  choosing: boolean | null;
  /** Whether the profile is being published or unpublished. */
  publishing: boolean;
  /** An unpublishing. Saves wait for it, so that no edit becomes public meanwhile. */
  unpublishing: Promise<unknown> | null;
}

let calls: PublicationCalls = { choosing: null, publishing: false, unpublishing: null };
type Listener = (changed: Partial<Publication>) => void;
const listeners = new Set<Listener>();

/** The calls that are being sent. */
export const publicationCalls = () => calls;

/**
 * Whether the owner was told that readers see an edit at once. From the moment in which they choose that edits wait,
 * every save says so, and the server does not show it, whichever of the two calls arrives first.
 */
export const isShownAtOnce = ({ atOnce }: DisplayedPublication) => atOnce && calls.choosing !== true;

/** Tells the open editor, which need not be the one that made a call, what has changed. */
export function announcePublication(changed: Partial<Publication>): void {
  for (const listener of listeners) listener(changed);
}

/** Notes that a call begins or ends. @param changed what its answer says */
export function notePublicationCall(
  next: Partial<PublicationCalls>,
  changed: Partial<Publication> = {},
): void {
  calls = { ...calls, ...next };
  announcePublication(changed);
}

/** Listens to what changes. @returns a function that stops it */
export function onPublicationChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The calls that are being sent, for a component. */
export const usePublicationCalls = () => useSyncExternalStore(onPublicationChange, publicationCalls);

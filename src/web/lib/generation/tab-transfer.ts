/**
 * Passes the guest's result from the tab that has it to another tab that asks for it, since the sign-up may continue in
 * another tab than the preview, and keeps the copies in several tabs equal. Before a tab claims the result, those that
 * edit it hand over what they have, and take no more edits until the claim has ended.
 */
import { openTabChannel } from '../browser/tab-channel';
import { holdTabLock } from '../browser/tab-locks';
import {
  dropResult,
  holdsGeneratedProfile,
  isResultInAnyTab,
  markResultStored,
  readStoredResult,
  storeResult,
} from './generated-profile-key';

/** How long to wait for an answer: a busy tab may take a while. */
const ANSWER_DEADLINE_MS = 3_000;
/** Interval of asking again, since a tab that is still loading does not answer the first question. */
const QUESTION_INTERVAL_MS = 250;

/** Prefix of the locks of tabs that edit the result, followed by the page's id. */
export const EDITOR_LOCK_PREFIX = 'quarterdeck.guest-record.';

/** Marks a page's own messages, which reach its other channels too. */
export const OWN_PAGE_ID = Math.random();

type Message =
  | { kind: 'wanted' }
  | { kind: 'offered'; stored: string }
  /** `replaces`: the seal of the copies to be replaced. `before`: the result before the change. */
  | { kind: 'changed'; stored: string; before: string; replaces: string }
  /** A tab is about to claim the result with this seal. */
  | { kind: 'claiming'; seal?: string }
  /** The answer of a tab that edits a result. `stored`: absent if it is another one. */
  | { kind: 'handed-over'; stored?: string }
  /** The claim has ended, and has failed unless `claimed` was sent before. */
  | { kind: 'claim-ended' }
  /** `seal`: that of the claimed result. `stored`: the result as the server has it. */
  | { kind: 'claimed'; userId: string; seal?: string; stored: string };

/** A message with the id of the page that sent it. */
export type SentMessage = Message & { from?: number };

/** Opens the channel on which the tabs send each other messages about the result; `null` in browsers without it. */
export const openChannel = () => openTabChannel('quarterdeck.generated-profile');

/**
 * Moves the guest's unsent texts to the account. Loaded on demand, since every page of the product runs this module.
 */
const moveTexts = (userId: string): Promise<void> =>
  import('../unsaved-input/guest-texts').then(
    ({ moveGuestTexts }) => moveGuestTexts(userId),
    () => {}, // Offline: they stay in their tab.
  );

/** Sends a message to the other tabs. */
export function post(message: Message): void {
  const channel = openChannel();
  channel?.postMessage({ ...message, from: OWN_PAGE_ID });
  channel?.close();
}

type ResultEditor = (message: Message & { kind: 'changed' | 'claiming' | 'claim-ended' | 'claimed' }) => void;
let editor: ResultEditor | undefined;

/**
 * Sets the handler of the screen on which the result is edited, which merges changes of other tabs itself, and changes
 * nothing while another tab claims the result.
 * @returns a function that removes the handler
 */
export function setResultEditor(handler: ResultEditor): () => void {
  listen();
  editor = handler;
  const releaseLock = holdTabLock(EDITOR_LOCK_PREFIX + OWN_PAGE_ID);
  return () => {
    releaseLock();
    if (editor === handler) editor = undefined;
  };
}

/** Whether a stored result has this seal, which has no character that JSON escapes. */
const hasSeal = (stored: string, seal: string) => stored.includes(`"seal":"${seal}"`);

/** Whether a stored result is another one than that with this seal. Unsealed ones cannot be told apart. */
const isOther = (stored: string, seal: string | undefined) =>
  seal !== undefined && stored.includes('"seal":"') && !hasSeal(stored, seal);

/** Whether this tab claims its copy, which has all edits of the tabs that have answered. */
let isClaiming = false;

/** Sets whether this tab claims its copy, and ignores changes of other tabs therefore. */
export function setClaiming(claiming: boolean): void {
  isClaiming = claiming;
}

/** Answers a tab that is about to claim the result. */
function handOver(message: Message & { kind: 'claiming' }, stored: string | null): void {
  if (!editor) return;
  const isSame = stored !== null && !isOther(stored, message.seal);
  if (isSame) editor(message);
  post({ kind: 'handed-over', ...(isSame && { stored }) });
}

/** Handles a message of another tab. */
function receive(message: Message): void {
  const stored = readStoredResult();
  if (message.kind === 'claiming') handOver(message, stored);
  else if (message.kind === 'claim-ended') editor?.(message);
  else if (message.kind === 'claimed') {
    // Somebody else's result stays, with what was written into it.
    if (stored && isOther(stored, message.seal)) return;
    dropResult();
    void moveTexts(message.userId);
    editor?.(message);
  } else if (!stored) return;
  else if (message.kind === 'wanted') post({ kind: 'offered', stored });
  // A change that arrives during a claim is older than what its tab has handed over.
  else if (message.kind === 'changed' && !isClaiming && hasSeal(stored, message.replaces)) {
    if (editor) editor(message);
    else storeResult(message.stored);
  }
}

let listeningChannel: BroadcastChannel | null = null;

function listen(): void {
  if (listeningChannel) return;
  listeningChannel = openChannel();
  listeningChannel?.addEventListener('message', ({ data }: MessageEvent<SentMessage>) => {
    if (data.from !== OWN_PAGE_ID) receive(data);
  });
}

/**
 * Answers other tabs of this browser: offers them the result, applies their changes to this tab's copy, and deletes the
 * copy once one of them has claimed the result.
 * @returns a function that stops answering
 */
export function offerToOtherTabs(): () => void {
  listen();
  return () => {
    listeningChannel?.close();
    listeningChannel = null;
  };
}

/** Tells other tabs of a change, so that any of them claims the newest state. */
export const announceChange = (change: { stored: string; before: string; replaces: string }): void =>
  post({ kind: 'changed', ...change });

/** Takes the result from another tab of this browser, if this one has none. */
export async function fetchFromOtherTabs(): Promise<void> {
  const channel = holdsGeneratedProfile() || !isResultInAnyTab() ? null : openChannel();
  if (!channel) return;
  // Listens before asking, so that no change is missed between the answer and the moment when the page is shown.
  listen();
  let timer: ReturnType<typeof setInterval> | undefined;
  const stored = await new Promise<string | null>((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'offered') resolve(data.stored);
    });
    const ask = () => channel.postMessage({ kind: 'wanted' } satisfies Message);
    ask();
    timer = setInterval(ask, QUESTION_INTERVAL_MS);
    setTimeout(() => resolve(null), ANSWER_DEADLINE_MS);
  });
  clearInterval(timer);
  channel.close();
  // Without an answer, the tab that had the result is closed, and the result is gone.
  // This tab may have got a result of its own meanwhile.
  if (holdsGeneratedProfile()) return;
  if (stored) storeResult(stored);
  else markResultStored(false);
}

/**
 * Moves the unsent texts of all tabs to the result's owner, and tells other tabs to delete their copies.
 * @param claimed the claimed result: its seal, and its text as it was sent to the server
 */
export async function announceClaim(
  userId: string,
  claimed: { seal?: string; stored: string },
): Promise<void> {
  post({ kind: 'claimed', userId, ...claimed });
  await moveTexts(userId);
}

/**
 * Passes the guest's result from the tab that has it to another tab that asks for it, since the sign-up may continue in
 * another tab than the preview, and keeps the copies in several tabs equal.
 */
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

/** Marks a page's own messages, which reach its other channels too. */
const OWN_PAGE_ID = Math.random();

type Message =
  | { kind: 'wanted' }
  | { kind: 'offered'; stored: string }
  /** `replaces`: the seal of the copies to be replaced. `before`: the result before the change. */
  | { kind: 'changed'; stored: string; before: string; replaces: string }
  /** `seal`: that of the claimed result. */
  | { kind: 'claimed'; userId: string; seal?: string };

const openChannel = () =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('quarterdeck.generated-profile');

/**
 * Moves the guest's unsent texts to the account. Loaded on demand, since every page of the product runs this module.
 */
const moveTexts = (userId: string): Promise<void> =>
  import('../unsaved-input/guest-texts').then(
    ({ moveGuestTexts }) => moveGuestTexts(userId),
    () => {}, // Offline: they stay in their tab.
  );

function post(message: Message): void {
  const channel = openChannel();
  channel?.postMessage({ ...message, from: OWN_PAGE_ID });
  channel?.close();
}

type ResultEditor = (message: Message & { kind: 'changed' | 'claimed' }) => void;
let editor: ResultEditor | undefined;

/**
 * Sets the handler of the screen on which the result is edited, which merges changes of other tabs itself.
 * @returns a function that removes the handler
 */
export function setResultEditor(handler: ResultEditor): () => void {
  editor = handler;
  return () => {
    if (editor === handler) editor = undefined;
  };
}

/** Whether a stored result has this seal, which has no character that JSON escapes. */
const hasSeal = (stored: string, seal: string) => stored.includes(`"seal":"${seal}"`);

/** Whether a stored result is another one than that with this seal. Unsealed ones cannot be told apart. */
const isOther = (stored: string, seal: string | undefined) =>
  seal !== undefined && stored.includes('"seal":"') && !hasSeal(stored, seal);

/** Handles a message of another tab. */
function receive(message: Message): void {
  const stored = readStoredResult();
  if (message.kind === 'claimed') {
    // Somebody else's result stays, with what was written into it.
    if (stored && isOther(stored, message.seal)) return;
    dropResult();
    void moveTexts(message.userId);
    editor?.(message);
  } else if (!stored) return;
  else if (message.kind === 'wanted') post({ kind: 'offered', stored });
  else if (message.kind === 'changed' && hasSeal(stored, message.replaces)) {
    if (editor) editor(message);
    else storeResult(message.stored);
  }
}

let listeningChannel: BroadcastChannel | null = null;

function listen(): void {
  if (listeningChannel) return;
  listeningChannel = openChannel();
  listeningChannel?.addEventListener('message', ({ data }: MessageEvent<Message & { from?: number }>) => {
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
 * @param seal that of the claimed result
 */
export async function announceClaim(userId: string, seal?: string): Promise<void> {
  post({ kind: 'claimed', userId, seal });
  await moveTexts(userId);
}

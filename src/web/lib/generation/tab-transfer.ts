/**
 * Hands the guest's result from the tab that has it to another tab that asks for it, since the sign-up may continue in
 * another tab than the preview, and keeps copies in several tabs alike.
 */
import {
  dropResult,
  holdsGeneratedProfile,
  isResultInAnyTab,
  markResultStored,
  storedResult,
  storeResult,
} from './generated-profile-key';

/** Milliseconds to wait for an answer: a busy tab may take a while. */
const ANSWERS_WITHIN = 3_000;
/** Milliseconds between questions, since a tab that is still loading does not answer the first one. */
const ASK_EVERY = 250;

/** Marks a page's own messages, which reach its other channels too. */
const PAGE = Math.random();

type Message =
  | { kind: 'wanted' }
  | { kind: 'offered'; stored: string }
  /** `replaces` is the seal of the results whose place it takes; `before` is the one that was changed. */
  | { kind: 'changed'; stored: string; before: string; replaces: string }
  | { kind: 'claimed'; userId: string };

const open = () =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('quarterdeck.generated-profile');

/** Loaded only when a guest claims: every page of the product answers other tabs. */
const giveTexts = (userId: string): Promise<void> =>
  import('../unsaved-input/guest-texts').then(
    ({ moveGuestTexts }) => moveGuestTexts(userId),
    () => {}, // Offline: they stay in their tab.
  );

function post(message: Message): void {
  const channel = open();
  channel?.postMessage({ ...message, from: PAGE });
  channel?.close();
}

type Editor = (message: Message & { kind: 'changed' | 'claimed' }) => void;
let editor: Editor | undefined;

/**
 * Sets what edits the result in this page, and therefore merges the changes of other tabs by itself.
 * @returns a function that ends it
 */
export function setResultEditor(one: Editor): () => void {
  editor = one;
  return () => {
    if (editor === one) editor = undefined;
  };
}

/** Handles what another tab tells. */
function receive(message: Message): void {
  const stored = storedResult();
  if (message.kind === 'claimed') {
    dropResult();
    void giveTexts(message.userId);
    editor?.(message);
  } else if (!stored) return;
  else if (message.kind === 'wanted') post({ kind: 'offered', stored });
  // A seal has no character that JSON escapes.
  else if (message.kind === 'changed' && stored.includes(`"seal":"${message.replaces}"`)) {
    if (editor) editor(message);
    else storeResult(message.stored);
  }
}

let listening: BroadcastChannel | null = null;

function listen(): void {
  if (listening) return;
  listening = open();
  listening?.addEventListener('message', ({ data }: MessageEvent<Message & { from?: number }>) => {
    if (data.from !== PAGE) receive(data);
  });
}

/**
 * Answers other tabs of this browser, takes over what they change of the result that this tab has too, and deletes
 * what one of them has claimed.
 * @returns a function that stops answering
 */
export function offerToOtherTabs(): () => void {
  listen();
  return () => {
    listening?.close();
    listening = null;
  };
}

/** Tells other tabs of a change, so that whichever of them claims the result claims the newest. */
export const announceChange = (change: { stored: string; before: string; replaces: string }): void =>
  post({ kind: 'changed', ...change });

/** Takes the result from another tab of this browser, if this one has none. */
export async function fetchFromOtherTabs(): Promise<void> {
  const channel = holdsGeneratedProfile() || !isResultInAnyTab() ? null : open();
  if (!channel) return;
  // No change is missed between the answer and the moment when the page is shown.
  listen();
  let asking: ReturnType<typeof setInterval> | undefined;
  const stored = await new Promise<string | null>((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'offered') resolve(data.stored);
    });
    const ask = () => channel.postMessage({ kind: 'wanted' } satisfies Message);
    ask();
    asking = setInterval(ask, ASK_EVERY);
    setTimeout(() => resolve(null), ANSWERS_WITHIN);
  });
  clearInterval(asking);
  channel.close();
  // The tab that had it is closed, and its result is gone.
  if (stored) storeResult(stored);
  else markResultStored(false);
}

/** Gives the unsent texts of all tabs to the result's owner, and tells other tabs not to offer it again. */
export async function announceClaim(userId: string): Promise<void> {
  post({ kind: 'claimed', userId });
  await giveTexts(userId);
}

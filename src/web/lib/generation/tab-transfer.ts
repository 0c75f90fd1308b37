/**
 * Hands the guest's result from the tab that has it to another tab that asks for it, since the sign-up may continue in
 * another tab than the preview.
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

type Message = { kind: 'wanted' } | { kind: 'offered'; stored: string } | { kind: 'claimed' };

const open = () =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('quarterdeck.generated-profile');

/**
 * Answers other tabs of this browser, and deletes what one of them has claimed.
 * @returns a function that stops answering
 */
export function offerToOtherTabs(): () => void {
  const channel = open();
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'wanted') {
      const stored = storedResult();
      if (stored) channel.postMessage({ kind: 'offered', stored } satisfies Message);
    } else if (data.kind === 'claimed') dropResult();
  });
  return () => channel?.close();
}

/** Takes the result from another tab of this browser, if this one has none. */
export async function fetchFromOtherTabs(): Promise<void> {
  const channel = holdsGeneratedProfile() || !isResultInAnyTab() ? null : open();
  if (!channel) return;
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

/** Tells other tabs that the result has an owner, so that none offers it again. */
export function announceClaim(): void {
  const channel = open();
  channel?.postMessage({ kind: 'claimed' } satisfies Message);
  channel?.close();
}

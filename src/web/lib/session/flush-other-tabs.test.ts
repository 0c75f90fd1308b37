// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flushOtherTabs } from './flush-other-tabs';
import type { TabMessage } from './tab-messages';

/** The other tab, which holds its lock and answers when the test wants it to. */
let otherTab: BroadcastChannel;

const holdLocks = (...names: string[]) =>
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: names.map((name) => ({ name })) }) } });

const received = () =>
  new Promise<TabMessage>((resolve) => {
    otherTab.onmessage = ({ data }) => resolve(data);
  });

beforeEach(() => {
  otherTab = new BroadcastChannel('quarterdeck.session');
  vi.useFakeTimers();
});
afterEach(() => {
  otherTab.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function answerAfter(milliseconds: number, saved: boolean): Promise<void> {
  const message = await received();
  if (message.kind !== 'hand-over') throw new Error('The other tabs were not asked.');
  await vi.advanceTimersByTimeAsync(milliseconds);
  const { userId, ask } = message;
  otherTab.postMessage({ kind: 'handed-over', userId, ask, tab: 'other', saved } satisfies TabMessage);
}

it.each([true, false])(
  'flushOtherTabs waits for a slow tab that holds its lock, and returns its answer %s',
  async (saved) => {
    holdLocks('quarterdeck.sending.account-1.other', 'quarterdeck.sending.account-2.third');
    const flushed = flushOtherTabs('account-1');
    await answerAfter(15_000, saved);
    expect(await flushed).toBe(saved);
  },
);

it('flushOtherTabs gives up on a tab that never answers', async () => {
  holdLocks('quarterdeck.sending.account-1.other');
  const flushed = flushOtherTabs('account-1');
  await received();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await flushed).toBe(false);
});

it('flushOtherTabs waits for no tab of another account', async () => {
  holdLocks('quarterdeck.sending.account-2.other');
  const flushed = flushOtherTabs('account-1');
  await received();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await flushed).toBe(true);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectEdits, endClaim } from './claim-handover';
import { readStoredResult, storeResult } from './generated-profile-key';
import { offerToOtherTabs } from './tab-transfer';

/** The other tab, in which the record is edited. */
let otherTab: BroadcastChannel;
let stopOffering: () => void;

const resultWith = (words: string, seal = 'seal-1') => JSON.stringify({ generated: { seal, words } });

/** Makes other tabs hold the locks of editors. */
const holdLocks = (...names: string[]) =>
  vi.stubGlobal('navigator', {
    locks: {
      query: async () => ({ held: names.map((name) => ({ name: `quarterdeck.guest-record.${name}` })) }),
    },
  });

const received = () =>
  new Promise<unknown>((resolve) => {
    otherTab.onmessage = ({ data }) => resolve(data);
  });

beforeEach(() => {
  sessionStorage.clear();
  otherTab = new BroadcastChannel('quarterdeck.generated-profile');
  stopOffering = offerToOtherTabs();
  vi.useFakeTimers();
});
afterEach(() => {
  endClaim();
  stopOffering();
  otherTab.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('before a guest’s result is claimed', () => {
  it('what the other tabs have of it is stored', async () => {
    storeResult(resultWith('One'));
    holdLocks('7');
    const collected = collectEdits('seal-1');
    expect(await received()).toMatchObject({ kind: 'claiming', seal: 'seal-1' });
    await vi.advanceTimersByTimeAsync(2_000);
    otherTab.postMessage({ kind: 'handed-over', stored: resultWith('One two'), from: 7 });
    await collected;
    expect(readStoredResult()).toBe(resultWith('One two'));
  });

  it('a change that arrives after the later state is ignored', async () => {
    vi.useRealTimers();
    storeResult(resultWith('One'));
    holdLocks('7', '8');
    const collected = collectEdits('seal-1');
    await received();
    otherTab.postMessage({ kind: 'handed-over', stored: resultWith('One two'), from: 7 });
    await vi.waitFor(() => expect(readStoredResult()).toBe(resultWith('One two')));
    const before = resultWith('One');
    otherTab.postMessage({
      kind: 'changed',
      stored: resultWith('One t'),
      before,
      replaces: 'seal-1',
      from: 7,
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    otherTab.postMessage({ kind: 'handed-over', from: 8 });
    await collected;
    expect(readStoredResult()).toBe(resultWith('One two'));
  });

  it('a tab that does not answer is not waited for longer than some seconds', async () => {
    storeResult(resultWith('One'));
    holdLocks('7');
    const collected = collectEdits('seal-1');
    await received();
    await vi.advanceTimersByTimeAsync(5_000);
    await collected;
    expect(readStoredResult()).toBe(resultWith('One'));
  });

  it('a tab with somebody else’s result leaves it as it is', async () => {
    storeResult(resultWith('One'));
    holdLocks('7');
    const collected = collectEdits('seal-1');
    await received();
    otherTab.postMessage({ kind: 'handed-over', from: 7 });
    await collected;
    expect(readStoredResult()).toBe(resultWith('One'));
  });

  it('every tab that edits it can answer in a browser without Web Locks', async () => {
    storeResult(resultWith('One'));
    vi.stubGlobal('navigator', {});
    const collected = collectEdits('seal-1');
    await received();
    otherTab.postMessage({ kind: 'handed-over', from: 7 });
    await vi.advanceTimersByTimeAsync(100);
    otherTab.postMessage({ kind: 'handed-over', stored: resultWith('One two'), from: 8 });
    await vi.waitFor(() => expect(readStoredResult()).toBe(resultWith('One two')));
    await vi.advanceTimersByTimeAsync(300);
    await collected;
  });

  it('nothing is waited for if no other tab edits it', async () => {
    holdLocks();
    const collected = collectEdits('seal-1');
    await vi.advanceTimersByTimeAsync(0);
    await collected;
  });
});

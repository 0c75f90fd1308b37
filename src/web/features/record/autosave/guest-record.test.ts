// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { generatedProfileSchema } from '@/shared/generation/generated-profile';
import { emptyProfile } from '@/shared/profile/profile-data';
import type { CareerRecord } from '@/shared/record/career-record';
import { buildCareer } from '@/shared/testing/career';
import { saveGeneratedProfile } from '@/web/lib/generation/generated-profile';
import { readStoredResult } from '@/web/lib/generation/generated-profile-key';
import { forgetAccount, setPageAccount } from '@/web/lib/session/account';
import { moveGuestTexts } from '@/web/lib/unsaved-input/guest-texts';
import { editGuestRecord } from './guest-record';
import type { ClaimState } from './types';
import { readUnsavedRecordEdits, takeGuestEdits } from './unsaved-record-edits';

const facts = buildCareer();
const record: CareerRecord = { version: 1, read: facts, facts, mends: [], doubts: [] };
const SEAL = 'abc';

/** The tab that claims the result. */
let claimingTab: BroadcastChannel;
let stopWatching: () => void;

/** Starts the editing of a guest's record. */
function edit() {
  const result = generatedProfileSchema.parse({ ...emptyProfile(), name: 'Ines Calder', seal: SEAL, record });
  saveGeneratedProfile(result);
  const states: (ClaimState | null)[] = [];
  const editing = editGuestRecord(
    { ...result, record: result.record ?? record },
    { claim: (state) => states.push(state), generatedAgain: () => {} },
  );
  stopWatching = editing.watch();
  const write = (value: string) =>
    editing.change({
      facts: { ...editing.get().facts, headline: { id: 'headline', value, confidence: 1, spans: [] } },
      mends: [],
    });
  return { editing, states, write, headline: () => editing.get().facts.headline?.value };
}

/** Announces a claim. @returns what the editing tab hands over */
async function askForEdits(): Promise<string> {
  const answered = new Promise<{ stored: string }>((resolve) => {
    claimingTab.onmessage = ({ data }) => data.kind === 'handed-over' && resolve(data);
  });
  claimingTab.postMessage({ kind: 'claiming', seal: SEAL });
  return (await answered).stored;
}

const claim = (stored: string) =>
  claimingTab.postMessage({ kind: 'claimed', userId: 'mara', seal: SEAL, stored });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  claimingTab = new BroadcastChannel('quarterdeck.generated-profile');
});
afterEach(() => {
  stopWatching();
  claimingTab.close();
});

describe('a guest’s record that another tab claims', () => {
  it('is handed over as typed last, takes no further edits, and says that the claim includes it', async () => {
    const { states, write, headline } = edit();
    write('Opens ports');
    const stored = await askForEdits();
    expect(stored).toContain('Opens ports');
    write('Opens ports and yards');
    expect(headline()).toBe('Opens ports');
    claim(stored);
    await vi.waitFor(() => expect(states).toEqual(['asked', 'whole']));
    expect(readStoredResult()).toBeNull();
    expect(readUnsavedRecordEdits('mara', new Set())).toEqual([]);
  });

  it('can be edited again once the claim has failed', async () => {
    const { states, write, headline } = edit();
    await askForEdits();
    claimingTab.postMessage({ kind: 'claim-ended' });
    await vi.waitFor(() => expect(states).toEqual(['asked', null]));
    write('Opens yards');
    expect(headline()).toBe('Opens yards');
    expect(readStoredResult()).toContain('Opens yards');
  });

  it('says if it was claimed without the last words, and keeps them for the account', async () => {
    const { states, write } = edit();
    write('Opens ports');
    const stored = readStoredResult() ?? '';
    write('Opens ports and yards');
    claim(stored);
    await vi.waitFor(() => expect(states).toEqual(['kept']));
    const [kept] = readUnsavedRecordEdits('mara', new Set());
    expect(kept?.edits.base.facts.headline?.value).toBe('Opens ports');
    expect(kept?.edits.mine.facts.headline?.value).toBe('Opens ports and yards');
  });

  it('is left alone if it is another person’s', async () => {
    const { states, write, headline } = edit();
    claimingTab.postMessage({ kind: 'claiming', seal: 'another' });
    claimingTab.postMessage({ kind: 'claimed', userId: 'ana', seal: 'another', stored: '' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    write('Opens yards');
    expect(headline()).toBe('Opens yards');
    expect(states).toEqual([]);
  });
});

describe('a text over its limit in a guest’s record', () => {
  const tooLong = 'x'.repeat(5_000);

  it('is shown when the screen is opened again, until it is replaced by a shorter one', async () => {
    const first = edit();
    first.write(tooLong);
    expect(first.editing.getSaving()).toMatchObject({ tooLong: true, storedInBrowser: true, unsaved: true });
    stopWatching();
    const second = edit();
    expect(second.headline()).toBe(tooLong);
    expect(second.editing.getSaving().tooLong).toBe(true);
    second.write('Opens ports');
    stopWatching();
    expect(edit().headline()).toBeUndefined();
  });

  it('waits for the record of the account that claims the profile in this tab', async () => {
    edit().write(tooLong);
    await moveGuestTexts('mara');
    setPageAccount({ id: 'mara', email: 'mara@people.example' });
    takeGuestEdits('mara');
    const [waiting] = readUnsavedRecordEdits('mara', new Set());
    expect(waiting?.edits.mine.facts.headline?.value).toBe(tooLong);
    expect(waiting?.edits.base.facts.headline?.value).not.toBe(tooLong);
    forgetAccount();
  });
});

/** What auto-save reports to its screen: edits that the browser cannot store, and overwritten text. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyProfile, type ProfileData, type SectionName } from '@/shared/profile/profile-data';
import { createAutosave } from './autosave';
import { createFakeOutbox, createFakeServer, startAutosaveOnNetwork } from './testing/fakes';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const passTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('auto-save reports if the browser cannot store what is unsaved', async () => {
  const { autosave, outbox, write } = startAutosaveOnNetwork([
    { requestMs: 1, answerMs: 1, lost: 'request' },
  ]);
  outbox.put = () => false;
  write({ summary: 'A' });
  expect(autosave.getState()).toMatchObject({ unsaved: true, storedInBrowser: false });
  await passTime(60_000);
  expect(autosave.getState()).toMatchObject({ unsaved: false, storedInBrowser: true });
});

it('auto-save reports a section overwritten by a concurrent edit only to whoever lost it', async () => {
  const lost: SectionName[][] = [];
  const merge = (_data: ProfileData, _conflicts: SectionName[], sections: SectionName[]) =>
    lost.push(sections);
  const { server, connect } = createFakeServer();
  const saved = { revision: 1, data: emptyProfile() };
  let ids = 0;
  const autosave = createAutosave({
    saved,
    send: connect(),
    outbox: createFakeOutbox(),
    newId: () => `mine-${++ids}`,
    onMerged: merge,
    onFailure: () => {},
  });
  autosave.change({ ...emptyProfile(), summary: 'Mine.' });
  await passTime(1_020);
  autosave.receive({ revision: 3, data: { ...server.data, summary: 'Theirs.' }, overwrote: true });
  autosave.receive({ revision: 4, data: { ...server.data, summary: 'Later.' } });
  expect(lost).toEqual([['description'], []]);
});

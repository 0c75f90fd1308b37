import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyProfile, type ProfileData } from '@/shared/profile/profile-data';
import { startAutosaveOnNetwork } from './testing/fakes';
import { createWithholding } from './withholding';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const passTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('withheld sections', () => {
  const tooLong = 'x'.repeat(10_001);

  it('are only those that are too long: the others are saved, and the long one once it fits', async () => {
    const { autosave, server, outbox, write } = startAutosaveOnNetwork();
    write({ summary: tooLong, name: 'Mara' });
    await passTime(1_020);
    expect(server.data).toMatchObject({ name: 'Mara', summary: '' });
    expect(autosave.getState()).toMatchObject({
      unsaved: true,
      withheld: { description: expect.any(String) },
    });
    expect(outbox.entry?.mine).toEqual({ summary: tooLong });
    expect(await autosave.flush()).toBe(false);
    write({ summary: 'Fits.', name: 'Mara' });
    await passTime(1_020);
    expect(server.data.summary).toBe('Fits.');
    expect(autosave.getState()).toMatchObject({ unsaved: false, withheld: {} });
    expect(outbox.entry).toBeNull();
  });

  it('let through what hides or removes another entry of the same list, or the long one itself', async () => {
    const { autosave, server, write } = startAutosaveOnNetwork();
    const notice = { term: 'notice', text: 'Three months', shown: 'page' } as const;
    const start = { term: 'start', text: 'In spring', shown: 'page' } as const;
    const story = {
      where: 'Kestrel, 2019',
      situation: 'A merger',
      action: '',
      number: '',
      counts: '',
      result: '',
    };
    write({
      engagement: [start, notice],
      case_stories: [{ ...story, shown: true }],
      highlights: ['Controller, Kestrel', 'Chief executive', 'Adviser'],
    });
    await passTime(1_020);
    write({
      engagement: [
        { ...start, shown: 'hidden' },
        { ...notice, text: tooLong, shown: 'versions' },
      ],
      case_stories: [{ ...story, action: tooLong, shown: false }],
      highlights: [`Controller, Kestrel ${tooLong}`, 'Adviser'],
    });
    await passTime(1_020);
    expect(server.data).toMatchObject({
      engagement: [
        { ...start, shown: 'hidden' },
        { ...notice, shown: 'versions' },
      ],
      case_stories: [{ ...story, shown: false }],
      highlights: ['Controller, Kestrel', 'Adviser'],
    });
    expect(Object.keys(autosave.getState().withheld)).toEqual(['keyRoles', 'engagement', 'caseStories']);
  });

  it('let the other texts of the section through, such as a place that was taken out', async () => {
    const { server, write } = startAutosaveOnNetwork();
    write({ role: 'Controller', location: 'Bergen' });
    await passTime(1_020);
    write({ role: tooLong, location: '' });
    await passTime(1_020);
    expect(server.data).toMatchObject({ role: 'Controller', location: '' });
  });

  it('lose the saved entries that are gone, if there are too many or one that is too long resembles none', async () => {
    const { server, write } = startAutosaveOnNetwork();
    const posts = Array.from({ length: 200 }, (_, index) => `Post ${index}`);
    for (const highlights of [
      ['Adviser', ...posts],
      [`Chair ${tooLong}`, 'Adviser'],
    ]) {
      write({ highlights: ['Controller', 'Adviser'] });
      await passTime(1_020);
      write({ highlights });
      await passTime(1_020);
      expect(server.data.highlights).toEqual(['Adviser']);
    }
  });

  it('let a new row through beside one that is too long', async () => {
    const { server, write } = startAutosaveOnNetwork();
    write({ highlights: ['Controller', tooLong, 'Adviser'] });
    await passTime(1_020);
    expect(server.data.highlights).toEqual(['Controller', 'Adviser']);
  });

  it('are those that the server refused, until they change', async () => {
    const sent: ProfileData[] = [];
    const { autosave, write } = startAutosaveOnNetwork([], async ({ profile_data, base_revision }) => {
      sent.push(profile_data);
      if (profile_data.role === 'refused')
        return { kind: 'refused', message: 'Not this.', sections: ['basicInfo'] };
      return { kind: 'saved', revision: base_revision + 1, savedAt: new Date() };
    });
    write({ role: 'refused', summary: 'A' });
    await passTime(1_020);
    expect(sent.map(({ role, summary }) => [role, summary])).toEqual([
      ['refused', 'A'],
      ['', 'A'],
    ]);
    expect(autosave.getState().withheld).toEqual({ basicInfo: 'Not this.' });
    write({ role: 'other', summary: 'A' });
    await passTime(1_020);
    expect(sent.at(-1)?.role).toBe('other');
    expect(autosave.getState()).toMatchObject({ unsaved: false, withheld: {} });
  });
});

it('what may be sent is computed again only when the profile or the saved state changes', () => {
  const withholding = createWithholding();
  const saved = { ...emptyProfile(), summary: 'Saved.' };
  const data = { ...emptyProfile(), summary: 'x'.repeat(10_001) };
  const first = withholding.sendableOf(data, saved);
  expect(first.data.summary).toBe('Saved.');
  expect(withholding.sendableOf(data, saved)).toBe(first);
  expect(withholding.sendableOf(data, { ...saved, summary: 'Later.' }).data.summary).toBe('Later.');
  expect(withholding.sendableOf({ ...data, summary: 'Fits.' }, saved).data.summary).toBe('Fits.');
});

it('refused sections are withheld until the refusals are cleared', () => {
  const withholding = createWithholding();
  const saved = { ...emptyProfile(), summary: 'Saved.' };
  const data = { ...emptyProfile(), summary: 'Refused.' };
  expect(withholding.hasRefusals()).toBe(false);
  withholding.addRefusals(['description'], data, 'No.');
  withholding.addRefusals(['description'], data, 'Still no.');
  expect(withholding.sendableOf(data, saved)).toMatchObject({
    data: { summary: 'Saved.' },
    withheld: { description: 'Still no.' },
  });
  expect(withholding.hasRefusals()).toBe(true);
  withholding.clearRefusals();
  expect(withholding.hasRefusals()).toBe(false);
  expect(withholding.sendableOf(data, saved)).toMatchObject({ data: { summary: 'Refused.' }, withheld: {} });
});

describe('sections that a filter of the network refuses', () => {
  /** Starts an auto-save behind a filter that refuses whatever contains 'DROP'. */
  function startFiltered() {
    let isOn = true;
    const sent: string[] = [];
    const { autosave, write } = startAutosaveOnNetwork([], async ({ profile_data, base_revision }) => {
      const { name, summary, sweetspot } = profile_data;
      sent.push([name, summary, sweetspot].join('/'));
      if (isOn && sent.at(-1)?.includes('DROP'))
        return { kind: 'refused', message: 'Filtered.', byNetwork: true };
      return { kind: 'saved', revision: base_revision + 1, savedAt: new Date() };
    });
    const turnOff = () => {
      isOn = false;
    };
    return { autosave, write, sent, turnOff };
  }

  it('are named, and the others are saved', async () => {
    const { autosave, write } = startFiltered();
    write({ sweetspot: 'DROP' });
    await passTime(1_000);
    expect(autosave.getState()).toMatchObject({
      phase: 'error',
      problem: 'refused',
      withheld: { sweetSpot: 'Filtered.' },
    });
    write({ sweetspot: 'DROP', summary: 'Saved.' });
    await passTime(2_000);
    expect(autosave.getSaved().data).toMatchObject({ summary: 'Saved.', sweetspot: '' });
    expect(autosave.getState()).toMatchObject({ phase: 'saved', withheld: { sweetSpot: 'Filtered.' } });
  });

  it.each([
    ['the first of three', { name: 'DROP', summary: 'B', sweetspot: 'C' }, ['basicInfo']],
    ['the last of three', { name: 'A', summary: 'B', sweetspot: 'DROP' }, ['sweetSpot']],
    ['two of three', { name: 'DROP', summary: 'B', sweetspot: 'DROP' }, ['basicInfo', 'sweetSpot']],
    ['all', { name: 'DROP', summary: 'DROP', sweetspot: 'DROP' }, ['basicInfo', 'description', 'sweetSpot']],
  ])('are found among sections edited at once: %s', async (_, edits, expected) => {
    const { autosave, write, sent } = startFiltered();
    write(edits);
    await passTime(2_000);
    expect(Object.keys(autosave.getState().withheld).sort()).toEqual(expected);
    const passed = Object.entries(edits).map(([field, text]) => [field, text === 'DROP' ? '' : text]);
    expect(autosave.getSaved().data).toMatchObject(Object.fromEntries(passed));
    expect(sent.length).toBeLessThanOrEqual(6);
    await passTime(60_000);
    expect(sent.length).toBeLessThanOrEqual(6);
  });

  it('are saved by the next flush once the filter is gone', async () => {
    const { autosave, write, turnOff } = startFiltered();
    write({ sweetspot: 'DROP' });
    await passTime(1_000);
    expect(await autosave.flush()).toBe(false);
    turnOff();
    expect(await autosave.flush()).toBe(true);
    expect(autosave.getState()).toMatchObject({ unsaved: false, withheld: {} });
  });
});

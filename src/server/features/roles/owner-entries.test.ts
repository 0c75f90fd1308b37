/** What the owner enters for a saved role: its state, the next step, notes and names. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { rateLimits, roles } from '@/server/db/schema';
import { setUpGenerationApp } from '@/server/testing/features/generation';
import { SHORT_ADVERTISEMENT, saveRole } from '@/server/testing/features/roles';
import { refusalOf } from '@/server/testing/refusal';
import { onDatabases } from '@/server/testing/set-up/databases';
import { ROLE_LIMITS } from '@/shared/roles/saved-roles';
import { HOUR } from '@/shared/time/durations';

onDatabases('a saved role', (kind) => {
  const app = setUpGenerationApp(kind);
  beforeAll(async () => {
    // Loads the engine beforehand, so that no test's time limit includes it.
    await app.deps.engine.attempt('read-role', { text: SHORT_ADVERTISEMENT }, { visitor: 'first' });
  });
  beforeEach(() => app.db.delete(rateLimits).then(() => {}));

  it('has a state with a date, a next step with a date, and notes', async () => {
    const { role, rpc } = await saveRole(app);
    app.advance(HOUR);
    const talks = await rpc.setState({ id: role.id, state: 'in-talks' });
    expect(talks.state_since.getTime()).toBeGreaterThan(role.state_since.getTime());
    const repeatedState = await rpc.setState({ id: role.id, state: 'in-talks' });
    expect(repeatedState.state_since).toEqual(talks.state_since);
    await rpc.setNextStep({ id: role.id, step: ' Call with the chair ', date: '2099-11-24' });
    await rpc.setNotes({ id: role.id, notes: 'They know Halden.' });
    expect(await rpc.one({ id: role.id })).toMatchObject({
      next_step: 'Call with the chair',
      next_date: '2099-11-24',
      notes: 'They know Halden.',
    });
    const wrong = rpc.setNextStep({ id: role.id, step: '', date: '2099-02-31' });
    expect(await refusalOf(wrong)).toMatchObject({ status: 400 });
    await rpc.remove({ id: role.id });
    expect(await rpc.list()).toEqual([]);
  });

  it('takes characters that nobody sees out of what is typed, and nothing for a name of them alone', async () => {
    const { role, rpc } = await saveRole(app);
    const { id } = role;
    const { title } = await rpc.one({ id });
    expect(await rpc.setNextStep({ id, step: 'Call\0 the chair', date: null })).toMatchObject({
      next_step: 'Call the chair',
    });
    await rpc.setNames({ id, title: '\u200b', organisation: 'Kestrel' });
    expect(await rpc.one({ id })).toMatchObject({ title, organisation: 'Kestrel' });
    expect(await refusalOf(rpc.addRequirement({ id, text: '\u2060', must: true }))).toMatchObject({
      status: 400,
    });
  });

  it('refuses a next step that would replace one that its owner was not shown', async () => {
    const { role, rpc } = await saveRole(app);
    const { id } = role;
    const was = { step: '', date: null };
    await rpc.setNextStep({ id, step: 'Call the chair', date: null, was });
    // Sent again after a lost answer.
    await rpc.setNextStep({ id, step: 'Call the chair', date: null, was });
    const other = { id, step: 'Mail the recruiter', date: null };
    await expect(rpc.setNextStep({ ...other, was })).rejects.toMatchObject({
      code: 'STALE_REVISION',
      data: { step: 'Call the chair', date: null },
    });
    const shown = { step: 'Call the chair', date: null };
    expect(await rpc.setNextStep({ ...other, was: shown })).toMatchObject({ next_step: other.step });
  });

  it('keeps the notes of two windows that started from the same text', async () => {
    const { role, rpc } = await saveRole(app);
    const { id } = role;
    await rpc.setNotes({ id, notes: 'They know Halden.', bases: [''] });
    const { notes } = await rpc.setNotes({ id, notes: 'Ask Ada.', bases: [''] });
    expect(notes).toBe('They know Halden.\nAsk Ada.');
    // The save arrived but its answer was lost: retrying is not a conflict with somebody else.
    await rpc.setNotes({ id, notes: 'Ask', bases: [notes] });
    expect((await rpc.setNotes({ id, notes: 'Ask A.', bases: [notes, 'Ask'] })).notes).toBe('Ask A.');
    expect((await rpc.setNotes({ id, notes: '', bases: ['Ask A.'] })).notes).toBe('');
    const long = (letter: string) => letter.repeat(ROLE_LIMITS.notes);
    await rpc.setNotes({ id, notes: long('a'), bases: [''] });
    const merged = await rpc.setNotes({ id, notes: long('b'), bases: [''] });
    expect(merged.notes).toBe(`${long('a')}\n${long('b')}`);
    expect(await refusalOf(rpc.setNotes({ id, notes: 'c', bases: [''] }))).toMatchObject({ status: 413 });
    expect((await rpc.one({ id })).notes).toBe(merged.notes);
  });

  it('is not removed with notes that its owner was not shown', async () => {
    const { role, rpc } = await saveRole(app);
    const { id } = role;
    await rpc.setNotes({ id, notes: 'They know Halden.' });
    await expect(rpc.remove({ id, notes: '' })).rejects.toMatchObject({
      code: 'STALE_REVISION',
      data: { notes: 'They know Halden.' },
    });
    await rpc.remove({ id, notes: 'They know Halden.' });
    expect(await rpc.list()).toEqual([]);
    // The answer to it may have been lost.
    expect(await rpc.remove({ id, notes: 'They know Halden.' })).toEqual({ ok: true });
  });

  it('has the title that its owner gives it everywhere, until it is reset', async () => {
    const { role, rpc } = await saveRole(app);
    expect(role.read).toEqual({ title: role.title, organisation: 'Kestrel Cold Chain' });
    const called = await rpc.setNames({ id: role.id, title: ' Interim COO ', organisation: 'Kestrel Group' });
    expect(called).toMatchObject({ title: 'Interim COO', organisation: 'Kestrel Group', read: role.read });
    expect((await rpc.list())[0]).toMatchObject({ title: 'Interim COO', organisation: 'Kestrel Group' });
    const counted = await rpc.count({ id: role.id });
    expect(counted.title).toBe('Interim COO');
    const unnamed = await rpc.setNames({ id: role.id, title: 'Interim COO', organisation: '' });
    expect(unnamed.organisation).toBeNull();
    const { title, organisation } = role.read;
    await rpc.setNames({ id: role.id, title: title ?? '', organisation: organisation ?? '' });
    expect(await rpc.one({ id: role.id })).toMatchObject(role.read);
    const [row] = await app.db.select().from(roles).where(eq(roles.id, role.id));
    expect(row?.named).toEqual({});
    await rpc.setNames({ id: role.id, title: '', organisation: 'Kestrel Group' });
    expect((await rpc.one({ id: role.id })).title).toBe(title);
    const long = rpc.setNames({ id: role.id, title: 'x'.repeat(ROLE_LIMITS.name + 1), organisation: '' });
    expect(await refusalOf(long)).toMatchObject({ status: 400 });
    await rpc.remove({ id: role.id });
  });

  it('keeps names that two windows change, and refuses one that would replace a name its owner was not shown', async () => {
    const { role, rpc } = await saveRole(app);
    const { id } = role;
    const was = { title: role.title ?? '', organisation: role.organisation ?? '' };
    const first = { id, ...was, title: 'Interim COO', was };
    await rpc.setNames(first);
    // Sent again after a lost answer.
    await rpc.setNames(first);
    const both = await rpc.setNames({ id, ...was, organisation: 'Kestrel Group', was });
    expect(both).toMatchObject({ title: 'Interim COO', organisation: 'Kestrel Group' });
    const other = { id, title: 'Operations lead', organisation: 'Kestrel Group' };
    await expect(rpc.setNames({ ...other, was })).rejects.toMatchObject({
      code: 'STALE_REVISION',
      data: { title: 'Interim COO' },
    });
    const shown = { ...was, title: 'Interim COO' };
    expect(await rpc.setNames({ ...other, was: shown })).toMatchObject({ title: 'Operations lead' });
    const reset = { id, ...was, title: '', was: { ...was, title: 'Operations lead' } };
    expect(await rpc.setNames(reset)).toMatchObject({ title: role.title, organisation: 'Kestrel Group' });
    expect(await rpc.setNames(reset)).toMatchObject({ title: role.title });
  });
});

import { expect, it } from 'vitest';
import { MAX_FACT_TEXT } from './fact-limits';
import { type EditedRecord, editedRecordSchema } from './record';
import { readKeptEdits, savableEdits } from './record-excess';
import { buildCareer, buildRole } from './testing/career';

const LONG = 'x'.repeat(MAX_FACT_TEXT + 1);
const line = (id: string, value: string) => ({ id, value, spans: [], confidence: 1 });
const roles = [buildRole('a', { title: 'First' }), buildRole('b', { title: 'Second' })] as const;
const saved: EditedRecord = {
  facts: buildCareer({ roles: [...roles], skills: [line('s', 'Pricing')], name: line('n', 'Tove Lind') }),
  mends: [],
};
const changed = (facts: Partial<EditedRecord['facts']>): EditedRecord => ({
  ...saved,
  facts: { ...saved.facts, ...facts },
});

it('leaves edits that fit as they are', () => {
  const mine = changed({ name: line('n', 'Tove Lind Berg') });
  expect(savableEdits(mine, saved)).toBe(mine);
});

it('keeps a fact that is too long as it was saved, and saves what was changed beside it', () => {
  const mine = changed({
    roles: [
      { ...roles[0], title: LONG },
      { ...roles[1], title: 'Chief of Staff' },
      buildRole('c', { title: LONG }),
    ],
    skills: [line('s', 'Pricing'), line('t', LONG), line('u', 'Audit')],
    givenName: LONG,
    name: line('n', LONG),
  });
  const { facts } = savableEdits(mine, saved);
  expect(facts.roles.map(({ title }) => title)).toEqual(['First', 'Chief of Staff']);
  expect(facts.skills.map(({ value }) => value)).toEqual(['Pricing', 'Audit']);
  expect(facts.givenName).toBeUndefined();
  expect(facts.name?.value).toBe('Tove Lind');
  expect(editedRecordSchema.safeParse({ facts, mends: [] }).success).toBe(true);
});

it('keeps a list of too many as it was saved', () => {
  const many = Array.from({ length: 1_001 }, (_, n) => line(`s${n}`, `Skill ${n}`));
  expect(savableEdits(changed({ skills: many }), saved).facts.skills).toEqual(saved.facts.skills);
});

it('keeps a note of a change that passes a limit out of the save, and the other notes in it', () => {
  const mend = (id: string, title: string) => ({
    id,
    kind: 'edit' as const,
    said: id,
    at: '',
    before: [{ ...roles[0], title }],
    made: [],
  });
  const mine = { ...saved, mends: [mend('one', LONG), mend('two', 'First')] };
  expect(savableEdits(mine, saved).mends.map(({ id }) => id)).toEqual(['two']);
});

it('reads edits from a browser that are only too long, and no others', () => {
  const long = changed({ name: line('n', LONG) });
  expect(readKeptEdits(JSON.parse(JSON.stringify(long)))?.facts.name?.value).toBe(LONG);
  expect(readKeptEdits({ facts: { roles: 'none' }, mends: [] })).toBeNull();
  expect(readKeptEdits(null)).toBeNull();
});

import { expect, it } from 'vitest';
import { buildCareer, buildRole } from '../testing/career';
import { type EditedRecord, editedRecordSchema } from './career-record';
import { readStoredEdits, savableEdits } from './excess';
import { MAX_FACT_CHARACTERS } from './fact-limits';

const TOO_LONG = 'x'.repeat(MAX_FACT_CHARACTERS + 1);
const textFact = (id: string, value: string) => ({ id, value, spans: [], confidence: 1 });
const roles = [buildRole('a', { title: 'First' }), buildRole('b', { title: 'Second' })] as const;
const saved: EditedRecord = {
  facts: buildCareer({
    roles: [...roles],
    skills: [textFact('s', 'Pricing')],
    name: textFact('n', 'Tove Lind'),
  }),
  mends: [],
};
const withFacts = (facts: Partial<EditedRecord['facts']>): EditedRecord => ({
  ...saved,
  facts: { ...saved.facts, ...facts },
});

it('edits of the record within the limits are saved as they are', () => {
  const mine = withFacts({ name: textFact('n', 'Tove Lind Berg') });
  expect(savableEdits(mine, saved)).toBe(mine);
});

it('a fact of the record that is too long keeps its saved value, and other changes are saved', () => {
  const mine = withFacts({
    roles: [
      { ...roles[0], title: TOO_LONG },
      { ...roles[1], title: 'Chief of Staff' },
      buildRole('c', { title: TOO_LONG }),
    ],
    skills: [textFact('s', 'Pricing'), textFact('t', TOO_LONG), textFact('u', 'Audit')],
    givenName: TOO_LONG,
    name: textFact('n', TOO_LONG),
  });
  const { facts } = savableEdits(mine, saved);
  expect(facts.roles.map(({ title }) => title)).toEqual(['First', 'Chief of Staff']);
  expect(facts.skills.map(({ value }) => value)).toEqual(['Pricing', 'Audit']);
  expect(facts.givenName).toBeUndefined();
  expect(facts.name?.value).toBe('Tove Lind');
  expect(editedRecordSchema.safeParse({ facts, mends: [] }).success).toBe(true);
});

it('a list of the record with too many entries keeps its saved value', () => {
  const tooMany = Array.from({ length: 1_001 }, (_, n) => textFact(`s${n}`, `Skill ${n}`));
  expect(savableEdits(withFacts({ skills: tooMany }), saved).facts.skills).toEqual(saved.facts.skills);
});

it('an edit of the record over a limit is left out of the save, the others are not', () => {
  const editOf = (id: string, title: string) => ({
    id,
    kind: 'edit' as const,
    said: id,
    at: '',
    before: [{ ...roles[0], title }],
    made: [],
  });
  const mine = { ...saved, mends: [editOf('one', TOO_LONG), editOf('two', 'First')] };
  expect(savableEdits(mine, saved).mends.map(({ id }) => id)).toEqual(['two']);
});

it('stored edits of the record are read even if too long, but not if invalid', () => {
  const long = withFacts({ name: textFact('n', TOO_LONG) });
  expect(readStoredEdits(JSON.parse(JSON.stringify(long)))?.facts.name?.value).toBe(TOO_LONG);
  expect(readStoredEdits({ facts: { roles: 'none' }, mends: [] })).toBeNull();
  expect(readStoredEdits(null)).toBeNull();
});

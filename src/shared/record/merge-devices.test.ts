import { describe, expect, it } from 'vitest';
import { buildCareer, buildRole } from '../testing/career';
import type { EditedRecord, RecordEdit } from './career-record';
import type { CareerFacts, RoleFact } from './facts';
import { mergeDeviceEdits } from './merge-devices';

const edited = (...roles: RoleFact[]): EditedRecord => ({ facts: buildCareer({ roles }), mends: [] });
const buildConflict = ({ roles = [] }: Partial<CareerFacts>): RecordEdit => ({
  id: `conflict-${roles[0]?.id}`,
  kind: 'elsewhere',
  said: '',
  at: '',
  before: roles,
  made: [],
});

describe('two titles that two devices have let last until today', () => {
  const [a, b] = [buildRole('a', { title: 'First' }), buildRole('b', { title: 'Second' })];
  const lasting = (role: RoleFact): RoleFact => ({ ...role, end: 'present' });
  const merge = (theirs: EditedRecord, sent: EditedRecord[] = []) =>
    mergeDeviceEdits(edited(a, b), edited(lasting(a), b), theirs, buildConflict, sent);

  it('both do, and the owner is asked about the other one', () => {
    const merged = merge(edited(a, lasting(b)));
    expect(merged.facts.roles).toEqual([lasting(a), lasting(b)]);
    expect(merged.mends).toEqual([buildConflict({ roles: [b] })]);
  });

  it.each([
    ['one and the same', edited(lasting(a), b), []],
    ['one of one’s own, whose answer was lost', edited(a, lasting(b)), [edited(a, lasting(b))]],
    ['a new one', edited(a, b, buildRole('new', { end: 'present' })), []],
  ])('nobody is asked about %s', (_, theirs, sent) => {
    expect(merge(theirs, sent).mends).toEqual([]);
  });
});

const line = (id: string, value = `Line ${id}`) => ({ id, value, spans: [], confidence: 1 });
const [one, two, three] = [line('1'), line('2'), line('3')];
const manager = buildRole('manager', { title: 'Manager', statements: [one, two] });
const director = buildRole('director', { title: 'Director', statements: [three] });

/** Title and lines of each role once two devices have changed manager and director. */
function merge(mine: RoleFact[], theirs: RoleFact[]) {
  const { facts, mends } = mergeDeviceEdits(
    edited(manager, director),
    edited(...mine),
    edited(...theirs),
    buildConflict,
    [],
  );
  expect(mends).toEqual([]);
  return Object.fromEntries(
    facts.roles.map(({ title, statements }) => [title, statements.map(({ value }) => value)]),
  );
}

const joined = { ...director, statements: [three, one, two] };
const splitOff = buildRole('split', { title: 'Head of Sales', statements: [two] });
const shorter = { ...manager, statements: [one] };

describe('merging a title into another while another device', () => {
  it.each([
    [
      'here',
      [joined],
      [shorter, splitOff, director],
      { Director: ['Line 3', 'Line 1', 'Line 2'], 'Head of Sales': [] },
    ],
    [
      'there',
      [shorter, splitOff, director],
      [joined],
      { 'Head of Sales': ['Line 2'], Director: ['Line 3', 'Line 1'] },
    ],
  ])('splits it, leaves each line in one title: merged %s', (_, mine, theirs, expected) => {
    expect(merge(mine, theirs)).toEqual(expected);
  });

  it('words a line anew, moves the new words', () => {
    const reworded = { ...manager, statements: [line('1', 'New words'), two] };
    const expected = { Director: ['Line 3', 'New words', 'Line 2'] };
    expect(merge([joined], [reworded, director])).toEqual(expected);
    expect(merge([reworded, director], [joined])).toEqual(expected);
  });

  it('changes its title or adds a line, keeps the title with what is new', () => {
    const changed = { ...manager, title: 'Senior Manager', statements: [one, two, line('4')] };
    expect(merge([joined], [changed, director])).toEqual({
      Director: ['Line 3', 'Line 1', 'Line 2'],
      'Senior Manager': ['Line 4'],
    });
  });

  it('words a line anew that was reworded here too, keeps both texts', () => {
    const here = { ...director, statements: [three, line('1', 'Words here'), two] };
    const there = { ...manager, statements: [line('1', 'Words there'), two] };
    expect(merge([here], [there, director])).toEqual({
      Director: ['Line 3', 'Words here', 'Line 2'],
      Manager: ['Words there'],
    });
  });
});

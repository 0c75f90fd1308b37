import { describe, expect, it } from 'vitest';
import { buildCareer, buildRole } from '../testing/career';
import { type CareerRecord, newRecord, type RecordEdit } from './career-record';
import { carryEdits } from './carry-edits';
import { CONFLICT_EDIT } from './edit-kinds';
import { MAX_FACT_LIST } from './fact-limits';
import type { CareerFacts, TextFact } from './facts';
import { restoreEvidence } from './provenance';

const readFact = (id: string, value: string): TextFact => ({
  id,
  value,
  spans: [{ source: 'resume', page: 1, quote: value }],
  confidence: 0.9,
});
const ownFact = (id: string, value: string): TextFact => ({ id, value, spans: [], confidence: 1 });
const withEdits = (
  record: CareerRecord,
  part: Partial<CareerFacts>,
  mends: RecordEdit[] = [],
): CareerRecord => ({
  ...record,
  facts: restoreEvidence(record.read, { ...record.facts, ...part }),
  mends,
});
const values = (facts: readonly TextFact[]) => facts.map(({ value }) => value);

describe('a record that is read again keeps what its owner wrote', () => {
  const school = { id: 'school-1', school: 'Dunmore College', spans: [], confidence: 0.9 };
  const before = newRecord(
    buildCareer({
      skills: [readFact('skill-1', 'Retail banking'), readFact('skill-2', 'Typing')],
      education: [school],
      about: [readFact('about-1', 'Leads branches.')],
    }),
  );
  const editedRecord = withEdits(before, {
    interests: [ownFact('own-1', 'Gig rowing')],
    skills: [readFact('skill-1', 'Retail banking'), ownFact('own-2', 'Turnarounds')],
    education: [{ ...school, school: 'Dunmore University' }],
    about: [...before.facts.about, ownFact('answer-notFor', 'What not to call Ruth for: a quick sale.')],
  });
  const again = newRecord(
    buildCareer({
      skills: [
        readFact('skill-1', 'Typing'),
        readFact('skill-2', 'Retail banking'),
        readFact('skill-3', 'Audits'),
      ],
      interests: [readFact('interest-1', 'Chess')],
      education: [{ ...school, id: 'school-7' }],
    }),
  );
  const { facts } = carryEdits(editedRecord, again);

  it('in lists, schools and answers', () => {
    expect(values(facts.interests)).toEqual(['Chess', 'Gig rowing']);
    expect(values(facts.skills)).toEqual(['Retail banking', 'Audits', 'Turnarounds']);
    expect(facts.education.map(({ school: name }) => name)).toEqual(['Dunmore University']);
    expect(facts.about.map(({ id }) => id)).toEqual(['answer-notFor']);
  });

  it('with ids that nothing else has, and as their own word', () => {
    const clash = carryEdits(
      withEdits(before, { interests: [ownFact('skill-3', 'Gig rowing')] }),
      again,
    ).facts;
    expect(new Set([...clash.interests, ...clash.skills].map(({ id }) => id)).size).toBe(5);
    expect(facts.interests[1]?.spans[0]?.source).toBe('own');
    expect(facts.interests[0]?.spans[0]?.source).toBe('resume');
  });

  it('within the limit of the list', () => {
    const many = Array.from({ length: MAX_FACT_LIST.interests }, (_, index) =>
      ownFact(`own-${index}`, `Hobby ${index}`),
    );
    const full = carryEdits(withEdits(before, { interests: many }), again).facts.interests;
    expect(values(full)).toEqual(values(many));
  });

  it('once, if it is carried over twice', () => {
    expect(carryEdits(editedRecord, carryEdits(editedRecord, again)).facts).toEqual(facts);
  });

  it('beside what was written into the new one', () => {
    const claimed = withEdits(again, {
      interests: [...again.facts.interests, ownFact('own-9', 'Bee keeping')],
    });
    expect(values(carryEdits(editedRecord, claimed).facts.interests)).toEqual([
      'Chess',
      'Bee keeping',
      'Gig rowing',
    ]);
  });
});

describe('a title that is read again', () => {
  const line = readFact('role-2-a', 'Opened nine branches.');
  const other = readFact('role-2-b', 'Hired 120 people.');
  const before = newRecord(buildCareer({ roles: [buildRole('role-2', { statements: [line, other] })] }));
  const [role] = before.facts.roles;
  if (!role) throw new Error('no role');
  const editedRecord = withEdits(before, {
    roles: [
      {
        ...role,
        location: 'Cork',
        statements: [ownFact('role-2-a', 'Opened ten branches.'), ownFact('x', 'Closed one.')],
      },
    ],
  });

  it('has its edited line in the place of the one that was read, and not the one that was taken out', () => {
    const again = newRecord(
      buildCareer({
        roles: [
          buildRole('role-5', {
            statements: [
              { ...line, id: 'n-1' },
              { ...other, id: 'n-2' },
            ],
          }),
        ],
      }),
    );
    const [now] = carryEdits(editedRecord, again).facts.roles;
    expect(now).toMatchObject({ id: 'role-5', location: 'Cork' });
    expect(values(now?.statements ?? [])).toEqual(['Opened ten branches.', 'Closed one.']);
  });

  it('stays with its owner’s words if it is not read the same way', () => {
    const again = newRecord(buildCareer({ roles: [buildRole('role-2', { title: 'Area Manager' })] }));
    const { facts } = carryEdits(editedRecord, again);
    expect(facts.roles.map(({ title, location }) => [title, location])).toEqual([
      ['Regional Manager', 'Cork'],
      ['Area Manager', undefined],
    ]);
    expect(new Set(facts.roles.map(({ id }) => id)).size).toBe(2);
  });

  it('keeps the other text of an edit in two places until one is chosen', () => {
    const conflict: RecordEdit = { id: 'c', kind: CONFLICT_EDIT, said: '', at: '', before: [role], made: [] };
    const again = newRecord(buildCareer({ roles: [buildRole('role-5')] }));
    const carried = (seen: boolean) =>
      carryEdits({ ...editedRecord, mends: [{ ...conflict, seen }] }, again).mends;
    expect(carried(false)).toMatchObject([{ id: 'c', before: [{ id: 'role-5' }] }]);
    expect(carried(true)).toEqual([]);
  });
});

describe('a date that its owner dismissed', () => {
  const withFile = (lines: string[]): CareerRecord => ({
    ...newRecord(buildCareer({})),
    text: [{ source: 's1', lines: lines.map((text) => ({ pieces: [{ text }] })) }],
  });
  const dismissal: RecordEdit = {
    id: 'edit-1',
    kind: 'answer',
    said: 'No role',
    at: '2026-01-01T00:00:00.000Z',
    doubt: 'missed:s1:1',
    before: [],
    made: [],
  };
  const before = { ...withFile(['Summary', 'Port fire of 2004']), mends: [dismissal] };
  const doubts = (now: CareerRecord) => carryEdits(before, now).mends.map(({ doubt }) => doubt);

  it('stays dismissed in the same file', () => {
    expect(doubts(withFile(['Summary', 'Port fire of 2004']))).toEqual(['missed:s1:1']);
  });

  it('is asked about again where another file has other words in its line', () => {
    expect(doubts(withFile(['Summary', 'Yard Manager, 2004']))).toEqual([]);
    expect(doubts(newRecord(buildCareer({})))).toEqual([]);
  });
});

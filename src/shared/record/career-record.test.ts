import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildCareer, buildRole } from '../testing/career';
import { newRecord, RECORD_VERSION, readRecord, readRecordOrNone } from './career-record';
import { OWN_SOURCE } from './provenance';

/** Records as each version of the product stored them. They must not be edited. */
const storedRecord = (version: number): unknown =>
  JSON.parse(readFileSync(new URL(`../testing/records/version-${version}.json`, import.meta.url), 'utf8'));

it.each(Array.from({ length: RECORD_VERSION + 1 }, (_, version) => version))(
  'a record of version %i is migrated without loss',
  (version) => {
    const record = readRecord(storedRecord(version));
    expect(record.version).toBe(RECORD_VERSION);
    expect(record.facts.name?.value).toBe('Ruth Calloway');
    expect(record.facts.roles.map(({ title }) => title)).toEqual([
      'Fractional Chief Customer Officer',
      'Regional Manager',
    ]);
    expect(record.read.roles[1]?.statements[0]?.spans[0]?.page).toBe(2);
    expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
  },
);

it('edits of a record of version 1 are kept', () => {
  const record = readRecord(storedRecord(1));
  expect(record.facts.roles[1]).toMatchObject({
    organisation: 'Meridian Trust Company',
    location: 'Georgia',
    own: ['organisation', 'location'],
  });
  expect(record.read.roles[1]?.organisation).toBe('Georgia');
  expect(record.mends[0]?.said).toBe('Georgia is a place');
});

it.each([
  ['nothing', null],
  ['a later version', { ...newRecord(buildCareer()), version: RECORD_VERSION + 1 }],
  ['a role without a title', { ...newRecord(buildCareer()), facts: { roles: [{}] } }],
  ['a text', 'record'],
])('no record is read from %s', (_what, stored) => {
  expect(readRecordOrNone(stored)).toBeNull();
});

it('the provenance of facts is never taken from the browser', () => {
  const record = newRecord(buildCareer());
  const span = record.read.roles[1]?.spans[0];
  const [first] = record.facts.roles;
  if (!span || !first) throw new Error('no role');
  const forged = {
    ...record,
    facts: {
      ...record.facts,
      roles: [
        { ...first, title: 'Chief Executive Officer', own: undefined },
        buildRole('role-9', { title: 'Director', spans: [span] }),
      ],
      skills: [{ id: 'skill-1', value: 'Rocketry', confidence: 1, spans: [span] }],
    },
  };
  const { facts } = readRecord(forged);
  expect(facts.roles[0]?.own).toEqual(['title']);
  expect(facts.roles[1]?.spans.map(({ source }) => source)).toEqual([OWN_SOURCE.id]);
  expect(facts.skills[0]?.spans.map(({ source }) => source)).toEqual([OWN_SOURCE.id]);
  expect(facts.sources.at(-1)).toEqual(OWN_SOURCE);
});

it('a fact restored to its read value gets its evidence back', () => {
  const record = newRecord(buildCareer());
  const edited = {
    ...record,
    facts: { ...record.facts, roles: [{ ...buildRole('role-2'), title: 'Head' }] },
  };
  const restored = { ...edited, facts: { ...edited.facts, roles: record.read.roles } };
  expect(readRecord(edited).facts.roles[0]?.own).toEqual(['title']);
  expect(readRecord(restored).facts).toEqual(record.facts);
});

import { expect, it } from 'vitest';
import { emptyFacts } from '@/shared/record/facts';
import type { Label } from './labels';
import { scoreOf } from './score';

/** Scores posts at the named employers, and skills, against a label. */
const scoreAgainst = (label: Partial<Label>, employers: string[], skills: string[] = []) =>
  scoreOf(
    {
      fileName: 'nora.pdf',
      bytes: new Uint8Array(),
      slot: 'resume',
      label: { kind: 'DOCX', companies: [], ...label },
    },
    {
      ...emptyFacts(),
      roles: employers.map((organisation, index) => ({
        id: `role-${index}`,
        title: 'Planner',
        organisation,
        spans: [],
        confidence: 0.95,
        statements: [],
        kind: 'employment',
      })),
      skills: skills.map((value, index) => ({ id: `skill-${index}`, value, spans: [], confidence: 0.9 })),
    },
    1,
  );

it.each([
  ['Nordhav (now Redwell)', 'Nordhav', []],
  ['NORDHAV (HARBOUR AND FERRY PRIVATE LTD)', 'Nordhav', []],
  ['Nordhav', 'Nordhav (Redwell Ferry App)', []],
  ['Nordhav (now Redwell)', 'Redwell', ['Redwell']],
])('%s is labelled, and %s is read', (labelled, read, aliases) => {
  const { employers, titles, foundOrAsked } = scoreAgainst(
    {
      companies: [labelled],
      aliases: { [labelled]: aliases },
      roles: [{ title: 'Planner', employer: labelled, start: null, end: null }],
    },
    [read],
  );
  expect([employers.right, employers.extra, titles.right, foundOrAsked]).toEqual([1, [], 1, 1]);
});

it('another employer is not the labelled one because both have the same remark', () => {
  expect(scoreAgainst({ companies: ['Nordhav (Norland)'] }, ['Redwell (Norland)']).employers.right).toBe(0);
});

it('what a label calls optional is neither missed nor extra', () => {
  const label = {
    companies: ['Nordhav'],
    optional_companies: ['Redwell'],
    skills: [],
    optional_skills: ['Sailing'],
  };
  const read = scoreAgainst(label, ['Nordhav', 'Redwell', 'Brygga'], ['Sailing', 'Rowing']);
  expect([read.employers.missed, read.employers.extra, read.skills?.extra]).toEqual([
    [],
    ['Brygga'],
    ['Rowing'],
  ]);
  expect(scoreAgainst(label, ['Nordhav']).employers.missed).toEqual([]);
});

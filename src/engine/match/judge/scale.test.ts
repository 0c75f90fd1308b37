import { describe, expect, it } from 'vitest';
import { indexPerson } from '../candidate/indexed-person';
import { personFromJsonResume } from '../candidate/json-resume';
import { readRole } from '../role-text';
import { requirementTypeOf } from '../role-text/requirement-type';
import { ADVERTISEMENT } from '../testing/advertisement-and-resume';
import { judgeRequirement } from '.';
import { teamSizeAsked } from './scale';

const role = readRole(ADVERTISEMENT);
const verdictOn = (text: string, statement: string) =>
  judgeRequirement(
    { text, type: requirementTypeOf(text) },
    indexPerson(
      personFromJsonResume({
        work: [{ name: 'Fennel', position: 'Operations Director', highlights: [statement] }],
      }),
      { year: 2026, month: 11 },
    ),
    role,
  ).verdict;

describe('the team size that a requirement asks for', () => {
  it.each([
    ['Lead a team of 50', 50],
    ['Lead a team of (at least) 12 people', 12],
    ['Lead 5,000 employees', 5_000],
    ['Führung von 1.200 Mitarbeitern', 1_200],
    ['Führung von fünfzig Mitarbeitern', 50],
    ['Encadrement de 1 200 collaborateurs', 1_200],
    ['Encadrement de vingt collaborateurs', 20],
    ['Liderar un equipo de 2.500 empleados', 2_500],
    ['Lead a team of seven', 7],
    ['Lead forty people', 40],
    ['Lead a team of two hundred people', 200],
    ['Lead thirty-five engineers', 35],
    ['Lead a team of 12.', 12],
  ])('%s', (text, size) => {
    expect(teamSizeAsked(text)).toBe(size);
  });

  it.each([
    'Wir suchen einen Mitarbeiter',
    'Write manuals once people have asked',
    'Lead a team',
    'Work in a team of experts',
    'Train the staff two days a week',
  ])('is unknown without a number: %s', (text) => {
    expect(teamSizeAsked(text)).toBeUndefined();
  });
});

describe('the verdict on a team size', () => {
  it.each([
    ['Führung von 1.200 Mitarbeitern', 'Led a team of 250 employees in operations', 'mentioned'],
    ['Führung von 1.200 Mitarbeitern', 'Leitung von 1 250 Mitarbeitern im Betrieb', 'evidenced'],
    ['You have led a team of seven', 'Led a team of seven', 'evidenced'],
    ['You have led a team of seven', 'Led six people', 'mentioned'],
    ['You have led a team of 30', 'Led thirty-five employees', 'evidenced'],
  ])('%s: with ‘%s’ it is ‘%s’', (text, statement, verdict) => {
    expect(verdictOn(text, statement)).toBe(verdict);
  });
});

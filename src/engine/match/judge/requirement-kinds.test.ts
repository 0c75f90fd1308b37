import { expect, it } from 'vitest';
import { COOPERATION_PHRASE_PATTERN, LEADERSHIP_PATTERN } from './requirement-kinds';

it.each([
  'Ability to manage a team',
  'Experience managing large cross-functional teams',
  'Leads teams of engineers',
  'Leading a global team',
  'Leadership of a department',
  'Experience in a leadership role',
  'Personalverantwortung',
])('"%s" asks for experience of leading people', (requirement) => {
  expect(LEADERSHIP_PATTERN.test(requirement)).toBe(true);
});

it.each([
  'Present to the senior leadership team',
  'Manage group accounts',
  'Manage department budgets',
  'Lead team meetings',
  'Manage staffing agencies',
])('"%s" asks for no experience of leading people', (requirement) => {
  expect(LEADERSHIP_PATTERN.test(requirement)).toBe(false);
});

it.each([
  ['Close collaboration with finance', ' finance'],
  ['Enge Zusammenarbeit mit Finanzen', ' Finanzen'],
  ['Colaboración con finanzas', ' finanzas'],
])('the subject of "%s" is%s', (requirement, subject) => {
  expect(requirement.replace(COOPERATION_PHRASE_PATTERN, '')).toBe(subject);
});

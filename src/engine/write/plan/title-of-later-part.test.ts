import { expect, it } from 'vitest';
import { statementsOfLine } from '../testing/statements';
import { retitled } from './title-of-later-part';

const titleOf = (title: string, line: string, taken: string[] = []) =>
  retitled([{ title, statements: statementsOfLine(line) }], taken)[0]?.title;

it('a title that repeats the beginning of its line gives way to a later act', () => {
  const line = 'Led harbour planning, prioritized tide table development, and moved nine boats.';
  expect(titleOf('Leads harbour planning', line)).toBe('Prioritizes tide table development');
  expect(titleOf('Leads harbour planning', line, ['Prioritizes berths'])).toBe('Leads harbour planning');
  expect(titleOf('Reduces waiting times', line)).toBe('Reduces waiting times');
});

it('the act of others is no title', () => {
  const line = 'Built pilot training boards, enabling two crews to automate berth planning.';
  expect(titleOf('Builds pilot training boards', line)).toBe('Builds pilot training boards');
});

import { expect, it } from 'vitest';
import { isMixedPast, isMixedPresent } from './mixed-forms';

it.each([
  'generated reports and forward to the manager',
  'prepared and serve food',
  'resolved faults; assure scanning of all items',
  'achieved the targets and also reduces the cost',
  'appraised vendors, negotiate prices',
  'explained the rules and enforces safety',
  'built tools that plan; and write the reports',
])('the predicate in the past "%s" continues in another form', (predicate) => {
  expect(isMixedPast(predicate)).toBe(true);
});

it.each([
  'generated reports and forwarded them',
  'led a team to plan and build the harbour',
  'built tools that plan and write; the team used them',
  'cut the costs and cut the waste',
  'laid the tiles, trim, shelves, and doors',
  'built a TIDE (Transfer, Prepare, Load) board for pilots',
  'taught SAIL, ROW, and ACT courses to 40 pilots',
])('the predicate in the past "%s" stays in its form', (predicate) => {
  expect(isMixedPast(predicate)).toBe(false);
});

it.each([
  'finds satisfaction and use skills',
  'supplies nine mills, keep the books',
  'builds tools that plan; and keep the books',
])('the predicate in the present "%s" continues in another form', (predicate) => {
  expect(isMixedPresent(predicate)).toBe(true);
});

it.each([
  'supplies nine mills, keeps the books',
  'helps teams to plan and write reports',
  'builds tools that plan and write; the team uses them',
])('the predicate in the present "%s" stays in its form', (predicate) => {
  expect(isMixedPresent(predicate)).toBe(false);
});

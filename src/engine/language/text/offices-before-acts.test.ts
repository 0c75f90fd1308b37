import { expect, it } from 'vitest';
import { actOfOffice } from './offices-before-acts';

it.each([
  ['As head of the mill, I led nine growers', 'I led nine growers'],
  ['As a key member of the crew, I shaped the harvest', 'I shaped the harvest'],
  ['As part of a young company, contributed to its plans', 'Contributed to its plans'],
  ['As Sales Officer handling 40 growers', 'Handling 40 growers'],
])('of "%s" the act remains: "%s"', (line, act) => {
  expect(actOfOffice(line)).toBe(act);
});

it.each([
  ['a clause with its own subject', 'As the manager left, I led nine growers'],
  ['a comparison', 'As well as the head of sales, I led nine growers'],
  ['the field of the office', 'As Analyst in transforming the mill'],
  ['a gerund that lacks a word', 'As Branch Manager looking nine mills'],
  ['no office', 'As harvests allow, I lead nine growers'],
])('a line that begins with %s stays as it is', (_, line) => {
  expect(actOfOffice(line)).toBe(line);
});

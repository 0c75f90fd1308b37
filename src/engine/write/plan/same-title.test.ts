import { expect, it } from 'vitest';
import { haveSameMeaning, nameSameWork } from './same-title';

it.each([
  ['Software Engineering Leader', 'Software Development Leader'],
  ['Sales Leader', 'Sales Director'],
])('%s and %s mean the same', (one, other) => expect(haveSameMeaning(one, other)).toBe(true));

it.each([
  ['Business Development Leader', 'Business Engineering Leader'],
  ['Software Engineering Leader', 'Sales Leader'],
])('%s and %s do not mean the same', (one, other) => expect(haveSameMeaning(one, other)).toBe(false));

it.each([
  ['Help Desk Supervisor', 'Service Desk Manager', true],
  ['Sales Manager', 'Sales Leader', true],
  ['Sales Manager', 'Service Desk Manager', false],
])('%s and %s name the same work: %s', (one, other, expected) =>
  expect(nameSameWork(one, other)).toBe(expected),
);

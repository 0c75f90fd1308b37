import { expect, it } from 'vitest';
import { haveSameMeaning } from './same-title';

it.each([
  ['Software Engineering Leader', 'Software Development Leader'],
  ['Sales Leader', 'Sales Director'],
])('%s and %s mean the same', (one, other) => expect(haveSameMeaning(one, other)).toBe(true));

it.each([
  ['Business Development Leader', 'Business Engineering Leader'],
  ['Software Engineering Leader', 'Sales Leader'],
])('%s and %s do not mean the same', (one, other) => expect(haveSameMeaning(one, other)).toBe(false));

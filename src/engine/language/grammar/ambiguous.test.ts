import { expect, it } from 'vitest';
import { readsAsVerb } from './ambiguous';

const asVerb = (text: string) => {
  const [first = '', second = '', third = ''] = text.split(' ');
  return readsAsVerb(first, second, third);
};

it.each(['Lead teams, budgets and suppliers', 'Support the branches', 'Grow revenue', 'Plan and run audits'])(
  '%s is read as a verb',
  (text) => {
    expect(asVerb(text)).toBe(true);
  },
);

it.each(['Project scope, strategy and objectives', 'Support and administration', 'Project of the year'])(
  '%s is read as a noun',
  (text) => {
    expect(asVerb(text)).toBe(false);
  },
);

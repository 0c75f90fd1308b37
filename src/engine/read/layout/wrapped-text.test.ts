import { expect, it } from 'vitest';
import { joinWrapped } from './wrapped-text';

it.each([
  ['board-', 'level decisions', 'board-level decisions'],
  ['peer-', 'reviewed papers', 'peer-reviewed papers'],
  ['the organi-', 'sation', 'the organisation'],
  ['an agent-', 'operated crane', 'an agent-operated crane'],
  ['the Finance-', 'developed forms', 'the Finance-developed forms'],
  ['goods that were trans-', 'ported by rail', 'goods that were transported by rail'],
  ['every in-', 'teraction with guests', 'every interaction with guests'],
  ['all in-', 'house counsel', 'all in-house counsel'],
])('a line that ends with "%s" and one that begins with "%s" are joined as "%s"', (first, second, whole) => {
  expect(joinWrapped(first, second)).toBe(whole);
});

it.each([
  ['cutting-', 'edge tools', 'cutting-edge tools'],
  ['LLM-', 'powered agents', 'LLM-powered agents'],
  ['one line', 'and another', 'one line and another'],
])('in a layout without hyphenation, "%s" and "%s" are joined as "%s"', (first, second, whole) => {
  expect(joinWrapped(first, second, 'never-hyphenates')).toBe(whole);
});

/** Lists of facts, edited as text with one entry per line. */
import { describe, expect, it } from 'vitest';
import { factsFromLines, linesProblem } from './fact-lists';

const fact = (id: string, value: string) => ({ id, value, spans: [], confidence: 1 });

describe('facts from edited lines', () => {
  it('keep their evidence where the line is unchanged', () => {
    const before = [fact('skill-1', 'Cold storage'), fact('skill-2', '- Depots ')];
    expect(factsFromLines('Cold storage\n- Depots\nFreight', before).map(({ id }) => id)).toEqual([
      'skill-1',
      'skill-2',
      expect.stringMatching(/^own-line-/),
    ]);
  });

  it('are distinct, and without the bullets of a pasted list', () => {
    const values = factsFromLines('• Freight\r\n  - Depots\n\n* Freight\n-5 °C storage', []).map(
      ({ value }) => value,
    );
    expect(values).toEqual(['Freight', 'Depots', '-5 °C storage']);
  });
});

it('the first entry that is too long is named by its number', () => {
  expect(linesProblem(`Freight\n${'x'.repeat(10_000)}`, 'skills')).toMatch(/^Entry 2: /);
  expect(linesProblem('Freight\nDepots', 'skills')).toBeNull();
});

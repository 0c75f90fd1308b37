import { describe, expect, it } from 'vitest';
import { formFault } from './form-fault';
import { BROKEN_TEXTS } from './labelled/broken';
import { SOUND_TEXTS } from './labelled/sound';

const marked = (texts: typeof BROKEN_TEXTS) =>
  texts.filter(([kind, text]) => formFault(text, kind) !== undefined);

describe('formFault', () => {
  it('marks hardly any text that an editor would print', () => {
    expect(marked(SOUND_TEXTS)).toEqual([]);
  });

  it('marks most of the texts that an editor would mark', () => {
    const missed = BROKEN_TEXTS.filter(([kind, text]) => formFault(text, kind) === undefined);
    expect(missed).toEqual([]);
    expect(BROKEN_TEXTS.length).toBeGreaterThan(100);
    expect(SOUND_TEXTS.length).toBeGreaterThan(100);
  });

  it.each([
    ['Ada won a course in tides [View Certificate].', 'sentence', 'remnant'],
    ['Kept the books of the port (Orla', 'entry', 'unbalanced'],
    ['won orders worth', 'line', 'amount'],
    ['Ada ran the the quays of Orla.', 'sentence', 'doubled'],
    ['Ran the nine quays of', 'entry', 'tail'],
    ['Ada ran the stores of two mills, Developed their plan.', 'sentence', 'capital'],
    ['as a senior clerk in changing the books', 'line', 'opening'],
    ['Ada works in quay and lock projects, and mechanical.', 'sentence', 'adjective'],
    ['Comfortable writing in Java', 'name', 'sentence'],
    ['Prepares and processing orders for nine quays', 'entry', 'verbs'],
  ] as const)('says what is wrong with %j', (text, kind, fault) => {
    expect(formFault(text, kind)).toBe(fault);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBullets, joinWithLineAbove, normaliseBullets, removeBullets } from './bullets';

/** Types into a field as a browser does, then inserts the bullets. */
function type(text: string, caret: number, keys: string) {
  return normaliseBullets(text.slice(0, caret) + keys + text.slice(caret), caret + keys.length);
}

describe('normaliseBullets', () => {
  it('sets a bullet at the first letter and at every new line', () => {
    let field = type('', 0, 'O');
    expect(field).toEqual({ text: '• O', caret: 3 });
    field = type(field.text, field.caret, '\n');
    expect(field).toEqual({ text: '• O\n• ', caret: 6 });
    field = type(field.text, field.caret, 'N');
    expect(field).toEqual({ text: '• O\n• N', caret: 7 });
  });

  it('splits a line in its middle, and accepts pasted bullets', () => {
    expect(type('• onetwo', 5, '\n')).toEqual({ text: '• one\n• two', caret: 8 });
    expect(type('', 0, '- one\n* two\nthree').text).toBe('• one\n• two\n• three');
  });

  it('keeps all letters and the caret’s place among them, whatever is typed', () => {
    const lettersOf = (text: string) => text.replace(/[^a-z]/g, '');
    const line = fc.stringMatching(/^[a-z][a-z ]{0,10}$/);
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 5 }),
        fc.nat(),
        fc.stringMatching(/^[a-z\n]{1,4}$/),
        (lines, index, keys) => {
          const text = addBullets(lines);
          expect(removeBullets(text)).toEqual(lines);
          const caret = index % (text.length + 1);
          const field = type(text, caret, keys);
          expect(lettersOf(field.text)).toBe(lettersOf(text.slice(0, caret) + keys + text.slice(caret)));
          expect(lettersOf(field.text.slice(0, field.caret))).toBe(lettersOf(text.slice(0, caret) + keys));
          expect(field.caret).toBeLessThanOrEqual(field.text.length);
          expect(normaliseBullets(field.text, field.caret).text).toBe(field.text);
          for (const row of field.text.split('\n').filter(Boolean)) expect(row).toMatch(/^• /);
        },
      ),
    );
  });

  it('is empty after the last letter is deleted', () => {
    expect(normaliseBullets('• ', 2)).toEqual({ text: '', caret: 0 });
    expect(normaliseBullets('•', 1)).toEqual({ text: '', caret: 0 });
  });
});

describe('joinWithLineAbove', () => {
  it('joins a line to the one above', () => {
    expect(joinWithLineAbove('• one\n• two', 8)).toEqual({ text: '• onetwo', caret: 5 });
    expect(joinWithLineAbove('• one\n• two', 9)).toBeNull();
    expect(joinWithLineAbove('• one', 2)).toEqual({ text: '• one', caret: 2 });
    expect(joinWithLineAbove('• one', 1)).toEqual({ text: '• one', caret: 2 });
    expect(joinWithLineAbove('• \n• two', 5)).toEqual({ text: '• two', caret: 2 });
    expect(joinWithLineAbove('• one\n• two', 6)).toEqual({ text: '• onetwo', caret: 5 });
  });
});

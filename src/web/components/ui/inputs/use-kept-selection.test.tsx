// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Field, Input, Textarea } from './field';

afterEach(cleanup);

let replaceText: (text: string) => void;

/** A note whose text another device may replace. */
function Note({ initial, control: Control }: { initial: string; control: typeof Textarea | typeof Input }) {
  const [text, setText] = useState(initial);
  replaceText = setText;
  return (
    <Field label="Note">
      <Control
        value={text}
        onChange={(event: { target: { value: string } }) => setText(event.target.value)}
      />
    </Field>
  );
}

/**
 * Puts the caret where the bar is in a text, and replaces that text.
 * @returns the new text with a bar where the caret is then
 */
function caretAfter(withBar: string, text: string, control: typeof Textarea | typeof Input = Textarea) {
  const caret = withBar.indexOf('|');
  render(<Note initial={withBar.replace('|', '')} control={control} />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Note');
  field.focus();
  field.setSelectionRange(caret, caret);
  act(() => replaceText(text));
  const { value, selectionStart, selectionEnd } = field;
  expect(selectionEnd).toBe(selectionStart);
  return `${value.slice(0, selectionStart)}|${value.slice(selectionStart)}`;
}

describe('the caret of a focused field whose text another device replaces', () => {
  it.each([
    ['text added at the end', 'Start mid| end.', 'Start mid end.\n\nMore.', 'Start mid| end.\n\nMore.'],
    ['text added right behind it', 'Start|', 'Start more', 'Start| more'],
    ['text added at the start', 'Start mid| end.', 'First. Start mid end.', 'First. Start mid| end.'],
    ['other paragraphs on both sides', 'A\nSta|rt\nB', 'Ahead\nStart\nBelow', 'Ahead\nSta|rt\nBelow'],
    ['its own line rewritten', 'One\ntw|o\nthree', 'Ten\nzz\nnine', 'Ten\nzz|\nnine'],
    ['a shorter text', 'A long text |here', 'No', 'No|'],
  ])('keeps its place: %s', (_, before, text, expected) => {
    expect(caretAfter(before, text)).toBe(expected);
  });

  it('keeps its place in a field of one line', () => {
    expect(caretAfter('The start| and the end', 'The start and the end more', Input)).toBe(
      'The start| and the end more',
    );
  });
});

it('a field that is not focused does not get a selection', () => {
  render(<Note initial="Start" control={Textarea} />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Note');
  const ranges: unknown[] = [];
  field.setSelectionRange = (...range) => void ranges.push(range);
  act(() => replaceText('Start and more'));
  expect(ranges).toEqual([]);
});

it('what is typed leaves the caret to the browser', () => {
  render(<Note initial="Start" control={Textarea} />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Note');
  field.focus();
  const ranges: unknown[] = [];
  field.setSelectionRange = (...range) => void ranges.push(range);
  fireEvent.change(field, { target: { value: 'Started' } });
  expect([field.value, ranges]).toEqual(['Started', []]);
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DayField, UNFINISHED_DATE_MESSAGE } from './day-field';

afterEach(cleanup);

/** Shows a field with a day. @returns the reported days, and a function that types as a browser reports it */
function show(day: string) {
  const reported = vi.fn();
  function Shown() {
    const [value, setValue] = useState(day);
    return (
      <DayField
        label="Open until"
        value={value}
        onDay={(next) => {
          reported(next);
          setValue(next);
        }}
      />
    );
  }
  render(<Shown />);
  const field = screen.getByLabelText<HTMLInputElement>('Open until');
  field.focus();
  const report = (value: string, badInput = false) => {
    Object.defineProperty(field, 'validity', { value: { badInput }, configurable: true });
    fireEvent.change(field, { target: { value } });
  };
  return { reported, field, report };
}

it('a day of which a part was deleted is not reported as none, and the field says so', () => {
  const { reported, report } = show('2027-05-17');
  report('', true);
  expect(reported).not.toHaveBeenCalled();
  screen.getByText(UNFINISHED_DATE_MESSAGE);
  report('2027-05-18');
  expect(reported.mock.calls).toEqual([['2027-05-18']]);
  expect(screen.queryByText(UNFINISHED_DATE_MESSAGE)).toBeNull();
});

it('an emptied field is reported', () => {
  const { reported, report } = show('2027-05-17');
  report('');
  expect(reported.mock.calls).toEqual([['']]);
});

it('the years 2, 20 and 202 on the way to 2027 are not reported, and told only when the field is left', () => {
  const { reported, report, field } = show('');
  for (const year of ['0002', '0020', '0202']) report(`${year}-05-17`);
  expect(field.value).toBe('0202-05-17');
  expect(reported).not.toHaveBeenCalled();
  expect(screen.queryByText(UNFINISHED_DATE_MESSAGE)).toBeNull();
  fireEvent.blur(field);
  screen.getByText(UNFINISHED_DATE_MESSAGE);
  report('2027-05-17');
  expect(reported.mock.calls).toEqual([['2027-05-17']]);
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DatesField, parseDates, readableDates } from './dates-field';
import { newRole } from './role-edits';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const typed = (from: string, to: string, present = false) => ({ from, to, present });

describe('an end before the start of a role', () => {
  it.each([
    ['2022', '2019'],
    ['June 2019', 'May 2019'],
    ['June 2019', '2018'],
    ['2020', 'December 2019'],
  ])('is refused: from %s to %s', (from, to) => {
    expect(parseDates(typed(from, to))).toBeNull();
  });

  it.each([
    typed('2019', '2019'),
    typed('June 2019', '2019'),
    typed('2019', 'January 2019'),
    typed('2022', '2019', true),
    typed('2022', ''),
    typed('', '2019'),
  ])('is not assumed where it may be later: %o', (dates) => {
    expect(parseDates(dates)).not.toBeNull();
  });

  it('leaves the dates of the role as they were', () => {
    const former = { start: { year: 2012 }, end: { year: 2019 } };
    expect(readableDates(typed('2022', '2019'), former)).toEqual(former);
    expect(readableDates(typed('2022', '2025'), former)).toEqual({
      start: { year: 2022 },
      end: { year: 2025 },
    });
  });

  it('is told at its field, keeps what was typed, and is not submitted', () => {
    const submit = vi.fn();
    render(<DatesField storageKey="dates" role={newRole({ start: { year: 2012 } })} onSubmit={submit} />);
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2009' } });
    fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
    const field = screen.getByLabelText<HTMLInputElement>('To');
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['2009', 'true']);
    expect(screen.getByText('This is before the start.')).toBeTruthy();
    expect(submit).not.toHaveBeenCalled();
  });
});

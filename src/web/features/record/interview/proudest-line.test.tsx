// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Answers } from '@/shared/interview/answers';
import type { RoleStatement } from '@/shared/interview/questions';
import { ProudestLine } from './proudest-line';

afterEach(cleanup);

const LINES = [{ statement: { value: 'Closed the books in five days' } }] as RoleStatement[];

function Form({ line = '' }) {
  const [proudest, setProudest] = useState({ line, why: '' });
  return (
    <ProudestLine
      lines={LINES}
      answers={{ proudest } as Answers}
      onChange={(part) => setProudest((present) => ({ ...present, ...part.proudest }))}
    />
  );
}

it('the interview keeps the owner’s text while another line is selected', () => {
  render(<Form />);
  const ownLineChoice = screen.getByRole('radio', { name: 'Something that is not here' });
  fireEvent.click(ownLineChoice);
  fireEvent.change(screen.getByRole('textbox', { name: /What it was/ }), {
    target: { value: 'Opened the Bergen office' },
  });
  fireEvent.click(screen.getByRole('radio', { name: /Closed the books/ }));
  expect(screen.queryByRole('textbox', { name: /What it was/ })).toBeNull();
  fireEvent.click(ownLineChoice);
  expect(screen.getByRole('textbox', { name: /What it was/ })).toHaveProperty(
    'value',
    'Opened the Bergen office',
  );
});

it('the interview shows an owner’s text that arrives while the form is open', () => {
  const form = (line: string) => (
    <ProudestLine lines={LINES} answers={{ proudest: { line, why: '' } } as Answers} onChange={() => {}} />
  );
  const { rerender } = render(form(''));
  rerender(form('Opened the Bergen office'));
  expect(screen.getByRole('radio', { name: 'Something that is not here' })).toHaveProperty('checked', true);
  expect(screen.getByRole('textbox', { name: /What it was/ })).toHaveProperty(
    'value',
    'Opened the Bergen office',
  );
});

it('the interview keeps the field of the owner’s text when it is emptied', () => {
  render(<Form line="Opened the Bergen office" />);
  fireEvent.change(screen.getByRole('textbox', { name: /What it was/ }), { target: { value: '' } });
  expect(screen.getByRole('textbox', { name: /What it was/ })).toHaveProperty('value', '');
});

it('the interview says that a reason needs a line, until one is picked', () => {
  render(<Form />);
  const why = screen.getByRole('textbox', { name: 'Why this one?' });
  fireEvent.change(why, { target: { value: 'Nobody believed in it' } });
  expect(screen.getByText('Pick or write a line first.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /Closed the books/ }));
  expect(screen.queryByText('Pick or write a line first.')).toBeNull();
});

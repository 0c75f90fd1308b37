// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Field } from './field';
import { Input } from './input';

afterEach(cleanup);

it('a field associates label, hint and error with its control', () => {
  render(
    <Field label="Confirm password" hint="At least 6 characters" error="Passwords do not match">
      <Input />
    </Field>,
  );
  const input = screen.getByLabelText('Confirm password');
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Passwords do not match',
    'At least 6 characters',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

it('a field references no absent hint or error', () => {
  render(
    <Field label="Title" optional>
      <Input />
    </Field>,
  );
  const input = screen.getByLabelText(/^Title/);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

it('an error that appears at the focused field is scrolled into view, and no other one', () => {
  const revealed: unknown[] = [];
  Element.prototype.scrollIntoView = function () {
    revealed.push(this.textContent);
  };
  const fields = (error?: string) => (
    <>
      <Field label="From" error={error && 'This is no date.'}>
        <Input />
      </Field>
      <Field label="To" error={error}>
        <Input />
      </Field>
    </>
  );
  const { rerender } = render(fields());
  screen.getByLabelText('To').focus();
  rerender(fields('This is before the start.'));
  rerender(fields('This is long before the start.'));
  expect(revealed).toEqual(['This is before the start.']);
});

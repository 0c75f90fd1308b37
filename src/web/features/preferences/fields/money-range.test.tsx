// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { type FormValues, NO_AMOUNT_MESSAGE } from '../form/values';
import { MoneyRange } from './money-range';

afterEach(cleanup);

function Range() {
  const form = useForm<FormValues>({
    defaultValues: { fullTime: { min_salary: '180000', max_salary: '' } } as FormValues,
  });
  return (
    <FormProvider {...form}>
      <MoneyRange min="fullTime.min_salary" max="fullTime.max_salary" per="a year" />
    </FormProvider>
  );
}

it.each(['1'.repeat(20), '180k'])(
  'the money range refuses %s with a message until an amount is valid',
  (text) => {
    render(<Range />);
    const field = screen.getByLabelText('From');
    const enter = (value: string) => fireEvent.change(field, { target: { value } });
    enter(text);
    expect(field).toHaveProperty('value', '180,000');
    expect(screen.queryByText(NO_AMOUNT_MESSAGE)).not.toBeNull();
    enter('190000');
    expect(field).toHaveProperty('value', '190,000');
    expect(screen.queryByText(NO_AMOUNT_MESSAGE)).toBeNull();
  },
);

it.each([
  ['-', '5', '5'],
  ['1e', '13', '13'],
])('the money range keeps saying that %s was not taken when the digits %s follow', (refused, next, shown) => {
  render(<Range />);
  const field = screen.getByLabelText('To');
  const enter = (value: string) => fireEvent.change(field, { target: { value } });
  if (refused.length > 1) enter(refused.slice(0, -1));
  enter(refused);
  enter(next);
  expect(field).toHaveProperty('value', shown);
  expect(screen.queryByText(NO_AMOUNT_MESSAGE)).not.toBeNull();
  enter('');
  expect(screen.queryByText(NO_AMOUNT_MESSAGE)).toBeNull();
  enter('-');
  fireEvent.blur(field);
  expect(screen.queryByText(NO_AMOUNT_MESSAGE)).toBeNull();
});

// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../buttons/button';
import { Field, Input, Textarea } from './field';
import { Form } from './form';

afterEach(cleanup);

const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
const onChoice = vi.fn();
const onPress = vi.fn();

const formOf = (busy: boolean) => (
  <Form busy={busy} onSubmit={onSubmit} aria-label="Request">
    <Field label="Name">
      <Input defaultValue="Tove" />
    </Field>
    <Field label="Words">
      <Textarea defaultValue="Dear" />
    </Field>
    <label>
      <input type="checkbox" onChange={onChoice} />
      Facts
    </label>
    <button type="button" onClick={onPress}>
      Remove
    </button>
    <Button type="submit" busy={busy}>
      Send
    </Button>
  </Form>
);

/** Whether a key pressed in a control does what it usually does. */
const takesKey = (control: HTMLElement, key: string) => {
  const press = createEvent.keyDown(control, { key });
  fireEvent(control, press);
  return !press.defaultPrevented;
};

it('a form that is being sent can neither be changed nor sent again, and keeps the focus', () => {
  const { rerender } = render(formOf(false));
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  const facts = screen.getByLabelText<HTMLInputElement>('Facts');
  name.focus();
  rerender(formOf(true));
  expect(document.activeElement).toBe(name);
  expect(name.readOnly).toBe(true);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Words').readOnly).toBe(true);
  fireEvent.click(facts);
  expect(facts.checked).toBe(false);
  expect(onChoice).not.toHaveBeenCalled();
  expect(takesKey(facts, ' ')).toBe(false);
  expect(takesKey(facts, 'Tab')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onPress).not.toHaveBeenCalled();
  fireEvent.submit(screen.getByRole('form'));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByText('Being sent. It cannot be changed meanwhile.')).toBeDefined();
});

it('a form whose call has ended can be changed and sent again', () => {
  const { rerender } = render(formOf(true));
  rerender(formOf(false));
  expect(screen.getByLabelText<HTMLInputElement>('Name').readOnly).toBe(false);
  fireEvent.click(screen.getByLabelText('Facts'));
  expect(onChoice).toHaveBeenCalledOnce();
  fireEvent.submit(screen.getByRole('form'));
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(screen.queryByText(/Being sent/)).toBeNull();
});

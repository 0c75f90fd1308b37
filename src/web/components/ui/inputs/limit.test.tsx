// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Field, Input, Textarea } from './field';

afterEach(cleanup);

function Form({ onSend, kind = Input }: { onSend: () => void; kind?: typeof Input | typeof Textarea }) {
  const [text, setText] = useState('');
  const Control = kind as typeof Input;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Field label="Title" hint="Of the role">
        <Control limit={10} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <button type="submit">Send</button>
    </form>
  );
}

it.each([Input, Textarea])(
  'a control keeps text over its limit, says by how much, and submits nothing',
  (kind) => {
    const onSend = vi.fn();
    render(<Form onSend={onSend} kind={kind} />);
    const control = screen.getByLabelText<HTMLInputElement>('Title');
    fireEvent.change(control, { target: { value: 'fourteen signs' } });
    expect(control.value).toBe('fourteen signs');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    const described = (control.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      '14 characters; at most 10 can be saved. Remove 4.',
      'Of the role',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(control);

    fireEvent.change(control, { target: { value: 'ten signs!' } });
    expect(control.hasAttribute('aria-invalid')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledOnce();
  },
);

it('no component sets maxLength, which would cut pasted text', () => {
  const webFolder = join(import.meta.dirname, '../../..');
  const filesWithMaxLength = readdirSync(webFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => /\bmaxLength=/.test(readFileSync(join(webFolder, file), 'utf8')));
  expect(filesWithMaxLength).toEqual([]);
});

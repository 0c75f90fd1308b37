// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AddSupportingItem } from './add-supporting-item';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const storedTextKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith('quarterdeck.text.'));

it('a supporting item is stored in the browser while it is typed, but not if only its kind was chosen or once it is added', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const onAdd = vi.fn();
  render(<AddSupportingItem onAdd={onAdd} onPending={() => {}} />);
  fireEvent.click(screen.getByRole('radio', { name: 'Link' }));
  expect(storedTextKeys()).toEqual([]);
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(/^Title/, 'Interview');
  type(/^URL/, 'portside.example/calder');
  expect(storedTextKeys()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Add link' }));
  expect(onAdd).toHaveBeenCalledOnce();
  expect(storedTextKeys()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Add link' })).not.toBeNull();
});

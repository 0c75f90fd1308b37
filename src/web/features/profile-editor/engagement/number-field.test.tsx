// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyProfile } from '@/shared/profile/profile-data';
import { EditorContext, type EditorContextValue } from '../edit-session/context';
import { createFieldFlush } from '../edit-session/field-flush';
import { refusedNumbers } from '../edit-session/refused-texts';
import { rememberRemoved } from '../edit-session/removed-rows';
import { createEditorStore } from '../edit-session/store';
import { CapacityRow } from './capacity-row';
import { RateRow } from './rate-row';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

/** Shows a row of the engagement terms. @returns the terms as they are stored when they are asked for */
function show(row: ReactNode) {
  const store = createEditorStore(emptyProfile(), () => {});
  rememberRemoved(store, null);
  const fieldFlush = createFieldFlush();
  const session = { store, fieldFlush, autosave: { storeTyped: () => {} } } as unknown as EditorContextValue;
  render(<EditorContext value={session}>{row}</EditorContext>);
  return () => store.get().engagement;
}
const enter = (label: string, text: string) => {
  const field = screen.getByRole('textbox', { name: label });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};
const choose = (label: string, value: string) =>
  act(
    () => void fireEvent.change(screen.getByLabelText(label, { selector: 'select' }), { target: { value } }),
  );

it('refused numbers that another unit allows are taken when it is chosen', () => {
  const terms = show(<CapacityRow />);
  enter('From', '47');
  enter('To', '60');
  expect(Object.keys(refusedNumbers.readStored())).toEqual(['capacity.From', 'capacity.To']);
  choose('Days or hours', 'week');
  expect(terms()).toMatchObject([{ per: 'week', min: 47, max: 60 }]);
  expect(refusedNumbers.readStored()).toEqual({});
});

it('a number that another unit refuses too is told with the new maximum', () => {
  show(<CapacityRow />);
  enter('From', '470');
  choose('Days or hours', 'week');
  expect(refusedNumbers.readStored()['capacity.From']?.problem).toContain('A whole number up to 80.');
});

it('refused amounts are forgotten with the amount, since no field shows them any more', () => {
  show(<RateRow />);
  choose('Rate', 'day');
  enter('From', '900 or so');
  expect(Object.keys(refusedNumbers.readStored())).toEqual(['rate.From']);
  choose('Rate', 'request');
  expect(refusedNumbers.readStored()).toEqual({});
});

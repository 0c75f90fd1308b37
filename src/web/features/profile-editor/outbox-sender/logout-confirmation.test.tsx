// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LogoutConfirmation } from './logout-confirmation';

afterEach(cleanup);

it.each([
  ['edits', 'are sent as soon as possible'],
  ['unread', 'this one cannot send them'],
] as const)('the question before a logout with %s says what becomes of them', (about, sentence) => {
  render(<LogoutConfirmation about={about} onAnswer={() => {}} />);
  expect(screen.getByText(sentence, { exact: false })).toBeTruthy();
});

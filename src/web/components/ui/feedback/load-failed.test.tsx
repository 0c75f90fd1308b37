// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { forgetAccount, setPageAccount } from '@/web/lib/session/account';
import { keepUnsaved, unsavedPrefix } from '@/web/lib/unsaved-input/unsaved-edits';
import { LoadFailed } from './load-failed';

afterEach(() => {
  cleanup();
  localStorage.clear();
  forgetAccount();
});

it('what failed and where unsaved edits are stand apart, though the message ends without a full stop', () => {
  setPageAccount({ id: 'account-1', email: 'ada@example.com' });
  keepUnsaved(`${unsavedPrefix('account-1')}one`, '{}');
  const error = new Error('Internal server error');
  render(<LoadFailed query={{ data: undefined, error, isFetching: false, refetch: () => {} }} />);
  expect(screen.getByText(/^Your last edits are not saved yet: .*\.$/)).toBeTruthy();
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetAccount, setPageAccount } from '../session/account';
import { storeText } from './stored-text';
import { keepUnsaved, unsavedPreferencesKey, unsavedPrefix } from './unsaved-edits';
import { unsavedSentence } from './unsaved-sentence';

beforeEach(() => setPageAccount({ id: 'account-1', email: 'ada@example.com' }));
afterEach(() => {
  localStorage.clear();
  forgetAccount();
});

describe('unsavedSentence', () => {
  it('says nothing if nothing is unsaved', () => {
    expect(unsavedSentence()).toBeNull();
  });

  it('says of edits that they are sent later', () => {
    storeText('settings-email', 'new@example.com');
    keepUnsaved(`${unsavedPrefix('account-1')}one`, '{}');
    expect(unsavedSentence()).toBe(
      'Your last edits are not saved yet: they are kept in this browser and sent later.',
    );
  });

  it.each(['version.1', 'role-notes.1'])('says it of a text that is saved while it is typed: %s', (key) => {
    storeText(key, 'typed');
    expect(unsavedSentence()).toMatch(/^Your last edits .* and sent later\.$/);
  });

  it.each([
    ['job preferences', () => keepUnsaved(unsavedPreferencesKey('account-1'), '{}')],
    ['a form', () => storeText('settings-email', 'new@example.com')],
  ])('does not say of %s that they are edits, or sent later', (_, begin) => {
    begin();
    expect(unsavedSentence()).toBe('A form that you began is kept in this browser.');
  });
});

// @vitest-environment jsdom

import { beforeEach, expect, it } from 'vitest';
import { withFullStorage } from '@/web/lib/browser/testing/full-storage';
import { dropSignUpDraft, readSignUpDraft, storeSignUpDraft } from './sign-up-draft';

const form = {
  first_name: 'Ada',
  last_name: 'Okafor',
  email: 'ada@northgate.example',
  password: 'quay-31-salt',
};

beforeEach(() => sessionStorage.clear());

it('the draft of a sign-up has what was changed, without the password, until it is dropped', () => {
  storeSignUpDraft(form, { first_name: 'Ada' });
  expect(readSignUpDraft()).toEqual({ last_name: 'Okafor', email: 'ada@northgate.example' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('quay');
  dropSignUpDraft();
  expect(readSignUpDraft()).toEqual({});
});

it('the draft of a sign-up keeps a prefilled name that was emptied', () => {
  storeSignUpDraft({ ...form, first_name: '' }, { first_name: 'Ada' });
  expect(readSignUpDraft().first_name).toBe('');
});

it('the draft of a sign-up is empty where storage refuses it or holds something else', () => {
  withFullStorage(() => storeSignUpDraft(form, {}));
  expect(readSignUpDraft()).toEqual({});
  for (const spoilt of ['{', 'null', '{"email":7}']) {
    sessionStorage.setItem('quarterdeck.sign-up', spoilt);
    expect(readSignUpDraft(), spoilt).toEqual({});
  }
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepUnsaved, textPrefix, unsavedPreferencesKey } from '@/web/lib/unsaved-input/unsaved-edits';
import { unsavedFormNames } from './unsaved-forms';

beforeEach(() => localStorage.clear());

const storeForm = (key: string) => keepUnsaved(`${textPrefix('mara')}${key}`, '"typed"');

describe('unsavedFormNames', () => {
  it('names each kind of form once, unknown ones last', () => {
    for (const key of ['decline.7', 'settings-email', 'record-doubt.1', 'record-pick.2']) storeForm(key);
    keepUnsaved(unsavedPreferencesKey('mara'), '{}');
    const names = unsavedFormNames('mara');
    expect(names.slice().sort()).toEqual([
      'a change of your record',
      'a new email address in Settings',
      'another form',
      'job preferences',
    ]);
    expect(names.at(-1)).toBe('another form');
  });

  it('is empty if no form is known, or only one of another account has input', () => {
    expect(unsavedFormNames('mara')).toEqual([]);
    storeForm('decline.7');
    expect(unsavedFormNames('mara')).toEqual([]);
    storeForm('settings-email');
    expect(unsavedFormNames('ines')).toEqual([]);
  });
});

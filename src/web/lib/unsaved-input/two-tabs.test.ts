// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { textInPage } from '../browser/page-memory';
import { dropUnsaved, forgetUnsaved, keepUnsaved, textPrefix, unsavedText } from './unsaved-edits';

const KEY = `${textPrefix('mara')}role`;

beforeEach(() => forgetUnsaved('mara'));

/** Stores or deletes the form's input as another tab does. */
function storeInOtherTab(newValue: string | null) {
  const oldValue = localStorage.getItem(KEY);
  if (newValue === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, newValue);
  dispatchEvent(new StorageEvent('storage', { key: KEY, oldValue, newValue }));
}

/** Whether the browser asks before this page is closed or reloaded. */
const asksBeforeClosing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('input of a form that is open in two tabs', () => {
  it('is in this page alone once another tab stores its own, and closing asks', () => {
    keepUnsaved(KEY, 'Chair');
    storeInOtherTab('Treasurer');
    expect(unsavedText(KEY)).toBe('Chair');
    expect(asksBeforeClosing()).toBe(true);
    dropUnsaved(KEY);
    expect(asksBeforeClosing()).toBe(false);
  });

  it('is stored again when the other tab has sent its own', () => {
    keepUnsaved(KEY, 'Chair');
    storeInOtherTab('Treasurer');
    storeInOtherTab(null);
    expect(localStorage.getItem(KEY)).toBe('Chair');
    expect(asksBeforeClosing()).toBe(false);
  });

  it('goes when it is sent, and what the other tab has stored since stays', () => {
    keepUnsaved(KEY, 'Chair');
    storeInOtherTab('Treasurer');
    dropUnsaved(KEY);
    expect([unsavedText(KEY), asksBeforeClosing()]).toEqual(['Treasurer', false]);
    forgetUnsaved('mara');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is not stored again for the next person when the other tab logs out', () => {
    keepUnsaved(KEY, 'Chair');
    storeInOtherTab('Treasurer');
    forgetUnsaved('mara');
    storeInOtherTab(null);
    expect([localStorage.getItem(KEY), textInPage(KEY)]).toEqual([null, undefined]);
  });

  it('stays away once this page has sent it', () => {
    keepUnsaved(KEY, 'Chair');
    dropUnsaved(KEY);
    storeInOtherTab('Treasurer');
    storeInOtherTab(null);
    expect(unsavedText(KEY)).toBeNull();
  });
});

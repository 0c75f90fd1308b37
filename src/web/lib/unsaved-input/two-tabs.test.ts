// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { dropFromPage, textInPage } from '../browser/page-memory';
import { keepBesideOtherTabs, restoreBeside } from './beside-other-tabs';
import {
  dropUnsaved,
  forgetUnsaved,
  isAnythingUnsaved,
  keepUnsaved,
  textKeys,
  textPrefix,
  unsavedPreferencesKey,
  unsavedText,
} from './unsaved-edits';

const KEY = `${textPrefix('mara')}role`;

keepBesideOtherTabs();
beforeEach(() => forgetUnsaved('mara'));

/** Stores or deletes the form's input as another tab does. */
function storeInOtherTab(newValue: string | null, key = KEY) {
  const oldValue = localStorage.getItem(key);
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
}

/** Whether the browser asks before this page is closed or reloaded. */
const asksBeforeClosing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('input of a form that is open in two tabs', () => {
  it('stays in this page once another tab stores its own, and closing asks', () => {
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

  it('is shown after the other tab’s, if both were closed without sending theirs', () => {
    keepUnsaved(KEY, 'Chair');
    storeInOtherTab('Treasurer');
    restoreBeside();
    expect(localStorage.getItem(KEY)).toBe('Treasurer');
    // A later page, which has nothing in its memory, sends the other tab's.
    dropFromPage(KEY);
    localStorage.removeItem(KEY);
    restoreBeside();
    expect([localStorage.getItem(KEY), textKeys('mara')]).toEqual(['Chair', [KEY]]);
  });

  it('is kept until a later page also where it is the answers to the job preferences', () => {
    const key = unsavedPreferencesKey('mara');
    keepUnsaved(key, '{"from":"1"}');
    storeInOtherTab('{"to":"2"}', key);
    dropFromPage(key);
    localStorage.removeItem(key);
    expect(isAnythingUnsaved('mara')).toBe(true);
    restoreBeside();
    expect(unsavedText(key)).toBe('{"from":"1"}');
    forgetUnsaved('mara');
    expect(Object.keys(localStorage).filter((each) => each.startsWith(key))).toEqual([]);
  });

  it.each([
    ['sent', () => dropUnsaved(KEY)],
    ['typed on', () => keepUnsaved(KEY, 'Chair and more')],
    ['deleted by logging out', () => forgetUnsaved('mara')],
    ['alone again', () => storeInOtherTab(null)],
  ])('is not kept twice once it is %s', (_, act) => {
    keepUnsaved(KEY, 'Chair');
    storeInOtherTab('Treasurer');
    expect(textKeys('mara')).toHaveLength(2);
    act();
    expect(textKeys('mara').filter((key) => key !== KEY)).toEqual([]);
  });

  it('stays away once this page has sent it', () => {
    keepUnsaved(KEY, 'Chair');
    dropUnsaved(KEY);
    storeInOtherTab('Treasurer');
    storeInOtherTab(null);
    expect(unsavedText(KEY)).toBeNull();
  });
});

it('a refused text that another tab adds to those of this one is seen here', () => {
  const key = `${textPrefix('mara')}engagement-numbers`;
  keepUnsaved(key, '{"from":"47"}');
  storeInOtherTab('{"from":"47","to":"99"}', key);
  expect(unsavedText(key)).toBe('{"from":"47","to":"99"}');
});

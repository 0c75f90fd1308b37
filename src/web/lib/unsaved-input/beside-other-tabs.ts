/**
 * Two tabs with one form store its input in the same place. What this page has typed is kept beside what another tab
 * stores there, and takes that place again when the other tab has sent its own.
 */

import { newId } from '../browser/new-id';
import { keepInPage } from '../browser/page-memory';
import { besideKeys, copies, ownTexts } from './unsaved-edits';

const BESIDE = '~beside~';
const PAGE_ID = newId();
/** Of texts of forms and answers to the job preferences, and not of the stamps of their last write. */
const BESIDE_KEY_PATTERN = new RegExp(`^quarterdeck\\.(?:text|answers)\\..*${BESIDE}`);

/** Whether a storage key is of a text that is kept beside that of another tab. */
export const isBeside = (key: string): boolean => key.includes(BESIDE);

function handleStorage({ key, oldValue, newValue }: StorageEvent): void {
  const ownText = ownTexts.get(key ?? '');
  if (!key || ownText === undefined || ownText === newValue) return;
  const beside = besideKeys.get(key) ?? `${key}${BESIDE}${PAGE_ID}`;
  if (newValue === null) {
    copies.drop(beside);
    besideKeys.delete(key);
    if (oldValue !== ownText) return void copies.keep(key, ownText);
  } else {
    besideKeys.set(key, beside);
    copies.keep(beside, ownText);
  }
  // Until the page is closed it shows its own text; what the next page shows first is the other tab's.
  keepInPage(key, ownText);
}

/** Keeps this page's input beside that of other tabs from now on. */
export function keepBesideOtherTabs(): void {
  window.addEventListener('storage', handleStorage);
}

/** Moves what closed tabs have left beside others' texts to its place, where the other one was sent meanwhile. */
export function restoreBeside(): void {
  for (const key of copies.keys('quarterdeck.')) {
    if (!BESIDE_KEY_PATTERN.test(key)) continue;
    const place = key.slice(0, key.indexOf(BESIDE));
    const text = copies.textOf(key);
    if (text === null || copies.textOf(place) !== null) continue;
    copies.keep(place, text);
    copies.drop(key);
  }
}

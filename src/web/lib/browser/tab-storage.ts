/** A guest's input and result, in this tab's session storage; if that is full or unavailable, in this page's memory. */
import { dropFromPage, keepInPage, textInPage } from './page-memory';

/** The text kept under a key; null if there is none. */
export function readInTab(key: string): string | null {
  try {
    return textInPage(key) ?? sessionStorage.getItem(key);
  } catch {
    return null; // Storage is unavailable to this page.
  }
}

/**
 * Keeps a text in this tab.
 * @returns whether it is stored, so that it outlives a reload
 */
export function keepInTab(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    dropFromPage(key);
    return true;
  } catch {
    keepInPage(key, text);
    return false;
  }
}

/** Deletes a text. */
export function dropInTab(key: string): void {
  dropFromPage(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is unavailable to this page, so there is nothing to delete.
  }
}

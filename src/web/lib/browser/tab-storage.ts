/**
 * What a guest typed or was given, in this tab's session storage; where that is full or closed, in this page's memory.
 */
import { dropFromPage, keepInPage, textInPage } from './page-memory';

export function readInTab(key: string): string | null {
  try {
    return textInPage(key) ?? sessionStorage.getItem(key);
  } catch {
    return null; // Storage is closed to this page.
  }
}

/** @returns whether it is stored, so that it outlives a reload */
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

export function dropInTab(key: string): void {
  dropFromPage(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is closed to this page, so there is nothing to delete.
  }
}

/** What was typed into a form and is not on the server yet, kept in this browser by its place until it is. */
import { pageAccount } from './account';
import { browserStorage } from './browser-storage';
import { dropUnsaved, keepUnsaved, textPrefix } from './unsaved';

const keyOf = (place: string) => `${textPrefix(pageAccount()?.id ?? '')}${place}`;

/**
 * @param place names the form and the thing it is about, as `role-notes.` with a role's id
 * @returns whether the browser has it
 */
export const keepText = (place: string, value: unknown): boolean =>
  pageAccount() !== null && keepUnsaved(keyOf(place), JSON.stringify(value));

export const dropText = (place: string): void => dropUnsaved(keyOf(place));

/** What was kept and fits; `null` where nothing was. */
export function keptText<T>(place: string, fits: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(browserStorage()?.getItem(keyOf(place)) ?? 'null');
    return fits(value) ? value : null;
  } catch {
    return null;
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * A result that was claimed for an address that is not confirmed yet, kept in this tab: the address may be mistyped,
 * and each sign-up has a profile of its own, so that another one has to claim the result again.
 */
import { dropInTab, keepInTab, readInTab } from '../browser/tab-storage';

const KEY = 'quarterdeck.unconfirmed-profile';

/** Keeps the result as it was stored. */
export const keepUnconfirmedResult = (text: string): void => void keepInTab(KEY, text);

/** The result as it was stored; `null` if there is none. */
export const readUnconfirmedResult = (): string | null => readInTab(KEY);

/** Deletes it: the address is confirmed, or the result is replaced. */
export const dropUnconfirmedResult = (): void => dropInTab(KEY);

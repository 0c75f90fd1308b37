/** Edits in this browser that wait for the server: where they are stored, and whether there are any. */
import { dropFromPage } from '../browser/page-memory';
import { openEditingSessions } from './editing-locks';
import { journal } from './journal';
import { createMirroredStorage } from './mirrored-storage';

export const copies = createMirroredStorage(journal);

const PREFIX = 'quarterdeck.unsaved.';

/** Start of the storage keys of a person's unsaved edits of profile and record; the editing session's id follows it. */
export const unsavedPrefix = (userId: string) => `${PREFIX}${userId}.`;

/**
 * The storage keys of edits that this release cannot read. They hold nothing up, and stay for a later release, which
 * may have written them.
 */
export const unreadKeys = new Set<string>();

/** The storage keys of a person's unsaved edits of profile and record, also of those that cannot be read. */
export const storedKeys = (userId: string): string[] => copies.keys(unsavedPrefix(userId));

/** The storage keys of a person's unsaved edits of profile and record that this release can read. */
export const unsavedKeys = (userId: string): string[] =>
  storedKeys(userId).filter((key) => !unreadKeys.has(key));

/** The storage key of unsaved job preferences. */
export const unsavedPreferencesKey = (userId: string) => `quarterdeck.answers.${userId}`;

/** The storage key of what the editor notes for its report at the next visit, 'since your last visit'. */
export const sinceKey = (userId: string) => `quarterdeck.since.${userId}`;

/** Prefix of the storage keys of a person's form input, followed by the key of the form. */
export const textPrefix = (userId: string) => `quarterdeck.text.${userId}.`;

/** The storage keys of a person's form input. */
export const textKeys = (userId: string): string[] => copies.keys(textPrefix(userId));

/** The end of the storage keys of texts that fields of the profile have refused. All tabs share them. */
const REFUSED_KEY_PATTERN = /\.(engagement-numbers|linkedin-url)$/;

/** Whether a field of the profile has refused a text of a person that they have not corrected yet. */
export const hasRefusedTexts = (userId: string): boolean =>
  textKeys(userId).some((key) => REFUSED_KEY_PATTERN.test(key));

/** Whether edits under a key are of the record, and not of the profile. */
export const isOfRecord = (userId: string, key: string): boolean =>
  key.startsWith(`${unsavedPrefix(userId)}record.`);

/** Whether this browser has edits of a person's profile that the server does not have, or refused texts of it. */
export const isProfileUnsaved = (userId: string): boolean =>
  hasRefusedTexts(userId) || unsavedKeys(userId).some((key) => !isOfRecord(userId, key));

/** What this page stored last of each form: two tabs with one form store it in the same place. */
export const ownTexts = new Map<string, string>();
/**
 * The keys under which another tab has stored its own text since, each with the key at which this page's text is kept
 * beside it.
 */
export const besideKeys = new Map<string, string>();

function forget(key: string): void {
  ownTexts.delete(key);
  dropBeside(key);
  besideKeys.delete(key);
  copies.drop(key);
}

function dropBeside(key: string): boolean {
  const beside = besideKeys.get(key);
  if (beside) copies.drop(beside);
  return beside !== undefined;
}

/**
 * Stores unsaved edits under a key.
 * @returns whether it is stored: the browser's storage may be full, disabled or absent
 */
export function keepUnsaved(key: string, text: string): boolean {
  if (!key.startsWith(PREFIX) && !REFUSED_KEY_PATTERN.test(key)) ownTexts.set(key, text);
  dropBeside(key);
  besideKeys.delete(key);
  return copies.keep(key, text);
}

/** Deletes the unsaved edits under a key; what another tab has stored there since stays. */
export function dropUnsaved(key: string): void {
  if (dropBeside(key)) {
    ownTexts.delete(key);
    dropFromPage(key);
  } else forget(key);
}

/** The unsaved text under a key; `null` if there is none. */
export const unsavedText = copies.textOf;

let recovering: Promise<void> | undefined;

/**
 * Restores what a killed browser had not written to disk, once per page. Await it before taking over what closed pages
 * left.
 */
export function recoverUnsaved(): Promise<void> {
  recovering ??= openEditingSessions()
    .then((alive) => copies.reconcile((key) => alive.has(key.slice(key.lastIndexOf('.') + 1))))
    .catch(() => {});
  return recovering;
}

/** The storage keys of all that waits for the server; answers that another tab has overwritten are kept beside. */
const allKeys = (userId: string): string[] => [
  ...storedKeys(userId),
  ...textKeys(userId),
  ...copies.keys(unsavedPreferencesKey(userId)),
];

/** Whether this browser holds any unsaved edits of a person. */
export const isAnythingUnsaved = (userId: string): boolean => allKeys(userId).length > 0;

/** Deletes the unsaved edits of one account; those of other accounts in this browser are kept. */
export function forgetUnsaved(userId: string): void {
  const ownKeys = [...ownTexts.keys()].filter((key) => key.includes(userId));
  for (const key of [...allKeys(userId), ...ownKeys, sinceKey(userId)]) forget(key);
}

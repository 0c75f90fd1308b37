/** The draft of a version in its editor, and validation by the server's rules. */
import { VERSION_LIMITS } from '@/shared/limits';
import type { OverwrittenTexts, VersionChoice } from '@/shared/publishing/private-version';
import { postgresSafeText } from '@/shared/validation/postgres-safe-text';
import { textExcess } from '@/shared/validation/text-excess';
import type { Version } from '../queries';

/** The fields of a version that its editor changes. */
export interface VersionDraft {
  name: string;
  for_whom: string;
  note: string;
  contact: { email: boolean; telephone: boolean };
  open_until: string | null;
  allows_introductions: boolean;
  allows_download: boolean;
  shows_references: boolean;
  choice: VersionChoice;
  /**
   * Texts that concurrent edits of other windows or devices have overwritten. Every device shows them until their
   * owner has chosen.
   */
  overwritten: OverwrittenTexts[];
}

/** The draft with which the editor of a version starts. */
export const draftOf = ({
  name,
  for_whom,
  note,
  contact,
  open_until,
  allows_introductions,
  allows_download,
  shows_references,
  choice,
  overwritten,
}: Version): VersionDraft => ({
  name,
  for_whom,
  note,
  contact,
  open_until,
  allows_introductions,
  allows_download,
  shows_references,
  choice,
  overwritten,
});

/**
 * The changes without characters that no database stores, such as a paste from a PDF may contain. The server would
 * refuse the whole save for them, also what hides something.
 */
export const storableChanges = <Changes extends Partial<VersionDraft>>(changes: Changes): Changes => ({
  ...changes,
  ...Object.fromEntries(
    (['name', 'for_whom', 'note'] as const).flatMap((field) => {
      const text = changes[field];
      return text === undefined ? [] : [[field, postgresSafeText(text)]];
    }),
  ),
});

export type VersionErrors = Partial<Record<'name' | 'for_whom' | 'note' | 'open_until', string>>;

/**
 * The fields that the server would refuse, with the reason.
 * @param saved the version as saved: its last day may have passed since, and is no error
 * @param today '2026-12-31'
 */
export function versionErrorsOf(draft: VersionDraft, saved: VersionDraft, today: string): VersionErrors {
  const { name, for_whom, note, open_until: until } = draft;
  const tooLong = {
    name: textExcess(name.trim(), VERSION_LIMITS.name),
    for_whom: textExcess(for_whom.trim(), VERSION_LIMITS.forWhom),
    note: textExcess(note.trim(), VERSION_LIMITS.note),
  };
  return {
    ...Object.fromEntries(Object.entries(tooLong).filter(([, excess]) => excess !== null)),
    ...(name.trim() === '' && { name: 'A version needs a name.' }),
    ...(until !== null &&
      until < today &&
      until !== saved.open_until && { open_until: 'This day is over. Choose today or a later day.' }),
  };
}

/** The draft as it can be saved: a field with an error has its saved value. */
export function savableDraftOf(
  draft: VersionDraft,
  saved: VersionDraft,
  errors: VersionErrors,
): VersionDraft {
  return {
    ...draft,
    name: errors.name ? saved.name : draft.name,
    for_whom: errors.for_whom ? saved.for_whom : draft.for_whom,
    note: errors.note ? saved.note : draft.note,
    open_until: errors.open_until ? saved.open_until : draft.open_until,
  };
}

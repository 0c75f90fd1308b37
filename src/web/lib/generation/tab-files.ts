/** The files that this tab has sent. The server keeps none of them, so only this tab can show their pages. */
import type { Source } from '@/shared/record/facts';
import { onLogout } from '../auth/logout';

/** The field of the form that a file was chosen in. */
type Slot = 'linkedin' | 'resume' | 'document';

let files: { slot: Slot; name: string; file: File }[] = [];

/**
 * Keeps the files of a form until the next one is sent, the tab is closed or the person logs out.
 * @param sent each with the name that its source gets
 */
export function keepTabFiles(sent: readonly { slot: Slot; name: string; file: File }[]): void {
  files = [...sent];
}

onLogout(() => keepTabFiles([]));

/**
 * The file that a source was read from, if this tab has sent it. What was given as LinkedIn's file may have been read
 * as a resume, so the slot decides only between files of one name.
 */
export function tabFileOf({ kind, name }: Pick<Source, 'kind' | 'name'>): File | undefined {
  const [first, ...others] = files.filter((each) => each.name === name);
  if (others.length === 0) return first?.file;
  const slot = kind.startsWith('linkedin') ? 'linkedin' : kind;
  return files.find((each) => each.slot === slot && each.name === name)?.file;
}

/** Turns picked words into a role of the record, and into a layout for finding similar entries. */

import type { DocumentText } from '@/shared/record/document-text';
import type { RoleFact } from '@/shared/record/facts';
import { bodyBelow, type EntryLayout, entriesAlike, layoutOf } from './entry-layout';
import type { PickedRole } from './picks';
import { entryRole } from './take-entries';

/** An entry that was picked, whose layout is used to find the others of its file. */
export interface PickedModel {
  text: DocumentText;
  layout: EntryLayout;
  at: number;
}

/** The layout of a picked entry; null if its picks do not show one. */
export function modelOf(text: DocumentText, picked: PickedRole): PickedModel | null {
  const found = layoutOf(text.lines, picked);
  return found ? { text, ...found } : null;
}

/** The picked role. The lines below it become its statements. */
export function pickedRole(text: DocumentText, picked: PickedRole, instead?: RoleFact): RoleFact {
  const { title, organisation, dates } = picked;
  return entryRole(text.lines, { title, organisation, dates, body: bodyOf(text, picked) }, instead);
}

function bodyOf(text: DocumentText, picked: PickedRole): readonly number[] {
  const { title, organisation, dates } = picked.picks;
  const head = [...title, ...organisation, ...dates].map(({ line }) => line);
  if (head.length === 0) return [];
  const model = modelOf(text, picked);
  const ownEntry =
    model && entriesAlike(text.lines, model.layout, model.at).find((each) => each.head.includes(model.at));
  const from = Math.max(...head) + 1;
  const to = ownEntry ? from + ownEntry.body.length : text.lines.length;
  return bodyBelow(text.lines, from, to, picked.dates);
}

/** Turns picked words into a role of the record, and into a layout for finding similar entries. */

import type { DocumentText } from '@/shared/record/document-text';
import type { RoleFact } from '@/shared/record/facts';
import { bodyBelow, type EntryLayout, entriesWithLayout, layoutOf } from './entry-layout';
import type { PickedRole } from './picks';
import { roleOfEntry } from './take-entries';

/** A picked entry, by whose layout the other entries of its file are found. */
export interface PickedModel {
  text: DocumentText;
  layout: EntryLayout;
  /** Index of the line of its first date. */
  index: number;
}

/** The layout of a picked entry; `null` if its picks do not show one. */
export function modelOf(text: DocumentText, picked: PickedRole): PickedModel | null {
  const layoutAndLine = layoutOf(text.lines, picked);
  return layoutAndLine ? { text, ...layoutAndLine } : null;
}

/** The role that was picked: a new one, or `replaced` with the picked texts. The lines below become its statements. */
export function roleOfPicks(text: DocumentText, picked: PickedRole, replaced?: RoleFact): RoleFact {
  const { title, organisation, dates } = picked;
  return roleOfEntry(text.lines, { title, organisation, dates, body: bodyOf(text, picked) }, replaced);
}

function bodyOf(text: DocumentText, picked: PickedRole): readonly number[] {
  const { title, organisation, dates } = picked.picks;
  const head = [...title, ...organisation, ...dates].map(({ line }) => line);
  if (head.length === 0) return [];
  const model = modelOf(text, picked);
  const ownEntry =
    model &&
    entriesWithLayout(text.lines, model.layout, model.index).find((each) => each.head.includes(model.index));
  const from = Math.max(...head) + 1;
  const to = ownEntry ? from + ownEntry.body.length : text.lines.length;
  return bodyBelow(text.lines, from, to, picked.dates);
}

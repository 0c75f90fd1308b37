/** A supporting document or link before it is added: its state, its validation, and its form in the draft. */
import { textExcess } from '@/shared/validation/text-excess';
import type { SupportingItem } from '../draft/draft';

let lastId = 0;

/** A new id for an item that is added on this page: ids count up from one. */
export const newItemId = (): number => {
  lastId += 1;
  return lastId;
};

export interface PendingItem {
  kind: SupportingItem['kind'];
  title: string;
  description: string;
  file?: File;
  link: string;
}

export const EMPTY_ITEM: PendingItem = { kind: 'document', title: '', description: '', link: '' };

/** The item's kind once a file was chosen or a link typed; null before, since a title alone is no loss. */
export function pendingKindOf({ kind, file, link }: PendingItem): PendingItem['kind'] | null {
  const isPending = kind === 'document' ? file !== undefined : link.trim() !== '';
  return isPending ? kind : null;
}

/** Maximum characters of the texts about a document or a link. */
export const MAX_ITEM_CHARACTERS = { title: 300, link: 2_000, description: 2_000 } as const;

/** The message for a text of the item that is too long, the same as at its field; null if none is. */
export function tooLongMessage(item: PendingItem): string | null {
  const { title, link, description } = MAX_ITEM_CHARACTERS;
  return (
    textExcess(item.title, title) ??
    (item.kind === 'link' ? textExcess(item.link, link) : null) ??
    textExcess(item.description, description)
  );
}

export interface MissingField {
  field: 'title' | 'file' | 'link';
  title: string;
  description: string;
}

/** A typed link as a URL of http or https, with `https` if it has no scheme; undefined if it is not such a link. */
export function linkUrlOf(typed: string): string | undefined {
  const text = typed.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text);
  try {
    const url = new URL(hasScheme ? text : `https://${text}`);
    const hasDomain = url.hostname.includes('.') && !url.hostname.endsWith('.');
    return /^https?:$/.test(url.protocol) && hasDomain && !/\s/.test(text) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** The first field that is missing or not valid, with the text of its toast; `null` if there is none. */
export function missingFieldOf(item: PendingItem): MissingField | null {
  if (!item.title.trim()) {
    return { field: 'title', title: 'Title required', description: 'Please provide a title.' };
  }
  if (item.kind === 'document' && !item.file) {
    return {
      field: 'file',
      title: 'Please select a file',
      description: 'You must upload a document before adding it.',
    };
  }
  if (item.kind === 'link' && !linkUrlOf(item.link)) {
    return {
      field: 'link',
      title: 'Please enter a URL',
      description: 'You must provide a valid URL for your link.',
    };
  }
  return null;
}

/** The item as the draft holds it. @throws if it is a document without a file: only complete items may be added */
export function toSupporting(item: PendingItem, id: number): SupportingItem {
  const common = { id, title: item.title.trim(), description: item.description.trim() };
  if (item.kind === 'link') return { ...common, kind: 'link', link: linkUrlOf(item.link) ?? '' };
  if (!item.file) throw new Error('A document without a file was added');
  return { ...common, kind: 'document', file: item.file };
}

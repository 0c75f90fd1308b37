/** State and validation of a supporting document or link before it is added. */
import { textExcess } from '@/shared/validation/text-excess';
import type { Supporting } from '../draft/draft';

let lastId = 0;

/** Ids of items added on this page, counting up from one. */
export const newItemId = (): number => {
  lastId += 1;
  return lastId;
};

export interface PendingItem {
  kind: Supporting['kind'];
  title: string;
  description: string;
  file?: File;
  link: string;
}

export const NOTHING_PENDING: PendingItem = { kind: 'document', title: '', description: '', link: '' };

/** Whether a file was chosen or a link typed; a title alone says nothing that could be lost. */
export function startedKindOf({ kind, file, link }: PendingItem): PendingItem['kind'] | null {
  const begun = kind === 'document' ? file !== undefined : link.trim() !== '';
  return begun ? kind : null;
}

/** Maximum characters of the texts about a document or a link. */
export const ITEM_LIMITS = { title: 300, link: 2_000, description: 2_000 } as const;

/** Returns the message for a text of the item that is too long, the same as at its field; else `null`. */
export function tooLongMessage(item: PendingItem): string | null {
  const { title, link, description } = ITEM_LIMITS;
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

/** An address with http(s), which is added if missing; `undefined` if it is not an address. */
export function webLink(typed: string): string | undefined {
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

/** The first missing field, with the text of its toast; `null` when the item can be added. */
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
  if (item.kind === 'link' && !webLink(item.link)) {
    return {
      field: 'link',
      title: 'Please enter a URL',
      description: 'You must provide a valid URL for your link.',
    };
  }
  return null;
}

/** The item in the form that the draft holds. Only for a complete one. */
export function toSupporting(item: PendingItem, id: number): Supporting {
  const common = { id, title: item.title.trim(), description: item.description.trim() };
  if (item.kind === 'link') return { ...common, kind: 'link', link: webLink(item.link) ?? '' };
  if (!item.file) throw new Error('A document without a file was added');
  return { ...common, kind: 'document', file: item.file };
}

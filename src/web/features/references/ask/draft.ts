/** The draft of a request for a reference, and its validation by the server's rules. */

import { deepEqual } from '@/shared/json/deep-equal';
import { companyDomain, confirmedDomain } from '@/shared/people/company-domain';
import { containsLink } from '@/shared/people/name-in-mail';
import { confirmationSentence, type RequestedKind } from '@/shared/references/reference';
import type { ReferenceTopic } from '@/shared/references/topics';
import { isBlank } from '@/shared/validation/visible-text';
import type { OwnReference } from '@/web/lib/queries/own-references';
import {
  clearOwnStoredText,
  clearStoredText,
  readStoredText,
  storeText,
} from '@/web/lib/unsaved-input/stored-text';

export interface RequestDraft {
  name: string;
  office: string;
  email: string;
  /** Keys of the chosen topics. */
  topics: string[];
  wants: RequestedKind;
  note: string;
}

/** A new request, optionally about one case story. */
export const newRequestDraft = (topics: readonly ReferenceTopic[], story?: number): RequestDraft => ({
  name: '',
  office: '',
  email: '',
  topics: topics.filter((topic) => story !== undefined && topic.story === story).map(({ key }) => key),
  wants: 'both',
  note: '',
});

/** The stored form of a draft. Topics keep their former name, so that drafts of earlier releases are still read. */
type StoredDraft = Omit<RequestDraft, 'topics'> & { matters: string[] };

const isStoredDraft = (value: unknown): value is StoredDraft => {
  if (typeof value !== 'object' || value === null) return false;
  const { name, office, email, note, matters, wants } = value as Record<string, unknown>;
  return (
    [name, office, email, note, wants].every((text) => typeof text === 'string') && Array.isArray(matters)
  );
};

/** The storage key of an unsent request. */
const STORAGE_KEY = 'reference-request';

/** The stored request, without topics that no longer exist, or a new one. The topic of `story` replaces stored ones. */
export function readRequestDraft(topics: readonly ReferenceTopic[], story?: number): RequestDraft {
  const initial = newRequestDraft(topics, story);
  const stored = readStoredText(STORAGE_KEY, isStoredDraft);
  if (!stored) return initial;
  const { matters: keys, ...typed } = stored;
  const knownTopics = keys.filter((key) => topics.some((topic) => topic.key === key));
  return { ...typed, topics: story === undefined ? knownTopics : initial.topics };
}

const storedForm = ({ topics: matters, ...typed }: RequestDraft): StoredDraft => ({ ...typed, matters });

/** Deletes the stored input of the form once it is sent, unless another tab has stored a request of its own since. */
export const clearRequestDraft = (sent: RequestDraft) => clearOwnStoredText(STORAGE_KEY, storedForm(sent));

/** Stores the input of the form; deletes it if it equals `initial`, with which the form starts without it. */
export function storeRequestDraft(draft: RequestDraft, initial: RequestDraft): void {
  if (deepEqual(draft, initial)) clearStoredText(STORAGE_KEY);
  else storeText(STORAGE_KEY, storedForm(draft));
}

/**
 * Whether the owner's list has an open or answered request with the words of a draft: the draft was sent, although its
 * answer may have been lost. Its topics are not compared, since a second request to the address would be refused.
 */
export function isRequested(
  draft: Omit<RequestDraft, 'topics'>,
  references: readonly OwnReference[],
): boolean {
  const [name, office, email, note] = [draft.name, draft.office, draft.email, draft.note].map((text) =>
    text.trim(),
  );
  return references.some(
    (known) =>
      (known.state === 'asked' || known.state === 'written') &&
      known.email === email?.toLowerCase() &&
      known.asked_name === name &&
      known.asked_office === office &&
      known.wants === draft.wants &&
      known.note === note,
  );
}

/** Deletes the stored request if the owner's list shows that it was sent. */
export function dropSentDraft(references: readonly OwnReference[]): void {
  const stored = readStoredText(STORAGE_KEY, isStoredDraft);
  if (stored && isRequested(stored, references)) clearStoredText(STORAGE_KEY);
}

const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export type RequestErrors = Partial<Record<keyof RequestDraft, string>>;

/** The invalid fields, each with the reason. */
export function requestErrorsOf({ name, email, topics, wants, note }: RequestDraft): RequestErrors {
  return {
    ...(isBlank(name) && { name: 'Please say whom you ask.' }),
    ...(!EMAIL_PATTERN.test(email.trim()) && {
      email: 'Please give an email address like name@company.com.',
    }),
    ...(wants !== 'words' &&
      topics.length === 0 && { topics: 'Choose what they should confirm, or ask for a few words alone.' }),
    ...(containsLink(note) && {
      note: 'Please leave out addresses, links and numbers to call: mail with them is taken for spam.',
    }),
  };
}

/** How the page will describe the confirmation from an address; until it is complete, for both kinds of addresses. */
export function addressHintOf(email: string, chosenTopics: readonly ReferenceTopic[]): string {
  const address = email.trim().toLowerCase();
  if (!EMAIL_PATTERN.test(address)) {
    return 'At a company’s address the page says “Confirmed by email from @company.com”. At a private one it says “Confirmed by email”.';
  }
  const domain = confirmedDomain(
    address,
    chosenTopics.map(({ company }) => company),
  );
  const reason = domain
    ? ''
    : companyDomain(address)
      ? ': the address is not one of the company you ask about'
      : ': it is a private address';
  return `The page will say “${confirmationSentence(domain)}”${reason}.`;
}

/** The draft of a request, and validation by the server's rules. */

import { deepEqual } from '@/shared/json/deep-equal';
import { companyDomain, confirmedDomain } from '@/shared/people/company-domain';
import { containsLink } from '@/shared/people/name-in-mail';
import { confirmationSentence, type RequestedKind } from '@/shared/references/reference';
import type { ReferenceTopic } from '@/shared/references/topics';
import { clearStoredText, readStoredText, storeText } from '@/web/lib/unsaved-input/stored-text';

export interface RequestDraft {
  name: string;
  office: string;
  email: string;
  /** Keys of matters. */
  matters: string[];
  wants: RequestedKind;
  note: string;
}

/** A new request, optionally about one case story. */
export const requestAbout = (matters: readonly ReferenceTopic[], story?: number): RequestDraft => ({
  name: '',
  office: '',
  email: '',
  matters: matters.filter((matter) => story !== undefined && matter.story === story).map(({ key }) => key),
  wants: 'both',
  note: '',
});

const isDraft = (value: unknown): value is RequestDraft => {
  if (typeof value !== 'object' || value === null) return false;
  const { name, office, email, note, matters, wants } = value as Record<string, unknown>;
  return (
    [name, office, email, note, wants].every((text) => typeof text === 'string') && Array.isArray(matters)
  );
};

/** The storage key of an unsent request. */
const PLACE = 'reference-request';

/** The stored request, without topics that no longer exist, or a new one. */
export function readRequestDraft(matters: readonly ReferenceTopic[], story?: number): RequestDraft {
  const fresh = requestAbout(matters, story);
  const stored = readStoredText(PLACE, isDraft);
  if (!stored) return fresh;
  const known = stored.matters.filter((key) => matters.some((matter) => matter.key === key));
  return { ...stored, matters: story === undefined ? known : fresh.matters };
}

export const clearRequestDraft = () => clearStoredText(PLACE);

/** @param fresh the request with which the form starts, which is not stored */
export function storeRequestDraft(draft: RequestDraft, fresh: RequestDraft): void {
  if (deepEqual(draft, fresh)) clearRequestDraft();
  else storeText(PLACE, draft);
}

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export type RequestErrors = Partial<Record<keyof RequestDraft, string>>;

/** Invalid fields with the reason. */
export function requestErrors({ name, email, matters, wants, note }: RequestDraft): RequestErrors {
  return {
    ...(!name.trim() && { name: 'Please say whom you ask.' }),
    ...(!ADDRESS.test(email.trim()) && { email: 'Please give an e-mail address like name@company.com.' }),
    ...(wants !== 'words' &&
      matters.length === 0 && { matters: 'Choose what they should confirm, or ask for a few words alone.' }),
    ...(containsLink(note) && {
      note: 'Please leave out addresses, links and numbers to call: mail with them is taken for spam.',
    }),
  };
}

/** The hint about the address, before and after it is complete. */
export function addressHint(email: string, chosen: readonly ReferenceTopic[]): string {
  const address = email.trim().toLowerCase();
  if (!ADDRESS.test(address)) {
    return 'At a company’s address the page says “Confirmed by e-mail from @company.com”. At a private one it says “Confirmed by e-mail”.';
  }
  const domain = confirmedDomain(
    address,
    chosen.map(({ company }) => company),
  );
  const why = domain
    ? ''
    : companyDomain(address)
      ? ': the address is not one of the company you ask about'
      : ': it is a private address';
  return `The page will say “${confirmationSentence(domain)}”${why}.`;
}

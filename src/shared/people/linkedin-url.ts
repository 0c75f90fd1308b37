/** Parses what a person types or pastes as the URL of their LinkedIn profile. Shared by form and server. */
import { capitalise } from '../text/capitalise';

/** The messages of section 5 of the specification, verbatim. */
export const LINKEDIN_URL_MESSAGES = {
  empty: 'Please enter your LinkedIn username or URL',
  invalid: "Please enter a valid LinkedIn username or URL (e.g., 'john-doe' or 'linkedin.com/in/john-doe')",
} as const;

export type LinkedInUrlError = keyof typeof LINKEDIN_URL_MESSAGES;

export type LinkedInUrl =
  /** `url` is canonical, percent-encoded if the username is not plain ASCII. */
  { ok: true; username: string; url: string } | { ok: false; error: LinkedInUrlError };

/** LinkedIn's own limit is 100; the usernames of older profiles may be longer. */
const MAX_USERNAME_CHARACTERS = 200;
const USERNAME_PATTERN = /^[\p{L}\p{M}\p{N}_-]+$/u;
/** LinkedIn's alias for the signed-in member, which identifies nobody. */
const SIGNED_IN_ALIAS = 'me';
/** Host names: www, a country (`de.`), the mobile site (`m.`) and similar ones. */
const HOST_PATTERN = /^(?:[a-z0-9-]{1,10}\.)?linkedin\.com(?::\d{1,5})?$/i;

/**
 * Reads a bare username, or the URL of a profile with optional scheme, host prefix, query, fragment,
 * locale suffix (`/in/name/de`) and trailing slash.
 */
export function parseLinkedInUrl(input: string): LinkedInUrl {
  const text = input.replace(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '').trim();
  if (text === '') return { ok: false, error: 'empty' };
  const username = text.includes('/') ? usernameOfUrl(text) : usernameOf(text.replace(/^@/, ''));
  if (username === undefined) return { ok: false, error: 'invalid' };
  return { ok: true, username, url: `https://www.linkedin.com/in/${encodeURIComponent(username)}` };
}

function usernameOfUrl(text: string): string | undefined {
  const [path = ''] = text.replace(/^(?:https?:)?\/\//i, '').split(/[?#]/);
  const [host = '', kind = '', name = ''] = path.split('/');
  if (!HOST_PATTERN.test(host) || !/^(?:in|pub|mwlite)$/i.test(kind)) return undefined;
  // URLs of the mobile site have another segment: /mwlite/in/name.
  if (kind.toLowerCase() === 'mwlite') return usernameOf(path.split('/')[3] ?? '');
  return usernameOf(name);
}

function usernameOf(encoded: string): string | undefined {
  try {
    const name = decodeURIComponent(encoded).normalize('NFC');
    const isUsername =
      USERNAME_PATTERN.test(name) &&
      name.length <= MAX_USERNAME_CHARACTERS &&
      name.toLowerCase() !== SIGNED_IN_ALIAS;
    return isUsername ? name : undefined;
  } catch {
    return undefined; // A stray '%': nothing LinkedIn would have written.
  }
}

/**
 * Derives a name from a username: 'John Doe' from 'john-doe-1a2b3c', 'Jdoe' from 'jdoe42'.
 * @returns `undefined` if the username has no letters
 */
export function nameFromUsername(username: string): string | undefined {
  const words = username.split(/[-_]+/).filter(Boolean);
  // LinkedIn appends an id of letters and digits to distinguish people of the same name.
  while (words.length > 1 && /\d/.test(words.at(-1) ?? '')) words.pop();
  const letters = words.map((word) => word.replace(/\d+/g, '')).filter(Boolean);
  return letters.length > 0 ? letters.map((word) => capitalise(word.toLowerCase())).join(' ') : undefined;
}

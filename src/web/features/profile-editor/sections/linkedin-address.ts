import { parseLinkedInUrl } from '@/shared/linkedin-url';
import { webAddress } from '@/web/components/profile/url';

/**
 * The address to store for what was typed: a bare username or a LinkedIn address becomes the canonical one,
 * anything else that is an address gets `https://` where it lacks a scheme.
 * @returns '' for nothing, `null` for what is no address
 */
export function addressOf(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const parsed = parseLinkedInUrl(text);
  if (parsed.ok && !text.includes('/')) return parsed.url;
  const full = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const host = webAddress(full) && new URL(full).hostname;
  return host?.includes('.') && !/\s/.test(text) ? full : null;
}

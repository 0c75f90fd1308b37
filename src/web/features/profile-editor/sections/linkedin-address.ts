import { parseLinkedInUrl } from '@/shared/linkedin-url';
import { webAddress } from '@/web/components/profile/url';

/**
 * The address to store for what was typed: a bare username becomes the canonical address, the address of a
 * profile gets `https://` where it lacks a scheme.
 * @returns '' for nothing, `null` for what is no LinkedIn profile
 */
export function addressOf(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const parsed = parseLinkedInUrl(text);
  if (!parsed.ok) return null;
  if (!text.includes('/')) return parsed.url;
  const full = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`;
  return webAddress(full) && !/\s/.test(text) ? full : parsed.url;
}

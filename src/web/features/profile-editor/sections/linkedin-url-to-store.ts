import { parseLinkedInUrl } from '@/shared/people/linkedin-url';
import { webUrl } from '@/web/components/profile/url';

/**
 * The URL to store for the typed text: a bare username becomes the canonical URL, a URL without a scheme gets
 * `https://`.
 * @returns '' for an empty text, `null` for anything but a LinkedIn profile
 */
export function linkedInUrlToStore(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const parsed = parseLinkedInUrl(text);
  if (!parsed.ok) return null;
  if (!text.includes('/')) return parsed.url;
  const full = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`;
  return webUrl(full) && !/\s/.test(text) ? full : parsed.url;
}

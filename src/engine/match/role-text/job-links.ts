/** Finds the URLs that the job titles on a careers page link to. */
import { parseHTML } from 'linkedom';

const MAX_ANCHORS = 5_000;
/** Number of characters of a link's text that are compared with the titles. */
const MAX_LINK_CHARACTERS = 1_000;

const foldSpaces = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * The URLs of job titles that are links or begin one.
 * @param pageUrl the URL of the page itself, for relative links
 * @returns the absolute URL of each title that has one, without its fragment; a link to the page itself is left out
 */
export function urlsByTitle(
  html: Uint8Array,
  pageUrl: string,
  titles: readonly string[],
): Record<string, string> {
  const { document } = parseHTML(new TextDecoder().decode(html));
  const titleByText = new Map(titles.map((title) => [foldSpaces(title), title]));
  const urls: Record<string, string> = {};
  for (const anchor of [...document.querySelectorAll('a[href]')].slice(0, MAX_ANCHORS)) {
    const text = foldSpaces((anchor.textContent ?? '').slice(0, MAX_LINK_CHARACTERS));
    const title =
      titleByText.get(text) ?? [...titleByText].find(([each]) => text.startsWith(`${each} `))?.[1];
    const href = anchor.getAttribute('href') ?? '';
    if (!title || urls[title] || !URL.canParse(href, pageUrl)) continue;
    const url = new URL(href, pageUrl);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') continue;
    url.hash = '';
    if (url.href !== pageUrl) urls[title] = url.href;
  }
  return urls;
}

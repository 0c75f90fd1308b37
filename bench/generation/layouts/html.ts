/** Parts that the HTML of several resumes shares. */
import { escapeMarkup } from '@/server/testing/documents/escape-markup';

/** A bulleted list of texts. */
export const listHtml = (items: readonly string[]) =>
  `<ul>${items.map((text) => `<li>${escapeMarkup(text)}</li>`).join('')}</ul>`;

/** A text in a paragraph. */
export const paragraphHtml = (text: string) => `<p>${escapeMarkup(text)}</p>`;

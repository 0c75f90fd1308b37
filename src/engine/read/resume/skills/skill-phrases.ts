/** Finds bulleted lists of skills in which every bullet is one skill, even one with commas. */
import { isTechnology } from '@/engine/language/vocabulary/technologies';
import type { ParagraphText } from '../../layout/paragraphs';
import { labelAndList } from './skill-labels';

/** Minimum number of bullets of such a list, and minimum share of those that have no comma. */
const MIN_BULLETS = 5;
const MIN_SHARE_WITHOUT_COMMA = 0.6;

/** The word before the last part of an enumeration. */
const LAST_PART_PATTERN = /(?:\s(?:and|und|et|y|e|en)|&)\s/u;

/** Whether a text enumerates, also within a phrase: 'Grading, Storage, and Sale of Grain'. */
const enumerates = (text: string): boolean =>
  text.includes(',') && LAST_PART_PATTERN.test(text.slice(text.indexOf(',')));

/** A text without what stands in brackets, which may have brackets inside. */
function withoutBrackets(text: string): string {
  const [from, to] = [text.indexOf('('), text.lastIndexOf(')')];
  return from >= 0 && to > from ? text.slice(0, from) + text.slice(to + 1) : text;
}

/** The bullets of a list that are one skill each although they enumerate: 'Ship Loading, Lashing, and Inspection'. */
export function phrasesInBullets(paragraphs: readonly ParagraphText[]): ReadonlySet<ParagraphText> {
  const bullets = paragraphs.filter(({ bullet, text }) => bullet && labelAndList(text).label === undefined);
  const plain = bullets.filter(({ text }) => !/[,;|•]/u.test(withoutBrackets(text)));
  if (
    bullets.length < MIN_BULLETS ||
    bullets.length < paragraphs.length * MIN_SHARE_WITHOUT_COMMA ||
    plain.length < bullets.length * MIN_SHARE_WITHOUT_COMMA
  )
    return new Set();
  return new Set(
    bullets.filter(({ text }) => enumerates(text) && !text.split(/,\s*|\s(?:and|&)\s/u).some(isTechnology)),
  );
}

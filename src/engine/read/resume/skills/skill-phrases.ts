/** Finds bulleted lists of skills in which every bullet is one skill, even one with commas. */
import { isTechnology } from '@/engine/language/vocabulary/technologies';
import type { ParagraphText } from '../../layout/paragraphs';
import { labelAndList } from './skill-labels';

/** Minimum number of bullets of such a list, and minimum share of those that have no comma. */
const MIN_BULLETS = 5;
const MIN_SHARE_WITHOUT_COMMA = 0.6;

/** An enumeration that ends with 'and': 'Grading, Storage, and Sale', also within a phrase. */
const ENUMERATION_PATTERN = /,.*(?:\s(?:and|und|et|y|e|en)|\s?&)\s/u;

/** Text in brackets, which may have brackets inside. */
const BRACKETS_PATTERN = /\(.*\)/u;

/** The bullets of a list that are one skill each although they enumerate: 'Ship Loading, Lashing, and Inspection'. */
export function phrasesInBullets(paragraphs: readonly ParagraphText[]): ReadonlySet<ParagraphText> {
  const bullets = paragraphs.filter(({ bullet, text }) => bullet && labelAndList(text).label === undefined);
  const plain = bullets.filter(({ text }) => !/[,;|•]/u.test(text.replace(BRACKETS_PATTERN, '')));
  if (
    bullets.length < MIN_BULLETS ||
    bullets.length < paragraphs.length * MIN_SHARE_WITHOUT_COMMA ||
    plain.length < bullets.length * MIN_SHARE_WITHOUT_COMMA
  )
    return new Set();
  return new Set(
    bullets.filter(
      ({ text }) => ENUMERATION_PATTERN.test(text) && !text.split(/,\s*|\s(?:and|&)\s/u).some(isTechnology),
    ),
  );
}

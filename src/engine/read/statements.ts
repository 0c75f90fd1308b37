/** Splits paragraphs into statements: each is one sentence or one list item. */

import type { StatementFact } from '@/shared/record/facts';
import { verbForm } from '../language/grammar/verbs';
import { INLINE_BULLETS } from '../language/text/bullets';
import { cleanText } from '../language/text/characters';
import type { FactsBuilder } from './facts-builder';
import { stripBullets } from './layout/bullets';
import type { ParagraphText } from './layout/paragraphs';
import { splitSentences } from './layout/sentences';

/** A dash or star that begins an item; a dash also without a space: '-Planned nine berths'. */
const DASH_BEFORE_ITEM_PATTERN = /^(?:[-–—*]+\s+|[-–—](?=\p{Lu}\p{Ll}))/u;

/** Statements of paragraphs, in order, without headings inside a text ('Key results:'), bare links and page numbers. */
export function statementsOf(
  builder: FactsBuilder,
  paragraphs: readonly ParagraphText[],
  row?: string,
): StatementFact[] {
  return paragraphs.flatMap((paragraph) =>
    itemsWithin(paragraph.text)
      .flatMap(splitSentences)
      .map((sentence) => stripBullets(sentence.replace(DASH_BEFORE_ITEM_PATTERN, '')))
      .filter(isStatement)
      .map((sentence) =>
        builder.text('statement', unwrapFigures(sentence), {
          page: paragraph.page,
          row,
          quote: quoteOf(paragraph, sentence),
        }),
      ),
  );
}

/**
 * A figure in square brackets, which its author took over from a form or set apart: '[175]% more', 'reached [1.6M]
 * readers', 'top [5] of'. A small number before another word than what it counts is a note: 'the method [3] was'.
 */
const BRACKETED_FIGURE_PATTERN =
  /\[((?:[$€£]\s?)?(?:\d{3,}|\d{1,3}(?:[.,]\d+)+|\d{1,2}(?=\s?[%+kKmMbB])|(?<=\btop \[)\d{1,2}|\d{1,2}(?=\]\s?(?!(?:an?|and|are|as|at|by|for|from|has|in|is|of|on|or|that|the|to|was|were|which|with)\b)(?:%|\p{L})))\s?(?:%|\+|[kKmMbB]n?\+?)?)\]/giu;

/** A sentence whose figures stand without the square brackets around them. */
const unwrapFigures = (sentence: string): string => sentence.replace(BRACKETED_FIGURE_PATTERN, '$1');

/** Minimum words of an item of a list in one line that is a statement and not a skill. */
const MIN_ITEM_WORDS = 3;

/** With this many items or more, bullets within a line separate the items of a list and not the words of a name. */
const MIN_SURE_ITEMS = 3;

const beginsWithAction = (item: string) =>
  verbForm(
    item
      .replace(/^successfully /i, '')
      .split(' ', 1)[0]
      ?.toLowerCase() ?? '',
  )?.form === 'past';

/** A bullet right behind a word, where a line break was lost: 'hires well• Planning: budgets'. */
const GLUED_BULLET_PATTERN = new RegExp(String.raw`(?<=[^\s${INLINE_BULLETS}])[${INLINE_BULLETS}]\s+`, 'u');
/** A bullet between two items of a line. */
const BULLET_BETWEEN_ITEMS_PATTERN = new RegExp(String.raw`\s[${INLINE_BULLETS}]\s`, 'u');
/** Where a paragraph begins within a text cell: at a line break, before a bullet, or before a dash after a gap. */
const PARAGRAPH_BREAK_PATTERN = new RegExp(
  String.raw`\r?\n|(?<!\s)\s+(?=[${INLINE_BULLETS}·]\s)|(?<!\s)\s{2,}(?=[-*–]\s)`,
  'u',
);
/** A heading in capitals behind a word, before glued bullets: 'logistics, retailCORE SKILLS'. */
const GLUED_HEADING_PATTERN = /(?<=\p{Ll}{2})\p{Lu}{3,}(?:[ &]+\p{Lu}{2,}){0,3}$/u;

/** The items of a text, whether its author set them in one line or its line breaks were lost. */
function itemsWithin(text: string): string[] {
  const [first = '', ...others] = text.split(GLUED_BULLET_PATTERN);
  const parts = others.length > 0 ? [first.replace(GLUED_HEADING_PATTERN, ''), ...others] : [first];
  return parts.flatMap(itemsInLine);
}

/**
 * The items of a list that its author set in one line: 'Cut waste by 40% • Opened nine bakeries'; else the whole text.
 */
function itemsInLine(text: string): string[] {
  const items = text.split(BULLET_BETWEEN_ITEMS_PATTERN);
  const isList =
    items.every((item) => item.split(' ').length >= MIN_ITEM_WORDS) &&
    (items.length >= MIN_SURE_ITEMS || items.every(beginsWithAction));
  return isList ? items : [text];
}

/** The statements of a text cell. Its lines and inline bullets are separate paragraphs. */
export function statementsOfText(builder: FactsBuilder, text: string, row?: string): StatementFact[] {
  const parts = text
    .split(PARAGRAPH_BREAK_PATTERN)
    .map((part) => ({ text: stripBullets(cleanText(part)), bullet: false, quote: cleanText(part) }))
    .filter((part) => part.text !== '');
  return statementsOf(builder, parts, row);
}

/** Maximum length of a line with a colon at its end that is a heading inside a text. */
const MAX_LABEL_CHARACTERS = 60;
/** Maximum words of a heading with a semicolon for its colon: 'Areas of responsibility;'. Items of lists end so too. */
const MAX_SEMICOLON_LABEL_WORDS = 3;

/** Whether a sentence is a heading inside a text: 'Key results:'. */
const isLabel = (sentence: string): boolean =>
  (sentence.endsWith(':') && sentence.length < MAX_LABEL_CHARACTERS) ||
  (sentence.endsWith(';') &&
    sentence.split(' ').length <= MAX_SEMICOLON_LABEL_WORDS &&
    !beginsWithAction(sentence));

function isStatement(sentence: string): boolean {
  if (/^(?:https?:\/\/|www\.)\S+$/.test(sentence)) return false;
  if (isLabel(sentence)) return false;
  return /\p{L}{2}|\p{Script=Han}/u.test(sentence) && !/^Page \d+( of \d+)?$/.test(sentence);
}

/**
 * The quote for a sentence: the sentence itself if the paragraph contains it literally, otherwise the whole
 * paragraph.
 */
function quoteOf(paragraph: ParagraphText, sentence: string): string {
  return paragraph.quote.includes(sentence) ? sentence : paragraph.quote;
}

/** Joins wrapped lines into the paragraphs and list items that the author wrote. */

import { cleanText } from '../../language/text/characters';
import { afterBullet, isBareBullet, stripBullets } from './bullets';
import { joinWrapped, type LineBreaks } from './wrapped-text';

/** A line of running text. `gap` is the distance to the line above in units of `size`; lengths are points. */
export interface BodyLine {
  text: string;
  x: number;
  right: number;
  size: number;
  gap: number;
  page?: number;
  /** Right edge of the full lines of its column; computed from the given lines if absent. */
  edge?: number;
  /** Whether it is known to start a list item although it has no bullet (a numbered paragraph of a DOCX). */
  bullet?: boolean;
}

export interface ParagraphText {
  /** The joined lines, without the bullet. */
  text: string;
  bullet: boolean;
  page?: number;
  /** The text as extracted, with white space collapsed. */
  quote: string;
}

/**
 * Joins lines. A new paragraph starts at a bullet, after a wide gap on the same page, and after a line that had room
 * for the first word of the next: there the author ended the line, not the margin. Despite such room, and where no
 * positions are known, a line continues an unfinished sentence: one that stops at a word that cannot end it, or that
 * the line takes up in lower case.
 * @param breaks if lines break between words, a list item continues even after a wide gap, see `isBrokenItem`
 */
export function joinLines(lines: readonly BodyLine[], breaks: LineBreaks = 'hyphenates'): ParagraphText[] {
  const edge = rightEdge(lines);
  const typical = typicalGap(lines);
  const joined: ParagraphText[] = [];
  let pendingBullet = false;
  lines.forEach((line, index) => {
    const text = cleanText(line.text);
    if (text === '') return;
    if (isBareBullet(text)) {
      pendingBullet = true;
      return;
    }
    const last = joined.at(-1);
    const previous = lines[index - 1];
    const isDashOfSentence =
      !!last && !last.bullet && isUnended(last.text) && WRAPPED_DASH_PATTERN.test(text);
    const bullet =
      pendingBullet || line.bullet === true || (afterBullet(text) !== undefined && !isDashOfSentence);
    pendingBullet = false;
    const goesOn = () =>
      last &&
      previous &&
      (continues(previous, line, last.text, line.edge ?? edge, typical) ||
        (breaks === 'never-hyphenates' && isBrokenItem(last, line, joined)));
    if (last && !bullet && goesOn()) {
      last.text = joinWrapped(last.text, stripTrailingBullets(text), breaks);
      last.quote = `${last.quote} ${text}`;
    } else {
      const isItem = bullet || isDashOfSentence;
      joined.push({
        text: isItem ? stripBullets(text) : stripTrailingBullets(text),
        bullet: isItem,
        page: line.page,
        quote: text,
      });
    }
  });
  return joined.filter((paragraph) => /[\p{L}\p{N}]/u.test(paragraph.text));
}

/** Minimum number of paragraphs of a list, the first of which may be a line that introduces it. */
const MIN_LIST_PARAGRAPHS = 2;
/** Minimum number of words of running text; headings are shorter. */
const MIN_RUNNING_WORDS = 5;

/**
 * Whether the author broke a list item into lines, as in pasted text, so that the next line has no bullet.
 */
function isBrokenItem(last: ParagraphText, { text }: BodyLine, joined: readonly ParagraphText[]): boolean {
  return (
    last.bullet &&
    joined.length >= MIN_LIST_PARAGRAPHS &&
    joined.every(({ bullet }, at) => bullet || at === 0) &&
    isUnended(last.text) &&
    text.split(' ').length >= MIN_RUNNING_WORDS &&
    /[,;.](?:\s|$)/.test(text) &&
    !/^[^.,;]{2,40}:\s/.test(text)
  );
}

/** A dash within a sentence, which begins a line because the line above was full: '— from two mills to nine'. */
const WRAPPED_DASH_PATTERN = /^[–—] \p{Ll}/u;

const isUnended = (text: string): boolean => !/[.!?:;。！？]["'”’)\]]*$/u.test(text);

function continues(
  previous: BodyLine,
  line: BodyLine,
  textSoFar: string,
  edge: number,
  typical: number,
): boolean {
  const samePage = previous.page === line.page && Number.isFinite(line.gap);
  if (samePage && line.gap > typical * WIDE_GAP_FACTOR + GAP_TOLERANCE_FONT_SIZES) return false;
  const ended = !isUnended(textSoFar);
  const startsLow = /^[\p{Ll},;)&]/u.test(line.text);
  if (!ended && (startsLow || NOT_A_SENTENCE_END_PATTERN.test(textSoFar))) return true;
  if (previous.right <= 0) return false;
  const pointsPerCharacter = (previous.right - previous.x) / Math.max(previous.text.length, 1);
  const firstWord = /^(?:[–—]\s)?\S+/u.exec(line.text)?.[0] ?? '';
  const hasRoom =
    previous.right + (firstWord.length + 1) * pointsPerCharacter * WIDE_WORD_FACTOR <
    edge - previous.size * EDGE_TOLERANCE_FONT_SIZES;
  return !hasRoom;
}

/** A gap is wide if it exceeds the usual one by this factor and the tolerance, which is for rounded positions. */
const WIDE_GAP_FACTOR = 1.35;
const GAP_TOLERANCE_FONT_SIZES = 0.05;
/** A line that ends this close to the right edge is full. */
const EDGE_TOLERANCE_FONT_SIZES = 0.3;
/**
 * Factor for the width of a word in capitals or wide letters, compared with running text of the same length.
 */
const WIDE_WORD_FACTOR = 1.15;

/** Words and signs that cannot end a sentence. */
const NOT_A_SENTENCE_END_PATTERN =
  /(?:\s(?:and|or|of|the|for|to|with|in|on|at|by|from|as|a|an|including|und|oder|der|die|das|von|mit|für|et|ou|de|du|des|la|le|les|y|o|del|el|con|para|e|da|do|em|com|di|il)|[,&(])$/i;

/**
 * The right edge of full lines. From twenty long lines on, one in twenty may reach beyond it, so that a single overlong
 * line has no influence; of fewer it is the longest one's. Without long lines it is the rightmost edge of all.
 */
export function rightEdge(lines: readonly BodyLine[]): number {
  const rights = lines
    .filter((line) => line.text.length >= MIN_FULL_LINE_CHARACTERS)
    .map((line) => line.right)
    .sort((a, b) => b - a);
  return rights[Math.floor(rights.length / 20)] ?? Math.max(0, ...lines.map((line) => line.right));
}

/** Minimum characters of a line that may be a full one. */
const MIN_FULL_LINE_CHARACTERS = 26;

/** The usual distance between two lines of the text, in font sizes. */
function typicalGap(lines: readonly BodyLine[]): number {
  const gaps = lines
    .map((line) => line.gap)
    .filter(
      (gap) => Number.isFinite(gap) && gap > SAME_BASELINE_GAP_FONT_SIZES && gap < SECTION_GAP_FONT_SIZES,
    )
    .sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 3)] ?? DEFAULT_GAP_FONT_SIZES;
}

/** Lines that are this close are on one baseline. */
const SAME_BASELINE_GAP_FONT_SIZES = 0.8;
/** Lines that are this far apart belong to different sections. */
const SECTION_GAP_FONT_SIZES = 2.6;
/** The usual distance between lines if a document shows none. */
const DEFAULT_GAP_FONT_SIZES = 1.4;

function stripTrailingBullets(text: string): string {
  return text.replace(/(?<!\s)\s+[•·●▪]+$/u, '');
}

/**
 * Reads a title of several parts between bars, whose employer is in another line: 'Founder • Mentor • Developer',
 * 'Plant Manager | Cold Storage'.
 */
import { phraseKindsOf } from '../../phrases/classifier';
import { isEmploymentForm } from '../../vocabulary/employment';
import { COMPANY_SCORE, organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import type { AnchoredLines } from '../entry-lines/anchors';
import type { Pair } from '../model/model';
import { isAnyPlace } from '../segments/place-parts';

const MAX_TITLE_CHARACTERS = 110;
/** Minimum score of a text that is a title by its words. */
const MIN_TITLE_SCORE = 2;
/** A kind of phrase with a larger share than this is likelier than all others together. */
const MAJORITY_THRESHOLD = 0.5;
const BARS_AT_END_PATTERN = /(?<![\s|│¦•·])[\s|│¦•·]+$/u;
const BAR_PATTERN = /\s?[|│¦•·]\s?/u;

/**
 * The whole text from the title to the dates or the next cell, if its parts between bars are titles, or are a title and
 * its field of work above or below the employer; undefined otherwise.
 */
export function titleOfParts(
  { lines, segments }: Pick<AnchoredLines, 'lines' | 'segments'>,
  { title, employer }: Pick<Pair, 'title' | 'employer'>,
): string | undefined {
  const parts = (title && segments[title.line]) ?? [];
  const [first] = parts;
  if (!title || !employer || title.label || parts.some(({ label }) => label)) return undefined;
  if (employer.line === title.line)
    return titlesBeforeEmployer(lines[title.line]?.text.slice(first?.from, employer.from) ?? '');
  if (first?.from !== title.from) return undefined;
  const last = parts.find(({ after }) => after === 'date' || after === 'cell' || after === 'edge');
  const text = lines[title.line]?.text.slice(first.from, last?.to) ?? '';
  const pieces = text.split(BAR_PATTERN);
  if (pieces.length < 2 || text.length > MAX_TITLE_CHARACTERS || !pieces.every(mayBeOfTitle))
    return undefined;
  const isField = Math.abs(employer.line - title.line) === 1 && pieces.length === 2 && isFieldOfTitle(pieces);
  return pieces.every(isTitle) || isField ? text : undefined;
}

/** Several different titles between bars, before the employer in their line: 'Clerk • Duty manager • Nordhav Foods'. */
function titlesBeforeEmployer(text: string): string | undefined {
  const pieces = text.split(BAR_PATTERN).filter((piece) => piece.trim() !== '');
  const isWhole = pieces.length > 1 && /[|│¦•·]\s?$/u.test(text) && text.length <= MAX_TITLE_CHARACTERS;
  const distinct = new Set(pieces.map((piece) => piece.trim().toLowerCase()));
  return isWhole &&
    distinct.size === pieces.length &&
    pieces.every((piece) => mayBeOfTitle(piece) && isTitle(piece))
    ? text.replace(BARS_AT_END_PATTERN, '')
    : undefined;
}

/** Whether a part of a title is neither a place, a company nor a way to be employed. */
const mayBeOfTitle = (text: string): boolean =>
  /^\p{Lu}/u.test(text) &&
  organisationScore(text) < COMPANY_SCORE &&
  !isEmploymentForm(text) &&
  !isAnyPlace(text);

function isTitle(text: string): boolean {
  const [score, share] = [titleScore(text), phraseKindsOf(text).title];
  return score >= MIN_TITLE_SCORE || share > MAJORITY_THRESHOLD;
}

/**
 * Whether the first of two parts is a title, and the second reads like a field of work and not like a name or a list.
 */
const isFieldOfTitle = ([title = '', field = '']: readonly string[]): boolean =>
  titleScore(title) >= MIN_TITLE_SCORE &&
  !/[,\d(]/u.test(field) &&
  field.includes(' ') &&
  phraseKindsOf(field).organisation < MAJORITY_THRESHOLD;

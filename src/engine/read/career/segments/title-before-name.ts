/** Splits a title, or its unit, from the company after it if no mark separates them. */
import { COMPANY_SCORE, ORGANISATION_WORD_SCORE, organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';

/** Words that make a name with a word of organisations a place or part of the work: 'Site Engineer Velmont Plant'. */
const PLACE_OR_WORK_PATTERN =
  /\b(?:plants?|projects?|works?|departments?|dept|divisions?|units?|sections?|sites?|stations?|factory|warehouse|stores?|mall|network|international|global|worldwide|services|energy|data|software|cloud|systems?|solutions)\W*$/iu;
/** Minimum and maximum number of words of a title before a company. */
const MIN_TITLE_WORDS = 2;
const MAX_TITLE_WORDS = 6;

/** The properties of a part of a line that a split has to preserve. */
interface Part {
  text: string;
  from: number;
  to: number;
  before: string;
  after: string;
  label?: string;
}

/**
 * Splits 'Planning Engineer Nordhav Contracting LLC' into its title and its company; any other text is returned whole.
 */
export function splitTitleFromName<T extends Part>(part: T): T[] {
  const length = part.label === undefined ? titleLengthIn(part.text) : undefined;
  return length === undefined ? [part] : splitAtSpace(part, length);
}

/** The two parts of a text on both sides of the space at this index. */
const splitAtSpace = <T extends Part>(part: T, space: number): T[] => [
  { ...part, text: part.text.slice(0, space), to: part.from + space, after: 'face' },
  { ...part, text: part.text.slice(space + 1), from: part.from + space + 1, before: 'face' },
];

/** A unit at the beginning of a text, before a name: 'Storage Division ' in 'Storage Division Nordhav Foods Ltd'. */
const UNIT_BEFORE_NAME_PATTERN =
  /^(?:\p{Lu}[\p{L}&-]*|&|and)(?: (?:\p{Lu}[\p{L}&-]*|&|and)){0,3} (?:Division|Department|Dept\.?|Directorate) (?=\p{Lu}\S* \S)/u;

/** Splits 'Cold Storage Division Nordhav Foods Ltd' behind the comma of a title into its unit and its company. */
export function splitUnitFromName<T extends Part>(part: T): T[] {
  const unit =
    part.before === 'comma' && !part.label ? UNIT_BEFORE_NAME_PATTERN.exec(part.text)?.[0] : undefined;
  const name = part.text.slice(unit?.length);
  const isSplit = unit !== undefined && isCompany(name) && titleScore(name) === 0;
  return isSplit ? splitAtSpace(part, unit.length - 1) : [part];
}

/**
 * The length of the title at the start of a text that ends with a company: 'Planning Engineer' in 'Planning Engineer
 * Nordhav Contracting LLC'; undefined for other texts. A company may itself begin with a title in the plural:
 * 'Consulting Engineers Nordhav Ltd'.
 */
function titleLengthIn(text: string): number | undefined {
  if (organisationScore(text) < ORGANISATION_WORD_SCORE || titleScore(text) === 0) return undefined;
  const words = text.split(' ');
  for (let count = Math.min(MAX_TITLE_WORDS, words.length - 2); count >= MIN_TITLE_WORDS; count -= 1) {
    const [title, name] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    const last = words[count - 1] ?? '';
    const isTitle = titleScore(title) >= 2 && titleScore(last) >= 1 && /^\p{Lu}\p{Ll}+[^s\W]$/u.test(last);
    if (isTitle && titleScore(name) === 0 && isCompany(name)) return title.length;
  }
  return undefined;
}

function isCompany(name: string): boolean {
  const [first = ''] = name.split(' ');
  if (!/^\p{Lu}/u.test(name)) return false;
  return (
    organisationScore(name) >= COMPANY_SCORE ||
    (organisationScore(name) >= ORGANISATION_WORD_SCORE &&
      organisationScore(first) === 0 &&
      !PLACE_OR_WORK_PATTERN.test(name))
  );
}

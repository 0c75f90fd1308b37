/**
 * Reads earlier employers that share a title and their years in one sentence: 'Developer at Nordhav, Redwell, Lund
 * (2005–2013)'. Which of the years belong to which employer is not said, so that each post has none.
 */
import type { RoleFact } from '@/shared/record/facts';
import { findDates } from '../../dates/dates';
import type { FactsBuilder } from '../../facts-builder';
import { comparableText } from '../../layout/comparable';
import type { DocumentLine } from '../../layout/line';
import { joinLines, type ParagraphText } from '../../layout/paragraphs';
import { splitTitleAtCompany } from '../../vocabulary/at-words';
import { titleScore } from '../../vocabulary/titles';
import { BETWEEN_NAMES_PATTERN, isName } from '../unread/earlier-employers';

/** Minimum number of employers that show a list; two may be a company and its place. */
const MIN_EMPLOYERS = 3;
/** Minimum score of a title that is recognised by its words. */
const MIN_TITLE_SCORE = 2;
const MAX_SENTENCE_CHARACTERS = 400;
/** The confidence in each employer of such a list. */
const LISTED_CONFIDENCE = 0.85;
/** Several titles, of which each employer may have had any: 'Lead Developer / Developer'. */
const SEVERAL_TITLES_PATTERN = /\s?[/&,]\s|\s(?:and|or|und|et|y)\s/iu;

interface EmployerList extends ParagraphText {
  title: string;
  names: readonly string[];
}

/** The roles of a section, with one for each employer of such lists, and one without an employer for several titles. */
export function addListedEmployers(
  builder: FactsBuilder,
  lines: readonly DocumentLine[],
  kind: RoleFact['kind'],
  roles: readonly RoleFact[],
): RoleFact[] {
  const lists = joinLines(lines).flatMap((paragraph) => listIn(paragraph) ?? []);
  const isOfList = ({ title, organisation }: RoleFact) =>
    lists.some(
      (list) =>
        comparableText(title) === comparableText(list.title) &&
        (organisation === '' ||
          list.names.some((name) => comparableText(name) === comparableText(organisation))),
    );
  // Several titles with all the years stay a post of their own, since no employer has one of them for certain.
  const ofTitles = (role: RoleFact): RoleFact[] => {
    if (!SEVERAL_TITLES_PATTERN.test(role.title)) return [];
    const { alternatives: _, ...post } = role;
    return [{ ...post, organisation: '', confidence: LISTED_CONFIDENCE }];
  };
  return [
    ...roles.flatMap((role) => (isOfList(role) ? ofTitles(role) : [role])),
    ...lists.flatMap(({ title, names, page, quote }) =>
      names.map(
        (organisation): RoleFact => ({
          id: builder.id('role'),
          title: SEVERAL_TITLES_PATTERN.test(title) ? '' : title,
          organisation,
          spans: [builder.span({ page, quote })],
          confidence: LISTED_CONFIDENCE,
          statements: [],
          kind,
        }),
      ),
    ),
  ];
}

/** The title and the employers of a sentence that ends with the years of all of them. */
function listIn(paragraph: ParagraphText): EmployerList | undefined {
  const { text } = paragraph;
  const ranges = text.length <= MAX_SENTENCE_CHARACTERS ? findDates(text) : [];
  const [range] = ranges;
  if (!range?.range || ranges.length > 1) return undefined;
  const isLast = /^\)?\.?$/u.test(text.slice(range.index + range.length));
  const { title, organisation } = splitTitleAtCompany(text.slice(0, range.index).replace(/\s?\($/u, ''));
  const names = organisation.split(BETWEEN_NAMES_PATTERN).map((name) => name.trim());
  const isList =
    isLast &&
    titleScore(title) >= MIN_TITLE_SCORE &&
    /^\p{Lu}[^.:;]*$/u.test(title) &&
    names.length >= MIN_EMPLOYERS &&
    names.every(isName);
  return isList ? { ...paragraph, title, names } : undefined;
}

/** Reads the summary that stands below the name of a resume without a heading. */
import type { DocumentLine } from '../../layout/line';
import { joinLines, type ParagraphText } from '../../layout/paragraphs';
import { isContactLine } from './contact-data';

/** Minimum length of a paragraph of a summary; shorter ones are headlines. */
const MIN_SUMMARY_CHARACTERS = 81;

/** A list of titles such as 'Engineer | Speaker | Mentor', which is not part of a paragraph. */
const LIST_OF_TITLES_PATTERN = /^[^.!?]{2,60}\s[|•·]\s[^.!?]{2,60}(?:\s[|•·]\s|$)/u;

const isProse = (text: string): boolean =>
  text.length >= MIN_SUMMARY_CHARACTERS && /[.!]/.test(text) && !/@|https?:/.test(text);

/**
 * The paragraphs of the summary below a name.
 * @param head the lines below the name, without the name and the headline
 */
export const summaryUnderName = (head: readonly DocumentLine[]): ParagraphText[] =>
  // In centred text these lines would be joined with the summary, since all begin at different places.
  joinLines(head.filter(({ text }) => !isContactLine(text) && !LIST_OF_TITLES_PATTERN.test(text))).filter(
    ({ text }) => isProse(text),
  );

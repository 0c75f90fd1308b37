/**
 * Writes sentences about distinctions that no other section mentions: patents and publications. Companies founded,
 * boards and service are posts, which the list of key roles names.
 */
import type { TextFact } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import { addFinalPeriod } from '../../language/text/hygiene';
import { joinAsList } from '../../language/text/sentences';
import type { CareerContext } from '../statements/career-context';
import { printedName } from '../statements/printed-name';

const PATENT_PATTERN = /^Patent: /;
/** The label that the reader of publications puts before titles that stand below a heading of talks. */
const TALK_REMARK_PATTERN = /^Talk(?: or project)?: /;
const MAX_WORKS = 2;
const MAX_TITLE_WORDS = 14;
/** Text that is not the title of a work, or that would end the sentence. */
const NO_WORK_PATTERN =
  /https?:|www\.|[?!;|•"“”]|\.\s|\.\.|\b(?:research|writing), |\bavailable (?:up)?on request\b|\bpublications? list\b|\blist of publications\b/i;
/** Entries about talks, prizes and offices, which lists of publications contain too. */
const NO_PUBLICATION_PATTERN =
  /\b(?:presentations?|presented|posters?|talks?|keynotes?|speakers?|panell?ist|lectures?|webinars?|grand rounds|awards?|prizes?|winners?|finalists?|runners?[- ]up|\d(?:st|nd|rd|th) place|hackathon|scholarships?|fellowships?|memberships?|committees?|member)\b/i;

/** Headings within a list of works: 'Refereed Journal Articles', 'Conference Proceedings**'. */
const WORKS_HEADING_PATTERN =
  /^(?:(?:refereed|peer[- ]reviewed|selected|invited|other|recent|major|scientific|academic|journals?|conferences?|international|national|published|book|review)[ ,]+(?:and |& )?){1,4}(?:articles?|papers?|proceedings|publications?|chapters?|books?|abstracts?|reviews?)\W*$/i;

/**
 * A sentence about works: 'Kim’s publications include “Cold Stores of Varn”', 'Kim has a patent, “...”' of a single
 * one.
 */
function workSentences({ first }: CareerContext, works: readonly TextFact[], noun: string): CitedText[] {
  const titles = works
    .map((fact) => ({
      fact,
      title: printedName(fact.value.replace(PATENT_PATTERN, '')).replace(/[.,]$/, ''),
    }))
    .filter(
      ({ title }) =>
        /^[\p{Lu}\d]/u.test(title) &&
        !NO_WORK_PATTERN.test(title) &&
        !WORKS_HEADING_PATTERN.test(title) &&
        title.split(' ').length > 2 &&
        title.split(' ').length <= MAX_TITLE_WORDS,
    )
    .slice(0, MAX_WORKS);
  if (titles.length === 0) return [];
  const names = joinAsList(titles.map(({ title }) => `“${title}”`));
  const text =
    works.length === 1 ? `${first} has a ${noun}, ${names}` : `${first}’s ${noun}s include ${names}`;
  return [{ text: addFinalPeriod(text), spans: spansOf(...titles.map(({ fact }) => fact)) }];
}

/** Sentences about patents and publications. */
export function distinctionSentences(context: CareerContext): CitedText[] {
  if (!context.first || context.language !== 'en') return [];
  const { publications } = context.facts;
  const isPatent = ({ value }: TextFact) => PATENT_PATTERN.test(value);
  const isPublished = ({ value }: TextFact) =>
    !PATENT_PATTERN.test(value) && !TALK_REMARK_PATTERN.test(value) && !NO_PUBLICATION_PATTERN.test(value);
  return [
    ...workSentences(context, publications.filter(isPatent), 'patent'),
    ...workSentences(context, publications.filter(isPublished), 'publication'),
  ];
}

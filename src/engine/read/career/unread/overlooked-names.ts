/** Finds employers that appear in no role, alternative or question of the career. Each becomes a question. */
import type { RoleFact, TextFact } from '@/shared/record/facts';
import { findDates } from '../../dates/dates';
import type { FactsBuilder } from '../../facts-builder';
import { comparableText } from '../../layout/comparable';
import type { DocumentLine } from '../../layout/line';
import { phraseKindsOf } from '../../phrases/classifier';
import { isDegree } from '../../resume/education/education';
import type { HeadedLines } from '../../resume/headings/sections';
import { isSchool, LEGAL_FORM_SCORE, organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import { entryDateOf } from '../dates/entry-date';
import type { JudgedEmployer } from '../model/judge';
import { isDoubtfulName } from '../names/doubtful-name';
import { tidyName } from '../names/names';
import type { PreparedScope } from '../readings/decide';
import { SECTIONS_WITHOUT_JOBS } from '../scopes';
import { mayBeLabelled } from '../segments/label-cuts';
import type { Segment } from '../segments/segment';
import { segmentsOf } from '../segments/segments';
import { isJobSentence } from '../sentences/job-sentences';
import { earlierEmployersOf, employersInSentences } from './earlier-employers';
import { nameBesideTitle } from './names-beside-titles';

/** The facts of a career in which its owner sees the names of employers. */
interface FactsWithEmployers {
  roles: readonly RoleFact[];
  unplaced: readonly TextFact[];
}

/** Maximum number of questions about employers, for one section and for the text outside all sections of work. */
const MAX_OVERLOOKED = 8;
/** An employer that was not chosen becomes a question if it has this probability or more. */
const MIN_ASKED_PROBABILITY = 0.12;
/** A name is a company's if the phrase classifier gives it a higher probability than this. */
const COMPANY_THRESHOLD = 0.85;
/** Maximum number of words of a company's name. */
const MAX_COMPANY_WORDS = 9;
/** Minimum characters of a name that is known if it is a part of another. */
const MIN_PART_CHARACTERS = 4;
/** Maximum length of a line; longer lines are prose. */
const MAX_LINE_CHARACTERS = 160;

/**
 * Employers in a scope that were judged likely enough; in a section of work also those whose words show a company, or
 * that stand beside a title.
 */
export function overlookedEmployers(
  builder: FactsBuilder,
  { section, scope }: PreparedScope,
  judged: readonly (readonly JudgedEmployer[])[],
  career: FactsWithEmployers,
): TextFact[] {
  const { questions, offer, offerText } = createQuestions(builder, career);
  if (scope.work)
    for (const each of [
      ...earlierEmployersOf(scope.lines, scope.heading),
      ...employersInSentences(scope.lines),
    ])
      offerText(each.name, each);
  for (const { employer, chance } of judged.flat().sort((a, b) => b.chance - a.chance))
    if (chance >= MIN_ASKED_PROBABILITY) offer(employer.text, section.lines[employer.line]);
  if (scope.work)
    section.segments.forEach((lineSegments, at) => {
      const line = section.lines[at];
      if (line && (line.text.length <= MAX_LINE_CHARACTERS || isJobSentence(line.text)))
        for (const segment of lineSegments) if (isCompany(segment, line.bullet)) offer(segment.text, line);
    });
  if (scope.work)
    for (const line of section.lines) {
      const name = nameBesideTitle(line);
      if (name !== undefined) offer(name, line);
    }
  return questions;
}

/**
 * Employers in lines outside all sections of work: after a form's label, or a company next to a date or
 * title.
 * @param read the lines of the sections of work
 */
export function employersOutsideSections(
  builder: FactsBuilder,
  sections: readonly HeadedLines[],
  read: ReadonlySet<DocumentLine>,
  career: FactsWithEmployers,
): TextFact[] {
  const { questions, offer, offerText } = createQuestions(builder, career);
  for (const { kinds, lines } of sections) {
    if (SECTIONS_WITHOUT_JOBS.has(kinds[0] ?? '')) continue;
    const unread = lines.filter((line) => !read.has(line));
    if (kinds[0] !== 'education') for (const each of employersInSentences(unread)) offerText(each.name, each);
    const isOfJob = lines.map(isDatedOrTitled);
    lines.forEach((line, at) => {
      if (
        read.has(line) ||
        line.text.length > MAX_LINE_CHARACTERS ||
        isSchool(line.text) ||
        isDegree(line.text)
      )
        return;
      const isOfPost = isOfJob.slice(Math.max(0, at - 1), at + 2).includes(true);
      if (!isOfPost && !mayBeLabelled(line, 'organisation')) return;
      for (const { text, label } of segmentsOf(line, entryDateOf(line)))
        if (label === 'organisation' || (isOfPost && organisationScore(text) >= LEGAL_FORM_SCORE))
          offer(text, line);
    });
  }
  return questions;
}

const isDatedOrTitled = ({ text }: DocumentLine) =>
  text.length <= MAX_LINE_CHARACTERS && (findDates(text).some(({ range }) => range) || titleScore(text) >= 2);

function createQuestions(builder: FactsBuilder, { roles, unplaced }: FactsWithEmployers) {
  const knownNames = [
    ...roles.flatMap(({ organisation, alternatives = [] }) => [
      organisation,
      ...alternatives.map((each) => each.organisation),
    ]),
    ...unplaced.map(({ value }) => value),
  ].map(comparableText);
  const questions: TextFact[] = [];
  const offerText = (text: string, { page, quote }: { page?: number; quote: string }) => {
    if (questions.length >= MAX_OVERLOOKED) return;
    const name = tidyName(text);
    const comparable = comparableText(name);
    // A short name may be a part of any word.
    const isPart = (short: string, long: string) =>
      short === long || (short.length >= MIN_PART_CHARACTERS && long.includes(short));
    const isKnown = knownNames.some((each) => isPart(each, comparable) || isPart(comparable, each));
    if (comparable.length < 2 || isKnown || isDoubtfulName(name) || findDates(name).length > 0) return;
    knownNames.push(comparable);
    questions.push(builder.text('unplaced', name, { page, quote }, 0.2));
  };
  const offer = (text: string, line: DocumentLine | undefined) =>
    line && offerText(text, { page: line.page, quote: line.text });
  return { questions, offer, offerText };
}

function isCompany({ text, label }: Segment, isItem: boolean): boolean {
  if (label === 'client' || text.split(/\s+/).length > MAX_COMPANY_WORDS) return false;
  if (label === 'organisation' || organisationScore(text) >= LEGAL_FORM_SCORE) return true;
  return !isItem && organisationScore(text) > 0 && phraseKindsOf(text).organisation > COMPANY_THRESHOLD;
}

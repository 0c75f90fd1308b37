/**
 * Case stories from the strongest statements of a record, which the owner accepts one by one. Each sentence
 * is a statement of one role, worded like a bullet of a persona, and passes the same check. Nothing is joined
 * that no source joins. A part that no statement fills stays empty, and the owner is asked for it.
 */
import { type Figure, figureText, STORY_LIMITS, type StoryDraft } from '@/shared/case-stories/case-story';
import { type CareerFacts, PROSE_CONFIDENCE, type RoleFact, type Span } from '@/shared/record/facts';
import { createDraftCheck } from '../check';
import { spansOf } from '../check/cited-text';
import { addFinalPeriod } from '../language/text/hygiene';
import { figuresIn } from './figures-in';
import { canBeListEntry, writeListEntry } from './sentences/statement-sentence';
import { careerContextOf } from './statements/career-context';
import { hasFigure, saysChange, sortByProof } from './statements/figures';
import { keepOwnStatements } from './statements/own-statements';
import type { Statement } from './statements/statement';

/** A case story with the spans that support each of its texts and each offered figure. */
export interface SourcedStory extends Omit<StoryDraft, 'lines'> {
  /** Every line about the role, in the words in which a story uses it. */
  lines: { text: string; spans: Span[] }[];
  evidence: { text: string; spans: Span[] }[];
}

const MAX_STORIES = 5;
/** Maximum lines of a role that are offered. */
const MAX_LINES = 12;
/** Maximum spans that are kept for one text. */
const MAX_SPANS = 20;
/** Words for the situation in which a role began, or for an obstacle. */
const SITUATION_PATTERN =
  /^(?:joined|came in|took over|inherited|hired|brought in|appointed|recruited|was (?:hired|asked|brought|recruited))\b|\b(?:struggling|stalled|failing|had lost|was losing|were losing|had no|without a|from scratch|after (?:the|a|an|its) \w+)\b/i;

/** The case stories that the record supports, the strongest first, one for each role; at most `MAX_STORIES`. */
export function draftCaseStories(recordFacts: CareerFacts): SourcedStory[] {
  const facts = keepOwnStatements(recordFacts);
  const { passesCheck } = createDraftCheck(facts);
  const { achievements } = careerContextOf(facts);
  const supportedStatements = sortByProof(achievements).filter(
    (statement) => isTellable(statement) && passesCheck(writeListEntry(statement, 'named')),
  );
  const statementsByRole = new Map<string, Statement[]>();
  for (const statement of supportedStatements) {
    const { id } = statement.role as RoleFact;
    statementsByRole.set(id, [...(statementsByRole.get(id) ?? []), statement]);
  }
  return [...statementsByRole.values()]
    .flatMap((statements) => storyOf(statements) ?? [])
    .slice(0, MAX_STORIES);
}

const isTellable = (statement: Statement): boolean =>
  Boolean(statement.role?.organisation) &&
  (statement.role?.confidence ?? 0) >= PROSE_CONFIDENCE &&
  canBeListEntry(statement);

/**
 * The story of one role; undefined if fewer than two of situation, action and result are stated.
 * @param statements of one role, the strongest proof first
 */
function storyOf(statements: readonly Statement[]): SourcedStory | undefined {
  const role = statements[0]?.role;
  const situation = statements.find(({ text }) => SITUATION_PATTERN.test(text) && !hasFigure(text));
  const others = statements.filter((each) => each !== situation);
  const result =
    others.find((each) => saysChange(each) && hasFigure(each.text)) ??
    others.find(({ text }) => hasFigure(text));
  const action =
    others.find((each) => each !== result && !hasFigure(each.text)) ?? others.find((each) => each !== result);
  // A single statement is not a story.
  if (!role || [situation, result, action].filter(Boolean).length < 2) return undefined;
  const where = employerWithYears(role).slice(0, STORY_LIMITS.where);
  const figures = statements.flatMap(({ text }) =>
    figuresIn(text)
      .map((figure) => ({ ...figure, line: text }))
      .sort(byStrength),
  );
  const storyText = (statement: Statement | undefined, max: number) => {
    const text = statement ? addFinalPeriod(writeListEntry(statement, 'bare').text) : '';
    return text.length > max ? '' : text;
  };
  const figure = figures.find(({ line }) => line === result?.text);
  const story = {
    where,
    situation: storyText(situation, STORY_LIMITS.situation),
    action: storyText(action, STORY_LIMITS.action),
    number: figure?.number ?? '',
    counts: figure?.counts ?? '',
    result: storyText(result, STORY_LIMITS.result),
    shown: true,
  };
  const partTexts = new Set([story.situation, story.action, story.result]);
  const evidenceOf = (text: string, statement: Statement | undefined) =>
    text && statement ? [{ text, spans: spansOf(statement.fact) }] : [];
  const lines = statements
    .map((statement) => ({
      text: storyText(statement, STORY_LIMITS.action),
      spans: spansOf(statement.fact).slice(0, MAX_SPANS),
    }))
    .filter(({ text }, at, all) => text && all.findIndex((other) => other.text === text) === at)
    .slice(0, MAX_LINES);
  return {
    id: role.id,
    story,
    figures,
    lines,
    evidence: [
      { text: where, spans: role.spans },
      ...lines.filter(({ text }) => !partTexts.has(text)),
      ...evidenceOf(story.situation, situation),
      ...evidenceOf(story.action, action),
      ...evidenceOf(story.result, result),
      ...figures.map((each: Figure) => ({
        text: figureText({ where, ...each }),
        spans: spansOf(statements.find(({ text }) => text === each.line)?.fact),
      })),
    ].map(({ text, spans }) => ({ text, spans: spans.slice(0, MAX_SPANS) })),
  };
}

/** Sorts the figures of a statement: those of a change first, and those that say nothing of what they count last. */
const byStrength = (a: Figure, b: Figure): number => strengthOf(b) - strengthOf(a);
function strengthOf({ number, counts }: Figure): number {
  if (counts === '') return 0;
  return /(?:^|, )from /.test(counts) || number.endsWith('%') ? 2 : 1;
}

/** Employer and years: 'Tanager Health, 2016 to 2021'. */
function employerWithYears({ organisation, start, end }: RoleFact): string {
  const last = end === 'present' ? 'today' : end?.year;
  const years =
    start && last && start.year !== last ? `${start.year} to ${last}` : (start?.year ?? last ?? '');
  return [organisation, years].filter(Boolean).join(', ');
}

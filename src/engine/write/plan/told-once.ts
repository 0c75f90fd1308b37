/**
 * Lets each fact be told in one prominent place and at most one further: what the list of key roles tells is told again
 * by other sections only where they have nothing else. Facts are equal by their spans or figures, not by their wording.
 */
import type { CitedText } from '../../check/cited-text';
import { FULL_RECORD_STATEMENTS } from '../career/story-statements';
import { ASSISTED_PATTERN, isWeakStatement, type Portrait } from '../career/work-areas';
import type { CareerContext } from '../statements/career-context';
import { isProcess } from '../statements/importance';
import { restatesFigures } from '../statements/repeated-figures';
import type { Statement } from '../statements/statement';
import { deedsAmong } from './left-out';
import { titleOfPost } from './persona-title';
import type { SectionStatements } from './section-statements';

/** Minimum number of bullets of a persona. */
const MIN_BULLETS = 2;
/** Minimum weight of a bullet that takes the place of one that key roles tell. */
const MIN_BULLET_WEIGHT = 1.2;
/** Minimum number of sentences of an introduction from which one that key roles tell can be left out. */
const MIN_SENTENCES = 2;

/** The statements that tell most of their figures for the first time; pinned ones are always kept. */
export const withoutToldFigures = (
  statements: readonly Statement[],
  told: readonly Statement[],
): Statement[] => statements.filter((one) => one.pinned === true || !restatesFigures(one, told));

/** The statements that the list of key roles tells. */
export function toldBy(highlights: readonly CitedText[], { achievements }: CareerContext): Set<Statement> {
  const quotes = new Set(highlights.flatMap(({ spans }) => spans.map(({ quote }) => quote)));
  return new Set(achievements.filter(({ fact }) => fact.spans.some(({ quote }) => quotes.has(quote))));
}

/** Whether a persona is named after the post of a statement, so that any line of that post shows it. */
const isNamedAfter = ({ title, statements }: Portrait, { role }: Statement): boolean =>
  role !== undefined && (titleOfPost(role.title, statements, true) ?? role.title) === title;

/**
 * A persona without the bullets that key roles tell: others of its post take their place, and where there are none,
 * bullets are left out if enough remain.
 */
function withOtherBullets(
  persona: Portrait,
  isTold: (one: Statement) => boolean,
  free: readonly Statement[],
): Portrait {
  const repeated = persona.statements.filter((one) => one.pinned !== true && isTold(one));
  if (repeated.length === 0) return persona;
  const roleIds = new Set(persona.statements.map(({ role }) => role?.id));
  const others = free
    .filter(
      (one) =>
        roleIds.has(one.role?.id) &&
        one.weight >= MIN_BULLET_WEIGHT &&
        isNamedAfter(persona, one) &&
        !isWeakStatement(one) &&
        !isProcess(one.text) &&
        !ASSISTED_PATTERN.test(one.text),
    )
    .slice(0, repeated.length);
  const kept = persona.statements.filter((one) => !repeated.includes(one));
  const needed = Math.max(0, MIN_BULLETS - kept.length - others.length);
  return { ...persona, statements: [...repeated.slice(0, needed), ...kept, ...others] };
}

/**
 * The statements of the sections without those that the list of key roles tells, as far as the sections have others. A
 * short record has too few to pass over any.
 * @param highlights the lines of the list of key roles
 */
export function tellOnce(
  shares: SectionStatements,
  highlights: readonly CitedText[],
  context: CareerContext,
): SectionStatements {
  if (context.achievements.length < FULL_RECORD_STATEMENTS) return shares;
  const told = toldBy(highlights, context);
  const all = [...told];
  const isDeed = deedsAmong(context.achievements);
  const isTold = (one: Statement) => told.has(one) || restatesFigures(one, all);
  let free = shares.left.filter((one) => !isTold(one) && isDeed(one));
  const personas = shares.personas.map((persona) => {
    const next = withOtherBullets(persona, isTold, free);
    free = free.filter((one) => !next.statements.includes(one));
    return next;
  });
  const inPersonas = new Set(personas.flatMap(({ statements }) => statements));
  let sentences = shares.own.length + shares.introduction.length + shares.story.size;
  // The first sentence of an introduction without sentences of the person's own stays where it is the only one.
  const keeps = (one: Statement) => {
    if (one.pinned === true || shares.strongest?.includes(one) || !isTold(one) || sentences <= MIN_SENTENCES)
      return true;
    sentences -= 1;
    return false;
  };
  return {
    ...shares,
    personas,
    introduction: shares.introduction.filter(keeps),
    story: new Map([...shares.story].filter(([, one]) => keeps(one))),
    left: shares.left.filter((one) => !inPersonas.has(one)),
  };
}

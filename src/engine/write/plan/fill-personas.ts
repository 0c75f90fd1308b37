/** Adds personas to a plan that has fewer than two: of posts of one kind, of duties, or of the weightiest post. */
import type { Language } from '../../language/text/language';
import type { Portrait } from '../career/work-areas';
import { dutyOf } from '../sentences/duty';
import { importanceOf } from '../statements/importance';
import type { Statement } from '../statements/statement';
import { personasOfKinds } from './kinds-of-posts';
import { ANY_TARGET, type Target } from './on-target';
import { personaOfDuties } from './persona-of-duties';
import { personaOfPost, portraitsOf } from './portraits';
import { haveSameMeaning } from './same-title';

/** With this many personas or more, none is added. */
const ENOUGH_PERSONAS = 2;

/**
 * Minimum weight of a duty, from its words alone, in a persona based on duties; it excludes routine and the work of
 * others.
 */
const MIN_DUTY_WEIGHT = -0.5;

/** Minimum weight of a line in a persona that is named after its role alone. */
const MIN_TELLING_WEIGHT = 1.2;

/** Whether a duty can be shown: it has a clean short form and is not routine. */
const isFairDuty = (one: Statement): boolean =>
  one.predicate !== undefined &&
  dutyOf(one) !== undefined &&
  importanceOf(one.text, undefined, 0) >= MIN_DUTY_WEIGHT;

/** The statements that further personas may use. */
export interface AvailableStatements {
  /** The statements that no section uses. */
  left: readonly Statement[];
  /** The statements that no section uses, or that the paragraphs of the page can spare. */
  reusable: readonly Statement[];
  /**
   * The reusable statements and those of the story; if no persona was planned, also those that key roles would use,
   * and in a short record without superpowers those of the description.
   */
  all: readonly Statement[];
}

/**
 * Personas with further ones of the available statements, in English only, since titles of other languages cannot be
 * composed.
 */
export function fillPersonas(
  planned: readonly Portrait[],
  available: AvailableStatements,
  language: Language,
  target: Target = ANY_TARGET,
): readonly Portrait[] {
  if (language !== 'en' || planned.length >= ENOUGH_PERSONAS) return planned;
  const onTarget = (statements: readonly Statement[]) =>
    statements.filter(({ role }) => target.includes(role));
  const usable = {
    left: onTarget(available.left),
    reusable: onTarget(available.reusable),
    all: onTarget(available.all),
  };
  const usedStatements = new Set(planned.flatMap(({ statements }) => statements));
  const personas = [...planned];
  for (const one of personasOfKinds(
    usable.reusable.filter((statement) => !usedStatements.has(statement)),
    isFairDuty,
  )) {
    const isKnown = personas.some(({ title }) => haveSameMeaning(title, one.title));
    const isTaken = personas.some(({ statements }) => statements.some((s) => one.statements.includes(s)));
    if (personas.length < ENOUGH_PERSONAS && !isKnown && !isTaken) personas.push(one);
  }
  if (personas.length > 0) return personas;
  const keepTelling = (statements: readonly Statement[]) =>
    statements.filter(({ weight }) => weight >= MIN_TELLING_WEIGHT);
  const one =
    personaOfDuties(usable.left, isFairDuty) ??
    personaOfPost(keepTelling(usable.reusable)) ??
    portraitsOf(usable.all, language).personas[0] ??
    personaOfPost(keepTelling(usable.all)) ??
    personaOfDuties(usable.all, isFairDuty);
  return one ? [one] : [];
}

/** Minimum bullets of a persona. */
const MIN_BULLETS = 2;
/**
 * Personas with no more repeated statements than they need for their bullets. Undefined if one has nothing else.
 * @param repeated statements that the description tells
 */
export function withoutRepeated(
  personas: readonly Portrait[],
  repeated: readonly Statement[],
): readonly Portrait[] | undefined {
  const isNew = (one: Statement) => !repeated.includes(one);
  if (!personas.every(({ statements }) => statements.some(isNew))) return undefined;
  return personas.map(({ title, statements }) => {
    const fresh = statements.filter(isNew);
    const needed = statements.filter((one) => !isNew(one)).slice(0, Math.max(0, MIN_BULLETS - fresh.length));
    return { title, statements: statements.filter((one) => isNew(one) || needed.includes(one)) };
  });
}

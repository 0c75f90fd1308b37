/** Joins the names of skills that a line break has cut, and leaves out what remains of others. */
import type { CareerFacts, TextFact } from '@/shared/record/facts';
import { wordsKey } from '../../language/text/keys';
import { isKnownSkill } from './skill-names';

/** Nouns that name a practice only with the word before them. */
const HEAD_PATTERN =
  /^(?:control|controls|improvement|improvements|management|analysis|planning|development|reporting|administration|optimi[sz]ation|integration|implementation|monitoring|processing|coordination|assessment|reconciliations?|operations|support|preparation)$/iu;
/** Those that name nothing alone: 'Reporting' is a practice, 'Control' is what remains of one. */
const EMPTY_HEAD_PATTERN = /^(?:controls?|improvements?|management|development|planning|administration)$/iu;
/** Whether a name may be the first half of another: one English word that is no practice itself. */
const mayBeCut = (name: string): boolean =>
  /^\p{Lu}[a-z]+$/u.test(name) && !HEAD_PATTERN.test(name) && !isKnownSkill(name, true);
/** The name of two halves if it is a known practice: 'Credit control'. */
function joinedName(first: string, head: string): string | undefined {
  const name = `${first} ${head.toLowerCase()}`;
  return mayBeCut(first) && HEAD_PATTERN.test(head) && isKnownSkill(name, true) ? name : undefined;
}

/** Headings of what somebody wishes for, and not of skills: 'Suitable industries'. */
const WISHED_FOR_PATTERN =
  /^(?:suitable|preferred|target(?:ed)?|desired|interested)\s+(?:in\s+)?(?:industr(?:y|ies)|sectors?|roles?|positions?|domains?|locations?|countries)$/iu;

/**
 * The skills of a list: the halves of a name that was cut at a line's end are one skill ('Credit', 'Control'), a head
 * alone is none, and what stands below a heading of wishes is none either.
 */
export function wholeSkills({ skills, skillGroups }: CareerFacts): TextFact[] {
  const wished = new Set(
    skillGroups
      .filter(({ name }) => WISHED_FOR_PATTERN.test(name.trim()))
      .flatMap(({ name, skills: listed }) => [name, ...listed].map(wordsKey)),
  );
  const whole: TextFact[] = [];
  for (const [at, fact] of skills.entries()) {
    if (wished.has(wordsKey(fact.value))) continue;
    const previous = skills[at - 1];
    const isNext = previous !== undefined && whole.at(-1) === previous;
    const name = isNext ? joinedName(previous.value.trim(), fact.value.trim()) : undefined;
    if (previous && name) {
      whole.pop();
      whole.push({ ...previous, value: name, spans: [...previous.spans, ...fact.spans] });
    } else if (!EMPTY_HEAD_PATTERN.test(fact.value.trim())) whole.push(fact);
  }
  return whole;
}

/** Writes a draft of every section from the facts of a career. */
import type { CareerFacts } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../check/cited-text';
import type { Draft } from '../check/draft';
import { currentRole } from './career/career-order';
import { checkWithForm } from './form/gate';
import { certificationsOf } from './lists/certifications';
import { placeInHeader, safeLinkOf } from './lists/contact';
import { geographyOf, stagesOf } from './lists/coverage';
import { focusAreasOf } from './lists/focus';
import { industriesOf } from './lists/industries';
import { interestsOf } from './lists/interests';
import { roleLine } from './lists/role-line';
import { allocateStatements } from './plan/allocate-statements';
import { ownStrengthsOf } from './plan/own-strengths';
import { tellOnce } from './plan/told-once';
import { descriptionOf } from './sections/description';
import { introductionOf } from './sections/introduction';
import { keyRolesOf } from './sections/key-roles';
import { manualOf, sweetSpotOf } from './sections/own-words';
import { personasOf, placeOfEntries, superpowersOf } from './sections/portraits';
import { functionalSkillsOf } from './sections/skills';
import { earlierRolesSentences } from './sentences/earlier-roles';
import { statementSentence, writeListEntry } from './sentences/statement-sentence';
import { type CareerContext, careerContextOf } from './statements/career-context';
import type { Statement } from './statements/statement';

/**
 * Writes a whole draft. Facts become statements; these are ranked and distributed over the sections once, and
 * each section is written from its share. In a language without sentence templates, only lists are written.
 * @param isSupportedText whether a sentence passes the check; statements that do not, or are broken in form, are not
 * used
 */
export function writeDraft(
  facts: CareerFacts,
  isSupportedText: (cited: CitedText) => boolean = () => true,
): Draft {
  const passesCheck = checkWithForm(isSupportedText);
  const wholeContext = careerContextOf(facts);
  const isUsable = (statement: Statement) => {
    const sentence = statementSentence(statement, wholeContext);
    return sentence === undefined || passesCheck(sentence);
  };
  const strengths = ownStrengthsOf(wholeContext, passesCheck);
  const context: CareerContext = {
    ...wholeContext,
    about: wholeContext.about.filter((one) => isUsable(one) && !strengths.facts.has(one.fact)),
  };
  const industries = industriesOf(context);
  const isSupported = (statement: Statement) => {
    const sentence = statement.form === 'possessive' ? statementSentence(statement, context) : undefined;
    return passesCheck(sentence ?? writeListEntry(statement, 'named'));
  };
  const planned = allocateStatements(
    context,
    isSupported,
    industries.map(({ text }) => text),
  );
  const highlights = keyRolesOf(context, planned, isSupportedText);
  const shares = tellOnce(planned, highlights, context);
  const description = descriptionOf(context, shares, passesCheck);
  const introduction = introductionOf(context, shares, passesCheck);
  return {
    name: { text: context.name, spans: context.name ? spansOf(facts.name) : [] },
    role: roleLine(context),
    location: placeInHeader(context),
    linkedinUrl: safeLinkOf(facts),
    summary: addEarlierRoles(description, introduction, context, passesCheck),
    highlights,
    focus_areas: focusAreasOf(context),
    industries,
    geographical_coverage: geographyOf(context),
    stage_focus: stagesOf(context),
    personal_interests: interestsOf(facts),
    certifications: certificationsOf(facts),
    meet_them: introduction,
    sweetspot: sweetSpotOf(context, shares, passesCheck),
    user_manual: manualOf(context, shares),
    personas: personasOf(shares, placeOfEntries(context)),
    superpowers: [
      ...strengths.abilities.map(({ text, spans }) => ({ title: text, description: { text: '', spans } })),
      ...superpowersOf(shares, placeOfEntries(context)),
    ].slice(0, MAX_SUPERPOWERS),
    functional_skills: functionalSkillsOf(context, {
      ...shares,
      left: withoutHighlights(shares.left, highlights),
    }),
  };
}

/** The statements that no key role shows. */
function withoutHighlights(statements: readonly Statement[], highlights: readonly CitedText[]): Statement[] {
  const quotes = new Set(highlights.flatMap(({ spans }) => spans.map(({ quote }) => quote)));
  return statements.filter(({ fact }) => !fact.spans.some(({ quote }) => quotes.has(quote)));
}

/** Maximum superpowers; those that the person names themselves come first. */
const MAX_SUPERPOWERS = 4;

/** With this many sentences or more, a description needs no earlier roles; the list of roles names them. */
const FULL_DESCRIPTION_SENTENCES = 2;

/** Beginnings of sentences that need another sentence before them. */
const POINTING_OPENING_PATTERN = /^(?:There|In that|Alongside)\b/;

/** Adds earlier roles to a short description that names none. */
function addEarlierRoles(
  description: readonly CitedText[],
  introduction: readonly CitedText[][],
  context: CareerContext,
  passesCheck: (cited: CitedText) => boolean,
): CitedText[] {
  const present = currentRole(context);
  // A sentence that the check will drop does not count.
  const lastingSentences = description.filter(
    (one) => POINTING_OPENING_PATTERN.test(one.text) || passesCheck(one),
  );
  const text = lastingSentences.map((one) => one.text).join(' ');
  const namesEarlier = context.roles.some(
    ({ id, title, organisation }) =>
      id !== present?.id &&
      (organisation !== '' && organisation !== present?.organisation
        ? text.includes(organisation)
        : title !== '' && title !== present?.title && text.includes(title)),
  );
  const isIntroduced = introduction.flat().length > 1;
  const isShort =
    lastingSentences.length > 0 &&
    lastingSentences.length < FULL_DESCRIPTION_SENTENCES &&
    context.language === 'en';
  const earlier = isShort && !namesEarlier && !isIntroduced ? earlierRolesSentences(context) : [];
  const introduced = introduction.flat().map((one) => one.text);
  return [...description, ...earlier.filter((one) => !introduced.includes(one.text))];
}

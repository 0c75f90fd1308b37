import type { CareerFacts } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../check/cited-text';
import type { Draft } from '../check/draft';
import { certificationsOf } from './lists/certifications';
import { citedPlace, safeLinkOf } from './lists/contact';
import { geographyOf, stagesOf } from './lists/coverage';
import { focusAreasOf } from './lists/focus';
import { industriesOf } from './lists/industries';
import { interestsOf } from './lists/interests';
import { roleLine } from './lists/role-line';
import { currentRole } from './plan/career-order';
import { allocateStatements } from './plan/shares';
import { descriptionOf } from './sections/description';
import { earlierRolesSentences } from './sections/earlier-roles';
import { introductionOf } from './sections/introduction';
import { keyRolesOf } from './sections/key-roles';
import { manualOf, sweetSpotOf } from './sections/own-words';
import { personasOf, superpowersOf } from './sections/portraits';
import { functionalSkillsOf } from './sections/skills';
import { statementSentence, writeListEntry } from './sections/statement-sentence';
import { type CareerContext, careerContextOf } from './statements/career-context';
import type { Statement } from './statements/statement';

/**
 * Writes a whole draft. Facts become statements; these are ranked and distributed over the sections once, and
 * each section is written from its share. In a language without sentence templates, only lists are written.
 * @param stands whether a sentence passes the check; statements that do not are not used
 */
export function writeDraft(facts: CareerFacts, stands: (cited: CitedText) => boolean = () => true): Draft {
  const read = careerContextOf(facts);
  const isTold = (statement: Statement) => {
    const sentence = statementSentence(statement, read);
    return sentence === undefined || stands(sentence);
  };
  const context: CareerContext = { ...read, about: read.about.filter(isTold) };
  const shares = allocateStatements(context, (statement) => {
    const sentence = statement.form === 'possessive' ? statementSentence(statement, context) : undefined;
    return stands(sentence ?? writeListEntry(statement, 'named'));
  });
  const description = descriptionOf(context, shares, stands);
  const described = description.map(({ text }) => text).join(' ');
  const introduction = introductionOf(context, shares, stands, described);
  return {
    name: { text: context.name, spans: context.name ? spansOf(facts.name) : [] },
    role: roleLine(context),
    location: citedPlace(facts),
    linkedinUrl: safeLinkOf(facts),
    summary: withEarlierRoles(description, introduction, context, stands),
    highlights: keyRolesOf(context, shares, stands),
    focus_areas: focusAreasOf(context),
    industries: industriesOf(context),
    geographical_coverage: geographyOf(context),
    stage_focus: stagesOf(context),
    personal_interests: interestsOf(facts),
    certifications: certificationsOf(facts),
    meet_them: introduction,
    sweetspot: sweetSpotOf(context, shares),
    user_manual: manualOf(context, shares),
    personas: personasOf(shares),
    superpowers: superpowersOf(shares),
    functional_skills: functionalSkillsOf(context, shares),
  };
}

/** Number of sentences at which a description is complete without earlier roles. */
const FULL = 3;

/** Beginnings of sentences that stand only behind another. */
const POINTING = /^(?:There|In that|Alongside)\b/;

/** Adds earlier roles to a short description that names none. */
function withEarlierRoles(
  description: readonly CitedText[],
  introduction: readonly CitedText[][],
  context: CareerContext,
  stands: (cited: CitedText) => boolean,
): CitedText[] {
  const present = currentRole(context);
  // A sentence that the check will drop tells nothing.
  const standing = description.filter((one) => POINTING.test(one.text) || stands(one));
  const text = standing.map((one) => one.text).join(' ');
  const namesEarlier = context.roles.some(
    ({ id, title, organisation }) =>
      id !== present?.id &&
      (organisation !== '' && organisation !== present?.organisation
        ? text.includes(organisation)
        : title !== '' && title !== present?.title && text.includes(title)),
  );
  const isTold = introduction.length > 1 && standing.length > 1;
  const isShort = standing.length > 0 && standing.length < FULL && context.language === 'en';
  const earlier = isShort && !namesEarlier && !isTold ? earlierRolesSentences(context) : [];
  const introduced = introduction.flat().map((one) => one.text);
  return [...description, ...earlier.filter((one) => !introduced.includes(one.text))];
}

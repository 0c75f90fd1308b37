/** Writes the description of a profile. */
import type { RoleFact } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import { escapeRegExp } from '../../language/text/escape-reg-exp';
import { addFinalPeriod } from '../../language/text/hygiene';
import { containsWords } from '../../language/text/keys';
import { titleInSentence } from '../../language/text/role-title';
import { joinAsList } from '../../language/text/sentences';
import { currentRole, highestPost, laterEmploymentThan, otherCurrentRoles } from '../career/career-order';
import { phrasesOf } from '../phrases';
import { titlesInRow } from '../phrases/english';
import type { SectionStatements } from '../plan/section-statements';
import { chooseByKey } from '../sentences/choose';
import { yearsOf } from '../sentences/listed-roles';
import { mentionsEmployer, statementSentence } from '../sentences/statement-sentence';
import type { CareerContext } from '../statements/career-context';
import type { Statement } from '../statements/statement';
import { achievementSentence } from './achievement-sentence';
import { headlineSentence, leadingTitles } from './headline-sentence';
import { joinSentences } from './join';
import { endYearOf, newestFirst } from './newest-first';
import { positionsOf } from './position';
import { remitSentence } from './remit';

const MAX_OTHER_ROLES = 2;

/**
 * One sentence about roles held at the same time as the present one, each with its employer.
 * @param isNamed whether the description has named a role already
 */
function otherRoleSentences(
  context: CareerContext,
  here: RoleFact | undefined,
  isNamed: (role: RoleFact) => boolean,
): CitedText[] {
  const roles = otherCurrentRoles(context)
    .filter((role) => !isNamed(role))
    .slice(0, MAX_OTHER_ROLES);
  if (roles.length === 0 || !context.first) return [];
  const titleList = joinAsList(titlesInRow(roles));
  const also = `${context.first} is also ${titleList}`;
  // 'This' may be used if the sentence before is about the present role.
  const alongside =
    here?.id === currentRole(context)?.id ? `Alongside this, ${context.first} is ${titleList}` : undefined;
  const text = chooseByKey([also, alongside], `${context.name}|besides`);
  return [{ text: addFinalPeriod(text ?? also), spans: spansOf(...roles) }];
}

/** Names of training in the Romance languages and Dutch, which are not titles. */
const TRAINING_NAME_PATTERN =
  /^(?:stage|prácticas|pr[aà]ticas|est[aá]gio|tirocinio|pasant[ií]a|alternance|apprentissage)(?!\p{L})/iu;

/** A description in another language: the position, then results in the phrases of that language. */
function foreignDescription(
  context: CareerContext,
  shares: SectionStatements,
  passesCheck: (cited: CitedText) => boolean,
): CitedText[] {
  const phrases = phrasesOf(context.language);
  const role = currentRole(context);
  if (!context.first) return [];
  const openingSentences = shares.opening.flatMap((statement) => statementSentence(statement, context) ?? []);
  if (!phrases) return openingSentences;
  const leadingTitle =
    openingSentences.length > 0 || role?.end === 'present' ? undefined : leadingTitles(context)[0];
  const leadingTitlesSentence = leadingTitle &&
    context.facts.headline && {
      text: addFinalPeriod(phrases.position(context.fullName, leadingTitle, '', { end: 'present' })),
      spans: spansOf(context.facts.headline),
    };
  const opening = [
    ...openingSentences,
    ...(leadingTitlesSentence && passesCheck(leadingTitlesSentence) ? [leadingTitlesSentence] : []),
  ];
  if (!role?.title || TRAINING_NAME_PATTERN.test(role.title)) return useFullNameFirst(opening, context);
  const name = opening.length > 0 ? context.first : context.fullName;
  const position = {
    text: addFinalPeriod(phrases.position(name, role.title, role.organisation, yearsOf(role))),
    spans: spansOf(role),
  };
  const results = shares.description.flatMap((statement) => {
    const cited = statementSentence(statement, context);
    return cited ? [cited] : [];
  });
  return [...useFullNameFirst(opening, context), position, ...results];
}

/**
 * The description: what the person says that they are, the present role and its results, the strongest earlier ones,
 * the highest earlier post, and other current roles.
 * @param passesCheck whether a sentence passes the check; two statements of one role are joined if the joined
 * sentence passes
 */
export function descriptionOf(
  context: CareerContext,
  shares: SectionStatements,
  passesCheck: (cited: CitedText) => boolean = () => true,
): CitedText[] {
  if (context.language !== 'en') return foreignDescription(context, shares, passesCheck);
  const role = currentRole(context);
  if (!role) {
    const openingSentences = shares.opening.flatMap(
      (statement) => statementSentence(statement, context) ?? [],
    );
    const headline = openingSentences.length === 0 ? headlineSentence(context) : undefined;
    return useFullNameFirst(headline && passesCheck(headline) ? [headline] : openingSentences, context);
  }
  const action = shares.description.find((statement) => statement.role?.id === role.id);
  const ownSentences = shares.opening.flatMap((statement) => statementSentence(statement, context) ?? []);
  const headline = ownSentences.length === 0 ? headlineSentence(context) : undefined;
  const opening = headline && passesCheck(headline) ? [headline] : ownSentences;
  const openingNamesTitle = opening.some((cited) => namesTitle(cited, role) || namesRank(cited, role));
  // 'Until 2010 she was ...' would suppress what came later.
  const positions = laterEmploymentThan(role, context)
    ? []
    : [
        ...positionsOf(context, role, action, openingNamesTitle),
        ...positionsOf(context, role, undefined, openingNamesTitle),
      ];
  // The person's own sentence about the employer is not followed by another one that only names a title there.
  const openingNamesEmployer =
    role.organisation !== '' && opening.some(({ text }) => text.includes(role.organisation));
  // A position alone says nothing new after an opening that names the title, if sentences about other employers follow,
  // nor after any opening if what was done in the post follows.
  const isToldThere = shares.description.some((one) => one.role?.organisation === role.organisation);
  const needsAction =
    openingNamesEmployer ||
    (opening.length > 0 && isToldThere) ||
    (openingNamesTitle && shares.description.length > 0 && !isToldThere);
  const position = orderAfterOpening(opening, positions, context).find(
    ({ cited, statesAction }) => (!needsAction || statesAction) && passesCheck(cited),
  );
  const presentAction = position?.statesAction ? action : undefined;
  // If there is no sentence about the present role, no later sentence may refer to it.
  let here = position ? role : undefined;
  let isTitled = position !== undefined;
  const sentences = [
    ...opening,
    ...(position ? [opening.length > 0 ? useGivenName(position.cited, context) : position.cited] : []),
  ];
  // The highest earlier post precedes the sentences about those before it.
  const highest = highestPost(context);
  const isAfter = (other: RoleFact | undefined) => endYearOf(highest) >= endYearOf(other);
  let isHighestStated = false;
  const others = newestFirst(shares.description, role).filter((one) => one !== presentAction);
  // Alone, the post says little, so that it is named only in a short description.
  const isShort = sentences.length + others.length < ENOUGH_SENTENCES;
  const tellHighest = (statement?: Statement) => {
    const isTold = statement !== undefined || isShort;
    if (!isHighestStated && isTold)
      sentences.push(...highestPostSentences(highest, statement, sentences, context, passesCheck));
    isHighestStated ||= isTold;
  };
  for (const statement of others) {
    const isOfHighest = statement.role !== undefined && statement.role.id === highest?.id;
    if (isOfHighest && !isHighestStated && !mentionsEmployer(statement)) {
      const count = sentences.length;
      tellHighest(statement);
      here = statement.role;
      isTitled = true;
      if (sentences.length > count) continue;
    }
    const key = `${context.name}|description`;
    const cited = achievementSentence(statement, context, here, key, 'post', sentences.at(-1));
    if (!cited) continue;
    if (statement.role?.id !== role.id && statement.role?.id !== highest?.id && isAfter(statement.role)) {
      tellHighest();
      here = undefined;
    }
    const before = here?.id === statement.role?.id ? sentences.at(-1) : undefined;
    isTitled = (before !== undefined && isTitled) || namesTitle(cited, statement.role);
    const both = before ? joinSentences(before, cited, context.first) : undefined;
    if (both && passesCheck(both)) sentences[sentences.length - 1] = both;
    else sentences.push(before ? referToRole(cited, before, context, isTitled, statement.role) : cited);
    here = statement.role;
  }
  if (sentences.length > 0) tellHighest();
  const isNamed = (other: RoleFact) => sentences.some((cited) => namesTitle(cited, other));
  return [
    ...useFullNameFirst(addRemit(sentences, position?.cited, role, context, passesCheck), context),
    ...otherRoleSentences(context, here, isNamed),
  ];
}

/** With this many sentences or more, a description needs none that only names a post. */
const ENOUGH_SENTENCES = 3;

/**
 * A sentence about an earlier post of a higher rank than the present one, which no sentence before names.
 * @param action a statement of the post, without which the sentence only names it
 */
function highestPostSentences(
  post: RoleFact | undefined,
  action: Statement | undefined,
  before: readonly CitedText[],
  context: CareerContext,
  passesCheck: (cited: CitedText) => boolean,
): CitedText[] {
  if (!post || before.some((cited) => namesTitle(cited, post))) return [];
  const position = positionsOf(context, post, action).find(
    ({ cited, statesAction }) => (!action || statesAction) && passesCheck(cited),
  );
  return position ? [before.length > 0 ? useGivenName(position.cited, context) : position.cited] : [];
}

/**
 * The sentences about the present role in the order in which they are tried: after an opening, those that state the
 * action and do not begin with the name come first.
 */
function orderAfterOpening(
  opening: readonly CitedText[],
  positions: ReturnType<typeof positionsOf>,
  { fullName }: CareerContext,
): ReturnType<typeof positionsOf> {
  const isOther = ({ cited, statesAction }: (typeof positions)[number]) =>
    statesAction && !cited.text.startsWith(fullName);
  return opening.length > 0
    ? [...positions.filter(isOther), ...positions.filter((one) => !isOther(one))]
    : positions;
}

/** Adds what the present role covers after the sentence about it, if nothing else is said about the role. */
function addRemit(
  sentences: readonly CitedText[],
  position: CitedText | undefined,
  role: RoleFact,
  context: CareerContext,
  passesCheck: (cited: CitedText) => boolean,
): CitedText[] {
  const at = sentences.findIndex(
    ({ text }) => position !== undefined && text.startsWith(removeFinalPeriodOf(position)),
  );
  const before = sentences[at];
  const quoted = new Set(role.statements.flatMap(({ spans }) => spans.map(({ quote }) => quote)));
  const isQuoted = sentences.some(({ spans }) => spans.some(({ quote }) => quoted.has(quote)));
  const remit = before && !isQuoted ? remitSentence(role, context.name) : undefined;
  if (
    !before ||
    !remit ||
    !passesCheck({ text: `${before.text} ${remit.text}`, spans: spansOf(before, remit) })
  )
    return [...sentences];
  return [...sentences.slice(0, at + 1), remit, ...sentences.slice(at + 1)];
}

const removeFinalPeriodOf = ({ text }: CitedText): string => text.replace(/\.$/, '');

/** Whether a sentence names the title of a role: 'As Depot Manager at Brillwater, ...'. */
const namesTitle = ({ text }: CitedText, role: RoleFact | undefined): boolean =>
  containsWords(text, titleInSentence(role?.title ?? ''));

/** Whether a sentence names a title without its field after the comma: 'is a Depot Manager in cold storage'. */
function namesRank(cited: CitedText, role: RoleFact): boolean {
  const [rank = ''] = role.title.split(',');
  return rank.split(' ').length > 1 && namesTitle(cited, { ...role, title: rank });
}

/**
 * Begins a sentence about the same role as the one before with 'There, ...' or 'In that role, ...'.
 * @param isTitled whether an earlier sentence names the title, without which 'that role' may be any role
 * @param role the role that both sentences are about
 */
function referToRole(
  cited: CitedText,
  before: CitedText,
  { first, fullName }: CareerContext,
  isTitled: boolean,
  role: RoleFact | undefined,
): CitedText {
  const begins = (text: string) => text.startsWith(`${first} `) || text.startsWith(fullName);
  // The check does not accept a reference to a role without an employer.
  if (!role?.organisation || !begins(before.text) || !begins(cited.text)) return cited;
  const text = chooseByKey(
    [
      `There, ${cited.text}`,
      isTitled ? `In that role, ${cited.text}` : undefined,
      isTitled ? `In that post, ${cited.text}` : undefined,
    ],
    `${fullName}|${cited.text}`,
  );
  return { ...cited, text: text ?? cited.text };
}

/** Replaces the full name by the given name, which is enough after another sentence. */
const useGivenName = (cited: CitedText, { first, fullName: name }: CareerContext): CitedText => ({
  ...cited,
  text: cited.text.replace(name, () => first),
});

/** Uses the full name where the person is first named. */
function useFullNameFirst(sentences: CitedText[], { first, fullName: name }: CareerContext): CitedText[] {
  const [start, ...others] = sentences;
  if (!start || first === '' || start.text.includes(name)) return sentences;
  const givenNamePattern = new RegExp(`(?<!\\p{L})${escapeRegExp(first)}(?!\\p{L})`, 'u');
  return [{ ...start, text: start.text.replace(givenNamePattern, () => name) }, ...others];
}

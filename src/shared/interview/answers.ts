/**
 * Answers of an interview, stored in the record as facts in their owner's own words (see shared/record/provenance).
 * Their ids name the question, so that they can be shown and changed.
 */

import { firstName } from '../people/person-name';
import {
  type CareerFacts,
  PROSE_CONFIDENCE,
  type RoleFact,
  type StatementFact,
  type TextFact,
} from '../record/facts';
import { capitalise } from '../text/capitalise';

const ANSWER_ID_PREFIX = 'answer-';

/** Whether a fact is an answer, by its id. */
export const isAnswerId = (id: string): boolean => id.startsWith(ANSWER_ID_PREFIX);

/** The answers about how the person works, in the order in which they are shown. */
export const MANUAL_KEYS = ['reach', 'decide', 'news'] as const;
export type ManualKey = (typeof MANUAL_KEYS)[number];

/** Kinds of company to choose from. */
export const COMPANY_KINDS = [
  'Seed',
  'Series A',
  'Series B',
  'Growth stage',
  'Founder-led',
  'Family-owned',
  'Private equity',
  'Listed',
  'Non-profit',
  'Public sector',
] as const;
export type CompanyKind = (typeof COMPANY_KINDS)[number];

export interface Answers {
  role: { title: string; organisation: string; since: string };
  /** `line`: a statement of the record, or the person's own. */
  proudest: { line: string; why: string };
  /** The result of the statement that the question is about. */
  number: string;
  manual: Record<ManualKey, string>;
  fit: { kinds: CompanyKind[]; from: string; to: string };
  notFor: string;
}

const answerFact = (key: string, value: string): TextFact => ({
  id: `${ANSWER_ID_PREFIX}${key}`,
  value,
  spans: [],
  confidence: 1,
});
const firstNameOf = ({ name, givenName }: CareerFacts) => firstName(name?.value ?? '', 'me', givenName);
const normalize = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.\s]+$/, '');
const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
const addFinalPeriod = (text: string) => (/[.!?][”"]?$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/** Whether an answer says 'I', 'me', 'we' or 'us', which would be odd in a profile in the third person. */
export const isAnswerInFirstPerson = (text: string): boolean =>
  /(?:^|[\s“"(])(?:I|I['’]\p{L}+|[Mm]e|[Mm]y|[Mm]yself|[Ww]e|[Uu]s|[Oo]ur)(?=[\s,.;!?]|$)/u.test(text);

/** A sentence after a label; an answer in the first person becomes a quotation. */
const quoteFirstPerson = (text: string) =>
  isAnswerInFirstPerson(text) ? `“${addFinalPeriod(text)}”` : addFinalPeriod(text);

const MANUAL_LABELS: Record<ManualKey, (first: string) => string> = {
  reach: (first) => `How to reach ${first}`,
  decide: (first) => `How ${first} decides`,
  news: (first) => `How to bring ${first} bad news`,
};

/** First words of answers that may follow a colon in lower case. */
const COMMON_FIRST_WORD_PATTERN =
  /^(?:The|A|An|In|It|This|That|After|Within|By|From|Two|Three|Four|Five|Over|More|Less|About)\s/;

/** The kind of a company as an adjective: 'Series A', 'founder-led'. */
const adjectiveOf = (kind: CompanyKind) => (/^Se/.test(kind) ? kind : kind.toLowerCase());

const PEOPLE_PATTERN = /^\d{1,6}$/;
/** The size of a company in words; '' if neither bound is a number. */
function sizeOf(from: string, to: string): string {
  const [hasFrom, hasTo] = [PEOPLE_PATTERN.test(from), PEOPLE_PATTERN.test(to)];
  if (hasFrom && hasTo) return `with ${from} to ${to} people`;
  if (hasFrom) return `with at least ${from} people`;
  return hasTo ? `with at most ${to} people` : '';
}

/** Functions that word an answer as the sentence that it adds to the profile; '' for an empty answer. */
export const answerSentences = {
  proudest: ({ line, why }: Answers['proudest'], facts: CareerFacts): string =>
    normalize(line) &&
    `${firstNameOf(facts)} is proudest of this: ${lowerFirst(normalize(line))}.${normalize(why) ? ` “${addFinalPeriod(why)}”` : ''}`,
  number: (answer: string, statement: string): string => {
    const number = normalize(answer);
    return (
      number &&
      `${normalize(statement)}: ${COMMON_FIRST_WORD_PATTERN.test(number) ? lowerFirst(number) : number}.`
    );
  },
  manual: (key: ManualKey, answer: string, facts: CareerFacts): string =>
    normalize(answer) && `${MANUAL_LABELS[key](firstNameOf(facts))}: ${quoteFirstPerson(answer)}`,
  fit: ({ kinds, from, to }: Answers['fit'], facts: CareerFacts): string => {
    const companies = [kinds.map(adjectiveOf).join(', '), sizeOf(from.trim(), to.trim())]
      .filter(Boolean)
      .join(', ');
    return companies && `${firstNameOf(facts)} is right for these companies: ${companies}.`;
  },
  notFor: (answer: string, facts: CareerFacts): string =>
    normalize(answer) && `What not to call ${firstNameOf(facts)} for: ${quoteFirstPerson(answer)}`,
};

function putFact<T extends { id: string }>(facts: readonly T[], id: string, value: T | undefined): T[] {
  const at = facts.findIndex((entry) => entry.id === id);
  if (at < 0) return value ? [...facts, value] : [...facts];
  return facts.flatMap((entry, index) => (index === at ? (value ? [value] : []) : [entry]));
}

const putAbout = (facts: CareerFacts, key: string, text: string): CareerFacts => ({
  ...facts,
  about: putFact(facts.about, `${ANSWER_ID_PREFIX}${key}`, text ? answerFact(key, text) : undefined),
});

/** Functions that put one answer into the facts in place of an earlier one; an empty answer removes it. */
export const storeAnswer = {
  role: (facts: CareerFacts, { title, organisation, since }: Answers['role']): CareerFacts => {
    const year = Number(/^(?:19|20)\d\d$/.exec(since.trim())?.[0]);
    const before = facts.roles.find(({ id }) => id === `${ANSWER_ID_PREFIX}role`);
    const role: RoleFact | undefined = normalize(title)
      ? {
          id: `${ANSWER_ID_PREFIX}role`,
          title: normalize(title),
          organisation: normalize(organisation),
          ...(year ? { start: { year } } : {}),
          end: 'present',
          kind: 'employment',
          spans: [],
          confidence: 1,
          statements: before?.statements ?? [],
        }
      : undefined;
    const others = facts.roles.filter(({ id }) => id !== `${ANSWER_ID_PREFIX}role`);
    return { ...facts, roles: role ? [role, ...others] : others };
  },
  proudest: (facts: CareerFacts, answer: Answers['proudest']) =>
    putAbout(facts, 'proudest', answerSentences.proudest(answer, facts)),
  number: (
    facts: CareerFacts,
    answer: string,
    about: { role: RoleFact; statement: TextFact },
  ): CareerFacts => {
    const text = answerSentences.number(answer, about.statement.value);
    return {
      ...facts,
      roles: facts.roles.map((role) =>
        role.id === about.role.id
          ? {
              ...role,
              statements: putFact(
                role.statements,
                `${ANSWER_ID_PREFIX}number`,
                text ? answerFact('number', text) : undefined,
              ),
            }
          : role,
      ),
    };
  },
  manual: (facts: CareerFacts, answer: Answers['manual']) =>
    MANUAL_KEYS.reduce(
      (all, key) => putAbout(all, `manual-${key}`, answerSentences.manual(key, answer[key], facts)),
      facts,
    ),
  fit: (facts: CareerFacts, answer: Answers['fit']) =>
    putAbout(facts, 'fit', answerSentences.fit(answer, facts)),
  notFor: (facts: CareerFacts, answer: string) =>
    putAbout(facts, 'not-for', answerSentences.notFor(answer, facts)),
};

/** What was typed: the text after the first colon, without the label before it and quotation marks. */
const typedTextOf = (text = '') => text.replace(/^[^:]*: /, '').replace(/^“([^“”]*)”$/, '$1');

const answerPrefixOf = ({ value }: StatementFact) => answerSentences.number('x', value).replace(/x\.$/, '');

/**
 * The statement that an answer begins with, the longest if one begins as another does: 'Led the move', 'Led the move:
 * two plants'.
 */
export const statementOfAnswer = (role: RoleFact, answer: StatementFact): StatementFact | undefined =>
  role.statements
    .filter((statement) => !isAnswerId(statement.id) && answer.value.startsWith(answerPrefixOf(statement)))
    .reduce<StatementFact | undefined>(
      (longest, statement) =>
        longest && answerPrefixOf(longest).length >= answerPrefixOf(statement).length ? longest : statement,
      undefined,
    );

/** The result that an answer adds to a statement of its role; undefined for any other fact. */
export function resultWithin(role: RoleFact, fact: StatementFact): string | undefined {
  const statement = isAnswerId(fact.id) ? statementOfAnswer(role, fact) : undefined;
  return statement && fact.value.slice(answerPrefixOf(statement).length).replace(/\.$/, '');
}

/** The interview's answer about the result of a statement. */
function typedNumberOf({ roles }: CareerFacts): string {
  for (const role of roles) {
    const answer = role.statements.find(({ id }) => id === `${ANSWER_ID_PREFIX}number`);
    if (answer) return resultWithin(role, answer) ?? typedTextOf(answer.value).replace(/\.$/, '');
  }
  return '';
}

/** The answers in a record, as they were typed but for the first letter and the full stop at the end. */
export function readAnswers(facts: CareerFacts): Answers {
  const answerOf = (key: string) => facts.about.find(({ id }) => id === `${ANSWER_ID_PREFIX}${key}`)?.value;
  const role = facts.roles.find(({ id }) => id === `${ANSWER_ID_PREFIX}role`);
  const [, line = '', why = ''] = /^(.*?)\.(?: “(.*)”)?$/s.exec(typedTextOf(answerOf('proudest'))) ?? [];
  const fit = typedTextOf(answerOf('fit'));
  const from = /with (?:at least )?(\d+) (?:to \d+ )?people/.exec(fit)?.[1] ?? '';
  const to = /with (?:\d+ to|at most) (\d+) people/.exec(fit)?.[1] ?? '';
  return {
    role: {
      title: role?.title ?? '',
      organisation: role?.organisation ?? '',
      since: role?.start ? String(role.start.year) : '',
    },
    proudest: { line: capitalise(line), why },
    number: typedNumberOf(facts),
    manual: {
      reach: typedTextOf(answerOf('manual-reach')),
      decide: typedTextOf(answerOf('manual-decide')),
      news: typedTextOf(answerOf('manual-news')),
    },
    fit: { kinds: COMPANY_KINDS.filter((kind) => fit.split(/, |\.$/).includes(adjectiveOf(kind))), from, to },
    notFor: typedTextOf(answerOf('not-for')),
  };
}

/** The lines of the profile in which answers appear, by section. */
export function answeredLines(
  facts: CareerFacts,
): Record<'introduction' | 'manual' | 'sweetSpot', TextFact[]> {
  const certainAnswers = facts.about.filter(
    ({ id, confidence }) => isAnswerId(id) && confidence >= PROSE_CONFIDENCE,
  );
  const answersTo = (...keys: string[]) =>
    keys.flatMap((key) => certainAnswers.filter(({ id }) => id === `${ANSWER_ID_PREFIX}${key}`));
  return {
    introduction: answersTo('proudest'),
    manual: answersTo(...MANUAL_KEYS.map((key) => `manual-${key}`), 'not-for'),
    sweetSpot: answersTo('fit'),
  };
}

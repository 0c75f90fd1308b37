/** Parses statements into sequences of words, with the verbs whose subject is the person. */
import { KEPT_ADVERBS, LEADING_ADVERBS } from '../language/grammar/adverbs';
import { type HeadForms, verbOfLine } from '../language/grammar/first-verb';
import { removeIntroductoryPhrase } from '../language/grammar/introductory-phrases';
import { beginsWithVerb, convertParticipleToPast } from '../language/grammar/predicate';
import { ownProgressiveAsSimple } from '../language/grammar/progressive';
import { splitAtLostStops } from '../language/text/lost-stops';
import { actOfOffice } from '../language/text/offices-before-acts';
import { announcedLength, isNominal, namesWork } from '../language/vocabulary/action-nouns';
import { removeEmphasis } from '../language/vocabulary/filler';
import { tokensOf } from './record-index';

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Adverbs of frequency before the verb of the person: 'I regularly led'. */
export const FREQUENCY_WORDS = words(
  'regularly frequently routinely often always daily weekly monthly annually',
);
/** Verbs for an action that was only assisted, attempted, learned or proposed. */
export const HELPING_WORDS = words(
  'helped help helps helping assisted assist assists assisting supporting supported support supports contributed contribute participated participate aimed aim tried try sought attempted planned hoped wanted learned studied proposed recommended advised',
);
/**
 * Gerunds of verbs of change. The subject of the sentence also did what follows if a figure is given: 'Rebuilt the
 * warehouse, reducing costs by 20%'.
 */
export const CHANGE_GERUNDS = words(
  'reducing cutting lowering shortening halving increasing raising lifting growing doubling tripling improving saving generating',
);

/** A statement as a sequence of words, with the positions at which the person's predicates begin. */
export interface WordSequence {
  tokens: readonly string[];
  /** Indexes of the verbs whose subject is the person. */
  headIndexes: ReadonlySet<number>;
  /** Index of the first word after the subject, a label or praise. */
  firstIndex: number;
  /**
   * Indexes at which a part begins with a noun of action, or with the person's role in a task:
   * 'Implementation of ...'.
   */
  nominalIndexes: ReadonlySet<number>;
  /** Indexes at which a part begins: after a label, a semicolon or a full stop, even one that was lost. */
  partIndexes: readonly number[];
  /** Indexes of the words after a comma. */
  indexesAfterComma: ReadonlySet<number>;
}

/** Adjectives and nouns with which people praise themselves before they say what they are or did. */
export const PRAISE_WORDS = words(
  'experienced seasoned accomplished dynamic visionary adaptive passionate driven motivated dedicated skilled talented proven agile strategic hands innovative enthusiastic creative versatile award winning successful highly very detail oriented results hard working competent diligent focused goal multi faceted conscientious self collaborative sound good strong rich vast wide broad extensive considerable solid deep depth comprehensive relevant',
);
const ADVERBS = new Set([
  ...LEADING_ADVERBS,
  ...KEPT_ADVERBS,
  ...words('today additionally jointly single handedly atualmente hoje actualmente hoy actuellement'),
]);

/** Whether a form belongs to a listed verb, or is the past form of an unlisted one ('planted'). */
export const isKnownVerb = ({ form, base }: { form: string; base?: string }) =>
  base !== undefined || form === 'past';

/** 'Re-' before a verb, which `tokensOf` joins to it: 'Re-organised the yard'. */
const REPEATING_PREFIX_PATTERN = /^(re)-(?=\p{L})/iu;
/** Words of a predicate or a denial after a noun phrase, whose subject the phrase is: 'Reduction of losses was ...'. */
export const PREDICATE_WORDS = words(
  'is are was were has have had will would could should did not never without failed',
);
/** Pronouns and auxiliaries with which a statement refers to the person, in each language. */
const SUBJECT_WORDS = words(
  'i he she they we my am m ve have has had ich je j ai ik io eu yo sou soy sono ben bin suis',
);
const SUBJECT_PATTERN = /^(?:(?:today|currently|now|also),? )?(?:I|he|she|they)(?:['’]\p{L}+)?\s/iu;
const startsWith = (text: string, name: string) => name !== '' && text.startsWith(`${name.split(' ')[0]} `);

/** The parts of a text: what follows a label, a semicolon, a full stop, or a line whose full stop was lost. */
const partsOf = (text: string): string[] =>
  text
    .split(/(?<=[:;.])\s+|(?<!\s)\s+[–—]\s+|(?<!\s)\s+-\s+(?=\p{Lu}\p{Ll})/u)
    .flatMap((part) => splitAtLostStops(part));

/**
 * Parses a statement into its words and the verbs of its subject: the first verb and those coordinated with
 * it.
 */
export function sequenceOf(
  statement: string,
  name: string,
  otherHeadForms: HeadForms = new Map(),
): WordSequence {
  const text = removeEmphasis(
    convertParticipleToPast(removeIntroductoryPhrase(ownProgressiveAsSimple(actOfOffice(statement)))),
  );
  const subjectWords = new Set([...tokensOf(name), ...SUBJECT_WORDS]);
  const tokens: string[] = [];
  const headIndexes = new Set<number>();
  const nominalIndexes = new Set<number>();
  const partIndexes: number[] = [];
  const indexesAfterComma = new Set<number>();
  let firstIndex = -1;
  // A label ('Sales: introduced ...') or a semicolon begins a new clause; a comma or 'and' continues with the same
  // subject.
  for (const part of partsOf(text)) {
    let isAtStart = true;
    partIndexes.push(tokens.length);
    const announced = tokensOf(part.slice(0, announcedLength(part))).length;
    if (announced > 0 || isNominal(part) || namesWork(part)) nominalIndexes.add(tokens.length + announced);
    const hasPersonAsSubject =
      SUBJECT_PATTERN.test(part) ||
      beginsWithVerb(part.replace(REPEATING_PREFIX_PATTERN, '$1'), otherHeadForms) ||
      startsWith(part, name);
    let isSubordinate = false;
    let form: string | undefined;
    for (const [place, clause] of part.split(/(?<=,)\s+/).entries()) {
      if (place > 0) indexesAfterComma.add(tokens.length);
      let mayBeginPredicate = isAtStart || form !== undefined;
      const clauseTokens = tokensOf(clause);
      for (const [index, word] of clauseTokens.entries()) {
        const at = tokens.push(word) - 1;
        // 'I am the founder of a museum and I lecture at fairs': the second verb is in the same form as 'am'.
        if (isAtStart && /^(?:am|m)$/.test(word)) form ??= 'base';
        if (isAtStart && (subjectWords.has(word) || ADVERBS.has(word) || FREQUENCY_WORDS.has(word))) continue;
        if (firstIndex < 0 && !PRAISE_WORDS.has(word)) firstIndex = at;
        if (/^(?:that|which|who|whose|to|where|while|by|for)$/.test(word)) isSubordinate = true;
        const verb = verbOfLine(clauseTokens, index);
        if (
          hasPersonAsSubject &&
          mayBeginPredicate &&
          verb &&
          isKnownVerb(verb) &&
          (isAtStart || (!isSubordinate && verb.form === form && !(verb.form === 'gerund')))
        ) {
          headIndexes.add(at);
          form ??= verb.form;
        }
        const begins = clause.toLowerCase().startsWith(word);
        if (
          hasPersonAsSubject &&
          begins &&
          CHANGE_GERUNDS.has(word) &&
          /\d/.test(clause) &&
          !tokens.some((one) => HELPING_WORDS.has(one))
        )
          headIndexes.add(at);
        isAtStart = false;
        mayBeginPredicate = /^(?:and|or|then|but|also|i)$/.test(word) && form !== undefined;
      }
      isSubordinate = isSubordinate && !/^(?:and|then)\b/.test(clause);
    }
  }
  return {
    tokens,
    headIndexes,
    firstIndex: Math.max(firstIndex, 0),
    nominalIndexes,
    partIndexes,
    indexesAfterComma,
  };
}

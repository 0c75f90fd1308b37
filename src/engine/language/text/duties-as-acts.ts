/** Turns a sentence about duties into a line about the acts: 'Leading a team', of 'My duties included leading ...'. */
import { gerundOf, verbForm } from '../grammar/verbs';
import { upperFirst } from './casing';
import { actOfOffice } from './offices-before-acts';

/** A circumstance before the sentence: 'Once we were open to the public, my duties included ...'. */
const CIRCUMSTANCE_SOURCE =
  '(?:(?:once|when|while|after|as|in|at|during|since|here|there)\\b[^,.;:]{0,70}, )?';
const DUTIES_SOURCE =
  '(?:(?:my|the|key|main|primary|core|daily|day-to-day|other|overall|general|major|principal) ){0,4}(?:dut(?:y|ies)|responsibilit(?:y|ies)|tasks?|focus|role|position|job|work|remit)';
const PAST_SOURCE = 'included|involved|encompassed|comprised|consisted of|was|were';
const PRESENT_SOURCE = 'includes?|involves?|encompass(?:es)?|comprises?|consists? of|is|are';
/** Up to the gerund with its object: not 'My work is rewarding'. */
const dutiesBeforeAct = (verbs: string) =>
  new RegExp(
    `^${CIRCUMSTANCE_SOURCE}${DUTIES_SOURCE} (?:${verbs})(?: (?:mainly|primarily|also))?(?: (?:on|in))? (?:(?!\\p{Ll}{2,20}ing )[^.,;:]{3,60}, )?(?=\\p{Ll}{2,20}ing (?!(?:and|or|to|for|because|but)\\b)\\S)`,
    'iu',
  );
const DUTIES_PATTERN = dutiesBeforeAct(`${PAST_SOURCE}|${PRESENT_SOURCE}`);
const PRESENT_DUTIES_PATTERN = dutiesBeforeAct(PRESENT_SOURCE);
/** Further acts of a list of three or more, which would be read as circumstances of the first. */
const FURTHER_ACTS_PATTERN = /, (?=\p{Ll}+ing\b[^,]*, (?:and )?\p{Ll}+ing\b).*?(?=\.?$)/u;

/** A duty as a purpose: 'My role at the mill is to deliver ...'. */
const PURPOSE_PATTERN =
  /^(?:My|The|His|Her) (?:(?:main|primary|key|current|core) )?(?:role|job|task|mission|responsibility)(?: (?:at|in|as|here|there)\b[^,.;:]{2,60}?)? (is|was) to (?:(?:also|mainly|primarily) )?(\p{Ll}{2,20}) (?=\S)/u;

/** Rewrites a purpose as a duty: 'Responsible for delivering ...', which does not claim that it was delivered. */
function purposeAsDuty(sentence: string, ended: boolean): string {
  const [whole = '', tense, verb = ''] = PURPOSE_PATTERN.exec(sentence) ?? [];
  const { form, base } = verbForm(verb) ?? {};
  if (form !== 'base' || !base || (tense === 'was') !== ended) return sentence;
  return `Responsible for ${gerundOf(base)} ${sentence.slice(whole.length)}`;
}

/** A responsibility with an infinitive: 'Responsible to manage, and report on, nine mills'. */
const RESPONSIBLE_TO_PATTERN = /^(?:(?:I was|Was|I am|Am) )?(Responsible|responsible) to (?=\p{Ll})/u;
/** The verbs at the beginning of a responsibility: 'oversee, maintain, and improve'. */
const FIRST_VERBS_PATTERN = /^\p{Ll}+(?:, (?!and |or )\p{Ll}+)*(?:,? (?:and|or) \p{Ll}+)?(?= )/u;
/** A word that may be a further verb of a responsibility. */
const FURTHER_VERB_PATTERN = /(?:,|,? (?:and|or)) (\p{Ll}+)(?=[ ,])/gu;

/**
 * Rewrites a responsibility with gerunds: 'Responsible for managing nine mills'. A sentence in which a later verb might
 * be missed is left as it is.
 */
function responsibleFor(sentence: string): string {
  const [opening = ''] = RESPONSIBLE_TO_PATTERN.exec(sentence) ?? [];
  const duty = sentence.slice(opening.length);
  const [row = ''] = (opening && FIRST_VERBS_PATTERN.exec(duty)) || [];
  const verbs = row.split(/,? (?:and|or) |, /u);
  const count = verbs.findIndex((word) => verbForm(word)?.form !== 'base');
  // 'manage stores and mills' has one verb, 'manage and report' two.
  const known = count < 0 ? row : (verbs[0] ?? '');
  if (!opening || count === 0) return sentence;
  const rest = duty.slice(known.length);
  const isMissed = [...rest.matchAll(FURTHER_VERB_PATTERN)].some(([, word = '']) =>
    /^(?:base|past)$/.test(verbForm(word)?.form ?? ''),
  );
  if (isMissed) return sentence;
  return `Responsible for ${known.replace(/\p{Ll}+/gu, (word) => (/^(?:and|or)$/.test(word) ? word : gerundOf(word)))}${rest}`;
}

/** A state of the past without its subject: 'Was Responsible for the mills'. */
const COPULA_BEFORE_STATE_PATTERN = /^(?:I was|Was) (?=(?:Responsible|Accountable|In charge) )/u;

/**
 * The acts that a sentence about duties lists, as a line that begins with a gerund; any other sentence as it is.
 * @param ended whether the post has ended; in a present one, duties in the past tense are no longer held
 */
export function dutiesAsActs(sentence: string, ended: boolean): string {
  const act = actOfOffice(sentence).replace(ended ? COPULA_BEFORE_STATE_PATTERN : /^$/, '');
  const duty = responsibleFor(purposeAsDuty(act, ended));
  if (duty !== sentence) return duty;
  const acts = sentence.replace(ended ? DUTIES_PATTERN : PRESENT_DUTIES_PATTERN, '');
  return acts === sentence ? sentence : upperFirst(acts.replace(FURTHER_ACTS_PATTERN, ''));
}

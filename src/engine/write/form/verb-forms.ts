/** Finds verbs of an English text whose forms cannot be coordinated: 'ran A, planning B, and direct C'. */
import { LEAD_COMPOUND_PATTERN } from '../../language/grammar/agreement';
import { NOUN_OR_VERB } from '../../language/grammar/ambiguous';
import { isPlainBase } from '../../language/grammar/mixed-forms';
import { verbForm } from '../../language/grammar/verbs';
import { GERUND_FIELD_PATTERN } from '../statements/readable';

/** Words that a later base form may depend on. */
const GOVERNOR_PATTERN =
  /^(?:to|that|which|who|whom|where|when|while|if|how|what|can|could|will|would|must|should|may|might|help\p{L}*|lets?|makes?|made|making|enabl\p{L}*|allow\p{L}*|not|do|does|did)$/u;
const DETERMINER_PATTERN = /^(?:the|an?|all|its|their|his|her|our|each|every)$/;

const plain = (token: string | undefined): string =>
  (token ?? '').replace(/^[("“‘]+|[^\p{L}-]+$/gu, '').toLowerCase();

/** Whether a token is the base form of a verb in this place, judged by the words after it. */
function isBaseHere(tokens: readonly string[], at: number): boolean {
  const raw = tokens[at] ?? '';
  if (!/^\p{Ll}+$/u.test(raw)) return false;
  if (isPlainBase(raw)) return /^[\p{L}\d$€£"“(]/u.test(tokens[at + 1] ?? '');
  return NOUN_OR_VERB.has(raw) && DETERMINER_PATTERN.test(tokens[at + 1] ?? '');
}

/** Whether a base form ends a series of gerunds: 'planning the fair, hiring clerks, and direct the pilots'. */
function endsGerundsInBase(tokens: readonly string[]): boolean {
  let gerundAt = -1;
  for (const [at, token] of tokens.entries()) {
    const word = plain(token);
    if (GOVERNOR_PATTERN.test(word) || /[;:]$/.test(token)) gerundAt = -1;
    const opens = /,$/.test(tokens[at - 1] ?? '') || /^(?:by|through)$/.test(plain(tokens[at - 1]));
    // 'Planning, hiring and ...' may be fields of work, 'planning the fair' is an act.
    const isField =
      GERUND_FIELD_PATTERN.test(word) && !/^(?:the|an?|all|its|their|\p{N}.*)$/u.test(tokens[at + 1] ?? '');
    if (opens && verbForm(word)?.form === 'gerund' && !isField) gerundAt = at;
    // 'A look and feel', 'build and deploy tools': two base forms name one thing.
    const isPair = verbForm(plain(tokens[at - 2]))?.form === 'base';
    const followsAnd = gerundAt >= 0 && at > gerundAt + 1 && plain(tokens[at - 1]) === 'and';
    if (followsAnd && !isPair && isBaseHere(tokens, at)) return true;
  }
  return false;
}

/** A subject in the singular with its verb, and one in the plural that has no subject: 'Ada has ... and have'. */
const SINGULAR_WITH_PLURAL_PATTERN =
  /^(?:[^,;.]{1,80}, )?\p{Lu}[\p{L}.’'-]* (?:\p{Ll}+ly |also )?(?:has|is|was)\s(?:(?!\b(?:that|which|who|whose|to|both|where|what|how|while|if|as)\b)[^;:.]){3,240}?\s(?:and|but) (?:have|are|were|do)\s/u;

/** Two verbs at the beginning in unlike forms: 'prepares and processing requisitions'. */
function beginsInUnlikeForms(tokens: readonly string[]): boolean {
  const [first, second, third, fourth] = tokens;
  const form = verbForm(plain(first))?.form;
  const other = plain(third);
  return (
    (form === 'past' || form === 'present') &&
    /^(?:and|&)$/.test(second ?? '') &&
    verbForm(other)?.form === 'gerund' &&
    /^\p{Ll}{2,}$/u.test(fourth ?? '') &&
    !/^(?:of|for|in|and|or|to|with|as|skills|systems?|process(?:es)?|teams?|services?|activities)$/.test(
      fourth ?? '',
    )
  );
}

/** Whether 'lead' stands between verbs in the present: 'runs the mill, lead nine clerks, and writes the books'. */
const leadsInPresent = (text: string): boolean => {
  const [, first = '', noun = '', later = ''] =
    /\b(\p{Ll}{3,}s) [^,;.]{3,90}, lead (\p{L}+) [^,;.]{0,90},? and (\p{Ll}{3,}s) /u.exec(text) ?? [];
  return (
    first !== '' &&
    verbForm(first)?.form === 'present' &&
    verbForm(later)?.form === 'present' &&
    !LEAD_COMPOUND_PATTERN.test(noun)
  );
};

/** A verb joined with a noun of action: 'started up and integration of stations'. */
const VERB_WITH_NOUN_PATTERN =
  /^\p{Ll}{3,}ed (?:(?:up|out|in|off|down) )?(?:and|&) \p{Ll}{3,}(?:tion|sion|ment|ance) of /iu;
/** Verbs with 'of' in place of their object: 'started up of two mills'. */
const VERB_WITH_OF_PATTERN =
  /^(?!(?:approved|disposed|consisted|conceived|composed|comprised|advised|informed|notified|assured|convinced|relieved|warned|made up|thought|dreamt|dreamed|spoken|heard) )\p{Ll}{3,}(?:ed|t)(?: (?:up|out|in|off|down))? of (?!course\b)/iu;
/** The same in a later act, where a noun was taken for a verb: 'supervised the work and conducted of a team'. */
const LATER_VERB_WITH_OF_PATTERN =
  / and (?!(?:approved|disposed|consisted|conceived|composed|comprised|advised|informed|notified|assured|reminded|cleared|tired|relieved|warned|dreamed) )\p{Ll}{3,}ed of (?:an?|the|its|their) /u;

/** Whether an act in the past is joined with one in the present: 'designed charts and maintains the old ones'. */
function joinsPresent(text: string): boolean {
  const [, before = '', verb = ''] =
    /^([^.;:()]*?) and (\p{Ll}{3,}s) (?:the|its|their|all|an?) /u.exec(text) ?? [];
  const found = verbForm(verb);
  return (
    found?.form === 'present' &&
    found.base !== undefined &&
    !NOUN_OR_VERB.has(found.base) &&
    !before.split(' ').some((word) => GOVERNOR_PATTERN.test(plain(word)))
  );
}

/** Whether the text, which may have a subject, coordinates verbs in forms that do not agree. */
export function hasUnlikeVerbs(text: string): boolean {
  const tokens = text.split(' ');
  return (
    endsGerundsInBase(tokens) ||
    beginsInUnlikeForms(tokens) ||
    leadsInPresent(text) ||
    SINGULAR_WITH_PLURAL_PATTERN.test(text) ||
    LATER_VERB_WITH_OF_PATTERN.test(text) ||
    (verbForm(plain(tokens[0]))?.form === 'past' &&
      (VERB_WITH_OF_PATTERN.test(text) || VERB_WITH_NOUN_PATTERN.test(text) || joinsPresent(text)))
  );
}

/** Removes the office that a line of a post names before its act: 'As head of the mill, I led ...'. */
import { verbForm } from '../grammar/verbs';
import { TITLE_NOUN_PATTERN } from '../vocabulary/titles';
import { upperFirst } from './casing';

/** An office before 'I', before a comma and a verb, or before a gerund: 'As Sales Officer handling 40 growers'. */
const OFFICE_PATTERN =
  /^As (?:(?:an?|the|our|its) )?([^.;:]{2,110}?)(?:,? (?=I (?:\p{Ll}{2,20}ly )?(\p{Ll}{2,20}) )|, (?=(\p{Ll}{2,20}) )|,? (?=(\p{Ll}{2,20}ing) ))/u;
/** A group that somebody was part of, which is no title. */
const PART_PATTERN = /^(?:[\p{Ll}-]+ ){0,2}(?:member|part|lead) of /u;
/** Words of a clause, which is no office: 'As the manager left, I led ...'. */
const CLAUSE_WORD_PATTERN =
  /^(?:is|was|are|were|has|had|left|who|that|which|when|while|if|until|since|because|well|soon|long|much|result|consequence)$/u;
/** Gerunds that lack a word or state no act: 'looking [after] two branches'. */
const NO_ACT_PATTERN = /^(?:looking|working|having|being|including)$/u;
/** A word after which a gerund is part of the office: 'As Analyst in transforming ...'. */
const PREPOSITION_PATTERN = /^(?:in|of|for|by|on|at|to|from|with|and|or|while|when)$/u;
/** Whether a word of what may be an office is a finite verb in lower case: 'the mill grew'. */
const isClauseVerb = (word: string): boolean => /^\p{Ll}/u.test(word) && verbForm(word)?.form === 'past';

/** A line of a post from its act or 'I' on, if an office stands before it; any other line as it is. */
export function actOfOffice(line: string): string {
  const [whole = '', office = '', ownVerb, verb, gerund] = OFFICE_PATTERN.exec(line) ?? [];
  if (!whole || !(TITLE_NOUN_PATTERN.test(office) || PART_PATTERN.test(office))) return line;
  const words = office.split(' ');
  if (words.some((word) => CLAUSE_WORD_PATTERN.test(word)) || words.slice(1).some(isClauseVerb)) return line;
  const rest = line.slice(whole.length);
  if (ownVerb !== undefined) return rest;
  if (verb !== undefined) return verbForm(verb)?.form === 'past' ? upperFirst(rest) : line;
  const isAct = verbForm(gerund ?? '')?.form === 'gerund' && !NO_ACT_PATTERN.test(gerund ?? '');
  return isAct && !PREPOSITION_PATTERN.test(words.at(-1) ?? '') ? upperFirst(rest) : line;
}

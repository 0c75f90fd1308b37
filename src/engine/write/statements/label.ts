import { verbForm } from '../../language/grammar/verbs';
import { upperFirst } from '../../language/text/casing';

/** Headings that introduce a list but say nothing. */
const EMPTY_LABEL =
  /^(?:(?:key|main|selected|major|notable|core|primary|job)?\s*(?:highlights?|outcomes?|results?|achievements?|accomplishments?|responsibilit(?:y|ies)|deliver(?:y|ies|ables)|initiatives?|duties|contributions?|impact|projects?)|bottom line|summary|about(?: me)?|profile|objective|note|role|scope|context|aufgaben|erfolge|ergebnisse|missions?|réalisations?|logros|funciones|responsabilidades|resultados|principais \p{L}+|principales \p{L}+)$/iu;

/** Headings of what was achieved, which is over even where a line begins with a gerund. */
const OF_DEEDS =
  /^(?:(?:key|main|selected|major|notable|top|biggest|greatest|personal)\s+)*(?:achievements?|accomplishments?|successes)$/iu;

/** Headings of what somebody is able to do: 'Key skills: managing a small team' is no deed. */
const OF_SKILLS =
  /^(?:(?:key|core|main|top|technical|professional|soft|hard|primary|other|special|leadership|management|personal)\s+)*(?:skills?|skill ?sets?|competenc(?:y|ies|es)|strengths?|expertise|capabilit(?:y|ies)|abilit(?:y|ies)|qualifications?|(?:areas?|fields?) of (?:expertise|competence|interest)|know-?how|(?:kern)?kompetenzen|fähigkeiten|kenntnisse|stärken|(?:compétences|aptitudes|atouts|competencias|habilidades|competenze|competências|vaardigheden)(?: \p{L}+)?)$/iu;

const LABELLED = /^([\p{Lu}\d‘“"'][^:.!?;]{1,60}?)(?::\s+|\s+[–—]\s+|\s+-\s+)(\S.{8,})$/u;

/** A line without its label; `of`: whether a label that was dropped announced deeds of the past, or skills. */
export interface Labelled {
  label?: string;
  rest: string;
  of?: 'deeds' | 'skills';
}

/** Splits 'Sales management: introduced ...' into its label and what follows; a heading of a list is dropped. */
export function splitLabel(text: string): Labelled {
  const match = LABELLED.exec(text);
  const [, label = '', rest = ''] = match ?? [];
  if (!match || label.split(/\s+/).length > 7 || rest.split(/\s+/).length < 3) return { rest: text };
  if (OF_SKILLS.test(label.trim())) return { rest: upperFirst(rest), of: 'skills' };
  if (OF_DEEDS.test(label.trim())) return { rest: upperFirst(rest), of: 'deeds' };
  if (EMPTY_LABEL.test(label.trim())) return { rest: upperFirst(rest) };
  if (/^open to$/i.test(label)) return { rest: `Open to ${rest}` };
  const head = verbForm(label.split(' ')[0] ?? '');
  if ((head?.form === 'past' || head?.form === 'present') && label.includes(' ')) return { rest: text };
  if (/\b(?:spectrum|following|include[sd]?|phases?|areas?|as follows|of|are|is|was)$/i.test(label))
    return { rest: text };
  if (/^(?:led|built|managed|grew|ran|i|my)\s/i.test(label) && label.split(/\s+/).length > 3)
    return { rest: text };
  return { label: label.trim(), rest };
}

import { verbForm } from '../../language/grammar/verbs';
import { upperFirst } from '../../language/text/casing';

/** Headings that introduce a list but say nothing. */
const EMPTY_LABEL =
  /^(?:(?:key|main|selected|major|notable|core|primary|job)?\s*(?:highlights?|outcomes?|results?|achievements?|accomplishments?|responsibilit(?:y|ies)|deliver(?:y|ies|ables)|initiatives?|duties|contributions?|impact|projects?)|bottom line|summary|about(?: me)?|profile|objective|note|role|scope|context|aufgaben|erfolge|ergebnisse|missions?|réalisations?|logros|funciones|responsabilidades|resultados|principais \p{L}+|principales \p{L}+)$/iu;

const LABELLED = /^([\p{Lu}\d‘“"'][^:.!?;]{1,60}?)(?::\s+|\s+[–—]\s+|\s+-\s+)(\S.{8,})$/u;

/** Splits 'Sales management: introduced ...' into its label and what follows; a heading of a list is dropped. */
export function splitLabel(text: string): { label?: string; rest: string } {
  const match = LABELLED.exec(text);
  const [, label = '', rest = ''] = match ?? [];
  if (!match || label.split(/\s+/).length > 7 || rest.split(/\s+/).length < 3) return { rest: text };
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

/** Separates the label of a line from its text. */
import { verbForm } from '../../language/grammar/verbs';
import { upperFirst } from '../../language/text/casing';

/** Headings of lists that carry no meaning. */
const EMPTY_LABEL_PATTERN =
  /^(?:(?:key|main|selected|major|notable|core|primary|job)?\s*(?:highlights?|outcomes?|results?|achievements?|accomplishments?|responsibilit(?:y|ies)|deliver(?:y|ies|ables)|initiatives?|duties|contributions?|impact|projects?)|bottom line|summary|about(?: me)?|profile|objective|note|role|scope|context|aufgaben|erfolge|ergebnisse|missions?|réalisations?|logros|funciones|responsabilidades|resultados|principais \p{L}+|principales \p{L}+)$/iu;

/** Headings of achievements, which are in the past even if their lines begin with a gerund. */
const ACHIEVEMENTS_LABEL_PATTERN =
  /^(?:(?:key|main|selected|major|notable|top|biggest|greatest|personal)\s+)*(?:achievements?|accomplishments?|successes)$/iu;

/**
 * Headings of abilities: a line below 'Key skills:', such as 'managing a small team', is not an achievement.
 */
const SKILLS_LABEL_PATTERN =
  /^(?:(?:key|core|main|top|technical|professional|soft|hard|primary|other|special|leadership|management|personal)\s+)*(?:skills?|skill ?sets?|competenc(?:y|ies|es)|strengths?|expertise|capabilit(?:y|ies)|abilit(?:y|ies)|qualifications?|(?:areas?|fields?) of (?:expertise|competence|interest)|know-?how|(?:kern)?kompetenzen|fähigkeiten|kenntnisse|stärken|(?:compétences|aptitudes|atouts|competencias|habilidades|competenze|competências|vaardigheden)(?: \p{L}+)?)$/iu;

/** A label of two names, before an act: 'Ferry Map – Quays: Established ...'. */
const DOUBLE_LABEL_PATTERN =
  /^(\p{Lu}[^:.!?;–—]{1,40} [–—-] \p{Lu}[^:.!?;]{1,30}):\s+((?:\p{Lu}\p{Ll}+ed|Led|Built|Ran|Won) .{8,})$/u;
const LABELLED_LINE_PATTERN = /^([\p{Lu}\d‘“"'][^:.!?;]{1,60}?)(?::\s+|\s+[–—]\s+|\s+-\s+)(\S.{8,})$/u;

/** A line without its label. */
export interface Labelled {
  label?: string;
  rest: string;
  /** What a dropped heading announces: past achievements, or skills. */
  heading?: 'achievements' | 'skills';
}

/** Maximum words of a label, and minimum words of the text after it. */
const MAX_LABEL_WORDS = 7;
const MIN_LABELLED_WORDS = 3;
/** Maximum words of a label that begins with a verb or 'my'; a longer one is part of its sentence. */
const MAX_VERBAL_LABEL_WORDS = 3;

/** A heading that was read as one line with the first bullet below it: 'Stock and Growth * Depots: Opened nine'. */
const HEADING_BEFORE_BULLET_PATTERN = /^[^.:*•]{3,70} [*•] (?=\p{Lu}\p{Ll})/u;

const wordCountOf = (text: string): number => text.split(/\s+/).length;

/** Splits 'Sales management: introduced ...' into label and text; the heading of a list is dropped. */
export function splitLabel(line: string): Labelled {
  const text = line.replace(HEADING_BEFORE_BULLET_PATTERN, '');
  const match = DOUBLE_LABEL_PATTERN.exec(text) ?? LABELLED_LINE_PATTERN.exec(text);
  const [, label = '', rest = ''] = match ?? [];
  if (!match || wordCountOf(label) > MAX_LABEL_WORDS || wordCountOf(rest) < MIN_LABELLED_WORDS)
    return { rest: text };
  if (SKILLS_LABEL_PATTERN.test(label.trim())) return { rest: upperFirst(rest), heading: 'skills' };
  if (ACHIEVEMENTS_LABEL_PATTERN.test(label.trim()))
    return { rest: upperFirst(rest), heading: 'achievements' };
  if (EMPTY_LABEL_PATTERN.test(label.trim())) return { rest: upperFirst(rest) };
  if (/^open to$/i.test(label)) return { rest: `Open to ${rest}` };
  const head = verbForm(label.split(' ')[0] ?? '');
  if ((head?.form === 'past' || head?.form === 'present') && label.includes(' ')) return { rest: text };
  if (/\b(?:spectrum|following|include[sd]?|phases?|areas?|as follows|of|are|is|was)$/i.test(label))
    return { rest: text };
  if (/^(?:led|built|managed|grew|ran|i|my)\s/i.test(label) && wordCountOf(label) > MAX_VERBAL_LABEL_WORDS)
    return { rest: text };
  return { label: label.trim(), rest };
}

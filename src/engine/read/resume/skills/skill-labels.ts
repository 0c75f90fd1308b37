/** Splits labels from lists of skills: 'Databases: PostgreSQL, Redis', also in the middle of a line. */
import { anyOf } from '@/engine/language/text/word-lists';
import { tidyItem } from '../lists/items';

/** A label before a dash, and a list whose entries dots separate: 'Networks — IPv6 · BGP'. */
const BEFORE_DASH_PATTERN = /^([^–—:：,;|•·]{2,50})\s[–—]\s([^–—•·]*[^\s–—•·]\s[•·]\s\S[^–—]*)$/u;

/** The label of a line and its list; no label for a line without one. */
export function labelAndList(text: string): { label?: string; rest: string } {
  const match = /^([^:：,;|•]{2,50}|\p{Lu})\s*[:：]\s*(?!\/\/)(.*)$/u.exec(text);
  if (match?.[1] && match[1].split(' ').length <= 6)
    return { label: tidyItem(match[1]), rest: match[2] ?? '' };
  const [, beforeDash, list = ''] = BEFORE_DASH_PATTERN.exec(text) ?? [];
  if (beforeDash && beforeDash.split(' ').length <= 6) return { label: tidyItem(beforeDash), rest: list };
  return { rest: text };
}

/** A label before an entry: 'Tools: Git'. */
const INNER_LABEL_PATTERN = /^([^:：]{2,60})[:：]\s+(?!\/\/)(\S.*)$/u;
const MAX_LABEL_WORDS = 3;

/**
 * The entries of a line, in groups by the labels among them: 'Python, Tools: Git' has two. What stands before a longer
 * label is the beginning of a phrase with commas and not an entry: 'Stores, relational and oriented to documents:
 * MongoDB'.
 */
export function innerGroups(items: readonly string[]): { name?: string; items: string[] }[] {
  const groups: { name?: string; items: string[] }[] = [{ items: [] }];
  for (const item of items) {
    const [, label, rest] = INNER_LABEL_PATTERN.exec(item) ?? [];
    if (label === undefined || rest === undefined) {
      groups.at(-1)?.items.push(item);
      continue;
    }
    const isLabel = /^\p{Lu}/u.test(label) && label.split(' ').length <= MAX_LABEL_WORDS;
    if (!isLabel) groups.splice(-1, 1, { items: [] });
    groups.push({ name: isLabel ? tidyItem(label) : '', items: [rest] });
  }
  return groups.filter((group) => group.items.length > 0 || group.name === undefined);
}

/** Labels that name a kind or a level of skills, or nothing in particular, and are not skills themselves. */
export const SKILL_KIND_LABEL_PATTERN = anyOf(
  [
    '(?:programming |coding |scripting |spoken |foreign )?languages?|tools?(?: (?:and|&) .*)?',
    'frameworks?|libraries|frameworks? .*|technolog(?:y|ies)|platforms?|databases?|operating systems?',
    String.raw`software|hardware|methodolog(?:y|ies)|methods|other|others|misc\w*|general|additional|proficient`,
    'competent|expert|advanced|intermediate|basic|familiar|beginner|experienced|hard skills?',
    'soft skills?|technical(?: skills?)?|skills?|core|interpersonal|key skills?|it|web|os|ide|ides',
    'areas|specialties|sprachen|tools und technologien|kenntnisse|herramientas|lenguajes|outils',
    'langages|keywords|concepts|core|further|more|main|various',
    String.raw`(?:mother tongue|other language|language)s?(?:\(s\))?`,
    '(?:technical|computer|digital|social|organi[sz]ational|communication|managerial|job-related|artistic|personal|other)(?: [a-z/-]+)? skills(?: and)?(?: competences)?',
    'competences',
    '(?:professional|core|functional|business|transferable|other|additional) skills',
    String.raw`langages(?: (?:de programmation|informatiques|web))?|(?:technologies|outils?|logiciels?)(?: (?:design|informatiques?|bureautiques?|métiers?|de \p{L}+))?(?: (?:utilisée?s?|maîtrisée?s?|et .*))?|bureautique`,
    '(?:ides?|frameworks?|bibliothèques|librairies|outils) (?:&|et) (?:logiciels|outils|bibliothèques|frameworks)(?: (?:utilisée?s?|maîtrisée?s?))?',
    "compétences(?: (?:techniques|informatiques|métiers?|personnelles|professionnelles))?|savoir[- ](?:être|faire)|bases de données|systèmes d[’']exploitation",
    'programmiersprachen|werkzeuge|betriebssysteme|datenbanken|messgeräte|edv(?:-kenntnisse)?|it-kenntnisse|fachkenntnisse',
    'lenguajes de programación|bases de datos|sistemas operativos|linguaggi(?: di programmazione)?|strumenti|linguagens(?: de programação)?|ferramentas|bancos? de dados',
  ],
  { before: '^', after: '$', flags: 'iu' },
);

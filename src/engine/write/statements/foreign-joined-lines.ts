/** Cuts a line in another language before a second one that the reader of documents has joined to it. */
import type { Language } from '../../language/text/language';

/** Words that a name in capitals may follow: 'Leitung Projekt Einführung von ...', 'service Gestion de la paie'. */
const NAMED_BY_NEXT_PATTERN =
  /(?<!\p{L})(?:(?:teil)?projekt|(?:fach|arbeits)?bereich|abteilung|team|thema|programm|gruppe|referat|modul|projet|projets|service|services|département|pôle|direction|programme|module|équipe|unité|cellule|secteur|mission|domaine|outil|application|cours|master|formation|proyecto|área|departamento|programa|módulo|equipo|curso|projeto|setor|equipe|progetto|reparto|modulo|corso)$/iu;

/** Words after which a name in capitals goes on: 'Gestion des Injonctions de payer'. */
const JOINING_WORD_PATTERN =
  /(?<!\p{L})(?:des|les|une|aux|sur|par|pour|dans|avec|chez|sous|leur|son|ses|nos|vos|cette|entre|vers|sans|del|los|las|una|con|por|para|dos|das|nos|nas|uma|com|dei|gli|alla|della|delle|degli|nella|per|che|the|and|bis|und|für|von|der|die|das|den|dem|mit|bei|zur|zum)$/iu;

/** A noun of action with a capital, before the words that name its object. */
const SECOND_ACT: Partial<Record<Language, RegExp>> = {
  // Two nouns follow each other only where the second begins a line.
  de: /(?<=(?<!\p{L})\p{Lu}[\p{L}-]{2,40}) (?=\p{Lu}\p{Ll}+(?:ung|tion|ion)(?:en)? (?:von|der|des|bei|und|für|im)(?!\p{L}))/u,
  fr: /(?<=\p{Ll}{3}) (?=\p{Lu}\p{Ll}+(?:tion|sion|ment|age|ance)s? (?:des?|du|avec|sur|aux?|et|d[’'])(?!\p{L}))/u,
  es: /(?<=\p{Ll}{3}) (?=\p{Lu}\p{Ll}+(?:ción|sión|miento)(?:es|s)? (?:de|del|con|y)(?!\p{L}))/u,
  pt: /(?<=\p{Ll}{3}) (?=\p{Lu}\p{Ll}+(?:ção|são|mento|ções|sões)s? (?:de|d[oa]s?|com|e)(?!\p{L}))/u,
  it: /(?<=\p{Ll}{3}) (?=\p{Lu}\p{Ll}+(?:zione|sione|mento) (?:d[ei]|del\p{L}*|con|e)(?!\p{L}))/u,
};
const MIN_WORDS = 3;

/** The first of two lines that were joined; the whole text where there is one. */
export function firstOfJoinedLines(text: string, language: Language): string {
  const at = SECOND_ACT[language]?.exec(text)?.index;
  if (at === undefined) return text;
  const first = text.slice(0, at);
  return first.split(' ').length < MIN_WORDS ||
    NAMED_BY_NEXT_PATTERN.test(first) ||
    JOINING_WORD_PATTERN.test(first)
    ? text
    : first;
}

/** Turns first-person sentences in Portuguese, Spanish, French, German, Italian and Dutch into the third person. */
import { upperFirst } from '../text/casing';
import { wordsKey } from '../text/keys';
import { FIRST_PERSON_FORMS, FRENCH_VERBS, GERMAN_VERBS, THIRD_PERSON_FORMS } from './foreign-verbs';
import { isFirstPerson } from './person';

/** Endings that only the first person has. They reveal an unknown verb, and its sentence is then refused. */
const FIRST_PERSON_PATTERNS: Record<string, RegExp> = {
  // Nouns of action end like verbs of the first person: 'Desenvolvimento de', 'Gestão de', 'Relatório de'.
  pt: /^(?!como|no|do|ao|o|projeto|foco|trabalho|anos?|\p{L}+(?:mento|ão|[áó]rio|ico|ismo)\s)\p{L}{3,}(?:o|ei)\s/iu,
  // Before an article or a plural, a word in -o is a verb: a noun would agree with what follows. 'Redujo los costes' is
  // in the third person.
  es: /^\p{L}{3,}(?:é|í)\s|^\p{L}{2,}(?:[clrb]uyo|zco)\s|^(?!(?:como|cuando|todo|solo|sólo|junto|tanto|cuanto|según|bajo|vivo)\s)\p{L}{2,}(?<!duj|dij|traj|uv|pus|hiz|quis|vin|pud|sup)o\s(?:el|la|los|las|un|una|unos|unas|mis?|\p{Ll}{3,}s)(?=[\s,.]|$)/iu,
};

/** 'je' or 'j’' after the beginning of a sentence. */
const FRENCH_SUBJECT_PATTERN = /[\s,]j(?:e\s|['’]\p{L})/u;
/** The role or workplace before the sentence: 'En tant que commercial, j’ai ...'. */
const LEADING_POST_PHRASE_PATTERN =
  /^(?:En tant qu(?:e\s|['’])|En qualité d(?:e\s|['’])|Comme\s|Dans c(?:e|ette)\s|À ce\s|Au sein d(?:e\s|u\s))[^,]*, (?=j(?:e\s|['’]))/iu;

/** The third person of a first-person verb, folded, for each language that has the form. */
export function thirdPersonOf(word: string): string[] {
  const tables = [...Object.values(THIRD_PERSON_FORMS), FRENCH_VERBS, GERMAN_VERBS];
  return tables.flatMap((table) => (table[word] ? [wordsKey(table[word])] : []));
}

/** First-person verbs that are spelt like nouns: a noun in 'Desarrollo de planes', a verb in 'Desarrollo planes'. */
const NOUN_TOO_PATTERN =
  /^(?:desarrollo|diseño|trabajo|trabalho|apoio|giro|estudo|cadastro|preparo|serviço|registr?o|treino|cálculo|processo|fecho|arquivo|cuidado|contac?to|ensino|incentivo|acesso|emprego|manejo|manuseio|conserto|reparo|envio|reforço|controlo)$/iu;
const AFTER_NOUN_PATTERN = /^(?:de|del|d[ao]s?|aos?|às?|al)$/iu;
/** Words before a verb inside a sentence; after any other word, 'trabajo' or 'desarrollo' is a noun. */
const BEFORE_VERB_PATTERN =
  /,$|^(?:y|e|que|yo|eu|también|também|además|actualmente|atualmente|hoy|hoje|donde|onde|ya|já|siempre|sempre|me|no|não)$/iu;

/** Whether a word that is spelt like a verb is a noun, according to the words beside it; false for all other words. */
function isNounAt(words: readonly string[], at: number, table: Record<string, string>): boolean {
  const [before, word = '', next = '', second = ''] = [
    words[at - 1],
    words[at]?.replace(/[,;.]$/, ''),
    words[at + 1],
    words[at + 2],
  ];
  if (!NOUN_TOO_PATTERN.test(word)) return false;
  const joinsNoun = /^(?:y|e)$/i.test(next) && table[second.toLowerCase()] === undefined;
  return (
    (before !== undefined && !BEFORE_VERB_PATTERN.test(before)) || AFTER_NOUN_PATTERN.test(next) || joinsNoun
  );
}

/**
 * Converts a first-person sentence in another language to the third person, without a subject ('Tenho experiência'
 * gives 'tem experiência'); any other sentence is returned as it is. Undefined if this is uncertain.
 * @returns the text, and whether it is a predicate without a subject: the caller adds the name where the language
 * cannot
 * omit it, as in German
 */
export function foreignToThirdPerson(
  text: string,
  language: string,
): { text: string; predicate: boolean } | undefined {
  if (language === 'it' || language === 'nl') return convertWithoutSubject(text, language);
  if (language === 'fr' && /^Je m(?:e\s|['’])\p{Ll}/u.test(text)) {
    const [, pronoun = '', verb = ''] = /^Je m(e\s|['’])(\p{L}+)/u.exec(text) ?? [];
    const converted = text.replace(/^Je m/u, 's');
    return SAME_FORM_PATTERN.test(verb) && pronoun && !isFirstPerson(converted, 'fr')
      ? { text: converted, predicate: true }
      : undefined;
  }
  if (language === 'fr' && /^J['’]\p{Ll}/u.test(text)) return convertFrench(text);
  if (language === 'fr' && !/^Je\s/.test(text) && FRENCH_SUBJECT_PATTERN.test(text)) {
    const sentence = text.replace(LEADING_POST_PHRASE_PATTERN, '').replace(/^j/, 'J');
    // After any other phrase the verb would lack its subject: 'Responsable des ventes, a ouvert ...'.
    return FRENCH_SUBJECT_PATTERN.test(sentence) ? undefined : foreignToThirdPerson(sentence, language);
  }
  const [verb = ''] = text.split(' ');
  const table = THIRD_PERSON_FORMS[language] ?? {};
  const third = isNounAt(text.split(' '), 0, table) ? undefined : table[verb.toLowerCase()];
  if (third && !/^(?:minha|meu|mis?|m[ae]s?|mon)/i.test(verb)) {
    const converted = `${third.charAt(0).toUpperCase()}${third.slice(1)}${text.slice(verb.length)}`;
    if (
      !isFirstPerson(converted, language) &&
      /^\p{Lu}/u.test(text) &&
      !/^(?:Tenho|Sou|Soy|Tengo|Estou|Estoy|Gosto|Busco|He)$/.test(verb)
    )
      return { text: converted.charAt(0).toLowerCase() + converted.slice(1), predicate: true };
  }
  const past = convertRegularPast(text, language);
  if (past && !isFirstPerson(past, language)) return { text: past, predicate: false };
  if (!isFirstPerson(text, language))
    return FIRST_PERSON_PATTERNS[language]?.test(text) && !isNounAt(text.split(' '), 0, table)
      ? undefined
      : { text, predicate: false };
  const subject =
    language === 'de' ? /^Ich (\p{L}+)(.*)$/u : language === 'fr' ? /^Je (\p{L}+)(.*)$/u : undefined;
  if (subject) {
    const [, verb = '', rest = ''] = subject.exec(text) ?? [];
    const form =
      (language === 'de' ? GERMAN_VERBS : FRENCH_VERBS)[verb] ??
      (language === 'fr' && SAME_FORM_PATTERN.test(verb) ? verb : undefined);
    if (form) return convertKnownVerbs(`${form}${convertCoordinatedVerb(rest, language)}`, language);
  }
  return convertKnownVerbs(text, language);
}

/**
 * Past forms of regular verbs that only the first person has, with their third person: 'Lancei' becomes
 * 'Lançou', 'Dirigí' becomes 'Dirigió'.
 */
const REGULAR_PAST_ENDINGS: Record<string, readonly (readonly [RegExp, string])[]> = {
  pt: [
    [/quei$/, 'cou'],
    [/guei$/, 'gou'],
    [/cei$/, 'çou'],
    [/ei$/, 'ou'],
    [
      /(?<=desenvolv|estabelec|promov|receb|atend|respond|vend|escrev|conceb|fornec|resolv|exerc|cresc|venc|empreend)i$/i,
      'eu',
    ],
    [/i$/, 'iu'],
  ],
  es: [
    [/qué$/, 'có'],
    [/gué$/, 'gó'],
    [/cé$/, 'zó'],
    [/é$/, 'ó'],
    [/í$/, 'ió'],
  ],
};
const IRREGULAR_WORD_PATTERN =
  /^(?:fui|foi|dei|vi|vim|li|aqui|ali|mini|kpi|multi|hei|lei|rei|café|por|qué|así|aquí|allí)$/iu;

/** The third person of irregular past forms of Portuguese and Spanish verbs, by their first person. */
const IRREGULAR_PAST: Record<string, string> = {
  mantive: 'manteve',
  obtive: 'obteve',
  tive: 'teve',
  fiz: 'fez',
  propus: 'propôs',
  propuse: 'propuso',
  expuse: 'expuso',
  dispuse: 'dispuso',
  puse: 'puso',
  hice: 'hizo',
  pude: 'pudo',
  tuve: 'tuvo',
  estuve: 'estuvo',
  supe: 'supo',
  quise: 'quiso',
  obtuve: 'obtuvo',
  mantuve: 'mantuvo',
  conduje: 'condujo',
  introduje: 'introdujo',
  produje: 'produjo',
  reduje: 'redujo',
};

/** The third person of an irregular past form, with the capital of the word; undefined for any other word. */
function irregularPast(word: string): string | undefined {
  const third = IRREGULAR_PAST[word.toLowerCase()];
  return third && /^\p{Lu}/u.test(word) ? upperFirst(third) : third;
}

/** The third person of a regular past form; undefined for any other word. */
function regularPast(verb: string, language: string): string | undefined {
  const rule = REGULAR_PAST_ENDINGS[language]?.find(([ending]) => ending.test(verb));
  return !rule || verb.length < 4 || IRREGULAR_WORD_PATTERN.test(verb)
    ? undefined
    : verb.replace(rule[0], rule[1]);
}

function convertRegularPast(text: string, language: string): string | undefined {
  const [verb = '', ...rest] = text.split(' ');
  const first = irregularPast(verb) ?? regularPast(verb, language);
  if (!first || rest.length === 0) return undefined;
  // A coordinated verb has the same subject: 'Criei e melhorei'.
  const others = rest.map((word, at) => {
    if (!/^(?:e|y)$/.test(rest[at - 1] ?? '')) return word;
    return irregularPast(word) ?? (/(?:ei|[éí])$/.test(word) ? (regularPast(word, language) ?? word) : word);
  });
  return [first, ...others].join(' ');
}

function convertWithoutSubject(
  text: string,
  language: string,
): { text: string; predicate: boolean } | undefined {
  for (const [first, third] of FIRST_PERSON_FORMS[language] ?? []) {
    const sentence = text.replace(first, third);
    if (sentence !== text)
      return isFirstPerson(sentence, language) ? undefined : { text: sentence, predicate: true };
  }
  return isFirstPerson(text, language) ? undefined : { text, predicate: false };
}

/** Converts a sentence that begins with 'J’': verbs whose third person is the same ('J’accompagne'), and 'J’ai'. */
function convertFrench(text: string): { text: string; predicate: boolean } | undefined {
  const [, verb = '', rest = ''] = /^J['’](\p{L}+)(.*)$/u.exec(text) ?? [];
  const form = verb === 'ai' ? 'a' : /^\p{L}{3,}e$/u.test(verb) ? verb : undefined;
  if (!form) return undefined;
  const conversion = convertKnownVerbs(`${form}${rest}`, 'fr');
  return conversion && !isFirstPerson(conversion.text, 'fr') ? conversion : undefined;
}

/** French verbs whose first and third person are the same: 'je reste', 'il reste'. */
const SAME_FORM_PATTERN = /^\p{Ll}{3,}e$/u;

/** Converts a coordinated verb, which has the same subject: 'und verantworte' after 'leite'. */
function convertCoordinatedVerb(rest: string, language: string): string {
  const verbs = language === 'de' ? GERMAN_VERBS : FRENCH_VERBS;
  return rest.replace(/(?<=(?:und|sowie|et|,) )(\p{Ll}+)/gu, (word) => verbs[word] ?? word);
}

/** Sentences whose subject is something of the person's: 'Minha paixão é ensinar'. */
const POSSESSIVE_SUBJECT_PATTERN = /^(?:minhas?|meus?|mis?|mon|ma|mes|meine?|mein)\s/iu;

function convertKnownVerbs(text: string, language: string): { text: string; predicate: boolean } | undefined {
  if (POSSESSIVE_SUBJECT_PATTERN.test(text)) return undefined;
  const table = THIRD_PERSON_FORMS[language] ?? {};
  const words = text
    .replace(/^(?:Yo|Eu) /, '')
    .split(' ')
    .map((word, at, all) => {
      const normalized = word.toLowerCase().replace(/[,;.]$/, '');
      const form = isNounAt(all, at, table) ? undefined : table[normalized];
      return form ? form + word.slice(normalized.length) : word;
    });
  const sentence = words.join(' ');
  if (isFirstPerson(sentence, language)) return undefined;
  return { text: sentence, predicate: /^\p{Ll}/u.test(sentence) };
}

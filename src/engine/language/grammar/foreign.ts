import { foldText } from '../text/hygiene';
import { isFirstPerson } from './person';

/** First-person verbs at the beginning of a sentence with their third person, and possessives that have no gender. */
const THIRD_PERSON_FORMS: Record<string, Record<string, string>> = {
  pt: {
    tenho: 'tem',
    sou: 'é',
    estou: 'está',
    atuo: 'atua',
    trabalho: 'trabalha',
    lidero: 'lidera',
    liderei: 'liderou',
    possuo: 'possui',
    busco: 'busca',
    coordeno: 'coordena',
    gerencio: 'gerencia',
    desenvolvo: 'desenvolve',
    ajudo: 'ajuda',
    acredito: 'acredita',
    atuei: 'atuou',
    trabalhei: 'trabalhou',
    implementei: 'implementou',
    criei: 'criou',
    coordenei: 'coordenou',
    gosto: 'gosta',
    giro: 'gere',
    dirijo: 'dirige',
    supervisiono: 'supervisiona',
    apoio: 'apoia',
    minha: 'sua',
    meu: 'seu',
    minhas: 'suas',
    meus: 'seus',
  },
  es: {
    tengo: 'tiene',
    soy: 'es',
    estoy: 'está',
    trabajo: 'trabaja',
    lidero: 'lidera',
    lideré: 'lideró',
    dirijo: 'dirige',
    gestiono: 'gestiona',
    superviso: 'supervisa',
    acompaño: 'acompaña',
    he: 'ha',
    ayudo: 'ayuda',
    coordino: 'coordina',
    desarrollo: 'desarrolla',
    gestioné: 'gestionó',
    implementé: 'implementó',
    mi: 'su',
    mis: 'sus',
  },
  fr: {
    "j'ai": 'a',
    'j’ai': 'a',
    mon: 'son',
    ma: 'sa',
    mes: 'ses',
  },
};
const FRENCH_VERBS: Record<string, string> = {
  suis: 'est',
  dirige: 'dirige',
  accompagne: 'accompagne',
  travaille: 'travaille',
  conduis: 'conduit',
  pilote: 'pilote',
  aide: 'aide',
  conseille: 'conseille',
};
const GERMAN_VERBS: Record<string, string> = {
  bin: 'ist',
  habe: 'hat',
  leite: 'leitet',
  arbeite: 'arbeitet',
  verantworte: 'verantwortet',
  führe: 'führt',
  entwickle: 'entwickelt',
  berate: 'berät',
  begleite: 'begleitet',
  unterstütze: 'unterstützt',
  baue: 'baut',
  war: 'war',
  führte: 'führte',
  leitete: 'leitete',
};
/** Endings that only the first person has. They reveal an unknown verb, and its sentence is then refused. */
const FIRST_PERSON_PATTERNS: Record<string, RegExp> = {
  pt: /^(?!como|no|do|ao|o|projeto|foco|trabalho|anos?)\p{L}{3,}(?:o|ei)\s/iu,
  es: /^\p{L}{3,}(?:é|í)\s/iu,
};

/** 'je' or 'j’' after the beginning of a sentence. */
const FRENCH_SUBJECT = /[\s,]j(?:e\s|['’]\p{L})/u;
/** The role before the sentence: 'En tant que commercial, j’ai ...'. */
const AS_A_POST =
  /^(?:En tant qu(?:e\s|['’])|En qualité d(?:e\s|['’])|Comme\s|Dans c(?:e|ette)\s|À ce\s|Au sein d(?:e\s|u\s))[^,]*, (?=j(?:e\s|['’]))/iu;

/** The third person of a first-person verb, folded, for each language that has the form. */
export function thirdPersonOf(word: string): string[] {
  const tables = [...Object.values(THIRD_PERSON_FORMS), FRENCH_VERBS, GERMAN_VERBS];
  return tables.flatMap((table) => (table[word] ? [foldText(table[word])] : []));
}

/** First-person verbs that are spelt like nouns: 'Desarrollo de planes', but not 'Desarrollo planes'. */
const NOUN_TOO = /^(?:desarrollo|trabajo|trabalho|apoio|giro)$/i;
const AFTER_NOUN = /^(?:de|del|da|do|das|dos|ao|à|al)$/i;
const BEFORE_NOUN =
  /^(?:el|la|un|una|del|al|de|en|su|con|por|para|sin|um|uma|do|da|ao|no|na|em|com|seu|sem)$/i;

/** Whether such a word is a noun, according to the words beside it. */
function isNounAt(words: readonly string[], at: number, table: Record<string, string>): boolean {
  const [before = '', word = '', next = '', second = ''] = [
    words[at - 1],
    words[at],
    words[at + 1],
    words[at + 2],
  ];
  if (!NOUN_TOO.test(word)) return false;
  const joinsNoun = /^(?:y|e)$/i.test(next) && table[second.toLowerCase()] === undefined;
  return BEFORE_NOUN.test(before) || AFTER_NOUN.test(next) || joinsNoun;
}

/**
 * Converts a first-person sentence in another language to the third person, without a subject ('Tenho
 * experiência' gives 'tem experiência'). Undefined if this is uncertain. German cannot omit the subject, so
 * the name is added.
 */
export function foreignToThirdPerson(
  text: string,
  language: string,
): { text: string; predicate: boolean } | undefined {
  if (language === 'it' || language === 'nl') return subjectDropped(text, language);
  if (language === 'fr' && /^J['’]\p{Ll}/u.test(text)) return french(text);
  if (language === 'fr' && !/^Je\s/.test(text) && FRENCH_SUBJECT.test(text)) {
    const own = text.replace(AS_A_POST, '').replace(/^j/, 'J');
    // After any other phrase the verb would lack its subject: 'Responsable des ventes, a ouvert ...'.
    return FRENCH_SUBJECT.test(own) ? undefined : foreignToThirdPerson(own, language);
  }
  const [verb = ''] = text.split(' ');
  const table = THIRD_PERSON_FORMS[language] ?? {};
  const third = isNounAt(text.split(' '), 0, table) ? undefined : table[verb.toLowerCase()];
  if (third && !/^(?:minha|meu|mis?|m[ae]s?|mon)/i.test(verb)) {
    const done = `${third.charAt(0).toUpperCase()}${third.slice(1)}${text.slice(verb.length)}`;
    if (
      !isFirstPerson(done, language) &&
      /^\p{Lu}/u.test(text) &&
      !/^(?:Tenho|Sou|Soy|Tengo|Estou|Estoy|Gosto|Busco|He)$/.test(verb)
    )
      return { text: done.charAt(0).toLowerCase() + done.slice(1), predicate: true };
  }
  const past = regular(text, language);
  if (past && !isFirstPerson(past, language)) return { text: past, predicate: false };
  if (!isFirstPerson(text, language))
    return FIRST_PERSON_PATTERNS[language]?.test(text) ? undefined : { text, predicate: false };
  const subject =
    language === 'de' ? /^Ich (\p{L}+)(.*)$/u : language === 'fr' ? /^Je (\p{L}+)(.*)$/u : undefined;
  if (subject) {
    const [, verb = '', rest = ''] = subject.exec(text) ?? [];
    const form = (language === 'de' ? GERMAN_VERBS : FRENCH_VERBS)[verb];
    if (form) return finish(`${form}${convertCoordinatedVerb(rest, language)}`, language);
  }
  return finish(text, language);
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

/** Irregular past forms of Portuguese verbs, for verbs after the first. */
const IRREGULAR_PAST: Record<string, string> = {
  mantive: 'manteve',
  obtive: 'obteve',
  tive: 'teve',
  fiz: 'fez',
};

/** The third person of a regular past form; undefined for any other word. */
function regularPast(verb: string, language: string): string | undefined {
  const rule = REGULAR_PAST_ENDINGS[language]?.find(([ending]) => ending.test(verb));
  return !rule || verb.length < 4 || IRREGULAR_WORD_PATTERN.test(verb)
    ? undefined
    : verb.replace(rule[0], rule[1]);
}

function regular(text: string, language: string): string | undefined {
  const [verb = '', ...rest] = text.split(' ');
  const first = regularPast(verb, language);
  if (!first || rest.length === 0) return undefined;
  // A coordinated verb has the same subject: 'Criei e melhorei'.
  const others = rest.map((word, at) => {
    if (!/^(?:e|y)$/.test(rest[at - 1] ?? '')) return word;
    return IRREGULAR_PAST[word] ?? (/(?:ei|[éí])$/.test(word) ? (regularPast(word, language) ?? word) : word);
  });
  return [first, ...others].join(' ');
}

/** The first person of some Italian and Dutch verbs, with the third person. */
const FIRST_PERSON_FORMS: Record<string, readonly (readonly [first: RegExp, third: string])[]> = {
  it: [
    [/^(?:Io )?[Hh]o (?=\p{Ll})/u, 'ha '],
    [/^(?:Io )?[Ss]ono (?=\p{Ll})/u, 'è '],
    [/^(?:Io )?[Gg]uido /u, 'guida '],
    [/^(?:Io )?[Dd]irigo /u, 'dirige '],
    [/^(?:Io )?[Gg]estisco /u, 'gestisce '],
  ],
  nl: [
    [/^Ik ben /u, 'is '],
    [/^Ik heb /u, 'heeft '],
    [/^Ik leid /u, 'leidt '],
    [/^Ik leidde /u, 'leidde '],
    [/^Ik begeleid /u, 'begeleidt '],
    [/^Ik bouw /u, 'bouwt '],
    [/^Ik help /u, 'helpt '],
    [/^Ik werk /u, 'werkt '],
  ],
};

function subjectDropped(text: string, language: string): { text: string; predicate: boolean } | undefined {
  for (const [first, third] of FIRST_PERSON_FORMS[language] ?? []) {
    const done = text.replace(first, third);
    if (done !== text) return isFirstPerson(done, language) ? undefined : { text: done, predicate: true };
  }
  return isFirstPerson(text, language) ? undefined : { text, predicate: false };
}

/** Converts French verbs whose third person is the same ('J’accompagne'), and 'avoir' ('J’ai dirigé'). */
function french(text: string): { text: string; predicate: boolean } | undefined {
  const [, verb = '', rest = ''] = /^J['’](\p{L}+)(.*)$/u.exec(text) ?? [];
  const form = verb === 'ai' ? 'a' : /^\p{L}{3,}e$/u.test(verb) ? verb : undefined;
  if (!form) return undefined;
  const done = finish(`${form}${rest}`, 'fr');
  return done && !isFirstPerson(done.text, 'fr') ? done : undefined;
}

/** Converts a coordinated verb, which has the same subject: 'und verantworte' after 'leite'. */
function convertCoordinatedVerb(rest: string, language: string): string {
  const verbs = language === 'de' ? GERMAN_VERBS : FRENCH_VERBS;
  return rest.replace(/(?<=(?:und|sowie|et|,) )(\p{Ll}+)/gu, (word) => verbs[word] ?? word);
}

/** Sentences whose subject is something of the person's: 'Minha paixão é ensinar'. */
const POSSESSIVE_SUBJECT = /^(?:minhas?|meus?|mis?|mon|ma|mes|meine?|mein)\s/iu;

function finish(text: string, language: string): { text: string; predicate: boolean } | undefined {
  if (POSSESSIVE_SUBJECT.test(text)) return undefined;
  const table = THIRD_PERSON_FORMS[language] ?? {};
  const words = text
    .replace(/^(?:Yo|Eu) /, '')
    .split(' ')
    .map((word, at, all) => {
      const normalized = word.toLowerCase().replace(/[,;.]$/, '');
      const form = isNounAt(all, at, table) ? undefined : table[normalized];
      return form ? form + word.slice(normalized.length) : word;
    });
  const done = words.join(' ');
  if (isFirstPerson(done, language)) return undefined;
  return { text: done, predicate: /^\p{Ll}/u.test(done) };
}

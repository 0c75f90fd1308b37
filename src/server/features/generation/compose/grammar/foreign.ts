import { isFirstPerson } from './person';

/** First-person verbs at the head of a sentence and their third person; possessives that tell no gender. */
const THIRD: Record<string, Record<string, string>> = {
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
    dirigí: 'dirigió',
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
/** Verb forms that only a first person takes, so that an unknown verb is noticed and the sentence refused. */
const UNKNOWN: Record<string, RegExp> = {
  pt: /^(?!como|no|do|ao|o|projeto|foco|trabalho|anos?)\p{L}{3,}(?:o|ei)\s/iu,
  es: /^\p{L}{3,}(?:é|í)\s/iu,
};

/**
 * A first-person sentence of another language in the third person, without a subject ('Tenho experiência'
 * gives 'tem experiência'). Undefined where it isn't sure; German needs the pronoun and is given a name.
 */
export function foreignToThird(
  text: string,
  language: string,
): { text: string; predicate: boolean } | undefined {
  if (!isFirstPerson(text, language))
    return UNKNOWN[language]?.test(text) ? undefined : { text, predicate: false };
  const subject =
    language === 'de' ? /^Ich (\p{L}+)(.*)$/u : language === 'fr' ? /^Je (\p{L}+)(.*)$/u : undefined;
  if (subject) {
    const [, verb = '', rest = ''] = subject.exec(text) ?? [];
    const form = (language === 'de' ? GERMAN_VERBS : FRENCH_VERBS)[verb];
    if (form) return finish(`${form}${coordinated(rest, language)}`, language);
  }
  return finish(text, language);
}

/** 'und verantworte' after 'leite' is the same person's. */
function coordinated(rest: string, language: string): string {
  const verbs = language === 'de' ? GERMAN_VERBS : FRENCH_VERBS;
  return rest.replace(/(?<=(?:und|sowie|et|,) )(\p{Ll}+)/gu, (word) => verbs[word] ?? word);
}

function finish(text: string, language: string): { text: string; predicate: boolean } | undefined {
  const table = THIRD[language] ?? {};
  const words = text
    .replace(/^(?:Yo|Eu) /, '')
    .split(' ')
    .map((word) => {
      const bare = word.toLowerCase().replace(/[,;.]$/, '');
      const form = table[bare];
      return form ? form + word.slice(bare.length) : word;
    });
  const done = words.join(' ');
  if (isFirstPerson(done, language)) return undefined;
  return { text: done, predicate: /^\p{Ll}/u.test(done) };
}

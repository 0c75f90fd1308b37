/** French, Spanish, Portuguese and Italian phrases. */
import { lowerFirst } from '../../language/text/casing';
import {
  inBrackets,
  lowerCaseTitle,
  namesResult,
  type Phrases,
  splitFirstWord,
  yearRangeText,
} from './phrases';

const VOWEL_PATTERN = /^[aeiouyàâéèêëîïôùûœæ]/i;
const words = (text: string) => new Set(text.split(' '));

/** Past participles that take 'avoir' and an object. */
const FRENCH_PARTICIPLE_PATTERN =
  /^(?:dirigé|lancé|créé|géré|piloté|négocié|développé|augmenté|réduit|conduit|conçu|obtenu|ouvert|recruté|formé|organisé|déployé|restructuré|doublé|triplé|amélioré|supervisé|coordonné|encadré|assuré|intégré|signé|vendu|animé|construit|élaboré|défini|redressé|fusionné|automatisé|optimisé|digitalisé|accompagné|généré|levé|mené|repris|transformé|établi|accru|gagné|atteint|remporté|dépassé|réalisé|introduit|refondu|rationalisé|sécurisé|modernisé)$/i;
const FRENCH_PRESENT_PATTERN =
  /^(?:dirige|pilote|accompagne|gère|encadre|conseille|développe|anime|coordonne|supervise|négocie|assure|conduit)$/i;
/**
 * Elides an article before a vowel, but not before 'h', since spelling does not show whether it is silent.
 */
const elide = (article: string, text: string) =>
  /^[aeiouàâéèêëîïôùûœæ]/i.test(text) ? `l’${text}` : `${article} ${text}`;

/** French phrases. 'chez' takes an organisation without an article. */
export const frenchPhrases: Phrases = {
  and: 'et',
  years: (years) => yearRangeText(years, 'à', 'aujourd’hui'),
  position(subject, title, organisation, years) {
    const at = organisation ? ` chez ${organisation}` : '';
    if (years.end === 'present')
      return `${subject} est ${lowerCaseTitle(title)}${at}${years.start ? ` depuis ${years.start}` : ''}`;
    const when = yearRangeText(years, 'à', 'aujourd’hui');
    return /à/.test(when)
      ? `De ${when}, ${subject} a été ${lowerCaseTitle(title)}${at}`
      : `${subject} a été ${lowerCaseTitle(title)}${at}${inBrackets(when)}`;
  },
  speaks: (subject, languages) => `${subject} parle ${languages}`,
  result({ subject, organisation, text }) {
    const [head, rest] = splitFirstWord(text);
    const opening = organisation ? `Chez ${organisation}, ` : '';
    const at = organisation ? ` chez ${organisation}` : '';
    if (FRENCH_PARTICIPLE_PATTERN.test(head)) return `${opening}${subject} a ${lowerFirst(text)}`;
    if (FRENCH_PRESENT_PATTERN.test(head)) return `${opening}${subject} ${lowerFirst(text)}`;
    if (/^a$/i.test(head) && FRENCH_PARTICIPLE_PATTERN.test(splitFirstWord(rest.trim())[0]))
      return `${opening}${subject} a${rest}`;
    if (/^\s(?:et|ou)\s|^,/.test(rest)) return undefined;
    const small = lowerFirst(text);
    const among = `Parmi les ${namesResult(text) ? 'résultats' : 'travaux'}${at}`;
    if (/^mise en /i.test(text) || /(?:tion|sion|ance|ence)$/i.test(head))
      return `${among} figure ${elide('la', small)}`;
    if (/(?:age|ment)$/i.test(head)) return `${among} figure ${elide('le', small)}`;
    return undefined;
  },
  quotedResult: ({ organisation, text }) =>
    `Parmi les résultats${organisation ? ` chez ${organisation}` : ''} : ${lowerFirst(text)}`,
};

const SPANISH_PRESENT = words(
  'dirige lidera gestiona supervisa coordina desarrolla acompaña negocia asesora',
);
const SPANISH_PAST_PATTERN = /^\p{L}{2,}(?:ó|ujo|uvo|izo|uso)$/iu;

/** Spanish phrases. */
export const spanishPhrases: Phrases = {
  and: 'y',
  years: (years) => yearRangeText(years, 'a', 'hoy'),
  position(subject, title, organisation, years) {
    const at = organisation ? ` en ${organisation}` : '';
    const small = lowerCaseTitle(title);
    if (years.end === 'present')
      return `${subject} es ${small}${at}${years.start ? ` desde ${years.start}` : ''}`;
    const when = yearRangeText(years, 'a', 'hoy');
    return / a /.test(when)
      ? `De ${when}, ${subject} fue ${small}${at}`
      : `${subject} fue ${small}${at}${inBrackets(when)}`;
  },
  speaks: (subject, languages) => `${subject} habla ${languages}`,
  result({ subject, organisation, text }) {
    const [head, rest] = splitFirstWord(text);
    const small = lowerFirst(text);
    const opening = organisation ? `En ${organisation}, ` : '';
    const at = organisation ? ` en ${organisation}` : '';
    if (SPANISH_PRESENT.has(head.toLowerCase()) || SPANISH_PAST_PATTERN.test(head))
      return `${opening}${subject} ${small}`;
    if (/^\s(?:y|e|o)\s|^,/.test(rest)) return undefined;
    if (/(?:ción|sión|dad)$/i.test(head)) return `Entre los resultados${at} figura la ${small}`;
    if (/(?:miento|aje)$/i.test(head)) return `Entre los resultados${at} figura el ${small}`;
    return undefined;
  },
  quotedResult: ({ organisation, text }) =>
    `Entre los resultados${organisation ? ` en ${organisation}` : ''}: ${lowerFirst(text)}`,
};

const PORTUGUESE_PRESENT = words(
  'dirige lidera gerencia gere supervisiona coordena desenvolve acompanha negocia',
);
const PORTUGUESE_PAST_PATTERN = /^\p{L}{2,}(?:ou|iu|eu)$/iu;

/**
 * Portuguese phrases. Organisations are put in brackets, since the gender needed for 'no' or 'na' is unknown.
 */
export const portuguesePhrases: Phrases = {
  and: 'e',
  years: (years) => yearRangeText(years, 'a', 'hoje'),
  position(subject, title, organisation, years) {
    const small = lowerCaseTitle(title);
    if (years.end === 'present')
      return `${subject} é ${small}${inBrackets(organisation)}${years.start ? ` desde ${years.start}` : ''}`;
    const when = yearRangeText(years, 'a', 'hoje');
    return / a /.test(when)
      ? `De ${when}, ${subject} foi ${small}${inBrackets(organisation)}`
      : `${subject} foi ${small}${inBrackets([organisation, when].filter(Boolean).join(', '))}`;
  },
  speaks: (subject, languages) => `${subject} fala ${languages}`,
  result({ subject, organisation, text }) {
    const [head, rest] = splitFirstWord(text);
    const small = lowerFirst(text);
    if (PORTUGUESE_PRESENT.has(head.toLowerCase()) || PORTUGUESE_PAST_PATTERN.test(head))
      return `${subject} ${small}${inBrackets(organisation)}`;
    if (/^\s(?:e|ou)\s|^,/.test(rest)) return undefined;
    const among = `Entre os ${namesResult(text) ? 'resultados' : 'trabalhos'} está`;
    if (/(?:ção|são|dade)$/i.test(head)) return `${among} a ${small}${inBrackets(organisation)}`;
    if (/(?:mento|agem)$/i.test(head))
      return `${among} ${/agem$/i.test(head) ? 'a' : 'o'} ${small}${inBrackets(organisation)}`;
    return undefined;
  },
  quotedResult: ({ organisation, text }) =>
    `Entre os resultados${inBrackets(organisation)}: ${lowerFirst(text)}`,
};

/** Past participles that take 'avere' and an object. */
const ITALIAN_PARTICIPLE_PATTERN =
  /^(?:guidato|gestito|diretto|ridotto|aumentato|creato|lanciato|sviluppato|coordinato|negoziato|organizzato|avviato|aperto|costruito|implementato|introdotto|migliorato|raddoppiato|ristrutturato|formato|selezionato|assunto|ottenuto|realizzato|progettato|definito|supervisionato|integrato|venduto|chiuso|risanato|automatizzato|ottimizzato|condotto)$/i;
const ITALIAN_PRESENT = words('dirige gestisce coordina sviluppa supervisiona conduce');

function italianArticle(gender: 'f' | 'm', text: string): string {
  if (VOWEL_PATTERN.test(text)) return `l’${text}`;
  if (gender === 'f') return `la ${text}`;
  return `${/^(?:s[^aeiou]|z|ps|gn|x|y)/i.test(text) ? 'lo' : 'il'} ${text}`;
}

/** Italian phrases. 'presso' takes an organisation without an article. */
export const italianPhrases: Phrases = {
  and: 'e',
  years: (years) => yearRangeText(years, '–', 'oggi').replace(/ – /, '–'),
  position(subject, title, organisation, years) {
    const at = organisation ? ` presso ${organisation}` : '';
    const small = lowerCaseTitle(title);
    if (years.end === 'present')
      return `${subject} è ${small}${at}${years.start ? ` dal ${years.start}` : ''}`;
    const { start, end } = years;
    return start && end && start !== end
      ? `Dal ${start} al ${end} ${subject} ha lavorato come ${small}${at}`
      : `${subject} ha lavorato come ${small}${at}${inBrackets(`${start ?? end ?? ''}`)}`;
  },
  speaks: (subject, languages) => `${subject} parla ${languages}`,
  result({ subject, organisation, text }) {
    const [head, rest] = splitFirstWord(text);
    const small = lowerFirst(text);
    const opening = organisation ? `Presso ${organisation} ` : '';
    const at = organisation ? ` presso ${organisation}` : '';
    if (ITALIAN_PARTICIPLE_PATTERN.test(head)) return `${opening}${subject} ha ${small}`;
    if (/^ha$/i.test(head) && ITALIAN_PARTICIPLE_PATTERN.test(splitFirstWord(rest.trim())[0]))
      return `${opening}${subject} ha${rest}`;
    if (ITALIAN_PRESENT.has(head.toLowerCase())) return `${opening}${subject} ${small}`;
    if (/^\s(?:e|ed|o)\s|^,/.test(rest)) return undefined;
    const among = `Tra i ${namesResult(text) ? 'risultati' : 'lavori'}${at}`;
    if (/(?:zione|sione|ità)$/i.test(head)) return `${among} c’è ${italianArticle('f', small)}`;
    if (/(?:mento|aggio)$/i.test(head)) return `${among} c’è ${italianArticle('m', small)}`;
    return undefined;
  },
  quotedResult: ({ organisation, text }) =>
    `Tra i risultati${organisation ? ` presso ${organisation}` : ''}: ${lowerFirst(text)}`,
};

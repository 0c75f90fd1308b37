import { upperFirst } from '../../language/text/casing';
import { namesResult, type Phrases, splitFirstWord, yearRangeText } from './phrases';

const words = (text: string) => new Set(text.split(' '));

/** Feminine nouns of action: those ending in -ung, -ion and similar. */
const FEMININE_PATTERN = /(?:ung|tion|sion|tät|schaft|nahme)$/;
const MASCULINE_NOUNS = words(
  'Aufbau Ausbau Umbau Abbau Verkauf Kauf Erwerb Umzug Wechsel Abschluss Rollout Einsatz Betrieb Einkauf',
);
const GERMAN_PLURAL_PATTERN = /(?:ungen|tionen)$/;
/** A participle at the end of a line. */
const PARTICIPLE_AT_END_PATTERN =
  /\s(?:(?:ab|an|auf|aus|be|durch|ein|ent|er|ge|über|um|unter|ver|vor|zer|zu)(?:ge)?\p{Ll}{2,}(?:t|en)|\p{Ll}{3,}iert)\.?$/u;
/** A clause whose verb stands at the end, where it looks like a participle: ', die dem Standard entspricht'. */
const SUBORDINATE_CLAUSE_PATTERN =
  /, (?:(?:in|mit|zu|auf|für) )?(?:d(?:ie|er|as|en|em)|dessen|deren|welche[rsmn]?|wo\p{Ll}*|dass|sodass|damit|um|während|weil) /u;
/** Verbs in the third person that may begin a line. A separable prefix stays at the end of the sentence. */
const VERBS = words(
  'leitet leitete führt führte baut baute entwickelt entwickelte verantwortet verantwortete steuert steuerte senkt senkte steigert steigerte verhandelt verhandelte berät beriet gründet gründete koordiniert koordinierte organisiert organisierte plant plante begleitet begleitete unterstützt unterstützte implementiert implementierte optimiert optimierte reduziert reduzierte erhöht erhöhte gewinnt gewann eröffnet eröffnete digitalisiert digitalisierte betreut betreute erstellt erstellte übernimmt übernahm etabliert etablierte halbierte verdoppelte',
);

/** Organisations whose names take an article: 'an der Universität Varn', 'am Institut für Physik'. */
const PREPOSITIONS_WITH_ARTICLE: readonly [pattern: RegExp, before: string][] = [
  [/^Institut\b/u, 'am'],
  [
    /(?:^|[\s-])(?:\p{L}*(?:universität|hochschule|akademie|schule)|TU|FH|ETH|HTL|RWTH|LMU)(?!\p{L})/iu,
    'an der',
  ],
  [/^(?:Bundesamt|Landesamt|Amt|Ministerium|Museum|Krankenhaus|Klinikum|Zentrum|Land|Landkreis)\b/u, 'beim'],
  [/^(?:Stadt|Klinik|Stiftung|Gemeinde|Handelskammer|Industrie- und)(?!\p{L})/u, 'bei der'],
];

/** An organisation with its preposition: 'bei Nordhaven', 'an der Universität Varn'. */
function whereIn(organisation: string): string {
  const [, before = 'bei'] = PREPOSITIONS_WITH_ARTICLE.find(([pattern]) => pattern.test(organisation)) ?? [];
  return `${before} ${organisation}`;
}

/** Nouns for training, which people complete: 'war Berufspraktikum' would say that the person is an internship. */
const TRAINING: readonly [pattern: RegExp, article: string][] = [
  [
    /(?:praktikum|volontariat|trainee-?programm|referendariat|praxissemester|studium|duales? studium)$/i,
    'ein',
  ],
  [/(?:ausbildung|lehre|weiterbildung|umschulung|hospitanz)$/i, 'eine'],
];
const trainingArticle = (title: string): string | undefined =>
  TRAINING.find(([pattern]) => pattern.test(title))?.[1];

/** German phrases. Titles have no article, as is usual in German. */
export const germanPhrases: Phrases = {
  and: 'und',
  years: (years) => yearRangeText(years, 'bis', 'heute'),
  position(subject, title, organisation, years) {
    const at = organisation ? ` ${whereIn(organisation)}` : '';
    const article = trainingArticle(title);
    if (article) {
      const since = years.start ? ` seit ${years.start}` : '';
      if (years.end === 'present') return `${subject} absolviert${since} ${article} ${title}${at}`;
      const time = yearRangeText(years, 'bis', 'heute');
      if (!time) return `${subject} absolvierte ${article} ${title}${at}`;
      return `${/bis/.test(time) ? 'Von' : 'Im Jahr'} ${time} absolvierte ${subject} ${article} ${title}${at}`;
    }
    if (years.end === 'present')
      return `${subject} ist ${years.start ? `seit ${years.start} ` : ''}${title}${at}`;
    const when = yearRangeText(years, 'bis', 'heute');
    if (!when) return `${subject} war ${title}${at}`;
    return /bis/.test(when)
      ? `Von ${when} war ${subject} ${title}${at}`
      : `Im Jahr ${when} war ${subject} ${title}${at}`;
  },
  speaks: (subject, languages) => `${subject} spricht ${languages}`,
  result({ subject, organisation, text }) {
    const [head, rest] = splitFirstWord(text);
    const at = organisation ? ` ${whereIn(organisation)}` : '';
    const verb = head.toLowerCase();
    if (VERBS.has(verb))
      return at
        ? `${upperFirst(whereIn(organisation))} ${verb} ${subject}${rest}`
        : `${subject} ${verb}${rest}`;
    if (/^\s(?:und|sowie|oder)\s|^,/.test(rest)) return undefined;
    // 'Sanierung der Mühle abgeschlossen' is a sentence without its subject and 'hat'.
    const [mainClause = ''] = text.split(SUBORDINATE_CLAUSE_PATTERN, 1);
    if (PARTICIPLE_AT_END_PATTERN.test(mainClause)) {
      const object = FEMININE_PATTERN.test(head)
        ? `die ${text}`
        : MASCULINE_NOUNS.has(head)
          ? `den ${text}`
          : GERMAN_PLURAL_PATTERN.test(head)
            ? text
            : undefined;
      if (!object) return undefined;
      return at
        ? `${upperFirst(whereIn(organisation))} hat ${subject} ${object}`
        : `${subject} hat ${object}`;
    }
    const among = namesResult(text) ? 'Ergebnissen' : 'Arbeiten';
    if (GERMAN_PLURAL_PATTERN.test(head)) return `Zu den ${among}${at} zählen ${text}`;
    const article = FEMININE_PATTERN.test(head) ? 'die' : MASCULINE_NOUNS.has(head) ? 'der' : undefined;
    return article ? `Zu den ${among}${at} zählt ${article} ${text}` : undefined;
  },
  quotedResult: ({ organisation, text }) =>
    `Zu den Ergebnissen${organisation ? ` ${whereIn(organisation)}` : ''} zählt: ${text}`,
};

import { headOf, type Phrases, range } from './phrases';

const words = (text: string) => new Set(text.split(' '));

/** Nouns of action by their gender; those on -ung and -ion are feminine. */
const FEMININE = /(?:ung|tion|sion|tät|schaft|nahme)$/;
const MASCULINE = words(
  'Aufbau Ausbau Umbau Abbau Verkauf Kauf Erwerb Umzug Wechsel Abschluss Rollout Einsatz Betrieb Einkauf',
);
const PLURAL = /(?:ungen|tionen)$/;
/** Verbs of the third person that begin a line; a separable prefix stays at the end of the sentence. */
const VERBS = words(
  'leitet leitete führt führte baut baute entwickelt entwickelte verantwortet verantwortete steuert steuerte senkt senkte steigert steigerte verhandelt verhandelte berät beriet gründet gründete koordiniert koordinierte organisiert organisierte plant plante begleitet begleitete unterstützt unterstützte implementiert implementierte optimiert optimierte reduziert reduzierte erhöht erhöhte gewinnt gewann eröffnet eröffnete digitalisiert digitalisierte betreut betreute erstellt erstellte übernimmt übernahm etabliert etablierte halbierte verdoppelte',
);

/** German. Titles have no article, as is usual in German. */
export const german: Phrases = {
  and: 'und',
  years: (years) => range(years, 'bis', 'heute'),
  position(subject, title, organisation, years) {
    const at = organisation ? ` bei ${organisation}` : '';
    if (years.end === 'present')
      return `${subject} ist ${years.start ? `seit ${years.start} ` : ''}${title}${at}`;
    const when = range(years, 'bis', 'heute');
    if (!when) return `${subject} war ${title}${at}`;
    return /bis/.test(when)
      ? `Von ${when} war ${subject} ${title}${at}`
      : `Im Jahr ${when} war ${subject} ${title}${at}`;
  },
  speaks: (subject, languages) => `${subject} spricht ${languages}`,
  result({ subject, organisation, text }) {
    const [head, rest] = headOf(text);
    const at = organisation ? ` bei ${organisation}` : '';
    const verb = head.toLowerCase();
    if (VERBS.has(verb))
      return at ? `Bei ${organisation} ${verb} ${subject}${rest}` : `${subject} ${verb}${rest}`;
    if (/^\s(?:und|sowie|oder)\s|^,/.test(rest)) return undefined;
    if (PLURAL.test(head)) return `Zu den Ergebnissen${at} zählen ${text}`;
    const article = FEMININE.test(head) ? 'die' : MASCULINE.has(head) ? 'der' : undefined;
    return article ? `Zu den Ergebnissen${at} zählt ${article} ${text}` : undefined;
  },
};

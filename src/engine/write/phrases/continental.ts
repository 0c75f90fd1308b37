import { lowerFirst } from '../text/casing';
import { listed } from '../text/sentences';
import type { Phrases, Years } from './phrases';

const range = ({ start, end }: Years, to: string, today: string) =>
  end === 'present'
    ? start
      ? `${start} ${to} ${today}`
      : ''
    : start && end && start !== end
      ? `${start} ${to} ${end}`
      : `${start ?? end ?? ''}`;
const small = (fields: string[], and: string) => listed(fields.map(lowerFirst), and);
const bracket = (text: string) => (text ? ` (${text})` : '');

/** German. Titles stand without article, as German does it. */
export const german: Phrases = {
  and: 'und',
  years: (years) => range(years, 'bis', 'heute'),
  position(subject, title, organisation, years) {
    const at = organisation ? ` bei ${organisation}` : '';
    if (years.end === 'present')
      return `${subject} ist ${years.start ? `seit ${years.start} ` : ''}${title}${at}`;
    const when = range(years, 'bis', 'heute');
    return when
      ? `${subject} war ${/bis/.test(when) ? 'von ' : ''}${when} ${title}${at}`
      : `${subject} war ${title}${at}`;
  },
  earlier: (_, organisations) => `Frühere Stationen: ${organisations}`,
  station(subject, title, organisation, years, follows) {
    const at = organisation ? ` bei ${organisation}` : '';
    if (years.start && follows && years.end === 'present')
      return `Seit ${years.start} ist ${subject} ${title}${at}`;
    const when = range(years, 'bis', 'heute');
    return `${/bis/.test(when) ? 'Von ' : ''}${when ? `${when}` : 'Außerdem'} war ${subject} ${title}${at}`.replace(
      /^(\d{4}) war/,
      'Im Jahr $1 war',
    );
  },
  later: 'später',
  degree: (_, degree, school) => `Abschluss: ${degree}${school ? `, ${school}` : ''}`,
  studied: (_, field, school) => `Studium: ${[field, school].filter(Boolean).join(', ')}`,
  speaks: (subject, languages) => `${subject} spricht ${languages}`,
  strongest: (fields) => `Die Ergebnisse zeigen vor allem: ${listed(fields, 'sowie')}`,
  placed: (organisation, text) => `Bei ${organisation}: ${text}`,
};

/** French. 'chez' takes an organisation without article. */
export const french: Phrases = {
  and: 'et',
  years: (years) => range(years, 'à', 'aujourd’hui'),
  position(subject, title, organisation, years) {
    const at = organisation ? ` chez ${organisation}` : '';
    if (years.end === 'present')
      return `${subject} est ${title}${at}${years.start ? ` depuis ${years.start}` : ''}`;
    return `${subject} a été ${title}${at}${bracket(range(years, 'à', 'aujourd’hui'))}`;
  },
  earlier: (_, organisations) => `Étapes précédentes : ${organisations}`,
  station: (subject, title, organisation, years) =>
    `${years.start ? `En ${years.start}, ` : ''}${subject} a pris le poste de ${title}${organisation ? ` chez ${organisation}` : ''}`.replace(
      / de (?=[AEIOUÉ])/u,
      ' d’',
    ),
  later: 'puis',
  degree: (_, degree, school) => `Diplôme : ${degree}${school ? `, ${school}` : ''}`,
  studied: (_, field, school) => `Études : ${[field, school].filter(Boolean).join(', ')}`,
  speaks: (_, languages) => `Langues : ${languages}`,
  strongest: (fields) => `Les résultats montrent surtout : ${small(fields, 'et')}`,
  placed: (organisation, text) => `Chez ${organisation} : ${lowerFirst(text)}`,
};

/** Spanish. */
export const spanish: Phrases = {
  and: 'y',
  years: (years) => range(years, 'a', 'hoy'),
  position(subject, title, organisation, years) {
    const at = organisation ? ` en ${organisation}` : '';
    if (years.end === 'present')
      return `${subject} es ${title}${at}${years.start ? ` desde ${years.start}` : ''}`;
    return `${subject} fue ${title}${at}${bracket(range(years, 'a', 'hoy'))}`;
  },
  earlier: (_, organisations) => `Etapas anteriores: ${organisations}`,
  station: (subject, title, organisation, years) =>
    `${years.start ? `En ${years.start} ` : ''}${subject} pasó a ser ${title}${organisation ? ` en ${organisation}` : ''}`,
  later: 'después',
  degree: (_, degree, school) => `Título: ${degree}${school ? `, ${school}` : ''}`,
  studied: (_, field, school) => `Estudios: ${[field, school].filter(Boolean).join(', ')}`,
  speaks: (subject, languages) => `${subject} habla ${languages}`,
  strongest: (fields) =>
    `Los resultados muestran sobre todo: ${small(fields, 'y').replace(/ y (?=h?i(?!e))/g, ' e ')}`,
  placed: (organisation, text) => `En ${organisation}: ${lowerFirst(text)}`,
};

/** Portuguese. Organisations stand in brackets, since 'no' or 'na' would have to be guessed. */
export const portuguese: Phrases = {
  and: 'e',
  years: (years) => range(years, 'a', 'hoje'),
  position(subject, title, organisation, years) {
    const at = bracket(organisation);
    if (years.end === 'present')
      return `${subject} é ${title}${at}${years.start ? ` desde ${years.start}` : ''}`;
    if (!years.start && !years.end) return `${subject}: ${title}${at}`;
    return `${subject} foi ${title}${bracket([organisation, range(years, 'a', 'hoje')].filter(Boolean).join(', '))}`;
  },
  earlier: (_, organisations) => `Etapas anteriores: ${organisations}`,
  station: (subject, title, organisation, years) =>
    `${years.start ? `Em ${years.start}, ` : ''}${subject} assumiu a função de ${title}${bracket(organisation)}`,
  later: 'depois',
  degree: (_, degree, school) => `Formação: ${degree}${school ? `, ${school}` : ''}`,
  studied: (_, field, school) => `Estudos: ${[field, school].filter(Boolean).join(', ')}`,
  speaks: (subject, languages) => `${subject} fala ${languages}`,
  strongest: (fields) => `Os resultados mostram sobretudo: ${small(fields, 'e')}`,
  placed: (organisation, text) => `${organisation}: ${lowerFirst(text)}`,
};

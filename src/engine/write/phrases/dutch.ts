import { lowerFirst } from '../../language/text/casing';
import { lowerCaseTitle, namesResult, type Phrases, splitFirstWord, yearRangeText } from './phrases';

const VERBS = new Set(
  'leidt leidde bouwt bouwde verlaagt verlaagde verhoogt verhoogde ontwikkelt ontwikkelde stuurt stuurde beheert beheerde coördineert coördineerde onderhandelt onderhandelde opent opende richtte voert voerde begeleidt begeleidde adviseert adviseerde organiseert organiseerde verdubbelde halveerde lanceerde startte bracht verkocht implementeerde reduceerde verbeterde herstructureerde integreerde'.split(
    ' ',
  ),
);

/** Dutch phrases. After an introductory phrase the verb precedes its subject. */
export const dutchPhrases: Phrases = {
  and: 'en',
  years: (years) => yearRangeText(years, 'tot', 'heden'),
  position(subject, title, organisation, years) {
    const at = organisation ? ` bij ${organisation}` : '';
    const small = lowerCaseTitle(title);
    if (years.end === 'present')
      return `${subject} is ${years.start ? `sinds ${years.start} ` : ''}${small}${at}`;
    const when = yearRangeText(years, 'tot', 'heden');
    if (!when) return `${subject} was ${small}${at}`;
    return / tot /.test(when)
      ? `Van ${when} was ${subject} ${small}${at}`
      : `In ${when} was ${subject} ${small}${at}`;
  },
  speaks: (subject, languages) => `${subject} spreekt ${languages}`,
  result({ subject, organisation, text }) {
    const [head, rest] = splitFirstWord(text);
    const verb = head.toLowerCase();
    if (VERBS.has(verb))
      return organisation ? `Bij ${organisation} ${verb} ${subject}${rest}` : `${subject} ${verb}${rest}`;
    if (/^\s(?:en|of)\s|^,/.test(rest)) return undefined;
    const at = organisation ? ` bij ${organisation}` : '';
    return /(?:ing|tie|sie)$/.test(verb)
      ? `Tot ${namesResult(text) ? 'de resultaten' : 'het werk'}${at} behoort de ${lowerFirst(text)}`
      : undefined;
  },
  quotedResult: ({ organisation, text }) =>
    `Tot de resultaten${organisation ? ` bij ${organisation}` : ''} behoort: ${lowerFirst(text)}`,
};

/** Labels of resumes that are forms: Europass of 2002 to 2012, application forms, 'Client: ... Role: ...'. */
import { anyOf } from '../../language/text/word-lists';

/** A field of a form: what the value beside or below its label is. That of 'none' is not read. */
export type FormField = 'period' | 'title' | 'organisation' | 'place' | 'text' | 'none';

/** Patterns of labels; the first match decides. Labels are compared in lower case, without a colon. */
const FIELD_LABELS: readonly (readonly [FormField, RegExp])[] = [
  [
    'none',
    /^(?:department|dept\.?|division|unit|grade|reporting to|employment type|team size|project title)$/,
  ],
  ['none', /^(?:type of business|tipo di attivit|tipo de empresa|type ou secteur|tätigkeitsbereich|sector)/],
  [
    'organisation',
    anyOf(
      [
        'name and address of|name and type of organisation',
        "(?:name of (?:the )?)?(?:current |present |previous |past |last )?(?:employer(?:'s name)?|firm$|company(?: name)?|organi[sz]ation(?: name)?|(?:hotel|firm|school|hospital|bank|institute) name)",
        String.raw`(?:institution|establishment)\s?/\s?company|client|nom et adresse de l.employeur|employeur`,
        'entreprise|name und adresse des arbeitgebers|arbeitgeber|unternehmen|firma',
        'nombre y dirección (?:de la empresa|del empleador)|empresa|empleador',
        'nome e endereço do empregador|empregador|nome e indirizzo del datore|datore di lavoro|azienda',
        'werkgever',
      ],
      { before: '^', after: String.raw`\b`, flags: '' },
    ),
  ],
  [
    'title',
    /^(?:occupation or position held|(?:current |present |last |job |functional |corporate )?(?:positions?(?: held)?|designation|role|title|post(?: held)?)|profession ou fonction|poste(?: occupé)?|fonction(?: occupée)?|emploi|beruf oder funktion|funktion|stelle|profesión o cargo|cargo(?: desempeñado)?|puesto|função ou cargo|profissão ou cargo|lavoro o posizione|posizione ricoperta|ruolo|functie)\b/,
  ],
  // Words that begin names too ('Société Nordhav') are labels only as a whole.
  [
    'organisation',
    /^(?:institución|entidad|organismo|organización|compañía|organisme|société|établissement|istituzione|ente|società|instituição|entidade|pracodawca|nazwa firmy|bedrijf|organisatie|einrichtung|организация|компания|работодатель|место работы)$/,
  ],
  ['title', /^(?:stanowisko|mansione|qualifica|função|tätigkeit als|intitulé du poste|должность)$/],
  ['period', /^(?:okres(?: zatrudnienia| pracy)?|periode|fecha|период(?: работы)?)$/],
  [
    'period',
    /^(?:dates?(?: \(from)?|(?:working |work |service |employment |project )?(?:period|duration|tenure)|from\s*[-–]\s*to|zeitraum|datum|dauer|période|durée|fechas?|período|periodo|datas?|dal)\b/,
  ],
  ['place', /^(?:location|place|city|ort|einsatzort|lieu|ville|lugar|ciudad|local|cidade|luogo)\b/],
  [
    'text',
    /^(?:main activities|(?:main |key |job )?(?:responsibilit|dut|task)|activities|description|profile|achievements|principales activités|missions|tâches|wichtigste tätigkeiten|aufgaben|tätigkeiten|principales actividades|labor(?:es)? realizadas?|tareas realizadas|funciones|principais atividades|atividades|principali mansioni|mansioni)/,
  ],
];

/** Whether a text in a cell or line of its own is a label although it has no colon, as in Europass. */
export const isBareLabel = (text: string): boolean => BARE_LABEL_PATTERN.test(text);
const BARE_LABEL_PATTERN =
  /^(?:company(?: name)?|(?:name of (?:the )?)?(?:employer|organi[sz]ation)(?: name)?|designation|position(?: held)?|job title|duration|dates?|period(?: of work)?|occupation or position held|name and address of (?:the )?employer)$/i;

/** The form field that a label names; undefined for other text. */
export function formField(label: string): FormField | undefined {
  const normalized = label
    .trim()
    .toLowerCase()
    .replace(/(?:(?<!\s)\s+)?[:：]$/, '');
  if (normalized.length > MAX_LABEL_CHARACTERS || normalized.split(' ').length > MAX_LABEL_WORDS)
    return undefined;
  return FIELD_LABELS.find(([, pattern]) => pattern.test(normalized))?.[0];
}

const MAX_LABEL_CHARACTERS = 60;
const MAX_LABEL_WORDS = 7;

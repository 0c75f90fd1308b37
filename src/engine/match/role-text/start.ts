/** Reads the start date from a role's text. */
import { MONTH_SOURCE, monthNumber } from '../../read/vocabulary/months';

const START_PATTERN =
  /(?<!\w)(?:start(?:s|ing|date)?|begin(?:s|ning)?|commenc\w+|from|available|join|ab|zum|beginn|eintritt\w*|startdatum|début|à partir|prise de poste|à pourvoir|incorporaci[oó]n|inicio|a partir|duration)\b/iu;
const AT_ONCE_PATTERN =
  /\b(?:immediate(?:ly)?(?: start)?|asap|as soon as possible|ab sofort|sofort|schnellstmöglich|zum nächstmöglichen|nächstmöglich|dès que possible|immédiate?(?:ment)?|inmediata?(?:mente)?|lo antes posible)\b/iu;
const START_NOW_PATTERN =
  /start|beginn|ab sofort|suchen|pourvoir|eintritt|incorporaci|available|join|besetz|\bdate\b/iu;
const MONTH_DAY_PATTERN = new RegExp(
  `(?<![\\p{L}\\d])(?:(\\d{1,2})(?:st|nd|rd|th|\\.|er)?\\s+(?:of |de )?)?(${MONTH_SOURCE})\\.?(?:\\s+(\\d{1,2})(?:st|nd|rd|th)?,)?\\s+(?:de )?(20\\d\\d)`,
  'iu',
);
const NUMERIC_DATE_PATTERN = /\b(\d{1,2})[./](\d{1,2})[./](20\d\d)\b/;
const ISO_DATE_PATTERN = /\b(20\d\d)-(\d\d)(?:-(\d\d))?\b/;
const NOT_START_PATTERN =
  /founded|since|raised|closed|deadline|apply|bewerb|published|posted|experience|gegründet|fondée|seit|depuis|until|befristet|bis zum|submit|wrote|^date:|^on /iu;

/** Reads when a role begins. @returns 'immediate', 'YYYY-MM' or 'YYYY-MM-DD'; null if its text does not say so */
export function startDateOf(sentences: readonly string[]): string | null {
  for (const sentence of sentences) {
    if (
      AT_ONCE_PATTERN.test(sentence) &&
      START_NOW_PATTERN.test(sentence) &&
      sentence.length < 400 &&
      !/experience|impact/i.test(sentence)
    )
      return 'immediate';
    if (!START_PATTERN.test(sentence) || NOT_START_PATTERN.test(sentence)) continue;
    const date = dateIn(sentence);
    if (date) return date;
  }
  return null;
}

function dateIn(sentence: string): string | undefined {
  const iso = ISO_DATE_PATTERN.exec(sentence);
  if (iso) return [iso[1], iso[2], iso[3]].filter(Boolean).join('-');
  const numeric = NUMERIC_DATE_PATTERN.exec(sentence);
  if (numeric) return `${numeric[3]}-${padToTwo(numeric[2])}-${padToTwo(numeric[1])}`;
  const words = MONTH_DAY_PATTERN.exec(sentence);
  const month = words && monthNumber((words[2] ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
  if (!words || !month) return undefined;
  const day = words[1] ?? words[3];
  return `${words[4]}-${padToTwo(String(month))}${day ? `-${padToTwo(day)}` : ''}`;
}

const padToTwo = (text = '') => text.padStart(2, '0');

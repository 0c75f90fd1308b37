/** Reads the start date from a role's text. */
import { dateIn } from './date-in';

const START_PATTERN =
  /(?<!\w)(?:start(?:s|ing|date)?|begin(?:s|ning)?|commenc\w+|from|available|join|ab|zum|beginn|eintritt\w*|startdatum|début|à partir|prise de poste|à pourvoir|incorporaci[oó]n|inicio|a partir|duration)\b/iu;
const AT_ONCE_PATTERN =
  /\b(?:immediate(?:ly)?(?: start)?|asap|as soon as possible|ab sofort|sofort|schnellstmöglich|zum nächstmöglichen|nächstmöglich|dès que possible|immédiate?(?:ment)?|inmediata?(?:mente)?|lo antes posible)\b/iu;
const START_NOW_PATTERN =
  /start|beginn|ab sofort|suchen|pourvoir|eintritt|incorporaci|available|join|besetz|\bdate\b/iu;
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

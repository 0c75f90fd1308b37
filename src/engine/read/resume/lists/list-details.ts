/** Finds the lines of a list that are details of the name above them: issuers, dates, descriptions. */
import type { DocumentLine } from '../../layout/line';
import { isCertificateIssuer, isIssuer, saysCertificate } from '../../vocabulary/certificate-issuers';
import { datesOf } from './name-years';

/** All lines of details: dated below undated names, undated below dated ones, and those in smaller type. */
export const listDetailsOf = (lines: readonly DocumentLine[]): ReadonlySet<DocumentLine> =>
  new Set([...datedDetails(lines), ...undatedDetails(lines), ...smallDetails(lines)]);

/**
 * Lines of details such as 'ASCM, 2015' below each name, recognised by dated and undated lines that
 * alternate.
 */
function datedDetails(lines: readonly DocumentLine[]): Set<DocumentLine> {
  const isDated = (line: DocumentLine | undefined) => line !== undefined && datesOf(line.text).length > 0;
  const details = lines.filter(
    (line, index) =>
      index > 0 &&
      !line.bullet &&
      isDated(line) &&
      !isDated(lines[index - 1]) &&
      line.text.split(' ').length <= 6 &&
      !namesIssuer(line.text),
  );
  if (details.some(({ text }) => saysCertificate(text))) return new Set();
  return new Set(isDated(lines[0]) || details.length !== lines.filter(isDated).length ? [] : details);
}

/** Whether a text is a name with a known issuer after it: 'Machine Learning – Coursera (2019)'. */
const namesIssuer = (text: string) => {
  const [date] = datesOf(text);
  const [name = '', ...rest] = (date ? text.slice(0, date.index) : text)
    .replace(/[\s(,–-]{1,4}$/u, '')
    .split(/,\s|\s[–—-]\s/u);
  return rest.some(isIssuer) && !isIssuer(name);
};

/** Lines of details below dated names: all undated lines, if there is at least one after each name. */
function undatedDetails(lines: readonly DocumentLine[]): Set<DocumentLine> {
  const isDated = lines.map(({ text }) => datesOf(text).length > 0);
  const names = isDated.filter(Boolean).length;
  const areAllDescribed = isDated.every((dated, index) => !dated || isDated[index + 1] === false);
  const undated = lines.filter((_, index) => !isDated[index]);
  const areNames =
    undated.some(({ text }) => saysCertificate(text)) ||
    // Two names may have dates by chance.
    (names === 2 &&
      !undated.some(
        ({ text }) =>
          isCertificateIssuer(text) ||
          text.length >= MIN_DESCRIPTION_CHARACTERS ||
          DESCRIPTION_START_PATTERN.test(text),
      ));
  return new Set(names > 1 && isDated[0] && areAllDescribed && !areNames ? undated : []);
}

/** The beginning of a description: 'Covered the whole of a port'. */
const DESCRIPTION_START_PATTERN = /^\p{Lu}\p{Ll}{2,12}(?:ed|ing)\s/u;
/** Minimum number of characters of a description. */
const MIN_DESCRIPTION_CHARACTERS = 60;

/** Details in smaller type below each name, and the issuer between a dated name and those. */
function smallDetails(lines: readonly DocumentLine[]): Set<DocumentLine> {
  const size = lines.find(({ shared }) => !shared)?.size ?? 0;
  const isSmall = (line: DocumentLine | undefined) =>
    line !== undefined && line.size < size * DETAIL_SIZE_RATIO;
  const isUsable = lines.every((line) => !line.bullet && !(isSmall(line) && saysCertificate(line.text)));
  if (!isUsable) return new Set();
  const isDated = (line: DocumentLine | undefined) => line !== undefined && datesOf(line.text).length > 0;
  return new Set(
    lines.filter(
      (line, index) =>
        isSmall(line) ||
        (isSmall(lines[index + 1]) &&
          isDated(lines[index - 1]) &&
          !isDated(line) &&
          !isSmall(lines[index - 1])),
    ),
  );
}

/** Details are set smaller than this share of the size of the names. */
export const DETAIL_SIZE_RATIO = 0.9;

const CERTIFICATE_DETAIL_PATTERN =
  /^(?:(?:issued|issuer|issuing|awarded|credential|(?:certificate|credential|badge) (?:id|no|link|url)|codice|license (?:no|number)|url|link|verify|see|show|by|from(?!\s.{1,60}\sto\s)|dates?|valid|completed (?:in|on)|expires|expired|published|via)(?![\p{L}-])|id:|expir|ausgestellt|délivré|expedid|emitid|https?:|www\.|\()/iu;

/** A number or link with its label: 'Codice certificato: UC-1', 'ID do Credencial: 98C47', 'Url: nordhav.example/1'. */
const REFERENCE_PATTERN =
  /^(?:url|link|(?:certificat\p{L}{0,4}|credential|c[óo]d(?:igo|ice)|n[úu]mero|nummer|zertifikats?\p{L}{0,8}|id)(?: (?:d[oaeu]l?|del|della|van|der|des)? ?\p{L}{2,14})?) ?: ?\S/iu;

/** Whether a line is the number or link of the entry above it, whatever mark it begins with. */
export const isReference = (text: string): boolean => REFERENCE_PATTERN.test(text);

/** Whether a line is a detail of the entry above it: its issuer, its number, its date. */
export function isDetail(text: string): boolean {
  return CERTIFICATE_DETAIL_PATTERN.test(text) || isReference(text) || isOnlyDate(text);
}

/** Whether a text is a date and nothing else. */
export function isOnlyDate(text: string): boolean {
  const date = datesOf(text)[0];
  return date !== undefined && text.replace(/[^\p{L}\p{N}]/gu, '').length <= date.length + 2;
}

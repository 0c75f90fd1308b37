/** Removes what is not part of a certificate's name from its line: numbers, durations, remarks on issue, links. */
import { findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';

/**
 * The certificate's number or code after its name: '– Certificate ID: 0012810078', ', License No. 54321'. One of fewer
 * than three characters belongs to the name: 'Boiler Licence No 2'.
 */
const CERTIFICATE_ID_PATTERN =
  /(?<=[^\s.,;|–—-])[\s.,;|–—-]{0,6}\(?\b(?:(?:certificate|credential|certification|license|licence|registration|permit|verification|verifikations?)?[ -]?(?:id|no|nro|nr|number|code|#)(?![\p{L}])\s?[.:#]{0,2}\s?(?=[\p{L}\d-]{3})[\p{L}\d-]*\d[\p{L}\d-]*|(?:licen[cs]e|certificate|credential|registration)\s#?\d{4,12})\)?\s*(?=$|[,;·•|–—])/iu;
/** The certificate's number after its letters, in the same brackets: '(PMP License# 1234567)'. */
const NUMBER_AFTER_LETTERS_PATTERN =
  /\((\p{Lu}[\p{L}+-]{1,9}),?\s(?:licen[cs]e|certificate|credential|registration|cert\b|id\b|no\b|nr\b|number|#)[\s#:.]{0,3}(?:(?:no|nr|number|id)[\s#:.]{1,3})?\d[\p{L}\d-]{2,19}\)/giu;
/** The label of a number that stands in the next cell, and the number in that cell. */
const NUMBER_LABEL_PATTERN = /(?<![\s,(–-])[\s,(–-]{1,3}(?:ID|[Nn]o|[Nn]r|[Nn]umber|#)\s?[.:]?$/u;
const ONLY_NUMBER_PATTERN = /^[\p{Lu}\d]{0,6}[\d/-]{4,20}$/u;
/** The duration of a course, and what follows it: ', 54,5h, 2025, Nordhav Academy'. */
const HOURS_PATTERN = /(?:,|\s[–—-])\s*\d[\d.,]{0,7}\s?(?:h|hrs|horas|hours|Stunden|heures)\b.{0,120}$/iu;
/** The duration of a course in brackets, or that it was a distance course: '(8 ore)', '(online)'. */
const COURSE_FORM_PATTERN =
  /\s?\((?:\d[\d.,]{0,6}\s?(?:h|hrs?|hours?|horas?|heures?|ore|stunden|std\.?|days?|weeks?|months?|d[ií]as?|jours?|giorni|tage)|online|distance|en ligne|en l[ií]nea)\)/giu;
/** What a name was, behind it, with its duration: ', Lehrgang und Prüfung (9 Tage)'. */
const KIND_BEHIND_NAME_PATTERN =
  /,\s(?:(?:(?:\d{1,2}[\s-](?:tägige[rs]?)|and|und|&|\+)\s)*(?:Kurse?|Zertifizierung(?:en)?|Zertifikate?|Lehrgang|Prüfung)(?:\s|$))+(?:\([^()]{1,20}\))?$/iu;
/** How long a certificate is valid, which is not its date of issue: '(valid until 06/2026)', '– expires 2027'. */
const VALIDITY_PATTERN =
  /(?<![\s,;·•([–—-])[\s,;·•([–—-]{1,4}(?:valid(?:ity)?(?: until| till?| through| thru| to| up ?to)?|expir(?:es?|ed|y|ation)(?: date| on| in)?|exp\.?|g[üu]ltig bis|l[äa]uft ab|valable jusqu\S{0,4}|v[áa]lid[oa] (?:hasta|at[ée])|valid[oa] fino al?|caduca|vence|scade(?:nza)?)[\s:][^()[\]|;,·•]{0,20}\b(?:19|20)\d\d\b(?:[-/.]\d{1,2}\b){0,2}[)\]]?/giu;
/** A remark on validity without a date: '· No Expiration Date', '(valid' before a date that was removed. */
const VALID_ALONE_PATTERN =
  /(?<![\s,;·•([–—-])[\s,;·•([–—-]{1,4}(?:no expir\p{L}{1,6}(?: date)?|does not expire|valid|unbefristet)[)\]]?$/iu;
/** The date of issue in brackets: '(Emitida el 29 de septiembre de 2024)'. */
const ISSUED_ON_PATTERN =
  /(?<!\s)\s*\((?:issued|awarded|obtained|completed|emitid[ao]|expedid[ao]|obtenid[ao]|délivrée?|obtenue?|ausgestellt|erhalten|rilasciat[ao])\b[^()]{0,60}\)/giu;
/** The text of a link after a name, or that the course is completed: 'Crane Safety – Credential'. */
const LINK_TEXT_PATTERN =
  /(?:\s?[–—-]\s?|,\s)course completed?$|\s[–—-]\s(?:credential|certificate|link|view|verify)$/iu;
/** Words before the name of a completed course: 'Certificate of Completion: Crane Safety'. */
const COMPLETION_PATTERN = /^certificate of (?:completion|achievement|participation)\s*[:–—-]\s*(?=\p{L})/iu;

const YEAR_PATTERN = /(?<!\d)(?:19|20)\d\d(?!\d)/;
/** The year of a remark after a space; '' without one. */
function yearOf(remark: string): string {
  const year = YEAR_PATTERN.exec(remark)?.[0];
  return year ? ` ${year}` : '';
}

/** The line without remarks. Of a date in a remark the year stays; issuer and date in brackets are put between bars. */
export function removeRemarks(given: DocumentLine): DocumentLine {
  const line = removeNumberCell(given);
  const clean = (text: string) =>
    text
      .replace(NUMBER_AFTER_LETTERS_PATTERN, '($1)')
      .replace(ISSUED_ON_PATTERN, yearOf)
      .replace(COMPLETION_PATTERN, '')
      .replace(LINK_TEXT_PATTERN, '')
      .replace(VALIDITY_PATTERN, '')
      .replace(VALID_ALONE_PATTERN, '')
      .replace(COURSE_FORM_PATTERN, '')
      .replace(CERTIFICATE_ID_PATTERN, '')
      .replace(HOURS_PATTERN, yearOf)
      .replace(KIND_BEHIND_NAME_PATTERN, '')
      .replace(LIST_NUMBER_PATTERN, '')
      .replace(EXAM_CODE_PATTERN, '')
      .replace(ISSUER_AND_DATE_PATTERN, ' | $1 | $2')
      .replace(CERTIFICATE_NUMBER_PATTERN, (number) => (findDates(number).length > 0 ? number : ''));
  return { ...line, text: clean(line.text), cells: line.cells.map(clean) };
}

/** The line without a cell that is only the number of the certificate, and without its label in the cell before. */
function removeNumberCell(line: DocumentLine): DocumentLine {
  const at = line.cells.findIndex(
    (cell, index) => ONLY_NUMBER_PATTERN.test(cell) && NUMBER_LABEL_PATTERN.test(line.cells[index - 1] ?? ''),
  );
  if (at < 0) return line;
  const cells = line.cells
    .filter((_, index) => index !== at)
    .map((cell, index) => (index === at - 1 ? cell.replace(NUMBER_LABEL_PATTERN, '') : cell));
  return { ...line, cells, text: cells.join(' ') };
}

/** Issuer and date in brackets: '(Nordhav Marine, Inc., Mar 2021)'. */
const ISSUER_AND_DATE_PATTERN = /(?<!\s)\s?\((\p{Lu}[^()]{1,60}),\s((?:\p{L}{3,9}\.?\s)?(?:19|20)\d\d)\)$/u;
/** The code of an examination before its name: '98-364: Harbour Fundamentals'. */
const EXAM_CODE_PATTERN = /(?<=^(?:(?:19|20)\d\d\s?[–-]\s?)?)\d{2,3}-\d{3}\s?:\s?(?=\p{L})/u;
/** The number of an item: '1 . Fork lift licence'. */
const LIST_NUMBER_PATTERN = /^\d{1,2}\s?[.)]\s?(?=\p{Lu})/u;
/** The certificate's number in brackets, '(I367-9826)', but not that of a norm, '(ISO 27001)'. */
const CERTIFICATE_NUMBER_PATTERN =
  /(?<!\s)\s*\((?![^()]{0,80}\b(?:ISO|IEC|EN|DIN|OHSAS|IATF)[\s/:-]{0,2}\d)[^()]{0,80}\d{3}[^()]{0,12}\)/gu;

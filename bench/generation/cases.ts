/** The synthetic cases: the career of a person, in a layout, as a file of one kind. */

import { pptOf } from '@/server/testing/documents/office-files/ppt';
import { pptxOf } from '@/server/testing/documents/office-files/pptx';
import { pageOfLines, pdfOfPictures, pictureOf } from '@/server/testing/documents/scans';
import { ANA, GRETA, ROCIO } from './held-out-people';
import * as designed from './layouts/designed';
import { linkedInExportOf } from './layouts/export';
import { type LinkedInWords, linkedInFile, linkedInOf2017 } from './layouts/linkedin';
import * as printed from './layouts/printed';
import { careerSheets, oneSheet } from './layouts/sheets';
import * as slides from './layouts/slides';
import * as word from './layouts/word';
import { CAMILLE, INES, KATRIN, LUCIA, OTTO, PRIYA, SAMUEL, TOMAS } from './people-latin';
import { ALEXEI, HARUKA, LAYLA, NOAM, WEI } from './people-other-scripts';
import { type Person, resumeLinesOf } from './person';

export interface SyntheticCase {
  id: string;
  slot: 'linkedin_file' | 'resume' | 'doc';
  fileName: string;
  person: Person;
  /** Fields that the file does not contain, and that are therefore not scored. */
  omittedFields?: ('location' | 'certifications' | 'skills')[];
  make(): Uint8Array;
}

type MakeFile = (person: Person) => Uint8Array;

const resume = (id: string, extension: string, person: Person, make: MakeFile): SyntheticCase => ({
  id,
  slot: 'resume',
  fileName: `${id}.${extension}`,
  person,
  make: () => make(person),
});
const document = (...rest: Parameters<typeof resume>): SyntheticCase => ({ ...resume(...rest), slot: 'doc' });
const linkedInExport = (
  id: string,
  person: Person,
  make: MakeFile,
  omittedFields?: SyntheticCase['omittedFields'],
): SyntheticCase => ({
  ...resume(id, 'zip', person, make),
  slot: 'linkedin_file',
  omittedFields,
});

const linkedIn = (
  id: string,
  person: Person,
  make: MakeFile,
  omittedFields?: SyntheticCase['omittedFields'],
): SyntheticCase => ({
  ...resume(id, 'pdf', person, make),
  slot: 'linkedin_file',
  omittedFields,
});

const ENGLISH: LinkedInWords = {
  contact: 'Contact',
  skills: 'Top Skills',
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  at: 'at',
};
const SPANISH: LinkedInWords = {
  contact: 'Contactar',
  skills: 'Aptitudes principales',
  summary: 'Extracto',
  experience: 'Experiencia',
  education: 'Educación',
  at: 'en',
};

const JAPANESE = {
  name: '氏名',
  role: '現職',
  location: '所在地',
  company: '会社名',
  title: '役職',
  dates: '期間',
  points: '実績',
  certification: '資格',
  skill: 'スキル',
};
const RUSSIAN = {
  name: 'ФИО',
  role: 'Должность',
  location: 'Город',
  company: 'Компания',
  title: 'Должность',
  dates: 'Период',
  points: 'Достижения',
  certification: 'Сертификат',
  skill: 'Навыки',
};
const GERMAN = {
  name: 'Name',
  role: 'Aktuelle Position',
  location: 'Wohnort',
  company: 'Arbeitgeber',
  title: 'Funktion',
  dates: 'Zeitraum',
  points: 'Erfolge',
  certification: 'Zertifikat',
  skill: 'Kompetenz',
};

const pictureCase =
  (format: 'png' | 'jpeg'): MakeFile =>
  (person) =>
    pictureOf(pageOfLines(linesWithCapitalHeadings(person)), format);

/** The lines of a resume with headings in capitals, since pictures have no styles. */
function linesWithCapitalHeadings(person: Person): string[] {
  const headings = Object.values(person.headings);
  return resumeLinesOf(person).map((line) => (headings.includes(line) ? line.toUpperCase() : line));
}

export const CASES: SyntheticCase[] = [
  resume('docx-lines', 'docx', INES, word.docxOfLines),
  resume('docx-styled', 'docx', OTTO, word.docxStyled),
  resume('docx-sidebar-table', 'docx', PRIYA, word.docxSidebar),
  resume('docx-table-of-jobs', 'docx', SAMUEL, word.docxTable),
  resume('docx-text-box-header', 'docx', INES, word.docxBoxes),
  resume('docx-german', 'docx', KATRIN, word.docxStyled),
  resume('docx-japanese', 'docx', HARUKA, word.docxStyled),
  resume('docx-chinese', 'docx', WEI, word.docxOfLines),
  resume('docx-arabic', 'docx', LAYLA, word.docxStyled),
  resume('docx-hebrew', 'docx', NOAM, word.docxStyled),
  resume('doc-lines', 'doc', OTTO, word.docPlain),
  resume('doc-header-tabs', 'doc', PRIYA, word.docWithHeader),
  resume('doc-russian', 'doc', ALEXEI, word.docPlain),
  document('pptx-deck', 'pptx', SAMUEL, (person) => pptxOf(slides.deck(person))),
  document('pptx-two-columns', 'pptx', INES, (person) => pptxOf(slides.twoColumns(person))),
  document('pptx-table', 'pptx', OTTO, (person) => pptxOf(slides.tableDeck(person))),
  document('pptx-chinese', 'pptx', WEI, (person) => pptxOf(slides.deck(person))),
  document('ppt-deck', 'ppt', PRIYA, (person) => pptOf(slides.deck(person))),
  document('ppt-two-columns', 'ppt', OTTO, (person) => pptOf(slides.twoColumns(person))),
  document('ppt-french', 'ppt', CAMILLE, (person) => pptOf(slides.deck(person))),
  document('xlsx-sheets', 'xlsx', INES, (person) => careerSheets(person, 'xlsx')),
  document('xlsx-one-sheet', 'xlsx', SAMUEL, (person) => oneSheet(person, 'xlsx')),
  document('xlsx-japanese', 'xlsx', HARUKA, (person) => careerSheets(person, 'xlsx', JAPANESE)),
  document('xls-sheets', 'xls', OTTO, (person) => careerSheets(person, 'xls')),
  document('xls-one-sheet', 'xls', PRIYA, (person) => oneSheet(person, 'xls')),
  document('xls-german', 'xls', KATRIN, (person) => careerSheets(person, 'xls', GERMAN)),
  document('xlsx-russian', 'xlsx', ALEXEI, (person) => careerSheets(person, 'xlsx', RUSSIAN)),
  document('png-page', 'png', INES, pictureCase('png')),
  document('jpg-page', 'jpg', OTTO, pictureCase('jpeg')),
  document('png-two-columns', 'png', SAMUEL, (person) =>
    printed.takeScreenshot(printed.twoColumnsHtml(person)),
  ),
  document('png-sidebar', 'png', PRIYA, (person) => printed.takeScreenshot(printed.sidebarHtml(person))),
  resume('pdf-scanned', 'pdf', SAMUEL, (person) => pdfOfPictures([pictureCase('jpeg')(person)])),
  resume('pdf-one-column', 'pdf', LUCIA, (person) => printed.printPdf(printed.oneColumnHtml(person))),
  resume('pdf-two-columns', 'pdf', TOMAS, (person) => printed.printPdf(printed.twoColumnsHtml(person))),
  resume('pdf-sidebar', 'pdf', OTTO, (person) => printed.printPdf(printed.sidebarHtml(person))),
  resume('pdf-arabic', 'pdf', LAYLA, (person) => printed.printPdf(printed.oneColumnHtml(person))),
  resume('pdf-hebrew', 'pdf', NOAM, (person) => printed.printPdf(printed.oneColumnHtml(person))),
  resume('pdf-russian-sidebar', 'pdf', ALEXEI, (person) => printed.printPdf(printed.sidebarHtml(person))),
  resume('pdf-faces', 'pdf', ANA, (person) => printed.printPdf(designed.boldCompanyHtml(person))),
  resume('pdf-faces-spanish', 'pdf', ROCIO, (person) => printed.printPdf(designed.boldCompanyHtml(person))),
  resume('pdf-margin-headings', 'pdf', GRETA, (person) =>
    printed.printPdf(designed.marginHeadingsHtml(person)),
  ),
  resume('pdf-right-column', 'pdf', ROCIO, (person) => printed.printPdf(designed.rightColumnHtml(person))),
  resume('pdf-right-column-particles', 'pdf', GRETA, (person) =>
    printed.printPdf(designed.rightColumnHtml(person)),
  ),
  document('png-right-column', 'png', GRETA, (person) =>
    printed.takeScreenshot(designed.rightColumnHtml(person)),
  ),
  linkedIn('linkedin-english', ANA, (person) => linkedInFile(person, ENGLISH)),
  linkedIn('linkedin-spanish', ROCIO, (person) => linkedInFile(person, SPANISH)),
  linkedIn('linkedin-narrow-sidebar', ANA, (person) =>
    linkedInFile(person, ENGLISH, { width: 128, lineHeight: 15.5, entryDistance: 15.5 }),
  ),
  linkedIn('linkedin-wide-lines', ANA, (person) =>
    linkedInFile(person, ENGLISH, { width: 128, lineHeight: 15.5, entryDistance: 21 }),
  ),
  linkedIn('linkedin-2017', ANA, (person) => linkedInOf2017(person, ENGLISH), ['location']),
  linkedIn('linkedin-2017-spanish', ROCIO, (person) => linkedInOf2017(person, SPANISH), ['location']),
  linkedInExport('zip-english', PRIYA, (person) => linkedInExportOf(person, 'en')),
  linkedInExport('zip-german', KATRIN, (person) => linkedInExportOf(person, 'de')),
  linkedInExport('zip-french', CAMILLE, (person) => linkedInExportOf(person, 'fr')),
  linkedInExport('zip-spanish', LUCIA, (person) => linkedInExportOf(person, 'es')),
  linkedInExport('zip-portuguese', TOMAS, (person) => linkedInExportOf(person, 'pt')),
  linkedInExport(
    'zip-partial',
    CAMILLE,
    (person) => linkedInExportOf(person, 'fr', ['profile', 'positions']),
    ['certifications', 'skills'],
  ),
];

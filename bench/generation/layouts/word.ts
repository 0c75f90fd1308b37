/** Resumes as written in word processors: running text, tables, text boxes, headers. */

import { strToU8, zipSync } from 'fflate';
import { docxOf } from '@/server/testing/documents/documents';
import { escapeMarkup } from '@/server/testing/documents/escape-markup';
import { docOf } from '@/server/testing/documents/office-files/doc';
import { datesOf, type Person, resumeLinesOf } from '../person';

const run = (text: string, size: number, bold: boolean) =>
  `<w:r><w:rPr>${bold ? '<w:b/>' : ''}<w:sz w:val="${size * 2}"/></w:rPr><w:t xml:space="preserve">${escapeMarkup(text)}</w:t></w:r>`;
const plain = (text: string) => `<w:p>${run(text, 11, false)}</w:p>`;
const bold = (text: string) => `<w:p>${run(text, 11, true)}</w:p>`;
const heading = (text: string) =>
  `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${run(text, 15, true)}</w:p>`;
const listItem = (text: string) =>
  `<w:p><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>${run(text, 11, false)}</w:p>`;
const tabbedLine = (left: string, right: string) =>
  `<w:p>${run(left, 11, true)}<w:r><w:tab/></w:r>${run(right, 11, false)}</w:p>`;
const table = (rows: string[][]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

function docx(body: string, header?: string): Uint8Array {
  const part = (tag: string, content: string) =>
    strToU8(
      `<?xml version="1.0"?><w:${tag} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${content}</w:${tag}>`,
    );
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': part('document', `<w:body>${body}</w:body>`),
    ...(header && { 'word/header1.xml': part('hdr', header) }),
  });
}

const jobs = (person: Person) =>
  person.jobs
    .map(
      (job) =>
        tabbedLine(`${job.title}, ${job.company}`, datesOf(person, job)) + job.points.map(listItem).join(''),
    )
    .join('');

const educationToSkills = (person: Person) =>
  heading(person.headings.education) +
  plain(person.education.join(', ')) +
  heading(person.headings.certifications) +
  person.certifications.map(listItem).join('') +
  heading(person.headings.skills) +
  plain(person.skills.join(', '));

/** A DOCX with a paragraph for each line, without styles. */
export const docxOfLines = (person: Person) => docxOf(resumeLinesOf(person));

/** Headings by style; dates after a tab. */
export const docxStyled = (person: Person) =>
  docx(
    `<w:p>${run(person.name, 24, true)}</w:p>${plain(person.role)}${plain(person.location)}` +
      heading(person.headings.summary) +
      plain(person.summary) +
      heading(person.headings.experience) +
      jobs(person) +
      educationToSkills(person),
  );

/** A sidebar made of a table without borders. */
export const docxSidebar = (person: Person) =>
  docx(
    `<w:p>${run(person.name, 24, true)}</w:p>${plain(person.role)}` +
      table([
        [
          plain(person.location) +
            heading(person.headings.skills) +
            person.skills.map(plain).join('') +
            heading(person.headings.certifications) +
            person.certifications.map(plain).join(''),
          heading(person.headings.summary) +
            plain(person.summary) +
            heading(person.headings.experience) +
            person.jobs
              .map(
                (job) =>
                  bold(job.title) +
                  plain(`${job.company} | ${datesOf(person, job)}`) +
                  job.points.map(listItem).join(''),
              )
              .join('') +
            heading(person.headings.education) +
            plain(person.education.join(', ')),
        ],
      ]),
  );

/** A row for each job: dates, title and company, bullets. */
export const docxTable = (person: Person) =>
  docx(
    `<w:p>${run(person.name, 22, true)}</w:p>${plain(`${person.role} | ${person.location}`)}` +
      heading(person.headings.experience) +
      table(
        person.jobs.map((job) => [
          plain(datesOf(person, job)),
          bold(job.title) + plain(job.company) + job.points.map(listItem).join(''),
        ]),
      ) +
      educationToSkills(person),
  );

/** The name in the page's header, the place and skills in a text box. */
export const docxBoxes = (person: Person) =>
  docx(
    `<w:p><w:r><w:pict><w:txbxContent>${plain(person.location)}${heading(person.headings.skills)}${person.skills.map(plain).join('')}</w:txbxContent></w:pict></w:r></w:p>` +
      heading(person.headings.summary) +
      plain(person.summary) +
      heading(person.headings.experience) +
      jobs(person) +
      heading(person.headings.education) +
      plain(person.education.join(', ')) +
      heading(person.headings.certifications) +
      person.certifications.map(listItem).join(''),
    `<w:p>${run(person.name, 20, true)}</w:p>${plain(person.role)}`,
  );

/** A DOC with a paragraph for each line, without styles. */
export const docPlain = (person: Person) => docOf({ body: resumeLinesOf(person) });

/** Name and place in the header, dates after a tab. */
export const docWithHeader = (person: Person) =>
  docOf({
    header: [person.name, person.location],
    body: [
      person.role,
      person.headings.summary,
      person.summary,
      person.headings.experience,
      ...person.jobs.flatMap((job) => [
        `${job.title}, ${job.company}\t${datesOf(person, job)}`,
        ...job.points.map((point) => `• ${point}`),
      ]),
      person.headings.education,
      person.education.join(', '),
      person.headings.certifications,
      ...person.certifications,
      person.headings.skills,
      person.skills.join(', '),
    ],
  });

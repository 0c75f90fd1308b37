/** LinkedIn's 'Save to PDF' with its original measurements: the present layout with its sidebar, and that of 2017. */
import { escapeMarkup } from '@/server/testing/documents/escape-markup';
import { datesOf, type Person } from '../person';
import { printPdf } from './printed';

/** A line as HTML; all measures are in points, `above` is the distance from the previous line. */
const line = (text: string, size: number, lineHeight: number, above = 0, style = '') =>
  `<div style="font-size:${size}pt;line-height:${lineHeight}pt;margin-top:${above}pt;${style}">${escapeMarkup(text)}</div>`;
const page = (content: string, footer: string) =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:letter;margin:36pt 0 40pt;${footer}}body{margin:0;position:relative;font-family:'Liberation Sans',sans-serif}</style>${content}`;

export interface LinkedInWords {
  contact: string;
  skills: string;
  summary: string;
  experience: string;
  education: string;
  /** The word between a title and its company, in the layout of 2017. */
  at: string;
}

/** The measurements of the sidebar in points: its width, the height of a line, the distance between two entries. */
export interface Sidebar {
  width: number;
  lineHeight: number;
  entryDistance: number;
}

/**
 * A PDF as LinkedIn prints a profile.
 * @param sidebar LinkedIn's own measurements by default
 */
export function linkedInFile(
  person: Person,
  words: LinkedInWords,
  { width, lineHeight, entryDistance }: Sidebar = {
    width: 168,
    lineHeight: 12.6,
    entryDistance: 17.6,
  },
): Uint8Array {
  const entries = (items: readonly string[]) =>
    items
      .map((item, index) => line(item, 10.5, lineHeight, index === 0 ? 4 : entryDistance - lineHeight))
      .join('');
  const side =
    line(words.contact, 13, 15.6) +
    line(`www.linkedin.com/in/${person.name.toLowerCase().replace(/[^a-z]+/g, '-')}`, 11, 14.4, 5) +
    line(words.skills, 13, 15.6, 18) +
    entries(person.skills.slice(0, 3)) +
    line('Languages', 13, 15.6, 18) +
    entries(['Spanish (Native or Bilingual)', 'Portuguese (Limited Working)']) +
    line('Certifications', 13, 15.6, 18) +
    entries(person.certifications);
  const main =
    line([person.name, person.credentials].filter(Boolean).join(', '), 26, 31) +
    line(person.role, 12, 14.4, 3) +
    line(person.location, 12, 16.4) +
    line(words.summary, 15.75, 19, 22) +
    line(person.summary, 12, 18, 9) +
    line(words.experience, 15.75, 19, 22) +
    person.jobs
      .map(
        (job) =>
          line(job.company, 12, 14.4, 16) +
          line(job.title, 11.5, 14, 2) +
          line(`${job.from} - ${job.to} (3 years 2 months)`, 10.5, 14.6) +
          line(person.location, 10.5, 14.6) +
          job.points.map((point, index) => line(point, 10.5, 18, index === 0 ? 4 : 0)).join(''),
      )
      .join('') +
    line(words.education, 15.75, 19, 22) +
    line(person.education[0], 12, 14.4, 9) +
    line(`${person.education[1]} · (2001 - ${person.education[2]})`, 10.5, 17.6);
  return printPdf(
    page(
      `<div style="position:absolute;left:22pt;width:${width}pt">${side}</div><div style="margin-left:224pt;width:368pt">${main}</div>`,
      '@bottom-center{content:"Page " counter(page) " of " counter(pages);font:9pt sans-serif}',
    ),
  );
}

/** The single column of 2017: 'Title at Company' in bold over its dates, the name again on the last page. */
export function linkedInOf2017(person: Person, words: LinkedInWords): Uint8Array {
  const bold = 'font-weight:bold';
  const text = (content: string) => line(content, 12, 16.4);
  const heading = (content: string) => line(content, 16, 20, 20);
  const head = line(person.name, 20, 24, 0, bold) + line(person.role, 13, 16);
  const jobs = person.jobs.map(
    (job) =>
      line(`${job.title} ${words.at} ${job.company}`, 12, 16.4, 12, bold) +
      text(datesOf(person, job)) +
      job.points.map(text).join(''),
  );
  const content =
    head +
    heading(words.summary) +
    text(person.summary) +
    heading(words.experience) +
    jobs.join('') +
    heading('Certifications') +
    person.certifications.map((name) => line(name, 12, 16.4, 12, bold)).join('') +
    heading(words.skills) +
    person.skills.map(text).join('') +
    heading(words.education) +
    line(person.education[0], 12, 16.4, 12, bold) +
    text(`${person.education[1]}, 2001 - ${person.education[2]}`) +
    `<div style="break-before:page">${head}${line(`Contact ${person.name.split(' ')[0]} on LinkedIn`, 12, 16.4, 30)}</div>`;
  return printPdf(
    page(
      `<div style="margin:0 36pt">${content}</div>`,
      '@bottom-right{content:"Page" counter(page);font:10pt sans-serif}',
    ),
  );
}

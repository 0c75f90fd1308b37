/** Resumes in designers' templates, whose parts can only be told apart by font, margin or position. */
import { escapeMarkup } from '@/server/testing/documents/escape-markup';
import { datesOf, type Job, type Person } from '../person';
import { listHtml, paragraphHtml } from './html';

const PAGE_STYLE = `
  @page { size: A4; margin: 15mm }
  body { margin: 0; font: 10pt/1.45 'Liberation Sans', sans-serif }
  h1 { font-size: 22pt; margin: 0 }
  h2 { font-size: 11.5pt; margin: 12pt 0 4pt }
  ul { margin: 2pt 0; padding-left: 13pt }
  p { margin: 0 }
  .end { float: right }
  .job { margin-top: 6pt }`;

const pageHtml = (style: string, content: string) =>
  `<!doctype html><meta charset="utf-8"><style>${PAGE_STYLE}${style}</style>${content}`;

const nameHtml = (person: Person) =>
  `<h1>${escapeMarkup([person.name, person.credentials].filter(Boolean).join(', '))}</h1>`;
const headingHtml = (text: string) => `<h2>${escapeMarkup(text)}</h2>`;
const townHtml = (person: Person) => escapeMarkup(person.location.split(',')[0] ?? '');

/** An address made of the first name, without a title before it and without accents. */
function emailOf(person: Person): string {
  const [firstName = ''] = person.name.replace(/^Dr\.? /, '').split(' ');
  return `${firstName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()}@example.com`;
}

/** HTML of a resume with the company in bold before its town in regular type; the dates end the title's line. */
export function boldCompanyHtml(person: Person): string {
  const { headings } = person;
  const jobHtml = (job: Job) =>
    `<p class="job"><b>${escapeMarkup(job.company)}</b> ${townHtml(person)}</p>` +
    `<p>${escapeMarkup(job.title)} <span class="end">${escapeMarkup(datesOf(person, job))}</span></p>` +
    listHtml(job.points);
  return pageHtml(
    '',
    [
      nameHtml(person),
      paragraphHtml([person.role, person.location, emailOf(person)].join(' | ')),
      headingHtml(headings.summary),
      paragraphHtml(person.summary),
      headingHtml(headings.experience),
      ...person.jobs.map(jobHtml),
      headingHtml(headings.education),
      paragraphHtml(person.education.join(', ')),
      headingHtml(headings.certifications),
      paragraphHtml(person.certifications.join('; ')),
      headingHtml(headings.skills),
      paragraphHtml(person.skills.join(' · ')),
    ].join(''),
  );
}

const MARGIN_HEADINGS_STYLE = `
  section { display: grid; grid-template-columns: 120px 1fr; gap: 20px; margin-top: 12pt }
  section h2 { margin: 0; text-align: right }
  h1, h1 + p { margin-left: 140px }`;

/** HTML of a resume with headings in the margin next to their text, and all contact data in one line. */
export function marginHeadingsHtml(person: Person): string {
  const { headings } = person;
  const sectionHtml = (heading: string, content: string) =>
    `<section>${headingHtml(heading)}<div>${content}</div></section>`;
  const jobHtml = (job: Job) =>
    `<p><b>${escapeMarkup(job.company)}</b>, ${townHtml(person)} — <i>${escapeMarkup(job.title)}</i></p>` +
    `<p><small>${escapeMarkup(datesOf(person, job))}</small></p>` +
    listHtml(job.points);
  return pageHtml(
    MARGIN_HEADINGS_STYLE,
    [
      nameHtml(person),
      paragraphHtml([emailOf(person), '+31 6 1234 5678', person.location].join(', ')),
      sectionHtml(headings.summary, paragraphHtml(person.summary)),
      sectionHtml(headings.experience, person.jobs.map(jobHtml).join('')),
      sectionHtml(headings.education, paragraphHtml(person.education.join(', '))),
      sectionHtml(headings.certifications, person.certifications.map(paragraphHtml).join('')),
      sectionHtml(headings.skills, paragraphHtml(person.skills.join('; '))),
    ].join(''),
  );
}

const RIGHT_COLUMN_STYLE = `
  .two { display: grid; grid-template-columns: 1fr 190px; gap: 26px }
  .side { background: #1d2b36; color: #fff; padding: 12px }
  h2 { text-transform: uppercase; letter-spacing: 2px }
  .certification { margin-bottom: 4pt }`;

/**
 * HTML of a resume with dates and town above title and company, distinguished only by typeface, and skills in a dark
 * column on the right.
 */
export function rightColumnHtml(person: Person): string {
  const { headings } = person;
  const jobHtml = (job: Job) =>
    `<p class="job"><small>${escapeMarkup(datesOf(person, job))} – ${townHtml(person)}</small></p>` +
    `<p><b>${escapeMarkup(job.title)}</b> ${escapeMarkup(job.company)}</p>` +
    listHtml(job.points);
  const wideColumn = [
    headingHtml(headings.summary),
    paragraphHtml(person.summary),
    headingHtml(headings.experience),
    ...person.jobs.map(jobHtml),
    headingHtml(headings.education),
    paragraphHtml(person.education.join(', ')),
  ];
  const narrowColumn = [
    paragraphHtml(emailOf(person)),
    paragraphHtml(person.location),
    headingHtml(headings.skills),
    ...person.skills.map(paragraphHtml),
    headingHtml(headings.certifications),
    ...person.certifications.map((name) => `<p class="certification">${escapeMarkup(name)}</p>`),
  ];
  return pageHtml(
    RIGHT_COLUMN_STYLE,
    nameHtml(person) +
      paragraphHtml(person.role) +
      `<div class="two"><div>${wideColumn.join('')}</div><div class="side">${narrowColumn.join('')}</div></div>`,
  );
}

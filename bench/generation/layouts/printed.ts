/** Resumes as a browser prints or shows them: one column, two, a sidebar. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { escapeMarkup } from '@/server/testing/documents/escape-markup';
import { datesOf, type Job, type Person } from '../person';
import { listHtml, paragraphHtml } from './html';

/** Maximum milliseconds that the browser takes for one page, on a busy machine. */
const PRINT_TIMEOUT_MS = 60_000;
/** Number of characters at the end of the browser's messages that an error quotes. */
const QUOTED_MESSAGE_CHARACTERS = 300;

const section = (heading: string, content: string) =>
  `<section><h2>${escapeMarkup(heading)}</h2>${content}</section>`;

/** Returns a function that prints a job in the person's form of dates. */
const createJobHtml = (person: Person) => (job: Job) =>
  `<h3>${escapeMarkup(job.title)}</h3>` +
  `<p class="at"><b>${escapeMarkup(job.company)}</b> <span>${escapeMarkup(datesOf(person, job))}</span></p>` +
  listHtml(job.points);

const head = (person: Person) =>
  `<header><h1>${escapeMarkup(person.name)}</h1>` +
  `${paragraphHtml(person.role)}${paragraphHtml(person.location)}</header>`;
const summary = (person: Person) => section(person.headings.summary, paragraphHtml(person.summary));
const jobs = (person: Person) =>
  section(person.headings.experience, person.jobs.map(createJobHtml(person)).join(''));
const education = (person: Person) =>
  section(person.headings.education, paragraphHtml(person.education.join(', ')));
const certifications = (person: Person) =>
  section(person.headings.certifications, listHtml(person.certifications));
const skills = (person: Person) => section(person.headings.skills, paragraphHtml(person.skills.join(', ')));
const skillRows = (person: Person) =>
  section(person.headings.skills, person.skills.map(paragraphHtml).join(''));

/** HTML of a resume in one column. */
export const oneColumnHtml = (person: Person) =>
  pageHtml(
    person,
    head(person) +
      summary(person) +
      jobs(person) +
      education(person) +
      certifications(person) +
      skills(person),
  );

/**
 * HTML of a resume with name, skills and certifications in a narrow column; summary, roles and education in a wide one.
 */
export const sidebarHtml = (person: Person) =>
  pageHtml(
    person,
    columnsHtml(
      '180px 1fr',
      `<div class="side">${head(person)}${skillRows(person)}${certifications(person)}</div>`,
      `<div>${summary(person)}${jobs(person)}${education(person)}</div>`,
    ),
  );

/** HTML of a resume with two columns under a common head. */
export const twoColumnsHtml = (person: Person) =>
  pageHtml(
    person,
    head(person) +
      columnsHtml(
        '3fr 2fr',
        `<div>${jobs(person)}</div>`,
        `<div>${summary(person)}${education(person)}${certifications(person)}${skillRows(person)}</div>`,
      ),
  );

const columnsHtml = (widths: string, first: string, second: string) =>
  `<div class="two" style="grid-template-columns:${widths}">${first}${second}</div>`;

const PAGE_STYLE = `
  @page { size: A4; margin: 16mm }
  body { margin: 0; font: 10.5pt/1.45 'Liberation Sans', 'DejaVu Sans', sans-serif }
  h1 { font-size: 24pt; margin: 0 0 4pt }
  h2 { font-size: 14pt; margin: 14pt 0 5pt }
  h3 { font-size: 11pt; margin: 8pt 0 0 }
  p { margin: 2pt 0 }
  .at span { float: inline-end }
  .two { display: grid; gap: 28px }
  .side { background: #eef1ee; padding: 10px }
  ul { margin: 3pt 0; padding-inline-start: 16pt }`;

const pageHtml = (person: Person, content: string) =>
  `<!doctype html><html dir="${person.rtl ? 'rtl' : 'ltr'}"><meta charset="utf-8">` +
  `<style>${PAGE_STYLE}</style>${content}</html>`;

/** Prints a page to a PDF. */
export const printPdf = (html: string) =>
  runChromium(html, (folder) => ['--no-pdf-header-footer', `--print-to-pdf=${join(folder, 'out')}`]);

/** Takes a picture of a page, of the size of a good scan. */
export const takeScreenshot = (html: string) =>
  runChromium(
    html,
    (folder) => [
      '--window-size=794,1123',
      '--force-device-scale-factor=2',
      '--hide-scrollbars',
      `--screenshot=${join(folder, 'out.png')}`,
    ],
    'out.png',
  );

/** @param out the name of the file that the browser writes into its folder */
function runChromium(html: string, args: (folder: string) => string[], out = 'out'): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'bench-print-'));
  try {
    writeFileSync(join(folder, 'page.html'), html);
    const common = [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      `--user-data-dir=${join(folder, 'user')}`,
    ];
    const { status, stderr } = spawnSync(
      process.env.CHROMIUM_PATH ?? 'chromium',
      [...common, ...args(folder), `file://${join(folder, 'page.html')}`],
      { timeout: PRINT_TIMEOUT_MS, encoding: 'utf8' },
    );
    if (status !== 0)
      throw new Error(`the browser could not print: ${stderr.slice(-QUOTED_MESSAGE_CHARACTERS)}`);
    return new Uint8Array(readFileSync(join(folder, out)));
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

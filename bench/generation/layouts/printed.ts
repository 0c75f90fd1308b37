/** Resumes as a browser prints or shows them: one column, two, a sidebar. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { escapeMarkup } from '@/server/testing/documents/escape-markup';
import { datesOf, type Person } from '../person';

const list = (items: string[]) =>
  `<ul>${items.map((text) => `<li>${escapeMarkup(text)}</li>`).join('')}</ul>`;
const section = (heading: string, content: string) =>
  `<section><h2>${escapeMarkup(heading)}</h2>${content}</section>`;
const job = (person: Person) => (each: Person['jobs'][number]) =>
  `<h3>${escapeMarkup(each.title)}</h3><p class="at"><b>${escapeMarkup(each.company)}</b> <span>${escapeMarkup(datesOf(person, each))}</span></p>${list(each.points)}`;

const head = (person: Person) =>
  `<header><h1>${escapeMarkup(person.name)}</h1><p>${escapeMarkup(person.role)}</p><p>${escapeMarkup(person.location)}</p></header>`;
const summary = (person: Person) =>
  section(person.headings.summary, `<p>${escapeMarkup(person.summary)}</p>`);
const jobs = (person: Person) => section(person.headings.experience, person.jobs.map(job(person)).join(''));
const education = (person: Person) =>
  section(person.headings.education, `<p>${escapeMarkup(person.education.join(', '))}</p>`);
const certifications = (person: Person) =>
  section(person.headings.certifications, list(person.certifications));
const skills = (person: Person, rows = false) =>
  section(
    person.headings.skills,
    rows
      ? person.skills.map((each) => `<p>${escapeMarkup(each)}</p>`).join('')
      : `<p>${escapeMarkup(person.skills.join(', '))}</p>`,
  );

/** A resume in one column, as HTML for printing. */
export const oneColumn = (person: Person) =>
  page(
    person,
    head(person) +
      summary(person) +
      jobs(person) +
      education(person) +
      certifications(person) +
      skills(person),
  );

/** Contact, skills and schools in a narrow column, the roles in a wide one. */
export const sidebar = (person: Person) =>
  page(
    person,
    `<div class="two" style="grid-template-columns:180px 1fr"><div class="side">${head(person)}${skills(person, true)}${certifications(person)}</div><div>${summary(person)}${jobs(person)}${education(person)}</div></div>`,
  );

/** Two columns under a common head. */
export const twoColumns = (person: Person) =>
  page(
    person,
    `${head(person)}<div class="two" style="grid-template-columns:3fr 2fr"><div>${jobs(person)}</div><div>${summary(person)}${education(person)}${certifications(person)}${skills(person, true)}</div></div>`,
  );

const page = (person: Person, content: string) =>
  `<!doctype html><html dir="${person.rtl ? 'rtl' : 'ltr'}"><meta charset="utf-8"><style>@page{size:A4;margin:16mm}body{margin:0;font:10.5pt/1.45 'Liberation Sans','DejaVu Sans',sans-serif}h1{font-size:24pt;margin:0 0 4pt}h2{font-size:14pt;margin:14pt 0 5pt}h3{font-size:11pt;margin:8pt 0 0}p{margin:2pt 0}.at span{float:inline-end}.two{display:grid;gap:28px}.side{background:#eef1ee;padding:10px}ul{margin:3pt 0;padding-inline-start:16pt}</style>${content}</html>`;

/** The page as a PDF. */
export const pdfFile = (html: string) =>
  chromium(html, (folder) => ['--no-pdf-header-footer', `--print-to-pdf=${join(folder, 'out')}`]);

/** The page as a picture of the size of a good scan. */
export const pngFile = (html: string) =>
  chromium(
    html,
    (folder) => [
      '--window-size=794,1123',
      '--force-device-scale-factor=2',
      '--hide-scrollbars',
      `--screenshot=${join(folder, 'out.png')}`,
    ],
    'out.png',
  );

function chromium(html: string, args: (folder: string) => string[], out = 'out'): Uint8Array {
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
      { timeout: 60_000, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`the browser could not print: ${stderr.slice(-300)}`);
    return new Uint8Array(readFileSync(join(folder, out)));
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Resumes in designers' templates, whose parts can only be told apart by font, margin or position. */
import { escapeMarkup } from '@/server/testing/documents/escape-markup';
import { datesOf, type Person } from '../person';

const list = (items: readonly string[]) =>
  `<ul>${items.map((text) => `<li>${escapeMarkup(text)}</li>`).join('')}</ul>`;
const nameWithCredentials = (person: Person) =>
  escapeMarkup([person.name, person.credentials].filter(Boolean).join(', '));
/** The person's address: the given name without a title and accents. */
const emailOf = ({ name }: Person) => {
  const [givenName = ''] = name.replace(/^Dr\.? /, '').split(' ');
  return `${givenName.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()}@example.com`;
};
const page = (style: string, content: string) =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:15mm}body{margin:0;font:10pt/1.45 'Liberation Sans',sans-serif}h1{font-size:22pt;margin:0}h2{font-size:11.5pt;margin:12pt 0 4pt}ul{margin:2pt 0;padding-left:13pt}p{margin:0}.end{float:right}${style}</style>${content}`;
const town = (person: Person) => escapeMarkup(person.location.split(',')[0] ?? '');

/** The company in bold before its town in regular type; the dates at the end of the title's line. */
export const boldCompanyLayout = (person: Person) =>
  page(
    '',
    `<h1>${nameWithCredentials(person)}</h1><p>${escapeMarkup(person.role)} | ${escapeMarkup(person.location)} | ${emailOf(person)}</p><h2>${person.headings.summary}</h2><p>${escapeMarkup(person.summary)}</p><h2>${person.headings.experience}</h2>${person.jobs
      .map(
        (job) =>
          `<p style="margin-top:6pt"><b>${escapeMarkup(job.company)}</b> ${town(person)}</p><p>${escapeMarkup(job.title)} <span class="end">${escapeMarkup(datesOf(person, job))}</span></p>${list(job.points)}`,
      )
      .join(
        '',
      )}<h2>${person.headings.education}</h2><p>${escapeMarkup(person.education.join(', '))}</p><h2>${person.headings.certifications}</h2><p>${escapeMarkup(person.certifications.join('; '))}</p><h2>${person.headings.skills}</h2><p>${escapeMarkup(person.skills.join(' · '))}</p>`,
  );

/** Headings in the margin next to their text; all contact data in one line. */
export const marginHeadings = (person: Person) => {
  const section = (heading: string, content: string) =>
    `<section><h2>${heading}</h2><div>${content}</div></section>`;
  return page(
    'section{display:grid;grid-template-columns:120px 1fr;gap:20px;margin-top:12pt}section h2{margin:0;text-align:right}h1,h1+p{margin-left:140px}',
    `<h1>${nameWithCredentials(person)}</h1><p>${emailOf(person)}, +31 6 1234 5678, ${escapeMarkup(person.location)}</p>${section(person.headings.summary, `<p>${escapeMarkup(person.summary)}</p>`)}${section(
      person.headings.experience,
      person.jobs
        .map(
          (job) =>
            `<p><b>${escapeMarkup(job.company)}</b>, ${town(person)} — <i>${escapeMarkup(job.title)}</i></p><p><small>${escapeMarkup(datesOf(person, job))}</small></p>${list(job.points)}`,
        )
        .join(''),
    )}${section(person.headings.education, `<p>${escapeMarkup(person.education.join(', '))}</p>`)}${section(person.headings.certifications, person.certifications.map((name) => `<p>${escapeMarkup(name)}</p>`).join(''))}${section(person.headings.skills, `<p>${escapeMarkup(person.skills.join('; '))}</p>`)}`,
  );
};

/** Dates and town above title and company, distinguished only by typeface; skills in a dark column on the right. */
export const rightColumn = (person: Person) =>
  page(
    '.two{display:grid;grid-template-columns:1fr 190px;gap:26px}.side{background:#1d2b36;color:#fff;padding:12px}h2{text-transform:uppercase;letter-spacing:2px}',
    `<h1>${nameWithCredentials(person)}</h1><p>${escapeMarkup(person.role)}</p><div class="two"><div><h2>${person.headings.summary}</h2><p>${escapeMarkup(person.summary)}</p><h2>${person.headings.experience}</h2>${person.jobs
      .map(
        (job) =>
          `<p style="margin-top:6pt"><small>${escapeMarkup(datesOf(person, job))} – ${town(person)}</small></p><p><b>${escapeMarkup(job.title)}</b> ${escapeMarkup(job.company)}</p>${list(job.points)}`,
      )
      .join(
        '',
      )}<h2>${person.headings.education}</h2><p>${escapeMarkup(person.education.join(', '))}</p></div><div class="side"><p>${emailOf(person)}</p><p>${escapeMarkup(person.location)}</p><h2>${person.headings.skills}</h2>${person.skills.map((name) => `<p>${escapeMarkup(name)}</p>`).join('')}<h2>${person.headings.certifications}</h2>${person.certifications.map((name) => `<p style="margin-bottom:4pt">${escapeMarkup(name)}</p>`).join('')}</div></div>`,
  );

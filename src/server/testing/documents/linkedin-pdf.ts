/**
 * A fictional person's LinkedIn profile in the layout of 'Save to PDF': sidebar at the left, font sizes by kind of
 * line.
 */
import { type PlacedText, writePdf } from './pdf';

export interface LinkedInPerson {
  name: string;
  headline: string;
  location: string;
  username: string;
  skills: string[];
  languages: string[];
  certifications: string[];
  summary: string;
  experience: {
    company: string;
    roles: { title: string; dates: string; location: string; lines: string[] }[];
  }[];
  education: { school: string; degree: string }[];
}

const SIDEBAR = { x: 22, columns: 28 };
const MAIN = { x: 224, columns: 62 };
const TOP = 726;
const BOTTOM = 48;

/** Wraps text at blanks so that no line has more than `columns` characters. */
function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && `${line} ${word}`.length > columns) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return line ? [...lines, line] : lines;
}

/**
 * Writes the PDF of a profile.
 * @returns the bytes of the PDF
 */
export function linkedInPdf(person: LinkedInPerson): Uint8Array {
  const pages: PlacedText[][] = [[]];
  let page = 0;
  let y = 738;

  const put = (column: typeof MAIN, text: string, size: number, gap: number) => {
    for (const line of wrap(text, column.columns)) {
      if (y < BOTTOM) {
        page += 1;
        y = TOP;
      }
      pages[page] ??= [];
      pages[page]?.push({ x: column.x, y, size, text: line });
      y -= gap;
    }
  };
  const sidebar = (heading: string, lines: string[]) => {
    if (!lines.length) return;
    put(SIDEBAR, heading, 13, 20);
    for (const line of lines) put(SIDEBAR, line, 10.5, 17.5);
    y -= 18;
  };
  const section = (heading: string) => {
    y -= 20;
    put(MAIN, heading, 15.75, 28);
  };

  sidebar('Contact', [`www.linkedin.com/in/${person.username}`, '(LinkedIn)']);
  sidebar('Top Skills', person.skills);
  sidebar('Languages', person.languages);
  sidebar('Certifications', person.certifications);

  page = 0;
  y = TOP;
  put(MAIN, person.name, 26, 21);
  put(MAIN, person.headline, 12, 14);
  put(MAIN, person.location, 12, 20);
  section('Summary');
  put(MAIN, person.summary, 12, 18);
  section('Experience');
  for (const { company, roles } of person.experience) {
    put(MAIN, company, 12, 16);
    for (const role of roles) {
      put(MAIN, role.title, 11.5, 15);
      put(MAIN, role.dates, 10.5, 14);
      put(MAIN, role.location, 10.5, 18);
      for (const line of role.lines) put(MAIN, line, 10.5, 14);
      y -= 12;
    }
  }
  section('Education');
  for (const { school, degree } of person.education) {
    put(MAIN, school, 12, 15);
    put(MAIN, degree, 10.5, 24);
  }
  const count = pages.length;
  for (const [index, items] of pages.entries()) {
    items.push({ x: 400, y: 14, size: 9, text: `Page ${index + 1} of ${count}` });
  }
  return writePdf(pages);
}

/** A fictional person with enough of a career for every section of a profile. */
export const MARA: LinkedInPerson = {
  name: 'Mara Lindqvist',
  headline: 'Chief Operating Officer at Tanager Health',
  location: 'Singapore',
  username: 'mara-lindqvist',
  skills: ['Operating Model Design', 'Post-Merger Integration', 'Supply Chain Management'],
  languages: ['Swedish (Native or Bilingual)', 'English (Full Professional)'],
  certifications: ['Lean Six Sigma Black Belt', 'International Directors Programme'],
  summary:
    'I run operations for health and logistics companies that have outgrown the way they work. ' +
    'I have led teams of up to 310 people in Singapore, Indonesia and Vietnam. ' +
    'Founders call me when they are good at the product and tired of the company.',
  experience: [
    {
      company: 'Tanager Health',
      roles: [
        {
          title: 'Chief Operating Officer',
          dates: 'January 2016 - Present (8 years 2 months)',
          location: 'Singapore',
          lines: [
            '• Grew the company from 40 to 310 people across four countries while staff turnover stayed below 9%.',
            '• Set up the first weekly operating review, still run unchanged five years on.',
            '• Negotiated carrier contracts 11% below plan and saved US$4 million a year.',
            '• Led the integration of two acquired clinics within nine months.',
          ],
        },
      ],
    },
    {
      company: 'Harrow & Vale Logistics',
      roles: [
        {
          title: 'Vice President Operations',
          dates: 'March 2011 - December 2015 (4 years 10 months)',
          location: 'Gothenburg, Sweden',
          lines: [
            '• Rebuilt the regional network of six hubs and cut delivery times by 23%.',
            '• Opened Vietnam and Indonesia with local teams, on budget.',
          ],
        },
        {
          title: 'Operations Manager',
          dates: 'June 2007 - February 2011 (3 years 9 months)',
          location: 'Gothenburg, Sweden',
          lines: ['• Managed a warehouse team of 85 people and introduced lean methods on two sites.'],
        },
      ],
    },
  ],
  education: [
    { school: 'Chalmers University of Technology', degree: 'MSc, Industrial Engineering (2001 - 2006)' },
  ],
};

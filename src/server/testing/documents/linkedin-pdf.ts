/**
 * A fictional person's LinkedIn profile in the layout of 'Save to PDF': sidebar at the left, font sizes by kind of
 * line.
 */
import { type PlacedText, writePdf } from './pdf';

/** What the PDF states of a person. */
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

/** The two columns of a page: the left edge in points, as all measures here, and the characters of a line. */
const SIDEBAR = { x: 22, lineCharacters: 28 };
const MAIN = { x: 224, lineCharacters: 62 };
/** Height above the page's bottom of the first line of the sidebar, that of the main column, and the lowest line. */
const SIDEBAR_TOP = 738;
const MAIN_TOP = 726;
const BOTTOM = 48;

/** Wraps text at blanks so that no line has more than `maxCharacters`. */
function wrap(text: string, maxCharacters: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && `${line} ${word}`.length > maxCharacters) {
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
  let y = SIDEBAR_TOP;

  /** Puts a text at the present position. `size` is that of the font, `gap` the distance to the next line. */
  const put = (column: typeof MAIN, text: string, size: number, gap: number) => {
    for (const line of wrap(text, column.lineCharacters)) {
      if (y < BOTTOM) {
        page += 1;
        y = MAIN_TOP;
      }
      pages[page] ??= [];
      pages[page]?.push({ x: column.x, y, size, text: line });
      y -= gap;
    }
  };
  const putSidebarList = (heading: string, lines: string[]) => {
    if (!lines.length) return;
    put(SIDEBAR, heading, 13, 20);
    for (const line of lines) put(SIDEBAR, line, 10.5, 17.5);
    y -= 18;
  };
  const putSectionHeading = (heading: string) => {
    y -= 20;
    put(MAIN, heading, 15.75, 28);
  };

  putSidebarList('Contact', [`www.linkedin.com/in/${person.username}`, '(LinkedIn)']);
  putSidebarList('Top Skills', person.skills);
  putSidebarList('Languages', person.languages);
  putSidebarList('Certifications', person.certifications);

  page = 0;
  y = MAIN_TOP;
  put(MAIN, person.name, 26, 21);
  put(MAIN, person.headline, 12, 14);
  put(MAIN, person.location, 12, 20);
  putSectionHeading('Summary');
  put(MAIN, person.summary, 12, 18);
  putSectionHeading('Experience');
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
  putSectionHeading('Education');
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

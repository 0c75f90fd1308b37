import { expect, it } from 'vitest';
import { careerFacts } from '../testing/build';
import { degreesOf, highestDegree } from './degrees';

it('a degree of a school of continuing studies is complete', () => {
  const education = [
    { school: 'Velmont School of Continuing Studies', degree: 'MSc', field: 'Economics', end: '2007' },
    { school: 'Harbour University', degree: 'MSc', field: 'Economics, continuing', end: '2009' },
  ];
  expect(degreesOf(careerFacts({ name: 'Edda Norling', education })).map(({ text }) => text)).toEqual([
    'MSc, Economics, Velmont School of Continuing Studies',
  ]);
});

/** Degrees with the words of their entries, from which the reading may have cut what stands behind the degree. */
const quotedDegrees = (...entries: { degree: string; school: string; end?: string; quote: string }[]) => {
  const facts = careerFacts({ name: 'Edda Norling', education: entries });
  return {
    ...facts,
    education: facts.education.map((entry, at) => ({
      ...entry,
      spans: entry.spans.map((span) => ({ ...span, quote: entries[at]?.quote ?? '' })),
    })),
  };
};

it('a degree has the subject and the class of its line', () => {
  const facts = quotedDegrees(
    {
      degree: 'Bachelor of Engineering (BEng)',
      school: 'Velmont University',
      quote:
        'Bachelor of Engineering (BEng), Naval Engineering-Lower Second Class (2:2) - Velmont University',
    },
    {
      degree: 'BSc (Hons) Applied Mechanics -Upper',
      school: 'Harbour University',
      quote: 'BSc (Hons) Applied Mechanics -Upper Second Class Honours (2:1) · Harbour University',
    },
  );
  expect(degreesOf(facts).map(({ text }) => text)).toEqual([
    'Bachelor of Engineering (BEng), Naval Engineering, Lower Second Class (2:2), Velmont University',
    'BSc (Hons) Applied Mechanics, Upper Second Class Honours (2:1), Harbour University',
  ]);
});

it('a degree that has a class is complete, also in the last year of the record', () => {
  const facts = quotedDegrees({
    degree: 'BSc (Hons) Applied Mechanics',
    school: 'Harbour University',
    end: '2026',
    quote: 'BSc (Hons) Applied Mechanics - First Class Honours, 2026 · Harbour University',
  });
  expect(highestDegree(facts)?.degree).toBe('BSc in Applied Mechanics');
});

it('a school may be named by its acronym, and a school-leaving certificate is no degree', () => {
  const education = [
    { school: 'VNIT Corran', degree: 'MBA (HRM)', end: '2017' },
    { school: 'Corran Katedralskole', degree: 'Gymnasieeksamen', end: '2010' },
  ];
  expect(degreesOf(careerFacts({ name: 'Edda Norling', education })).map(({ text }) => text)).toEqual([
    'MBA (HRM), VNIT Corran',
  ]);
});

it('a degree without a school is listed, but mentioned in no sentence', () => {
  const facts = careerFacts({
    name: 'Edda Norling',
    education: [
      { school: '', degree: 'Master of Commerce' },
      { school: 'Velmont University', degree: 'Bachelor of Arts', field: 'Economics' },
      { school: 'Harbour University', degree: 'Informatik Bachelor Nicht abgeschlossen' },
      { school: 'Redwell College', degree: 'B.Sc Physics 3rd year discontinue' },
    ],
  });
  expect(degreesOf(facts).map(({ text }) => text)).toEqual([
    'Master of Commerce',
    'Bachelor of Arts, Economics, Velmont University',
  ]);
  expect(highestDegree(facts)?.school).toBe('Velmont University');
});

const highestDegreeOf = (
  education: { school: string; degree?: string; field?: string; end?: string }[],
  about: string[] = [],
) => {
  const held = highestDegree(careerFacts({ name: 'Edda Norling', education, about }));
  return held && `${held.degree}, ${held.school}`;
};

it.each([
  ['MBA', 'Managing Ports & Harbours', 'Velmont University', 'MBA, Velmont University'],
  [
    'B.Sc',
    'Business And Hotel Administration',
    'Velmont University',
    'B.Sc in Business and Hotel Administration, Velmont University',
  ],
  ['B.A.', 'Government', 'Velmont University', 'B.A. in Government, Velmont University'],
  [
    "Bachelor's degree",
    'Computer Engineering',
    'Orla University',
    "Bachelor's degree in Computer Engineering, Orla University",
  ],
  [
    'Bachelor of Technology (B.Tech.)',
    'Physics',
    'Velmont University',
    'Bachelor of Technology in Physics, Velmont University',
  ],
  [
    'Bachelor of Science (BSc)',
    'Physics',
    'Velmont University (VUAP)',
    'Bachelor of Science in Physics, Velmont University',
  ],
  ['Mini MBA', undefined, 'Orla School of Business', 'Mini MBA, Orla School of Business'],
  [
    "Master's degree",
    'Computer Science (Software Engineering)',
    'Orla University',
    "Master's degree in Computer Science, Orla University",
  ],
  ['Bachelor of Commerce', 'Honours (Statistics)', 'Orla University', undefined],
  [
    'Master of Business Administration - MBA',
    'E-Business - (Analytics)',
    'Orla University',
    'Master of Business Administration in E-Business, Orla University',
  ],
  [
    'BEng Mechanical Engineering',
    undefined,
    'Orla University',
    'BEng in Mechanical Engineering, Orla University',
  ],
  [
    'Masters in Management - Business Management',
    undefined,
    'Orla University',
    'Masters in Management, Orla University',
  ],
  ['B.Sc. Honours in Logistics', undefined, 'Orla University', 'B.Sc. Honours in Logistics, Orla University'],
  ['Postgraduate Degree', undefined, 'Orla University', undefined],
  ['Post Diploma', undefined, 'Orla University', undefined],
  ['B.A IIIrd Year', undefined, 'Orla University', undefined],
  ['M s @ o r l a . o r g', undefined, 'Orla University', undefined],
  ['Degree Awarded', undefined, 'Orla University', undefined],
  ['MS-Paint', undefined, 'Orla University', undefined],
  ['MBA', 'Finance', 'University Name', undefined],
  ['M.B.A. Finance', 'Management', 'Orla University', 'M.B.A. in Finance, Orla University'],
  ['Bsc. Finance', '', 'Orla University', 'BSc. in Finance, Orla University'],
  ['BSc. In Finance', 'Economics', 'Orla University', 'BSc. in Finance, Orla University'],
  ['M.COM-Regular', 'Finance', 'Orla University', 'M.COM in Finance, Orla University'],
  ['M.Com', 'Master of Commerce', 'Orla University', 'Master of Commerce, Orla University'],
  ['Diploma Networking', undefined, 'Orla University', 'Diploma in Networking, Orla University'],
  ['Three years Diploma', 'Electronics', 'Orla College', 'Diploma in Electronics, Orla College'],
  [
    'Bachelor of Computer Science Major',
    'Minor in Sociology',
    'Orla College, Affiliated to Velmont University',
    'Bachelor of Computer Science, Orla College',
  ],
  ["Bachelor's degree", undefined, 'Orla University', undefined],
])('the highest degree read as "%s", "%s" of %s is "%s"', (degree, field, school, expected) => {
  expect(highestDegreeOf([{ school, degree, ...(field ? { field } : {}) }])).toBe(expected);
});

it('a bachelor’s degree comes before a diploma, and the full stop of an abbreviation does not end a degree', () => {
  const education = [
    { school: 'Orla College', degree: 'Diploma in Computing', end: '2015' },
    { school: 'Velmont University', degree: 'B.Sc.', field: 'Physics', end: '2009' },
  ];
  const facts = careerFacts({
    name: 'Edda Norling',
    education,
    roles: [{ title: 'Plant Manager', organisation: 'Brillwater', start: '2018', end: '2020' }],
  });
  expect(highestDegree(facts)?.school).toBe('Velmont University');
  expect(degreesOf(facts)).toHaveLength(2);
});

it('a degree that is still being completed is not the highest one', () => {
  const education = [
    { school: 'Velmont University', degree: 'Master of Arts', field: 'History', end: '2018' },
  ];
  expect(highestDegreeOf(education, ['As I wrap up my Master’s degree, I turn to ports.'])).toBeUndefined();
});

it('a doctorate from a school with a short name comes before a master’s degree', () => {
  const facts = careerFacts({
    name: 'Edda Norling',
    education: [
      { school: 'Velmont University', degree: 'M.A.', field: 'History', end: '2004' },
      { school: 'UT Austin', degree: 'Ph.D.', field: 'Sociology (Politics & Ports)', end: '2010' },
    ],
    roles: [{ title: 'Plant Manager', organisation: 'Brillwater', start: '2018', end: '2020' }],
  });
  expect(highestDegree(facts)?.degree).toBe('Ph.D. in Sociology');
});

const listedDegrees = (education: { school: string; degree?: string; field?: string }[]) =>
  degreesOf(careerFacts({ name: 'Edda Norling', education })).map(({ text }) => text);

it.each([
  ['Mill Security ▪ Velmont State University', 'Master of Science, Mill Security, Velmont State University'],
  [
    'Mill Science (with Honors) Velmont State University',
    'Master of Science, Mill Science, Velmont State University',
  ],
  ['Communications & Mill Writing Velmont University', 'Master of Science'],
  ['Velmont College of Science Dean’s List', 'Master of Science'],
])('a school that was read with its subject or with an honour is told apart: %s', (school, line) => {
  expect(listedDegrees([{ school, degree: 'Master of Science' }])).toEqual([line]);
});

it.each([
  'Velmont School of Art & Design University',
  'Agricultural & Mechanical Norling University',
  'University of Arts and Design',
  'Harbour College',
])('the name of a school stays whole: %s', (school) => {
  expect(listedDegrees([{ school, degree: 'Master of Science' }])).toEqual([`Master of Science, ${school}`]);
});

it('a degree of two parts is listed with the abbreviation in brackets', () => {
  const degree = 'Bachelor of Medicine, Bachelor of Surgery (MBBS)';
  expect(listedDegrees([{ school: 'Velmont College', degree, field: 'Medicine' }])[0]).toContain(degree);
});

it.each(['A.S.', 'A.A.S.', 'B.S.E.', 'MBBS'])('an abbreviated degree is listed: %s', (degree) => {
  expect(listedDegrees([{ school: 'Velmont College', degree }])).toEqual([`${degree}, Velmont College`]);
});

it.each([
  [
    { degree: 'Bachelor of Science - Edda Varn School of Engineering', field: 'Logistics' },
    'Bachelor of Science, Logistics, Velmont University',
  ],
  [{ degree: 'BA', field: 'Psychology with courses, Engineering' }, 'BA, Psychology, Velmont University'],
  [
    { degree: 'A.S.', field: 'Medical Equipment Technician' },
    'A.S., Medical Equipment Technician, Velmont University',
  ],
])('a degree is listed without its faculty and further courses: %o', (entry, line) => {
  expect(listedDegrees([{ school: 'Velmont University', ...entry }])).toEqual([line]);
});

it('a labelled field needs no known words, and a degree may be of two schools', () => {
  const degrees = degreesOf(
    careerFacts({
      name: 'Edda Norling',
      source: 'linkedin-pdf',
      education: [
        { school: 'Velmont Polytechnic University & Harbour College', degree: 'BSc', end: '2001' },
        { school: 'Harbour College', degree: 'Técnico', field: 'Processamento de Grãos', end: '1997' },
      ],
      roles: [{ title: 'Planner', organisation: 'Brillwater', start: '2002', end: '2010' }],
    }),
  ).map(({ text }) => text);
  expect(degrees).toEqual([
    'BSc, Velmont Polytechnic University & Harbour College',
    'Técnico, Processamento de Grãos, Harbour College',
  ]);
});

/**
 * Resumes of people who do not exist, in layouts drawn at random: what the corpus has few of (forms, sentences, dates
 * in every place, titles before and after employers) is learnt from them too. The same seed gives the same documents.
 */
import type { DocumentLine } from '@/engine/read/layout/line';
import type { Label, LabelledRole } from './labels';
import { careerOf, type SyntheticJob } from './synthetic-career';
import { LEFT, lineOf, type Written } from './synthetic-lines';
import { type Draw, drawing } from './synthetic-words';

export interface SyntheticDocument {
  lines: DocumentLine[];
  label: Label;
}

/** `count` documents from one seed. */
export function syntheticDocuments(count: number, seed: number): SyntheticDocument[] {
  const draw = drawing(seed);
  return Array.from({ length: count }, () => documentOf(draw));
}

function documentOf(draw: Draw): SyntheticDocument {
  const jobs = careerOf(draw);
  const isWord = draw.chance(0.3);
  const heading = (text: string): Written => ({
    cells: [draw.chance(0.5) ? text.toUpperCase() : text],
    strong: true,
    gap: 2.6,
  });
  const work = [
    ...(draw.chance(0.15)
      ? [heading(draw.one(['Where I was', 'Assignments so far', 'My journey']))]
      : [
          heading(
            draw.one(['Experience', 'Work Experience', 'Professional Experience', 'Employment History']),
          ),
        ]),
    ...entriesOf(draw, jobs),
  ];
  const school = [
    heading(draw.one(['Education', 'Academic Background', 'Qualifications'])),
    ...draw.some(1, 3).flatMap(() => educationOf(draw)),
  ];
  const skills = [heading('Skills'), { cells: ['Planning, Reporting, Negotiation, Budgeting'] }];
  const head: Written[] = [
    { cells: [draw.person()], strong: true, size: 16 },
    { cells: [`${draw.place()} | mail@example.com`] },
    heading('Summary'),
    { cells: [draw.sentence()] },
  ];
  const rest = draw.chance(0.5) ? [...work, ...school, ...skills] : [...school, ...work, ...skills];
  return {
    lines: [...head, ...rest].map((written) => lineOf(written, isWord)),
    label: {
      kind: 'synthetic',
      companies: [...new Set(jobs.map(({ employer }) => employer))],
      roles: jobs.map(({ title, employer, start, end }): LabelledRole => ({ title, employer, start, end })),
    },
  };
}

function educationOf(draw: Draw): Written[] {
  const school = draw.school();
  const degree = draw.degree();
  const year = draw.year();
  return draw.one<() => Written[]>([
    () => [{ cells: [`${degree}, ${school}`, `${year} - ${year + 3}`], gap: 1.8 }],
    () => [{ cells: [school, String(year)], strong: true, gap: 1.8 }, { cells: [degree] }],
    () => [{ cells: [`${year - 3}-${year}`, `${degree} at ${school}`], gap: 1.8 }],
  ])();
}

/** All jobs in one layout, as a document has it. */
function entriesOf(draw: Draw, jobs: readonly SyntheticJob[]): Written[] {
  const layout = draw.one([
    inLines,
    inLines,
    inLines,
    inOneLine,
    inOneLine,
    inSentences,
    inForms,
    inForms,
    inTables,
    inLists,
    underEmployers,
  ])(draw);
  const spacing = draw.one([1.8, 2.4, 3.2]);
  const body = bodyOf(draw);
  return jobs.flatMap((job, index) => {
    const [first, ...more] = layout(job, jobs[index - 1], index);
    return [...(first ? [{ ...first, gap: spacing }] : []), ...more, ...body(job)];
  });
}

type Layout = (job: SyntheticJob, before: SyntheticJob | undefined, index: number) => Written[];

function bodyOf(draw: Draw): (job: SyntheticJob) => Written[] {
  const bullet = draw.chance(0.7);
  const hasProjects = draw.chance(0.15);
  const gap = draw.one([1.2, 1.2, 1.5]);
  return (job) => [
    ...(draw.chance(0.15) ? [{ cells: ['Responsibilities:'], strong: draw.chance(0.5) }] : []),
    ...draw.some(0, 4).map((): Written => ({ cells: [draw.sentence()], bullet, gap })),
    ...(hasProjects
      ? [
          { cells: [`Project: ${draw.stem()} ${draw.one(['Tower', 'Terminal', 'Plant', 'Portal'])}`] },
          { cells: [`Client: ${draw.employer()}`] },
          ...(draw.chance(0.5) ? [{ cells: [`Duration: ${job.range}`] }] : []),
        ]
      : []),
  ];
}

/** Title, employer and dates in two or three lines. */
function inLines(draw: Draw): Layout {
  const titleFirst = draw.chance(0.5);
  const strongFirst = draw.chance(0.6);
  const strongSecond = draw.chance(0.2);
  const placed = draw.one(['none', 'none', 'employer', 'line', 'cell', 'before']);
  const dates = draw.one(['first', 'first', 'second', 'second', 'above', 'below', 'margin']);
  const join = draw.one([', ', ' - ', ' | ', ' – ']);
  const sector = draw.chance(0.12);
  const bracket = draw.chance(0.15);
  return ({ title, employer, place, range: plain }) => {
    const range = bracket ? `(${plain})` : plain;
    const named = placed === 'employer' ? `${employer}${join}${place}` : employer;
    const texts = titleFirst ? [title, named] : [named, title];
    const first: Written = { cells: [texts[0] ?? ''], strong: strongFirst };
    const second: Written = { cells: [texts[1] ?? ''], strong: strongSecond };
    if (placed === 'before') (titleFirst ? second : first).cells.unshift(place);
    if (placed === 'cell') (titleFirst ? second : first).cells.push(place);
    if (dates === 'first' && first.cells.length === 1) first.cells.push(range);
    else if (dates === 'second' || dates === 'first') second.cells.push(range);
    if (dates === 'margin') {
      first.cells.unshift(range);
      second.x = LEFT + 90;
    }
    const middle: Written[] = sector ? [{ cells: [draw.sector()] }] : [];
    return [
      ...(dates === 'above' ? [{ cells: [range] }] : []),
      first,
      ...middle,
      second,
      ...(placed === 'line' ? [{ cells: [place] }] : []),
      ...(dates === 'below' ? [{ cells: [range] }] : []),
    ];
  };
}

/** Everything in one line. */
function inOneLine(draw: Draw): Layout {
  const titleFirst = draw.chance(0.55);
  const join = draw.one([', ', ' - ', ' – ', ' | ', '- ', ' at ', ' / ', ': ']);
  const placed = draw.chance(0.4);
  const comma = draw.one([', ', ' - ', ', ']);
  const strong = draw.chance(0.5);
  const dates = draw.one(['cell', 'cell', 'brackets', 'below', 'above', 'margin', 'after', 'before']);
  const numbered = draw.chance(0.15);
  return ({ title, employer, place, range }, _, index) => {
    const isAt = join === ' at ';
    const named = placed ? `${employer}${comma}${place}` : employer;
    const text = titleFirst || isAt ? `${title}${join}${named}` : `${named}${join}${title}`;
    const lead = numbered ? `${index + 1}. ${text}` : text;
    if (dates === 'cell') return [{ cells: [lead, range], strong }];
    if (dates === 'brackets') return [{ cells: [`${lead} (${range})`], strong }];
    if (dates === 'after') return [{ cells: [`${lead}${comma}${range}`], strong }];
    if (dates === 'before') return [{ cells: [`${range}${draw.one([': ', ' – ', ', '])}${text}`], strong }];
    if (dates === 'below') return [{ cells: [lead], strong }, { cells: [range] }];
    if (dates === 'above') return [{ cells: [range] }, { cells: [lead], strong }];
    return [{ cells: [range, lead], strong }];
  };
}

function inSentences(draw: Draw): Layout {
  const bullet = draw.chance(0.6);
  const quote = draw.chance(0.25);
  const pattern = draw.one([0, 1, 2, 3, 4, 5, 5, 6, 7]);
  return ({ title, employer, place, from, to, isPresent }, _, index) => {
    const marked = quote ? `“${title}”` : title;
    const named = employer;
    const where = draw.chance(0.4) ? `${employer}, ${place}` : employer;
    const verb = isPresent
      ? draw.one(['Currently working', 'Presently working', 'Working', 'I am working'])
      : draw.one(['Worked', 'I worked', 'I have worked', 'Had worked', 'Worked']);
    const an = /^[aeiou]/i.test(title) ? 'an' : 'a';
    const sentences = [
      `${verb} as ${an} ${marked} ${draw.one(['at', 'in', 'with', 'for'])} ${where} from ${from} to ${to}.`,
      `${verb} ${draw.one(['at', 'with', 'in'])} ${where} as ${an} ${marked} from ${from} to ${to}`,
      `${from} to ${to} ${verb.toLowerCase()} with M/s. ${where} as ${marked}`,
      `${index + 1}. ${verb} as ${marked} in ${where} (${from} to ${to})`,
      `${title} in ${where} ${from} to ${to}`,
      `${verb} as ${marked} ${draw.one(['at', 'in'])} ${where}`,
      `${from} – ${to} as ${an} ${marked} for ${where}`,
      `${named} ${verb.toLowerCase()} as ${marked} ${draw.one(['from', 'since', 'for the period of'])} ${from} to ${to}`,
    ];
    return [
      { cells: [sentences[pattern] ?? ''], bullet },
      ...(pattern === 5 ? [{ cells: [`${draw.one(['From', 'During', 'Period:'])} ${from} to ${to}`] }] : []),
    ];
  };
}

/** Layout with a label next to each value. */
function inForms(draw: Draw): Layout {
  const labels = {
    employer: draw.one([
      'Company',
      'Company Name',
      'Organization',
      'Organisation',
      'Employer',
      'Name of the Company',
      'Company Name & Address',
    ]),
    title: draw.one(['Designation', 'Position', 'Role', 'Job Title', 'Position Held', 'Post', 'Title']),
    dates: draw.one(['Duration', 'Period', 'Tenure', 'Dates', 'Working Period', 'From - To']),
    place: draw.one(['Location', 'Place', 'City']),
  };
  const capitals = draw.chance(0.2);
  const inCells = draw.chance(0.6);
  const strong = draw.chance(0.4);
  const order = draw.shuffled(['employer', 'title', 'dates'] as const);
  const variant = draw.one(['all', 'all', 'employer bare', 'dates bare', 'dates behind']);
  const placed = draw.chance(0.3);
  const client = draw.chance(0.2);
  return ({ title, employer, place, range }) => {
    const row = (label: string, value: string): Written => {
      const name = capitals ? label.toUpperCase() : label;
      return { cells: inCells ? [`${name}:`, value] : [`${name}: ${value}`], strong };
    };
    const rows: Record<'employer' | 'title' | 'dates', Written[]> = {
      employer: [
        variant === 'employer bare' ? { cells: [employer], strong: true } : row(labels.employer, employer),
      ],
      title: [
        row(
          labels.title,
          variant === 'dates behind' ? `${title} ${draw.one(['from ', '- ', '('])}${range}` : title,
        ),
      ],
      dates:
        variant === 'dates behind'
          ? []
          : [variant === 'dates bare' ? { cells: [range], strong: true } : row(labels.dates, range)],
    };
    const kept =
      variant === 'employer bare' ? ['employer', ...order.filter((key) => key !== 'employer')] : [...order];
    return [
      ...kept.flatMap((key) => rows[key as keyof typeof rows]),
      ...(placed ? [row(labels.place, place)] : []),
      ...(client ? [row('Client', draw.employer())] : []),
    ];
  };
}

/** A table with a row for each post, its columns in any order. */
function inTables(draw: Draw): Layout {
  const order = draw.shuffled([
    'employer',
    'title',
    'dates',
    ...(draw.chance(0.3) ? ['place'] : []),
  ] as const);
  const numbered = draw.chance(0.3);
  return ({ title, employer, place, range }, _, index) => {
    const values = { employer, title, dates: range, place };
    const cells = order.map((key) => values[key as keyof typeof values]);
    return [{ cells: numbered ? [`${index + 1}.`, ...cells] : cells, gap: 1.4 }];
  };
}

/** Layout with an item of a list for each role, many without dates. */
function inLists(draw: Draw): Layout {
  const bullet = draw.chance(0.8);
  const between = draw.one([' in ', ' in ', ' at ', ' – ', ', ', ' / ']);
  const dated = draw.one([0, 0.4, 0.8]);
  const placed = draw.one(['none', ' / ', ', ', ' - ']);
  return ({ title, employer, place, from, to }) => {
    const where = placed === 'none' ? employer : `${employer}${placed}${place}`;
    const dates = draw.chance(dated) ? ` ${from} - ${to}` : '';
    return [{ cells: [`${title}${between}${where}${dates}`], bullet, gap: 1.2 }];
  };
}

/** An employer once, its posts below it. */
function underEmployers(draw: Draw): Layout {
  const inner = draw.one(['cell', 'cell', 'below', 'brackets']);
  const strong = draw.chance(0.7);
  const placed = draw.chance(0.4);
  return ({ title, employer, place, range }, before) => {
    const isSame = before?.employer === employer;
    const head: Written[] = isSame ? [] : [{ cells: placed ? [employer, place] : [employer], strong }];
    const post: Written[] =
      inner === 'cell'
        ? [{ cells: [title, range], gap: 1.5 }]
        : inner === 'brackets'
          ? [{ cells: [`${title} (${range})`], gap: 1.5 }]
          : [{ cells: [title], gap: 1.5 }, { cells: [range] }];
    return [...head, ...post];
  };
}

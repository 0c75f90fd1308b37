/** Layouts of synthetic entries: the order and separators of title, employer, place and dates. */
import type { SyntheticJob } from './career';
import { LEFT, type WrittenLine } from './lines';
import type { Draw } from './words';

/**
 * Writes the lines of one job, without its statements.
 * @param previousJob the job of the entry above
 */
type Layout = (job: SyntheticJob, previousJob: SyntheticJob | undefined, index: number) => WrittenLine[];

/** Title, employer and dates in two or three lines. */
function inLines(draw: Draw): Layout {
  const titleFirst = draw.chance(0.5);
  const strongFirst = draw.chance(0.6);
  const strongSecond = draw.chance(0.2);
  const placePosition = draw.one(['none', 'none', 'employer', 'line', 'cell', 'before']);
  const dates = draw.one(['first', 'first', 'second', 'second', 'above', 'below', 'margin']);
  const join = draw.one([', ', ' - ', ' | ', ' – ']);
  const sector = draw.chance(0.12);
  const inBrackets = draw.chance(0.15);
  return ({ title, employer, place, range: plain }) => {
    const range = inBrackets ? `(${plain})` : plain;
    const employerText = placePosition === 'employer' ? `${employer}${join}${place}` : employer;
    const texts = titleFirst ? [title, employerText] : [employerText, title];
    const first: WrittenLine = { cells: [texts[0] ?? ''], strong: strongFirst };
    const second: WrittenLine = { cells: [texts[1] ?? ''], strong: strongSecond };
    if (placePosition === 'before') (titleFirst ? second : first).cells.unshift(place);
    if (placePosition === 'cell') (titleFirst ? second : first).cells.push(place);
    if (dates === 'first' && first.cells.length === 1) first.cells.push(range);
    else if (dates === 'second' || dates === 'first') second.cells.push(range);
    if (dates === 'margin') {
      first.cells.unshift(range);
      second.x = LEFT + 90;
    }
    const middle: WrittenLine[] = sector ? [{ cells: [draw.sector()] }] : [];
    return [
      ...(dates === 'above' ? [{ cells: [range] }] : []),
      first,
      ...middle,
      second,
      ...(placePosition === 'line' ? [{ cells: [place] }] : []),
      ...(dates === 'below' ? [{ cells: [range] }] : []),
    ];
  };
}

/** Everything on one line. */
function inOneLine(draw: Draw): Layout {
  const titleFirst = draw.chance(0.55);
  const join = draw.one([', ', ' - ', ' – ', ' | ', '- ', ' at ', ' / ', ': ']);
  const hasPlace = draw.chance(0.4);
  const comma = draw.one([', ', ' - ', ', ']);
  const strong = draw.chance(0.5);
  const dates = draw.one(['cell', 'cell', 'brackets', 'below', 'above', 'margin', 'after', 'before']);
  const isNumbered = draw.chance(0.15);
  return ({ title, employer, place, range }, _, index) => {
    const isAt = join === ' at ';
    const employerText = hasPlace ? `${employer}${comma}${place}` : employer;
    const text = titleFirst || isAt ? `${title}${join}${employerText}` : `${employerText}${join}${title}`;
    const lead = isNumbered ? `${index + 1}. ${text}` : text;
    if (dates === 'cell') return [{ cells: [lead, range], strong }];
    if (dates === 'brackets') return [{ cells: [`${lead} (${range})`], strong }];
    if (dates === 'after') return [{ cells: [`${lead}${comma}${range}`], strong }];
    if (dates === 'before') return [{ cells: [`${range}${draw.one([': ', ' – ', ', '])}${text}`], strong }];
    if (dates === 'below') return [{ cells: [lead], strong }, { cells: [range] }];
    if (dates === 'above') return [{ cells: [range] }, { cells: [lead], strong }];
    return [{ cells: [range, lead], strong }];
  };
}

/** A sentence for each post, in one of several wordings; one of them has the dates in a line of their own. */
function inSentences(draw: Draw): Layout {
  const bullet = draw.chance(0.6);
  const quote = draw.chance(0.25);
  const pattern = draw.one([0, 1, 2, 3, 4, 5, 5, 6, 7]);
  return ({ title, employer, place, from, to, isPresent }, _, index) => {
    const titleText = quote ? `“${title}”` : title;
    const employerName = employer;
    const where = draw.chance(0.4) ? `${employer}, ${place}` : employer;
    const verb = isPresent
      ? draw.one(['Currently working', 'Presently working', 'Working', 'I am working'])
      : draw.one(['Worked', 'I worked', 'I have worked', 'Had worked', 'Worked']);
    const an = /^[aeiou]/i.test(title) ? 'an' : 'a';
    const sentences = [
      `${verb} as ${an} ${titleText} ${draw.one(['at', 'in', 'with', 'for'])} ${where} from ${from} to ${to}.`,
      `${verb} ${draw.one(['at', 'with', 'in'])} ${where} as ${an} ${titleText} from ${from} to ${to}`,
      `${from} to ${to} ${verb.toLowerCase()} with M/s. ${where} as ${titleText}`,
      `${index + 1}. ${verb} as ${titleText} in ${where} (${from} to ${to})`,
      `${title} in ${where} ${from} to ${to}`,
      `${verb} as ${titleText} ${draw.one(['at', 'in'])} ${where}`,
      `${from} – ${to} as ${an} ${titleText} for ${where}`,
      `${employerName} ${verb.toLowerCase()} as ${titleText} ${draw.one(['from', 'since', 'for the period of'])} ${from} to ${to}`,
    ];
    return [
      { cells: [sentences[pattern] ?? ''], bullet },
      ...(pattern === 5 ? [{ cells: [`${draw.one(['From', 'During', 'Period:'])} ${from} to ${to}`] }] : []),
    ];
  };
}

/** A form: a label next to each value. */
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
  const hasPlace = draw.chance(0.3);
  const client = draw.chance(0.2);
  return ({ title, employer, place, range }) => {
    const row = (label: string, value: string): WrittenLine => {
      const name = capitals ? label.toUpperCase() : label;
      return { cells: inCells ? [`${name}:`, value] : [`${name}: ${value}`], strong };
    };
    const rows: Record<'employer' | 'title' | 'dates', WrittenLine[]> = {
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
    const keys =
      variant === 'employer bare' ? ['employer', ...order.filter((key) => key !== 'employer')] : [...order];
    return [
      ...keys.flatMap((key) => rows[key as keyof typeof rows]),
      ...(hasPlace ? [row(labels.place, place)] : []),
      ...(client ? [row('Client', draw.employer())] : []),
    ];
  };
}

/** A table with a row for each post, and columns in any order. */
function inTables(draw: Draw): Layout {
  const order = draw.shuffled([
    'employer',
    'title',
    'dates',
    ...(draw.chance(0.3) ? ['place'] : []),
  ] as const);
  const isNumbered = draw.chance(0.3);
  return ({ title, employer, place, range }, _, index) => {
    const values = { employer, title, dates: range, place };
    const cells = order.map((key) => values[key as keyof typeof values]);
    return [{ cells: isNumbered ? [`${index + 1}.`, ...cells] : cells, gap: 1.4 }];
  };
}

/** A list item for each role, often without dates. */
function inLists(draw: Draw): Layout {
  const bullet = draw.chance(0.8);
  const between = draw.one([' in ', ' in ', ' at ', ' – ', ', ', ' / ']);
  const datesShare = draw.one([0, 0.4, 0.8]);
  const placeSeparator = draw.one(['none', ' / ', ', ', ' - ']);
  return ({ title, employer, place, from, to }) => {
    const where = placeSeparator === 'none' ? employer : `${employer}${placeSeparator}${place}`;
    const dates = draw.chance(datesShare) ? ` ${from} - ${to}` : '';
    return [{ cells: [`${title}${between}${where}${dates}`], bullet, gap: 1.2 }];
  };
}

/** Each employer once, with its posts below. */
function underEmployers(draw: Draw): Layout {
  const datesPlacement = draw.one(['cell', 'cell', 'below', 'brackets']);
  const strong = draw.chance(0.7);
  const hasPlace = draw.chance(0.4);
  return ({ title, employer, place, range }, previousJob) => {
    const isSame = previousJob?.employer === employer;
    const head: WrittenLine[] = isSame ? [] : [{ cells: hasPlace ? [employer, place] : [employer], strong }];
    const post: WrittenLine[] =
      datesPlacement === 'cell'
        ? [{ cells: [title, range], gap: 1.5 }]
        : datesPlacement === 'brackets'
          ? [{ cells: [`${title} (${range})`], gap: 1.5 }]
          : [{ cells: [title], gap: 1.5 }, { cells: [range] }];
    return [...head, ...post];
  };
}

/**
 * Functions that each draw the details of one document's layout. Layouts that are common in resumes are
 * listed several times.
 */
export const LAYOUTS: readonly ((draw: Draw) => Layout)[] = [
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
];

/**
 * The font sizes of LinkedIn's 'Save to PDF', in points. LinkedIn writes them alike in every language, so they tell the
 * kinds of text apart where words cannot.
 */

/** Font sizes of the current layout. */
export const CURRENT_FONT_SIZES = {
  name: 26,
  mainHeading: 15.75,
  sidebarHeading: 13,
  /** Also of schools, of the headline and of the paragraphs below 'Summary'. */
  company: 12,
  title: 11.5,
  /** Dates, places, descriptions, and the entries of the sidebar. */
  detail: 10.5,
  /** Of contact data, and of the number of the page. */
  others: [11, 10, 9],
};

/** Font sizes of the classic layout, of 2017 and before. */
export const CLASSIC_FONT_SIZES = { name: 20, heading: 16, title: 13 };

/** A size differs by less than this from the expected one, in points, since writers of PDF round it. */
const FONT_SIZE_TOLERANCE_POINTS = 0.3;

/** Whether a size is the expected one, both in points. */
export const isFontSize = (size: number, expected: number) =>
  Math.abs(size - expected) < FONT_SIZE_TOLERANCE_POINTS;

/** Lower bounds, in points, of the sizes of each kind of text in the current layout. */
const CURRENT_BOUNDS = { name: 20, mainHeading: 14.5, sidebarHeading: 12.6, company: 11.75, title: 11.25 };
/** Lower bounds, in points, of the sizes of each kind of text in the classic layout. */
const CLASSIC_BOUNDS = { name: 18, heading: 14.5 };

interface TextWithSize {
  /** In points. */
  size: number;
}

/** Whether a text of the current layout has the size of the person's name. */
export const isNameSize = ({ size }: TextWithSize) => size > CURRENT_BOUNDS.name;

/** Whether a text of the main column has the size of a section's heading. */
export const isMainHeadingSize = ({ size }: TextWithSize) =>
  size > CURRENT_BOUNDS.mainHeading && size <= CURRENT_BOUNDS.name;

/** Whether a text of the sidebar has the size of a section's heading. */
export const isSidebarHeadingSize = ({ size }: TextWithSize) =>
  size > CURRENT_BOUNDS.sidebarHeading && size < CURRENT_BOUNDS.mainHeading;

/** Whether a text of the main column is as large as a company or a school. */
export const isCompanySize = ({ size }: TextWithSize) => size > CURRENT_BOUNDS.company;

/** Whether a text of the main column has the size of a role's title. */
export const isTitleSize = ({ size }: TextWithSize) =>
  size > CURRENT_BOUNDS.title && size <= CURRENT_BOUNDS.company;

/** Whether a text of the classic layout has the size of the person's name, which no other text has. */
export const isClassicNameSize = ({ size }: TextWithSize) => size > CLASSIC_BOUNDS.name;

/** Whether a text of the classic layout has the size of a section's heading. */
export const isClassicHeadingSize = ({ size }: TextWithSize) =>
  size > CLASSIC_BOUNDS.heading && size <= CLASSIC_BOUNDS.name;

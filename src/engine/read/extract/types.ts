/** The output of extraction in one of five shapes, each with what is known of where its text stands. */
import type { OnPage } from '../inputs';

export interface ExtractOptions {
  onPage?: OnPage;
  /** The file was made by LinkedIn, which hides no text, so its pages are not examined for invisible text. */
  trusted?: boolean;
}

/**
 * A run of text on a page of a PDF or recognised picture. Lengths are points; `y` is the baseline, measured from the
 * top of the page.
 */
export interface TextItem {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  /** Id of the typeface: equal ids within one document mean the same typeface. */
  font: string;
  rtl: boolean;
}

/** A page of a PDF, or a recognised picture. Lengths are points; `number` is 1-based. */
export interface Page {
  number: number;
  width: number;
  height: number;
  items: TextItem[];
}

/** A paragraph of a text document, slide or web page; `cells` are its parts between tabs or table borders. */
export interface Paragraph {
  cells: string[];
  bold: boolean;
  /** Points; 0 if the format does not say. */
  size: number;
  bullet: boolean;
  /** Whether an empty paragraph or another break precedes it. */
  spaced: boolean;
  /** Whether it has a heading style. */
  heading: boolean;
  /** Number of the flow of text. Columns of a layout, text boxes and headers are separate flows. */
  flow: number;
  /** 1-based slide, where the format has slides. */
  page?: number;
}

/** A sheet of a spreadsheet: rows of cells as displayed, starting at the first row and column. */
export interface Sheet {
  name: string;
  rows: string[][];
}

/**
 * A CSV file of an archive: `name` as in the archive without folders, and `rows` with cells in the order of `header`.
 */
export interface Table {
  name: string;
  header: string[];
  rows: string[][];
}

/** The texts of one entry of a JSON Resume, and its lists of texts, by the names that the format gives them. */
export interface JsonResumeEntry {
  texts: Record<string, string>;
  lists: Record<string, string[]>;
}

export interface JsonResume {
  basics: JsonResumeEntry;
  place: JsonResumeEntry;
  profiles: JsonResumeEntry[];
  /** Keyed by the format's names: 'work', 'education' and so on. */
  sections: Record<string, JsonResumeEntry[]>;
}

export type Extracted =
  /** `author` is the author that the file's metadata names, who need not be the person. */
  | { kind: 'pages'; pages: Page[]; pageCount: number; author?: string }
  /** `notes`, such as a speaker's, are read as sentences and never as sections. */
  | { kind: 'paragraphs'; paragraphs: Paragraph[]; notes?: Paragraph[]; author?: string }
  | { kind: 'tables'; tables: Table[] }
  | { kind: 'sheets'; sheets: Sheet[] }
  | { kind: 'json-resume'; resume: JsonResume };

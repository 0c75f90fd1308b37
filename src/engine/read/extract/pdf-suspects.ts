/**
 * A quick test whether a PDF may contain text that readers cannot see. Examining every run of a page takes as
 * long as reading it, so the operators are searched first for text drawn in white, without ink or
 * transparently.
 */
import { inflateSync } from 'node:zlib';

/** Maximum inflated bytes of all streams; pages of a larger file are examined without this quick look. */
const MAX_INFLATED_BYTES = 32 * 1024 * 1024;
/** Maximum length of the dictionary before a stream that is looked at. */
const MAX_DICTIONARY_BYTES = 400;
/** A number by which a PDF paints (nearly) white: one component of red, green and blue, or a level of grey. */
const FULL_COMPONENT_SOURCE = String.raw`(?:1(?:\.0*)?|0?\.9[5-9]\d*)`;
/** A number by which a PDF paints (nearly) white as one component of cyan, magenta, yellow and black. */
const EMPTY_COMPONENT_SOURCE = String.raw`(?:0(?:\.0*)?|0?\.0[0-4]\d*|\.0+)`;
const NUMBER_SOURCE = String.raw`[\d.+-]{1,20}`;
const times = (part: string, count: number) => Array(count).fill(part).join(String.raw`\s{1,9}`);
const SPACE_SOURCE = String.raw`\s{1,9}`;
/** The operands before each operator that may paint white. */
const WHITE_OPERAND_SOURCES = {
  rg: times(FULL_COMPONENT_SOURCE, 3),
  g: FULL_COMPONENT_SOURCE,
  k: times(EMPTY_COMPONENT_SOURCE, 4),
};
const WHITE_FILL_SOURCE = `${WHITE_OPERAND_SOURCES.rg}${SPACE_SOURCE}(?:rg|scn?)|${WHITE_OPERAND_SOURCES.g}${SPACE_SOURCE}(?:g|scn?)|${WHITE_OPERAND_SOURCES.k}${SPACE_SOURCE}(?:k|scn?)`;
const INKLESS_TEXT_MODE_SOURCE = '[37]\\s{1,9}Tr';
/** Before an operator or operand there is white space, a closing bracket, or nothing. */
const OPERATOR_START_SOURCE = String.raw`(?<![^\s\])>])`;
const standingAlone = (operators: string) => `${OPERATOR_START_SOURCE}(?:${operators})(?![^\\s\\[(</])`;
/** Most streams hide nothing: a search for these operators shows that sooner than following all of them in order. */
const MAY_HIDE_TEXT_PATTERN = new RegExp(standingAlone(`${WHITE_FILL_SOURCE}|${INKLESS_TEXT_MODE_SOURCE}`));
/** Operators that set a colour, set a text mode, save and restore the state, or show text. */
const OPERATOR_PATTERN = new RegExp(
  `(?=[rgkscTqQ'"])${standingAlone(`rg|g|k|scn?|cs|Tr|q|Q|T[jJ]|['"]`)}`,
  'g',
);
/** Operands of an operator, which are searched for backwards from it: most operators have none that matter. */
const patternBefore = (operands: string) =>
  new RegExp(`(?<=${OPERATOR_START_SOURCE}(?:${operands})${SPACE_SOURCE})`, 'y');
const ANY_WHITE_PATTERN = patternBefore(Object.values(WHITE_OPERAND_SOURCES).join('|'));
const WHITE_PATTERN_BY_OPERATOR: Readonly<Record<string, RegExp>> = {
  rg: patternBefore(WHITE_OPERAND_SOURCES.rg),
  g: patternBefore(WHITE_OPERAND_SOURCES.g),
  k: patternBefore(WHITE_OPERAND_SOURCES.k),
  sc: ANY_WHITE_PATTERN,
  scn: ANY_WHITE_PATTERN,
};
const NUMBER_BEFORE_PATTERN = patternBefore(NUMBER_SOURCE);
const NAME_BEFORE_PATTERN = patternBefore(String.raw`/\w{1,40}`);
const INKLESS_BEFORE_PATTERN = patternBefore('[37]');
const INK_BEFORE_PATTERN = patternBefore('[0-24-6]');
const TRANSPARENT_PATTERN = /\/ca\s{0,9}(?:0(?:\.0\d*)?|\.0\d*)(?=[\s/>])/;

/** Whether a file may draw text that readers cannot see. Takes time in proportion to the number of bytes. */
export function mayHideText(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let remainingBytes = MAX_INFLATED_BYTES;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    const head = file.toString('latin1', Math.max(0, at - MAX_DICTIONARY_BYTES), at);
    const dictionary = head.slice(head.lastIndexOf(' obj'));
    const start = at + (file[at + 6] === 13 ? 8 : 7);
    const end = file.indexOf('endstream', start);
    if (end < 0) return true;
    at = end + 3;
    if (/\/Subtype\s{0,9}\/Image|\/FontFile|\/Length1\b|\/Type\s{0,9}\/XRef/.test(dictionary)) continue;
    const text = inflateContent(file.subarray(start, end), dictionary, remainingBytes);
    if (text === undefined) return true;
    remainingBytes -= text.length;
    if (drawsInvisibleText(text)) return true;
  }
  // Most files never set the key, and need not become a text to be searched for its value.
  return file.includes('/ca') && TRANSPARENT_PATTERN.test(file.toString('latin1'));
}

/**
 * Inflates the content of a stream, if it is compressed; undefined if it is damaged, compressed by another method than
 * Flate, or longer than `maxBytes`.
 */
function inflateContent(stream: Buffer, dictionary: string, maxBytes: number): string | undefined {
  if (!dictionary.includes('/Filter'))
    return stream.length <= maxBytes ? stream.toString('latin1') : undefined;
  if (!dictionary.includes('/FlateDecode') || /Crypt|ASCII|LZW|RunLength/.test(dictionary)) return;
  try {
    return inflateSync(stream, { maxOutputLength: Math.max(1, maxBytes) }).toString('latin1');
  } catch {
    return;
  }
}

interface Pen {
  white: boolean;
  inkless: boolean;
}

/** Whether the operators of a stream show text in white or without ink, or set full transparency. */
function drawsInvisibleText(operators: string): boolean {
  if (TRANSPARENT_PATTERN.test(operators)) return true;
  if (!MAY_HIDE_TEXT_PATTERN.test(operators)) return false;
  const stack: Pen[] = [];
  let pen: Pen = { white: false, inkless: false };
  for (const { 0: operator, index } of operators.matchAll(OPERATOR_PATTERN)) {
    const follows = (operands: RegExp) => {
      operands.lastIndex = index;
      return operands.test(operators);
    };
    if (operator === 'q') stack.push(pen);
    else if (operator === 'Q') pen = stack.pop() ?? pen;
    else if (TEXT_OPERATORS.has(operator)) {
      if (pen.white || pen.inkless) return true;
    } else if (operator === 'Tr') {
      if (follows(INKLESS_BEFORE_PATTERN)) pen = { ...pen, inkless: true };
      else if (follows(INK_BEFORE_PATTERN)) pen = { ...pen, inkless: false };
    } else {
      const white = WHITE_PATTERN_BY_OPERATOR[operator];
      if (white && follows(white)) pen = { ...pen, white: true };
      else if (pen.white && setsColour(operator, follows)) pen = { ...pen, white: false };
    }
  }
  return false;
}

const TEXT_OPERATORS: ReadonlySet<string> = new Set(['TJ', 'Tj', "'", '"']);

const setsColour = (operator: string, follows: (operands: RegExp) => boolean) =>
  (operator !== 'cs' && follows(NUMBER_BEFORE_PATTERN)) ||
  (/^(?:cs|scn)$/.test(operator) && follows(NAME_BEFORE_PATTERN));

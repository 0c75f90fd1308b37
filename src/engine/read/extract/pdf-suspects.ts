/**
 * A quick test whether a PDF may contain text that readers cannot see. Examining every run of a page takes as
 * long as reading it, so the operators are searched first for text drawn in white, without ink or
 * transparently.
 */
import { inflateSync } from 'node:zlib';

/** Maximum inflated bytes of all streams; a larger file skips this test, and its pages are examined. */
const MAX_BYTES = 32 * 1024 * 1024;
/** A number by which a PDF paints (nearly) white, as one component of red, green and blue, or as grey. */
const FULL = String.raw`(?:1(?:\.0*)?|0?\.9[5-9]\d*)`;
const NONE = String.raw`(?:0(?:\.0*)?|0?\.0[0-4]\d*|\.0+)`;
const NUMBER = String.raw`[\d.+-]{1,20}`;
const times = (part: string, count: number) => Array(count).fill(part).join(String.raw`\s{1,9}`);
const WHITE = `${times(FULL, 3)}\\s{1,9}(?:rg|scn?)|${FULL}\\s{1,9}(?:g|scn?)|${times(NONE, 4)}\\s{1,9}(?:k|scn?)`;
const INKLESS = '[37]\\s{1,9}Tr';
/** Matches operators as whole tokens: only white space and brackets may be next to them. */
const alone = (operators: string) => `(?<![^\\s\\])>])(?:${operators})(?![^\\s\\[(</])`;
/** A cheap first test: few streams contain one of these operators, so most need no further search. */
const MAY_BE_UNSEEN = new RegExp(alone(`${WHITE}|${INKLESS}`));
/** Operators that set a colour, set an invisible text mode, save and restore the state, or show text. */
const OPERATOR = new RegExp(
  alone(
    [
      `(?<white>${WHITE})`,
      `(?<colour>${NUMBER}\\s{1,9}(?:rg|g|k|scn?)|/\\w{1,40}\\s{1,9}(?:cs|scn))`,
      `(?<inkless>${INKLESS})`,
      `(?<ink>[0-24-6]\\s{1,9}Tr)`,
      '(?<save>q)',
      '(?<restore>Q)',
      `(?<text>T[jJ]|['"])`,
    ].join('|'),
  ),
  'g',
);
const TRANSPARENT = /\/ca\s{0,9}(?:0(?:\.0\d*)?|\.0\d*)(?=[\s/>])/;

/** Whether such text may be drawn. Takes time in proportion to the number of bytes. */
export function mayHideText(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = MAX_BYTES;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    const head = file.toString('latin1', Math.max(0, at - 400), at);
    const dictionary = head.slice(head.lastIndexOf(' obj'));
    const start = at + (file[at + 6] === 13 ? 8 : 7);
    const end = file.indexOf('endstream', start);
    if (end < 0) return true;
    at = end + 3;
    if (/\/Subtype\s{0,9}\/Image|\/FontFile|\/Length1\b|\/Type\s{0,9}\/XRef/.test(dictionary)) continue;
    const text = textOf(file.subarray(start, end), dictionary, left);
    if (text === undefined) return true;
    left -= text.length;
    if (drawsUnseen(text)) return true;
  }
  return TRANSPARENT.test(file.toString('latin1'));
}

/** The inflated content of a stream; undefined if it is compressed otherwise or longer than `most` bytes. */
function textOf(stream: Buffer, dictionary: string, most: number): string | undefined {
  if (!dictionary.includes('/Filter')) return stream.length <= most ? stream.toString('latin1') : undefined;
  if (!dictionary.includes('/FlateDecode') || /Crypt|ASCII|LZW|RunLength/.test(dictionary)) return;
  try {
    return inflateSync(stream, { maxOutputLength: Math.max(1, most) }).toString('latin1');
  } catch {
    return;
  }
}

interface Pen {
  white: boolean;
  inkless: boolean;
}

function drawsUnseen(operators: string): boolean {
  if (TRANSPARENT.test(operators)) return true;
  if (!MAY_BE_UNSEEN.test(operators)) return false;
  const stack: Pen[] = [];
  let pen: Pen = { white: false, inkless: false };
  for (const { groups = {} } of operators.matchAll(OPERATOR)) {
    if (groups.white) pen = { ...pen, white: true };
    else if (groups.colour) pen = { ...pen, white: false };
    else if (groups.inkless) pen = { ...pen, inkless: true };
    else if (groups.ink) pen = { ...pen, inkless: false };
    else if (groups.save) stack.push(pen);
    else if (groups.restore) pen = stack.pop() ?? pen;
    else if (pen.white || pen.inkless) return true;
  }
  return false;
}

/**
 * Reads certificates that stand in blocks of lines: the name, below it the issuer, and below that the date, the number
 * or the link.
 */
import type { DocumentLine } from '../../layout/line';
import { isCertificateIssuer, saysCertificate } from '../../vocabulary/certificate-issuers';
import { isDetail } from '../lists/list-details';
import { continuesName, type ListEntry, removeDatesFromCells, removeIssue } from '../lists/list-entries';

interface Block {
  names: DocumentLine[];
  details: DocumentLine[];
}

/** The entries of a list of blocks; undefined if its lines are not blocks. */
export function entriesOfBlocks(lines: readonly DocumentLine[]): ListEntry[] | undefined {
  const blocks = blocksOf(lines);
  const blocksWithDetails = blocks.filter(({ names, details }) => details.length > 0 && names.length > 1);
  const pairs = blocksWithDetails.filter(({ names }) => names.length === 2);
  const areBlocks =
    pairs.length > 0 &&
    pairs.length * 2 > blocksWithDetails.length &&
    (pairs.length > 1 || pairs.some(({ names }) => isCertificateIssuer(textOf(names[1])))) &&
    !lines.some(({ bullet }) => bullet) &&
    // Emphasised names have descriptions below them.
    !(lines[0]?.strong && lines.some(({ strong, text }) => !strong && text.length > MAX_NAME_CHARACTERS)) &&
    blocksWithDetails.every(({ names }) => names.length <= MAX_NAME_LINES);
  if (!areBlocks) return undefined;
  const isIssuerFirst = pairs.every(
    ({ names: [first, second] }) =>
      saysCertificate(textOf(second)) &&
      (isCertificateIssuer(textOf(first)) || !saysCertificate(textOf(first))),
  );
  return blocks.flatMap((block) => entriesOf(block, isIssuerFirst));
}

/** Maximum number of characters of a line with a name; lines of descriptions are longer. */
const MAX_NAME_CHARACTERS = 45;

/** Maximum number of lines above the details: name and issuer, and one line of another certificate above them. */
const MAX_NAME_LINES = 3;

const textOf = (line: DocumentLine | undefined) => (line ? removeDatesFromCells(line.cells).join(' | ') : '');

/** Divides the lines after each run of details. */
function blocksOf(lines: readonly DocumentLine[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const isBelow = isDetail(line.text) && !line.text.startsWith('(');
    if (last && isBelow) last.details.push(line);
    else if (last && last.details.length === 0) last.names.push(line);
    else blocks.push({ names: [line], details: [] });
  }
  return blocks;
}

/** The certificates of a block: the last with its issuer, if it has one, and those above it without. */
function entriesOf({ names, details }: Block, isIssuerFirst: boolean): ListEntry[] {
  const lines = names.reduce<DocumentLine[][]>((whole, line) => {
    const last = whole.at(-1);
    if (last && continuesName(last.at(-1), line)) last.push(line);
    else whole.push([line]);
    return whole;
  }, []);
  const isPair = lines.length > 1 && (details.length > 0 || isCertificateIssuer(textOf(lines.at(-1)?.[0])));
  const alone = isPair ? lines.slice(0, -2) : lines;
  const pair = isPair ? lines.slice(-2) : [];
  const [name, issuer] = isIssuerFirst ? [pair[1], pair[0]] : pair;
  return [
    ...alone.map((nameLines, index) =>
      entryOf(nameLines, [], isPair || index < alone.length - 1 ? [] : details),
    ),
    ...(name && issuer ? [entryOf(name, issuer, details)] : []),
  ];
}

function entryOf(
  name: readonly DocumentLine[],
  issuer: readonly DocumentLine[],
  details: readonly DocumentLine[],
): ListEntry {
  const [firstCell = '', ...more] = name.map(textOf).join(' ').split(' | ');
  return {
    name: removeIssue(firstCell),
    detail: [...issuer.map(textOf), ...more].join(' | '),
    page: name[0]?.page,
    quote: [...name, ...issuer, ...details].map(({ text }) => text).join(' '),
  };
}

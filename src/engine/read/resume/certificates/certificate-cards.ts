/** Reads certificates that stand in cards: the issuer in a type of its own above each name. */
import type { DocumentLine } from '../../layout/line';
import { isBody, isCertificateIssuer, isIssuer } from '../../vocabulary/certificate-issuers';
import type { ListEntry } from '../lists/list-entries';

/** Minimum number of cards, and minimum share of them with a known issuer. */
const MIN_CARDS = 3;
const MIN_SHARE_OF_KNOWN = 0.5;
/** The types of issuer and name differ in size by more than this, in points. */
const SIZE_TOLERANCE_POINTS = 0.12;

/** The entries of a list of cards; undefined if the lines do not alternate between issuers and names. */
export function entriesOfCards(lines: readonly DocumentLine[]): ListEntry[] | undefined {
  const issuers = lines.filter((_, at) => at % 2 === 0);
  const names = lines.filter((_, at) => at % 2 === 1);
  const [issuer, name] = lines;
  const knownCount = issuers.filter(({ text }) => isKnown(text)).length;
  const areCards =
    issuer !== undefined &&
    name !== undefined &&
    issuers.length === names.length &&
    names.length >= MIN_CARDS &&
    Math.abs(issuer.size - name.size) > SIZE_TOLERANCE_POINTS &&
    lines.every(({ cells, bullet }) => cells.length === 1 && !bullet) &&
    issuers.every((line) => hasTypeOf(line, issuer)) &&
    names.every((line) => hasTypeOf(line, name)) &&
    knownCount >= names.length * MIN_SHARE_OF_KNOWN &&
    knownCount > names.filter(({ text }) => isKnown(text)).length;
  if (!areCards) return undefined;
  return names.map(({ text, page }, at) => {
    const detail = issuers[at]?.text ?? '';
    return { name: text, detail, page, quote: `${detail} ${text}` };
  });
}

const isKnown = (text: string) => isIssuer(text) || isBody(text) || isCertificateIssuer(text);

const hasTypeOf = (line: DocumentLine, other: DocumentLine) =>
  Math.abs(line.size - other.size) <= SIZE_TOLERANCE_POINTS && line.strong === other.strong;

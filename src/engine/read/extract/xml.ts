/** Reads the XML of office documents with a streaming parser: elements in order, without custom entities. */
import { type SaxesOptions, SaxesParser } from 'saxes';
import { UnreadableError } from './errors';

export interface XmlVisitor {
  open(name: string, attribute: (key: string) => string | undefined): void;
  close(name: string): void;
  text(text: string): void;
}

/** Maximum errors of a document: one with more is refused, since each costs an `Error`. */
const MAX_ERRORS = 1_000;
/** Number of characters at the beginning that are searched for a document type, which precedes all elements. */
const MAX_PROLOG_CHARACTERS = 8_000;
/** An ampersand that begins no reference: the parser would skip all text up to the next semicolon. */
const STRAY_AMPERSAND_PATTERN = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{0,31});)/gi;
const OPTIONS = { xmlns: false, position: false } satisfies SaxesOptions;

/**
 * @throws UnreadableError 'unsafe' at a document type: office formats forbid it, and only entities need it
 */
function createParser(): SaxesParser<typeof OPTIONS> {
  const parser = new SaxesParser(OPTIONS);
  let errors = 0;
  parser.on('error', () => {
    errors += 1;
    if (errors > MAX_ERRORS) throw new UnreadableError('damaged');
  });
  parser.on('doctype', () => {
    throw new UnreadableError('unsafe');
  });
  return parser;
}

/**
 * Visits the parts of a document in order, skipping what is not well-formed.
 * @throws UnreadableError 'unsafe' for a document type, 'damaged' at more than `MAX_ERRORS` errors
 */
export function walkXml(xml: string, visitor: XmlVisitor): void {
  const parser = createParser();
  parser.on('opentag', ({ name, attributes }) => visitor.open(name, (key) => attributes[key]));
  parser.on('closetag', ({ name }) => visitor.close(name));
  parser.on('text', visitor.text);
  parser.on('cdata', visitor.text);
  // In CDATA an ampersand needs no escape.
  const text = xml.includes('<![CDATA[') ? xml : xml.replace(STRAY_AMPERSAND_PATTERN, '&amp;');
  parser.write(text).close();
}

/**
 * Refuses XML with a document type, which may define entities that expand without end.
 * @throws UnreadableError 'unsafe' if one is declared before the first element
 */
export function refuseDoctype(xml: string): void {
  // The parser is not closed, since the examined part may end inside an element.
  createParser().write(xml.slice(0, MAX_PROLOG_CHARACTERS));
}

/** A reader for the plain XML of office documents: elements in order, no entities of its own, no network. */
import { UnreadableError } from './errors';

export interface XmlVisitor {
  open(name: string, attributes: (key: string) => string | undefined): void;
  close(name: string): void;
  text(text: string): void;
}

/** One token. What is never closed reaches to the end: looking for the end again from each beginning would be quadratic. */
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<!(?:[^>[]|\[[\s\S]*?(?:\]|$))*(?:>|$)|<(\/?)([\w:.-]+)(?![\w:.-])((?:[^<>"']|"[^"<]*"|'[^'<]*')*?)(\/?)>|([^<]+)/g;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Walks a document; what is not well-formed is skipped.
 * @throws UnreadableError('unsafe') for a document type: office formats forbid it, and only entities need it
 */
export function walkXml(xml: string, visitor: XmlVisitor): void {
  refuseDoctype(xml);
  for (const match of xml.matchAll(TOKEN)) {
    const [, cdata, slash, name, attributes = '', selfClosing, text] = match;
    if (text !== undefined) visitor.text(decode(text));
    else if (cdata !== undefined) visitor.text(cdata);
    else if (name !== undefined && slash === '/') visitor.close(name);
    else if (name !== undefined) {
      const read = (key: string) => {
        const value = new RegExp(`\\s${key}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
        return value ? decode(value[1] ?? value[2] ?? '') : undefined;
      };
      visitor.open(name, read);
      if (selfClosing === '/') visitor.close(name);
    }
  }
}

/** Definitions of entities stand before the first element, and nowhere else does XML allow them. */
export function refuseDoctype(xml: string): void {
  const prolog = /^(?:\ufeff|\s|<\?[^>]{0,500}\?>|<!--[\s\S]{0,2000}?-->){0,20}<!DOCTYPE/i;
  if (prolog.test(xml.slice(0, 8_000))) throw new UnreadableError('unsafe');
}

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi,
    (whole, dec?: string, hex?: string, name?: string) => {
      if (name) return NAMED[name] ?? whole;
      const code = dec ? Number(dec) : Number.parseInt(hex ?? '', 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

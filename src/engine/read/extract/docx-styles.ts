/** Reads the paragraph styles of a DOCX: size, weight, and whether they are headings. */
import { walkXml } from './xml';

export interface DocxStyle {
  size?: number;
  bold?: boolean;
  heading?: boolean;
  basedOn?: string;
}

/** The styles by id; the document's default size is under ''. Sizes are in points. */
export function readStyles(xml: string): Map<string, DocxStyle> {
  const styles = new Map<string, DocxStyle>();
  let current: DocxStyle | undefined;
  walkXml(xml, {
    open(name, attribute) {
      if (name === 'w:style') {
        const id = attribute('w:styleId') ?? '';
        current = { heading: /^(?:heading|title|berschrift|titre|ttulo)/i.test(id) };
        styles.set(id, current);
      } else if (name === 'w:docDefaults') {
        current = {};
        styles.set('', current);
      } else if (current && name === 'w:basedOn') current.basedOn = attribute('w:val');
      else if (current && name === 'w:sz') current.size = Number(attribute('w:val')) / 2;
      else if (current && name === 'w:b') current.bold = isPropertyOn(attribute('w:val'));
      else if (current && name === 'w:outlineLvl') current.heading = Number(attribute('w:val')) < 9;
    },
    close(name) {
      if (name === 'w:style' || name === 'w:docDefaults') current = undefined;
    },
    text() {},
  });
  for (const style of styles.values()) inherit(style, styles, 0);
  return styles;
}

/** Whether an on/off property is on: present without a value means yes. */
export function isPropertyOn(value: string | undefined): boolean {
  return value === undefined || !/^(?:0|false|off|none)$/.test(value);
}

/** Maximum length of a chain of styles that are based on each other; a longer one is taken for a cycle. */
const MAX_BASE_STYLES = 10;

function inherit(style: DocxStyle, styles: Map<string, DocxStyle>, depth: number): void {
  const base = style.basedOn === undefined ? undefined : styles.get(style.basedOn);
  if (!base || depth > MAX_BASE_STYLES) return;
  inherit(base, styles, depth + 1);
  style.size ??= base.size;
  style.bold ??= base.bold;
  style.heading ||= base.heading;
}

/** Renders text that a person wrote as paragraphs and list items, never as markup. */
import type { ReactNode } from 'react';
import type { SectionName } from '@/shared/profile/profile-data';

/** Renders content after an item, such as the mark of its source; `text` is the item. */
export type RenderEvidence = (section: SectionName, text: string) => ReactNode;

/** The non-empty lines, trimmed and without a bullet glyph at their start. */
export function nonEmptyLines(text: string | readonly string[]): string[] {
  const lines = typeof text === 'string' ? text.split(/\n+/) : text;
  return lines.map((line) => line.replace(/^\s*[•·‣▪*–-]\s+/u, '').trim()).filter(Boolean);
}

interface TextProps {
  section: SectionName;
  renderEvidence?: RenderEvidence;
}

/** Paragraphs, one `<p>` for each line; each has its own text direction. */
export function Paragraphs({ text, section, renderEvidence }: TextProps & { text: string }) {
  return nonEmptyLines(text).map((line, index) => (
    <p key={index} dir="auto">
      {line}
      {renderEvidence?.(section, line)}
    </p>
  ));
}

/** A list of the non-empty items. */
export function Items({
  items,
  section,
  className,
  renderEvidence,
}: TextProps & { items: readonly string[]; className: string }) {
  return (
    <ul className={className}>
      {nonEmptyLines(items).map((item, index) => (
        <li key={index} dir="auto">
          {item}
          {renderEvidence?.(section, item)}
        </li>
      ))}
    </ul>
  );
}

/** Writes small PPTX files: slides with boxes, tables and notes, stored in another order than the one shown. */

import { strToU8, zipSync } from 'fflate';
import { escapeMarkup } from '../escape-markup';
import { type SlideBox, type SlideSpec, slideLineOf } from './slides';

/** English Metric Units, in which PPTX measures, in a point. */
const EMU_PER_POINT = 12_700;
const NAMESPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/**
 * Writes a PPTX file.
 * @returns the bytes of the file
 */
export function pptxOf(slides: readonly SlideSpec[]): Uint8Array {
  // In a real presentation slides have been moved: the numbers of the files are not their order.
  const number = (index: number) => slides.length - index;
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'ppt/presentation.xml': `<p:presentation ${NAMESPACES}><p:sldIdLst>${slides
      .map((_, index) => `<p:sldId id="${256 + index}" r:id="r${number(index)}"/>`)
      .join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(
      slides.map((_, index) => [`r${number(index)}`, 'slide', `slides/slide${number(index)}.xml`]),
    ),
  };
  for (const [index, slide] of slides.entries()) {
    const at = number(index);
    files[`ppt/slides/slide${at}.xml`] = `<p:sld ${NAMESPACES}><p:cSld><p:spTree>${slide.boxes
      .map(box)
      .join('')}</p:spTree></p:cSld></p:sld>`;
    if (!slide.notes) continue;
    files[`ppt/slides/_rels/slide${at}.xml.rels`] = relations([
      ['r1', 'notesSlide', `../notesSlides/notesSlide${at}.xml`],
    ]);
    files[`ppt/notesSlides/notesSlide${at}.xml`] =
      `<p:notes ${NAMESPACES}><p:cSld><p:spTree><p:sp><p:nvSpPr><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr>` +
      `<p:txBody>${slide.notes.map((text) => paragraph(text, 0)).join('')}</p:txBody></p:sp></p:spTree></p:cSld></p:notes>`;
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

function relations(all: readonly (readonly string[])[]): string {
  const each = all.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join('')}</Relationships>`;
}

function box(spec: SlideBox): string {
  const place =
    `<a:off x="${spec.x * EMU_PER_POINT}" y="${spec.y * EMU_PER_POINT}"/>` +
    `<a:ext cx="${spec.width * EMU_PER_POINT}" cy="${spec.height * EMU_PER_POINT}"/>`;
  if (spec.table) {
    const rows = spec.table.map((row) => `<a:tr>${row.map(cell).join('')}</a:tr>`).join('');
    return `<p:graphicFrame><p:xfrm>${place}</p:xfrm><a:graphic><a:graphicData><a:tbl>${rows}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
  }
  const role = spec.title ? '<p:nvSpPr><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr>' : '';
  const text = spec.lines.map(slideLineOf).map((line) => paragraph(line.text, line.level ?? 0));
  return `<p:sp>${role}<p:spPr><a:xfrm>${place}</a:xfrm></p:spPr><p:txBody>${text.join('')}</p:txBody></p:sp>`;
}

const cell = (text: string) => `<a:tc><a:txBody>${paragraph(text, 0)}</a:txBody></a:tc>`;

const paragraph = (text: string, level: number) =>
  `<a:p><a:pPr lvl="${level}"/><a:r><a:rPr lang="en-GB"/><a:t>${escapeMarkup(text)}</a:t></a:r></a:p>`;

/** Positions and emphasis of the boxes of a slide, in the XML as presentation programs write it. */
import { expect, it } from 'vitest';
import { readShapes } from './pptx-slide';

const EMU_PER_POINT = 12_700;
const pair = (name: string, keys: [string, string], value: number) =>
  `<a:${name} ${keys[0]}="${value * EMU_PER_POINT}" ${keys[1]}="${value * EMU_PER_POINT}"/>`;
const transform = (offset: number, size: number, inner = '') =>
  `<a:xfrm>${pair('off', ['x', 'y'], offset)}${pair('ext', ['cx', 'cy'], size)}${inner}</a:xfrm>`;

interface ShapeParts {
  extensions?: string;
  position?: string;
  paragraphProperties?: string;
}
const shapeXml = ({ extensions = '', position = '', paragraphProperties = '' }: ShapeParts) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Text">${extensions}</p:cNvPr><p:nvPr><p:ph idx="1"/></p:nvPr></p:nvSpPr>` +
  `<p:spPr>${position}</p:spPr><p:txBody><a:p>${paragraphProperties}<a:r><a:rPr b="1"/><a:t>Harbour Pilot</a:t></a:r>` +
  '</a:p></p:txBody></p:sp>';

it('an extension is no position, so that a placeholder has that of its layout', () => {
  const extensions = '<a:extLst><a:ext uri="{A0}"><a16:creationId val="1"/></a:ext></a:extLst>';
  expect(readShapes(shapeXml({ extensions }))[0]?.box).toBeUndefined();
});

it.each(['pic', 'cxnSp'])('the position of a <p:%s> is not that of its group', (element) => {
  const inner = pair('chOff', ['x', 'y'], 0) + pair('chExt', ['cx', 'cy'], 100);
  const xml =
    `<p:grpSp><p:grpSpPr>${transform(100, 100, inner)}</p:grpSpPr>` +
    `<p:${element}><p:spPr>${transform(1, 20)}</p:spPr></p:${element}>` +
    `${shapeXml({ position: transform(10, 10) })}</p:grpSp>`;
  expect(readShapes(xml)[0]?.box).toEqual({ x: 110, y: 110, width: 10, height: 10 });
});

it('tab stops are not part of the text', () => {
  const paragraphProperties = '<a:pPr><a:tabLst><a:tab pos="914400" algn="l"/></a:tabLst></a:pPr>';
  const [shape] = readShapes(shapeXml({ paragraphProperties }));
  expect(shape?.paragraphs).toMatchObject([{ cells: ['Harbour Pilot'], bold: true }]);
});

/** Indentation levels of the paragraphs of a PPT's text ([MS-PPT] 2.9.44, StyleTextPropAtom). */

/** Size in bytes of each property that is present if its bit of the mask is set, in the order of the file. */
const PROPERTIES_BEFORE_TABS: [mask: number, bytes: number][] = [
  [0x0000000f, 2], // bullet flags
  [0x00000080, 2], // bullet character
  [0x00000010, 2], // bullet font
  [0x00000040, 2], // bullet size
  [0x00000020, 4], // bullet colour
  [0x00000800, 2], // alignment
  [0x00001000, 2], // line spacing
  [0x00002000, 2], // space before
  [0x00004000, 2], // space after
  [0x00000100, 2], // left margin
  [0x00000400, 2], // indent
  [0x00008000, 2], // default tab
];
const TAB_STOPS = 0x00100000;
const PROPERTIES_AFTER_TABS: [mask: number, bytes: number][] = [
  [0x00010000, 2], // font alignment
  [0x000e0000, 2], // wrapping
  [0x00200000, 2], // direction
];

/** Level and bullet of each paragraph; fewer than the paragraphs if the record breaks off. */
export function levelsOf(style: Uint8Array, text: string): { level: number; bullet?: boolean }[] {
  const view = new DataView(style.buffer, style.byteOffset, style.byteLength);
  const levels: { level: number; bullet?: boolean }[] = [];
  const ends = [...text.matchAll(/\r|$/g)].map((match) => match.index + 1);
  let covered = 0;
  for (let at = 0; at + 10 <= style.length && covered < text.length + 1; ) {
    covered += view.getUint32(at, true);
    const level = view.getUint16(at + 4, true);
    const mask = view.getUint32(at + 6, true);
    at += 10;
    const bullet =
      (mask & 1) !== 0 && at + 2 <= style.length ? (view.getUint16(at, true) & 1) === 1 : undefined;
    at += sumBytes(PROPERTIES_BEFORE_TABS, mask);
    if ((mask & TAB_STOPS) !== 0 && at + 2 <= style.length) at += 2 + view.getUint16(at, true) * 4;
    at += sumBytes(PROPERTIES_AFTER_TABS, mask);
    while (levels.length < ends.length && (ends[levels.length] ?? 0) <= covered) {
      levels.push({ level, ...(bullet !== undefined && { bullet }) });
    }
  }
  return levels;
}

function sumBytes(sizes: readonly [number, number][], mask: number): number {
  return sizes.reduce((total, [bit, bytes]) => total + ((mask & bit) === 0 ? 0 : bytes), 0);
}

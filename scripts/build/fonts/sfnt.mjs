/** The part of the OpenType format that is needed to rename a font and to list its characters. */

/**
 * Splits a font into its tables.
 * @param {Buffer} font
 * @returns {Map<string, Buffer>} its tables by tag
 */
export function tablesOf(font) {
  const tables = new Map();
  for (let at = 12, remaining = font.readUInt16BE(4); remaining > 0; remaining -= 1, at += 16) {
    const offset = font.readUInt32BE(at + 8);
    tables.set(
      font.toString('latin1', at, at + 4),
      font.subarray(offset, offset + font.readUInt32BE(at + 12)),
    );
  }
  return tables;
}

const checksumOf = (padded) => {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
};

/**
 * Joins tables into a font, with check sums.
 * @param {number} version the first four bytes of a font
 * @param {Map<string, Buffer>} tables
 */
export function fontOf(version, tables) {
  const entries = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const power = Math.floor(Math.log2(entries.length));
  const head = Buffer.alloc(12 + 16 * entries.length);
  head.writeUInt32BE(version, 0);
  head.writeUInt16BE(entries.length, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (entries.length - 2 ** power), 10);
  const parts = [head];
  let offset = head.length;
  entries.forEach(([tag, table], index) => {
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    const at = 12 + 16 * index;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksumOf(padded), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    offset += padded.length;
    parts.push(padded);
  });
  return Buffer.concat(parts);
}

/** The numbers of family, style, full name and PostScript name in the format. */
const NAME_IDS = { family: 1, style: 2, full: 4, postScript: 6 };

/** A `name` table with one name for the font, for Windows in English, which all readers of fonts accept. */
export function nameTable(family) {
  const names = [
    [NAME_IDS.family, family],
    [NAME_IDS.style, 'Regular'],
    [NAME_IDS.full, family],
    [NAME_IDS.postScript, family.replaceAll(' ', '')],
  ].map(([id, text]) => ({ id, bytes: Buffer.from(text, 'utf16le').swap16() }));
  const head = Buffer.alloc(6 + 12 * names.length);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  names.forEach(({ id, bytes }, index) => {
    [3, 1, 0x409, id, bytes.length, offset].forEach((value, field) => {
      head.writeUInt16BE(value, 6 + 12 * index + 2 * field);
    });
    offset += bytes.length;
  });
  return Buffer.concat([head, ...names.map(({ bytes }) => bytes)]);
}

/** The ranges of characters of a `cmap` subtable of format 12, each as [first, last]. */
function groupsOfFormat12(map) {
  return Array.from({ length: map.readUInt32BE(12) }, (_, index) => [
    map.readUInt32BE(16 + 12 * index),
    map.readUInt32BE(20 + 12 * index),
  ]);
}

/** The same of a subtable of format 4, whose last segment is an end mark. */
function groupsOfFormat4(map) {
  const segments = map.readUInt16BE(6) / 2;
  return Array.from({ length: segments }, (_, index) => [
    map.readUInt16BE(16 + 2 * segments + 2 * index),
    map.readUInt16BE(14 + 2 * index),
  ]).filter(([first]) => first !== 0xffff);
}

/**
 * Lists the characters of a font.
 * @param {Buffer} cmap
 * @returns {[first: number, last: number][]} the first and last of each range, in order
 */
export function rangesOf(cmap) {
  let basic;
  for (let at = 4, remaining = cmap.readUInt16BE(2); remaining > 0; remaining -= 1, at += 8) {
    const map = cmap.subarray(cmap.readUInt32BE(at + 4));
    if (map.readUInt16BE(0) === 12) return groupsOfFormat12(map);
    if (map.readUInt16BE(0) === 4) basic ??= map;
  }
  return basic ? groupsOfFormat4(basic) : [];
}

/**
 * The file format of the gazetteer: a small header in JSON, then sorted keys and typed arrays, which are used as they
 * lie in memory, without parsing. Loading it takes no longer than reading the disk.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Changes with the layout; a file with another layout is rebuilt. */
export const FILE_FORMAT = 'quarterdeck-gazetteer-4';

export interface Region {
  code: string;
  name: string;
  /** Folded names and codes by which a search may be narrowed. */
  keys: string[];
}

interface Header {
  layout: string;
  /** Versions of the packages it was made from. */
  source: string;
  countries: Region[];
  /** First-level divisions; the code is 'DE.02'. */
  admins: Region[];
}

export const PLACE_KIND = { locality: 0, admin: 1, country: 2 } as const;
export const MATCH_KIND = { primary: 0, alternative: 1, word: 2 } as const;

/** An entry of a key packs the record's number into its low bits and the kind of name into the bits above. */
export const RECORD_BITS = 20;
/** The value of `adminOf` for a place without a division. */
export const NO_ADMIN = 0xffff;

/** Columns have one number per record; records are sorted by weight. */
export interface Gazetteer extends Header {
  kinds: Uint8Array;
  /**
   * 25 times the decimal logarithm of the inhabitants plus one; divisions and countries count with a share of theirs.
   */
  weights: Uint8Array;
  countryOf: Uint16Array;
  adminOf: Uint16Array;
  /** GeoNames id; for a division or country, its index. */
  ids: Uint32Array;
  /** Degrees times 100,000. */
  latitudes: Int32Array;
  longitudes: Int32Array;
  nameOffsets: Uint32Array;
  names: Buffer;
  keyOffsets: Uint32Array;
  keyEntries: Uint32Array;
  /** Folded keys in byte order, concatenated. */
  keys: Buffer;
}

const COLUMNS = {
  kinds: Uint8Array,
  weights: Uint8Array,
  countryOf: Uint16Array,
  adminOf: Uint16Array,
  ids: Uint32Array,
  latitudes: Int32Array,
  longitudes: Int32Array,
  nameOffsets: Uint32Array,
  names: Uint8Array,
  keyOffsets: Uint32Array,
  keyEntries: Uint32Array,
  keys: Uint8Array,
} as const;
type Column = keyof typeof COLUMNS;
const COLUMN_NAMES = Object.keys(COLUMNS) as Column[];

const alignTo8 = (size: number) => (size + 7) & ~7;

/** Writes the file atomically, so that no reader sees half of it. */
export function writeGazetteer(path: string, gazetteer: Gazetteer): void {
  const { layout, source, countries, admins } = gazetteer;
  const sizes = COLUMN_NAMES.map((name) => gazetteer[name].byteLength);
  const header = Buffer.from(JSON.stringify({ layout, source, countries, admins, sizes }));
  const length = Buffer.alloc(8);
  length.writeUInt32LE(header.length);
  const parts: Uint8Array[] = [length, header, Buffer.alloc(alignTo8(header.length) - header.length)];
  for (const name of COLUMN_NAMES) {
    const { buffer, byteOffset, byteLength } = gazetteer[name];
    parts.push(
      new Uint8Array(buffer, byteOffset, byteLength),
      Buffer.alloc(alignTo8(byteLength) - byteLength),
    );
  }
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, Buffer.concat(parts));
  renameSync(temporary, path);
}

/**
 * Loads the gazetteer from its file.
 * @returns `null` if there is no such file or it has another layout
 */
export function readGazetteer(path: string): Gazetteer | null {
  if (!existsSync(path)) return null;
  const file = readFileSync(path);
  const headerEnd = 8 + file.readUInt32LE(0);
  const header = JSON.parse(file.toString('utf8', 8, headerEnd)) as Header & { sizes: number[] };
  if (header.layout !== FILE_FORMAT) return null;
  let at = alignTo8(headerEnd);
  const columns = COLUMN_NAMES.map((name, index) => {
    const size = header.sizes[index] ?? 0;
    const start = file.byteOffset + at;
    at += alignTo8(size);
    const column = COLUMNS[name];
    const isText = name === 'names' || name === 'keys';
    return [
      name,
      isText
        ? Buffer.from(file.buffer, start, size)
        : new column(file.buffer, start, size / column.BYTES_PER_ELEMENT),
    ];
  });
  return { ...header, ...Object.fromEntries(columns) } as Gazetteer;
}

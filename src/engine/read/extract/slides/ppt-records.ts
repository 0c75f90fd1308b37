/** Records of a PPT stream ([MS-PPT] 2.3.1): eight bytes of header, then content or more records. */

export interface PptRecord {
  type: number;
  instance: number;
  /** Start and end of its content in the stream. */
  start: number;
  end: number;
  container: boolean;
}

/** The types of the records that are read. */
export const RECORD = {
  document: 0x03e8,
  slide: 0x03ee,
  slideAtom: 0x03ef,
  slidePersist: 0x03f3,
  slideList: 0x0ff0,
  outlineRef: 0x0f9e,
  textHeader: 0x0f9f,
  textChars: 0x0fa0,
  textStyle: 0x0fa1,
  textBytes: 0x0fa8,
  userEdit: 0x0ff5,
  persistDirectory: 0x1772,
  shape: 0xf004,
  clientTextbox: 0xf00d,
  childAnchor: 0xf00f,
  clientAnchor: 0xf010,
} as const;

/** Maximum depth of nested records: real files have some ten levels; a malicious one could have any number. */
const MAX_DEPTH = 40;

/**
 * The records in a part of the stream, in order. The contents of a record are cut off at the end of the part
 * if its stated length is too large.
 */
export function childRecordsOf(stream: Uint8Array, start: number, end: number): PptRecord[] {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  const records: PptRecord[] = [];
  for (let at = start; at >= 0 && at + 8 <= Math.min(end, stream.length); ) {
    const head = view.getUint16(at, true);
    const length = view.getUint32(at + 4, true);
    const last = Math.min(at + 8 + length, end);
    records.push({
      type: view.getUint16(at + 2, true),
      instance: head >> 4,
      container: (head & 0xf) === 0xf,
      start: at + 8,
      end: last,
    });
    at += 8 + length;
  }
  return records;
}

/** All records of a type inside another, at any depth up to `MAX_DEPTH`, in the order of the file. */
export function findAll(stream: Uint8Array, within: PptRecord, type: number, depth = 0): PptRecord[] {
  if (depth > MAX_DEPTH) return [];
  return childRecordsOf(stream, within.start, within.end).flatMap((record) => {
    if (record.type === type) return [record];
    return record.container ? findAll(stream, record, type, depth + 1) : [];
  });
}

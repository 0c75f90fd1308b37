/**
 * Locates the objects of a PPT. Each save is appended to the file, and the newest states which objects are
 * current.
 */
import { childRecordsOf, RECORD } from './ppt-records';

/** Maximum number of saves; more indicate a cycle in a damaged file. */
const MAX_EDITS = 1_000;

/** Offsets of objects in the stream by their id ([MS-PPT] 2.1.2), and whether the file is encrypted. */
export function readPersistDirectory(
  stream: Uint8Array,
  currentUser: Uint8Array | undefined,
): { offsets: Map<number, number>; encrypted: boolean } {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  const offsets = new Map<number, number>();
  const user =
    currentUser && new DataView(currentUser.buffer, currentUser.byteOffset, currentUser.byteLength);
  // 0xF3D1C4DF marks an encrypted file.
  let encrypted = user !== undefined && user.byteLength >= 16 && user.getUint32(12, true) === 0xf3d1c4df;
  let edit = user !== undefined && user.byteLength >= 20 ? user.getUint32(16, true) : 0;
  for (let count = 0; edit > 0 && edit + 8 < stream.length && count < MAX_EDITS; count += 1) {
    const [record] = childRecordsOf(stream, edit, stream.length);
    if (record?.type !== RECORD.userEdit || record.end - record.start < 28) break;
    readDirectory(view.getUint32(record.start + 12, true));
    // Only an encrypted file adds a reference to its encryption session to this record.
    if (record.end - record.start >= 32) encrypted = true;
    edit = view.getUint32(record.start + 8, true);
  }
  return { offsets, encrypted };

  function readDirectory(at: number): void {
    const [directory] = childRecordsOf(stream, at, stream.length);
    if (directory?.type !== RECORD.persistDirectory) return;
    for (let next = directory.start; next + 4 <= directory.end; ) {
      const entry = view.getUint32(next, true);
      const first = entry & 0xfffff;
      const count = entry >>> 20;
      next += 4;
      for (let index = 0; index < count && next + 4 <= directory.end; index += 1, next += 4) {
        // Later saves come first, so the values that are already set stay.
        if (!offsets.has(first + index)) offsets.set(first + index, view.getUint32(next, true));
      }
    }
  }
}

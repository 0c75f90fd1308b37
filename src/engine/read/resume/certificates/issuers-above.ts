/** Finds the issuers of certificates in lists that name each institution above its award. */
import type { DocumentLine } from '../../layout/line';

/** Minimum number of rows of an institution with its place or year, which show that the list is made of them. */
const MIN_LISTED_INSTITUTIONS = 3;

/**
 * The lines of institutions directly above a certificate. They gave that certificate, and so not the degree of a later
 * line.
 * @param isCertificate whether a line names a certificate
 * @param isDegree whether a line names a degree
 */
export function issuersAbove(
  lines: readonly DocumentLine[],
  isCertificate: (line: DocumentLine) => boolean,
  isDegree: (line: DocumentLine) => boolean,
): DocumentLine[] {
  const isRow = (line: DocumentLine) => line.cells.length > 1 && !line.bullet;
  const rows = lines.filter((line) => isRow(line) && !isDegree(line) && !isCertificate(line));
  if (rows.length < MIN_LISTED_INSTITUTIONS || lines[0] !== rows[0]) return [];
  return rows.filter((row) => {
    const at = lines.indexOf(row);
    const award = lines[at + 1];
    const next = lines[at + 2];
    return (
      award !== undefined &&
      !award.bullet &&
      isCertificate(award) &&
      (next === undefined || rows.includes(next))
    );
  });
}

/** Splits headers whose parts differ only in their font: a bold company before a plain place. */

/** Splits a cell in two where its font changes once; a cell whose font changes inside a phrase stays whole. */
export function splitByTypeface(cell: string, faces: readonly string[] = []): string[] {
  const at = faces.findIndex((face, index) => {
    const rest = cell.slice(face.length).trim();
    const next = faces[index + 1] ?? '';
    return cell.startsWith(face) && rest !== '' && (next.startsWith(rest) || rest.startsWith(next));
  });
  const first = faces[at] ?? '';
  const rest = cell.slice(first.length).trim();
  const isWhole =
    at >= 0 && rest.startsWith(faces[at + 1] ?? '') && rest.length > (faces[at + 1]?.length ?? 0);
  if (at < 0 || isWhole || !/^[^\p{L}\p{N}]*[\p{Lu}\p{N}]/u.test(rest)) return [cell];
  if (/[-&/(]$|\b(?:of|and|the|for|de|del|des|du|und|et|y|e|di|do|da)$/iu.test(first)) return [cell];
  return /^[\p{Lu}\p{N}]/u.test(first) && /\p{L}{2}/u.test(rest) ? [first, rest] : [cell];
}

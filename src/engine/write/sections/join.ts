import { unpointed } from '../text/hygiene';
import { type Piece, spansOf } from '../text/piece';

const LONGEST = 210;

/** Two neighbours that both begin with the name become one sentence; a paragraph should not keep calling it. */
export function joinNeighbours(pieces: Piece[], name: string): Piece[] {
  const joined: Piece[] = [];
  let open = false;
  for (const piece of pieces) {
    const before = joined.at(-1);
    const begins = name !== '' && piece.text.startsWith(`${name} `);
    const fits =
      before !== undefined &&
      before.text.length + piece.text.length <= LONGEST &&
      !/[:;]/.test(before.text + piece.text) &&
      !(/ and /.test(before.text) && / and /.test(piece.text));
    if (open && begins && before && fits) {
      const rest = piece.text.slice(name.length + 1);
      joined[joined.length - 1] = {
        text: `${unpointed(before.text)}, and ${rest}`,
        spans: spansOf(before, piece),
      };
      open = false;
    } else {
      joined.push(piece);
      open = begins;
    }
  }
  return joined;
}

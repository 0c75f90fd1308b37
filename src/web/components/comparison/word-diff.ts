/** Finds the words of each of two texts that the other lacks, by their longest common subsequence. */

export interface DiffPart {
  text: string;
  /** Whether the other text lacks it. */
  own: boolean;
}

/** Above this number of comparisons the whole texts count as different: nobody reads such a difference word by word. */
const MAX_CELLS = 4_000_000;

const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];

/**
 * Compares two texts word by word.
 * @returns both texts in parts, which joined give the texts again
 */
export function wordDiff(left: string, right: string): { left: DiffPart[]; right: DiffPart[] } {
  const [a, b] = [wordsOf(left), wordsOf(right)];
  const asOwn = (text: string) => (text ? [{ text, own: true }] : []);
  if (a.length * b.length > MAX_CELLS) return { left: asOwn(left), right: asOwn(right) };

  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        a[i] === b[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
    }
  }
  const out = { left: [] as DiffPart[], right: [] as DiffPart[] };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      push(out.left, a[i++] ?? '', false);
      push(out.right, b[j++] ?? '', false);
    } else if (
      j >= b.length ||
      (i < a.length && (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0))
    ) {
      push(out.left, a[i++] ?? '', true);
    } else push(out.right, b[j++] ?? '', true);
  }
  return out;
}

function push(parts: DiffPart[], text: string, own: boolean) {
  const last = parts.at(-1);
  if (last?.own === own) last.text += text;
  else parts.push({ text, own });
}

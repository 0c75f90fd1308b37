/** Finds the words of each of two texts that the other lacks, by their longest common subsequence. */

export interface DiffPart {
  text: string;
  /** Whether it is not part of the other text. */
  changed: boolean;
}

/** Above this number of comparisons the whole texts count as different: nobody reads such a difference word by word. */
const MAX_COMPARISONS = 4_000_000;

const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];

/**
 * Compares two texts word by word.
 * @returns both texts in parts, which joined give the texts again
 */
export function wordDiff(left: string, right: string): { left: DiffPart[]; right: DiffPart[] } {
  const [a, b] = [wordsOf(left), wordsOf(right)];
  const asChanged = (text: string) => (text ? [{ text, changed: true }] : []);
  if (a.length * b.length > MAX_COMPARISONS) return { left: asChanged(left), right: asChanged(right) };

  const width = b.length + 1;
  const commonLengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      commonLengths[i * width + j] =
        a[i] === b[j]
          ? (commonLengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(commonLengths[(i + 1) * width + j] ?? 0, commonLengths[i * width + j + 1] ?? 0);
    }
  }
  const out = { left: [] as DiffPart[], right: [] as DiffPart[] };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      appendPart(out.left, { text: a[i++] ?? '', changed: false });
      appendPart(out.right, { text: b[j++] ?? '', changed: false });
    } else if (
      j >= b.length ||
      (i < a.length && (commonLengths[(i + 1) * width + j] ?? 0) >= (commonLengths[i * width + j + 1] ?? 0))
    ) {
      appendPart(out.left, { text: a[i++] ?? '', changed: true });
    } else appendPart(out.right, { text: b[j++] ?? '', changed: true });
  }
  return out;
}

function appendPart(parts: DiffPart[], { text, changed }: DiffPart) {
  const last = parts.at(-1);
  if (last?.changed === changed) last.text += text;
  else parts.push({ text, changed });
}

/** Classifies short phrases as organisations, titles, places and so on: docs/phrase-model.md describes the training. */
import { inflateSync } from 'node:zlib';
import { featureScaleOf, HASH_BUCKETS, weightRowsOf } from './features';
import { PHRASE_KINDS, type PhraseKind } from './kinds';
import packed from './weights.json' with { type: 'json' };

/** The probability of each kind; they add up to 1. */
export type KindShares = Readonly<Record<PhraseKind, number>>;

interface Matrix {
  /** One row of `PHRASE_KINDS.length` weights for each bucket. */
  weights: Int8Array;
  scale: number;
  bias: readonly number[];
}

let matrix: Matrix | undefined;

/** Unpacks the matrix when the first phrase is classified, since most LinkedIn files need no classifier. */
function loadMatrix(): Matrix {
  if (!matrix) {
    const bytes = inflateSync(Buffer.from(packed.weights, 'base64'), {
      maxOutputLength: HASH_BUCKETS * PHRASE_KINDS.length,
    });
    matrix = {
      weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      scale: packed.scale,
      bias: packed.bias,
    };
  }
  return matrix;
}

/** Cached, since the parts of a line are classified again for every entry near them. */
const sharesByPhrase = new Map<string, KindShares>();
const MAX_CACHED_PHRASES = 2_000;

/**
 * The probability of each kind of a phrase, by its words alone. Without Latin letters or digits only the biases decide.
 */
export function phraseKindsOf(phrase: string): KindShares {
  const before = sharesByPhrase.get(phrase);
  if (before) return before;
  if (sharesByPhrase.size >= MAX_CACHED_PHRASES) sharesByPhrase.clear();
  const shares = kindSharesOf(phrase, loadMatrix());
  sharesByPhrase.set(phrase, shares);
  return shares;
}

/** The probability of each kind of a phrase, by its words alone, with given weights. */
export function kindSharesOf(phrase: string, { weights, scale, bias }: Matrix): KindShares {
  const rows = weightRowsOf(phrase);
  const scores = new Float64Array(PHRASE_KINDS.length);
  for (const row of rows)
    for (let kind = 0; kind < PHRASE_KINDS.length; kind += 1)
      scores[kind] = (scores[kind] ?? 0) + (weights[row * PHRASE_KINDS.length + kind] ?? 0);
  const factor = scale * featureScaleOf(rows);
  let most = Number.NEGATIVE_INFINITY;
  for (let kind = 0; kind < PHRASE_KINDS.length; kind += 1) {
    const score = (scores[kind] ?? 0) * factor + (bias[kind] ?? 0);
    scores[kind] = score;
    most = Math.max(most, score);
  }
  let total = 0;
  for (let kind = 0; kind < PHRASE_KINDS.length; kind += 1) {
    const power = Math.exp((scores[kind] ?? 0) - most);
    scores[kind] = power;
    total += power;
  }
  return Object.fromEntries(
    PHRASE_KINDS.map((name, kind) => [name, (scores[kind] ?? 0) / total]),
  ) as KindShares;
}

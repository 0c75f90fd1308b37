/** Scores of a phrase for each kind of phrase, used as features of the model. */
import { phraseKindsOf } from '../../phrases/classifier';
import { PHRASE_KINDS, type PhraseKind } from '../../phrases/kinds';

/** Scores for kinds of phrase: -1 to 1, above 0 if a kind is likelier than all others together. */
export type KindScores = readonly (readonly [PhraseKind, number])[];

/** Log-odds that are scaled to a score of 1. */
const FULL_SCORE_LOG_ODDS = 5;

/** For each kind of phrase a score from -1 (surely not) to 1 (surely), in the order of `PHRASE_KINDS`. */
export function kindScoresOf(text: string): KindScores {
  const shares = phraseKindsOf(text);
  return PHRASE_KINDS.map((kind) => {
    const share = Math.min(1 - 1e-4, Math.max(1e-4, shares[kind]));
    return [kind, Math.max(-1, Math.min(1, Math.log(share / (1 - share)) / FULL_SCORE_LOG_ODDS))] as const;
  });
}

/** The kind that is likelier than all others together, or 'unsure' if there is none. */
export const likelyKind = (kindScores: KindScores): PhraseKind | 'unsure' =>
  kindScores.find(([, much]) => much > 0)?.[0] ?? 'unsure';

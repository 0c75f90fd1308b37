import type { CareerFacts } from '@/shared/facts';
import type { Evidence, Notice } from '@/shared/generation';
import type { ProfileData } from '@/shared/profile';
import { gate, groundOf } from '../check';
import { adviceFor } from './advice';
import { assemble } from './assemble';
import type { Draft } from './draft';
import { writeDraft } from './write';

export { assemble } from './assemble';
export type { Draft, PersonaDraft, SkillDraft } from './draft';
export type { Piece } from './text/piece';
export { writeDraft } from './write';

/** A composed profile with the places it rests on and what would make it better. */
export interface Composition {
  profile: ProfileData;
  evidence: Evidence;
  notices: Notice[];
}

export interface ComposeOptions {
  /**
   * Fields written by someone else, as a language model; each replaces the offline one. They pass the same
   * check, and a field in which nothing stands it falls back to the offline text.
   */
  replace?: Partial<Draft>;
  /** Called when the text is written and its check begins. */
  onCheck?: () => void;
}

const isBare = (value: unknown) => Array.isArray(value) && value.length === 0;

/**
 * Composes the whole profile from the facts, offline. The same facts give the same bytes. Nothing that is
 * not in a fact is claimed; a section without facts stays empty. Never throws on facts of the right type.
 */
export function composeProfile(facts: CareerFacts, options: ComposeOptions = {}): Composition {
  const ground = groundOf(facts);
  const written = writeDraft(facts);
  options.onCheck?.();
  const offline = gate(written, ground);
  const foreign = gate({ ...written, ...options.replace }, ground);
  const draft = options.replace ? ({ ...foreign, ...fallbacks(foreign, offline) } as Draft) : offline;
  return { ...assemble(draft, facts), notices: adviceFor(draft, facts) };
}

function fallbacks(draft: Draft, offline: Draft): Partial<Draft> {
  const empty = Object.entries(draft).filter(([, value]) => isBare(value));
  return Object.fromEntries(empty.map(([field]) => [field, offline[field as keyof Draft]]));
}

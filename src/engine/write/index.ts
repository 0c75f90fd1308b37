/** The entry of the part of the engine that writes: composes a profile from facts, checks and assembles it. */

import type { Evidence } from '@/shared/generation/evidence-schema';
import type { GenerationNotice } from '@/shared/generation/notice-schema';
import { answeredLines } from '@/shared/interview/answers';
import type { ProfileData } from '@/shared/profile/profile-data';
import type { CareerFacts } from '@/shared/record/facts';
import { createDraftCheck } from '../check';
import type { Draft } from '../check/draft';
import { adviceFor } from './advice';
import { assembleProfile } from './assemble';
import { removeBroken } from './form/gate';
import { inRows } from './plan/fill-portraits';
import { keepOwnStatements } from './statements/own-statements';
import { tidyDraft } from './tidy';
import { writeDraft } from './write';

export type { CitedText } from '../check/cited-text';
export type { Draft, PersonaDraft, SkillDraft } from '../check/draft';
export { assembleProfile } from './assemble';
export { writeDraft } from './write';

/** A composed profile with its evidence, and suggestions for improving it. */
export interface Composition {
  profile: ProfileData;
  evidence: Evidence;
  notices: GenerationNotice[];
}

export interface ComposeOptions {
  /**
   * Fields written by a language model, each replacing the offline one. They pass the same check; if nothing
   * of a field passes, its offline text is used.
   */
  replace?: Partial<Draft>;
  /** Called when the draft is written and its check begins. */
  onCheck?: () => void;
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/**
 * Composes the whole profile from facts, offline and deterministically. Everything in it is supported by a
 * fact; sections without facts stay empty. Never throws for facts of the right type.
 */
export function composeProfile(recordFacts: CareerFacts, options: ComposeOptions = {}): Composition {
  const facts = keepOwnStatements(recordFacts);
  const { check: checkFacts, passesCheck } = createDraftCheck(facts);
  const answers = new Set(
    Object.values(answeredLines(facts)).flatMap((lines) => lines.map(({ value }) => value)),
  );
  const check = (draft: Draft) => checkFacts(removeBroken(draft, (text) => answers.has(text)));
  const written = tidyDraft(writeDraft(facts, passesCheck));
  options.onCheck?.();
  const checked = check({ ...written, ...options.replace });
  const draft = options.replace ? { ...checked, ...fallbacks(checked, written, check) } : checked;
  // The check may have dropped a superpower of a row.
  const draftInRows = { ...draft, superpowers: inRows(draft.superpowers) };
  return { ...assembleProfile(draftInRows, facts), notices: adviceFor(draftInRows, facts) };
}

/** The offline composer's text for each field of `checked` in which no sentence passed the check. */
function fallbacks(checked: Draft, written: Draft, check: (draft: Draft) => Draft): Partial<Draft> {
  const emptyFields = Object.keys(checked).filter((field) => isEmptyList(checked[field as keyof Draft]));
  const blankDraft = Object.fromEntries(
    Object.entries(written).map(([field, value]) => [
      field,
      Array.isArray(value) && !emptyFields.includes(field) ? [] : value,
    ]),
  ) as unknown as Draft;
  const offline = check(blankDraft);
  return Object.fromEntries(emptyFields.map((field) => [field, offline[field as keyof Draft]]));
}

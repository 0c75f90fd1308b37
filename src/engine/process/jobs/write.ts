/** Composes a profile from facts offline, using those fields of a language model's answer that pass the check. */

import type { GenerationNotice } from '@/shared/generation/notice-schema';
import type { CareerFacts } from '@/shared/record/facts';
import { type Composition, composeProfile } from '../../write';
import { numberFacts } from '../../write/model/number-facts';
import { type ModelFields, toDraft } from '../../write/model/to-draft';
import type { ReportProgress } from '../progress';

export interface WriteInput {
  facts: CareerFacts;
  /** Absent if no model is configured. */
  model?: {
    /** The model's raw answers to the parts of `prompt`, not validated. */
    answers: unknown[];
    /** Whether at least one part got no answer. */
    failed: boolean;
  };
}

export interface WriteOutput extends Composition {
  /** The writer of the text. */
  writer: 'offline' | 'model';
  /**
   * For the log: the fields in which the model's text passed the check, and the number of its sentences that
   * were dropped.
   */
  model?: { fields: string[]; dropped: number };
}

/** Writes the profile. A field of the model that fails the check is replaced by the offline text. */
export function write({ facts, model }: WriteInput, report: ReportProgress<'checking'>): WriteOutput {
  const onCheck = () => report('checking');
  if (!model) return { ...composeProfile(facts, { onCheck }), writer: 'offline' };
  const { replace, dropped } = checkAnswers(model.answers, facts);
  const composition = composeProfile(facts, { replace, onCheck });
  const writer = usesModelText(replace, composition) ? 'model' : 'offline';
  return {
    ...composition,
    notices: [...composition.notices, writerNotice(writer, model.failed)],
    writer,
    model: { fields: Object.keys(replace), dropped },
  };
}

function checkAnswers(answers: readonly unknown[], facts: CareerFacts) {
  const replace: ModelFields = {};
  let dropped = 0;
  const numberedFacts = numberFacts(facts);
  const onDrop = () => {
    dropped += 1;
  };
  for (const answer of answers) Object.assign(replace, toDraft(answer, facts, numberedFacts, onDrop));
  return { replace, dropped };
}

/** Whether any text of the model remains after the final check. */
function usesModelText(replace: ModelFields, { evidence }: Composition): boolean {
  const evidenceTexts = new Set(evidence.items.map(({ text }) => text));
  return [
    ...(replace.summary ?? []),
    ...(replace.meet_them ?? []).flat(),
    ...(replace.sweetspot ?? []),
    ...(replace.personas ?? []).flatMap(({ bullets }) => bullets),
    ...(replace.superpowers ?? []).map(({ description }) => description),
    ...(replace.functional_skills ?? []).flatMap(({ value }) => value.map(({ description }) => description)),
  ].some(({ text }) => evidenceTexts.has(text));
}

function writerNotice(writer: WriteOutput['writer'], failed: boolean): GenerationNotice {
  if (writer === 'model') {
    const message =
      'Parts of this draft were worded by a language model, and each sentence was checked against the sources it rests on.';
    return { kind: 'writer', message };
  }
  const why = failed ? 'did not answer in time or answered nothing usable' : 'had too little to add';
  return {
    kind: 'writer',
    message: `The language model ${why}, so this draft was written without it, from the same sources.`,
  };
}

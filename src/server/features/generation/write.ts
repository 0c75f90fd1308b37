/** From facts to a composition: by a language model where one is set up, and by the offline composer in any case. */

import { type Composition, composeProfile } from '@/engine/write';
import type { Deps } from '@/server/context';
import type { CareerFacts } from '@/shared/facts';
import type { Notice } from '@/shared/generation';
import { type ModelFields, writeWithModel } from './model';

/** Milliseconds after a generation's begin until which a model is waited for: an answer leaves by 55 seconds. */
const MODEL_UNTIL_MS = 48_000;
/** With less time left than this, a model is not asked. */
const MODEL_LEAST_MS = 3_000;

export interface Written extends Composition {
  /** Which path wrote the text. */
  writer: 'offline' | 'model';
}

/**
 * Writes the profile. A model that is slow, broken or says too much never fails it: each field falls back.
 * @param options.begun when the generation began, by `performance.now()`
 */
export async function writeProfile(
  deps: Pick<Deps, 'model' | 'logger'>,
  facts: CareerFacts,
  options: { begun: number; signal?: AbortSignal; onCheck?: () => void },
): Promise<Written> {
  const { signal, onCheck } = options;
  const deadline = MODEL_UNTIL_MS - (performance.now() - options.begun);
  if (!deps.model) return { ...composeProfile(facts, { onCheck }), writer: 'offline' };
  const { replace, failures, dropped } =
    deadline < MODEL_LEAST_MS
      ? { replace: {}, failures: ['timeout' as const], dropped: 0 }
      : await writeWithModel(facts, deps.model, { signal, deadline });
  const composition = composeProfile(facts, { replace, onCheck });
  const writer = stands(replace, composition) ? 'model' : 'offline';
  deps.logger.info({ writer, fields: Object.keys(replace), failures, dropped }, 'profile written');
  return { ...composition, notices: [...composition.notices, noteOf(writer, failures.length > 0)], writer };
}

/** Whether anything that the model wrote is in the profile after its last check. */
function stands(replace: ModelFields, { evidence }: Composition): boolean {
  const written = new Set(evidence.items.map(({ text }) => text));
  return [
    ...(replace.summary ?? []),
    ...(replace.meet_them ?? []).flat(),
    ...(replace.sweetspot ?? []),
    ...(replace.personas ?? []).flatMap(({ bullets }) => bullets),
    ...(replace.superpowers ?? []).map(({ description }) => description),
    ...(replace.functional_skills ?? []).flatMap(({ value }) => value.map(({ description }) => description)),
  ].some(({ text }) => written.has(text));
}

function noteOf(writer: Written['writer'], failed: boolean): Notice {
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

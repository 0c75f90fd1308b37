/** Turns a form into a profile: read, compose, seal. It does not know who asked. */
import { writeInputs } from '@/server/adapters/engine';
import type { Deps } from '@/server/context';
import { sealProfile } from '@/server/secrets/sealed-profile';
import { AppError } from '@/shared/errors/app-error';
import { type GeneratedProfile, generatedProfileSchema } from '@/shared/generation/generated-profile';
import type { GenerationNotice } from '@/shared/generation/notice-schema';
import { littleReadSentence } from '@/shared/generation/notices';
import type { OnStage } from '@/shared/generation/stage-events';
import type { Source } from '@/shared/record/facts';
import { generateByWebhook } from './by-webhook';
import { beginFetching } from './fetched-inputs';
import type { ParsedGenerationForm } from './form';
import { writeWithModel } from './write-profile';

/** Maximum notices of a result. */
const MAX_NOTICES = 100;

/**
 * Writes a profile from the contents of a form.
 * @param options.visitor the visitor for whom the engine's queue counts the work
 * @throws AppError UNREADABLE when a LinkedIn file or resume was given and nothing at all could be read
 */
export async function generateProfile(
  deps: Pick<Deps, 'automation' | 'engine' | 'enrichment' | 'links' | 'logger' | 'model' | 'now' | 'secret'>,
  form: ParsedGenerationForm,
  options: { visitor: string; signal?: AbortSignal; onStage?: OnStage },
): Promise<GeneratedProfile> {
  const { signal, onStage } = options;
  const startedAt = performance.now();
  if (deps.automation) {
    onStage?.({ stage: 'composing' });
    return sealProfile(await generateByWebhook(deps.automation, form, signal), deps.secret);
  }
  const inputs = [...form.inputs, ...beginFetching(deps, form, signal)];
  const onRead = (sources: readonly Source[], notices: GenerationNotice[]) =>
    refuseNothingRead(form, sources, notices);
  const written = deps.model
    ? await writeWithModel(deps, inputs, { ...options, startedAt, onRead })
    : await writeInputs(deps.engine, inputs, { ...options, onRead });
  const { profile, evidence, stored, writer, sources, notices } = written;
  // A web page that does not name the person was read, but is not a source about them.
  onRead(sources, notices);
  const doubts = stored?.mostlyDoubt;
  const generated = generatedProfileSchema.parse({
    ...profile,
    evidence,
    record: stored && {
      ...stored.record,
      written: { at: deps.now().toISOString(), fingerprint: stored.fingerprint },
    },
    notices: [...(doubts ? [mostlyDoubtful(doubts)] : []), ...form.notices, ...notices].slice(0, MAX_NOTICES),
    writer,
  });
  return sealProfile(generated, deps.secret);
}

const mostlyDoubtful = (doubts: number): GenerationNotice => ({
  kind: 'advice',
  message: littleReadSentence(doubts),
});

/**
 * Refuses to write a draft from a username alone if somebody attached files and none could be read: the answer is
 * the reason. See docs/decisions/0002.
 */
function refuseNothingRead(
  form: ParsedGenerationForm,
  sources: readonly Source[],
  notices: GenerationNotice[],
) {
  const careerFiles = form.inputs.filter(
    (input) => input.slot === 'linkedin_file' || input.slot === 'resume',
  );
  const somethingRead = sources.some((source) => source.kind !== 'url');
  if (careerFiles.length === 0 || somethingRead) return;
  const reasons = notices
    .filter((notice) => notice.kind === 'unread')
    .map(({ about, message }) => (about ? `${about}: ${message}` : message));
  throw new AppError('UNREADABLE', `${careerFiles.length} files, none read`, {
    userMessage: reasons.length > 0 ? reasons.join(' ') : undefined,
  });
}

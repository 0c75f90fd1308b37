/** From the form to a profile: read, compose, seal. Knows nothing of who asked. */
import type { ReadInput } from '@/server/adapters/documents';
import type { Deps } from '@/server/context';
import { sealProfile } from '@/server/seal';
import { AppError } from '@/shared/errors';
import type { CareerFacts } from '@/shared/facts';
import {
  type GeneratedProfile,
  generatedProfileSchema,
  type Notice,
  type OnStage,
} from '@/shared/generation';
import { composeProfile } from './compose';
import type { GenerationForm } from './form';

/**
 * Writes a profile from what a form holds.
 * @throws AppError UNREADABLE when a LinkedIn file or resume was given and nothing at all could be read
 */
export async function generateProfile(
  deps: Pick<Deps, 'documents' | 'links' | 'secret'>,
  form: GenerationForm,
  options: { signal?: AbortSignal; onStage?: OnStage } = {},
): Promise<GeneratedProfile> {
  const { signal, onStage } = options;
  const links = form.links.map(
    (link): ReadInput => ({ slot: 'link', ...link, fetch: () => deps.links.fetch(link.link, signal) }),
  );
  const { facts, notices } = await deps.documents.read([...form.inputs, ...links], { signal, onStage });
  signal?.throwIfAborted();
  refuseNothingRead(form, facts, notices);
  onStage?.({ stage: 'composing' });
  const onCheck = () => onStage?.({ stage: 'checking' });
  const { profile, evidence, notices: advice } = composeProfile(facts, { onCheck });
  const generated = generatedProfileSchema.parse({
    ...profile,
    evidence,
    notices: [...form.notices, ...notices, ...advice].slice(0, 100),
    writer: 'offline',
  });
  return sealProfile(generated, deps.secret);
}

/**
 * Who attached a file wants a profile from it. When none could be read, a draft made of a username would look
 * like the answer; the reason is the answer. See docs/decisions/0002.
 */
function refuseNothingRead(form: GenerationForm, facts: CareerFacts, notices: Notice[]) {
  const own = form.inputs.filter((input) => input.slot === 'linkedin_file' || input.slot === 'resume');
  const somethingRead = facts.sources.some((source) => source.kind !== 'url');
  if (own.length === 0 || somethingRead) return;
  const reasons = notices
    .filter((notice) => notice.kind === 'unread')
    .map(({ about, message }) => (about ? `${about}: ${message}` : message));
  throw new AppError('UNREADABLE', `${own.length} files, none read`, {
    userMessage: reasons.length > 0 ? reasons.join(' ') : undefined,
  });
}

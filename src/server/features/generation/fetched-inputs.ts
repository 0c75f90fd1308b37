/** Inputs that the form only points to: web pages, and the answer of an enrichment service. */
import type { ReadInput } from '@/server/adapters/engine';
import type { Deps } from '@/server/context';
import type { CareerFacts } from '@/shared/record/facts';
import type { ParsedGenerationForm } from './form';

/**
 * Begins to fetch the inputs that the form only points to, while the files are read: the look-up of the enrichment
 * service begins at once, each link is fetched when its turn to be read comes. No failure here fails the generation.
 */
export function beginFetching(
  deps: Pick<Deps, 'enrichment' | 'links' | 'logger'>,
  form: ParsedGenerationForm,
  signal?: AbortSignal,
): ReadInput[] {
  const links = form.links.map(
    (link): ReadInput => ({ slot: 'link', ...link, fetch: () => deps.links.fetch(link.link, signal) }),
  );
  const linkedinUrl = form.inputs.find((input) => input.slot === 'linkedin_url');
  if (!deps.enrichment || !linkedinUrl) return links;
  return [...links, { slot: 'facts', facts: lookUp(deps, linkedinUrl.value, signal) }];
}

async function lookUp(
  { enrichment, logger }: Pick<Deps, 'enrichment' | 'logger'>,
  profileUrl: string,
  signal?: AbortSignal,
): Promise<CareerFacts | undefined> {
  const outcome = await enrichment?.lookUp(profileUrl, signal);
  if (outcome && !outcome.ok) logger.info({ why: outcome.why }, 'no enrichment');
  return outcome?.ok ? outcome.facts : undefined;
}

/**
 * Finds files with another LinkedIn URL than the one that was typed: perhaps someone else's file, perhaps a typing
 * error.
 */

import type { GenerationNotice } from '@/shared/generation/notice-schema';
import { parseLinkedInUrl } from '@/shared/people/linkedin-url';
import type { CareerFacts } from '@/shared/record/facts';
import { MAX_INPUT_NAME_CHARACTERS } from '../read/inputs';

/**
 * A notice for each LinkedIn file or resume whose URL differs. Documents may be about others, so they are not
 * compared.
 */
export function otherPersonNotices(all: readonly CareerFacts[]): GenerationNotice[] {
  const typedUsername = usernameIn(all.find((facts) => facts.sources[0]?.kind === 'url'));
  return all.flatMap((facts): GenerationNotice[] => {
    const [source] = facts.sources;
    const username = usernameIn(facts);
    if (!source || !typedUsername || !username || isSameUsername(username, typedUsername)) return [];
    if (source.kind === 'url' || source.kind === 'document') return [];
    const about = source.name.slice(0, MAX_INPUT_NAME_CHARACTERS);
    const verb = source.kind === 'resume' ? 'names' : 'belongs to';
    const message = `${about} ${verb} linkedin.com/in/${username}, but you typed linkedin.com/in/${typedUsername}, which the profile keeps. If the file is not yours, generate the profile again without it.`;
    return [{ kind: 'advice', about, message }];
  });
}

function usernameIn(facts: CareerFacts | undefined): string | undefined {
  const url = parseLinkedInUrl(facts?.linkedinUrl ?? '');
  return url.ok ? url.username : undefined;
}

/** LinkedIn's user names are case-insensitive. */
const isSameUsername = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

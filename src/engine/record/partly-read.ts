/** Notices for files of which only the first pages were read, so that the rest is missing from the profile. */

import type { GenerationNotice } from '@/shared/generation/notice-schema';
import type { CareerFacts } from '@/shared/record/facts';
import { MAX_INPUT_NAME_CHARACTERS } from '../read/inputs';

/** A notice for each file of which only the first pages were read. */
export function partlyReadNotices(all: readonly CareerFacts[]): GenerationNotice[] {
  return all
    .flatMap((facts) => facts.sources)
    .flatMap(({ name, pages, total }): GenerationNotice[] => {
      if (pages === undefined || total === undefined) return [];
      const about = name.slice(0, MAX_INPUT_NAME_CHARACTERS);
      const beginning = pages === 1 ? 'Only the first' : `Only the first ${pages}`;
      const message = `${beginning} of the ${total.toLocaleString('en')} pages of ${about} ${pages === 1 ? 'was' : 'were'} read. If something later matters, attach those pages as a file of their own.`;
      return [{ kind: 'advice', about, message }];
    });
}

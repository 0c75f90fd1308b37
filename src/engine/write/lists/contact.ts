/** The person's place and link, if they are fit to be shown. */
import type { CareerFacts } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import { isPlausiblePlace } from '../statements/plausible-person';
import { printedName } from '../statements/printed-name';

/** The place where the person lives; '' if the fact cannot be a place. */
export function citedPlace({ location, skills }: CareerFacts): CitedText {
  const text = printedName(location?.value ?? '').replace(/^([^(]*)\)$/, '$1');
  return location &&
    isPlausiblePlace(
      text,
      skills.map(({ value }) => value),
    )
    ? { text, spans: spansOf(location) }
    : { text: '', spans: [] };
}

const MAX_URL_CHARACTERS = 2_000;

/** The LinkedIn URL, if it is safe to use as a link; otherwise ''. */
export function safeLinkOf(facts: CareerFacts): string {
  const url = (facts.linkedinUrl ?? '').trim();
  return /^https?:\/\/\S+$/i.test(url) && url.length <= MAX_URL_CHARACTERS ? url : '';
}

import { languageTag } from '../text/language-tag';
import type { ProfileData } from './profile-data';

/**
 * The language a profile is written in, by its prose.
 * @returns a BCP 47 tag; `undefined` if there is too little prose
 */
export function profileLanguage(profile: ProfileData): string | undefined {
  return languageTag(
    [profile.meet_them, profile.summary, ...profile.personas.flatMap(({ bullets }) => bullets)].join('\n'),
  );
}

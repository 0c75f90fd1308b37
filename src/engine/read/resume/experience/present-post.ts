/** Recognises undated posts whose words say that they are held now. */
import type { RoleFact } from '@/shared/record/facts';

/** Words that say so: 'Currently working at ...', 'Current employer: ...', '... to till date', 'En cours : ...'. */
const HELD_NOW_PATTERN =
  /^\W*(?:\d{1,2}[.)]\s*)?(?:in )?(?:present|current(?:ly)?|pres[ae]ntly|now)\b|\b(?:currently|pres[ae]ntly|now|still) (?:i am )?(?:work|employ|serv|associated)|\b(?:till|to|up ?to) (?:date|now|present)\b|\b(?:current|present) (?:employer|company|organi[sz]ation|post|position|designation)\b|^[^\p{L}]*(?:en cours|actuellement|actuel|aujourd['’]hui|aktuell|derzeit|actualmente|actualidad|atualmente|attualmente|obecnie|nu)\s?:/iu;

/** The label of a post that is held now, before its title: 'En cours : Ingénieur', 'Current position: Buyer'. */
const HELD_NOW_LABEL_PATTERN =
  /^(?:en cours|actuellement|actuel|aujourd['’]hui|aktuell|derzeit|actualmente|actualidad|atualmente|attualmente|obecnie|nu|current(?:ly)?|present(?:ly)?|(?:current|present)(?: location and)? (?:post|position|designation|role|job|title|appointment))\s?[:–—-]{1,2}\s*(?=\p{L})|^(?:current|present) (?:location and )?(?:position|designation|appointment) (?=\p{L})/iu;

/**
 * Marks each undated post as present if its own lines say that it is held now, and removes the label from its title.
 */
export const addPresentEnds = (roles: readonly RoleFact[]): RoleFact[] =>
  roles.map((given) => {
    const title = given.title.replace(HELD_NOW_LABEL_PATTERN, '');
    const role = title === given.title ? given : { ...given, title };
    return role.start === undefined &&
      role.end === undefined &&
      role.spans.some(({ quote }) => HELD_NOW_PATTERN.test(quote))
      ? { ...role, end: 'present' as const }
      : role;
  });

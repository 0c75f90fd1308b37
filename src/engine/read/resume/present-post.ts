/** Recognises undated posts whose words say that they are held now. */
import type { RoleFact } from '@/shared/record/facts';

/** 'Currently working at ...', 'Current employer: ...', '... to till date'. */
const NOW =
  /^\W*(?:\d{1,2}[.)]\s*)?(?:in )?(?:present|current(?:ly)?|pres[ae]ntly|now)\b|\b(?:currently|pres[ae]ntly|now|still) (?:i am )?(?:work|employ|serv|associated)|\b(?:till|to|up ?to) (?:date|now|present)\b|\b(?:current|present) (?:employer|company|organi[sz]ation|post|position|designation)\b/iu;

/** Marks each undated post as present if its own lines say that it is held now. */
export const addPresentEnds = (roles: readonly RoleFact[]): RoleFact[] =>
  roles.map((role) =>
    role.start === undefined && role.end === undefined && role.spans.some(({ quote }) => NOW.test(quote))
      ? { ...role, end: 'present' as const }
      : role,
  );

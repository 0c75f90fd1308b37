import type { Dossier } from '../claims/dossier';
import { focusAreasOf } from '../lists/focus';
import { lowerFirst } from '../text/casing';
import { fold, pointed } from '../text/hygiene';
import { type Piece, spansOf } from '../text/piece';
import { listed } from '../text/sentences';
import { isToolName } from '../vocabulary/tools';

/** Endings of common nouns, which stand in lower case inside a sentence; a bare 'Canva' may be a name. */
const COMMON =
  /(?:ings?|tions?|ments?|ships?|ics|ry|ries|ity|ities|gy|gies|ances?|sis|sions?|ures?|committees?|finance|sales|relations|operations|utilities|tax|safety|risk|control|law|care|discovery|design|research|work|change|teams?|culture|retention|protection)$/i;

/** A skill as it stands inside a sentence. */
export function inSentence(skill: string): string {
  if (skill.split(' ').some(isToolName)) return skill;
  const words = skill.split(' ');
  const telling = words.filter((word) => !/^(?:and|of|in|for|the|&)$/.test(word));
  if (words.length > 1 && telling.every((word) => /^\p{Lu}/u.test(word))) {
    return COMMON.test(words.at(-1) ?? '') || /(?:design|strategy|analysis|management)$/i.test(skill)
      ? words.map((word) => lowerFirst(word)).join(' ')
      : skill;
  }
  return /^\p{Lu}\p{Ll}+$/u.test(skill) && !COMMON.test(skill) ? skill : lowerFirst(skill);
}

/** The skills the person puts first, as a sentence; said only where there is little else to say. */
export function fieldsOf(dossier: Dossier): Piece | undefined {
  const listedSkills = new Set(dossier.facts.skills.map((skill) => fold(skill.value)));
  const skills = focusAreasOf(dossier)
    .filter(({ text }) => listedSkills.has(fold(text)))
    .slice(0, 4);
  if (dossier.language !== 'en' || skills.length < 3) return undefined;
  const names = listed(skills.map(({ text }) => inSentence(text)));
  const text = `${dossier.first || 'The work'} draws on ${names}`;
  return { text: pointed(text), spans: spansOf(...skills) };
}

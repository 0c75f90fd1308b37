import type { Dossier } from '../claims/dossier';
import { focusAreasOf } from '../lists/focus';
import { lowerFirst } from '../text/casing';
import { fold, pointed } from '../text/hygiene';
import { type Piece, spansOf } from '../text/piece';
import { listed } from '../text/sentences';
import { isToolName } from '../vocabulary/tools';

/** Endings of common nouns, which stand in lower case inside a sentence; a bare 'Canva' may be a name. */
const COMMON = /(?:ing|tion|ment|ship|ics|ry|ity|gy|ance|sis|sion|ure)$/;

/** A skill as it stands inside a sentence. */
export function inSentence(skill: string): string {
  if (skill.split(' ').some(isToolName)) return skill;
  const words = skill.split(' ');
  if (words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word))) {
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
  const text = skills.length > 3 ? `The work draws on ${names}` : `${dossier.first}’s fields are ${names}`;
  return { text: pointed(text), spans: spansOf(...skills) };
}

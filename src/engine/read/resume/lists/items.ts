/** Splits lists written in a single line into their items. */
import { stripBullets } from '../../layout/bullets';

const SKILL_LEVEL_PATTERN =
  /^(?:master|expert|advanced|intermediate|beginner|basic|basics|proficient|competent|novice|rusty|native|fluent|good|very good|excellent|strong|familiar|experienced|professional|elementary|working knowledge|level|fortgeschritten|experte|grundkenntnisse|sehr gut|gut|avancé|intermédiaire|débutant|avanzado|intermedio|básico|avançado|intermediário|buon[aeio]|ottim[aeio]|discret[aeio]|basich?[aeio]|avanzat[aeio]|intermedi[aeo]|bonn?e?s?|d[ée]butante?s?|buen[ao]s?|boas?|bons|goed|zeer goed|uitstekend|gevorderd|basiskennis|\d{1,3}\s?%|[★☆●○■□•◦\s]+|\d\s?\/\s?\d+|\d{1,2}\+?\s*(?:years?|yrs?))$/iu;

/**
 * Splits at bars, bullets, semicolons and commas, and at dashes and slashes between spaces, all outside brackets.
 * Levels of proficiency, links and long texts are dropped.
 */
export function splitItems(text: string): string[] {
  const phrases = splitAtTopLevel(text, /[|•●▪◦·∙⋅;；、\t]|\s[–—]\s|\s\/\s/u);
  const parts = phrases.flatMap((part) => splitAtTopLevel(part, /,(?!\d{3}\b)\s*|，/u));
  return parts
    .flatMap((part) => part.split(AFTER_ETC_PATTERN))
    .map((part) => shortened(tidyItem(part)))
    .filter((item) => isItem(item));
}

/** The end of one list and the beginning of the next: 'Quays, cranes, etc. Pilots'. */
const AFTER_ETC_PATTERN = /(?<=(?:^|\s)(?:etc|usw)\.)\s+(?=\p{Lu})/u;

/** Whether a text is only a level of proficiency. */
export function isProficiencyLevel(text: string): boolean {
  // 'Rusty/Basic'.
  const levels = text.trim().split(/\s?\/\s?/);
  return (
    SKILL_LEVEL_PATTERN.test(text.trim()) ||
    (levels.length <= 3 && levels.every((level) => SKILL_LEVEL_PATTERN.test(level)))
  );
}

/** Removes bullets, punctuation and a level at the end, and 'and' or 'etc.' around an item. */
export function tidyItem(text: string): string {
  return stripBullets(text)
    .replace(
      /(?:(?<!\s)\s+)?[([](?:master|expert|advanced|intermediate|beginner|basic|proficient|fluent|native|\d+\+?\s*(?:years?|yrs?)|\d{1,3}\s?%)[^)\]]{0,80}[)\]]$/iu,
      '',
    )
    .replace(
      /(?:(?<!\s)\s+)?[-–—:]\s*(?:master|expert|advanced|intermediate|beginner|basic|proficient|fluent|native)$/iu,
      '',
    )
    .replace(/^(?:and|und|et|y|e|or)\s+/u, '')
    .replace(/(?:^|(?<![\s,])[\s,]+)(?:etc|usw)\.*$/iu, '')
    .replace(/(?<![\s.:;,-])[\s.:;,-]+$/u, '')
    .trim();
}

/** An item without the remark in brackets that makes it too long for one: 'Quay reports (pilotage, tides, ...)'. */
function shortened(item: string): string {
  const bracket = item.indexOf(' (');
  return isItem(item) || bracket < 0 || !item.endsWith(')') ? item : item.slice(0, bracket).trim();
}

function isItem(item: string): boolean {
  return (
    item.length > 0 &&
    item.length <= 70 &&
    /[\p{L}\p{N}]/u.test(item) &&
    !isProficiencyLevel(item) &&
    item.split(' ').length <= 8 &&
    !/^https?:|@\w+\.\w/.test(item)
  );
}

/** Splits a text at a separator, except inside brackets. */
export function splitAtTopLevel(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = '';
  let rest = text;
  const anchored = new RegExp(`^(?:${separator.source})`, separator.flags);
  while (rest !== '') {
    const match = depth === 0 ? anchored.exec(rest) : null;
    if (match && match[0] !== '') {
      parts.push(current);
      current = '';
      rest = rest.slice(match[0].length);
      continue;
    }
    const char = String.fromCodePoint(rest.codePointAt(0) ?? 0);
    if (char === '(' || char === '[') depth += 1;
    if (char === ')' || char === ']') depth = Math.max(0, depth - 1);
    current += char;
    rest = rest.slice(char.length);
  }
  return [...parts, current];
}

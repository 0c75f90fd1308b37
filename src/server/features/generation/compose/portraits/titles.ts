import type { Claim } from '../claims/claim';
import type { Dossier } from '../claims/dossier';
import { lowerFirst, upperFirst } from '../text/casing';
import { fold } from '../text/hygiene';
import type { Theme } from '../themes';
import { FRAMES } from '../themes/frames';
import { labelIn } from '../themes/labels';
import { TITLE_NOUN } from '../vocabulary/titles';
import { isToolName } from '../vocabulary/tools';
import { attributesOf } from './attribute';
import { gerundTitle, nounTitle, thingTitle } from './gerund';
import { skillShown } from './subject';
import { overlaps } from './things';

/** Subjects and titles already given away in this profile, folded. */
export interface Given {
  subjects: Set<string>;
}

const LONGEST = 6;
const isShort = (title: string) => title.split(' ').length <= LONGEST && title.length <= 60;

function taken(given: Given, title: string, subject = title): string {
  given.subjects.add(fold(subject));
  given.subjects.add(fold(title));
  return title;
}

const within = (modifier: string) =>
  modifier
    .split(' ')
    .map((word) =>
      isToolName(word) || /\p{Lu}.*\p{Lu}/u.test(word.replace(/-/g, ''))
        ? lowerHyphen(word)
        : lowerFirst(word),
    )
    .join(' ');
/** 'Month-End' has two capitals only because it is a title. */
const lowerHyphen = (word: string) =>
  /^\p{Lu}\p{Ll}+(?:-\p{Lu}?\p{Ll}+)+$/u.test(word) ? word.toLowerCase() : word;

/** 'The Clinic Growth Builder': what the statements speak of with the theme's noun; at last the noun alone. */
export function personaTitle(theme: Theme, claims: Claim[], dossier: Dossier, given: Given): string {
  if (dossier.language !== 'en') return foreignTitle(theme, claims, dossier, given);
  const heads = FRAMES.get(theme.id)?.heads ?? theme.heads;
  const turn = (claims[0]?.text.length ?? 0) % heads.length;
  const ordered = [...heads.slice(turn), ...heads.slice(0, turn)];
  for (const { modifier } of attributesOf(claims, dossier, given.subjects)) {
    if (given.subjects.has(fold(modifier))) continue;
    const head = ordered.find((noun) => !overlaps(modifier, noun));
    const title = `The ${modifier} ${head}`;
    if (head && isShort(title) && !given.subjects.has(fold(title))) return taken(given, title, modifier);
  }
  const plain = ordered.map((noun) => `The ${noun}`).find((title) => !given.subjects.has(fold(title)));
  return plain ? taken(given, plain) : '';
}

function foreignTitle(theme: Theme | undefined, claims: Claim[], dossier: Dossier, given: Given): string {
  const skill = skillShown(dossier, claims, given.subjects, 4);
  const label = theme && labelIn(dossier.language, theme.id);
  const titles = [
    skill && upperFirst(skill),
    ...claims.map(nounTitle),
    label,
    label && claims[0]?.role?.title ? `${label} – ${claims[0].role.title}` : undefined,
  ];
  const title = titles.find((candidate) => candidate && !given.subjects.has(fold(candidate)));
  return title ? taken(given, title) : '';
}

/** A label the person gave, where it makes a title: short, not a job, not used before. */
function ownTitle(claims: Claim[], given: Given): string | undefined {
  return claims
    .map((claim) => claim.label?.replace(/[‘’“”"']/g, ''))
    .find(
      (label) =>
        label &&
        /^\p{L}+ing\s/u.test(label) &&
        label.split(' ').length <= 5 &&
        label.length > 3 &&
        label.length <= 48 &&
        !TITLE_NOUN.test(label) &&
        !given.subjects.has(fold(label)),
    );
}

/** 'Keeps hospitals supplied': the theme's frame around what the statements speak of. */
function framed(theme: Theme, claims: Claim[], dossier: Dossier, given: Given): string | undefined {
  const frames = FRAMES.get(theme.id)?.powers ?? [];
  const turn = (claims[0]?.text.length ?? 0) % Math.max(frames.length, 1);
  for (const { modifier, field, people } of attributesOf(claims, dossier, given.subjects)) {
    if (given.subjects.has(`power ${fold(modifier)}`)) continue;
    const turned = [...frames.slice(turn), ...frames.slice(0, turn)];
    const fitting = people ? turned.filter((frame) => frame.includes('{who}')) : [];
    for (const frame of [...fitting, ...turned]) {
      if (field === '-') continue;
      if (frame.includes('{of}') === (people === true) && !frame.includes('{a}')) continue;
      if (frame.includes('{who}') && !people) continue;
      if (overlaps(frame.replace(/\{\w+\}/, ''), `${modifier} ${field}`)) continue;
      const title = frame.replace(/\{of\}|\{who\}/, field).replace('{a}', within(modifier));
      if (!isShort(title) || given.subjects.has(fold(title))) continue;
      given.subjects.add(`power ${fold(modifier)}`);
      return title;
    }
  }
  return undefined;
}

/** Whether the strongest thing these statements show is this theme, and not in passing. */
function isClear(theme: Theme, claims: Claim[]): boolean {
  const [first] = claims[0]?.themes ?? [];
  return first?.theme.id === theme.id && first.strength >= 0.9;
}

/** Whether a title only says again what the description is going to say. */
function echoes(title: string, claims: Claim[]): boolean {
  const length = claims.reduce((sum, claim) => sum + claim.text.split(' ').length, 0);
  return title.split(' ').length > length * 0.6;
}

/**
 * The title of a superpower, the first that fits: what the person called it, the theme's frame around what the
 * statements speak of, what was done, and at last the theme alone.
 */
export function superpowerTitle(
  theme: Theme | undefined,
  claims: Claim[],
  dossier: Dossier,
  given: Given,
): string {
  const own = ownTitle(claims, given);
  if (own) return taken(given, upperFirst(own));
  if (dossier.language !== 'en') return foreignTitle(theme, claims, dossier, given);
  const frame = theme && isClear(theme, claims) ? framed(theme, claims, dossier, given) : undefined;
  if (frame) return taken(given, frame);
  const usable = (title: string | undefined) =>
    title !== undefined && isShort(title) && !given.subjects.has(fold(title)) ? title : undefined;
  const done = claims.map((claim) => usable(gerundTitle(claim) ?? nounTitle(claim))).filter(Boolean);
  const fresh = done.find((title) => title && !echoes(title, claims));
  const last =
    fresh ??
    claims.map((claim) => usable(thingTitle(claim))).find(Boolean) ??
    done[0] ??
    (theme && (framed(theme, claims, dossier, given) ?? usable(theme.power))) ??
    attributesOf(claims, dossier, given.subjects)
      .map(({ field, people }) => (people || field === '-' ? undefined : usable(`Delivers in ${field}`)))
      .find(Boolean) ??
    usable(claims[0]?.role?.title && `Delivers as ${claims[0].role.title}`);
  return last ? taken(given, last) : '';
}

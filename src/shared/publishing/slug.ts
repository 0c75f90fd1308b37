/** The last part of a public link: derived from the person's name, or chosen by them. */

export const MIN_SLUG_CHARACTERS = 3;
export const MAX_SLUG_CHARACTERS = 60;
/** Left free for the number that distinguishes namesakes, as '-2'. */
const MAX_NUMBER_SUFFIX_CHARACTERS = 6;

/**
 * Words that are, or may become, paths of the product, and words that would look official. Bare titles are
 * reserved, since nobody owns them: 'cfo' is refused, 'cfo-ines-calder' is fine.
 */
const RESERVED_SLUGS = new Set(
  (
    'about account admin administrator anonymous api app assets auth billing blog claim coaching contact ' +
    'create dashboard delete dev docs download edit editor export favicon generator guest health healthz help ' +
    'home index invite jobs legal login logout mail me moderator new news null official owner page ' +
    'preferences press preview pricing privacy profile profiles public quarterdeck readyz register reset ' +
    'robots root search security settings share signin signout signup sitemap staff static status support ' +
    'system team terms test undefined unknown user users verify webhook work www ' +
    'ceo cfo coo cto cio ciso cmo cpo cro chro chair chairman chairwoman chairperson director executive founder ' +
    'president'
  ).split(' '),
);

/** First words that would look official with anything after them: 'support-team', 'security-alert'. */
const RESERVED_PREFIXES = new Set(
  (
    'abuse account accounts admin administrator administrators api billing compliance customer-service helpdesk ' +
    'help helpline login mail moderation moderator moderators no-reply noreply official password payments ' +
    'postmaster privacy quarterdeck root security service signin signup staff status support sysadmin system ' +
    'team trust verification verify webmaster'
  ).split(' '),
);

/** Whether a slug could be mistaken for an official page of the product. */
function isReserved(slug: string): boolean {
  // The product's name is reserved anywhere in a slug: 'the-quarterdeck-team', 'quarterdecksupport'.
  if (RESERVED_SLUGS.has(slug) || slug.includes('quarterdeck')) return true;
  const ends = [...slug.matchAll(/-|$/g)].map(({ index }) => index);
  return ends.some((end) => RESERVED_PREFIXES.has(slug.slice(0, end)));
}

/** Letters that have no decomposition into a Latin letter and a mark. */
const ROMANISED_LETTERS: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ŋ: 'ng', ə: 'e' },
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', е: 'e', є: 'ie', ж: 'zh', з: 'z', и: 'i', і: 'i' },
  ...{ к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh' },
  ...{ ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'iu', я: 'ia', ј: 'j' },
  ...{ ђ: 'dj', ћ: 'c', љ: 'lj', њ: 'nj', џ: 'dz', α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i' },
  ...{ θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's' },
  ...{ τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o' },
};

/** Romanises to lower-case ASCII letters and digits, with one hyphen for anything else between them. */
function romanise(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFKD');
  return [...plain.replace(/\p{M}|['’.]/gu, '')]
    .map((letter) => ROMANISED_LETTERS[letter] ?? letter)
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
}

/** Cuts at the last hyphen in the second half, if there is one, so that no word is cut in its middle. */
function shorten(slug: string, max: number): string {
  if (slug.length <= max) return slug;
  const lastHyphen = slug.lastIndexOf('-', max);
  return slug.slice(0, lastHyphen > max / 2 ? lastHyphen : max).replace(/(?<!-)-+$/, '');
}

/** Pronouns behind a name: '(she/her)'. */
const PRONOUNS_PATTERN = /\(\s*\p{L}{1,12}(?:\s*\/\s*\p{L}{1,12}){1,3}\s*\)/gu;

/**
 * The slug derived from a name, before availability is checked. `null` if the name has no letter that can be romanised,
 * or looks official even with '-profile' added: the caller then makes up a neutral slug.
 */
export function slugFromName(name: string): string | null {
  const slug = shorten(
    romanise(name.replace(PRONOUNS_PATTERN, ' ')),
    MAX_SLUG_CHARACTERS - MAX_NUMBER_SUFFIX_CHARACTERS,
  );
  if (!/[a-z]/.test(slug)) return null;
  const allowedSlug = slug.length < MIN_SLUG_CHARACTERS || isReserved(slug) ? `${slug}-profile` : slug;
  return isReserved(allowedSlug) ? null : allowedSlug;
}

/** The slug itself or, for namesakes, the slug with the lowest free number from 2. */
export function firstFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number++;
  return `${slug}-${number}`;
}

export type SlugError = 'short' | 'long' | 'letters' | 'reserved';

export const SLUG_MESSAGES: Record<SlugError, string> = {
  short: `Use at least ${MIN_SLUG_CHARACTERS} characters.`,
  long: `Use at most ${MAX_SLUG_CHARACTERS} characters.`,
  letters: 'Use letters, digits and hyphens.',
  reserved: 'This address is kept for the product. Please choose another.',
};

/**
 * Validates a slug that someone typed for themselves.
 * @returns the slug as it is stored, or the error to report
 */
export function parseSlug(typed: string): { ok: true; slug: string } | { ok: false; error: SlugError } {
  const slug = romanise(typed.trim());
  if (slug.length === 0 && typed.trim() !== '') return { ok: false, error: 'letters' };
  if (slug.length < MIN_SLUG_CHARACTERS) return { ok: false, error: 'short' };
  if (slug.length > MAX_SLUG_CHARACTERS) return { ok: false, error: 'long' };
  if (!/[a-z]/.test(slug)) return { ok: false, error: 'letters' };
  if (isReserved(slug)) return { ok: false, error: 'reserved' };
  return { ok: true, slug };
}

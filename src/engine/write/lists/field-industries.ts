/** Industries that are fields of work as well, for careers whose employers name no industry. */
import { currentRole, isOld } from '../career/career-order';
import type { CareerContext } from '../statements/career-context';

/** Fields of work that are industries of their own, by the words of titles and headlines. */
const FIELD_PATTERNS: readonly (readonly [industry: string, pattern: RegExp])[] = [
  [
    'Artificial intelligence',
    /\b(?:artificial intelligence|machine learning|deep learning|generative ai|ai|llms?)\b/i,
  ],
  ['E-commerce', /\be-?commerce\b/i],
  [
    'Cybersecurity',
    /\b(?:cyber ?security|(?:information|network|application|cloud) security|authentication|passkeys?|fido2?|webauthn|identity and access)\b/i,
  ],
];
/** Fields that are industries only where nothing names another one. */
const OTHERWISE_FIELD_PATTERNS: readonly (readonly [industry: string, pattern: RegExp])[] = [
  [
    'Software',
    /\b(?:software|mobile|web|full[- ]?stack|back[- ]?end|front[- ]?end|android|ios)(?: (?:app(?:lication)?|platform))? (?:engineer|developer|architect|engineering)/i,
  ],
  [
    'Construction and real estate',
    /\b(?:civil|site) engineer|\bscaffold\w*|\bquantity survey\w*|\bland developer\b/i,
  ],
];
/** Minimum number of titles, the headline included, that name the field. */
const MIN_NAMING_TITLES = 2;

/**
 * The industries that the headline or the present title and at least one more title name as the person's field.
 * @param isNamed whether employers or sentences name an industry
 */
export function fieldIndustries(context: CareerContext, isNamed: boolean): string[] {
  const { headline } = context.facts;
  const main = currentRole(context);
  const present = [headline?.value ?? '', main?.title ?? ''];
  const others = context.roles.filter((role) => role.id !== main?.id && !isOld(role, context));
  const patterns = isNamed ? FIELD_PATTERNS : [...FIELD_PATTERNS, ...OTHERWISE_FIELD_PATTERNS];
  return patterns
    .filter(([, pattern]) => {
      const namesNow = present.filter((text) => pattern.test(text)).length;
      const namesElsewhere = others.filter(({ title }) => pattern.test(title)).length;
      return namesNow > 0 && namesNow + namesElsewhere >= MIN_NAMING_TITLES;
    })
    .map(([industry]) => industry);
}

/** Adjectives of several words, which have a hyphen before their noun: 'cross-functional teams'. */

/** Words after which no noun of the adjective follows: 'delivered on a large scale and in time'. */
const BEFORE_NOUN = String.raw`(?= (?!(?:and|or|but|of|in|on|at|to|for|with|by|from|as|is|are|was|were|has|have|that|which|while|when|than|across|within|through|under|over|between|throughout|basis|the|an?|its|their)\b)\p{Ll}[\p{L}-]{2,})`;

const hyphenate = (first: string, second: string, after = BEFORE_NOUN): [RegExp, string] => [
  new RegExp(String.raw`(?<![\p{L}-])(${first}) (${second})${after}`, 'giu'),
  '$1-$2',
];

/** What replaces them, in the order of `CORRECTIONS`. */
export const COMPOUND_ADJECTIVES: readonly [RegExp, string][] = [
  hyphenate('cross', 'functional(?:ly)?|cultural|border|departmental|regional', String.raw`(?!\p{L})`),
  hyphenate('non', 'executive|profit', String.raw`(?!\p{L})`),
  hyphenate('cutting|leading', 'edge'),
  [/(?<![\p{L}-])(large|small) scale(?= as well as )/giu, '$1-scale'],
  hyphenate('large|small|full|enterprise', 'scale'),
  hyphenate('customer|client|consumer|user|public|market|patient', 'facing'),
  hyphenate('high', 'quality|performing|impact|volume|availability|throughput|value|growth|traffic|profile'),
  hyphenate('(?<!in (?:the )?)(?:long|short|medium|mid)', 'term'),
  hyphenate('(?<!in )real', 'time'),
  hyphenate('cost', 'effective|efficient'),
  hyphenate('user', 'friendly|centric'),
  hyphenate('award', 'winning'),
  hyphenate(
    'multi',
    'year|million|country|site|channel|cloud|tenant|disciplinary|functional|national|vendor|currency',
  ),
];

/**
 * Reads the industries that sentences name as the person's own: 'in healthcare and insurance', 'an automotive
 * programme'.
 */
import { INDUSTRIES } from '../../language/vocabulary/industries';
import { replaceLookalikes } from '../../language/vocabulary/lookalikes';

/** Words that name an industry only within a list of industries. */
const LIST_ONLY_INDUSTRIES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Financial services', /^(?:the )?financ(?:e|ial)$/],
  ['Logistics and supply chain', /^shipping$/],
  ['Information technology services', /^information technology$/],
  ['Public sector', /^(?:the )?(?:local |central )?government$/],
  ['Education', /^(?:primary |secondary )?education$/],
  ['Media and publishing', /^(?:the )?media$/],
  ['Consumer goods', /^beauty$/],
  ['Automotive', /^(?:the )?(?:vehicles?|cars)$/],
  ['Fashion and luxury', /^(?:luxury|lusso|moda)$/],
  ['Maritime', /^ports?$/],
  ['Mining and metals', /^(?:gold|lithium|copper)$/],
  ['Transport', /^(?:transport(?:ation)?|rail)$/],
];

/** Industries whose techniques can be practised in any industry. */
const CRAFT_INDUSTRIES = new Set([
  'Artificial intelligence',
  'Software',
  'Cybersecurity',
  'Information technology services',
  'Marketing and advertising',
]);
/** Industries that are functions before the word for a position: 'Supply chain leader'. */
const FUNCTION_INDUSTRIES = new Set([
  'Logistics and supply chain',
  'Manufacturing',
  'Robotics and automation',
]);

/** Sentences about others, about education and about the position that the person seeks. */
const SENTENCE_ABOUT_OTHERS_PATTERN =
  /\b(?:clients?|customers?|clientes?|kunden|klanten|clienti|degrees?|ph\.?d|mba|course|certificat\w*|graduate (?:of|in|with|from)|mentor (?:with|at|for)|stud(?:y|ied|ies)|interest\w*|works? with (?:the )?(?:world['’]s )?(?:leading|largest|top|major)|(?:business|export|market) opportunities|volunteer\w*|passion\w*|seeking|looking (?:for|to)|open to|relocat\w+|willing to|aspir\w+|suitable|preferred|target|intern(?:ed|ship)?|sell products?|(?:largest|leading|major) (?:enterprises|companies|brands)|fortune \d{1,4})\b/;

/** Words after which a sentence names the industry of the work. */
const BEFORE_INDUSTRY_PATTERN =
  /(?:^|\s)(?:in|across|within|throughout|spanning|im|in der|dans|en|em|nel|nella|nei|negli)\s+/g;
/** Words that end a list of industries. */
const SECTOR_LIST_END_PATTERN =
  /(?<!\b(?:an?|the))\s(?:with|for|where|who|that|which|leading|to|by|through|since|after|before|as|now|while|using|on|at|from|mit|avec|con|com|de ma|pour)\s|[()[\]]|\s[–—-]\s/;
/** Separators of the entries of a list. */
const SECTOR_SEPARATOR_PATTERN = /,\s*|(?:(?<!\s)\s+)?\/\s*|(?<!\s)\s+(?:and|&|or|und|et|ou|y|e|en)\s+/;
const MAX_ENTRY_WORDS = 5;
/** An activity, whose object is not the person's own industry: 'assisting the medical segment'. */
const ACTIVITY_PATTERN =
  /^(?!(?:leading|growing|emerging|manufacturing|mining|banking|shipping|engineering|publishing|advertising|consulting|nursing|gaming|broadcasting|farming)\s)\p{L}+ing\s/u;

/** The name of an industry before a word such as 'industry': 'the automotive industry'. */
const NAMED_INDUSTRY_PATTERN =
  /(?<![\p{L}&/’-])((?:[\p{L}&/’-]{1,40}(?:,| and| &| or)? ){1,9})(?:industr(?:y|ies)(?! (?:executives?|leaders?|partners?|events?|media|experts?|trends?|standards?|bodies|associations?|stakeholders?|peers|players?)\b)|sectors?|verticals|firms|companies|organi[sz]ations|businesses|field|domains?|programs?|programmes?|environment)(?![\p{L}-])/gu;
/** The name of an industry after a word for 'sector' in other languages: 'o setor de telecomunicações'. */
const INDUSTRY_AFTER_WORD_PATTERN =
  /(?:setor|sector|secteur|settore|branche)\s+(?:d[aeio]s?\s+|del?\s+(?:la\s+)?|della?\s+|de l[’'])?([\p{L} ]{4,30})/gu;
/** Words directly before the name of an industry. */
const SECTOR_INTRODUCTION_PATTERN =
  /^.*(?:^|\s)(?:in|of|for|the|an?|across|within|its|this|their|both|all|from|to|with|as|our)\s/;
/** The first words of a clause of the summary: 'Mining executive', 'Film and television producer'. */
const AT_START_PATTERN =
  /^((?:[\p{L}&-]+(?:,| and| &)? ){1,4})(?:executive|leader|professional|specialist|manager|director|veteran|consultant|producer|lawyer|expert|chief)\b/u;
/** Industries in which a programme is a product, unlike 'a health programme'. */
const PRODUCT_INDUSTRY_PATTERN =
  /^(?:Automotive|Aerospace and aviation|Defence|Semiconductors and electronics|Medical devices)$/;

const TECHNOLOGY_CONSULTING_PATTERN =
  /\b(?:ai|it|cloud|data|software|technology|digital) consult(?:ing|ancy)\b/u;
/** Departments and partners, of which a list is not one of industries: 'across HR, banks and auditors'. */
const PARTNERS_PATTERN = /\b(?:auditors?|procurement|hr|stakeholders|vendors|departments)\b/u;

/** The industries that one entry of a list names; a soldier's trade does not count as one. */
function industriesOfEntry(entry: string): string[] {
  const text = entry.trim();
  if (text === '' || text.split(' ').length > MAX_ENTRY_WORDS || ACTIVITY_PATTERN.test(text)) return [];
  // Consultants on technology are in the industry of its services.
  if (TECHNOLOGY_CONSULTING_PATTERN.test(text)) return ['Information technology services'];
  const names = [
    ...INDUSTRIES.filter(({ name, pattern }) => !CRAFT_INDUSTRIES.has(name) && pattern.test(text)).map(
      ({ name }) => name,
    ),
    ...LIST_ONLY_INDUSTRIES.filter(([, pattern]) => pattern.test(text)).map(([name]) => name),
  ];
  return names.includes('Defence') ? ['Defence'] : names;
}

/**
 * The industries of a list. 'Finance' counts only beside others, and 'shipping' beside ports is not freight forwarding.
 */
function industriesOfList(list: string): string[] {
  if (PARTNERS_PATTERN.test(list)) return [];
  const names = list.split(SECTOR_SEPARATOR_PATTERN).flatMap(industriesOfEntry);
  const isAtSea = names.includes('Maritime');
  const others = names.filter((name) => name !== 'Financial services');
  return names.filter(
    (name) =>
      !(isAtSea && name === 'Logistics and supply chain') &&
      !(name === 'Financial services' && others.length === 0 && !/financial services/.test(list)) &&
      !(name === 'Transport' && names.every((one) => one === name) && !/public|industr|compan/.test(list)),
  );
}

/** What somebody makes for others, whose trade follows: 'tools (written in C) focused on the wine industry'. */
const PRODUCT_FOR_TRADE_PATTERN =
  /^(?!.*\b(?:company|start-?up|founder)\b).*\b(?:tools?|software|products?|apps?|applications?) (?:\([^()]*\) )?(?:for|focused on|aimed at|serving|tailored to)\s|\b(?:solutions|platforms) (?:that|which) are \p{Ll}+ing\s/u;

/** A maker of software, whose customers' trade follows: 'a software company serving the wine industry'. */
const SOFTWARE_FOR_TRADE_PATTERN =
  /\bsoftware (?:company|firm|vendor|provider|maker|house|business) (?:serving|for|to|that serves|which serves|supplying|focused on)\s/;

const unique = (names: readonly string[]): string[] => [...new Set(names)];

const clausesOf = (text: string): string[] =>
  replaceLookalikes(text.toLowerCase())
    .split(/[.;:!?\n•|]+(?=\s|$)/u)
    .filter((clause) => !SENTENCE_ABOUT_OTHERS_PATTERN.test(clause));

function industriesNamedIn(clause: string, isOfPost: boolean): string[] {
  const before = [...clause.matchAll(NAMED_INDUSTRY_PATTERN)].flatMap(([whole, list = '']) => {
    const names = industriesOfList(list.replace(SECTOR_INTRODUCTION_PATTERN, ''));
    if (/programs?$|programmes?$|environment$/.test(whole))
      return names.filter((name) => PRODUCT_INDUSTRY_PATTERN.test(name) || /environment$/.test(whole));
    return /(?:firms|companies|organi[sz]ations|businesses)$/.test(whole) && isOfPost ? [] : names;
  });
  const after = [...clause.matchAll(INDUSTRY_AFTER_WORD_PATTERN)].flatMap(([, name = '']) =>
    industriesOfEntry(name.split(SECTOR_SEPARATOR_PATTERN)[0] ?? ''),
  );
  return [...before, ...after];
}

/** The industries that a sentence of the summary names as the person's own. */
export function sectorsOfSummary(text: string): string[] {
  return unique(
    clausesOf(text).flatMap((clause) => {
      const industriesInPhrase = [...clause.matchAll(BEFORE_INDUSTRY_PATTERN)].flatMap((match) =>
        industriesOfList(clause.slice(match.index + match[0].length).split(SECTOR_LIST_END_PATTERN)[0] ?? ''),
      );
      const listText = /\bfor\s(?:[-–:]\s?)?(.+)$/.exec(clause)?.[1] ?? '';
      const listIndustries = unique(industriesOfList(listText));
      const first = AT_START_PATTERN.exec(clause)?.[1] ?? '';
      return [
        ...industriesInPhrase,
        ...(listIndustries.length > 1 ? listIndustries : []),
        ...industriesNamedIn(clause, false),
        ...industriesOfList(first.trim()).filter((name) => !FUNCTION_INDUSTRIES.has(name)),
      ];
    }),
  );
}

/** The industries that a line of a role names: 'a large automotive programme', 'in the cruise industry'. */
export const sectorsOfPost = (text: string): string[] =>
  unique(
    clausesOf(text)
      .filter((clause) => !PRODUCT_FOR_TRADE_PATTERN.test(clause) && !SOFTWARE_FOR_TRADE_PATTERN.test(clause))
      .flatMap((clause) => industriesNamedIn(clause, true)),
  );

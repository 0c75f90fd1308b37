/**
 * The icon of a superpower: the one whose keywords occur in its title and description. Icons repeat only in a profile
 * with more superpowers than icons. Names are Lucide's; `web/components/profile/superpower-icon.tsx` draws them.
 */
import type { Skill } from './profile-data';

/**
 * Icons by the beginnings of matching words: 'scal' finds 'scale', 'scaling' and 'scalable'. A keyword of up to three
 * letters must be the whole word. The order decides ties and is the order of the fallback.
 */
export const SUPERPOWER_KEYWORDS = {
  compass: 'strateg direction vision north navigat purpose roadmap',
  target: 'focus constraint bottleneck goal priorit target precis objective',
  sprout: 'grow successor talent develop nurtur mentor seed',
  'chart-line': 'number metric data analy figure dashboard forecast measur',
  users: 'team people staff culture crew colleague workforce',
  handshake: 'partner alliance deal negotiat agreement trust',
  metronome: 'rhythm cadence meeting calendar pace ritual',
  lightbulb: 'idea creativ insight invent imagin concept',
  rocket: 'launch startup accelerat startups takeoff ignite',
  scale: 'balance legal fair judg law justice governance',
  'shield-check': 'risk compliance secur protect safe audit assur',
  wrench: 'fix repair mend turnaround solve troubleshoot problem',
  network: 'network connect ecosystem relationship communit',
  'trending-up': 'revenue scal increase growth expan sales uplift',
  'message-circle': 'communicat convers listen dialogue speak talk',
  coins: 'finance capital fund cash invest money budget',
  layers: 'structure system layer architect platform foundation',
  globe: 'global international region countr market cross-border geograph',
  puzzle: 'complex integrat puzzle piece merger acquisition',
  zap: 'energy fast speed quick agil momentum rapid',
  eye: 'see observ perspective foresight anticipat vigil',
  feather: 'writ editor prose words light story',
  megaphone: 'brand marketing campaign voice advocat message promot',
  hammer: 'build craft make construct hands-on maker',
  flag: 'lead leader milestone rally mission champion',
  anchor: 'calm steady stable anchor crisis composure resilien',
  'book-open': 'learn teach educat knowledge research study train',
  brain: 'think cognit intellect reason ai machine intelligen',
  'git-merge': 'merge unify join align converge together consensus',
  workflow: 'process operat workflow lean automat procedure',
  'clipboard-check': 'execut deliver plan project program organis organiz',
  key: 'unlock access open enable empower key',
  mountain: 'challenge ambit peak hard tough endur',
  'heart-handshake': 'empath care support compassion human servant',
  search: 'discover find diagnos investigat inquir curious root',
  'pen-tool': 'design ux aesthetic brandbook visual product',
  code: 'software engineer technolog code developer technical digital',
  stethoscope: 'health clinic medical patient hospital pharma',
  factory: 'manufactur factory production industrial plant',
  truck: 'logistic supply transport warehouse fleet vendor procurement',
  'shopping-bag': 'retail customer consumer shop commerce e-commerce buyer',
  landmark: 'bank government public institution policy regulat board',
  leaf: 'sustainab climate environment green esg nature',
  lock: 'privacy cyber encryption confidential',
  mic: 'present pitch keynote stage storytell speech',
  'arrow-left-right': 'change transform transition adapt pivot shift',
  filter: 'simplif clarity clear essential distil reduce plain',
  scissors: 'cost cut efficien saving trim waste',
  gauge: 'perform optimi kpi benchmark productiv',
  'user-plus': 'hire hires hiring recruit onboard retain attract',
  award: 'quality excellen award standard best reput',
  telescope: 'future innovat horizon explor research frontier',
  route: 'path journey go-to-market gtm route pipeline funnel',
  blocks: 'modular scale-up foundations zero scratch prototype',
  bridge: 'bridge translat between liaison stakeholder cross-functional',
  sparkles: 'inspire magic delight motivat polish',
  map: 'map terrain landscape plan explore territory',
  briefcase: 'executive business commercial company enterprise',
  presentation: 'board investor report deck pack',
  timer: 'deadline time urgent minute on-time schedule',
} as const;

export type SuperpowerIconName = keyof typeof SUPERPOWER_KEYWORDS;

const KEYWORDS_OF_ICONS = Object.entries(SUPERPOWER_KEYWORDS).map(([name, keywords]) => ({
  name: name as SuperpowerIconName,
  keywords: keywords.split(' '),
}));

/** The score of a matching word in the title and in the description, whose words only hint at the superpower. */
const TITLE_WEIGHT = 4;
const DESCRIPTION_WEIGHT = 1;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];

const matchesKeyword = (keyword: string, word: string) =>
  keyword.length > 3 ? word.startsWith(keyword) : word === keyword;

const countMatches = (textWords: string[], keywords: string[]) =>
  textWords.filter((word) => keywords.some((keyword) => matchesKeyword(keyword, word))).length;

/**
 * Chooses an icon for each superpower, in order. The strongest match chooses first, so that a passing word in one
 * description never takes the icon that another title names. A superpower without a match gets the next free icon.
 * @returns as many names as superpowers; all different unless there are more superpowers than icons
 */
export function superpowerIcons(superpowers: readonly Skill[]): SuperpowerIconName[] {
  const matches = superpowers.flatMap(({ title, description }, power) => {
    const titleWords = wordsOf(title);
    const descriptionWords = wordsOf(description);
    return KEYWORDS_OF_ICONS.map(({ name, keywords }) => ({
      power,
      name,
      score:
        TITLE_WEIGHT * countMatches(titleWords, keywords) +
        DESCRIPTION_WEIGHT * countMatches(descriptionWords, keywords),
    })).filter(({ score }) => score > 0);
  });
  const iconByPower = new Map<number, SuperpowerIconName>();
  const usedIcons = new Set<SuperpowerIconName>();
  const assignIcon = (power: number, name: SuperpowerIconName) => {
    iconByPower.set(power, name);
    usedIcons.add(name);
  };
  // The sort is stable: of equal matches the earlier superpower and the earlier icon win.
  for (const { power, name } of matches.sort((a, b) => b.score - a.score)) {
    if (!iconByPower.has(power) && !usedIcons.has(name)) assignIcon(power, name);
  }
  for (let power = 0; power < superpowers.length; power++) {
    if (iconByPower.has(power)) continue;
    if (usedIcons.size === KEYWORDS_OF_ICONS.length) usedIcons.clear();
    const free = KEYWORDS_OF_ICONS.find(({ name }) => !usedIcons.has(name));
    if (free) assignIcon(power, free.name);
  }
  return superpowers.map((_, power) => iconByPower.get(power) ?? 'compass');
}

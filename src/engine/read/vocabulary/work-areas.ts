/** Recognises areas of work after a title: 'Director, Global Sourcing', 'Engineer – Road Model Team'. */
import { memoizeByText } from '../../language/text/memoize';

const listOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that alone name an area of work. */
const AREA_WORDS = listOf(
  `accounting accounts acquisition acquisitions administration advertising affairs alliances analysis analytics
  applications architecture assessment assets assurance audit auditing automation banking billing branding budgeting
  campaigns care category claims collections commerce communication communications compensation compliance
  construction continuity contracts control controlling controls coordination credit customs data database databases
  delivery design development devops diligence distribution ecommerce e-commerce economics education electronics
  enablement engagement engineering enrollment estimating events excellence execution expansion experience exploration
  facilities finance forecasting fraud fulfillment fulfilment fundraising governance growth hardware hiring hr
  hospitality implementation implementations improvement infrastructure innovation insights installation integration
  integrations intelligence inventory investigations investments it learning legal lending licensing litigation
  logistics machining maintenance management manufacturing market marketing merchandising merger mergers migration
  mobility modeling modelling monitoring network networks networking onboarding operation operations optimization
  optimisation outsourcing outreach packaging partnerships payroll performance perception planning platform platforms
  policy portfolio presales pre-sales pricing process processes processing procurement product production products
  program programme programmes programs projects project purchasing quality r&d recruiting recruitment reliability
  relations reporting research reservations resources retention revenue rewards risk robotics safety sales scheduling
  security services software sourcing staffing strategy success supply support surveillance sustainability systems talent
  tax technology telecommunications testing tooling trading training transformation transition transport
  transportation treasury underwriting validation verification visualization warehouse warehousing`,
);

/** Words that narrow an area. */
const QUALIFIER_WORDS = listOf(
  `advanced ai algorithm algorithms americas analog apac applied artificial asia asia-pacific autonomous b2b b2c back-end
  backend benefits brand building business capital central chain change channel civil client clients clinical cloud cognitive
  commercial complex consumer content core corporate cross-functional customer customers cyber digital direct domestic
  east eastern electrical electronic emea emerging employee energy enterprise environmental equity europe european
  executive export external federal field financial fixed fleet food front-end frontend full full-stack general global
  government group health healthcare human import industrial industry information inside internal international
  investment investor key labor labour large latam latin lead lean learning life local machine major marine materials
  mechanical media medical mid-market mobile model model-based national new north northern online organizational
  organisational outside partner partners people pharmaceutical plant power powertrain premium private professional
  property public regional regulatory renewable retail road sap scene science sciences sector sem seo shared
  small smart social solution solutions south southern special specialty strategic structural technical territory third-party
  trade ui user ux vehicle vendor vendors web west western wholesale workforce workplace youth`,
);

/** Words and signs between the words of an area. */
const JOINER_WORDS = listOf('and & of for the to in - – +');
/** Words for a part of an employer, after its own name: 'Road Model Team'. */
const EMPLOYER_UNIT_PATTERN = /\s(?:team|department|dept|unit)$/iu;
/** An abbreviation that the text explains: '(FRM)'. */
const EXPLAINED_ABBREVIATION_PATTERN = /\s?\(\p{Lu}{2,6}\)/gu;
/** Maximum characters of an area; a longer text has other words too. */
const MAX_AREA_CHARACTERS = 70;

/** Whether a text names an area of work or a team, and not an organisation: 'Product Design', 'Claims Team'. */
export const isWorkArea = memoizeByText((text): boolean => {
  if (text.length > MAX_AREA_CHARACTERS) return false;
  const plain = text.replace(EXPLAINED_ABBREVIATION_PATTERN, '').trim();
  return EMPLOYER_UNIT_PATTERN.test(plain) || consistsOfAreas(plain);
});

/** Whether a text is a team or unit whose own name is no area of work: 'Redwell Team', not 'Claims Team'. */
export const isNamedUnit = (text: string): boolean =>
  EMPLOYER_UNIT_PATTERN.test(text) && !consistsOfAreas(text.replace(EMPLOYER_UNIT_PATTERN, ''));

function consistsOfAreas(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[\s,/]+/u)
    .filter((word) => word !== '' && !JOINER_WORDS.has(word));
  const isKnown = (word: string) =>
    AREA_WORDS.has(word) ||
    QUALIFIER_WORDS.has(word) ||
    word.split('-').every((part) => AREA_WORDS.has(part));
  return words.some((word) => AREA_WORDS.has(word)) && words.every(isKnown);
}

import type { Claim } from '../claims/claim';
import type { Dossier } from '../claims/dossier';
import type { Ledger } from '../claims/ledger';
import { geographyOf, industriesOf, stagesOf } from '../lists/coverage';
import { focusAreasOf } from '../lists/focus';
import { theOrganisation } from '../phrases/english';
import { lowerFirst, upperFirst } from '../text/casing';
import { fold, pointed } from '../text/hygiene';
import { type Piece, spansOf } from '../text/piece';
import { listed } from '../text/sentences';
import { THEMES } from '../themes';
import { labelIn } from '../themes/labels';
import { stageAdjective } from '../vocabulary/stages';
import { isToolName } from '../vocabulary/tools';
import { inSentence } from './fields';
import { tell } from './tell';
import { SEEKING } from './voice';

interface Thread {
  label: string;
  claims: Claim[];
}

/** The two kinds of work that run through most employers. */
function threadsOf(dossier: Dossier): Thread[] {
  return THEMES.map((theme) => {
    const claims = dossier.achievements.filter((claim) =>
      claim.themes.slice(0, 2).some((shown) => shown.theme.id === theme.id),
    );
    const employers = new Set(claims.map((claim) => claim.role?.organisation).filter(Boolean)).size;
    const weight = claims.reduce((sum, claim) => sum + Math.max(claim.weight, 0.2), 0);
    return {
      label: labelIn('en', theme.id) ?? '',
      claims,
      score: employers * 1.5 * theme.weight + weight * theme.weight * 0.5,
      employers,
    };
  })
    .filter(({ employers, label }) => employers >= 2 && label !== '')
    .sort((a, b) => b.score - a.score)
    .slice(0, 2);
}

const withArticle = (place: string) =>
  /^(?:Netherlands|United|Philippines|Nordics|Middle East|Bahamas|Maldives|Czech Republic)/.test(place)
    ? `the ${place}`
    : place;
const short = (industry: string) => {
  const [first = ''] = industry.split(' and ');
  return isToolName(first) ? first : lowerFirst(first);
};

/** The work that recurs, its fields, kinds of company and places, and the employers it runs between. English only. */
function threadSentence(dossier: Dossier): Piece | undefined {
  const threads = threadsOf(dossier);
  if (dossier.language !== 'en' || threads.length === 0) return undefined;
  const claims = threads.flatMap((thread) => thread.claims);
  const employers = dossier.roles.filter(
    (role) => role.organisation && claims.some((claim) => claim.role?.id === role.id),
  );
  const [newest, oldest] = [employers[0]?.organisation, employers.at(-1)?.organisation];
  if (!newest || !oldest || newest === oldest) return undefined;
  const industries = industriesOf(dossier).slice(0, 2);
  // Only where the words speak of companies of that kind, not of a client list or a scene.
  const stages = stagesOf(dossier)
    .filter(
      ({ text, spans }) =>
        text !== 'Fortune 500' &&
        spans.some(({ quote }) => /compan|business|firm|group|portfolio/i.test(quote)),
    )
    .slice(0, 2);
  const places = geographyOf(dossier).slice(0, 3);
  const field = listed(industries.map(({ text }) => short(text)));
  const kinds = listed(stages.map(({ text }) => stageAdjective(text)));
  const where = kinds
    ? ` in ${kinds} companies${field ? `, chiefly ${field}` : ''}`
    : field
      ? ` in ${field}`
      : '';
  const across =
    places.length > 1
      ? `${kinds && field ? ',' : ''} across ${listed(places.map(({ text }) => withArticle(text)))}`
      : '';
  if (!field && !kinds) return undefined;
  const work = `${upperFirst(listed(threads.map(({ label }) => label)))} work`;
  return {
    text: pointed(
      `${work}${where}${across}${kinds ? ': the thread' : ','} from ${theOrganisation(oldest)} to ${theOrganisation(newest)}`,
    ),
    spans: spansOf(
      ...claims.slice(0, 4).map((claim) => claim.fact),
      ...industries,
      ...stages,
      ...places,
    ).slice(0, 16),
  };
}

/** Where nothing recurs: the skills put first, in the fields and places of the roles. English only. */
export function spotOfSkills(dossier: Dossier): Piece | undefined {
  const industries = industriesOf(dossier).slice(0, 2);
  const places = geographyOf(dossier).slice(0, 3);
  const listedSkills = new Set(dossier.facts.skills.map((skill) => fold(skill.value)));
  const skills = focusAreasOf(dossier)
    .filter(({ text }) => listedSkills.has(fold(text)))
    .slice(0, 3);
  if (dossier.language !== 'en' || skills.length < 2 || industries.length === 0) return undefined;
  const across = places.length > 1 ? `, across ${listed(places.map(({ text }) => withArticle(text)))}` : '';
  const text = `${upperFirst(listed(skills.map((skill) => inSentence(skill.text))))} in ${listed(industries.map((industry) => short(industry.text)))}${across}`;
  return { text: pointed(text), spans: spansOf(...skills, ...industries, ...places) };
}

/** Where the person is of most use: their own words, then the thread that runs through their roles. */
export function sweetspotOf(dossier: Dossier, ledger: Ledger): Piece[] {
  const pieces: Piece[] = [];
  const own = dossier.about.find(
    (claim) => ledger.isFree(claim) && SEEKING.test(claim.text) && claim.form !== 'fragment',
  );
  const said = own && tell(own, dossier);
  if (own && said) {
    ledger.spend(own);
    pieces.push(said);
  }
  const thread = threadSentence(dossier);
  if (thread) pieces.push(thread);
  const proof = dossier.achievements.find(
    (claim) =>
      ledger.isFree(claim) &&
      claim.predicate &&
      claim.weight > 2.5 &&
      /\d/.test(claim.text) &&
      claim.text.length < 200,
  );
  const proven = thread && proof ? tell(proof, dossier) : undefined;
  if (proof && proven) {
    ledger.spend(proof);
    pieces.push(proven);
  }
  return pieces;
}

import type { Dossier } from '../claims/dossier';
import type { Ledger } from '../claims/ledger';
import { geographyOf, industriesOf } from '../lists/coverage';
import { focusAreasOf } from '../lists/focus';
import { lowerFirst, upperFirst } from '../text/casing';
import { fold, pointed } from '../text/hygiene';
import { type Piece, spansOf } from '../text/piece';
import { listed } from '../text/sentences';
import { isToolName } from '../vocabulary/tools';
import { inSentence } from './fields';
import { recordOf } from './record';
import { tell } from './tell';
import { SEEKING } from './voice';

const withArticle = (place: string) =>
  /^(?:Netherlands|United|Philippines|Nordics|Middle East|Bahamas|Maldives|Czech Republic)/.test(place)
    ? `the ${place}`
    : place;
const short = (industry: string) => {
  const [first = ''] = industry.split(' and ');
  return isToolName(first) ? first : lowerFirst(first);
};

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

/** Where the person is of most use: their own words, then where their results came. */
export function sweetspotOf(dossier: Dossier, ledger: Ledger, summary: Piece[]): Piece[] {
  const pieces: Piece[] = [];
  const own = dossier.about.find(
    (claim) => ledger.isFree(claim) && SEEKING.test(claim.text) && claim.form !== 'fragment',
  );
  const said = own && tell(own, dossier);
  if (own && said) {
    ledger.spend(own);
    pieces.push(said);
  }
  return [...pieces, ...recordOf(dossier, ledger, summary)];
}

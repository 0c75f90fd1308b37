import type { Claim } from '../claims/claim';
import type { Dossier } from '../claims/dossier';
import { byProof, saysScale } from '../claims/figures';
import type { Ledger } from '../claims/ledger';
import { outcomeOf } from '../lists/outcome';
import { presentRole, yearsOf } from '../lists/roles';
import { phrasesOf } from '../phrases';
import { theOrganisation } from '../phrases/english';
import { pointed, unpointed } from '../text/hygiene';
import { type Piece, spansOf } from '../text/piece';
import { listed } from '../text/sentences';
import { MANDATES } from '../themes/mandates';
import { TITLE_NOUN } from '../vocabulary/titles';
import { fieldsOf } from './fields';
import { namesEmployer, tell } from './tell';
import { SEEKING, WAY_OF_WORKING } from './voice';

/** Present or last position, as one sentence with the full name. */
function positionOf(dossier: Dossier, subject: string): Piece | undefined {
  const role = presentRole(dossier);
  const phrases = phrasesOf(dossier.language);
  if (!role || !TITLE_NOUN.test(role.title) || !phrases || (!subject && dossier.language !== 'en'))
    return undefined;
  return {
    text: pointed(phrases.position(subject, role.title, role.organisation, yearsOf(role))),
    spans: spansOf(role),
  };
}

/** How large the present task is, said with its verb: 'leads 85 people in 5 countries'. English only. */
function scaleOf(dossier: Dossier, ledger: Ledger): Claim | undefined {
  const present = presentRole(dossier);
  return dossier.achievements.find(
    (claim) =>
      claim.role?.id === present?.id &&
      present?.end === 'present' &&
      claim.language === 'en' &&
      claim.predicate?.tense === 'present' &&
      !/^(?:is|was|has)\s/.test(claim.predicate.text) &&
      saysScale(claim) &&
      claim.text.length < 150 &&
      ledger.isFree(claim),
  );
}

/** The position with how large it is: 'Mara has been ... since 2019 and leads 85 people'. */
function withScale(position: Piece | undefined, scale: Claim | undefined): Piece | undefined {
  if (!position || !scale?.predicate) return position;
  return {
    text: pointed(`${unpointed(position.text)} and ${scale.predicate.text}`),
    spans: spansOf(position, scale.fact),
  };
}

/** Earlier employers that are not named yet, where there are some, as one sentence. */
function earlierOf(dossier: Dossier, said: Piece[]): Piece | undefined {
  const present = presentRole(dossier);
  const phrases = phrasesOf(dossier.language);
  const roles = dossier.roles.filter(
    (role) =>
      role.organisation &&
      role.organisation !== present?.organisation &&
      role.kind !== 'volunteering' &&
      role.end !== 'present',
  );
  const named = (organisation: string) => said.some(({ text }) => text.includes(organisation));
  const names = [...new Set(roles.map((role) => role.organisation))]
    .filter((name) => !named(name))
    .slice(0, 4);
  if (!phrases || names.length === 0 || !dossier.first) return undefined;
  return {
    text: pointed(phrases.earlier(dossier.first, listed(names, phrases.and), names.length)),
    spans: spansOf(...roles.slice(0, 8)),
  };
}

/** What kind of work the record shows, and where: said where little else is. English only. */
function recordOf(dossier: Dossier): Piece | undefined {
  if (dossier.language !== 'en') return undefined;
  const counts = new Map<string, Claim[]>();
  for (const claim of dossier.achievements)
    for (const { theme } of claim.themes.slice(0, 1))
      counts.set(theme.id, [...(counts.get(theme.id) ?? []), claim]);
  const shown = [...counts].sort((a, b) => b[1].length - a[1].length).slice(0, 3);
  const mandates = shown.map(([id]) => MANDATES.get(id)).filter((name) => name !== undefined);
  const claims = shown.flatMap(([, some]) => some);
  const employers = [...new Set(claims.map((claim) => claim.role?.organisation).filter(Boolean))] as string[];
  if (mandates.length < 2 || employers.length === 0) return undefined;
  const text = `The results at ${listed(employers.slice(0, 2).map(theOrganisation))} lie in ${listed(mandates)}`;
  return { text: pointed(text), spans: spansOf(...claims.map((claim) => claim.fact)) };
}

/**
 * The strongest outcome that `said` does not have yet, in short: a description without any result is none, even
 * where they are few. `figures`: only one that has a figure.
 */
function outcomeIn(dossier: Dossier, said: Piece[], figures = true): Piece | undefined {
  if (dossier.language !== 'en' || !dossier.first) return undefined;
  const present = presentRole(dossier);
  for (const claim of byProof(dossier.achievements)) {
    const told = claim.role?.organisation ? outcomeOf(claim, 160) : undefined;
    if (!told || !claim.role || (figures && !/\d/.test(told)) || claim.weight < (figures ? 1.5 : 0.5))
      continue;
    if (said.some(({ text }) => text.includes(told))) continue;
    const place = theOrganisation(claim.role.organisation);
    // The sentence before may just have named the present employer.
    const here = claim.role.id === present?.id || namesEmployer(claim);
    const there =
      here && claim.predicate?.tense === 'past' && said.at(-1)?.text.includes(claim.role.organisation);
    const opening = there && !namesEmployer(claim) ? 'There, ' : here ? '' : `At ${place}, `;
    return { text: pointed(`${opening}${dossier.first} ${told}`), spans: spansOf(claim.fact, claim.role) };
  }
  return undefined;
}

/** Sentences of the 'About' that introduce: neither how they work nor what they look for. */
export function introductions(dossier: Dossier): Claim[] {
  return dossier.about.filter((claim) => !WAY_OF_WORKING.test(claim.fact.value) || claim.form === 'person');
}

/** What a person calls themselves, in the other languages: 'ist Personalerin mit ...'. */
const CALLED = /^(?:ist|est|es|é) \p{L}/u;
/** What they are open to belongs to the sweet spot. */
const OPEN = /^(?:Is )?open to\b/i;
const fitting = (claim: Claim) => claim.text.length <= 260 && claim.form !== 'fragment';

/**
 * The Description: who the person is now, in their own words where they have some, the achievements that
 * weigh most, and where they come from.
 */
export function summaryOf(dossier: Dossier, ledger: Ledger, achievements: number): Piece[] {
  const sentences: Piece[] = [];
  const add = (piece: Piece | undefined, claim?: Claim) => {
    if (!piece) return;
    sentences.push(piece);
    if (claim) ledger.spend(claim);
  };
  const own = introductions(dossier).filter((claim) => fitting(claim) && !OPEN.test(claim.text));
  const lead =
    own.find((claim) => claim.form === 'person' || CALLED.test(claim.predicate?.text ?? '')) ??
    own.find((claim) => SEEKING.test(claim.text));
  const scale = achievements > 0 ? scaleOf(dossier, ledger) : undefined;
  const position = (subject: string) => withScale(positionOf(dossier, subject), scale);
  if (scale) ledger.spend(scale);
  // Where one statement may be spent, the scale is that one; the outcome is told in short.
  const room = scale && achievements === 1 ? 0 : achievements;
  if (lead && (lead.form === 'person' || CALLED.test(lead.predicate?.text ?? ''))) {
    add(tell(lead, dossier, 'person', dossier.name), lead);
    add(position(dossier.first));
  } else {
    add(position(dossier.name));
    if (lead) add(tell(lead, dossier), lead);
  }
  let opening = 0;
  const used = new Set<string>();
  for (const claim of byProof(dossier.achievements)) {
    if (opening >= room) break;
    const elsewhere = claim.role && used.has(claim.role.organisation);
    if (!ledger.isFree(claim) || elsewhere || claim.weight < 1.5 || claim.form === 'fragment') continue;
    const here = claim.role !== undefined && claim.role.id === presentRole(dossier)?.id;
    const piece = tell(claim, dossier, here ? 'here' : opening % 2 === 0 ? 'place' : 'office');
    if (!piece || piece.text.length > 300) continue;
    add(piece, claim);
    if (claim.role) used.add(claim.role.organisation);
    opening += 1;
  }
  if (opening === 0) add(outcomeIn(dossier, sentences));
  const earlier = sentences.length < 4 && achievements < 2 ? earlierOf(dossier, sentences) : undefined;
  add(earlier ?? (sentences.length < 3 ? outcomeIn(dossier, sentences, false) : undefined));
  for (const claim of own) {
    if (sentences.length >= 3) break;
    if (ledger.isFree(claim)) add(tell(claim, dossier), claim);
  }
  if (sentences.length < 3 && dossier.roles.length > 0) add(fieldsOf(dossier));
  if (sentences.length < 3) add(recordOf(dossier));
  return sentences;
}

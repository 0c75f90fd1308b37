import type { TextFact } from '@/shared/facts';
import type { Claim } from '../claims/claim';
import { type Dossier, printed } from '../claims/dossier';
import type { Ledger } from '../claims/ledger';
import { verbForm } from '../grammar/verbs';
import { outcomeOf } from '../lists/outcome';
import { yearsOf } from '../lists/roles';
import { phrasesOf, yearsIn } from '../phrases';
import { officeIn, theOrganisation } from '../phrases/english';
import { note, standsAlone, tell } from '../prose/tell';
import { pointed } from '../text/hygiene';
import { type Piece, spansOf } from '../text/piece';
import { listed } from '../text/sentences';
import { themesOf } from '../themes';
import { isToolName } from '../vocabulary/tools';
import { speaksOf } from './subject';

/** Themes whose skills and statements mean the same thing; a 'product' may be anything. */
const SHOWS = new Set(
  'turnaround integration fundraising governance teams development automation research education ai marketing sustainability international partnerships'.split(
    ' ',
  ),
);
/** Leading people and hiring them are two skills. */
const LEADING = /\b(?:leadership|management|teams?|führung|lideraz?n?ça|liderazgo|encadrement)/i;
const LEADS =
  /^(?!.*\b(?:hir|recruit))(?=.*\b(?:led|leads?|manag|head|teams?|führ|leit|anima|dirig|lider|coord))/i;
const LONGEST = 170;
const LONGEST_SENTENCE = 170;

/** Whether a text speaks of a skill: its words, or for 'Hiring' any form of the verb. */
function shows(text: string, skill: string): boolean {
  if (speaksOf(text, skill)) return true;
  const done = /^\p{L}+ing$/iu.test(skill) ? verbForm(skill.toLowerCase())?.base : undefined;
  return (
    done !== undefined && text.split(/[\s,;/]+/).some((word) => verbForm(word.toLowerCase())?.base === done)
  );
}

const about = (claim: Claim, title: string) => shows(`${claim.label ?? ''} ${claim.text}`, title);

/** A statement no other section has, whole. */
function freeStatement(title: string, dossier: Dossier, ledger: Ledger): Piece | undefined {
  const claim = dossier.achievements.find(
    (one) =>
      ledger.isFree(one) && standsAlone(one) && one.text.length <= LONGEST_SENTENCE && about(one, title),
  );
  if (!claim) return undefined;
  ledger.spend(claim);
  const piece = note(claim, 'named');
  return { text: pointed(piece.text), spans: spansOf(piece) };
}

/** A statement told elsewhere, in short and with its employer: by the skill's words, else by its theme. */
function shortStatement(title: string, dossier: Dossier, said: Set<string>): Piece | undefined {
  const [theme, second] = isToolName(title) ? [] : themesOf(title);
  const alike = (claim: Claim) =>
    theme !== undefined &&
    claim.themes[0]?.theme.id === theme.theme.id &&
    claim.themes[0].strength >= 1 &&
    // 'Youth Mentoring' is about both.
    (second === undefined || claim.themes.some((shown) => shown.theme.id === second.theme.id)) &&
    SHOWS.has(theme.theme.id) &&
    (theme.theme.id !== 'teams' || LEADING.test(title) === LEADS.test(claim.text));
  const known = dossier.achievements.filter((claim) => claim.role?.organisation && !said.has(claim.id));
  for (const claim of [...known.filter((one) => about(one, title)), ...known.filter(alike)]) {
    const named = about(claim, title);
    const told =
      claim.language === 'en'
        ? outcomeOf(claim, LONGEST, named && !alike(claim) ? (part) => shows(part, title) : undefined)
        : claim.text.length <= LONGEST
          ? claim.text
          : undefined;
    if (!told) continue;
    said.add(claim.id);
    const organisation = claim.role?.organisation ?? '';
    const text =
      claim.language === 'en'
        ? `Shown at ${theOrganisation(organisation)}: ${told}`
        : (phrasesOf(claim.language)?.placed(organisation, told) ?? `${organisation}: ${told}`);
    return { text: pointed(text), spans: spansOf(claim.fact, claim.role) };
  }
  return undefined;
}

/** An office, certificate or degree that has the skill in its name. */
function named(title: string, dossier: Dossier, said: Set<string>): Piece | undefined {
  const { certifications, education } = dossier.facts;
  const pieces: Piece[] = [
    ...dossier.roles
      .filter((role) => role.organisation && shows(role.title, title))
      .map((role) => {
        const years = yearsIn(dossier.language)(yearsOf(role));
        const office =
          dossier.language === 'en'
            ? officeIn(role.title, role.organisation)
            : `${role.title}, ${role.organisation}`;
        return { text: pointed([office, years].filter(Boolean).join(', ')), spans: spansOf(role) };
      }),
    ...certifications
      .filter((fact) => shows(fact.value, title))
      .map((fact) => ({ text: pointed(printed(fact.value)), spans: spansOf(fact) })),
    ...education
      .filter((item) => item.degree && shows(`${item.degree} ${item.field ?? ''}`, title))
      .map((item) => ({
        text: pointed(
          [printed(item.degree ?? ''), printed(item.field ?? ''), printed(item.school)]
            .filter(Boolean)
            .join(', '),
        ),
        spans: spansOf(item),
      })),
  ];
  return pieces.find(({ text }) => !said.has(text));
}

/** Where the raw statements of roles mention a skill: 'Used at Formant, 2024 to today'. */
function places(title: string, dossier: Dossier): Piece | undefined {
  const years = yearsIn(dossier.language);
  const roles = dossier.roles.filter(
    (role) => role.organisation && role.statements.some((fact) => speaksOf(fact.value, title)),
  );
  const seen = new Set<string>();
  const distinct = roles
    .filter((role) => !seen.has(role.organisation) && seen.add(role.organisation))
    .slice(0, 3);
  if (distinct.length === 0) return undefined;
  const stations = distinct.map((role) => {
    const span = years(yearsOf(role));
    return dossier.language === 'en'
      ? `${theOrganisation(role.organisation)}${span ? ` (${span})` : ''}`
      : [role.organisation, span].filter(Boolean).join(', ');
  });
  const opening = isToolName(title) ? 'Used at' : 'Part of the work at';
  const text = dossier.language === 'en' ? `${opening} ${listed(stations)}` : stations.join('; ');
  const facts = distinct.flatMap((role) =>
    role.statements.filter((fact) => speaksOf(fact.value, title)).slice(0, 1),
  );
  return { text: pointed(text), spans: spansOf(...facts, ...distinct) };
}

/** What they wrote of it themselves, where no other section has it. */
function ownWords(title: string, dossier: Dossier, ledger: Ledger): Piece | undefined {
  const claim = dossier.about.find(
    (one) => ledger.isFree(one) && one.form !== 'fragment' && shows(one.text, title),
  );
  const piece = claim && tell(claim, dossier);
  if (!claim || !piece || piece.text.length > LONGEST_SENTENCE) return undefined;
  ledger.spend(claim);
  return piece;
}

/**
 * The line that shows a skill, the strongest kind first: what was done, the office, certificate or degree of that
 * name, their own words, the places that mention it. Without a text where nothing does; `said` keeps lines apart.
 */
export function evidenceFor(
  skill: TextFact,
  title: string,
  dossier: Dossier,
  ledger: Ledger,
  said: Set<string>,
): Piece {
  const piece =
    freeStatement(title, dossier, ledger) ??
    shortStatement(title, dossier, said) ??
    named(title, dossier, said) ??
    ownWords(title, dossier, ledger) ??
    places(title, dossier);
  if (!piece || said.has(piece.text)) return { text: '', spans: spansOf(skill) };
  said.add(piece.text);
  return piece;
}

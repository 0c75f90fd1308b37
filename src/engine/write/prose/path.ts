import type { RoleFact } from '@/shared/facts';
import type { Dossier } from '../claims/dossier';
import { presentRole, yearsOf } from '../lists/roles';
import { type Phrases, phrasesOf, type Years } from '../phrases';
import { heldAs, theOrganisation } from '../phrases/english';
import { fold, pointed } from '../text/hygiene';
import { type Piece, spansOf } from '../text/piece';
import { listed } from '../text/sentences';
import { seniorityOf, TITLE_NOUN } from '../vocabulary/titles';

/** All roles at one organisation, oldest first. */
interface Station extends Years {
  organisation: string;
  roles: RoleFact[];
}

function stationsOf(roles: RoleFact[]): Station[] {
  const stations = new Map<string, Station>();
  for (const role of [...roles].reverse()) {
    if (!TITLE_NOUN.test(role.title) || !role.organisation || (role.kind && role.kind !== 'employment'))
      continue;
    const key = fold(role.organisation);
    const station = stations.get(key) ?? { organisation: role.organisation, roles: [] };
    const { start, end } = yearsOf(role);
    station.roles.push(role);
    if (start !== undefined) station.start = Math.min(station.start ?? start, start);
    if (end === 'present' || station.end === 'present') station.end = 'present';
    else if (end !== undefined) station.end = Math.max(station.end ?? end, end);
    stations.set(key, station);
  }
  return [...stations.values()].sort((a, b) => (a.start ?? 0) - (b.start ?? 0));
}

const rank = (station: Station) => Math.max(...station.roles.map((role) => seniorityOf(role.title)));

/** The stations worth telling: at most four, the senior and the late ones; the present one is told elsewhere. */
function told(dossier: Dossier): Station[] {
  const stations = stationsOf(dossier.roles);
  const present = presentRole(dossier);
  const past = stations.filter((station) => !station.roles.some((role) => role.id === present?.id));
  const from = past.length > 0 ? past : stations.filter((station) => station.roles.length > 1);
  const chosen = from
    .map((station, at) => ({ station, worth: rank(station) + at * 0.6 + (station.start ? 1 : 0) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, 4)
    .map(({ station }) => station);
  return from.filter((station) => chosen.includes(station));
}

/** 'Head of Sales, later Regional Director': the first title and the last. */
function titlesOf(station: Station, phrases: Phrases): string {
  const titles = [...new Set(station.roles.map((role) => role.title))];
  const [first = '', last] = [titles[0], titles.length > 1 ? titles.at(-1) : undefined];
  return last ? `${first}, ${phrases.later} ${last}` : first;
}

const after = (station: Station, before: Station | undefined) =>
  typeof before?.end === 'number' && station.start !== undefined && station.start >= before.end;

/** From a single earlier station to the present employer; `titled` where no other sentence has the present title. */
function onwards(dossier: Dossier, station: Station, phrases: Phrases, titled: boolean): Piece {
  const present = presentRole(dossier);
  const next = stationsOf(dossier.roles).find(({ roles }) => roles.some((role) => role.id === present?.id));
  if (
    !next?.start ||
    next.end !== 'present' ||
    next.organisation === station.organisation ||
    !after(next, station) ||
    !phrases.moved
  )
    return { text: '', spans: [] };
  const [first] = next.roles;
  const title = first && (titled || first.id !== present?.id) ? first.title : '';
  return { text: phrases.moved(title, next.organisation, next.start), spans: spansOf(first) };
}

/** Posts without years, in one sentence: 'Ada has also worked as an Analyst at Hooli and as a Trainer at Initech'. */
function undatedOf(dossier: Dossier, stations: Station[], phrases: Phrases): Piece[] {
  if (stations.length < 2 || dossier.language !== 'en')
    return stations.map((station) => ({
      text: pointed(
        phrases.station(dossier.first, titlesOf(station, phrases), station.organisation, station, false, 1),
      ),
      spans: spansOf(...station.roles),
    }));
  const held = stations.map((station) => `as ${heldAs(titlesOf(station, phrases), station.organisation)}`);
  return [
    {
      text: pointed(`${dossier.first} has also worked ${listed(held)}`),
      spans: spansOf(...stations.flatMap(({ roles }) => roles)),
    },
  ];
}

/** The step to the present employer, where no sentence before has told it. English only. */
function arrivalOf(dossier: Dossier, before: Station | undefined): Piece[] {
  const present = presentRole(dossier);
  const next = stationsOf(dossier.roles).find(({ roles }) => roles.some((role) => role.id === present?.id));
  const [first] = next?.roles ?? [];
  if (dossier.language !== 'en' || !first || !next?.start || !before || !after(next, before)) return [];
  const place = theOrganisation(next.organisation).replace(/^the /, 'The ');
  return [{ text: pointed(`${place} followed in ${next.start}, as ${first.title}`), spans: spansOf(first) }];
}

/**
 * How the person came here: a sentence for each station, oldest first; the first two as one where they follow.
 * `present`: the way leads up to the present post, which the introduction has not named.
 */
export function pathOf(dossier: Dossier, present: boolean): Piece[] {
  const phrases = phrasesOf(dossier.language);
  if (!phrases || !dossier.first) return [];
  const all = told(dossier);
  const undated = all.filter((station) => station.start === undefined);
  const stations = all.filter((station) => !undated.includes(station));
  const pieces: Piece[] = [];
  let arrived = false;
  for (let at = 0; at < stations.length; at += 1) {
    const station = stations[at];
    const next = stations[at + 1];
    if (!station) continue;
    const title = titlesOf(station, phrases);
    let text = phrases.station(
      dossier.first,
      title,
      station.organisation,
      station,
      after(station, stations[at - 1]),
      at,
    );
    let spans = spansOf(...station.roles);
    if (
      at === 0 &&
      next?.start &&
      station.start &&
      next.end !== 'present' &&
      after(next, station) &&
      phrases.moved &&
      !/found|own/.test(text) &&
      title.length + titlesOf(next, phrases).length < 120
    ) {
      text +=
        (title.includes(`, ${phrases.later} `) && dossier.language === 'en' ? ',' : '') +
        phrases.moved(titlesOf(next, phrases), next.organisation, next.start);
      spans = spansOf(...station.roles, ...next.roles);
      at += 1;
    }
    if (stations.length === 1 && !/found|own/.test(text)) {
      const onward = onwards(dossier, station, phrases, present);
      arrived = onward.text !== '';
      text += (onward.text && title.includes(', later ') ? ',' : '') + onward.text;
      spans = spansOf({ spans }, onward);
    }
    pieces.push({ text: pointed(text), spans });
  }
  const arrival = present && !arrived ? arrivalOf(dossier, stations.at(-1)) : [];
  return [...pieces, ...undatedOf(dossier, undated, phrases), ...arrival];
}

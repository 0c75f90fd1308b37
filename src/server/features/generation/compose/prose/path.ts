import type { RoleFact } from '@/shared/facts';
import type { Dossier } from '../claims/dossier';
import { yearsOf } from '../lists/roles';
import { type Phrases, phrasesOf } from '../phrases';
import { pointed } from '../text/hygiene';
import { type Piece, spansOf } from '../text/piece';
import { listed } from '../text/sentences';
import { seniorityOf } from '../vocabulary/titles';

/** Roles one after the other at one organisation, oldest first. */
interface Station {
  organisation: string;
  roles: RoleFact[];
  start?: number;
  end?: number | 'present';
}

function stationsOf(roles: RoleFact[]): Station[] {
  const stations: Station[] = [];
  for (const role of [...roles].reverse()) {
    if (!role.title || !role.organisation || role.kind === 'volunteering') continue;
    const known = stations.find(
      (station) => station.organisation.toLowerCase() === role.organisation.toLowerCase(),
    );
    const { start, end } = yearsOf(role);
    if (known) {
      known.roles.push(role);
      if (end === 'present' || (typeof known.end === 'number' && typeof end === 'number' && end > known.end))
        known.end = end;
    } else {
      stations.push({
        organisation: role.organisation,
        roles: [role],
        ...(start ? { start } : {}),
        ...(end ? { end } : {}),
      });
    }
  }
  return stations;
}

const rank = (station: Station) => Math.max(...station.roles.map((role) => seniorityOf(role.title)));

/** The stations worth telling: at most four, the senior and the late ones, in the order of time. */
function told(stations: Station[]): Station[] {
  const chosen = stations
    .map((station, at) => ({ station, worth: rank(station) + at * 0.6 + (station.start ? 1 : 0) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, 4)
    .map(({ station }) => station);
  return stations.filter((station) => chosen.includes(station));
}

function sentencesFor(
  station: Station,
  before: Station | undefined,
  at: number,
  subject: string,
  phrases: Phrases,
): Piece[] {
  const [first, ...later] = station.roles;
  if (!first) return [];
  const follows =
    typeof before?.end === 'number' && station.start !== undefined && station.start >= before.end;
  const years = {
    ...(station.start ? { start: station.start } : {}),
    ...(station.end ? { end: station.end } : {}),
  };
  const own = later.length > 0 ? { ...years, end: undefined } : years;
  const clean = own.end === undefined ? { ...(years.start ? { start: years.start } : {}) } : own;
  const opening = {
    text: pointed(
      phrases.station(
        subject,
        first.title,
        station.organisation,
        later.length > 0 && !follows && at > 0 ? yearsOf(first) : (clean as typeof years),
        follows,
        at,
      ),
    ),
    spans: spansOf(first),
  };
  const titles = [...new Set(later.map((role) => role.title))].filter((title) => title !== first.title);
  if (titles.length === 0) return [opening];
  return [
    opening,
    {
      text: pointed(phrases.further(subject, listed(titles.slice(-3), phrases.and), station.organisation)),
      spans: spansOf(...later),
    },
  ];
}

/** How the person came here: one or two sentences for each station, oldest first. */
export function pathOf(dossier: Dossier, except: RoleFact | undefined): Piece[] {
  const phrases = phrasesOf(dossier.language);
  if (!phrases || !dossier.first) return [];
  const stations = told(stationsOf(dossier.roles));
  const shown = stations.filter(
    (station) => !(except && station.roles.length === 1 && station.roles[0]?.id === except.id),
  );
  return shown.flatMap((station, at) => sentencesFor(station, shown[at - 1], at, dossier.first, phrases));
}

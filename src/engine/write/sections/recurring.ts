/** Writes what several posts have in common, as the sweet spot of somebody who says none. */
import type { RoleFact } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import { isContinuousTenure } from '../../check/tenures';
import { upperFirst } from '../../language/text/casing';
import { chooseByKey } from '../../language/text/choose';
import { addFinalPeriod, foldText } from '../../language/text/hygiene';
import { joinAsList } from '../../language/text/sentences';
import { sectorsOfEmployer } from '../../language/vocabulary/employer-sectors';
import { fieldsOfTitle } from '../../language/vocabulary/title-fields';
import { theOrganisation } from '../phrases/english';
import { isOld } from '../plan/career-order';
import type { CareerContext } from '../statements/career-context';

/** Number of employers from which a field or sector recurs, and the most that a sentence names. */
const RECURS = 2;
const MAX_NAMED = 3;

/** A field or sector with the roles in it, one of each employer, the newest first. */
interface Common {
  name: string;
  roles: RoleFact[];
  leads: boolean;
}

/** The first word of an employer's name, which companies of one group share: 'Corran UK' and 'Corran IE'. */
const groupOf = ({ organisation }: RoleFact): string =>
  foldText(organisation)
    .replace(/^(?:the|university of|bank of|city of) /, '')
    .split(' ', 1)[0] ?? '';

/** Groups roles by what `namesOf` finds in them; only what recurs, the most frequent and the longest name first. */
function commonsOf(
  roles: readonly RoleFact[],
  namesOf: (role: RoleFact) => readonly { name: string; leads: boolean }[],
): Common[] {
  const found = new Map<string, Common>();
  for (const role of roles) {
    for (const { name, leads } of namesOf(role)) {
      const one = found.get(name) ?? { name, roles: [], leads: true };
      const isKnown = one.roles.some((other) => groupOf(other) === groupOf(role));
      if (isKnown) continue;
      found.set(name, { name, roles: [...one.roles, role], leads: one.leads && leads });
    }
  }
  return [...found.values()]
    .filter((one) => one.roles.length >= RECURS)
    .sort((a, b) => b.roles.length - a.roles.length || b.name.length - a.name.length);
}

/** 'Since 2014' where the roles go on until today without a gap. */
function sinceOf(roles: readonly RoleFact[]): string {
  const ordered = [...roles].sort((a, b) => (a.start?.year ?? 0) - (b.start?.year ?? 0));
  const year = ordered[0]?.start?.year;
  const isNow = ordered.some(({ end }) => end === 'present');
  return year && isNow && isContinuousTenure(ordered) ? `, since ${year}` : '';
}

/** The roles that a sentence may be about: employments with an employer, not long ago, beside which other ones exist. */
const rolesOf = (context: CareerContext): RoleFact[] =>
  context.roles.filter(
    (role) =>
      (role.kind === undefined || role.kind === 'employment') &&
      role.organisation !== '' &&
      !/,| and | & .* & /.test(role.organisation) &&
      !isOld(role, context),
  );

function sentenceOf({ name, roles, leads }: Common, kind: 'field' | 'sector', first: string): CitedText {
  const named = roles.slice(0, MAX_NAMED);
  const employers = joinAsList(named.map(({ organisation }) => theOrganisation(organisation)));
  const since = sinceOf(named);
  const options =
    kind === 'sector'
      ? [
          `${first} knows ${name} from ${employers}`,
          `In ${name}, ${first} has worked for ${employers}${since}`,
          `${first}’s employers in ${name} include ${employers}`,
        ]
      : leads
        ? [
            `${first} has led ${name} at ${employers}${since}`,
            `At ${employers}, ${first} has been in charge of ${name}`,
            `${employers} have had ${first} lead ${name}`,
          ]
        : [
            `${first} has worked in ${name} at ${employers}${since}`,
            `${upperFirst(name)} has taken ${first} to ${employers}`,
            `At ${employers}, ${first}’s field has been ${name}`,
          ];
  const text = chooseByKey(options, `${first}|${name}|${employers}`) ?? options[0] ?? '';
  return { text: addFinalPeriod(text), spans: spansOf(...named) };
}

/** Up to two sentences: the field that titles at several employers name, and the sector of several employers. */
export function recurringSentences(context: CareerContext): CitedText[] {
  const { first, language } = context;
  if (!first || language !== 'en') return [];
  const roles = rolesOf(context);
  const [field] = commonsOf(roles, ({ title }) =>
    fieldsOfTitle(title).map(({ field: name, leads }) => ({ name, leads })),
  );
  const [sector] = commonsOf(roles, ({ organisation }) =>
    sectorsOfEmployer(organisation).map((name) => ({ name, leads: false })),
  );
  // A short name of a field says something of those who led it, or of whom many employers wanted it.
  const isTelling = field && (field.leads || field.name.includes(' ') || field.roles.length > RECURS);
  return [
    ...(isTelling ? [sentenceOf(field, 'field', first)] : []),
    ...(sector ? [sentenceOf(sector, 'sector', first)] : []),
  ];
}

/** The sectors that the name of an employer tells. */
import { industriesOfName } from './employer-names';
import { INDUSTRIES } from './industries';
import { replaceLookalikes } from './lookalikes';

/** Sectors in which everybody of a craft works, whatever their employer does. */
const CRAFT =
  /^(?:information technology services|software|artificial intelligence|mechanical engineering|staffing and recruiting|robotics and automation|marketing and advertising|management consulting|sport and recreation|manufacturing|education)$/;

/** The sectors of an employer, in lower case: 'financial services' of 'Corran Asset Management'. */
export function sectorsOfEmployer(organisation: string): string[] {
  const name = replaceLookalikes(organisation.replace(/\([^()]*\)/g, ' ').toLowerCase());
  const known = [
    ...industriesOfName(name),
    ...INDUSTRIES.filter(({ pattern }) => pattern.test(name)).map((industry) => industry.name),
  ].map((sector) => sector.toLowerCase());
  return [...new Set(known)].filter((sector) => !CRAFT.test(sector));
}

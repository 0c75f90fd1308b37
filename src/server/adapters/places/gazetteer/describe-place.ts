/** Describes places in words, without repeating names. */
import { foldPlaceName } from './fold-place-name';

/** The generic part of a division's name: 'State of Berlin', 'Kyiv City'. */
const GENERIC_PART_PATTERN =
  /^(state|province|city|canton|municipality|region|department) of |( (city|province|state|governorate|department|region|county|district|municipality|metropolitan|oblast))+$/g;

/** Whether a division is named after the place: 'Kyiv City' after Kyiv, but not Kansas after Kansas City. */
function isNamesake(admin: string, foldedPlaceName: string): boolean {
  const foldedAdmin = foldPlaceName(admin.replace(/\(.*\)/, ''));
  return (
    foldedAdmin === foldedPlaceName || foldedAdmin.replaceAll(GENERIC_PART_PATTERN, '') === foldedPlaceName
  );
}

/**
 * Describes a place: its name, the regions it lies in, and both together. Repeated names are written once: 'Berlin,
 * Germany', 'Zürich, Switzerland', 'Singapore'.
 */
export function describePlace(name: string, admin: string | undefined, country: string) {
  const foldedName = foldPlaceName(name);
  const regions =
    foldedName === foldPlaceName(country)
      ? []
      : [admin && !isNamesake(admin, foldedName) ? admin : undefined, country].filter(
          (part, index, all) => part && all.indexOf(part) === index,
        );
  const secondary = regions.join(', ');
  return { name, secondary, description: secondary ? `${name}, ${secondary}` : name };
}

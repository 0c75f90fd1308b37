import { fold } from './fold';

/** What a division is called besides its name: 'State of Berlin', 'Kyiv City'. */
const GENERIC =
  /^(state|province|city|canton|municipality|region|department) of |( (city|province|state|governorate|department|region|county|district|municipality|metropolitan|oblast))+$/g;

/** 'Ho Chi Minh City (HCMC)' and 'Ho Chi Minh City' have the same core. */
const core = (name: string) => fold(name.replace(/\(.*\)/, '')).replaceAll(GENERIC, '');

/**
 * A place in words: its name, what it lies in, and both together. What would stand twice stands once:
 * 'Berlin, Germany', 'Zürich, Switzerland', 'Singapore'.
 */
export function describePlace(name: string, admin: string | undefined, country: string) {
  const own = fold(name);
  const around =
    own === fold(country)
      ? []
      : [admin && core(admin) !== core(name) ? admin : undefined, country].filter(
          (part, index, all) => part && all.indexOf(part) === index,
        );
  const secondary = around.join(', ');
  return { name, secondary, description: secondary ? `${name}, ${secondary}` : name };
}

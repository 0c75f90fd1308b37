/** Capital letters for names from forms. */

/** Words of a name that are written small. */
const PARTICLE =
  /^(?:de|del|della|di|da|do|dos|das|du|von|van|der|den|ten|ter|bin|binti|ibn|y|e|af|av|zu|zum)$/u;

/** Capitalises what a form gives in small letters: 'k.kalai', 'Nadia okafor'. */
export function capitaliseName(name: string): string {
  return name
    .split(' ')
    .map((word) =>
      PARTICLE.test(word) || /\p{Lu}/u.test(word)
        ? word
        : word.replace(
            /(^|[.'’-])(\p{L})/gu,
            (_, before: string, letter: string) => before + letter.toUpperCase(),
          ),
    )
    .join(' ');
}

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

/** 'MARLOWE, Inga' with the given name first and the surname in small letters; undefined for any other text. */
export function surnameLast(text: string): string | undefined {
  const [, surname = '', given = ''] =
    /^(\p{Lu}{3,}(?:[ -]\p{Lu}{2,})?),\s+(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}*\.?){0,2})$/u.exec(text) ?? [];
  return surname === '' ? undefined : `${given} ${capitaliseName(surname.toLowerCase())}`;
}

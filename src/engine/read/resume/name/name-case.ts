/** Corrects the case of names that were typed in lower case or in capitals. */

/** Particles of a name, which stay in lower case. */
const NAME_PARTICLE_PATTERN =
  /^(?:de|del|della|di|da|do|dos|das|du|von|van|der|den|ten|ter|bin|binti|ibn|y|e|af|av|zu|zum)$/u;

/** Capitalises the words of a name that were typed in lower case: 'm.solberg', 'Nadia okafor'. */
export function capitaliseName(name: string): string {
  return name
    .split(' ')
    .map((word) =>
      NAME_PARTICLE_PATTERN.test(word) || /\p{Lu}/u.test(word)
        ? word
        : word.replace(
            /(^|[.'’-])(\p{L})/gu,
            (_, before: string, letter: string) => before + letter.toUpperCase(),
          ),
    )
    .join(' ');
}

/**
 * Turns 'MARLOWE, Inga' into the given name followed by the surname, no longer in capitals; undefined for any
 * other text.
 */
export function surnameLast(text: string): string | undefined {
  const [, surname = '', given = ''] =
    /^(\p{Lu}{3,}(?:[ -]\p{Lu}{2,})?),\s+(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}*\.?){0,2})$/u.exec(text) ?? [];
  return surname === '' ? undefined : `${given} ${capitaliseName(surname.toLowerCase())}`;
}

/** Compares names. Separate from parsing them, which more screens load. */
import { parsePersonName } from './person-name';

const foldedNames = (name: string) =>
  parsePersonName(name)
    .plain.normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);

/**
 * Whether two names may belong to one person: the longer has to contain every name of the shorter. A further middle
 * name, an initial, an accent, a title or another order does not matter, and an empty name fits any.
 */
export function mayBeSamePerson(a: string, b: string): boolean {
  const [fewer = [], more = []] = [foldedNames(a), foldedNames(b)].sort((x, y) => x.length - y.length);
  return fewer.every((name) => more.includes(name));
}

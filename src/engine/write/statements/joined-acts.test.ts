/** Acts and circumstances of notes, joined as in prose. */
import { describe, expect, it } from 'vitest';
import { joinActs } from './joined-acts';

describe('acts of a predicate', () => {
  it.each([
    [
      'two acts with a comma alone',
      'ran two ferries, raised tolls by 8%',
      'ran two ferries and raised tolls by 8%',
    ],
    [
      'an act after a list',
      'ran ferries, cranes, and berths, opened the north quay',
      'ran ferries, cranes, and berths, and opened the north quay',
    ],
    [
      'an act after a semicolon',
      'ran nine ferries in two ports; quickly opened the quay',
      'ran nine ferries in two ports and quickly opened the quay',
    ],
    [
      'a note after a semicolon',
      'built the register of nine ports; full-stack work',
      'built the register of nine ports',
    ],
    [
      'two clauses with gerunds',
      'opened a quay, serving nine ferries, raising tolls by 2%',
      'opened a quay, serving nine ferries and raising tolls by 2%',
    ],
    [
      'a claim at the end',
      'trained 12 pilots, promoting 3 to captain, enhancing team efficiency',
      'trained 12 pilots, promoting 3 to captain',
    ],
  ])('%s', (_, notes, prose) => expect(joinActs(notes)).toBe(prose));

  it.each([
    ['a participle', 'ran the ferry of two ports, owned by growers'],
    ['an act of a clause', 'led a team that moved two cranes, opened the north quay'],
    ['the only figure after a semicolon', 'rebuilt the quays of two ports; waits down by 9%'],
    ['a list after semicolons', 'ran ferries; cranes on the quay; berths in the port'],
    ['the items of a list', 'ran the port by planning berths, improving crane use'],
    ['a list that has its ‘and’', 'sold tolls across ports, core network, managed services and grain mills'],
    ['nouns that a participle describes in a list', 'wrote plans for dry docks, improved signals and berths'],
    ['joined gerunds', 'opened a quay, serving ferries and growers, cutting waits and raising tolls'],
  ])('are left as they are: %s', (_, predicate) => expect(joinActs(predicate)).toBe(predicate));
});

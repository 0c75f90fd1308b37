/**
 * Mutants that behave like the original, so that no test can detect them, each with the reason. `on` is a part of the
 * line that is meant; an entry without it applies to every such place of its file.
 */

const LINKS = 'src/server/adapters/links';

/** @type {{ file: string; was: string; text: string; on?: string; why: string }[]} */
export const EQUIVALENT_MUTANTS = [
  {
    file: `${LINKS}/address.ts`,
    was: 'all ?? []',
    text: 'all',
    why: 'networkInterfaces() gives a list for every name; its type alone says it could be missing.',
  },
  {
    file: `${LINKS}/guarded-lookup.ts`,
    was: "first?.address ?? ''",
    text: 'first?.address',
    why: 'An empty list was refused above: there is a first address.',
  },
  {
    file: `${LINKS}/kind.ts`,
    was: "contentType.split(';')[0]?.trim().toLowerCase() ?? ''",
    text: "contentType.split(';')[0]?.trim().toLowerCase()",
    why: 'A split text has a first part.',
  },
  {
    file: `${LINKS}/resolver.ts`,
    was: '1_500',
    text: '(1500 + 1)',
    why: 'A millisecond more of waiting for a name server that does not answer.',
  },
  {
    file: 'src/server/features/profiles/service.ts',
    was: '!outcome',
    text: 'false',
    why: 'The row was read before: it is missing only where the account is erased between the two queries.',
  },
  {
    file: 'src/server/features/profiles/service.ts',
    was: '!row',
    text: 'false',
    on: 'PROFILE_NOT_FOUND',
    why: 'Who has no row has no status and is turned away before.',
  },
  {
    file: 'src/shared/three-way-merge/lists.ts',
    was: '-',
    text: '+',
    on: 'for (let i = a.length - 1',
    why: 'The loop begins two rows later: they have no entry that could be equal, and lie outside of the typed array.',
  },
  {
    file: 'src/server/features/auth/login/recover.ts',
    was: "ownSignup?.first_name ?? ''",
    text: 'ownSignup?.first_name',
    why: "The column's default is the empty text.",
  },
  {
    file: 'src/server/features/auth/login/recover.ts',
    was: "link.data.email ?? ''",
    text: 'link.data.email',
    why: 'Every recovery link is made with an address; the type of `data` alone says that it could be missing.',
  },
  {
    file: 'src/server/features/auth/sessions/known-browser.ts',
    was: "userId ?? ''",
    text: 'userId',
    why: 'Without a user the answer is undefined whatever is compared: the comparison only takes the same time.',
  },
  {
    file: 'src/server/features/auth/login/recover.ts',
    was: "ownSignup?.last_name ?? ''",
    text: 'ownSignup?.last_name',
    why: "The column's default is the empty text.",
  },
  {
    file: 'src/server/features/auth/login/recover.ts',
    was: 'ownSignup?.terms_accepted_at ?? null',
    text: 'ownSignup?.terms_accepted_at',
    why: 'The column has no default: what is not given is null.',
  },
  {
    file: 'src/server/features/profiles/service.ts',
    was: "outcome.kind === 'missing'",
    text: 'false',
    why: 'The row was read before: it is missing only where the account is erased between the two queries.',
  },
  {
    file: 'src/server/features/auth/sessions/sessions.ts',
    was: '!started || !person',
    text: 'false',
    why: 'A session that was just made for a person who just signed in: the types alone say they could be missing.',
  },
  {
    file: 'src/server/features/auth/sessions/sessions.ts',
    was: '||',
    text: '&&',
    on: '!started || !person',
    why: 'As the entry above: neither is ever missing.',
  },
  {
    file: 'src/server/features/auth/sessions/known-browser.ts',
    was: '||',
    text: '&&',
    why: 'The parts of a token are found together or not at all.',
  },
  {
    file: 'src/server/features/auth/sessions/known-browser.ts',
    was: "token ?? ''",
    text: 'token',
    why: 'A missing token is read as the word undefined, which is no token either.',
  },
  {
    file: 'src/shared/three-way-merge/lists.ts',
    was: '1',
    text: '(1 + 1)',
    on: 'const width',
    why: 'A wider table, whose further column is zero, as are values beyond the end.',
  },
  {
    file: 'src/shared/three-way-merge/lists.ts',
    was: '1',
    text: '(1 + 1)',
    on: 'const lengths',
    why: 'A longer table, whose last row is not read.',
  },
  {
    file: 'src/shared/three-way-merge/lists.ts',
    was: '1',
    text: '(1 + 1)',
    on: '.fill(-1)',
    why: 'Any number below zero says that there is no match.',
  },
  {
    file: 'src/shared/three-way-merge/lists.ts',
    was: '<',
    text: '<=',
    on: 'for (let i = 0, j = 0;',
    why: 'One step more: beyond the end of either list nothing is equal, and the loop ends.',
  },
  {
    file: 'src/engine/check/role-order.ts',
    was: '>',
    text: '>=',
    on: "kind === 'title' && start > at",
    why: 'No name begins at the verb: the verb is a word that no name takes up.',
  },
  {
    file: 'src/engine/check/role-order.ts',
    was: '>',
    text: '>=',
    on: "kind === 'organisation' && start > at",
    why: 'The word at this position is in no mention (`taken`), so no employer begins there.',
  },
];

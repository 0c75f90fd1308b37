import type { AppRouter } from '@/server/router';

/**
 * The procedures that change what screens show. Marking something as seen is none: it would take the mark away while
 * the person reads. A test asks of every procedure whether it belongs here.
 */
const CHANGING_PROCEDURES: { readonly [Feature in keyof AppRouter]?: readonly (keyof AppRouter[Feature])[] } =
  {
    account: ['endSession'],
    caseStories: ['accept'],
    generation: ['cancel', 'writeFromRecord'],
    introductions: ['setOpen', 'accept', 'decline', 'block', 'addedToRoles', 'remove'],
    preferences: ['save'],
    privateVersions: ['create', 'save', 'revoke', 'reopen', 'renewAddress', 'remove', 'setTelephone'],
    profiles: [
      'save',
      'publish',
      'setStaging',
      'setIndexable',
      'setDownloadable',
      'changeSlug',
      'confirm',
      'confirmLine',
      'endDraft',
    ],
    readership: ['setCounted', 'setDigest'],
    record: ['save'],
    references: ['ask', 'remind', 'withdraw', 'show', 'hide', 'remove'],
    roles: [
      'correct',
      'addRequirement',
      'count',
      'setState',
      'setNextStep',
      'setNames',
      'setNotes',
      'retry',
      'readText',
      'choose',
      'keepBoth',
      'makeVersion',
      'remove',
    ],
  };

/** Whether a call changes what screens show. @param path as 'profiles/publish' */
export function isChange(path: string): boolean {
  const [feature, procedure] = path.split('/');
  const changing: Partial<Record<string, readonly string[]>> = CHANGING_PROCEDURES;
  return changing[feature ?? '']?.includes(procedure ?? '') ?? false;
}

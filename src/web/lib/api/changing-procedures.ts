import type { AppRouter } from '@/server/router';

type ProcedureName = { [Feature in keyof AppRouter]: keyof AppRouter[Feature] }[keyof AppRouter];

/**
 * The names of procedures, in any feature, that change what screens show, besides those that begin with 'set'. Marking
 * something as seen is none: it would take the mark away while the person reads. A test asks of every procedure whether
 * it belongs here. Without the features' names, since every screen loads this.
 */
const CHANGING_PROCEDURES: readonly ProcedureName[] = [
  'accept',
  'addRequirement',
  'addedToRoles',
  'ask',
  'block',
  'cancel',
  'changeSlug',
  'choose',
  'confirm',
  'confirmLine',
  'correct',
  'count',
  'create',
  'decline',
  'endDraft',
  'endSession',
  'hide',
  'keepBoth',
  'makeVersion',
  'publish',
  'readText',
  'remind',
  'remove',
  'renewAddress',
  'reopen',
  'retry',
  'revoke',
  'save',
  'show',
  'withdraw',
  'writeFromRecord',
];

/** Whether a call changes what screens show. @param path as 'profiles/publish' */
export function isChange(path: string): boolean {
  const name = path.slice(path.indexOf('/') + 1);
  return name.startsWith('set') || (CHANGING_PROCEDURES as readonly string[]).includes(name);
}

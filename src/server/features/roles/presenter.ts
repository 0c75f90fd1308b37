/** Maps rows of saved roles to what their owner's screens receive. */
import { fitOf } from '@/shared/roles/role-fit';
import {
  ADDED_REQUIREMENT_PREFIX,
  type ListedRole,
  type RequirementWithVerdict,
  requirementsWithVerdicts,
  type WholeRole,
} from '@/shared/roles/saved-roles';
import { roleNames } from './names';
import type { RoleRow } from './rows';

type ListedRow = Omit<RoleRow, 'source_text'>;
type Revisions = { profile: number; record: number; preferences: number };

const INTERRUPTED_MESSAGE = 'The server was restarted while this was being read.';

const requirementsOf = ({ facts, added }: ListedRow) => [...(facts?.requirements ?? []), ...added];

const requirementsWithVerdictsOf = (row: ListedRow): RequirementWithVerdict[] =>
  requirementsWithVerdicts(requirementsOf(row), row.count?.answers ?? [], row.corrections);

/** A role as the list shows it. @param duplicateSavedAt when the role was saved that this one duplicates */
export function presentListed(row: ListedRow, now: Date, duplicateSavedAt: Date | undefined): ListedRole {
  const isAbandoned = row.reading === 'reading' && (row.leased_until === null || row.leased_until <= now);
  const { facts } = row;
  return {
    id: row.id,
    reading: isAbandoned ? 'failed' : row.reading,
    origin: row.origin,
    source: row.source,
    ...roleNames(row),
    terms: facts && {
      engagement: facts.engagement,
      pay: facts.pay,
      places: facts.places,
      remote: facts.remote,
      start: facts.start,
      workAuthorisation: facts.workAuthorisation,
      industry: facts.industry,
    },
    comparisons: row.count?.terms ?? [],
    fit: row.count && fitOf(requirementsWithVerdictsOf(row)),
    state: row.state,
    state_since: row.state_since,
    next_step: row.next_step,
    next_date: row.next_date,
    page: row.page,
    pages: row.pages,
    failure: isAbandoned ? INTERRUPTED_MESSAGE : row.failure,
    retryable: row.origin === 'address' || (isAbandoned && row.origin === 'text'),
    choices: row.choices,
    // The other role may have been deleted since.
    duplicate:
      row.duplicate_of && duplicateSavedAt ? { id: row.duplicate_of, saved_at: duplicateSavedAt } : null,
    created_at: row.created_at,
  };
}

/** A role with its text, verdicts and evidence. `duplicateSavedAt` is when the role that it duplicates was saved. */
export function presentFullRole(
  row: RoleRow,
  revisions: Revisions,
  now: Date,
  duplicateSavedAt: Date | undefined,
): WholeRole {
  const { count, corrections } = row;
  const profileChanged =
    count && (count.against.profile !== revisions.profile || count.against.record !== revisions.record);
  const preferencesChanged = count && count.against.preferences !== revisions.preferences;
  return {
    ...presentListed(row, now, duplicateSavedAt),
    text: row.source_text ?? '',
    read: { title: row.facts?.title ?? null, organisation: row.facts?.organisation ?? null },
    partly: row.facts !== null && row.facts.textLanguage === null,
    requirements: requirementsWithVerdictsOf(row),
    dropped: requirementsOf(row).flatMap(({ id, text }) => {
      const correction = corrections[id];
      return correction?.dropped
        ? [{ id, text, correction, added: id.startsWith(ADDED_REQUIREMENT_PREFIX) }]
        : [];
    }),
    sources: count?.sources ?? [],
    notes: row.notes,
    counted_at: count ? new Date(count.at) : null,
    changed: profileChanged ? 'profile' : preferencesChanged ? 'preferences' : null,
  };
}

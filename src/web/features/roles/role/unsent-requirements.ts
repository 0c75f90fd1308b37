/** Requirements that the owner entered and that are being sent, or could not be. They are kept in this browser. */

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '@/web/lib/api/query-client';
import { clearStoredText, readStoredText, storeText } from '@/web/lib/unsaved-input/stored-text';
import { useRoleChange } from '../queries';

export interface EnteredRequirement {
  text: string;
  kind: 'must' | 'nice';
}

interface UnsentRequirement extends EnteredRequirement {
  failed: boolean;
}

const isSame = (a: EnteredRequirement, b: EnteredRequirement) => a.text === b.text && a.kind === b.kind;

const areRequirements = (value: unknown): value is EnteredRequirement[] =>
  Array.isArray(value) &&
  value.every((each) => typeof each?.text === 'string' && ['must', 'nice'].includes(each.kind));

const storageKeyOf = (roleId: string) => `role-requirements-unsent.${roleId}`;
const readStored = (roleId: string) => readStoredText(storageKeyOf(roleId), areRequirements) ?? [];

/** What an earlier page has left. It may have been added, and is sent again only if its owner says so. */
const readFailed = (roleId: string) => readStored(roleId).map((each) => ({ ...each, failed: true }));

/** Replaces one entry here and in the browser's storage, which other tabs of the same role share. */
function replace(roleId: string, entry: EnteredRequirement, next: UnsentRequirement | null): void {
  const withoutEntry = <E extends EnteredRequirement>(list: readonly E[]) =>
    list.filter((each) => !isSame(each, entry));
  const stored = [
    ...withoutEntry(readStored(roleId)),
    ...(next ? [{ text: next.text, kind: next.kind }] : []),
  ];
  if (stored.length > 0) storeText(storageKeyOf(roleId), stored);
  else clearStoredText(storageKeyOf(roleId));
  queryClient.setQueryData<UnsentRequirement[]>(['unsent-requirements', roleId], (known = []) =>
    next && known.some((each) => isSame(each, entry))
      ? known.map((each) => (isSame(each, entry) ? next : each))
      : [...withoutEntry(known), ...(next ? [next] : [])],
  );
}

/**
 * Sends requirements one after the other, also after their screen was left.
 * @param added the requirements that the role has: one whose answer was lost may be among them
 */
export function useUnsentRequirements(roleId: string, added: readonly { text: string; must: boolean }[]) {
  const { data } = useQuery({
    queryKey: ['unsent-requirements', roleId],
    queryFn: () => readFailed(roleId),
    initialData: () => readFailed(roleId),
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const { mutate } = useRoleChange(
    (roles, { text, kind }: EnteredRequirement) =>
      roles.addRequirement({ id: roleId, text, must: kind === 'must' }),
    {
      order: `add-requirement ${roleId}`,
      onDone: (entry) => replace(roleId, entry, null),
      onFailed: (entry) => replace(roleId, entry, { ...entry, failed: true }),
    },
  );
  const isAdded = ({ text, kind, failed }: UnsentRequirement) =>
    failed && added.some((each) => each.text === text.trim() && each.must === (kind === 'must'));
  // While an entry is stored, it counts as unsaved, and its owner would be asked about it at the logout.
  useEffect(() => {
    for (const entry of data) if (isAdded(entry)) replace(roleId, entry, null);
  });
  return {
    unsent: data.filter((entry) => !isAdded(entry)),
    send({ text, kind }: EnteredRequirement) {
      const entry = { text, kind };
      replace(roleId, entry, { ...entry, failed: false });
      mutate(entry);
    },
    discard: (entry: EnteredRequirement) => replace(roleId, entry, null),
  };
}

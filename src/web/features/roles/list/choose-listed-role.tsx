import { useState } from 'react';
import type { ListedRole } from '@/shared/roles/saved-roles';
import { useRoleChange } from '../queries';

/** Number of roles that are shown before 'Show all' is pressed. */
const MAX_ROLES_AT_FIRST = 6;

/** Asks which of the roles on a page is meant. */
export function ChooseListedRole({ role: { id, choices } }: { role: ListedRole }) {
  const [showsAll, setShowsAll] = useState(false);
  const choose = useRoleChange((roles, choice: number) => roles.choose({ id, choice }));
  return (
    <>
      <p className="text-ink-2">This page lists {choices.length} roles. Which one do you mean?</p>
      <ul className="mt-2 grid gap-1.5">
        {choices.slice(0, showsAll ? undefined : MAX_ROLES_AT_FIRST).map(({ title }, index) => (
          <li key={title}>
            <button
              type="button"
              className="roles-link text-left"
              disabled={choose.isPending}
              onClick={() => choose.mutate(index)}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
      {!showsAll && choices.length > MAX_ROLES_AT_FIRST && (
        <button type="button" className="roles-link plain mt-2" onClick={() => setShowsAll(true)}>
          Show all {choices.length}
        </button>
      )}
    </>
  );
}

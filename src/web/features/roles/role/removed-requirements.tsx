import type { WholeRole } from '@/shared/roles/saved-roles';
import { useRoleChange } from '../queries';

/** Requirements that the owner removed, each with a button that takes this back. */
export function RemovedRequirements({ role: { id, dropped } }: { role: WholeRole }) {
  const undo = useRoleChange((roles, requirement: string) => {
    const { dropped: _, ...otherCorrections } =
      dropped.find((removed) => removed.id === requirement)?.correction ?? {};
    return roles.correct({ id, requirement, correction: otherCorrections });
  });
  if (dropped.length === 0) return null;
  return (
    <details className="min-w-0 basis-full text-ink-2 text-sm">
      <summary>Not requirements: {dropped.length}</summary>
      <ul className="mt-2 grid gap-2">
        {dropped.map((removed) => (
          <li key={removed.id} className="[overflow-wrap:anywhere]" dir="auto">
            {removed.text}{' '}
            <button
              type="button"
              className="roles-link"
              disabled={undo.isPending}
              onClick={() => undo.mutate(removed.id)}
            >
              Take it back
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

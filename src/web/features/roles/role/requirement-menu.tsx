import { Ellipsis } from 'lucide-react';
import type { Correction, RequirementWithVerdict } from '@/shared/roles/saved-roles';
import { IconButton } from '@/web/components/ui/buttons/button';
import { Menu, MenuItem, SubMenu } from '@/web/components/ui/overlays/menu';
import { toast } from '@/web/components/ui/toasts/toast';
import { useRoleChange } from '../queries';

const VERDICT_CHOICES = [
  ['evidenced', 'It is evidenced'],
  ['mentioned', 'It is mentioned'],
  ['gap', 'It is a gap'],
] as const;

/** Maximum characters of a requirement in the name of its menu, which assistive technology reads out. */
const MAX_NAME_CHARACTERS = 60;

interface CorrectionChange {
  correction: Correction | null;
  /** The title of the toast afterwards; absent for an undo, which shows no toast. */
  said?: string;
}

/** The owner's corrections of a requirement; the fit is updated, and each can be undone. */
export function RequirementMenu({
  roleId,
  requirement,
}: {
  roleId: string;
  requirement: RequirementWithVerdict;
}) {
  const { id, must, verdict, correction } = requirement;
  const change = useRoleChange(
    (roles, { correction }: CorrectionChange) => roles.correct({ id: roleId, requirement: id, correction }),
    {
      order: roleId,
      onDone: ({ said }) =>
        said &&
        toast({
          title: said,
          action: { label: 'Undo', onPick: () => change.mutate({ correction: correction ?? null }) },
        }),
    },
  );
  // A correction that is still being sent is kept by the next one.
  const given = change.isPending ? change.variables.correction : correction;
  const correct = (next: Correction, said: string) =>
    change.mutate({ correction: { ...given, ...next }, said });
  return (
    <Menu
      trigger={
        <IconButton
          label={`Change this point: ${requirement.text.slice(0, MAX_NAME_CHARACTERS)}`}
          className="menu"
        >
          <Ellipsis />
        </IconButton>
      }
    >
      {must ? (
        <MenuItem onPick={() => correct({ must: false }, 'It is a nice-to-have now.')}>
          Make it a nice-to-have
        </MenuItem>
      ) : (
        <MenuItem onPick={() => correct({ must: true }, 'It is a must-have now.')}>
          Make it a must-have
        </MenuItem>
      )}
      <MenuItem onPick={() => correct({ dropped: true }, 'It is no longer a requirement.')}>
        Not a requirement
      </MenuItem>
      <SubMenu label="The verdict is wrong">
        {VERDICT_CHOICES.filter(([each]) => each !== verdict).map(([each, label]) => (
          <MenuItem key={each} onPick={() => correct({ verdict: each }, 'Your verdict stands.')}>
            {label}
          </MenuItem>
        ))}
      </SubMenu>
    </Menu>
  );
}

import { Ellipsis, GitMerge } from 'lucide-react';
import type { Doubt } from '@/shared/record/doubts';
import { EvidenceMark } from '@/web/components/evidence/evidence-mark';
import { IconButton } from '@/web/components/ui/buttons/button';
import { Menu, MenuItem } from '@/web/components/ui/overlays/menu';
import { useSources } from '../context';
import { MergeEmployerPanel } from '../edits/merge-panel';
import { formatYears } from '../edits/year-month';
import type { Employer } from './employers';
import type { OpenEntry } from './open-entry';
import { RecordRoleRow } from './record-role-row';

/** Number of places of an employer that are shown beside its name. */
const MAX_LOCATIONS_SHOWN = 2;

/** An employer with its titles. */
export function EmployerRow({
  employer,
  doubts,
  open,
  onOpen,
}: OpenEntry & { employer: Employer; doubts: readonly Doubt[] }) {
  const { placesOf } = useSources();
  const { name, roles } = employer;
  const isOwnName = roles.every((role) => role.own?.includes('organisation'));
  const places = isOwnName ? [] : placesOf(roles.flatMap(({ spans }) => spans));
  const isDoubtful = doubts.some(
    ({ kind, role }) =>
      (kind === 'employer' || kind === 'no-employer' || kind === 'same-employer') && roles.includes(role),
  );
  const locations = [...new Set(roles.flatMap(({ location }) => location ?? []))].slice(
    0,
    MAX_LOCATIONS_SHOWN,
  );
  return (
    <li className="border-rule border-b py-6 max-md:py-5">
      <div className="record-row">
        <p className="font-semibold text-sm tabular-nums">{formatYears(employer.start, employer.end)}</p>
        <h3 className="what font-display font-normal text-xl leading-snug [overflow-wrap:anywhere]">
          {name ? (
            <>
              {isDoubtful ? `“${name}”` : name}
              {places.length > 0 && (
                <EvidenceMark places={[...new Map(places.map((p) => [p.number, p])).values()]} />
              )}
            </>
          ) : (
            <span className="text-ink-2">No employer read</span>
          )}
          <span className="ml-2.5 font-body text-ink-2 text-sm tracking-normal">
            {isOwnName && name ? 'Your own' : ''} {locations.join(', ')}
          </span>
          {isDoubtful && <span className="record-unsure ml-3">Not sure</span>}
        </h3>
        {name ? (
          <Menu
            trigger={
              <IconButton label={`More for ${name}`}>
                <Ellipsis />
              </IconButton>
            }
          >
            <MenuItem icon={<GitMerge />} onPick={() => onOpen(`merge:${name}`)}>
              Merge with another employer
            </MenuItem>
          </Menu>
        ) : (
          <span />
        )}
      </div>
      {open === `merge:${name}` && name && <MergeEmployerPanel name={name} onClose={() => onOpen(null)} />}
      {roles.map((role) => (
        <RecordRoleRow
          key={role.id}
          role={role}
          showsDates={roles.length > 1}
          unsure={doubts.some(
            ({ kind, role: doubtfulRole }) =>
              doubtfulRole.id === role.id &&
              (kind === 'dates' || kind === 'role' || kind === 'no-title' || kind === 'no-dates'),
          )}
          open={open}
          onOpen={onOpen}
        />
      ))}
    </li>
  );
}

import {
  ArrowRightLeft,
  CalendarCheck,
  ChevronDown,
  Ellipsis,
  GitMerge,
  Pencil,
  Split,
  X,
} from 'lucide-react';
import { useState } from 'react';
import type { RoleFact } from '@/shared/record/facts';
import { EvidenceMark } from '@/web/components/evidence/evidence-mark';
import { IconButton } from '@/web/components/ui/buttons/button';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { Menu, MenuItem, MenuRule } from '@/web/components/ui/overlays/menu';
import { hasStoredInput } from '@/web/lib/unsaved-input/use-stored-input';
import { useChange, useSources } from '../context';
import { MergeRolePanel } from '../edits/merge-panel';
import { applyEdit } from '../edits/record-edits';
import { RoleEditor } from '../edits/role-editor';
import { removeRole } from '../edits/role-edits';
import { SplitRolePanel } from '../edits/split-role-panel';
import { unreadDatesKey } from '../edits/unread-dates';
import { formatYears } from '../edits/year-month';
import { useFocusAfterClosing } from '../use-focus-after-closing';
import type { OpenEntry } from './open-entry';

/** Number of lines that are shown before 'more lines' is pressed. */
const MAX_LINES_SHOWN = 2;

/** A title with its lines and actions, or the form that is open in its place. */
export function RecordRoleRow({
  role,
  showsDates,
  unsure,
  open,
  onOpen,
}: OpenEntry & { role: RoleFact; showsDates: boolean; unsure: boolean }) {
  const change = useChange();
  const { placesOf } = useSources();
  const [isExpanded, setExpanded] = useState(false);
  const { id, title, statements } = role;
  const name = title || role.organisation || 'this entry';
  const close = () => onOpen(null);
  const row = useFocusAfterClosing(open?.endsWith(`:${id}`) ?? false);
  if (open === `edit:${id}`) return <RoleEditor role={role} onClose={close} />;
  if (open === `split:${id}`) return <SplitRolePanel role={role} onClose={close} />;
  if (open === `merge-title:${id}`) return <MergeRolePanel role={role} onClose={close} />;
  const visibleLines = isExpanded ? statements : statements.slice(0, MAX_LINES_SHOWN);
  const hiddenCount = statements.length - visibleLines.length;
  const places = role.own?.includes('title') ? [] : placesOf(role.spans);
  return (
    <div ref={row} tabIndex={-1} className="record-row mt-3" id={`role-${id}`}>
      <p className="text-ink-3 text-sm tabular-nums">{showsDates && formatYears(role.start, role.end)}</p>
      <div className="what min-w-0">
        <h4 className="font-body font-semibold text-[0.9375rem] [overflow-wrap:anywhere]">
          {title || <span className="text-ink-2">No title read</span>}
          {places.length > 0 && <EvidenceMark places={places} />}
          {role.own && <span className="ml-2.5 font-normal text-ink-3 text-sm">Your own</span>}
          {unsure && <span className="record-unsure ml-3">Not sure</span>}
        </h4>
        {hasStoredInput(unreadDatesKey(role)) && (
          <p className="text-danger text-sm">
            A date is not saved.{' '}
            <button type="button" className="record-link font-semibold" onClick={() => onOpen(`edit:${id}`)}>
              Mend it<span className="sr-only"> at {name}</span>
            </button>
          </p>
        )}
        {statements.length === 0 && (
          <p className="text-ink-2 text-sm">
            No line about what you did.{' '}
            <button type="button" className="record-link font-semibold" onClick={() => onOpen(`edit:${id}`)}>
              Add one<span className="sr-only"> to {name}</span>
            </button>
          </p>
        )}
        <ul className="mt-0.5 text-ink-2 text-sm leading-relaxed">
          {visibleLines.map((statement) => (
            <li
              key={statement.id}
              className="relative pl-4 before:absolute before:left-0 before:text-accent before:content-['–'] [overflow-wrap:anywhere]"
            >
              {statement.value}
              <SourceMark spans={statement.spans} />
            </li>
          ))}
        </ul>
        {hiddenCount > 0 && (
          <button
            type="button"
            className="record-link ml-4 inline-flex items-center gap-1"
            onClick={() => setExpanded(true)}
          >
            {hiddenCount} more {hiddenCount === 1 ? 'line' : 'lines'}
            <span className="sr-only"> of {name}</span>
            <ChevronDown className="size-3.5" strokeWidth={SMALL_STROKE} />
          </button>
        )}
      </div>
      <Menu
        trigger={
          <IconButton label={`More for ${name}`}>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil />} onPick={() => onOpen(`edit:${id}`)}>
          Mend
        </MenuItem>
        <MenuItem icon={<GitMerge />} onPick={() => onOpen(`merge-title:${id}`)}>
          Merge with another title
        </MenuItem>
        <MenuItem icon={<Split />} onPick={() => onOpen(`split:${id}`)}>
          Split into two
        </MenuItem>
        <MenuItem
          icon={<CalendarCheck />}
          disabled={role.end === 'present'}
          onPick={() =>
            change((edits) =>
              applyEdit(edits, {
                kind: 'edit',
                said: `${name} goes on`,
                upserted: [{ ...role, end: 'present' }],
              }),
            )
          }
        >
          Set the end to present
        </MenuItem>
        <MenuItem icon={<ArrowRightLeft />} onPick={() => onOpen(`edit:${id}`)}>
          Move to another employer
        </MenuItem>
        <MenuRule />
        <MenuItem danger icon={<X />} onPick={() => change((edits) => removeRole(edits, role))}>
          Take this title out
        </MenuItem>
      </Menu>
    </div>
  );
}

function SourceMark({ spans }: Pick<RoleFact, 'spans'>) {
  const { placesOf } = useSources();
  const places = placesOf(spans);
  return places.length > 0 ? <EvidenceMark places={places} /> : null;
}

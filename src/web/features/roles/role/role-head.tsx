import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { WholeRole } from '@/shared/roles/saved-roles';
import { IconButton } from '@/web/components/ui/buttons/button';
import { lazyPart } from '@/web/components/ui/core/lazy-part';
import { Menu, MenuItem, MenuRule } from '@/web/components/ui/overlays/menu';
import { formatLongDay, localDayOf, localToday } from '@/web/lib/dates/format-day';
import { NextStep } from '../parts/next-step';
import { StateMenu } from '../parts/state-menu';
import { organisationWithPlace, roleNameOf } from '../parts/titles';
import { formatEngagement, startTerm } from '../terms/texts';

const TextDialog = lazyPart(() => import('./text-dialog'), 'TextDialog');
const NamesDialog = lazyPart(() => import('./names-dialog'), 'NamesDialog');
const RemoveDialog = lazyPart(() => import('./remove-dialog'), 'RemoveDialog');
const PasteDialog = lazyPart(() => import('./paste-dialog'), 'PasteDialog');

/** The role's name, the state of the application, and the source of its text. */
export function RoleHead({ role }: { role: WholeRole }) {
  const [open, setOpen] = useState<'text' | 'names' | 'paste' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const today = localToday();
  const { terms, source, origin, created_at } = role;
  const start = terms?.start ? startTerm(terms.start, today) : '';
  const termsText = [terms && formatEngagement(terms), start].filter(Boolean).join(', ');
  const lede = [organisationWithPlace(role), termsText].filter(Boolean).join('. ');
  const sourceText = origin === 'text' ? 'Pasted' : `From ${source?.replace(/^https?:\/\//, '')}`;
  return (
    <header>
      <h1 className="[overflow-wrap:anywhere]">{roleNameOf(role)}</h1>
      {lede && <p className="mt-2 max-w-[58ch] text-ink-2 text-read">{lede}.</p>}
      <div className="roles-line">
        <span className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
          <StateMenu role={role} />
          <NextStep role={role} pencil />
        </span>
        <span className="flex min-w-0 flex-wrap items-center gap-x-3.5 gap-y-1 text-ink-3">
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {sourceText}, {formatLongDay(localDayOf(created_at), today)}
          </span>
          <button type="button" className="roles-link" onClick={() => setOpen('text')}>
            Read the role
          </button>
          <Menu
            trigger={
              <IconButton label="More for this role" className="-my-1.5 -mr-2">
                <Ellipsis />
              </IconButton>
            }
          >
            <MenuItem onPick={() => setOpen('names')}>Change title or organisation</MenuItem>
            <MenuItem onPick={() => setOpen('paste')}>Paste another text</MenuItem>
            <MenuRule />
            <MenuItem danger onPick={() => setOpen('remove')}>
              Remove this role
            </MenuItem>
          </Menu>
        </span>
      </div>
      {role.partly && (
        <p className="pt-3 text-ink-2 text-sm">
          This text is in a language we read only in part. We read English, German, French and Spanish.
        </p>
      )}
      <Suspense>
        {open === 'text' && <TextDialog role={role} onClose={close} />}
        {open === 'names' && <NamesDialog role={role} onClose={close} />}
        {open === 'paste' && <PasteDialog id={role.id} onClose={close} />}
        {open === 'remove' && <RemoveDialog role={role} onClose={close} />}
      </Suspense>
    </header>
  );
}

import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { VERSION_LIMITS } from '@/shared/limits';
import { localDay } from '@/shared/time/calendar-day';
import { DayField } from '@/web/components/ui/inputs/day-field';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { Switch } from '@/web/components/ui/inputs/switch';
import { errorMessage } from '@/web/lib/api/error-message';
import { rpc } from '@/web/lib/api/rpc';
import { formatDayWithYear } from '@/web/lib/dates/format-moment';
import type { Version } from '../queries';
import { countAndNoun, daysUntil } from '../texts';
import type { VersionDraft, VersionErrors } from './draft';

interface SettingsProps {
  version: Version;
  draft: VersionDraft;
  /** The draft without what cannot be saved. */
  savable: VersionDraft;
  change: (part: Partial<VersionDraft>) => void;
  errors: VersionErrors;
}

/** The settings of a private version: name, reader and end, the contact details shown, and what else readers get. */
export function VersionSettings({ version, draft, savable, change, errors }: SettingsProps) {
  const { contact, open_until: openUntil } = draft;
  const reader = savable.for_whom.split(',')[0]?.trim();
  return (
    <aside aria-label="Settings of this version" className="version-settings">
      <div className="grid gap-4">
        <Field label="Name" hint="Only you see it." error={errors.name}>
          <Input value={draft.name} onChange={(event) => change({ name: event.target.value })} />
        </Field>
        <Field
          label="For whom"
          optional
          hint={`Stands above the note: “For ${reader || 'Henrik Aas'}”.`}
          error={errors.for_whom}
        >
          <Input value={draft.for_whom} onChange={(event) => change({ for_whom: event.target.value })} />
        </Field>
      </div>
      <div>
        <DayField
          label="Open until"
          optional
          hint={endHintOf(savable.open_until, errors.open_until !== undefined)}
          error={errors.open_until}
          min={localDay(new Date())}
          value={openUntil ?? ''}
          onDay={(day) => change({ open_until: day || null })}
        />
      </div>
      <div className="grid gap-3">
        <h2 className="font-semibold font-body text-sm">Contact</h2>
        <Switch
          className="version-switch"
          checked={contact.email}
          onChange={(event) => change({ contact: { ...contact, email: event.target.checked } })}
        >
          Email address
        </Switch>
        <Switch
          className="version-switch"
          checked={contact.telephone}
          onChange={(event) => change({ contact: { ...contact, telephone: event.target.checked } })}
        >
          Telephone
        </Switch>
        {contact.telephone && <TelephoneField storedNumber={version.contact_details.telephone} />}
        {(contact.email || contact.telephone) && (
          <p className="text-ink-3 text-sm">Its reader may save it as a contact card (vCard).</p>
        )}
      </div>
      <div className="grid gap-3">
        <h2 className="font-semibold font-body text-sm">Besides the profile</h2>
        <Switch
          className="version-switch"
          checked={draft.shows_references}
          onChange={(event) => change({ shows_references: event.target.checked })}
          aria-describedby="references-hint"
        >
          References
        </Switch>
        <p id="references-hint" className="text-ink-3 text-sm">
          Those that you show among your <Link to="/references">references</Link>, without what is hidden
          here.
        </p>
      </div>
      <div className="grid gap-3">
        <h2 className="font-semibold font-body text-sm">The reader may</h2>
        <Switch
          className="version-switch"
          checked={draft.allows_download}
          onChange={(event) => change({ allows_download: event.target.checked })}
          aria-describedby="download-hint"
        >
          Download as PDF
        </Switch>
        <p id="download-hint" className="text-ink-3 text-sm">
          A copy stays with whoever took it, also after you revoke the link.
          {version.state === 'open' && version.url && (
            <>
              {' '}
              <a href={`${version.url}/profile.pdf`} download>
                Take it yourself
              </a>
              .
            </>
          )}
        </p>
        <Switch
          className="version-switch"
          checked={draft.allows_introductions}
          onChange={(event) => change({ allows_introductions: event.target.checked })}
          aria-describedby="introduce-hint"
        >
          Introduce themselves
        </Switch>
        <p id="introduce-hint" className="text-ink-3 text-sm">
          While <Link to="/introductions">Introductions</Link> are open.
        </p>
      </div>
      {version.made_for && (
        <p className="text-ink-3 text-sm">Made for {version.made_for}, from what they ask.</p>
      )}
    </aside>
  );
}

/**
 * What a version's end means for its reader.
 * @param isRefused whether another day was typed that cannot be taken
 */
function endHintOf(until: string | null, isRefused: boolean): string {
  if (until === null) return 'No end: it stays open until you revoke it.';
  const days = daysUntil(until);
  if (days < 0) return 'The reader sees that it has ended.';
  if (isRefused) return `Its end is still ${formatDayWithYear(until)}.`;
  return `${days === 0 ? 'Today' : countAndNoun(days, 'day')}. The reader then sees that it has ended.`;
}

/** The person's only telephone number, stored with the account and shown in versions where they switch it on. */
function TelephoneField({ storedNumber }: { storedNumber: string }) {
  const [number, setNumber] = useState(storedNumber);
  const [saved, setSaved] = useState(storedNumber);
  const save = useMutation({
    mutationFn: () => rpc.privateVersions.setTelephone({ telephone: number.trim() }),
    onSuccess: ({ telephone }) => setSaved(telephone),
  });
  return (
    <Field
      label="Your number"
      hint={save.isPending ? 'Saving...' : 'One for all versions, shown only where you switch it on.'}
      error={save.error && (number !== saved ? errorMessage(save.error) : null)}
    >
      <Input
        type="tel"
        dir="ltr"
        autoComplete="tel"
        limit={VERSION_LIMITS.telephone}
        value={number}
        onChange={(event) => setNumber(event.target.value)}
        onBlur={() => number.trim() !== saved && number.length <= VERSION_LIMITS.telephone && save.mutate()}
      />
    </Field>
  );
}

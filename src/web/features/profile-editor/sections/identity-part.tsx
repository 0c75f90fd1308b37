import { Link, MapPin } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LINKEDIN_URL_MESSAGES } from '@/shared/linkedin-url';
import { PROFILE_LIMITS } from '@/shared/profile-limits';
import { isLongName } from '@/web/components/profile/identity';
import { readableAddress, webAddress } from '@/web/components/profile/url';
import { cx } from '@/web/components/ui/cx';
import { toast } from '@/web/components/ui/toast';
import { DraftField } from '../controls/draft-field';
import { Part } from '../controls/part';
import { useEditor, useField } from '../editing/context';
import { MarkedEntry } from '../evidence/marked';
import { PhotoButton } from '../photo/photo-button';
import { addressOf } from './linkedin-address';

/** Picture, name, role, location and the link to LinkedIn. */
export function IdentityPart() {
  return (
    <Part section="basicInfo" title="Basic Info" narrow untitled edit={() => <IdentityEditor />}>
      {(pencil) => <IdentityView pencil={pencil} />}
    </Part>
  );
}

function IdentityView({ pencil }: { pencil: ReactNode }) {
  const name = useField('name');
  const role = useField('role');
  const location = useField('location');
  const linkedin = webAddress(useField('linkedinUrl'));
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-5 max-[16rem]:grid-cols-1 pb-3 text-left md:grid-cols-[minmax(0,1fr)]">
      <PhotoButton name={name} />
      <div className="grid min-w-0 gap-2">
        <div className="flex items-start gap-1.5">
          <p
            data-field="name"
            className={cx(
              'min-w-0 font-display leading-tight [overflow-wrap:anywhere]',
              isLongName(name) ? 'text-2xl max-md:text-xl' : 'text-[2rem]',
            )}
            dir="auto"
          >
            {name.trim() ? (
              <MarkedEntry section="basicInfo" text={name} />
            ) : (
              <span className="text-ink-3 italic">Your name</span>
            )}
          </p>
          {pencil}
        </div>
        <p className="text-ink-2" dir="auto" data-field="role">
          {role.trim() ? (
            <MarkedEntry section="basicInfo" text={role} />
          ) : (
            <span className="text-ink-3 italic">Your role</span>
          )}
        </p>
      </div>
      <p className="col-span-full grid gap-1 text-ink-2 text-sm">
        {location.trim() && (
          <span className="flex items-center gap-1.5" data-field="location">
            <MapPin aria-hidden className="size-4 text-ink-3" strokeWidth={1.6} />
            <span className="min-w-0 [overflow-wrap:anywhere]" dir="auto">
              <MarkedEntry section="basicInfo" text={location} />
            </span>
          </span>
        )}
        {linkedin && (
          <span className="flex items-center gap-1.5">
            <Link aria-hidden className="size-4 text-ink-3" strokeWidth={1.6} />
            <a
              href={linkedin}
              target="_blank"
              rel="noopener"
              className="min-w-0 text-ink-2 [overflow-wrap:anywhere]"
            >
              {readableAddress(linkedin)}
            </a>
          </span>
        )}
      </p>
    </div>
  );
}

const TEXTS = [
  { field: 'name', label: 'Name', placeholder: 'Mara Lindqvist' },
  { field: 'role', label: 'Role', placeholder: 'Fractional Chief Operating Officer' },
  { field: 'location', label: 'Location', placeholder: 'Singapore' },
] as const;

function IdentityEditor() {
  const { store, open } = useEditor();
  const values = { name: useField('name'), role: useField('role'), location: useField('location') };
  const close = () => open.set(null);
  return (
    <div className="grid gap-4">
      {TEXTS.map(({ field, label, placeholder }) => (
        <DraftField
          key={field}
          label={label}
          field={field}
          value={values[field]}
          placeholder={placeholder}
          limit={PROFILE_LIMITS[field]}
          push={(text, group) => store.set({ [field]: text }, { group })}
          onKept={close}
          onCancelled={close}
        />
      ))}
      <LinkedInField onClose={close} />
    </div>
  );
}

/**
 * What is no LinkedIn profile stays in the field with a word about it, and out of the profile. Where the
 * section closes over it, a message says so.
 */
function LinkedInField({ onClose }: { onClose: () => void }) {
  const { store } = useEditor();
  const stored = useField('linkedinUrl');
  const [refused, setRefused] = useState<string | null>(null);
  // Known before the next render: Enter asks in the moment it hands the text over.
  const refusal = useRef<string | null>(null);
  const closing = useRef(false);
  useEffect(() => {
    closing.current = false;
    return () => {
      closing.current = true;
      if (refusal.current !== null) sayRefused();
    };
  }, []);
  const shown = refused ?? stored;
  return (
    <DraftField
      label="LinkedIn URL"
      value={shown}
      placeholder="linkedin.com/in/your-name"
      inputMode="url"
      limit={PROFILE_LIMITS.url}
      error={addressOf(shown) === null ? LINKEDIN_URL_MESSAGES.invalid : undefined}
      push={(text, group) => {
        const address = addressOf(text);
        const known = refusal.current !== null;
        refusal.current = address === null ? text : null;
        setRefused(refusal.current);
        if (address !== null) store.set({ linkedinUrl: address }, { group });
        else if (closing.current && !known) sayRefused();
      }}
      onKept={() => refusal.current === null && onClose()}
      onCancelled={onClose}
    />
  );
}

const sayRefused = () =>
  toast({
    title: 'The LinkedIn URL was not saved',
    description: LINKEDIN_URL_MESSAGES.invalid,
    variant: 'destructive',
  });

import { Link, MapPin } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { isLongName } from '@/web/components/profile/identity';
import { readableUrl, webUrl } from '@/web/components/profile/url';
import { cx } from '@/web/components/ui/core/cx';
import { EditableSection } from '../controls/editable-section';
import { useField } from '../edit-session/context';
import { MarkedEntry } from '../evidence/marked-text';
import { PhotoButton } from '../photo/photo-button';
import { AvailabilityLine, IdentityEditor, LinkedInUrlProblem } from './lazy-editors';

/** Picture, name, role, location, the link to LinkedIn, and the availability. */
export function IdentityPart() {
  return (
    <EditableSection section="basicInfo" title="Basic Info" narrow untitled edit={() => <IdentityEditor />}>
      {(pencil) => <IdentityView pencil={pencil} />}
    </EditableSection>
  );
}

function IdentityView({ pencil }: { pencil: ReactNode }) {
  const name = useField('name');
  const role = useField('role');
  const location = useField('location');
  const linkedin = webUrl(useField('linkedinUrl'));
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-5 max-[16rem]:grid-cols-1 pb-3 text-left md:grid-cols-[minmax(0,1fr)]">
      <PhotoButton name={name} />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
        <div className="flex items-start gap-1.5">
          <p
            data-field="name"
            className={cx(
              'min-w-0 font-display leading-tight [overflow-wrap:anywhere]',
              isLongName(name) ? 'text-2xl max-md:text-xl' : 'text-name max-xs:text-2xl',
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
            <MapPin className="size-4 text-ink-3" />
            <span className="min-w-0 [overflow-wrap:anywhere]" dir="auto">
              <MarkedEntry section="basicInfo" text={location} />
            </span>
          </span>
        )}
        {linkedin && (
          <span className="flex items-center gap-1.5">
            <Link className="size-4 text-ink-3" />
            <a
              href={linkedin}
              target="_blank"
              rel="noopener"
              className="min-w-0 text-ink-2 [overflow-wrap:anywhere]"
            >
              {readableUrl(linkedin)}
            </a>
          </span>
        )}
      </p>
      <div className="col-span-full empty:hidden">
        <Suspense>
          <LinkedInUrlProblem />
          <AvailabilityLine />
        </Suspense>
      </div>
    </div>
  );
}

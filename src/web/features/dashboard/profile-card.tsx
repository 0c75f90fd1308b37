import { Building2, type LucideIcon, MapPin, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProfileData } from '@/shared/profile/profile-data';
import { LinkButton } from '@/web/components/ui/buttons/button';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { Avatar } from '@/web/components/ui/display/avatar';
import { Card } from '@/web/components/ui/display/card';
import { Chip, Chips } from '@/web/components/ui/display/chip';
import { cardViewOf } from './card-view';

/** The profile in short: photo, name, headline, company, location, summary and focus areas. */
export function ProfileCard({ profile }: { profile: ProfileData }) {
  const view = cardViewOf(profile);
  return (
    <Card aria-labelledby="profile-card" className="flex flex-col">
      <div className="flex items-center gap-4 max-[16rem]:flex-wrap">
        <Avatar name={view.name} src={view.profilePicture} />
        <div className="min-w-0 text-left [overflow-wrap:anywhere]">
          <h2 id="profile-card" className="font-normal text-[1.625rem] max-[16rem]:text-2xl" dir="auto">
            {view.name}
          </h2>
          <p className="text-ink-2" dir="auto">
            {view.title}
          </p>
        </div>
      </div>
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-sm">
        <Detail icon={Building2}>{view.company}</Detail>
        <Detail icon={MapPin}>{view.location}</Detail>
      </p>
      <CardPart title="About">
        <p className="max-w-measure whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]" dir="auto">
          {view.about}
        </p>
      </CardPart>
      <CardPart title="Skills">
        {view.skills.length > 0 ? (
          <Chips label="Skills">
            {view.skills.map((skill) => (
              <Chip key={skill}>{skill}</Chip>
            ))}
          </Chips>
        ) : (
          <p className="text-ink-3">Your focus areas go here.</p>
        )}
      </CardPart>
      <div className="mt-auto pt-6">
        <LinkButton to="/edit-profile" icon={<Pencil className="size-4" strokeWidth={SMALL_STROKE} />}>
          Edit Profile
        </LinkButton>
      </div>
    </Card>
  );
}

function Detail({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <Icon aria-hidden className="size-4 text-ink-3" />
      <bdi className="min-w-0 [overflow-wrap:anywhere]">{children}</bdi>
    </span>
  );
}

function CardPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-5 grid gap-2 border-rule border-t pt-5">
      <h3>{title}</h3>
      {children}
    </div>
  );
}

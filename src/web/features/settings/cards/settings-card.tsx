import { type ReactNode, useId } from 'react';
import { Card } from '@/web/components/ui/display/card';

/** A card of Settings: title and description at the left, controls at the right. */
export function SettingsCard({
  title,
  about,
  children,
}: {
  title: string;
  about: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
      <div className="grid content-start gap-1.5">
        <h2 id={id}>{title}</h2>
        <p className="max-w-[44ch] text-ink-2 text-sm">{about}</p>
      </div>
      <div className="grid min-w-0 content-start gap-6">{children}</div>
    </Card>
  );
}

/** A row with the description of an action and its button. */
export function ActionRow({
  title,
  children,
  action,
}: {
  title: ReactNode;
  children: ReactNode;
  action: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-[min(16rem,100%)] flex-1 gap-0.5">
        <h3>{title}</h3>
        <p className="text-ink-2 text-sm">{children}</p>
      </div>
      {action}
    </div>
  );
}

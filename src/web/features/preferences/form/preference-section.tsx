import type { ReactNode } from 'react';

/** A question of the job preferences: its text at the left, or above if the form is narrow, and its fields. */
export function PreferenceSection({
  title,
  text,
  children,
}: {
  title: string;
  text: ReactNode;
  children: ReactNode;
}) {
  return (
    // Has no accessible name, so that it is not a landmark: both kinds of work ask some of the same questions.
    <section className="grid gap-x-12 gap-y-4 border-rule border-t py-6 @2xl:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] @2xl:py-8">
      <div className="grid content-start gap-1.5">
        <h3 className="font-[450] font-display text-[1.25rem] leading-[1.22]">{title}</h3>
        <div className="text-pretty text-ink-2 text-sm leading-normal">{text}</div>
      </div>
      <div className="grid min-w-0 content-start gap-6">{children}</div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { cx } from '@/web/components/ui/core/cx';

/** A section of the gallery: its title and a note at the left, specimens at the right. */
export function GallerySection({
  title,
  note,
  children,
}: {
  title: string;
  note: string;
  children: ReactNode;
}) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-6 gap-x-12 gap-y-5 border-rule border-t py-8 lg:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-1.5">
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="text-ink-2 text-sm">{note}</p>
      </div>
      <div className="grid min-w-0 gap-7">{children}</div>
    </section>
  );
}

/** Specimens side by side. @param props.columns whether they are in three equal columns instead of being wrapped */
export function SpecimenRow({ columns = false, children }: { columns?: boolean; children: ReactNode }) {
  return (
    <div
      className={
        columns ? 'grid items-start gap-6 md:grid-cols-3' : 'flex flex-wrap items-end gap-x-5 gap-y-5'
      }
    >
      {children}
    </div>
  );
}

/** A specimen with the name of its state below it. */
export function Specimen({
  name,
  className,
  children,
}: {
  name: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <figure className={cx('grid min-w-0 content-start gap-1.5', className)}>
      <div className="min-w-0">{children}</div>
      <figcaption className="text-ink-3 text-xs">{name}</figcaption>
    </figure>
  );
}

/** The classes that show a control as focused while it does not have the focus. */
export const SHOW_FOCUS = 'outline-2 outline-accent outline-offset-2';
/** The same for a field, whose whole border changes colour. */
export const SHOW_FIELD_FOCUS = 'border-accent shadow-[0_0_0_1px_var(--accent)]';

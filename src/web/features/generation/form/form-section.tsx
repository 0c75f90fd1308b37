import { type ReactNode, useId } from 'react';

/** A section of the generation form: its title and explanation at the left, its controls at the right. */
export function FormSection({
  title,
  about,
  children,
}: {
  title: string;
  about: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-5 border-rule border-t py-8 @2xl:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div className="grid max-w-[46ch] content-start gap-1.5">
        <h2 id={id}>{title}</h2>
        <p className="text-ink-2 text-sm">{about}</p>
      </div>
      <div className="grid min-w-0 content-start gap-5">{children}</div>
    </section>
  );
}

/** A group of controls under one label, such as a file with its buttons to replace and remove it. */
export function LabelledGroup({
  label,
  optional,
  children,
}: {
  label: string;
  optional?: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-emphasis text-sm">
        {label}
        {optional && <span className="font-normal text-ink-3"> (optional)</span>}
      </legend>
      {children}
    </fieldset>
  );
}

import { Check } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { BOLD_STROKE } from '@/web/components/ui/core/icon-strokes';

export interface ChoiceCardProps extends ComponentProps<'input'> {
  title: string;
  text: string;
}

/** A large checkbox: the whole card is its label. */
export function ChoiceCard({ title, text, ...rest }: ChoiceCardProps) {
  const id = useId();
  return (
    <label className="relative grid cursor-pointer grid-cols-[auto_1fr] gap-x-3.5 gap-y-0.5 rounded-md border border-rule-strong bg-surface px-5.5 py-5 transition-colors hover:border-ink-3 has-checked:border-primary has-checked:shadow-[inset_0_0_0_1px_var(--primary)] has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2">
      <input
        {...rest}
        type="checkbox"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className="peer absolute inset-0 m-0 size-full cursor-pointer appearance-none opacity-0"
      />
      <span className="mt-1 grid size-4.5 place-items-center rounded-[4px] border border-field-line bg-surface text-on-primary transition-colors peer-checked:border-primary peer-checked:bg-primary peer-checked:[&>svg]:opacity-100">
        <Check className="size-3 opacity-0" strokeWidth={BOLD_STROKE} />
      </span>
      <span id={`${id}-title`} className="font-display text-[1.25rem] text-ink leading-[1.3]">
        {title}
      </span>
      <span id={`${id}-text`} className="col-start-2 text-ink-2 text-sm">
        {text}
      </span>
    </label>
  );
}

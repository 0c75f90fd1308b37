import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { cx } from './cx';

export interface TabItem {
  value: string;
  label: ReactNode;
  content?: ReactNode;
}

export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  items: readonly TabItem[];
  /** Absent: the component keeps it, beginning with the first. */
  value?: string;
  onChange?: (value: string) => void;
  /** At the end of the row: 'Add persona'. */
  aside?: ReactNode;
  /** Where there is no room for all of them in a row: they stand in several, none is cut off. */
  wrap?: boolean;
  className?: string;
  panelClassName?: string;
}

/** A row of tabs with a brass rule under the open one, and the open one's content. */
export function Tabs({ label, items, value, onChange, aside, wrap, className, panelClassName }: TabsProps) {
  return (
    <Base.Root
      {...(value === undefined ? { defaultValue: items[0]?.value } : { value })}
      onValueChange={(next) => onChange?.(String(next))}
      className={cx('min-w-0', className)}
    >
      <div className="flex flex-col items-start gap-x-4 gap-y-1 border-rule max-md:[&>:first-child]:border-b md:flex-row md:items-center md:justify-between md:border-b">
        {/* Positioned: what scrolls the open tab into view measures from here. */}
        <Base.List
          aria-label={label}
          activateOnFocus
          className={cx(
            'relative -mb-px flex min-w-0 max-w-full gap-x-6 border-rule max-md:w-full',
            wrap ? 'flex-wrap' : 'fade-ends scroll-px-8 overflow-x-auto [scrollbar-width:none]',
          )}
        >
          {items.map((item) => (
            <Base.Tab
              key={item.value}
              value={item.value}
              className={cx(
                wrap ? 'text-left' : 'whitespace-nowrap',
                'relative min-h-control pt-1.5 pb-2.5 font-medium text-ink-2 hover:text-ink data-active:font-semibold data-active:text-ink',
                'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 data-active:after:bg-accent focus-visible:outline-offset-[-2px]',
              )}
            >
              {item.label}
            </Base.Tab>
          ))}
        </Base.List>
        {aside}
      </div>
      {items.map(
        (item) =>
          item.content !== undefined && (
            <Base.Panel key={item.value} value={item.value} className={panelClassName ?? 'pt-5'}>
              {item.content}
            </Base.Panel>
          ),
      )}
    </Base.Root>
  );
}

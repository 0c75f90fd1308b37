import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from '../core/cx';

export interface TabItem {
  value: string;
  label: ReactNode;
  content?: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  items: readonly TabItem[];
  /** The value of the open tab; if absent, the component keeps that state itself, starting with the first tab. */
  value?: string;
  onChange?: (value: string) => void;
  /** Content at the end of the row: 'Add persona'. */
  aside?: ReactNode;
  /** Whether the tabs wrap into several rows. */
  wrap?: boolean;
  className?: string;
  panelClassName?: string;
}

/** Tabs with a brass line under the open one, and its panel. Arrow keys move along the row. */
export function Tabs({ label, items, value, onChange, aside, wrap, className, panelClassName }: TabsProps) {
  const [uncontrolledValue, setUncontrolledValue] = useState(items[0]?.value);
  const row = useRef<HTMLDivElement>(null);
  const id = useId();
  const open = value ?? uncontrolledValue;
  const index = items.findIndex((item) => item.value === open);
  const openItem = items[index];
  const show = (next: string) => {
    if (next === open) return;
    setUncontrolledValue(next);
    onChange?.(next);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const { length } = items;
    // In a right-to-left text the next tab is at the left.
    const ahead = row.current && getComputedStyle(row.current).direction === 'rtl' ? -1 : 1;
    const to = { ArrowRight: index + ahead, ArrowLeft: index - ahead, Home: 0, End: length - 1 }[event.key];
    const next = to === undefined ? undefined : items[(to + length) % length];
    if (!next) return;
    event.preventDefault();
    show(next.value);
    const tab = row.current?.children[items.indexOf(next)] as HTMLElement | undefined;
    tab?.focus();
  };
  return (
    <div className={cx('@container min-w-0', className)}>
      {/* If the tabs and the content at their end do not fit side by side, that content wraps below them. */}
      <div className="flex flex-col items-start gap-x-4 gap-y-1 border-rule @max-md:[&>:first-child]:border-b @md:flex-row @md:items-center @md:justify-between @md:border-b">
        <div
          ref={row}
          role="tablist"
          aria-label={label}
          onKeyDown={handleKeyDown}
          className={cx(
            'relative -mb-px flex min-w-0 max-w-full gap-x-6 border-rule @max-md:w-full',
            wrap ? 'flex-wrap' : 'fade-ends scroll-px-8 overflow-x-auto [scrollbar-width:none]',
          )}
        >
          {items.map((item) => (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-${item.value}`}
              aria-selected={item.value === open}
              aria-controls={item.value === open && item.content !== undefined ? `${id}-panel` : undefined}
              tabIndex={item.value === open ? 0 : -1}
              data-active={item.value === open || undefined}
              onClick={() => show(item.value)}
              className={cx(
                wrap ? 'text-left' : 'whitespace-nowrap',
                'relative min-h-control pt-1.5 pb-2.5 font-medium text-ink-2 hover:text-ink data-active:font-semibold data-active:text-ink',
                'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 data-active:after:bg-accent focus-visible:outline-offset-[-2px]',
              )}
            >
              {item.label}
            </button>
          ))}
        </div>
        {aside}
      </div>
      {openItem?.content !== undefined && (
        <div
          key={openItem.value}
          role="tabpanel"
          id={`${id}-panel`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text is reached from its tab by the Tab key
          tabIndex={0}
          aria-labelledby={`${id}-${openItem.value}`}
          className={panelClassName ?? 'pt-5'}
        >
          {openItem.content}
        </div>
      )}
    </div>
  );
}

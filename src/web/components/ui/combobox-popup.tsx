import { Combobox as Base } from '@base-ui/react/combobox';
import type { ReactNode } from 'react';
import { cx } from './cx';

export interface ComboboxPopupProps<Option> {
  /** Names the popup where its search field is inside. */
  label?: string;
  /** Above the list: the search field, or a status for screen readers. */
  above: ReactNode;
  /** In place of the list while it is empty. */
  empty: ReactNode;
  /** Class that limits the list's height. */
  height: string;
  /** Renders an option as a `Combobox.Item`. */
  children: (option: Option) => ReactNode;
}

/** The list of options below a field, as wide as the field. */
export function ComboboxPopup<Option>({ label, above, empty, height, children }: ComboboxPopupProps<Option>) {
  return (
    <Base.Portal>
      <Base.Positioner align="start" sideOffset={4} className="z-50 outline-none">
        <Base.Popup
          aria-label={label}
          className="w-(--anchor-width) min-w-56 max-w-(--available-width) overflow-hidden rounded-md border border-rule-strong bg-surface shadow-2"
        >
          {above}
          <Base.Empty className="text-ink-3 text-sm [&:not(:empty)]:px-3.5 [&:not(:empty)]:py-4">
            {empty}
          </Base.Empty>
          <Base.List
            className={cx(height, 'overflow-y-auto overscroll-contain p-1 outline-none data-empty:p-0')}
          >
            {children}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

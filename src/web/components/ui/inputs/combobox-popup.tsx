import { Combobox as Base } from '@base-ui/react/combobox';
import type { ReactNode } from 'react';

export interface ComboboxPopupProps<Option> {
  /** The accessible name of the popup, if the search field is inside it. */
  label?: string;
  /** Content above the list: the search field, or a status for screen readers. */
  above: ReactNode;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  /** Class that limits the list's height. */
  heightClass: string;
  /** Renders an option as a `Combobox.Item` with the class `combobox-option`. */
  children: (option: Option) => ReactNode;
}

/** The popup with the options of a field, as wide as the field. */
export function ComboboxPopup<Option>({
  label,
  above,
  empty,
  heightClass,
  children,
}: ComboboxPopupProps<Option>) {
  return (
    <Base.Portal>
      <Base.Positioner align="start" sideOffset={4} className="z-50 outline-none">
        <Base.Popup aria-label={label} className="combobox-popup">
          {above}
          <Base.Empty className="combobox-empty">{empty}</Base.Empty>
          <Base.List className={`combobox-list ${heightClass}`}>{children}</Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

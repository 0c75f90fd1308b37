import { Combobox as Base } from '@base-ui/react/combobox';
import type { ReactNode } from 'react';

export interface ComboboxPopupProps<Option> {
  /** Names the popup where its search field is inside. */
  label?: string;
  /** Above the list: the search field, or a status for screen readers. */
  above: ReactNode;
  /** In place of the list while it is empty. */
  empty: ReactNode;
  /** Class that limits the list's height. */
  height: string;
  /** Renders an option as a `Combobox.Item` of the class `combobox-option`. */
  children: (option: Option) => ReactNode;
}

/** The list of options below a field, as wide as the field. */
export function ComboboxPopup<Option>({ label, above, empty, height, children }: ComboboxPopupProps<Option>) {
  return (
    <Base.Portal>
      <Base.Positioner align="start" sideOffset={4} className="z-50 outline-none">
        <Base.Popup aria-label={label} className="combobox-popup">
          {above}
          <Base.Empty className="combobox-empty">{empty}</Base.Empty>
          <Base.List className={`combobox-list ${height}`}>{children}</Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

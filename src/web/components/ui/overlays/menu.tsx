import { Menu as Base } from '@base-ui/react/menu';
import { ChevronRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../core/cx';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement<Record<string, unknown>>;
  /** Whether it starts open, as it does when its code was loaded only after its button was pressed. */
  defaultOpen?: boolean;
  children: ReactNode;
}

const POPUP_CLASS =
  'min-w-56 rounded-md border border-rule-strong bg-surface p-1.5 text-sm shadow-2 outline-none';
const ITEM_CLASS =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 outline-none data-disabled:cursor-not-allowed data-disabled:text-ink-3 data-highlighted:bg-sunken [&>svg]:size-4';

/** A menu of actions, opened by its button. Arrow keys and letters move in it, Escape closes it. */
export function Menu({ trigger, defaultOpen, children }: MenuProps) {
  return (
    <Base.Root modal={false} defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side="bottom" align="end" sideOffset={4} collisionPadding={12} className="z-40">
          <Base.Popup className={POPUP_CLASS}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export interface MenuItemProps {
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onPick: () => void;
  children: ReactNode;
}

/** An action of a menu, which closes it. */
export function MenuItem({ icon, danger, disabled, onPick, children }: MenuItemProps) {
  return (
    <Base.Item disabled={disabled} onClick={onPick} className={cx(ITEM_CLASS, danger && 'text-danger')}>
      {icon}
      {children}
    </Base.Item>
  );
}

/** A line between groups of actions. */
export function MenuRule() {
  return <Base.Separator className="mx-2.5 my-1.5 border-rule border-t" />;
}

/** An entry that opens a submenu, by a click or the arrow key. */
export function SubMenu({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Base.SubmenuRoot>
      <Base.SubmenuTrigger className={cx(ITEM_CLASS, 'justify-between data-popup-open:bg-sunken')}>
        {label}
        <ChevronRight />
      </Base.SubmenuTrigger>
      <Base.Portal>
        <Base.Positioner sideOffset={-4} alignOffset={-6} collisionPadding={12} className="z-40">
          <Base.Popup className={POPUP_CLASS}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.SubmenuRoot>
  );
}

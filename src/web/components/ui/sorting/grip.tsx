import { GripVertical } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../core/cx';

/** The handle for moving an entry. */
export function Grip({ itemName, className, ...rest }: ComponentProps<'button'> & { itemName: string }) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={`Move ${itemName}. Use the up and down arrow keys.`}
      className={cx(
        'grid size-8 shrink-0 place-items-center rounded-sm text-ink-3 hover:bg-sunken hover:text-ink',
        className,
      )}
    >
      <GripVertical className="size-4" />
    </button>
  );
}

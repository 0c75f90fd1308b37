import type { ComponentProps } from 'react';
import { cx } from '../core/cx';

/** A card on the page. Give it a heading and `aria-labelledby` if it is a section of its own. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className={cx('min-w-0 rounded-md border border-rule bg-surface p-5 md:p-6', className)}
    />
  );
}

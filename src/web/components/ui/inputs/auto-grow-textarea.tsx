import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { cx } from '../core/cx';
import { Textarea } from './field';
import type { LimitedProps } from './limit';

/** Browsers with `field-sizing` grow the field themselves. */
const native = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

export type AutoGrowTextareaProps = Omit<LimitedProps<ComponentProps<'textarea'>>, 'ref'> & {
  /** Without the looks of a field. */
  bare?: boolean;
  ref?: RefObject<HTMLTextAreaElement | null>;
};

/** A text area that is as high as its text. */
export function AutoGrowTextarea({ className, bare, limit, ref, ...rest }: AutoGrowTextareaProps) {
  const ownRef = useRef<HTMLTextAreaElement>(null);
  const area = ref ?? ownRef;
  // After the layout effects, in which a field without `value` is given its text.
  useEffect(() => {
    const field = area.current;
    if (native || !field) return;
    const grow = () => {
      field.style.height = 'auto';
      field.style.height = `${field.scrollHeight + 2}px`;
    };
    grow();
    field.addEventListener('input', grow);
    return () => field.removeEventListener('input', grow);
  });
  const looks = cx('field-sizing-content resize-none!', className);
  if (bare) return <textarea {...rest} ref={area} className={looks} />;
  return <Textarea {...rest} limit={limit} ref={area} className={looks} />;
}

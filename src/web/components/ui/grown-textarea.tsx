import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { cx } from './cx';
import { Textarea } from './field';
import type { LimitedProps } from './limit';

/** Browsers with `field-sizing` grow the field themselves. */
const native = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** A text area that is as high as its text. */
export function GrownTextarea({
  className,
  bare,
  limit,
  ...rest
}: LimitedProps<ComponentProps<'textarea'>> & { bare?: boolean }) {
  const own = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const field = own.current;
    if (native || !field) return;
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight + 2}px`;
  }, [rest.value]);
  const looks = cx('field-sizing-content resize-none!', className);
  if (bare) return <textarea {...rest} ref={own} className={looks} />;
  return <Textarea {...rest} limit={limit} ref={own} className={looks} />;
}

import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { cx } from '../core/cx';
import { Textarea } from './field';
import type { LimitedProps } from './limit';

/** Whether the browser supports `field-sizing`, and so grows the field itself. */
const GROWS_NATIVELY = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

export type AutoGrowTextareaProps = Omit<LimitedProps<ComponentProps<'textarea'>>, 'ref'> & {
  /** Renders a plain `textarea`, without what `Textarea` adds: border, wiring to a `Field`, text direction, limit. */
  bare?: boolean;
  ref?: RefObject<HTMLTextAreaElement | null>;
};

/** A text area that is as high as its text. */
export function AutoGrowTextarea({ className, bare, limit, ref, ...rest }: AutoGrowTextareaProps) {
  const ownRef = useRef<HTMLTextAreaElement>(null);
  const fieldRef = ref ?? ownRef;
  // Not a layout effect: a parent's runs after it and may set the text of an uncontrolled field.
  useEffect(() => {
    const field = fieldRef.current;
    if (GROWS_NATIVELY || !field) return;
    const grow = () => {
      field.style.height = 'auto';
      field.style.height = `${field.scrollHeight + 2}px`;
    };
    grow();
    field.addEventListener('input', grow);
    return () => field.removeEventListener('input', grow);
  });
  const classNames = cx('field-sizing-content resize-none!', className);
  if (bare) return <textarea {...rest} ref={fieldRef} className={classNames} />;
  return <Textarea {...rest} limit={limit} ref={fieldRef} className={classNames} />;
}

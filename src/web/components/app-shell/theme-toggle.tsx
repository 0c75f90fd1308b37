import { Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part';
import type { ThemeToggleProps } from './theme-control';

// No screen waits for it: it comes after the first paint.
const ThemeControl = lazyPart(async () => ({ default: (await import('./theme-control')).ThemeControl }));

/** Light, dark or as the system; its place is kept until it is there. */
export function ThemeToggle(props: ThemeToggleProps) {
  return (
    <Suspense fallback={<span className={props.compact ? 'block size-control' : 'block h-control-sm'} />}>
      <ThemeControl {...props} />
    </Suspense>
  );
}

import { Suspense } from 'react';
import { lazyPart } from '../ui/core/lazy-part';
import type { ThemeToggleProps } from './theme-control';

// Lazy, so that the first paint does not wait for it.
const ThemeControl = lazyPart(() => import('./theme-control'), 'ThemeControl');

/** The choice of theme, with a placeholder of its size until it is loaded. */
export function ThemeToggle(props: ThemeToggleProps) {
  return (
    <Suspense fallback={<span className={props.compact ? 'block size-control' : 'block h-control-sm'} />}>
      <ThemeControl {...props} />
    </Suspense>
  );
}

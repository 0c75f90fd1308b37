import { lazy, Suspense, useEffect, useState } from 'react';

export { type ToastMessage, type ToastVariant, toast } from './toast-queue';

const ToastList = lazy(() => import('./toast-list'));

/** Shows what `toast()` is told. Mounted once, in the root route. */
export function Toaster() {
  // After the first paint: a screen that opens has nothing to say yet, and what it says meanwhile is queued.
  const [painted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  return <Suspense>{painted && <ToastList />}</Suspense>;
}

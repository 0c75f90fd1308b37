import { type ComponentType, use, useEffect, useReducer } from 'react';
import { toast } from './toast-queue';

type Loaded<P> = { default: ComponentType<P> };

/** The promise of a part, `null` if loading failed, with the state that React's `use` stores on a promise. */
type Loading<P> = Promise<ComponentType<P> | null> & {
  status?: 'fulfilled';
  value?: ComponentType<P> | null;
};

/** A part that can be loaded before it is shown. `preload` never rejects. */
export type LazyPart<P> = ComponentType<P> & { preload(): Promise<void> };

const parts = new Set<() => Promise<void>>();

/** Loads every lazy part of the screens seen so far, so that they are available when the connection is lost. */
export async function loadParts(): Promise<void> {
  await Promise.all([...parts].map((ahead) => ahead()));
}

/**
 * A part of a screen that is loaded on demand, like React's `lazy`. If it cannot be loaded, because there is no
 * connection or an update has replaced it, only the part is missing and not the screen around it.
 */
export function lazyPart<P extends object>(load: () => Promise<Loaded<P>>): LazyPart<P> {
  let pending: Loading<P> | null = null;
  const begin = () => {
    const loading: Loading<P> = load()
      .then(
        (loaded) => loaded.default,
        () => null,
      )
      .then((part) => {
        // With these, React reads the value synchronously: a preloaded part shows no fallback first.
        loading.status = 'fulfilled';
        loading.value = part;
        return part;
      });
    pending = loading;
    return loading;
  };
  const missing = () => pending?.value === null;
  const preload = async () => {
    const ahead = !pending || missing() ? begin() : pending;
    // A failed preload is ignored: the import is tried again when the part is rendered.
    if (!(await ahead) && pending === ahead) pending = null;
  };
  parts.add(preload);
  function LazyPart(props: P) {
    const [, again] = useReducer((count: number) => count + 1, 0);
    const Part = use<ComponentType<P> | null>((pending ?? begin()) as Promise<ComponentType<P> | null>);
    if (Part) return <Part {...props} />;
    const retry = () => {
      // Another place that shows the same part may have started a new attempt already.
      if (missing()) pending = null;
      again();
    };
    return <Missing close={closeOf(props)} retry={retry} />;
  }
  return Object.assign(LazyPart, { preload });
}

/** The handler that closes the dialog; absent for a part that is no dialog. */
function closeOf(props: object): (() => void) | undefined {
  if ('onClose' in props) return props.onClose as () => void;
  if ('onOpenChange' in props) return () => (props.onOpenChange as (open: boolean) => void)(false);
}

const TITLE = 'This part could not be loaded';

function Missing({ close, retry }: { close?: () => void; retry: () => void }) {
  useEffect(() => {
    if (!close) {
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    }
    toast({
      title: TITLE,
      description: navigator.onLine
        ? 'Please try again. If the product has just been updated, load the page anew.'
        : 'You are offline. Please try again when the connection is back.',
      variant: 'destructive',
    });
    retry();
    close();
  }, []);
  if (close) return null;
  return (
    <p className="text-ink-2 text-sm">
      {TITLE}.{' '}
      <button type="button" onClick={retry} className="text-primary underline underline-offset-[0.2em]">
        Try again
      </button>
    </p>
  );
}

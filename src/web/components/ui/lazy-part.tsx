import { type ComponentType, use, useEffect, useReducer } from 'react';
import { toast } from './toast-queue';

type Loaded<P> = { default: ComponentType<P> };

/** The load of a part, `null` where it failed, with what React's `use` keeps on a promise. */
type Loading<P> = Promise<ComponentType<P> | null> & {
  status?: 'fulfilled';
  value?: ComponentType<P> | null;
};

/** A part that can be loaded before it is shown. `preload` never rejects. */
export type LazyPart<P> = ComponentType<P> & { preload(): Promise<void> };

const parts = new Set<() => Promise<void>>();

/** Loads every part of the screens seen so far: what is there cannot fail to come when the connection has gone. */
export async function loadParts(): Promise<void> {
  await Promise.all([...parts].map((ahead) => ahead()));
}

/**
 * A part of a screen that is loaded when it is wanted, as React's `lazy`. Where it cannot be loaded, without a
 * connection or because an update has replaced it, only the part is missing and not the screen around it.
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
        // With these React takes the value at once: what has been loaded ahead shows no fallback first.
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
      // Another place that shows the same part may have asked for it again already.
      if (missing()) pending = null;
      again();
    };
    return <Missing close={closeOf(props)} retry={retry} />;
  }
  return Object.assign(LazyPart, { preload });
}

/** Closes the dialog; absent for a part of the page. */
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

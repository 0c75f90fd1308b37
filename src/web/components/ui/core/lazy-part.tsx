import { type ComponentType, use, useEffect, useReducer } from 'react';
import { toast } from '../toasts/toast-queue';

/** The promise of a part, `null` if loading failed, with the state that React's `use` stores on a promise. */
type LoadingPart<P> = Promise<ComponentType<P> | null> & {
  status?: 'fulfilled';
  value?: ComponentType<P> | null;
};

/** A part that can be loaded before it is shown. `preload` never rejects. */
export type LazyPart<P> = ComponentType<P> & { preload(): Promise<void> };

/**
 * Matches the URL of a module in Chromium's error message. Chromium 150 never fetches that URL again in the
 * same document, so a later attempt uses another one.
 */
const MODULE_URL_PATTERN = /\S+\.js\S*$/;

/** The props of a component, none for what has no parameter. */
type PropsOf<C> = C extends (props: infer P extends object) => unknown ? P : object;

const parts = new Set<() => Promise<void>>();

/**
 * Loads every lazy part of the screens seen so far, so that they are available when the connection is lost. Does
 * nothing while offline: a browser may never fetch a module again whose request has failed.
 */
export async function loadParts(): Promise<void> {
  await Promise.all([...parts].map((preload) => preload()));
}

/**
 * A part of a screen that is loaded on demand, like React's `lazy`. If it cannot be loaded, because there is no
 * connection or an update has replaced it, only the part is missing and not the screen around it. A further
 * attempt asks for the file under another URL if the browser has given up on the first.
 * @param load imports its module
 * @param name of the component among what the module exports
 */
export function lazyPart<M, N extends keyof M>(load: () => Promise<M>, name: N): LazyPart<PropsOf<M[N]>> {
  type P = PropsOf<M[N]>;
  let pending: LoadingPart<P> | null = null;
  let failedUrl: string | undefined;
  const startLoading = () => {
    const loading: LoadingPart<P> = load()
      .catch((error: unknown): Promise<M> => {
        if (!failedUrl) throw error;
        return import(/* @vite-ignore */ `${failedUrl}?retry`);
      })
      .then(
        (exports) => exports[name] as ComponentType<P>,
        (error: unknown) => {
          failedUrl = MODULE_URL_PATTERN.exec(String(error))?.[0];
          return null;
        },
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
  const hasFailed = () => pending?.value === null;
  const preload = async () => {
    if (!navigator.onLine) return;
    const loading = !pending || hasFailed() ? startLoading() : pending;
    // A failed preload is ignored: the import is tried again when the part is rendered.
    if (!(await loading) && pending === loading) pending = null;
  };
  parts.add(preload);
  function LazyPart(props: P) {
    const [, rerender] = useReducer((count: number) => count + 1, 0);
    const Part = use<ComponentType<P> | null>(
      (pending ?? startLoading()) as Promise<ComponentType<P> | null>,
    );
    if (Part) return <Part {...props} />;
    const retry = () => {
      // Another place that shows the same part may have started a new attempt already.
      if (hasFailed()) pending = null;
      rerender();
    };
    return <PartFailure close={closeOf(props)} retry={retry} />;
  }
  return Object.assign(LazyPart, { preload });
}

/** The handler among the props that closes the part; absent if it is not a dialog. */
function closeOf(props: object): (() => void) | undefined {
  if ('onClose' in props) return props.onClose as () => void;
  if ('onOpenChange' in props) return () => (props.onOpenChange as (open: boolean) => void)(false);
}

const FAILURE_TITLE = 'This part could not be loaded';

function PartFailure({ close, retry }: { close?: () => void; retry: () => void }) {
  useEffect(() => {
    if (!close) {
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    }
    toast({
      title: FAILURE_TITLE,
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
      {FAILURE_TITLE}.{' '}
      <button type="button" onClick={retry} className="text-primary underline underline-offset-[0.2em]">
        Try again
      </button>
    </p>
  );
}

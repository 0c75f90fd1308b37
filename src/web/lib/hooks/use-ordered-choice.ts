import { useMutation, useMutationState } from '@tanstack/react-query';
import { askBeforeClosing } from '../browser/ask-before-closing';

interface OrderedChoice<Value> {
  /** Names the setting: choices of one setting are ordered, wherever they are made. */
  setting: string;
  /** What the server is known to have. */
  stored: Value;
  send: (value: Value) => Promise<unknown>;
  /** Fetches `stored` again after each choice. */
  refresh: () => Promise<unknown>;
  onError: (error: Error) => void;
}

/**
 * A setting that takes effect at once. Its choices are sent one after the other in the order in which they were made,
 * also after their screen was left, so that the last one prevails. Until the last one has its answer, the last one is
 * shown; afterwards what the server has.
 */
export function useOrderedChoice<Value>({ setting, stored, send, refresh, onError }: OrderedChoice<Value>) {
  const mutationKey = ['choice', setting];
  const { mutate: choose } = useMutation({
    mutationKey,
    scope: { id: setting },
    mutationFn: (value: Value) => askBeforeClosing(() => send(value)),
    onError,
    // A choice that was made is shown until the answer to this; one that failed is not.
    onSettled: (_, error) => {
      const refreshing = refresh();
      return error ? undefined : refreshing;
    },
  });
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Value,
  });
  return { shown: pending.length > 0 ? (pending.at(-1) as Value) : stored, choose };
}

import { isUnanswered } from '@/web/lib/is-unanswered';
import { toast } from './toast';

/** The heading where it is not known whether something was done. */
export const NO_ANSWER = 'We did not hear back.';

/**
 * The sentence for an action that failed: without a connection, that; else the product's own.
 * @param sentence the product's sentence for this action
 */
export const whyFailed = (sentence: string): string =>
  navigator.onLine ? sentence : 'You are offline. Please try again when the connection is back.';

interface Failure {
  title: string;
  /** Absent: 'Please try again later.' */
  description?: string;
  /** Sentence for a lost answer: what may have happened, and how to find out. */
  unheard?: string;
}

/** Shows that an action failed or, if its answer was lost, that it may have been done. */
export function toastFailure(
  error: unknown,
  {
    title,
    description = whyFailed('Please try again later.'),
    unheard = 'It may be done. Reload the page.',
  }: Failure,
): void {
  if (isUnanswered(error)) [title, description] = [NO_ANSWER, unheard];
  toast({ title, description, variant: 'destructive' });
}

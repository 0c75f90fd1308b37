import { isUnanswered } from '@/web/lib/api/is-unanswered';
import { isOnline } from '@/web/lib/browser/online';
import { toast } from './toast';

/** The heading if it is unknown whether an action was done. */
export const NO_ANSWER = 'We did not hear back.';

/**
 * The description of a failed action: offline, or else the product's sentence.
 * @param sentence the product's sentence for this action
 */
export const failureDescription = (sentence: string): string =>
  isOnline() ? sentence : 'You are offline. Please try again when the connection is back.';

interface Failure {
  title: string;
  /** Defaults to 'Please try again later.' */
  description?: string;
  /** The sentence for a lost answer: what may have happened, and how to find out. */
  ifUnanswered?: string;
}

/** Shows that an action failed or, if its answer was lost, that it may have been done. */
export function toastFailure(
  error: unknown,
  {
    title,
    description = failureDescription('Please try again later.'),
    ifUnanswered = 'It may be done. Reload the page.',
  }: Failure,
): void {
  if (isUnanswered(error)) [title, description] = [NO_ANSWER, ifUnanswered];
  toast({ title, description, variant: 'destructive' });
}

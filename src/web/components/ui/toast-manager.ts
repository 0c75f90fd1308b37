/** The queue behind `toast()`. Apart from the components, so that any code can raise a toast. */
import { Toast } from '@base-ui/react/toast';
import { LIMITS } from '@/shared/limits';

export type ToastVariant = 'success' | 'destructive' | 'default';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: ToastVariant;
}

export const toastManager = Toast.createToastManager();

/** Shows a message for three seconds, bottom right. Hover and focus hold it. */
export function toast({ title, description, variant = 'default' }: ToastMessage): void {
  toastManager.add({
    title,
    description,
    type: variant,
    timeout: LIMITS.toastDuration,
    priority: variant === 'destructive' ? 'high' : 'low',
  });
}

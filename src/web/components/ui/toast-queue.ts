/** The queue behind `toast()`. Apart from what shows it, which is large and comes after the first paint. */

export type ToastVariant = 'success' | 'destructive' | 'default';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: ToastVariant;
}

type Show = (message: ToastMessage) => void;

let show: Show | null = null;
const waiting: ToastMessage[] = [];

/** Shows a message for three seconds, bottom right. Hover and focus hold it. Callable from anywhere. */
export function toast(message: ToastMessage): void {
  if (show) show(message);
  else waiting.push(message);
}

/** Takes over the queue and what has gathered in it. Called by the one that shows toasts. */
export function serveToasts(next: Show): () => void {
  show = next;
  for (const message of waiting.splice(0)) next(message);
  return () => {
    if (show === next) show = null;
  };
}

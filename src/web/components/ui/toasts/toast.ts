/** Shows a message for three seconds. The component (`toaster.tsx`) is loaded after the screen. */
export { dismissToast, type ToastMessage, type ToastVariant, toast } from './toast-queue';

/** Says something for three seconds. What shows it (`toaster.tsx`) comes after the screen. */
export { dismissToast, type ToastMessage, type ToastVariant, toast } from './toast-queue';

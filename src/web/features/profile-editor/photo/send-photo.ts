/** The photo's two calls, with the product's sentences for their failures. */
import { NO_ANSWER } from '@/web/components/ui/toasts/toast-failure';
import type { ToastMessage } from '@/web/components/ui/toasts/toast-queue';
import { fetchSignedIn } from '@/web/lib/api/fetch-signed-in';
import { isUnanswered } from '@/web/lib/api/is-unanswered';
import { askBeforeClosing } from '@/web/lib/browser/ask-before-closing';
import { deadline } from '@/web/lib/browser/deadline';

/** A failure with the message to show. */
export class PhotoError extends Error {
  constructor(readonly toastMessage: ToastMessage) {
    super(toastMessage.title);
  }
}

export const TOO_LARGE_TOAST: ToastMessage = {
  title: 'File too large',
  description: 'Please select an image smaller than 5MB.',
  variant: 'destructive',
};
const SIGNED_OUT_TOAST: ToastMessage = {
  title: 'Authentication required',
  description: 'You must be logged in to upload images',
  variant: 'destructive',
};
const failureToast = (title: string, description: string): ToastMessage => ({
  title,
  description,
  variant: 'destructive',
});

const NO_ANSWER_TOAST = failureToast(
  NO_ANSWER,
  'The photo may have changed: reload the page to see, or try again.',
);

/** Milliseconds after which a request without an answer is given up. */
const ANSWER_DEADLINE_MS = 60_000;

async function sendPhotoRequest(
  userId: string,
  init: RequestInit,
  failure: { title: string; fallback: string },
) {
  const fallback = new PhotoError(failureToast(failure.title, failure.fallback));
  const response = await askBeforeClosing(() =>
    fetchSignedIn(`/profile-images/${userId}`, () => ({ ...init, signal: deadline(ANSWER_DEADLINE_MS) })),
  ).catch((error: unknown) => {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    throw timedOut || isUnanswered(error) ? new PhotoError(NO_ANSWER_TOAST) : fallback;
  });
  const body = await response.json().catch(() => ({}));
  if (response.ok && typeof body.profilePicture === 'string') return body.profilePicture as string;
  if (response.status === 401) throw new PhotoError(SIGNED_OUT_TOAST);
  if (response.status === 413) throw new PhotoError(TOO_LARGE_TOAST);
  if (typeof body.message === 'string') throw new PhotoError(failureToast(failure.title, body.message));
  // A proxy's page instead of the server's answer.
  throw response.status > 500 || response.ok ? new PhotoError(NO_ANSWER_TOAST) : fallback;
}

/**
 * Uploads a cropped photo.
 * @returns the URL of the photo now shown
 * @throws PhotoError
 */
export function uploadPhoto(userId: string, file: File): Promise<string> {
  const body = new FormData();
  body.append('file', file, file.name);
  return sendPhotoRequest(
    userId,
    { method: 'POST', body },
    { title: 'Upload failed', fallback: 'An unexpected error occurred during upload.' },
  );
}

/**
 * Deletes the photo.
 * @returns the URL of the photo now shown: ''
 * @throws PhotoError
 */
export function removePhoto(userId: string): Promise<string> {
  return sendPhotoRequest(
    userId,
    { method: 'DELETE' },
    { title: 'The photo was not removed', fallback: 'Please try again later.' },
  );
}

/** Like `AbortSignal.timeout`, which Safari has had since version 16. @returns a signal that aborts after `ms` */
export function deadline(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('No answer in time', 'TimeoutError')), ms);
  return controller.signal;
}

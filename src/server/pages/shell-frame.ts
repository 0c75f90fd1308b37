/**
 * What the single-page application's document shows until its script is there: on a slow line that takes seconds.
 * Looks as the screen does (`web/components/app-shell/auth-layout.tsx`, whose class names it shares); nothing in
 * it can be used, so assistive technology hears only that the page is loading.
 */
const FRAMES: Record<string, { title: string; fields: readonly string[]; action: string }> = {
  '/login': { title: 'Welcome Back', fields: ['Email', 'Password'], action: 'Log in' },
  '/signup': {
    title: 'Create your account',
    fields: ['Name', 'Personal email', 'Password', 'Confirm password'],
    action: 'Create account',
  },
  '/forgot-password': { title: 'Forgot password?', fields: ['Email'], action: 'Send reset link' },
};

const field = (label: string) =>
  `<div class="grid min-w-0 gap-1.5"><span class="font-[550] text-ink text-sm">${label}</span><span class="field-edge min-h-control w-full"></span></div>`;

const frameOf = (path: string): string => {
  const frame = FRAMES[path];
  if (!frame) return '';
  return (
    '<p role="status" class="sr-only">Loading...</p>' +
    '<div aria-hidden="true" class="grid min-h-dvh lg:grid-cols-2">' +
    '<div class="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] px-gutter pt-5 pb-6">' +
    '<div class="flex min-h-control items-center justify-between"></div>' +
    '<div class="m-auto w-full max-w-100 py-8">' +
    `<p class="font-display text-[2.25rem]">${frame.title}</p>` +
    `<div class="mt-6 grid gap-4">${frame.fields.map(field).join('')}` +
    `<span class="field-edge mt-1 grid min-h-control place-items-center text-ink-3">${frame.action}</span>` +
    '</div></div></div></div>'
  );
};

const ROOT = '<div id="root"></div>';

/** The shell's document for one path. */
export const framed = (shell: string, path: string): string =>
  shell.replace(ROOT, () => `<div id="root">${frameOf(path)}</div>`);

/**
 * Placeholder of the single-page application until its script has loaded, which takes seconds on a slow line. It
 * looks like the screens (`web/components/app-shell/auth-layout.tsx`, `web/features/generation/form`) and shares
 * their class names. Nothing in it is interactive, so assistive technology only announces that the page is loading.
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

const authFrame = ({ title, fields, action }: (typeof FRAMES)[string]) =>
  '<div aria-hidden="true" class="grid min-h-dvh lg:grid-cols-2">' +
  '<div class="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] px-gutter pt-5 pb-6">' +
  '<div class="flex min-h-control items-center justify-between"></div>' +
  '<div class="m-auto w-full max-w-100 py-8">' +
  `<p class="font-display text-[2.25rem]">${title}</p>` +
  `<div class="mt-6 grid gap-4">${fields.map(field).join('')}` +
  `<span class="field-edge mt-1 grid min-h-control place-items-center text-ink-3">${action}</span>` +
  '</div></div></div></div>';

/** The head of screens outside the application's frame, and the form that a guest fills first. */
const CREATE_FRAME =
  '<div aria-hidden="true"><div class="border-rule border-b"><div class="min-h-19"></div></div>' +
  '<div class="mx-auto max-w-[62rem] px-gutter pt-8 pb-10 md:pt-12">' +
  '<div class="mb-5 min-h-control-sm"></div><div class="mb-9 grid gap-3">' +
  '<p class="font-display text-[2.25rem]">Generate Your Profile</p>' +
  '<p class="max-w-[58ch] text-pretty text-ink-2 text-read">Give us what you already have. We read it, keep every ' +
  'claim tied to its page, and write the profile in about 1 minute. No account needed.</p></div>' +
  '<div class="grid gap-x-10 gap-y-5 border-rule border-t py-8 md:grid-cols-[15rem_minmax(0,1fr)]">' +
  '<p class="font-display">LinkedIn</p>' +
  `<div class="grid min-w-0 content-start gap-5">${field('LinkedIn URL')}${field('LinkedIn file')}</div>` +
  '</div></div></div>';

function frameOf(path: string): string {
  const frame = FRAMES[path];
  const frameHtml = frame ? authFrame(frame) : path === '/profile-generator/create' ? CREATE_FRAME : '';
  return frameHtml && `<p role="status" class="sr-only">Loading...</p>${frameHtml}`;
}

const ROOT = '<div id="root"></div>';

/** The document of the shell for one path. */
export const shellFor = (shell: string, path: string): string =>
  shell.replace(ROOT, () => `<div id="root">${frameOf(path)}</div>`);

/**
 * What the document of the single-page application shows until its script has loaded, which takes seconds on a slow
 * connection. It looks like the screens (`web/components/app-shell`, `web/features/generation/form`), by the rules of
 * `web/shell/shell.css`. Nothing in it is interactive; assistive technology hears from `index.html` that it is loading.
 */
import { createHash } from 'node:crypto';
import { GUARDED_SCREENS, LIST_SCREENS, MEMBER_SCREENS } from '@/shared/account/onboarding';
import { MONOGRAM_TAIL_PATH, WORDMARK_TAIL_PATH } from '@/shared/images/logo-paths';

const AUTH_FORMS: Record<string, { title?: string; fields?: readonly string[]; action?: string }> = {
  '/login': { title: 'Welcome Back', fields: ['Email', 'Password'], action: 'Log in' },
  '/signup': {
    title: 'Create your account',
    fields: ['Name', 'Personal email', 'Password', 'Confirm password'],
    action: 'Create account',
  },
  '/forgot-password': { title: 'Forgot password?', fields: ['Email'], action: 'Send reset link' },
  '/change-password': {},
  '/check-email': {},
  '/reset-password': {},
  '/account-link': {},
  '/auth/callback': {},
};

/** Members' screens that have no navigation. */
const SCREENS_WITHOUT_NAVIGATION = ['/change-password', '/create-profile'];
const SCREENS_WITH_NAVIGATION: ReadonlySet<string> = new Set(
  [
    ...MEMBER_SCREENS,
    ...Object.keys(GUARDED_SCREENS),
    ...LIST_SCREENS.map((screen) => `${screen}/:id`),
  ].filter((screen) => !SCREENS_WITHOUT_NAVIGATION.includes(screen)),
);
/** Screens that start with a narrow navigation; `main.ts` of the shell considers what the person chose. */
const SCREENS_WITH_RAIL = ['/edit-profile', '/references/:id'];

const LOGO =
  '<svg viewBox="0 -73 539 96"><use href="#logo-word" x="0" y="-73" width="539" height="96" fill="currentColor" />' +
  `<path stroke="var(--accent)" stroke-width="6.5" d="${WORDMARK_TAIL_PATH}" /></svg>`;
const LETTER =
  '<svg class="letter" viewBox="2 -76 108 104"><use href="#logo-letter" x="2" y="-76" width="108" height="104" ' +
  `fill="currentColor" /><path stroke="var(--accent)" stroke-width="7" d="${MONOGRAM_TAIL_PATH}" /></svg>`;

const fieldOf = (label: string) => `<label>${label}<i></i></label>`;

const authFrame = ({ title, fields = [], action }: (typeof AUTH_FORMS)[string]) =>
  `<div class="half">${LOGO}<div class="fields">${title ? `<p class="title">${title}</p>` : ''}` +
  `${fields.map(fieldOf).join('')}${action ? `<i>${action}</i>` : ''}</div></div>`;

/** The head of screens without navigation. */
const TOP = `<div class="top"><div>${LOGO}</div></div>`;

/** The form that a guest fills first. */
const CREATE_FRAME =
  `${TOP}<div class="column fields"><div class="title">Generate Your Profile</div>` +
  '<p>Give us what you already have. We read it, keep every claim tied to its page, and write the profile in about ' +
  `1 minute. No account needed.</p>${fieldOf('LinkedIn URL')}${fieldOf('LinkedIn file')}</div>`;

/** The frame of a screen, and the classes of the shell around it. */
function frameOf(path: string): { frame: string; classes: string } {
  const form = AUTH_FORMS[path];
  if (form) return { frame: authFrame(form), classes: 'form' };
  if (path === '/profile-generator/create') return { frame: CREATE_FRAME, classes: 'form' };
  if (!SCREENS_WITH_NAVIGATION.has(path)) return { frame: TOP, classes: '' };
  const classes = SCREENS_WITH_RAIL.includes(path) ? 'member rail' : 'member';
  return { frame: `<div class="bar">${LOGO}${LETTER}</div>`, classes };
}

/** The document of the shell for one path. */
export function shellFor(shell: string, path: string): string {
  const { frame, classes } = frameOf(path);
  return shell
    .replace('<!-- frame -->', () => frame)
    .replace('<div id="shell">', () => `<div id="shell" class="${classes}">`);
}

/** Matches the URL of a built file that the document loads. */
const FILE_URL_PATTERN = / (?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g;

/**
 * The document with the size of each file beside its URL, by which the browser finds out whether the file arrives
 * whole.
 * @param sizeOf the size in bytes of a file, named by its path below the folder of built files
 */
export const withFileSizes = (shell: string, sizeOf: (path: string) => number): string =>
  shell.replace(FILE_URL_PATTERN, (url, path: string) => `${url} data-bytes="${sizeOf(path)}"`);

/** Matches the scripts that are written into the document, with what they hold. */
const INLINE_SCRIPT_PATTERN = /<script>([^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/g;

/** The hashes by which a content security policy allows the scripts within the document. */
export const inlineScriptHashes = (shell: string): string[] =>
  [...shell.matchAll(INLINE_SCRIPT_PATTERN)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

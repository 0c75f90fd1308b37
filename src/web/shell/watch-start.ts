/** Says so on the page if the application does not start, or not soon, and tries again. */
import { reloadIfComplete, tryReload } from './reload';

/** After this time a page that still waits says that this is unusual. */
const LATE_MS = 10_000;
/** Time between two attempts of a page that could not be loaded. */
const RETRY_MS = 10_000;

/** What a screen of the application contains, unlike its spinner while it waits for the session. */
const SCREEN_SELECTOR = 'main,h1,button,input';

/**
 * Watches the start of the application, and removes the shell as soon as it shows a screen.
 * @param shell the placeholder with its words, see `index.html`
 * @param root where the application renders
 * @param reload replaced by tests
 */
export function watchStart(
  shell: HTMLElement,
  root: HTMLElement,
  reload = () => window.location.reload(),
): void {
  const find = (name: string) => shell.querySelector(`.${name}`) as HTMLElement;
  const button = shell.querySelector('button') as HTMLButtonElement;
  const note = find('note');
  let hasFailed = false;
  /** Whether the network was seen to be the cause: a script that it cannot run, a browser would never run. */
  let isNetworkToBlame = false;

  const show = (name: string) => {
    find(name).hidden = false;
    button.hidden = false;
    // Not before, since it is the screens' main content that a person or a test waits for.
    find('words').setAttribute('role', 'main');
  };
  const fail = () => {
    hasFailed = true;
    shell.classList.add('failed');
    show('failure');
  };
  const handleError = (event: Event) => {
    if (event.target instanceof HTMLScriptElement && event.target.type === 'module') {
      isNetworkToBlame = true;
      fail();
    } else if (
      event instanceof ErrorEvent &&
      !root.firstElementChild &&
      event.filename.startsWith(window.location.origin)
    ) {
      fail();
    }
  };
  const retry = async () => {
    if (document.hidden) return;
    if (isNetworkToBlame) await reloadIfComplete();
    else if (hasFailed) isNetworkToBlame = (await tryReload()) !== 'complete';
  };
  const handleOnline = () => {
    isNetworkToBlame ||= !root.firstElementChild;
    void retry();
  };
  const late = setTimeout(() => show('late'), LATE_MS);
  const retries = setInterval(retry, RETRY_MS);

  button.addEventListener('click', async () => {
    note.textContent = 'Trying again...';
    if ((await tryReload()) !== 'unreachable') reload();
    else
      note.textContent = navigator.onLine
        ? 'There is no answer yet. Please check your connection.'
        : 'You are offline. Quarterdeck is loaded when the connection is back.';
  });
  window.addEventListener('error', handleError, true);
  window.addEventListener('online', handleOnline);

  const observer = new MutationObserver(() => {
    if (!root.querySelector(SCREEN_SELECTOR)) return;
    observer.disconnect();
    clearTimeout(late);
    clearInterval(retries);
    window.removeEventListener('error', handleError, true);
    window.removeEventListener('online', handleOnline);
    shell.remove();
  });
  observer.observe(root, { childList: true, subtree: true });
}

/**
 * The script of the document itself. It must work where the application's script does not arrive, so the build writes
 * it into `index.html`, whose policy allows it by its hash.
 */
import { readCollapsed } from '../components/app-shell/sidebar-cookie';
import { reloadIfComplete } from './reload';
import { watchStart } from './watch-start';

declare global {
  interface Window {
    /** Reloads the page if that can work: this script's, so that screens need not carry it. */
    reloadIfComplete?: () => Promise<void>;
  }
}

window.reloadIfComplete = reloadIfComplete;

const shell = document.getElementById('shell');
const root = document.getElementById('root');
if (shell && root) {
  const rail = shell.classList.contains('rail');
  shell.classList.toggle('rail', readCollapsed(document.cookie, { rail }) ?? rail);
  watchStart(shell, root);
}

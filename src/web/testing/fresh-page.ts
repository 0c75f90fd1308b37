/**
 * Vitest's set-up of each test file of the browser. The files share processes, since starting one for each took longer
 * than the tests. So each is given what a newly opened page has: modules without state, and empty storages.
 */
import { afterAll, vi } from 'vitest';

vi.resetModules();
if (typeof window !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
}

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

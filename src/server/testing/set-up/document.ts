/**
 * Runs before each test file that has a document. These files share a worker, its document and its modules, so what
 * the file before left there is removed: elements, stored data, the address, timers and replaced globals.
 */
import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';

vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
cleanup();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');

import type { Plugin } from 'vite';

/** The plugin of Vite that completes `index.html`. */
export function shellDocument(src: string): Plugin;

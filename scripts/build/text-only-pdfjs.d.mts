import type { Plugin } from 'vite';

export function changed(code: string): string;
export function textOnlyPdfJs(): Plugin;

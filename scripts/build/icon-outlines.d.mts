import type { Plugin } from 'vite';

export function iconOutlines(): Plugin;
export function withOutlinesOnly(code: string): string;

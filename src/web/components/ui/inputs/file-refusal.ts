import { hasExtension } from '@/shared/limits';

/** Why a file was refused. */
export type FileRefusal = 'kind' | 'size' | 'empty';

/** The reason to refuse a file; `null` if it is accepted. */
export function fileRefusal(file: File, accept: readonly string[], maxBytes?: number): FileRefusal | null {
  if (!hasExtension(file.name, accept)) return 'kind';
  if (file.size === 0) return 'empty';
  return maxBytes !== undefined && file.size > maxBytes ? 'size' : null;
}

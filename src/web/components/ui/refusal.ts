import { hasExtension } from '@/shared/limits';

/** Why a file was not taken. */
export type Refusal = 'kind' | 'size' | 'empty';

/** Why a file is refused, or `null` when it may come in. */
export function fileRefusal(file: File, accept: readonly string[], maxBytes?: number): Refusal | null {
  if (!hasExtension(file.name, accept)) return 'kind';
  if (file.size === 0) return 'empty';
  return maxBytes !== undefined && file.size > maxBytes ? 'size' : null;
}

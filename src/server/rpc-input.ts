import { postgresSafe } from '@/shared/validation/postgres-safe-json';
import { isPostgresSafe } from '@/shared/validation/postgres-safe-text';

/**
 * The input of a call without the characters that no column can store, such as a paste from a PDF may contain. Nobody
 * sees them, so a refusal could not say what to take out.
 */
export const storableInput = (input: unknown): unknown =>
  isPostgresSafe(input) ? input : postgresSafe(input);

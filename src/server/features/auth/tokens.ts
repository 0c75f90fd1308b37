export { hashToken, keyedHash, newToken } from '@/server/secrets/tokens';

/** An address as it is stored and compared. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

export { hashToken, keyedHash, newToken } from '@/server/secrets/tokens';

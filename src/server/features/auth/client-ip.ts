import type { AuthCallContext } from './services';

/**
 * The header in which Better Auth's endpoints get the visitor's IP address; a value that a visitor sends is replaced.
 */
export const CLIENT_IP_HEADER = 'x-quarterdeck-client';

/** The visitor's address, as the server determined it from the trusted proxies. */
export const clientIpOf = (call: AuthCallContext): string => call.headers?.get(CLIENT_IP_HEADER) ?? '';

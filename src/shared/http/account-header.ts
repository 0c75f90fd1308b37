/**
 * The header that names the account a page was opened for. Signing in as someone else in another tab changes the cookie
 * of every tab; the server then refuses calls of a page that is still open instead of doing them for the other account.
 */
export const ACCOUNT_HEADER = 'x-quarterdeck-account';

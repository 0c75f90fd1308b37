/**
 * Names the account a page was opened for. Signing in as someone else in another tab changes the cookie of
 * every tab: a call of the page that is still open must then act for nobody, not for the newcomer.
 */
export const ACCOUNT_HEADER = 'x-quarterdeck-account';

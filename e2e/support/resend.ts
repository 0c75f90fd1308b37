/**
 * Options of requests that a journey makes beside its pages: sent again if the server has just closed the idle
 * connection that was to carry them.
 */
export const RESEND = { maxRetries: 2 };

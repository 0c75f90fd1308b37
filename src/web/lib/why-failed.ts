/**
 * The sentence for an action that failed: without a connection, that; else the product's own.
 * @param sentence the product's sentence for this action
 */
export const whyFailed = (sentence: string): string =>
  navigator.onLine ? sentence : 'You are offline. Please try again when the connection is back.';

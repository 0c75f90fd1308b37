/**
 * The hint at a field that another window has changed meanwhile, for the owner to decide.
 * @param now what the other window has saved; empty where it has removed it
 */
export const changedElsewhereHint = (now: string): string =>
  now
    ? `Changed in another window to “${now}”. Saving replaces it.`
    : 'Removed in another window. Saving sets it again.';

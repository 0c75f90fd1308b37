/** Mutants that behave as the source does, so that no test can notice them, each with the reason. */
/** @type {{ file: string; was: string; text: string; line?: number; why: string }[]} */
export const EQUIVALENT = [];

/**
 * Names the content of the three lists. A database that holds this edition is left alone at start, without loading
 * the packages. The test in this folder fails when the lists have changed, and says what to put here.
 */
export const EDITION = 'e6de1e66e130';

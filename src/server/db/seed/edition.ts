/**
 * Identifies the content of the three lists. A database with this edition is left alone at start, without loading the
 * packages. The test in this folder fails when the lists have changed, and prints the new value.
 */
export const EDITION = 'e6de1e66e130';

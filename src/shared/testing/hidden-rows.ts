/** Rows of a profile, of which a private version hides the second in the tests. */
export const ROWS: [string, string, string, string] = [
  'Led the turnaround of a mill',
  'Opened the Lima office',
  'Sold a paper division',
  'Hired engineers',
];
/** What the hidden row is rewritten to, which shares no word with it. */
export const REWRITTEN_ROW = 'Ran nine ships from Hull';

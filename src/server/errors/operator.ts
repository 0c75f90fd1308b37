/** A failure that the operator can fix. The message is one line, names the problem and says what to do. */
export class OperatorError extends Error {}

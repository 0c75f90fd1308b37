/** A failure that its operator can mend. The message is one line, names what is wrong and says what to do. */
export class OperatorError extends Error {}

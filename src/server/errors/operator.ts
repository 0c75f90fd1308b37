/** A failure that the operator can repair. The message is one line, names what is wrong and says what to do. */
export class OperatorError extends Error {}

import { OperatorError } from '../errors/operator';

/** A data directory that cannot be used. The message is one line for the operator and says what to do. */
export class DataDirError extends OperatorError {}

/** Another process has it. */
export class DataDirInUseError extends DataDirError {}

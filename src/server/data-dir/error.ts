import { OperatorError } from '../errors/operator';

/** Thrown for a data directory that cannot be used. The message is one line for the operator and says what to do. */
export class DataDirError extends OperatorError {}

/** Thrown while another process uses the data directory. */
export class DataDirInUseError extends DataDirError {}

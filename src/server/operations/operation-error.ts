import { OperatorError } from '../errors/operator';

/** A failure of an operation. Its message is a sentence for the operator. */
export class OperationError extends OperatorError {
  override name = 'OperationError';
}

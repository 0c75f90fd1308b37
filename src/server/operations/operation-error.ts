import { OperatorError } from '../errors/operator';

/** What an operator has to be told: the message is a sentence for them. */
export class OperationError extends OperatorError {
  override name = 'OperationError';
}

/** Reports the failure of a command to the operator. */
import { loggedError } from '../errors/logged-error';
import { OperatorError } from '../errors/operator';

/** Prints the error in one line and sets the exit code to 1. @param advice what the operator can do, appended to it */
export function reportFailure(error: unknown, advice = ''): void {
  const isExpected = error instanceof OperatorError;
  console.error(isExpected ? `${error.message}${advice}` : JSON.stringify(loggedError(error)));
  process.exitCode = 1;
}

/** The stack of an error without its message. */

/** Matches a line of a stack: a function and a file of ours, of a library or of Node. */
const STACK_FRAME_PATTERN = /^\s+at (?:.*[\s(])?(?:file:|node:|\/)/;

/**
 * The places in the code of an error's stack, innermost first. A message may quote foreign text, whose lines may look
 * like places, so only what follows the message counts; a stack that does not hold it (it was changed later) has
 * none.
 * @returns lines as `at read (file:///...:1:2)`; `undefined` where the stack cannot be separated from the message
 */
export function stackFrames({ stack, message }: Error): string[] | undefined {
  if (typeof stack !== 'string') return undefined;
  const begin = stack.indexOf(message);
  if (begin < 0) return undefined;
  return stack
    .slice(begin + message.length)
    .split('\n')
    .filter((line) => STACK_FRAME_PATTERN.test(line))
    .map((line) => line.trim());
}

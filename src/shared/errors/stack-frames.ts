/** The stack of an error without its message. */

/** Matches a frame in a stack: a function and a file, of the product, a library or Node. */
const STACK_FRAME_PATTERN = /^\s+at (?:.*[\s(])?(?:file:|node:|\/)/;

/**
 * The frames of an error's stack, innermost first. A message may quote foreign text with lines that look like frames,
 * so only what follows the message counts. A message that was changed later is not in the stack.
 * @returns lines as `at read (file:///...:1:2)`; `undefined` if the message is not found in the stack
 */
export function stackFrames({ stack, message }: Error): string[] | undefined {
  if (typeof stack !== 'string') return undefined;
  const messageStart = stack.indexOf(message);
  if (messageStart < 0) return undefined;
  return stack
    .slice(messageStart + message.length)
    .split('\n')
    .filter((line) => STACK_FRAME_PATTERN.test(line))
    .map((line) => line.trim());
}

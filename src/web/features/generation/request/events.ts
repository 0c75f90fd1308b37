/** Parses a stream of server-sent events as its text arrives. */

export interface ServerEvent {
  event: string;
  data: unknown;
}

/**
 * Parses events of a response to a POST, which `EventSource` does not support.
 * @returns a function that takes the next piece of the stream's text, which may be cut at any place
 */
export function createEventReader(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let incomplete = '';
  return (piece) => {
    const blocks = (incomplete + piece).split('\n\n');
    incomplete = blocks.pop() ?? '';
    for (const block of blocks) {
      let event = '';
      const data: string[] = [];
      for (const line of block.split('\n')) {
        if (line.startsWith('event: ')) event = line.slice(7);
        if (line.startsWith('data: ')) data.push(line.slice(6));
      }
      // A block without an event is a comment that keeps the connection open.
      if (event) onEvent({ event, data: JSON.parse(data.join('\n')) });
    }
  };
}

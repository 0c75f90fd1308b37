/** Takes a stream of server-sent events apart as its text arrives. */

export interface ServerEvent {
  event: string;
  data: unknown;
}

/**
 * Reads events that arrived by a request, which `EventSource` cannot send.
 * @returns takes each next piece of the text, wherever it was cut
 */
export function createEventReader(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      let event = '';
      const data: string[] = [];
      for (const line of block.split('\n')) {
        if (line.startsWith('event: ')) event = line.slice(7);
        if (line.startsWith('data: ')) data.push(line.slice(6));
      }
      // A block without a name is a comment that only keeps the connection open.
      if (event) onEvent({ event, data: JSON.parse(data.join('\n')) });
    }
  };
}

/** Reads a stream of server-sent events as a browser does. */

export interface TestEvent {
  event: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the test looks for
  data: any;
}

/** Reads the events of an answer as they arrive; breaking out of the loop aborts the request. */
export async function* readEvents(response: Response): AsyncGenerator<TestEvent> {
  if (!response.body) throw new Error('no stream');
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const lines = block.split('\n');
      const fieldOf = (field: string) =>
        lines.find((line) => line.startsWith(`${field}: `))?.slice(field.length + 2);
      const event = fieldOf('event');
      if (event) yield { event, data: JSON.parse(fieldOf('data') ?? 'null') };
    }
  }
}

/** Reads all events until the stream ends. */
export async function readAllEvents(response: Response): Promise<TestEvent[]> {
  const events: TestEvent[] = [];
  for await (const event of readEvents(response)) events.push(event);
  return events;
}

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEventReader, type ServerEvent } from './events';

const STREAM =
  'event: progress\ndata: {"elapsed":1,"about":"Lebenslauf für Ines.pdf"}\n\n: still here\n\nevent: answer\ndata: {"status":200}\n\n';

it('the reader of server-sent events finds the same events however the text is split', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(STREAM.length), { maxLength: 12 }), (cuts) => {
      const events: ServerEvent[] = [];
      const readPiece = createEventReader((event) => events.push(event));
      const at = [0, ...cuts.sort((a, b) => a - b), STREAM.length];
      at.slice(1).forEach((end, index) => {
        readPiece(STREAM.slice(at[index], end));
      });
      expect(events).toEqual([
        { event: 'progress', data: { elapsed: 1, about: 'Lebenslauf für Ines.pdf' } },
        { event: 'answer', data: { status: 200 } },
      ]);
    }),
  );
});

/** Reading that tells of one file and ends when a test says so, or when it is told to stop. */

import type { DocumentReader } from '@/server/adapters/engine';
import { emptyFacts } from '@/shared/facts';

type Ending = 'finished' | 'told to stop';

function oneReading() {
  let begin = () => {};
  let settle = (_how: Ending) => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const ended = new Promise<Ending>((resolve) => {
    settle = resolve;
  });
  return { begin, begun, settle, ended };
}

export function slowReading() {
  let reading = oneReading();
  const documents: DocumentReader = {
    async read(_inputs, options) {
      const { begin, ended, settle } = reading;
      options?.signal?.addEventListener('abort', () => settle('told to stop'));
      options?.onStage?.({ stage: 'reading', about: 'resume.docx', page: 3, pages: 8 });
      begin();
      if ((await ended) === 'told to stop') throw options?.signal?.reason;
      options?.onStage?.({ stage: 'read', about: 'resume.docx', ok: true });
      const facts = emptyFacts();
      facts.sources = [{ id: 's2', kind: 'resume', name: 'resume.docx' }];
      facts.name = { id: 'name-1', value: 'Ines Calder', spans: [], confidence: 1 };
      return { facts, notices: [] };
    },
    close: async () => {},
  };
  return {
    documents,
    /** Before each test: the next reading is a new one. */
    reset() {
      reading = oneReading();
    },
    begun: () => reading.begun,
    ended: () => reading.ended,
    finish: () => reading.settle('finished'),
  };
}

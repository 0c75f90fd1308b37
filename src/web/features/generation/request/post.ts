/** Posts the form of a generation and reads its progress and answer from the response. */
import { askToSignIn } from '@/web/lib/session/sign-in-again';
import { type AnswerBody, readGenerationAnswer } from './answer';
import { ConnectionLostError, createEventHandler, type OnProgress } from './event-handler';
import { createEventReader } from './events';

export interface PostOptions {
  signal: AbortSignal;
  /** Called when the last byte of the form has been sent. */
  onSent: () => void;
  onProgress: OnProgress;
}

/**
 * POSTs a form by `XMLHttpRequest`, since `fetch` does not report when everything has been sent. Also accepts an answer
 * in plain JSON.
 * @param hasSignedInAgain whether this is the second attempt, after signing in again: the person is not asked twice
 * @throws GenerationError, CancelledError, ConnectionLostError when the server was not reached or the connection broke,
 * AbortError
 */
export function postForm(
  url: string,
  form: FormData,
  options: PostOptions,
  hasSignedInAgain = false,
): Promise<AnswerBody> {
  const { signal, onSent, onProgress } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('accept', 'text/event-stream, application/json');
    request.upload.onload = onSent;
    const readPiece = createEventReader(createEventHandler(onProgress, { resolve, reject }));
    let parsedLength = 0;
    const isEventStream = () => request.getResponseHeader('content-type')?.startsWith('text/event-stream');
    const readArrivedEvents = () => {
      if (!isEventStream()) return;
      const { responseText } = request;
      readPiece(responseText.slice(parsedLength));
      parsedLength = responseText.length;
    };
    request.onprogress = readArrivedEvents;
    request.onload = () => {
      readArrivedEvents();
      // A stream has settled the promise already, unless it ended without its answer.
      if (isEventStream()) return reject(new ConnectionLostError());
      const { status, statusText, responseText: body } = request;
      // The form waits while the person signs in again; guests are not asked.
      if (status === 401 && !hasSignedInAgain) {
        void askToSignIn().then((signedIn) =>
          signedIn ? postForm(url, form, options, true).then(resolve, reject) : answer(),
        );
      } else answer();
      function answer() {
        try {
          resolve(readGenerationAnswer({ status, statusText, body }));
        } catch (error) {
          reject(error);
        }
      }
    };
    request.onerror = () => reject(new ConnectionLostError());
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

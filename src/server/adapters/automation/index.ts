/** An automation of the operator's own that generates profiles: posted the product's form, asked for a profile. */
import type { Config } from '../../config';
import { type AutomationForm, multipartOf } from './multipart';

export type { AutomationForm } from './multipart';

/** What came back, whatever it is. */
export interface AutomationAnswer {
  status: number;
  statusText: string;
  body: string;
}

export interface Automation {
  /**
   * Posts a form. No answer is one too: 502 where nobody was reached, 504 after the time was up.
   * @throws what `signal` was aborted with
   */
  generate(form: AutomationForm, signal?: AbortSignal): Promise<AutomationAnswer>;
}

export interface AutomationOptions {
  url: string;
  timeoutMs?: number;
}

/** An answer leaves this server by 55 seconds. */
const TIMEOUT_MS = 50_000;
const ANSWER_BYTES = 4 * 1024 * 1024;

/** The configured automation, or none: then this server generates. */
export function createAutomation(config: Config): Automation | undefined {
  return config.generateWebhookUrl ? openAutomation({ url: config.generateWebhookUrl }) : undefined;
}

/** @param options.url set by the operator; an address that a client names is never posted to */
export function openAutomation({ url, timeoutMs = TIMEOUT_MS }: AutomationOptions): Automation {
  return {
    async generate(form, signal) {
      const end = new AbortController();
      const leave = () => end.abort(signal?.reason);
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        end.abort();
      }, timeoutMs);
      signal?.addEventListener('abort', leave);
      if (signal?.aborted) leave();
      try {
        const init = {
          method: 'POST',
          body: multipartOf(form),
          redirect: 'error',
          signal: end.signal,
        } as const;
        const answer = await fetch(url, init);
        return { status: answer.status, statusText: answer.statusText, body: await textOf(answer) };
      } catch {
        signal?.throwIfAborted();
        return late
          ? { status: 504, statusText: 'Gateway Timeout', body: '' }
          : { status: 502, statusText: 'Bad Gateway', body: '' };
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
      }
    },
  };
}

async function textOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > ANSWER_BYTES) throw new Error('an answer without end');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

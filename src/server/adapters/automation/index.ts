/** An automation of the operator's own that generates profiles: posted the product's form, asked for a profile. */
import { readText } from '@/shared/read-text';
import { withTimeLimit } from '@/shared/time-limit';
import type { Config } from '../../config';
import { type AutomationForm, multipartOf } from './multipart';

export type { AutomationForm } from './multipart';

/** The raw answer of the automation, before anything about it is checked. */
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
      let isLate = false;
      const late = () => {
        isLate = true;
        return new Error('no answer in time');
      };
      const body = multipartOf(form);
      try {
        return await withTimeLimit({ ms: timeoutMs, late, outer: signal }, async (end) => {
          const answer = await fetch(url, { method: 'POST', body, redirect: 'error', signal: end });
          const { status, statusText } = answer;
          return { status, statusText, body: await readText(answer, ANSWER_BYTES) };
        });
      } catch {
        signal?.throwIfAborted();
        return isLate
          ? { status: 504, statusText: 'Gateway Timeout', body: '' }
          : { status: 502, statusText: 'Bad Gateway', body: '' };
      }
    },
  };
}

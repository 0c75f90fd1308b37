/**
 * The operator's own automation, which generates profiles: it receives the product's form and answers with a profile.
 */
import { readBodyText } from '@/shared/http/read-body-text';
import { withTimeLimit } from '@/shared/time/time-limit';
import type { Config } from '../../config';
import { type AutomationForm, toMultipart } from './multipart';

export type { AutomationForm } from './multipart';

/** The raw answer of the automation, not yet validated. */
export interface AutomationAnswer {
  status: number;
  statusText: string;
  body: string;
}

export interface Automation {
  /**
   * Posts a form. A failure is also an answer: 504 after the time limit, 502 if no answer arrived for another reason
   * or it was too large.
   * @throws what `signal` was aborted with
   */
  generate(form: AutomationForm, signal?: AbortSignal): Promise<AutomationAnswer>;
}

export interface AutomationOptions {
  url: string;
  timeoutMs?: number;
}

/** Milliseconds to wait, since this server itself has to answer within 55 seconds. */
const TIMEOUT_MS = 50_000;
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;

/** The configured automation; undefined if this server generates itself. */
export function createAutomation(config: Config): Automation | undefined {
  return config.generateWebhookUrl ? openAutomation({ url: config.generateWebhookUrl }) : undefined;
}

/**
 * The webhook that generates profiles.
 * @param options.url set by the operator; a URL that a client names is never posted to
 */
export function openAutomation({ url, timeoutMs = TIMEOUT_MS }: AutomationOptions): Automation {
  return {
    async generate(form, signal) {
      let isLate = false;
      const createTimeoutError = () => {
        isLate = true;
        return new Error('no answer in time');
      };
      const body = toMultipart(form);
      try {
        return await withTimeLimit(
          { ms: timeoutMs, late: createTimeoutError, outer: signal },
          async (limitedSignal) => {
            const response = await fetch(url, {
              method: 'POST',
              body,
              redirect: 'error',
              signal: limitedSignal,
            });
            const { status, statusText } = response;
            return { status, statusText, body: await readBodyText(response, MAX_RESPONSE_BYTES) };
          },
        );
      } catch {
        signal?.throwIfAborted();
        return isLate
          ? { status: 504, statusText: 'Gateway Timeout', body: '' }
          : { status: 502, statusText: 'Bad Gateway', body: '' };
      }
    },
  };
}

/** The answer of a generation endpoint, and the sentence shown for a failure. */
import { parseJson } from '@/shared/json/parse-json';

export type GenerationCaller = 'guest' | 'account';

/** A generation that failed. `status` is the HTTP status, if there was one. */
export class GenerationError extends Error {
  constructor(
    message: string,
    readonly status?: number,
    /** The server's code, if it sent one. */
    readonly code?: string,
  ) {
    super(message);
    this.name = 'GenerationError';
  }
}

/** The body of a successful answer. */
export type AnswerBody = Record<string, unknown>;

export interface RawResponse {
  status: number;
  statusText: string;
  body: string;
}

/** Whether a code means that a restart of the server interrupted a generation, which only has to be tried again. */
export const isInterrupted = (code: unknown) => code === 'INTERRUPTED';

/**
 * Parses an answer. An error that the body explains (of a status below 500, or an interruption by a restart) is thrown
 * with the server's message, so that the person learns what to do; any other failure is a server error.
 * @throws GenerationError, without a message if the answer is a success that is not JSON
 */
export function readGenerationAnswer({ status, statusText, body }: RawResponse): AnswerBody {
  const json = parseObject(body);
  const isErrorReported = json !== undefined && (Boolean(json.error) || json.status === 'error');
  const isSuccess = status >= 200 && status < 300;
  const isExplained = isErrorReported && (status < 500 || isInterrupted(json.code));
  if (!isSuccess && !isExplained) {
    throw new GenerationError(`Server error: ${status} ${statusText}. ${body}`, status);
  }
  if (isErrorReported) {
    const message = typeof json.message === 'string' ? json.message : '';
    const code = typeof json.code === 'string' ? json.code : undefined;
    throw new GenerationError(
      message || 'Server reported an error processing your LinkedIn profile',
      status,
      code,
    );
  }
  if (!json) throw new GenerationError('', status);
  return json;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  const value = parseJson(text);
  return value && typeof value === 'object' ? (value as Record<string, unknown>) : undefined;
}

const DEFAULT_MESSAGES: Record<GenerationCaller, string> = {
  guest: 'There was a problem generating your profile from LinkedIn. Please try again.',
  account: 'There was a problem creating your profile from LinkedIn. Please try again.',
};

/**
 * The message shown for an error: fixed sentences for a lost connection, for a server error and for an error without a
 * message, else the error's own.
 */
export function displayedMessage(error: unknown, caller: GenerationCaller): string {
  const message = error instanceof Error ? error.message : '';
  if (message.includes('Failed to fetch')) {
    return 'Unable to connect to the server. Please check your internet connection and try again.';
  }
  if (message.includes('Server error')) {
    return 'The server encountered an error processing your LinkedIn profile. Please try again.';
  }
  return message || DEFAULT_MESSAGES[caller];
}

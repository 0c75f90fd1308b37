import { describe, expect, it } from 'vitest';
import { displayedMessage, readGenerationAnswer } from './answer';

const errorOf = (status: number, statusText: string, body: string) => {
  try {
    readGenerationAnswer({ status, statusText, body });
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
};

describe('readGenerationAnswer', () => {
  it('returns the JSON of a generation that succeeded', () => {
    expect(readGenerationAnswer({ status: 200, statusText: 'OK', body: '{"status":"success"}' })).toEqual({
      status: 'success',
    });
  });

  it.each([
    [500, 'Internal Server Error', '{"status":"error","message":"disk"}'],
    [503, 'Service Unavailable', '{"status":"error","message":"busy"}'],
    [404, 'Not Found', '<h1>nothing here</h1>'],
    [400, 'Bad Request', '{"detail":"no"}'],
  ])('throws a server error for %i %s', (status, text, body) => {
    const error = errorOf(status, text, body);
    expect(error.message).toBe(`Server error: ${status} ${text}. ${body}`);
    expect(displayedMessage(error, 'guest')).toBe(
      'The server encountered an error processing your LinkedIn profile. Please try again.',
    );
  });

  it('throws the server’s sentence if a restart interrupted the generation', () => {
    const message = 'The server was restarted while your profile was being created. Please try again.';
    const body = JSON.stringify({ status: 'error', code: 'INTERRUPTED', message });
    const error = errorOf(503, '', body);
    expect(displayedMessage(error, 'account')).toBe(message);
    expect(error).toMatchObject({ code: 'INTERRUPTED', status: 503 });
  });

  it('throws the error that the body reports, whatever the status', () => {
    expect(errorOf(200, 'OK', '{"status":"error","message":"No role found."}').message).toBe(
      'No role found.',
    );
    expect(errorOf(200, 'OK', '{"error":true,"message":"No role found."}').message).toBe('No role found.');
    expect(errorOf(200, 'OK', '{"error":"x"}').message).toBe(
      'Server reported an error processing your LinkedIn profile',
    );
  });

  it('throws the server’s sentence of a refusal', () => {
    const error = errorOf(422, 'Unprocessable Entity', '{"status":"error","message":"It has a password."}');
    expect(displayedMessage(error, 'guest')).toBe('It has a password.');
  });
});

describe('the message displayed for a failed generation', () => {
  it('says that the server cannot be reached after a network failure', () => {
    expect(displayedMessage(new TypeError('Failed to fetch'), 'account')).toBe(
      'Unable to connect to the server. Please check your internet connection and try again.',
    );
  });

  it('is a default, one for guests and one for accounts, if the error has no message', () => {
    const error = errorOf(200, 'OK', 'not json');
    expect(displayedMessage(error, 'account')).toBe(
      'There was a problem creating your profile from LinkedIn. Please try again.',
    );
    expect(displayedMessage(undefined, 'guest')).toBe(
      'There was a problem generating your profile from LinkedIn. Please try again.',
    );
  });
});

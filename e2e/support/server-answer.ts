/** Fetches the server's answer to an intercepted request. */
import type { APIResponse, Route } from '@playwright/test';

/**
 * The server's answer to an intercepted request. The server closes idle connections, and a request that meets such an
 * end is reset before it is read, so it is sent again on a new connection.
 */
export const serverAnswerTo = (route: Route): Promise<APIResponse> => route.fetch({ maxRetries: 2 });

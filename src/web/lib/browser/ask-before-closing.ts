/**
 * Has the browser ask before the page is closed while a choice is being sent: a request that is cut off may not arrive.
 * @returns what `work` returns
 */
export async function askBeforeClosing<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const controller = new AbortController();
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal: controller.signal });
  try {
    return await work();
  } finally {
    controller.abort();
  }
}

/** The pages that arrive as complete HTML and are not hydrated. Built into the server-render bundle. */
import type { PageAssets, Pages } from '@/server/pages/renderer';

export function createPages(_assets: PageAssets): Omit<Pages, 'shell'> {
  const empty = () => '<!doctype html>';
  return {
    profile: empty,
    profileUnavailable: empty,
    profileNotFound: empty,
    landing: empty,
    notFound: empty,
  };
}

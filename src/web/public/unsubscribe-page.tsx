import type { Html, PageAssets } from '@/server/pages/renderer';
import { messagePage } from './message-page';

/** The page of the link that ends the weekly mail. Opening it changes nothing, since mail scanners open links. */
export function unsubscribePage(assets: PageAssets, { done }: { done: boolean }): Html {
  const title = done ? 'You get this mail no more' : 'Stop the weekly mail?';
  const text = done
    ? 'You can have it again at any time, under Readership.'
    : 'Your reads go on being counted; only the mail ends.';
  return messagePage(assets, {
    title,
    text,
    home: '/',
    children: !done && (
      <form method="post" className="intro-acts">
        <button className="btn btn-primary" type="submit">
          Stop the mail
        </button>
      </form>
    ),
  });
}

import type { Html, PageAssets } from '@/server/pages/renderer';
import { BezelMark } from '../components/app-shell/bezel-mark';
import { renderDocument } from './document';

interface MessagePage {
  title: string;
  text: string;
  /** Where the one button leads, and where the logo does. */
  home: string;
  button: string;
}

/** A page that says why there is nothing to read, and the way on. */
export function messagePage(assets: PageAssets, { title, text, home, button }: MessagePage): Html {
  return renderDocument(assets, {
    head: { title: `${title} | Quarterdeck`, description: text, indexable: false },
    home,
    children: (
      <div className="page message">
        <BezelMark />
        <h1>{title}</h1>
        <p>{text}</p>
        <a className="btn btn-primary" href={home}>
          {button}
        </a>
      </div>
    ),
  });
}

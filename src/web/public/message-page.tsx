import type { ReactNode } from 'react';
import type { Html, PageAssets } from '@/server/pages/renderer';
import { MissingPageMark } from '../components/app-shell/missing-page-mark';
import { renderDocument } from './document';

interface MessagePage {
  title: string;
  text: string;
  /** The target of the logo, and of the button if there is one. */
  home: string;
  /** The label of a button that leads to `home`. */
  button?: string;
  /** Further actions. */
  children?: ReactNode;
}

/** A page with a single message: why there is nothing to read, or what a mailed link does, and the next step. */
export function messagePage(assets: PageAssets, { title, text, home, button, children }: MessagePage): Html {
  return renderDocument(assets, {
    head: { title: `${title} | Quarterdeck`, description: text, indexable: false },
    home,
    children: (
      <div className="page message">
        <MissingPageMark />
        <h1>{title}</h1>
        <p>{text}</p>
        {button && (
          <a className="btn btn-primary" href={home}>
            {button}
          </a>
        )}
        {children}
      </div>
    ),
  });
}

import type { Html, PageAssets } from '@/server/pages/renderer';
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
        <CompassMark />
        <h1>{title}</h1>
        <p>{text}</p>
        <a className="btn btn-primary" href={home}>
          {button}
        </a>
      </div>
    ),
  });
}

/** A bezel without a needle: the place is known, what stood there is not. */
function CompassMark() {
  const ring = { cx: 60, cy: 60, fill: 'none', stroke: 'currentColor' };
  return (
    <svg className="message-mark" viewBox="0 0 120 120" aria-hidden="true">
      <circle
        {...ring}
        r="55"
        strokeWidth="3"
        pathLength="320"
        strokeDasharray=".6 9.4"
        strokeDashoffset=".3"
      />
      <circle {...ring} r="46" strokeWidth=".75" />
      <circle
        {...ring}
        r="53"
        stroke="var(--accent)"
        strokeWidth="7"
        pathLength="400"
        strokeDasharray="1.6 98.4"
        strokeDashoffset=".8"
      />
    </svg>
  );
}

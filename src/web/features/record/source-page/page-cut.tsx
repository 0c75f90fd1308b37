import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog } from '@/web/components/ui/overlays/dialog';
import type { OpenPage } from './draw-page';
import { cutAround, locateQuotation, type PageBox } from './locate-quotation';

/** Ratio of width to height of the picture, whose space is reserved while it is drawn. */
const WIDTH_TO_HEIGHT = 2.75;

interface PageCutProps {
  file: File;
  /** From 1. */
  page: number;
  /** The words to highlight. */
  quote: string;
  /** Text of the same entry, by which the right one of several occurrences is found. */
  nearbyText?: string;
  /** The file's name. */
  name: string;
  caption: ReactNode;
  /** Called when the person asks for pickable words instead of the picture; absent if words cannot be picked. */
  onPick?: () => void;
  /** Called if the page cannot be drawn, or the words are not found on it. */
  onFail: () => void;
}

type Cut = { page: OpenPage; marks: PageBox[]; part: PageBox };

/** The part of a page that a doubt is about, with the doubtful words highlighted. A button opens the whole page. */
export function PageCut(props: PageCutProps) {
  const { file, page: number, quote, nearbyText, name, caption, onPick, onFail } = props;
  const [cut, setCut] = useState<Cut | null>(null);
  const [isOpen, setOpen] = useState(false);
  const latestOnFail = useRef(onFail);
  latestOnFail.current = onFail;
  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      try {
        const { openPage } = await import('./draw-page');
        const page = await openPage(file, number);
        const marks = locateQuotation(page.items, quote, nearbyText);
        if (!isCurrent) return;
        if (marks.length === 0) latestOnFail.current();
        else setCut({ page, marks, part: cutAround(page.items, marks, page, WIDTH_TO_HEIGHT) });
      } catch {
        if (isCurrent) latestOnFail.current();
      }
    })();
    return () => {
      isCurrent = false;
    };
  }, [file, number, quote, nearbyText]);
  const label = `Page ${number} of ${name}, the words “${quote}” marked`;
  return (
    <>
      <div className="record-cut" style={{ aspectRatio: WIDTH_TO_HEIGHT }} aria-busy={!cut}>
        {cut && <Picture {...cut} label={label} />}
      </div>
      <figcaption className="flex flex-wrap justify-between gap-x-5 gap-y-1 text-ink-3 text-sm [overflow-wrap:anywhere]">
        <span>{caption}</span>
        <span className="flex flex-wrap gap-x-5">
          <button type="button" className="record-link" onClick={() => setOpen(true)} disabled={!cut}>
            Open the page
          </button>
          {onPick && (
            <button type="button" className="record-link" onClick={onPick}>
              Pick from its words
            </button>
          )}
        </span>
      </figcaption>
      {cut && (
        <Dialog
          open={isOpen}
          onOpenChange={setOpen}
          title={`${name}, page ${number}`}
          className="max-w-[54rem]"
        >
          {/* On a phone the page is wider than the window, so that it can be read. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key */}
          <section className="record-cut record-whole-page" aria-label={`Page ${number}`} tabIndex={0}>
            <Picture
              {...cut}
              part={{ left: 0, top: 0, right: cut.page.width, bottom: cut.page.height }}
              label={label}
            />
          </section>
        </Dialog>
      )}
    </>
  );
}

/** A part of a page, as wide as its box; drawn again when that changes. */
function Picture({ page, marks, part, label }: Cut & { label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const width = part.right - part.left;
  const height = part.bottom - part.top;
  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    target.width = Math.round(target.clientWidth * Math.max(1, window.devicePixelRatio));
    target.height = Math.round((target.width * height) / width);
    page.draw(target, part).then(
      () => setDrawn(true),
      // Drawing is cancelled when its page is closed.
      () => {},
    );
  }, [page, part, width, height]);
  return (
    <div className="record-page" role="img" aria-label={label} data-drawn={isDrawn}>
      <canvas ref={canvas} style={{ aspectRatio: width / height }} />
      {marks.map(({ left, top, right, bottom }) => (
        <span
          key={`${left} ${top}`}
          style={{
            left: `${(100 * (left - part.left)) / width}%`,
            top: `${(100 * (top - part.top)) / height}%`,
            width: `${(100 * (right - left)) / width}%`,
            height: `${(100 * (bottom - top)) / height}%`,
          }}
        />
      ))}
    </div>
  );
}

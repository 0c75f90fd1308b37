import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Source } from '@/shared/record/facts';
import { lazyPart } from '@/web/components/ui/core/lazy-part';
import { tabFileOf } from '@/web/lib/generation/tab-files';
import { SourceCaption } from './source-caption';

const PageCut = lazyPart(() => import('./page-cut'), 'PageCut');

interface PassageProps {
  source: (Source & { number: number }) | undefined;
  /** From 1; absent if the format has no pages. */
  page: number | undefined;
  quote: string;
  /** Text of the same entry, by which the right one of several occurrences is found. */
  nearbyText?: string;
  /** Whether words can be picked, so that the picture offers to show them instead. */
  canPick?: boolean;
  /** Whether the words are shown first. */
  asWords?: boolean;
  /** The words. */
  children: ReactNode;
}

/** The passage that a doubt is about: as a picture if its file is a PDF and still in this tab, else as words. */
export function Passage({
  source,
  page,
  quote,
  nearbyText,
  canPick,
  asWords = false,
  children,
}: PassageProps) {
  const file = source && tabFileOf(source);
  /** 'chosen-words' are words that the person chose to see instead of the picture: they get the focus. */
  const [view, setView] = useState<'picture' | 'words' | 'chosen-words'>(asWords ? 'words' : 'picture');
  const wordsContainer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (view === 'chosen-words')
      wordsContainer.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  }, [view]);
  if (!source || !file || !page || !/\.pdf$/i.test(file.name) || view !== 'picture')
    return <div ref={wordsContainer}>{children}</div>;
  return (
    <figure className="grid content-start gap-2.5 self-start">
      <Suspense fallback={<div className="record-cut aspect-[2.75]" aria-busy />}>
        <PageCut
          file={file}
          page={page}
          quote={quote}
          nearbyText={nearbyText}
          name={source.name}
          caption={<SourceCaption source={source} page={page} />}
          onPick={canPick ? () => setView('chosen-words') : undefined}
          onFail={() => setView('words')}
        />
      </Suspense>
    </figure>
  );
}

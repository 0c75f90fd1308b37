import type { Source } from '@/shared/record/facts';

/** The numeral and the name of a source, with the page number if it has pages. */
export function SourceCaption({ source, page }: { source: Source & { number: number }; page?: number }) {
  return (
    <>
      <b className="mr-1.5 font-[650] text-accent-text">{source.number}</b>
      {page ? `${source.name}, page ${page}` : source.name}
    </>
  );
}

import { withoutAccents } from '@/shared/text/without-accents';

/** A text in which the first occurrence of the search text is highlighted, whatever its case and accents. */
export function HighlightedMatch({ text, searchText }: { text: string; searchText: string }) {
  const folded = withoutAccents(text);
  // A text that is shorter or longer when folded has its positions elsewhere.
  const isAligned = folded.length === text.length;
  const index = searchText && isAligned ? folded.indexOf(withoutAccents(searchText)) : -1;
  if (index < 0) return text;
  return (
    <>
      {text.slice(0, index)}
      <mark className="bg-transparent font-semibold text-ink">
        {text.slice(index, index + searchText.length)}
      </mark>
      {text.slice(index + searchText.length)}
    </>
  );
}

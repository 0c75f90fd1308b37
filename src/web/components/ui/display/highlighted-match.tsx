/** A text in which the first occurrence of the search text, in upper or lower case, is highlighted. */
export function HighlightedMatch({ text, searchText }: { text: string; searchText: string }) {
  const index = searchText ? text.toLowerCase().indexOf(searchText.toLowerCase()) : -1;
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

/** A text in which the first occurrence of the search text, in upper or lower case, is highlighted. */
export function HighlightedMatch({ text, searchText }: { text: string; searchText: string }) {
  const at = searchText ? text.toLowerCase().indexOf(searchText.toLowerCase()) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-transparent font-semibold text-ink">{text.slice(at, at + searchText.length)}</mark>
      {text.slice(at + searchText.length)}
    </>
  );
}

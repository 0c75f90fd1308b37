import { useEditor } from '../editing/context';

/** What the numerals stand for, at the foot of the profile. */
export function Legend() {
  const { sources } = useEditor().evidence;
  if (sources.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 border-rule border-t py-[1.125rem] text-ink-3 text-sm">
      {sources.map(({ id, number, name, pages }) => (
        <span key={id} className="[overflow-wrap:anywhere]">
          <b className="mr-1 font-[650] text-accent-text">{number}</b>
          {name}
          {pages ? `, ${pages} ${pages === 1 ? 'page' : 'pages'}` : ''}
        </span>
      ))}
      <span>Lines without a numeral are your own. Readers never see the numerals.</span>
    </p>
  );
}

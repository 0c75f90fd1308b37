import type { ReactNode } from 'react';
import type { NumberedSource } from '@/shared/evidence/numbered-sources';

/** The sources with their numerals, in one line if there is room. `children` are further entries. */
export function SourceList({
  sources,
  children,
}: {
  sources: readonly NumberedSource[];
  children?: ReactNode;
}) {
  return (
    <ul aria-label="Sources" className="flex flex-wrap gap-x-6 gap-y-1">
      {sources.map(({ id, number, name, pages }) => (
        <li key={id} className="[overflow-wrap:anywhere]">
          <b className="mr-1 font-[650] text-accent-text">{number}</b>
          {name}
          {pages ? `, ${pages} ${pages === 1 ? 'page' : 'pages'}` : ''}
        </li>
      ))}
      {children}
    </ul>
  );
}

import type { CSSProperties, ReactNode } from 'react';

export interface ShareRow {
  key: string;
  label: ReactNode;
  /** Text after the figure. */
  beside?: string;
  figure: string;
  /** The share of the total, 0 to 1, which is the length of the line below the row. */
  share: number;
}

/** A list with a bar below each row, as long as the row's share of the total. */
export function ShareList({
  title,
  caption,
  rows,
  empty,
  tight,
  children,
}: {
  title: string;
  caption: string;
  rows: readonly ShareRow[];
  /** Shown instead of rows if there are none. */
  empty: string;
  tight?: boolean;
  children?: ReactNode;
}) {
  return (
    <section>
      <h2>{title}</h2>
      <p className="text-ink-3 text-sm">{caption}</p>
      {rows.length === 0 && <p className="mt-3 text-ink-2">{empty}</p>}
      <ul className="reads-share" data-tight={tight || undefined}>
        {rows.map(({ key, label, beside, figure, share }) => (
          <li key={key} style={{ '--of': share } as CSSProperties}>
            <span>{label}</span>
            {beside && <span className="beside">{beside}</span>}
            <span className="figure">{figure}</span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

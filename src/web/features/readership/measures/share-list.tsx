import type { CSSProperties, ReactNode } from 'react';

export interface ShareRow {
  key: string;
  label: ReactNode;
  /** Text between the label and the figure. */
  remark?: string;
  figure: string;
  /** The length of the bar below the row, as a share of the full width, 0 to 1. */
  share: number;
}

/** A list with a bar below each row that shows the row's share. */
export function ShareList({
  title,
  caption,
  rows,
  empty,
  isCompact,
  children,
}: {
  title: string;
  caption: string;
  rows: readonly ShareRow[];
  /** Shown instead of rows if there are none. */
  empty: string;
  isCompact?: boolean;
  children?: ReactNode;
}) {
  return (
    <section>
      <h2>{title}</h2>
      <p className="text-ink-3 text-sm">{caption}</p>
      {rows.length === 0 && <p className="mt-3 text-ink-2">{empty}</p>}
      <ul className="reads-share" data-tight={isCompact || undefined}>
        {rows.map(({ key, label, remark, figure, share }) => (
          <li key={key} style={{ '--of': share } as CSSProperties}>
            <span>{label}</span>
            {remark && <span className="beside">{remark}</span>}
            <span className="figure">{figure}</span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

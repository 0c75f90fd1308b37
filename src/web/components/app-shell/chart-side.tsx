import { DEPTH_LINES } from './chart-lines';

/** The navy half beside a form: depth contours, a marked position, and the product's promise. On wide screens only. */
export function ChartSide() {
  return (
    <aside className="relative hidden content-end gap-4 overflow-hidden bg-deck p-14 text-on-deck lg:grid">
      <svg
        viewBox="0 0 640 900"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        <g fill="none" stroke="var(--deck-rule)">
          {DEPTH_LINES.map((line, index) => (
            <path key={line} d={line} opacity={0.95 - index * 0.045} />
          ))}
        </g>
        <circle cx="412" cy="262" r="17" fill="none" stroke="#d8b26b" />
        <circle cx="412" cy="262" r="4" fill="#d8b26b" />
      </svg>
      <p className="relative max-w-[17ch] font-display text-[clamp(1.75rem,1.2rem+1.6vw,2.5rem)]">
        Your record, told the way a board would read it.
      </p>
      <p className="relative max-w-[44ch] text-on-deck-2">
        Every line of your profile stands on something you gave us, and points back to the page it came from.
      </p>
    </aside>
  );
}

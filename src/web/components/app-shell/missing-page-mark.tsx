/** The mark of a page whose content is gone: a compass bezel without a needle. */
export function MissingPageMark({ className = 'message-mark' }: { className?: string }) {
  const ring = { cx: 60, cy: 60, fill: 'none', stroke: 'currentColor' };
  return (
    <svg className={className} viewBox="0 0 120 120" aria-hidden="true">
      <circle
        {...ring}
        r="55"
        strokeWidth="3"
        pathLength="320"
        strokeDasharray=".6 9.4"
        strokeDashoffset=".3"
      />
      <circle {...ring} r="46" strokeWidth=".75" />
      <circle
        {...ring}
        r="53"
        stroke="var(--accent)"
        strokeWidth="7"
        pathLength="400"
        strokeDasharray="1.6 98.4"
        strokeDashoffset=".8"
      />
    </svg>
  );
}

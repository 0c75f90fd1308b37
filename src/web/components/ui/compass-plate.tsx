/** Ends of the 32 ticks on the ring of a 100 by 100 plate; every eighth is longer, north is brass. */
const TICKS = Array.from({ length: 32 }, (_, index) => {
  const angle = (index * Math.PI) / 16;
  const inner = index % 8 === 0 ? 41.5 : 44;
  const at = (radius: number) => [50 + radius * Math.sin(angle), 50 - radius * Math.cos(angle)];
  return [...at(inner), ...at(47)].map((value) => value.toFixed(2));
});

export interface CompassPlateProps {
  letters: string;
  /** Absent: decoration. */
  label?: string;
  /** Without the ring, where it would be too fine to see. */
  plain?: boolean;
  className?: string;
}

/** Initials on a navy plate, drawn as a compass ring. Pure markup, so that the server can draw it too. */
export function CompassPlate({ letters, label, plain, className }: CompassPlateProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle cx="50" cy="50" r="49.5" fill="var(--deck)" stroke="var(--deck-rule)" />
      {!plain && (
        <g stroke="var(--on-deck-2)" strokeWidth=".7" opacity=".7">
          {TICKS.slice(1).map(([x1, y1, x2, y2]) => (
            <line key={`${x1} ${y1}`} x1={x1} y1={y1} x2={x2} y2={y2} />
          ))}
        </g>
      )}
      {!plain && <path d="M50 2.4 51.9 8.6 50 7.6 48.1 8.6Z" fill="#d8b26b" />}
      <text
        x="50"
        y="50"
        dy=".345em"
        textAnchor="middle"
        fill="var(--on-deck)"
        fontFamily="var(--font-display)"
        fontSize={plain ? 42 : 36}
        fontWeight={plain ? 400 : 300}
      >
        {letters}
      </text>
    </svg>
  );
}

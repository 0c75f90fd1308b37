/** The plate for a person without a photo: initials on a compass bezel of thirty-two points, four in brass. */
import { initialsOf } from '@/shared/people/person-name';

/**
 * Draws the plate.
 * @param name the person's name; if empty, the plate shows the initial of 'User'
 * @param className sets the size; colours come from `--plate`, `--plate-ink` and `--plate-mark`
 */
export function PhotoPlaceholder({ name, className = 'plate' }: { name: string; className?: string }) {
  const letters = initialsOf(name);
  return (
    <svg
      className={className}
      viewBox="0 0 200 200"
      role="img"
      aria-label={`${name || 'User'}, initials ${letters}`}
    >
      <circle cx="100" cy="100" r="100" fill="var(--plate)" />
      <g fill="none" stroke="var(--plate-ink)">
        <circle
          cx="100"
          cy="100"
          r="90.4"
          strokeOpacity=".6"
          strokeWidth="4"
          pathLength="320"
          strokeDasharray=".6 9.4"
          strokeDashoffset=".3"
        />
        <circle cx="100" cy="100" r="80" strokeOpacity=".22" strokeWidth=".7" />
      </g>
      <circle
        cx="100"
        cy="100"
        r="88.2"
        fill="none"
        stroke="var(--plate-mark)"
        strokeWidth="8.5"
        pathLength="400"
        strokeDasharray="1.2 98.8"
        strokeDashoffset=".6"
      />
      <text
        x="99"
        y="125"
        fill="var(--plate-ink)"
        fontFamily="var(--font-display)"
        fontWeight="300"
        fontSize="76"
        letterSpacing="-2.5"
        textAnchor="middle"
      >
        {letters}
      </text>
    </svg>
  );
}

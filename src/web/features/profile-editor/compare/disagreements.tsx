import type { Disagreement } from '@/shared/record/disagreements';
import { SECTION_TITLES } from '@/web/lib/profile/section-titles';

/** Lists lines of the profile that contradict the record. */
export function Disagreements({ lines }: { lines: readonly Disagreement[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label="Lines that disagree with your record" className="mt-2 border-rule border-t pt-4">
      <ul className="grid gap-3">
        {lines.map(({ section, text, name, as }) => (
          <li key={`${section}${text}`} className="text-sm [overflow-wrap:anywhere]">
            <p className="text-ink-3 text-xs">{SECTION_TITLES[section]}, edited by you</p>
            <p>{text}</p>
            <p className="text-danger">
              Reads as if {name} were {as === 'employer' ? 'an employer' : 'a title of yours'}. It stays until
              you change it.
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

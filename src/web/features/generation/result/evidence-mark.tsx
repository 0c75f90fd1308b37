import { Popover } from '@/web/components/ui/popover';
import type { Place } from './evidence-index';

/** More quotes than these make a sheet that nobody reads. */
const SHOWN = 4;

/** The numeral after a line, like a footnote's: which source it rests on, and what stands there. */
export function EvidenceMark({ places }: { places: Place[] }) {
  if (places.length === 0) return null;
  const numbers = [...new Set(places.map((place) => place.number))];
  const names = [...new Set(places.map((place) => place.where))].slice(0, SHOWN).join('; ');
  const mark = (
    <button type="button" aria-label={`Source: ${names}`} className="source-mark">
      {numbers.join(',')}
    </button>
  );
  return (
    <>
      {/* A word joiner: the numeral never begins a line. */}
      {'\u2060'}
      <Popover trigger={mark} align="center">
        <ul className="grid gap-2.5">
          {places.slice(0, SHOWN).map(({ where, quote }) => (
            <li key={`${where}${quote}`}>
              <p className="font-semibold text-ink">From {where}:</p>
              <p className="mt-0.5 text-ink-2" dir="auto">
                “{quote.length > 400 ? `${quote.slice(0, 400)}…` : quote}”
              </p>
            </li>
          ))}
        </ul>
        {places.length > SHOWN && <p className="mt-2 text-ink-3">and {places.length - SHOWN} more places</p>}
        <p className="mt-2.5 border-rule border-t pt-2 text-ink-3 text-xs">Only you see this.</p>
      </Popover>
    </>
  );
}

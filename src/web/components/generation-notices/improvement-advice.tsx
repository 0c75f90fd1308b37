import { Lightbulb } from 'lucide-react';
import type { GenerationNotice } from '@/shared/generation/notice-schema';
import { LIGHT_STROKE } from '@/web/components/ui/core/icon-strokes';
import { LinkButton } from '../ui/buttons/button';

/** How the line begins, by the number of pieces of advice. */
const COUNT_TEXTS = ['No ways', 'One way', 'Two ways', 'Three ways'];
const MAX_ADVICE = 3;

/**
 * A line below the introduction that expands to advice for a better draft, with links to the screens that improve it.
 */
export function ImprovementAdvice({
  notices,
  base,
}: {
  notices: readonly GenerationNotice[];
  /** The base path of the record's screens; absent if there is no record. */
  base?: '' | '/profile-generator';
}) {
  const advice = notices.filter(({ kind, about }) => kind === 'advice' && !about).slice(0, MAX_ADVICE);
  if (advice.length === 0) return null;
  return (
    <details className="mt-6 mb-10 border-rule border-y py-3 text-sm">
      <summary className="cursor-pointer font-emphasis marker:text-accent">
        {COUNT_TEXTS[advice.length]} to make it stronger
      </summary>
      <ul className="mt-3 grid gap-2.5 text-ink-2">
        {advice.map(({ message }) => (
          <li key={message} className="grid grid-cols-[1.125rem_1fr] gap-2.5 [overflow-wrap:anywhere]">
            <Lightbulb strokeWidth={LIGHT_STROKE} className="mt-0.5 size-4.5 text-accent" />
            <span className="max-w-[62ch] text-pretty">{message}</span>
          </li>
        ))}
      </ul>
      {base !== undefined && (
        <p className="mt-3 flex flex-wrap gap-2">
          <LinkButton size="sm" to={`${base}/questions`}>
            Answer five questions
          </LinkButton>
          <LinkButton size="sm" to={`${base}/what-it-tells`}>
            Choose what it tells
          </LinkButton>
        </p>
      )}
    </details>
  );
}

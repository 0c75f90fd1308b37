import type { refusedNumbers } from '../edit-session/refused-texts';

/** Texts that could not be saved and have to be corrected, shown after 'Done' and after a reload. */
export function RefusedTextMessages({ of }: { of: typeof refusedNumbers }) {
  return Object.entries(of.use()).map(([field, { problem }]) => (
    <p key={field} role="status" className="mb-2 text-danger text-sm [overflow-wrap:anywhere]">
      Not saved: {problem}
    </p>
  ));
}

import type { WholeRole } from '@/shared/roles/saved-roles';
import { Dialog } from '@/web/components/ui/overlays/dialog';
import { roleNameOf } from '../parts/titles';

/** The role's text as it was read, with its requirements highlighted. */
export function TextDialog({ role, onClose }: { role: WholeRole; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={roleNameOf(role)}
      description="The text as we read it. What it asks for is marked."
      className="max-w-[44rem]"
    >
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls is reached by the Tab key
        tabIndex={0}
        aria-label="Text of the role"
        dir="auto"
        className="roles-text max-h-[60vh] overflow-y-auto whitespace-pre-wrap text-ink-2 leading-normal [overflow-wrap:anywhere]"
      >
        {segmentsOf(role)}
      </section>
    </Dialog>
  );
}

/** The text in segments: each requirement is one, in the order of the text. */
function segmentsOf({ text, requirements }: WholeRole) {
  const segments = requirements
    .flatMap((requirement) => {
      const index = text.indexOf(requirement.text);
      return index < 0 ? [] : [{ id: requirement.id, at: index, end: index + requirement.text.length }];
    })
    .sort((a, b) => a.at - b.at);
  const nodes = [];
  let from = 0;
  for (const { id, at, end } of segments) {
    if (at < from) continue;
    nodes.push(withoutHeadingMarks(text.slice(from, at)), <mark key={id}>{text.slice(at, end)}</mark>);
    from = end;
  }
  return [...nodes, withoutHeadingMarks(text.slice(from))];
}

/** Removes the heading marks, which reading a web page adds. */
const withoutHeadingMarks = (text: string) => text.replace(/^#{1,6} +/gm, '');

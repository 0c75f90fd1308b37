import { cx } from '@/web/components/ui/core/cx';
import { EditableSection } from '../controls/editable-section';
import { useField } from '../edit-session/context';
import { MarkedEntry } from '../evidence/marked-text';
import { BlankEntry } from './blank-entry';
import { EmptySectionHint } from './empty-section-hint';
import { ListEditor } from './lazy-editors';
import type { ListText } from './texts';

/** A list with more entries than this counts as long. */
const MAX_ENTRIES_OF_SHORT_LIST = 30;

/** A section that is a list of short texts. */
export function ListPart({ list }: { list: ListText }) {
  const { section, field, title, prompt, chips } = list;
  const entries = useField(field);
  return (
    <EditableSection section={section} title={title} narrow edit={() => <ListEditor list={list} />}>
      {entries.length === 0 ? (
        <EmptySectionHint>{prompt}</EmptySectionHint>
      ) : (
        <ul className={chips ? 'flex flex-wrap gap-1.5' : 'grid gap-1.5 text-left'}>
          {entries.map((entry, index) => (
            <li
              key={index}
              data-field={index}
              dir="auto"
              className={
                chips
                  ? 'max-w-full rounded-[4px] border border-rule px-2.5 py-0.5 text-ink-2 text-sm [overflow-wrap:anywhere]'
                  : cx(
                      '[overflow-wrap:anywhere]',
                      // Only the visible part of a long list is laid out; in a short one the estimated height would be
                      // noticeable.
                      entries.length > MAX_ENTRIES_OF_SHORT_LIST &&
                        '[contain-intrinsic-size:auto_3rem] [content-visibility:auto]',
                    )
              }
            >
              {entry.trim() ? <MarkedEntry section={section} text={entry} /> : <BlankEntry />}
            </li>
          ))}
        </ul>
      )}
    </EditableSection>
  );
}

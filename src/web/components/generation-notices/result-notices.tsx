import { FileX2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GenerationNotice } from '@/shared/generation/notice-schema';
import { LIGHT_STROKE } from '@/web/components/ui/core/icon-strokes';

/**
 * Notices of a generation: unread sources with the reasons, what a limit left out, and who wrote the draft. Renders
 * nothing if there are none.
 */
export function ResultNotices({ notices }: { notices: readonly GenerationNotice[] }) {
  const unread = notices.filter((notice) => notice.kind === 'unread');
  // Notices about limits and about who wrote the draft are plain paragraphs.
  const paragraphs = notices.filter(({ kind, about }) => kind === 'writer' || (kind === 'advice' && about));
  if (unread.length + paragraphs.length === 0) return null;
  return (
    <section
      aria-label="About this draft"
      className="grid gap-x-12 gap-y-6 rounded-md border border-rule bg-surface p-5 md:p-6"
    >
      {unread.length > 0 && (
        <Group
          title={unread.length === 1 ? 'One source was not read' : `${unread.length} sources were not read`}
        >
          {unread.map(({ about, message }) => (
            <Item key={`${about}${message}`}>
              {about && !message.includes(about) && <b className="font-emphasis text-ink">{about}: </b>}
              {message}
            </Item>
          ))}
        </Group>
      )}
      {paragraphs.map(({ message }) => (
        <p key={message} className="col-span-full text-ink-3 text-sm">
          {message}
        </p>
      ))}
    </section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2.5 text-lg">{title}</h2>
      <ul className="grid gap-2.5 text-ink-2 text-sm">{children}</ul>
    </div>
  );
}

function Item({ children }: { children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.125rem_1fr] gap-2.5 [overflow-wrap:anywhere]">
      <FileX2 strokeWidth={LIGHT_STROKE} className="mt-0.5 size-4.5 text-danger" />
      <span className="max-w-[62ch] text-pretty">{children}</span>
    </li>
  );
}

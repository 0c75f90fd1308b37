import { FileText, Link, X } from 'lucide-react';
import { LIMITS } from '@/shared/limits';
import { formatFileSize, formatMegabytes } from '@/shared/text/file-size';
import { IconButton } from '@/web/components/ui/buttons/button';
import { LIGHT_STROKE } from '@/web/components/ui/core/icon-strokes';
import { changeDraft, type FormDraft, isLeftOut, type SupportingItem } from '../draft/draft';
import { AddSupportingItem } from './add-supporting-item';
import { FormSection } from './form-section';
import { LostDocuments } from './lost-documents';
import type { PendingItem } from './supporting-item';

interface SupportingSectionProps {
  draft: FormDraft;
  /** Called when a document or link is begun but not added; `null` when none is. */
  onPending: (kind: PendingItem['kind'] | null) => void;
}

/** Documents and links in addition to the resume: the list, and the form that adds one. */
export function SupportingSection({ draft, onPending }: SupportingSectionProps) {
  const { supporting, lostFiles } = draft;
  const hasItems = supporting.length > 0 || lostFiles?.some(({ kind }) => kind === 'document');
  const remove = (id: number) => changeDraft({ supporting: supporting.filter((item) => item.id !== id) });
  return (
    <FormSection
      title="Supporting documents and links"
      about="A board paper, a case, an article saved as PDF. As many as help."
    >
      {hasItems && (
        <ul
          aria-label="Added documents and links"
          className="divide-y divide-rule rounded-md border border-rule bg-surface"
        >
          {supporting.map((item) => (
            <SupportingItemRow key={item.id} item={item} onRemove={() => remove(item.id)} />
          ))}
          <LostDocuments draft={draft} />
        </ul>
      )}
      <AddSupportingItem
        onPending={onPending}
        onAdd={(item) => changeDraft({ supporting: [...supporting, item] })}
      />
    </FormSection>
  );
}

function SupportingItemRow({ item, onRemove }: { item: SupportingItem; onRemove: () => void }) {
  const Icon = item.kind === 'link' ? Link : FileText;
  return (
    <li className="flex items-center gap-3.5 py-2.5 pr-2 pl-4.5">
      <Icon aria-hidden strokeWidth={LIGHT_STROKE} className="size-5 text-ink-3" />
      <div className="min-w-0 flex-1 text-sm [overflow-wrap:anywhere]">
        <p className="font-emphasis">{item.title}</p>
        <p className="text-ink-3">
          {item.kind === 'link'
            ? item.link.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
            : `${item.file.name}, ${formatFileSize(item.file.size)}`}
          {isLeftOut(item) && (
            <span className="text-danger">
              . Over {formatMegabytes(LIMITS.documentBytes)}, so it will be left out.
            </span>
          )}
        </p>
      </div>
      <IconButton label={`Remove ${item.title}`} onClick={onRemove}>
        <X />
      </IconButton>
    </li>
  );
}

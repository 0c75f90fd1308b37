import { FileText, X } from 'lucide-react';
import { useId } from 'react';
import { DOCUMENT_EXTENSIONS } from '@/shared/limits';
import { IconButton } from '@/web/components/ui/buttons/button';
import { LIGHT_STROKE } from '@/web/components/ui/core/icon-strokes';
import { fileRefusal } from '@/web/components/ui/inputs/file-refusal';
import { changeDraft, type FormDraft, type LostFile } from '../draft/draft';
import { newItemId } from './supporting-item';

type LostDocument = Extract<LostFile, { kind: 'document' }>;

interface RowProps {
  document: LostDocument;
  onFile: (file: File) => void;
  onRemove: () => void;
}

function LostDocumentRow({ document: { name, title }, onFile, onRemove }: RowProps) {
  const id = useId();
  return (
    <li className="flex items-center gap-3.5 py-2.5 pr-2 pl-4.5">
      <FileText strokeWidth={LIGHT_STROKE} className="size-5 text-ink-3" />
      <div className="min-w-0 flex-1 text-sm [overflow-wrap:anywhere]">
        <p className="font-emphasis">{title}</p>
        <p className="text-danger">
          {name} has to be chosen again.{' '}
          <label
            htmlFor={id}
            className="cursor-pointer text-primary underline decoration-rule-strong underline-offset-3 has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            Choose the file
            <input
              id={id}
              type="file"
              accept={DOCUMENT_EXTENSIONS.join(',')}
              aria-label={`Choose ${name} again`}
              className="sr-only"
              onChange={({ target }) => {
                const file = target.files?.[0];
                if (file && !fileRefusal(file, DOCUMENT_EXTENSIONS)) onFile(file);
                target.value = '';
              }}
            />
          </label>
        </p>
      </div>
      <IconButton label={`Remove ${title}`} onClick={onRemove}>
        <X />
      </IconButton>
    </li>
  );
}

/** Lists the documents whose files a reload has lost, each with its title and a control to choose its file again. */
export function LostDocuments({ draft: { lostFiles = [], supporting } }: { draft: FormDraft }) {
  const lostFilesWithout = (document: LostFile) => lostFiles.filter((lostFile) => lostFile !== document);
  return lostFiles.map((document) =>
    document.kind === 'document' ? (
      <LostDocumentRow
        key={`${document.name} ${document.title}`}
        document={document}
        onRemove={() => changeDraft({ lostFiles: lostFilesWithout(document) })}
        onFile={(file) => {
          const { title, description } = document;
          const item = { id: newItemId(), kind: 'document', title, description, file } as const;
          changeDraft({ supporting: [...supporting, item], lostFiles: lostFilesWithout(document) });
        }}
      />
    ) : null,
  );
}

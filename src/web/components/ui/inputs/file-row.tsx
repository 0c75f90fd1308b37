import { CircleAlert, FileText, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatFileSize } from '@/shared/text/file-size';
import { LIGHT_STROKE } from '@/web/components/ui/core/icon-strokes';
import { IconButton } from '../buttons/button';
import { SpinnerRing } from '../feedback/spinner';

export interface FileRowProps {
  file: { name: string; size: number };
  busy?: boolean | undefined;
  error?: ReactNode;
  /** The id of the file input that replaces it. */
  inputId?: string;
  onRemove?: (() => void) | undefined;
}

/** An accepted file: its name, size and state, with buttons to replace or remove it. */
export function FileRow({ file, busy, error, inputId, onRemove }: FileRowProps) {
  return (
    <div className="flex items-center gap-3.5 py-2.5 pr-2 pl-4.5">
      <FileMark busy={busy} failed={Boolean(error)} />
      <div className="min-w-0 flex-1 text-sm [overflow-wrap:anywhere]">
        <p className="font-emphasis">{file.name}</p>
        <p className="flex flex-wrap gap-x-3">
          <span role="status" className={error ? 'text-danger' : 'text-ink-3'}>
            {error ?? (busy ? 'Reading...' : formatFileSize(file.size))}
          </span>
          {inputId && onRemove && !busy && (
            <label
              htmlFor={inputId}
              className="text-primary underline decoration-rule-strong underline-offset-3 hover:decoration-current"
            >
              Replace
            </label>
          )}
        </p>
      </div>
      {onRemove && (
        <IconButton label={`Remove ${file.name}`} onClick={onRemove}>
          <X />
        </IconButton>
      )}
    </div>
  );
}

function FileMark({ busy, failed }: { busy: boolean | undefined; failed: boolean }) {
  if (busy) return <SpinnerRing className="mx-0.5 text-accent" />;
  if (failed) return <CircleAlert strokeWidth={LIGHT_STROKE} className="size-5 text-danger" />;
  return <FileText strokeWidth={LIGHT_STROKE} className="size-5 text-success" />;
}

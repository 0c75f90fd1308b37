import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { LIGHT_STROKE } from '@/web/components/ui/core/icon-strokes';
import { cx } from '../core/cx';
import { type FileRefusal, fileRefusal } from './file-refusal';
import { FileRow } from './file-row';

export type { FileRefusal };

export interface DropZoneProps {
  /** Accepted extensions with their dot, in lower case: ['.pdf', '.docx']. */
  accept: readonly string[];
  /** Always visible: accepted kinds and maximum size. */
  hint: ReactNode;
  /** The expected content, 'your resume'. */
  label?: string;
  /** Maximum bytes; larger files are refused. */
  maxBytes?: number;
  file?: File | undefined;
  onFile: (file: File) => void;
  onRemove: () => void;
  /** Called with a refused file; if absent, files are refused silently. */
  onRefused?: (file: File, reason: FileRefusal) => void;
  /** Whether the file is being read, which its row shows. */
  busy?: boolean;
  /** Why the last file was refused and what to do, shown beside the accepted file if there is one. */
  refusalMessage?: ReactNode;
  /** An error about the chosen file. */
  error?: ReactNode;
  disabled?: boolean;
  id?: string;
}

/** A zone for dropping a file, or choosing it by keyboard. It shows the accepted file. */
export function DropZone(props: DropZoneProps) {
  const {
    accept,
    hint,
    label = 'a file',
    maxBytes,
    file,
    onFile,
    onRemove,
    onRefused,
    busy,
    error,
    refusalMessage,
    disabled,
  } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);

  const acceptOrRefuse = (chosen: File | undefined) => {
    if (!chosen || disabled) return;
    const reason = fileRefusal(chosen, accept, maxBytes);
    if (reason) onRefused?.(chosen, reason);
    else onFile(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    acceptOrRefuse(event.dataTransfer.files[0]);
  };
  const remove = () => {
    onRemove();
    input.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input inside does the same by keyboard
    <div
      onDragOver={(event) => {
        event.preventDefault();
        if (!disabled) setDraggedOver(true);
      }}
      onDragLeave={(event) =>
        event.currentTarget.contains(event.relatedTarget as Node) || setDraggedOver(false)
      }
      onDrop={drop}
      className={cx(
        'relative overflow-clip rounded-md border transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
        isDraggedOver ? 'border-accent bg-accent-soft' : 'border-field-line border-dashed bg-surface',
        !isDraggedOver && !disabled && 'hover:border-ink-2',
        disabled && 'bg-sunken',
      )}
    >
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept.join(',')}
        disabled={disabled}
        aria-describedby={`${id}-refused ${id}-hint`}
        aria-label={`Choose ${label}`}
        className="sr-only"
        onChange={(event) => {
          acceptOrRefuse(event.target.files?.[0]);
          // Choosing the same file again must raise a change event again.
          event.target.value = '';
        }}
      />
      {file ? (
        <FileRow
          file={file}
          busy={busy}
          error={error}
          inputId={id}
          onRemove={disabled ? undefined : remove}
        />
      ) : (
        <label htmlFor={id} className="flex items-center gap-3.5 px-4.5 py-3.5">
          <Upload
            strokeWidth={LIGHT_STROKE}
            className={cx('size-5', isDraggedOver ? 'text-accent' : 'text-ink-3')}
          />
          <span className="min-w-0">
            <span className="block font-emphasis text-sm">
              {isDraggedOver ? 'Let go to add it' : `Drop ${label} here`}
            </span>
            <span className="block text-ink-3 text-sm">
              or{' '}
              <span className="text-primary underline decoration-rule-strong underline-offset-3">
                choose a file
              </span>
            </span>
          </span>
        </label>
      )}
      <p id={`${id}-refused`} role="status" className="px-4.5 pb-3 text-danger text-sm empty:hidden">
        {refusalMessage}
      </p>
      <p id={`${id}-hint`} className="border-rule border-t px-4.5 py-2 text-ink-3 text-sm">
        {hint}
      </p>
    </div>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FilePlus } from 'lucide-react';
import { type DragEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { ROLE_FILE_EXTENSIONS, ROLE_LIMITS } from '@/shared/roles/saved-roles';
import { formatMegabytes } from '@/shared/text/file-size';
import { textExcess } from '@/shared/validation/text-excess';
import { isBlank } from '@/shared/validation/visible-text';
import { Button } from '@/web/components/ui/buttons/button';
import { cx } from '@/web/components/ui/core/cx';
import { LIGHT_STROKE } from '@/web/components/ui/core/icon-strokes';
import { fileRefusal } from '@/web/components/ui/inputs/file-refusal';
import { failureDescription } from '@/web/components/ui/toasts/toast-failure';
import { errorMessage } from '@/web/lib/api/error-message';
import { rolesQuery } from '@/web/lib/queries/saved-roles';
import {
  clearOwnStoredText,
  clearStoredText,
  isText,
  readStoredText,
  storeText,
} from '@/web/lib/unsaved-input/stored-text';
import { isUrl, RoleRefusedError, type RoleToSend, sendRole } from './send-role';

const MAX_SIZE = formatMegabytes(ROLE_LIMITS.fileBytes);
const REFUSAL_MESSAGES = {
  kind: 'This is not a role we can read. Choose a PDF, a Word file, a text or a picture.',
  size: `This file is over ${MAX_SIZE}. Please choose a smaller one.`,
  empty: 'This file is empty.',
};

/** The storage key of a text that is not saved as a role yet. */
const STORAGE_KEY = 'role-intake';

/** The form that adds a role from a text, a file or a URL. */
export function RoleIntake() {
  const id = useId();
  const client = useQueryClient();
  const fileInput = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => readStoredText(STORAGE_KEY, isText) ?? '');
  const changeText = (next: string) => {
    setText(next);
    if (next.trim()) storeText(STORAGE_KEY, next);
    else clearStoredText(STORAGE_KEY);
  };
  const [isDraggedOver, setDraggedOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = useMutation({
    mutationFn: ({ role }: { role: RoleToSend; typed: string | null }) => sendRole(role),
    onMutate: () => setProblem(null),
    onSuccess: async (_, { typed }) => {
      // What was typed meanwhile, here or in another tab, is the next role.
      setText((present) => (present === typed ? '' : present));
      if (typed !== null) clearOwnStoredText(STORAGE_KEY, typed);
      await client.invalidateQueries({ queryKey: rolesQuery.queryKey });
    },
    onError: (error) =>
      setProblem(error instanceof RoleRefusedError ? error.message : failureDescription(errorMessage(error))),
  });
  const message = textExcess(text, ROLE_LIMITS.text) ?? problem;
  const sendText = () => {
    if (send.isPending) return;
    if (text.length > ROLE_LIMITS.text) return document.getElementById(id)?.focus();
    if (isBlank(text)) setProblem('Paste the text of a role, choose a file, or give an address.');
    else send.mutate({ role: isUrl(text) ? { url: text.trim() } : { text }, typed: text });
  };
  const sendFile = (file: File | undefined) => {
    if (!file || send.isPending) return;
    const refusal = fileRefusal(file, ROLE_FILE_EXTENSIONS, ROLE_LIMITS.fileBytes);
    if (refusal) setProblem(REFUSAL_MESSAGES[refusal]);
    else send.mutate({ role: { file }, typed: null });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    sendFile(event.dataTransfer.files[0]);
  };
  const handleKey = (event: KeyboardEvent) => {
    const isSendKey = event.key === 'Enter' && (event.ctrlKey || event.metaKey || isUrl(text));
    if (!isSendKey) return;
    event.preventDefault();
    sendText();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sendText();
  };
  return (
    <form onSubmit={submit} className="roles-intake">
      <label htmlFor={id} className="font-emphasis text-sm">
        Paste a role, drop a file, or give an address
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button beside does the same by keyboard */}
      <div
        className={cx('zone', isDraggedOver && 'is-over')}
        onDragOver={(event) => {
          event.preventDefault();
          setDraggedOver(true);
        }}
        onDragLeave={(event) =>
          event.currentTarget.contains(event.relatedTarget as Node) || setDraggedOver(false)
        }
        onDrop={drop}
      >
        <div className="take">
          <FilePlus strokeWidth={LIGHT_STROKE} />
          <textarea
            id={id}
            dir="auto"
            rows={1}
            value={text}
            aria-describedby={`${id}-hint${message ? ` ${id}-problem` : ''}`}
            aria-invalid={message ? true : undefined}
            placeholder="https://… or the text of the advertisement"
            onChange={({ currentTarget }) => changeText(currentTarget.value)}
            onKeyDown={handleKey}
          />
          <div className="do">
            <input
              ref={fileInput}
              type="file"
              aria-label="Choose a role’s file"
              tabIndex={-1}
              accept={ROLE_FILE_EXTENSIONS.join(',')}
              className="sr-only"
              onChange={({ currentTarget }) => {
                sendFile(currentTarget.files?.[0]);
                currentTarget.value = '';
              }}
            />
            <Button size="sm" onClick={() => fileInput.current?.click()}>
              Choose file
            </Button>
            <Button size="sm" variant="primary" type="submit" busy={send.isPending}>
              Add role
            </Button>
          </div>
        </div>
        <p id={`${id}-hint`} className="hint">
          PDF, DOC, DOCX or a picture, up to {MAX_SIZE}. It stays in your account; nobody is told.
        </p>
      </div>
      <div aria-live="polite" className="contents">
        {message && (
          <p id={`${id}-problem`} className="text-danger text-sm">
            {message}
          </p>
        )}
      </div>
    </form>
  );
}

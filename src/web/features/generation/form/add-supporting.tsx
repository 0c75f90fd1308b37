import { Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { deepEqual } from '@/shared/json/deep-equal';
import { DOCUMENT_EXTENSIONS } from '@/shared/limits';
import { Button } from '@/web/components/ui/buttons/button';
import { DropZone } from '@/web/components/ui/inputs/drop-zone';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { SegmentedControl } from '@/web/components/ui/inputs/segmented-control';
import { toast } from '@/web/components/ui/toasts/toast';
import { useStoredInput } from '@/web/lib/unsaved-input/use-stored-input';
import type { Supporting } from '../draft/draft';
import { LabelledGroup } from './form-section';
import {
  ITEM_LIMITS,
  type MissingField,
  missingFieldOf,
  NOTHING_PENDING,
  newItemId,
  type PendingItem,
  startedKindOf,
  tooLongMessage,
  toSupporting,
} from './supporting-item';
import { useRefusedFiles } from './use-refused-files';

const KINDS = [
  { value: 'document', label: 'Document' },
  { value: 'link', label: 'Link' },
] as const;

const REFUSAL_TOASTS = {
  kind: 'This box takes PDF, Word, PowerPoint and Excel files and PNG or JPEG images. Save the document as PDF and add that.',
  empty: 'This file is empty. Save the document again and add it here.',
};

/** The storage key of text that is not added yet. Files are not stored. */
const PENDING_KEY = 'supporting-item';

interface AddSupportingProps {
  onAdd: (item: Supporting) => void;
  /** Reports an item that was begun but not added, which would be lost if the form were submitted now. */
  onOpen: (kind: PendingItem['kind'] | null) => void;
}

/** The form that describes a document or link and adds it to the list above. */
export function AddSupporting({ onAdd, onOpen }: AddSupportingProps) {
  const [file, setFile] = useState<File>();
  const storedInput = useStoredInput(PENDING_KEY, NOTHING_PENDING);
  const [kind, setKind] = useState(storedInput.value.kind);
  const item: PendingItem = { ...storedInput.value, kind, file };
  const [lack, setLack] = useState<MissingField | null>(null);
  const { settle, ...refusal } = useRefusedFiles(REFUSAL_TOASTS);
  const titleInput = useRef<HTMLInputElement>(null);
  const open = startedKindOf(item);
  useEffect(() => onOpen(open), [onOpen, open]);
  const change = (part: Partial<PendingItem>) => {
    const { file: nextFile, ...typed } = { ...item, ...part };
    setFile(nextFile);
    setKind(typed.kind);
    // The choice between document and link alone is not an input that could be lost.
    if (deepEqual(typed, { ...NOTHING_PENDING, kind: typed.kind })) storedInput.drop();
    else storedInput.set(typed);
    setLack(null);
    settle();
  };
  const add = () => {
    const missing = missingFieldOf(item);
    setLack(missing);
    if (missing) {
      toast({ title: missing.title, description: missing.description, variant: 'destructive' });
      if (missing.field === 'title') titleInput.current?.focus();
      return;
    }
    const excess = tooLongMessage(item);
    if (excess) {
      toast({ title: 'This is too long', description: excess, variant: 'destructive' });
      return;
    }
    onAdd(toSupporting(item, newItemId()));
    setFile(undefined);
    storedInput.drop();
    toast({ title: 'Added successfully', variant: 'success' });
    titleInput.current?.focus();
  };
  // Nested in the generation form: Enter in one of its fields adds the item instead of submitting everything.
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  const errorOf = (field: MissingField['field']) => (lack?.field === field ? lack.description : undefined);

  return (
    <div className="grid gap-4 rounded-md border border-rule bg-surface p-5">
      <div className="justify-self-start">
        <SegmentedControl
          label="What to add"
          options={KINDS}
          value={item.kind}
          onChange={(kind) => change({ kind })}
        />
      </div>
      <div className="grid gap-4">
        <Field label="Title" error={errorOf('title')}>
          <Input
            ref={titleInput}
            value={item.title}
            limit={ITEM_LIMITS.title}
            placeholder="What is it?"
            onChange={(event) => change({ title: event.target.value })}
            onKeyDown={addOnEnter}
          />
        </Field>
        {item.kind === 'link' && (
          <Field
            label="URL"
            hint="A public page that names you. What needs a sign-in can’t be read: save it as PDF and attach it as a document."
            error={errorOf('link')}
          >
            <Input
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              value={item.link}
              limit={ITEM_LIMITS.link}
              placeholder="https://"
              onChange={(event) => change({ link: event.target.value })}
              onKeyDown={addOnEnter}
            />
          </Field>
        )}
      </div>
      {item.kind === 'document' && (
        <LabelledGroup label="File">
          <DropZone
            label="a document"
            accept={DOCUMENT_EXTENSIONS}
            hint="PDF, DOC, DOCX, PPT, PPTX, XLS, XLSX, PNG, JPG or JPEG, up to 10 MB"
            file={item.file}
            onFile={(file) => change({ file })}
            onRemove={() => change({ file: undefined })}
            {...refusal}
          />
          <p role="status" className="mt-1.5 text-danger text-sm empty:hidden">
            {errorOf('file')}
          </p>
        </LabelledGroup>
      )}
      <Field label="Description" optional>
        <Input
          value={item.description}
          limit={ITEM_LIMITS.description}
          placeholder="What should we take from it?"
          onChange={(event) => change({ description: event.target.value })}
          onKeyDown={addOnEnter}
        />
      </Field>
      <Button
        data-once
        className="justify-self-start"
        icon={<Plus aria-hidden strokeWidth={1.6} className="size-4" />}
        onClick={add}
      >
        {item.kind === 'link' ? 'Add link' : 'Add document'}
      </Button>
    </div>
  );
}

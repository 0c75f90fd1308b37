import { Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { deepEqual } from '@/shared/json/deep-equal';
import { DOCUMENT_EXTENSIONS, LIMITS } from '@/shared/limits';
import { formatMegabytes } from '@/shared/text/file-size';
import { Button } from '@/web/components/ui/buttons/button';
import { DropZone } from '@/web/components/ui/inputs/drop-zone';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { SegmentedControl } from '@/web/components/ui/inputs/segmented-control';
import { toast } from '@/web/components/ui/toasts/toast';
import { useStoredInput } from '@/web/lib/unsaved-input/use-stored-input';
import type { SupportingItem } from '../draft/draft';
import { LabelledGroup } from './form-section';
import {
  EMPTY_ITEM,
  MAX_ITEM_CHARACTERS,
  type MissingField,
  missingFieldOf,
  newItemId,
  type PendingItem,
  pendingKindOf,
  tooLongMessage,
  toSupporting,
} from './supporting-item';
import { useRefusalMessage } from './use-refusal-message';

const KINDS = [
  { value: 'document', label: 'Document' },
  { value: 'link', label: 'Link' },
] as const;

const REFUSAL_MESSAGES = {
  kind: 'This box takes PDF, Word, PowerPoint and Excel files and PNG or JPEG images. Save the document as PDF and add that.',
  empty: 'This file is empty. Save the document again and add it here.',
};

/** The storage key of text that is not added yet. Files are not stored. */
const PENDING_KEY = 'supporting-item';

interface AddSupportingItemProps {
  onAdd: (item: SupportingItem) => void;
  /** Reports the kind of an item that was begun but not added, and would be lost if the form were submitted now. */
  onPending: (kind: PendingItem['kind'] | null) => void;
}

/** The form that describes a document or link and adds it to the list above. */
export function AddSupportingItem({ onAdd, onPending }: AddSupportingItemProps) {
  const [file, setFile] = useState<File>();
  const storedInput = useStoredInput(PENDING_KEY, EMPTY_ITEM);
  const [kind, setKind] = useState(storedInput.value.kind);
  const item: PendingItem = { ...storedInput.value, kind, file };
  const [missingField, setMissingField] = useState<MissingField | null>(null);
  const { clearRefusal, ...refusal } = useRefusalMessage(REFUSAL_MESSAGES);
  const titleInput = useRef<HTMLInputElement>(null);
  const pendingKind = pendingKindOf(item);
  useEffect(() => onPending(pendingKind), [onPending, pendingKind]);
  const change = (part: Partial<PendingItem>) => {
    const { file: nextFile, ...typed } = { ...item, ...part };
    setFile(nextFile);
    setKind(typed.kind);
    // The choice between document and link alone is not an input that could be lost.
    if (deepEqual(typed, { ...EMPTY_ITEM, kind: typed.kind })) storedInput.drop();
    else storedInput.set(typed);
    setMissingField(null);
    clearRefusal();
  };
  const add = () => {
    const missingField = missingFieldOf(item);
    setMissingField(missingField);
    if (missingField) {
      toast({ title: missingField.title, description: missingField.description, variant: 'destructive' });
      if (missingField.field === 'title') titleInput.current?.focus();
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
  const errorOf = (field: MissingField['field']) =>
    missingField?.field === field ? missingField.description : undefined;

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
            limit={MAX_ITEM_CHARACTERS.title}
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
              limit={MAX_ITEM_CHARACTERS.link}
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
            hint={`PDF, DOC, DOCX, PPT, PPTX, XLS, XLSX, PNG, JPG or JPEG, up to ${formatMegabytes(LIMITS.documentBytes)}`}
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
          limit={MAX_ITEM_CHARACTERS.description}
          placeholder="What should we take from it?"
          onChange={(event) => change({ description: event.target.value })}
          onKeyDown={addOnEnter}
        />
      </Field>
      <Button data-once className="justify-self-start" icon={<Plus className="size-4" />} onClick={add}>
        {item.kind === 'link' ? 'Add link' : 'Add document'}
      </Button>
    </div>
  );
}

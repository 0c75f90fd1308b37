import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { LINKEDIN_URL_MESSAGES, parseLinkedInUrl } from '@/shared/people/linkedin-url';
import { Button } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { toast } from '@/web/components/ui/toasts/toast';
import { countSources, type FormDraft } from '../draft/draft';
import { ActionBar } from './action-bar';
import { ConnectionError } from './connection-error';
import { LinkedinSection } from './linkedin-section';
import { ResumeSection } from './resume-section';
import type { PendingItem } from './supporting-item';
import { SupportingSection } from './supporting-section';

interface GenerationFormProps {
  draft: FormDraft;
  /** The link back, above the title. */
  back: ReactNode;
  title: string;
  lede: string;
  submit: string;
  submitting: string;
  pending: boolean;
  /** A notice above the fields, to be read first. */
  notice?: ReactNode;
  /** The failure of the last attempt, with its HTTP status and the server's code. */
  failure?: { message: string; status?: number; code?: string };
  onSubmit: () => void;
}

/** Messages for fields that failed validation when the form was submitted. */
interface Refused {
  address: string;
  open: PendingItem['kind'] | null;
  messages: string[];
}

/** Shown when an item was begun but not added: submitting would drop it silently. */
const NOT_ADDED: Record<PendingItem['kind'], string> = {
  document: 'You chose a document but have not added it. Press ‘Add document’, or take it out.',
  link: 'You typed a link but have not added it. Press ‘Add link’, or empty the field.',
};

const blankAddress = () =>
  toast({
    title: 'LinkedIn URL required',
    description: 'Please enter your LinkedIn URL to continue.',
    variant: 'destructive',
  });

/** The form of both generators. It has no state of its own: the input is in the draft, which outlives the form. */
export function GenerationForm(props: GenerationFormProps) {
  const { draft, failure, pending } = props;
  const [refused, setRefused] = useState<Refused | null>(null);
  const [open, setOpen] = useState<PendingItem['kind'] | null>(null);
  const troubles = useRef<HTMLDivElement>(null);
  const address = draft.linkedinUrl.trim();
  const blank = address === '';
  // A message disappears once its cause was changed.
  const invalid = refused?.address === address && refused.open === open ? refused.messages : [];

  useEffect(() => {
    if (failure || refused) troubles.current?.focus();
  }, [failure, refused]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (blank) {
      blankAddress();
      return;
    }
    const read = parseLinkedInUrl(address);
    const messages: string[] = read.ok ? [] : [LINKEDIN_URL_MESSAGES[read.error]];
    if (open) messages.push(NOT_ADDED[open]);
    setRefused(messages.length > 0 ? { address, open, messages } : null);
    if (messages.length === 0) props.onSubmit();
  };

  return (
    <form
      noValidate
      onSubmit={submit}
      className="@container mx-auto max-w-[62rem] px-gutter pt-8 pb-10 md:pt-12"
    >
      <div className="mb-5 -ml-3">{props.back}</div>
      <div className="mb-9 grid gap-3">
        <h1>{props.title}</h1>
        <p className="max-w-[58ch] text-pretty text-ink-2 text-read">{props.lede}</p>
      </div>
      {props.notice && <div className="mb-8">{props.notice}</div>}
      <div ref={troubles} tabIndex={-1} className="scroll-mt-8 outline-none empty:hidden [&>*]:mb-8">
        {invalid.length > 0 && (
          <Notice tone="red" title="Please check the form">
            <ul>
              {invalid.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </Notice>
        )}
        {failure && invalid.length === 0 && <ConnectionError {...failure} canRetry={!blank} />}
      </div>
      <div className="border-rule border-b">
        <LinkedinSection draft={draft} onBlank={blankAddress} />
        <ResumeSection draft={draft} />
        <SupportingSection draft={draft} onOpen={setOpen} />
      </div>
      <ActionBar note={noteOn(draft)}>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          disabled={blank || pending}
          className="max-md:w-full"
        >
          {pending ? props.submitting : props.submit}
        </Button>
      </ActionBar>
    </form>
  );
}

function noteOn(draft: FormDraft): string {
  const count = countSources(draft);
  if (count === 0) return 'About 1 minute. A LinkedIn file or a resume makes the profile complete.';
  return `${count} ${count === 1 ? 'source' : 'sources'} attached. About 1 minute.`;
}

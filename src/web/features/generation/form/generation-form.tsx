import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { LINKEDIN_URL_MESSAGES, parseLinkedInUrl } from '@/shared/people/linkedin-url';
import { Button } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { toast } from '@/web/components/ui/toasts/toast';
import { onFlushRequest } from '@/web/lib/session/flush-other-tabs';
import { countSources, type FormDraft, hasFiles } from '../draft/draft';
import { ActionBar } from './action-bar';
import { FailureNotice } from './failure-notice';
import { LinkedInFormSection } from './linkedin-section';
import { ResumeSection } from './resume-section';
import type { PendingItem } from './supporting-item';
import { SupportingSection } from './supporting-section';

interface GenerationFormProps {
  draft: FormDraft;
  /** What is shown above the title: a link back, or the steps of the onboarding. */
  back: ReactNode;
  title: string;
  lede: string;
  /** The label of the submit button. */
  submit: string;
  /** Its label while a generation runs. */
  submitting: string;
  /** Whether a generation runs, so that none can be started. */
  pending: boolean;
  /** A notice above the fields, to be read first. */
  notice?: ReactNode;
  /** The failure of the last attempt, with its HTTP status and the server's code. */
  failure?: { message: string; status?: number; code?: string };
  onSubmit: () => void;
}

/** Messages of the last submit, and the input that each is about. */
interface FormProblems {
  linkedinUrl: string;
  pendingKind: PendingItem['kind'] | null;
  messages: string[];
}

/** Messages about an item that was begun but not added: submitting would drop it silently. */
const NOT_ADDED_MESSAGES: Record<PendingItem['kind'], string> = {
  document: 'You chose a document but have not added it. Press ‘Add document’, or take it out.',
  link: 'You typed a link but have not added it. Press ‘Add link’, or empty the field.',
};

const toastUrlRequired = () =>
  toast({
    title: 'LinkedIn URL required',
    description: 'Please enter your LinkedIn URL to continue.',
    variant: 'destructive',
  });

/** The form of both generators, the guest's and the account's. What is filled in is the draft, which outlives it. */
export function GenerationForm(props: GenerationFormProps) {
  const { draft, failure, pending } = props;
  const [problems, setProblems] = useState<FormProblems | null>(null);
  const [pendingKind, setPendingKind] = useState<PendingItem['kind'] | null>(null);
  const problemsElement = useRef<HTMLDivElement>(null);
  const linkedinUrl = draft.linkedinUrl.trim();
  const blank = linkedinUrl === '';
  // The messages disappear once the input that they are about was changed.
  const shownMessages =
    problems?.linkedinUrl === linkedinUrl && problems.pendingKind === pendingKind ? problems.messages : [];

  useEffect(() => {
    if (failure || problems) problemsElement.current?.focus();
  }, [failure, problems]);
  const withFiles = hasFiles(draft);
  // No page can keep a file, so another tab that logs out asks first.
  useEffect(() => (withFiles ? onFlushRequest(async () => false) : undefined), [withFiles]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (blank) {
      toastUrlRequired();
      return;
    }
    const parsed = parseLinkedInUrl(linkedinUrl);
    const messages: string[] = parsed.ok ? [] : [LINKEDIN_URL_MESSAGES[parsed.error]];
    if (pendingKind) messages.push(NOT_ADDED_MESSAGES[pendingKind]);
    setProblems(messages.length > 0 ? { linkedinUrl, pendingKind, messages } : null);
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
        <p className="max-w-[58ch] text-ink-2 text-read">{props.lede}</p>
      </div>
      {props.notice && <div className="mb-8">{props.notice}</div>}
      <div ref={problemsElement} tabIndex={-1} className="scroll-mt-8 outline-none empty:hidden [&>*]:mb-8">
        {shownMessages.length > 0 && (
          <Notice tone="danger" title="Please check the form">
            <ul>
              {shownMessages.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </Notice>
        )}
        {failure && shownMessages.length === 0 && <FailureNotice {...failure} canRetry={!blank} />}
      </div>
      <div className="border-rule border-b">
        <LinkedInFormSection draft={draft} onBlank={toastUrlRequired} />
        <ResumeSection draft={draft} />
        <SupportingSection draft={draft} onPending={setPendingKind} />
      </div>
      <ActionBar note={attachedNoteOf(draft)}>
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

function attachedNoteOf(draft: FormDraft): string {
  const count = countSources(draft);
  if (count === 0) return 'About 1 minute. A LinkedIn file or a resume makes the profile complete.';
  return `${count} ${count === 1 ? 'source' : 'sources'} attached. About 1 minute.`;
}

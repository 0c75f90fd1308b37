import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { deepEqual } from '@/shared/json/deep-equal';
import { nameInMail } from '@/shared/people/name-in-mail';
import { firstName } from '@/shared/people/person-name';
import { REFERENCE_LIMITS } from '@/shared/references/reference';
import { requestLetter } from '@/shared/references/request-letter';
import { askedStatementsOf, type ReferenceTopic } from '@/shared/references/topics';
import { Button } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { Field, Input, Textarea } from '@/web/components/ui/inputs/field';
import { Form } from '@/web/components/ui/inputs/form';
import { SegmentedControl } from '@/web/components/ui/inputs/segmented-control';
import { toast } from '@/web/components/ui/toasts/toast';
import { NO_ANSWER } from '@/web/components/ui/toasts/toast-failure';
import { errorMessage } from '@/web/lib/api/error-message';
import { isUnanswered } from '@/web/lib/api/is-unanswered';
import { useOneAtATime } from '@/web/lib/hooks/use-one-at-a-time';
import { referencesQuery, refreshReferences } from '@/web/lib/queries/own-references';
import {
  addressHintOf,
  clearRequestDraft,
  isRequested,
  newRequestDraft,
  type RequestDraft,
  readRequestDraft,
  requestErrorsOf,
  storeRequestDraft,
} from './draft';
import { LetterPreview } from './letter-preview';
import { sendReferenceRequest } from './send-request';
import { TopicChoice } from './topic-choice';

const REQUESTED_KINDS = [
  { value: 'facts', label: 'The facts' },
  { value: 'words', label: 'A few words' },
  { value: 'both', label: 'Both' },
] as const;

interface AskFormProps {
  ownerName: string;
  topics: ReferenceTopic[];
  /** Index of the preselected case story. */
  story?: number;
}

/** The form of a request for a reference, with a preview of its mail. If sending fails, what was typed stays. */
export function AskForm({ ownerName, topics, story }: AskFormProps) {
  const [draft, setDraft] = useState<RequestDraft>(() => readRequestDraft(topics, story));
  const [initialDraft] = useState(() => newRequestDraft(topics, story));
  const [isRestored] = useState(() => !deepEqual(draft, initialDraft));
  const [isSubmitted, setSubmitted] = useState(false);
  /** The name in a request that was left in the form although it had been sent. */
  const [sentTo, setSentTo] = useState('');
  const navigate = useNavigate();
  const change = (part: Partial<RequestDraft>) => {
    setDraft({ ...draft, ...part });
    storeRequestDraft({ ...draft, ...part }, initialDraft);
  };
  const chosenTopics = topics.filter(({ key }) => draft.topics.includes(key));
  const requestMutation = useMutation({
    mutationFn: () => sendReferenceRequest(draft),
    onSuccess: async () => {
      clearRequestDraft(draft);
      await refreshReferences();
      toast({ title: 'Your request is on its way.', variant: 'success' });
      await navigate({ to: '/references' });
    },
  });
  // The answer to the last attempt may have been lost, on this visit or an earlier one.
  const { data: list } = useQuery({ ...referencesQuery, enabled: isRestored || requestMutation.isError });
  const isSent = !!list && !requestMutation.isPending && isRequested(draft, list.references);
  useEffect(() => {
    if (!isSent) return;
    clearRequestDraft(draft);
    setSentTo(draft.name.trim());
    setDraft(initialDraft);
    setSubmitted(false);
    requestMutation.reset();
  }, [isSent, draft, initialDraft, requestMutation.reset]);
  const sendOnce = useOneAtATime(requestMutation.mutateAsync);
  const errors = requestErrorsOf(draft);
  const shownErrors = isSubmitted ? errors : {};
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (Object.keys(errors).length === 0) return sendOnce();
    // The next render marks the errors, so the focus moves after it.
    const form = event.currentTarget;
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const statements = askedStatementsOf(chosenTopics).slice(0, REFERENCE_LIMITS.statements);
  const letter = requestLetter({
    ownerName,
    name: draft.name,
    company: chosenTopics.find(({ company }) => company)?.company ?? '',
    note: draft.note,
    wants: draft.wants,
    statements: draft.wants === 'words' ? 0 : statements.length,
  });
  return (
    <div className="reference-request">
      <Form busy={requestMutation.isPending} noValidate onSubmit={send}>
        {sentTo && (
          <Notice tone="success" title={`Your request to ${sentTo} was sent.`} className="mb-6">
            It is in References. Here you can ask somebody else.
          </Notice>
        )}
        <section>
          <h2>To whom</h2>
          <div className="grid gap-5">
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label="Name" error={shownErrors.name}>
                <Input
                  limit={REFERENCE_LIMITS.name}
                  value={draft.name}
                  onChange={(event) => change({ name: event.target.value })}
                />
              </Field>
              <Field label="Office at the time" optional>
                <Input
                  limit={REFERENCE_LIMITS.office}
                  value={draft.office}
                  onChange={(event) => change({ office: event.target.value })}
                />
              </Field>
            </div>
            <Field label="Email" error={shownErrors.email} hint={addressHintOf(draft.email, chosenTopics)}>
              <Input
                type="email"
                dir="ltr"
                limit={REFERENCE_LIMITS.email}
                value={draft.email}
                onChange={(event) => change({ email: event.target.value })}
              />
            </Field>
          </div>
        </section>
        <section>
          <h2>What about</h2>
          <TopicChoice
            topics={topics}
            chosen={draft.topics}
            problem={shownErrors.topics}
            onChange={(keys) => change({ topics: keys })}
          />
        </section>
        <section>
          <h2>Ask for</h2>
          <div className="grid gap-5">
            <div>
              <SegmentedControl
                label="Ask for"
                options={REQUESTED_KINDS}
                value={draft.wants}
                onChange={(wants) => change({ wants })}
              />
            </div>
            <Field label="A line of your own" optional error={shownErrors.note}>
              <Textarea
                rows={3}
                limit={REFERENCE_LIMITS.note}
                value={draft.note}
                onChange={(event) => change({ note: event.target.value })}
              />
            </Field>
          </div>
        </section>
        {requestMutation.error && !requestMutation.isPending && (
          <Notice
            tone="danger"
            title={isUnanswered(requestMutation.error) ? NO_ANSWER : 'Your request was not sent.'}
            className="mb-6"
          >
            {isUnanswered(requestMutation.error)
              ? 'Your request may be on its way. Look in References before you send it again.'
              : errorMessage(requestMutation.error)}
          </Notice>
        )}
        <div className="reference-send">
          <p className="text-ink-3 text-sm">You see the answer before anybody else does.</p>
          <Button type="submit" variant="primary" size="lg" busy={requestMutation.isPending}>
            Send request
          </Button>
        </div>
      </Form>
      <LetterPreview
        letter={letter}
        to={draft.email.trim()}
        firstName={nameInMail(draft.name) && firstName(draft.name, '')}
      />
    </div>
  );
}

import { type FormEvent, useState } from 'react';
import { INTRODUCTION_LIMITS } from '@/shared/publishing/introduction';
import { isBlank } from '@/shared/validation/visible-text';
import { Button } from '@/web/components/ui/buttons/button';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { AutoGrowTextarea } from '@/web/components/ui/inputs/auto-grow-textarea';
import { Field } from '@/web/components/ui/inputs/field';
import { Form } from '@/web/components/ui/inputs/form';
import { rpc } from '@/web/lib/api/rpc';
import { clearStoredText, isText, readStoredText, storeText } from '@/web/lib/unsaved-input/stored-text';
import type { Introduction } from './queries';
import { useSendAnswer } from './use-send-answer';
import { useSignature } from './use-signature';

interface DeclineFormProps {
  introduction: Introduction;
  onCancel: () => void;
}

/** The storage key of an unsent declining mail. @param id that of the introduction; '' for the prefix of all keys */
export const declineStorageKey = (id: string) => `decline.${id}`;

/** The declining mail, which the owner can edit before it is sent. It is shown once the name that signs it is known. */
export function DeclineForm(props: DeclineFormProps) {
  const signature = useSignature();
  return signature === null ? (
    <Spinner label="Opening the letter..." />
  ) : (
    <DeclineLetter {...props} signature={signature} />
  );
}

function DeclineLetter({
  introduction: { id, name, email },
  onCancel,
  signature,
}: DeclineFormProps & { signature: string }) {
  const storageKey = declineStorageKey(id);
  const template = `Dear ${name.split(/\s+/)[0]},\n\nThank you for writing. The work sounds worth doing, and I am not the right person for it this time.\n\nI wish you well with it.\n\n${signature}`;
  const [mailText, setMailText] = useState(() => readStoredText(storageKey, isText) ?? template);
  const { answer, busy } = useSendAnswer(async () => {
    const { counted } = await rpc.introductions.decline({ id, words: mailText });
    // If another window answered first, this text was not sent: it is kept, and the sent answer is shown.
    if (counted) clearStoredText(storageKey);
    else storeText(storageKey, mailText);
    return { counted };
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank(mailText)) answer(undefined);
  };
  return (
    <section className="letter-decide" aria-labelledby="decline">
      <h3 id="decline" className="font-display font-normal text-xl">
        Decline politely
      </h3>
      <p className="mt-1 mb-4 text-ink-2">This goes out in your name. Change what you like.</p>
      <Form busy={busy} noValidate onSubmit={send}>
        <div className="letter-mail">
          <dl>
            <dt>To</dt>
            <dd>{email}</dd>
            <dt>Subject</dt>
            <dd>Your introduction</dd>
          </dl>
          <Field label="Your words" error={isBlank(mailText) && 'Write a word or two first.'}>
            <AutoGrowTextarea
              rows={8}
              limit={INTRODUCTION_LIMITS.words}
              value={mailText}
              onChange={(event) => {
                setMailText(event.target.value);
                if (event.target.value === template) clearStoredText(storageKey);
                else storeText(storageKey, event.target.value);
              }}
            />
          </Field>
        </div>
        <div className="mt-4 flex flex-wrap gap-2.5 max-md:*:w-full">
          <Button type="submit" variant="primary" busy={busy} disabled={isBlank(mailText)}>
            Send and decline
          </Button>
          <Button
            variant="quiet"
            disabled={busy}
            onClick={() => {
              clearStoredText(storageKey);
              onCancel();
            }}
          >
            Cancel
          </Button>
        </div>
      </Form>
    </section>
  );
}

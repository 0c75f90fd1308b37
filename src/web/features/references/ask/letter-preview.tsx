import type { RequestLetter } from '@/shared/references/request-letter';

interface LetterPreviewProps {
  letter: RequestLetter;
  to: string;
  /** The referee's first name; '' until there is one. */
  firstName: string;
}

/** A preview of the mail that asks for the reference. */
export function LetterPreview({ letter, to, firstName }: LetterPreviewProps) {
  const { from, subject, greeting, paragraphs, link, decline, signature } = letter;
  return (
    <aside aria-label="The mail" className="reference-preview">
      <p className="mb-2.5 text-ink-3 text-sm">
        What {firstName || 'they'} {firstName ? 'receives' : 'receive'}
      </p>
      <div className="reference-mail">
        <dl>
          <dt>From</dt>
          <dd>{from}</dd>
          <dt>To</dt>
          <dd>{to}</dd>
          <dt>Subject</dt>
          <dd>{subject}</dd>
        </dl>
        {[greeting, ...paragraphs].map((paragraph) => (
          <p key={paragraph} dir="auto">
            {paragraph}
          </p>
        ))}
        <p>
          <span className="reference-link">{link}</span>
        </p>
        <p>{decline}</p>
        <p className="text-ink-2">{signature}</p>
      </div>
    </aside>
  );
}

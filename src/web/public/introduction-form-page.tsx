import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Html, IntroductionFormPage, IntroductionSentPage, PageAssets } from '@/server/pages/renderer';
import { INTRODUCTION_LIMITS } from '@/shared/publishing/introduction';
import { PhotoPlaceholder } from '../components/ui/display/photo-placeholder';
import { renderDocument } from './document';
import { NextSteps } from './next-steps';
import { StorageNotice } from './storage-notice';
import { termHints } from './term-hints';

/** What is shown of the profile's owner, who receives the introduction. */
type RecipientFields = Pick<IntroductionFormPage, 'name' | 'first' | 'role' | 'page'>;

/** The recipient's name and role, shown with the form and on the page after sending. */
function Recipient({ name, role }: RecipientFields) {
  return (
    <div className="intro-whom">
      <PhotoPlaceholder name={name} className="intro-plate" />
      <div>
        <p dir="auto">{name}</p>
        {role && <p dir="auto">{role}</p>}
      </div>
    </div>
  );
}

const backLink = ({ page }: RecipientFields) => (
  <a className="btn btn-quiet" href={page}>
    <ArrowLeft aria-hidden />
    <span>
      Back<span className="intro-wide"> to the profile</span>
    </span>
  </a>
);

const head = ({ first }: RecipientFields) => ({
  title: `Introduce yourself to ${first} | Quarterdeck`,
  description: 'A few lines are enough.',
  indexable: false,
});

function AfterSending({ first }: RecipientFields) {
  const steps = [
    `We send one message to your address. Open its link, and your introduction goes to ${first}.`,
    `${first} reads it and answers within three working days, also when the answer is no.`,
    `If ${first} accepts, you have each other’s address. Until then yours is seen and you do not see ${first}’s.`,
  ];
  return <NextSteps title="What happens next" steps={steps} />;
}

interface FieldProps {
  name: keyof NonNullable<IntroductionFormPage['typed']>;
  label: ReactNode;
  hint?: string;
  children: (inputProps: {
    id: string;
    name: string;
    defaultValue: string;
    'aria-invalid'?: true;
    'aria-describedby'?: string;
  }) => ReactNode;
}

/** A field that also works without JavaScript: the server's error is shown below it. */
function Field({ name, label, hint, children, page }: FieldProps & { page: IntroductionFormPage }) {
  const problem = page.problems?.[name];
  const id = `intro-${name}`;
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="intro-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        defaultValue: page.typed?.[name] ?? '',
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {problem && (
        <p id={`${id}-problem`} className="intro-problem">
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="intro-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** A year of five digits, which date fields accept, is a slip. */
const LAST_DATE = '9999-12-31';

/** `…/introduce`: a short form that posts to its own URL. */
export function introductionFormPage(assets: PageAssets, page: IntroductionFormPage): Html {
  const { first, stamp, honeypot, problems, trouble, notice, terms } = page;
  const hints = termHints(terms, first);
  const hasProblems = Object.keys(problems ?? {}).length > 0;
  return renderDocument(assets, {
    head: head(page),
    home: '/',
    skipTo: 'form',
    action: backLink(page),
    children: (
      <div className="page intro">
        <aside>
          <Recipient {...page} />
          <AfterSending {...page} />
        </aside>
        <form method="post" action={`${page.page}/introduce`} noValidate data-keep>
          <h1>Introduce yourself</h1>
          <p className="intro-lede">
            A few lines are enough.
            {terms.length > 0 &&
              ` ${first}’s terms stand beside the fields, so that you can see at once whether it fits.`}
          </p>
          <p className="intro-hint" role="status" data-kept-note hidden>
            What you typed in this tab before is here again.
          </p>
          {notice && (
            <p className="intro-notice" role="status">
              {notice}
            </p>
          )}
          {(trouble || hasProblems) && (
            <p className="intro-trouble" role="alert">
              {trouble ?? 'Something is missing or not right. It says so below each field.'}
            </p>
          )}
          <div className="intro-sections">
            <section>
              <h2>You</h2>
              <div>
                <div className="intro-pair">
                  <Field page={page} name="name" label="Name">
                    {(field) => (
                      <input
                        {...field}
                        autoComplete="name"
                        data-limit={INTRODUCTION_LIMITS.name}
                        required
                        dir="auto"
                      />
                    )}
                  </Field>
                  <Field page={page} name="company" label="Company">
                    {(field) => (
                      <input
                        {...field}
                        autoComplete="organization"
                        data-limit={INTRODUCTION_LIMITS.company}
                        required
                        dir="auto"
                      />
                    )}
                  </Field>
                </div>
                <Field
                  page={page}
                  name="email"
                  label="Work email"
                  hint={`${first} sees which company it belongs to. A private address is shown as one.`}
                >
                  {(field) => (
                    <input
                      {...field}
                      type="email"
                      autoComplete="email"
                      data-limit={INTRODUCTION_LIMITS.email}
                      required
                    />
                  )}
                </Field>
              </div>
            </section>
            <section>
              <h2>The work</h2>
              <div>
                <Field
                  page={page}
                  name="about"
                  label="What it is about"
                  hint={`At most ${INTRODUCTION_LIMITS.about.toLocaleString('en')} characters`}
                >
                  {(field) => (
                    <textarea
                      {...field}
                      rows={6}
                      required
                      dir="auto"
                      data-limit={INTRODUCTION_LIMITS.about}
                      data-count
                    />
                  )}
                </Field>
                {hints.about && (
                  <p className="intro-hint" dir="auto">
                    {hints.about}
                  </p>
                )}
              </div>
            </section>
            <section>
              <h2>Terms</h2>
              <div>
                <div className="intro-pair">
                  <Field page={page} name="days" label="Days a month" hint={hints.days}>
                    {(field) => <input {...field} inputMode="numeric" required />}
                  </Field>
                  <Field page={page} name="start" label="Start" hint={hints.start}>
                    {(field) => <input {...field} type="date" max={LAST_DATE} required />}
                  </Field>
                </div>
                <Field
                  page={page}
                  name="budget"
                  label={
                    <>
                      Budget <span>(optional)</span>
                    </>
                  }
                  hint={[hints.rate, 'A figure from you shortens the first call.'].filter(Boolean).join(' ')}
                >
                  {(field) => (
                    <div className="intro-money">
                      <span id="intro-currency">USD</span>
                      <input
                        {...field}
                        inputMode="numeric"
                        aria-describedby={`intro-currency intro-a-day ${field['aria-describedby']}`}
                      />
                      <span id="intro-a-day">a day</span>
                    </div>
                  )}
                </Field>
              </div>
            </section>
          </div>
          {/* Hidden from eye, keyboard and screen reader, so that only robots fill it in. */}
          <div className="intro-trap" aria-hidden>
            <label htmlFor="intro-trap">Leave this empty</label>
            <input id="intro-trap" name={honeypot} tabIndex={-1} autoComplete="off" />
          </div>
          {/* Kept with the text: a reload must not make a person look like a robot that fills the form in at
             once. A refused form has a new one. */}
          <input type="hidden" name="stamp" value={stamp} data-keep={page.typed ? undefined : ''} />
          <div className="intro-send">
            <p>
              {first} receives what stands above and nothing else. It is erased after 12 months, 30 days after
              a no, or at any time by the link in our message. <StorageNotice />{' '}
              <a href="/legal/privacy">Privacy policy</a>
            </p>
            <button className="btn btn-primary" type="submit">
              Send introduction
            </button>
          </div>
        </form>
      </div>
    ),
  });
}

/** The page after the form was sent: a mail is on its way. */
export function introductionSentPage(assets: PageAssets, page: IntroductionSentPage): Html {
  return renderDocument(assets, {
    head: head(page),
    home: '/',
    action: backLink(page),
    children: (
      <div className="page intro">
        <aside>
          <Recipient {...page} />
        </aside>
        <div data-sent>
          <h1>One message is on its way to you</h1>
          <p className="intro-lede">
            Open the link we sent to {page.email}, and your introduction goes to {page.first}. The link works
            for 24 hours.
          </p>
          <form method="post" action="/introduction/again" className="intro-again">
            <input type="hidden" name="ticket" value={page.ticket} />
            <p>
              Nothing there? Look in the folder for unwanted mail, or{' '}
              <button type="submit">send it again</button>.{' '}
              <a href={`${page.page}/introduce`} data-back>
                Change the address
              </a>
            </p>
          </form>
        </div>
      </div>
    ),
  });
}

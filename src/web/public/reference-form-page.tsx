import type { Html, PageAssets, ReferenceFormPage } from '@/server/pages/renderer';
import type { CaseStory } from '@/shared/case-stories/case-story';
import { REFERENCE_LIMITS } from '@/shared/references/reference';
import { ConfirmedBy } from '../components/profile/references';
import { renderDocument } from './document';
import { PrivateLink, WhatHappens, WhoAsks } from './reference-parts';
import { StorageNotice } from './storage-notice';

const CHOICES = [
  ['right', 'That is right'],
  ['other', 'Not quite'],
  ['unsure', 'I cannot say'],
] as const;

const NUMBER_WORDS = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

/** A statement with three answers; 'Not quite' opens a field, without JavaScript. */
function Statement({ page, index }: { page: ReferenceFormPage; index: number }) {
  const typed = page.typed.answers[index];
  const problem = page.problems?.[index];
  return (
    <li>
      <fieldset>
        <legend dir="auto">{page.statements[index]}</legend>
        <div className="reference-choice">
          {CHOICES.map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name={`statement-${index}`}
                value={value}
                defaultChecked={typed?.answer === value}
              />
              {label}
            </label>
          ))}
        </div>
        <div className="intro-field reference-other">
          <label htmlFor={`other-${index}`}>How would you put it?</label>
          <input
            id={`other-${index}`}
            name={`other-${index}`}
            defaultValue={typed?.other}
            data-limit={REFERENCE_LIMITS.other}
            data-with={`statement-${index}=other`}
            dir="auto"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `other-${index}-problem` : undefined}
          />
          {problem && (
            <p id={`other-${index}-problem`} className="intro-problem">
              {problem}
            </p>
          )}
        </div>
      </fieldset>
    </li>
  );
}

/** A case story as readers see it, above the statements that are from it. */
function AskedStory({ story: { number, counts, where, situation, action, result } }: { story: CaseStory }) {
  return (
    <section className="reference-story" aria-label="The case story">
      {number && (
        <p className="reference-figure">
          <b dir="auto">{number}</b>
          {counts && <span dir="auto">{counts}</span>}
        </p>
      )}
      <div>
        {where && (
          <p className="reference-where" dir="auto">
            {where}
          </p>
        )}
        {situation && (
          <p className="reference-situation" dir="auto">
            {situation}
          </p>
        )}
        {(action || result) && (
          <p className="reference-result" dir="auto">
            {[action, result].filter(Boolean).join(' ')}
          </p>
        )}
      </div>
    </section>
  );
}

function Words({ page }: { page: ReferenceFormPage }) {
  const problem = page.problems?.words;
  return (
    <section>
      <h2>A few words</h2>
      <div className="intro-field">
        <label htmlFor="reference-words">
          In your own words {page.wants === 'both' && <span>(optional)</span>}
        </label>
        <textarea
          id="reference-words"
          name="words"
          rows={5}
          defaultValue={page.typed.words}
          data-limit={REFERENCE_LIMITS.words}
          dir="auto"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'words-problem words-hint' : 'words-hint'}
        />
        {problem && (
          <p id="words-problem" className="intro-problem">
            {problem}
          </p>
        )}
        <p id="words-hint" className="intro-hint">
          Shown as you write it. Nobody edits it.
        </p>
      </div>
    </section>
  );
}

function ShownAs({ page }: { page: ReferenceFormPage }) {
  const { typed, problems, domain } = page;
  const hasProblems = problems?.name || problems?.office;
  return (
    <section>
      <h2>How you are shown</h2>
      <div className="reference-shown">
        <p className="reference-name" dir="auto">
          {typed.name}
        </p>
        <p dir="auto">{typed.office}</p>
        <ConfirmedBy domain={domain} />
        <details open={hasProblems ? true : undefined}>
          <summary>Change name or office</summary>
          <div className="intro-pair">
            {(['name', 'office'] as const).map((field) => (
              <div className="intro-field" key={field}>
                <label htmlFor={`reference-${field}`}>
                  {field === 'name' ? 'Name' : 'Office at the time'}
                </label>
                <input
                  id={`reference-${field}`}
                  name={field}
                  defaultValue={typed[field]}
                  data-limit={REFERENCE_LIMITS[field]}
                  dir="auto"
                  aria-invalid={problems?.[field] ? true : undefined}
                  aria-describedby={problems?.[field] ? `${field}-problem` : undefined}
                />
                {problems?.[field] && (
                  <p id={`${field}-problem`} className="intro-problem">
                    {problems[field]}
                  </p>
                )}
              </div>
            ))}
          </div>
        </details>
      </div>
    </section>
  );
}

function lede({ statements, until }: ReferenceFormPage): string {
  const count = statements.length;
  const statementCount = `${NUMBER_WORDS[count] ?? count} ${count === 1 ? 'statement' : 'statements'}`;
  const effort = count === 0 ? 'A few words are enough' : `${statementCount}, about three minutes`;
  return `${effort}. No account is needed.${until ? ` Open until ${until}.` : ''}`;
}

/** The form that a referee's link opens. It posts to its own URL, so that the page does not contain the token. */
export function referenceFormPage(assets: PageAssets, page: ReferenceFormPage): Html {
  const { first, statements, stories, wants, problems, trouble, revision } = page;
  const hasProblems = Object.keys(problems ?? {}).length > 0;
  return renderDocument(assets, {
    head: {
      title: `A reference for ${first} | Quarterdeck`,
      description: 'A private page.',
      indexable: false,
    },
    home: '/',
    skipTo: 'form',
    action: <PrivateLink {...page} />,
    children: (
      <div className="page intro referee">
        <aside>
          <WhoAsks {...page} />
          <WhatHappens {...page} />
        </aside>
        <form method="post" action="?" noValidate data-keep>
          <h1>{revision > 0 ? 'Change your reference' : 'Is this how you remember it?'}</h1>
          <p className="intro-lede">{lede(page)}</p>
          <p className="intro-hint" role="status" data-kept-note hidden>
            What you typed in this tab before is here again.
          </p>
          {(trouble || hasProblems) && (
            <p className="intro-trouble" role="alert">
              {trouble ??
                problems?.answers ??
                'Something is missing or too long. It says so below each field.'}
            </p>
          )}
          {stories.map((story, index) => (
            <AskedStory key={index} story={story} />
          ))}
          {statements.length > 0 && (
            <ul className="reference-statements">
              {statements.map((_, index) => (
                <Statement key={index} page={page} index={index} />
              ))}
            </ul>
          )}
          <div className="intro-sections">
            {wants !== 'facts' && <Words page={page} />}
            <ShownAs page={page} />
          </div>
          <input type="hidden" name="revision" value={revision} data-keep />
          <div className="intro-send">
            <p>
              By confirming you let {first} publish your answer on the profile. <StorageNotice />{' '}
              <a href="/legal/privacy">Privacy policy</a>
            </p>
            <span className="reference-acts">
              {/* Enter in a field presses a form's first submit button, so that is the one that confirms. */}
              <button className="btn btn-primary" type="submit" name="act" value="confirm">
                Confirm
              </button>
              {revision === 0 && (
                <button className="btn reference-plain" type="submit" name="act" value="decline">
                  I would rather not
                </button>
              )}
            </span>
          </div>
        </form>
      </div>
    ),
  });
}

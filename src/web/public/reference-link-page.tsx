import type { Html, PageAssets, ReferenceLinkPage, TypedReference } from '@/server/pages/renderer';
import { ConfirmedBy, ReferenceWords } from '../components/profile/references';
import { renderDocument } from './document';
import { messagePage } from './message-page';
import { PrivateLink, UnsavedAnswer, WhoAsks } from './reference-parts';

/** Title and text of the page, by the state of the request or the action that is asked about. */
function textsOf({ kind, owner, first }: ReferenceLinkPage): { title: string; text: string } {
  switch (kind) {
    case 'written':
      return {
        title: `Your reference is with ${first}`,
        text: `${first} can publish it as it stands, or leave it. You can change it or take it back at any time by this link.`,
      };
    case 'take-back':
      return {
        title: 'Take back what you wrote?',
        text: `Your words are erased at once, here and on every page of ${first}’s. They cannot be brought back.`,
      };
    case 'stop':
      return {
        title: 'No more requests to you?',
        text: 'Nobody on Quarterdeck can ask you for a reference by mail from now on. What you wrote before stays until you take it back.',
      };
    case 'declined':
      return {
        title: `${first} is told that you would rather not`,
        text: `No reason is given, and we will not write to you for ${owner} again. Nothing of your answer is kept.`,
      };
    case 'taken_back':
      return { title: 'Taken back', text: 'Nothing you wrote is kept or shown here any more.' };
    case 'stopped':
      return { title: 'We will not write to you again', text: 'No request of anybody reaches this address.' };
    case 'withdrawn':
      return {
        title: 'This request is closed',
        text: `${owner} has withdrawn it. There is nothing left to do.`,
      };
    case 'expired':
      return {
        title: 'This request is closed',
        text: `It could be answered for thirty days. If you would still like to, ${first} can ask you again.`,
      };
  }
}

/** A button that posts to the page's own URL. */
function ActButton({ act, label, primary }: { act: string; label: string; primary?: boolean }) {
  return (
    <button className={primary ? 'btn btn-primary' : 'btn btn-quiet'} type="submit" name="act" value={act}>
      {label}
    </button>
  );
}

function ActButtons({ kind }: Pick<ReferenceLinkPage, 'kind'>) {
  if (kind === 'written') {
    return (
      <p className="reference-acts">
        <a className="btn btn-quiet" href="?ask=change">
          Change it
        </a>
        <a className="btn reference-plain" href="?ask=take-back">
          Take it back
        </a>
      </p>
    );
  }
  if (kind !== 'take-back' && kind !== 'stop') return null;
  return (
    <form method="post" action="?" className="reference-acts">
      {kind === 'stop' && <ActButton act="stop" label="Do not write to me again" primary />}
      {kind === 'take-back' && <ActButton act="take-back" label="Take it back" primary />}
      <a className="btn reference-plain" href="?">
        Leave it
      </a>
    </form>
  );
}

/** The reference as readers see it, and whether it is shown. */
function WrittenReference({ reference, shown, first }: ReferenceLinkPage) {
  if (!reference) return null;
  return (
    <section className="profile reference-written" aria-label="Your reference">
      <ReferenceWords reference={reference} />
      <p className="reference-name" dir="auto">
        {reference.name}
      </p>
      {reference.office && <p dir="auto">{reference.office}</p>}
      <ConfirmedBy domain={reference.domain} />
      <p className="intro-hint">
        {shown ? `${first} shows it to readers.` : 'No reader sees it at present.'}{' '}
        <a href="?ask=stop">Do not write to me again</a>
      </p>
    </section>
  );
}

/** The page of a request that was answered or has ended, or that asks before an action. */
export function referenceLinkPage(assets: PageAssets, page: ReferenceLinkPage): Html {
  const { title, text } = textsOf(page);
  return renderDocument(assets, {
    head: { title: `${title} | Quarterdeck`, description: 'A private page.', indexable: false },
    home: '/',
    action: <PrivateLink {...page} />,
    children: (
      <div className="page intro">
        <aside>
          <WhoAsks {...page} />
        </aside>
        <div data-sent={page.sent || undefined}>
          <h1>{title}</h1>
          <p className="intro-lede">{text}</p>
          {page.kind !== 'stop' && page.kind !== 'stopped' && <WrittenReference {...page} />}
          <ActButtons kind={page.kind} />
          <UnsavedAnswer lost={page.lost} />
        </div>
      </div>
    ),
  });
}

/** The page of an invalid link, or of an answer that was too long to be read. */
export function referenceClosedPage(
  assets: PageAssets,
  { tooLong, lost }: { tooLong?: boolean; lost?: TypedReference },
): Html {
  const title = tooLong ? 'This is too long' : 'This request is closed';
  const text = tooLong
    ? 'Please go back: what you wrote is still there. A few sentences are enough.'
    : 'It was withdrawn or taken back, or its sender has left Quarterdeck. There is nothing left to do.';
  return messagePage(assets, {
    title,
    text,
    home: '/',
    children: <UnsavedAnswer lost={lost} orKept={!tooLong} />,
  });
}

/** The pages of `/dev/mail`: the mail of an installation without SMTP, for whoever sits at this machine. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StoredMessage } from '@/server/adapters/mail/folder';

const STYLE = `
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; color: #16202b; background: #faf8f4; }
main { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem; }
h1 { font: 400 2rem/1.2 Georgia, serif; margin: 0 0 .5rem; }
article { border-top: 1px solid #c9c1b2; padding: 1.25rem 0 1.75rem; }
h2 { font-size: 1rem; margin: 0; } .meta { color: #45515e; margin: 0 0 .75rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; background: #fff; border: 1px solid #e3ddd2; padding: 1rem; border-radius: 8px; margin: .75rem 0 0; }
iframe { width: 100%; height: 34rem; border: 1px solid #e3ddd2; border-radius: 8px; background: #fff; }
a { color: #17324d; } summary { cursor: pointer; }
@media (prefers-color-scheme: dark) { body { background: #0f151c; color: #ece7dd; } .meta { color: #b9c0c8; } pre { background: #161e27; border-color: #27313c; } article { border-color: #3d4957; } a { color: #d8b26b; } }`;

/** The plain text part of a mail, with its URLs as links. */
function TextWithLinks({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 ? (
      <a key={index} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

function Mail({ mail, open }: { mail: StoredMessage; open: boolean }) {
  return (
    <article id={mail.id}>
      <h2>{mail.subject}</h2>
      <p className="meta">
        To {mail.to}, {mail.keptAt.replace('T', ' ').slice(0, 19)} UTC
      </p>
      <details open={open}>
        <summary>As it looks</summary>
        <iframe
          title={mail.subject}
          srcDoc={mail.html}
          sandbox="allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox"
        />
      </details>
      <pre>
        <TextWithLinks text={mail.text} />
      </pre>
    </article>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>Mail · Quarterdeck</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>Mail</h1>
          {children}
        </main>
      </body>
    </html>
  );
}

const toDocument = (page: ReactNode) => `<!doctype html>${renderToStaticMarkup(page)}`;

/** The page as an HTML document, newest mail first. */
export const devMailPage = (mails: StoredMessage[]): string =>
  toDocument(
    <Page>
      <p className="meta">
        No SMTP server is set, so mail stays on this machine. Only this browser can open this page.
      </p>
      {mails.length === 0 && <p>No mail yet.</p>}
      {mails.map((mail, index) => (
        <Mail key={mail.id} mail={mail} open={index === 0} />
      ))}
    </Page>,
  );

/** The page shown to a browser that has not opened the printed URL. */
export const lockedMailPage = (): string =>
  toDocument(
    <Page>
      <p>
        To read the mail of this machine, open the address that the server printed in its terminal. It ends in
        a code that works once; then this browser stays let in.
      </p>
    </Page>,
  );

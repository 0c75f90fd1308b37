/** Renders a row of the outbox to both parts of a message. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Mail } from '../../../db/outbox';
import type { MailMessage } from '../index';
import { HtmlLetter } from './html-letter';
import type { Letter } from './letter';
import { LETTERS } from './letters';

/** The plain text part, with each URL on a line of its own. */
function plainTextOf(letter: Letter): string {
  const { heading, paragraphs, quote, code, action, after = [], aside, foot } = letter;
  return [
    heading,
    ...paragraphs,
    quote?.replace(/^/gm, '> '),
    code,
    action && `${action.label}:\n${action.url}`,
    ...after,
    aside && `${aside.text} ${aside.label}:\n${aside.url}`,
    `--\n${foot}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Renders all of a mail but its recipient: sender, subject, both parts, and the headers for unsubscribing. */
export function renderMail(mail: Mail): Omit<MailMessage, 'to'> {
  const letter = (LETTERS[mail.kind] as (data: Mail['data']) => Letter)(mail.data);
  return {
    ...(letter.from && { from: letter.from }),
    subject: letter.subject,
    html: `<!doctype html>${renderToStaticMarkup(<HtmlLetter letter={letter} />)}`,
    text: plainTextOf(letter),
    ...(letter.unsubscribe && {
      headers: {
        'List-Unsubscribe': `<${letter.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  };
}

import type { Html, IntroductionLinkPage, PageAssets } from '@/server/pages/renderer';
import { messagePage } from './message-page';

interface LinkPageTexts {
  title: string;
  text: string;
  /** Actions that the sender can still take. */
  acts: ('confirm' | 'erase')[];
}

function textsOf({ kind, first = 'the person you wrote to', by = '' }: IntroductionLinkPage): LinkPageTexts {
  switch (kind) {
    case 'confirm':
      return {
        title: `Send your introduction to ${first}?`,
        text: 'Nobody has read it yet. Unless you send it, it is erased after 24 hours.',
        acts: ['confirm', 'erase'],
      };
    case 'waiting':
      return {
        title: `Your introduction is with ${first}`,
        text: `You get an answer by ${by}, also when it is no.`,
        acts: ['erase'],
      };
    case 'answered':
      return { title: `${first} has answered`, text: 'The answer is in your mail.', acts: ['erase'] };
    case 'closed':
      return {
        title: `${first} takes no introductions at present`,
        text: 'Yours was not sent, and is erased after 24 hours.',
        acts: ['erase'],
      };
    case 'erased':
      return { title: 'Erased', text: 'Nothing you wrote is kept here any more.', acts: [] };
    case 'again':
      return {
        title: 'One more message is on its way to you',
        text: 'Look in the folder for unwanted mail too. The link in an earlier message no longer works.',
        acts: [],
      };
    case 'gone':
      return {
        title: 'There is nothing here any more',
        text: 'This introduction was erased, or was not sent within 24 hours. You can write another one.',
        acts: [],
      };
  }
}

const BUTTON_LABELS = { confirm: 'Send introduction', erase: 'Erase it' } as const;

/**
 * The page of the link in a sender's mail. Nothing happens until a button is pressed, and none of their text is shown.
 */
export function introductionLinkPage(assets: PageAssets, page: IntroductionLinkPage): Html {
  const { title, text, acts } = textsOf(page);
  return messagePage(assets, {
    title,
    text,
    home: '/',
    // The form posts to its own URL, so that the page itself does not contain the token.
    children: acts.length > 0 && (
      <form method="post" className="intro-acts">
        {acts.map((act) => (
          <button
            key={act}
            className={act === 'confirm' ? 'btn btn-primary' : 'btn btn-quiet'}
            type="submit"
            name="act"
            value={act}
          >
            {BUTTON_LABELS[act]}
          </button>
        ))}
      </form>
    ),
  });
}

/**
 * What the privacy policy says of cookies and of the browser's storage: name, kind, purpose and duration. Whatever
 * `server/features/auth/cookies.ts` or `web/lib` stores from now on has to be added here.
 */
const STORED_ITEMS = [
  ['quarterdeck_session', 'Cookie', 'Keeps you signed in. Scripts cannot read it.', '30 days at most'],
  ['quarterdeck_ticket', 'Cookie', 'Connects this browser with the sign-up you began in it.', '7 days'],
  [
    'quarterdeck_known',
    'Cookie',
    'Shows that you signed in here before, so that others who try passwords do not lock you out. It names nobody.',
    '180 days',
  ],
  ['quarterdeck_passkey', 'Cookie', 'Protects a sign-in with a passkey while it is under way.', '5 minutes'],
  ['quarterdeck_away', 'Cookie', 'Protects a sign-in with LinkedIn while it is under way.', '15 minutes'],
  ['sidebar_collapsed', 'Cookie', 'Remembers whether the sidebar is collapsed.', '7 days'],
  [
    'sidebar_rail_collapsed',
    'Cookie',
    'Remembers the same for the editor, where it starts collapsed.',
    '7 days',
  ],
  [
    'quarterdeck.numerals',
    'Local storage',
    'Remembers whether the marks of sources are always shown.',
    'Until you clear it',
  ],
  ['theme', 'Local storage', 'Remembers light or dark, if you chose.', 'Until you clear it'],
  [
    'Generated profile',
    'Session storage',
    'Holds a guest’s result until it is claimed and its address is confirmed.',
    'Until the tab closes',
  ],
  [
    'Sign-up form',
    'Session storage',
    'Holds the name and the email address you typed, never the password, and the number of the account until its address is confirmed.',
    'Until the tab closes or you are signed in',
  ],
  [
    'Account change',
    'Session storage',
    'Holds, encrypted, the change you are making while LinkedIn confirms that it is you.',
    'Until you are back or the tab closes',
  ],
  [
    'Last reload',
    'Session storage',
    'Holds when this page loaded an update of the product, so that it does so once.',
    'Until the tab closes',
  ],
  [
    'Generation form',
    'Session storage',
    'Holds the address and links you typed, so that a reload keeps them.',
    'Until the tab closes or you log out',
  ],
  [
    'Introduction or reference',
    'Session storage',
    'Holds what you typed into such a form until it is sent.',
    'Until it is sent or the tab closes',
  ],
  [
    'Generation notices',
    'Session storage',
    'Holds what there is to say about your last generation until you have read it.',
    'Until the tab closes',
  ],
  [
    'Last visit',
    'Local storage',
    'Remembers which version of your profile this browser showed last, to tell you what changed since.',
    'Until you log out',
  ],
  [
    'Unsaved edits',
    'Local storage and IndexedDB',
    'Holds what you typed until the server has it.',
    'Until they are sent or you log out',
  ],
] as const;

/** The section of the privacy policy about addresses, cookies and storage. */
export const PRIVACY_COOKIES = (
  <>
    <p>
      Your IP address is used, as a keyed hash, to limit repeated attempts at signing in, signing up and
      generating. The counters run out by themselves. We do not connect addresses with profiles that you read.
    </p>
    <p>We set no cookies for statistics or advertising. These are all there are:</p>
    <div className="legal-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What it does</th>
            <th scope="col">Kept</th>
          </tr>
        </thead>
        <tbody>
          {STORED_ITEMS.map(([name, kind, purpose, duration]) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <span>{kind}</span>
              </th>
              <td>{purpose}</td>
              <td>{duration}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
);

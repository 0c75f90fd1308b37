/** Names the forms in this browser whose input was not sent. */
import {
  textKeys,
  textPrefix,
  unsavedPreferencesKey,
  unsavedText,
} from '@/web/lib/unsaved-input/unsaved-edits';

/** What a form is about and where it is, by the beginning of the key under which its input is stored. */
const FORM_NAMES = {
  'settings-email': 'a new email address in Settings',
  'supporting-item': 'a document or link in Create Your Profile',
  'engagement-numbers': 'engagement terms in My Profile',
  'linkedin-url': 'a LinkedIn URL in My Profile',
  'reference-request': 'a request in References',
  interview: 'answers about your career',
  record: 'a change of your record',
  role: 'a role in Roles',
};

function formNameOf(key: string): string {
  const name = Object.entries(FORM_NAMES).find(([beginning]) => key.startsWith(beginning))?.[1];
  return name ?? 'another form';
}

/** What the forms with unsent input are about, each once, as 'a role in Roles'. Empty if none of them is known. */
export function unsavedFormNames(userId: string): string[] {
  const prefix = textPrefix(userId);
  const names = [
    ...(unsavedText(unsavedPreferencesKey(userId)) === null ? [] : ['job preferences']),
    ...textKeys(userId).map((key) => formNameOf(key.slice(prefix.length))),
  ];
  const distinctNames = [...new Set(names)].sort(
    (a, b) => Number(a === 'another form') - Number(b === 'another form'),
  );
  return distinctNames[0] === 'another form' ? [] : distinctNames;
}

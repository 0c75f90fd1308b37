/** Classifies segments of a line by the words of titles, organisations and scopes. */
import { organisationScore } from '../../vocabulary/organisations';
import { isScope } from '../../vocabulary/scopes';
import { titleScore } from '../../vocabulary/titles';

/** What the words of one segment name; a scope goes before the others. */
export function segmentKindOf(text: string): 'scope' | 'title' | 'organisation' | 'both' | 'none' {
  if (isScope(text)) return 'scope';
  const [title, organisation] = [titleScore(text), organisationScore(text)];
  if (title === 0 && organisation === 0) return 'none';
  return title === 0 ? 'organisation' : organisation === 0 ? 'title' : 'both';
}

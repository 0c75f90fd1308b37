/** Classifies segments of a line by the words of titles and organisations. */
import { organisationScore } from '../vocabulary/organisations';
import { isScope } from '../vocabulary/scopes';
import { titleScore } from '../vocabulary/titles';

/** What the words of one segment name. */
export function kindOf(text: string): 'scope' | 'title' | 'organisation' | 'both' | 'none' {
  if (isScope(text)) return 'scope';
  const [title, organisation] = [titleScore(text), organisationScore(text)];
  if (title === 0 && organisation === 0) return 'none';
  return title === 0 ? 'organisation' : organisation === 0 ? 'title' : 'both';
}

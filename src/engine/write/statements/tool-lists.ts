/** Recognises lines that list tools instead of stating what was done. */
import { verbForm } from '../../language/grammar/verbs';
import { countriesIn } from '../../language/vocabulary/places';
import { TITLE_NOUN_PATTERN } from '../../language/vocabulary/titles';
import { hasFigure } from './figures';
import { namesKnownFields } from './known-fields';
import { isToolName } from './tool-names';

/** Whether a line begins with an act, whose figure says how much of it was done with the tools. */
const isPastVerb = (text: string): boolean => verbForm(text.split(' ', 1)[0] ?? '')?.form === 'past';

/** A line of mostly tools that has this many or more is a list of them. */
const MANY_TOOLS = 4;
/**
 * Whether a line lists capitalised things: tools, protocols, brands. Countries and departments do not count,
 * since they are the scope of a task.
 */
export function isListOfTools(text: string): boolean {
  if (namesKnownFields(text) || (hasFigure(text) && isPastVerb(text))) return false;
  const items = text
    .split(/[,;/()]|\s(?:and|or|&|such as|like|including|in|of|with|using|as)\s/)
    .map((item) => item.trim())
    .filter((item) => item !== '' && item.split(' ').length <= 3);
  const tools = items.filter(
    (item) =>
      !/^\D{0,3}\d/.test(item) &&
      isToolName(item) &&
      !TITLE_NOUN_PATTERN.test(item) &&
      countriesIn(item).length === 0,
  );
  return tools.length >= MANY_TOOLS && tools.length * 2 > items.length;
}

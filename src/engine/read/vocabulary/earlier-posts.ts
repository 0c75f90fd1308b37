/** Recognises headings of earlier posts inside a section of work. */

const EARLIER_POSTS_NAME_PATTERN =
  /^[[(]?(?:early|earlier|previous|prior|other|additional|further|past)(?: (?:relevant|professional|work|employment))? (?:career|careers|experience|experiences|employment|employments|roles|positions|posts|jobs|history)(?: highlights)?[\])]?\s?:?$/iu;

/**
 * Whether a text names several posts before the others: 'Early Career', '[Earlier roles]', 'Earlier career highlights'.
 */
export const namesEarlierPosts = (text: string): boolean => EARLIER_POSTS_NAME_PATTERN.test(text.trim());

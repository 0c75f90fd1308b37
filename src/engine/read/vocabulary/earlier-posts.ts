/** Recognises headings of earlier or further posts inside a section of work. */

const EARLIER_POSTS_NAME_PATTERN =
  /^[[(]?(?:early|earlier|previous|prior|former|other|additional|further|past)(?: (?:relevant|professional|work|employment|narrative|management|executive|corporate))? (?:career|careers|experience|experiences|employment|employments|roles|positions|posts|jobs|history)(?: highlights)?[\])]?\s?:?$/iu;

/**
 * Whether a text is a heading of earlier or further posts: 'Early Career', '[Earlier roles]', 'Other experience'.
 */
export const namesEarlierPosts = (text: string): boolean => EARLIER_POSTS_NAME_PATTERN.test(text.trim());

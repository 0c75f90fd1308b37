/** Shown where another device changed the profile after its owner was shown the differences. */
export const EDITED_ELSEWHERE = {
  title: 'Nothing was published',
  description: 'It was edited elsewhere in this moment. Look at the changes again.',
};

/** The toast shown if the profile was changed elsewhere after its owner had seen the differences. */
export const EDITED_ELSEWHERE = {
  title: 'Nothing was published',
  description: 'It was edited elsewhere in this moment. Look at the changes again.',
};

/** Where the words of a form are until it is sent; its script replaces the sentence where the storage refuses them. */
export const KeptWhere = () => (
  <span
    aria-live="polite"
    data-kept-where="This browser cannot keep what you type: until you send it, it is on this page alone."
  >
    Until you send it, what you type is kept in this tab alone.
  </span>
);

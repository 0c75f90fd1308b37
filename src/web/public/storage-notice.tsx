/**
 * Says where the text of a form is kept until it is sent; the form's script replaces the sentence if the storage
 * refuses the text.
 */
export const StorageNotice = () => (
  <span
    aria-live="polite"
    data-kept-where="This browser cannot keep what you type: until you send it, it is on this page alone."
  >
    Until you send it, what you type is kept in this tab alone.
  </span>
);

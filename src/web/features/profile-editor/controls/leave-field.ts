const ENTRY_SELECTOR = 'li, [role="group"], [role="tabpanel"], [data-section]';

/** The text field that follows another one in the same section. */
function nextTextField(field: HTMLElement) {
  const fields = field
    .closest('[data-section]')
    ?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...(fields ?? [])].find(
    (other) =>
      (other.type === 'text' || other.type === 'textarea') &&
      field.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/**
 * Ends an edit: moves the focus to the next field of the section if that is still empty, else to the entry around the
 * field. What is typed on must neither be appended to this text nor to another one.
 */
export function leaveField(field: HTMLElement): void {
  const next = nextTextField(field);
  if (next?.value === '') next.focus();
  else focusEntry(field);
}

/** Focuses the entry around an element: there, typing on changes nothing, and Tab goes on to the entry's controls. */
export function focusEntry(element: HTMLElement): void {
  const entry = element.closest<HTMLElement>(ENTRY_SELECTOR);
  if (entry && !entry.hasAttribute('tabindex')) entry.tabIndex = -1;
  entry?.focus({ preventScroll: true });
}

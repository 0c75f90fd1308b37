/**
 * Shows the length of a field, and by how much it is too long. Nothing is cut: the form is not sent while a field
 * exceeds its limit. Without JavaScript, the server checks the same limits.
 */
import { formatCount, textExcess } from '@/shared/validation/text-excess';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Shows the length of one field while it is typed, and keeps a form with a text that is too long from being sent. */
export function watchLimit(field: Field): void {
  const max = Number(field.dataset.limit);
  const hint = 'count' in field.dataset ? document.getElementById(`${field.id}-hint`) : null;
  const problem = document.createElement('p');
  problem.id = `${field.id}-over`;
  problem.className = 'intro-problem';
  problem.setAttribute('role', 'status');
  field.after(problem);
  const describedBy = field.getAttribute('aria-describedby') ?? '';

  const showLength = () => {
    if (hint) hint.textContent = `${formatCount(field.value.length)} of ${formatCount(max)} characters`;
    const excess = textExcess(field.value, max);
    problem.textContent = excess;
    problem.hidden = !excess;
    if (excess) field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', `${excess ? `${problem.id} ` : ''}${describedBy}`.trim());
  };
  field.addEventListener('input', () => {
    // The server's error was about the submitted value.
    field.removeAttribute('aria-invalid');
    showLength();
  });
  field.form?.addEventListener('submit', (event) => {
    if (event.defaultPrevented || field.value.length <= max) return;
    event.preventDefault();
    field.closest('details')?.setAttribute('open', '');
    field.focus();
  });
  showLength();
}

/**
 * Says at a field how much of it is used and by how much it is too long. Nothing is cut: a form is not sent while a
 * field of it is over its limit. Without script the server says the same.
 */
import { formatCount, textExcess } from '@/shared/text-excess';

type Field = HTMLInputElement | HTMLTextAreaElement;

export function watchLimit(field: Field): void {
  const max = Number(field.dataset.limit);
  const hint = 'count' in field.dataset ? document.getElementById(`${field.id}-hint`) : null;
  const problem = document.createElement('p');
  problem.id = `${field.id}-over`;
  problem.className = 'intro-problem';
  problem.setAttribute('role', 'status');
  field.after(problem);
  const describedBy = field.getAttribute('aria-describedby') ?? '';

  const say = () => {
    if (hint) hint.textContent = `${formatCount(field.value.length)} of ${formatCount(max)} characters`;
    const excess = textExcess(field.value, max);
    problem.textContent = excess;
    problem.hidden = !excess;
    if (excess) field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', `${excess ? `${problem.id} ` : ''}${describedBy}`.trim());
  };
  field.addEventListener('input', () => {
    // What the server found was in the text that was sent.
    field.removeAttribute('aria-invalid');
    say();
  });
  field.form?.addEventListener('submit', (event) => {
    if (event.defaultPrevented || field.value.length <= max) return;
    event.preventDefault();
    field.closest('details')?.setAttribute('open', '');
    field.focus();
  });
  say();
}

/** Says below a field how much of it is used. Without script the hint keeps saying how much there may be. */
export function countCharacters(field: HTMLTextAreaElement): void {
  const hint = document.getElementById(`${field.id}-hint`);
  const most = Number(field.dataset.count).toLocaleString('en');
  const say = () => {
    if (hint) hint.textContent = `${field.value.length.toLocaleString('en')} of ${most} characters`;
  };
  field.addEventListener('input', say);
  say();
}

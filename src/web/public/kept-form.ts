/**
 * Keeps what a reader types into a form in this tab, so that a reload, a closed connection or a mistaken click does not
 * cost them their words. `data-keep` marks the form, `data-sent` the page that says that it arrived.
 */
const keyOf = () => `quarterdeck.form.${digest(location.pathname)}`;

/** A form's address may hold a secret: its key does not. FNV-1a, for telling forms of one tab apart. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

type Fields = [name: string, value: string][];

/** Returns the fields that the person filled in, without hidden fields of the server and the honeypot. */
const typedIn = (form: HTMLFormElement): Fields =>
  [...form.elements].flatMap((field): Fields => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return [];
    if (!field.name || field.type === 'hidden' || field.tabIndex < 0) return [];
    return field.matches('[type=radio]:not(:checked)') ? [] : [[field.name, field.value]];
  });

function readKept(): Fields {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf()) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => Array.isArray(one) && one.length === 2) : [];
  } catch {
    return []; // Foreign data, or storage is disabled for this page.
  }
}

/** Forgets it: it was sent. */
export function forgetForm(): void {
  try {
    sessionStorage.removeItem(keyOf());
  } catch {
    // No form was kept.
  }
}

/** Puts what was kept into a form and says so, and keeps what is typed from now on. Before limits are watched. */
export function keepForm(form: HTMLFormElement): void {
  const begun = JSON.stringify(typedIn(form));
  for (const [name, value] of readKept()) {
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      `[name="${CSS.escape(name)}"]`,
    )) {
      if (field.type === 'hidden') continue;
      if (field.type !== 'radio') field.value = value;
      else if (field.value === value) (field as HTMLInputElement).checked = true;
    }
  }
  const note = form.querySelector<HTMLElement>('[data-kept-note]');
  if (note) note.hidden = JSON.stringify(typedIn(form)) === begun;
  const keep = () => {
    const now = JSON.stringify(typedIn(form));
    if (now === begun) forgetForm();
    else
      try {
        sessionStorage.setItem(keyOf(), now);
      } catch {
        // Storage failed: the text is in the page alone.
      }
  };
  form.addEventListener('input', keep);
  form.addEventListener('change', keep);
}

/**
 * Keeps what a reader types into a form in this tab, so that a reload, a lost connection or a mistaken click loses
 * nothing. `data-keep` marks the form, and hidden fields that are kept with the text; `data-sent` marks the page
 * that confirms the submission; `data-with="statement-0=other"` marks a text that is only sent with that choice.
 * `data-kept-where` marks the sentence that says where the text is kept; its value replaces the sentence if the
 * storage refuses the text; `data-kept-note` marks the message that kept input was restored; `data-kept-texts` marks
 * where the kept texts are shown once the page has no form any more.
 */
import { fnv1a } from '@/shared/text/fnv1a';

/** A form's URL may contain a secret, so its key is a hash, which distinguishes the forms of one tab. */
const keyOf = () => `quarterdeck.form.${fnv1a(location.pathname).toString(36)}`;

/** The fields whose texts are worth copying where the form was closed. */
const KEPT_NAME_PATTERN = /^(?:about|words|other-\d+)$/;

type Fields = [name: string, value: string][];

/** The fields that a person can fill in, so neither hidden ones nor the honeypot; of radio buttons the checked one. */
const fillableFields = (form: HTMLFormElement): Fields =>
  [...form.elements].flatMap((field): Fields => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return [];
    if (!field.name || field.type === 'hidden' || field.tabIndex < 0) return [];
    return field.matches('[type=radio]:not(:checked)') ? [] : [[field.name, field.value]];
  });

/** Whether a field counts when the form is sent: one with `data-with` only counts with its choice. */
const isFieldUsed = (form: HTMLFormElement, name: string): boolean => {
  const [group = '', value] =
    form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"][data-with]`)?.dataset.with?.split('=') ??
    [];
  if (!group) return true;
  return fillableFields(form).some(([field, chosen]) => field === group && chosen === value);
};

/** The form as the server would store it, for comparison: it trims texts. */
const normalisedForm = (form: HTMLFormElement): string =>
  JSON.stringify(
    fillableFields(form).map(([name, value]) => [name, isFieldUsed(form, name) ? value.trim() : '']),
  );

/** The hidden fields that are kept with the text. */
const keptHiddenFields = (form: HTMLFormElement): Fields =>
  [...form.querySelectorAll<HTMLInputElement>('input[data-keep]')].map(({ name, value }) => [name, value]);

function readKeptFields(): Fields {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf()) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => Array.isArray(entry) && entry.length === 2) : [];
  } catch {
    return []; // Foreign data, or storage is disabled for this page.
  }
}

/** Deletes the kept input, because it was sent. */
export function clearUnsentForm(): void {
  try {
    sessionStorage.removeItem(keyOf());
  } catch {
    // Storage is unavailable, so nothing was kept.
  }
}

/** Shows kept texts where the form was closed meanwhile, to be copied. */
export function showKeptTexts(section: HTMLElement): void {
  for (const [name, text] of readKeptFields()) {
    if (!KEPT_NAME_PATTERN.test(name) || !text.trim()) continue;
    const shown = document.createElement('pre');
    shown.dir = 'auto';
    shown.textContent = text.trim();
    section.append(shown);
    section.hidden = false;
  }
}

/**
 * Fills kept input into a form.
 * @param fieldSelector limits the fields that are restored
 */
function restore(form: HTMLFormElement, fields: Fields, fieldSelector: string) {
  for (const [name, value] of fields) {
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      `[name="${CSS.escape(name)}"]${fieldSelector}`,
    )) {
      if (field.type !== 'radio') field.value = value;
      else if (field.value === value) (field as HTMLInputElement).checked = true;
    }
  }
}

/**
 * Restores kept input into a form with a message, and keeps further input. Has to be called before limits are watched.
 */
export function keepUnsentForm(form: HTMLFormElement): void {
  const initialFields = JSON.stringify(fillableFields(form));
  const serverForm = normalisedForm(form);
  const storedFields = readKeptFields();
  restore(form, storedFields, ':not([type=hidden])');
  // If the server has the same text, only its response was lost: nothing has to be restored, and the server's
  // hidden fields are newer.
  const hasRestored = normalisedForm(form) !== serverForm;
  if (hasRestored) restore(form, storedFields, '[type=hidden][data-keep]');
  const note = form.querySelector<HTMLElement>('[data-kept-note]');
  if (note) note.hidden = !hasRestored;
  const setAsksBeforeClosing = askBeforeClosing(form);
  const storageSentence = form.querySelector<HTMLElement>('[data-kept-where]');
  const [sentenceInTab, sentenceOnPage] = [
    storageSentence?.textContent ?? '',
    storageSentence?.dataset.keptWhere ?? '',
  ];
  const keep = () => {
    const currentFields = JSON.stringify(fillableFields(form));
    let isStored = true;
    if (currentFields === initialFields) clearUnsentForm();
    else
      try {
        sessionStorage.setItem(keyOf(), JSON.stringify([...fillableFields(form), ...keptHiddenFields(form)]));
      } catch {
        // Storage is full or disabled: the text is only on the page.
        isStored = false;
      }
    setAsksBeforeClosing(!isStored);
    if (storageSentence) storageSentence.textContent = isStored ? sentenceInTab : sentenceOnPage;
  };
  form.addEventListener('input', keep);
  form.addEventListener('change', keep);
}

/**
 * Prepares the browser's question whether to leave the page.
 * @returns a function that sets whether the browser asks before the page is left other than by sending the form
 */
function askBeforeClosing(form: HTMLFormElement): (asks: boolean) => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  const ask = (asks: boolean) => {
    // A permanent listener would keep the page out of the browser's back/forward cache.
    if (asks) window.addEventListener('beforeunload', warn);
    else window.removeEventListener('beforeunload', warn);
  };
  form.addEventListener('submit', () => ask(false));
  return ask;
}

/**
 * The only module script of public pages: tabs, broken photos, sharing, reports of how far a page was read, theme, back
 * links, kept input, limits of fields and held keys.
 */
import { activatePersonaTabs } from '../../components/profile/persona-tabs';
import { ignoreHeldEnter } from '../../lib/browser/held-enter';
import { watchLimit } from './field-limits';
import { goBack } from './go-back';
import { hideBrokenPhoto } from './hide-broken-photo';
import { reportReading, reportShare } from './read-report';
import { sharePage } from './share';
import { connectThemeButton } from './theme-button';
import { clearUnsentForm, keepUnsentForm, showKeptTexts } from './unsent-form';

ignoreHeldEnter();
for (const personas of document.querySelectorAll<HTMLElement>('[data-personas]'))
  activatePersonaTabs(personas);
for (const image of document.querySelectorAll<HTMLImageElement>('img.profile-picture'))
  hideBrokenPhoto(image);
for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) {
  button.addEventListener('click', () => {
    reportShare();
    void sharePage(button.dataset.share ?? location.href);
  });
}
for (const main of document.querySelectorAll<HTMLElement>('[data-counted]')) reportReading(main);
for (const button of document.querySelectorAll<HTMLElement>('[data-theme-toggle]'))
  connectThemeButton(button);
for (const link of document.querySelectorAll<HTMLElement>('[data-back]')) {
  link.addEventListener('click', goBack);
}
if (document.querySelector('[data-sent]')) clearUnsentForm();
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-keep]')) keepUnsentForm(form);
for (const section of document.querySelectorAll<HTMLElement>('[data-kept-texts]')) showKeptTexts(section);
for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-limit]')) {
  watchLimit(field);
}

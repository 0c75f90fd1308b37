/** Recognises requirements for a right to work in a country, which a place of residence neither gives nor denies. */

const RIGHT_TO_WORK_PATTERN =
  /right to work|work (?:permit|visa|authori)|(?:legally )?authori[sz]ed to work|(?:eligible|eligibility|entitled|permitted|permission) to work|legally (?:able|allowed|entitled)|arbeitserlaubnis|permis de travail|permiso de trabajo/i;

/** Whether a requirement asks for a right to work in a country. */
export const asksForRightToWork = (text: string): boolean => RIGHT_TO_WORK_PATTERN.test(text);

/** Labels of forms and headings that extraction leaves among skills, certificates and interests. */
const LABEL =
  /^(?:(?:language|languages)(?: known)?|date(?: of birth)?|place|sincerely|signature|declaration|passport.*|nationality|marital status|gender|religion|father.*|address|home address|permanent address|phone|e-?mail|contact.*|references?|hobbies|interests?|personal (?:details|information)|other countries.*|curriculum vitae|resume|read|write|speak|basics|working knowledge|computer|studio|miscellaneous|misc|internal & external|(?:key )?responsibilities.*|technologies and frameworks|development areas|principles and practices|tools|languages|skills?|technical skills?|soft skills?|strengths?|summary|objective|profile|education|experience)$/i;
const DETAIL =
  /\b(?:passport|residency details|date of birth|apartment|street|road|nagar)\b|\b[IVX]* ?-\d+\b/i;

/** Whether a text is the label of a field or a personal detail, not something a person can do, hold or like. */
export const isFormField = (text: string): boolean => LABEL.test(text.trim()) || DETAIL.test(text);

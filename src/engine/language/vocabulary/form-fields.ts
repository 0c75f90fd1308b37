/** Labels and headings of forms that are wrongly extracted as skills, certificates or interests. */
const LABEL =
  /^(?:(?:language|languages)(?: known)?|date(?: of birth)?|place|sincerely|signature|declaration|passport.*|nationality|marital status|gender|religion|father.*|address|home address|permanent address|phone|e-?mail|contact.*|references?|hobbies|interests?|personal (?:details|information)|other countries.*|curriculum vitae|resume|read|write|speak|basics|working knowledge|computer|studio|miscellaneous|misc|internal & external|(?:key )?responsibilities.*|technologies and frameworks|development areas|principles and practices|tools|languages|skills?|technical skills?|soft skills?|strengths?|summary|objective|profile|education|experience|personal|scale|basic|advanced|intermediate|beginner|fluent|native|level|year|grade|marks?|percentage|others?|personal (?:dossier|profile|data|skills|attributes|traits|inform\w+)|academic qualifications?|career (?:objective|summary|profile)|roll no.*|permanent|temporary|technical|it skills|key skills|core skills)$/i;
const DETAIL =
  /\b(?:passport|residency details|date of birth|apartment|street|road|nagar|mart?ial status|marital|nationality|dossier|birth ?date|blood group|pin ?code|p\.?o\.? box|district|religion|permanent address)\b|[-–]\s?\d{5,}|^[^\p{L}\p{N}]|^\d{5,6}$|#\s?\d|\b[IVX]* ?-\d+\b/iu;

/** Whether a text is the label of a field or a personal detail, and not a skill, certificate or interest. */
export const isFormField = (text: string): boolean => LABEL.test(text.trim()) || DETAIL.test(text);

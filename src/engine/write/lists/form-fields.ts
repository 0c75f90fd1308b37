/** Labels and headings of forms that are wrongly extracted as skills, certificates or interests. */

/** Regular-expression sources of whole labels and headings, by topic; commas separate alternatives. */
const LABELS = {
  languages: '(?:language|languages)(?: known)?, read, write, speak',
  person: `nationality, marital status, gender, religion, father.*, address, home address, permanent address, permanent,
    temporary, phone, e-?mail, contact.*, date(?: of birth)?, place, passport.*, other countries.*,
    personal, personal (?:details|information),
    personal (?:dossier|profile|data|skills|attributes|traits|inform\\w+)`,
  signature: 'sincerely, signature, declaration',
  document: `curriculum vitae, resume, summary, objective, profile, career (?:objective|summary|profile), education,
    academic qualifications?, experience, (?:key )?responsibilities.*, references?, hobbies, interests?`,
  skills: `skills?, technical skills?, soft skills?, it skills, key skills, core skills, technical, strengths?, tools,
    technologies and frameworks, development areas, principles and practices, internal & external, computer, studio`,
  level: `scale, level, basic, basics, working knowledge, beginner, intermediate, advanced, fluent, native`,
  marks: 'year, grade, marks?, percentage, roll no.*',
  rest: 'miscellaneous, misc, others?',
};
/** Words of personal details in any position; 'martial status' is a common misspelling. */
const DETAILS = `passport, residency details, date of birth, birth ?date, apartment, street, road, nagar, district,
  pin ?code, p\\.?o\\.? box, permanent address, mart?ial status, marital, nationality, religion, blood group, dossier`;
/** Numbers of telephones, postcodes, identity papers and chapters, and a beginning that is neither letter nor digit. */
const NOT_AN_ITEM_PATTERN = /[-–]\s?\d{5,}|^[^\p{L}\p{N}]|^\d{5,6}$|#\s?\d|\b[IVX]* ?-\d+\b/iu;

const alternativesOf = (list: string) => list.split(/,\s+/).join('|');

const FORM_LABEL_PATTERN = new RegExp(`^(?:${Object.values(LABELS).map(alternativesOf).join('|')})$`, 'i');
const FORM_DETAIL_PATTERN = new RegExp(`\\b(?:${alternativesOf(DETAILS)})\\b`, 'iu');

/** Whether a text is the label of a field or a personal detail, and not a skill, certificate or interest. */
export const isFormField = (text: string): boolean =>
  FORM_LABEL_PATTERN.test(text.trim()) || FORM_DETAIL_PATTERN.test(text) || NOT_AN_ITEM_PATTERN.test(text);

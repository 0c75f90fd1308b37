/** Chooses between 'a' and 'an'. */

/** Acronyms and letters whose first one is pronounced with a vowel: 'an MBA', 'an R&D team', 'an X-ray'. */
const VOWEL_LETTER_PATTERN =
  /^(?:[AEFHILMNORSX]\. ?[A-Z]|[AEFHILMNORSX]&[A-Z]|[FHLMNRSX]-[\p{L}\d]|[AEFHILMNORSX][A-Z]{1,4}\b|[AEFHILMNORSX][A-Z][a-z]?[A-Z]?\b|MSc|MPhil|MEng|LLB|LLM|[FHLMNRSX][B-DF-HJ-NP-TV-Z][A-Z]{0,2}[a-z]{2,})/u;

/** Acronyms that are pronounced as a word beginning with a consonant: 'a RAG chatbot'. */
const SPOKEN_WORD_PATTERN =
  /^(?:RAG|RAM|ROM|REST|ROS\d?|LAN|LAMP|SOAP|SAML|SIM|SCADA|SCRUM|SAFe|NASA|NATO|LIDAR|FAQ|MOOC|MERN|MEAN|MIS|LIMS|HIPAA|RAID|NIST)\b/;

/**
 * A word in capitals that is pronounced as a word: 'a FORK LIFT operator', 'a STEM teacher', and the letter U: 'a UI
 * designer'.
 */
const WORD_IN_CAPITALS_PATTERN =
  /^[FHLMNRSX][AEIOU][A-Z]{2,}\b|^(?:F[LR]|S[CHKLMNPQTW]|S[CPT][LR])[AEIOU][A-Z]+\b|^U[A-Z]{1,3}\b/;

/** A word whose first vowel is pronounced after a consonant: 'a utility', 'a European', 'a one-person team'. */
const CONSONANT_SOUND_PATTERN =
  /^(?:uni(?!n|m|d(?!ir))|use|usu|usa[bg]|util|utop|ura[ln]|ure|uri|uro|uru|ukr|uga|eu|ubi|one(?:\b|self)|once\b|UK\b|US\b|UN(?:ESCO|HCR)\b|u\b)/i;

/** A word with a silent 'h': 'an hour', 'an honest answer', 'an heir'. */
const SILENT_H_PATTERN = /^(?:hour|honou?r|hones|heir)/i;

/** A number or sum that begins with a vowel as it is spoken: '8-person', '$11M', '80%'. */
const VOWEL_NUMBER_PATTERN = /^(?:US|A|C)?[$€£]?(?:8[\d.,]*|1[18](?![\d.,]*\d)|1[18],\d{3})/;

/** The article 'a ' or 'an ' for an English noun phrase; '' if it begins with 'a', 'an', 'the' or 'one'. */
export function aOrAn(phrase: string): string {
  if (/^(?:a|an|the|one)\s/i.test(phrase)) return '';
  if (/^(?:US|A|C)?[$€£]?\d/.test(phrase)) return VOWEL_NUMBER_PATTERN.test(phrase) ? 'an ' : 'a ';
  if (SPOKEN_WORD_PATTERN.test(phrase) || WORD_IN_CAPITALS_PATTERN.test(phrase)) return 'a ';
  if (/^(?:MBA|MSc|MA|MS|MEng|MPhil)\b/.test(phrase) || VOWEL_LETTER_PATTERN.test(phrase)) return 'an ';
  if (CONSONANT_SOUND_PATTERN.test(phrase)) return 'a ';
  return /^[aeiou]/i.test(phrase.normalize('NFD')) || SILENT_H_PATTERN.test(phrase) ? 'an ' : 'a ';
}

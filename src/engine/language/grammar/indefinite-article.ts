/** Chooses between 'a' and 'an'. */

/** Acronyms whose first letter is pronounced with a vowel: 'an MBA', 'an SME'. */
const VOWEL_LETTER_PATTERN =
  /^(?:[AEFHILMNORSX]\. ?[A-Z]|[AEFHILMNORSX][A-Z]{1,4}\b|[AEFHILMNORSX][A-Z][a-z]?[A-Z]?\b|MSc|MPhil|MEng|LLB|LLM|[FHLMNRSX][B-DF-HJ-NP-TV-Z][A-Z]{0,2}[a-z]{2,})/;

/** Acronyms that are pronounced as a word beginning with a consonant: 'a RAG chatbot'. */
const SPOKEN_WORD_PATTERN =
  /^(?:RAG|RAM|ROM|REST|ROS\d?|LAN|LAMP|SOAP|SAML|SIM|SCADA|SCRUM|SAFe|NASA|NATO|LIDAR|FAQ|MOOC|MERN|MEAN|MIS|LIMS|HIPAA|RAID|NIST)\b/;

/** A word in capitals that is pronounced as a word: 'a FORK LIFT operator', and the letter U: 'a UI designer'. */
const WORD_IN_CAPITALS_PATTERN = /^[FHLMNRSX][AEIOU][A-Z]{2,}\b|^U[A-Z]{1,3}\b/;

/** A number or sum that begins with a vowel as it is spoken: '8-person', '$11M', '80%'. */
const VOWEL_NUMBER_PATTERN = /^(?:US|A|C)?[$€£]?(?:8[\d.,]*|1[18](?![\d.,]*\d)|1[18],\d{3})/;

/** The article 'a ' or 'an ' for an English noun phrase; '' if it begins with 'a', 'an', 'the' or 'one'. */
export function aOrAn(phrase: string): string {
  if (/^(?:a|an|the|one)\s/i.test(phrase)) return '';
  if (/^(?:US|A|C)?[$€£]?\d/.test(phrase)) return VOWEL_NUMBER_PATTERN.test(phrase) ? 'an ' : 'a ';
  if (SPOKEN_WORD_PATTERN.test(phrase) || WORD_IN_CAPITALS_PATTERN.test(phrase)) return 'a ';
  if (/^(?:MBA|MSc|MA|MS|MEng|MPhil)\b/.test(phrase) || VOWEL_LETTER_PATTERN.test(phrase)) return 'an ';
  if (/^(?:uni[^n]|use|eu|ubi|UK\b|US\b|u\b)/i.test(phrase)) return 'a ';
  return /^[aeiou]/i.test(phrase) || /^(?:hour|honou?r|heir)/i.test(phrase) ? 'an ' : 'a ';
}

/** Recognises abbreviations of certificates, as they occur after names and in prose: 'PMP', 'CISSP'. */
const LETTERS = [
  'PMP PgMP PfMP CAPM PMI-ACP PMI-RMP PRINCE2 CSM A-CSM CSPO A-CSPO PSM PSPO',
  'CISSP CISA CISM CRISC CGEIT CDPSE CEH OSCP CCSP CCSK CCIE CCNP CCNA RHCE RHCSA LPIC-1 LPIC-2 LPIC-3 LPIC-I LPIC-II LPIC-III CKA CKAD CKS MCSE TOGAF ITIL',
  'CPA CFA CMA CGMA CFE CFP ChFC CPCU CAIA FRM CAMS CTP ACCA FCCA ACA FCA ACMA FCMA CIMA CPIM CSCP CLTD CPSM',
  'SHRM-SCP SHRM-CP SPHR PHR GPHR CHRP CHRL CPHR MCIPD FCIPD CIPP/E CIPP/US CIPM CIPT CSSBB CSSGB LSSBB FACHE',
]
  .join(' ')
  .split(' ');
/** Abbreviations that are also names of methods and institutions, which the person may only know. */
const AMBIGUOUS_LETTERS = new Set(['ITIL', 'TOGAF', 'PRINCE2', 'CIMA', 'ACCA']);

const LETTER_SET = new Set(LETTERS);

/** The abbreviations as alternatives of a pattern. */
export const CERTIFICATE_ABBREVIATIONS_SOURCE = LETTERS.join('|');

/** Whether a word is the abbreviation of a certificate. */
export const isCertificateLetters = (word: string): boolean =>
  LETTER_SET.has(word.replace(/(?<![®™.])[®™.]+$/u, ''));

/** Whether an abbreviation names a certificate only, and not a method. */
export const isOnlyCertificate = (word: string): boolean =>
  isCertificateLetters(word) && !AMBIGUOUS_LETTERS.has(word.replace(/(?<![®™.])[®™.]+$/u, ''));

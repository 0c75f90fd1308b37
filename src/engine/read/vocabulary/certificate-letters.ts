/** Certificates that are known by their letters, as they stand after names and in prose: 'PMP', 'CISSP'. */
const LETTERS = [
  'PMP PgMP PfMP CAPM PMI-ACP PMI-RMP PRINCE2 CSM A-CSM CSPO A-CSPO PSM PSPO',
  'CISSP CISA CISM CRISC CGEIT CDPSE CEH OSCP CCSP CCSK CCIE CCNP CCNA RHCE MCSE TOGAF ITIL',
  'CPA CFA CMA CGMA CFE CFP ChFC CPCU CAIA FRM CAMS CTP ACCA FCCA ACA FCA ACMA FCMA CIMA CPIM CSCP CLTD CPSM',
  'SHRM-SCP SHRM-CP SPHR PHR GPHR CHRP CHRL CPHR MCIPD FCIPD CIPP/E CIPP/US CIPM CIPT CSSBB CSSGB LSSBB FACHE',
]
  .join(' ')
  .split(' ');
/** Those that are names of methods and institutions as well, which the person may only know. */
const METHODS = new Set(['ITIL', 'TOGAF', 'PRINCE2', 'CIMA', 'ACCA']);

const BY_WORD = new Set(LETTERS);

/** The letters as an alternative of a pattern. */
export const CERTIFICATE_LETTERS = LETTERS.join('|');

/** Whether a word is a certificate by its letters. */
export const isCertificateLetters = (word: string): boolean =>
  BY_WORD.has(word.replace(/(?<![®™.])[®™.]+$/u, ''));

/** Whether these letters name a certificate only and no method. */
export const isOnlyCertificate = (word: string): boolean =>
  isCertificateLetters(word) && !METHODS.has(word.replace(/(?<![®™.])[®™.]+$/u, ''));

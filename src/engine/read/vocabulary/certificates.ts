/** Words that identify certificates. */
import { isSchool } from './organisations';

/**
 * Text in or below a section of certificates that is not a certificate: form fields, addresses, degrees, driving
 * licences.
 */
const NO_CERTIFICATE =
  /^(?:passport|signature|declaration|place|date|city|company|mailing address|address|attached|enclosed|online courses|courses|certifications?|languages? known|nationality|personal|others?)\b(?:\s*(?:details|:).*)?$|\bdetails$|\bdriv(?:er|ing)['’]?s?['’]? licen[cs]e|führerschein|permis de conduire|permis b\b|carnet de conducir|patente b\b|^(?:mba|bachelor|b\.?tech|m\.?tech|b\.?sc|m\.?sc|ph\.?d)\b|^master(?:'s)? (?:of|in|degree)\b|^(?:achieved|(?:good |basic )?knowledge of|proficien\p{L}*|typing|intermediate|matriculation|high school|higher secondary|ssc|hsc)\b/iu;

/** Whether a text may name a certificate. */
export function isCertificate(text: string): boolean {
  const isSchoolAlone =
    isSchool(text) && !/certif|course|program|diplom|train|member|fellow|chartered/i.test(text);
  return (
    !NO_CERTIFICATE.test(text.trim()) && !isSchoolAlone && !/(?<!\bISO(?:\/IEC)?[ -]?)\b\d{5}\b/.test(text)
  );
}

/** The label of certificates among the skills: 'Certifications: ...'. */
export const CERTIFICATES_LABEL =
  /^(?:(?:professional |technical )?(?:certifications?|certificates?)(?: (?:include[sd]?|held))?|licen[cs]es(?: (?:&|and) certifications)?|zertifikate|certificats|certificaciones|certificações|certificazioni)\s*[:：]\s*(?=\S)/iu;

/** The same label in a cell of its own, without a colon. */
export const CERTIFICATES_CELL =
  /^(?:(?:professional |technical )?(?:certifications?|certificates?)|licen[cs]es(?: (?:&|and) certifications)?|zertifikate|certificats|certificaciones|certificações|certificazioni)\s*[:：]?$/iu;

/** Words for a kind of certificate, which are not the name of one. */
export const KIND_OF_CERTIFICATE =
  /^(?:Program(?:me)?|Certificat(?:e|ion)|Diploma|Course|Professional|Practitioner|Specialist|Associate|Expert|Consultant|Manager|Analyst|Administrator|Developer|Architect|Engineer|Foundation|Level|Training|Coach|Auditor|Examiner|Planner|Programm|Zertifikat|Programa|Formation)$/;

/** Words of certificates. */

/** A word that says what kind of certificate something is, and is none alone. */
export const KIND_OF_CERTIFICATE =
  /^(?:Program(?:me)?|Certificat(?:e|ion)|Diploma|Course|Professional|Practitioner|Specialist|Associate|Expert|Consultant|Manager|Analyst|Administrator|Developer|Architect|Engineer|Foundation|Level|Training|Coach|Auditor|Examiner|Planner|Programm|Zertifikat|Programa|Formation)$/;

/**
 * Tells the names of certificates from the texts beside them that are not certificates: issuers, schools, programmes
 * and memberships.
 */
import { isOnlyCertificate } from './certificate-letters';
import { isCoursePlatform } from './course-platforms';
import { isSchool } from './organisations';

/** Issuers of certificates that are recognised by their names alone. */
const ISSUERS = new Set(
  (
    'axelos|peoplecert|prosci|garp|pmi|ipma|gpm|isaca|isc2|(isc)²|(isc)2|asq|apics|ascm|finra|shrm|hrci|aicpa|nacd|iia|acfe|himss|comptia|' +
    'ec-council|giac|sans|scrum alliance|scrum.org|scaled agile|icagile|exin|apmg|tüv|tuv|dekra|ifa|ifrs|' +
    'google|microsoft|ibm|amazon|amazon web services|aws|oracle|cisco|meta|salesforce|hubspot|sap|vmware|red hat|linkedin|deeplearning.ai|' +
    'the linux foundation|linux foundation|general assembly|dale carnegie|franklincovey|franklin covey|vitalsmarts|ken blanchard'
  ).split('|'),
);

/** A website and nothing else: 'harbouracademy.no'. */
const WEBSITE_PATTERN = /^(?:www\.)?[\p{L}\d-]{3,40}\.(?:[a-z]{2}|com|org|net|edu|info|academy)$/u;

/** Whether a whole text is an issuer of certificates, a platform of courses or a website. */
export const isIssuer = (text: string): boolean =>
  ISSUERS.has(text.trim().toLowerCase()) || isCoursePlatform(text) || WEBSITE_PATTERN.test(text.trim());

/** Academies, foundations, chambers, and aid and inspection societies that give certificates, in several languages. */
const TRAINING_INSTITUTION_PATTERN =
  /\b(?:acad[eé]mi[ae]|academy|accademia|akademi[ae]|fundaci[oó]n|funda[cç][ãa]o|fondation|fondazione|stiftung|red cross|croix[- ]rouge|cruz (?:roja|vermelha)|croce rossa|rotes kreuz|johanniter|malteser|volkshochschule|handwerkskammer|t[üu]v|ihk|hwk|dekra|senac|senai|sebrae)(?![\p{L}])/iu;

/** Maximum number of words of an institution's name; longer texts are sentences about one. */
const MAX_INSTITUTION_WORDS = 5;

/** Whether a text is the name of an academy, chamber or society and nothing else: 'TÜV Süd', 'Croix-Rouge'. */
export const isTrainingInstitution = (text: string): boolean =>
  TRAINING_INSTITUTION_PATTERN.test(text) &&
  text.split(' ').length <= MAX_INSTITUTION_WORDS &&
  /^\p{Lu}/u.test(text) &&
  !CERTIFICATE_START_PATTERN.test(text) &&
  !saysCertificate(text);

/** Words that begin the name of a certificate though it ends like the name of a body: 'Fellow of the Institute'. */
const CERTIFICATE_START_PATTERN =
  /^(?:certifi|licen[cs]|fellow|accredited|registered|diplom|course|training|graduate|program|executive|associate|master|advanced)/iu;
const BODY_PATTERN =
  /(?:^|\s)(?:[Cc]orporation|CORPORATION|[Ss]ociety|SOCIETY|[Aa]ssociation|ASSOCIATION|[Ii]nstitut(?:e|ion)?|INSTITUTE|[Cc]ouncil|COUNCIL|[Aa]lliance|[Ff]ederation|[Cc]onsortium|[Bb]oard|BOARD)(?:\s?\([^()]{2,20}\))?$/u;
const BODY_OF_PATTERN =
  /^(?:State|Commonwealth|Province|Government|Ministry|Department)\sof\s\p{Lu}|^(?:[Tt]he\s)?(?:\p{Lu}[\p{L}.]+\s){0,3}(?:Association|Institute|Society|Council|Federation|University|Organi[sz]ation)\s(?:of|for)\s/u;

/** Whether a text is the name of a body and nothing else: 'Harbour Certification Corporation (HCC)'. */
export const isBody = (text: string): boolean => {
  const name = text.trim();
  return (
    !/[,:;|]|\s[–—-]\s|\blicen[cs]e\b|\bcertificate\b/iu.test(name) &&
    !CERTIFICATE_START_PATTERN.test(name) &&
    (BODY_PATTERN.test(name) || BODY_OF_PATTERN.test(name))
  );
};

/** A position in an association: 'Member, Nordhav Institute', 'Chair of the Oslo Chapter'. */
const MEMBERSHIP_PATTERN =
  /^(?:(?:active|associate|board|committee|corporate|executive|fellow|founding|former|full|honorary|individual|life|past|professional|senior|student|vice) ){0,2}(?:member(?:ship)?s?|chair(?:man|woman|person)?|president|treasurer|secretary|trustee|director|affiliate|volunteer|mitglied|vorsitzender?|membre|miembro|membro)(?:\s?[,:(–—-]|\s(?:of|at|in|since|and)\s|$)/iu;

/** Whether a text is a membership or an office and not a certificate. */
export const isMembership = (text: string): boolean => MEMBERSHIP_PATTERN.test(text.trim());

/** Words by which a text calls itself a certificate. */
const CERTIFICATE_WORDS_PATTERN =
  /\bcertifi(?:ed|cat(?:e|ion)s?)\b|\blicen[cs](?:ed?|ure)\b|\baccredit|\bchartered\b|zertifi|certificad[oa]|\bcertificat\b|\b(?:green|black|yellow|white) belt\b|\bscrum ?master\b|\bproduct owner\b|^series \d|^(?:itil|prince ?2|togaf)\b|\bprofessional engineer\b|\b(?:habilitation|caces)\b|\p{L}{4}schein(?![\p{L}])|(?:eignungs|sachkunde)prüfung\b|\bpatentino\b/iu;

/** A certificate named after its vendor and level, which needs no word for it: 'AWS Solutions Architect Associate'. */
const VENDOR_LEVEL_PATTERN =
  /^(?:AWS|Azure|Google Cloud|GCP|Microsoft|Oracle|Cisco|SAP|Salesforce|Red Hat|CompTIA|VMware|Kubernetes|HashiCorp|Databricks|Snowflake|IBM)(?: [\p{L}\d/&+-]+){0,6} (?:[–—-] )?\(?(?:Associate|Practitioner|Professional|Administrator|Expert|Foundations?|Fundamentals)\)?(?:\s?\([^()]{2,20}\))?$/u;

/**
 * Whether a text calls itself a certificate ('Six Sigma Black Belt'), is named after a vendor and level, or has the
 * abbreviation of a certificate at its start, in brackets or among words in capitals.
 */
export const saysCertificate = (text: string): boolean => {
  const trimmed = text.trim();
  return (
    !isMembership(trimmed) &&
    !isBody(trimmed) &&
    (CERTIFICATE_WORDS_PATTERN.test(trimmed) ||
      VENDOR_LEVEL_PATTERN.test(trimmed) ||
      isOnlyCertificate(/\(([^()]+)\)/u.exec(trimmed)?.[1] ?? '') ||
      isOnlyCertificate(/^[^\s,;:|()–—]+/u.exec(trimmed)?.[0] ?? '') ||
      (/^[\p{Lu}\d&/ -]{5,24}$/u.test(trimmed) && trimmed.split(' ').some(isOnlyCertificate)))
  );
};

/** Programmes of schools for executives: 'Advanced Management Program', 'Wharton CFO Program'. */
const PROGRAMME_PATTERN =
  /^(?:(?:\p{Lu}[\p{L}'’/&-]*|for|of|in|and|&) ){0,6}(?:Program|Programme|PROGRAM|PROGRAMME)(?: (?:in|for|on|of) .{2,60})?(?:\s?\([\p{Lu}\d -]{2,9}\))?$/u;
const EXECUTIVE_WORD_PATTERN =
  /\b(?:executive|management|manager|leadership|leaders?|directors?['’]?|cfo|ceo|cio|coo|cto|board|general|owners?|president|finance|strategy|innovation)\b/iu;
const COLLEGE_PATTERN = /\bDirectors['’]? (?:College|Consortium|Education)\b/u;

/** Maximum length of the name of a programme. */
const MAX_PROGRAMME_CHARACTERS = 89;

/** Whether a text is a programme of executive education and nothing else. */
export const isExecutiveProgramme = (text: string): boolean => {
  const name = text.trim();
  return (
    name.length <= MAX_PROGRAMME_CHARACTERS &&
    ((PROGRAMME_PATTERN.test(name) && EXECUTIVE_WORD_PATTERN.test(name)) || COLLEGE_PATTERN.test(name))
  );
};

/** Schools that are known by one word, before the name of a course. */
const COURSE_OF_SCHOOL_PATTERN =
  /^(?:MIT|Harvard|Stanford|Wharton|INSEAD|Kellogg|Columbia|Yale|Cornell|Oxford|Cambridge|IMD|IESE)(?: (?:for|of|in|and|&|\p{Lu}[\p{L}-]+)){2,}$/u;
const SCHOOL_WORD_PATTERN = /\b(?:university|college|school|institute|academy)\b/iu;

/** Whether a text is the course of a school that its first word names: 'MIT Supply Chain Analytics'. */
export const isCourseOfSchool = (text: string): boolean =>
  COURSE_OF_SCHOOL_PATTERN.test(text.trim()) && !SCHOOL_WORD_PATTERN.test(text);

/** Whether a text is an issuer of certificates: a body, an academy, a platform or a school. */
export const isCertificateIssuer = (text: string): boolean =>
  isIssuer(text) ||
  isBody(text) ||
  isTrainingInstitution(text) ||
  (isSchool(text) && !saysCertificate(text) && !isCourseOfSchool(text));

/** Vocational certificates of a level: 'NVQ Level 2 Mooring', 'RWL Level 1 Award for Harbour Crews'. */
const VOCATIONAL_CERTIFICATE_PATTERN =
  /^(?:\p{Lu}[\p{L}&]{1,9}\s(?:(?:and|&)\s\p{Lu}\p{L}+\s)?)?(?:(?:[NS]VQ\b)|(?:NVQ\s|QCF\s|RQF\s)?[Ll]evel\s(?:[1-4]|I{1,3}|[Oo]ne|[Tt]wo|[Tt]hree)\s(?:NVQ|[Aa]ward|[Cc]ertificate)\b)/u;
/** Licences to practise: 'CPA licence, State of Oregon', 'Licensed Attorney'; a French 'licence' is a degree. */
const LICENCE_PATTERN =
  /^(?:(?:\p{Lu}[\p{L}.&/-]*\s){1,5}[Ll]icen[cs](?:e|ure)\b(?!\s(?:en|de|in|ès|pro)\b)|[Ll]icensed\s\p{Lu}|[Aa]dmitted to (?:the )?(?:\p{Lu}\p{L}+\s)*[Bb]ar\b)/u;
/** Titles of professions that require an examination, as their names show. */
const CHARTERED_TITLE_PATTERN =
  /^(?:[Cc]hartered\s\p{Lu}|(?:project|program|portfolio) management professional\b)/iu;

/** Certificates that are known by words of their names: 'Six Sigma Green Belt', 'PRINCE2 Practitioner', 'Series 7'. */
const KNOWN_CERTIFICATE_PATTERN =
  /\b(?:green|black|yellow) belt\b|\bscrum ?master\b|\bproduct owner\b|^series \d|^(?:itil|prince ?2|togaf)\b|^professional engineer\b/iu;

/** Maximum length of a line that is taken for a certificate because of words of known ones. */
const MAX_KNOWN_CERTIFICATE_CHARACTERS = 99;

/**
 * Whether a line of a section of education names a certificate of a vocation or profession; a driving licence is none.
 */
export const isVocationalCertificate = (text: string): boolean =>
  VOCATIONAL_CERTIFICATE_PATTERN.test(text) ||
  (LICENCE_PATTERN.test(text) && !/\bdriv(?:er|ing)/iu.test(text)) ||
  CHARTERED_TITLE_PATTERN.test(text) ||
  (KNOWN_CERTIFICATE_PATTERN.test(text) && text.length <= MAX_KNOWN_CERTIFICATE_CHARACTERS) ||
  (isOnlyCertificate(/^[^\s,;:|()–—]+/u.exec(text)?.[0] ?? '') &&
    !/^\S+ (?:inter\b|intermediate|foundation|level|part)/iu.test(text));

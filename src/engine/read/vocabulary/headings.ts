/**
 * Recognises section headings of resumes in many wordings: known words in any order, ignoring spaces and case, and
 * whole headings in many languages.
 */

import { alphanumericKey } from '../../language/text/keys';
import { memoizeByText } from '../../language/text/memoize';
import { isCertificateLetters } from './certificate-letters';
import { foreignKinds } from './heading-words';
import type { SectionKind } from './section-kinds';

export type { SectionKind };

/** English words that determine the kind of a section. */
const DECIDING_WORDS: Record<Exclude<SectionKind, 'other'>, string> = {
  experience:
    'experience experiences employment employer employers career careers history work expreance exprience experiance experince experence expericence appointments assignments positions engagements roles internships internship articleship articleships',
  education:
    'education academic academics academical academia acadamic acedemic qualification qualifications degrees schooling scholastic scholastics studies educational educations',
  skills:
    'skills skill skillset competencies competences competency competence expertise proficiencies proficiency technologies technology tools toolkit toolbox strengths strength capabilities abilities specialties specialities specialisms stack software',
  certifications:
    'certifications certification certificates certificate certifcate certifcates certfications certificatins certs licenses licences licensure credentials accreditations accreditation accrediations accrediation accreditions',
  languages: 'languages language',
  interests: 'interests hobbies hobby interest pastimes passions leisure',
  projects: 'projects project portfolio',
  publications:
    'publications publication papers patents patent articles books presentations talks speaking writing',
  awards:
    'awards award honors honours honor recognition recognitions prizes scholarships fellowships accolades distinctions',
  highlights:
    'achievements accomplishments highlights contributions results impact impacts milestones successes wins outcomes',
  volunteering:
    'volunteer volunteering voluntary community charity nonprofit philanthropy civic boards advisory directorships directorship',
  references: 'references referees reference testimonials recommendations',
  contact: 'contact contacts details info personal links social connect',
  courses: 'courses coursework training trainings development workshops seminars learning',
  memberships: 'memberships membership affiliations affiliation associations clubs committees',
  industries: 'industries industry sectors sector domains',
  summary:
    'summary profile about objective objectives overview bio biography introduction statement background aboutme me myself mission',
};
/** Words that may accompany them without changing the kind. */
const ACCOMPANYING_WORDS =
  'and of the my in with to a for as open source freelance fractional interim permanent full part time fulltime operating private equity venture corporate entrepreneurial military naval non independent client side pro bono other additional more key core main technical professional executive personal relevant selected select recent latest earlier early previous prior current related leadership management business hard soft areas area focus information career functional major notable significant industry knowledge computer it digital general special top specific research teaching consulting board service services activities extracurricular record background working detailed list section on at media what i do who am vitae resume page continued cont ed profession overseas working industrial international past present responsibilities responsibility held profile review job carrier basic practical vocational organisational organizational position positions detail timeline synopsis accounts teaching workeing industry extra evolution proffessional proffesional profesional indusrial techinical transferable optional highest known scientific clinical legal field fields pursuits selection practice signature proven measurable quantified tangible snapshot glance senior analytical organizations organisations offices'.split(
    ' ',
  );
/**
 * Whole headings: those in other languages, and English ones of other words, or of another kind than their words say.
 */
const PHRASES: Partial<Record<SectionKind, string>> = {
  experience:
    'Berufliche Stationen|Berufliche Entwicklung|Beschäftigungsverhältnisse|Antecedentes laborales|Puestos desempeñados|Cargos desempeñados|Trabajos realizados|Expérience de travail|Emplois occupés|Antécédents professionnels|Werkverleden|Berufserfahrung|Beruflicher Werdegang|Berufliche Erfahrung|Werdegang|Arbeitserfahrung|Berufspraxis|Praktische Erfahrung|Expérience|Expériences|Expérience professionnelle|Expériences professionnelles|Parcours professionnel|Experiencia|Experiencia laboral|Experiencia profesional|Experiência|Experiência profissional|Experiências profissionais|Esperienza|Esperienze|Esperienza lavorativa|Esperienze lavorative|Esperienza professionale|Esperienze professionali|Werkervaring|Ervaring|Erfarenhet|Arbetslivserfarenhet|Yrkeserfarenhet|Erhvervserfaring|Arbeidserfaring|Yrkeserfaring|Doświadczenie|Doświadczenie zawodowe|İş Deneyimi|Deneyim|Опыт работы|Опыт|Трудовая деятельность|工作经历|工作经验|工作經歷|職歴|職務経歴|경력|경력사항|الخبرة|الخبرات|الخبرة العملية|ניסיון|ניסיון תעסוקתי|ניסיון מקצועי|Where I have worked|Work|Workplace|Workplaces|Professional Practice|Job History|Job Title History|Employment Chronology|Work Chronology|Companies Worked|Company Worked|Organizations Worked|Organisations Worked|Worked With|Jobs|Jobs Held|Latest Position|Latest Relevant Position|Relevant Position|Recent Position|Most Recent Position|Latest Role|Most Recent Role|Job Details|Organizational Highlights|Organisational Highlights|Organizational Experience|Organisational Experience|Organisation Experience|Organization Experience|Organizational Scan|Organisational Scan|Professional Scan|Experience Certificates|Field Experience|Site Experience|Company Experience|Company Details|Job Particulars|Service Record|Service Details|Employment Scan|Career Graph|Career Path|Career Contour|Career Snapshot|Working Details|Occupational Contour|Organizational Details|Organisational Details|Professional Exposure|Work Exposure|Business Exposure|Industrial Exposure|Work Profile|Job Profile|Working Profile|Career Review|Career Profile|Career Progression|Professional Progression|Professional Record|Employment Record|Positions of Responsibilities Held|Careers|Experience Profile|Military Service|Naval Service|Service in the Armed Forces|Ventures|Ventures Founded|Companies Founded|Jetzige Arbeit|Jetzige Tätigkeit|Aktuelle Arbeit|Aktuelle Tätigkeit|Derzeitige Tätigkeit|Gegenwärtige Tätigkeit|Arbeit in der Vergangenheit|Frühere Arbeit|Frühere Tätigkeit|Frühere Tätigkeiten|Bisherige Tätigkeiten|Poste actuel|Emploi actuel|Postes précédents|Emplois précédents|Trabajo actual|Empleo actual|Puesto actual|Trabajos anteriores|Empleos anteriores|Emprego atual|Empregos anteriores|Lavoro attuale|Impiego attuale|Lavori precedenti|Профессиональный опыт|Работа|Berufstätigkeit|Berufliche Laufbahn|Beruflicher Hintergrund|Bildung und berufliche Laufbahn|Expériences pro|Expérience pro|Historia zatrudnienia|Przebieg pracy zawodowej|Praca|Trayectoria profesional|Trayectoria|Trajetória profissional|Atuação profissional|Histórico profissional|Carriera|Percorso professionale|Loopbaan|Anställningar|Ansættelser|Pracovní zkušenosti|Pracovné skúsenosti|Munkahelyek|Szakmai tapasztalat|Experiență profesională|Εργασιακή εμπειρία|Досвід роботи',
  education:
    'Formación Intelectual|Estudios cursados|Estudios realizados|Datos académicos|Antecedentes académicos|Preparación académica|Opleidingen en diploma’s|Studies en diploma’s|Onderwijs|Academic Credentials|Basic Academic Credentials|Academic Credential|Educational Credential|Aus- und Weiterbildungen|Schul- und Berufsausbildung|Schule und Ausbildung|Studium und Ausbildung|Educational Credentials|Scholastic Credentials|Educational & Professional Credentials|Educational and Professional Credentials|Aus- und Weiterbildung|Academic Particulars|Educational Particulars|Academic Chronicle|Academic Vitae|Academic Forte|Academic Profile|Berufsausbildung|Schulische Ausbildung|Schule|Academic Credentials|Educational Credentials|Academic Certificates|Educational Certificates|Ausbildung|Bildung|Bildungsweg|Studium|Schulbildung|Akademische Ausbildung|Hochschulbildung|Formation|Formations|Études|Diplômes|Formation académique|Educación|Formación|Formación académica|Estudios|Formação|Formação acadêmica|Formação académica|Educação|Escolaridade|Istruzione|Formazione|Istruzione e formazione|Opleiding|Opleidingen|Utbildning|Uddannelse|Utdanning|Wykształcenie|Edukacja|Eğitim|Образование|教育|教育经历|教育背景|學歷|学歴|학력|학력사항|التعليم|المؤهلات|השכלה|לימודים',
  skills:
    'Personal Attributes|Technologie-Stack|Kenntnisse|Fähigkeiten|Kompetenzen|Fachkenntnisse|Kernkompetenzen|IT-Kenntnisse|EDV-Kenntnisse|Kenntnisse und Fähigkeiten|Compétences|Compétences clés|Compétences techniques|Savoir-faire|Habilidades|Aptitudes|Competencias|Conocimientos|Competencias clave|Habilidades técnicas|Competências|Conhecimentos|Principais competências|Competenze|Capacità|Competenze tecniche|Vaardigheden|Competenties|Kompetenser|Färdigheter|Kompetencer|Ferdigheter|Kompetanse|Umiejętności|Kompetencje|Yetenekler|Beceriler|Навыки|Ключевые навыки|Профессиональные навыки|技能|专业技能|スキル|기술|보유기술|스킬|المهارات|כישורים|מיומנויות|Computer proficiency|Destrezas|Savoir-être|Was ich kann|What I do|Tech Stack|Coding|Techs|OS & Techs|Connaissances|Connaissances techniques|Connaissances informatiques|Connaissances linguistiques et informatiques|Stack técnico|Stack tecnológico|Stack technique|Stack technologique|Stack tecnologico|Stack tecnica|Programmeertalen|Programmiersprachen|Lenguajes de programación|Langages de programmation|Linguaggi di programmazione|Linguagens de programação|Knowledge|Technical Knowledge|Professional Knowledge|Industry Knowledge|Computer Knowledge|IT Knowledge|Software Knowledge',
  certifications:
    'Bar Admission|Bar Admissions|Court Admissions|Medical Licensures|Professional Licensure|Board Certification|Course Certifications|Certification Courses|Certificate Courses|Certificações Adicionais|Certificaciones adicionales|Weitere Zertifikate|Zertifikate|Zertifizierungen|Certifications et licences|Certificats|Certificaciones|Certificados|Certificações|Certificazioni|Certificaten|Certificeringen|Certifikat|Certifieringar|Certifikater|Sertifiseringer|Certyfikaty|Sertifikalar|Сертификаты|证书|资格证书|資格|자격증|الشهادات|תעודות|הסמכות',
  languages:
    'Langues parlées|Lingue straniere|Sprachen|Sprachkenntnisse|Fremdsprachen|Langues|Idiomas|Lingue|Talen|Språk|Sprog|Języki|Języki obce|Diller|Yabancı Dil|Языки|Знание языков|语言|语言能力|語学|言語|외국어|언어|اللغات|שפות',
  interests:
    "Interessen|Hobbys|Free Time|Spare Time|Leisure Pursuits|Temps libre|Tiempo libre|Tempo libero|Freizeit|Vrije tijd|Fritid|Увлечения|Хобби и интересы|Hobbies und Interessen|Hobbys und Interessen|Centres d'intérêt|Centres d’intérêt|Loisirs|Intérêts|Intereses|Aficiones|Interesses|Interessi|Interesses pessoais|Hobby's|Intressen|Interesser|Zainteresowania|Hobiler|İlgi Alanları|Интересы|Хобби|兴趣爱好|趣味|취미|الاهتمامات|תחביבים",
  projects:
    'Projects and Products|Products and Projects|Projekte|Projets|Proyectos|Projetos|Progetti|Projecten|Projekt|Projekter|Projekty|Projeler|Проекты|项目经历|项目经验|プロジェクト|프로젝트|المشاريع|פרויקטים',
  publications:
    'Publikationen|Veröffentlichungen|Publicaciones|Publicações|Pubblicazioni|Publicaties|Publikationer|Публикации|出版物|논문',
  awards:
    'Auszeichnungen|Preise|Ehrungen|Prix|Distinctions|Récompenses|Premios|Reconocimientos|Prêmios|Premi|Riconoscimenti|Onderscheidingen|Utmärkelser|Nagrody|Ödüller|Награды|荣誉|获奖情况|受賞歴|수상|수상경력|الجوائز|פרסים',
  highlights: 'Erfolge|Wichtigste Erfolge|Réalisations|Logros|Conquistas|Realizações|Risultati',
  volunteering:
    'Ehrenamt|Ehrenamtliches Engagement|Engagement|Bénévolat|Voluntariado|Trabalho voluntário|Volontariato|Vrijwilligerswerk|Ideellt arbete|Frivilligt arbejde|Wolontariat|Gönüllülük|Волонтерство|Mandates|Mandate|Governance|Other Activities|Andere activiteiten|Nevenactiviteiten|Sonstige Aktivitäten|Weitere Aktivitäten|Autres activités|Otras actividades|Altre attività|Outras atividades|Board Memberships|Board Membership|Board Memberships and Directorships',
  references:
    'Ref|Refs|Referenzen|Références|Referencias|Referências|Referenze|Referenties|Referenser|Referencer|Referencje|Referanslar|Рекомендации|Referencias personales|Referencias laborales|Referencias familiares|Referencias profesionales|Referencias comerciales|Referencias personales y laborales|Referencias personales y familiares|Referencias laborales y personales|Referencias familiares y personales|Referências pessoais|Referências profissionais|Références professionnelles|Referenze personali|Referenze professionali',
  contact:
    'Personal Dossier|Personal Vitae|Personal Memoranda|Personal Minutiae|Kontakt|Kontaktdaten|Persönliche Daten|Persönliche Angaben|Personalien|Zur Person|État civil|Coordonnées personnelles|Informations personnelles|Informations de contact|Coordonnées|Contacto|Datos de contacto|Información de contacto|Datos personales|Información personal|Contato|Dados de contato|Dados de contacto|Informações de contato|Informações pessoais|Dados pessoais|Contatti|Dati di contatto|Recapiti|Dati personali|Informazioni personali|Persoonlijke gegevens|Personuppgifter|Kontaktoplysninger|Dane osobowe|Dane kontaktowe|İletişim|Контакты|联系方式|個人資料|连絡先|연락처|التواصل|פרטים אישיים|Get in touch|Find me online|Profiles|Address|Phone|E-mail|Email|Website',
  courses:
    'Weiterbildung|Weiterbildungen|Zusatzqualifikationen|Zusatzausbildung|Seminare und Schulungen|Fortbildung|Formations complémentaires|Cursos|Formación complementaria|Corsi|Cursussen|Kurser|Kursy i szkolenia|Kurslar|Курсы|Повышение квалификации|Повышение квалификации, курсы|培训',
  // Sections of documents that Quarterdeck exports: stories and terms are not roles.
  other: 'Engagement terms|Case stories|Additional Information|Other Information',
  memberships: 'Mitgliedschaften|Affiliations|Afiliaciones|Associações|Adesioni',
  summary:
    'Synopsis|Professional Synopsis|Career Synopsis|Executive Synopsis|Professional Snapshot|Zusammenfassung|Something about me|Обо мне|Об авторе|Про мене|Über meine Person|Qui suis-je|Quem sou|Quién soy|O mně|O mne|Rólam|Despre mine|Profilul meu|Bemutatkozás|Shrnutí|Profiili|Profil|Kurzprofil|Über mich|Berufsprofil|Profil professionnel|À propos|À propos de moi|Résumé|Résumé professionnel|Perfil|Perfil profesional|Perfil profissional|Resumen|Resumen profesional|Extracto|Sobre mí|Resumo|Resumo profissional|Sobre mim|Sobre|Profilo|Profilo professionale|Riepilogo|Chi sono|Profiel|Samenvatting|Over mij|Sammanfattning|Om mig|Profiltekst|Om meg|Podsumowanie|Profil zawodowy|O mnie|Özet|Hakkımda|О себе|Профиль|自我评价|个人简介|自我介绍|概要|自己PR|자기소개|소개|요약|الملخص|نبذة عني|תקציר|אודות|Who I am|Value Proposition',
};

/** Headings of what a person looks for, which is neither a skill nor a part of the career. */
const WISHES_PATTERN =
  /^(?:suitable|preferred|target|desired|ideal) (?:industries|sectors|roles|positions|jobs|job titles)\s*:?$/iu;

/** Whether a heading names what a person looks for: 'Suitable industries', 'Target roles'. */
export const namesWishes = (heading: string): boolean => WISHES_PATTERN.test(heading.trim());

const KIND_BY_WORD = new Map(
  Object.entries(DECIDING_WORDS).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [word, kind as SectionKind] as const),
  ),
);
const KIND_BY_PHRASE = new Map(
  Object.entries(PHRASES).flatMap(([kind, phrases]) =>
    phrases.split('|').map((phrase) => [alphanumericKey(phrase), kind as SectionKind] as const),
  ),
);
const HEADING_WORDS = [...KIND_BY_WORD.keys(), ...ACCOMPANYING_WORDS].sort((a, b) => b.length - a.length);
const KNOWN_WORDS = new Set(HEADING_WORDS);
const ONLY_HEADING_WORDS_PATTERN = new RegExp(`^(?:${HEADING_WORDS.join('|')})+$`);
const WORD_OF_HEADINGS_PATTERN = new RegExp(HEADING_WORDS.join('|'), 'g');
/**
 * Words that decide only if no other word does: 'Technical background', 'Personal projects', 'Career
 * summary'.
 */
const WEAK_WORDS = new Set(
  'academic academics details career work history background personal details info technology technologies tools software development learning training community writing mission portfolio reference roles record'.split(
    ' ',
  ),
);

/** A total duration after a heading: 'Professional Experience : 6+ years'. */
const TOTAL_DURATION_PATTERN =
  /(?<=experience)\s?[:–-]?\s?\d{1,2}\+?\s?(?:years?|yrs?|months?)\b.{0,12}$|(?<=опыт работы)\s?[:—–-]\s?\d{1,2} (?:лет|год|мес)\p{L}*.{0,14}$/iu;
/** The word 'experience' in other spellings: 'EXPRINCE', 'Expirience'. */
const MISSPELT_EXPERIENCE_PATTERN = /\bexp\p{L}{2,6}(?:nce|ncy|cne)s?\b/iu;

/** Other words of headings that are often misspelt, by their beginnings and ends: 'EDUCITIONAL', 'QUALIFFICATIONS'. */
const MISSPELT_WORDS_PATTERN =
  /\b(?:edu\p{L}{2,6}t?ion(?:al)?|acc?ad\p{L}{2,4}c|quali\p{L}{4,8}ons?|tech\p{L}{2,5}c[ai]l|prof\p{L}{3,6}nal|int(?:e)?re?i?sts?|sum+[ea]r+y|lang\p{L}{2,4}ges?|comp\p{L}{4,6}nc(?:y|ies))\b/giu;
const SPELLINGS =
  'education educational academic qualification qualifications technical professional interest interests summary language languages competency competencies'.split(
    ' ',
  );
/** The correct form of a misspelt word: the known one with its beginning and its end. */
const correctSpelling = (word: string): string =>
  SPELLINGS.includes(word.toLowerCase())
    ? word
    : (SPELLINGS.find((known) => isSpelling(known, word.toLowerCase())) ?? word);
const isSpelling = (known: string, word: string) =>
  known.slice(0, 3) === word.slice(0, 3) &&
  known.slice(-2) === word.slice(-2) &&
  Math.abs(known.length - word.length) <= 2;

/** A participle after a heading of trainings or certificates: 'Trainings/Courses attended'. */
const ATTENDED_PATTERN =
  /(?<=\b(?:trainings?|courses?|workshops?|seminars?|certifications?|certificates?)),?\s+(?:(?:have )?(?:attended|completed|undergone|undertaken|obtained|received|taken|done))$/iu;

/** The subject of trainings: 'Certifications & Safety Training'. */
const TRAINING_SUBJECT_PATTERN =
  /\b(?:(?:health,? |fire )?(?:&|and )?\s?safety|hse|ehs|compliance) (?=(?:training|course|certifi)\p{L}*$)/iu;

/** Words before a whole heading that do not change its kind: 'Previous Organisational Details'. */
const QUALIFIER_PATTERN = /^(?:current|present|previous|past|my|brief)\s+/i;

/** Words before the certificates that a section lists: 'Links to My Certificates', 'Liens vers mes certificats'. */
const LINKS_TO_PATTERN =
  /^\W*(?:(?:hyper|web)?links?|liens?|enlaces|ligações|collegamenti)\s+(?:to|zu|vers|a|para|ai|voor)\s+(?:(?:my|all|the|meinen|mes|mis|(?:os )?meus|miei|mijn)\s+)?(?=\p{L})/iu;
/** Such words that decide elsewhere: 'Overview of my Certificates' is a list, 'Summary of Experience' is prose. */
const LIST_OF_PATTERN =
  /^\W*(?:overview|summary|details|highlights|selection|record)\s+of\s+(?:(?:my|all|the)\s+)?(?=\p{L})/iu;

/** The kinds that a heading names, in the order of its words; empty if the text is not a known heading. */
export const sectionKinds = memoizeByText((text): readonly SectionKind[] => {
  const certificates = [LINKS_TO_PATTERN, LIST_OF_PATTERN]
    .filter((pattern) => pattern.test(text))
    .map((pattern) => kindsAsSpelt(text.replace(pattern, '')))
    .find(([kind]) => kind === 'certifications');
  if (certificates) return certificates;
  if (namesWishes(text)) return ['other'];
  const kinds = kindsAsSpelt(text);
  if (kinds.length > 0 || text.length > MAX_HEADING_CHARACTERS) return kinds;
  const corrected = text.replace(MISSPELT_WORDS_PATTERN, correctSpelling).replace(ICON_LETTER_PATTERN, '');
  return corrected === text ? kinds : kindsAsSpelt(corrected);
});

/** The letter as which an icon before a heading is read: 'đ Expérience', 'ŵFormation'. */
const ICON_LETTER_PATTERN = /^(?:\p{L} +(?=\p{Lu}\p{L}{3})|[\u0100-\u024f](?=\p{Lu}\p{Ll}{3}))/u;
/** Maximum number of characters, and of words, of a heading. */
const MAX_HEADING_CHARACTERS = 60;
const MAX_HEADING_WORDS = 7;

/** The label of a post with its title: 'Position: Career Development Executive'. */
const LABELLED_TITLE_PATTERN =
  /^(?:position|designation|job title|title|role|post)(?: held)?\s?[:：]\s*[-–]?\s*\p{L}/iu;

function kindsAsSpelt(text: string): readonly SectionKind[] {
  if (isCertificateName(text) || LABELLED_TITLE_PATTERN.test(text)) return [];
  const cleaned = text
    .replace(/(?:(?<!\s)\s+)?\([^()]{1,40}\)(?:\s?[:–-]{1,2})?$/, '')
    .replace(TOTAL_DURATION_PATTERN, '')
    .replace(/(?<![\s:：|_.–—-])[\s:：|_.–—-]+$/u, '')
    .replace(/^(?:\d{1,2}[.)]|[IVX]{1,4}\.)\s+/, '')
    .replace(MISSPELT_EXPERIENCE_PATTERN, 'experience')
    .replace(ATTENDED_PATTERN, '')
    .replace(TRAINING_SUBJECT_PATTERN, '')
    .trim();
  // The end of a remark in brackets that begins in the line above: '(Market Research' over 'Projects)'.
  if (/^[^()]*\)/.test(cleaned)) return [];
  if (
    cleaned.length > MAX_HEADING_CHARACTERS ||
    cleaned.split(/\s+/).length > MAX_HEADING_WORDS ||
    /[;.!?@]\s|\d{2}/.test(cleaned)
  )
    return [];
  const folded = alphanumericKey(cleaned);
  const phrase =
    KIND_BY_PHRASE.get(folded) ?? KIND_BY_PHRASE.get(alphanumericKey(cleaned.replace(QUALIFIER_PATTERN, '')));
  if (phrase) return [phrase];
  if (/,\s/.test(cleaned) && !THREE_KINDS_PATTERN.test(cleaned)) return listedKinds(cleaned);
  // Alone, without a colon, the word is a column header in a table of schools.
  if (folded === 'qualification') return /[:：]\s*-?$/u.test(text) ? ['education'] : [];
  if (folded.length < 4 || !ONLY_HEADING_WORDS_PATTERN.test(folded)) {
    if (PROJECTS_PATTERN.test(cleaned)) return ['projects'];
    const kinds = partKinds(cleaned);
    return kinds.length > 0 ? kinds : foreignKinds(folded);
  }
  const decidingWords = wordsOf(cleaned, folded).filter((word) => KIND_BY_WORD.has(word));
  const strong = decidingWords.filter((word) => !WEAK_WORDS.has(word));
  const kinds = (strong.length > 0 ? strong : decidingWords).map(
    (word) => KIND_BY_WORD.get(word) as SectionKind,
  );
  return [...new Set(HISTORY_PATTERN.test(cleaned) ? ['experience' as const, ...kinds] : kinds)];
}

/** A career, whatever else its section has: 'Career History & Achievements'. Either word alone may be about less. */
const HISTORY_PATTERN = /\b(?:career|work|job|professional)\s+history\b/iu;

/** The words of a heading; where its spaces are lost or are between letters, those that its letters make. */
function wordsOf(heading: string, folded: string): string[] {
  const words = heading
    .split(/[^\p{L}]+/u)
    .map(alphanumericKey)
    .filter((word) => word !== '');
  return words.every((word) => KNOWN_WORDS.has(word))
    ? words
    : [...folded.matchAll(WORD_OF_HEADINGS_PATTERN)].map((match) => match[0]);
}

/** A heading of three kinds: 'Education, Training & Certifications'. */
const THREE_KINDS_PATTERN =
  /^\p{Lu}[\p{L} ]{2,30}, \p{Lu}[\p{L} ]{2,30},? (?:&|and|AND|und|et|y) \p{Lu}[\p{L} ]{2,30}$/u;

/** Whether a text of words of headings is the name of a certificate: 'Project Management Professional (PMP)'. */
const isCertificateName = (text: string) =>
  isCertificateLetters(/\(([^()]{2,10})\)\W*$/u.exec(text)?.[1] ?? '') ||
  /^project management (?:professional|institute)\b/iu.test(text);

/** A heading of projects in capitals: 'AI & INNOVATION PROJECTS', 'PROJETS DIGITAUX'. */
const PROJECTS_PATTERN =
  /^\p{Lu}[\p{Lu}&/ -]{1,40} (?:PROJECTS|PROJETS|PROJEKTE|PROYECTOS|PROJETOS|PROGETTI)$|^(?:PROJETS|PROYECTOS|PROJETOS|PROGETTI) [\p{Lu}&/ -]{2,50}$/u;

/** The kinds of a heading that lists three in another language: 'Formação acadêmica, certificados e cursos'. */
function listedKinds(text: string): SectionKind[] {
  const parts =
    /^(\p{Lu}[\p{L} ]{3,30}), ([\p{L} ]{3,30}) (?:und|et|y|e|en|och|og|i) ([\p{L} ]{3,30})$/u.exec(text);
  const kinds = parts?.slice(1).map((part) => {
    const folded = alphanumericKey(part);
    return KIND_BY_PHRASE.get(folded) ?? foreignKinds(folded)[0];
  });
  return kinds?.every((kind) => kind !== undefined) ? [...new Set(kinds as SectionKind[])] : [];
}

/**
 * The kinds of a heading with two or three parts that are each known: 'Formation & Certificats', 'Sprachen und
 * Interessen'.
 */
function partKinds(text: string): SectionKind[] {
  const parts = text.split(
    /(?:(?<!\s)\s+)?(?:&|\/|\+|\bund\b|\bet\b|\by\b|\be\b|\bund\b|\band\b|\ben\b|\boch\b|\bog\b|\bi\b|(?<!\p{L})и(?!\p{L}))\s*/iu,
  );
  if (parts.length < 2 || parts.length > 3) return [];
  const kinds = parts.map(
    (part) => KIND_BY_PHRASE.get(alphanumericKey(part)) ?? KIND_BY_WORD.get(alphanumericKey(part)),
  );
  return kinds.every((kind) => kind !== undefined) ? [...new Set(kinds as SectionKind[])] : [];
}

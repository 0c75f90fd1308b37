/** Headings in other words, languages and spellings. */
import { expect, it } from 'vitest';
import { type SectionKind, sectionKinds } from './headings';

const HEADINGS: Partial<Record<SectionKind, string>> = {
  education:
    'ONDERWIJS|AUS- UND WEITERBILDUNGEN|EDUCITIONAL BACKGROUND:|ACADEMIC QUALIFFICATION|Academic Credential|Utbildning och kurser|Vzdělání|Tanulmányok|Educație și formare|Titulaciones|Historial académico|ŵFormation|Formação acadêmica, certificados e cursos|Formation, certificats et langues|Formación intelectual|Estudios realizados|Studies en diploma’s',
  skills:
    'Навыки и языки|Destrezas|STRENGTH:|Techincal Skills|UMIEJĘTNOŚCI MIĘKKIE|NARZĘDZIA I TECHNOLOGIE|COMPÉTENCES ET SAVOIR-FAIRE|Personal Attributes|Dovednosti|Умения|Особисті навички|Ключевые навыки|CORE COMPENTENCIES|Technologie-Stack|LANGAGES',
  languages:
    'LANGUAGES KNOWN|Språkkunskaper|Jazykové znalosti|Nyelvtudás|Мови|Compétences linguistiques|Competenze linguistiche|Competencias lingüísticas|Competências linguísticas|Kompetencje językowe|Sprachliche Kenntnisse|Языковые навыки|SPRACHE|Langues parlées',
  interests:
    'INTÉRÊTS ET LOISIRS|Centres d’intérêts|INTREST AND HOBBIES:|Field of Interests|Leisure Pursuits|Fritidsintressen|Увлечения',
  experience:
    'FREIBERUFLICHE TÄTIGKEIT|Berufserfahrung im Angestelltenverhältnis|POZOSTAŁE DOŚWIADCZENIE|Experiencia Educativa y Formadora|Arbejdserfaring|EXPERIÊNCIA PROFISSIONAL|JETZIGE ARBEIT|Arbeit in der Vergangenheit|Poste actuel|Empleo actual|Lavoro attuale|ESPERIENZE LAVORATIVE E DI STAGE|Historial de trabajo|Expériences antérieures|Principais experiências profissionais|Carrière|Профессиональный опыт|CAREER HISTORY & ACHIEVEMENTS|Work history and highlights|Опыт работы — 13 лет 9 месяцев|đ Expérience professionnelle|Beroepservaring|Antecedentes laborales|Mes expériences',
  projects: 'PROJETS DIGITAUX & DELIVERY|AI & INNOVATION PROJECTS',
  highlights: 'CAREER ACHIEVEMENTS|SIGNATURE IMPACT|Career Milestones|Selected Wins',
  awards: 'Awards and Fellowships',
  memberships: 'Memberships and Committees',
  certifications:
    'Links to My Certificates|Liens vers mes certificats|Enlaces a mis certificados|Links zu meinen Zertifikaten|Overview of Certifications',
  volunteering: 'OTHER ACTIVITIES|ANDERE ACTIVITEITEN|Sonstige Aktivitäten|Autres activités',
  references: 'REFERENCIAS FAMILIARES|REFERENCIAS LABORALES|Références professionnelles',
  summary: 'Summary of Experience|CAREER OBJECTIVES|Something About Me|Обо мне|Despre mine',
};

it.each(
  Object.entries(HEADINGS).flatMap(([kind, headings]) =>
    headings.split('|').map((heading) => [heading, kind]),
  ),
)('%s is a heading of %s', (heading, kind) => {
  expect(sectionKinds(heading)[0]).toBe(kind);
});

it.each([
  'Arbeit',
  'Frühere Werke',
  'Datos',
  'Personal Information',
  'Italia',
  'Data',
  'Academy',
  'INFORMATIQUE',
])('%s is not a heading of these sections', (text) => {
  expect(Object.keys(HEADINGS)).not.toContain(sectionKinds(text)[0]);
});

it('a heading of languages and other skills is of both', () => {
  expect(sectionKinds('Compétences linguistiques et informatiques')).toEqual(['languages', 'skills']);
  expect(sectionKinds('Kompetencje językowe')).toEqual(['languages']);
});

it('links to other things than certificates are contact data', () => {
  expect(sectionKinds('Links to my Work')[0]).toBe('contact');
});

it('a labelled title is not a heading, whatever its words', () => {
  expect(sectionKinds('Position: Career Development Executive (May/12 – Oct/13)')).toEqual([]);
});

it.each([
  'PRACTICE/ARTICLESHIP',
  'Permanent Positions',
  'Operating Roles',
  'Full-time roles',
  'Private Equity Experience',
])('a heading begins a section of work experience: %s', (text) => {
  expect(sectionKinds(text)).toEqual(['experience']);
});

it.each(['DATOS DE CONTACTO', 'Información personal', 'Dados de contato', 'Informations personnelles'])(
  'a heading begins the contact data: %s',
  (text) => {
    expect(sectionKinds(text)).toEqual(['contact']);
  },
);

it('the end of a remark in brackets is not a heading', () => {
  expect(sectionKinds('Projects')).not.toEqual([]);
  expect(sectionKinds('Projects)')).toEqual([]);
});

it.each([
  ['CERTIFICATIONS & SAFETY TRAINING', ['certifications']],
  ['CERTIFICATIONSANDACCREDIATIONS', ['certifications']],
  ['Trainings/Courses attended', ['courses']],
  ['Certificates obtained', ['certifications']],
  ['QUALIFICATION:', ['education']],
  ['Qualification', []],
])('the heading "%s" is one of %j', (heading, kinds) => expect(sectionKinds(heading)).toEqual(kinds));

it('a heading in capitals that ends with projects is one of projects', () => {
  expect(sectionKinds('AI & INNOVATION PROJECTS (Proof-of-Concept / Side Projects)')).toEqual(['projects']);
  expect(sectionKinds('Harbour projects')).toEqual([]);
});

it.each([
  ['EXPÉRIENCESETPROJETSSÉLECTIONNÉS', ['experience', 'projects']],
  ['Berufliche Tätigkeiten', ['experience']],
  ['PRAKTISCHE ERFAHRUNGEN', ['experience']],
  ['Practical experience', ['experience']],
  ['PRIXETDISTINCTIONS', ['awards']],
  ['Zusätzliche Kenntnisse', ['skills']],
  ['Kluczowe umiejętności', ['skills']],
  ['Reconocimientos y Conferencias', ['awards', 'publications']],
  ['CERTIFICATIONS & EDUCATIONS', ['certifications', 'education']],
  ['PROFFESSIONAL SUMMARY', ['summary']],
  ['Business Exposure', ['experience']],
  ['Schulische Laufbahn', ['education']],
  ['Parcours universitaire', ['education']],
  ['CAREER SUMMARY', ['summary']],
  ['S K I L L S', ['skills']],
])('the heading "%s", composed of known words, is one of %j', (heading, kinds) =>
  expect(sectionKinds(heading)).toEqual(kinds),
);

it('a heading may be one of two kinds of section', () => {
  expect(sectionKinds('Diplômes et certifications')).toEqual(['education', 'certifications']);
});

it('a heading of professional aims is none of work', () => {
  expect(sectionKinds('Berufliche Ziele')).toEqual([]);
});

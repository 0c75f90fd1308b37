/** Tells labels that name a kind or a level of skills from those that are skills themselves. */
import { anyOf } from '@/engine/language/text/word-lists';

/** Labels that name a kind or a level of skills, or nothing in particular, and are not skills themselves. */
const GENERAL_LABEL_PATTERN = anyOf(
  [
    '(?:programming |coding |scripting |spoken |foreign )?languages?|tools?(?: (?:and|&) .*)?',
    'frameworks?|libraries|frameworks? .*|technolog(?:y|ies)|platforms?|databases?|operating systems?',
    String.raw`software|hardware|methodolog(?:y|ies)|methods|other|others|misc\w*|general|additional|proficient`,
    'competent|expert|advanced|intermediate|basic|familiar|beginner|experienced|hard skills?',
    'soft skills?|technical(?: skills?)?|skills?|core|interpersonal|key skills?|it|web|os|ide|ides',
    'areas|specialties|sprachen|technologien|tools und technologien|(?:web|application|app) servers?|kenntnisse|herramientas|lenguajes|outils',
    '(?:conoscenz[ae]|conocimientos?|conhecimentos?|kenntnisse|connaissances?) (?:avan[zc]at[aeio]|avanzados?|avançados?|intermedi[aeo]s?|di base|b[áa]sic[ao]s?|buon[aeo]|approfondit[aeo])',
    'langages|keywords|concepts|core|further|more|main|various',
    String.raw`(?:mother tongue|other language|language)s?(?:\(s\))?`,
    '(?:technical|computer|digital|social|organi[sz]ational|communication|managerial|job-related|artistic|personal|other)(?: [a-z/-]+)? skills(?: and)?(?: competences)?',
    'competences|(?:basis|goede |uitstekende )?kennis(?: van)?|andere|overige?|sonstiges?|weitere|autres?|divers|otr[ao]s|outr[ao]s|altr[eio]|(?:zusätzliche|weitere) qualifikationen|(?:additional|other|further) (?:qualifications|information)',
  ],
  { before: '^', after: '$', flags: 'i' },
);

/** Labels of lists of tools in several languages. */
const TOOLS_LABEL_PATTERN = anyOf(
  [
    '(?:programming|coding|scripting|markup|query|computer|web) languages?|languages? and frameworks?',
    '(?:software|technical|it|design|office|learning|data|web|cloud|development|productivity) (?:tools?|technolog(?:y|ies)|software|platforms?)',
    '(?:tools?|software|technolog(?:y|ies)|frameworks?|libraries|databases?|operating systems?)(?:(?: and |, | & | / )(?:tools?|software|technolog(?:y|ies)|frameworks?|libraries|platforms?|databases?))*',
    '(?:technical|computer|it|software|digital) skills?|(?:tools?|technologies|software)(?: (?:used|known))?',
    '(?:langages?|technologies|logiciels?|outils?|environnements?|ide)(?:(?:,| et| &| /)? (?:de programmation|de d[ée]veloppement|informatiques?|techniques?|bureautiques?|(?:de )?(?:design|conception)|web|logiciels?|outils?|langages?|frameworks?|utilis[ée]e?s?|ma[iî]tris[ée]e?s?))*',
    'programmiersprachen|programmierung|werkzeuge|datenbanken|betriebssysteme|(?:edv|it|pc)-?kenntnisse|softwarekenntnisse',
    'lenguajes(?: de programaci[óo]n)?|herramientas(?: inform[áa]ticas)?|bases de datos|tecnolog[íi]as(?: utilizadas)?',
    'linguaggi(?: di programmazione)?|strumenti(?: informatici)?|tecnologie(?: utilizzate)?|software utilizzati',
    'linguagens(?: de programa[çc][ãa]o)?|ferramentas|tecnologias(?: utilizadas)?|bancos? de dados',
    'programmeertalen|gereedschap(?:pen)?|databanken|besturingssystemen',
  ],
  { before: '^', after: String.raw`\s?:?$`, flags: 'iu' },
);

/** Whether a label names a kind or a level of skills, or nothing in particular, and no skill: 'Tools', 'Advanced'. */
export const saysNoSkill = (label: string): boolean =>
  GENERAL_LABEL_PATTERN.test(label) || TOOLS_LABEL_PATTERN.test(label);

/** Whether a label says that tools or languages of programming are listed after it. */
export const namesKindOfSkills = (label: string): boolean =>
  TOOLS_LABEL_PATTERN.test(label) && !/^(?:languages?|langages?)$/iu.test(label);

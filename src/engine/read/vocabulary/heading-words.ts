/** Words that headings in other languages than English are composed of, folded as `alphanumericKey` does. */
import type { SectionKind } from './section-kinds';

/** Words that decide what a section is. */
const DECIDING_WORDS: Partial<Record<SectionKind, string>> = {
  experience:
    'berufserfahrung berufserfahrungen erfahrung erfahrungen berufspraxis tatigkeit tatigkeiten beschaftigung beschaftigungen berufstatigkeit anstellungen praktika experience experiences stages emplois experiencia experiencias empleo empleos trabajos esperienza esperienze impieghi estagios empregos werkervaring doswiadczenie doswiadczenia zatrudnienie zatrudnienia praktyki arbeitserfahrung arbeitserfahrungen vivencia experienca experiencas ervaring werkervaringen arbeidservaring beroepservaring beroepservaringen erfarenhet erfarenheter arbetslivserfarenhet yrkeserfarenhet erhvervserfaring arbejdserfaring erfaring arbeidserfaring yrkeserfaring zkusenosti praxe skusenosti prax tapasztalat munkatapasztalat munkahelyek experienta experiente deneyim deneyimi deneyimler опыт стаж досвід',
  education:
    'ausbildung bildung bildungsweg studium schulbildung hochschulbildung formation formations etudes diplomes educacion formacion estudios formacao educacao istruzione formazione studi wyksztalcenie edukacja opleiding weiterbildungsweg schulausbildung berufsausbildung studiengang academica estudos titulacion titulaciones titulos escolaridade scolarite diplome wykształcenie wykształcenia opleidingen scholing utbildning utbildningar uddannelse uddannelser utdanning utdannelse vzdelani vzdelanie vegzettseg tanulmanyok kepzettseg studii educatie egitim ogrenim образование обучение освіта',
  skills:
    'kenntnisse kentnisse fahigkeiten kompetenzen kompetenz competences competence outils langages habilidades competencias conocimientos herramientas conhecimentos ferramentas competenze conoscenze capacita strumenti umiejetnosci kompetencje vaardigheden fachkenntnisse kernkompetenzen itkenntnisse edvkenntnisse fertigkeiten starken kompetenzprofil faehigkeiten atouts aptitudes logiciels expertises qualites destrezas habilidad aptitud fortalezas capacidades tecnologias aptidoes competencia abilita conoscenza tecnologie umiejetnosc kompetencja narzedzia technologie vaardigheid competenties kwaliteiten kennis fardigheter kompetenser kunskaper kompetens kompetencer færdigheder kompetanse ferdigheter dovednosti znalosti schopnosti zrucnosti keszsegek ismeretek kompetenciak aptitudini competente abilitati beceriler yetenekler beceri навыки умения знания навички',
  certifications:
    'zertifikate zertifizierungen certificats certificaciones certificados certificacoes certificazioni certyfikaty zertifikat zertifizierung certification certificazione zertifizierte certificaten certificeringen certifikat certifieringar certifikater sertifiseringer certyfikat certifikace certifikaty certificari sertifikalar сертификаты сертифікати',
  languages:
    'sprachen sprachkenntnisse sprache langues idiomas lingue jezyki fremdsprachen fremdsprachenkenntnisse sprachkompetenzen langue idioma linguas lingua jezyk jezykowe jezykow talen talenkennis sprak sprakkunskaper sprog sprogkundskaber jazyky jazykove nyelvek nyelvtudas nyelvismeret limbi diller dil языки мови',
  interests:
    'interessen hobbys loisirs interets intereses interesses interessi zainteresowania pasje freizeit hobby hobbies interesse passion passions aficiones pasatiempos hobis lazer passatempos hobbyer intressen fritidsintressen fritid interesser fritidsinteresser zainteresowanie hobbi zajmy zaujmy konicky erdeklodes interese pasiuni hobiler увлечения интересы хобби інтереси',
  projects:
    'projekte projets proyectos projetos progetti projekty projekt projet proyecto projeto progetto projecten projekter proiecte projeler проекты',
  publications:
    'publikationen veroffentlichungen conferences conferencias konferenzen conferenze publicaciones',
  awards:
    'auszeichnungen preise ehrungen prix distinctions recompenses premios reconocimientos premi riconoscimenti nagrody reconocimiento premio palmares priser utmarkelser oceneni odmeny dijak premii oduller награды',
  volunteering: 'ehrenamt benevolat voluntariado volontariato wolontariat',
  courses:
    'weiterbildung weiterbildungen fortbildung fortbildungen cursos corsi kursy szkolenia seminare weiterbildungskurse lehrgange schulungen seminarios curso corso kurs szkolenie kurser kursen kurzy skoleni kepzesek tanfolyamok cursuri kurslar курсы курси',
};

/** Words for a career, which decide only if no word beside them does: 'Schulischer Werdegang'. */
const CAREER_WORDS =
  'werdegang laufbahn parcours trayectoria percorso historial karriere carriere carriera kariery';
/** Adjectives that decide beside one of `CAREER_WORDS` alone. */
const ADJECTIVES: Partial<Record<SectionKind, string>> = {
  experience:
    'berufliche beruflicher professionnelles professionnels professionnelle professionnel laboral laborales profesional profesionales profissional profissionais professionale professionali lavorativa lavorative zawodowe zawodowa',
  education:
    'schulische schulischer akademische akademischer academiques academique scolaires scolaire universitaires universitaire academica academicas academico academicos',
};

/** Adjectives by which skills are those of languages: 'Compétences linguistiques'. */
const LANGUAGE_ADJECTIVES =
  'linguistiques langagieres linguistiche linguisticas sprachliche jezykowe jazykove языковые мовні';
/** Beginnings of adjectives by which they are other skills as well: 'Compétences linguistiques et informatiques'. */
const OTHER_SKILLS_PATTERN = /^(?:informati|techni|tecni|digital|komputer)/;

/** Words that may accompany them and do not decide. */
const ACCOMPANYING_WORDS =
  'und et y e i de des du la les der die das im in mit sur mes mis meus minhas miei mie meine mijn ' +
  'andere weitere sonstige zusatzliche relevante ausgewahlte wichtige wichtigste praktische personliche soziale technische fachliche ' +
  'autres autre selectionnees selectionnes principais principali principales principaux cles complementaires complementaire personnels personnelles associatives techniques technique informatiques informatique ' +
  'otras otros complementarias tecnicas tecnicos personales complementarios complementaria previa adicional adicionales relevante ' +
  'outras outros complementares complementar pessoais altre altri tecniche personali precedenti ' +
  'dodatkowe dodatkowa dodatkowy kluczowe techniczne pozostałe inne oraz miekkie twarde osobiste jezykowe komputerowe ' +
  'savoir faire etre centre centres d l et aux humaines relationnelles comportementales metier ' +
  'educativa formadora docente investigadora sanitaria clave digitales informaticas informaticos libre tiempo ' +
  'tecniche informatiche personale digitali hobby ' +
  'si formare en overige relevante belangrijkste och ovriga ovrig og andre øvrige tidligere ovriga dalsi a ostatni alte personale yabanci is ' +
  'trabajo lavoro dilavoro stage odistage oditirocinio tirocini tirocinio anteriores anterieures przebieg ' +
  'freiberufliche selbststandige selbstandige nebenberufliche bisherige angestelltenverhaltnis weiteren beruflichen zertifizierte besondere edv it aus sowie ключевые профессиональные профессиональныи дополнительное работы личные особисті інші роботи професіинии';

const kindByWordOf = (words: Partial<Record<SectionKind, string>>) =>
  new Map(
    Object.entries(words).flatMap(([kind, list]) =>
      list.split(' ').map((word) => [word, kind as SectionKind] as const),
    ),
  );
const KIND_BY_WORD = kindByWordOf(DECIDING_WORDS);
const KIND_BY_ADJECTIVE = kindByWordOf(ADJECTIVES);
const CAREER_WORD_SET = new Set(CAREER_WORDS.split(' '));
const LANGUAGE_ADJECTIVE_SET = new Set(LANGUAGE_ADJECTIVES.split(' '));
const HEADING_WORDS = [
  ...new Set([
    ...KIND_BY_WORD.keys(),
    ...KIND_BY_ADJECTIVE.keys(),
    ...CAREER_WORD_SET,
    ...LANGUAGE_ADJECTIVE_SET,
    ...ACCOMPANYING_WORDS.split(' '),
  ]),
].sort((a, b) => b.length - a.length);
const HEADING_WORD_SET = new Set(HEADING_WORDS);
/** Every beginning of a heading word, and the whole word. */
const HEADING_WORD_STARTS = new Set(
  HEADING_WORDS.flatMap((word) => Array.from(word, (_, index) => word.slice(0, index + 1))),
);
const HEADING_WORD_PATTERN = new RegExp(HEADING_WORDS.join('|'), 'g');

/** Whether a text consists of heading words alone. Letter-spaced headings lose the spaces between their words. */
function consistsOfHeadingWords(text: string): boolean {
  // Not a pattern, which would try the words in every combination. The set holds the ends of words that follow each
  // other from the beginning; ends that are added later are visited too.
  const ends = new Set([0]);
  for (const start of ends) {
    for (let end = start + 1; end <= text.length; end += 1) {
      const part = text.slice(start, end);
      if (!HEADING_WORD_STARTS.has(part)) break;
      if (HEADING_WORD_SET.has(part)) ends.add(end);
    }
  }
  return text !== '' && ends.has(text.length);
}

/**
 * Kinds that a folded heading names by its words, in their order; empty if it has any other word, or none that decides.
 */
export function foreignKinds(folded: string): SectionKind[] {
  if (!consistsOfHeadingWords(folded)) return [];
  const words = [...folded.matchAll(HEADING_WORD_PATTERN)].map(([word]) => word);
  const areOfLanguages = words.some((word) => LANGUAGE_ADJECTIVE_SET.has(word));
  const areSkillsToo = words.some((word) => OTHER_SKILLS_PATTERN.test(word));
  const kinds = words.flatMap((word): SectionKind[] => {
    const kind = KIND_BY_WORD.get(word);
    if (kind === 'skills' && areOfLanguages) return areSkillsToo ? ['languages', 'skills'] : ['languages'];
    return kind ? [kind] : [];
  });
  if (kinds.length > 0 || !words.some((word) => CAREER_WORD_SET.has(word))) return [...new Set(kinds)];
  const adjectiveKinds = words.flatMap((word) => KIND_BY_ADJECTIVE.get(word) ?? []);
  return adjectiveKinds.length > 0 ? [...new Set(adjectiveKinds)] : ['experience'];
}

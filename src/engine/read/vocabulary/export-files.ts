/** File and column names of LinkedIn's data export; both follow the language of the member's interface. */
import { alphanumericKey } from '../../language/text/keys';

export type ExportTableKind =
  | 'profile'
  | 'summary'
  | 'positions'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'languages'
  | 'honours'
  | 'projects'
  | 'publications'
  | 'patents'
  | 'volunteering'
  | 'organisations'
  | 'courses'
  | 'recommendations'
  | 'registration'
  | 'emails';

/** The names of the file of each table, in several languages, separated by bars. */
const FILE_NAMES: Record<ExportTableKind, string> = {
  profile: 'Profile|Profil|Perfil|Profilo|Profiel',
  summary:
    'Profile Summary|Profilzusammenfassung|Résumé du profil|Resumen del perfil|Resumo do perfil|Summary',
  positions:
    'Positions|Positionen|Berufserfahrung|Postes|Expérience|Puestos|Cargos|Puestos de trabajo|Posiciones|Posições|Posizioni|Experience|Functies',
  education:
    'Education|Ausbildung|Formation|Educación|Formación|Formação acadêmica|Educação|Formazione|Opleiding',
  skills:
    'Skills|Kenntnisse|Fähigkeiten|Compétences|Aptitudes|Habilidades|Competências|Competenze|Vaardigheden',
  certifications:
    'Certifications|Licenses and Certifications|Zertifikate|Zertifizierungen|Bescheinigungen|Certifications et licences|Certificaciones|Certificados|Certificações|Certificazioni|Certificaten',
  languages: 'Languages|Sprachen|Langues|Idiomas|Lingue|Talen',
  honours:
    'Honors|Honors and Awards|Honors & Awards|Auszeichnungen|Prix et distinctions|Distinctions|Reconocimientos|Premios|Prêmios|Riconoscimenti',
  projects: 'Projects|Projekte|Projets|Proyectos|Projetos|Progetti|Projecten',
  publications:
    'Publications|Veröffentlichungen|Publikationen|Publicaciones|Publicações|Pubblicazioni|Publicaties',
  patents: 'Patents|Patente|Brevets|Patentes|Brevetti',
  volunteering:
    'Volunteering|Volunteer Experience|Volunteering Experiences|Ehrenamt|Bénévolat|Voluntariado|Volontariato',
  organisations: 'Organizations|Organisationen|Organisations|Organizaciones|Organizações',
  courses: 'Courses|Kurse|Cours|Cursos',
  recommendations:
    'Recommendations_Received|Recommendations Received|Recommendations|Erhaltene Empfehlungen|Recommandations reçues|Recomendaciones recibidas|Recomendações recebidas',
  registration: 'Registration',
  emails: 'Email Addresses',
};

export type Column =
  | 'firstName'
  | 'lastName'
  | 'fullName'
  | 'headline'
  | 'summary'
  | 'industry'
  | 'geo'
  | 'company'
  | 'title'
  | 'description'
  | 'location'
  | 'start'
  | 'end'
  | 'school'
  | 'degree'
  | 'field'
  | 'notes'
  | 'activities'
  | 'name'
  | 'authority'
  | 'url'
  | 'proficiency'
  | 'date'
  | 'role'
  | 'cause'
  | 'publisher'
  | 'text';

/** The names of each column, in several languages, separated by bars. */
const COLUMN_NAMES: Record<Column, string> = {
  firstName: 'First Name|Vorname|Prénom|Nombre|Nome|Primeiro nome|Voornaam',
  lastName:
    'Last Name|Nachname|Nom|Nom de famille|Apellidos|Apellido|Sobrenome|Último nome|Cognome|Achternaam',
  fullName: 'Full Name',
  headline:
    'Headline|Profil-Slogan|Slogan|Titre du profil|Titular|Título do perfil|Título|Titre|Profilslogan',
  summary: 'Summary|Profile Summary|Zusammenfassung|Résumé|Extracto|Resumen|Resumo|Riepilogo|Info|About',
  industry: 'Industry|Branche|Secteur|Sector|Setor|Settore',
  geo: 'Geo Location|Geografischer Standort|Geostandort|Lieu géographique|Localisation géographique|Ubicación geográfica|Localização geográfica|Location',
  company:
    "Company Name|Company|Name des Unternehmens|Unternehmen|Unternehmensname|Firmenname|Firma|Nom de l’entreprise|Nom de l'entreprise|Entreprise|Nombre de la empresa|Empresa|Nome da empresa|Nome azienda|Azienda|Bedrijfsnaam|Organization Name",
  title:
    'Title|Position|Titel|Stellenbezeichnung|Intitulé du poste|Poste|Titre|Cargo|Puesto|Título|Titolo|Functie|Position Title',
  description: 'Description|Beschreibung|Descripción|Descrição|Descrizione|Beschrijving',
  location: 'Location|Ort|Standort|Lieu|Ubicación|Localidade|Localização|Località|Locatie',
  start:
    'Started On|Start Date|Beginn|Begonnen am|Startdatum|Date de début|Commencé le|Début|Fecha de inicio|Empezó el|Data de início|Iniciado em|Data di inizio|Gestart op',
  end: 'Finished On|End Date|Ende|Beendet am|Enddatum|Abgeschlossen am|Date de fin|Terminé le|Fin|Fecha de finalización|Fecha de fin|Finalizó el|Data de término|Data de conclusão|Finalizado em|Concluído em|Data di fine|Beëindigd op',
  school:
    'School Name|School|Name der Schule|Schule|Hochschule|Nom de l’école|École|Établissement|Nombre de la escuela|Universidad|Institución educativa|Nome da instituição|Instituição de ensino|Escola|Scuola|Onderwijsinstelling',
  degree:
    'Degree Name|Degree|Abschluss|Diplôme|Titulación|Título académico|Grau|Nome do diploma|Titolo di studio|Graad',
  field: 'Field Of Study|Studienfach|Domaine d’études|Campo de estudio|Área de estudo',
  notes: 'Notes|Notizen|Remarques|Notas|Observações',
  activities: 'Activities|Aktivitäten|Activités|Actividades|Atividades',
  name: 'Name|Nom|Nombre|Nome|Naam|Title|Titel|Titre|Título|Skill|Sprache',
  authority:
    'Authority|Aussteller|Zertifizierungsstelle|Organisme|Autorité|Autoridad|Emisor|Autoridade|Autorità|Issuer|Issuing Organization',
  url: 'Url|URL',
  proficiency: 'Proficiency|Kenntnisstufe|Niveau|Competencia|Nivel|Proficiência|Nível',
  date: 'Issued On|Published On|Ausgestellt am|Date',
  role: 'Role|Rolle|Rôle|Función|Função|Ruolo',
  cause: 'Cause',
  publisher: 'Publisher|Verlag|Éditeur|Editorial|Editora',
  text: 'Text',
};

const KIND_BY_FILE = new Map(
  Object.entries(FILE_NAMES).flatMap(([kind, names]) =>
    names.split('|').map((name) => [alphanumericKey(name), kind as ExportTableKind] as const),
  ),
);
const NAMES_BY_COLUMN = new Map(
  Object.entries(COLUMN_NAMES).map(
    ([column, names]) => [column as Column, new Set(names.split('|').map(alphanumericKey))] as const,
  ),
);

/** The kind of a CSV file in an export, by its name. The mark or number of a copy is ignored: 'Positions (1).csv'. */
export function tableKind(fileName: string): ExportTableKind | undefined {
  return KIND_BY_FILE.get(
    alphanumericKey(
      fileName.replace(/\.csv$/i, '').replace(/(?:(?<![\s_-])[\s_-]+)?(?:\(\d+\)|copy|(?<!\d)\d{4,})$/i, ''),
    ),
  );
}

/** The index of a column, or -1. */
export function columnIndex(header: readonly string[], column: Column): number {
  const names = NAMES_BY_COLUMN.get(column);
  return header.findIndex((cell) => names?.has(alphanumericKey(cell)) === true);
}

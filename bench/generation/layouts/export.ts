/** LinkedIn's data export, with file and column names in the member's language. */
import { strToU8, zipSync } from 'fflate';
import type { Person } from '../person';

type ExportedTable = 'profile' | 'positions' | 'certifications' | 'skills';
type NamesInLanguage = Record<ExportedTable, { file: string; columns: readonly string[] }>;

/** The names of each table's file and of its columns, the latter in the order of `linkedInExportOf`. */
const TABLE_NAMES = {
  en: {
    profile: {
      file: 'Profile',
      columns: ['First Name', 'Last Name', 'Headline', 'Summary', 'Geo Location'],
    },
    positions: {
      file: 'Positions',
      columns: ['Company Name', 'Title', 'Description', 'Started On', 'Finished On'],
    },
    certifications: { file: 'Certifications', columns: ['Name'] },
    skills: { file: 'Skills', columns: ['Name'] },
  },
  de: {
    profile: {
      file: 'Profil',
      columns: ['Vorname', 'Nachname', 'Profil-Slogan', 'Zusammenfassung', 'Geografischer Standort'],
    },
    positions: {
      file: 'Positionen',
      columns: ['Name des Unternehmens', 'Position', 'Beschreibung', 'Begonnen am', 'Beendet am'],
    },
    certifications: { file: 'Zertifikate', columns: ['Name'] },
    skills: { file: 'Kenntnisse', columns: ['Name'] },
  },
  fr: {
    profile: {
      file: 'Profil',
      columns: ['Prénom', 'Nom', 'Titre du profil', 'Résumé', 'Lieu géographique'],
    },
    positions: {
      file: 'Postes',
      columns: ['Nom de l’entreprise', 'Intitulé du poste', 'Description', 'Commencé le', 'Terminé le'],
    },
    certifications: { file: 'Certifications', columns: ['Nom'] },
    skills: { file: 'Compétences', columns: ['Nom'] },
  },
  es: {
    profile: {
      file: 'Perfil',
      columns: ['Nombre', 'Apellidos', 'Titular', 'Extracto', 'Ubicación geográfica'],
    },
    positions: {
      file: 'Puestos',
      columns: ['Nombre de la empresa', 'Cargo', 'Descripción', 'Empezó el', 'Finalizó el'],
    },
    certifications: { file: 'Certificaciones', columns: ['Nombre'] },
    skills: { file: 'Aptitudes', columns: ['Nombre'] },
  },
  pt: {
    profile: {
      file: 'Perfil',
      columns: ['Nome', 'Sobrenome', 'Título', 'Resumo', 'Localização geográfica'],
    },
    positions: {
      file: 'Cargos',
      columns: ['Nome da empresa', 'Cargo', 'Descrição', 'Iniciado em', 'Concluído em'],
    },
    certifications: { file: 'Certificações', columns: ['Nome'] },
    skills: { file: 'Competências', columns: ['Nome'] },
  },
} satisfies Record<string, NamesInLanguage>;

const csv = (rows: readonly (readonly string[])[]) =>
  strToU8(rows.map((row) => row.map((cell) => `"${cell.replace(/"/g, '""')}"`).join(',')).join('\n'));

/**
 * LinkedIn's data export of a person.
 * @param includedTables the tables to include, as in a partial export; all if absent
 */
export function linkedInExportOf(
  person: Person,
  language: keyof typeof TABLE_NAMES,
  includedTables?: readonly ExportedTable[],
): Uint8Array {
  const namesByTable: NamesInLanguage = TABLE_NAMES[language];
  const [firstName = '', ...otherNames] = person.name.split(' ');
  const rowsByTable: Record<ExportedTable, string[][]> = {
    profile: [[firstName, otherNames.join(' '), person.role, person.summary, person.location]],
    positions: person.jobs.map((job, index) => [
      job.company,
      job.title,
      job.points.join('\n'),
      job.from,
      index === 0 ? '' : job.to,
    ]),
    certifications: person.certifications.map((name) => [name]),
    skills: person.skills.map((name) => [name]),
  };
  const tables = includedTables ?? (Object.keys(rowsByTable) as ExportedTable[]);
  return zipSync(
    Object.fromEntries(
      tables.map((table) => {
        const { file, columns } = namesByTable[table];
        return [`${file}.csv`, csv([columns, ...rowsByTable[table]])];
      }),
    ),
  );
}

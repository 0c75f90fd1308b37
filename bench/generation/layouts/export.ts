/** LinkedIn's data export, with file and column names in the member's language. */
import { strToU8, zipSync } from 'fflate';
import type { Person } from '../person';

/** File names, then columns, each in the order of `exportFile`. */
const WORDS = {
  en: {
    files: ['Profile', 'Positions', 'Certifications', 'Skills'],
    profile: ['First Name', 'Last Name', 'Headline', 'Summary', 'Geo Location'],
    positions: ['Company Name', 'Title', 'Description', 'Started On', 'Finished On'],
    name: ['Name'],
  },
  de: {
    files: ['Profil', 'Positionen', 'Zertifikate', 'Kenntnisse'],
    profile: ['Vorname', 'Nachname', 'Profil-Slogan', 'Zusammenfassung', 'Geografischer Standort'],
    positions: ['Name des Unternehmens', 'Position', 'Beschreibung', 'Begonnen am', 'Beendet am'],
    name: ['Name'],
  },
  fr: {
    files: ['Profil', 'Postes', 'Certifications', 'Compétences'],
    profile: ['Prénom', 'Nom', 'Titre du profil', 'Résumé', 'Lieu géographique'],
    positions: ['Nom de l’entreprise', 'Intitulé du poste', 'Description', 'Commencé le', 'Terminé le'],
    name: ['Nom'],
  },
  es: {
    files: ['Perfil', 'Puestos', 'Certificaciones', 'Aptitudes'],
    profile: ['Nombre', 'Apellidos', 'Titular', 'Extracto', 'Ubicación geográfica'],
    positions: ['Nombre de la empresa', 'Cargo', 'Descripción', 'Empezó el', 'Finalizó el'],
    name: ['Nombre'],
  },
  pt: {
    files: ['Perfil', 'Cargos', 'Certificações', 'Competências'],
    profile: ['Nome', 'Sobrenome', 'Título', 'Resumo', 'Localização geográfica'],
    positions: ['Nome da empresa', 'Cargo', 'Descrição', 'Iniciado em', 'Concluído em'],
    name: ['Nome'],
  },
};

const csv = (rows: string[][]) =>
  strToU8(rows.map((row) => row.map((cell) => `"${cell.replace(/"/g, '""')}"`).join(',')).join('\n'));

/**
 * LinkedIn's data export of a person.
 * @param includedFiles the files to include, as in a partial export; all if absent
 */
export function exportFile(
  person: Person,
  language: keyof typeof WORDS,
  includedFiles?: number[],
): Uint8Array {
  const words = WORDS[language];
  const [first = '', ...last] = person.name.split(' ');
  const tables = [
    [words.profile, [first, last.join(' '), person.role, person.summary, person.location]],
    [
      words.positions,
      ...person.jobs.map((job, index) => [
        job.company,
        job.title,
        job.points.join('\n'),
        job.from,
        index === 0 ? '' : job.to,
      ]),
    ],
    [words.name, ...person.certifications.map((name) => [name])],
    [words.name, ...person.skills.map((name) => [name])],
  ];
  return zipSync(
    Object.fromEntries(
      tables.flatMap((rows, index) =>
        includedFiles && !includedFiles.includes(index) ? [] : [[`${words.files[index]}.csv`, csv(rows)]],
      ),
    ),
  );
}

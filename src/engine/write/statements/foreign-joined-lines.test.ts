import { expect, it } from 'vitest';
import { firstOfJoinedLines } from './foreign-joined-lines';

it.each([
  [
    'de',
    'Pflege der Kundendaten in Lager-Systemen Auswertung von Daten mit Excel',
    'Pflege der Kundendaten in Lager-Systemen',
  ],
  [
    'fr',
    'Conception de scénarios pédagogiques Élaboration des supports',
    'Conception de scénarios pédagogiques',
  ],
  ['es', 'Control de las compras anuales Negociación con proveedores', 'Control de las compras anuales'],
  ['pt', 'Controle das compras anuais Negociação com fornecedores', 'Controle das compras anuais'],
  ['it', 'Controllo degli acquisti annuali Negoziazione con i fornitori', 'Controllo degli acquisti annuali'],
] as const)('a second line in %s is cut off: %s', (language, text, first) => {
  expect(firstOfJoinedLines(text, language)).toBe(first);
});

it.each([
  ['de', 'Leitung des Teams im Projekt Einführung von Lagersystemen'],
  ['de', 'Entwicklung und Wartung der Lager, Planung von Routen'],
  ['de', 'Beratung der Hochschule für Verwaltung und Bildung'],
  ['fr', 'Responsable du service Gestion de la paie'],
  ['fr', 'Conception de sites pour le Ministère de l’Éducation et du Travail'],
  ['fr', 'Support de l’application Gestion des Injonctions de payer'],
  ['fr', 'Suivi des demandes pour les Injonctions de payer'],
  ['es', 'Apoyo al departamento Formación de personal'],
  ['it', 'Controllo degli acquisti annuali Gestione dei fornitori e Formazione del personale'],
  ['en', 'Ran a mill for growers Direction of nine stores'],
] as const)('one line in %s stays whole: %s', (language, text) => {
  expect(firstOfJoinedLines(text, language)).toBe(text);
});

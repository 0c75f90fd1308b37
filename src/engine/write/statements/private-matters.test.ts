import { describe, expect, it } from 'vitest';
import { isPrivateMatter } from './private-matters';
import { isRefused } from './refuse';

const PRIVATE = [
  'Reason for leaving: the plant was closed',
  'Made redundant in 2019 with 40 colleagues',
  'Was dismissed after the merger',
  'Redundancy due to the sale of the line',
  'Position eliminated in a restructuring',
  'Left due to the relocation of the office',
  'Company closed down in March',
  'Contract ended with the project',
  'Maternity leave and a course in accounting',
  'Returned home for family reasons',
  'Annual salary: £48,000',
  'Betriebsbedingte Kündigung nach der Fusion',
  'Insolvenz des Arbeitgebers',
  'Elternzeit von zwei Jahren',
  'Licenciement économique en 2015',
  'Habilité aux travaux de nuit, licenciement pour inaptitude',
  "Impossibilité de reclassement à la fin de l'année",
  'Congé parental de deux ans',
  'Pause de deux ans pour raisons de santé',
  'Despedida por cierre de la fábrica',
  'Demitido em março com toda a equipe',
  'Licenziamento collettivo della sede',
  'Ontslag wegens sluiting van het filiaal',
  'Orla felt a growing sense of anxiety due to her workload',
  'During her training, Orla grew frustrated with the lack of stores',
  'Wants to help mills after her own burnout',
];

const WORK = [
  'Runs groups for adults who struggle with anxiety',
  'Treated patients recovering from depression and addiction',
  'Felt results matter more than plans',
  'Became dissatisfied customers’ first contact and won 9% of them back',
  'Closed 3 loss-making branches without redundancies',
  'Terminated contracts with two vendors, saving $2M a year',
  'Redundancy planning for 300 servers in two data centres',
  'Rebuilt morale following layoffs at the mill',
  'Left-turn analysis for 40 junctions',
  'Compensation: designed the pay grades of nine countries',
  'Managed dismissals and grievances for 900 employees',
  'Gestion des licenciements économiques de deux sites',
  'Rehabilitation of patients after surgery',
  'Unemployment insurance claims handled within a week',
  'Accompagnement de personnes handicapées dans la vie quotidienne',
  'Insolvenzverwaltung mittelständischer Betriebe',
];

const SELF_CRITICISM = [
  'I am not as punctual as many would like and tend to drift from the plan',
  'Keeping to a fixed date is not my strength',
  'I struggle with long meetings at the mill',
  'My main weakness is planning',
  'Weaknesses: too many plans at once',
  'I have a tendency to lose myself in details',
  'Can be too stubborn at the table',
];
const NO_SELF_CRITICISM = [
  'Found the weakness in the dam and repaired it',
  'Is not only a miller but a keeper of bees',
  'Helped growers who struggle with drought',
  'Ran the analysis of weaknesses of nine ports',
  'Built a fault detection for pumps',
  'Turned the mill around when it was not profitable',
];
describe('criticism of oneself', () => {
  it.each(SELF_CRITICISM)('is private: %s', (line) => expect(isPrivateMatter(line)).toBe(true));
  it.each(NO_SELF_CRITICISM)('is not found in: %s', (line) => expect(isPrivateMatter(line)).toBe(false));
});

it('a private matter in French is refused, but not a qualification', () => {
  expect(isRefused('Licenciement pour inaptitude au poste', [], 'fr')).toBe(true);
  expect(isRefused('Habilité aux travaux de nuit', [], 'fr')).toBe(false);
});

describe('a private matter', () => {
  it.each(PRIVATE)('is %s', (line) => expect(isPrivateMatter(line)).toBe(true));
  it.each(WORK)('is not %s', (line) => expect(isPrivateMatter(line)).toBe(false));
});

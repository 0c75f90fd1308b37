/** Emails in which clients and recruiters describe a role, without headings. Companies and people are invented. */
import type { LabelledRoleText } from './labelled-role-text';

export const EMAILS: LabelledRoleText[] = [
  {
    file: 'mail-en.txt',
    text: `Hi Tom,

good to see you in Leeds. As promised, here is what we are after at Marlin Freight. Our finance director goes on parental leave in March and we need an interim FD for nine months, three days a week, mostly in our Hull office (two days) and the rest from home. We can go to £750 a day.

You would need to have run finance in a business with trucks or ships, know IFRS 16 inside out and have dealt with asset-backed lenders. Experience with Sage Intacct would be nice but is not essential. You must be a qualified accountant (ACA, ACCA or CIMA).

Start on 1 March 2027. Let me know if you can think of anybody.

Best
Jane
CEO, Marlin Freight`,
    expected: {
      title: /interim (FD|finance director)/i,
      organisation: /Marlin Freight/,
      seniority: ['c-level', 'director'],
      functions: ['finance'],
      kind: ['interim'],
      daysPerWeek: 3,
      months: 9,
      place: /Hull/,
      remote: ['hybrid'],
      pay: 'GBP day 750',
      start: '2027-03-01',
      must: [
        'run finance in a business with trucks or ships, know IFRS 16 inside out and have dealt with asset-backed lenders',
        'qualified accountant',
      ],
      nice: ['Sage Intacct'],
    },
  },
  {
    file: 'mail-de.txt',
    text: `Sehr geehrter Herr Brandt,

wie besprochen suchen wir für unseren Mandanten, einen Hersteller von Verpackungsmaschinen im Raum Bielefeld, ab sofort einen Interim-Werksleiter (m/w/d) für zunächst sechs Monate in Vollzeit.

Sie sollten mindestens fünf Jahre Erfahrung in der Leitung eines Werkes mit mehr als 200 Mitarbeitern haben, Lean Management sicher beherrschen und schon mit einem Betriebsrat verhandelt haben. Englisch ist von Vorteil. Tagessatz 1.100 bis 1.300 € zzgl. Spesen. Vor-Ort-Präsenz an vier Tagen pro Woche ist erforderlich.

Mit freundlichen Grüßen
Katrin Voss`,
    expected: {
      title: /Interim-?Werksleiter/i,
      organisation: null,
      seniority: ['director', 'manager'],
      functions: ['operations'],
      kind: ['interim'],
      months: 6,
      place: /Bielefeld/,
      remote: ['onsite', 'hybrid'],
      pay: 'EUR day 1100 1300',
      start: 'immediate',
      must: ['mindestens fünf Jahre Erfahrung in der Leitung eines Werkes'],
      nice: ['Englisch ist von Vorteil'],
    },
  },
  {
    file: 'mail-fr.txt',
    text: `Bonjour Claire,

Notre client, une ETI de la cosmétique basée à Grasse, cherche un directeur marketing à temps partagé, deux jours par semaine, pour douze mois renouvelables. Budget : 900 € par jour.

Il faut avoir dirigé le marketing d'une marque de beauté, connaître la grande distribution et parler couramment anglais. Une expérience de l'e-commerce serait un plus.

Télétravail possible un jour sur deux.

Bien à toi,
Hugues`,
    expected: {
      title: /directeur marketing/i,
      organisation: null,
      seniority: ['c-level', 'director'],
      functions: ['marketing'],
      kind: ['fractional', 'part-time'],
      daysPerWeek: 2,
      months: 12,
      place: /Grasse/,
      remote: ['hybrid'],
      pay: 'EUR day 900',
      must: ["avoir dirigé le marketing d'une marque de beauté"],
      nice: ["Une expérience de l'e-commerce"],
    },
  },
  {
    file: 'mail-es.txt',
    text: `Hola Marta:

Buscamos para una cadena de clínicas dentales de Valencia un director financiero a media jornada (20 horas por semana) durante un año. Retribución: 4.500 € al mes.

Imprescindible experiencia en sanidad o franquicias y haber llevado procesos de compra de empresas. Se valora SAP Business One. Incorporación inmediata, presencial en Valencia.

Un saludo,
Paco`,
    expected: {
      title: /director financiero/i,
      organisation: null,
      seniority: ['c-level', 'director'],
      functions: ['finance'],
      kind: ['part-time'],
      hoursPerWeek: 20,
      place: /Valencia/,
      remote: ['onsite'],
      pay: 'EUR month 4500',
      start: 'immediate',
      must: ['Imprescindible experiencia en sanidad o franquicias'],
      nice: ['Se valora SAP Business One'],
    },
  },
  {
    file: 'mail-teilzeit.txt',
    text: `Betreff: Anfrage CMO auf Zeit

Hallo Frau Keller,

unsere Marketingchefin verlässt uns zum Jahresende. Wir suchen deshalb ab Januar 2027 einen Chief Marketing Officer auf Zeit, etwa 20 Stunden pro Woche, zunächst für ein halbes Jahr. Unser Sitz ist in Freiburg, zwei Tage pro Woche sollten Sie bei uns sein.

Wichtig ist uns Erfahrung im Markenaufbau für Naturkosmetik und im Onlinehandel. Kenntnisse in Shopify sind hilfreich, aber nicht zwingend.

Viele Grüße
Anne Berger
Geschäftsführerin, Alpenkraut Naturkosmetik GmbH`,
    expected: {
      title: /Chief Marketing Officer|CMO/,
      organisation: /Alpenkraut/,
      seniority: ['c-level'],
      functions: ['marketing'],
      kind: ['interim', 'part-time'],
      hoursPerWeek: 20,
      place: /Freiburg/,
      remote: ['hybrid', null],
      pay: null,
      start: '2027-01',
      must: ['Erfahrung im Markenaufbau'],
      nice: ['Kenntnisse in Shopify'],
    },
  },
];

/** Further advertisements in four languages. Every company and person is invented. */
import type { LabelledRoleText } from './labelled-role-text';

export const FURTHER_ADVERTISEMENTS: LabelledRoleText[] = [
  {
    file: 'fractional.txt',
    text: `Fractional Head of Sales - Lantern Robotics

Location: Eindhoven or remote in the EU
Commitment: 6-8 days a month
Duration: 12 months, extension likely
Rate: EUR 850 - 1,000 per day

Lantern Robotics builds picking robots for greenhouses. Two founders sell today; that has to change.

WHAT WE NEED DONE
* Hire and coach the first three sellers
* Put a pipeline review in place

WHO WE ARE LOOKING FOR
* Someone who has built a B2B sales team from zero
* Hardware or industrial automation background
* Dutch is a plus

Interested? Write to jobs@lantern.example`,
    expected: {
      title: /Fractional Head of Sales/,
      organisation: /Lantern Robotics/,
      seniority: ['director'],
      functions: ['sales'],
      kind: ['fractional'],
      months: 12,
      place: /Eindhoven/,
      remote: ['remote', 'hybrid'],
      pay: 'EUR day 850 1000',
      must: ['Someone who has built a B2B sales team', 'Hardware or industrial'],
      nice: ['Dutch is a plus'],
    },
  },
  {
    file: 'bold.md',
    text: `**Chief Financial Officer (m/f/d)**

Munich · permanent · hybrid

*Who we are*

Greenfurrow is a climate-tech start-up with 70 employees and offices in Munich and Zagreb.

**Your tasks**

- Prepare our Series B
- Lead finance, legal and HR

**Your profile**

- At least 8 years in finance, of which 3 years as CFO or VP Finance
- Experience with German GAAP and IFRS
- Fluent German and English
- Ideally experience in energy

**Benefits**

- Virtual shares
- 30 days of vacation

We value diversity and welcome all applications, regardless of gender, nationality or age.`,
    expected: {
      title: /^Chief Financial Officer/,
      organisation: /Greenfurrow/,
      seniority: ['c-level'],
      functions: ['finance'],
      kind: ['full-time'],
      place: /Munich/,
      remote: ['hybrid'],
      pay: null,
      must: ['At least 8 years in finance', 'Experience with German GAAP', 'Fluent German and English'],
      nice: ['Ideally experience in energy'],
    },
  },
  {
    file: 'jeune-pousse.txt',
    text: `Directeur technique (CTO) - temps partiel

Pilotis est une jeune pousse lyonnaise de 15 personnes qui édite un logiciel pour architectes.

Nous recherchons un directeur technique 3 jours par semaine pour accompagner nos développeurs.

Missions :
- Structurer l'équipe
- Choisir l'hébergement

Profil recherché :
- Expérience confirmée de direction technique dans le SaaS
- Maîtrise de Python et de PostgreSQL
- Pédagogie

Conditions :
TJM : 600 à 700 €
Lyon 7e, télétravail partiel`,
    expected: {
      title: /Directeur technique/,
      organisation: /Pilotis/,
      seniority: ['c-level', 'director'],
      functions: ['engineering'],
      kind: ['part-time'],
      daysPerWeek: 3,
      place: /Lyon/,
      remote: ['hybrid'],
      pay: 'EUR day 600 700',
      must: ['Expérience confirmée de direction technique', 'Maîtrise de Python', 'Pédagogie'],
      nice: [],
    },
  },
  {
    file: 'minera.txt',
    text: `Gerente de Recursos Humanos
Minera Pucará - Antofagasta, Chile
Tiempo completo, presencial

Minera Pucará busca Gerente de Recursos Humanos para su operación de 1.900 trabajadores.

Requisitos:
• Título profesional de Ingeniería Comercial, Psicología o afín
• 10 años de experiencia, 5 en minería
• Experiencia en negociación colectiva
• Inglés intermedio (deseable)

Funciones:
• Liderar un equipo de 22 personas

Renta: $6.500.000 - $7.500.000 CLP mensuales`,
    expected: {
      title: /Gerente de Recursos Humanos/,
      organisation: /Minera Pucará/,
      seniority: ['manager', 'director'],
      functions: ['people'],
      kind: ['full-time'],
      place: /Antofagasta/,
      remote: ['onsite'],
      pay: 'CLP month 6500000 7500000',
      must: ['Título profesional', '10 años de experiencia', 'Experiencia en negociación'],
      nice: ['Inglés intermedio'],
    },
  },
];

import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** A chief financial officer of a software company, with a French resume. */
export const SOFTWARE_FINANCE_FRENCH: PersonWithVerdicts = {
  language: 'fr',
  functions: ['finance'],
  resume: {
    basics: {
      label: 'Directeur administratif et financier',
      summary: "DAF de PME industrielles et d'éditeurs de logiciels.",
    },
    work: [
      resumePost('Octavie Logiciels', 'Directeur administratif et financier', '2019-10', undefined, [
        'Levée de 18 M€ auprès de deux fonds en 2022.',
        'Passage des comptes aux normes IFRS.',
        'Clôture mensuelle ramenée de 12 à 5 jours.',
        'Encadrement de 11 personnes : comptabilité, paie, juridique.',
      ]),
      resumePost('Ateliers Morvan', 'Responsable du contrôle de gestion', '2012-01', '2019-09', [
        "Mise en place d'un budget par ligne de produits et de 40 indicateurs mensuels.",
        'Réduction du besoin en fonds de roulement de 3,2 M€.',
        'Déploiement de Sage X3 sur quatre sites.',
      ]),
      resumePost('Cabinet Delmas', 'Auditeur', '2008-09', '2011-12', ['Audit légal de groupes familiaux.']),
    ],
    skills: [{ name: 'Fiscalité' }, { name: 'Power BI' }],
    languages: [
      { language: 'Français', fluency: 'Langue maternelle' },
      { language: 'Anglais', fluency: 'Courant' },
    ],
    education: [
      {
        studyType: 'Master',
        area: 'Comptabilité, contrôle, audit',
        institution: 'Université de Brocéliande',
      },
    ],
  },
  requirements: [
    [
      'Formation supérieure en comptabilité ou finance (bac +5)',
      'evidenced',
      ['Master Comptabilité, contrôle, audit, Université de Brocéliande'],
    ],
    ['Expérience en levée de fonds', 'evidenced', ['Levée de 18 M€ auprès de deux fonds en 2022.']],
    ['Maîtrise des normes IFRS', 'evidenced', ['Passage des comptes aux normes IFRS.']],
    ['Optimisation des processus de clôture', 'evidenced', ['Clôture mensuelle ramenée de 12 à 5 jours.']],
    [
      'Gestion de la trésorerie et du BFR',
      'evidenced',
      ['Réduction du besoin en fonds de roulement de 3,2 M€.'],
    ],
    [
      'Contrôle de gestion industriel et élaboration des budgets',
      'evidenced',
      ["Mise en place d'un budget par ligne de produits et de 40 indicateurs mensuels."],
    ],
    [
      "Encadrement d'une équipe d'au moins 8 personnes",
      'evidenced',
      ['Encadrement de 11 personnes : comptabilité, paie, juridique.'],
    ],
    ["Déploiement d'un ERP", 'evidenced', ['Déploiement de Sage X3 sur quatre sites.']],
    ["Première expérience en cabinet d'audit", 'evidenced', ['Audit légal de groupes familiaux.']],
    ['Fiscalité', 'mentioned'],
    ['Anglais courant', 'evidenced'],
    ['Expérience en introduction en bourse', 'gap'],
    ['Expérience du commerce de détail', 'gap'],
  ],
};

import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** A director of human resources, with a French resume. */
export const HUMAN_RESOURCES_FRENCH: PersonWithVerdicts = {
  language: 'fr',
  functions: ['people'],
  resume: {
    basics: {
      label: 'Directrice des ressources humaines',
      summary: "DRH dans l'industrie agroalimentaire et les services.",
    },
    work: [
      resumePost('Conserveries Lamarque', 'Directrice des ressources humaines', '2018-01', undefined, [
        'Direction RH de 1 150 salariés sur cinq sites, équipe de 14 personnes.',
        "Négociation de trois accords avec les syndicats, dont un accord sur le temps de travail signé à l'unanimité.",
        'Refonte de la politique de rémunération et des classifications.',
        'Réduction des accidents du travail de 41 % en trois ans.',
        'Recrutement de 220 personnes par an, délai moyen passé de 63 à 34 jours.',
      ]),
      resumePost('Groupe Véraud', 'Responsable formation', '2012-05', '2017-12', [
        "Création d'une école interne : 900 stagiaires par an.",
        'Déploiement du SIRH Talentia dans onze filiales.',
      ]),
      resumePost('Mairie de Sorgues', 'Juriste en droit social', '2009-09', '2012-04', [
        "Gestion de 60 dossiers contentieux devant le conseil de prud'hommes.",
      ]),
    ],
    skills: [{ name: 'Gestion des conflits' }, { name: 'Paie' }],
    education: [{ studyType: 'Master', area: 'Droit social', institution: 'Université de Provence-Sud' }],
  },
  requirements: [
    [
      "10 ans d'expérience en ressources humaines, idéalement dans l'industrie",
      'evidenced',
      ['Direction RH de 1 150 salariés sur cinq sites, équipe de 14 personnes.'],
    ],
    [
      'Maîtrise du dialogue social et de la négociation avec les partenaires sociaux',
      'evidenced',
      [
        "Négociation de trois accords avec les syndicats, dont un accord sur le temps de travail signé à l'unanimité.",
      ],
    ],
    [
      "Expérience du management d'équipe multi-sites",
      'evidenced',
      ['Direction RH de 1 150 salariés sur cinq sites, équipe de 14 personnes.'],
    ],
    [
      'Solides connaissances en droit du travail',
      'evidenced',
      [
        "Gestion de 60 dossiers contentieux devant le conseil de prud'hommes.",
        'Master Droit social, Université de Provence-Sud',
      ],
    ],
    ["Déploiement d'un SIRH", 'evidenced', ['Déploiement du SIRH Talentia dans onze filiales.']],
    [
      'Politique de rémunération et avantages sociaux',
      'evidenced',
      ['Refonte de la politique de rémunération et des classifications.'],
    ],
    [
      'Santé et sécurité au travail',
      'evidenced',
      ['Réduction des accidents du travail de 41 % en trois ans.'],
    ],
    [
      'Recrutement en volume',
      'evidenced',
      ['Recrutement de 220 personnes par an, délai moyen passé de 63 à 34 jours.'],
    ],
    [
      'Développement des compétences et formation professionnelle',
      'evidenced',
      ["Création d'une école interne : 900 stagiaires par an."],
    ],
    ['Gestion de la paie', 'mentioned'],
    ['Anglais courant', 'gap'],
    [
      'Master en ressources humaines ou droit social',
      'evidenced',
      ['Master Droit social, Université de Provence-Sud'],
    ],
  ],
};

import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** A chief scientific officer in biotechnology. */
export const BIOTECH_RESEARCH: PersonWithVerdicts = {
  language: 'en',
  functions: ['engineering'],
  resume: {
    basics: {
      label: 'Chief scientific officer, biotechnology',
      summary: 'Immunologist. Two molecules of ours are in patients.',
    },
    work: [
      resumePost('Corrib Therapeutics', 'Chief Scientific Officer', '2018-09', undefined, [
        'Took an antibody from target to first dose in 41 months.',
        'Signed a collaboration worth up to $310m with a large drug company.',
        'Wrote the scientific case for a Series B of $62m.',
        'Leads 35 scientists and four outside laboratories.',
      ]),
      resumePost('Halden Biologics', 'Director of Discovery', '2011-01', '2018-08', [
        'Screened 1.2 million compounds; three went into development.',
        'Filed 14 patent families.',
        'Answered the questions of the FDA before the first trial.',
      ]),
      resumePost('University of Galway', 'Postdoctoral Researcher', '2006-10', '2010-12', [
        'Eleven papers on T-cell exhaustion.',
        'Supervised three doctoral students.',
      ]),
    ],
    education: [{ institution: 'University of Galway', studyType: 'PhD', area: 'Immunology' }],
    skills: [{ name: 'Science', keywords: ['Flow cytometry', 'CRISPR', 'Bioinformatics'] }],
  },
  requirements: [
    [
      'Leadership of drug discovery through to the clinic',
      'evidenced',
      ['Took an antibody from target to first dose in 41 months.'],
    ],
    [
      'Business development and licensing deals with pharma partners',
      'evidenced',
      ['Signed a collaboration worth up to $310m with a large drug company.'],
    ],
    ['Support of investor financing', 'evidenced', ['Wrote the scientific case for a Series B of $62m.']],
    ['Intellectual property strategy', 'evidenced', ['Filed 14 patent families.']],
    [
      'Interaction with regulatory agencies',
      'evidenced',
      ['Answered the questions of the FDA before the first trial.'],
    ],
    [
      'Management of CROs and external research partners',
      'evidenced',
      ['Leads 35 scientists and four outside laboratories.'],
    ],
    ['PhD in immunology or a related discipline', 'evidenced', ['PhD Immunology, University of Galway']],
    ['A strong publication record', 'evidenced', ['Eleven papers on T-cell exhaustion.']],
    ['CRISPR', 'mentioned'],
    [
      'At least ten years in biotech or pharmaceutical research',
      'evidenced',
      [
        'Took an antibody from target to first dose in 41 months.',
        'Screened 1.2 million compounds; three went into development.',
        'Leads 35 scientists and four outside laboratories.',
      ],
    ],
    ['Commercial launch of a drug', 'gap'],
    ['Retail store management', 'gap'],
  ],
};

import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** A general counsel and data protection officer of an insurer. */
export const INSURANCE_PRIVACY: PersonWithVerdicts = {
  language: 'en',
  functions: ['legal'],
  resume: {
    basics: {
      label: 'General counsel and data protection officer',
      summary: 'Lawyer in insurance since 2008; I write so that claims handlers can follow.',
    },
    work: [
      resumePost('Carrow Mutual', 'General Counsel', '2019-10', undefined, [
        'Advises the board on solvency rules and minutes its meetings.',
        'Defended a class action over claims handling; withdrawn after eight months.',
        'Brought 70 % of legal work in-house and halved the bill of outside firms.',
        'Drafted the transfer of a portfolio of 90,000 policies to another insurer.',
      ]),
      resumePost('Carrow Mutual', 'Data Protection Officer', '2015-01', '2019-09', [
        'Built the privacy programme for 2.1 million customers before the regulation came into force.',
        'Answered the supervisory authority in three inquiries; none ended in a fine.',
        'Trained 1,400 staff in the handling of health data.',
      ]),
      resumePost('Petrie Walsh', 'Associate', '2008-09', '2014-12', [
        'Represented insurers in coverage disputes before the commercial court.',
        'Drafted distribution agreements with brokers and banks.',
      ]),
    ],
    education: [{ institution: 'University of Glasgow', studyType: 'LLB', area: 'Scots Law' }],
    certificates: [{ name: 'CIPP/E', issuer: 'IAPP' }],
    skills: [{ name: 'Law', keywords: ['Employment law', 'Company secretarial work'] }],
  },
  requirements: [
    [
      'Deep knowledge of data privacy law, including GDPR',
      'evidenced',
      ['Built the privacy programme for 2.1 million customers before the regulation came into force.'],
    ],
    [
      'Experience dealing with regulators',
      'evidenced',
      ['Answered the supervisory authority in three inquiries; none ended in a fine.'],
    ],
    [
      'Management of complex litigation',
      'evidenced',
      [
        'Defended a class action over claims handling; withdrawn after eight months.',
        'Represented insurers in coverage disputes before the commercial court.',
      ],
    ],
    [
      'Commercial contract drafting and negotiation',
      'evidenced',
      ['Drafted distribution agreements with brokers and banks.'],
    ],
    [
      'Control of external counsel spend',
      'evidenced',
      ['Brought 70 % of legal work in-house and halved the bill of outside firms.'],
    ],
    [
      'Counsel to boards on governance',
      'evidenced',
      ['Advises the board on solvency rules and minutes its meetings.'],
    ],
    ['Law degree', 'evidenced', ['LLB Scots Law, University of Glasgow']],
    [
      'Seven years of in-house experience in insurance',
      'evidenced',
      [
        'Defended a class action over claims handling; withdrawn after eight months.',
        'Drafted the transfer of a portfolio of 90,000 policies to another insurer.',
        'Advises the board on solvency rules and minutes its meetings.',
        'Brought 70 % of legal work in-house and halved the bill of outside firms.',
      ],
    ],
    ['Employment law', 'mentioned'],
    ['Patent prosecution', 'gap'],
    ['Training of staff in compliance', 'evidenced', ['Trained 1,400 staff in the handling of health data.']],
    ['CIPP/E or equivalent certification', 'evidenced', ['CIPP/E, IAPP']],
    ['M&A experience in private equity', 'gap'],
  ],
};

import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** A director of human resources in manufacturing. */
export const MANUFACTURING_HR_DIRECTOR: PersonWithVerdicts = {
  language: 'en',
  functions: ['people'],
  resume: {
    basics: {
      label: 'HR director, manufacturing',
      summary: 'I look after people who make things, in three shifts and five languages.',
    },
    work: [
      resumePost('Hollis Castings', 'Director of Human Resources', '2017-02', undefined, [
        'Negotiated four collective agreements with two unions without a day of strike.',
        'Staff turnover on the shop floor fell from 31 % to 12 % in three years.',
        'Opened an apprenticeship school; 140 young people have passed through it.',
        'Ran the closure of the Wexley foundry: 220 jobs, all but nine placed elsewhere.',
        'Replaced three pay systems by one job-evaluation scheme.',
      ]),
      resumePost('Dunmore Glass', 'HR Manager', '2010-06', '2017-01', [
        'Recruited 300 operators for a new plant in Poland within eight months.',
        'Introduced Workday for absence and performance reviews.',
        'Adviser to plant managers on grievances and dismissals.',
      ]),
      resumePost('Dunmore Glass', 'Personnel Officer', '2006-08', '2010-05', [
        'Kept the records of 900 employees and answered their questions on pay.',
      ]),
    ],
    education: [{ institution: 'Keele University', studyType: 'MA', area: 'Industrial Relations' }],
    certificates: [{ name: 'Chartered Member', issuer: 'CIPD' }],
    skills: [{ name: 'HR', keywords: ['SuccessFactors', 'Coaching', 'Diversity and inclusion'] }],
  },
  requirements: [
    [
      'Experience of labour negotiations in a unionised environment',
      'evidenced',
      ['Negotiated four collective agreements with two unions without a day of strike.'],
    ],
    [
      'Success in improving retention',
      'evidenced',
      ['Staff turnover on the shop floor fell from 31 % to 12 % in three years.'],
    ],
    [
      'High-volume hiring',
      'evidenced',
      ['Recruited 300 operators for a new plant in Poland within eight months.'],
    ],
    [
      'Compensation and grading structures',
      'evidenced',
      ['Replaced three pay systems by one job-evaluation scheme.'],
    ],
    [
      'Experience managing redundancies and site closures',
      'evidenced',
      ['Ran the closure of the Wexley foundry: 220 jobs, all but nine placed elsewhere.'],
    ],
    [
      'Ten or more years of HR leadership in manufacturing',
      'evidenced',
      [
        'Negotiated four collective agreements with two unions without a day of strike.',
        'Staff turnover on the shop floor fell from 31 % to 12 % in three years.',
        'Opened an apprenticeship school; 140 young people have passed through it.',
        'Replaced three pay systems by one job-evaluation scheme.',
      ],
    ],
    [
      'Workday or a similar HR information system',
      'evidenced',
      ['Introduced Workday for absence and performance reviews.'],
    ],
    [
      'Learning and development programmes for early careers',
      'evidenced',
      ['Opened an apprenticeship school; 140 young people have passed through it.'],
    ],
    ['CIPD qualification', 'evidenced', ['Chartered Member, CIPD']],
    ['SuccessFactors', 'mentioned'],
    ['Executive search for board appointments', 'gap'],
    [
      'Handling of employee relations cases',
      'evidenced',
      ['Adviser to plant managers on grievances and dismissals.'],
    ],
  ],
};

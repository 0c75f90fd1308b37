import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** An executive director of a food bank. */
export const FOOD_BANK: PersonWithVerdicts = {
  language: 'en',
  functions: ['general-management'],
  resume: {
    basics: {
      label: 'Executive Director',
      summary: 'Leader of food banks and shelters. I raise money by showing what it does.',
    },
    work: [
      resumePost('Open Table', 'Executive Director', '2017-04', undefined, [
        'Grew the annual budget from $4.2m to $11.8m, two thirds of it from individual donors.',
        'Ran a $15m capital campaign for a new warehouse, finished eleven months early.',
        'Recruited and trained 1,300 volunteers a year.',
        'Testified before the state senate; school meals became free in 212 districts.',
        'Published a yearly impact report with an outside evaluator.',
      ]),
      resumePost('Harbor Shelter', 'Programme Director', '2010-02', '2017-03', [
        'Led 64 case workers in five shelters.',
        'Managed federal grants of $2.9m a year with clean audits.',
        'Moved 410 families into permanent homes.',
      ]),
      resumePost('City of Alder', 'Social Worker', '2005-01', '2010-01', [
        'Carried a caseload of 45 families.',
      ]),
    ],
    skills: [{ name: "Raiser's Edge" }, { name: 'Strategic planning' }],
    education: [{ studyType: 'Master', area: 'Social Work', institution: 'Alder College' }],
  },
  requirements: [
    [
      'Demonstrated success in fundraising from individuals and major donors',
      'evidenced',
      ['Grew the annual budget from $4.2m to $11.8m, two thirds of it from individual donors.'],
    ],
    [
      'Capital campaign experience',
      'evidenced',
      ['Ran a $15m capital campaign for a new warehouse, finished eleven months early.'],
    ],
    ['Experience with volunteer management', 'evidenced', ['Recruited and trained 1,300 volunteers a year.']],
    [
      'Public policy and advocacy experience',
      'evidenced',
      ['Testified before the state senate; school meals became free in 212 districts.'],
    ],
    [
      'Experience in program evaluation and outcome measurement',
      'evidenced',
      ['Published a yearly impact report with an outside evaluator.'],
    ],
    [
      'Experience managing government grants',
      'evidenced',
      ['Managed federal grants of $2.9m a year with clean audits.'],
    ],
    [
      'At least seven years of nonprofit leadership',
      'evidenced',
      [
        'Grew the annual budget from $4.2m to $11.8m, two thirds of it from individual donors.',
        'Led 64 case workers in five shelters.',
      ],
    ],
    ['Supervision of large, multi-site teams', 'evidenced', ['Led 64 case workers in five shelters.']],
    [
      'Commitment to housing justice and work with homeless families',
      'evidenced',
      ['Moved 410 families into permanent homes.'],
    ],
    ['Strategic planning', 'mentioned'],
    [
      "Master's degree in social work, public administration or related field",
      'evidenced',
      ['Master Social Work, Alder College'],
    ],
    ['Experience with international programs', 'gap'],
    ['Bilingual English/Spanish', 'gap'],
  ],
};

import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** A city manager. */
export const CITY_ADMINISTRATION: PersonWithVerdicts = {
  language: 'en',
  functions: ['general-management'],
  resume: {
    basics: {
      label: 'City manager',
      summary:
        'Local government for twenty-two years, in towns that people commute from and one they commute to.',
    },
    work: [
      resumePost('City of Marlow Falls', 'City Manager', '2017-07', undefined, [
        'Answers to a council of nine for 840 employees and a general fund of $118m.',
        'Six balanced budgets in a row; the reserve grew from 7 % to 21 %.',
        'Put street repairs, permits and complaints on one online portal, used by 60 % of households.',
        'Won $43m of federal money for a flood wall.',
        'Held forty public meetings on the rezoning of the rail yard.',
      ]),
      resumePost('Town of Eastbrook', 'Assistant Town Manager', '2010-03', '2017-06', [
        'Contracted out refuse collection by open tender; saved $1.2m a year.',
        'Ran emergency shelters during the ice storm of 2013.',
        'Negotiated with police and fire unions.',
      ]),
      resumePost('Eastbrook Planning Board', 'Planner', '2004-09', '2010-02', [
        'Wrote the master plan for the harbor.',
      ]),
    ],
    education: [{ institution: 'Syracuse University', studyType: 'MPA', area: 'Public Administration' }],
    certificates: [{ name: 'Credentialed Manager', issuer: 'ICMA' }],
    skills: [{ name: 'Government', keywords: ['Grant writing', 'GIS', 'Economic development'] }],
  },
  requirements: [
    [
      'Municipal budgeting',
      'evidenced',
      ['Six balanced budgets in a row; the reserve grew from 7 % to 21 %.'],
    ],
    [
      'Experience working with elected officials',
      'evidenced',
      ['Answers to a council of nine for 840 employees and a general fund of $118m.'],
    ],
    [
      'Digital services for residents',
      'evidenced',
      ['Put street repairs, permits and complaints on one online portal, used by 60 % of households.'],
    ],
    ['Securing federal or state grants', 'evidenced', ['Won $43m of federal money for a flood wall.']],
    [
      'Public procurement',
      'evidenced',
      ['Contracted out refuse collection by open tender; saved $1.2m a year.'],
    ],
    ['Emergency management', 'evidenced', ['Ran emergency shelters during the ice storm of 2013.']],
    ['Community engagement', 'evidenced', ['Held forty public meetings on the rezoning of the rail yard.']],
    ['Collective bargaining', 'evidenced', ['Negotiated with police and fire unions.']],
    [
      'Land use and zoning',
      'evidenced',
      [
        'Held forty public meetings on the rezoning of the rail yard.',
        'Wrote the master plan for the harbor.',
      ],
    ],
    [
      "Master's degree in public administration",
      'evidenced',
      ['MPA Public Administration, Syracuse University'],
    ],
    ['Geographic information systems', 'mentioned'],
    [
      'Ten years of progressively responsible local government experience',
      'evidenced',
      [
        'Answers to a council of nine for 840 employees and a general fund of $118m.',
        'Six balanced budgets in a row; the reserve grew from 7 % to 21 %.',
      ],
    ],
    ['Airport operations', 'gap'],
    ['Merchandising', 'gap'],
  ],
};

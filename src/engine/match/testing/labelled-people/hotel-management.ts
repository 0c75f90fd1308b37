import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** A general manager of a hotel. */
export const HOTEL_MANAGEMENT: PersonWithVerdicts = {
  language: 'en',
  functions: ['general-management'],
  resume: {
    basics: {
      label: 'Hotel general manager',
      summary: 'Nineteen years in houses with between 60 and 400 rooms.',
    },
    work: [
      resumePost('The Larkhaven', 'General Manager', '2017-05', undefined, [
        'Revenue per available room rose from €74 to €109 in four years.',
        'Reopened the house after a refit of €21m, on the day that was announced.',
        'Guest rating from 8.1 to 9.2; 94 % of complaints answered within a day.',
        'Employs 180 people from 23 nations; two in three stayed longer than three years.',
        'Negotiated corporate rates with 40 companies.',
      ]),
      resumePost('Hotel Brunnenhof', 'Director of Food and Beverage', '2011-02', '2017-04', [
        'Turned a restaurant that lost €200,000 a year into one that earns as much.',
        'Weddings and banquets for up to 500 guests.',
        'Cut food waste by 38 %.',
      ]),
      resumePost('Hotel Brunnenhof', 'Night Auditor', '2006-06', '2011-01', [
        'Closed the books of each day.',
      ]),
    ],
    education: [{ institution: 'École hôtelière de Lausanne', studyType: 'BSc', area: 'Hospitality' }],
    skills: [{ name: 'Hotel', keywords: ['Opera PMS', 'Revenue management', 'Wine'] }],
    languages: [
      { language: 'English', fluency: 'Fluent' },
      { language: 'Italian', fluency: 'Native' },
    ],
  },
  requirements: [
    [
      'Proven record of increasing RevPAR',
      'evidenced',
      ['Revenue per available room rose from €74 to €109 in four years.'],
    ],
    [
      'Experience with openings or renovations',
      'evidenced',
      ['Reopened the house after a refit of €21m, on the day that was announced.'],
    ],
    [
      'Guest satisfaction and service quality',
      'evidenced',
      ['Guest rating from 8.1 to 9.2; 94 % of complaints answered within a day.'],
    ],
    [
      'Management of large, multicultural teams',
      'evidenced',
      ['Employs 180 people from 23 nations; two in three stayed longer than three years.'],
    ],
    ['Banqueting and events', 'evidenced', ['Weddings and banquets for up to 500 guests.']],
    [
      'Turning around underperforming outlets',
      'evidenced',
      ['Turned a restaurant that lost €200,000 a year into one that earns as much.'],
    ],
    ['Sustainability initiatives', 'evidenced', ['Cut food waste by 38 %.']],
    ['Corporate sales', 'evidenced', ['Negotiated corporate rates with 40 companies.']],
    ['Revenue management', 'mentioned'],
    [
      'Minimum five years as general manager of a hotel',
      'evidenced',
      [
        'Revenue per available room rose from €74 to €109 in four years.',
        'Reopened the house after a refit of €21m, on the day that was announced.',
        'Guest rating from 8.1 to 9.2; 94 % of complaints answered within a day.',
        'Employs 180 people from 23 nations; two in three stayed longer than three years.',
      ],
    ],
    ['Fluent Italian', 'evidenced', ['Italian (Native)']],
    ['Casino operations', 'gap'],
    ['Franchise law', 'gap'],
  ],
};

import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** A director of development of a theatre. */
export const THEATRE_DEVELOPMENT: PersonWithVerdicts = {
  language: 'en',
  functions: ['marketing'],
  resume: {
    basics: {
      label: 'Director of development and external affairs, performing arts',
      summary: 'I ask for money and remember why it was given.',
    },
    work: [
      resumePost('Meridian Playhouse', 'Director of Development', '2016-08', undefined, [
        'Raised $34m for the new stage; the last gift came two weeks before the deadline.',
        'Gifts from individuals went from $1.1m to $3.6m a year.',
        'Moved 40,000 records to a new donor database.',
        'Sits with the trustees on the nominating committee.',
      ]),
      resumePost('Cardew Symphony', 'Manager of Institutional Giving', '2011-09', '2016-07', [
        'Wrote 60 applications a year to foundations and the arts council; half were granted.',
        'Found the first sponsor for the summer season.',
        'Annual dinner for 600 guests.',
      ]),
      resumePost('Cardew Symphony', 'Box Office Assistant', '2008-09', '2011-08', [
        'Sold subscriptions by telephone.',
      ]),
    ],
    education: [{ institution: 'Oberlin College', studyType: 'BA', area: 'Theatre History' }],
    certificates: [{ name: 'CFRE' }],
    skills: [{ name: 'Development', keywords: ["Raiser's Edge", 'Planned giving', 'Press relations'] }],
  },
  requirements: [
    [
      'Capital campaign leadership',
      'evidenced',
      ['Raised $34m for the new stage; the last gift came two weeks before the deadline.'],
    ],
    ['Cultivation of major donors', 'evidenced', ['Gifts from individuals went from $1.1m to $3.6m a year.']],
    [
      'Grant writing for foundations and public bodies',
      'evidenced',
      ['Wrote 60 applications a year to foundations and the arts council; half were granted.'],
    ],
    ['Corporate sponsorship', 'evidenced', ['Found the first sponsor for the summer season.']],
    ['Event fundraising', 'evidenced', ['Annual dinner for 600 guests.']],
    ['Donor database management', 'evidenced', ['Moved 40,000 records to a new donor database.']],
    [
      'Working with a board of trustees',
      'evidenced',
      ['Sits with the trustees on the nominating committee.'],
    ],
    [
      'Seven or more years of fundraising in arts organisations',
      'evidenced',
      [
        'Raised $34m for the new stage; the last gift came two weeks before the deadline.',
        'Gifts from individuals went from $1.1m to $3.6m a year.',
      ],
    ],
    ['CFRE certification', 'evidenced', ['CFRE']],
    ['Planned giving', 'mentioned'],
    ["Bachelor's degree", 'evidenced', ['BA Theatre History, Oberlin College']],
    ['Management of a touring programme', 'gap'],
    ['Financial controlling', 'gap'],
  ],
};

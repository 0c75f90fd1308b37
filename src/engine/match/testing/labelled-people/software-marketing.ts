import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** A fractional chief marketing officer for software. */
export const SOFTWARE_MARKETING: PersonWithVerdicts = {
  language: 'en',
  functions: ['marketing'],
  resume: {
    basics: {
      label: 'Fractional CMO for B2B software',
      summary:
        'I help software companies between $5m and $50m find the message that sells. Nine companies since 2019.',
    },
    work: [
      resumePost('Loomis Marketing', 'Fractional CMO', '2019-05', undefined, [
        'Rewrote positioning and packaging for a payroll API; average contract value rose from $18k to $41k.',
        'Built the inbound programme of a logistics platform from nothing to 320 qualified leads a month.',
        'Hired the first three marketers of a Series A security company.',
        'Ran the launch of a product in eleven countries on a budget of $240,000.',
      ]),
      resumePost('Quillon', 'VP Marketing', '2014-01', '2019-04', [
        'Pipeline sourced by marketing went from 20 % to 55 %.',
        'Led a team of 24 in Boston and Dublin.',
        'Moved the company from Marketo to HubSpot in four months.',
        'Wrote the analyst briefings that led to a place in two market reports.',
      ]),
      resumePost('The Harbour Post', 'Reporter', '2008-09', '2013-12', [
        'Covered shipping and trade; two state press awards.',
      ]),
    ],
    skills: [{ name: 'SEO' }, { name: 'Copywriting' }],
  },
  requirements: [
    [
      'Proven success in B2B SaaS demand generation',
      'evidenced',
      [
        'Built the inbound programme of a logistics platform from nothing to 320 qualified leads a month.',
        'Pipeline sourced by marketing went from 20 % to 55 %.',
      ],
    ],
    [
      'Expertise in positioning, messaging and pricing',
      'evidenced',
      ['Rewrote positioning and packaging for a payroll API; average contract value rose from $18k to $41k.'],
    ],
    [
      'Experience with HubSpot or Marketo',
      'evidenced',
      ['Moved the company from Marketo to HubSpot in four months.'],
    ],
    [
      'Experience working with industry analysts',
      'evidenced',
      ['Wrote the analyst briefings that led to a place in two market reports.'],
    ],
    [
      'Experience building a marketing team from scratch',
      'evidenced',
      ['Hired the first three marketers of a Series A security company.'],
    ],
    [
      'International product launches',
      'evidenced',
      ['Ran the launch of a product in eleven countries on a budget of $240,000.'],
    ],
    [
      '10+ years in marketing leadership',
      'evidenced',
      ['Led a team of 24 in Boston and Dublin.', 'Pipeline sourced by marketing went from 20 % to 55 %.'],
    ],
    [
      'Strong writing background, journalism a plus',
      'evidenced',
      ['Covered shipping and trade; two state press awards.'],
    ],
    ['SEO', 'mentioned'],
    ['Consumer brand marketing and television advertising', 'gap'],
    [
      'Work with founders of early-stage companies',
      'evidenced',
      [
        'Hired the first three marketers of a Series A security company.',
        'I help software companies between $5m and $50m find the message that sells.',
      ],
    ],
    ['MBA', 'gap'],
  ],
};

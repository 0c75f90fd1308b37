import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** A vice president of engineering for platforms. */
export const PLATFORM_ENGINEERING: PersonWithVerdicts = {
  language: 'en',
  functions: ['engineering'],
  resume: {
    basics: {
      label: 'VP of Engineering, platforms',
      summary: 'Engineer first. Teams of mine ship on Tuesdays and sleep on Fridays.',
    },
    work: [
      resumePost('Tessel Maps', 'VP of Engineering', '2020-08', undefined, [
        'Grew engineering from 18 to 74 people in Lisbon and Toronto.',
        'Split a monolith into 23 services; deployments went from two a month to forty a day.',
        'Cloud bill down by $1.9m a year after moving batch work to spot instances.',
        'Passed the first SOC 2 audit without a finding.',
        'Agrees the quarterly roadmap with product and sales.',
      ]),
      resumePost('Kelpie Ledger', 'Director of Infrastructure', '2015-02', '2020-07', [
        'Availability of the payments core rose from 99.5 % to 99.98 %.',
        'Introduced Kubernetes and Terraform across five teams.',
        'Carried the pager for two years before I handed it to a team of eight.',
      ]),
      resumePost('Varsity Sensors', 'Software Engineer', '2009-06', '2015-01', [
        'Wrote firmware in C and a data pipeline in Python.',
        'Three patents on battery management.',
      ]),
    ],
    education: [{ institution: 'University of Porto', studyType: 'MSc', area: 'Computer Science' }],
    skills: [{ name: 'Engineering', keywords: ['AWS', 'PostgreSQL', 'Kafka', 'Rust'] }],
  },
  requirements: [
    [
      'Scaling engineering organizations',
      'evidenced',
      ['Grew engineering from 18 to 74 people in Lisbon and Toronto.'],
    ],
    [
      'Experience with microservices architecture',
      'evidenced',
      ['Split a monolith into 23 services; deployments went from two a month to forty a day.'],
    ],
    [
      'Ownership of infrastructure costs',
      'evidenced',
      ['Cloud bill down by $1.9m a year after moving batch work to spot instances.'],
    ],
    [
      'Security and compliance certifications (SOC 2, ISO 27001)',
      'evidenced',
      ['Passed the first SOC 2 audit without a finding.'],
    ],
    [
      'Site reliability engineering and on-call',
      'evidenced',
      [
        'Availability of the payments core rose from 99.5 % to 99.98 %.',
        'Carried the pager for two years before I handed it to a team of eight.',
      ],
    ],
    ['Kubernetes', 'evidenced', ['Introduced Kubernetes and Terraform across five teams.']],
    ['Kafka', 'mentioned'],
    ['Hands-on programming background', 'evidenced', ['Wrote firmware in C and a data pipeline in Python.']],
    [
      'Close partnership with product management',
      'evidenced',
      ['Agrees the quarterly roadmap with product and sales.'],
    ],
    [
      'Eight years or more in engineering management',
      'evidenced',
      [
        'Grew engineering from 18 to 74 people in Lisbon and Toronto.',
        'Split a monolith into 23 services; deployments went from two a month to forty a day.',
        'Availability of the payments core rose from 99.5 % to 99.98 %.',
      ],
    ],
    [
      'Degree in computer science or related field',
      'evidenced',
      ['MSc Computer Science, University of Porto'],
    ],
    ['Mobile app development for iOS', 'gap'],
    ['Financial planning and fundraising', 'gap'],
    [
      'Remote and distributed teams',
      'evidenced',
      ['Grew engineering from 18 to 74 people in Lisbon and Toronto.'],
    ],
  ],
};

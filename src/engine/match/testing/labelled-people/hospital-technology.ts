import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** A chief information officer of hospitals. */
export const HOSPITAL_TECHNOLOGY: PersonWithVerdicts = {
  language: 'en',
  functions: ['engineering'],
  resume: {
    basics: {
      label: 'CIO, hospitals',
      summary: 'Chief information officer of hospital groups. Former nurse.',
    },
    work: [
      resumePost('Saint Odile Health', 'Chief Information Officer', '2018-08', undefined, [
        'Moved four hospitals from three patient record systems to Epic in 26 months, $4m under a budget of $88m.',
        'Built a security operations centre after a ransomware attack; two outside audits since then without a finding.',
        "Lead 210 staff and report to the board's technology committee each quarter.",
        'Brought telehealth visits from 400 to 19,000 a month.',
      ]),
      resumePost('Marlow Clinics', 'Director of Clinical Systems', '2011-02', '2018-07', [
        'Put bedside barcode scanning in 600 rooms; medication errors fell by 48 %.',
        'Built the data warehouse that quality reporting to Medicare rests on.',
        'Negotiated software agreements with nine vendors and saved $2.3m a year.',
      ]),
      resumePost('Marlow Clinics', 'Registered Nurse', '2004-06', '2011-01', [
        'Cared for patients on a cardiac ward of 24 beds.',
      ]),
    ],
    skills: [{ name: 'ITIL' }, { name: 'Python' }],
    certificates: [{ name: 'CISSP', issuer: 'ISC2' }],
    education: [{ studyType: 'Master', area: 'Health Informatics', institution: 'Lakeview University' }],
  },
  requirements: [
    [
      'Experience leading an enterprise EHR implementation (Epic preferred)',
      'evidenced',
      [
        'Moved four hospitals from three patient record systems to Epic in 26 months, $4m under a budget of $88m.',
      ],
    ],
    [
      'Deep knowledge of cybersecurity and incident response',
      'evidenced',
      [
        'Built a security operations centre after a ransomware attack; two outside audits since then without a finding.',
      ],
    ],
    [
      'Experience presenting to a board of directors',
      'evidenced',
      ["Lead 210 staff and report to the board's technology committee each quarter."],
    ],
    [
      'Experience with virtual care / telemedicine',
      'evidenced',
      ['Brought telehealth visits from 400 to 19,000 a month.'],
    ],
    [
      'Background in data analytics and regulatory reporting',
      'evidenced',
      ['Built the data warehouse that quality reporting to Medicare rests on.'],
    ],
    [
      'Vendor management and contract negotiation',
      'evidenced',
      ['Negotiated software agreements with nine vendors and saved $2.3m a year.'],
    ],
    [
      'Clinical background, e.g. as a nurse or physician',
      'evidenced',
      ['Cared for patients on a cardiac ward of 24 beds.'],
    ],
    [
      'Patient safety improvement',
      'evidenced',
      ['Put bedside barcode scanning in 600 rooms; medication errors fell by 48 %.'],
    ],
    [
      'Managed teams of 100+ people',
      'evidenced',
      ["Lead 210 staff and report to the board's technology committee each quarter."],
    ],
    ['ITIL certification', 'mentioned'],
    [
      "Master's degree in informatics, computer science or healthcare administration",
      'evidenced',
      ['Master Health Informatics, Lakeview University'],
    ],
    ['CISSP or CISM', 'evidenced', ['CISSP, ISC2']],
    ['Experience with mergers and acquisitions', 'gap'],
    [
      '15+ years of experience in healthcare',
      'evidenced',
      [
        'Moved four hospitals from three patient record systems to Epic in 26 months, $4m under a budget of $88m.',
        "Lead 210 staff and report to the board's technology committee each quarter.",
      ],
    ],
  ],
};

import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** A chief information security officer of a bank. */
export const BANK_SECURITY: PersonWithVerdicts = {
  language: 'en',
  functions: ['engineering'],
  resume: {
    basics: {
      label: 'Chief information security officer',
      summary: 'Security for banks and those who would like to be one.',
    },
    work: [
      resumePost('Ostrava Savings', 'CISO', '2019-03', undefined, [
        'Rebuilt access control after a breach at a supplier; 4,200 dormant accounts removed.',
        'Brought the bank to ISO 27001 in thirteen months.',
        'Reports to the risk committee each quarter with six measures.',
        'Grew the security team from 5 to 22.',
        'Phishing simulations: click rate from 18 % to 3 %.',
      ]),
      resumePost('Tindall Pay', 'Head of Information Security', '2014-06', '2019-02', [
        'Passed PCI DSS every year.',
        'Ran the response to a denial-of-service attack that lasted nine days.',
        'Reviewed the contracts of 70 vendors for security terms.',
      ]),
      resumePost('Grenfell Networks', 'Network Engineer', '2007-09', '2014-05', [
        'Firewalls and remote access for 30 client offices.',
      ]),
    ],
    education: [{ institution: 'Royal Holloway', studyType: 'MSc', area: 'Information Security' }],
    certificates: [{ name: 'CISSP', issuer: 'ISC2' }],
    skills: [{ name: 'Security', keywords: ['Splunk', 'AWS', 'Threat modelling'] }],
  },
  requirements: [
    [
      'Experience building an information security function',
      'evidenced',
      ['Grew the security team from 5 to 22.'],
    ],
    ['Security awareness training', 'evidenced', ['Phishing simulations: click rate from 18 % to 3 %.']],
    [
      'Incident response leadership',
      'evidenced',
      ['Ran the response to a denial-of-service attack that lasted nine days.'],
    ],
    [
      'Identity and access management',
      'evidenced',
      ['Rebuilt access control after a breach at a supplier; 4,200 dormant accounts removed.'],
    ],
    [
      'Third-party risk management',
      'evidenced',
      [
        'Reviewed the contracts of 70 vendors for security terms.',
        'Rebuilt access control after a breach at a supplier; 4,200 dormant accounts removed.',
      ],
    ],
    [
      'Presenting cyber risk to boards and committees',
      'evidenced',
      ['Reports to the risk committee each quarter with six measures.'],
    ],
    ['CISSP or CISM', 'evidenced', ['CISSP, ISC2']],
    ['ISO 27001 implementation', 'evidenced', ['Brought the bank to ISO 27001 in thirteen months.']],
    ['Splunk', 'mentioned'],
    [
      'Ten years in information security, ideally in financial services',
      'evidenced',
      [
        'Rebuilt access control after a breach at a supplier; 4,200 dormant accounts removed.',
        'Brought the bank to ISO 27001 in thirteen months.',
        'Passed PCI DSS every year.',
        'Grew the security team from 5 to 22.',
      ],
    ],
    ['Software product management', 'gap'],
    ['Payroll accounting', 'gap'],
  ],
};

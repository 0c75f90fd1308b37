import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** A chief nursing officer of a hospital. */
export const CHIEF_NURSE: PersonWithVerdicts = {
  language: 'en',
  functions: ['operations'],
  resume: {
    basics: {
      label: 'Chief nursing officer',
      summary: 'Nurse for twenty-six years, on the executive team for nine.',
    },
    work: [
      resumePost('St Brannoc Medical Center', 'Chief Nursing Officer', '2016-06', undefined, [
        'Nursing for 480 beds and 1,250 nurses, with a budget of $96m.',
        'Pressure injuries fell by 63 % after bedside rounds were made daily.',
        'Agency spend went from $11m to $3.5m by a float pool of our own.',
        'Steered the hospital to its second Magnet designation.',
        'Sat on the group that chose and introduced Epic.',
      ]),
      resumePost('Lakemont Clinic', 'Director of Patient Care Services', '2009-04', '2016-05', [
        'Opened a 24-bed cardiac step-down unit.',
        'Scheduled visits of state surveyors and wrote the plans of correction.',
        'Residency programme for new graduates; first-year turnover from 28 % to 10 %.',
      ]),
      resumePost('Lakemont Clinic', 'Staff Nurse, Intensive Care', '2000-07', '2009-03', [
        'Charge nurse on nights from 2004.',
      ]),
    ],
    education: [
      { institution: 'University of Iowa', studyType: 'MSN', area: 'Nursing Administration' },
      { institution: 'Mercy College', studyType: 'BSN', area: 'Nursing' },
    ],
    certificates: [{ name: 'Registered Nurse (RN), Iowa' }, { name: 'NEA-BC', issuer: 'ANCC' }],
    skills: [{ name: 'Care', keywords: ['Telehealth', 'Lean', 'Shared governance'] }],
  },
  requirements: [
    [
      'Improved patient safety and quality of care',
      'evidenced',
      ['Pressure injuries fell by 63 % after bedside rounds were made daily.'],
    ],
    [
      'Responsible for nursing budgets',
      'evidenced',
      ['Nursing for 480 beds and 1,250 nurses, with a budget of $96m.'],
    ],
    [
      'Reduction of premium and agency labor',
      'evidenced',
      ['Agency spend went from $11m to $3.5m by a float pool of our own.'],
    ],
    ['Magnet experience', 'evidenced', ['Steered the hospital to its second Magnet designation.']],
    [
      'Regulatory readiness and accreditation surveys',
      'evidenced',
      ['Scheduled visits of state surveyors and wrote the plans of correction.'],
    ],
    ['Electronic health records (Epic)', 'evidenced', ['Sat on the group that chose and introduced Epic.']],
    [
      'Nurse recruitment and retention',
      'evidenced',
      ['Residency programme for new graduates; first-year turnover from 28 % to 10 %.'],
    ],
    ['Current RN license', 'evidenced', ['Registered Nurse (RN), Iowa']],
    [
      "Master's degree in nursing or health administration",
      'evidenced',
      ['MSN Nursing Administration, University of Iowa'],
    ],
    [
      'Five years of executive nursing leadership in an acute-care hospital',
      'evidenced',
      [
        'Nursing for 480 beds and 1,250 nurses, with a budget of $96m.',
        'Pressure injuries fell by 63 % after bedside rounds were made daily.',
        'Steered the hospital to its second Magnet designation.',
        'Agency spend went from $11m to $3.5m by a float pool of our own.',
      ],
    ],
    ['Telehealth', 'mentioned'],
    ['Pediatric specialty experience', 'gap'],
    ['Experience in pharmaceutical sales', 'gap'],
  ],
};

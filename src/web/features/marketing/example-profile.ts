import { emptyProfile, type ProfileData } from '@/shared/profile/profile-data';

/** The example that visitors are shown. Mara Lindqvist, her companies and her numbers are invented. */
export const EXAMPLE_PROFILE: ProfileData = {
  ...emptyProfile(),
  name: 'Mara Lindqvist',
  role: 'Fractional Chief Operating Officer',
  location: 'Singapore',
  summary:
    'Operating executive with eighteen years in health services, logistics and software. Since 2021 Mara has been fractional COO to seven founder-led companies in Southeast Asia and the Nordics, usually two or three days a week for six to twelve months.',
  highlights: [
    'Fractional COO, independent practice, 2021 to today',
    'Chief Operating Officer, Tanager Health, 2016 to 2021',
    'Vice President Operations, Harrow & Vale Logistics, 2011 to 2016',
    'Engagement Manager, Brightwater Partners, 2007 to 2011',
  ],
  focus_areas: [
    'Operating model design',
    'Planning and budget rhythm',
    'Post-merger integration',
    'Regional expansion',
  ],
  industries: ['Health services', 'Logistics', 'B2B software', 'Specialty manufacturing'],
  geographical_coverage: ['Southeast Asia', 'Australia', 'Nordics'],
  stage_focus: ['Series A', 'Series B', 'Series C', 'Founder-owned'],
  personal_interests: [
    'Dinghy racing',
    'Letterpress printing',
    'Open-water swimming',
    'Swedish crime novels',
  ],
  certifications: [
    'Lean Six Sigma Black Belt',
    'Certified Change Management Professional',
    'International Directors Programme',
  ],
  meet_them:
    'Mara runs the part of a company that nobody notices until it breaks. She joins founder-led businesses when growth has outpaced the way they work, and leaves them with a plan the whole team can read, a week that has a rhythm, and a successor who can keep both.\n\nShe grew up in Gothenburg, a harbour pilot’s daughter, and moved to Singapore in 2011 to rebuild the regional network at Harrow & Vale Logistics. At Tanager Health she took operations from 40 people in one country to 310 in four. Founders call her when they are good at the product and tired of the company.',
  sweetspot:
    'Founder-led companies of 30 to 300 people, newly funded or newly merged, where customers are pleased and the inside is under strain. Two or three days a week, beside the chief executive.',
  user_manual:
    'I think best in writing. Send me a page before we meet and I will arrive with questions.\n\nBad news should reach me the same day, by phone if it is large. I will ask what we do next before I ask how it happened.\n\nTuesday and Thursday mornings are for deep work. I answer everything else by six in the evening, Singapore time.\n\nI can move faster than a team is ready for. If I do, say “slow down” and I will. I would rather hear it in the first week than in the second month.\n\nWhen I have decided, I say so. When I have gone quiet I am still thinking, and that is a good moment to change my mind.',
  personas: [
    {
      title: 'The Scale-Up Operator',
      bullets: [
        'Turns a founder’s ambition into four or five quarterly commitments that teams own and can finish.',
        'Grew Tanager Health from 40 to 310 people while staff turnover stayed below nine per cent a year.',
        'Plans hiring from the work that has to be done, so the budget still holds in the third quarter.',
      ],
    },
    {
      title: 'The Integration Lead',
      bullets: [
        'Has joined five acquired teams to their new owners, the largest with 120 people across three countries.',
        'Settles names, pay and reporting lines in the first thirty days, systems in the next ninety.',
        'Keeps one list of what customers were promised and checks it every week until it is empty.',
      ],
    },
    {
      title: 'The Founder’s Counterpart',
      bullets: [
        'Takes the internal meetings so that the founder can spend four days in five with customers.',
        'Writes the board pack with finance and rehearses the hard page first.',
        'Hires and coaches the permanent COO, then leaves on the date agreed at the start.',
      ],
    },
  ],
  superpowers: [
    {
      title: 'Finds the constraint',
      description:
        'Two weeks of interviews and one spreadsheet usually show the single step that holds back all the others.',
    },
    {
      title: 'Sets the rhythm',
      description:
        'Builds a calendar of few meetings with clear purposes, and defends it until people miss it when it slips.',
    },
    {
      title: 'Grows successors',
      description: 'Five of her seven engagements ended with someone promoted from inside to run operations.',
    },
    {
      title: 'Makes numbers plain',
      description:
        'Puts the twelve figures that matter on one page that a warehouse lead and an investor read the same way.',
    },
  ],
  functional_skills: [
    {
      name: 'Operations',
      value: [
        {
          title: 'Operating model design',
          description:
            'Roles, decisions and forums drawn on one page and tested against last month’s real problems.',
        },
        {
          title: 'Process improvement',
          description: 'Lean methods in clinics, warehouses and support desks.',
        },
        {
          title: 'Vendor management',
          description: 'Contracts up to US$40 million a year across six countries.',
        },
      ],
    },
    {
      name: 'Finance and planning',
      value: [
        {
          title: 'Annual planning',
          description: 'Budgets built from capacity, reviewed monthly, reopened once a year.',
        },
        {
          title: 'Unit economics',
          description: 'Margin by product, site and customer, in terms the sales team will use.',
        },
      ],
    },
    {
      name: 'People',
      value: [
        {
          title: 'Organisation design',
          description: 'Spans, layers and titles that survive a doubling of staff.',
        },
        {
          title: 'Executive hiring',
          description: 'Scorecards, panels and references for 26 leadership hires.',
        },
      ],
    },
  ],
};

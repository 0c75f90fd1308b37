/** The texts of the two coaching services, for the overview and their own screens. */

export interface CoachingOffer {
  /** Its key among the calendars that `coaching.schedulers` returns. */
  id: 'executive' | 'team';
  path: string;
  name: string;
  /** A sentence for the overview and below the title of its own screen. */
  summary: string;
  /** Whom the person works with, in paragraphs. */
  partner: { title: string; text: readonly string[] };
  /** What is agreed, such as length and price, each with its label. */
  terms: readonly { term: string; value: string }[];
  process: readonly { title: string; text: string }[];
  gettingStarted: readonly string[];
}

const INTRO_CALL = { term: 'Intro call', value: 'Free, 25 minutes' } as const;

export const EXECUTIVE_OFFER: CoachingOffer = {
  id: 'executive',
  path: '/dashboard/executive-coaching',
  name: 'Executive 1:1 Coaching',
  summary:
    'A thinking partner for the role you hold or the one you want next: three months, one coach, your agenda.',
  partner: {
    title: 'Your coach',
    text: [
      'You work with one coach from the first call to the last: an independent partner who has carried executive responsibility and now coaches leaders for a living.',
      'They are not on our staff and owe us no report. What you say in a session stays between the two of you, and nothing of it reaches your profile. You meet in the intro call and read about their background before you agree to anything.',
    ],
  },
  terms: [
    { term: 'Engagement', value: '3 months' },
    { term: 'Package', value: 'US$8,000' },
    { term: 'Sessions', value: 'Up to 3 a month, 90 minutes each' },
    INTRO_CALL,
  ],
  process: [
    {
      title: 'Free intro call',
      text: '25 minutes to see whether the two of you fit. No preparation, no obligation.',
    },
    {
      title: 'Set the agenda',
      text: 'You name two or three outcomes that would make the engagement worth it, and how you will notice them.',
    },
    {
      title: 'Up to 3 sessions a month',
      text: '90 minutes each, over 3 months: decisions in front of you, how you lead through them, how you are read.',
    },
    {
      title: 'Practice in between',
      text: 'Each session ends with one thing to try at work; the next one begins with what happened.',
    },
    {
      title: 'Close and carry on',
      text: 'The last session weighs the outcomes against the start and leaves you a plan of your own.',
    },
  ],
  gettingStarted: [
    'Choose a time for the intro call; the calendar opens in a new tab. Bring the one question you would like to have answered by the end of the year.',
    'If you decide to go on, the coach sends you the agreement and the invoice for the 3-month package. If not, nothing further happens.',
  ],
};

export const TEAM_OFFER: CoachingOffer = {
  id: 'team',
  path: '/dashboard/team-coaching',
  name: 'Leadership Team Coaching',
  summary:
    'For a leadership team that has to decide faster and argue better: designed around your team, after we understand it.',
  partner: {
    title: 'Your partners',
    text: [
      'Leadership teams are coached by partners who work with groups: people who have sat in leadership teams themselves and are trained to work with one while it is at work.',
      'They are independent of us and of whoever pays the invoice. What individuals tell them stays with the individuals; what the team decides belongs to the team.',
    ],
  },
  terms: [
    INTRO_CALL,
    { term: 'Then', value: 'A discovery call, with the people concerned' },
    { term: 'Scope and price', value: 'In a proposal made for your team' },
  ],
  process: [
    {
      title: 'Free intro call',
      text: '25 minutes with you: what the team is there for and where it gets stuck.',
    },
    {
      title: 'Discovery call',
      text: 'A longer conversation about goals, people and history, with whoever should have a say.',
    },
    {
      title: 'Proposal',
      text: 'Aims, format, length and price in writing. You decide at your own pace.',
    },
    {
      title: 'Work with the team',
      text: 'Sessions on the matters that are really on the table, with the habits of the team in view.',
    },
    {
      title: 'Review',
      text: 'The team looks at what has changed, and settles what it goes on doing by itself.',
    },
  ],
  gettingStarted: [
    'Choose a time for the intro call; the calendar opens in a new tab. You need not have the rest of the team on board yet.',
    'A discovery call and a proposal follow only if both sides want them.',
  ],
};

export const COACHING_OFFERS = [EXECUTIVE_OFFER, TEAM_OFFER] as const;

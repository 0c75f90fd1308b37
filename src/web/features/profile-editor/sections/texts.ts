/** Texts about the sections that are lists or prose, such as hints for empty ones. The profile stores none of them. */
import type { ProfileData } from '@/shared/profile/profile-data';

type ListField = {
  [F in keyof ProfileData]: ProfileData[F] extends string[] ? F : never;
}[keyof ProfileData];

export interface ListText {
  section:
    | 'keyRoles'
    | 'focusAreas'
    | 'industries'
    | 'geographicalCoverage'
    | 'stages'
    | 'personalInterests'
    | 'certifications';
  field: ListField;
  title: string;
  /** Noun for an entry, for the labels of buttons. */
  noun: string;
  placeholder: string;
  /** The hint shown while the section is empty. */
  prompt: string;
  /** Whether the entries are shown side by side, each in a frame. */
  chips?: boolean;
}

export const LIST_SECTIONS: readonly ListText[] = [
  {
    section: 'keyRoles',
    field: 'highlights',
    title: 'Key Roles',
    noun: 'role',
    placeholder: 'Chief Operating Officer, company',
    prompt: 'Name the roles a reader should know first.',
  },
  {
    section: 'focusAreas',
    field: 'focus_areas',
    title: 'Focus Areas',
    noun: 'focus area',
    placeholder: 'Operating rhythm',
    prompt: 'Say what you are called in for.',
    chips: true,
  },
  {
    section: 'industries',
    field: 'industries',
    title: 'Industries',
    noun: 'industry',
    placeholder: 'Logistics and freight',
    prompt: 'List the industries you know from inside.',
  },
  {
    section: 'geographicalCoverage',
    field: 'geographical_coverage',
    title: 'Geographical Coverage',
    noun: 'place',
    placeholder: 'Singapore, Nordics',
    prompt: 'Where have you worked, and where would you?',
  },
  {
    section: 'stages',
    field: 'stage_focus',
    title: 'Stage',
    noun: 'stage',
    placeholder: 'Series B to D',
    prompt: 'At which stage are you most useful?',
  },
  {
    section: 'personalInterests',
    field: 'personal_interests',
    title: 'Personal Interests',
    noun: 'interest',
    placeholder: 'Offshore sailing',
    prompt: 'What would you talk about at dinner?',
  },
  {
    section: 'certifications',
    field: 'certifications',
    title: 'Certifications',
    noun: 'certification',
    placeholder: 'International Directors Programme, INSEAD',
    prompt: 'Add the certificates that open doors.',
  },
];

export const PROSE_TEXTS = {
  description: {
    field: 'summary',
    prompt: 'Three sentences: what you do, for whom, and what changed because of it.',
  },
  meetIntro: {
    field: 'meet_them',
    prompt: 'How would someone who has worked with you introduce you?',
  },
  sweetSpot: {
    field: 'sweetspot',
    prompt: 'The company, the moment and the task in which you are at your best.',
  },
  userManual: {
    field: 'user_manual',
    prompt: 'How to work with you: how you decide, how you like to hear bad news, what you need from others.',
  },
} as const;

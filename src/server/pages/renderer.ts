/** The interface of the web build's renderer, so that the server does not import web code. */
import type { CaseStory } from '@/shared/case-stories/case-story';
import type { ShownTerm } from '@/shared/engagement/shown-terms';
import type { ProfileData } from '@/shared/profile/profile-data';
import type { StorySection } from '@/shared/profile/story-sections';
import type { ShownReference } from '@/shared/references/reference';

/** A complete HTML document. */
export type Html = string;

export interface PublicProfilePage {
  profile: ProfileData;
  /** Path of the page, as '/profile/ada-example'. */
  path: string;
  /** Path of the image for link previews; defaults to the photo, or else the product's own. */
  card?: string;
  /** Origin of the product, for canonical URLs and those of link previews. */
  appUrl: string;
  marketingUrl: string;
  /** The time of the profile's last change; ISO 8601. */
  modified?: string;
  /** Whether readers may introduce themselves. */
  introductions?: boolean;
  /** Whether the page's script reports how far it was read. */
  counted?: boolean;
  /** The references that its owner shows. */
  references: readonly ShownReference[];
  /** Whether the page has the banner 'Claim Your Profile', for a generated profile that is not claimed yet. */
  claimBanner: boolean;
  /** Path of the brief as PDF; absent if readers may not download it. */
  brief?: string;
  /** Path of the contact card; absent if readers may not download it. */
  contact?: string;
  /** Whether search engines may list the page. */
  indexable: boolean;
}

/** A private version of a profile in the form that its reader gets. Absent texts are ''. */
export interface PrivateVersionPage {
  /** The profile without anything that the version leaves out. */
  profile: ProfileData;
  /** The references that the profile shows; none if the version leaves them out. */
  references: readonly ShownReference[];
  /** The sections of the main column, in the reader's order. */
  order: readonly StorySection[];
  forWhom: string;
  /** The last day on which it is open, as '31 December 2026'; `null` for no end. */
  until: string | null;
  note: string;
  /** The day of the note, as '12 November'. */
  noteOn: string | null;
  email: string;
  telephone: string;
  /** Path of its PDF; '' if its reader may not download it. */
  pdf: string;
  /** Path of its contact card; '' if it shows no contact details. */
  contact: string;
  /** Path of the page where its reader may introduce themselves; '' if they may not. */
  introductions: string;
  /** Whether the page's script reports how far it was read. */
  counted: boolean;
  appUrl: string;
}

/** The recipient of an introduction, as their page names them. */
interface IntroductionTarget {
  name: string;
  /** The recipient's first name. */
  first: string;
  role: string;
  /** Path of the page on which it is written. */
  page: string;
  appUrl: string;
}

type IntroductionField = 'name' | 'company' | 'email' | 'about' | 'days' | 'start' | 'budget';

export interface IntroductionFormPage extends IntroductionTarget {
  /** The owner's terms, as shown on that page. */
  terms: ShownTerm[];
  /** The signed time at which the form was rendered. */
  stamp: string;
  /** Name of the field that only programs fill in, since people do not see it. */
  honeypot: string;
  typed?: Record<IntroductionField, string>;
  problems?: Partial<Record<IntroductionField, string>>;
  /** A request that nothing in the form is wrong for. */
  notice?: string;
  /** An error about the form as a whole. */
  trouble?: string;
}

export interface IntroductionSentPage extends IntroductionTarget {
  email: string;
  /** A ticket with which this browser can have the mail sent again. */
  ticket: string;
}

/** The page that the link in a sender's mail opens. */
export interface IntroductionLinkPage {
  appUrl: string;
  kind: 'confirm' | 'waiting' | 'answered' | 'closed' | 'erased' | 'again' | 'gone';
  first?: string;
  /** The day by which an answer is promised. */
  by?: string;
}

/** A referee's submitted text, so that a form with errors can be shown again as it was filled in. */
export interface TypedReference {
  name: string;
  office: string;
  words: string;
  /** The choices, one per statement; '' if none was made. */
  answers: { answer: '' | 'right' | 'other' | 'unsure'; other: string }[];
}

/** The person who asks for a reference, and the referee. */
interface ReferenceFrame {
  appUrl: string;
  owner: string;
  /** The owner's first name. */
  first: string;
  /** The referee, as the owner typed their name. */
  asked: string;
  askedOffice: string;
}

/** The form that a referee's link opens. */
export interface ReferenceFormPage extends ReferenceFrame {
  statements: string[];
  /** The case stories that the statements are from. */
  stories: CaseStory[];
  wants: 'facts' | 'words' | 'both';
  typed: TypedReference;
  /** The domain of the company's address; '' if it is not confirmed. */
  domain: string;
  /** The last day on which it can be answered, as '20 December 2026'; absent once it was answered. */
  until?: string;
  /** The number of the referee's changes, which the form sends back. */
  revision: number;
  problems?: Partial<Record<'name' | 'office' | 'words' | 'answers' | number, string>>;
  /** An error about the form as a whole. */
  trouble?: string;
}

/** The page that a referee's link opens once the request is answered or over, or when an action is to be confirmed. */
export interface ReferenceLinkPage extends ReferenceFrame {
  kind: 'written' | 'take-back' | 'stop' | 'declined' | 'taken_back' | 'stopped' | 'withdrawn' | 'expired';
  reference?: ShownReference;
  /** Whether readers see the reference. */
  shown?: boolean;
  /** The text of a form that was sent too late and is not stored. */
  lost?: TypedReference;
  /** Whether the form was sent just now, so that its tab need not keep what was typed. */
  sent?: boolean;
}

export interface LegalPage {
  document: 'privacy' | 'terms' | 'contact';
  appUrl: string;
  /** The operator's contact URL; defaults to the product's contact page. */
  contactUrl?: string;
  /** The address the contact page names; absent when none is configured. */
  contactAddress?: string;
  /** The hours in which a deletion can be cancelled; 0 if it cannot be. */
  deletionGraceHours: number;
}

/** URLs of the built files that pages link to. */
export interface PageAssets {
  style: string;
  script: string;
  theme: string;
  /** Fonts worth preloading. */
  fonts: string[];
}

/** The rendered pages: from the built server-render bundle in production, from Vite (asynchronously) in development. */
export interface Pages {
  /** Preloads the renderer, which the first page would load otherwise. */
  warmUp?(): Promise<void>;
  /** The HTML of the single-page application; paths differ only in what is shown until its script has loaded. */
  shell(path: string): Promise<Html>;
  /** Hashes of the scripts that are part of the shell, as sources of a content security policy. */
  shellScriptHashes?: readonly string[];
  profile(page: PublicProfilePage): Html | Promise<Html>;
  profileUnavailable(page: { appUrl: string; marketingUrl: string }): Html | Promise<Html>;
  profileNotFound(page: { appUrl: string; marketingUrl: string }): Html | Promise<Html>;
  privateVersion(page: PrivateVersionPage): Html | Promise<Html>;
  /** The page of a private version that is revoked, has ended or never existed: it shows nothing of a profile. */
  versionClosed(page: { appUrl: string }): Html | Promise<Html>;
  introductionForm(page: IntroductionFormPage): Html | Promise<Html>;
  /** The page that unsubscribes from the weekly mail: the question, or the confirmation. */
  unsubscribe(page: { done: boolean }): Html | Promise<Html>;
  introductionSent(page: IntroductionSentPage): Html | Promise<Html>;
  introductionLink(page: IntroductionLinkPage): Html | Promise<Html>;
  /**
   * The page of an owner who accepts no introductions, or for a body that is too large.
   * @param page.lost text sent to a page that accepts no introductions any more, and that was not stored
   */
  introductionsClosed(page: { appUrl: string; tooLong?: boolean; lost?: string }): Html | Promise<Html>;
  referenceForm(page: ReferenceFormPage): Html | Promise<Html>;
  referenceLink(page: ReferenceLinkPage): Html | Promise<Html>;
  /** The page of an unknown link, or of a body that is too large. */
  referenceClosed(page: { appUrl: string; tooLong?: boolean; lost?: TypedReference }): Html | Promise<Html>;
  landing(page: { appUrl: string }): Html | Promise<Html>;
  /** The complete example profile of the landing page. */
  example(page: { appUrl: string }): Html | Promise<Html>;
  legal(page: LegalPage): Html | Promise<Html>;
  /** The document for an unknown route: 'Oops! Page not found'. */
  notFound(page: { appUrl: string }): Html | Promise<Html>;
}

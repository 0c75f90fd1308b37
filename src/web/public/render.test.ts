// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { PublicProfilePage } from '@/server/pages/renderer';
import { emptyStory } from '@/shared/case-stories/case-story';
import { emptyProfile, type ProfileData } from '@/shared/profile/profile-data';
import { createPages } from './render';

const pages = createPages({
  style: '/assets/public.css',
  script: '/assets/public.js',
  theme: '/theme.js',
  fonts: ['/assets/a.woff2'],
});
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const APP = 'https://quarterdeck.example';

async function renderProfile(data: Partial<ProfileData>, page: Partial<PublicProfilePage> = {}) {
  const html = await pages.profile({
    profile: { ...emptyProfile(), name: 'Ada Marsh', ...data },
    path: '/profile/ada-marsh',
    appUrl: APP,
    marketingUrl: 'https://about.example',
    references: [],
    claimBanner: false,
    indexable: true,
    ...page,
  });
  return { html, document: parse(html) };
}
const PICTURE = '/profile-images/ada-marsh-1/profile-1700000000000.jpg';
const meta = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

describe('a public profile', () => {
  it('names the person in its head', async () => {
    const { document } = await renderProfile({
      role: 'Fractional CFO',
      location: 'Lisbon',
      summary: 'Keeps books.\nAnd promises.',
      profilePicture: PICTURE,
      linkedinUrl: 'https://www.linkedin.com/in/ada-marsh-example',
      certifications: ['CPA'],
    });
    expect(document.title).toBe('Ada Marsh, Fractional CFO | Quarterdeck');
    expect(meta(document, 'description')).toBe('Keeps books.');
    expect(meta(document, 'robots')).toBe('index, follow');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `${APP}/profile/ada-marsh`,
    );
    for (const [name, value] of Object.entries({
      'og:type': 'profile',
      'og:title': document.title,
      'og:url': `${APP}/profile/ada-marsh`,
      'og:image': APP + PICTURE,
      'profile:first_name': 'Ada',
      'profile:last_name': 'Marsh',
      'twitter:card': 'summary',
      'twitter:description': 'Keeps books.',
    })) {
      expect(meta(document, name), name).toBe(value);
    }
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    expect(data.mainEntity).toMatchObject({
      '@type': 'Person',
      name: 'Ada Marsh',
      jobTitle: 'Fractional CFO',
      image: APP + PICTURE,
      sameAs: ['https://www.linkedin.com/in/ada-marsh-example'],
      hasCredential: [{ name: 'CPA' }],
    });
  });

  it('always has a preview picture, with its size if it is a card', async () => {
    const withoutCard = await renderProfile({});
    expect(meta(withoutCard.document, 'og:image')).toBe(`${APP}/social.png`);
    const { document } = await renderProfile(
      { profilePicture: PICTURE },
      { card: '/profile/ada-marsh/card.png?v=1' },
    );
    expect(meta(document, 'og:image')).toBe(`${APP}/profile/ada-marsh/card.png?v=1`);
    expect([meta(document, 'og:image:width'), meta(document, 'og:image:height')]).toEqual(['1200', '630']);
    expect(meta(document, 'twitter:card')).toBe('summary_large_image');
  });

  it('has structured data with date, language, employers, schools and spoken languages', async () => {
    const { document } = await renderProfile(
      {
        meet_them: 'Ada leitet den Einkauf einer Reederei und berichtet an den Vorstand.',
        highlights: [
          'Chief Financial Officer, Harbour & Pine, 2021 to today: cut the close to five days',
          'Beirätin, Hartwig, Inc., 2010 bis heute',
          'Controller, Lantern Ferries, 2015 to 2021',
        ],
        user_manual: 'Besides English, Ada speaks Swedish and Polish. She does not polish figures.',
        certifications: [
          'CPA',
          'MSc in Physics, Coastal University',
          'Leading Change, Harbour Business School',
        ],
      },
      { modified: '2026-11-20T08:00:00.000Z' },
    );
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    expect(data).toMatchObject({ dateModified: '2026-11-20T08:00:00.000Z', inLanguage: 'de' });
    expect(data.mainEntity.worksFor).toEqual([
      { '@type': 'Organization', name: 'Harbour & Pine' },
      { '@type': 'Organization', name: 'Hartwig, Inc.' },
    ]);
    expect(data.mainEntity.alumniOf).toEqual([
      { '@type': 'EducationalOrganization', name: 'Coastal University' },
    ]);
    expect(data.mainEntity.knowsLanguage).toEqual(['en', 'sv', 'pl']);
    expect(document.querySelector('article')?.lang).toBe('de');
    expect(document.querySelector<HTMLElement>('#profile-meet')?.lang).toBe('en');
  });

  it('has structured data about present and past roles, with years if they are known', async () => {
    const renderOccupations = async (fields: Partial<ProfileData>) => {
      const { document } = await renderProfile(fields);
      const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
      return JSON.parse(data).mainEntity.hasOccupation;
    };
    const role = (name: string, years: object) => ({
      '@type': 'Role',
      hasOccupation: { '@type': 'Occupation', name },
      ...years,
    });
    const highlights = [
      'Fractional COO, own practice, since 2021: two days a week',
      'Chief Operating Officer, Tanager Health, Inc., 2016 to 2021',
      'Kaufmännische Leitung, Hartwig GmbH, 2010 bis heute',
      'Directrice, Port Azur, 2019 à aujourd’hui',
      'Took a company of 2009 public',
    ];
    expect(await renderOccupations({ highlights })).toEqual([
      role('Fractional COO', { startDate: '2021' }),
      role('Chief Operating Officer', { startDate: '2016', endDate: '2021' }),
      role('Kaufmännische Leitung', { startDate: '2010' }),
      role('Directrice', { startDate: '2019' }),
    ]);
    expect(await renderOccupations({ highlights: [], role: 'Fractional CFO' })).toEqual([
      { '@type': 'Occupation', name: 'Fractional CFO' },
    ]);
    expect(await renderOccupations({ highlights: [], role: '' })).toBeUndefined();
  });

  it('shows references below the case stories', async () => {
    const story = { ...emptyStory(), where: 'Tanager Health', situation: 'Four countries were opening.' };
    const confirmation = { office: '', domain: '', confirmed: [], corrected: [], day: '2026-11-20' };
    const references = [{ ...confirmation, name: 'Ingrid Solheim', words: 'So it was.' }];
    const { document } = await renderProfile({ case_stories: [story], sweetspot: '' }, { references });
    const titles = [...document.querySelectorAll('.profile-story h2')].map((title) => title.textContent);
    expect(titles).toEqual(['Case stories', 'References']);
  });

  it('escapes every text, in the head and the structured data too', async () => {
    const name = '</script><script>alert(1)</script><!-- "Ada" & \u2028';
    const { html, document } = await renderProfile({
      name,
      role: '"><img src=x onerror=alert(1)>',
      summary: name,
    });
    expect(document.querySelectorAll('script')).toHaveLength(3);
    expect(document.querySelector('img')).toBeNull();
    expect(html).not.toContain('<script>alert');
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    expect(data.mainEntity.name).toBe(name);
    expect(document.title).toContain('</script><script>alert(1)</script>');
  });

  it('loads two scripts and has none inline', async () => {
    const { document } = await renderProfile({});
    const executedScripts = [...document.querySelectorAll('script:not([type="application/ld+json"])')];
    expect(executedScripts.map((script) => script.getAttribute('src'))).toEqual([
      '/theme.js',
      '/assets/public.js',
    ]);
    expect(document.documentElement.outerHTML).not.toMatch(/\son\w+=/);
  });

  it('links its logo to the marketing site, and has its own address for sharing', async () => {
    const { document } = await renderProfile({});
    expect(document.querySelector('header .wordmark')?.getAttribute('href')).toBe('https://about.example');
    const share = document.querySelector<HTMLElement>('[data-share]');
    expect(share?.textContent).toBe('Share Profile');
    expect(share?.dataset.share).toBe(`${APP}/profile/ada-marsh`);
  });

  it('shows the claim banner if it is requested', async () => {
    const { document } = await renderProfile({}, { claimBanner: true, indexable: false });
    expect(document.querySelector('.claim a')?.getAttribute('href')).toBe('/signup');
    expect(document.querySelector('.claim')?.textContent).toContain(
      'Sign up to edit, customize, and publish your professional profile.',
    );
    expect(meta(document, 'robots')).toBe('noindex');
  });
});

describe('the landing page', () => {
  it('links to the generator and the login, and has the headings and claims of the product', async () => {
    const document = parse(await pages.landing({ appUrl: APP }));
    const link = (text: string) =>
      [...document.querySelectorAll('a')].find((a) => a.textContent?.trim() === text)?.getAttribute('href');
    expect(link('Generate Your Profile')).toBe('/profile-generator/create');
    expect(link('Start Generating')).toBe('/profile-generator/create');
    expect(link('Sign In')).toBe('/login');
    const titles = [...document.querySelectorAll('h2')].map((h) => h.textContent);
    for (const title of [
      'Lightning Fast',
      'Elevated Profile',
      'AI-Powered Services',
      'Leadership Network',
      'Advantages',
      "What You'll Get",
    ]) {
      expect(titles).toContain(title);
    }
    expect(document.body.textContent).toMatch(/under 1\sminute/);
    expect(document.body.textContent).toContain('500+ executives');
    expect(document.body.textContent).toContain('Copyright 2025');
  });
});

describe('the legal pages', () => {
  it('list every section in their contents', async () => {
    for (const name of ['privacy', 'terms'] as const) {
      const html = await pages.legal({
        document: name,
        appUrl: APP,
        contactUrl: 'https://contact.example',
        deletionGraceHours: 24,
      });
      const document = parse(html);
      const listed = [...document.querySelectorAll('.legal-contents a')].map((a) => a.getAttribute('href'));
      const sections = [...document.querySelectorAll('.legal-text section')].map(({ id }) => `#${id}`);
      expect(listed).toEqual(sections);
      expect(html).toContain('<a href="https://contact.example">Contact Us</a>');
      expect(document.querySelector('[data-back]')?.textContent).toBe('Back');
    }
  });

  it('say how to contact the operator, unless another page is configured', async () => {
    const commonFields = { appUrl: APP, deletionGraceHours: 24 };
    const policy = await pages.legal({ document: 'privacy', ...commonFields });
    expect(policy).toContain('<a href="/legal/contact">Contact Us</a>');
    const page = await pages.legal({
      document: 'contact',
      contactAddress: 'desk@about.example',
      ...commonFields,
    });
    expect(parse(page).querySelector('h1')?.textContent).toBe('Contact Us');
    expect(page).toContain('<a href="mailto:desk@about.example">desk@about.example</a>');
    expect(await pages.legal({ document: 'contact', ...commonFields })).not.toContain('mailto:');
  });
});

describe('the error pages', () => {
  it('say that a profile is not available, or a page not found', async () => {
    const urls = { appUrl: APP, marketingUrl: 'https://about.example' };
    expect(await pages.profileUnavailable(urls)).toContain(
      '<a class="btn btn-primary" href="https://about.example">',
    );
    const notFoundPage = await pages.notFound({ appUrl: APP });
    expect(notFoundPage).toContain('Oops! Page not found');
    expect(notFoundPage).toContain('Return to Home');
  });
});

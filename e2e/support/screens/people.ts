/**
 * Profiles that are difficult to lay out: long names, other scripts, almost no content, and text at three times its
 * size.
 */
import { expect, type Page } from '@playwright/test';
import { emptyProfile, type ProfileData } from '@/shared/profile/profile-data';
import { EXAMPLE_PROFILE } from '@/web/features/marketing/example-profile';
import { openEditor } from '../editor';
import { drawPortrait } from '../picture';
import type { Visit } from './variants';

const PEOPLE: Record<string, ProfileData> = {
  long: {
    ...EXAMPLE_PROFILE,
    name: 'Maximiliana Featherstonehaugh-Cholmondeley von Hohenzollern-Sigmaringen',
    role: 'Fractional Chief Operating Officer, Chief Transformation Officer and Interim Managing Director',
    location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales',
    linkedinUrl: 'https://www.linkedin.com/in/maximiliana-featherstonehaugh-cholmondeley-von-hohenzollern',
    industries: ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'],
  },
  arabic: {
    ...emptyProfile(),
    name: 'ليلى الحداد',
    role: 'مديرة مالية تنفيذية',
    location: 'دبي',
    linkedinUrl: 'https://www.linkedin.com/in/layla-alhaddad',
    summary: 'مديرة مالية تعمل مع الشركات الناشئة قبل أول تدقيق لها، منذ 2014.',
    highlights: ['المديرة المالية، شركة النخيل للشحن، من 2019 إلى اليوم', 'مديرة التخطيط، بنك المرفأ'],
    focus_areas: ['التخطيط المالي', 'الاستعداد للتدقيق'],
    meet_them: 'تتولى ليلى الشؤون المالية حين تكبر الشركة أسرع من دفاترها.\n\nعملت في دبي وعمّان.',
    sweetspot: 'السنة التي تسبق أول تدقيق.',
    personas: [
      { title: 'حارسة الأرقام', bullets: ['أغلقت الدفاتر في خمسة أيام', 'Cut closing from 20 days to 5'] },
      { title: 'شريكة المؤسس', bullets: ['اجتماع واحد كل أسبوع'] },
    ],
    superpowers: [{ title: 'وضوح الأرقام', description: 'صفحة واحدة يقرؤها الجميع.' }],
    functional_skills: [
      { name: 'المالية', value: [{ title: 'التدفق النقدي', description: 'توقع أسبوعي.' }] },
    ],
    user_manual: 'أرسل الأرقام قبل الاجتماع.',
  },
  chinese: {
    ...emptyProfile(),
    name: '欧阳明慧',
    role: '独立首席运营官',
    location: '新加坡',
    summary: '为成长期企业建立运营节奏，拥有十五年亚太区供应链管理经验。',
    highlights: ['首席运营官，海桥物流，2018年至今', '运营总监，青石医疗'],
    meet_them: '当公司的成长快过它的流程时，明慧会加入团队，建立每个人都看得懂的计划。',
    sweetspot: '三十到三百人、刚完成融资的公司。',
    personas: [{ title: '规模化运营者', bullets: ['在四年内把团队从四十人带到三百一十人'] }],
    superpowers: [{ title: '找到瓶颈', description: '两周访谈加一张表格，通常就能看出关键所在。' }],
    user_manual: '请先把数字发给我，再开会。',
  },
  bare: { ...emptyProfile(), name: 'Ó' },
};

/**
 * Shows the present screen with the browser's text enlarged, as a person with low vision may: layouts adapt, as
 * with zoom. Twice the size on a phone, three times at both widths.
 */
async function visitEnlarged(page: Page, name: string, visit: Visit): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const setTextScale = (by: number) =>
    devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 * by, fixed: 13 * by } });
  await setTextScale(2);
  await visit(`${name}-text-200`, [390]);
  await setTextScale(3);
  await visit(`${name}-text-300`);
  await setTextScale(1);
  await devtools.detach();
}

/** Gives the profile in the editor a photo. */
export async function addPhoto(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile photo' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await drawPortrait(700, 700) });
  await dialog.getByRole('button', { name: 'Save Photo' }).click();
  await expect(dialog).toBeHidden();
}

/** Visits the editor and the page of each profile, then the example profile with a photo and with enlarged text. */
export async function visitPeople(page: Page, visit: Visit): Promise<void> {
  for (const [key, profile] of Object.entries(PEOPLE)) {
    await openEditor(page, profile);
    await visit(`editor-${key}`);
    await page.getByRole('link', { name: 'Open Preview' }).evaluate((link) => link.removeAttribute('target'));
    await page.getByRole('link', { name: 'Open Preview' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await visit(`profile-${key}`);
    await page.context().clearCookies();
  }
  await openEditor(page, EXAMPLE_PROFILE);
  await addPhoto(page);
  await visitEnlarged(page, 'editor', visit);
  const preview = await page.getByRole('link', { name: 'Open Preview' }).getAttribute('href');
  await page.goto(preview ?? '');
  await visit('profile-photo');
  await visitEnlarged(page, 'profile', visit);
  const see = async (name: string, path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await visitEnlarged(page, name, visit);
  };
  await see('create-profile', '/create-profile');
  await page.goto('/edit-profile');
  await page.getByRole('button', { name: 'Save & Go to Dashboard' }).click();
  await expect(page.getByText('Welcome to your dashboard!')).toBeVisible();
  await visitEnlarged(page, 'dashboard', visit);
  await page.goto('/work-preferences');
  await page.getByRole('checkbox', { name: 'Flexible Position' }).check();
  await visitEnlarged(page, 'preferences', visit);
  await see('coaching', '/dashboard/branding');
  await see('settings', '/settings');
  await page.context().clearCookies();
  await see('landing', '/profile-generator');
  await see('guest-create', '/profile-generator/create');
  await see('login', '/login');
  await see('signup', '/signup');
  await see('privacy', '/legal/privacy');
}

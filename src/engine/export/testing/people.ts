/** Profiles of fictional people in several scripts: Latin, Cyrillic, Greek, Arabic, Hebrew, Han and Hangul. */
import { emptyProfile, type ProfileData } from '@/shared/profile/profile-data';

type GivenFields = Partial<ProfileData> & Pick<ProfileData, 'name' | 'role' | 'meet_them' | 'highlights'>;

const buildProfile = (given: GivenFields): ProfileData => ({ ...emptyProfile(), ...given });

const MARA = buildProfile({
  name: 'Mara Lindqvist',
  role: 'Fractional Chief Operating Officer',
  location: 'Singapore',
  linkedinUrl: 'https://www.linkedin.com/in/mara-lindqvist-example',
  summary: 'Operating executive with eighteen years in health services and logistics.',
  meet_them:
    'Mara runs the part of a company that nobody notices until it breaks. She joins founder-led businesses when growth has outpaced the way they work.\nAt Tanager Health she took operations from 40 people in one country to 310 in four.',
  highlights: [
    'Fractional COO, Lindqvist Operations, 2021 to today: runs seven founder-led companies, two days a week each',
    'Chief Operating Officer, Tanager Health, 2016 to 2021: grew the company from 40 to 310 people in four countries',
    'Vice President Operations, Harrow & Vale Logistics, 2011 to 2016: rebuilt the network of six hubs',
    'Engagement Manager, Brightwater Partners, 2007 to 2011',
  ],
  focus_areas: ['Operating model design', 'Planning and budget rhythm', 'Post-merger integration'],
  industries: ['Health services', 'Logistics', 'B2B software'],
  geographical_coverage: ['Southeast Asia', 'Nordics'],
  stage_focus: ['Series A', 'Series B'],
  certifications: ['Lean Six Sigma Black Belt', 'International Directors Programme'],
  personal_interests: ['Dinghy racing', 'Letterpress printing'],
  sweetspot: 'Founder-led companies of 30 to 300 people, newly funded or newly merged.',
  case_stories: [
    {
      where: 'Tanager Health, 2016 to 2021',
      situation: 'Four countries were opening at once and every clinic hired for itself.',
      action: 'One hiring plan built from the work to be done.',
      number: '310',
      counts: 'people, from 40',
      result: 'The plan held for five years and is still in use.',
      shown: true,
    },
    {
      where: 'Harrow & Vale Logistics, 2011 to 2015',
      situation: 'Parcels for Vietnam crossed three borders.',
      action: 'Six hubs in place of eleven.',
      number: '',
      counts: '',
      result: '',
      shown: true,
    },
  ],
  engagement: [
    { term: 'availability', from: '2027-01-11', shown: 'page' },
    { term: 'capacity', per: 'month', min: 6, max: 8, shown: 'page' },
    { term: 'start', text: 'Within two weeks of signing', shown: 'page' },
    { term: 'kind', text: 'Fractional or interim COO, board adviser', shown: 'page' },
    { term: 'notice', text: '30 days, either side', shown: 'page' },
    { term: 'rate', per: 'request', min: 0, max: 0, currency: 'USD', shown: 'page' },
    { term: 'not_for', text: 'Turnarounds on a creditor’s clock.', shown: 'page' },
  ],
  superpowers: [
    {
      title: 'Finds the constraint',
      description: 'Two weeks of interviews show the step that holds back the others.',
    },
    { title: 'Sets the rhythm', description: 'Builds a calendar of few meetings with clear purposes.' },
  ],
  personas: [
    {
      title: 'The Scale-Up Operator',
      bullets: ['Turns ambition into five quarterly commitments.', 'Hires for the work.'],
    },
    { title: 'The Integration Lead', bullets: ['Has joined five acquired teams to their new owners.'] },
  ],
  functional_skills: [
    {
      name: 'Operations',
      value: [
        { title: 'Vendor management', description: 'Contracts up to US$40 million a year.' },
        { title: 'Annual planning', description: '' },
      ],
    },
  ],
  user_manual: 'I think best in writing.\nBad news should reach me the same day.',
});

const GERMAN = buildProfile({
  name: 'Dr. Jörg Weißenbach',
  role: 'Kaufmännischer Geschäftsführer auf Zeit',
  location: 'Köln',
  meet_them:
    'Jörg übernimmt die Finanzen von Familienunternehmen, wenn die Nachfolge ansteht und die Bank Fragen stellt. Er führt die Bücher mit der Ruhe eines Lotsen.',
  highlights: [
    'Kaufmännischer Geschäftsführer, Hartwig Maschinenbau GmbH, 2018 bis heute: senkte die Umlaufbestände um 23 %',
    'Leiter Controlling, Brückner & Söhne AG, 2010 bis 2018: führte die Konsolidierung von neun Ländern ein',
  ],
  industries: ['Maschinenbau', 'Großhandel'],
  certifications: ['Certified Management Accountant'],
});

const POLISH = buildProfile({
  name: 'Łucja Świątkowska',
  role: 'Dyrektor operacyjna',
  location: 'Łódź',
  meet_them:
    'Łucja jest dyrektor operacyjną i prowadzi zespoły, które przez lata pracowały w różnych krajach.',
  highlights: ['Dyrektor operacyjna, Żuraw Logistyka, 2015 do 2022: otworzyła trzy magazyny w Gdańsku'],
});

const VIETNAMESE = buildProfile({
  name: 'Nguyễn Thị Hồng Ánh',
  role: 'Giám đốc tài chính',
  location: 'Đà Nẵng',
  meet_them: 'Ánh đã dẫn dắt tài chính của ba công ty sản xuất và xây dựng đội ngũ kế toán từ đầu.',
  highlights: ['Giám đốc tài chính, Sông Hàn Dệt May, 2017 to 2023: giảm thời gian khóa sổ xuống năm ngày'],
});

const RUSSIAN = buildProfile({
  name: 'Вера Соколовская',
  role: 'Операционный директор',
  location: 'Алматы',
  meet_them:
    'Вера приводит в порядок производство, когда заказов становится больше, чем рук. Она работает с основателями.',
  highlights: [
    'Операционный директор, Северный Парк, 2018 to 2023: сократила срок поставки с 12 до 5 дней',
    'Директор завода, Берег Электро, 2012 to 2018',
  ],
  industries: ['Электроника', 'Логистика'],
});

const GREEK = buildProfile({
  name: 'Ελένη Παπαδοπούλου',
  role: 'Διευθύντρια Μάρκετινγκ',
  location: 'Θεσσαλονίκη',
  meet_them: 'Η Ελένη χτίζει ομάδες μάρκετινγκ σε εταιρείες που μεγαλώνουν γρήγορα και χρειάζονται τάξη.',
  highlights: ['Διευθύντρια Μάρκετινγκ, Γαλάζιο Κύμα, 2016 to 2022: διπλασίασε τις πωλήσεις σε τρία χρόνια'],
});

const ARABIC = buildProfile({
  name: 'ليلى الحداد',
  role: 'الرئيسة التنفيذية للعمليات',
  location: 'عمّان',
  meet_them: 'تقود ليلى العمليات في الشركات التي تنمو بسرعة. بنت فريقًا من 120 شخصًا في ثلاث دول.',
  highlights: [
    'الرئيسة التنفيذية للعمليات, شركة النورس للرعاية الصحية, 2017 - 2023: خفضت زمن التسليم من 12 إلى 5 أيام',
    'مديرة التشغيل, مجموعة المرفأ, 2011 - 2017',
  ],
  focus_areas: ['تصميم نموذج التشغيل', 'التكامل بعد الاندماج'],
  industries: ['الرعاية الصحية', 'الخدمات اللوجستية'],
  sweetspot: 'شركات يقودها مؤسسوها وتضم 30 إلى 300 شخص.',
  superpowers: [{ title: 'تجد العائق', description: 'أسبوعان من المقابلات يكشفان الخطوة التي تعطل غيرها.' }],
});

const HEBREW = buildProfile({
  name: 'נועה בן־ארי',
  role: 'סמנכ״לית כספים',
  location: 'חיפה',
  meet_them: 'נועה מצטרפת לחברות צומחות ובונה להן מערך כספים שעומד בביקורת. היא עובדת יומיים בשבוע.',
  highlights: ['סמנכ״לית כספים, ספינת האור, 2016 - 2022: הובילה גיוס של 40 מיליון דולר'],
  industries: ['תוכנה', 'מכשור רפואי'],
});

const CHINESE = buildProfile({
  name: '林书维',
  role: '首席财务官',
  location: '上海',
  meet_them: '林书维在医疗器械行业拥有十五年财务管理经验。他帮助创始人在融资之前把账目理清。',
  highlights: [
    '首席财务官, 远帆医疗科技有限公司, 2019 to 2024: 将结账周期从12天缩短到5天',
    '财务总监, 晨星电子有限公司, 2012 to 2019',
  ],
  industries: ['医疗器械', '电子'],
  sweetspot: '创始人领导、刚完成融资的公司。',
});

const KOREAN = buildProfile({
  name: '김서연',
  role: '최고운영책임자',
  location: '서울',
  meet_them: '김서연은 빠르게 성장하는 제조 기업의 운영을 이끈다. 세 개의 공장을 열고 310명의 조직을 세웠다.',
  highlights: ['최고운영책임자, 푸른파도물류, 2018 to 2023: 납기 준수율을 97%로 높였다'],
});

export const EXPORTED_PROFILES: readonly ProfileData[] = [
  MARA,
  GERMAN,
  POLISH,
  VIETNAMESE,
  RUSSIAN,
  GREEK,
  ARABIC,
  HEBREW,
  CHINESE,
  KOREAN,
];

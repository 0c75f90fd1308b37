/** Careers in other scripts, including right-to-left ones. */
import type { Person } from './person';

export const HARUKA: Person = {
  name: '水野 遥香',
  role: '最高執行責任者',
  location: '東京都',
  summary: '製造業と物流で二十年の経験を持つ経営幹部。',
  jobs: [
    {
      title: '最高執行責任者',
      company: '青波物流株式会社',
      from: '2018年4月',
      to: '現在',
      points: ['三つの拠点を統合し、納期遵守率を97%に改善。', '従業員310名の組織を率いる。'],
    },
    {
      title: '事業部長',
      company: '白樺製作所株式会社',
      from: '2010年1月',
      to: '2018年3月',
      points: ['海外工場の立ち上げを予算内で完了。'],
    },
  ],
  education: ['北浜大学', '経営学修士', '2005年'],
  certifications: ['中小企業診断士'],
  skills: ['サプライチェーン', '組織開発', '原価管理'],
  headings: {
    summary: '概要',
    experience: '職務経歴',
    education: '学歴',
    certifications: '資格',
    skills: 'スキル',
  },
  dash: '～',
};

export const WEI: Person = {
  name: '林书维',
  role: '首席财务官',
  location: '上海',
  summary: '在医疗器械行业拥有十五年财务管理经验。',
  jobs: [
    {
      title: '首席财务官',
      company: '远帆医疗科技有限公司',
      from: '2019年3月',
      to: '至今',
      points: ['主导B轮融资3亿元。', '将结账周期从12天缩短到5天。'],
    },
    {
      title: '财务总监',
      company: '晨星电子有限公司',
      from: '2012年6月',
      to: '2019年2月',
      points: ['建立了覆盖四个城市的财务共享中心。'],
    },
  ],
  education: ['东江大学', '会计学硕士', '2008年'],
  certifications: ['注册会计师'],
  skills: ['财务分析', '融资', '税务筹划'],
  headings: {
    summary: '个人简介',
    experience: '工作经历',
    education: '教育背景',
    certifications: '证书',
    skills: '技能',
  },
  dash: '-',
};

export const LAYLA: Person = {
  name: 'ليلى الحداد',
  role: 'مديرة العمليات',
  location: 'دبي، الإمارات العربية المتحدة',
  summary: 'قيادية في قطاع النقل والخدمات اللوجستية منذ خمسة عشر عاما.',
  jobs: [
    {
      title: 'مديرة العمليات',
      company: 'شركة النورس للنقل',
      from: 'مارس 2018',
      to: 'الآن',
      points: ['خفضت زمن التسليم بنسبة 23%.', 'قادت فريقا من 140 موظفا.'],
    },
    {
      title: 'مديرة المشاريع',
      company: 'مؤسسة الواحة',
      from: 'يناير 2011',
      to: 'فبراير 2018',
      points: ['افتتحت ستة مراكز توزيع.'],
    },
  ],
  education: ['جامعة الساحل', 'ماجستير إدارة الأعمال', '2009'],
  certifications: ['شهادة إدارة المشاريع الاحترافية'],
  skills: ['إدارة العمليات', 'سلسلة الإمداد', 'القيادة'],
  headings: {
    summary: 'الملخص',
    experience: 'الخبرة العملية',
    education: 'التعليم',
    certifications: 'الشهادات',
    skills: 'المهارات',
  },
  rtl: true,
};

export const NOAM: Person = {
  name: 'נועם ברקאי',
  role: 'סמנכ"ל כספים',
  location: 'תל אביב, ישראל',
  summary: 'מנהל כספים בחברות תוכנה בצמיחה מהירה.',
  jobs: [
    {
      title: 'סמנכ"ל כספים',
      company: 'אלמוג תוכנה בע"מ',
      from: 'מרץ 2019',
      to: 'היום',
      points: ['גיוס של 30 מיליון דולר.', 'קיצור סגירת החודש ל-5 ימים.'],
    },
    {
      title: 'חשב',
      company: 'גליל תעשיות בע"מ',
      from: 'ינואר 2012',
      to: 'פברואר 2019',
      points: ['הקמת מחלקת בקרה.'],
    },
  ],
  education: ['אוניברסיטת הצפון', 'תואר שני במנהל עסקים', '2010'],
  certifications: ['רואה חשבון מוסמך'],
  skills: ['ניהול פיננסי', 'גיוס הון', 'בקרה תקציבית'],
  headings: {
    summary: 'תקציר',
    experience: 'ניסיון תעסוקתי',
    education: 'השכלה',
    certifications: 'הסמכות',
    skills: 'כישורים',
  },
  rtl: true,
};

export const ALEXEI: Person = {
  name: 'Алексей Воронцов',
  role: 'Генеральный директор',
  location: 'Алматы, Казахстан',
  summary: 'Руководитель с опытом в телекоммуникациях и розничной торговле.',
  jobs: [
    {
      title: 'Генеральный директор',
      company: 'Степная Связь',
      from: 'март 2017',
      to: 'настоящее время',
      points: ['Увеличил выручку с 12 до 31 млн долларов.', 'Открыл 140 магазинов в семи городах.'],
    },
    {
      title: 'Коммерческий директор',
      company: 'Торговый дом Беркут',
      from: 'январь 2010',
      to: 'февраль 2017',
      points: ['Руководил отделом из 65 человек.'],
    },
  ],
  education: ['Университет Алатау', 'Экономика', '2003'],
  certifications: ['Сертифицированный директор'],
  skills: ['Стратегия', 'Переговоры', 'Управление продажами'],
  headings: {
    summary: 'О себе',
    experience: 'Опыт работы',
    education: 'Образование',
    certifications: 'Сертификаты',
    skills: 'Навыки',
  },
};

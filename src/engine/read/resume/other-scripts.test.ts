/** Roles and places in scripts other than Latin. */
import { expect, it } from 'vitest';
import { docOf } from '@/server/testing/documents/office-files/doc';
import { readFile } from '../read-file';

it.each([
  ['Опыт работы', 'Генеральный директор, Степная Связь', 'март 2017 – настоящее время', 'Алматы, Казахстан'],
  ['工作经历', '首席财务官, 远帆医疗科技有限公司', '2019年3月 - 至今', '上海, 中国'],
  [
    'الخبرة العملية',
    'مديرة العمليات, شركة النورس للنقل',
    'مارس 2018 – الآن',
    'دبي، الإمارات العربية المتحدة',
  ],
  ['ניסיון תעסוקתי', 'סמנכ"ל כספים, אלמוג תוכנה בע"מ', 'מרץ 2019 – היום', 'תל אביב, ישראל'],
])('a role and its place are read below "%s"', async (heading, role, dates, place) => {
  const body = ['Mara Lindqvist', place, heading, role, dates, '• Raised 3 million.'];
  const facts = await readFile({ slot: 'resume', fileName: 'a.doc', source: 's1', bytes: docOf({ body }) });
  const [title, organisation] = role.split(', ');
  expect(facts.roles).toMatchObject([{ title, organisation, end: 'present' }]);
  expect(facts.location?.value).toBe(place);
});

/** Recognition of a picture with two columns whose lines are at nearly the same height. */
import { expect, it } from 'vitest';
import { pictureOf } from '@/server/testing/documents/scans';
import { readFile } from '../../read-file';

it('a scanned page in columns is read column by column, with the name at its edge', async () => {
  const line = (text: string, x: number, y: number, size = 10.5) => ({ text, x, y, size, bold: size > 11 });
  const bytes = pictureOf(
    [
      line('Samuel Oduya', 2, 30, 24),
      line('Chief Technology Officer', 2, 56),
      line('Experience', 2, 90, 14),
      line('Chief Technology Officer, Baobab Pay', 2, 110),
      line('February 2017 – Present', 2, 126),
      line('• Grew engineering from 6 to 85 people in three countries.', 10, 142),
      line('• Kept card payments at 99.98% availability.', 10, 158),
      line('• Opened an office in Kigali.', 10, 174),
      line('Skills', 400, 94, 14),
      line('Cloud architecture', 400, 115),
      line('Information security', 400, 131),
      line('Certifications', 400, 155, 14),
      line('Certified Cloud Professional', 400, 177),
    ],
    'png',
  );
  const facts = await readFile({ slot: 'document', fileName: 'a.png', source: 's1', bytes });
  expect(facts.name?.value).toBe('Samuel Oduya');
  expect(facts.roles).toMatchObject([{ organisation: 'Baobab Pay', end: 'present' }]);
  expect(facts.skills.map(({ value }) => value)).toEqual(['Cloud architecture', 'Information security']);
  expect(facts.certifications.map(({ value }) => value)).toEqual(['Certified Cloud Professional']);
});

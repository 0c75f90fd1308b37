import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DifferingAnswers, type DifferingAnswersProps } from './differing-answers';
import type { FormValues } from './values';

const valuesWith = (start_date: string, min_salary: string) =>
  ({ fullTime: { start_date, min_salary } }) as unknown as FormValues;

it('both values of an answer are shown as on the form', () => {
  const markup = renderToStaticMarkup(
    <DifferingAnswers
      names={['fullTime.start_date', 'fullTime.min_salary']}
      here={valuesWith('2031-12-01', '120000')}
      saved={valuesWith('', '90000')}
      lists={{ timezones: [] } as unknown as DifferingAnswersProps['lists']}
    />,
  );
  expect(markup).toContain('Preferred start date:</dt>');
  expect(markup).toContain('1 December 2031 here; none elsewhere');
  expect(markup).toContain('USD 120,000 here; USD 90,000 elsewhere');
});

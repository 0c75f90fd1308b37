import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDates, findRange, isDuration, parseDate } from './dates';

describe('findRange', () => {
  it.each([
    ['Jan 2019 - Present', { year: 2019, month: 1 }, 'present'],
    ['21.01.2014 to10.04.2015', { year: 2014, month: 1 }, { year: 2015, month: 4 }],
    ['June 2007 to June l 2011', { year: 2007, month: 6 }, { year: 2011, month: 6 }],
    ['Sept. t 2014 – Present', { year: 2014, month: 9 }, 'present'],
    ['2010-sep to 2011-jul', { year: 2010, month: 9 }, { year: 2011, month: 7 }],
    ['08.05.2015 to stillworking', { year: 2015, month: 5 }, 'present'],
    ['May 2012 — Auguest 2012', { year: 2012, month: 5 }, { year: 2012, month: 8 }],
    ['October 2012 - Augest 2014', { year: 2012, month: 10 }, { year: 2014, month: 8 }],
    ['2019 to date', { year: 2019 }, 'present'],
    ['Q3 2018 – Q1 2020', { year: 2018, month: 7 }, { year: 2020, month: 1 }],
    ['H2 2018 – H1 2020', { year: 2018, month: 7 }, { year: 2020, month: 1 }],
    ['03/2019 – 11/2021', { year: 2019, month: 3 }, { year: 2021, month: 11 }],
    ['01 st Nov 2012 - 22 nd May 2015', { year: 2012, month: 11 }, { year: 2015, month: 5 }],
    ['26,12,2015 to 17,5,2017', { year: 2015, month: 12 }, { year: 2017, month: 5 }],
    ['June 2017 – till working', { year: 2017, month: 6 }, 'present'],
    ['von 08.2013', { year: 2013, month: 8 }, 'present'],
    ['2021 – AHORA', { year: 2021 }, 'present'],
    ['março de 2019 - agora', { year: 2019, month: 3 }, 'present'],
    ['2019–21', { year: 2019 }, { year: 2021 }],
    ['1998-02', { year: 1998 }, { year: 2002 }],
    ['Summer 2018 - Fall 2019', { year: 2018, month: 6 }, { year: 2019, month: 9 }],
    ['Dec. 2018 – Present', { year: 2018, month: 12 }, 'present'],
    ['04/2024 - Present', { year: 2024, month: 4 }, 'present'],
    ['09/2021 to 07/2022', { year: 2021, month: 9 }, { year: 2022, month: 7 }],
    ['01-Oct-2025 – Present', { year: 2025, month: 10 }, 'present'],
    ['Jan, 2019 - Present', { year: 2019, month: 1 }, 'present'],
    ['fevereiro de 2026 - março de 2027', { year: 2026, month: 2 }, { year: 2027, month: 3 }],
    ['Oktober 2015 – heute', { year: 2015, month: 10 }, 'present'],
    ['janvier 2012 - aujourd’hui', { year: 2012, month: 1 }, 'present'],
    ['mai 2010 à août 2012', { year: 2010, month: 5 }, { year: 2012, month: 8 }],
    ['enero de 2015 - actualidad', { year: 2015, month: 1 }, 'present'],
    ['2021 - agora', { year: 2021 }, 'present'],
    ['2020年3月 - 至今', { year: 2020, month: 3 }, 'present'],
    ['2018년 1월 - 2020년 12월', { year: 2018, month: 1 }, { year: 2020, month: 12 }],
    ['Jan - Mar 2020', { year: 2020, month: 1 }, { year: 2020, month: 3 }],
    ['Nov’2009 to May’2010', { year: 2009, month: 11 }, { year: 2010, month: 5 }],
    ['May” 2014 to TILL', { year: 2014, month: 5 }, 'present'],
    ['2016 March to Present', { year: 2016, month: 3 }, 'present'],
    ['24/10/2017 t/m 21/06/2022', { year: 2017, month: 10 }, { year: 2022, month: 6 }],
    ['12/2008 10/2010', { year: 2008, month: 12 }, { year: 2010, month: 10 }],
    ['20/06/2015 31/01/2017', { year: 2015, month: 6 }, { year: 2017, month: 1 }],
    ['from June 2010 October 2016', { year: 2010, month: 6 }, { year: 2016, month: 10 }],
    ['From 6 Oct – 5 Nov 2012', { year: 2012, month: 10 }, { year: 2012, month: 11 }],
    ['1 Aug 1994 to 31 Mar – 1995', { year: 1994, month: 8 }, { year: 1995, month: 3 }],
    ['Jan – 1999 to Jan -2000', { year: 1999, month: 1 }, { year: 2000, month: 1 }],
    ['May 2016 to still now', { year: 2016, month: 5 }, 'present'],
    ['May 2014 till 2016', { year: 2014, month: 5 }, { year: 2016 }],
    ["Sep '14 - Oct '16", { year: 2014, month: 9 }, { year: 2016, month: 10 }],
    ['Jun′13 - Nov′15', { year: 2013, month: 6 }, { year: 2015, month: 11 }],
    ['May 2012 to Till May 2014', { year: 2012, month: 5 }, { year: 2014, month: 5 }],
    ['Jan’ 08 to Sep’ 12', { year: 2008, month: 1 }, { year: 2012, month: 9 }],
    ['Nov 2016 – (Present)', { year: 2016, month: 11 }, 'present'],
    ['from Jul 12th 2013 to Nov 21st 2015', { year: 2013, month: 7 }, { year: 2015, month: 11 }],
    ['08th Nov 2013 to Nov 21st, 2015', { year: 2013, month: 11 }, { year: 2015, month: 11 }],
    ['July 2013 to Nov 21st 2015', { year: 2013, month: 7 }, { year: 2015, month: 11 }],
    ['Jan 16 - Feb 18', { year: 2016, month: 1 }, { year: 2018, month: 2 }],
    ['2020 —', { year: 2020 }, 'present'],
    ['From: June-2015 to: Present', { year: 2015, month: 6 }, 'present'],
    ['From: Nov-2012, to: Nov-2013', { year: 2012, month: 11 }, { year: 2013, month: 11 }],
    ['2019 – Preset', { year: 2019 }, 'present'],
    ['Since March 2017', { year: 2017, month: 3 }, 'present'],
    ['2014.03 - 2018.02', { year: 2014, month: 3 }, { year: 2018, month: 2 }],
    ['01.04.2014 – 31.12.2019', { year: 2014, month: 4 }, { year: 2019, month: 12 }],
    ['2018-03-01 - 2020-05-01', { year: 2018, month: 3 }, { year: 2020, month: 5 }],
    ['февраль 2015 — настоящее время', { year: 2015, month: 2 }, 'present'],
    ['מרץ 2015 - היום', { year: 2015, month: 3 }, 'present'],
    ['September 5, 2014 - May 1, 2016', { year: 2014, month: 9 }, { year: 2016, month: 5 }],
    ['08.05.2010to21.06.2012', { year: 2010, month: 5 }, { year: 2012, month: 6 }],
    ['February 02-2013 to June 24-2014', { year: 2013, month: 2 }, { year: 2014, month: 6 }],
    ['May 2009 to April 15 , 2015', { year: 2009, month: 5 }, { year: 2015, month: 4 }],
    ['24 .10. 2013 to 24.10.2015', { year: 2013, month: 10 }, { year: 2015, month: 10 }],
    ['Unit 44 Sep. 2021 - Jun. 2022', { year: 2021, month: 9 }, { year: 2022, month: 6 }],
    ['Feb to Aug 2016', { year: 2016, month: 2 }, { year: 2016, month: 8 }],
    ['2012 to up to date', { year: 2012 }, 'present'],
    ['Июнь 2005 - Май 2010', { year: 2005, month: 6 }, { year: 2010, month: 5 }],
    ['Октябрь 2022 - Текущий', { year: 2022, month: 10 }, 'present'],
    ['08/15/07-05/24/12', { year: 2007, month: 8 }, { year: 2012, month: 5 }],
    ['15/03/07 - 24/05/12', { year: 2007, month: 3 }, { year: 2012, month: 5 }],
    ['May 2012 till this date', { year: 2012, month: 5 }, 'present'],
    ['Head Office 2010 - 2014', { year: 2010 }, { year: 2014 }],
    ['Marlow Stock Exchange 2010 - 2014', { year: 2010 }, { year: 2014 }],
    ['Sep 2024 – (10 months)', { year: 2024, month: 9 }, 'present'],
  ])('reads the beginning and end of "%s"', (text, start, end) => {
    const range = findRange(text);
    expect(range?.start).toEqual(start);
    expect(range?.end).toEqual(end);
  });

  it.each([
    'De mars 2020 à mai 2021',
    'De l’août -2009 Au présent',
    'Du mars 2004 À l’août 2009',
    'vom 1.5.2010 bis 2.6.2012',
  ])('takes the word before %j as a part of the range', (text) =>
    expect(findRange(text)).toMatchObject({ index: 0, length: text.length }),
  );

  it.each([
    'grew revenue 12-15%',
    'Call +1 555 2010 99',
    'over 2,000 staff',
    'a team of 2019',
    'v2.2019',
    '2019-12',
    'Vertrieb von 08.2013',
    'from April 2013 to Dec to 2013',
    'Administrator for on-premises Exchange 2007/2010 and SharePoint 2007/2010',
    'Moved nine sites from Windows Server 2012 - 2016',
  ])('finds no range in %j', (text) => expect(findRange(text)).toBeUndefined());

  it('finds the years of any English range inside a line', () => {
    const month = fc.constantFrom('Jan', 'February', 'Mar.', 'Sept', 'December');
    const year = fc.integer({ min: 1970, max: 2030 });
    fc.assert(
      fc.property(
        month,
        year,
        month,
        fc.integer({ min: 0, max: 9 }),
        fc.constantFrom('-', '–', ' to ', ' — '),
        (m1, y1, m2, span, separator) => {
          const text = `Acme | ${m1} ${y1}${separator}${m2} ${y1 + span + 1}, Berlin`;
          const range = findRange(text);
          expect(range?.start?.year).toBe(y1);
          expect(range?.end).toMatchObject({ year: y1 + span + 1 });
        },
      ),
    );
  });
});

it('findDates distinguishes a single date from a range', () => {
  expect(findDates('Awarded 2016')).toMatchObject([{ range: false, end: { year: 2016 } }]);
  expect(findDates('2016 - 2018')).toMatchObject([
    { range: true, start: { year: 2016 }, end: { year: 2018 } },
  ]);
});

it.each([
  ['Planner || 10 2021 – 03 2023', { year: 2021, month: 10 }, { year: 2023, month: 3 }],
  ['Planner || 05 2019 – Attuale', { year: 2019, month: 5 }, 'present'],
])('findDates reads months in figures without a mark before their years: %s', (text, start, end) =>
  expect(findDates(text)).toMatchObject([{ range: true, start, end }]),
);

it.each([
  '6 Months',
  '5+ Years',
  '8 years 10 months',
  '2 Jahre 3 Monate',
  '1 ano 2 meses',
  '5 ans',
  '3年',
  '(2 yrs 1 mo)',
  '2 года 3 месяца',
  '9 месяцев',
])('isDuration recognises %s', (text) => expect(isDuration(text)).toBe(true));

it('parseDate reads dates of a LinkedIn export', () => {
  expect(parseDate('01 Oct 2022')).toEqual({ year: 2022, month: 10 });
  expect(parseDate('Jun 2023')).toEqual({ year: 2023, month: 6 });
  expect(parseDate('2011')).toEqual({ year: 2011 });
  expect(parseDate('')).toBeUndefined();
});

it.each(['Weimar 2019', 'Copenhagen 2019', 'Competence 2019', 'Waterfall 2019'])(
  'the name of a month or season within a word of %s is no month',
  (text) => expect(parseDate(text)).toEqual({ year: 2019 }),
);

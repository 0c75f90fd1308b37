/** Names with credentials, slogans or a second spelling in LinkedIn's PDF. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../facts-builder';
import { pageOf } from '../testing/pdf-items';
import { linkedInLayout, readLinkedInPdf } from './index';

it.each([
  ['Nora Lindqvist, [P.Eng, MASc, PMI-ACP]', 'Nora Lindqvist'],
  ['Nora Lindqvist [PMP]', 'Nora Lindqvist'],
  ['Nora (Nori) Lindqvist - MSCIS, SAA, CSM', 'Nora (Nori) Lindqvist'],
  ['Nora Lindqvist - Oslo', 'Nora Lindqvist - Oslo'],
  ['Nora (Nori) Lindqvist', 'Nora (Nori) Lindqvist'],
  ['Nora Lindqvist ✦Growth Finance / Harbour Leader', 'Nora Lindqvist'],
  ['Nora Lindqvist | Harbour Leader', 'Nora Lindqvist'],
  ['Nora Lindqvist ノラ / Νόρα', 'Nora Lindqvist'],
  ['Nora Lindqvist, MS Marine Science, MBA, PMP', 'Nora Lindqvist'],
  ['Nora Lindqvist, PhD, CHP-M', 'Nora Lindqvist'],
  ['Nora Lindqvist, Sailmaker', 'Nora Lindqvist, Sailmaker'],
  ['ノラ リンドクヴィスト', 'ノラ リンドクヴィスト'],
])('the name in %s is %s', (text, name) => {
  const page = pageOf([
    [
      [22, 0, 13, 'Contact'],
      [22, 20, 11, 'www.linkedin.com/in/nora-'],
      [22, 14, 11, 'lindqvist (LinkedIn)'],
    ],
    [
      [224, 20, 26, text],
      [224, 21, 12, 'Operations Director'],
      [224, 15.4, 12, 'Gothenburg, Sweden'],
      [224, 54, 15.75, 'Experience'],
      [224, 30, 12, 'Brygga Foods'],
      [224, 16, 11.5, 'Planner'],
      [224, 14.6, 10.5, '2015 - 2017 (2 years)'],
    ],
    [[384, 738, 9, 'Page 1 of 1']],
  ]);
  const facts = readLinkedInPdf(
    new FactsBuilder('s1', 'linkedin-pdf'),
    [page],
    linkedInLayout([page]) ?? 'current',
  );
  expect(facts.name?.value).toBe(name);
});

import { expect, it } from 'vitest';
import { linesOfParagraphs } from '../../layout/lines';
import { paragraphOf } from '../../testing/paragraphs';
import { findPlace } from './place-candidates';

it.each([
  ['4410 Cedar Hollow Rd, Columbus, OH 43004 • (614) 555-0135', 'Columbus, OH'],
  ['Ciudad de México | 55 5555 0147 | mf@mail.example', 'Ciudad de México'],
  ['Hamburg · lukas@mail.example · +49 40 5550123', 'Hamburg'],
  ['Ulice Lipová 12, 602 00 Brno (Czech Republic)', 'Brno, Czech Republic'],
  ['12, Lotus Apartment, Sundar Nagar. Pune - 411023.', 'Pune'],
  ['7-A, Jasmine Nagar Jaipur Rajasthan', 'Jaipur, Rajasthan'],
  ['3 rue de Belle – 38000 Grenoble', 'Grenoble'],
  ['Grenzweg 4, 10439 Berlin', 'Berlin'],
  ['Gurgaon, Haryana', 'Gurgaon, Haryana'],
])('the place in "%s" contains "%s"', (text, place) => {
  expect(findPlace(linesOfParagraphs([paragraphOf(text)]))?.text).toContain(place);
});

it('the label of a place may be in the line above it', () => {
  const lines = ['Telefoon:', '06 5550 0147', 'Woonplaats:', 'Veldwijk'].map((text) => paragraphOf(text));
  expect(findPlace(linesOfParagraphs(lines))?.text).toBe('Veldwijk');
});

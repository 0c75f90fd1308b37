import { describe, expect, it } from 'vitest';
import { professionIn } from './profession';

describe('the profession that a summary begins with', () => {
  it.each([
    ['Detail-oriented Plant Manager and recent graduate, with two mills.', 'Plant Manager'],
    ['I’m a seasoned and highly motivated credit analyst with ten years in banking.', 'Credit analyst'],
    ['An ambitious Business Executive specialising in ports.', 'Business Executive'],
    ['Head of Cold Storage, with six years in foods.', 'Head of Cold Storage'],
    ['Senior Harbour Pilot at the port of Varde.', 'Senior Harbour Pilot'],
    ['Ingénieur logiciel avec cinq ans d’expérience.', 'Ingénieur logiciel'],
  ])('is read: %s', (sentence, profession) => {
    expect(professionIn(sentence)).toBe(profession);
  });

  it.each([
    'Recent graduate with a degree in logistics.',
    'To work as a plant manager with a growing company.',
    'As a plant manager, I ran two mills.',
    'Reliable team member with an eye for detail.',
    'Technical Manager position, specialising in mills.',
    'Summary Technology manager with ten years in foods.',
    'Ten years of experience as an engineer with mills.',
    'Plant Manager',
    'Plant Manager.',
    '',
  ])('is not invented: %s', (sentence) => {
    expect(professionIn(sentence)).toBeUndefined();
  });
});

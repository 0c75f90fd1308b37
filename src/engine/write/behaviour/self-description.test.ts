/** What people write about themselves, their headline, and prose that must not only list their posts. */
import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { type CareerInput, careerFacts } from '../testing/build';

const profileOf = (input: CareerInput) =>
  composeProfile(
    careerFacts({
      name: 'Edda Norling',
      roles: [{ title: 'Depot Planner', organisation: 'Brillwater', start: '2012', end: 'present' }],
      ...input,
    }),
  ).profile;

/** The paragraphs written from sentences about oneself. */
const proseOf = (...about: string[]): string => {
  const { summary, meet_them, sweetspot, user_manual } = profileOf({ about });
  return [summary, meet_them, sweetspot, user_manual].join(' ');
};

describe('a sentence about oneself', () => {
  it.each([
    [
      'with “my” before a noun that needs no owner',
      'I am passionate about running calm depots and applying my strong planning background and harbour knowledge to hard problems.',
      'passionate about running calm depots and applying a strong planning background and harbour knowledge to hard problems',
    ],
    [
      'that says how things are seen',
      'I see planning and machine design as means to keep a harvest fresh.',
      'Edda sees planning and machine design as means to keep a harvest fresh.',
    ],
    [
      'with an aim for others',
      'My goal is to figure out new ways of keeping fruit cold without diesel.',
      'Edda’s goal is to figure out new ways of keeping fruit cold without diesel.',
    ],
    [
      'with B2B in its title',
      'B2B storage and freight professional with 8 years across two ports.',
      'Edda Norling is a B2B storage and freight professional with 8 years across two ports.',
    ],
    [
      'that says “currently the”',
      'Currently the sole planning owner for Corran Mills, running depots and carriers.',
      'is the sole planning owner for Corran Mills',
    ],
    [
      'below a heading of its own',
      'Synopsis I am a proven depot planner and buyer with 20 years in two ports.',
      'is a depot planner and buyer with 20 years in two ports',
    ],
    [
      'before another one with a role',
      'I am a forecasting and storage specialist and as both team leader and planner, I have rebuilt two depots.',
      'is a forecasting and storage specialist.',
    ],
    [
      'before another one after a semicolon',
      'I have delivered storage plans, carrier tools; I know risk, customs and the rules of two ports.',
      'has delivered storage plans and carrier tools. Edda knows risk, customs and the rules of two ports.',
    ],
    [
      'after a phrase that it adds to',
      'In addition to continuously developing my skills, I also believe in knowledge sharing within the team.',
      'Edda believes in knowledge sharing within the team.',
    ],
    [
      'about spare time',
      'I also love teaching navigation in my spare time.',
      'Edda loves teaching navigation.',
    ],
    [
      'about posts held',
      'I have conducted internal trainings in every position I have held.',
      'has conducted internal trainings in every position held',
    ],
    [
      'after a cliché',
      'I am a proven self-starter with a passion for teaching crews that stay.',
      'has a passion for teaching crews that stay',
    ],
    [
      'about an ability with its act',
      'I am able to communicate cold chain limits to both growers and the board of a port.',
      'is able to communicate cold chain limits to both growers and the board of a port',
    ],
    [
      'about a degree in progress',
      'Currently pursuing a Master’s in Harbour Engineering.',
      'Edda is pursuing a Master’s in Harbour Engineering.',
    ],
    [
      'with two adjectives of one noun',
      'I am a depot planner with 18 years in large scale as well as rural, leading edge storage.',
      'large-scale as well as rural, leading-edge storage',
    ],
    [
      'without a verb',
      'Sound experience in depot planning and harbour storage of fruit.',
      'has experience in depot planning and harbour storage of fruit',
    ],
    [
      'with a gerund after its title',
      'Harbour systems planner crafting reliable and calm cold storage depots with modern tools.',
      'is a harbour systems planner crafting reliable and calm cold storage depots',
    ],
  ])('%s is told', (_, about, expected) => {
    expect(proseOf(about)).toContain(expected);
  });

  it.each([
    ['My goal is to grow with a leading company.', /goal/],
    ['I am able to work hard.', /able/],
    ['I have my hands in everything my children do at the harbour.', /hands|children/],
    ['I have a proven track record among former captains.', /record/],
  ])('is left out if it is a wish, praise or private: %s', (about, expected) => {
    expect(proseOf('I lead the planning of nine ports.', 'I ran two depots in Corran.', about)).not.toMatch(
      expected,
    );
  });
});

it('aims stand in the sweet spot, views and attitudes in the user manual', () => {
  const { sweetspot, user_manual } = profileOf({
    about: [
      'I plan the cold stores of nine ports.',
      'My mission is to help growers keep their harvest.',
      'I see planning as a craft of listening.',
      'I am committed to delivering calm and safe work in every depot.',
    ],
  });
  expect(sweetspot).toBe('Edda’s mission is to help growers keep their harvest.');
  expect(user_manual).toBe(
    'Edda sees planning as a craft of listening.\n\nEdda is committed to delivering calm and safe work in every depot.',
  );
});

describe('a headline', () => {
  it.each([
    ['Planner / Teacher', 'Planner / Teacher'],
    ['Depot Planner', 'Depot Planner'],
    ['Planner / Keynote speaker', 'Depot Planner'],
    ['Depot Planner at Brillwater / Non-Executive Director', 'Depot Planner / Non-Executive Director'],
  ])('with several titles is the role: %s', (headline, role) => {
    expect(profileOf({ headline }).role).toBe(role);
  });

  it('begins the description of a person whose last post has ended', () => {
    const { summary, role } = profileOf({
      headline: 'Data Scientist | Data Engineer',
      roles: [{ title: 'Sales Agent', organisation: 'Brillwater', start: '2012', end: '2014' }],
    });
    expect(summary).toMatch(/^Edda Norling is a data scientist and a data engineer\. /);
    expect(role).toMatch(/^Data Scientist/);
  });

  it('begins it in French', () => {
    const { summary } = profileOf({
      headline: 'Développeuse Web',
      roles: [
        {
          title: 'Agente commerciale',
          organisation: 'Papeteries du Vivier',
          start: '2020',
          end: '2022',
          statements: ['Vente de contrats d’énergie auprès des particuliers de la région'],
        },
      ],
    });
    expect(summary).toMatch(/^Edda Norling est Développeuse Web\. .*Edda a été agente commerciale/i);
  });

  it('with dates and places does not name fields of work', () => {
    const { meet_them } = profileOf({
      headline: 'Depot Planner | Brillwater | May 2012 – present | Corran, TX',
    });
    expect(meet_them).not.toMatch(/works in/);
  });
});

describe('a self-description in another language', () => {
  const frenchProseOf = (...about: string[]) => {
    const { summary, meet_them } = profileOf({
      about,
      roles: [
        {
          title: 'Responsable de dépôt',
          organisation: 'Papeteries du Vivier',
          start: '2018',
          end: 'present',
          statements: ['Gestion des stocks et des livraisons pour les clients de la région'],
        },
      ],
    });
    return `${summary} ${meet_them}`;
  };

  it.each([
    [
      'Dynamique et autonome, je suis en constante recherche de nouvelles méthodes.',
      'Dynamique et autonome, Edda est en constante recherche de nouvelles méthodes.',
    ],
    [
      'Issue du port, je sais compter, peser et négocier.',
      'Issue du port, Edda sait compter, peser et négocier.',
    ],
    [
      'Responsable logistique centrée utilisateur, spécialiste du froid et des ports.',
      'Edda Norling est responsable logistique centrée utilisateur, spécialiste du froid et des ports.',
    ],
    [
      '15 ans d’expérience en entrepôt, transport et secteur public.',
      'Edda Norling a 15 ans d’expérience en entrepôt, transport et secteur public.',
    ],
    [
      'Je m’intéresse aux méthodes de stockage et à la mer.',
      'Edda s’intéresse aux méthodes de stockage et à la mer.',
    ],
    [
      'Ingénieure avec 12 ans d’expérience dans les ports.',
      'Edda Norling est ingénieure avec 12 ans d’expérience dans les ports.',
    ],
    [
      'Respectueuse des consignes de sécurité et des délais.',
      'Edda est respectueuse des consignes de sécurité et des délais.',
    ],
    ['Je reste curieuse des méthodes de stockage.', 'Edda reste curieuse des méthodes de stockage.'],
  ])('is told in the third person: %s', (about, expected) => {
    expect(frenchProseOf(about)).toContain(expected);
  });

  it.each([
    'Je recherche un poste de responsable de dépôt en Bretagne.',
    'Je suis à la recherche de dépôts qui me permettent d’apprendre.',
    'Aujourd’hui, j’applique ces mêmes recettes au séchage des fruits.',
    'Le rangement est avant tout une affaire de responsable patient.',
  ])('is left out if it is a wish, points back or has another subject: %s', (about) => {
    expect(frenchProseOf(about)).not.toMatch(/recherche|recettes|avant tout/);
  });

  it('is not the infinitive of an objective', () => {
    const { summary } = profileOf({
      about: ['Atuar como desenvolvedora de sistemas, contribuindo para depósitos seguros.'],
      roles: [
        { title: 'Desenvolvedora de Software', organisation: 'Campo Alto', start: '2018', end: 'present' },
      ],
    });
    expect(summary).not.toMatch(/atuar/i);
  });
});

describe('a self-description in a language without a grammar', () => {
  const polishProfileOf = (...about: string[]) =>
    profileOf({
      about,
      roles: [
        {
          title: 'Koordynator magazynu',
          organisation: 'Solna Woda',
          start: '2018',
          end: 'present',
          statements: ['Prowadzenie magazynu i obsługa klientów w regionie'],
        },
      ],
    });

  it('stands as it is if it is nominal', () => {
    const { summary, meet_them } = polishProfileOf(
      'Handlowiec z doświadczeniem w sprzedaży owoców i w pracy z portami.',
      'Łączę badanie potrzeb z prezentacją oferty.',
      'Dobrze odnajduję się w pracy z klientami.',
    );
    expect(summary).toBe('Handlowiec z doświadczeniem w sprzedaży owoców i w pracy z portami.');
    expect(meet_them).toBe('');
  });

  it('is left out in the first person', () => {
    expect(polishProfileOf('Jestem handlowcem z doświadczeniem w sprzedaży owoców.').summary).toBe('');
  });
});

describe('posts that the list of roles names', () => {
  it('are not told again beside a description of oneself', () => {
    const { summary, meet_them } = profileOf({
      about: ['Depot planner with 15 years of experience in two ports.'],
      skills: ['Storage', 'Customs', 'Forecasting'],
      education: [{ school: 'Velmont University', degree: 'BSc', field: 'Logistics' }],
      roles: [
        { title: 'Depot Planner', organisation: 'Brillwater', start: '2018', end: 'present' },
        { title: 'Planner', organisation: 'Corran Mills', start: '2012', end: '2018' },
      ],
    });
    expect(summary).not.toMatch(/Before|Earlier|In post since/);
    expect(meet_them).not.toMatch(/skills include/);
  });
});

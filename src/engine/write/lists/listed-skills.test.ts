import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing/build';
import { toolsAmong } from './listed-skills';
import { isSkill } from './skills';

const profileWith = (skills: string[]) =>
  composeProfile(
    careerFacts({
      name: 'Edda Norling',
      roles: [{ title: 'Plant Coordinator', organisation: 'Brillwater', start: '2015', end: 'present' }],
      skills,
    }),
  ).profile;

const namesOf = (skills: string[]) =>
  profileWith(skills).functional_skills.flatMap(({ value }) => value.map(({ title }) => title));

describe('listed skills', () => {
  it.each([
    ['a heading', 'Positive Traits'],
    ['a language', 'English (can read and write)'],
    ['a post', 'Vice President'],
    ['a society', 'Association of Mill Engineers'],
    ['an action', 'Formalized the rules of a contest'],
    ['a trait', 'Be Punctual'],
    ['a broken word', 'Comprehensiv e problem solving'],
    ['a place', 'Oslo'],
    ['an open bracket', 'Languages)'],
  ])('exclude %s', (_, line) => {
    const names = namesOf(['Lean production', 'Turnaround planning', 'Budgeting', line]);
    expect(names).toEqual(expect.arrayContaining(['Lean production', 'Budgeting']));
    expect(names).not.toContain(line);
  });

  it.each(['Norling', 'E. Norling', 'Edda Norling'])('exclude the name of the person: %s', (name) => {
    expect(namesOf(['Lean production', 'Turnaround planning', 'Budgeting', name])).not.toContain(name);
  });

  it('include a skill with a word of the name', () => {
    const { functional_skills } = composeProfile(
      careerFacts({
        name: 'Edda Price',
        roles: [{ title: 'Plant Coordinator', organisation: 'Brillwater', start: '2015', end: 'present' }],
        skills: ['Lean production', 'Turnaround planning', 'Budgeting', 'Price negotiation'],
      }),
    ).profile;
    const names = functional_skills.flatMap(({ value }) => value.map(({ title }) => title));
    expect(names).toContain('Price negotiation');
  });

  it('tell the warehousing of data from that of goods', () => {
    expect(namesOf(['Data analytics & BI', 'Warehousing', 'Budgeting'])).toContain('Data warehousing');
    expect(namesOf(['Inventory planning', 'Data analytics & BI', 'Warehousing'])).toContain('Warehousing');
    expect(namesOf(['Lean production', 'Budgeting', 'Warehousing'])).toContain('Warehousing');
  });

  it('are limited to known ones if the list has many other things', () => {
    const names = namesOf([
      'Job Duty Handled Well',
      'Positive Traits',
      'Be Patient',
      'Budgeting',
      'Blorps of the mill',
      'Energy purchasing',
    ]);
    expect(names).toEqual(['Budgeting', 'Energy purchasing']);
  });

  it('are empty when a single skill remains', () => {
    expect(namesOf(['Positive Traits', 'Be Patient', 'AutoCAD'])).toEqual([]);
  });

  it('include one of two spellings of a skill', () => {
    const names = namesOf(['Data Analytics', 'data analytics skills', 'Budgeting', 'mysql', 'MySQL']);
    expect(names).toEqual(['Data analytics', 'MySQL', 'Budgeting']);
  });

  it('do not include tools as areas of work', () => {
    const areas = ['Lean production', 'Turnaround planning', 'Energy purchasing'];
    expect(profileWith([...areas, 'Python', 'Tableau']).focus_areas).toEqual(areas);
    expect(profileWith(['Python', 'Tableau']).focus_areas).toEqual([]);
  });
});

it('an unknown name is a tool among tools, and a field elsewhere', () => {
  const toolsOf = (...titles: string[]) =>
    toolsAmong(
      titles.map((title) => ({ title, fact: { id: title, value: title, spans: [], confidence: 1 } })),
      true,
    );
  expect([...toolsOf('Budgeting', 'Python', 'Docker', 'Brillhub', 'Kafka')]).toContain('Brillhub');
  // Its words name a function of business.
  expect([...toolsOf('Budgeting', 'Python', 'Docker', 'Brillhub Vertrieb', 'Kafka')]).not.toContain(
    'Brillhub Vertrieb',
  );
  expect([...toolsOf('Python', 'Budgeting', 'Lean production', 'Brillhub', 'Mentoring')]).toEqual(['Python']);
});

describe('a list of skills', () => {
  const roles = [
    {
      title: 'Web Developer',
      organisation: 'Brillwater',
      start: '2015',
      end: 'present',
      statements: ['Built the grower portal with JavaScript and React.', 'Moved 14 depots to React.'],
    },
  ];
  const titlesOf = (skills: string[], more: object = {}) =>
    composeProfile(
      careerFacts({ name: 'Edda Norling', roles, skills, ...more }),
    ).profile.functional_skills.flatMap(({ value }) => value.map(({ title }) => title));

  it('begins with the skills that the document mentions most', () => {
    const skills = ['Postman', 'Heroku', 'Figma', 'Bootstrap', 'MySQL', 'JavaScript ES6+', 'React'];
    expect(titlesOf(skills).slice(0, 2)).toEqual(['React', 'JavaScript']);
  });

  it('does not count a web address as a mention', () => {
    const statements = ['The portal is at https://github.com/norling and in heroku.com/mill.'];
    expect(titlesOf(['GitHub', 'Heroku', 'Figma', 'React'], { statements })[0]).toBe('React');
  });

  it('has one of several skills with the same meaning', () => {
    const skills = [
      'Apache Kafka',
      'Java Development',
      'Java 17',
      'Kafka',
      'HTML',
      'HTML5',
      'React.js',
      'React',
    ];
    const titles = titlesOf(skills);
    expect(titles.filter((title) => /kafka/i.test(title))).toHaveLength(1);
    expect(titles.filter((title) => /java/i.test(title))).toHaveLength(1);
    expect(titles.filter((title) => /html/i.test(title))).toHaveLength(1);
    expect(titles.filter((title) => /react/i.test(title))).toHaveLength(1);
  });

  it('has the items between the bullets of a summary if there is hardly any other list', () => {
    const about = ['Growers • Cloud Computing • Performance Tuning • Lean Deep Technical Research'];
    const titles = titlesOf(['React'], { about });
    expect(titles).toEqual(expect.arrayContaining(['Cloud computing', 'Performance tuning']));
    expect(titles.join()).not.toMatch(/deep/i);
  });
});

describe('the tools of an executive', () => {
  const namesOfLeader = (title: string, skills: string[]) =>
    composeProfile(
      careerFacts({
        name: 'Edda Norling',
        roles: [{ title, organisation: 'Brillwater', start: '2015', end: 'present' }],
        skills,
      }),
    ).profile.functional_skills.flatMap(({ value }) => value.map(({ title: name }) => name));
  const practices = ['Cost control', 'Budgeting', 'Change management', 'Supplier management'];

  it('are listed for leaders of technology, or if there is hardly any other skill', () => {
    expect(namesOfLeader('Chief Financial Officer', [...practices, 'Python', 'Docker'])).not.toContain(
      'Python',
    );
    expect(namesOfLeader('Chief Technology Officer', [...practices, 'Python', 'Docker'])).toContain('Python');
    expect(namesOfLeader('Chief Operating Officer', ['Python', 'Docker', 'SQL'])).toContain('Python');
  });

  it('do not count abbreviations of practices among them', () => {
    expect(namesOfLeader('Chief Financial Officer', [...practices, 'IFRS'])).toContain('IFRS');
  });
});

describe('headings of skills', () => {
  const headingsOf = (groups: Record<string, string[]>) => {
    const facts = careerFacts({
      name: 'Edda Norling',
      roles: [{ title: 'Plant Coordinator', organisation: 'Brillwater', start: '2015', end: 'present' }],
      skills: Object.values(groups).flat(),
    });
    facts.skillGroups = Object.entries(groups).map(([name, skills]) => ({ name, skills }));
    return composeProfile(facts).profile.functional_skills.map(
      ({ name, value }) => `${name}: ${value.map(({ title }) => title).join(', ')}`,
    );
  };

  it('are taken from the source', () => {
    expect(
      headingsOf({
        'Statistical Analysis': ['Factor analysis', 'Significance testing'],
        Monitoring: ['Network assessment', 'Depot monitoring'],
      }),
    ).toEqual([
      'Statistical Analysis: Factor analysis, Significance testing',
      'Monitoring: Network assessment, Depot monitoring',
    ]);
  });

  it('are not taken from the source if they name a level, tools in general or a tool', () => {
    const headings = headingsOf({
      Proficient: ['Python', 'SQL'],
      Tools: ['Docker', 'Kafka'],
      AWS: ['Redis', 'Linux'],
    });
    expect(headings).toHaveLength(1);
    expect(headings[0]).toMatch(/^Technology: /);
    const levels = headingsOf({ Buone: ['Factor analysis', 'Significance testing'] });
    expect(levels.filter((heading) => heading.startsWith('Buone'))).toEqual([]);
  });
});

it('of two names the narrower stands alone, and praise is not part of a name', () => {
  const names = namesOf([
    'Enterprise Sales',
    'Maritime Enterprise Sales',
    'Turnaround planning',
    'Robust turnaround planning',
    'Budgeting',
  ]);
  expect(names).not.toContain('Enterprise sales');
  expect(
    namesOf([
      'Turnaround',
      'Shutdown & Turnaround Projects',
      'Budgeting',
      'Talent acquisition',
      'Lean production',
    ]),
  ).not.toContain('Turnaround');
  expect(names.filter((name) => /turnaround/i.test(name))).toEqual(['Turnaround planning']);
});

it.each([
  ['Plans de mes jardins', false],
  ['Plans de jardins', true],
])('%s can be a skill: %s', (text, expected) => {
  expect(isSkill(text, [])).toBe(expected);
});

it('a skill loses words of proficiency in other languages, and a sentence with words of one’s own is none', () => {
  const facts = careerFacts({
    name: 'Edda Norling',
    roles: [{ title: 'Développeuse', organisation: 'Brillwater', start: '2015', end: 'present' }],
    skills: ['Connaissances de Java', 'Python', 'Docker', 'Registre personnel de mes jardins', 'Git'],
  });
  const titles = composeProfile(facts).profile.functional_skills.flatMap(({ value }) =>
    value.map(({ title }) => title),
  );
  expect(titles.sort()).toEqual(['Docker', 'Git', 'Java', 'Python']);
});

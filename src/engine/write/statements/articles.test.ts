import { describe, expect, it } from 'vitest';
import { insertArticles } from './articles';
import { insertFinalAnd } from './final-and';

describe('missing articles in notes', () => {
  it.each([
    ['led engineering team building mobile app', 'led an engineering team building a mobile app'],
    ['led team of 12 in two ports', 'led a team of 12 in two ports'],
    ['led 60-person global sales organization', 'led a 60-person global sales organization'],
    ['built 8-person team in two ports', 'built an 8-person team in two ports'],
    ['implemented solution of stock forecasting', 'implemented a solution of stock forecasting'],
    ['created CRM system for nine shops', 'created a CRM system for nine shops'],
    ['led development of a stock tool', 'led the development of a stock tool'],
    ['opened shop, and built new warehouse', 'opened a shop, and built a new warehouse'],
    ['built website and central portal for growers', 'built a website and central portal for growers'],
    ['led development of stock system for growers', 'led the development of a stock system for growers'],
    ['opened shop and hired bakers', 'opened a shop and hired bakers'],
    ['worked with growers to open central depot', 'worked with growers to open a central depot'],
    ['designed MySQL database of 15 tables', 'designed a MySQL database of 15 tables'],
    ['designed End-2-End pipeline for growers', 'designed an End-2-End pipeline for growers'],
    ['ran $8M programme for nine ports', 'ran an $8M programme for nine ports'],
    ['cut $20M annual loss by new rules', 'cut a $20M annual loss by new rules'],
    ['achieved sales target by visits', 'achieved a sales target by visits'],
    ['was promoted to lead developer at nine depots', 'was promoted to lead developer at nine depots'],
    ['was promoted to lead team of 12', 'was promoted to lead a team of 12'],
    ['worked in complex environment', 'worked in a complex environment'],
    ['supported the sale of new product', 'supported the sale of a new product'],
    ['led comprehensive strategy for nine shops', 'led a comprehensive strategy for nine shops'],
    ['built payment API for shops', 'built a payment API for shops'],
    ['represented company at nine fairs', 'represented the company at nine fairs'],
    ['widened the quay and made room for ferry', 'widened the quay and made room for ferry'],
    ['ran depot built in 1990', 'ran a depot built in 1990'],
    ['engineered MLOps pipeline for growers', 'engineered an MLOps pipeline for growers'],
    [
      'cut waits and developed Markov chain forecast engine for nine ports',
      'cut waits and developed a Markov chain forecast engine for nine ports',
    ],
    ['built P&L reporting engine from tide data', 'built a P&L reporting engine from tide data'],
    [
      'opened and scaled trading business to nine ports',
      'opened and scaled a trading business to nine ports',
    ],
    ['led 30-person dredging operation through floods', 'led a 30-person dredging operation through floods'],
    ['built sales function—hiring nine planners', 'built a sales function—hiring nine planners'],
    ['moved the mill, building data tool for growers', 'moved the mill, building a data tool for growers'],
    ['ran system responsible for the tides', 'ran a system responsible for the tides'],
    ['opened a quay, achieving 8% reduction in waits', 'opened a quay, achieving an 8% reduction in waits'],
    ['directed full IT organization of nine', 'directed the full IT organization of nine'],
    ['grew sales by rebuilding HR operating model', 'grew sales by rebuilding the HR operating model'],
    ['expanded company portfolio into ports', 'expanded the company portfolio into ports'],
  ])('are added: %s', (notes, prose) => {
    expect(insertArticles(notes)).toBe(prose);
  });

  it.each([
    ["the particle of a verb ('turned around')", 'turned around a loss-making stock portfolio'],
    ['plurals', 'led engineering teams in two ports'],
    ["a noun with an amount ('by 40%')", 'improved system performance by 40%'],
    ['nouns that have one', 'led the team of 12'],
    ['numbers', 'led 12 team members'],
    ['the size of several teams', 'led 5-person teams in two ports'],
    ['possessives', 'led its team'],
    ['names', 'joined Brillwater Group as a planner'],
    ['a noun that qualifies another', 'improved team spirit'],
    ['compounds that contain a gerund', 'led the move to a stock tracking system'],
    ['a noun that qualifies a gerund', 'improved team building across nine shops'],
    ['the first of a list of bare nouns', 'managed pipeline, pricing, and program support for growers'],
    ['a particle before an article', 'turned around a loss-making portfolio within 18 months'],
    ['two joined nouns of action', 'led design and development of a tool'],
    ['a plural with two qualifiers', 'drove executive and engineering relationships'],
    [
      'a series that ends in a plural',
      'delivered large cloud based application and database platforms for growers',
    ],
    ['a list that contains a plural', 'built stock portal, price pages and tools for growers'],
    ["the name of a field ('machine learning')", 'integrated machine learning components into the shop'],
    ['two qualifiers of one noun', 'improved product and process quality by 40%'],
    ['a series of adjectives', 'replaced presses, unsupported on-board engine and all'],
    ["uncountable nouns ('strategy')", 'led product strategy for nine shops'],
    ["fixed phrases ('set up business')", 'set up business in Umbria'],
    ["phrases with 'take' ('took initiative')", 'took initiative to sort the stock'],
    ['mass nouns with an adjective', 'wrote new software and gave technical support to growers'],
    ['names', 'joined Brillwater market and led Atlas platform'],
    ["superlatives ('best')", 'won best paper award of the valley'],
    ["a noun after 'according to'", 'ordered grain according to project budget'],
    ['a participle in front of a plural', 'sorted user uploaded images'],
    ['a gerund in front of a plural', 'planned client relationship cultivating events'],
    ['the first noun of a list without comma', 'handled store, stock and staff'],
    ['plural acronyms', 'built payment APIs for shops'],
    ['business that is trade', 'won new business across nine ports'],
    ['a field without a qualifier', 'led operation and repair of nine pumps'],
    ['an action of a degree', 'opened a school, fostering quick mastery of new tools'],
    ['adjectives in a series', 'built a lean, growing store of grain'],
    ["a matter after a preposition ('in internal audit')", 'worked in internal audit of nine mills'],
  ])('are not added to %s', (_, predicate) => {
    expect(insertArticles(predicate)).toBe(predicate);
  });
});

describe('the ‘and’ before the last item of a list', () => {
  it.each([
    ['built shops using Go, Rust, Kafka', 'built shops using Go, Rust and Kafka'],
    ['kept monthly accounts, budgets', 'kept monthly accounts and budgets'],
    ['ran sorting, storing, site care, crew planning', 'ran sorting, storing, site care and crew planning'],
    ['sold pumps like the P10, P20, P30', 'sold pumps like the P10, P20 and P30'],
    [
      'met with harbour pilots, third-party crane drivers',
      'met with harbour pilots and third-party crane drivers',
    ],
  ])('is inserted where it is missing: "%s"', (notes, prose) => {
    expect(insertFinalAnd(notes)).toBe(prose);
  });

  it.each([
    'built shops using Go, Rust and Kafka',
    'built shops using Go, serving 40 growers',
    'led crews with advice, not orders',
    'led growth in Umbria, which opened two markets',
    'moved the mill, cutting its costs',
    'moved the mill, mainly its stores',
    'kept the mill and its stores, which growers use',
  ])('is not inserted where it stands already or no item follows: "%s"', (predicate) => {
    expect(insertFinalAnd(predicate)).toBe(predicate);
  });
});

it.each([['grew pipeline by 140% in a year'], ['lowered cost per unit by 17%']])(
  'no article is added before a measure that is changed: %s',
  (predicate) => {
    expect(insertArticles(predicate)).toBe(predicate);
  },
);

it('a clause after a gerund gets no article', () => {
  expect(insertArticles('built a tool proving platform-based orders reduce waste')).toBe(
    'built a tool proving platform-based orders reduce waste',
  );
});

it('a town and its country are one place, and two countries are a list', () => {
  expect(insertFinalAnd('opened an office in Valencia, Spain')).toBe('opened an office in Valencia, Spain');
  expect(insertFinalAnd('ran trials for Brillwater in Salina, Kansas')).toBe(
    'ran trials for Brillwater in Salina, Kansas',
  );
  expect(insertFinalAnd('opened offices in Ghana, Senegal')).toBe('opened offices in Ghana and Senegal');
});

it('a phrase that begins with a preposition is not the last item of a list', () => {
  expect(insertFinalAnd('invested in 12 companies, with three exits')).toBe(
    'invested in 12 companies, with three exits',
  );
});

it('an adjective in -ing after an article is not a verb', () => {
  expect(insertArticles('oversaw the books of a leading consulting firm')).toBe(
    'oversaw the books of a leading consulting firm',
  );
});

it('no article is added to a body whose field is a verb too', () => {
  expect(insertArticles('reported prices to finance department')).toBe(
    'reported prices to finance department',
  );
  expect(insertArticles('raised money to finance new warehouse')).toBe(
    'raised money to finance a new warehouse',
  );
});

it('a counted team after two verbs gets its article', () => {
  expect(insertArticles('trained and led 30+ person northern towing and planning organization')).toBe(
    'trained and led a 30+ person northern towing and planning organization',
  );
});

it('an unknown verb in the past and a number in a name do not keep the article away', () => {
  expect(insertArticles('rebottled stock and moved nine mills')).toBe('rebottled stock and moved nine mills');
  expect(insertArticles('redeveloped stock database in the harbour')).toBe(
    'redeveloped a stock database in the harbour',
  );
  expect(insertArticles('implemented 3G trial network in Varn')).toBe(
    'implemented a 3G trial network in Varn',
  );
});

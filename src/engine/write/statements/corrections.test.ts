import { expect, it } from 'vitest';
import { correctMechanicalFaults } from './corrections';

it.each([
  [
    'a capital of a common noun',
    'Raised sales with Partners by nine visits',
    'Raised sales with partners by nine visits',
  ],
  [
    'an article before a plural',
    'Building a fully automated test pipelines for nine mills',
    'Building fully automated test pipelines for nine mills',
  ],
  [
    'an industry without its article',
    'Led nine projects in northern milling industry',
    'Led nine projects in the northern milling industry',
  ],
  ['an industry with one', 'Led projects in a new industry', 'Led projects in a new industry'],
  ['a number without its unit', 'Pilot with 7+ experience of tides', 'Pilot with experience of tides'],
  ['a noun that reads like a verb', 'Start up of nine mills in Varn', 'Start-up of nine mills in Varn'],
  ['a capital within a verb', 'co-Created a brand of flour', 'Co-created a brand of flour'],
  ['names of languages', 'Wrote scripts in bash and Javascript', 'Wrote scripts in Bash and JavaScript'],
  ['a verb in the past', 'Lead and managed the move of nine mills', 'Led and managed the move of nine mills'],
  ['a misspelt title', 'Trained the Enginneers of the mill', 'Trained the engineers of the mill'],
  [
    "a lost 'i' of a ligature",
    'Wrote projectons and operatonal plans for an automaton in Canton',
    'Wrote projections and operational plans for an automaton in Canton',
  ],
  ['a past form after ‘helped’', 'Helped the mill won an award', 'Helped the mill win an award'],
  ['a language', 'Trained growers in spanish and english', 'Trained growers in Spanish and English'],
  ['a further language', 'Trained growers in swedish and greek', 'Trained growers in Swedish and Greek'],
  ['a heading in capitals', 'DUTIES Sorted grain of nine mills', 'Sorted grain of nine mills'],
  ['an adverb before the object', 'Delivered successfully 9 mills', 'Delivered 9 mills'],
  [
    'a change before what was changed',
    'Increased 30% on-time delivery rate',
    'Increased on-time delivery rate by 30%',
  ],
  ['not a share of something', 'Increased 30% of sales', 'Increased 30% of sales'],
  [
    'unlike forms of two verbs',
    'Leading and work together with growers',
    'Leading and working together with growers',
  ],
  ["'&' between verbs", 'Sorted & moved grain', 'Sorted and moved grain'],
  ['a misspelt word', 'Recieved orders of heigher value', 'Received orders of higher value'],
  [
    "a singular after 'various'",
    'Advised on various project of the mill',
    'Advised on various projects of the mill',
  ],
  [
    "a missing 'a' after an adverb and its verb",
    'Successfully launched site for growers',
    'Successfully launched a site for growers',
  ],
  ["'over' before a number with a plus sign", 'Joined over 30+ mills', 'Joined over 30 mills'],
  ['a space before a plus sign', 'Served 150 + growers', 'Served 150+ growers'],
  [
    "'etc.' in the middle of a sentence",
    'Moved records from Hooli, Initech, Vandelay, etc. to one store',
    'Moved records from Hooli, Initech and Vandelay to one store',
  ],
  [
    "a missing 'of' before a superlative ('one the largest')",
    'Ran one the largest mills',
    'Ran one of the largest mills',
  ],
  [
    "a missing 'a' before 'wide range'",
    'Spoke with wide range of growers',
    'Spoke with a wide range of growers',
  ],
  [
    "a missing 'of' after 'dozens'",
    'Worked with dozens growers in the valley',
    'Worked with dozens of growers in the valley',
  ],
  ["'an' before a consonant", 'Worked as an Trainer of millers', 'Worked as a Trainer of millers'],
  [
    'a missing article and space before the name of a prize',
    'Received award(“Best Mill”) for the press',
    'Received an award (“Best Mill”) for the press',
  ],
  ["'a' before a vowel", 'Worked as a assistant of millers', 'Worked as an assistant of millers'],
  ["'Promote as' in place of 'Promoted as'", 'Promote as head of the mill', 'Promoted as head of the mill'],
  ["'Appoint as' in place of 'Appointed as'", 'Appoint as head of the mill', 'Appointed as head of the mill'],
  [
    'a second verb in the present tense after a past one',
    'Sorted the grain and submit lists',
    'Sorted the grain and submitted lists',
  ],
  [
    "signs in place of ligatures ('genera*ve')",
    'Built genera*ve solu*ons on a pla_orm for the inges/on and op/miza/on of grain',
    'Built generative solutions on a platform for the ingestion and optimization of grain',
  ],
  ["a colon after 'including'", 'Sold grain, including: rye, oats', 'Sold grain, including rye, oats'],
  [
    'a capital at the beginning of a clause',
    'In-charge of nine mills, Managing the stores of each',
    'In charge of nine mills, managing the stores of each',
  ],
  ["the abbreviation 'Yrs'", 'Has 7+ Yrs of work in mills', 'Has 7+ years of work in mills'],
  ["'with' before 'using'", 'Tested grain with using a sieve', 'Tested grain using a sieve'],
  [
    'capitals in the middle of a sentence',
    'Ordered the Required grain For the mill by Finding new growers in Previous valleys of the town',
    'Ordered the required grain for the mill by finding new growers in previous valleys of the town',
  ],
  [
    "'Presented about' in place of 'Presented', and a split 'thereby'",
    'Presented about the mill there by gaining growers',
    'Presented the mill thereby gaining growers',
  ],
  [
    'a capital and a stray full stop in a list of actions',
    'Ran nine mills of the town, Coordinated with growers., sold grain',
    'Ran nine mills of the town, coordinated with growers, sold grain',
  ],
  ['a misspelt word at the beginning of a sentence', 'Managment of the mill', 'Management of the mill'],
  [
    "the abbreviations 'mfg' and 'approx'",
    'Ran the mfg floor with approx 40 people',
    'Ran the manufacturing floor with approximately 40 people',
  ],
  [
    "'Responsible of' in place of 'Responsible for'",
    'Responsible of auditing the stores',
    'Responsible for auditing the stores',
  ],
  [
    'a missing space after a comma',
    'Installed pumps,valves and meters',
    'Installed pumps, valves and meters',
  ],
  ["'Setup' as a verb", 'Setup monitoring for nine presses', 'Set up monitoring for nine presses'],
  [
    'a list of tools after an action',
    'Ran the stores of nine mills using tools such as Hooli, Initech and Vandelay',
    'Ran the stores of nine mills',
  ],
  [
    "the heading 'Key duties include' before a task",
    'Key duties include grading all pears',
    'Grading all pears',
  ],
  [
    "the heading 'Major responsibilities included' before a task",
    'Major responsibilities included grading all pears',
    'Grading all pears',
  ],
  [
    'a hyphen in place of a dash',
    'Ran orchards, mills and halls-boosting output from 45 to 77 crates',
    'Ran orchards, mills and halls, boosting output from 45 to 77 crates',
  ],
  [
    'a semicolon before a participle',
    'Moved nine presses into one hall; replacing those of 1990',
    'Moved nine presses into one hall, replacing those of 1990',
  ],
  [
    'semicolons in place of commas in a list',
    'Raised output by planning shifts; testing pears; setting rules',
    'Raised output by planning shifts, testing pears, and setting rules',
  ],
  [
    'the beginning of another line at the end',
    'Drew plans of the mill for pumps Good knowledge of valves',
    'Drew plans of the mill for pumps',
  ],
  [
    "a heading at the end ('IMPACT:')",
    'Sorted pears by the rules of the mill IMPACT:',
    'Sorted pears by the rules of the mill',
  ],
  ["an apostrophe in a plural ('SMB’s')", 'Sold crates to SMB’s and mills', 'Sold crates to SMBs and mills'],
  [
    "'an' before an abbreviation that begins with a consonant sound ('UV')",
    'Sold an UV lamp to growers',
    'Sold a UV lamp to growers',
  ],
  [
    "a missing hyphen in a compound ('cloud based')",
    'Built cloud based tools for growers',
    'Built cloud-based tools for growers',
  ],
  [
    'a later event of the company',
    'Founded a mill in Varn and emerged from stealth in 2011',
    'Founded a mill in Varn',
  ],
  [
    "years of experience without 'a' and 'of'",
    'Has total 17 years experience in mills',
    'Has a total of 17 years of experience in mills',
  ],
  [
    "'Responsibility for' in place of 'Responsible for'",
    'Responsibility for all orchards',
    'Responsible for all orchards',
  ],
  [
    "an arrow in place of 'to'",
    'Grew the co-op from 20k → 3M+ growers',
    'Grew the co-op from 20k to 3M+ growers',
  ],
  ["'it’s' in place of 'its'", 'Sold pears to it’s members', 'Sold pears to its members'],
  [
    "a missing 'a' before an adjective",
    'Built strong network in the market',
    'Built a strong network in the market',
  ],
  [
    "a missing 'the' before a unique noun ('network of the bank')",
    'Led network of the bank',
    'Led the network of the bank',
  ],
  [
    "a missing 'an' before a vowel",
    'Launched online store for spare parts',
    'Launched an online store for spare parts',
  ],
  [
    "a connective at the beginning of a sentence ('In doing so')",
    'In doing so, reduced the backlog by half',
    'Reduced the backlog by half',
  ],
  [
    "a connective at the beginning of the second sentence ('As a result')",
    'Set up a desk. As a result, cut the queue by 40%.',
    'Set up a desk. Cut the queue by 40%.',
  ],
  [
    "a variant with a hyphen ('co-ordination')",
    'Led co-ordination of berths and manageer talks',
    'Led coordination of berths and manager talks',
  ],
])('the mechanical fault is corrected: %s', (_, written, printed) => {
  expect(correctMechanicalFaults(written)).toBe(printed);
});

it.each([
  ['a noun that has its article', 'Built the network in two years'],
  ["a capital in a name with a lower-case word ('Permit to Work')", 'Reviewed the Permit to Work documents'],
  ['capitals of names', 'Led the Ministry of Transport in the Quality Circle of Brillwater'],
  ['a plural without an article', 'Launched stores in three towns'],
  [
    'the right article before a silent letter or an abbreviation',
    'Spoke for an hour to an heir of an SME and an RFP team',
  ],
  ["a product’s name before a noun ('Mulch framework')", 'Designed and built Mulch framework for growers'],
  ["an uncountable noun ('strategy')", 'Led product strategy for growers'],
  ["a name that begins with a common noun ('Project Atlas')", 'Led Project Atlas for two years'],
  ["a noun that qualifies another ('project budgets')", 'Managed project budgets of the region'],
  ["two nouns that qualify another ('project and client relations')", 'Managed project and client relations'],
  ["a word that another one is often misspelt as ('calender')", 'Ran the calender line of the mill'],
  ['a word that only looks misspelt', 'Staffed the manger of Sytema and sytem.io'],
  ["'based in' before a place", 'Led teams based in Varn and one based outside it'],
  ["'based' before 'on'", 'Built a web model based largely on mills'],
  ["an apostrophe of possession ('NTSB’s')", 'Met NTSB’s growing needs'],
  ['an e-mail address that contains a misspelling', 'Wrote to recieve@brillwater.example'],
  ["'&' in a short line of another language", 'Présence, conseil & vente'],
  ['a line in another language', 'Leitung der Instalation und Wartung der Anlagen'],
  [
    "a connective before a sentence about the employer ('In addition, the plant won')",
    'In addition, the plant won a prize',
  ],
  ['a noun with its adjective', 'Ran works on a large scale and in real time for growers'],
  ['a range of years', 'Sold tide plans for 3–16 months'],
])('nothing is corrected in %s', (_, written) => {
  expect(correctMechanicalFaults(written)).toBe(written);
});

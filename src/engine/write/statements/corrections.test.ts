import { expect, it } from 'vitest';
import { correctMechanicalFaults } from './corrections';

it.each([
  ['a misspelt word', 'Recieved orders of heigher value', 'Received orders of higher value'],
  ['a plural', 'Worked on various project of the mill', 'Worked on various projects of the mill'],
  [
    'an article after an adverb',
    'Successfully launched site for growers',
    'Successfully launched a site for growers',
  ],
  ['a number that is said twice', 'Joined over 30+ mills', 'Joined over 30 mills'],
  ['a plus that stands alone', 'Served 150 + growers', 'Served 150+ growers'],
  [
    'a list in the middle of a line that is left open',
    'Moved records from Hooli, Initech, Vandelay, etc. to one store',
    'Moved records from Hooli, Initech and Vandelay to one store',
  ],
  ['a superlative', 'Ran one the largest mills', 'Ran one of the largest mills'],
  ['the article of a range', 'Spoke with wide range of growers', 'Spoke with a wide range of growers'],
  [
    'a number in words',
    'Worked with dozens growers in the valley',
    'Worked with dozens of growers in the valley',
  ],
  ['the wrong article', 'Worked as an Trainer of millers', 'Worked as a Trainer of millers'],
  [
    'the name of a prize',
    'Received award(“Best Mill”) for the press',
    'Received an award (“Best Mill”) for the press',
  ],
  ['an article before a vowel', 'Worked as a assistant of millers', 'Worked as an assistant of millers'],
  ['a promotion', 'Promote as head of the mill', 'Promoted as head of the mill'],
  ['an appointment', 'Appoint as head of the mill', 'Appointed as head of the mill'],
  ['a later verb', 'Sorted the grain and submit lists', 'Sorted the grain and submitted lists'],
  [
    'letters that a font prints as one',
    'Built genera*ve solu*ons on a pla_orm for the inges/on and op/miza/on of grain',
    'Built generative solutions on a platform for the ingestion and optimization of grain',
  ],
  ['a colon in front of examples', 'Sold grain, including: rye, oats', 'Sold grain, including rye, oats'],
  [
    'a clause with a capital',
    'In-charge of nine mills, Managing the stores of each',
    'In charge of nine mills, managing the stores of each',
  ],
  ['years after a plus', 'Has 7+ Yrs of work in mills', 'Has 7+ years of work in mills'],
  ['two words for one', 'Tested grain with using a sieve', 'Tested grain using a sieve'],
  [
    'capitals inside a line',
    'Ordered the Required grain For the mill by Finding new growers in Previous valleys of the town',
    'Ordered the required grain for the mill by finding new growers in previous valleys of the town',
  ],
  [
    'a verb without its preposition',
    'Presented about the mill there by gaining growers',
    'Presented the mill thereby gaining growers',
  ],
  [
    'an action with a capital',
    'Ran nine mills of the town, Coordinated with growers., sold grain',
    'Ran nine mills of the town, coordinated with growers, sold grain',
  ],
  ['its capital', 'Managment of the mill', 'Management of the mill'],
  [
    'an abbreviation',
    'Ran the mfg floor with approx 40 people',
    'Ran the manufacturing floor with approximately 40 people',
  ],
  ['a preposition', 'Responsible of auditing the stores', 'Responsible for auditing the stores'],
  ['a space after a comma', 'Installed pumps,valves and meters', 'Installed pumps, valves and meters'],
  ['a verb that is two words', 'Setup monitoring for nine presses', 'Set up monitoring for nine presses'],
  [
    'the tools of an action',
    'Ran the stores of nine mills using tools such as Hooli, Initech and Vandelay',
    'Ran the stores of nine mills',
  ],
  ['a heading within the sentence', 'Key duties include grading all pears', 'Grading all pears'],
  ['a longer heading within it', 'Major responsibilities included grading all pears', 'Grading all pears'],
  [
    'a hyphen for a dash',
    'Ran orchards, mills and halls-boosting output from 45 to 77 crates',
    'Ran orchards, mills and halls, boosting output from 45 to 77 crates',
  ],
  [
    'a semicolon before a circumstance',
    'Moved nine presses into one hall; replacing those of 1990',
    'Moved nine presses into one hall, replacing those of 1990',
  ],
  [
    'a row with semicolons',
    'Raised output by planning shifts; testing pears; setting rules',
    'Raised output by planning shifts, testing pears, and setting rules',
  ],
  [
    'a second line',
    'Drew plans of the mill for pumps Good knowledge of valves',
    'Drew plans of the mill for pumps',
  ],
  [
    'a heading at the end',
    'Sorted pears by the rules of the mill IMPACT:',
    'Sorted pears by the rules of the mill',
  ],
  ['a plural with an apostrophe', 'Sold crates to SMB’s and mills', 'Sold crates to SMBs and mills'],
  ['the article before a letter', 'Sold an UV lamp to growers', 'Sold a UV lamp to growers'],
  ['a compound', 'Built cloud based tools for growers', 'Built cloud-based tools for growers'],
  [
    'what happened to the company',
    'Founded a mill in Varn and emerged from stealth in 2014',
    'Founded a mill in Varn',
  ],
  [
    'the years of experience',
    'Has total 13 years experience in mills',
    'Has a total of 13 years of experience in mills',
  ],
  ['a noun in the place of a state', 'Responsibility for all orchards', 'Responsible for all orchards'],
  ['an arrow', 'Grew the co-op from 10k → 1M+ growers', 'Grew the co-op from 10k to 1M+ growers'],
  ['an apostrophe', 'Sold pears to it’s members', 'Sold pears to its members'],
  ['an article', 'Built strong network in the market', 'Built a strong network in the market'],
  ['the article of what there is one of', 'Led network of the bank', 'Led the network of the bank'],
  [
    'an article before a vowel',
    'Launched online store for spare parts',
    'Launched an online store for spare parts',
  ],
  [
    'the joining words of a sentence',
    'In doing so, reduced the backlog by half',
    'Reduced the backlog by half',
  ],
  [
    'each sentence of a line',
    'Set up a desk. As a result, cut the queue by 40%.',
    'Set up a desk. Cut the queue by 40%.',
  ],
])('the mechanical fault is corrected: %s', (_, written, printed) => {
  expect(correctMechanicalFaults(written)).toBe(printed);
});

it.each([
  ['an article that stands there', 'Built the network in two years'],
  ['a capital after a capital', 'Reviewed the Permit to Work documents'],
  ['capitals of names', 'Led the Ministry of Transport in the Quality Circle of Brillwater'],
  ['a plural', 'Launched stores in three towns'],
  ['an article before a silent letter', 'Spoke for an hour to an heir of an SME and an RFP team'],
  ['a name before a noun', 'Designed and built Mulch framework for growers'],
  ['what is not counted', 'Led product strategy for growers'],
  ['a name', 'Led Project Atlas for two years'],
  ['a noun before another', 'Managed project budgets of the region'],
  ['two nouns in a row', 'Managed project and client relations'],
  ['a word that only looks misspelt', 'Staffed the manger of Sytema and sytem.io'],
  ['a place', 'Led teams based in Varn and one based outside it'],
  ['what something rests on', 'Built a web model based largely on mills'],
  ['what belongs to a firm', 'Met NTSB’s growing needs'],
  ['an address', 'Wrote to recieve@brillwater.example'],
  ['another language', 'Leitung der Instalation und Wartung der Anlagen'],
  ['an aside that begins a sentence without an action', 'In addition, the plant won a prize'],
])('nothing is corrected in %s', (_, written) => {
  expect(correctMechanicalFaults(written)).toBe(written);
});

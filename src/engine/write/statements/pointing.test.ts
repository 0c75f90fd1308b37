import { describe, expect, it } from 'vitest';
import { careerFacts } from '../testing/build';
import { statementsOfLine } from '../testing/statements';
import { careerContextOf } from './career-context';

const printedTextsOf = (organisation: string, statements: string[]): string[] =>
  careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [{ title: 'Plant Manager', organisation, start: '2012', end: '2019', statements }],
    }),
  ).achievements.map(({ text }) => text);

describe('a sentence that refers to another one', () => {
  it('is used last', () => {
    const line = 'Wrote 14 handbooks, of which these classes lacked most.';
    const [first] = printedTextsOf('Brillwater', [line, 'Painted the visitor rooms of two mills.']);
    expect(first).toBe('Painted the visitor rooms of two mills');
  });

  it('comes last if it mentions a thing that it does not introduce', () => {
    const line = 'Shortened training by 50%, and increased the usage of the tool by 30%.';
    const lines = [line, 'Painted the rooms of 2 mills.'];
    expect(printedTextsOf('Brillwater', lines)[0]).toBe('Painted the rooms of 2 mills');
  });

  it.each([
    [['Presented faults to make the press fail. Aim was to prevent faults.']],
    [['Presented faults to make the press fail.', 'The aim was to prevent faults.']],
  ])('is not used without its purpose: %j', (lines) => {
    expect(printedTextsOf('Brillwater', lines).join()).not.toContain('Presented');
  });

  it('is one about ‘the company’ only if no employer is named', () => {
    const lines = [
      'Led talks of the plant with the Company Board.',
      'Painted the visitor rooms of two mills.',
    ];
    expect(printedTextsOf('', lines)[0]).toMatch(/^Painted/);
    expect(printedTextsOf('Brillwater', lines)[0]).toMatch(/^Led/);
  });

  it('is not one that names the thing it refers to', () => {
    const lines = ['Led three mills and ran these mills for growers.', 'Painted rooms of two mills.'];
    expect(printedTextsOf('Brillwater', lines)[0]).toMatch(/^Led/);
  });
});

describe('the result of the sentence before', () => {
  it('is not used alone', () => {
    expect(
      printedTextsOf('Brillwater', [
        'Rebuilt the cold store of two mills. Achieved high availability and order.',
      ]),
    ).toEqual(['Rebuilt the cold store of two mills']);
  });
  it('is used if it has a figure or says how it was achieved', () => {
    expect(
      printedTextsOf('Brillwater', [
        'Rebuilt the cold store of two mills. Reduced downtime by 40%.',
        'Moved the cold store of two mills. Improved storage using dry air.',
      ]),
    ).toHaveLength(4);
  });
});

it('a reason that points to something said before is left out', () => {
  const [line] = statementsOfLine(
    'Developed custom lessons on pruning for growers since most of these courses were very theoretical',
  );
  expect(line?.text).toBe('Developed custom lessons on pruning for growers');
});

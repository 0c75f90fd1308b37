import { describe, expect, it } from 'vitest';
import { refuseDoctype, walkXml } from './xml';

/** The sequence of visited parts: `<a>`, `</a>` and the text between, with the attribute `k` if there is one. */
function traceOf(xml: string): string {
  let trace = '';
  walkXml(xml, {
    open: (name, attribute) => {
      const value = attribute('k');
      trace += value === undefined ? `<${name}>` : `<${name} ${value}>`;
    },
    close: (name) => {
      trace += `</${name}>`;
    },
    text: (text) => {
      trace += text;
    },
  });
  return trace;
}

describe('walkXml', () => {
  it.each([
    ['elements with their prefixes', '<w:p><w:t>Nora</w:t></w:p>', '<w:p><w:t>Nora</w:t></w:p>'],
    ['an empty element', '<a><b k="1"/></a>', '<a><b 1></b></a>'],
    ['entities and references', '<a k="R&amp;D">A&amp;B &#233;&#x4e2d;</a>', '<a R&D>A&B é中</a>'],
    ['CDATA', '<a><![CDATA[1 < 2]]></a>', '<a>1 < 2</a>'],
    ['a > inside an attribute', "<a k='x > y'>t</a>", '<a x > y>t</a>'],
    [
      'text without comments and processing instructions',
      '<?xml version="1.0"?><a><!-- <b> -->t<?do it?></a>',
      '<a>t</a>',
    ],
    ['the beginning of a file that was cut off', '<a><b>t', '<a><b>t'],
    ['text around malformed markup', '<a>R & D<b>t</b></a>', '<a>R & D<b>t</b></a>'],
  ])('reads %s', (_, xml, expected) => {
    expect(traceOf(xml)).toBe(expected);
  });

  it('refuses a document type in any position', () => {
    const bomb = '<!DOCTYPE a [<!ENTITY e "boom">]><a>&e;</a>';
    expect(() => traceOf(bomb)).toThrow(expect.objectContaining({ reason: 'unsafe' }));
    expect(() => traceOf(`<?xml version="1.0"?><!-- ${'x'.repeat(9_000)} -->${bomb}`)).toThrow(
      expect.objectContaining({ reason: 'unsafe' }),
    );
    expect(() => refuseDoctype(bomb)).toThrow(expect.objectContaining({ reason: 'unsafe' }));
    expect(() => refuseDoctype('<a><b k="cut')).not.toThrow();
  });

  it('refuses text that is hardly XML', () => {
    expect(() => traceOf(`<a>${'\u0001'.repeat(5_000)}</a>`)).toThrow(
      expect.objectContaining({ reason: 'damaged' }),
    );
  });

  it.each([
    ['elements that are never closed', (n: number) => '<a>'.repeat(n)],
    ['closing tags without opening ones', (n: number) => '<a>'.repeat(n) + '</b>'.repeat(n)],
    ['comments that are never closed', (n: number) => `<a>${'<!--'.repeat(n)}`],
    ['attributes', (n: number) => `<a${Array.from({ length: n }, (_, at) => ` k${at}=""`).join('')}/>`],
  ])('takes time linear in its length: %s', (_, make) => {
    const time = (n: number) => {
      const xml = make(n);
      const before = process.cpuUsage();
      try {
        traceOf(xml);
      } catch {
        // Both reading the file and refusing it are acceptable; only the time is tested.
      }
      return process.cpuUsage(before).user;
    };
    time(2_000);
    expect(time(80_000)).toBeLessThan(Math.max(time(10_000), 10_000) * 40);
  });
});

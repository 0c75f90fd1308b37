import { describe, expect, it } from 'vitest';
import { companyDomain, confirmedDomain, isDomainOf, mailboxOf } from './company-domain';

describe('an address of a company', () => {
  it.each([
    ['@tanager.example', 'Tanager Health'],
    ['@tanager-health.example', 'Tanager Health'],
    ['@mail.tanagerhealth.co.uk', 'Tanager Health Ltd'],
    ['@harrowvale.com', 'Harrow & Vale Logistics'],
    ['@harrowandvale.com', 'Harrow & Vale Logistics'],
    ['@bruckner.de', 'Brückner GmbH'],
    ['@hvl.com', 'Harrow Vale Logistics'],
    ['@corbel.example', 'Corbel Software, Inc.'],
  ])('%s is one of %s', (domain, company) => expect(isDomainOf(domain, company)).toBe(true));

  it.each([
    ['@elsewhere.example', 'Tanager Health'],
    ['@health.example', 'Health Partners'],
    ['@tanager.elsewhere.example', 'Tanager Health'],
    ['@co.uk', 'Co UK'],
    ['@partners.example', 'Brightwater Partners'],
    ['@tan.example', 'Tanager'],
    ['@hv.com', 'Harrow Vale'],
    ['@independent.com', 'Independent practice'],
    ['@x', ''],
    ['', 'Tanager'],
  ])('%s is none of %s', (domain, company) => expect(isDomainOf(domain, company)).toBe(false));

  it.each(['gmail.com', 'GMX.de', 'hotmail.co.uk', 'yahoo.fr', 'outlook.com', 'qq.com', 'icloud.com'])(
    'at %s is nobody’s, whatever the company is called',
    (provider) => {
      expect(companyDomain(`a@${provider}`)).toBe('');
      expect(confirmedDomain(`a@${provider}`, ['Gmail', 'Yahoo', 'Outlook', 'Hotmail', 'GMX'])).toBe('');
    },
  );

  it('takes a long name in time linear in its length', () => {
    expect(isDomainOf(`@${'a'.repeat(250)}.example`, 'a b '.repeat(400))).toBe(false);
  });
});

it.each([
  ['Mara+ref@Tanager.example', 'mara@tanager.example'],
  ['m.a.r.a@googlemail.com', 'mara@gmail.com'],
  ['m.a.r.a@tanager.example', 'm.a.r.a@tanager.example'],
])('%s delivers to the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

import { describe, expect, it } from 'vitest';
import { companyDomain, confirmedDomain, isDomainOf, mailboxOf } from './company-domain';

describe('the domain of an e-mail address', () => {
  it('is given as the company of an address', () => {
    expect(companyDomain('a@Northgate.example')).toBe('@northgate.example');
  });

  it.each([
    ['@tanager.example', 'Tanager Health'],
    ['@tanager-health.example', 'Tanager Health'],
    ['@mail.tanagerhealth.co.uk', 'Tanager Health Ltd'],
    ['@harrowvale.com', 'Harrow & Vale Logistics'],
    ['@harrowandvale.com', 'Harrow & Vale Logistics'],
    ['@bruckner.de', 'Brückner GmbH'],
    ['@hvl.com', 'Harrow Vale Logistics'],
    ['@corbel.example', 'Corbel Software, Inc.'],
  ])('%s belongs to %s', (domain, company) => expect(isDomainOf(domain, company)).toBe(true));

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
  ])('%s does not belong to %s', (domain, company) => expect(isDomainOf(domain, company)).toBe(false));

  it.each(['gmail.com', 'GMX.de', 'hotmail.co.uk', 'yahoo.fr', 'outlook.com', 'qq.com', 'icloud.com'])(
    '%s belongs to no company, whatever its name',
    (provider) => {
      expect(companyDomain(`a@${provider}`)).toBe('');
      expect(confirmedDomain(`a@${provider}`, ['Gmail', 'Yahoo', 'Outlook', 'Hotmail', 'GMX'])).toBe('');
    },
  );

  it('handles a long name in linear time', () => {
    expect(isDomainOf(`@${'a'.repeat(250)}.example`, 'a b '.repeat(400))).toBe(false);
  });
});

it.each([
  ['Mara+ref@Tanager.example', 'mara@tanager.example'],
  ['m.a.r.a@googlemail.com', 'mara@gmail.com'],
  ['m.a.r.a@tanager.example', 'm.a.r.a@tanager.example'],
])('mail to %s is delivered to the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

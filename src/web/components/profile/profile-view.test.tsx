import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { emptyProfile, type ProfileData } from '@/shared/profile/profile-data';
import { ProfileView } from './profile-view';

const render = (profile: Partial<ProfileData>) =>
  renderToStaticMarkup(<ProfileView profile={{ ...emptyProfile(), name: 'Ada Marsh', ...profile }} />);

describe('ProfileView', () => {
  it('shows no heading for an empty section', () => {
    const html = render({ industries: ['', '  '], personas: [{ title: ' ', bullets: [''] }] });
    expect([...html.matchAll(/<h\d/g)]).toHaveLength(1);
    expect(html).toContain('Ada Marsh');
  });

  it('titles the introduction and the user manual with the first name, or with “Professional” if there is none', () => {
    const texts = { meet_them: 'Hello.', user_manual: 'Write to me.' };
    expect(render(texts)).toContain('Meet <bdi>Ada</bdi>');
    expect(render(texts)).toContain('<bdi>Ada</bdi>’s User Manual');
    expect(render({ ...texts, name: '' })).toContain('Meet <bdi>Professional</bdi>');
  });

  it('escapes markup in what people wrote', () => {
    const html = render({ name: '</h1><script>alert(1)</script>', summary: '<img src=x onerror=alert(1)>' });
    expect(html).not.toMatch(/<script|<img/);
  });

  it('links only to http and https addresses, whatever was stored', () => {
    expect(render({ linkedinUrl: 'javascript:alert(1)', profilePicture: 'data:text/html,x' })).not.toMatch(
      /javascript:|data:text|<a /,
    );
    expect(render({ linkedinUrl: 'https://www.linkedin.com/in/ada-marsh/' })).toContain(
      'linkedin.com/in/ada-marsh<',
    );
  });

  it('renders every persona, and tabs only if there are several', () => {
    const personas = ['Builder', 'Mender'].map((title) => ({ title, bullets: [`${title} at work.`] }));
    const html = render({ personas });
    expect(html).toContain('Builder at work.');
    expect(html).toContain('Mender at work.');
    expect([...html.matchAll(/role="tab"/g)]).toHaveLength(2);
    expect(render({ personas: personas.slice(0, 1) })).not.toContain('role="tab"');
  });

  it('removes bullet glyphs and empty lines from lists', () => {
    expect(render({ personas: [{ title: 'A', bullets: ['• First', '', '- Second'] }] })).toMatch(
      /<li dir="auto">First<\/li><li dir="auto">Second<\/li>/,
    );
  });

  it('sets a long Sweet Spot in a calmer size than a short one', () => {
    const sentence = 'Founder-led companies of 30 to 300 people, newly funded or newly merged. ';
    expect(render({ sweetspot: sentence.repeat(2) })).not.toContain('profile-sweet-long');
    expect(render({ sweetspot: sentence.repeat(5) })).toContain('profile-sweet-long');
  });

  it('has no line for the organisation of a role that names none', () => {
    const role = { highlights: ['Guest Lecturer, 2008 to 2009'] };
    expect(render(role)).toContain('Guest Lecturer');
    expect(render(role)).not.toContain('profile-organisation');
    const html = renderToStaticMarkup(
      <ProfileView profile={{ ...emptyProfile(), ...role }} renderEvidence={() => <sup>1</sup>} />,
    );
    expect(html).toMatch(/Guest Lecturer<sup>1<\/sup><\/h\d>/);
  });

  it('renders the result of renderEvidence after each item', () => {
    const html = renderToStaticMarkup(
      <ProfileView
        profile={{ ...emptyProfile(), name: 'Ines Calder', certifications: ['CPA'] }}
        renderEvidence={(section, text) => <sup>{`${section}:${text}`}</sup>}
      />,
    );
    expect(html).toContain('CPA<sup>certifications:CPA</sup>');
    expect(html).toContain('Ines Calder<sup>basicInfo:Ines Calder</sup>');
  });
});

/** The product's styles for mail: inline ones, which every mail program keeps, and a small style sheet. */
import type { CSSProperties } from 'react';

const SERIF = "Newsreader, Georgia, 'Times New Roman', serif";
const SANS = "'Instrument Sans', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const INK = '#16202b';
const RULE = '#e3ddd2';

/**
 * What cannot be inline: the colours of dark mode, and the padding on narrow screens. `color-scheme` tells mail
 * programs that darken mail by themselves not to do so.
 */
export const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background: #0f151c !important; }
  .sheet { background: #161e27 !important; border-color: #d8b26b #27313c #27313c !important; }
  .ink { color: #ece7dd !important; }
  .quiet { color: #b9c0c8 !important; }
  .mark { border-color: #d8b26b !important; }
  .rule { border-color: #27313c !important; }
  .button { background: #d8b26b !important; color: #16202b !important; }
  .link { color: #d8b26b !important; }
}
@media (max-width: 480px) { .pad { padding: 28px 22px !important; } }`;

const text: CSSProperties = {
  margin: '0 0 16px',
  fontFamily: SANS,
  fontSize: 16,
  lineHeight: '26px',
  color: INK,
};
const small: CSSProperties = { ...text, margin: 0, fontSize: 13, lineHeight: '20px', color: '#45515e' };

export const MAIL_STYLES = {
  paper: { margin: 0, padding: '36px 16px', background: '#faf8f4' },
  column: { maxWidth: 560 },
  name: { ...text, margin: '0 4px 18px', fontFamily: SERIF, fontSize: 24 },
  sheet: {
    padding: '40px 44px',
    background: '#ffffff',
    border: `1px solid ${RULE}`,
    borderTop: '3px solid #8c6114',
    borderRadius: 10,
  },
  heading: {
    margin: '0 0 20px',
    fontFamily: SERIF,
    fontWeight: 400,
    fontSize: 28,
    lineHeight: '34px',
    color: INK,
  },
  text,
  quote: { ...text, padding: '0 16px', borderLeft: '3px solid #8c6114' },
  code: {
    ...text,
    margin: '24px 0',
    fontFamily: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
    fontSize: 32,
    lineHeight: '40px',
    letterSpacing: '0.18em',
  },
  button: {
    margin: '12px 0 28px',
    padding: '14px 22px',
    borderRadius: 8,
    background: '#17324d',
    fontFamily: SANS,
    fontSize: 16,
    fontWeight: 600,
    color: '#ffffff',
  },
  link: { color: '#17324d', textDecoration: 'underline' },
  rule: { margin: '8px 0 18px', borderTop: `1px solid ${RULE}` },
  foot: small,
  address: { ...small, marginTop: 12 },
  url: { color: '#17324d', textDecoration: 'underline', wordBreak: 'break-all' },
} satisfies Record<string, CSSProperties>;

/** The product's looks for mail: tables and inline styles, since that is what mail programs keep. */
import type { CSSProperties } from 'react';
import type { Letter } from './letter';

const SERIF = "Newsreader, Georgia, 'Times New Roman', serif";
const SANS = "'Instrument Sans', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Mail programs that darken by themselves read the scheme; the others get our dark values. */
const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #0f151c !important; }
  .sheet { background: #161e27 !important; border-color: #27313c !important; }
  .ink { color: #ece7dd !important; }
  .quiet { color: #b9c0c8 !important; }
  .rule { border-color: #27313c !important; }
  .button { background: #d8b26b !important; }
  .button a { color: #16202b !important; }
  .link { color: #d8b26b !important; }
}
@media (max-width: 480px) { .pad { padding: 28px 22px !important; } }`;

const text: CSSProperties = {
  margin: '0 0 16px',
  fontFamily: SANS,
  fontSize: 16,
  lineHeight: 1.6,
  color: '#16202b',
};
const small: CSSProperties = { ...text, fontSize: 13, lineHeight: 1.55, color: '#45515e', margin: 0 };
const code: CSSProperties = {
  margin: '24px 0',
  fontFamily: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  fontSize: 32,
  letterSpacing: '0.18em',
  color: '#16202b',
};
const link: CSSProperties = { color: '#17324d' };

function Button({ label, url }: { label: string; url: string }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '28px 0' }}>
      <tbody>
        <tr>
          <td className="button" style={{ background: '#17324d', borderRadius: 8 }}>
            <a
              href={url}
              style={{
                display: 'inline-block',
                padding: '14px 22px',
                fontFamily: SANS,
                fontSize: 16,
                fontWeight: 600,
                color: '#ffffff',
                textDecoration: 'none',
              }}
            >
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** A letter as an HTML document. */
export function Dressed({ letter }: { letter: Letter }) {
  const { action, aside } = letter;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{letter.subject}</title>
        <style>{DARK}</style>
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, background: '#faf8f4' }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{letter.preview}</div>
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          className="paper"
          style={{ background: '#faf8f4' }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: '36px 16px' }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  style={{ maxWidth: 560 }}
                >
                  <tbody>
                    <tr>
                      <td
                        className="ink"
                        style={{ padding: '0 4px 18px', fontFamily: SERIF, fontSize: 24, color: '#16202b' }}
                      >
                        Quarterdeck
                      </td>
                    </tr>
                    <tr>
                      <td
                        className="sheet pad"
                        style={{
                          padding: '40px 44px',
                          background: '#ffffff',
                          border: '1px solid #e3ddd2',
                          borderTop: '3px solid #8c6114',
                          borderRadius: 10,
                        }}
                      >
                        <h1
                          className="ink"
                          style={{
                            margin: '0 0 20px',
                            fontFamily: SERIF,
                            fontWeight: 400,
                            fontSize: 28,
                            lineHeight: 1.2,
                            color: '#16202b',
                          }}
                        >
                          {letter.heading}
                        </h1>
                        {letter.paragraphs.map((paragraph) => (
                          <p key={paragraph} className="ink" style={text}>
                            {paragraph}
                          </p>
                        ))}
                        {letter.code && (
                          <p className="ink" style={code}>
                            {letter.code}
                          </p>
                        )}
                        {action && <Button {...action} />}
                        {aside && (
                          <p className="ink" style={text}>
                            {aside.text}{' '}
                            <a className="link" href={aside.url} style={link}>
                              {aside.label}
                            </a>
                          </p>
                        )}
                        <p
                          className="quiet rule"
                          style={{ ...small, paddingTop: 18, borderTop: '1px solid #e3ddd2' }}
                        >
                          {letter.foot}
                        </p>
                        {action && (
                          <p className="quiet" style={{ ...small, marginTop: 12, wordBreak: 'break-all' }}>
                            If the button does not work, copy this address into your browser:{' '}
                            <a className="link" href={action.url} style={link}>
                              {action.url}
                            </a>
                          </p>
                        )}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

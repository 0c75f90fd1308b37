import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment } from 'react';
import type { Letter } from './letter';
import { MAIL_STYLES, STYLE_SHEET } from './styles';

/** A letter as an HTML document. */
export function HtmlLetter({ letter }: { letter: Letter }) {
  const { action, after, aside, code, foot, heading, paragraphs, preview, quote, subject } = letter;
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{STYLE_SHEET}</style>
      </Head>
      <Body className="paper" style={MAIL_STYLES.paper}>
        <Preview>{preview}</Preview>
        <Container style={MAIL_STYLES.column}>
          <Text className="ink" style={MAIL_STYLES.name}>
            Quarterdeck
          </Text>
          <Section className="sheet pad" style={MAIL_STYLES.sheet}>
            <Heading as="h1" className="ink" style={MAIL_STYLES.heading}>
              {heading}
            </Heading>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} className="ink" style={MAIL_STYLES.text}>
                {paragraph}
              </Text>
            ))}
            {quote && (
              <Text className="ink mark" style={MAIL_STYLES.quote} dir="auto">
                {quote.split('\n').map((line, index) => (
                  <Fragment key={index}>
                    {index > 0 && <br />}
                    {line}
                  </Fragment>
                ))}
              </Text>
            )}
            {code && (
              <Text className="ink" style={MAIL_STYLES.code}>
                {code}
              </Text>
            )}
            {action && (
              <Button className="button" href={action.url} style={MAIL_STYLES.button}>
                {action.label}
              </Button>
            )}
            {after?.map((paragraph) => (
              <Text key={paragraph} className="ink" style={MAIL_STYLES.text}>
                {paragraph}
              </Text>
            ))}
            {aside && (
              <Text className="ink" style={MAIL_STYLES.text}>
                {aside.text}{' '}
                <Link className="link" href={aside.url} style={MAIL_STYLES.link}>
                  {aside.label}
                </Link>
              </Text>
            )}
            <Hr className="rule" style={MAIL_STYLES.rule} />
            <Text className="quiet" style={MAIL_STYLES.foot}>
              {foot}
            </Text>
            {action && (
              <Text className="quiet" style={MAIL_STYLES.address}>
                If the button does not work, copy this address into your browser:{' '}
                <Link className="link" href={action.url} style={MAIL_STYLES.url}>
                  {action.url}
                </Link>
              </Text>
            )}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';

import type { Fact, EmailContent } from './email-content.ts';
import { DARK_STYLE, LOOK } from './email-styles.ts';

/** A mail's content with its greeting and footer. */
export interface EmailLayoutProps {
  readonly content: EmailContent;
  readonly greeting: string;
  readonly appUrl: string;
  readonly helpUrl: string;
  /** For optional mail: the name of its kind, and where to switch it off. */
  readonly optional?:
    | { readonly what: string; readonly unsubscribeUrl: string; readonly settingsUrl: string }
    | undefined;
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Section className="sunken" style={LOOK.facts}>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          {facts.map(({ label, value }) => (
            <tr key={label}>
              <td className="fact fact-label faint" style={LOOK.factLabel}>
                {label}
              </td>
              <td className="fact fact-value ink" style={LOOK.factValue}>
                {value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Action({ action }: { action: NonNullable<EmailContent['action']> }) {
  return (
    <Section style={LOOK.actionRow}>
      <Button
        href={action.url}
        className={action.quiet ? 'quiet' : 'button'}
        style={action.quiet ? LOOK.quietButton : LOOK.button}
      >
        {action.label}
      </Button>
    </Section>
  );
}

function PlainAddress({ url }: { url: string }) {
  return (
    <>
      <Hr className="rule" style={LOOK.rule} />
      <Text className="faint" style={LOOK.small}>
        If the button does not work, copy this address into your browser:
      </Text>
      <Link href={url} className="accent-text" style={LOOK.plainLink}>
        {url}
      </Link>
    </>
  );
}

function Footer({ content, appUrl, helpUrl, optional }: EmailLayoutProps) {
  return (
    <Section style={LOOK.footer}>
      <Text className="faint" style={LOOK.footerLine}>
        {content.reason}
      </Text>
      {optional && (
        <Text className="faint" style={LOOK.footerLine}>
          <Link href={optional.unsubscribeUrl} className="accent-text" style={LOOK.link}>
            No more {optional.what}
          </Link>
          {' · '}
          <Link href={optional.settingsUrl} className="accent-text" style={LOOK.link}>
            Notification settings
          </Link>
        </Text>
      )}
      <Text className="faint" style={LOOK.small}>
        <Link href={appUrl} className="faint" style={{ ...LOOK.small, textDecoration: 'none' }}>
          Wrenchwise
        </Link>
        , London
        {' · '}
        <Link href={helpUrl} className="accent-text" style={LOOK.link}>
          Help
        </Link>
      </Text>
    </Section>
  );
}

/** The layout of every mail: name, a card with one action, and why it was sent. */
export function EmailLayout(props: EmailLayoutProps) {
  const { content, greeting } = props;
  return (
    <Html lang="en-GB" dir="ltr">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{content.subject}</title>
        <style>{DARK_STYLE}</style>
      </Head>
      <Body className="paper" style={LOOK.page}>
        <Preview>{content.preview}</Preview>
        <Container className="column" style={LOOK.column}>
          <Text className="accent-text" style={LOOK.wordmark}>
            Wrenchwise
          </Text>
          <Section className="surface card" style={LOOK.card}>
            <Heading as="h1" className="ink" style={LOOK.heading}>
              {content.heading}
            </Heading>
            {[greeting, ...content.paragraphs].map((paragraph) => (
              <Text key={paragraph} className="ink" style={LOOK.paragraph}>
                {paragraph}
              </Text>
            ))}
            {content.facts && <Facts facts={content.facts} />}
            {content.quotes?.map((quote) => (
              <Text key={quote} className="quote ink" style={LOOK.quote}>
                {quote.trim()}
              </Text>
            ))}
            {content.action && <Action action={content.action} />}
            {content.notes.map((note) => (
              <Text key={note} className="soft" style={LOOK.note}>
                {note}
              </Text>
            ))}
            {content.action && <PlainAddress url={content.action.url} />}
          </Section>
          <Footer {...props} />
        </Container>
      </Body>
    </Html>
  );
}

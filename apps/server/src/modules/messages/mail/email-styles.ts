/** The design tokens of `packages/ui/src/styles/tokens.css` in CSS that mail programs support. */

const FONT =
  "Inter, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const LIGHT = {
  paper: '#fcfaf7',
  surface: '#ffffff',
  sunken: '#f5f3ef',
  line: '#e2dfda',
  lineStrong: '#8d8980',
  ink: '#161f26',
  soft: '#434c52',
  faint: '#5c646b',
  accent: '#005f77',
  accentInk: '#f8fdfe',
  accentText: '#005971',
};

const text = (fontSize: string, lineHeight: string, color: string) => ({
  margin: '0',
  fontFamily: FONT,
  fontSize,
  lineHeight,
  color,
});

const BUTTON = {
  fontFamily: FONT,
  fontSize: '16px',
  lineHeight: '20px',
  fontWeight: '600',
  borderRadius: '10px',
  textDecoration: 'none',
};

/**
 * Inline styles, for programs without support for style sheets. `DARK_STYLE` overrides them by
 * class.
 */
export const LOOK = {
  page: { margin: '0', padding: '0', backgroundColor: LIGHT.paper },
  column: { maxWidth: '520px', padding: '32px 16px 40px' },
  wordmark: {
    ...text('20px', '28px', LIGHT.accentText),
    padding: '0 4px 16px',
    fontWeight: '700',
    letterSpacing: '-0.025em',
  },
  card: {
    padding: '32px 28px',
    backgroundColor: LIGHT.surface,
    border: `1px solid ${LIGHT.line}`,
    borderRadius: '14px',
  },
  heading: {
    ...text('24px', '30px', LIGHT.ink),
    paddingBottom: '20px',
    fontWeight: '700',
    letterSpacing: '-0.02em',
  },
  paragraph: { ...text('16px', '25px', LIGHT.ink), paddingBottom: '14px' },
  facts: {
    margin: '6px 0 20px',
    padding: '6px 16px',
    backgroundColor: LIGHT.sunken,
    borderRadius: '10px',
  },
  factLabel: {
    ...text('14px', '20px', LIGHT.faint),
    width: '96px',
    padding: '7px 12px 7px 0',
    verticalAlign: 'top',
  },
  factValue: {
    ...text('14px', '20px', LIGHT.ink),
    padding: '7px 0',
    fontWeight: '600',
    overflowWrap: 'anywhere',
  },
  quote: {
    ...text('15px', '23px', LIGHT.ink),
    margin: '6px 0 20px',
    paddingLeft: '14px',
    borderLeft: `3px solid ${LIGHT.line}`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  actionRow: { padding: '8px 0 22px' },
  button: {
    ...BUTTON,
    color: LIGHT.accentInk,
    backgroundColor: LIGHT.accent,
    padding: '13px 22px',
  },
  quietButton: {
    ...BUTTON,
    color: LIGHT.ink,
    backgroundColor: LIGHT.surface,
    border: `1px solid ${LIGHT.lineStrong}`,
    padding: '12px 21px',
  },
  note: { ...text('14px', '21px', LIGHT.soft), paddingBottom: '10px' },
  rule: { margin: '12px 0 16px', border: 'none', borderTop: `1px solid ${LIGHT.line}` },
  small: text('13px', '19px', LIGHT.faint),
  plainLink: {
    ...text('13px', '19px', LIGHT.accentText),
    overflowWrap: 'anywhere',
    wordBreak: 'break-all',
    textDecoration: 'underline',
  },
  footer: { padding: '20px 4px 0' },
  footerLine: { ...text('13px', '19px', LIGHT.faint), paddingBottom: '8px' },
  link: { color: LIGHT.accentText, textDecoration: 'underline' },
} as const;

/** For programs with a dark mode. */
export const DARK_STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: #0c1216 !important; }
  .surface { background-color: #131a1e !important; border-color: #283036 !important; }
  .sunken { background-color: #1a2228 !important; }
  .rule, .quote { border-color: #283036 !important; }
  .ink { color: #f0eeea !important; }
  .soft { color: #bcc4c7 !important; }
  .faint { color: #96a0a5 !important; }
  .accent-text { color: #7bd9e3 !important; }
  .button { background-color: #65d0dc !important; color: #051920 !important; }
  .button span { color: #051920 !important; }
  .quiet { background-color: #131a1e !important; border-color: #6a777f !important; }
  .quiet, .quiet span { color: #f0eeea !important; }
}
@media (max-width: 420px) {
  .column { padding: 20px 10px 32px !important; }
  .card { padding: 26px 20px !important; }
  .fact { display: block !important; width: auto !important; }
  .fact-label { padding: 8px 0 0 !important; }
  .fact-value { padding: 1px 0 8px !important; }
}`;

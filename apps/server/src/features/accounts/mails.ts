import type { Mail } from '../../adapters/mail/port.ts';

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** One message with one button: the shape of every account mail. */
const actionMail = (given: {
  to: string;
  subject: string;
  greeting: string;
  body: string;
  action: string;
  url: string;
  footer: string;
}): Mail => ({
  to: given.to,
  subject: given.subject,
  text: `${given.greeting}\n\n${given.body}\n\n${given.action}:\n${given.url}\n\n${given.footer}\n\nWrenchwise, London\n`,
  html: `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(given.subject)}</title></head>
<body style="margin:0;background:#f5f4f1;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;color:#1d2126">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #e2e0da;border-radius:12px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-weight:700;font-size:18px">Wrenchwise</p>
<p style="margin:0 0 12px;font-size:16px">${escapeHtml(given.greeting)}</p>
<p style="margin:0 0 24px;font-size:16px;line-height:1.5">${escapeHtml(given.body)}</p>
<p style="margin:0 0 24px"><a href="${escapeHtml(given.url)}" style="display:inline-block;background:#1f4fd8;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:8px">${escapeHtml(given.action)}</a></p>
<p style="margin:0 0 8px;font-size:14px;line-height:1.5;color:#5a6169">If the button does not work, copy this address into your browser:</p>
<p style="margin:0 0 24px;font-size:14px;word-break:break-all"><a href="${escapeHtml(given.url)}" style="color:#1f4fd8">${escapeHtml(given.url)}</a></p>
<p style="margin:0;font-size:14px;line-height:1.5;color:#5a6169">${escapeHtml(given.footer)}</p>
</td></tr></table></td></tr></table></body></html>
`,
});

/** The mail that proves an address. `url` is valid for a day. */
export const verificationMail = (given: { to: string; name: string; url: string }): Mail =>
  actionMail({
    to: given.to,
    subject: 'Confirm your e-mail address for Wrenchwise',
    greeting: `Hello ${given.name},`,
    body: 'Welcome to Wrenchwise. Please confirm your e-mail address to start your first diagnosis.',
    action: 'Confirm my e-mail address',
    url: given.url,
    footer:
      'The link works for 24 hours. If you did not create an account, you can ignore this mail and nothing will happen.',
  });

/** The recovery codes as a text file that still says what they are when it is found years later. */
import { t } from '@lingui/core/macro';

export const codesAsText = (codes: readonly string[], now = new Date()): string =>
  [
    t`Recovery codes for Wrenchwise`,
    t`Made on ${now.toISOString().slice(0, 10)} for ${window.location.host}.`,
    t`Each code works once, in place of a code of your authenticator app.`,
    '',
    ...codes,
    '',
  ].join('\r\n');

/** Has the browser save a text as a file. */
export const saveAsFile = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

import { EXPORT_PARTS } from './export-parts.ts';

/** README.txt: explains the archive to a reader of ten years later. */
export const readMe = (options: { email: string; at: Date; avatarName: string | undefined }) => {
  const longest = Math.max(...EXPORT_PARTS.map(({ name }) => name.length));
  const lines = EXPORT_PARTS.map(({ name, about }) => `  ${name.padEnd(longest)}  ${about}`);
  return [
    'Your data at Wrenchwise',
    '',
    `Account:  ${options.email}`,
    `Made at:  ${options.at.toISOString()}`,
    '',
    'Each kind of data comes as two files: NAME.json has everything, NAME.csv opens in a',
    'spreadsheet. A CSV file that has no rows is empty.',
    '',
    ...lines,
    ...(options.avatarName === undefined
      ? []
      : [`  ${options.avatarName.padEnd(longest)}  Your profile picture.`]),
    '',
    'All files are UTF-8. Times are in UTC (ISO 8601), distances in miles. In the CSV files lists',
    'are joined with "; ", and a text that a spreadsheet would take for a formula has an',
    'apostrophe before it.',
    '',
    'Left out: password hashes, session keys, passkeys, and the secrets of an authenticator app.',
    'They prove who you are and are of no use elsewhere.',
    '',
  ].join('\r\n');
};

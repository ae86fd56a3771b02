import type { ExportPart } from '../../../platform/export-part.ts';

/** How many photos, receipts and documents are in the archive, and how many are not. */
export interface FileCounts {
  readonly included: number;
  readonly leftOut: number;
}

const fileLines = ({ included, leftOut }: FileCounts): string[] => [
  ...(included === 0
    ? []
    : [
        'The folder files has your photos, receipts and documents, each named by its id in files.csv.',
      ]),
  ...(leftOut === 0
    ? []
    : [
        `${leftOut} of your files did not fit into this archive. Download them from the pages of`,
        'your vehicles.',
      ]),
  ...(included + leftOut === 0 ? [] : ['']),
];

/** README.txt: explains the archive to a reader of ten years later. */
export const readMe = (
  parts: readonly Pick<ExportPart, 'name' | 'about'>[],
  options: {
    email: string;
    at: Date;
    avatarName: string | undefined;
    files: FileCounts;
  },
) => {
  const longest = Math.max(...parts.map(({ name }) => name.length));
  const lines = parts.map(({ name, about }) => `  ${name.padEnd(longest)}  ${about}`);
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
    ...fileLines(options.files),
    'All files are UTF-8. Times are in UTC (ISO 8601), distances in miles. In the CSV files lists',
    'are joined with "; ", and a text that a spreadsheet would take for a formula has an',
    'apostrophe before it.',
    '',
    'Left out: password hashes, session keys, passkeys, and the secrets of an authenticator app.',
    'They prove who you are and are of no use elsewhere.',
    '',
  ].join('\r\n');
};

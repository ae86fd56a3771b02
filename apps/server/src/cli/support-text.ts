import type { DeskRequest } from '../modules/operations/support/support-desk.repository.ts';

const HOUR_MS = 3_600_000;

// A user's text may hold control characters (terminal escape sequences).
const plain = (text: string): string => text.replace(/[^\P{C}\n\t]/gu, '');

const age = (since: Date, now: Date): string => {
  const hours = Math.max(0, Math.floor((now.getTime() - since.getTime()) / HOUR_MS));
  if (hours < 48) return `${hours} h old`;
  return `${Math.floor(hours / 24)} days old`;
};

const headOf = ({ number, priority, createdAt, topic, subject, user }: DeskRequest, now: Date) => [
  `${number}  ${priority}  ${age(createdAt, now)}  ${topic}`,
  `  ${plain(subject)}`,
  `  ${plain(user.name)} <${user.email}>`,
];

/** Open requests as terminal text, in the order of the list. */
export const requestListText = (requests: readonly DeskRequest[], now: Date): string => {
  if (requests.length === 0) return 'No open requests.\n';
  const count = requests.length === 1 ? '1 open request' : `${requests.length} open requests`;
  const blocks = requests.map((request) => headOf(request, now).join('\n'));
  return `${[`${count}, the most urgent first.`, ...blocks].join('\n\n')}\n`;
};

/** All of one request. */
export const requestText = (request: DeskRequest, now: Date): string =>
  [
    ...headOf(request, now),
    `  Status: ${request.status}`,
    '',
    plain(request.message.trim()),
    '',
  ].join('\n');

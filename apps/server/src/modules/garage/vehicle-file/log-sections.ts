import type { VehicleFile } from '@wrenchwise/contract/endpoints/files';
import type { ListedLogEntry } from '@wrenchwise/contract/endpoints/log';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import type { PrintedBlock } from '@wrenchwise/contract/printed-document';
import type { Costs, Spending } from '@wrenchwise/rules/garage/costs';
import { LOG_CATEGORY_WORDS } from '@wrenchwise/rules/garage/log-kinds';
import type { MaintenanceTask } from '@wrenchwise/rules/garage/maintenance-task';
import { motLeftOpen, motLeftOpenWords } from '@wrenchwise/rules/garage/mot-left-open';
import { fromMiles } from '@wrenchwise/vehicle/mileage';

import { type FileWords, UNKNOWN } from '../../../platform/pdf/file-words.ts';

/** The work done, newest first. */
export const serviceSection = (
  entries: readonly ListedLogEntry[],
  total: number,
  words: FileWords,
): PrintedBlock[] => [
  { kind: 'heading', text: 'Service history' },
  entries.length === 0
    ? { kind: 'paragraph', text: 'No work was recorded.' }
    : {
        kind: 'table',
        columns: [
          { head: 'Day', share: 2 },
          { head: 'Odometer', share: 2.2 },
          { head: 'What was done', share: 5 },
          { head: 'By', share: 2.5 },
          { head: 'Cost', share: 1.8, align: 'right' },
        ],
        rows: entries.map(({ date, odometer, title, notes, place, costCents, currency, files }) => [
          words.day(date),
          words.distance(odometer),
          [
            title ?? UNKNOWN,
            ...(notes === null ? [] : [notes]),
            ...(files === 0 ? [] : [files === 1 ? 'With a receipt' : `With ${files} receipts`]),
          ].join('\n'),
          place ?? UNKNOWN,
          words.money(costCents, currency),
        ]),
      },
  ...(total > entries.length
    ? [
        {
          kind: 'paragraph',
          text: `The newest ${entries.length} of ${total}.`,
          tone: 'note',
        } as const,
      ]
    : []),
];

const spent = (
  { currency, totalCents, byCategory }: Spending,
  miles: number | null,
  words: FileWords,
): PrintedBlock[] => {
  const driven = miles === null ? 0 : fromMiles(Math.round(miles), words.unit);
  const unit = words.unit === 'miles' ? 'mile' : 'kilometre';
  return [
    {
      kind: 'table',
      columns: [
        { head: `Spent on (${currency})`, share: 3 },
        { head: 'Amount', align: 'right' },
      ],
      rows: byCategory.map(({ category, cents }) => [
        LOG_CATEGORY_WORDS[category],
        words.money(cents, currency),
      ]),
      total: ['Together', words.money(totalCents, currency)],
    },
    ...(driven > 0
      ? [
          {
            kind: 'paragraph',
            text: `${words.money(Math.round(totalCents / driven), currency)} a ${unit}, over the ${words.distance(miles)} between the first and the last reading.`,
            tone: 'note',
          } as const,
        ]
      : []),
  ];
};

/** What was spent, by category; currencies are not added up. */
export const costsSection = ({ spending, miles }: Costs, words: FileWords): PrintedBlock[] =>
  spending.length === 0
    ? []
    : [
        { kind: 'heading', text: 'Costs' },
        ...spending.flatMap((inCurrency) => spent(inCurrency, miles, words)),
      ];

const dueText = (
  { dueDate, dueMileage }: MaintenanceTask,
  { day, distance }: FileWords,
): string => {
  const parts = [
    ...(dueDate === null ? [] : [day(dueDate)]),
    ...(dueMileage === null ? [] : [distance(dueMileage)]),
  ];
  return parts.length === 2 ? `${parts.join(' or ')}, whichever is first` : parts.join('');
};

/** What is still to be done; without a task, what MOT tests left open is named all the same. */
export const tasksSection = (
  { tasks, total }: { readonly tasks: readonly MaintenanceTask[]; readonly total: number },
  { register }: Pick<Vehicle, 'register'>,
  words: FileWords,
): PrintedBlock[] => [
  { kind: 'heading', text: 'Open tasks' },
  tasks.length === 0
    ? {
        kind: 'paragraph',
        text: [
          'No task is planned.',
          motLeftOpenWords(motLeftOpen(register?.record.openAdvisories ?? [])),
        ]
          .filter((sentence) => sentence !== undefined)
          .join(' '),
      }
    : {
        kind: 'table',
        columns: [
          { head: 'Task', share: 4 },
          { head: 'Due', share: 4 },
          { head: 'State', share: 2 },
        ],
        rows: tasks.map((task) => [
          task.task,
          dueText(task, words),
          task.state === 'overdue' ? 'Overdue' : task.state === 'due-soon' ? 'Due soon' : 'Later',
        ]),
      },
  ...(total > tasks.length
    ? [{ kind: 'paragraph', text: `The next ${tasks.length} of ${total}.`, tone: 'note' } as const]
    : []),
];

const MAX_PICTURES = 30;
const MAX_PICTURE_BYTES = 30_000_000;

/** The receipts: pictures as they are, other files by name. */
export const receiptsSection = (
  receipts: readonly VehicleFile[],
  words: FileWords,
): PrintedBlock[] => {
  const pictures: PrintedBlock[] = [];
  const named: string[] = [];
  let bytes = 0;
  for (const receipt of receipts) {
    const caption = `${receipt.name}, kept on ${words.dayOf(receipt.createdAt)}`;
    const isPrinted = receipt.contentType === 'image/jpeg' || receipt.contentType === 'image/png';
    const hasRoom = pictures.length < MAX_PICTURES && bytes + receipt.bytes <= MAX_PICTURE_BYTES;
    if (isPrinted && hasRoom) {
      bytes += receipt.bytes;
      pictures.push({ kind: 'picture', fileId: receipt.id, url: receipt.url, caption });
    } else {
      named.push(caption);
    }
  }
  return [
    { kind: 'heading', text: 'Receipts' },
    ...(receipts.length === 0
      ? [{ kind: 'paragraph', text: 'No receipts are stored.' } as const]
      : []),
    ...(named.length === 0
      ? []
      : [
          { kind: 'subheading', text: 'Kept with the car, not printed here' } as const,
          { kind: 'list', items: named } as const,
        ]),
    ...pictures,
  ];
};

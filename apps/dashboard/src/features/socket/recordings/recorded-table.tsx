import { t } from '@lingui/core/macro';
import {
  type EngineState,
  normalRangeOf,
  withinRange,
} from '@wrenchwise/obd/recording/normal-range';
import type { Recording } from '@wrenchwise/obd/recording/recording';
import { summariesOf, type Summary } from '@wrenchwise/obd/recording/summary';
import { type Column, Table } from '@wrenchwise/ui/table.tsx';

import { valueText } from '../value-text.ts';

const STATE_WORDS: Readonly<Record<EngineState, string>> = {
  running: t`engine running`,
  warm: t`engine warm`,
  'warm and idling': t`warm and idling`,
};

interface Props {
  readonly recording: Recording;
  readonly other: Recording | undefined;
}

/** What each value was like, beside another recording and beside what is normal. */
export function RecordedTable({ recording, other }: Props) {
  const before = new Map((other ? summariesOf(other) : []).map((one) => [one.name, one]));
  const spread = ({ min, max, unit }: Summary): string =>
    `${valueText(min, '')} – ${valueText(max, unit)}`;
  const columns: readonly Column<Summary>[] = [
    { id: 'name', title: t`Value`, cell: ({ name }) => name },
    {
      id: 'median',
      title: t`In the middle`,
      cell: ({ median, unit }) => valueText(median, unit),
      align: 'end',
    },
    { id: 'spread', title: t`From – to`, cell: spread, align: 'end' },
    ...(other
      ? ([
          {
            id: 'before',
            title: t`The other: middle`,
            cell: ({ name, unit }: Summary) => {
              const found = before.get(name);
              return found ? valueText(found.median, unit) : '–';
            },
            align: 'end',
          },
          {
            id: 'difference',
            title: t`Difference`,
            cell: ({ name, median, unit }: Summary) => {
              const found = before.get(name);
              if (!found) return '–';
              const difference = median - found.median;
              return `${difference > 0 ? '+' : ''}${valueText(difference, unit)}`;
            },
            align: 'end',
          },
        ] as const)
      : []),
    { id: 'normal', title: t`Normal`, cell: ({ name, unit }) => normalText(recording, name, unit) },
  ];
  return (
    <div className="mt-4 overflow-x-auto">
      <Table
        caption={t`What each value was like`}
        columns={columns}
        rows={summariesOf(recording)}
        rowKey={({ name }) => name}
      />
    </div>
  );
}

/** '13.2 – 15 V, engine running: 98 % of the answers'. */
const normalText = (recording: Recording, name: string, unit: string): string => {
  const range = normalRangeOf(name);
  const found = withinRange(recording, name);
  if (!range || !found) return t`Differs by car: compare with an earlier recording`;
  const limits = `${valueText(range.low, '')} – ${valueText(range.high, unit)}, ${STATE_WORDS[range.state]}`;
  if (found.judged === 0) return t`${limits}: not in this state`;
  const share = Math.round((found.within / found.judged) * 100);
  return t`${limits}: ${share} % of the answers`;
};

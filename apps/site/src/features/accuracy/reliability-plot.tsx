import { formatPercent } from '@wrenchwise/rules/percent';
import { Table } from '@wrenchwise/ui/table.tsx';

import type { Measured } from '~/content/measured.schema.ts';

import { PlotFigure, PlotFrame, plotX, plotY, SHARE_TICKS } from './plot-frame.tsx';

type Bin = Measured['accuracy']['engine']['reliability'][number];

const rangeOf = ({ from, to }: Bin): string => `${Math.round(from * 100)}–${formatPercent(to)}`;

function FiguresTable({ filled }: { readonly filled: readonly Bin[] }) {
  return (
    <details className="mt-3 text-sm">
      <summary className="cursor-pointer py-1 font-label text-soft">
        The figures of this plot
      </summary>
      <Table
        caption="How sure it was, and how often it was right"
        columns={[
          { id: 'band', title: 'It said', cell: rangeOf },
          { id: 'count', title: 'Answers', align: 'end', cell: ({ count }) => count },
          {
            id: 'claimed',
            title: 'On average',
            align: 'end',
            cell: ({ claimed }) => formatPercent(claimed),
          },
          {
            id: 'right',
            title: 'It was right',
            align: 'end',
            cell: ({ right }) => formatPercent(right),
          },
        ]}
        rows={filled}
        rowKey={rangeOf}
      />
    </details>
  );
}

/** What was claimed against how often it was right; on the dashed line the two agree. */
export function ReliabilityPlot({ bins }: { bins: readonly Bin[] }) {
  const filled = bins.filter(({ count }) => count > 0);
  const total = filled.reduce((sum, { count }) => sum + count, 0);
  const line = filled.map(({ claimed, right }) => `${plotX(claimed)},${plotY(right)}`).join(' ');
  return (
    <>
      <PlotFigure
        number="Fig. 1"
        caption="Each dot is the answers of one band of odds; the more answers, the larger. Above the dashed line it was right more often than it claimed."
      >
        <PlotFrame
          title="How sure it was, and how often it was right"
          description={`${filled.length} bands of odds. ${filled
            .map(
              (bin) =>
                `Claimed ${formatPercent(bin.claimed)}: right ${formatPercent(bin.right)} of ${bin.count}`,
            )
            .join('. ')}.`}
          xTitle="How sure it said it was"
          yTitle="How often it was right"
          xTicks={SHARE_TICKS}
        >
          <line
            x1={plotX(0)}
            y1={plotY(0)}
            x2={plotX(1)}
            y2={plotY(1)}
            strokeDasharray="4 4"
            className="stroke-line-strong"
          />
          <polyline points={line} fill="none" strokeWidth={1.5} className="stroke-accent" />
          {filled.map((bin) => (
            <circle
              key={bin.from}
              cx={plotX(bin.claimed)}
              cy={plotY(bin.right)}
              r={3 + 12 * Math.sqrt(bin.count / total)}
              className="fill-accent stroke-surface"
              fillOpacity={0.8}
            />
          ))}
        </PlotFrame>
      </PlotFigure>
      <FiguresTable filled={filled} />
    </>
  );
}

import { formatPercent } from '@wrenchwise/domain/percent';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { Table } from '@wrenchwise/ui/table.tsx';

import type { Measured } from '~/content/measured.schema.ts';

import { PlotFigure, PlotFrame, plotX, plotY } from './plot-frame.tsx';

type Questions = Measured['questions'];
type Line = Questions['best']['byQuestions'];

/** The label stands clear of its line: above the one that rises, below the one that falls. */
const LABEL_AT = { ours: -12, any: 20 } as const;

/** How often the true fault stands first after each answer: our questions beside any questions. */
export function QuestionsPlot({ questions }: { questions: Questions }) {
  const ours = questions.best.byQuestions;
  const any = questions.random.byQuestions;
  const most = Math.max(...ours.map((point) => point.questions), 1);
  const ends = (line: Line) => ({ first: line.at(0)?.first ?? 0, last: line.at(-1)?.first ?? 0 });
  return (
    <>
      <PlotFigure
        number="Fig. 2"
        caption={`How often the true fault stood first after so many answers, over ${questions.best.faults} faults.`}
      >
        <PlotFrame
          title="What answering our questions is worth"
          description={`With our questions from ${formatPercent(ends(ours).first)} to ${formatPercent(ends(ours).last)}; with any questions from ${formatPercent(ends(any).first)} to ${formatPercent(ends(any).last)}.`}
          xTitle="Questions answered"
          yTitle="True fault first"
          xTicks={ours.map((point) => ({
            at: point.questions / most,
            label: String(point.questions),
          }))}
        >
          <Curve line={any} most={most} label="Any questions" isOurs={false} />
          <Curve line={ours} most={most} label="Our questions" isOurs />
        </PlotFrame>
      </PlotFigure>
      <details className="mt-3 text-sm">
        <summary className="cursor-pointer py-1 font-label text-soft">
          The figures of this plot
        </summary>
        <Table
          caption="True fault first after so many answers"
          columns={[
            { id: 'questions', title: 'Answers', cell: (point) => point.questions },
            {
              id: 'first',
              title: 'Our questions: first',
              align: 'end',
              cell: (point) => formatPercent(point.first),
            },
            {
              id: 'three',
              title: 'Our questions: among three',
              align: 'end',
              cell: (point) => formatPercent(point.amongThree),
            },
            {
              id: 'any',
              title: 'Any questions: first',
              align: 'end',
              cell: (point) =>
                formatPercent(any.find((one) => one.questions === point.questions)?.first ?? 0),
            },
          ]}
          rows={ours}
          rowKey={(point) => String(point.questions)}
        />
      </details>
    </>
  );
}

interface CurveProps {
  line: Line;
  most: number;
  label: string;
  isOurs: boolean;
}

function Curve({ line, most, label, isOurs }: CurveProps) {
  const last = line.at(-1);
  return (
    <g>
      <polyline
        points={line.map((at) => `${plotX(at.questions / most)},${plotY(at.first)}`).join(' ')}
        fill="none"
        strokeWidth={isOurs ? 2.25 : 1.5}
        strokeDasharray={isOurs ? undefined : '5 4'}
        className={isOurs ? 'stroke-accent' : 'stroke-line-strong'}
      />
      {line.map((at) => (
        <circle
          key={at.questions}
          cx={plotX(at.questions / most)}
          cy={plotY(at.first)}
          r={isOurs ? 3.5 : 2.5}
          className={isOurs ? 'fill-accent' : 'fill-line-strong'}
        />
      ))}
      {last && (
        <text
          x={plotX(1)}
          y={plotY(last.first) + (isOurs ? LABEL_AT.ours : LABEL_AT.any)}
          textAnchor="end"
          strokeWidth={4}
          paintOrder="stroke"
          className={cx('stroke-surface', isOurs ? 'fill-accent-text font-semibold' : 'fill-soft')}
        >
          {label}, {formatPercent(last.first)}
        </text>
      )}
    </g>
  );
}

import { CarDiagram } from '@wrenchwise/car-ui/car-diagram.tsx';
import { VERDICTS } from '@wrenchwise/car-ui/drive-verdicts.ts';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { Clock, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

import { type Specimen, specimenCar } from './specimen.ts';

const SEEN_IN_TURN = [
  'group-data-[turn=0]/turn:visible group-data-[turn=0]/turn:opacity-100',
  'group-data-[turn=1]/turn:visible group-data-[turn=1]/turn:opacity-100',
  'group-data-[turn=2]/turn:visible group-data-[turn=2]/turn:opacity-100',
  'group-data-[turn=3]/turn:visible group-data-[turn=3]/turn:opacity-100',
] as const;

/** A drawing for each highlight out of one real answer, one upon the other. */
export function HighlightStage({ specimen }: { specimen: Specimen }) {
  const scenes = [
    <Evidence key="0" specimen={specimen} />,
    <Lamps key="1" verdict={specimen.canDrive.verdict} />,
    <NextCheck key="2" next={specimen.next} />,
    <Patterns key="3" specimen={specimen} />,
  ];
  return (
    <div
      aria-hidden
      className="drawing-paper grid min-h-80 overflow-hidden rounded-xl border border-line bg-surface p-5 sm:p-8"
    >
      {scenes.map((scene, place) => (
        <div
          key={scene.key}
          className={cx(
            'invisible col-start-1 row-start-1 grid content-center opacity-0 transition-opacity duration-150',
            SEEN_IN_TURN[place],
          )}
        >
          {scene}
        </div>
      ))}
    </div>
  );
}

interface Props {
  specimen: Specimen;
}

function Evidence({ specimen: { first, weights } }: Props) {
  return (
    <div>
      <CarDiagram system={first.system} />
      <div className="mx-auto mt-3 grid max-w-sm gap-2">
        {weights.map(({ text, present, weight }) => (
          <Sign key={text} for={weight > 0}>
            {present ? `“${text}”` : `not there: “${text}”`}
          </Sign>
        ))}
      </div>
    </div>
  );
}

function Sign({ for: speaksFor = false, children }: { for?: boolean; children: ReactNode }) {
  const Icon = speaksFor ? Plus : Minus;
  return (
    <p className="flex items-center gap-2.5 rounded-md border border-line bg-surface px-3.5 py-2.5 text-sm">
      <Icon
        className={cx('size-4 shrink-0', speaksFor ? 'text-low' : 'text-high')}
        strokeWidth={2.5}
      />
      {children}
    </p>
  );
}

/** Three lamps as on a dashboard, the answer's lit. */
function Lamps({ verdict: answered }: { verdict: Specimen['canDrive']['verdict'] }) {
  return (
    <ul className="mx-auto grid w-full max-w-sm gap-3">
      {(['yes', 'caution', 'no'] as const).map((verdict) => {
        const { words, box, text, Icon } = VERDICTS[verdict];
        const isLit = verdict === answered;
        return (
          <li
            key={verdict}
            className={cx(
              'flex items-center gap-4 rounded-lg border px-5 py-4 text-lg font-semibold',
              isLit ? cx(box, text, 'shadow-high') : 'border-line bg-surface text-faint',
            )}
          >
            <Icon className="size-7 shrink-0" strokeWidth={1.75} />
            {words}
          </li>
        );
      })}
    </ul>
  );
}

/** One corner of the car lower than the other, and the check that comes next. */
function NextCheck({ next }: Pick<Specimen, 'next'>) {
  return (
    <div className="mx-auto w-full max-w-md">
      <svg
        viewBox="0 0 420 190"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {[105, 315].map((x, side) => (
          <g key={x}>
            <path d={`M${x - 96} 150h18a78 78 0 0 1 156 0h18`} stroke="var(--accent-text)" />
            <g transform={`translate(0 ${side === 0 ? 0 : -22})`}>
              <circle cx={x} cy="150" r="52" fill="var(--sunken)" />
              <circle cx={x} cy="150" r="34" fill="var(--surface)" />
              <circle cx={x} cy="150" r="6" />
              <path d={`M${x} 122v14M${x} 164v14M${x - 28} 150h14M${x + 14} 150h14`} />
            </g>
            <path
              d={`M${x} ${side === 0 ? 96 : 75}V74M${x - 7} 73h14`}
              stroke={side === 0 ? 'var(--accent-text)' : 'var(--high)'}
              strokeWidth="3"
            />
          </g>
        ))}
      </svg>
      {next && (
        <p className="mt-2 rounded-md border border-line bg-surface p-4">
          <span className="font-semibold">{next.text}</span>
          <span className="figures mt-1 flex items-center gap-1.5 text-sm text-faint">
            <Clock className="size-4" /> {next.minutes} min · {next.tool}
          </span>
        </p>
      )}
    </div>
  );
}

/** How such parts usually fail, as it is shown beneath a cause. */
function Patterns({ specimen: { input, first, patterns } }: Props) {
  return (
    <div className="mx-auto w-full max-w-md">
      <p className="font-semibold">{first.name}</p>
      <p className="text-sm text-faint">{specimenCar(input)}</p>
      <ul className="mt-4 grid gap-3">
        {patterns.map((pattern) => (
          <li key={pattern} className="border-l-2 border-accent pl-3.5 text-sm text-soft">
            {pattern}
          </li>
        ))}
      </ul>
    </div>
  );
}

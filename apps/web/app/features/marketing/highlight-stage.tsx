import { Minus, Plus, Ruler } from 'lucide-react';
import type { ReactNode } from 'react';

import { CarDiagram } from '~/ui/car-diagram.tsx';
import { cx } from '~/ui/class-names.ts';
import { VERDICTS } from '~/ui/drive-verdicts.ts';

const SEEN_IN_TURN = [
  'group-data-[turn=0]/turn:visible group-data-[turn=0]/turn:opacity-100',
  'group-data-[turn=1]/turn:visible group-data-[turn=1]/turn:opacity-100',
  'group-data-[turn=2]/turn:visible group-data-[turn=2]/turn:opacity-100',
  'group-data-[turn=3]/turn:visible group-data-[turn=3]/turn:opacity-100',
] as const;

/** A drawing for each highlight, one upon the other. */
export function HighlightStage() {
  const scenes = [
    <Evidence key="0" />,
    <Lamps key="1" />,
    <NextCheck key="2" />,
    <Lifetimes key="3" />,
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

function Evidence() {
  return (
    <div>
      <CarDiagram system="brakes" />
      <div className="mx-auto mt-3 grid max-w-sm gap-2">
        <Sign for>“grinding when I brake”</Sign>
        <Sign>“no pulling to one side”</Sign>
      </div>
    </div>
  );
}

function Sign({ for: speaksFor = false, children }: { for?: boolean; children: ReactNode }) {
  const Icon = speaksFor ? Plus : Minus;
  return (
    <p className="flex items-center gap-2.5 rounded-md border border-line bg-surface px-3.5 py-2.5 text-[0.9375rem]">
      <Icon
        className={cx('size-4 shrink-0', speaksFor ? 'text-low' : 'text-high')}
        strokeWidth={2.5}
      />
      {children}
    </p>
  );
}

/** Three lamps as on a dashboard, one lit. */
function Lamps() {
  return (
    <ul className="mx-auto grid w-full max-w-sm gap-3">
      {(['yes', 'caution', 'no'] as const).map((verdict) => {
        const { words, box, text, Icon } = VERDICTS[verdict];
        const isLit = verdict === 'caution';
        return (
          <li
            key={verdict}
            className={cx(
              'flex items-center gap-4 rounded-lg border px-5 py-4 text-lg font-[620]',
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

/** The gap between tyre and arch, measured on both sides. */
function NextCheck() {
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
      <p className="mt-2 rounded-md border border-line bg-surface p-4">
        <span className="font-[600]">Is the gap between tyre and arch the same on both sides?</span>
        <span className="figures mt-1 flex items-center gap-1.5 text-sm text-faint">
          <Ruler className="size-4" /> 5 min · tape measure
        </span>
      </p>
    </div>
  );
}

/** How long things last, as bars on one road. */
function Lifetimes() {
  const parts = [
    { name: 'Brake pads', from: 14, to: 40 },
    { name: 'Battery', from: 34, to: 62 },
    { name: 'Timing belt', from: 56, to: 92 },
  ];
  return (
    <div className="mx-auto grid w-full max-w-md gap-5">
      {parts.map(({ name, from, to }) => (
        <div key={name}>
          <p className="font-[580]">{name}</p>
          <div className="relative mt-2 h-2.5 rounded-full bg-sunken ring-1 ring-line ring-inset">
            <div
              className="absolute inset-y-0 rounded-full bg-accent"
              style={{ left: `${from}%`, width: `${to - from}%` }}
            />
          </div>
        </div>
      ))}
      <div>
        <div className="scale-ticks" />
        <p className="caption mt-1.5 flex justify-between">
          <span>new</span>
          <span>worn</span>
        </p>
      </div>
    </div>
  );
}

import { t } from '@lingui/core/macro';
import { SYSTEM_IDS, type SystemId } from '@wrenchwise/knowledge/systems';
import { cx } from '@wrenchwise/ui/class-names.ts';

import { CarOutline } from './car-outline.tsx';
import { CAR_SYSTEMS } from './car-systems.tsx';
import { SYSTEM_NAMES } from './words/system-names.ts';

const TONES = {
  accent:
    '[--mark:var(--accent)] [--mark-fill:color-mix(in_oklab,var(--accent)_16%,var(--surface))]',
  low: '[--mark:var(--low)] [--mark-fill:var(--low-soft)]',
  medium: '[--mark:var(--medium)] [--mark-fill:var(--medium-soft)]',
  high: '[--mark:var(--high)] [--mark-fill:var(--high-soft)]',
} as const;

interface Props {
  /** The system that is lit. */
  system: SystemId;
  tone?: keyof typeof TONES;
  /** Whether the system's name is drawn with a leader line. */
  labelled?: boolean;
  className?: string;
}

function OtherSystems({ system }: { readonly system: SystemId }) {
  return (
    <g
      fill="none"
      stroke="var(--line-strong)"
      strokeWidth="1"
      opacity="0.32"
      className="[--mark-fill:none] [--mark:none]"
    >
      {SYSTEM_IDS.filter(
        (id) =>
          id !== system && id !== 'adas_camera' && id !== 'body_structure' && id !== 'wheels_tyres',
      ).map((id) => (
        <g key={id}>{CAR_SYSTEMS[id].shape}</g>
      ))}
    </g>
  );
}

/** A car in side view, with the system in which a fault sits lit up and the others faint. */
export function CarDiagram({ system, tone = 'accent', labelled = true, className }: Props) {
  const { at, shape } = CAR_SYSTEMS[system];
  const [x, y] = at;
  const name = SYSTEM_NAMES[system];
  // A label near the tail is written towards the nose, or it would leave the sheet.
  const toLeft = x > 380;
  return (
    <svg
      viewBox="0 0 640 236"
      role="img"
      aria-label={t`Side view of a car. Marked: ${name}.`}
      className={cx('w-full', TONES[tone], className)}
    >
      <CarOutline />
      <OtherSystems system={system} />
      <g
        key={system}
        fill="none"
        stroke="var(--mark)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="animate-appear"
      >
        {shape}
        {labelled && (
          <>
            <circle cx={x} cy={y} r="3.5" fill="var(--mark)" stroke="var(--surface)" />
            <path d={`M${x} ${y - 4}V16h${toLeft ? -12 : 12}`} strokeWidth="1.25" />
            <text
              x={x + (toLeft ? -18 : 18)}
              y="23"
              textAnchor={toLeft ? 'end' : 'start'}
              fill="var(--mark)"
              stroke="none"
              fontSize="20"
              className="font-semibold"
              letterSpacing="-0.2"
            >
              {name}
            </text>
          </>
        )}
      </g>
    </svg>
  );
}

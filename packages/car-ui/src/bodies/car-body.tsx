import { t } from '@lingui/core/macro';
import { cx } from '@wrenchwise/ui/class-names.ts';

import { BODY_OUTLINES, type BodyShape } from './body-outlines.ts';
import { closedOutline, ROAD, spokes } from './outline-paths.ts';

const NAMES: Record<BodyShape, string> = {
  hatchback: t`Hatchback`,
  saloon: t`Saloon`,
  estate: t`Estate`,
  suv: 'SUV',
  pickup: 'Pick-up',
  van: t`Van`,
  electric: t`Electric car`,
};

const PAINT = 'color-mix(in oklab, var(--accent) 13%, var(--surface))';
const GLASS = 'color-mix(in oklab, var(--accent) 34%, var(--surface))';
// Dark rubber in both themes: mixed from the ink by day, from the lines by night.
const TYRE = 'light-dark(color-mix(in oklab, currentColor 72%, var(--surface)), var(--line))';

interface Props {
  shape: BodyShape;
  /** What the picture is called; without it, the picture says nothing that the words beside it do not. */
  label?: string;
  className?: string;
}

/** A car of the given body shape in side view; all shapes in one scale. */
export function CarBody({ shape, label, className }: Props) {
  const outline = BODY_OUTLINES[shape];
  const { wheels, tyre, glass, pillars, lines, handles, frontLamp, rearLamp, mirror, extra } =
    outline;
  return (
    <svg
      viewBox="0 0 280 116"
      data-body={shape}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('h-auto', className)}
    >
      <path d={`M4 ${ROAD}H276`} stroke="var(--line-strong)" />
      {extra !== undefined && <path d={extra} />}
      <path d={closedOutline(outline)} fill={PAINT} />
      <path d={glass} fill={GLASS} strokeWidth="1.2" />
      <path d={pillars} stroke={PAINT} strokeWidth="4" strokeLinecap="butt" />
      <path d={lines} strokeWidth="0.9" opacity="0.55" />
      <path d={handles} strokeWidth="2" />
      <path d={frontLamp} fill="var(--medium-soft)" strokeWidth="1.1" />
      <path d={rearLamp} fill="var(--high-soft)" strokeWidth="1.1" />
      <path d={mirror} fill={PAINT} strokeWidth="1.2" />
      {shape === 'electric' && <ChargingFlap />}
      {wheels.map((x) => (
        <Wheel key={x} x={x} tyre={tyre} />
      ))}
    </svg>
  );
}

/** 'Hatchback', 'Pick-up': the name of a shape as the screens write it. */
export const bodyShapeName = (shape: BodyShape): string => NAMES[shape];

function Wheel({ x, tyre }: { x: number; tyre: number }) {
  const y = ROAD - tyre;
  const rim = tyre * 0.66;
  return (
    <>
      <circle cx={x} cy={y} r={tyre} fill={TYRE} />
      <circle cx={x} cy={y} r={rim} fill="var(--surface)" strokeWidth="1.1" />
      <path d={spokes(x, y, rim)} strokeWidth="1.8" />
      <circle cx={x} cy={y} r="2.6" fill="var(--surface)" strokeWidth="1.1" />
    </>
  );
}

function ChargingFlap() {
  return (
    <g stroke="var(--accent)">
      <rect
        x="233"
        y="66"
        width="10"
        height="10"
        rx="2.5"
        fill="var(--surface)"
        strokeWidth="1.2"
      />
      <path d="M238.8 67.8L236 71.4H240L237.2 74.4" strokeWidth="1.3" />
    </g>
  );
}

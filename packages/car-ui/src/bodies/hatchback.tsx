import { HATCHBACK } from './hatchback-outline.ts';
import { closedOutline, ROAD, spokes } from './outline-paths.ts';

const SHEET = 'var(--surface)';

// Every page with a drawing would carry seventeen digits otherwise.
const short = (figure: number): number => Math.round(figure * 100) / 100;

interface Props {
  /** Where the left edge of the car's sheet and the road are on the sheet around it. */
  readonly at: readonly [x: number, road: number];
  readonly scale: number;
  /** The weight of its lines on the sheet around it. */
  readonly weight: number;
  /** Leaves out what only blurs on a drawing the size of a thumb: shut lines, handles, spokes. */
  readonly isSmall?: boolean;
}

/** The hatchback of `CarBody` as a part of a larger drawing, in that drawing's colour of line. */
export function Hatchback({ at: [x, road], scale, weight, isSmall = false }: Props) {
  const { glass, pillars, lines, handles, frontLamp, rearLamp, mirror } = HATCHBACK;
  const line = short(weight / scale);
  return (
    <g
      transform={`translate(${x} ${short(road - ROAD * scale)}) scale(${scale})`}
      strokeWidth={line}
    >
      <path d={closedOutline(HATCHBACK)} fill={SHEET} />
      <path d={glass} fill="var(--accent-soft)" strokeWidth={short(line * 0.75)} />
      <path d={pillars} stroke={SHEET} strokeWidth={isSmall ? 3 : 4} strokeLinecap="butt" />
      {!isSmall && (
        <>
          <path d={lines} strokeWidth={short(line * 0.6)} opacity="0.6" />
          <path d={handles} strokeWidth={short(line * 1.25)} />
          <path d={mirror} fill={SHEET} strokeWidth={short(line * 0.75)} />
        </>
      )}
      <path d={frontLamp + rearLamp} fill="var(--accent-soft)" strokeWidth={short(line * 0.7)} />
      {HATCHBACK.wheels.map((wheel) => (
        <Wheel key={wheel} x={wheel} line={line} isSmall={isSmall} />
      ))}
    </g>
  );
}

function Wheel({ x, line, isSmall }: { x: number; line: number; isSmall: boolean }) {
  const { tyre } = HATCHBACK;
  const y = ROAD - tyre;
  const rim = short(tyre * 0.68);
  return (
    <>
      <circle cx={x} cy={y} r={tyre} fill="var(--line)" />
      <circle cx={x} cy={y} r={rim} fill={SHEET} strokeWidth={short(line * 0.7)} />
      {!isSmall && <path d={spokes(x, y, rim)} />}
      <circle cx={x} cy={y} r="2.6" fill={SHEET} strokeWidth={short(line * 0.7)} />
    </>
  );
}

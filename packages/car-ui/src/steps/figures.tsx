import { HATCHBACK } from '../bodies/hatchback-outline.ts';
import { closedOutline, ROAD } from '../bodies/outline-paths.ts';
import { ACCENT, FAINT, METAL, PLAIN, TOUCH } from './kit.tsx';

type Point = readonly [x: number, y: number];

/** A car from its left side, nose at the left; 270 wide at scale 1.25, its road 132 below `at`. */
export function SideCar({
  at: [x, y],
  scale = 1.25,
  touched,
}: {
  at: Point;
  scale?: number;
  /** The wheels that the step touches. */
  touched?: 'front' | 'rear';
}) {
  const { wheels, tyre, glass, pillars } = HATCHBACK;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} strokeWidth={1.8 / scale}>
      <path d={closedOutline(HATCHBACK)} fill={METAL} />
      <path d={glass} fill={PLAIN} />
      <path d={pillars} stroke={METAL} strokeWidth="4" strokeLinecap="butt" />
      {wheels.map((wheel, index) => (
        <g key={wheel}>
          <circle
            cx={wheel}
            cy={ROAD - tyre}
            r={tyre}
            {...(touched === (index === 0 ? 'front' : 'rear')
              ? { fill: TOUCH, stroke: ACCENT, strokeWidth: 3 }
              : { fill: PLAIN })}
          />
          <circle cx={wheel} cy={ROAD - tyre} r={tyre * 0.62} fill={PLAIN} />
        </g>
      ))}
    </g>
  );
}

/** A hand that grips an edge from above: `at` is the middle of the edge; turned clockwise. */
export function Grip({ at: [x, y], turn = 0 }: { at: Point; turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M-13-22V-46M13-22V-46" />
      <path
        d="M-17-12C-17-24-12-28 0-28S17-24 17-12V-6H-17ZM17-14C24-14 28-6 26 2C24 7 18 5 17-2"
        fill={PLAIN}
      />
      {[-17, -8.5, 0, 8.5].map((left) => (
        <rect key={left} x={left} y="-10" width="8.5" height="28" rx="4.2" fill={PLAIN} />
      ))}
    </g>
  );
}

/** A voltmeter with its reading and its two leads: red to the first point, black to the second. */
export function Meter({
  reading,
  unit,
  red,
  black,
}: {
  reading: string;
  unit: string;
  red: Point;
  black: Point;
}) {
  const lead = (from: number, over: number, [x, y]: Point) =>
    `M${from} 36C${from} ${over} ${x} ${over} ${x} ${y}`;
  return (
    <>
      <path d={lead(40, -4, red)} stroke="var(--high)" strokeWidth="3.5" />
      <path d={lead(76, 16, black)} strokeWidth="3.5" />
      <rect x="14" y="36" width="88" height="132" rx="10" fill={METAL} />
      <rect x="24" y="48" width="68" height="38" rx="4" fill={TOUCH} stroke={ACCENT} />
      <text
        x="58"
        y="74"
        textAnchor="middle"
        fontSize="20"
        fill="currentColor"
        stroke="none"
        className="font-bold"
      >
        {reading}
      </text>
      <text
        x="58"
        y="106"
        textAnchor="middle"
        fontSize="16"
        fill="currentColor"
        stroke="none"
        className="font-medium"
      >
        {unit}
      </text>
      <circle cx="58" cy="132" r="18" fill={PLAIN} />
      <path d="M58 132L66 120" strokeWidth="3" />
    </>
  );
}

/** The screen of a tester or a phone with lines of words, 150 wide. */
export function Screen({ at: [x, y], lines }: { at: Point; lines: readonly string[] }) {
  return (
    <>
      <rect x={x} y={y} width="150" height={26 + lines.length * 24} rx="10" fill={METAL} />
      <rect x={x + 10} y={y + 10} width="130" height={6 + lines.length * 24} rx="4" fill={PLAIN} />
      {lines.map((line, index) => (
        <text
          key={line}
          x={x + 20}
          y={y + 30 + index * 24}
          fontSize="16"
          fill="currentColor"
          stroke={FAINT}
          strokeWidth="0"
          className="font-medium"
        >
          {line}
        </text>
      ))}
    </>
  );
}

/** A wheel seen along the car: its tyre from x 190 to 240, with its carrier at the left. */
export function EdgeWheel() {
  return (
    <>
      <path d="M132 88H190V118H132Z" fill={METAL} />
      <rect x="190" y="34" width="54" height="138" rx="14" fill={METAL} />
      <path d="M203 36V170M217 34V172M231 36V170" stroke={FAINT} />
    </>
  );
}

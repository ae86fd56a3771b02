import type { ReactNode } from 'react';

/** What is not touched: castings, tyres, boxes. */
export const METAL = 'var(--sunken)';
export const PLAIN = 'var(--surface)';
/** What the step touches, and fluids. */
export const TOUCH = 'color-mix(in oklab, var(--accent) 26%, var(--surface))';
export const ACCENT = 'var(--accent)';
export const FAINT = 'var(--line-strong)';

type Point = readonly [x: number, y: number];

/** A drawing of one step on a sheet of 320 × 200: one idea, the accent on what is touched. */
export interface StepSketch {
  /** What is to be seen, for who cannot see it, and under the drawing: a sentence. */
  readonly about: string;
  readonly sketch: ReactNode;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const onCircle = ([x, y]: Point, r: number, degrees: number): Point => [
  Math.round((x + r * Math.cos(radians(degrees))) * 10) / 10,
  Math.round((y + r * Math.sin(radians(degrees))) * 10) / 10,
];
const head = (tip: Point, degrees: number): string => {
  const one = onCircle(tip, 12, degrees + 150);
  const two = onCircle(tip, 12, degrees - 150);
  return `M${one.join(' ')}L${tip.join(' ')}L${two.join(' ')}`;
};

/** A straight arrow: the way a part is moved. */
export function Arrow({ from, to }: { from: Point; to: Point }) {
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return (
    <path
      d={`M${from.join(' ')}L${to.join(' ')}${head(to, degrees)}`}
      stroke={ACCENT}
      strokeWidth="3.5"
    />
  );
}

/** A bent arrow: the way a part is turned. Degrees run clockwise from 3 o’clock. */
export function Turn({ at, r, from, to }: { at: Point; r: number; from: number; to: number }) {
  const start = onCircle(at, r, from);
  const end = onCircle(at, r, to);
  const clockwise = to > from;
  const arc = `M${start.join(' ')}A${r} ${r} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${clockwise ? 1 : 0} ${end.join(' ')}`;
  return (
    <path d={`${arc}${head(end, to + (clockwise ? 80 : -80))}`} stroke={ACCENT} strokeWidth="3.5" />
  );
}

/** A name beside a part, with a leader line to it; or a line of words. */
export function Label({
  at: [x, y],
  to,
  anchor = 'start',
  children,
}: {
  at: Point;
  to?: readonly [from: Point, end: Point];
  anchor?: 'start' | 'middle' | 'end';
  children: string;
}) {
  return (
    <>
      {to !== undefined && (
        <path d={`M${to[0].join(' ')}L${to[1].join(' ')}`} stroke={FAINT} strokeWidth="1.2" />
      )}
      <text
        x={x}
        y={y}
        textAnchor={anchor}
        fontSize="16"
        fill="currentColor"
        stroke="none"
        className="font-medium"
      >
        {children}
      </text>
    </>
  );
}

/** A number in a circle: the order of what is done. */
export function Order({ at: [x, y], children }: { at: Point; children: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="13" fill={ACCENT} stroke={PLAIN} strokeWidth="2" />
      <text
        x={x}
        y={y + 5.5}
        textAnchor="middle"
        fontSize="16"
        fill="var(--accent-ink)"
        stroke="none"
        className="font-bold"
      >
        {children}
      </text>
    </>
  );
}

export function Ground({ y = 172 }: { y?: number }) {
  return <path d={`M12 ${y}H308`} stroke={FAINT} />;
}

/** A wheel seen from the side; the nut with the given number is touched. */
export function Wheel({ at, r, touched }: { at: Point; r: number; touched?: number }) {
  const [x, y] = at;
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={METAL} />
      <circle cx={x} cy={y} r={r * 0.68} fill={PLAIN} />
      <circle cx={x} cy={y} r={r * 0.12} />
      {[0, 1, 2, 3, 4].map((nut) => {
        const [cx, cy] = onCircle(at, r * 0.36, nut * 72 - 90);
        return (
          <circle
            key={nut}
            cx={cx}
            cy={cy}
            r="6"
            {...(nut === touched ? { fill: TOUCH, stroke: ACCENT } : { fill: METAL })}
          />
        );
      })}
    </>
  );
}

/** A sill with its seam and the maker’s two marks. */
export function Sill() {
  return (
    <>
      <path d="M16 44H304V94H16Z" fill={METAL} stroke="none" />
      <path d="M16 94V44M304 94V44M16 94H304M96 44V94" stroke={FAINT} />
      <path d="M30 94H290V104H30Z" fill={PLAIN} />
      <path d="M134 92l-6-12h12zM186 92l-6-12h12z" fill={ACCENT} stroke="none" />
    </>
  );
}

/** A translucent tank with its marks; `level` is the height of the fluid, 60 to 160. */
export function Tank({ level }: { level: number }) {
  return (
    <>
      <path d="M132 30H188V52H132Z" fill={METAL} />
      <path d="M140 30V52M150 30V52M160 30V52M170 30V52M180 30V52" stroke={FAINT} />
      <path
        d="M76 52H244Q256 52 256 64V152Q256 164 244 164H76Q64 164 64 152V64Q64 52 76 52Z"
        fill={PLAIN}
      />
      <path
        d={`M65 ${level}H255V152Q255 163 244 163H76Q65 163 65 152Z`}
        fill={TOUCH}
        stroke="none"
      />
      <path d={`M65 ${level}H255`} stroke={ACCENT} strokeWidth="2.5" />
      <path d="M196 84H236M196 140H236" strokeWidth="2.5" />
      <Label at={[262, 90]}>MAX</Label>
      <Label at={[262, 146]}>MIN</Label>
    </>
  );
}

/** A bottle poured through a funnel into a neck. */
export function Pour({ top, neck }: { top: string; neck: string }) {
  return (
    <>
      <path d="M24 154H296V182H24Z" fill={METAL} />
      <path d="M138 136H182V154H138Z" fill={PLAIN} />
      <path d="M106 84H206L170 116V144H150V116Z" fill={PLAIN} />
      <path d="M178 62C168 70 162 84 160 112" stroke={ACCENT} strokeWidth="5" />
      <g transform="translate(178 62) rotate(-22)">
        <path d="M0-8H14V-11L30-24H100V24H30L14 11V8H0Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M46-12H88V12H46Z" fill={PLAIN} stroke={FAINT} />
      </g>
      <Label at={[14, 50]}>{top}</Label>
      <Label
        at={[14, 134]}
        to={[
          [14 + neck.length * 8.2, 130],
          [136, 144],
        ]}
      >
        {neck}
      </Label>
    </>
  );
}

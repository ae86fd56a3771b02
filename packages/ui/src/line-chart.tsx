export interface Point {
  /** Where it lies from left to right, such as milliseconds. */
  readonly at: number;
  readonly value: number;
}

interface Props {
  /** What is drawn, in one sentence. A table beside the picture has the numbers. */
  label: string;
  points: readonly Point[];
  /** The ends of the scale in words. */
  axis: {
    readonly low: string;
    readonly high: string;
    readonly from: string;
    readonly to: string;
  };
  /** The scale begins at zero, not at the lowest value. */
  fromZero?: boolean;
}

const WIDTH = 600;
const HEIGHT = 200;
const EDGE = 6;

/** A line over time. What its scale is called stands in words around it. */
export function LineChart({ label, points, axis, fromZero = false }: Props) {
  const values = points.map(({ value }) => value);
  const low = fromZero ? 0 : Math.min(...values);
  const high = Math.max(...values);
  const first = Math.min(...points.map(({ at }) => at));
  const last = Math.max(...points.map(({ at }) => at));
  const x = (at: number): number =>
    last === first ? WIDTH / 2 : EDGE + ((at - first) / (last - first)) * (WIDTH - 2 * EDGE);
  const y = (value: number): number =>
    high === low
      ? HEIGHT / 2
      : HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE);
  const path = points
    .map(
      ({ at, value }, index) =>
        `${index === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`,
    )
    .join('');
  return (
    <div>
      <p aria-hidden className="figures text-xs text-faint">
        {axis.high}
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={label}
        preserveAspectRatio="none"
        className="h-40 w-full text-accent sm:h-48"
      >
        {[0.25, 0.5, 0.75].map((share) => (
          <line
            key={share}
            x1={0}
            x2={WIDTH}
            y1={HEIGHT * share}
            y2={HEIGHT * share}
            stroke="var(--line)"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div aria-hidden className="figures flex justify-between gap-3 text-xs text-faint">
        <span>{axis.low}</span>
      </div>
      <div aria-hidden className="figures mt-1 flex justify-between gap-3 text-xs text-faint">
        <span>{axis.from}</span>
        <span>{axis.to}</span>
      </div>
    </div>
  );
}

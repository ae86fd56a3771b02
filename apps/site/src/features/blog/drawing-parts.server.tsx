import { Hatchback } from '@wrenchwise/car-ui/bodies/hatchback.tsx';
import type { ReactNode } from 'react';

/** A sheet for a drawing of 320 × 160, on a line of ground. Colours are the theme's. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 320 160"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Where a car or a table is. */
export function Ground({ y = 140 }: { y?: number }) {
  return <path d={`M24 ${y}h272`} stroke="var(--line-strong)" />;
}

interface CarProps {
  /** The top left corner; the car is 208 wide and is 86 below it. */
  x: number;
  y: number;
}

/** A hatchback from the left. */
export function Car({ x, y }: CarProps) {
  return <Hatchback at={[x - 30, y + 86]} scale={0.96} weight={1.75} />;
}

/** A sheet on a clipboard, 72 × 96, with lines; the first ones are ticked. */
export function Clipboard({ x, y, ticked }: CarProps & { ticked: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="72" height="96" rx="6" fill="var(--surface)" />
      <rect x="22" y="-6" width="28" height="13" rx="4" fill="var(--accent-soft)" />
      {[24, 42, 60, 78].map((at, index) => (
        <g key={at}>
          <path d={`M32 ${at}h${index % 2 === 0 ? 28 : 20}`} stroke="var(--line-strong)" />
          {index < ticked ? (
            <path d={`M12 ${at}l4 4 7-8`} stroke="var(--accent)" strokeWidth="2.25" />
          ) : (
            <rect x="12" y={at - 5} width="10" height="10" rx="2" stroke="var(--line-strong)" />
          )}
        </g>
      ))}
    </g>
  );
}

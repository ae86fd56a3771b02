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
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        fill="var(--surface)"
        d="M14 70c-5 0-8-3-8-8V50c0-6 4-10 10-12l38-9C70 15 84 7 106 6h34c16 0 28 6 38 16l12 10c10 2 16 6 17 14l1 14c0 6-3 10-9 10h-14a20 20 0 0 0-40 0H74a20 20 0 0 0-40 0z"
      />
      <path
        fill="var(--accent-soft)"
        d="M66 30c12-10 24-15 42-16h8v18H64zM126 14h14c12 0 21 4 29 11l7 7h-50z"
      />
      <path d="M121 32v36M62 40c-2 10-2 20 1 28" stroke="var(--line-strong)" />
      <path d="M110 42h8M160 42h8" />
      {[54, 165].map((at) => (
        <g key={at}>
          <circle cx={at} cy="70" r="16" fill="var(--surface)" />
          <circle cx={at} cy="70" r="7" stroke="var(--line-strong)" />
        </g>
      ))}
    </g>
  );
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

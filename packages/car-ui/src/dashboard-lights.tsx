import { cx } from '@wrenchwise/ui/class-names.ts';
import type { ReactNode } from 'react';

type Colour = 'red' | 'amber';

interface Light {
  readonly colour: Colour;
  /** Strokes in a box of 32 by 24. */
  readonly drawing: ReactNode;
  readonly flashes?: true;
}

const letters = (text: string, y = 15.5): ReactNode => (
  <text
    x="16"
    y={y}
    textAnchor="middle"
    fontSize="8"
    fontWeight="700"
    fill="currentColor"
    stroke="none"
  >
    {text}
  </text>
);

const ENGINE = (
  <path d="M8 8h4V5.5h8V8h3l2.5 3H28v7h-2.5l-2 2.5H12L9 17.5H6.5V20M4 11v8M4 15h2.5M8 8v4H6.5v5.5M13 4h6" />
);

/** The lights that can be pointed at, by the ids of the tap question 'lights'. */
export const DASHBOARD_LIGHTS: Readonly<Record<string, Light>> = {
  'check-engine': { colour: 'amber', drawing: ENGINE },
  'check-engine-flashing': { colour: 'amber', drawing: ENGINE, flashes: true },
  'oil-pressure': {
    colour: 'red',
    drawing: (
      <>
        <path d="M4 10l3 1.5v-2H14V8h-2.5M14 8h2M15 9.5l3 2 8-3.5-6 9H8v-5.5" />
        <path d="M27.5 11.5c1 1.5 1.4 2 1.4 2.800a1.4 1.4 0 0 1-2.8 0c0-.8.4-1.3 1.4-2.800z" />
      </>
    ),
  },
  temperature: {
    colour: 'red',
    drawing: (
      <>
        <path d="M15 13.5V4.5a1.5 1.5 0 0 1 3 0v9a3 3 0 1 1-3 0zM18 6h4M18 9h3M18 12h4" />
        <path d="M4 18c1.5-1.5 3-1.5 4.5 0s3 1.5 4.5 0M20 18c1.5-1.5 3-1.5 4.5 0s3 1.5 4.5 0M4 22c1.5-1.5 3-1.5 4.5 0s3 1.5 4.5 0 3-1.5 4.5 0 3 1.5 4.5 0" />
      </>
    ),
  },
  battery: {
    colour: 'red',
    drawing: <path d="M4.5 8h23v12h-23zM7.5 8V5h4v3M20.5 8V5h4v3M8 14h4M20 14h4M22 12v4" />,
  },
  brake: {
    colour: 'red',
    drawing: (
      <>
        <circle cx="16" cy="12" r="7.5" />
        <path d="M6.5 4.5a12 12 0 0 0 0 15M25.5 4.5a12 12 0 0 1 0 15M16 8v5M16 15.5v.5" />
      </>
    ),
  },
  abs: {
    colour: 'amber',
    drawing: (
      <>
        <circle cx="16" cy="12" r="8.5" />
        <path d="M5 4a13 13 0 0 0 0 16M27 4a13 13 0 0 1 0 16" />
        {letters('ABS', 15)}
      </>
    ),
  },
  stability: {
    colour: 'amber',
    drawing: (
      <>
        <path d="M8 12l1.5-4.5A2 2 0 0 1 11.4 6h9.200a2 2 0 0 1 1.9 1.5L24 12v4H8zM8 12h16M10 16v1.5h2.5V16M19.5 16v1.5H22V16" />
        <path d="M12 18.5c2 1-2 2 0 4M20 18.5c2 1-2 2 0 4" />
      </>
    ),
  },
  airbag: {
    colour: 'red',
    drawing: (
      <>
        <circle cx="11" cy="5.5" r="2.2" />
        <path d="M10 9.5L8 17l6 1 1 4M11 12.5l5 2.5" />
        <circle cx="21" cy="11" r="4.5" />
      </>
    ),
  },
  'tyre-pressure': {
    colour: 'amber',
    drawing: (
      <path d="M9 18.5C6.5 15 6 12 7.5 8L9 4M23 18.5c2.5-3.5 3-6.5 1.5-10.5L23 4M7.5 19h17M10 19v2M14 19v2M18 19v2M22 19v2M16 7v6M16 15.5v.5" />
    ),
  },
  steering: {
    colour: 'amber',
    drawing: (
      <>
        <circle cx="13" cy="12" r="8" />
        <circle cx="13" cy="12" r="2" />
        <path d="M5.5 10.5H11M15 10.5h5.5M13 14v6M26 5v9M26 18v.5" />
      </>
    ),
  },
  'glow-plug': {
    colour: 'amber',
    drawing: (
      <path d="M4 15h4.5c0-3 1-5 3-5s3 2 3 5-1 3-1.5 1.5S13.5 10 16 10s3 2 3 5-1 3-1.5 1.5S18 10 20.5 10s3 2 3 5H28" />
    ),
  },
  'particulate-filter': {
    colour: 'amber',
    drawing: (
      <>
        <path d="M3 12h4l2-4h14l2 4h4M7 12l2 4h14l2-4" />
        <g fill="currentColor" stroke="none">
          <circle cx="12" cy="11" r="1" />
          <circle cx="16" cy="13" r="1" />
          <circle cx="20" cy="11" r="1" />
          <circle cx="16" cy="10" r=".8" />
        </g>
      </>
    ),
  },
  immobiliser: {
    colour: 'amber',
    drawing: (
      <>
        <path d="M7 12l1.5-4.5A2 2 0 0 1 10.4 6h11.200a2 2 0 0 1 1.9 1.5L25 12v6H7z" />
        <circle cx="14" cy="13.5" r="2.2" />
        <path d="M16.2 13.5h5M19.5 13.5v2" />
      </>
    ),
  },
};

const COLOUR: Readonly<Record<Colour, { readonly text: string; readonly word: string }>> = {
  red: { text: 'text-high', word: 'red' },
  amber: { text: 'text-medium', word: 'yellow' },
};

interface Props {
  lights: readonly { readonly id: string; readonly label: string }[];
  onPick: (id: string) => void;
}

/** The warning lights of a dashboard, drawn, to point at. Each says its name and its colour. */
export function DashboardLights({ lights, onPick }: Props) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-2">
      {lights.map(({ id, label }) => {
        const light = DASHBOARD_LIGHTS[id];
        return (
          <li key={id} className="grid">
            <button
              type="button"
              onClick={() => onPick(id)}
              className="flex min-h-24 flex-col items-center justify-start gap-1.5 rounded-md border border-line bg-paper px-1.5 pt-3 pb-2 text-center text-sm font-label transition-colors duration-150 hover:border-accent-line hover:bg-accent-soft"
            >
              {light && (
                <svg
                  viewBox="0 0 32 24"
                  aria-hidden
                  className={cx(
                    'h-9 w-12 shrink-0',
                    COLOUR[light.colour].text,
                    light.flashes && 'animate-pulse motion-reduce:animate-none',
                  )}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.6"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                >
                  {light.drawing}
                </svg>
              )}
              <span className="wrap-break-word">
                {label}
                {light && <span className="sr-only">, {COLOUR[light.colour].word}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

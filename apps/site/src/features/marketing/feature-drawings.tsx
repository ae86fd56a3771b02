import { Hatchback } from '@wrenchwise/car-ui/bodies/hatchback.tsx';
import type { ReactNode } from 'react';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 176 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-auto w-full"
    >
      {children}
    </svg>
  );
}

const QUIET = 'var(--line-strong)';
const SOFT = 'var(--accent-soft)';
const SHEET = 'var(--surface)';

/** One drawing for each of the eight cards, in their order. All are of our own hand. */
export const FEATURE_DRAWINGS = {
  diagnostics: (
    <Drawing>
      <path
        fill={SHEET}
        d="M18 16h58a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H40L28 66V54H18a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6z"
      />
      <path d="M24 29h14M44 29h26M24 41h22" stroke={QUIET} />
      <path fill={SOFT} d="M43 23h28v12H43z" stroke="none" />
      <path d="M44 29h26" />
      <path d="M90 40h12l-4-4M102 40l-4 4" />
      <path d="M112 24h52M112 44h52M112 64h52" stroke="var(--line)" strokeWidth="8" />
      <path d="M112 24h40" strokeWidth="8" />
      <path d="M112 44h16M112 64h7" stroke={QUIET} strokeWidth="8" />
      <path d="M112 80h52M112 77v6M138 77v6M164 77v6" stroke={QUIET} />
    </Drawing>
  ),
  guides: (
    <Drawing>
      <path
        fill={SHEET}
        d="M88 26c-14-9-34-10-56-6v56c22-4 42-3 56 6 14-9 34-10 56-6V20c-22-4-42-3-56 6z"
      />
      <path d="M88 26v56" stroke={QUIET} />
      <path d="M44 34c12-1 22 0 32 4M44 46c12-1 22 0 32 4M44 58c8-1 14 0 20 2" stroke={QUIET} />
      <path
        fill={SOFT}
        d="M130 32a11 11 0 0 0-14 14l-14 15a5 5 0 0 0 7 7l14-15a11 11 0 0 0 14-14l-7 7-6-2-2-6z"
      />
    </Drawing>
  ),
  specifications: (
    <Drawing>
      <Hatchback at={[2.5, 72]} scale={0.65} weight={1.75} isSmall />
      <path d="M24 86h140M24 81v10M164 81v10M52 79v7M137 79v7" stroke={QUIET} />
      <path d="M12 24v48M8 24h8M8 72h8" stroke={QUIET} />
    </Drawing>
  ),
  tools: (
    <Drawing>
      <path d="M20 16h136v8H20z" fill={SHEET} stroke={QUIET} />
      <path d="M46 24v6M88 24v6M130 24v6" stroke={QUIET} />
      <path
        fill={SOFT}
        d="M52 31v9a6 6 0 0 1-12 0v-9a12 12 0 0 0-4 19l5 5v22a5 5 0 0 0 10 0V55l5-5a12 12 0 0 0-4-19z"
      />
      <path fill={SHEET} d="M82 30h12l3 8v18h-6v20l-3 8-3-8V56h-6V38z" />
      <path d="M84 42v8M88 42v8M92 42v8" stroke={QUIET} />
      <path fill={SOFT} d="M118 34h18a9 9 0 0 1 9 9v19h-30V37a3 3 0 0 1 3-3z" />
      <circle cx="130" cy="48" r="7" fill={SHEET} />
      <path d="M145 62h14v5M115 62h-2" />
    </Drawing>
  ),
  parts: (
    <Drawing>
      <circle cx="66" cy="50" r="36" fill={SHEET} />
      <circle cx="66" cy="50" r="20" fill={SOFT} />
      <circle cx="66" cy="50" r="8" fill={SHEET} />
      <path d="M66 36v.1M79 46v.1M74 62v.1M58 62v.1M53 46v.1" strokeWidth="3.5" />
      <path
        d="M66 20v4M87 29l-3 3M96 50h-4M87 71l-3-3M66 80v-4M45 71l3-3M36 50h4M45 29l3 3"
        stroke={QUIET}
      />
      <path fill={SOFT} d="M112 34c12 8 12 26 0 34l-8-5c7-7 7-17 0-24z" />
      <path fill={SHEET} d="M134 30h22a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4h-22l-10-19z" />
      <circle cx="134" cy="49" r="2.5" />
      <path d="M143 43h10M143 54h6" stroke={QUIET} />
    </Drawing>
  ),
  schedules: (
    <Drawing>
      <path d="M14 66h148" stroke={QUIET} />
      <path
        d="M14 62v8M44 62v8M74 62v8M104 62v8M134 62v8M162 62v8M29 64v4M59 64v4M89 64v4M119 64v4M148 64v4"
        stroke={QUIET}
      />
      <path d="M14 66h66" strokeWidth="3" />
      <circle cx="80" cy="66" r="6" fill={SOFT} />
      <path
        fill={SHEET}
        d="M58 16h44a5 5 0 0 1 5 5v22a5 5 0 0 1-5 5H86l-6 8-6-8H58a5 5 0 0 1-5-5V21a5 5 0 0 1 5-5z"
      />
      <path d="M63 26v12M73 26v12M83 26v12M93 26v12" stroke={QUIET} />
      <path fill={SOFT} d="M120 22h32v24h-32z" />
      <path d="M120 30h32M128 18v8M144 18v8M128 38h4M140 38h4" />
      <path d="M30 80h16M88 80h20M128 80h12" stroke={QUIET} />
    </Drawing>
  ),
  costs: (
    <Drawing>
      <path fill={SOFT} d="M16 34l12-10 12 10v14H16z" />
      <path d="M24 48V38h8v10" />
      <path d="M54 40h108" stroke="var(--line)" strokeWidth="8" />
      <path d="M62 40h26" strokeWidth="8" />
      <path fill={SHEET} d="M14 64l14-8 14 8v16H14z" />
      <path d="M20 80V70h16v10M20 75h16" stroke={QUIET} />
      <path d="M54 72h108" stroke="var(--line)" strokeWidth="8" />
      <path d="M96 72h48" strokeWidth="8" />
      <path d="M75 32v16M120 64v16" stroke={SHEET} strokeWidth="2.5" />
      <path d="M54 20h108M54 16v8M90 17v6M126 17v6M162 16v8" stroke={QUIET} />
    </Drawing>
  ),
  chat: (
    <Drawing>
      <path
        fill={SHEET}
        d="M22 14h74a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H44L32 58V48H22a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6z"
      />
      <path d="M30 26h52M30 37h34" stroke={QUIET} />
      <path
        fill={SOFT}
        d="M80 56h72a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6h-8v8l-12-8H80a6 6 0 0 1-6-6V62a6 6 0 0 1 6-6z"
      />
      <path d="M88 70h.1M98 70h.1M108 70h.1" strokeWidth="4" />
    </Drawing>
  ),
} as const;

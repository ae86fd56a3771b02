import type { ReactNode } from 'react';

import { Hatchback } from './bodies/hatchback.tsx';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 176 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** A clipboard with nothing noted yet. */
export function ClipboardIllustration() {
  return (
    <Drawing>
      <path d="M10 88h156" stroke="var(--line-strong)" />
      <path
        fill="var(--surface)"
        d="M60 16h56a5 5 0 0 1 5 5v62a5 5 0 0 1-5 5H60a5 5 0 0 1-5-5V21a5 5 0 0 1 5-5z"
      />
      <path fill="var(--accent-soft)" d="M76 10h24v12H76z" />
      <path
        d="M68 36h10M86 36h22M68 50h10M86 50h16M68 64h10M86 64h20"
        stroke="var(--line-strong)"
      />
      <path d="M68 36l3 3 6-6" />
      <path fill="var(--accent-soft)" d="M128 46l14-14 8 8-14 14-10 2z" />
    </Drawing>
  );
}

/** A car in its garage. */
export function GarageIllustration() {
  return (
    <Drawing>
      <path d="M10 88h156" stroke="var(--line-strong)" />
      <path d="M24 88V38l64-28 64 28v50" stroke="var(--line-strong)" />
      <path d="M38 46h100M38 54h100" stroke="var(--line)" />
      <Hatchback at={[20.6, 88]} scale={0.48} weight={1.75} isSmall />
    </Drawing>
  );
}

/** A calendar leaf with a spanner. */
export function ScheduleIllustration() {
  return (
    <Drawing>
      <path d="M10 88h156" stroke="var(--line-strong)" />
      <path
        fill="var(--surface)"
        d="M52 20h64a5 5 0 0 1 5 5v58a5 5 0 0 1-5 5H52a5 5 0 0 1-5-5V25a5 5 0 0 1 5-5z"
      />
      <path fill="var(--accent-soft)" d="M47 25a5 5 0 0 1 5-5h64a5 5 0 0 1 5 5v11H47z" />
      <path d="M64 14v11M104 14v11" />
      <path
        d="M58 48h8M80 48h8M102 48h8M58 60h8M80 60h8M102 60h8M58 72h8M80 72h8"
        stroke="var(--line-strong)"
      />
      <circle cx="106" cy="72" r="9" fill="var(--accent-soft)" />
      <path d="M106 67v5l4 2" />
    </Drawing>
  );
}

/** Two speech marks and a nut. */
export function HelpIllustration() {
  return (
    <Drawing>
      <path d="M10 88h156" stroke="var(--line-strong)" />
      <path
        fill="var(--surface)"
        d="M38 20h62a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H64L50 70V58H38a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6z"
      />
      <path d="M46 34h44M46 45h28" stroke="var(--line-strong)" />
      <path fill="var(--accent-soft)" d="M118 40l14 8v16l-14 8-14-8V48z" />
      <circle cx="118" cy="56" r="6" fill="var(--surface)" />
    </Drawing>
  );
}

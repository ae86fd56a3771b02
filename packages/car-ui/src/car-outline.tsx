import { Hatchback } from './bodies/hatchback.tsx';

/** A hatchback seen from the left, on its road: 640 × 236, the wheels' centres at 151 and 479. */
export function CarOutline() {
  return (
    <g fill="none" stroke="var(--line-strong)" strokeLinejoin="round" strokeLinecap="round">
      <path d="M20 220H620" stroke="var(--line)" strokeWidth="1.5" />
      <Hatchback at={[-39.3, 220]} scale={2.504} weight={2} />
    </g>
  );
}

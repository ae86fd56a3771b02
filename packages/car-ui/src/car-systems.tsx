import type { SystemId } from '@wrenchwise/knowledge/systems';
import type { ReactNode } from 'react';

import { spokes } from './bodies/outline-paths.ts';

const WHEELS = [151, 479] as const;

/** Where each of the 14 systems sits in the car of `CarOutline`: a drawing, and where its label points. */
export const CAR_SYSTEMS: Record<
  SystemId,
  { readonly at: readonly [number, number]; readonly shape: ReactNode }
> = {
  engine_cooling: {
    at: [136, 122],
    shape: (
      <>
        <path d="M100 122h62l8 8v26h-70z" fill="var(--mark-fill)" />
        <path d="M108 122v-7h46v7M116 115v-5h8v5M138 115v-5h8v5M112 131v16M125 131v16M138 131v16M151 131v16" />
        <path d="M74 132v42M80 132v42M74 132h6M74 174h6M80 138h20M80 168h14l6-12" />
      </>
    ),
  },
  electrical: {
    at: [196, 118],
    shape: (
      <>
        <path d="M178 118h34v24h-34z" fill="var(--mark-fill)" />
        <path d="M184 118v-5h7v5M199 118v-5h7v5M197 122l-6 9h7l-5 8" />
        <path d="M195 142v34c0 6 3 8 8 8h190c30 0 40-36 60-44s60-10 92-8" strokeDasharray="5 5" />
        <path d="M195 160H96l-20-12" strokeDasharray="5 5" />
      </>
    ),
  },
  transmission_drivetrain: {
    at: [204, 150],
    shape: (
      <>
        <path d="M172 138h22l20 8v20l-20 6h-22z" fill="var(--mark-fill)" />
        <path d="M214 158h232M214 162h232M180 138v34M194 138v34" />
        <path d="M446 150h20l10 10-10 10h-20zM151 180l24-12" fill="var(--mark-fill)" />
        <path d="M186 138v-14M182 124h8" />
      </>
    ),
  },
  brakes: {
    at: [151, 158],
    shape: WHEELS.map((x) => (
      <g key={x}>
        <circle cx={x} cy="180" r="21" fill="var(--mark-fill)" />
        <circle cx={x} cy="180" r="11" />
        <path d={`M${x + 10} 160a22 22 0 0 1 12 22l-9-1a13 13 0 0 0-7-13z`} fill="var(--mark)" />
        <path
          d={`M${x - 15} 172v1M${x - 12} 190v1M${x} 164v1M${x - 2} 196v1M${x + 12} 192v1`}
          strokeWidth="3"
        />
      </g>
    )),
  },
  steering: {
    at: [262, 112],
    shape: (
      <>
        <ellipse
          cx="262"
          cy="122"
          rx="9"
          ry="22"
          transform="rotate(24 262 122)"
          fill="var(--mark-fill)"
        />
        <path d="M258 124l-34 26-30 10M256 116l10 12" />
        <path d="M151 168h48v8h-48M160 168v8M170 168v8M180 168v8M190 168v8" />
      </>
    ),
  },
  fuel: {
    at: [412, 158],
    shape: (
      <>
        <path
          d="M366 158h50c6 0 9 3 9 8v10c0 5-3 8-9 8h-44c-6 0-10-3-11-8l-2-10c-1-5 2-8 7-8z"
          fill="var(--mark-fill)"
        />
        <path d="M424 166c6-26 16-50 56-52h20M500 108h12v12h-12z" />
        <path d="M360 180H226l-40-30h-14" strokeDasharray="5 5" />
        <path d="M384 158v-6h16v6" />
      </>
    ),
  },
  restraints_seats: {
    at: [339, 80],
    shape: (
      <>
        <path
          d="M294 148c-6 0-9-4-8-9l2-8 34 3 9-42c2-8 13-7 13 1l-4 48c-1 5-4 7-9 7z"
          fill="var(--mark-fill)"
        />
        <path
          d="M404 148c-6 0-9-4-8-9l2-8 34 3 9-42c2-8 13-7 13 1l-4 48c-1 5-4 7-9 7z"
          fill="var(--mark-fill)"
        />
        <path d="M330 86c-3-8 2-14 9-14s10 7 7 15M440 86c-3-8 2-14 9-14s10 7 7 15" />
        <path d="M340 92l-36 42M450 92l-36 42" strokeWidth="3" />
      </>
    ),
  },
  body_structure: {
    at: [290, 130],
    shape: (
      <>
        <path
          fill="var(--mark-fill)"
          d="M231 96h136v96H234c-11-32-11-64-3-96zM373 96h106c0 18-5 30-21 39a50 50 0 0 0-29 57h-56z"
        />
        <path d="M330 115h24M435 115h24" strokeWidth="3.5" />
      </>
    ),
  },
  adas_camera: {
    at: [298, 62],
    shape: (
      <>
        <path d="M286 62l-156-46v90z" fill="var(--mark-fill)" stroke="none" />
        <path d="M284 56h14l4 6-4 6h-14z" fill="var(--mark)" />
        <path d="M286 62l-156-46M286 62l-156 44" strokeDasharray="4 5" />
        <path d="M36 148c-6 6-6 18 0 24M26 142c-9 9-9 27 0 36M16 136c-13 13-13 35 0 48" />
      </>
    ),
  },
  visibility_wiper: {
    at: [296, 70],
    shape: (
      <>
        <path d="M236 92c28-20 53-35 88-38.5q20-2.5 36-3l5 41.5z" fill="var(--mark-fill)" />
        <path d="M207 90c35-25 70-45 110-50" strokeWidth="4" />
        <path d="M216 77l38-25M203 88l28-21" />
        <path d="M231 92c-5-12 2-17 17-15l7 15z" fill="var(--mark)" />
      </>
    ),
  },
  lighting: {
    at: [86, 122],
    shape: (
      <>
        <path d="M53 140c15-15 37-22 63-26l-13 16c-17 8-35 12-50 12z" fill="var(--mark-fill)" />
        <circle cx="80" cy="131" r="5" fill="var(--mark)" />
        <path d="M34 132l-24-8M32 143H6M34 154l-24 8" />
        <path d="M575 110l-31 2 8 20 29 5z" fill="var(--mark-fill)" />
        <path d="M594 120h16M594 132l14 4" />
      </>
    ),
  },
  speed_control: {
    at: [236, 152],
    shape: (
      <>
        <path d="M230 146l8 24 10 4M226 150l10-6" strokeWidth="3.5" />
        <path d="M230 148c-20-18-40-24-66-20" strokeDasharray="5 5" />
        <path d="M150 122h18v14h-18z" fill="var(--mark-fill)" />
        <path d="M252 108a16 16 0 0 1 30-6M262 110l8-10" />
      </>
    ),
  },
  suspension: {
    at: [151, 112],
    shape: WHEELS.map((x) => (
      <g key={x}>
        <path d={`M${x - 12} 112h24M${x} 112v8M${x - 9} 156h18M${x} 156v22`} strokeWidth="3" />
        <path d={`M${x - 10} 122l20 5-20 6 20 5-20 6 20 5-20 6`} fill="none" strokeWidth="2.5" />
        <path d={`M${x} 178l34 4`} strokeWidth="3" />
      </g>
    )),
  },
  wheels_tyres: {
    at: [151, 140],
    shape: WHEELS.map((x) => (
      <g key={x}>
        <circle cx={x} cy="180" r="33.5" strokeWidth="13" stroke="var(--mark-fill)" />
        <circle cx={x} cy="180" r="40" />
        <circle cx={x} cy="180" r="27" />
        <path d={spokes(x, 180, 27)} />
      </g>
    )),
  },
};

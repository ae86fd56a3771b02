import type { ReactElement } from 'react';

import { Car, Clipboard, Drawing, Ground } from './drawing-parts.server.tsx';

const SNOW =
  'M40 30v12M34 33l12 6M46 33l-12 6M268 22v12M262 25l12 6M274 25l-12 6M150 14v10M145 16.500l10 5M155 16.500l-10 5M212 34v8M208 36l8 4M216 36l-8 4M92 52v8M88 54l8 4M96 54l-8 4M288 66v8M284 68l8 4M292 68l-8 4';

/** The drawing of every article, by the name of its file. */
export const DRAWINGS: Readonly<Record<string, ReactElement>> = {
  'when-the-warning-light-comes-on': (
    <Drawing>
      <path
        fill="var(--surface)"
        d="M30 132V86c0-34 28-58 62-58 26 0 44 8 68 8s42-8 68-8c34 0 62 24 62 58v46z"
      />
      <path d="M58 104a40 40 0 1 1 76 0M186 104a40 40 0 1 1 76 0" stroke="var(--line-strong)" />
      <path
        d="M60 84l6 2M72 62l5 5M96 52v7M119 62l-5 5M131 84l-6 2M188 84l6 2M200 62l5 5M224 52v7M247 62l-5 5M259 84l-6 2"
        stroke="var(--line-strong)"
      />
      <path d="M96 92l-20-12M224 92l14-22" strokeWidth="2.25" />
      <circle cx="96" cy="92" r="4.500" fill="var(--surface)" />
      <circle cx="224" cy="92" r="4.500" fill="var(--surface)" />
      <g stroke="var(--high)">
        <path fill="var(--high-soft)" d="M140 74h18l10-6 3 4-11 10h-20zM136 76l4 3M146 74v-4h8v4" />
        <path d="M172 76c2 3 2 4 0 6-2-2-2-3 0-6z" fill="var(--high)" />
      </g>
      <g stroke="var(--medium)">
        <path
          fill="var(--medium-soft)"
          d="M146 96h8v-4h10v4h6l5 5v11h-23l-6-5zM142 99v8M175 103h4v7h-4M154 92h-3M164 92h3"
        />
      </g>
      <path d="M140 124h10M155 124h10M170 124h10" stroke="var(--line-strong)" />
      <path d="M24 140h272" stroke="var(--line-strong)" />
    </Drawing>
  ),
  'how-to-read-a-trouble-code': (
    <Drawing>
      <Ground />
      <rect x="40" y="22" width="96" height="108" rx="10" fill="var(--surface)" />
      <rect x="52" y="34" width="72" height="44" rx="4" fill="var(--accent-soft)" />
      <text
        x="88"
        y="54"
        textAnchor="middle"
        fill="currentColor"
        stroke="none"
        fontSize="16"
        className="font-bold"
      >
        P0420
      </text>
      <path d="M62 67h36M104 67h10" stroke="var(--accent)" />
      <circle cx="66" cy="98" r="7" />
      <circle cx="110" cy="98" r="7" />
      <path d="M82 98h12M88 92v12M58 117h60" stroke="var(--line-strong)" />
      <path d="M136 104c34 0 22-62 54-62" />
      <path d="M136 108c38 0 26-62 54-62" />
      <rect x="190" y="32" width="26" height="24" rx="3" fill="var(--accent-soft)" />
      <path d="M216 38h8M216 50h8" />
      <path fill="var(--surface)" d="M232 20h44l-7 48h-30z" />
      <path
        d="M241 32h26M243 42h22M244 52h20"
        stroke="var(--line-strong)"
        strokeDasharray="1 6"
        strokeWidth="4"
      />
      <path d="M224 96h56M224 108h40M224 120h48" stroke="var(--line)" />
    </Drawing>
  ),
  'mot-preparation-in-one-hour': (
    <Drawing>
      <Ground />
      <Car x={92} y={54} />
      <Clipboard x={26} y={28} ticked={3} />
    </Drawing>
  ),
  'winter-checks': (
    <Drawing>
      <path d="M24 140c40-3 60 2 100 0s70 3 110 0 40 1 62 0" stroke="var(--line-strong)" />
      <path d={SNOW} stroke="var(--accent)" strokeWidth="1.500" />
      <Car x={56} y={53} />
      <path
        fill="var(--surface)"
        stroke="var(--accent)"
        d="M158 70c4-7 14-9 22-8 8-4 20-3 28 0 10-1 20 2 26 8-10 3-18 1-26 2-8 2-16-1-24 1-10 1-18 0-26-3z"
      />
      <path
        fill="var(--surface)"
        stroke="var(--accent)"
        d="M73 98c4-6 11-8 18-8 8-4 16-5 24-2-6 4-12 4-20 5-8 1-15 4-22 5z"
      />
      <path
        fill="var(--surface)"
        d="M30 140c6-9 16-11 24-6 8-5 16-2 20 6z"
        stroke="var(--line-strong)"
      />
    </Drawing>
  ),
  'brakes-what-you-can-check-yourself': (
    <Drawing>
      <Ground y={150} />
      <circle cx="148" cy="80" r="64" fill="var(--surface)" />
      <circle cx="148" cy="80" r="56" stroke="var(--line-strong)" />
      <circle cx="148" cy="80" r="28" fill="var(--accent-soft)" />
      <circle cx="148" cy="80" r="9" fill="var(--surface)" />
      {[0, 72, 144, 216, 288].map((turn) => (
        <circle key={turn} cx="148" cy="62" r="2.750" transform={`rotate(${turn} 148 80)`} />
      ))}
      {[15, 75, 135, 195, 255, 315].map((turn) => (
        <path
          key={turn}
          d="M148 40v2M156 32v2"
          strokeWidth="3.500"
          stroke="var(--line-strong)"
          transform={`rotate(${turn} 148 80)`}
        />
      ))}
      <path
        fill="var(--surface)"
        strokeWidth="2"
        d="M180 20a68 68 0 0 1 0 120l-7-13c-3-5-2-9 2-12a44 44 0 0 0 0-70c-4-3-5-7-2-12z"
      />
      <path d="M200 46a58 58 0 0 1 0 68" stroke="var(--accent)" strokeWidth="5" />
      <path d="M214 68h14v24h-14" fill="var(--accent-soft)" />
      <path d="M228 80h26c8 0 12-4 12-12V30" />
      <circle cx="266" cy="26" r="4" />
    </Drawing>
  ),
  'battery-and-starting': (
    <Drawing>
      <Ground />
      <rect x="92" y="66" width="136" height="74" rx="5" fill="var(--surface)" />
      <path d="M92 84h136" />
      <path d="M92 71a5 5 0 0 1 5-5h126a5 5 0 0 1 5 5v13H92z" fill="var(--accent-soft)" />
      <rect x="108" y="54" width="20" height="12" rx="2" fill="var(--surface)" />
      <rect x="192" y="54" width="20" height="12" rx="2" fill="var(--surface)" />
      <path d="M111 108h14M118 101v14" stroke="var(--high)" strokeWidth="2.500" />
      <path d="M195 108h14" strokeWidth="2.500" />
      <path
        d="M164 94l-12 18h12l-5 16 16-20h-12l5-14z"
        fill="var(--accent-soft)"
        stroke="var(--accent)"
      />
      <g stroke="var(--high)">
        <path fill="var(--high-soft)" d="M110 54l-8-20 8-8 10 6 6 22z" />
        <path d="M104 30C84 8 58 18 50 46s-8 60-26 78" strokeWidth="3.500" />
      </g>
      <path fill="var(--sunken)" d="M210 54l8-20-8-8-10 6-6 22z" />
      <path d="M216 30c20-22 46-12 54 16s8 60 26 78" strokeWidth="3.500" />
    </Drawing>
  ),
  'what-that-noise-means': (
    <Drawing>
      <Ground y={150} />
      <circle cx="116" cy="82" r="62" fill="var(--surface)" strokeWidth="2" />
      <circle cx="116" cy="82" r="44" stroke="var(--line-strong)" />
      <circle cx="116" cy="82" r="15" fill="var(--accent-soft)" />
      <circle cx="116" cy="82" r="4" />
      {[0, 72, 144, 216, 288].map((turn) => (
        <path
          key={turn}
          d="M110 68l-4-28M122 68l4-28"
          stroke="var(--line-strong)"
          transform={`rotate(${turn} 116 82)`}
        />
      ))}
      {[0, 24, 48, 72, 96, 120, 144, 168, 192, 216, 240, 264, 288, 312, 336].map((turn) => (
        <path
          key={turn}
          d="M113 21l6 6"
          transform={`rotate(${turn} 116 82)`}
          stroke="var(--line-strong)"
        />
      ))}
      <path
        d="M200 54a44 44 0 0 1 0 56M220 42a66 66 0 0 1 0 80M240 30a88 88 0 0 1 0 104"
        stroke="var(--accent)"
        strokeWidth="2.500"
      />
      <path d="M262 82h6l4-16 6 34 6-26 4 8h8" />
    </Drawing>
  ),
  'buying-a-used-car-checks': (
    <Drawing>
      <Ground />
      <Car x={40} y={54} />
      <path d="M246 128l34 22" strokeWidth="8" stroke="var(--line-strong)" />
      <circle cx="216" cy="104" r="38" fill="var(--surface)" strokeWidth="2.500" />
      <circle cx="216" cy="104" r="31" stroke="var(--line)" />
      <path d="M187 112a29 29 0 0 1 58 0" fill="var(--accent-soft)" />
      <path d="M198 96c4-7 10-10 16-10" stroke="var(--accent)" strokeWidth="2.500" />
      <path d="M205 120l5-5 4 4 6-7 5 4" stroke="var(--medium)" />
      <path d="M56 40h40v18H56zM66 49h20" fill="var(--surface)" stroke="var(--line-strong)" />
    </Drawing>
  ),
  'summer-and-long-trips': (
    <Drawing>
      <path d="M24 112c30-30 52-36 80-18s48-38 92-40 70 30 100 44" stroke="var(--line-strong)" />
      <circle cx="268" cy="34" r="15" fill="var(--accent-soft)" stroke="var(--accent)" />
      <path
        d="M268 8v-4M268 64v-4M242 34h-4M298 34h-4M249.600 15.600l-3-3M289.400 55.400l-3-3M249.600 52.400l-3 3M289.400 12.600l-3 3"
        stroke="var(--accent)"
      />
      <Ground />
      <Car x={56} y={53} />
      <path fill="var(--accent-soft)" d="M155 63c1-9 8-15 18-15h52c6 0 11 4 12 10l1 5z" />
      <path d="M168 63v6M225 63v6M159 58h77" />
      <path d="M40 150h24M88 150h24M136 150h24M184 150h24M232 150h24" stroke="var(--line)" />
    </Drawing>
  ),
  'fluids-and-filters': (
    <Drawing>
      <Ground />
      <path d="M60 22a14 14 0 1 1 20 12l-6 7" strokeWidth="2.250" />
      <path d="M74 41l66 74" strokeWidth="4" stroke="var(--line-strong)" />
      <path d="M140 115l18 20" strokeWidth="6" />
      <path d="M124 92l8-7M141 111l8-7" />
      <path d="M130 103l28 32" stroke="var(--medium)" strokeWidth="3" />
      <path
        fill="var(--medium-soft)"
        stroke="var(--medium)"
        d="M206 34c16 22 26 36 26 50a26 26 0 0 1-52 0c0-14 10-28 26-50z"
      />
      <path d="M194 86c0 8 5 13 12 14" stroke="var(--medium)" strokeWidth="2.250" />
      <path
        fill="var(--accent-soft)"
        d="M262 76c7 10 12 17 12 24a12 12 0 0 1-24 0c0-7 5-14 12-24z"
      />
      <path d="M176 140c6-8 52-8 62 0" stroke="var(--medium)" />
      <path d="M252 140c4-4 16-4 22 0" />
    </Drawing>
  ),
  'electric-car-care': (
    <Drawing>
      <Ground />
      <Car x={28} y={54} />
      <path
        d="M119 97l-9 14h10l-4 13 14-17h-10l5-10z"
        fill="var(--accent-soft)"
        stroke="var(--accent)"
      />
      <path fill="var(--surface)" d="M258 140V52c0-6 4-10 10-10h16c6 0 10 4 10 10v88z" />
      <rect x="265" y="52" width="22" height="24" rx="3" fill="var(--accent-soft)" />
      <path d="M277 56l-5 9h6l-4 8" stroke="var(--accent)" />
      <path d="M265 88h22M265 96h14" stroke="var(--line-strong)" />
      <path d="M258 92c-12 4-3 38-9 38-5 0-3-20-1-22" strokeWidth="2.500" />
      <path d="M248 101v13h-6l-4-3v-7l4-3z" fill="var(--accent-soft)" />
    </Drawing>
  ),
  'talking-to-a-garage': (
    <Drawing>
      <Ground />
      <Clipboard x={54} y={36} ticked={2} />
      <path
        fill="var(--surface)"
        d="M162 26h104a8 8 0 0 1 8 8v42a8 8 0 0 1-8 8h-74l-16 14V84h-14a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8z"
      />
      <path d="M170 44h78M170 55h60M170 66h70" stroke="var(--line-strong)" />
      <path
        fill="var(--accent-soft)"
        d="M156 128a13 13 0 0 1 18-12l-8 9 3 6 7 1 7-9a13 13 0 0 1-8 18c-3 1-5 1-8 0h64a8 8 0 0 1 0 0z"
        stroke="none"
        opacity="0"
      />
      <path
        fill="var(--accent-soft)"
        d="M152 112a15 15 0 0 1 21-6l-9 8 2 7 8 1 8-8a15 15 0 0 1-2 8h78a5 5 0 0 1 0 10h-82a15 15 0 0 1-24-20z"
      />
      <circle cx="256" cy="127" r="2" />
    </Drawing>
  ),
};

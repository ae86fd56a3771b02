import type { ReactNode } from 'react';

const SOFT = 'var(--accent-soft)';
const SHEET = 'var(--surface)';
const FAINT = 'var(--line-strong)';

interface JobDrawing {
  /** What the drawing shows, for who cannot see it. */
  readonly caption: string;
  readonly drawing: ReactNode;
}

function Label({ x, y, end, children }: { x: number; y: number; end?: boolean; children: string }) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={end ? 'end' : 'start'}
      fill="var(--soft)"
      stroke="none"
      fontSize="13"
    >
      {children}
    </text>
  );
}

const brakePads: JobDrawing = {
  caption: 'Caliper swung up on one slide bolt; the pads lie on both sides of the disc.',
  drawing: (
    <>
      <circle cx="130" cy="120" r="88" fill={SOFT} />
      <circle cx="130" cy="120" r="38" fill={SHEET} />
      <circle cx="130" cy="120" r="14" />
      <path d="M130 92v4M152 104l-3 3M150 140l-3-3M110 140l3-3M108 104l3 3" stroke={FAINT} />
      <path
        d="M190 62c22 16 34 36 34 58s-12 42-34 58l-16-16c14-12 22-26 22-42s-8-30-22-42z"
        fill={SHEET}
      />
      <path d="M182 76c14 12 22 27 22 44s-8 32-22 44" strokeWidth="6" stroke="var(--accent)" />
      <path d="M222 92l60-46 22 26-62 50z" fill={SHEET} />
      <circle cx="226" cy="150" r="6" fill={SOFT} />
      <circle cx="290" cy="58" r="5" fill={SOFT} />
      <path d="M300 120a92 92 0 0 0-20-34M280 86l1 10M280 86l10 3" strokeDasharray="4 4" />
      <path d="M204 130l90 60M232 150l62 8M284 46l10-24M66 60L40 30" stroke={FAINT} />
      <Label x={300} y={202}>
        Brake pad
      </Label>
      <Label x={300} y={163}>
        Slide bolt
      </Label>
      <Label x={300} y={22}>
        Caliper
      </Label>
      <Label x={14} y={24}>
        Disc
      </Label>
    </>
  ),
};

const battery: JobDrawing = {
  caption: 'Take the minus clamp off first and put it on last.',
  drawing: (
    <>
      <path d="M80 90h230v100H80z" fill={SOFT} />
      <path d="M80 90h230v26H80z" fill={SHEET} />
      <path d="M108 90V70h30v20M252 90V70h30v20" fill={SHEET} />
      <path d="M115 103h16M259 103h16M267 95v16" strokeWidth="2.5" />
      <path d="M108 72c-30-4-54 4-66 26M282 72c30-4 54 4 66 26" strokeWidth="4" />
      <path d="M70 190h250M92 190v10h26v-10M272 190v10h26v-10" />
      <circle cx="123" cy="40" r="13" fill={SHEET} stroke="var(--accent)" />
      <circle cx="267" cy="40" r="13" fill={SHEET} stroke="var(--accent)" />
      <path d="M123 54v12M267 54v12" stroke="var(--accent)" />
      <Label x={119} y={45}>
        1
      </Label>
      <Label x={263} y={45}>
        2
      </Label>
      <Label x={30} y={45}>
        Minus first
      </Label>
      <Label x={290} y={45}>
        Then plus
      </Label>
      <Label x={330} y={206}>
        Hold-down
      </Label>
    </>
  ),
};

const sparkPlug: JobDrawing = {
  caption:
    'Lift the coil straight up, then unscrew the plug with a long socket. The gap is at the tip.',
  drawing: (
    <>
      <path d="M70 30h60v26H70zM88 56h24v54H88z" fill={SOFT} />
      <path d="M130 38h22v12h-22" fill={SHEET} />
      <path d="M100 116v14" strokeDasharray="3 4" />
      <path
        d="M240 24h20v12h-20zM236 36h28l4 40h-36zM228 76h44v20h-44zM238 96h24v60h-24z"
        fill={SHEET}
      />
      <path d="M238 104h24M238 112h24M238 120h24M238 128h24M238 136h24M238 144h24" stroke={FAINT} />
      <path d="M250 156v12" strokeWidth="4" />
      <path d="M262 156v26h-20" strokeWidth="4" />
      <path d="M240 168v14" stroke="var(--accent)" />
      <path d="M262 175h34M272 86h28M152 44h20M240 175h-40" stroke={FAINT} />
      <Label x={176} y={48}>
        Coil
      </Label>
      <Label x={304} y={90}>
        Hexagon
      </Label>
      <Label x={300} y={180}>
        Earth electrode
      </Label>
      <Label x={194} y={180} end>
        Gap
      </Label>
    </>
  ),
};

const airFilter: JobDrawing = {
  caption: 'Open the clips, lift the lid and note which way up the filter lies.',
  drawing: (
    <>
      <path d="M70 40l200-14 30 12v20l-230 16z" fill={SHEET} />
      <path d="M84 98h210v34H84z" fill={SOFT} />
      <path
        d="M94 98v34M106 98v34M118 98v34M130 98v34M142 98v34M154 98v34M166 98v34M178 98v34M190 98v34M202 98v34M214 98v34M226 98v34M238 98v34M250 98v34M262 98v34M274 98v34M286 98v34"
        stroke={FAINT}
      />
      <path d="M70 154h238v34c0 8-5 14-14 14H86c-9 0-16-6-16-14z" fill={SHEET} />
      <path d="M308 166h34v20h-34M82 148v14M296 148v14" />
      <path d="M188 84V66M188 66l-5 6M188 66l5 6" stroke="var(--accent)" />
      <Label x={318} y={52}>
        Lid
      </Label>
      <Label x={310} y={120}>
        Filter
      </Label>
      <Label x={30} y={146}>
        Clip
      </Label>
    </>
  ),
};

const oilLevel: JobDrawing = {
  caption:
    'Level ground, engine warm and off for ten minutes: the film should end between the marks.',
  drawing: (
    <>
      <circle cx="60" cy="60" r="24" fill={SOFT} />
      <circle cx="60" cy="60" r="12" fill={SHEET} />
      <path d="M82 68l210 66" strokeWidth="4" />
      <path d="M268 118l84 26c6 2 6 10 0 10l-90-18z" fill={SHEET} />
      <path d="M300 128l-2 14" strokeWidth="3" />
      <path d="M340 140l-2 12" strokeWidth="3" />
      <path
        d="M318 134l38 12c4 2 3 7-1 7l-40-8z"
        fill="var(--accent)"
        stroke="none"
        opacity="0.5"
      />
      <path d="M298 128l-8-40M342 140l14-42" stroke={FAINT} />
      <Label x={262} y={82}>
        MAX
      </Label>
      <Label x={346} y={92}>
        MIN
      </Label>
      <Label x={60} y={190}>
        MIN to MAX is usually about one litre: add a little, wait, look again.
      </Label>
    </>
  ),
};

const wiperBlade: JobDrawing = {
  caption:
    'Press the tab and slide the blade down the arm, out of the hook. Lay a cloth on the glass.',
  drawing: (
    <>
      <path d="M40 190C120 150 240 130 360 128" stroke={FAINT} />
      <path d="M70 60l150 40c24 8 30 30 10 36s-28-10-18-18" strokeWidth="5" />
      <path d="M120 176l230-52 4 10-232 52z" fill={SOFT} />
      <path d="M212 118h28l6 26-26 6z" fill={SHEET} />
      <path d="M226 118v-8h8v8" stroke="var(--accent)" />
      <path d="M236 168l-24 24M212 192l2-9M212 192l9-2" stroke="var(--accent)" />
      <path d="M234 108l50-44" stroke={FAINT} />
      <Label x={288} y={62}>
        Tab
      </Label>
      <Label x={72} y={48}>
        Arm
      </Label>
      <Label x={318} y={112}>
        Blade
      </Label>
    </>
  ),
};

const headlightBulb: JobDrawing = {
  caption: 'Unplug, unhook the spring, draw the bulb out. Never touch the glass of the new one.',
  drawing: (
    <>
      <path d="M40 40c60 0 100 30 100 74s-40 74-100 74c-16 0-22-32-22-74s6-74 22-74z" fill={SOFT} />
      <path d="M140 84h20v60h-20z" fill={SHEET} />
      <path d="M210 94h26v40h-26z" fill={SHEET} />
      <path d="M180 104h30v20h-30c-16 0-16-20 0-20z" fill={SHEET} />
      <path d="M186 114h18" stroke="var(--accent)" />
      <path d="M236 104h12M236 114h12M236 124h12" />
      <path d="M290 88h44v52h-44zM334 114h40" fill={SHEET} />
      <path d="M262 114h16M262 114l5-4M262 114l5 4" stroke="var(--accent)" />
      <path d="M160 78c8-8 18-8 24 0M222 94V62M190 104V70" stroke={FAINT} />
      <Label x={166} y={62}>
        Glass
      </Label>
      <Label x={214} y={54}>
        Base
      </Label>
      <Label x={296} y={80}>
        Plug
      </Label>
    </>
  ),
};

const tyre: JobDrawing = {
  caption: 'A plug-patch holds in the tread alone, never in the shoulder or the sidewall.',
  drawing: (
    <>
      <path
        d="M60 200V96c0-34 26-56 60-56h160c34 0 60 22 60 56v104h-24V104c0-22-14-36-36-36H120c-22 0-36 14-36 36v96z"
        fill={SOFT}
      />
      <path d="M120 40v12M150 40v12M180 40v12M220 40v12M250 40v12M280 40v12" stroke={FAINT} />
      <path d="M132 30v-8h136v8" stroke="var(--low)" />
      <path d="M196 20h8v60h-8z" fill={SHEET} stroke="var(--accent)" />
      <path d="M172 76h56l-6 8h-44z" fill={SHEET} stroke="var(--accent)" />
      <path d="M66 90l-22-14M334 90l22-14M72 170H46M328 170h26" stroke={FAINT} />
      <Label x={150} y={14}>
        Tread: repairable
      </Label>
      <Label x={4} y={70}>
        Shoulder
      </Label>
      <Label x={360} y={174}>
        Wall
      </Label>
      <Label x={170} y={106}>
        Plug-patch
      </Label>
    </>
  ),
};

const BY_JOB: Readonly<Partial<Record<string, JobDrawing>>> = {
  'replace-the-front-brake-pads': brakePads,
  'replace-the-rear-brake-pads': brakePads,
  'silence-squealing-brake-pads': brakePads,
  'replace-and-register-the-12-v-starter-battery': battery,
  'replace-the-12-v-battery-of-a-hybrid-or-electric-car': battery,
  'replace-the-spark-plugs': sparkPlug,
  'replace-the-engine-air-filter': airFilter,
  'top-up-the-engine-oil-and-find-the-loss': oilLevel,
  'change-the-windscreen-wiper-blades': wiperBlade,
  'replace-a-halogen-headlight-bulb': headlightBulb,
  'repair-a-punctured-tyre-from-the-inside': tyre,
};

/** A drawing of the job itself, for the commonest; nothing for the others. */
export function JobDrawing({ slug }: { slug: string }) {
  const job = BY_JOB[slug];
  if (job === undefined) return null;
  return (
    <figure className="drawing-paper mt-5 rounded-lg border border-line bg-surface p-4">
      <svg
        viewBox="0 0 420 220"
        aria-hidden
        fill="none"
        stroke="var(--accent-text)"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="mx-auto w-full max-w-xl"
      >
        {job.drawing}
      </svg>
      <figcaption className="mt-2 text-center text-sm text-soft">{job.caption}</figcaption>
    </figure>
  );
}

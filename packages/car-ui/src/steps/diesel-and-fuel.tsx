import { SideCar } from './figures.tsx';
import { ACCENT, Arrow, FAINT, Label, METAL, PLAIN, TOUCH, Turn } from './kit.tsx';
import type { StepSketch } from './kit.tsx';

/** A warning light: a round light with its symbol drawn in it. */
function Light({ x, y, on, children }: { x: number; y: number; on: boolean; children: string }) {
  return (
    <>
      <circle cx={x} cy={y} r="32" {...(on ? { fill: TOUCH, stroke: ACCENT } : { fill: PLAIN })} />
      <path
        d={children}
        transform={`translate(${x} ${y})`}
        {...(on ? { stroke: ACCENT } : { stroke: FAINT })}
        strokeWidth="2.5"
      />
    </>
  );
}
const FILTER = 'M-18-10H18V12H-18ZM-26 0H-18M18 0H26M-9-3h.1M0-3h.1M9-3h.1M-9 5h.1M0 5h.1M9 5h.1';
const ENGINE = 'M-16-8H-6V-14H6V-8H12L18-2V14H-10L-16 8ZM-22 0H-16M-22-6V8M18 6H24';
const OIL = 'M-20-2L-8-8H8L22-12L12 10H-12ZM24-4v6';

/** Glow plugs, the particulate filter and the wrong fuel. */
export const dieselAndFuelSketches = {
  'glow-measured': {
    about:
      'Take the lead off and measure each glow plug to earth: a good one reads below about 2 ohms, a failed one open circuit.',
    sketch: (
      <>
        <path d="M14 122H306V186H14Z" fill={METAL} />
        {[54, 122, 190, 258].map((x) => (
          <g key={x}>
            <path d={`M${x - 9} 96H${x + 9}V122H${x - 9}Z`} fill={PLAIN} />
            <path d={`M${x - 3} 78H${x + 3}V96H${x - 3}Z`} fill={TOUCH} stroke={ACCENT} />
          </g>
        ))}
        <path d="M122 76L134 34" strokeWidth="5" stroke="var(--high)" />
        <path d="M222 148L200 60" strokeWidth="5" />
        <rect x="126" y="12" width="92" height="44" rx="8" fill={PLAIN} />
        <Label at={[172, 41]} anchor="middle">
          0.5–2 Ω
        </Label>
        <Label at={[14, 62]}>Leads off</Label>
        <Label at={[230, 62]}>Earth</Label>
        <Label at={[120, 164]} anchor="middle">
          Cylinder head
        </Label>
      </>
    ),
  },
  'glow-oiled': {
    about:
      'Penetrating oil soaks each thread of the warm engine overnight before a plug is turned.',
    sketch: (
      <>
        <path d="M14 104H140V190H14ZM180 104H306V190H180Z" fill={METAL} />
        <path d="M140 104H180V190H140Z" fill={PLAIN} stroke="none" />
        <path d="M146 56H174V84H180V104H176V176H144V104H140V84H146Z" fill={PLAIN} />
        <path d="M144 112H176M144 122H176M144 132H176M144 142H176" stroke={FAINT} />
        <path d="M138 104H146V160H138ZM174 104H182V160H174Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M212 14H248V66H212ZM220 14V4H240V14" fill={TOUCH} stroke={ACCENT} />
        <path d="M212 12L190 92" stroke={ACCENT} strokeWidth="2.5" />
        <Label at={[256, 44]}>Oil</Label>
        <Label at={[28, 60]}>Glow plug</Label>
        <path d="M112 58L142 70" stroke={FAINT} strokeWidth="1.2" />
        <Label at={[28, 150]}>Warm</Label>
        <Label at={[194, 150]}>Overnight</Label>
      </>
    ),
  },
  'glow-reamed': {
    about: 'The reamer, its flutes full of grease, brings the soot out of the bore instead of in.',
    sketch: (
      <>
        <path d="M14 90H136V190H14ZM184 90H306V190H184Z" fill={METAL} />
        <path d="M148 60H172V166L160 186L148 166Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M154 66V164M166 66V164" stroke={ACCENT} />
        <path d="M136 96q8 6 0 12M184 116q-8 6 0 12M136 140q8 6 0 12" />
        <path d="M154 28H166V60H154Z" fill={PLAIN} />
        <path d="M104 20H216V30H104Z" fill={PLAIN} />
        <Turn at={[160, 46]} r={66} from={-20} to={20} />
        <Label at={[14, 62]}>Grease holds</Label>
        <Label at={[14, 82]}>the soot</Label>
        <Label at={[200, 150]}>Soot</Label>
        <Label at={[240, 76]}>By hand</Label>
      </>
    ),
  },
  'filter-light-alone': {
    about:
      'If only the filter light is on, drive the filter clear. If the engine or oil light is on as well, go to a garage.',
    sketch: (
      <>
        <Light x={60} y={54} on>
          {FILTER}
        </Light>
        <Light x={160} y={54} on={false}>
          {ENGINE}
        </Light>
        <Light x={260} y={54} on={false}>
          {OIL}
        </Light>
        <Label at={[160, 110]} anchor="middle">
          Filter alone: drive it clear
        </Label>
        <path d="M40 124H280" stroke={FAINT} />
        <Label at={[160, 152]} anchor="middle">
          Engine or oil light as well:
        </Label>
        <Label at={[160, 176]} anchor="middle">
          garage, no drive
        </Label>
      </>
    ),
  },
  'filter-drive': {
    about: 'Hold a steady 40 to 60 miles an hour for 20 to 30 minutes, one gear lower than usual.',
    sketch: (
      <>
        <path d="M40 148A84 84 0 1 1 208 148" strokeWidth="3" />
        <path d="M82 72A84 84 0 0 1 184 82" stroke={ACCENT} strokeWidth="10" />
        <path
          d="M52 132L64 128M46 104L58 108M62 78L72 86M186 78L176 86M202 106L190 110M196 132L184 128"
          stroke={FAINT}
          strokeWidth="3"
        />
        <path d="M124 140L142 82" strokeWidth="5" />
        <circle cx="124" cy="140" r="10" fill={METAL} />
        <Label at={[124, 44]} anchor="middle">
          40–60 mph
        </Label>
        <Label at={[222, 92]}>Steady,</Label>
        <Label at={[222, 114]}>20–30 min</Label>
        <Label at={[160, 184]} anchor="middle">
          One gear lower
        </Label>
      </>
    ),
  },
  'do-not-switch-off': {
    about:
      'A raised idle, a running fan or stop-start out of action means that the filter is still burning clean: let the engine run.',
    sketch: (
      <>
        <circle cx="66" cy="76" r="44" fill={METAL} />
        <path
          d="M66 76Q50 50 66 38Q82 52 66 76Q94 66 104 82Q88 96 66 76Q76 104 58 114Q44 98 66 76Q38 80 32 64Q48 52 66 76"
          fill={TOUCH}
          stroke={ACCENT}
        />
        <circle cx="164" cy="76" r="40" fill={PLAIN} />
        <path d="M164 76L148 54" strokeWidth="4" stroke={ACCENT} />
        <path d="M136 98A36 36 0 1 1 192 98" stroke={FAINT} strokeWidth="3" />
        <circle cx="258" cy="76" r="40" fill={PLAIN} />
        <path d="M280 62A26 26 0 1 0 284 82M284 50V66H268" strokeWidth="3" />
        <path d="M230 104L286 48" stroke="var(--high)" strokeWidth="4" />
        <Label at={[66, 142]} anchor="middle">
          Fan
        </Label>
        <Label at={[164, 142]} anchor="middle">
          Idle up
        </Label>
        <Label at={[258, 142]} anchor="middle">
          Stop-start
        </Label>
        <Label at={[160, 180]} anchor="middle">
          Any of these: let it run
        </Label>
      </>
    ),
  },
  'misfuel-stop': {
    about:
      'Put the nozzle back and leave the key out: just switching the ignition on may start the fuel pump.',
    sketch: (
      <>
        <path d="M14 24H104V184H14Z" fill={METAL} />
        <path d="M28 40H90V82H28Z" fill={PLAIN} />
        <path
          d="M104 96H128V78L150 66H176L170 84H152V112H128V150Q116 160 104 150"
          fill={TOUCH}
          stroke={ACCENT}
        />
        <Arrow from={[206, 76]} to={[180, 76]} />
        <circle cx="252" cy="126" r="42" fill={PLAIN} />
        <circle cx="236" cy="126" r="12" />
        <path d="M248 126H280V138M270 126V136" strokeWidth="3" />
        <path d="M222 156L282 96" stroke="var(--high)" strokeWidth="5" />
        <Label at={[59, 68]} anchor="middle">
          Stop
        </Label>
        <Label at={[160, 40]}>Nozzle back</Label>
        <Label at={[252, 190]} anchor="middle">
          No ignition
        </Label>
      </>
    ),
  },
  'push-neutral': {
    about:
      'Push only a manual car whose steering is free: in neutral, with one person at the wheel and one behind, to a parking bay.',
    sketch: (
      <>
        <path d="M12 162H308" stroke={FAINT} />
        <SideCar at={[-26, 62]} scale={0.95} />
        <circle cx="256" cy="58" r="13" fill={PLAIN} />
        <path
          d="M250 76L230 92L206 96M250 76Q268 90 266 118L286 138L296 162M266 118L250 140L258 162"
          strokeWidth="9"
        />
        <path
          d="M250 76L230 92L206 96M250 76Q268 90 266 118L286 138L296 162M266 118L250 140L258 162"
          strokeWidth="5.5"
          stroke={PLAIN}
        />
        <rect x="76" y="14" width="40" height="44" rx="8" fill={TOUCH} stroke={ACCENT} />
        <Label at={[96, 42]} anchor="middle">
          N
        </Label>
        <Arrow from={[60, 58]} to={[14, 58]} />
        <Label at={[126, 42]}>Neutral</Label>
        <Label at={[160, 190]} anchor="middle">
          One steers, one pushes
        </Label>
      </>
    ),
  },
  'misfuel-drained': {
    about: 'A fuel drain service pumps the tank empty; fresh fuel goes in before the first start.',
    sketch: (
      <>
        <path
          d="M14 110Q14 98 26 98H150Q162 98 162 110V156Q162 168 150 168H26Q14 168 14 156Z"
          fill={PLAIN}
        />
        <path d="M15 130H161V156Q161 167 150 167H26Q15 167 15 156Z" fill={TOUCH} stroke="none" />
        <path d="M120 152V52C120 18 236 18 236 92" strokeWidth="6" stroke={ACCENT} />
        <path d="M216 92H284V172H216Z" fill={METAL} />
        <path d="M240 84H272V92" />
        <circle cx="178" cy="28" r="18" fill={PLAIN} />
        <path d="M170 28H186M180 22L186 28L180 34" stroke={ACCENT} strokeWidth="2.5" />
        <Label at={[14, 192]}>Tank</Label>
        <Label at={[250, 192]} anchor="middle">
          Old fuel
        </Label>
        <Label at={[206, 30]}>Pump</Label>
      </>
    ),
  },
} satisfies Record<string, StepSketch>;

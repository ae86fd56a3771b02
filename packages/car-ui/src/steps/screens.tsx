import { ACCENT, Arrow, FAINT, Label, METAL, Order, PLAIN, TOUCH } from './kit.tsx';
import type { StepSketch } from './kit.tsx';

/** Headlamp covers polished, the windscreen and the view through it. */
export const screenSketches = {
  'lens-taped': {
    about: 'Layers of tape cover the paint all round the headlight before any sanding.',
    sketch: (
      <>
        <path d="M10 14H310V150H10Z" fill={METAL} />
        <path d="M40 50Q150 22 284 40L268 118Q140 140 50 116Z" stroke={ACCENT} strokeWidth="22" />
        <path d="M40 50Q150 22 284 40L268 118Q140 140 50 116Z" stroke={TOUCH} strokeWidth="18" />
        <path d="M50 56Q150 32 272 48L258 110Q140 128 58 108Z" fill={PLAIN} />
        <Label at={[160, 86]} anchor="middle">
          Hazy lens
        </Label>
        <Label at={[160, 180]} anchor="middle">
          Tape on the paint
        </Label>
      </>
    ),
  },
  'sand-crosswise': {
    about: 'Sand wet, each grade across the one before, until only its own marks are left.',
    sketch: (
      <>
        {[0, 1, 2].map((at) => (
          <rect key={at} x={16 + at * 100} y="40" width="88" height="72" rx="6" fill={METAL} />
        ))}
        <path
          d="M24 54H96M24 66H96M24 78H96M24 90H96M24 102H96"
          stroke={ACCENT}
          strokeWidth="2.5"
        />
        <path
          d="M128 46V106M140 46V106M152 46V106M164 46V106M176 46V106M188 46V106"
          stroke={ACCENT}
        />
        <path
          d="M224 52H296M224 62H296M224 72H296M224 82H296M224 92H296M224 102H296"
          stroke={FAINT}
          strokeWidth="0.9"
        />
        <Label at={[60, 136]} anchor="middle">
          800
        </Label>
        <Label at={[160, 136]} anchor="middle">
          1500
        </Label>
        <Label at={[260, 136]} anchor="middle">
          2000 on
        </Label>
        <Label at={[160, 26]} anchor="middle">
          Always wet
        </Label>
        <Label at={[160, 176]} anchor="middle">
          Crosswise at each grade
        </Label>
      </>
    ),
  },
  'uv-coat': {
    about:
      'A thin UV coat, wiped on in one direction in overlapping strokes, keeps the lens clear.',
    sketch: (
      <>
        <path d="M24 46Q150 14 300 36L282 132Q140 156 34 128Z" fill={METAL} />
        <path d="M32 58Q150 30 190 32L184 142Q110 144 38 126Z" fill={TOUCH} stroke="none" />
        <path d="M48 72H176M48 92H176M48 112H176" stroke={ACCENT} strokeDasharray="9 6" />
        <path d="M166 56H216V126H166Z" fill={PLAIN} stroke={ACCENT} />
        <path d="M178 56V126M190 56V126M204 56V126" stroke={FAINT} />
        <Arrow from={[224, 92]} to={[272, 92]} />
        <Label at={[160, 182]} anchor="middle">
          One thin coat, one way
        </Label>
      </>
    ),
  },
  'demist-switches': {
    about: 'Three things at once: air to the windscreen, heat up, and the air conditioning on.',
    sketch: (
      <>
        <rect x="16" y="30" width="288" height="108" rx="14" fill={METAL} />
        <circle cx="68" cy="84" r="34" fill={PLAIN} />
        <path
          d="M50 68Q68 56 86 68L92 90H44ZM58 104v-8M68 108v-12M78 104v-8"
          stroke={ACCENT}
          strokeWidth="2.5"
        />
        <circle cx="160" cy="84" r="34" fill={PLAIN} />
        <path d="M160 84L182 68" strokeWidth="4" stroke={ACCENT} />
        <path d="M136 106A32 32 0 1 1 184 106" stroke="var(--high)" strokeWidth="3" />
        <rect x="220" y="56" width="64" height="56" rx="10" fill={TOUCH} stroke={ACCENT} />
        <Label at={[252, 90]} anchor="middle">
          A/C
        </Label>
        <Label at={[68, 164]} anchor="middle">
          Screen
        </Label>
        <Label at={[160, 164]} anchor="middle">
          Warm
        </Label>
        <Label at={[252, 164]} anchor="middle">
          On
        </Label>
      </>
    ),
  },
  'recirculation-off': {
    about: 'Recirculation stays off: fresh air comes in, damp air leaves the car.',
    sketch: (
      <>
        <path d="M40 160V110L76 54Q84 42 100 42H228Q244 42 252 54L284 110V160Z" fill={METAL} />
        <path d="M86 100L108 62H222L246 100Z" fill={PLAIN} />
        <rect x="128" y="112" width="66" height="36" rx="8" fill={PLAIN} />
        <path d="M178 122H150Q142 122 142 130T150 138H176M170 132L178 138L170 144" />
        <path d="M126 150L196 110" stroke="var(--high)" strokeWidth="4" />
        <Arrow from={[6, 132]} to={[74, 132]} />
        <Arrow from={[244, 132]} to={[312, 132]} />
        <Label at={[8, 64]}>Fresh</Label>
        <Label at={[312, 64]} anchor="end">
          Damp
        </Label>
        <Label at={[160, 188]} anchor="middle">
          Recirculation off
        </Label>
      </>
    ),
  },
  'snow-cleared': {
    about:
      'Snow comes off the roof first, then bonnet, glass and every light before the car moves.',
    sketch: (
      <>
        <path d="M44 166V122Q44 104 66 102L94 54H226L254 102Q276 104 276 122V166Z" fill={METAL} />
        <path d="M82 98L102 62H218L238 98Z" fill={PLAIN} />
        <path
          d="M90 56Q94 34 116 36Q136 22 160 30Q186 20 202 36Q226 34 230 56Z"
          fill={TOUCH}
          stroke={ACCENT}
        />
        <path d="M58 116H98L92 136H58ZM262 116H222L228 136H262Z" fill={PLAIN} />
        <path d="M52 166V184H84V166M236 166V184H268V166" fill={METAL} />
        <Order at={[160, 46]}>{1}</Order>
        <Order at={[160, 82]}>{2}</Order>
        <Order at={[78, 126]}>{3}</Order>
        <Order at={[242, 126]}>{3}</Order>
        <Label at={[160, 14]} anchor="middle">
          Roof first
        </Label>
      </>
    ),
  },
  'chip-patched': {
    about: 'A clear patch over the dry chip keeps dirt and water out until it is repaired.',
    sketch: (
      <>
        <path d="M14 14H306V186H14Z" fill={METAL} />
        <path d="M84 40H212V152H84Z" fill={TOUCH} stroke={ACCENT} />
        <circle cx="148" cy="96" r="7" fill={PLAIN} />
        <path d="M148 89L140 62M155 96L184 86M148 103L160 130M141 98L112 112M143 91L122 76M154 101L174 116" />
        <path d="M196 40V56H212" fill={PLAIN} stroke={ACCENT} />
        <Label at={[222, 64]}>Clear</Label>
        <Label at={[222, 86]}>patch</Label>
        <Label at={[222, 140]}>Dry, clean</Label>
      </>
    ),
  },
  'chip-zone': {
    about:
      'A chip smaller than a coin, away from the edge and from the driver’s view, can be repaired.',
    sketch: (
      <>
        <path d="M60 26H260L304 156Q160 180 16 156Z" fill={METAL} />
        <path d="M76 40H244L282 144Q160 162 38 144Z" fill={PLAIN} strokeDasharray="6 5" />
        <path d="M180 62H232L246 142Q216 148 178 150Z" fill={TOUCH} stroke={ACCENT} />
        <circle cx="110" cy="98" r="19" stroke={ACCENT} strokeWidth="2.5" />
        <path d="M110 98l-7-9M110 98l10-5M110 98l4 11M110 98l-10 5" strokeWidth="3" />
        <Label at={[208, 104]} anchor="middle">
          View
        </Label>
        <Label at={[84, 138]}>Coin size</Label>
        <Label at={[160, 194]} anchor="middle">
          Not at the edge
        </Label>
      </>
    ),
  },
  'chip-bridge': {
    about:
      'The bridge stands square on its suckers, its nozzle straight over the middle of the chip.',
    sketch: (
      <>
        <path d="M14 144H306V164H14Z" fill={PLAIN} />
        <path d="M150 144l10 12l10-12z" fill={TOUCH} stroke={ACCENT} />
        <path d="M60 84H260V98H60Z" fill={METAL} />
        <path d="M68 98V128M252 98V128" strokeWidth="5" />
        <path d="M44 144Q46 128 68 128T92 144ZM228 144Q230 128 252 128T276 144Z" fill={METAL} />
        <path d="M148 36H172V132L160 142L148 132Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M136 36H184M160 36V18M146 18H174" strokeWidth="4" />
        <path d="M160 142V10" stroke={FAINT} strokeDasharray="5 5" />
        <Label at={[196, 60]}>Resin</Label>
        <Label at={[60, 72]}>Bridge</Label>
        <Label at={[160, 188]} anchor="middle">
          Square over the chip
        </Label>
      </>
    ),
  },
} satisfies Record<string, StepSketch>;

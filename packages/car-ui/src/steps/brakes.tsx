import { ACCENT, Arrow, FAINT, Label, METAL, PLAIN, TOUCH, Turn } from './kit.tsx';
import type { StepSketch } from './kit.tsx';

/** Pads, discs and calipers. */
export const brakeSketches = {
  'caliper-hung-up': {
    about: 'The caliper hangs by a wire from the spring; its hose carries no weight.',
    sketch: (
      <>
        <circle cx="112" cy="116" r="76" fill={METAL} />
        <circle cx="112" cy="116" r="32" fill={PLAIN} />
        <circle cx="112" cy="116" r="12" />
        <path d="M216 12L268 22L216 34L268 46L216 58L268 70L216 82" strokeWidth="4" />
        <path d="M242 78C242 92 236 96 236 106" stroke={ACCENT} strokeWidth="3.5" />
        <path d="M206 106H266V150H246V130H226V150H206Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M266 118C292 118 296 90 306 70" strokeWidth="4" />
        <Label
          at={[196, 182]}
          to={[
            [226, 166],
            [232, 140],
          ]}
        >
          Caliper
        </Label>
        <Label
          at={[150, 24]}
          to={[
            [182, 28],
            [238, 90],
          ]}
        >
          Wire
        </Label>
      </>
    ),
  },
  'pads-fitted': {
    about: 'Both pads sit with their linings towards the disc, their plates outwards.',
    sketch: (
      <>
        <path d="M150 20H170V172H150Z" fill={METAL} />
        <path d="M160 26V166" stroke={FAINT} strokeDasharray="8 6" />
        <path d="M116 54H146V138H116ZM174 54H204V138H174Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M104 44H116V148H104ZM204 44H216V148H204Z" fill={PLAIN} />
        <Arrow from={[48, 96]} to={[96, 96]} />
        <Arrow from={[272, 96]} to={[224, 96]} />
        <Label
          at={[14, 30]}
          to={[
            [60, 35],
            [108, 52],
          ]}
        >
          Plate
        </Label>
        <Label
          at={[232, 30]}
          to={[
            [250, 35],
            [192, 66],
          ]}
        >
          Lining
        </Label>
        <Label at={[160, 192]} anchor="middle">
          Linings face the disc
        </Label>
      </>
    ),
  },
  'piston-back': {
    about:
      'Press the piston slowly back into the caliper with the tool, and see that its rubber boot is not torn.',
    sketch: (
      <>
        <path d="M30 30H286V150H254V62H150V58H142V142H30Z" fill={METAL} />
        <path d="M66 66H152V134H66Z" fill={PLAIN} />
        <path d="M88 70H164V130H88Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M142 62L152 70L146 78M142 138L152 130L146 122" stroke={ACCENT} />
        <path d="M166 76H176V124H166Z" fill={PLAIN} />
        <path d="M176 100H254" strokeWidth="9" />
        <path d="M184 94V106M196 94V106M208 94V106M220 94V106M232 94V106" stroke={PLAIN} />
        <Arrow from={[232, 166]} to={[130, 166]} />
        <Label at={[38, 52]}>Caliper</Label>
        <Label at={[104, 106]}>Piston</Label>
        <Label at={[160, 192]} anchor="middle">
          Slowly; watch the reservoir
        </Label>
      </>
    ),
  },
  'piston-wound-back': {
    about:
      'On a mechanical caliper the rear piston is pushed and turned at once, with the pins of the tool in its slots.',
    sketch: (
      <>
        <path d="M56 28H214Q230 28 230 44V160Q230 176 214 176H56Z" fill={METAL} />
        <circle cx="140" cy="102" r="58" fill={PLAIN} />
        <circle cx="140" cy="102" r="46" fill={TOUCH} stroke={ACCENT} />
        <path
          d="M134 60H146V76H134ZM134 128H146V144H134ZM98 96H114V108H98ZM166 96H182V108H166Z"
          fill={PLAIN}
          stroke={ACCENT}
        />
        <Turn at={[140, 102]} r={70} from={-150} to={-40} />
        <Label at={[242, 66]}>Push</Label>
        <Label at={[242, 88]}>and turn</Label>
        <Label
          at={[242, 140]}
          to={[
            [240, 136],
            [178, 106],
          ]}
        >
          Slots
        </Label>
      </>
    ),
  },
  'disc-thickness': {
    about: 'The disc is measured at several points and compared with the MIN TH on its edge.',
    sketch: (
      <>
        <path d="M146 14H174V156H146Z" fill={METAL} />
        <path d="M160 20V150" stroke={FAINT} strokeDasharray="8 6" />
        <path
          d="M104 66V150Q104 176 130 176H190Q216 176 216 150V66H202V150Q202 162 190 162H130Q118 162 118 150V66Z"
          fill={PLAIN}
        />
        <path d="M118 74H144V86H118ZM202 74H176V86H202Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M216 76H264V84H216Z" fill={PLAIN} />
        <Label at={[16, 44]}>Micrometer</Label>
        <Label
          at={[196, 44]}
          to={[
            [194, 40],
            [172, 32],
          ]}
        >
          Disc
        </Label>
        <Label at={[230, 128]}>≥ MIN TH</Label>
      </>
    ),
  },
  'lining-left': {
    about: 'A pad seen from the side: what counts is the lining that is left, not its plate.',
    sketch: (
      <>
        <path d="M50 40H270V76H50Z" fill={METAL} />
        <path d="M66 76H254V112H66Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M20 112H300V134H20Z" fill={PLAIN} />
        <path d="M262 76H296M262 112H296" stroke={FAINT} />
        <Arrow from={[282, 54]} to={[282, 74]} />
        <path d="M282 78V110" stroke={ACCENT} />
        <Label at={[72, 64]}>Plate</Label>
        <Label at={[84, 100]}>Lining ≥ 3 mm</Label>
        <Label at={[40, 129]}>Disc</Label>
        <Label at={[160, 174]} anchor="middle">
          Worn pads lower the level
        </Label>
      </>
    ),
  },
  'pedal-pumped': {
    about: 'Before the first drive the pedal is pumped in short strokes until it is hard.',
    sketch: (
      <>
        <path d="M288 16V138L200 184H24" stroke={FAINT} strokeWidth="3" />
        <circle cx="214" cy="28" r="8" fill={METAL} />
        <path d="M214 36C206 84 172 106 140 124" strokeWidth="9" />
        <path d="M214 36C206 84 172 106 140 124" strokeWidth="5.5" stroke={PLAIN} />
        <path d="M122 100L158 146L144 156L108 110Z" fill={TOUCH} stroke={ACCENT} />
        <Arrow from={[66, 92]} to={[106, 122]} />
        <Label at={[14, 48]}>Short strokes</Label>
        <Label at={[14, 70]}>until it is hard</Label>
      </>
    ),
  },
} satisfies Record<string, StepSketch>;

import { ACCENT, Arrow, FAINT, Label, METAL, PLAIN, Pour, TOUCH, Turn } from './kit.tsx';
import type { StepSketch } from './kit.tsx';

/** Wipers, washers and a bulb. */
export const viewSketches = {
  'wiper-lifted': {
    about: 'The arm is lifted off the glass and a towel laid below, in case it snaps back.',
    sketch: (
      <>
        <path d="M20 184L70 70H300V184Z" fill={METAL} />
        <path d="M96 150H250L262 176H88Z" fill={PLAIN} />
        <path d="M40 184L150 62" strokeWidth="8" />
        <path d="M150 62L166 40" strokeWidth="5" />
        <path d="M92 30L250 56L248 66L90 40Z" fill={TOUCH} stroke={ACCENT} />
        <Turn at={[40, 184]} r={196} from={-28} to={-46} />
        <Label at={[170, 170]} anchor="middle">
          Towel on the glass
        </Label>
        <Label
          at={[16, 26]}
          to={[
            [58, 26],
            [92, 34],
          ]}
        >
          Blade
        </Label>
      </>
    ),
  },
  'wiper-tab': {
    about: 'With the tab pressed, the blade slides down the arm, out of the hook.',
    sketch: (
      <>
        <path
          d="M20 30H206Q258 30 258 72T212 116H182V98H210Q238 98 238 72T204 50H20Z"
          fill={METAL}
        />
        <path d="M60 138L300 128V146L60 160Z" fill={PLAIN} />
        <path d="M176 66H226V136H176Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M192 74H210V88H192Z" fill={PLAIN} stroke={ACCENT} />
        <Arrow from={[284, 70]} to={[284, 118]} />
        <Label at={[28, 22]}>Hook of the arm</Label>
        <Label
          at={[66, 90]}
          to={[
            [102, 85],
            [192, 81],
          ]}
        >
          Tab
        </Label>
        <Label at={[160, 188]} anchor="middle">
          Press and slide
        </Label>
      </>
    ),
  },
  'wiper-clicked': {
    about: 'The new blade slides up into the hook until it clicks; its protector comes off.',
    sketch: (
      <>
        <path
          d="M20 30H206Q258 30 258 72T212 116H182V98H210Q238 98 238 72T204 50H20Z"
          fill={METAL}
        />
        <path d="M176 56H226V128H176Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M60 128L300 122V138L60 146Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M60 150L300 142" stroke={FAINT} strokeWidth="4" strokeDasharray="10 6" />
        <Arrow from={[284, 112]} to={[284, 60]} />
        <Label at={[90, 90]}>Click</Label>
        <Label at={[160, 184]} anchor="middle">
          Protector off
        </Label>
      </>
    ),
  },
  'bulb-plug-off': {
    about: 'The plug is pulled straight off the back of the bulb.',
    sketch: (
      <>
        <path d="M24 20H90Q150 60 150 100T90 180H24Q44 100 24 20Z" fill={METAL} />
        <path d="M132 74H164V126H132Z" fill={PLAIN} />
        <path d="M164 86H184M164 100H184M164 114H184" strokeWidth="4" />
        <path d="M206 72H256V128H206Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M256 92C280 92 286 120 306 120M256 106C276 106 284 134 306 134" />
        <Arrow from={[200, 152]} to={[270, 152]} />
        <Label at={[210, 58]}>Plug</Label>
        <Label at={[44, 106]}>Light</Label>
      </>
    ),
  },
  'bulb-clip': {
    about: 'The wire clip is pressed in and swung aside; note where the lug sits.',
    sketch: (
      <>
        <circle cx="140" cy="100" r="80" fill={METAL} />
        <circle cx="140" cy="100" r="48" fill={PLAIN} />
        <path d="M132 46H148V60H132Z" fill={PLAIN} />
        <path d="M118 88H126V112H118ZM136 88H144V112H136ZM154 88H162V112H154Z" fill={METAL} />
        <path
          d="M74 62L206 74M74 138L206 126M206 74V126M74 62V138"
          stroke={ACCENT}
          strokeWidth="5"
        />
        <Turn at={[74, 100]} r={152} from={20} to={-16} />
        <Label
          at={[236, 160]}
          to={[
            [236, 154],
            [208, 122],
          ]}
        >
          Clip
        </Label>
        <Label
          at={[214, 24]}
          to={[
            [212, 22],
            [148, 50],
          ]}
        >
          Lug
        </Label>
      </>
    ),
  },
  'bulb-glass': {
    about:
      'Hold the new bulb by its base: grease from a finger makes the glass overheat and fail early.',
    sketch: (
      <>
        <path d="M44 76H140V124H44C14 124 14 76 44 76Z" fill={PLAIN} />
        <path d="M140 100H96L88 90M96 100L88 110M70 92H86V108H70Z" stroke={FAINT} />
        <path d="M140 64H166V136H140ZM166 78H226V122H166Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M226 88H244M226 100H244M226 112H244" strokeWidth="4" />
        <Label
          at={[90, 46]}
          anchor="middle"
          to={[
            [84, 52],
            [82, 76],
          ]}
        >
          Never touch
        </Label>
        <Label
          at={[196, 166]}
          anchor="middle"
          to={[
            [196, 150],
            [196, 122],
          ]}
        >
          Hold the base
        </Label>
      </>
    ),
  },
  'pour-washer': {
    about: 'Mixed screenwash is poured into the filler with the washer symbol.',
    sketch: <Pour top="Mixed screenwash" neck="Washer" />,
  },
  'washer-jets': {
    about: 'Both jets are cleared with a pin and aimed at the screen.',
    sketch: (
      <>
        <path d="M56 20H264L300 140H20Z" fill={METAL} />
        <path d="M14 150H306V186H14Z" fill={PLAIN} />
        <path d="M92 146H116V156H92ZM204 146H228V156H204Z" fill={TOUCH} stroke={ACCENT} />
        <path
          d="M104 144Q112 100 130 82M216 144Q208 100 190 82"
          stroke={ACCENT}
          strokeWidth="3.5"
          strokeDasharray="7 5"
        />
        <Label at={[160, 64]} anchor="middle">
          Aim at glass
        </Label>
        <Label at={[160, 176]} anchor="middle">
          Clear with a pin
        </Label>
      </>
    ),
  },
  'washer-hose': {
    about:
      'Follow the hose from the pump to the jets: it must be connected, undamaged and free of kinks.',
    sketch: (
      <>
        <path d="M24 96H124V180H24Z" fill={PLAIN} />
        <path d="M24 130H124V180H24Z" fill={METAL} />
        <path d="M124 144H160V174H124Z" fill={METAL} />
        <path d="M150 144C150 90 206 140 214 96S244 50 284 50" stroke={ACCENT} strokeWidth="7" />
        <path d="M276 42H304V58H276Z" fill={PLAIN} />
        <Label at={[170, 172]}>Pump</Label>
        <Label at={[276, 32]}>Jet</Label>
        <Label
          at={[90, 60]}
          to={[
            [160, 65],
            [210, 104],
          ]}
        >
          Off or kinked?
        </Label>
      </>
    ),
  },
} satisfies Record<string, StepSketch>;

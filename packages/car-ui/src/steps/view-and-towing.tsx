import { ACCENT, Arrow, FAINT, Label, METAL, PLAIN, Pour, TOUCH, Turn } from './kit.tsx';
import type { StepSketch } from './kit.tsx';

/** Wipers and washers, a bulb, the auxiliary belt, AdBlue’s cap and towing. */
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
        <Label at={[28, 46]}>Hook of the arm</Label>
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
        <Label at={[44, 106]}>Lamp</Label>
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
    about: 'The new bulb is held by its base; a finger’s grease on the glass would burst it.',
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
  'belt-routing': {
    about: 'The routing of the belt round its pulleys is photographed before it comes off.',
    sketch: (
      <>
        <path
          d="M98 170A40 40 0 0 1 66 112L82 56A24 24 0 0 1 126 50L158 84L210 44A26 26 0 1 1 238 84L182 128A30 30 0 0 1 168 134L114 166A40 40 0 0 1 98 170Z"
          stroke={ACCENT}
          strokeWidth="6"
        />
        <circle cx="100" cy="132" r="34" fill={METAL} />
        <circle cx="104" cy="58" r="19" fill={METAL} />
        <circle cx="228" cy="62" r="20" fill={METAL} />
        <circle cx="166" cy="112" r="16" fill={PLAIN} />
        <path d="M100 132h.1M104 58h.1M228 62h.1M166 112h.1" strokeWidth="6" />
        <Label
          at={[206, 156]}
          to={[
            [216, 141],
            [198, 118],
          ]}
        >
          Belt
        </Label>
        <Label at={[160, 193]} anchor="middle">
          Take a photograph first
        </Label>
      </>
    ),
  },
  'tensioner-turned': {
    about: 'The tensioner is turned against its spring and pinned, which slackens the belt.',
    sketch: (
      <>
        <path d="M20 60H130A40 40 0 0 1 168 96L172 190" stroke={ACCENT} strokeWidth="6" />
        <circle cx="132" cy="104" r="38" fill={TOUCH} stroke={ACCENT} />
        <path d="M124 90H140L148 104L140 118H124L116 104Z" fill={PLAIN} />
        <path d="M136 102L284 62" strokeWidth="10" />
        <path d="M136 102L284 62" strokeWidth="6" stroke={PLAIN} />
        <Turn at={[132, 104]} r={166} from={-12} to={14} />
        <Label at={[178, 40]}>Against its spring</Label>
        <Label
          at={[14, 176]}
          to={[
            [58, 162],
            [104, 130],
          ]}
        >
          Tensioner
        </Label>
      </>
    ),
  },
  'belt-ribs': {
    about: 'Old and new belt are compared: the same number of ribs and the same length.',
    sketch: (
      <>
        <path
          d="M30 46H140V84L128 96L116 84L104 96L92 84L80 96L68 84L56 96L44 84L30 96Z"
          fill={METAL}
        />
        <path
          d="M180 46H290V84L278 96L266 84L254 96L242 84L230 96L218 84L206 96L194 84L180 96Z"
          fill={TOUCH}
          stroke={ACCENT}
        />
        <path d="M150 62H170M150 72H170" strokeWidth="3" />
        <Label at={[85, 30]} anchor="middle">
          Old
        </Label>
        <Label at={[235, 30]} anchor="middle">
          New
        </Label>
        <path d="M30 132H290M30 124V140M290 124V140" stroke={FAINT} />
        <Label at={[160, 166]} anchor="middle">
          Same ribs, same length
        </Label>
      </>
    ),
  },
  'adblue-cap': {
    about: 'AdBlue has a filler of its own with a blue cap, often beside that of the diesel.',
    sketch: (
      <>
        <path d="M34 24H286V150H34Z" fill={METAL} />
        <circle cx="104" cy="88" r="40" fill={PLAIN} />
        <path d="M78 82H130V94H78Z" fill={METAL} />
        <circle cx="216" cy="88" r="34" fill={TOUCH} stroke={ACCENT} />
        <path d="M194 82H238V94H194Z" fill={PLAIN} stroke={ACCENT} />
        <Label
          at={[104, 182]}
          anchor="middle"
          to={[
            [104, 166],
            [104, 128],
          ]}
        >
          Diesel: never
        </Label>
        <Label
          at={[230, 182]}
          anchor="middle"
          to={[
            [220, 166],
            [216, 122],
          ]}
        >
          AdBlue
        </Label>
      </>
    ),
  },
  'pour-washer': {
    about: 'Mixed screenwash is poured into the filler with the washer symbol.',
    sketch: <Pour top="Mixed screenwash" neck="Washer" />,
  },
  'washer-jets': {
    about: 'Both jets are cleared with a pin and aimed at the middle of the screen.',
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
          Mid-screen
        </Label>
        <Label at={[160, 176]} anchor="middle">
          Clear with a pin
        </Label>
      </>
    ),
  },
  'washer-hose': {
    about: 'The hose is followed from the pump to the jets: on, whole and not kinked.',
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
  'towing-eye': {
    about: 'Behind its cover in the bumper, the towing eye is screwed in all the way.',
    sketch: (
      <>
        <path d="M14 20H120Q142 100 120 180H14Z" fill={METAL} />
        <path d="M92 80H132V120H92Z" fill={PLAIN} />
        <path d="M112 92H200V108H112Z" fill={PLAIN} />
        <path d="M134 92V108M148 92V108M162 92V108M176 92V108" stroke={FAINT} />
        <path
          d="M196 100a40 34 0 1 0 80 0a40 34 0 1 0-80 0zM216 100a20 16 0 1 0 40 0a20 16 0 1 0-40 0z"
          fill={TOUCH}
          fillRule="evenodd"
          stroke={ACCENT}
        />
        <Turn at={[236, 100]} r={58} from={-130} to={-40} />
        <Label at={[150, 166]}>All the way in</Label>
        <Label at={[20, 52]}>Bumper</Label>
      </>
    ),
  },
  'rope-same-side': {
    about:
      'From above: the rope joins the eyes on the same side of both cars, marked in the middle.',
    sketch: (
      <>
        <path
          d="M14 46H92Q108 46 108 62V124Q108 140 92 140H14ZM306 46H228Q212 46 212 62V124Q212 140 228 140H306Z"
          fill={METAL}
        />
        <path d="M40 60H76V126H40ZM280 60H244V126H280Z" fill={PLAIN} />
        <path d="M108 66H212" stroke={ACCENT} strokeWidth="4" />
        <path d="M152 66H170V90H152Z" fill={TOUCH} stroke={ACCENT} />
        <circle cx="108" cy="66" r="6" fill={TOUCH} stroke={ACCENT} />
        <circle cx="212" cy="66" r="6" fill={TOUCH} stroke={ACCENT} />
        <Label at={[160, 28]} anchor="middle">
          Same side
        </Label>
        <Label at={[160, 176]} anchor="middle">
          Marked in the middle
        </Label>
      </>
    ),
  },
  'rope-taut': {
    about: 'The towing car moves off gently until the rope is taut, without a jerk.',
    sketch: (
      <>
        <path d="M12 150H308" stroke={FAINT} />
        <path
          d="M12 134V104L30 100L44 78H88L102 104V134ZM308 134V104L294 78H250L232 100L214 106V134Z"
          fill={METAL}
        />
        <circle cx="36" cy="136" r="14" fill={PLAIN} />
        <circle cx="84" cy="136" r="14" fill={PLAIN} />
        <circle cx="236" cy="136" r="14" fill={PLAIN} />
        <circle cx="286" cy="136" r="14" fill={PLAIN} />
        <path d="M102 120H214" stroke={ACCENT} strokeWidth="4" />
        <Arrow from={[92, 52]} to={[28, 52]} />
        <Label at={[158, 104]} anchor="middle">
          Taut
        </Label>
        <Label at={[160, 184]} anchor="middle">
          Gently, no jerk
        </Label>
      </>
    ),
  },
} satisfies Record<string, StepSketch>;

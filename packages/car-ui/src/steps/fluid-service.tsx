import { SideCar } from './figures.tsx';
import { ACCENT, Arrow, FAINT, Label, METAL, Order, PLAIN, Pour, TOUCH, Turn } from './kit.tsx';
import type { StepSketch } from './kit.tsx';

/** Brake fluid, fuel filter, gearbox oil and power steering fluid. */
export const fluidServiceSketches = {
  'reservoir-syringed': {
    about: 'A clean syringe draws the old brake fluid out of the reservoir before new goes in.',
    sketch: (
      <>
        <path d="M50 100H214V180H50Z" fill={PLAIN} />
        <path d="M51 142H213V179H51Z" fill={TOUCH} stroke="none" />
        <path d="M51 142H213" stroke={ACCENT} />
        <path d="M102 84H162V100H102Z" fill={METAL} />
        <path d="M132 86V166" strokeWidth="4" />
        <path d="M118 30H146V80L136 88H128L118 80Z" fill={PLAIN} />
        <path d="M119 48H145V80L136 87H128L119 80Z" fill={TOUCH} stroke="none" />
        <path d="M118 48H146M132 48V10M116 10H148M108 30H156" strokeWidth="3" />
        <Arrow from={[180, 76]} to={[180, 20]} />
        <Label at={[196, 40]}>Old fluid out</Label>
        <Label at={[196, 62]}>then new in</Label>
      </>
    ),
  },
  'bleed-nipple': {
    about:
      'Put the ring spanner on first, then the hose on the nipple, with its other end in fluid.',
    sketch: (
      <>
        <path d="M20 122H150V188H20Z" fill={METAL} />
        <path d="M96 112L14 82" strokeWidth="11" />
        <path d="M96 112L14 82" strokeWidth="7" stroke={PLAIN} />
        <ellipse cx="98" cy="114" rx="22" ry="8" fill={PLAIN} />
        <path d="M88 122V102H93V86H103V102H108V122Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M98 92C98 18 242 14 242 166" strokeWidth="7" stroke={ACCENT} />
        <path d="M98 92C98 18 242 14 242 166" strokeWidth="3" stroke={PLAIN} />
        <path d="M228 92H256V106L276 120V186H208V120L228 106Z" />
        <path d="M209 150H275V185H209Z" fill={TOUCH} opacity="0.7" stroke="none" />
        <path d="M209 150H275" stroke={ACCENT} />
        <Label at={[28, 168]}>Caliper</Label>
        <Label
          at={[120, 90]}
          to={[
            [118, 88],
            [104, 92],
          ]}
        >
          Nipple
        </Label>
        <Label at={[206, 28]}>Clear hose</Label>
      </>
    ),
  },
  'bleed-beat': {
    about:
      'Press and hold, open, close, release: the nipple is open only while the pedal goes down.',
    sketch: (
      <>
        <path d="M24 112H300M24 192H300" stroke={FAINT} />
        <path d="M24 54H78L112 72L186 104H238L262 54H300" strokeWidth="3" />
        <path d="M24 180H112V142H190V180H300" strokeWidth="3" />
        <path d="M112 180V142H190V180Z" fill={TOUCH} stroke={ACCENT} />
        <Order at={[94, 62]}>{1}</Order>
        <Order at={[112, 160]}>{2}</Order>
        <Order at={[190, 160]}>{3}</Order>
        <Order at={[250, 80]}>{4}</Order>
        <Label at={[24, 30]}>Pedal: press and hold, release</Label>
        <Label at={[24, 134]}>Nipple</Label>
        <Label at={[151, 167]} anchor="middle">
          open
        </Label>
        <Label at={[212, 168]}>closed</Label>
      </>
    ),
  },
  'fuel-water-drained': {
    about: 'Water lies under the diesel in the filter and leaves at the drain screw first.',
    sketch: (
      <>
        <path d="M104 26H216V112L196 130H124L104 112Z" fill={PLAIN} />
        <path d="M94 14H226V28H94Z" fill={METAL} />
        <path d="M105 96H215V112L196 129H124L105 112Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M150 130H170V144H150Z" fill={METAL} />
        <path d="M132 138H150" strokeWidth="5" />
        <path d="M160 146V168" stroke={ACCENT} strokeWidth="4" strokeDasharray="6 6" />
        <path d="M118 156V186H202V156" />
        <path d="M119 176H201V185H119Z" fill={TOUCH} stroke="none" />
        <Label at={[160, 66]} anchor="middle">
          Diesel
        </Label>
        <Label at={[160, 118]} anchor="middle">
          Water
        </Label>
        <Label
          at={[4, 158]}
          to={[
            [92, 152],
            [130, 140],
          ]}
        >
          Drain screw
        </Label>
      </>
    ),
  },
  'fuel-filter-arrow': {
    about: 'The arrow on the new fuel filter points from the tank towards the engine.',
    sketch: (
      <>
        <path d="M14 92H82V108H14ZM238 92H306V108H238Z" fill={PLAIN} />
        <path d="M82 86H98V114H82ZM222 86H238V114H222Z" fill={METAL} />
        <rect x="98" y="58" width="124" height="84" rx="12" fill={TOUCH} stroke={ACCENT} />
        <Arrow from={[122, 100]} to={[198, 100]} />
        <Label at={[14, 74]}>Tank</Label>
        <Label at={[306, 74]} anchor="end">
          Engine
        </Label>
        <Label at={[160, 172]} anchor="middle">
          Push until both ends click
        </Label>
      </>
    ),
  },
  'primer-pump': {
    about: 'The hand pump is squeezed until it goes firm: then the air is out of the line.',
    sketch: (
      <>
        <path d="M10 112H96M224 112H310" strokeWidth="11" />
        <path d="M10 112H96M224 112H310" strokeWidth="7" stroke={PLAIN} />
        <path
          d="M92 104C110 104 116 82 160 82S210 104 228 104V120C210 120 204 142 160 142S110 120 92 120Z"
          fill={TOUCH}
          stroke={ACCENT}
        />
        <path d="M136 112H180L172 104M180 112L172 120" />
        <Arrow from={[160, 38]} to={[160, 74]} />
        <Arrow from={[160, 184]} to={[160, 150]} />
        <Label at={[180, 46]}>Until it is firm</Label>
        <Label at={[14, 92]}>Tank</Label>
        <Label at={[306, 92]} anchor="end">
          Engine
        </Label>
      </>
    ),
  },
  'car-level-raised': {
    about: 'Both ends of the car stand equally high on axle stands, so that the oil lies level.',
    sketch: (
      <>
        <path d="M12 178H308" stroke={FAINT} />
        <SideCar at={[-15, 10]} />
        <path
          d="M110 132L90 178H104L118 148L132 178H146L126 132ZM200 132L180 178H194L208 148L222 178H236L216 132Z"
          fill={TOUCH}
          stroke={ACCENT}
        />
        <path d="M20 24H300" stroke={ACCENT} strokeDasharray="7 6" />
        <Label at={[160, 18]} anchor="middle">
          Level front to rear
        </Label>
        <Label at={[163, 196]} anchor="middle">
          Stands, never the jack
        </Label>
      </>
    ),
  },
  'filler-plug-first': {
    about: 'The upper plug is the filler: it is undone first, before any oil is let out below.',
    sketch: (
      <>
        <path d="M70 30H220L254 70V150L230 172H70Z" fill={METAL} />
        <path d="M71 110H253V150L230 171H71Z" fill={PLAIN} stroke="none" opacity="0.8" />
        <path d="M71 110H253" stroke={FAINT} strokeDasharray="6 5" />
        <path d="M246 96H270V120H246ZM270 100H280V116H270Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M128 164H154V182H128ZM132 182H150V190H132Z" fill={PLAIN} />
        <Order at={[292, 82]}>{1}</Order>
        <Order at={[110, 184]}>{2}</Order>
        <Label at={[308, 58]} anchor="end">
          Filler
        </Label>
        <Label at={[164, 193]}>Drain</Label>
        <Label at={[86, 66]}>Gearbox</Label>
      </>
    ),
  },
  'finger-in-filler': {
    about: 'In section: a finger bent in the filler hole feels the oil at the hole’s lower edge.',
    sketch: (
      <>
        <path d="M20 24H188V70H170V176H20Z" fill={PLAIN} />
        <path d="M20 104H170V176H20Z" fill={TOUCH} stroke="none" />
        <path d="M20 104H170" stroke={ACCENT} />
        <path d="M170 24H192V74H170ZM170 104H192V186H170Z" fill={METAL} />
        <path d="M300 78H168C148 78 142 88 142 116" strokeWidth="23" />
        <path d="M300 78H168C148 78 142 88 142 116" strokeWidth="19" stroke={PLAIN} />
        <path d="M136 118Q142 124 148 118" stroke={FAINT} />
        <Label at={[30, 148]}>Oil</Label>
        <Label
          at={[204, 142]}
          to={[
            [210, 128],
            [186, 106],
          ]}
        >
          Lower edge
        </Label>
        <Label at={[204, 52]}>Fingertip</Label>
      </>
    ),
  },
  'steering-reservoir': {
    about: 'Read the tank with the steering wheel symbol at its HOT or its COLD mark.',
    sketch: (
      <>
        <path d="M92 70H212V172Q212 184 200 184H104Q92 184 92 172Z" fill={PLAIN} />
        <path d="M93 126H211V172Q211 183 200 183H104Q93 183 93 172Z" fill={TOUCH} stroke="none" />
        <path d="M93 126H211" stroke={ACCENT} strokeWidth="2.5" />
        <path d="M100 22H204V70H100Z" fill={METAL} />
        <circle cx="152" cy="46" r="17" strokeWidth="3" />
        <path d="M135 46H169M152 46V63" strokeWidth="3" />
        <path d="M184 106H212M184 144H212" strokeWidth="2.5" />
        <Label at={[222, 112]}>HOT</Label>
        <Label at={[222, 150]}>COLD</Label>
      </>
    ),
  },
  'pour-steering': {
    about: 'A little of the fluid that is printed on the cap goes in, never past the mark.',
    sketch: <Pour top="As the cap says" neck="Steering" />,
  },
  'lock-to-lock': {
    about:
      'With the engine idling, turn the wheel slowly from lock to lock and do not hold it at the stop.',
    sketch: (
      <>
        <circle cx="160" cy="96" r="62" strokeWidth="14" />
        <circle cx="160" cy="96" r="62" strokeWidth="10" stroke={TOUCH} />
        <path d="M142 92H104M178 92H216M160 114V152" strokeWidth="10" />
        <circle cx="160" cy="96" r="20" fill={METAL} />
        <Turn at={[160, 96]} r={86} from={-110} to={-160} />
        <Turn at={[160, 96]} r={86} from={-70} to={-20} />
        <Label at={[14, 186]}>3 times</Label>
        <Label at={[306, 186]} anchor="end">
          Off the stop
        </Label>
      </>
    ),
  },
} satisfies Record<string, StepSketch>;

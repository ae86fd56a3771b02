import {
  ACCENT,
  Arrow,
  Ground,
  Label,
  METAL,
  Order,
  PLAIN,
  Sill,
  TOUCH,
  Turn,
  Wheel,
} from './kit.tsx';
import type { StepSketch } from './kit.tsx';

/** Raising the car and wheels. */
export const raisingSketches = {
  'chock-wheels': {
    about: 'A wheel that stays down, with a chock hard against the tyre in front and behind.',
    sketch: (
      <>
        <Ground />
        <Wheel at={[160, 102]} r={70} />
        <path d="M62 172H124V163Q114 154 107 148Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M258 172H196V163Q206 154 213 148Z" fill={TOUCH} stroke={ACCENT} />
        <Label
          at={[18, 128]}
          to={[
            [44, 133],
            [84, 160],
          ]}
        >
          Chock
        </Label>
        <Label at={[160, 193]} anchor="middle">
          Level, hard ground
        </Label>
      </>
    ),
  },
  'slacken-nuts': {
    about: 'The wheel still stands on the ground while the brace turns a nut anticlockwise.',
    sketch: (
      <>
        <Ground />
        <Wheel at={[110, 98]} r={74} touched={1} />
        <path d="M136 90L270 66" strokeWidth="9" />
        <path d="M136 90L270 66" strokeWidth="5.5" stroke={PLAIN} />
        <Turn at={[136, 90]} r={146} from={2} to={-24} />
        <Label at={[206, 132]}>Slacken only</Label>
        <Label at={[160, 193]} anchor="middle">
          Wheel on the ground
        </Label>
      </>
    ),
  },
  'jack-at-sill': {
    about: 'The jack’s pad takes the seam of the sill between the maker’s two marks.',
    sketch: (
      <>
        <Sill />
        <path d="M160 120L110 148L160 176L210 148Z" strokeWidth="6" />
        <path d="M100 148H250v12" strokeWidth="3" />
        <path d="M118 178H202" strokeWidth="6" />
        <path d="M138 100H150V110H170V100H182V122H138Z" fill={TOUCH} stroke={ACCENT} />
        <Arrow from={[284, 172]} to={[284, 118]} />
        <Label
          at={[160, 30]}
          anchor="middle"
          to={[
            [160, 36],
            [160, 92],
          ]}
        >
          Between the marks
        </Label>
      </>
    ),
  },
  'stand-under-point': {
    about: 'An axle stand holds the car beside the jack before anyone reaches underneath.',
    sketch: (
      <>
        <Sill />
        <path d="M152 118H168V150H152Z" fill={PLAIN} />
        <path d="M152 134L108 184H126L160 150L194 184H212L168 134Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M136 98H146V106H174V98H184V118H136Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M92 188H228" />
        <Label
          at={[222, 138]}
          to={[
            [220, 138],
            [190, 156],
          ]}
        >
          Axle stand
        </Label>
        <Label at={[160, 30]} anchor="middle">
          Never on the jack alone
        </Label>
      </>
    ),
  },
  'nuts-crosswise': {
    about: 'Five nuts tightened in the order of a star, each time the one opposite.',
    sketch: (
      <>
        <circle cx="160" cy="100" r="94" fill={METAL} />
        <circle cx="160" cy="100" r="80" fill={PLAIN} />
        <circle cx="160" cy="100" r="13" fill={METAL} />
        <path d="M160 44L193 145L107 83L213 83L127 145Z" stroke={ACCENT} strokeDasharray="5 5" />
        <Order at={[160, 44]}>{1}</Order>
        <Order at={[193, 145]}>{2}</Order>
        <Order at={[107, 83]}>{3}</Order>
        <Order at={[213, 83]}>{4}</Order>
        <Order at={[127, 145]}>{5}</Order>
      </>
    ),
  },
  'torque-wrench': {
    about: 'A torque wrench on a wheel nut, pulled slowly until it clicks once.',
    sketch: (
      <>
        <Wheel at={[84, 104]} r={74} touched={1} />
        <path d="M110 96L286 60" strokeWidth="12" />
        <path d="M110 96L286 60" strokeWidth="8" stroke={PLAIN} />
        <path d="M240 69L286 60" strokeWidth="8" stroke={ACCENT} />
        <Turn at={[110, 96]} r={188} from={-2} to={10} />
        <Label at={[172, 42]}>Slowly: one click</Label>
        <Label at={[160, 194]} anchor="middle">
          Wheel on the ground
        </Label>
      </>
    ),
  },
} satisfies Record<string, StepSketch>;

import { EdgeWheel, Grip, SideCar } from './figures.tsx';
import { ACCENT, Arrow, FAINT, Label, METAL, PLAIN, TOUCH } from './kit.tsx';
import type { StepSketch } from './kit.tsx';

/** Play in bearings, joints and steering; springs and dampers. */
export const playSketches = {
  'rock-12-6': {
    about: 'From the front: hands at 12 and 6 o’clock rock the raised wheel in and out.',
    sketch: (
      <>
        <EdgeWheel />
        <path d="M120 76H140V130H120Z" fill={TOUCH} stroke={ACCENT} />
        <Grip at={[217, 44]} />
        <Grip at={[217, 162]} turn={180} />
        <Arrow from={[250, 60]} to={[294, 60]} />
        <Arrow from={[186, 148]} to={[146, 148]} />
        <Label at={[256, 34]}>12</Label>
        <Label at={[256, 186]}>6</Label>
        <Label at={[14, 62]}>Bearing</Label>
        <path d="M72 66L122 82" stroke={FAINT} strokeWidth="1.2" />
      </>
    ),
  },
  'rock-3-9': {
    about:
      'From above: hands at 3 and 9 o’clock rock the raised wheel; play shows at the track rod.',
    sketch: (
      <>
        <EdgeWheel />
        <path d="M150 118L132 150H30" strokeWidth="5" />
        <path d="M30 142H96V158H30Z" fill={PLAIN} />
        <circle cx="132" cy="150" r="9" fill={TOUCH} stroke={ACCENT} />
        <Grip at={[217, 44]} />
        <Grip at={[217, 162]} turn={180} />
        <Arrow from={[250, 60]} to={[294, 60]} />
        <Arrow from={[186, 170]} to={[150, 170]} />
        <Label at={[256, 34]}>9</Label>
        <Label at={[256, 186]}>3</Label>
        <Label at={[14, 190]}>Track rod joint</Label>
        <path d="M122 178L130 158" stroke={FAINT} strokeWidth="1.2" />
      </>
    ),
  },
  'spin-hand-on-spring': {
    about: 'One hand spins the wheel, the other feels at the spring for a rough bearing.',
    sketch: (
      <>
        <EdgeWheel />
        <path d="M120 30L168 40L120 50L168 60L120 70L168 80L120 88" strokeWidth="5" />
        <Grip at={[122, 58]} turn={-90} />
        <path d="M262 70V130M255 121L262 130L269 121" stroke={ACCENT} strokeWidth="3.5" />
        <Label at={[272, 104]}>Spin</Label>
        <Label at={[14, 126]}>Feel here</Label>
        <Label at={[14, 186]}>Away from belts</Label>
      </>
    ),
  },
  'bounce-corner': {
    about: 'A corner is pushed down and let go: it comes up once and then stays still.',
    sketch: (
      <>
        <path d="M12 172H308" stroke={FAINT} />
        <SideCar at={[0, 40]} />
        <Grip at={[70, 112]} />
        <Arrow from={[28, 64]} to={[28, 108]} />
        <path d="M176 60C190 16 200 16 210 42S224 50 234 42H300" stroke={ACCENT} strokeWidth="3" />
        <Label at={[96, 24]}>Up once</Label>
        <Label at={[240, 30]}>then still</Label>
      </>
    ),
  },
  'lever-ball-joint': {
    about:
      'Lever gently with a bar between the arm and the knuckle: a ball joint must not move up and down.',
    sketch: (
      <>
        <path d="M150 14H206V78H150Z" fill={METAL} />
        <path d="M20 128H196Q210 128 210 142T196 158H20Z" fill={METAL} />
        <path d="M172 78H184V104H172Z" fill={PLAIN} />
        <path d="M156 128Q156 98 178 98T200 128Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M136 114L306 74" strokeWidth="10" />
        <path d="M136 114L306 74" strokeWidth="6.5" stroke={PLAIN} />
        <Arrow from={[284, 110]} to={[284, 146]} />
        <Label at={[32, 150]}>Arm</Label>
        <Label at={[62, 42]}>Knuckle</Label>
        <Label at={[160, 188]} anchor="middle">
          Any gap is too much
        </Label>
        <path d="M130 38H150" stroke={FAINT} />
      </>
    ),
  },
  'boot-split': {
    about: 'A rubber boot is bent open between its folds: a split lets grease out and water in.',
    sketch: (
      <>
        <path d="M10 92H60V108H10ZM250 92H310V108H250Z" fill={PLAIN} />
        <path
          d="M60 84Q70 56 92 72Q102 42 126 62Q136 30 160 52Q170 20 196 42Q202 26 216 28H250V172H216Q202 174 196 158Q170 180 160 148Q136 170 126 138Q102 158 92 128Q70 144 60 116Z"
          fill={METAL}
        />
        <path d="M150 96L164 88L176 104L164 116Z" fill={TOUCH} stroke={ACCENT} strokeWidth="3" />
        <path d="M164 112C162 132 170 136 168 150" stroke={ACCENT} strokeWidth="5" />
        <Label
          at={[14, 40]}
          to={[
            [54, 44],
            [150, 92],
          ]}
        >
          Split
        </Label>
        <Label
          at={[14, 186]}
          to={[
            [66, 182],
            [160, 142],
          ]}
        >
          Grease
        </Label>
      </>
    ),
  },
} satisfies Record<string, StepSketch>;

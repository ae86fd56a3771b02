import { ACCENT, Arrow, FAINT, Label, METAL, Order, PLAIN, TOUCH } from './kit.tsx';
import type { StepSketch } from './kit.tsx';

const RED = 'var(--high)';

/** A battery, its negative pole at the left, with the order of the clamps. */
function Battery({ minus, plus }: { minus: number; plus: number }) {
  return (
    <>
      <path d="M60 92H260V178H60Z" fill={METAL} />
      <path d="M60 92H260V116H60Z" fill={PLAIN} />
      <path d="M84 92V78H112V92M208 92V78H236V92" fill={PLAIN} />
      <path d="M90 104H106M214 104H230M222 96V112" strokeWidth="3" />
      <path d="M76 78H120V68H76Z" fill={TOUCH} stroke={ACCENT} />
      <path d="M200 78H244V68H200Z" fill={PLAIN} />
      <path d="M76 73C44 70 30 90 22 124" strokeWidth="5" />
      <path d="M244 73C276 70 290 90 298 124" strokeWidth="5" stroke={RED} />
      <Order at={[98, 46]}>{minus}</Order>
      <Order at={[222, 46]}>{plus}</Order>
    </>
  );
}

/** Two batteries and the order of four clamps: flat plus, helper plus, helper minus, bare metal. */
function Leads({
  order: [flatPlus, helperPlus, helperMinus, metal],
}: {
  order: readonly [number, number, number, number];
}) {
  return (
    <>
      <path d="M14 92H124V142H14ZM196 92H306V142H196Z" fill={METAL} />
      <path d="M26 92V82H44V92M94 92V82H112V92M208 92V82H226V92M276 92V82H294V92" fill={PLAIN} />
      <path
        d="M28 104H42M96 104H110M103 97V111M210 104H224M278 104H292M285 97V111"
        strokeWidth="3"
      />
      <path d="M103 78C110 8 278 8 285 78" stroke={RED} strokeWidth="4" />
      <path d="M217 78C214 46 160 50 160 100V140C160 156 154 164 140 168" strokeWidth="4" />
      <path d="M60 160H146V176H60Z" fill={PLAIN} />
      <path d="M124 152H140V160H124Z" fill={TOUCH} stroke={ACCENT} />
      <Order at={[103, 68]}>{flatPlus}</Order>
      <Order at={[285, 68]}>{helperPlus}</Order>
      <Order at={[217, 68]}>{helperMinus}</Order>
      <Order at={[154, 158]}>{metal}</Order>
      <Label at={[69, 132]} anchor="middle">
        Flat
      </Label>
      <Label at={[251, 132]} anchor="middle">
        Helper
      </Label>
      <Label at={[14, 194]}>Bare metal</Label>
    </>
  );
}

/** The 12 V battery. */
export const batterySketches = {
  'battery-minus-off-first': {
    about: 'The negative clamp comes off first, then the positive.',
    sketch: (
      <>
        <Battery minus={1} plus={2} />
        <Label at={[160, 24]} anchor="middle">
          Off: negative first
        </Label>
      </>
    ),
  },
  'battery-plus-on-first': {
    about: 'The positive clamp goes on first, then the negative.',
    sketch: (
      <>
        <Battery minus={2} plus={1} />
        <Label at={[160, 24]} anchor="middle">
          On: positive first
        </Label>
      </>
    ),
  },
  'battery-lifted': {
    about: 'The hold-down is undone and the battery lifted out upright.',
    sketch: (
      <>
        <path d="M74 40H246V128H74Z" fill={METAL} />
        <path d="M74 40H246V60H74ZM96 40V28H120V40M200 40V28H224V40" fill={PLAIN} />
        <path d="M48 150V186H272V150" strokeWidth="3" />
        <path d="M210 148H262V160H210Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M236 138V172" stroke={ACCENT} strokeWidth="3" />
        <Arrow from={[160, 112]} to={[160, 72]} />
        <Label
          at={[92, 172]}
          to={[
            [172, 167],
            [208, 158],
          ]}
        >
          Hold-down
        </Label>
      </>
    ),
  },
  'jump-leads-on': {
    about:
      'Fit the four clamps in this order: flat battery positive, helper positive, helper negative, bare metal of the flat car.',
    sketch: <Leads order={[1, 2, 3, 4]} />,
  },
  'jump-leads-off': {
    about:
      'Take them off in reverse: bare metal, helper negative, helper positive, and last the positive of the flat battery.',
    sketch: <Leads order={[4, 3, 2, 1]} />,
  },
  'jump-earth': {
    about:
      'Clip the last black clamp to a bare bolt of the engine, away from the battery and the fuel.',
    sketch: (
      <>
        <path d="M20 120H180L210 150H300V190H20Z" fill={METAL} />
        <path d="M72 98H116V120H72Z" fill={PLAIN} />
        <path d="M80 82H108V98H80Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M110 94L160 62L230 44M108 84L152 50L226 32" strokeWidth="6" />
        <path d="M228 38C264 34 286 48 306 20" strokeWidth="5" />
        <Label
          at={[14, 60]}
          to={[
            [58, 65],
            [84, 84],
          ]}
        >
          Bare bolt
        </Label>
        <Label at={[160, 176]} anchor="middle">
          Away from the battery
        </Label>
      </>
    ),
  },
  'key-blade': {
    about: 'The emergency blade slides out of the fob and leaves a slot open.',
    sketch: (
      <>
        <path
          d="M40 70Q40 50 60 50H180Q204 50 204 74V126Q204 150 180 150H60Q40 150 40 130Z"
          fill={METAL}
        />
        <circle cx="92" cy="84" r="14" fill={PLAIN} />
        <circle cx="92" cy="120" r="14" fill={PLAIN} />
        <path d="M204 88H286L300 100L286 112H204Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M214 100H284" stroke={ACCENT} />
        <Arrow from={[214, 140]} to={[286, 140]} />
        <Label at={[212, 70]}>Blade</Label>
        <Label at={[44, 178]}>Press the catch, pull</Label>
      </>
    ),
  },
  'key-opened': {
    about: 'Twist a flat blade in the slot to open the case of the fob.',
    sketch: (
      <>
        <path d="M40 44H196Q216 44 216 64V88H40Z" fill={PLAIN} />
        <path d="M40 108H216V132Q216 152 196 152H40Z" fill={METAL} />
        <path d="M206 92H292V104H206Z" fill={TOUCH} stroke={ACCENT} />
        <Arrow from={[244, 80]} to={[244, 44]} />
        <Label at={[128, 72]} anchor="middle">
          Lid
        </Label>
        <Label at={[160, 184]} anchor="middle">
          Twist in the slot
        </Label>
      </>
    ),
  },
  'key-cell': {
    about: 'The new cell goes in the same way up, held by its rim.',
    sketch: (
      <>
        <path d="M30 132H290V160Q290 176 274 176H46Q30 176 30 160Z" fill={METAL} />
        <ellipse cx="160" cy="132" rx="66" ry="16" fill={PLAIN} />
        <path d="M94 62V76C94 94 226 94 226 76V62" fill={TOUCH} stroke={ACCENT} />
        <ellipse cx="160" cy="62" rx="66" ry="20" fill={TOUCH} stroke={ACCENT} />
        <path d="M150 62H170M160 55V69" stroke={ACCENT} strokeWidth="3" />
        <Arrow from={[260, 66]} to={[260, 118]} />
        <Label
          at={[14, 30]}
          to={[
            [70, 34],
            [140, 56],
          ]}
        >
          Plus side
        </Label>
      </>
    ),
  },
  'fuse-burnt': {
    about:
      'Two blade fuses: the bridge of the left one is intact, and that of the right one is burnt through.',
    sketch: (
      <>
        {[40, 190].map((x) => (
          <g key={x}>
            <path d={`M${x} 40H${x + 90}V104H${x}Z`} fill={PLAIN} />
            <path
              d={`M${x + 8} 104H${x + 32}V158H${x + 8}ZM${x + 58} 104H${x + 82}V158H${x + 58}Z`}
              fill={METAL}
            />
          </g>
        ))}
        <path d="M60 100V76Q85 44 110 76V100" stroke={FAINT} strokeWidth="5" />
        <path
          d="M210 100V76Q218 64 226 60M244 60Q252 64 260 76V100"
          stroke={ACCENT}
          strokeWidth="5"
        />
        <Label at={[85, 186]} anchor="middle">
          Whole
        </Label>
        <Label at={[235, 186]} anchor="middle">
          Burnt
        </Label>
      </>
    ),
  },
  'fuse-probed': {
    about: 'A test light glows at both points on top of a good fuse.',
    sketch: (
      <>
        <path d="M20 128H300V188H20Z" fill={METAL} />
        <path d="M70 84H160V128H70Z" fill={PLAIN} />
        <path d="M84 84H102V94H84ZM128 84H146V94H128Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M137 84L190 34" strokeWidth="3" stroke={ACCENT} />
        <path d="M184 30L200 44L246 18L232 4Z" fill={TOUCH} stroke={ACCENT} />
        <Label
          at={[14, 50]}
          to={[
            [60, 55],
            [92, 82],
          ]}
        >
          Point 1
        </Label>
        <Label
          at={[196, 84]}
          to={[
            [194, 80],
            [148, 88],
          ]}
        >
          Point 2
        </Label>
        <Label at={[160, 166]} anchor="middle">
          Lit at both: sound
        </Label>
      </>
    ),
  },
  'fuse-pulled': {
    about: 'With the ignition off, the fuse is drawn straight out with the puller.',
    sketch: (
      <>
        <path d="M20 140H300V188H20Z" fill={METAL} />
        <path d="M48 126H98V140H48ZM222 126H272V140H222Z" fill={PLAIN} />
        <path
          d="M132 72H188V112H132ZM138 112H150V138H138ZM170 112H182V138H170Z"
          fill={TOUCH}
          stroke={ACCENT}
        />
        <path d="M126 88V60L146 14H174L194 60V88" strokeWidth="5" />
        <Arrow from={[232, 104]} to={[232, 40]} />
        <Label
          at={[14, 60]}
          to={[
            [62, 60],
            [124, 66],
          ]}
        >
          Puller
        </Label>
        <Label at={[160, 170]} anchor="middle">
          Ignition off
        </Label>
      </>
    ),
  },
} satisfies Record<string, StepSketch>;

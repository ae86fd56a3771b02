import { Grip } from './figures.tsx';
import { ACCENT, Arrow, FAINT, Label, METAL, PLAIN, TOUCH } from './kit.tsx';
import type { StepSketch } from './kit.tsx';

/** Dents, washing, wax in sills, seat belts and locks. */
export const bodyworkSketches = {
  'light-along-panel': {
    about: 'A torch held flat along the panel shows the edge of the dent as a shadow.',
    sketch: (
      <>
        <path d="M14 120H128Q160 150 192 120H306V148H14Z" fill={METAL} />
        <path d="M24 74L76 92L70 108L18 90Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M80 96L214 116M78 104L180 118" stroke={ACCENT} />
        <path d="M134 122Q148 136 160 136" stroke={FAINT} strokeWidth="5" />
        <Label at={[22, 60]}>Torch, flat</Label>
        <Label at={[150, 176]} anchor="middle">
          Shadow
        </Label>
      </>
    ),
  },
  'dent-pulled': {
    about: 'The bridge stands on either side of the dent and pulls the glued tab straight out.',
    sketch: (
      <>
        <path d="M14 140H124Q160 158 196 140H306V168H14Z" fill={METAL} />
        <path d="M92 140V74H228V140H210V92H110V140Z" fill={PLAIN} />
        <path d="M154 52H166V130H154Z" fill={PLAIN} />
        <path d="M138 130H182V148Q160 154 138 148Z" fill={TOUCH} stroke={ACCENT} />
        <Arrow from={[160, 50]} to={[160, 14]} />
        <Label at={[176, 34]}>Small pulls</Label>
        <Label at={[240, 132]}>Tab</Label>
      </>
    ),
  },
  'blotted-not-rubbed': {
    about: 'A dry towel is pressed straight down on the wet place and lifted; it is not rubbed.',
    sketch: (
      <>
        <path d="M14 140H306V172H14Z" fill={METAL} />
        <path d="M96 140Q160 152 224 140V148Q160 164 96 148Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M84 116H236V132H84Z" fill={PLAIN} />
        <Grip at={[160, 108]} />
        <Arrow from={[160, 40]} to={[160, 92]} />
        <path d="M36 108H66M254 108H284" stroke={FAINT} strokeWidth="3" />
        <path d="M44 98L58 118M58 98L44 118M262 98L276 118M276 98L262 118" stroke={FAINT} />
        <Label at={[176, 56]}>Press</Label>
      </>
    ),
  },
  'belt-pulled-out': {
    about: 'The belt is pulled right out and wiped with mild soap; it dries before it rolls in.',
    sketch: (
      <>
        <path d="M248 14H286V186H248Z" fill={METAL} />
        <circle cx="267" cy="160" r="15" fill={PLAIN} />
        <path d="M260 36L60 132L70 152L272 56Z" fill={PLAIN} />
        <rect x="128" y="80" width="56" height="34" rx="6" fill={TOUCH} stroke={ACCENT} />
        <Arrow from={[120, 84]} to={[76, 106]} />
        <Label at={[40, 74]}>Mild soap</Label>
        <Label at={[40, 180]}>Let it dry</Label>
      </>
    ),
  },
  'belt-through-slots': {
    about: 'The belt lies flat in both marked slots of the seat; its buckle is clear of the frame.',
    sketch: (
      <>
        <path d="M70 30Q70 18 84 18H180Q194 18 194 30V182H70Z" fill={METAL} />
        <path
          d="M20 96L82 112V128L20 112ZM182 112L250 132V148L182 128Z"
          fill={TOUCH}
          stroke={ACCENT}
        />
        <path d="M82 112H182V128H82Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M82 104V136M182 104V136" strokeWidth="4" />
        <rect x="248" y="126" width="30" height="40" rx="4" fill={PLAIN} />
        <Arrow from={[262, 118]} to={[296, 74]} />
        <Label at={[202, 58]}>Pull tight</Label>
        <Label at={[132, 96]} anchor="middle">
          Flat
        </Label>
      </>
    ),
  },
  'key-in-pouch': {
    about: 'With the key in the closed pouch beside it, the car stays locked.',
    sketch: (
      <>
        <path d="M30 66H140V176H30Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M30 66L40 44H130L140 66Z" fill={PLAIN} />
        <rect x="60" y="98" width="50" height="56" rx="14" fill={PLAIN} />
        <circle cx="85" cy="114" r="6" fill={METAL} />
        <path d="M152 96Q166 110 152 124M166 84Q190 110 166 136" stroke={FAINT} />
        <path d="M196 92L220 128M220 92L196 128" stroke={ACCENT} strokeWidth="4" />
        <path d="M236 40H306V180H236Z" fill={METAL} />
        <rect x="244" y="104" width="40" height="12" rx="4" fill={PLAIN} />
        <Label at={[85, 34]} anchor="middle">
          Both keys
        </Label>
      </>
    ),
  },
  'steering-locked': {
    about: 'A tested lock across the steering wheel is seen through the window from outside.',
    sketch: (
      <>
        <circle cx="150" cy="104" r="76" strokeWidth="12" />
        <circle cx="150" cy="104" r="76" strokeWidth="8" stroke={PLAIN} />
        <path d="M78 112H222M150 112V178" strokeWidth="9" />
        <circle cx="150" cy="110" r="20" fill={METAL} />
        <path d="M62 60L300 20L304 38L66 80Z" fill={TOUCH} stroke={ACCENT} />
        <circle cx="150" cy="56" r="8" fill={PLAIN} />
        <Label at={[242, 116]}>Locked</Label>
      </>
    ),
  },
  'wheel-brushed': {
    about: 'The wheel is sprayed first and brushed with its own brush, into every corner.',
    sketch: (
      <>
        <circle cx="116" cy="104" r="84" fill={METAL} />
        <circle cx="116" cy="104" r="58" fill={PLAIN} />
        <path
          d="M116 104V46M116 104L171 86M116 104L150 152M116 104L82 152M116 104L61 86"
          strokeWidth="6"
        />
        <path d="M168 116L196 100L206 118L178 134Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M198 106L296 52" strokeWidth="9" />
        <path d="M198 106L296 52" strokeWidth="5.5" stroke={PLAIN} />
        <Grip at={[284, 60]} />
        <Label at={[214, 168]}>Own brush</Label>
      </>
    ),
  },
  'two-buckets': {
    about: 'The mitt takes shampoo from one bucket and leaves its dirt in the other.',
    sketch: (
      <>
        <path d="M30 84H134L122 180H42ZM186 84H290L278 180H198Z" fill={PLAIN} />
        <path d="M34 108H130L122 180H42Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M190 108H286L278 180H198Z" fill={METAL} />
        <Arrow from={[82, 96]} to={[82, 40]} />
        <Arrow from={[238, 40]} to={[238, 96]} />
        <Label at={[82, 150]} anchor="middle">
          Shampoo
        </Label>
        <Label at={[238, 150]} anchor="middle">
          Rinse
        </Label>
        <Label at={[160, 34]} anchor="middle">
          Panel
        </Label>
        <path d="M206 170H270" stroke={FAINT} strokeWidth="3" />
      </>
    ),
  },
  'water-beads': {
    about: 'On waxed paint the rain stands in round beads instead of spreading.',
    sketch: (
      <>
        <path d="M14 132H306V164H14Z" fill={METAL} />
        <path d="M160 122H306V132H160Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M22 132Q80 118 142 132Z" fill={TOUCH} stroke={ACCENT} />
        <circle cx="192" cy="108" r="14" fill={TOUCH} stroke={ACCENT} />
        <circle cx="236" cy="110" r="12" fill={TOUCH} stroke={ACCENT} />
        <circle cx="276" cy="107" r="15" fill={TOUCH} stroke={ACCENT} />
        <Label at={[82, 88]} anchor="middle">
          Bare paint
        </Label>
        <Label at={[232, 74]} anchor="middle">
          Waxed
        </Label>
      </>
    ),
  },
  'lance-in-sill': {
    about:
      'The lance goes in through the hole of the sill and sprays all round as it is drawn out.',
    sketch: (
      <>
        <path d="M60 60H306V150H60Z" fill={METAL} />
        <path d="M76 74H306V136H76Z" fill={PLAIN} />
        <path d="M14 104H224" strokeWidth="5" />
        <path
          d="M226 104L262 80M226 104L270 104M226 104L262 128M226 104L234 78M226 104L234 130"
          stroke={ACCENT}
        />
        <Arrow from={[130, 122]} to={[88, 122]} />
        <path d="M150 150V166M220 150V166" stroke={ACCENT} strokeWidth="4" />
        <Label at={[14, 40]}>Sill, in section</Label>
        <Label at={[156, 188]}>Drains drip</Label>
      </>
    ),
  },
  'slip-of-clutch': {
    about: 'If the revs leap up while the speed stays where it is, the clutch is slipping.',
    sketch: (
      <>
        <circle cx="84" cy="96" r="62" fill={PLAIN} />
        <circle cx="236" cy="96" r="62" fill={PLAIN} />
        <path d="M40 140A62 62 0 1 1 128 140M192 140A62 62 0 1 1 280 140" stroke={FAINT} />
        <path d="M84 96L130 66" stroke={ACCENT} strokeWidth="5" />
        <path d="M84 96L50 80" stroke={FAINT} strokeWidth="3" />
        <path d="M236 96L222 46" strokeWidth="5" />
        <Arrow from={[62, 58]} to={[104, 50]} />
        <Label at={[84, 186]} anchor="middle">
          Revs leap
        </Label>
        <Label at={[236, 186]} anchor="middle">
          Speed stays
        </Label>
      </>
    ),
  },
} satisfies Record<string, StepSketch>;

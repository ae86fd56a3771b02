import { SideCar } from './figures.tsx';
import { ACCENT, Arrow, FAINT, Label, METAL, Order, PLAIN, TOUCH, Turn } from './kit.tsx';
import type { StepSketch } from './kit.tsx';

/** Number plate and interior bulbs; aiming the headlamps. */
export const smallLampSketches = {
  'plate-lit': {
    about: 'With the sidelights on, both bulbs light the number plate; here the right one is dark.',
    sketch: (
      <>
        <path d="M14 14H306V186H14Z" fill={METAL} />
        <path d="M90 40H138V56H90Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M182 40H230V56H182Z" fill={PLAIN} />
        <path d="M98 58L70 92M114 58V92M130 58L158 92" stroke={ACCENT} strokeDasharray="7 6" />
        <path d="M50 100H270V154H50Z" fill={PLAIN} />
        <Label at={[160, 133]} anchor="middle">
          AB12 CDE
        </Label>
        <Label at={[206, 80]} anchor="middle">
          Dark
        </Label>
        <Label at={[160, 178]} anchor="middle">
          Sidelights on
        </Label>
      </>
    ),
  },
  'plate-lens': {
    about: 'The lens is pushed to the side of its spring and tips out.',
    sketch: (
      <>
        <path d="M14 30H306V100H14Z" fill={METAL} />
        <path d="M84 72H236V100H84Z" fill={PLAIN} />
        <path
          d="M98 78H226L214 132H110Z"
          fill={TOUCH}
          stroke={ACCENT}
          transform="rotate(8 98 90)"
        />
        <path d="M226 82l8 6l-8 6l8 6" strokeWidth="3" />
        <Arrow from={[130, 52]} to={[196, 52]} />
        <Arrow from={[84, 118]} to={[84, 160]} />
        <Label at={[204, 58]}>Spring</Label>
        <Label at={[160, 186]} anchor="middle">
          Push, then tip out
        </Label>
      </>
    ),
  },
  festoon: {
    about: 'A festoon bulb sits between two contacts, bent a little closer so that they grip it.',
    sketch: (
      <>
        <path d="M30 160H290V182H30Z" fill={METAL} />
        <path d="M72 160V78L84 66M248 160V78L236 66" strokeWidth="6" stroke={ACCENT} />
        <path d="M112 70H208Q216 92 208 114H112Q104 92 112 70Z" fill={PLAIN} />
        <path d="M112 92H208" stroke={FAINT} strokeDasharray="3 3" />
        <path
          d="M84 92L96 72H114V112H96ZM236 92L224 72H206V112H224Z"
          fill={TOUCH}
          stroke={ACCENT}
        />
        <Arrow from={[24, 92]} to={[62, 92]} />
        <Arrow from={[296, 92]} to={[258, 92]} />
        <Label at={[160, 44]} anchor="middle">
          Contacts closer
        </Label>
        <Label at={[160, 144]} anchor="middle">
          Same length
        </Label>
      </>
    ),
  },
  'interior-lens': {
    about: 'A plastic lever in the slot at the lens’s edge lifts it off its clips.',
    sketch: (
      <>
        <path d="M14 20H306V66H14Z" fill={METAL} />
        <path d="M78 66H226Q226 108 204 108H100Q78 108 78 66Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M222 66H236V76H222Z" fill={PLAIN} stroke={ACCENT} />
        <path d="M228 72L300 150L286 162L222 80Z" fill={PLAIN} />
        <Arrow from={[152, 116]} to={[152, 158]} />
        <Label at={[152, 92]} anchor="middle">
          Lens
        </Label>
        <Label at={[30, 49]}>Headlining</Label>
        <Label at={[178, 186]}>Plastic lever</Label>
        <Label at={[244, 92]}>Slot</Label>
      </>
    ),
  },
  'wedge-pulled': {
    about:
      'The bulb is pulled straight out with a cloth: it may be hot, and grease marks the glass.',
    sketch: (
      <>
        <path d="M14 60H96V140H14Z" fill={METAL} />
        <path d="M82 80H104V120H82Z" fill={PLAIN} />
        <path d="M122 84H148V116H122Z" fill={PLAIN} />
        <path d="M148 80H196Q222 82 222 100T196 120H148Z" fill={TOUCH} stroke={ACCENT} />
        <path
          d="M166 64Q186 54 206 64L244 76Q256 100 244 124L206 138Q184 146 166 136Q176 100 166 64Z"
          strokeDasharray="6 5"
        />
        <Arrow from={[216, 166]} to={[292, 166]} />
        <Label at={[180, 40]} anchor="middle">
          Cloth
        </Label>
        <Label at={[20, 46]}>Holder</Label>
        <Label at={[104, 172]}>Straight</Label>
      </>
    ),
  },
  'lamp-switch': {
    about: 'The light’s switch has three positions: off, with the doors, and on; try each.',
    sketch: (
      <>
        <rect x="40" y="56" width="240" height="72" rx="14" fill={METAL} />
        <rect x="56" y="70" width="208" height="44" rx="8" fill={PLAIN} />
        <rect x="126" y="66" width="68" height="52" rx="8" fill={TOUCH} stroke={ACCENT} />
        <path d="M90 84V100M222 84V100M230 92H214M82 92H98" stroke={FAINT} />
        <Arrow from={[120, 34]} to={[78, 34]} />
        <Arrow from={[200, 34]} to={[242, 34]} />
        <Label at={[90, 160]} anchor="middle">
          Off
        </Label>
        <Label at={[160, 160]} anchor="middle">
          Doors
        </Label>
        <Label at={[230, 160]} anchor="middle">
          On
        </Label>
      </>
    ),
  },
  'wall-10m': {
    about: 'The car stands on level ground, square to a wall and 10 metres from it.',
    sketch: (
      <>
        <path d="M12 150H308" stroke={FAINT} />
        <path d="M14 30H30V150H14Z" fill={METAL} />
        <SideCar at={[150, 86]} scale={0.6} />
        <path d="M34 122L172 127" stroke={ACCENT} strokeDasharray="8 6" />
        <path d="M34 168H168M34 162V174M168 162V174" stroke={ACCENT} strokeWidth="3" />
        <Label at={[101, 192]} anchor="middle">
          10 m
        </Label>
        <Label at={[40, 46]}>Wall</Label>
        <Label at={[160, 78]}>Level, square</Label>
      </>
    ),
  },
  'wall-lines': {
    about:
      'Two lines on the wall: one at the height of the headlight’s centre, one below it by its percentage.',
    sketch: (
      <>
        <path d="M14 14H306V172H14Z" fill={METAL} />
        <path d="M24 60H296" strokeWidth="3" strokeDasharray="10 6" />
        <path d="M24 116H296" strokeWidth="4" stroke={ACCENT} />
        <path d="M280 118H160L114 92H40V160H280Z" fill={TOUCH} stroke="none" />
        <path d="M280 118H160L114 92H40" stroke={ACCENT} strokeWidth="3" />
        <Arrow from={[272, 64]} to={[272, 112]} />
        <Label at={[90, 50]}>Centre of the light</Label>
        <Label at={[146, 94]}>1.0 % = 10 cm</Label>
        <Label at={[60, 148]}>Dipped beam</Label>
        <Label at={[160, 194]} anchor="middle">
          Kink up to the kerb: UK, left
        </Label>
      </>
    ),
  },
  'aim-screws': {
    about: 'The vertical screw comes first, then the horizontal one, each a little at a time.',
    sketch: (
      <>
        <path d="M40 20H250V176H40Z" fill={METAL} />
        <circle cx="136" cy="104" r="56" fill={PLAIN} />
        <circle cx="226" cy="44" r="17" fill={TOUCH} stroke={ACCENT} />
        <path d="M226 34V54M216 44H236" stroke={ACCENT} strokeWidth="3" />
        <circle cx="226" cy="156" r="17" fill={TOUCH} stroke={ACCENT} />
        <path d="M226 146V166M216 156H236" stroke={ACCENT} strokeWidth="3" />
        <path d="M136 66V142M129 74L136 66L143 74M129 134L136 142L143 134" strokeWidth="2.5" />
        <path d="M100 104H172M108 97L100 104L108 111M164 97L172 104L164 111" strokeWidth="2.5" />
        <Turn at={[226, 44]} r={30} from={-60} to={40} />
        <Order at={[278, 46]}>{1}</Order>
        <Order at={[278, 156]}>{2}</Order>
        <Label at={[160, 196]} anchor="middle">
          First height, then sideways
        </Label>
      </>
    ),
  },
} satisfies Record<string, StepSketch>;

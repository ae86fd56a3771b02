import { Screen, SideCar } from './figures.tsx';
import { ACCENT, Arrow, FAINT, Ground, Label, METAL, PLAIN, TOUCH, Turn, Wheel } from './kit.tsx';
import type { StepSketch } from './kit.tsx';

/** Breakdowns, locks, levers and what is looked at or felt before anything is undone. */
export const roadsideSketches = {
  'hazard-switch': {
    about: 'The button with the red triangle switches on all the indicators at once.',
    sketch: (
      <>
        <rect x="96" y="36" width="128" height="116" rx="14" fill={METAL} />
        <path d="M160 58L204 132H116Z" fill={TOUCH} stroke={ACCENT} strokeWidth="4" />
        <path d="M160 82L184 122H136Z" fill={PLAIN} stroke={ACCENT} strokeWidth="3" />
        <path d="M44 94L72 72V84H86V104H72V116Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M276 94L248 72V84H234V104H248V116Z" fill={TOUCH} stroke={ACCENT} />
        <Label at={[160, 184]} anchor="middle">
          Both sides flash
        </Label>
      </>
    ),
  },
  'behind-barrier': {
    about:
      'From above: everybody leaves by the side away from the traffic and waits behind the barrier.',
    sketch: (
      <>
        <path d="M12 34H308" stroke={FAINT} strokeWidth="5" />
        <path d="M12 112H308" stroke={FAINT} strokeDasharray="22 16" strokeWidth="3" />
        <rect x="130" y="60" width="106" height="42" rx="12" fill={METAL} />
        <path d="M158 64V98M206 64V98" stroke={FAINT} />
        <Arrow from={[182, 58]} to={[122, 20]} />
        <circle cx="62" cy="17" r="7" fill={TOUCH} stroke={ACCENT} />
        <circle cx="86" cy="17" r="7" fill={TOUCH} stroke={ACCENT} />
        <Arrow from={[190, 150]} to={[290, 150]} />
        <Label at={[12, 60]}>Barrier</Label>
        <Label at={[110, 156]}>Traffic</Label>
        <Label at={[160, 192]} anchor="middle">
          Out on the far side
        </Label>
      </>
    ),
  },
  'triangle-behind': {
    about: 'The warning triangle stands well behind the car, never on a motorway.',
    sketch: (
      <>
        <Ground y={154} />
        <SideCar at={[-20, 56]} scale={0.92} />
        <path d="M268 108L294 152H242Z" fill={TOUCH} stroke={ACCENT} strokeWidth="4" />
        <path d="M268 126L280 146H256Z" fill={PLAIN} stroke={ACCENT} />
        <Arrow from={[196, 90]} to={[248, 90]} />
        <Label at={[160, 188]} anchor="middle">
          Never on a motorway
        </Label>
      </>
    ),
  },
  'lever-in-park': {
    about:
      'The selector goes right into P, or the gear lever into neutral; many cars hold the key until then.',
    sketch: (
      <>
        <rect x="110" y="24" width="100" height="150" rx="16" fill={METAL} />
        <path d="M160 44V154" stroke={FAINT} strokeWidth="8" />
        <circle cx="160" cy="50" r="18" fill={TOUCH} stroke={ACCENT} strokeWidth="3" />
        <Arrow from={[92, 140]} to={[92, 54]} />
        <Label at={[230, 56]}>P</Label>
        <Label at={[230, 88]}>R</Label>
        <Label at={[230, 120]}>N</Label>
        <Label at={[230, 152]}>D</Label>
        <Label at={[160, 194]} anchor="middle">
          Right to the end
        </Label>
      </>
    ),
  },
  'wheel-and-key': {
    about:
      'The steering wheel is held lightly to the side that gives, and the key is turned at the same time.',
    sketch: (
      <>
        <circle cx="118" cy="94" r="74" strokeWidth="13" />
        <circle cx="118" cy="94" r="74" strokeWidth="9" stroke={METAL} />
        <path d="M118 94L50 78M118 94L186 78M118 94V166" strokeWidth="7" />
        <circle cx="118" cy="94" r="20" fill={METAL} />
        <Turn at={[118, 94]} r={92} from={-50} to={-18} />
        <circle cx="256" cy="112" r="20" fill={PLAIN} />
        <path d="M252 86H260V138H252Z" fill={TOUCH} stroke={ACCENT} />
        <Turn at={[256, 112]} r={36} from={-140} to={-60} />
        <Label at={[256, 172]} anchor="middle">
          Two fingers
        </Label>
        <Label at={[118, 194]} anchor="middle">
          Lightly
        </Label>
      </>
    ),
  },
  'handbrake-lever': {
    about: 'The lever is pulled up slowly and its clicks are counted until it is hard.',
    sketch: (
      <>
        <path d="M40 150H250V176H40Z" fill={METAL} />
        <circle cx="72" cy="142" r="14" fill={PLAIN} />
        <path d="M64 130L196 62L214 92L80 156Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M196 62L210 54L226 84L214 92Z" fill={PLAIN} stroke={ACCENT} />
        <path d="M76 134L250 128" stroke={FAINT} strokeDasharray="8 6" />
        <Turn at={[72, 142]} r={186} from={-4} to={-22} />
        <Label at={[20, 40]}>Count the clicks</Label>
        <Label at={[20, 62]}>until it is hard</Label>
      </>
    ),
  },
  'window-switch': {
    about: 'With the window closed, the switch is held up for five more seconds.',
    sketch: (
      <>
        <path d="M20 176V96L70 30H150V176Z" fill={METAL} />
        <path d="M34 100L76 44H138V100Z" fill={PLAIN} />
        <Arrow from={[100, 92]} to={[100, 56]} />
        <rect x="190" y="70" width="104" height="76" rx="10" fill={METAL} />
        <path d="M214 124L222 86H262L270 124Z" fill={TOUCH} stroke={ACCENT} />
        <Arrow from={[242, 62]} to={[242, 26]} />
        <Label at={[242, 174]} anchor="middle">
          Hold 5 seconds
        </Label>
      </>
    ),
  },
  'recall-looked-up': {
    about: 'The registration is entered on GOV.UK; the answer is an open recall or none.',
    sketch: (
      <>
        <Screen at={[20, 40]} lines={['AB12 CDE', 'Recall: open', 'Recall: none']} />
        <path d="M30 50H160V74H30Z" stroke={ACCENT} strokeWidth="3" />
        <Arrow from={[216, 62]} to={[178, 62]} />
        <Label at={[222, 68]}>Your car</Label>
        <Label at={[182, 108]}>One of these</Label>
        <Label at={[160, 184]} anchor="middle">
          Look it up, free of charge
        </Label>
      </>
    ),
  },
  'pedal-held': {
    about: 'The pedal is pressed hard for half a minute: it must stay high and not sink.',
    sketch: (
      <>
        <path d="M288 16V138L200 184H24" stroke={FAINT} strokeWidth="3" />
        <circle cx="214" cy="28" r="8" fill={METAL} />
        <path d="M214 36C206 84 172 106 140 124" strokeWidth="9" />
        <path d="M214 36C206 84 172 106 140 124" strokeWidth="5.5" stroke={PLAIN} />
        <path d="M122 100L158 146L144 156L108 110Z" fill={TOUCH} stroke={ACCENT} />
        <Arrow from={[66, 92]} to={[106, 122]} />
        <Label at={[14, 48]}>Hold 30 seconds</Label>
        <Label at={[14, 70]}>It must not sink</Label>
      </>
    ),
  },
  'disc-face': {
    about:
      'The face of a brake disc: a smooth, even grey is good; deep grooves, blue spots and bands of rust are not.',
    sketch: (
      <>
        <circle cx="88" cy="92" r="70" fill={METAL} />
        <circle cx="88" cy="92" r="30" fill={PLAIN} />
        <circle cx="88" cy="92" r="9" />
        <circle cx="232" cy="92" r="70" fill={METAL} />
        <circle cx="232" cy="92" r="58" stroke={ACCENT} strokeWidth="3" />
        <circle cx="232" cy="92" r="50" stroke={ACCENT} strokeWidth="4" />
        <circle cx="232" cy="92" r="42" stroke={ACCENT} strokeWidth="3" />
        <ellipse cx="274" cy="54" rx="12" ry="8" fill={TOUCH} stroke={ACCENT} />
        <ellipse cx="190" cy="130" rx="12" ry="8" fill={TOUCH} stroke={ACCENT} />
        <circle cx="232" cy="92" r="30" fill={PLAIN} />
        <circle cx="232" cy="92" r="9" />
        <Label at={[88, 188]} anchor="middle">
          Even grey
        </Label>
        <Label at={[232, 188]} anchor="middle">
          Grooves, spots
        </Label>
      </>
    ),
  },
  'tread-felt': {
    about: 'A palm is run round the tread: scallops every few centimetres point to a worn damper.',
    sketch: (
      <>
        <path
          d="M16 120Q34 96 52 120Q70 96 88 120Q106 96 124 120Q142 96 160 120Q178 96 196 120Q214 96 232 120Q250 96 268 120Q286 96 304 120V160H16Z"
          fill={METAL}
        />
        <path
          d="M16 120Q34 96 52 120Q70 96 88 120Q106 96 124 120Q142 96 160 120Q178 96 196 120Q214 96 232 120Q250 96 268 120Q286 96 304 120"
          stroke={ACCENT}
          strokeWidth="3.5"
        />
        <path
          d="M96 84H206Q220 84 220 94T206 104H110Q90 104 84 92L70 78Q66 70 76 70Q90 76 96 84Z"
          fill={TOUCH}
          stroke={ACCENT}
        />
        <Arrow from={[110, 56]} to={[206, 56]} />
        <Label at={[160, 36]} anchor="middle">
          Feel along the tread
        </Label>
        <Label at={[160, 186]} anchor="middle">
          Hills and hollows
        </Label>
      </>
    ),
  },
  'bumper-gap': {
    about:
      'Once each corner has clicked home, the bumper meets the wing and the headlight in an even gap.',
    sketch: (
      <>
        <path d="M308 36H166Q104 40 78 86H152L162 112H308Z" fill={METAL} />
        <path d="M88 80Q100 62 136 56L144 80Z" fill={PLAIN} />
        <path
          d="M70 92H148L158 118Q160 148 150 158H88Q56 154 56 122Q58 100 70 92Z"
          fill={TOUCH}
          stroke={ACCENT}
        />
        <path d="M56 134H152" stroke={FAINT} />
        <Wheel at={[210, 132]} r={42} />
        <Arrow from={[12, 118]} to={[48, 118]} />
        <Label at={[14, 30]}>Until it clicks</Label>
        <Label at={[160, 194]} anchor="middle">
          Even gaps
        </Label>
      </>
    ),
  },
  'grease-flung': {
    about:
      'A fan of dark grease on the inside of the wheel and the strut comes from a split gaiter.',
    sketch: (
      <>
        <rect x="206" y="24" width="58" height="140" rx="14" fill={METAL} />
        <path d="M220 26V162M236 26V162M252 26V162" stroke={FAINT} />
        <path d="M16 88H96V104H16Z" fill={METAL} />
        <path
          d="M96 84L112 74L122 82L136 66L146 76L160 58H182V134H160L146 116L136 126L122 110L112 118L96 108Z"
          fill={PLAIN}
        />
        <path d="M182 84H206V108H182Z" fill={METAL} />
        <path d="M136 66L142 96" stroke={ACCENT} strokeWidth="4" />
        {[
          [150, 40],
          [176, 30],
          [194, 48],
          [124, 44],
          [196, 72],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="5" fill={ACCENT} stroke="none" />
        ))}
        <Label at={[16, 34]}>Grease</Label>
        <Label at={[120, 188]} anchor="middle">
          Split gaiter
        </Label>
      </>
    ),
  },
  'full-lock': {
    about:
      'From above: with the wheel turned right to one side, the car goes round at walking pace.',
    sketch: (
      <>
        <rect x="40" y="60" width="150" height="76" rx="20" fill={METAL} />
        <path d="M84 66V130M150 66V130" stroke={FAINT} />
        <path d="M58 54H86M58 142H86" strokeWidth="9" />
        <path d="M144 60L168 44M144 148L168 132" stroke={ACCENT} strokeWidth="9" />
        <Turn at={[196, -20]} r={116} from={86} to={36} />
        <Label at={[252, 152]} anchor="middle">
          Click? Groan?
        </Label>
        <Label at={[160, 188]} anchor="middle">
          Walking pace, both ways
        </Label>
      </>
    ),
  },
} satisfies Record<string, StepSketch>;

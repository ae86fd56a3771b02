import { Grip, SideCar } from './figures.tsx';
import { ACCENT, Arrow, FAINT, Label, METAL, PLAIN, TOUCH, Turn } from './kit.tsx';
import type { StepSketch } from './kit.tsx';

/** Wheel nuts, locking nuts and the choice of tyres. */
export const wheelNutSketches = {
  'nut-seats': {
    about:
      'Three seats of wheel nuts, taper, ball and flat with a washer: each fits its own wheel.',
    sketch: (
      <>
        {[18, 122, 226].map((x) => (
          <path key={x} d={`M${x + 12} 24H${x + 64}V86H${x + 12}Z`} fill={METAL} />
        ))}
        <path d="M30 86H82L68 130H44Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M134 86H186Q184 122 160 130Q136 122 134 86Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M226 86H302V100H226ZM242 100H286V130H242Z" fill={TOUCH} stroke={ACCENT} />
        <Label at={[56, 160]} anchor="middle">
          Taper
        </Label>
        <Label at={[160, 160]} anchor="middle">
          Ball
        </Label>
        <Label at={[264, 160]} anchor="middle">
          Washer
        </Label>
        <Label at={[160, 190]} anchor="middle">
          As the wheel’s own
        </Label>
      </>
    ),
  },
  'wrench-wound-back': {
    about: 'After use the torque wrench is set back to its lowest mark, so that it stays accurate.',
    sketch: (
      <>
        <path d="M20 84H66V116H20Z" fill={METAL} />
        <path d="M66 92H196V108H66Z" fill={PLAIN} />
        <path d="M196 82H300V118H196Z" fill={TOUCH} stroke={ACCENT} />
        <path
          d="M212 82V118M228 82V118M244 82V118M260 82V118M276 82V118"
          stroke={ACCENT}
          strokeWidth="1.2"
        />
        <path d="M150 86V114M164 92V108M178 92V108" strokeWidth="3" />
        <Turn at={[248, 100]} r={46} from={-40} to={-140} />
        <Label
          at={[96, 154]}
          to={[
            [136, 138],
            [150, 116],
          ]}
        >
          Lowest mark
        </Label>
      </>
    ),
  },
  'locking-key-code': {
    about:
      'The key of the locking nuts lies with the jack or in the glovebox; its code orders a copy.',
    sketch: (
      <>
        <path d="M150 34H304V154H150Z" fill={PLAIN} />
        <path d="M168 112H286M168 132H250" stroke={FAINT} strokeWidth="3" />
        <rect x="168" y="56" width="104" height="32" rx="4" fill={TOUCH} stroke={ACCENT} />
        <path d="M30 60H84V96H30Z" fill={METAL} />
        <path d="M36 96H78L72 150H42Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M46 150l4-10 6 8 6-10 6 12" />
        <Label at={[182, 78]}>ABC 123</Label>
        <Label at={[57, 46]} anchor="middle">
          Key
        </Label>
        <Label at={[227, 182]} anchor="middle">
          Code on its card
        </Label>
      </>
    ),
  },
  'biting-socket': {
    about: 'A socket with biting edges, just too small, is tapped on over the locking nut.',
    sketch: (
      <>
        <path d="M14 20H54V180H14Z" fill={METAL} />
        <path d="M54 84H104Q112 84 112 92V108Q112 116 104 116H54Z" fill={METAL} />
        <path d="M84 66H168V134H84V116L108 112V88L84 84Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M92 96L104 90M92 110L104 104" stroke={ACCENT} />
        <path d="M226 70H254V130H226Z" fill={PLAIN} />
        <path d="M240 130V194" strokeWidth="10" />
        <path d="M240 130V194" strokeWidth="6.5" stroke={PLAIN} />
        <Arrow from={[222, 100]} to={[178, 100]} />
        <Label at={[62, 50]}>Just too small</Label>
        <Label at={[64, 166]}>Tap it on</Label>
      </>
    ),
  },
  'stud-by-hand': {
    about: 'Each plain nut is run on by hand for several turns before any tool touches it.',
    sketch: (
      <>
        <path d="M14 30H64V170H14Z" fill={METAL} />
        <path d="M64 90H206V110H64Z" fill={PLAIN} />
        <path d="M80 90V110M94 90V110M108 90V110M188 90V110M174 90V110" stroke={FAINT} />
        <path d="M118 68H162V132H118ZM118 88H162M118 112H162" fill={TOUCH} stroke={ACCENT} />
        <Grip at={[140, 72]} />
        <Turn at={[140, 100]} r={58} from={130} to={50} />
        <Label at={[214, 84]}>By hand</Label>
        <Label at={[214, 130]}>Clockwise</Label>
      </>
    ),
  },
  'newer-pair-rear': {
    about: 'The newer pair of tyres goes on the rear axle, whichever wheels are driven.',
    sketch: (
      <>
        <path d="M12 162H308" stroke={FAINT} />
        <SideCar at={[-15, 30]} touched="rear" />
        <Arrow from={[244, 28]} to={[244, 116]} />
        <Label at={[160, 30]}>Newer</Label>
        <Label at={[160, 188]} anchor="middle">
          Rear grip keeps it straight
        </Label>
      </>
    ),
  },
  'tyre-size': {
    about:
      'The size on the sidewall: width in mm, height in per cent of it, rim in inches, load and speed.',
    sketch: (
      <>
        <path d="M10 150A190 190 0 0 1 310 150L286 172A160 160 0 0 0 34 172Z" fill={METAL} />
        <path d="M20 34H300V72H20Z" fill={TOUCH} stroke={ACCENT} />
        <Label at={[52, 59]} anchor="middle">
          205
        </Label>
        <Label at={[118, 59]} anchor="middle">
          / 55
        </Label>
        <Label at={[184, 59]} anchor="middle">
          R 16
        </Label>
        <Label at={[268, 59]} anchor="middle">
          91 V
        </Label>
        <Label at={[52, 24]} anchor="middle">
          Width
        </Label>
        <Label at={[118, 24]} anchor="middle">
          Height
        </Label>
        <Label at={[182, 24]} anchor="middle">
          Rim
        </Label>
        <Label at={[264, 24]} anchor="middle">
          Load, speed
        </Label>
        <path d="M160 72V86" stroke={ACCENT} />
      </>
    ),
  },
  snowflake: {
    about: 'A snowflake within three peaks on the sidewall (3PMSF) marks a tyre tested on snow.',
    sketch: (
      <>
        <path
          d="M60 172L112 56L134 92L160 32L186 92L208 56L260 172Z"
          fill={TOUCH}
          stroke={ACCENT}
          strokeWidth="3"
        />
        <path
          d="M160 90V158M130 107L190 141M130 141L190 107M152 98L160 106L168 98M152 150L160 142L168 150"
          strokeWidth="3.5"
        />
        <Label at={[14, 40]}>3PMSF</Label>
        <Label at={[160, 194]} anchor="middle">
          M+S alone is not enough
        </Label>
      </>
    ),
  },
} satisfies Record<string, StepSketch>;

import { ACCENT, Arrow, FAINT, Label, METAL, PLAIN, Pour, Tank, TOUCH, Turn } from './kit.tsx';
import type { StepSketch } from './kit.tsx';

/** Oil, coolant, brake fluid, screenwash and AdBlue. */
export const fluidSketches = {
  'undo-sump-plug': {
    about: 'The sump plug is undone above a tray; the oil runs out in a stream.',
    sketch: (
      <>
        <path d="M40 14H280V60L250 96H110L40 60Z" fill={METAL} />
        <path d="M60 34H260M60 46H260" stroke={FAINT} />
        <path d="M160 110C160 130 150 140 150 170" stroke={ACCENT} strokeWidth="6" />
        <path d="M174 106L290 122" strokeWidth="10" />
        <path d="M174 106L290 122" strokeWidth="6" stroke={PLAIN} />
        <path d="M144 96H178L174 112H148Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M80 160H240L226 188H94Z" fill={PLAIN} />
        <path d="M86 172H234L226 188H94Z" fill={TOUCH} stroke="none" />
        <Label
          at={[20, 124]}
          to={[
            [100, 119],
            [142, 106],
          ]}
        >
          Sump plug
        </Label>
        <Label at={[250, 182]}>Tray</Label>
      </>
    ),
  },
  'filter-new-seal': {
    about: 'Wet the seal of the new oil filter with oil. The old seal must not stay on the engine.',
    sketch: (
      <>
        <path d="M108 66V160Q108 172 122 172H198Q212 172 212 160V66Z" fill={METAL} />
        <path d="M126 84V164M143 84V168M160 84V168M177 84V168M194 84V164" stroke={FAINT} />
        <ellipse cx="160" cy="66" rx="58" ry="18" fill={METAL} />
        <ellipse cx="160" cy="64" rx="48" ry="13" fill={TOUCH} stroke={ACCENT} strokeWidth="3" />
        <ellipse cx="160" cy="64" rx="34" ry="8.5" fill={METAL} />
        <ellipse cx="160" cy="64" rx="13" ry="4" fill={PLAIN} />
        <Label
          at={[160, 26]}
          anchor="middle"
          to={[
            [170, 31],
            [196, 56],
          ]}
        >
          Oil on the new seal
        </Label>
        <Label at={[160, 193]} anchor="middle">
          Old seal off the engine?
        </Label>
      </>
    ),
  },
  'pour-oil': {
    about: 'Oil is poured through a funnel into the filler, a little at a time.',
    sketch: <Pour top="A little at a time" neck="Oil filler" />,
  },
  'pour-coolant': {
    about: 'Ready-mixed coolant is poured into the cold tank and stays below MAX.',
    sketch: <Pour top="Ready mixed, cold" neck="Tank" />,
  },
  'pour-adblue': {
    about: 'AdBlue is poured slowly into its own filler, the blue cap; never into the diesel.',
    sketch: <Pour top="AdBlue, slowly" neck="Blue cap" />,
  },
  'rinse-spill': {
    about: 'A spill of AdBlue on the paint is rinsed with plenty of water.',
    sketch: (
      <>
        <path d="M20 130Q160 108 300 130V184H20Z" fill={METAL} />
        <path d="M196 124c8 12 10 34 0 40s-16-14-12-38" fill={TOUCH} stroke={ACCENT} />
        <path d="M40 34H112V98H48Z" fill={PLAIN} />
        <path d="M112 44H140L150 30" />
        <path
          d="M152 34C184 40 196 70 196 112M150 44C174 52 184 80 184 114"
          stroke={ACCENT}
          strokeWidth="3"
        />
        <Label at={[214, 60]}>Water</Label>
        <Label at={[224, 158]}>Spill</Label>
      </>
    ),
  },
  'dipstick-pull': {
    about: 'The dipstick is pulled, wiped, pushed fully home and pulled again.',
    sketch: (
      <>
        <path d="M30 128H290V186H30Z" fill={METAL} />
        <path d="M118 90H132V134H118Z" fill={PLAIN} />
        <path d="M125 96V46" strokeWidth="4" stroke={ACCENT} />
        <circle cx="125" cy="32" r="15" fill={TOUCH} stroke={ACCENT} />
        <circle cx="125" cy="32" r="7" fill={PLAIN} stroke={ACCENT} />
        <Arrow from={[162, 104]} to={[162, 34]} />
        <Label at={[184, 56]}>Pull, wipe,</Label>
        <Label at={[184, 78]}>push home,</Label>
        <Label at={[184, 100]}>pull again</Label>
        <Label at={[160, 164]} anchor="middle">
          Engine off, level ground
        </Label>
      </>
    ),
  },
  'dipstick-read': {
    about: 'The film of oil on the dipstick ends between MIN and MAX.',
    sketch: (
      <>
        <path d="M14 88H226L292 94Q306 102 292 110L226 116H14Z" fill={PLAIN} />
        <path d="M168 88H226L292 94Q306 102 292 110L226 116H168Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M112 84V120M238 84V120" strokeWidth="4" />
        <Label at={[112, 70]} anchor="middle">
          MAX
        </Label>
        <Label at={[238, 70]} anchor="middle">
          MIN
        </Label>
        <Arrow from={[168, 158]} to={[168, 124]} />
        <Label at={[168, 180]} anchor="middle">
          The film ends here: fine
        </Label>
        <Label at={[160, 30]} anchor="middle">
          MIN to MAX: about a litre
        </Label>
      </>
    ),
  },
  'coolant-level': {
    about: 'Seen from the side, the coolant stands between MIN and MAX in the cold tank.',
    sketch: (
      <>
        <Tank level={112} />
        <path d="M64 140H24M64 74H38" strokeWidth="7" />
        <Label at={[160, 189]} anchor="middle">
          Cold, on level ground
        </Label>
      </>
    ),
  },
  'coolant-cap': {
    about:
      'The cap of the cold tank is turned slowly under a cloth; if it hisses, wait until that ends.',
    sketch: (
      <>
        <path d="M50 124H270V184H50Z" fill={METAL} />
        <path d="M122 96H198V124H122Z" fill={PLAIN} />
        <path d="M112 66H208V98H112Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M128 66V98M144 66V98M160 66V98M176 66V98M192 66V98" stroke={ACCENT} />
        <path
          d="M92 104C84 70 104 48 160 48S236 70 228 104C218 94 214 110 204 98C196 110 190 92 182 104"
          strokeDasharray="6 4"
        />
        <Turn at={[160, 84]} r={58} from={-45} to={-135} />
        <Label
          at={[14, 40]}
          to={[
            [52, 45],
            [96, 74],
          ]}
        >
          Cloth
        </Label>
        <Label at={[160, 160]} anchor="middle">
          Only when cold
        </Label>
      </>
    ),
  },
  'brake-reservoir': {
    about: 'The brake fluid is read through the wall of its reservoir, between MIN and MAX.',
    sketch: (
      <>
        <Tank level={106} />
        <path d="M112 164V176H140V164M180 164V176H208V164" fill={METAL} />
        <Label
          at={[14, 24]}
          to={[
            [62, 29],
            [130, 42],
          ]}
        >
          Wipe first
        </Label>
        <Label at={[160, 196]} anchor="middle">
          Read it closed
        </Label>
      </>
    ),
  },
} satisfies Record<string, StepSketch>;

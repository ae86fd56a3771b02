import { SideCar } from './figures.tsx';
import { ACCENT, Arrow, FAINT, Label, METAL, PLAIN, TOUCH, Turn } from './kit.tsx';
import type { StepSketch } from './kit.tsx';

/** Sheet metal in section, its paint broken at the middle; layers are drawn over it. */
function Sheet() {
  return (
    <>
      <path d="M14 140H306V172H14Z" fill={METAL} />
      <path d="M14 128H112L124 140H14ZM306 128H208L196 140H306Z" fill={PLAIN} />
      <path d="M14 112H100L112 128H14ZM306 112H220L208 128H306Z" fill={PLAIN} />
    </>
  );
}

/** Loads on the roof, a car laid up, and stone chips. */
export const loadAndBodySketches = {
  'quarter-turn': {
    about:
      'Once a month the car is rolled a quarter turn of its wheels, so that no tyre gets a flat spot.',
    sketch: (
      <>
        <path d="M12 166H308" stroke={FAINT} />
        <circle cx="96" cy="106" r="60" fill={METAL} />
        <circle cx="96" cy="106" r="34" fill={PLAIN} />
        <path d="M82 160H110" stroke={ACCENT} strokeWidth="7" />
        <circle cx="236" cy="106" r="60" fill={METAL} />
        <circle cx="236" cy="106" r="34" fill={PLAIN} />
        <path d="M182 92V120" stroke={ACCENT} strokeWidth="7" />
        <Turn at={[236, 106]} r={46} from={120} to={180} />
        <Arrow from={[140, 30]} to={[196, 30]} />
        <Label at={[96, 36]} anchor="middle">
          Now
        </Label>
        <Label at={[206, 36]}>In a month</Label>
        <Label at={[160, 190]} anchor="middle">
          A quarter turn
        </Label>
      </>
    ),
  },
  'mouse-mesh': {
    about: 'Mesh closes the exhaust and the air intake; a bright note on the wheel says so.',
    sketch: (
      <>
        <path d="M14 40H110V104H14Z" fill={METAL} />
        <path d="M110 52H150V92H110Z" fill={PLAIN} />
        <ellipse cx="152" cy="72" rx="11" ry="24" fill={TOUCH} stroke={ACCENT} />
        <path
          d="M144 62L160 82M144 76L156 92M148 52L161 68M160 62L144 82M156 52L144 68"
          stroke={ACCENT}
          strokeWidth="1.2"
        />
        <circle cx="246" cy="88" r="50" strokeWidth="11" />
        <circle cx="246" cy="88" r="50" strokeWidth="7.5" stroke={PLAIN} />
        <path d="M198 88H294M246 88V136" strokeWidth="6" />
        <rect x="206" y="64" width="80" height="48" rx="4" fill={TOUCH} stroke={ACCENT} />
        <Label at={[246, 94]} anchor="middle">
          MESH!
        </Label>
        <Label at={[14, 130]}>Exhaust, intake</Label>
        <Label at={[246, 170]} anchor="middle">
          Note
        </Label>
      </>
    ),
  },
  'bars-marked': {
    about:
      'The feet of the bars sit at the marked points; their screws are tightened evenly, crosswise.',
    sketch: (
      <>
        <path d="M40 24H258V176H40Q20 100 40 24Z" fill={METAL} />
        <path d="M60 40H86V160H60Q50 100 60 40Z" fill={PLAIN} />
        <path d="M132 12H146V188H132ZM222 12H236V188H222Z" fill={TOUCH} stroke={ACCENT} />
        <path
          d="M126 12H152V34H126ZM126 166H152V188H126ZM216 12H242V34H216ZM216 166H242V188H216Z"
          fill={PLAIN}
          stroke={ACCENT}
        />
        <path
          d="M139 38l-6 10h12zM139 162l-6-10h12zM229 38l-6 10h12zM229 162l-6-10h12z"
          fill={ACCENT}
          stroke="none"
        />
        <path d="M152 40L214 160M214 40L152 160" stroke={ACCENT} strokeDasharray="5 5" />
        <Label at={[266, 106]}>Marks</Label>
        <path d="M268 92L234 52" stroke={FAINT} strokeWidth="1.2" />
      </>
    ),
  },
  'box-tailgate': {
    about: 'The roof box lies so far forward that the tailgate opens fully without touching it.',
    sketch: (
      <>
        <path d="M12 186H308" stroke={FAINT} />
        <SideCar at={[-26, 60]} scale={1.19} />
        <path d="M124 82H134V100H124ZM186 82H196V100H186Z" fill={PLAIN} />
        <path d="M84 80Q90 56 124 54H210Q224 56 224 80Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M228 104L286 76L296 84L262 110" fill={PLAIN} />
        <Turn at={[228, 104]} r={66} from={50} to={-10} />
        <path d="M232 46V82" stroke={ACCENT} strokeDasharray="5 4" />
        <Label at={[154, 74]} anchor="middle">
          Box
        </Label>
        <Label at={[200, 36]}>Stays free</Label>
        <Label at={[14, 36]}>Weight between bars</Label>
      </>
    ),
  },
  'height-noted': {
    about:
      'The new height with the load is measured and stuck on the dash, before the first car park.',
    sketch: (
      <>
        <path d="M12 172H308" stroke={FAINT} />
        <SideCar at={[-20, 66]} scale={1} />
        <path d="M84 92Q90 72 116 70H180Q192 72 192 92Z" fill={PLAIN} />
        <path d="M104 92V100M164 92V100" strokeWidth="4" />
        <path
          d="M246 70V170M239 79L246 70L253 79M239 161L246 170L253 161"
          stroke={ACCENT}
          strokeWidth="3"
        />
        <path d="M196 70H262" stroke={ACCENT} strokeDasharray="5 5" />
        <rect x="226" y="12" width="80" height="34" rx="4" fill={TOUCH} stroke={ACCENT} />
        <Label at={[266, 35]} anchor="middle">
          1.98 m
        </Label>
        <Label at={[112, 35]}>On the dash</Label>
        <Label at={[160, 194]} anchor="middle">
          Top of the load to the road
        </Label>
      </>
    ),
  },
  'feather-edge': {
    about:
      'In section: loose paint and rust are sanded off to bright metal, and the edges of the paint to a slope.',
    sketch: (
      <>
        <path d="M14 140H306V172H14Z" fill={METAL} />
        <path d="M14 128H92L124 140H14ZM306 128H228L196 140H306Z" fill={PLAIN} />
        <path d="M14 112H60L92 128H14ZM306 112H260L228 128H306Z" fill={PLAIN} />
        <path d="M60 112L124 140M260 112L196 140" stroke={ACCENT} strokeWidth="4" />
        <path d="M124 140H196" stroke={ACCENT} strokeWidth="4" />
        <path d="M96 46H176V76H96ZM96 76H176V86H96Z" fill={TOUCH} stroke={ACCENT} />
        <Arrow from={[190, 62]} to={[244, 62]} />
        <Arrow from={[82, 62]} to={[28, 62]} />
        <Label at={[136, 66]} anchor="middle">
          Paper
        </Label>
        <Label at={[160, 162]} anchor="middle">
          Bright metal
        </Label>
        <Label at={[160, 194]} anchor="middle">
          Sloping edges
        </Label>
      </>
    ),
  },
  'primer-dabbed': {
    about: 'Dab thin primer on the bare metal only, and not over the paint beside it.',
    sketch: (
      <>
        <Sheet />
        <path d="M122 138H198V132H122Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M150 128L156 92H176L166 128Q158 132 150 128Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M156 92L172 24H190L176 92Z" fill={PLAIN} />
        <Arrow from={[132, 70]} to={[132, 118]} />
        <Label at={[204, 62]}>Thin, in dabs</Label>
        <Label at={[14, 100]}>Paint</Label>
        <Label at={[160, 162]} anchor="middle">
          Metal
        </Label>
      </>
    ),
  },
  'paint-layers': {
    about:
      'The layers in order, each dry before the next: primer, two or three of colour, lacquer.',
    sketch: (
      <>
        <path d="M14 146H306V176H14Z" fill={METAL} />
        <path d="M50 118H270V146H50Z" fill={PLAIN} />
        <path d="M50 78H270V118H50Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M50 87H270M50 111H270" stroke={ACCENT} strokeDasharray="5 5" />
        <path d="M50 50H270V78H50Z" fill={PLAIN} strokeDasharray="7 5" />
        <Label at={[160, 70]} anchor="middle">
          3 Clear lacquer
        </Label>
        <Label at={[160, 104]} anchor="middle">
          2 Colour
        </Label>
        <Label at={[160, 138]} anchor="middle">
          1 Primer
        </Label>
        <Label at={[160, 167]} anchor="middle">
          Metal
        </Label>
        <Label at={[160, 30]} anchor="middle">
          Dry between layers
        </Label>
      </>
    ),
  },
  'levelled-wet': {
    about:
      'Once the lacquer is hard, rub the blob level with very fine wet-and-dry paper on a small block.',
    sketch: (
      <>
        <Sheet />
        <path d="M100 112H220L196 140H124Z" fill={TOUCH} stroke="none" />
        <path d="M104 112Q160 92 216 112Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M112 62H208V90H112Z" fill={PLAIN} />
        <path d="M112 90H208V97H112Z" fill={TOUCH} stroke={ACCENT} />
        <Arrow from={[220, 76]} to={[268, 76]} />
        <Arrow from={[100, 76]} to={[52, 76]} />
        <Label at={[160, 82]} anchor="middle">
          Block
        </Label>
        <Label at={[160, 42]} anchor="middle">
          Finest paper, wet
        </Label>
        <Label at={[160, 194]} anchor="middle">
          Level with the paint
        </Label>
      </>
    ),
  },
} satisfies Record<string, StepSketch>;

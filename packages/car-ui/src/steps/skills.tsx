import { Grip } from './figures.tsx';
import { ACCENT, Arrow, FAINT, Label, METAL, PLAIN, TOUCH } from './kit.tsx';
import type { StepSketch } from './kit.tsx';

/** Wires, trim clips, child seats and papers. */
export const skillSketches = {
  'bolt-soaked': {
    about: 'Oil creeps into the cleaned thread from both ends and is left to work.',
    sketch: (
      <>
        <path d="M14 96H306V132H14Z" fill={METAL} />
        <path d="M146 64H174V172H146Z" fill={PLAIN} />
        <path d="M130 44H190V68H130Z" fill={PLAIN} />
        <path
          d="M146 104H174M146 112H174M146 120H174M146 128H174M146 140H174M146 150H174M146 160H174"
          stroke={FAINT}
        />
        <path d="M138 72H146V132H138ZM174 72H182V132H174Z" fill={TOUCH} stroke={ACCENT} />
        <Arrow from={[96, 52]} to={[130, 82]} />
        <Arrow from={[224, 180]} to={[188, 146]} />
        <Label at={[52, 44]}>Oil</Label>
        <Label at={[232, 186]}>Oil</Label>
        <Label at={[212, 60]}>Wait</Label>
      </>
    ),
  },
  'wire-stripped': {
    about: 'Six to eight millimetres of bright copper are bared, and no strand is cut.',
    sketch: (
      <>
        <path d="M14 84H190V116H14Z" fill={PLAIN} />
        <path d="M190 88H262M190 94H266M190 100H268M190 106H266M190 112H262" stroke={ACCENT} />
        <path d="M190 140V150H264V140" stroke={FAINT} />
        <Label at={[227, 168]} anchor="middle">
          6–8 mm
        </Label>
        <Label at={[216, 72]}>Bright</Label>
      </>
    ),
  },
  'crimp-sealed': {
    about:
      'Push both ends to the stop and crimp them. Warm the sleeve until adhesive oozes out at both ends.',
    sketch: (
      <>
        <path d="M14 90H96V110H14ZM224 90H306V110H224Z" fill={PLAIN} />
        <rect x="84" y="80" width="152" height="40" rx="12" fill={TOUCH} stroke={ACCENT} />
        <path d="M124 80V120M196 80V120M160 84V116" stroke={FAINT} />
        <path d="M84 84Q74 100 84 116M236 84Q246 100 236 116" stroke={ACCENT} strokeWidth="4" />
        <Arrow from={[160, 170]} to={[160, 132]} />
        <Label at={[172, 168]}>Warm it</Label>
        <Label at={[52, 64]} anchor="middle">
          Glue
        </Label>
        <Label at={[268, 64]} anchor="middle">
          Glue
        </Label>
      </>
    ),
  },
  'clip-levered': {
    about: 'A plastic lever beside a clip eases the panel off the door, one clip at a time.',
    sketch: (
      <>
        <path d="M14 20H60V180H14Z" fill={METAL} />
        <path d="M84 20H112V180H84Z" fill={PLAIN} />
        <path d="M60 62H84M60 70H84M50 58V74" stroke={ACCENT} strokeWidth="3" />
        <path d="M60 136H84M60 144H84M50 132V148" stroke={ACCENT} strokeWidth="3" />
        <path d="M64 152L84 146L282 172L280 186L84 160Z" fill={TOUCH} stroke={ACCENT} />
        <Arrow from={[130, 104]} to={[176, 104]} />
        <Label at={[36, 14]} anchor="middle">
          Body
        </Label>
        <Label at={[122, 40]}>Panel</Label>
        <Label at={[196, 150]}>Plastic</Label>
      </>
    ),
  },
  'isofix-clicked': {
    about:
      'Both arms of the seat click on to the bars between the cushions; the windows turn green.',
    sketch: (
      <>
        <path d="M14 150H176Q196 150 196 132V30H232V180H14Z" fill={PLAIN} />
        <circle cx="204" cy="140" r="9" fill={METAL} />
        <path d="M60 60Q60 38 84 38H120L132 124H64Q60 124 60 116Z" fill={METAL} />
        <path d="M124 132H188V148H124Z" fill={TOUCH} stroke={ACCENT} />
        <circle cx="148" cy="140" r="4" fill={ACCENT} />
        <Arrow from={[84, 164]} to={[118, 146]} />
        <Label at={[96, 26]} anchor="middle">
          Child seat
        </Label>
        <Label at={[240, 144]}>Bar</Label>
        <Label at={[240, 172]}>Click</Label>
      </>
    ),
  },
  'papers-compared': {
    about: 'The lines of the papers are compared one by one, and what does not agree is marked.',
    sketch: (
      <>
        <path d="M30 24H142V176H30ZM178 24H290V176H178Z" fill={PLAIN} />
        <path
          d="M44 52H104M44 80H112M44 108H96M44 136H108M192 52H252M192 80H260M192 108H232M192 136H256"
          stroke={FAINT}
          strokeWidth="4"
        />
        <path d="M120 50L124 56L132 44M268 50L272 56L280 44" stroke={ACCENT} strokeWidth="3" />
        <path d="M120 78L124 84L132 72M268 78L272 84L280 72" stroke={ACCENT} strokeWidth="3" />
        <path
          d="M120 134L124 140L132 128M268 134L272 140L280 128"
          stroke={ACCENT}
          strokeWidth="3"
        />
        <rect x="186" y="96" width="100" height="24" rx="4" fill={TOUCH} stroke={ACCENT} />
        <Label at={[268, 113]} anchor="middle">
          ?
        </Label>
      </>
    ),
  },
  'bite-point': {
    about:
      'A clutch bites in the middle of the pedal’s travel; at the very top it is nearly finished.',
    sketch: (
      <>
        <path d="M250 20V176M250 20H262M250 176H262" stroke={FAINT} strokeWidth="3" />
        <path d="M50 20L90 14L200 44L194 62Z" fill={PLAIN} />
        <path d="M190 40L212 46L206 70L184 64Z" fill={PLAIN} />
        <rect x="236" y="76" width="28" height="44" rx="4" fill={TOUCH} stroke={ACCENT} />
        <Arrow from={[206, 140]} to={[206, 84]} />
        <Label at={[270, 34]}>Top?</Label>
        <Label at={[270, 104]}>Bite</Label>
        <Label at={[96, 170]}>Slowly up</Label>
      </>
    ),
  },
  'water-poured': {
    about: 'A little water is poured along one place at a time while a helper watches inside.',
    sketch: (
      <>
        <path d="M14 116Q60 60 124 56H240Q284 60 306 116V128H14Z" fill={METAL} />
        <path d="M74 108Q96 72 130 70H196V108Z" fill={PLAIN} />
        <path d="M206 20L250 32L244 56L200 44Z" fill={TOUCH} stroke={ACCENT} />
        <Grip at={[228, 36]} />
        <path d="M198 42Q190 52 190 66" stroke={ACCENT} strokeWidth="4" />
        <path
          d="M140 166Q150 146 160 166Q160 178 150 178Q140 178 140 166Z"
          fill={TOUCH}
          stroke={ACCENT}
        />
        <Label at={[172, 178]}>Wet where?</Label>
        <Label at={[256, 24]}>A little</Label>
      </>
    ),
  },
} satisfies Record<string, StepSketch>;

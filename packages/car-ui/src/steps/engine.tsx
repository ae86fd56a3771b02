import { ACCENT, Arrow, FAINT, Label, METAL, PLAIN, TOUCH, Turn } from './kit.tsx';
import type { StepSketch } from './kit.tsx';

const pleats = (x: number, y: number, count: number, height: number) =>
  Array.from({ length: count }, (_, at) => `M${x + at * 12} ${y}v${height}`).join('');

/** Filters and spark plugs. */
export const engineSketches = {
  'air-filter-lifted': {
    about: 'Open the clips, lift the lid and take the air filter out. Note which way up it lies.',
    sketch: (
      <>
        <path d="M60 136H256V168Q256 180 244 180H72Q60 180 60 168Z" fill={METAL} />
        <path d="M256 146H286V168H256" fill={METAL} />
        <path d="M72 84H244V118H72Z" fill={TOUCH} stroke={ACCENT} />
        <path d={pleats(86, 88, 13, 26)} stroke={ACCENT} />
        <path d="M60 46V30Q60 18 72 18H236Q256 18 256 34V46Z" fill={PLAIN} />
        <path d="M54 128V148M262 128V144" strokeWidth="4" />
        <Arrow from={[158, 78]} to={[158, 54]} />
        <Label at={[268, 40]}>Lid</Label>
        <Label at={[256, 106]}>Filter</Label>
        <Label at={[12, 120]}>Clip</Label>
      </>
    ),
  },
  'air-filter-seated': {
    about: 'In section: the rubber seal of the filter lies in the groove all the way round.',
    sketch: (
      <>
        <path d="M40 116H58V134H76V116H92V176H228V116H244V134H262V116H280V190H40Z" fill={METAL} />
        <path d="M88 70H232V110H88Z" fill={PLAIN} />
        <path d={pleats(100, 74, 11, 32)} stroke={FAINT} />
        <path
          d="M60 96H88V108H74V130H60ZM260 96H232V108H246V130H260Z"
          fill={TOUCH}
          stroke={ACCENT}
        />
        <Arrow from={[67, 44]} to={[67, 86]} />
        <Arrow from={[253, 44]} to={[253, 86]} />
        <Label at={[160, 30]} anchor="middle">
          Seal in its groove all round
        </Label>
      </>
    ),
  },
  'air-box-cleaned': {
    about: 'Leaves and dust are hoovered out of the lower half of the box.',
    sketch: (
      <>
        <path d="M40 100V166Q40 184 58 184H234Q252 184 252 166V100" fill={METAL} />
        <path d="M252 120H296V156H252" fill={METAL} />
        <path
          d="M70 172q10-16 22 0q-12 8-22 0zM196 174q10-14 20 0q-10 6-20 0z"
          fill={PLAIN}
          stroke={FAINT}
        />
        <path d="M150 168L122 136L232 26L262 58Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M234 24C256 4 282 8 306 22" strokeWidth="12" stroke={ACCENT} />
        <Label at={[14, 40]}>Nothing may fall</Label>
        <Label at={[14, 62]}>into the pipe</Label>
      </>
    ),
  },
  'glovebox-down': {
    about: 'With the glovebox swung down, the cabin filter’s slot lies behind it.',
    sketch: (
      <>
        <path d="M14 20H306V112H14Z" fill={METAL} />
        <path d="M96 52H232V92H96Z" fill={TOUCH} stroke={ACCENT} />
        <path d={pleats(110, 58, 10, 28)} stroke={ACCENT} />
        <path d="M80 112H240L258 176H62Z" fill={PLAIN} />
        <path d="M146 150H174" strokeWidth="4" />
        <Arrow from={[286, 122]} to={[286, 172]} />
        <Label at={[164, 42]} anchor="middle">
          Cabin filter
        </Label>
        <Label at={[160, 136]} anchor="middle">
          Glovebox
        </Label>
      </>
    ),
  },
  'cabin-filter-out': {
    about: 'The cabin filter is pulled straight out of its slot.',
    sketch: (
      <>
        <path d="M170 24H304V180H170Z" fill={METAL} />
        <path d="M170 72H190V136H170Z" fill={PLAIN} />
        <path d="M58 78H214V130H58Z" fill={TOUCH} stroke={ACCENT} />
        <path d={pleats(72, 82, 12, 44)} stroke={ACCENT} />
        <Arrow from={[130, 160]} to={[60, 160]} />
        <Label at={[58, 56]}>Straight out</Label>
      </>
    ),
  },
  'cabin-filter-arrow': {
    about: 'The printed arrow points the way the air flows, as on the old filter.',
    sketch: (
      <>
        <path d="M50 74H270V126H50Z" fill={PLAIN} />
        <path d={pleats(64, 78, 17, 44)} stroke={FAINT} />
        <path d="M132 80H188V120H132Z" fill={TOUCH} stroke={ACCENT} />
        <Arrow from={[160, 86]} to={[160, 114]} />
        <path d="M90 30V60M84 53L90 61L96 53M230 30V60M224 53L230 61L236 53M70 140V170M64 163L70 171L76 163M250 140V170M244 163L250 171L256 163" />
        <Label at={[160, 50]} anchor="middle">
          Air
        </Label>
        <Label at={[160, 164]} anchor="middle">
          Arrow as before
        </Label>
      </>
    ),
  },
  'coil-lifted': {
    about: 'The coil is unbolted, twisted and pulled straight up, with its boot undamaged.',
    sketch: (
      <>
        <path d="M24 138H122V186H24ZM158 138H296V186H158Z" fill={METAL} />
        <path d="M104 28H176V60H104Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M176 36H204V54H176Z" fill={PLAIN} />
        <path d="M126 60H154V124H126Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M122 132H158" strokeDasharray="4 5" />
        <Turn at={[140, 92]} r={42} from={150} to={30} />
        <Arrow from={[236, 120]} to={[236, 44]} />
        <Label
          at={[40, 50]}
          to={[
            [72, 46],
            [104, 46],
          ]}
        >
          Coil
        </Label>
        <Label at={[40, 166]}>Engine</Label>
      </>
    ),
  },
  'plug-in-line': {
    about: 'Socket and extension stand in line with the plug; tilted, they crack its insulator.',
    sketch: (
      <>
        <path d="M24 120H128V190H24ZM192 120H296V190H192Z" fill={METAL} />
        <path d="M148 106H172V128H178V150H142V128H148Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M150 150H170V176H150ZM150 158H170M150 166H170" fill={PLAIN} />
        <path d="M142 70H178V126H142Z" fill={PLAIN} />
        <path d="M153 34H167V70H153Z" fill={PLAIN} />
        <path d="M100 22H224V34H100Z" fill={PLAIN} />
        <path d="M160 8V190" stroke={ACCENT} strokeDasharray="6 6" />
        <Label at={[196, 66]}>In line</Label>
        <Label
          at={[30, 92]}
          to={[
            [76, 94],
            [142, 132],
          ]}
        >
          Plug
        </Label>
      </>
    ),
  },
  'plug-gap': {
    about:
      'The gap lies between the centre electrode and the earth electrode; check it, do not force it.',
    sketch: (
      <>
        <path d="M30 60H160V140H30Z" fill={METAL} />
        <path d="M50 60V140M70 60V140M90 60V140M110 60V140M130 60V140" stroke={FAINT} />
        <path d="M160 78H196L204 88V112L196 122H160Z" fill={PLAIN} />
        <path d="M204 92H232V108H204Z" fill={PLAIN} />
        <path d="M160 60H262Q274 60 274 72V112H254V78H160Z" fill={METAL} />
        <path d="M232 88H254V112H232Z" fill={TOUCH} stroke={ACCENT} />
        <Label
          at={[222, 158]}
          to={[
            [240, 143],
            [243, 112],
          ]}
        >
          Gap
        </Label>
        <Label
          at={[152, 40]}
          to={[
            [222, 45],
            [248, 66],
          ]}
        >
          Earth electrode
        </Label>
        <Label at={[44, 170]}>Thread</Label>
      </>
    ),
  },
} satisfies Record<string, StepSketch>;

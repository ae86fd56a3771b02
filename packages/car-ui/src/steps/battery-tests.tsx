import { Meter } from './figures.tsx';
import { ACCENT, Arrow, FAINT, Label, METAL, PLAIN, TOUCH } from './kit.tsx';
import type { StepSketch } from './kit.tsx';

const RED = 'var(--high)';

/** A battery at the right of the sheet with the tips of a voltmeter on its poles. */
function Measured({ reading, words }: { reading: string; words: string }) {
  return (
    <>
      <path d="M140 98H306V166H140Z" fill={METAL} />
      <path d="M156 98V84H184V98M262 98V84H290V98" fill={PLAIN} />
      <path d="M162 122H178M268 122H284M276 114V130" strokeWidth="3" />
      <Meter reading={reading} unit="V DC" red={[276, 84]} black={[170, 84]} />
      <Label at={[223, 190]} anchor="middle">
        {words}
      </Label>
    </>
  );
}

/** Tests of battery and alternator, and help for a flat one. */
export const batteryTestSketches = {
  'meter-at-rest': {
    about:
      'With the car at rest, put red on positive and black on negative: about 12.6 volts is a full battery.',
    sketch: <Measured reading="12.6" words="At rest: full" />,
  },
  'meter-cranking': {
    about: 'While a helper starts the engine, a good battery stays above about 9.6 volts.',
    sketch: <Measured reading="≥ 9.6" words="While starting" />,
  },
  'meter-charging': {
    about:
      'With the engine running, or an electric car in Ready, the meter shows about 13.6 to 14.8 volts.',
    sketch: <Measured reading="14.2" words="Being charged" />,
  },
  'battery-looked-over': {
    about:
      'Look at the battery first: are the clamps tight, is there white crust or a swollen case, and how old is it?',
    sketch: (
      <>
        <path d="M70 74H250Q262 116 250 164H70Q58 116 70 74Z" fill={METAL} />
        <path d="M94 74V58H124V74M196 74V58H226V74" fill={PLAIN} />
        <path d="M86 58H132V48H86Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M190 60q4-10 10-6q4-8 12-4q8-4 12 4q8-2 8 8z" fill={TOUCH} stroke={ACCENT} />
        <rect x="128" y="112" width="64" height="26" fill={TOUCH} stroke={ACCENT} />
        <Label at={[160, 131]} anchor="middle">
          06/24
        </Label>
        <Label at={[22, 32]}>Clamp tight?</Label>
        <Label at={[196, 32]}>White crust?</Label>
        <Label at={[160, 190]} anchor="middle">
          Swollen? Cracked?
        </Label>
      </>
    ),
  },
  'alternator-belt': {
    about:
      'With the engine off, check that the alternator belt is intact and tight and the plugs are pushed home.',
    sketch: (
      <>
        <path d="M112 30Q200 12 246 52Q270 100 240 150Q200 186 112 168Z" fill={METAL} />
        <path d="M150 52V148M170 48V152M190 50V150" stroke={FAINT} strokeWidth="4" />
        <circle cx="84" cy="100" r="34" fill={PLAIN} />
        <circle cx="84" cy="100" r="9" fill={METAL} />
        <path d="M22 190L52 112A34 34 0 0 1 100 68L148 8" stroke={ACCENT} strokeWidth="7" />
        <path d="M246 84H280V116H246Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M280 100H308" strokeWidth="4" />
        <Label at={[14, 52]}>Belt</Label>
        <Label at={[270, 74]}>Plug</Label>
        <Label at={[160, 194]}>Engine off</Label>
      </>
    ),
  },
  'volt-drop': {
    about:
      'Measure from the alternator’s body to battery negative with the engine running: less than 0.2 volts is lost.',
    sketch: (
      <>
        <circle cx="266" cy="58" r="38" fill={METAL} />
        <circle cx="266" cy="58" r="14" fill={PLAIN} />
        <path d="M150 116H306V172H150Z" fill={METAL} />
        <path d="M166 116V102H194V116M266 116V102H292V116" fill={PLAIN} />
        <path d="M172 136H188M272 136H288M280 128V144" strokeWidth="3" />
        <Meter reading="< 0.2" unit="V DC" red={[252, 26]} black={[180, 102]} />
        <Label at={[188, 66]}>Body</Label>

        <Label at={[228, 192]} anchor="middle">
          Engine running
        </Label>
      </>
    ),
  },
  'booster-on-points': {
    about:
      'Clip the booster’s red clamp to the positive point and its black one to the marked earth point.',
    sketch: (
      <>
        <path d="M14 112H190V186H14Z" fill={METAL} />
        <path d="M40 96H74V112H40Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M134 92H152V112H134Z" fill={TOUCH} stroke={ACCENT} />
        <rect x="216" y="84" width="92" height="84" rx="10" fill={PLAIN} />
        <path d="M262 108L250 128H270L258 148" stroke={ACCENT} strokeWidth="3.5" />
        <path d="M236 84C230 10 57 0 57 96" stroke={RED} strokeWidth="4" />
        <path d="M250 84C244 40 143 30 143 92" strokeWidth="4" />
        <path d="M50 128H64M57 121V135M136 128H150" strokeWidth="3" />
        <Label at={[76, 82]}>Red</Label>
        <Label at={[160, 82]}>Black</Label>
        <Label at={[102, 172]} anchor="middle">
          Under the bonnet
        </Label>
      </>
    ),
  },
  'door-cap': {
    about: 'The blade levers off the cap at the handle from the slot below; the lock is behind it.',
    sketch: (
      <>
        <path d="M10 20H310V180H10Z" fill={METAL} />
        <path d="M40 66Q40 56 50 56H206V86H50Q40 86 40 76Z" fill={PLAIN} />
        <path d="M214 52H262Q272 52 272 62V80Q272 90 262 90H214Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M236 90H250V96H236Z" fill={PLAIN} stroke={ACCENT} />
        <path d="M239 94L231 158H255L247 94Z" fill={PLAIN} />
        <Arrow from={[292, 100]} to={[292, 54]} />
        <Label at={[76, 78]}>Handle</Label>
        <Label at={[218, 44]}>Cap</Label>
        <Label
          at={[70, 136]}
          to={[
            [134, 130],
            [236, 98],
          ]}
        >
          Slot below
        </Label>
      </>
    ),
  },
  maintainer: {
    about:
      'The maintainer stays connected: red on positive, black where the manual shows, its plug in a dry socket.',
    sketch: (
      <>
        <path d="M20 106H170V176H20Z" fill={METAL} />
        <path d="M36 106V92H62V106M128 106V92H154V106" fill={PLAIN} />
        <path d="M42 128H56M134 128H148M141 121V135" strokeWidth="3" />
        <rect x="204" y="92" width="80" height="64" rx="8" fill={TOUCH} stroke={ACCENT} />
        <path d="M216 112H272" stroke={ACCENT} strokeWidth="3" />
        <circle cx="222" cy="136" r="5" fill={ACCENT} stroke="none" />
        <path d="M222 92C222 20 141 20 141 92" stroke={RED} strokeWidth="3.5" />
        <path d="M240 92C240 2 49 -6 49 92" strokeWidth="3.5" />
        <path d="M266 92C266 60 296 70 298 30" strokeWidth="3.5" />
        <path d="M288 14H308V30H288ZM293 14V6M303 14V6" fill={PLAIN} />
        <Label at={[244, 182]} anchor="middle">
          Maintainer
        </Label>
      </>
    ),
  },
} satisfies Record<string, StepSketch>;

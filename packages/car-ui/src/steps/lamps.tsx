import { ACCENT, Arrow, FAINT, Label, METAL, PLAIN, TOUCH, Turn } from './kit.tsx';
import type { StepSketch } from './kit.tsx';

/** A car from the front; both headlamps and both indicators. */
function Front({ left, right }: { left: boolean; right: boolean }) {
  const on = { fill: TOUCH, stroke: ACCENT };
  const off = { fill: PLAIN };
  return (
    <>
      <path d="M84 84L106 34H214L236 84Z" fill={PLAIN} />
      <path d="M44 160V104Q44 84 84 84H236Q276 84 276 104V160Z" fill={METAL} />
      <path d="M56 160V182H92V160M228 160V182H264V160" fill={METAL} />
      <path d="M112 112H208V134H112Z" fill={PLAIN} />
      <path d="M56 102H100L92 126H56Z" fill={PLAIN} />
      <path d="M264 102H220L228 126H264Z" fill={PLAIN} />
      <path d="M50 134H80V146H50Z" {...(left ? on : off)} />
      <path d="M270 134H240V146H270Z" {...(right ? on : off)} />
    </>
  );
}

/** A bulb with a round base and two pins, at the left; the pins' heights by argument. */
function Bayonet({ pins }: { pins: readonly [left: number, right: number] }) {
  return (
    <>
      <path d="M110 92C84 60 96 14 140 14S196 60 170 92Z" fill={PLAIN} />
      <path d="M128 92L122 52L132 62L140 50L148 62L158 52L152 92" stroke={FAINT} />
      <path d="M110 92H170V164H110Z" fill={TOUCH} stroke={ACCENT} />
      <path d="M128 164V174H152V164" fill={METAL} />
      <path d={`M100 ${pins[0]}H110M170 ${pins[1]}H180`} strokeWidth="7" />
    </>
  );
}

/** Headlamps, indicators and tail lamps. */
export const lampSketches = {
  'lamp-zones': {
    about:
      'Which part of the headlight is dark: dipped beam, main beam, daytime running light or indicator?',
    sketch: (
      <>
        <path d="M20 60Q120 20 300 30L280 128Q140 150 30 120Z" fill={METAL} />
        <circle cx="112" cy="86" r="30" fill={TOUCH} stroke={ACCENT} />
        <circle cx="196" cy="78" r="26" fill={PLAIN} />
        <path d="M40 122Q150 140 280 118" strokeWidth="5" stroke={ACCENT} />
        <path d="M244 44H286L278 70H246Z" fill={PLAIN} />
        <Label at={[112, 92]} anchor="middle">
          Dip
        </Label>
        <Label at={[196, 84]} anchor="middle">
          Main
        </Label>
        <Label at={[234, 20]}>Indicator</Label>
        <Label at={[160, 170]} anchor="middle">
          Day light
        </Label>
        <path d="M160 152V136" stroke={FAINT} strokeWidth="1.2" />
      </>
    ),
  },
  'lens-water': {
    about:
      'Drops or a water line inside the lens show that the seal leaks and water reaches the driver module.',
    sketch: (
      <>
        <path d="M20 70Q120 20 300 36L284 138Q140 166 30 136Z" fill={METAL} />
        <circle cx="110" cy="86" r="28" fill={PLAIN} />
        <circle cx="206" cy="80" r="28" fill={PLAIN} />
        <path d="M28 124Q150 138 286 122L284 138Q140 166 30 136Z" fill={TOUCH} stroke={ACCENT} />
        <path
          d="M150 50q-6 10 0 12q6-2 0-12M250 74q-6 10 0 12q6-2 0-12M64 74q-6 10 0 12q6-2 0-12M160 92q-6 10 0 12q6-2 0-12"
          fill={TOUCH}
          stroke={ACCENT}
        />
        <Label at={[14, 26]}>Inside the lens</Label>
        <Label at={[160, 188]} anchor="middle">
          Water line
        </Label>
      </>
    ),
  },
  'xenon-igniter': {
    about:
      'With the battery disconnected and the light off, the igniter turns a quarter and comes off the burner.',
    sketch: (
      <>
        <path d="M20 16H96Q158 60 158 100T96 184H20Q44 100 20 16Z" fill={METAL} />
        <path d="M142 78H176V122H142Z" fill={PLAIN} />
        <path d="M190 66H268V134H190Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M268 116C296 116 284 150 308 150" strokeWidth="4" />
        <path d="M236 78L220 100H240L226 122" stroke="var(--high)" strokeWidth="4" />
        <Turn at={[226, 100]} r={56} from={-50} to={-130} />
        <Label at={[188, 24]}>Quarter turn</Label>
        <Label at={[190, 164]}>Igniter</Label>
        <Label at={[42, 106]}>Light</Label>
      </>
    ),
  },
  'xenon-burner': {
    about:
      'Hold the burner by its base, do not touch the tube, and line up the notch in its rim with the lug.',
    sketch: (
      <>
        <path d="M26 92H140V108H26Z" fill={PLAIN} />
        <ellipse cx="84" cy="100" rx="17" ry="13" fill={PLAIN} />
        <path d="M20 122H140M20 122V100" stroke={FAINT} strokeWidth="3" />
        <path d="M140 54H158V146H140Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M140 54H158V66H140Z" fill={PLAIN} stroke={ACCENT} />
        <path d="M158 72H236V128H158Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M236 82H266V118H236Z" fill={METAL} />
        <Label at={[84, 62]} anchor="middle">
          Never touch
        </Label>
        <path d="M84 68V86" stroke={FAINT} strokeWidth="1.2" />
        <Label at={[184, 40]}>Notch</Label>
        <path d="M180 40L160 56" stroke={FAINT} strokeWidth="1.2" />
        <Label at={[196, 164]} anchor="middle">
          Hold the base
        </Label>
      </>
    ),
  },
  'indicator-dark': {
    about: 'With the hazard lights on, one indicator stays dark: that is the bulb to change.',
    sketch: (
      <>
        <Front left={false} right />
        <path d="M284 128L300 118M286 140H304M284 152L300 162" stroke={ACCENT} strokeWidth="3" />
        <Label at={[2, 124]}>Dark</Label>
        <Label at={[160, 22]} anchor="middle">
          Hazards on
        </Label>
      </>
    ),
  },
  'holder-turned': {
    about: 'The holder turns a quarter to the left and comes out of the light with its bulb.',
    sketch: (
      <>
        <circle cx="150" cy="100" r="84" fill={METAL} />
        <circle cx="150" cy="100" r="44" fill={TOUCH} stroke={ACCENT} />
        <path d="M126 92H174V108H126Z" fill={PLAIN} stroke={ACCENT} />
        <path
          d="M142 44H158V58H142ZM104 122L116 116L122 128L110 134ZM196 122L184 116L178 128L190 134Z"
          fill={PLAIN}
        />
        <Turn at={[150, 100]} r={64} from={-30} to={-120} />
        <Label at={[244, 60]}>Left</Label>
        <Label at={[244, 104]}>Pull</Label>
        <Label at={[206, 190]}>Back of light</Label>
      </>
    ),
  },
  'bayonet-turned': {
    about: 'The bulb is pressed in, turned to the left and drawn out; a cloth keeps fingers off.',
    sketch: (
      <>
        <path d="M76 126H204V188H76Z" fill={METAL} />
        <Bayonet pins={[148, 148]} />
        <path d="M76 126H106V188H76ZM174 126H204V188H174Z" fill={METAL} />
        <Arrow from={[54, 50]} to={[54, 108]} />
        <Turn at={[140, 84]} r={62} from={20} to={-40} />
        <Label at={[14, 34]}>1 Press</Label>
        <Label at={[218, 64]}>2 Turn left</Label>
        <Label at={[218, 112]}>3 Out</Label>
      </>
    ),
  },
  'carrier-tabs': {
    about: 'The two tabs are pressed together and the bulb carrier comes out of the rear light.',
    sketch: (
      <>
        <path d="M16 20H96V180H16Z" fill={METAL} />
        <path d="M150 40H176V160H150Z" fill={PLAIN} />
        <path d="M176 44H196V62H176ZM176 138H196V156H176Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M150 56H136M150 100H136M150 144H136" strokeWidth="7" />
        <circle cx="124" cy="56" r="13" fill={PLAIN} />
        <circle cx="124" cy="100" r="13" fill={PLAIN} />
        <circle cx="124" cy="144" r="13" fill={PLAIN} />
        <Arrow from={[186, 14]} to={[186, 38]} />
        <Arrow from={[186, 186]} to={[186, 162]} />
        <Arrow from={[206, 100]} to={[276, 100]} />
        <Label at={[206, 60]}>Tab</Label>
        <Label at={[206, 154]}>Tab</Label>
        <Label at={[26, 106]}>Light</Label>
      </>
    ),
  },
  'p21-pins': {
    about: 'A bulb for tail and brake has its two pins at different heights: it fits one way only.',
    sketch: (
      <>
        <Bayonet pins={[116, 144]} />
        <path d="M40 116H96M40 144H166" stroke={FAINT} strokeDasharray="5 5" />
        <Arrow from={[54, 92]} to={[54, 114]} />
        <Arrow from={[54, 168]} to={[54, 146]} />
        <Label at={[196, 96]}>P21/5W</Label>
        <Label at={[196, 150]}>Pins differ</Label>
      </>
    ),
  },
} satisfies Record<string, StepSketch>;

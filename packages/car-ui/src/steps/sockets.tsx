import { Screen, SideCar } from './figures.tsx';
import { ACCENT, Arrow, FAINT, Label, METAL, Order, PLAIN, TOUCH } from './kit.tsx';
import type { StepSketch } from './kit.tsx';

const PINS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Diagnostic socket, trailer socket, and charging and cooling of an electric car. */
export const socketSketches = {
  'obd-socket': {
    about: 'The 16-pin socket is under the dash by the driver’s knees, often behind a flap.',
    sketch: (
      <>
        <path d="M10 14H310V104H10Z" fill={METAL} />
        <circle cx="104" cy="60" r="46" strokeWidth="11" />
        <circle cx="104" cy="60" r="46" strokeWidth="7.5" stroke={PLAIN} />
        <path d="M58 60H150M104 60V106" strokeWidth="6" />
        <path d="M30 104H300L270 132H44Z" fill={PLAIN} />
        <path d="M176 110H240L232 132H184Z" fill={TOUCH} stroke={ACCENT} strokeWidth="2.5" />
        <path d="M70 190L78 152H98L102 190M120 190L124 152H144L150 190" stroke={FAINT} />
        <Label
          at={[186, 180]}
          to={[
            [220, 164],
            [208, 134],
          ]}
        >
          16 pins
        </Label>
        <Label at={[196, 66]}>Dash</Label>
      </>
    ),
  },
  'obd-plugged': {
    about: 'The reader goes in one way round only, with the ignition on and the engine off.',
    sketch: (
      <>
        <path d="M24 52H144L132 124H36Z" fill={METAL} />
        <path d="M36 62H132L124 114H44Z" fill={PLAIN} />
        <path d="M48 88H120" stroke={FAINT} strokeWidth="14" />
        {PINS.map((pin) => (
          <path key={pin} d={`M${52 + pin * 9} 72V78M${52 + pin * 9} 98V104`} strokeWidth="3" />
        ))}
        <path d="M208 56H304V120H208Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M190 68H208V108H190Z" fill={PLAIN} stroke={ACCENT} />
        <Arrow from={[252, 150]} to={[176, 150]} />
        <Label at={[84, 38]} anchor="middle">
          One way round
        </Label>
        <Label at={[256, 94]} anchor="middle">
          Reader
        </Label>
        <Label at={[160, 188]} anchor="middle">
          Ignition on, engine off
        </Label>
      </>
    ),
  },
  'obd-codes': {
    about: 'Stored, pending and permanent codes are read and saved before anything is cleared.',
    sketch: (
      <>
        <Screen at={[20, 30]} lines={['Stored', 'Pending', 'Permanent']} />
        <path d="M20 142H170V164Q170 174 160 174H30Q20 174 20 164Z" fill={METAL} />
        <circle cx="95" cy="152" r="9" fill={PLAIN} />
        <Order at={[206, 66]}>{1}</Order>
        <Order at={[206, 106]}>{2}</Order>
        <Order at={[206, 146]}>{3}</Order>
        <Label at={[228, 72]}>Read</Label>
        <Label at={[228, 112]}>Save</Label>
        <Label at={[228, 152]}>Look up</Label>
      </>
    ),
  },
  'trailer-socket-open': {
    about:
      'Lift the lid and look into the socket: water, green contacts or bent pins explain most faults.',
    sketch: (
      <>
        <circle cx="160" cy="112" r="72" fill={METAL} />
        <circle cx="160" cy="112" r="56" fill={PLAIN} />
        <path d="M112 58Q160 6 208 58" fill={METAL} />
        {[0, 1, 2, 3, 4, 5].map((pin) => (
          <circle
            key={pin}
            cx={Math.round(160 + 34 * Math.cos((pin * Math.PI) / 3))}
            cy={Math.round(112 + 34 * Math.sin((pin * Math.PI) / 3))}
            r="8"
            {...(pin === 1 ? { fill: TOUCH, stroke: ACCENT } : { fill: METAL })}
          />
        ))}
        <circle cx="160" cy="112" r="8" fill={METAL} />
        <path d="M112 148Q160 176 208 148" stroke={ACCENT} />
        <Label at={[40, 30]}>Lid</Label>
        <path d="M66 28L116 42" stroke={FAINT} strokeWidth="1.2" />
        <Label
          at={[244, 186]}
          to={[
            [252, 170],
            [186, 146],
          ]}
        >
          Green?
        </Label>
        <Label
          at={[14, 176]}
          to={[
            [66, 172],
            [132, 160],
          ]}
        >
          Water?
        </Label>
      </>
    ),
  },
  'trailer-plug-turned': {
    about: 'The plug goes in to the stop and the hook of the lid holds it.',
    sketch: (
      <>
        <path d="M14 40H90V160H14Z" fill={METAL} />
        <path d="M90 62H126V138H90Z" fill={PLAIN} />
        <path d="M90 62L112 26H176L170 40H122L106 62Z" fill={METAL} />
        <path d="M126 70H220V130H126Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M160 70V58H172V70" fill={TOUCH} stroke={ACCENT} />
        <path d="M220 100C260 100 262 160 308 160" strokeWidth="9" />
        <Arrow from={[250, 84]} to={[232, 84]} />
        <Label at={[186, 40]}>Lid’s hook</Label>
        <Label at={[22, 106]}>Socket</Label>
        <Label at={[150, 156]}>To the stop</Label>
      </>
    ),
  },
  'trailer-lamps': {
    about: 'A helper works the lights in turn: side, left, right, brake, fog, reverse.',
    sketch: (
      <>
        <path d="M40 40H280V132H40Z" fill={METAL} />
        <path d="M28 132H292V150H28Z" fill={PLAIN} />
        <path d="M52 150H84V184H52ZM236 150H268V184H236Z" fill={PLAIN} />
        <path d="M50 92H104V124H50ZM216 92H270V124H216Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M68 92V124M86 92V124M234 92V124M252 92V124" stroke={ACCENT} />
        <path d="M132 100H188V120H132Z" fill={PLAIN} />
        <Order at={[30, 76]}>{1}</Order>
        <Order at={[290, 76]}>{2}</Order>
        <Label at={[160, 70]} anchor="middle">
          Trailer, from behind
        </Label>
        <Label at={[160, 176]} anchor="middle">
          One at a time
        </Label>
        <Label at={[14, 26]}>Left</Label>
        <Label at={[306, 26]} anchor="end">
          Right
        </Label>
      </>
    ),
  },
  'cable-uncoiled': {
    about: 'Lay the charging cable out fully along the wall: a coiled cable gets hot.',
    sketch: (
      <>
        <path d="M14 26H54V76H14Z" fill={METAL} />
        <path
          d="M54 52C74 52 64 168 92 168H190C226 168 208 96 246 96H262"
          stroke={ACCENT}
          strokeWidth="6"
        />
        <path d="M262 84H304V108H262Z" fill={TOUCH} stroke={ACCENT} />
        <circle cx="148" cy="70" r="38" strokeWidth="5" stroke={FAINT} />
        <circle cx="148" cy="70" r="28" strokeWidth="5" stroke={FAINT} />
        <path d="M110 32L186 108" stroke="var(--high)" strokeWidth="5" />
        <Label at={[196, 50]}>Not coiled</Label>
        <Label at={[96, 192]}>Nobody trips over it</Label>
      </>
    ),
  },
  'charge-order': {
    about: 'Plug in at the supply first and at the car second; unplug in reverse.',
    sketch: (
      <>
        <path d="M12 172H308" stroke={FAINT} />
        <SideCar at={[-12, 40]} />
        <path d="M282 62H310V172H282Z" fill={PLAIN} />
        <path d="M234 102H248V116H234Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M248 110C266 110 266 92 282 92" stroke={ACCENT} strokeWidth="5" />
        <Order at={[296, 44]}>{1}</Order>
        <Order at={[240, 84]}>{2}</Order>
        <Label at={[272, 24]} anchor="end">
          Supply first, then car
        </Label>
        <Label at={[160, 192]} anchor="middle">
          Unplug: car first
        </Label>
      </>
    ),
  },
  'charge-limit': {
    about: 'The limit is set to about 80 per cent for every day and 100 for long trips only.',
    sketch: (
      <>
        <path d="M30 64H278V134H30ZM278 84H292V114H278Z" fill={PLAIN} />
        <path d="M38 72H228V126H38Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M228 46V152" strokeWidth="4" stroke={ACCENT} />
        <Label at={[133, 105]} anchor="middle">
          Every day
        </Label>
        <Label at={[228, 36]} anchor="middle">
          80 %
        </Label>
        <Label at={[160, 180]} anchor="middle">
          LFP cells: as the manual says
        </Label>
      </>
    ),
  },
  'ev-tanks': {
    about: 'An electric car may have two or three tanks: battery, motor with inverter, heater.',
    sketch: (
      <>
        <path d="M12 162H308" stroke={FAINT} />
        <SideCar at={[-10, 30]} />
        <path d="M114 132H214V146H114Z" fill={METAL} />
        <path d="M14 56H44V86H14ZM54 56H84V86H54ZM94 56H124V86H94Z" fill={PLAIN} />
        <path d="M15 70H43V85H15ZM55 66H83V85H55ZM95 70H123V85H95Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M21 48H37V56H21ZM61 48H77V56H61ZM101 48H117V56H101Z" fill={METAL} />
        <path d="M29 86L52 112M69 86L70 110M109 86L92 108" stroke={FAINT} strokeWidth="1.2" />
        <Label at={[14, 28]}>Battery, motor, heater</Label>
        <Label at={[142, 186]} anchor="middle">
          Read, never open
        </Label>
      </>
    ),
  },
  'coolant-crust': {
    about: 'White or coloured crust at a joint and drips below it show where coolant is lost.',
    sketch: (
      <>
        <path d="M14 80H150V112H14Z" fill={PLAIN} />
        <path d="M130 74H306V118H130Z" fill={METAL} />
        <path d="M140 66H162V126H140Z" fill={PLAIN} />
        <path
          d="M118 118q2-8 10-6q6-6 12 0q8-2 8 6q6 6-2 10q-6 8-14 2q-12 2-14-12z"
          fill={TOUCH}
          stroke={ACCENT}
        />
        <path d="M132 142V150M132 160V168" stroke={ACCENT} strokeWidth="5" />
        <path d="M96 184Q132 172 168 184Z" fill={TOUCH} stroke={ACCENT} />
        <Label at={[180, 150]}>Crust, drips</Label>
        <path d="M176 146L146 128" stroke={FAINT} strokeWidth="1.2" />
        <Label at={[14, 62]}>Pipe</Label>
        <Label at={[226, 62]}>Hose</Label>
      </>
    ),
  },
} satisfies Record<string, StepSketch>;

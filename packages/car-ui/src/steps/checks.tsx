import { SideCar } from './figures.tsx';
import { ACCENT, Arrow, FAINT, Label, METAL, Order, PLAIN, TOUCH } from './kit.tsx';
import type { StepSketch } from './kit.tsx';

/** Looking a car over: winter, MOT, purchase, a long trip, air conditioning. */
export const checkSketches = {
  'antifreeze-tester': {
    about:
      'A little cold coolant is drawn into the tester; its scale says how far it is protected.',
    sketch: (
      <>
        <path d="M30 130H196V186H30Z" fill={PLAIN} />
        <path d="M31 152H195V185H31Z" fill={TOUCH} stroke="none" />
        <path d="M86 108H138V130H86Z" fill={METAL} />
        <path d="M112 172V92" strokeWidth="4" />
        <path d="M92 44Q92 34 102 34H122Q132 34 132 44V92H92Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M100 34Q96 8 112 8T124 34" fill={METAL} />
        <path d="M112 84L124 56" strokeWidth="3" stroke={ACCENT} />
        <Label at={[150, 52]}>−30 °C</Label>
        <Label at={[150, 74]}>as the manual asks</Label>
        <Label at={[206, 172]}>Cold only</Label>
      </>
    ),
  },
  'winter-kit': {
    about: 'For winter, in the cabin and within reach: scraper, shovel, torch, blanket and water.',
    sketch: (
      <>
        <path d="M30 96H290L274 178H46Z" fill={METAL} />
        <path d="M68 96V36H84V96M58 20H94V38H58Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M126 96V54M112 14H140V44Q126 62 112 44Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M166 96V52H160L156 34H188L184 52H178V96Z" fill={TOUCH} stroke={ACCENT} />
        <path
          d="M208 96V48Q208 40 214 38V28H230V38Q236 40 236 48V96Z"
          fill={TOUCH}
          stroke={ACCENT}
        />
        <path
          d="M250 70H282Q290 78 282 86H250Q242 78 250 70ZM250 86H282Q290 92 284 96H248Q242 92 250 86Z"
          fill={TOUCH}
          stroke={ACCENT}
        />
        <Label at={[160, 130]} anchor="middle">
          Scraper, shovel, torch,
        </Label>
        <Label at={[160, 156]} anchor="middle">
          water, blanket
        </Label>
      </>
    ),
  },
  'warning-lights': {
    about: 'Every warning light comes on with the ignition and goes out once the engine runs.',
    sketch: (
      <>
        {[52, 136].map((y) => (
          <rect key={y} x="96" y={y - 34} width="210" height="64" rx="12" fill={METAL} />
        ))}
        {[136, 201, 266].map((x) => (
          <g key={x}>
            <circle cx={x} cy="50" r="22" fill={TOUCH} stroke={ACCENT} strokeWidth="2.5" />
            <path d={`M${x} 40V52M${x} 60v.1`} stroke={ACCENT} strokeWidth="4" />
            <circle cx={x} cy="134" r="22" stroke={FAINT} />
            <path d={`M${x} 124V136M${x} 144v.1`} stroke={FAINT} strokeWidth="4" />
          </g>
        ))}
        <Label at={[10, 48]}>Ignition:</Label>
        <Label at={[10, 68]}>on</Label>
        <Label at={[10, 132]}>Engine:</Label>
        <Label at={[10, 152]}>out</Label>
        <Label at={[160, 192]} anchor="middle">
          One that never lights is a fault
        </Label>
      </>
    ),
  },
  'lamps-walk': {
    about:
      'Walk once round the car with the lights on: front, side, rear, brake, reversing and number plate.',
    sketch: (
      <>
        <rect x="88" y="68" width="144" height="66" rx="20" fill={METAL} />
        <path d="M126 78H150V124H126L116 112V90ZM170 78H196L204 90V112L196 124H170Z" fill={PLAIN} />
        <path
          d="M88 78h10v12h-10zM88 112h10v12h-10zM222 78h10v12h-10zM222 112h10v12h-10z"
          fill={TOUCH}
          stroke={ACCENT}
        />
        <path
          d="M84 84L56 74M84 118L56 128M236 84L262 76M236 118L262 126"
          stroke={ACCENT}
          strokeDasharray="6 5"
        />
        <path
          d="M44 150V56Q44 36 64 36H256Q276 36 276 56V146Q276 166 256 166H88"
          stroke={FAINT}
          strokeDasharray="2 7"
          strokeWidth="3"
        />
        <Arrow from={[104, 166]} to={[84, 166]} />
        <Order at={[44, 101]}>{1}</Order>
        <Order at={[160, 36]}>{2}</Order>
        <Order at={[276, 101]}>{3}</Order>
        <Order at={[196, 166]}>{4}</Order>
        <Label at={[8, 24]}>Front</Label>
        <Label at={[312, 24]} anchor="end">
          Brake, reverse
        </Label>
        <Label at={[312, 194]} anchor="end">
          A wall shows them
        </Label>
      </>
    ),
  },
  'vin-places': {
    about:
      'The same number must be in three places: in the log book, at the lower edge of the windscreen and on the body.',
    sketch: (
      <>
        <path d="M12 152H308" stroke={FAINT} />
        <SideCar at={[44, 54]} scale={0.92} />
        <path d="M136 105h18v8h-18z" fill={TOUCH} stroke={ACCENT} />
        <path d="M186 124h18v8h-18z" fill={TOUCH} stroke={ACCENT} />
        <path d="M10 40H70V122H10Z" fill={PLAIN} />
        <path d="M18 54H60M18 84H52M18 98H58" stroke={FAINT} strokeWidth="3" />
        <path d="M18 64H60V76H18Z" fill={TOUCH} stroke={ACCENT} />
        <Order at={[40, 28]}>{1}</Order>
        <Order at={[126, 62]}>{2}</Order>
        <Order at={[226, 46]}>{3}</Order>
        <path d="M130 74L144 104M222 58L198 122" stroke={ACCENT} strokeDasharray="4 4" />
        <Label at={[160, 184]} anchor="middle">
          Three times the same VIN
        </Label>
      </>
    ),
  },
  'panel-magnet': {
    about: 'Gaps are even on both sides, and a magnet in a cloth holds on sills and arches.',
    sketch: (
      <>
        <path d="M12 172H308" stroke={FAINT} />
        <SideCar at={[-15, 40]} />
        <path d="M122 112Q118 140 124 158M190 110V158" stroke={ACCENT} strokeWidth="3" />
        <path
          d="M211 152A33 33 0 0 1 277 152H267A23 23 0 0 0 221 152Z"
          fill={TOUCH}
          stroke={ACCENT}
        />
        <path d="M146 146H172V162H146Z" fill={TOUCH} stroke={ACCENT} />
        <Label at={[14, 30]}>Even gaps?</Label>
        <path d="M70 36L118 112" stroke={FAINT} strokeWidth="1.2" />
        <Label at={[160, 192]} anchor="middle">
          Magnet slides off: filler
        </Label>
      </>
    ),
  },
  'load-low': {
    about: 'Heavy things lie low and forward against the latched seat backs, light ones on top.',
    sketch: (
      <>
        <path d="M14 30H236Q290 40 304 110V176H14Z" fill={PLAIN} />
        <path d="M14 150H304V176H14Z" fill={METAL} />
        <path d="M82 56L112 52L128 150H92Z" fill={METAL} />
        <path d="M130 104H214V150H130Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M130 74H184V104H130ZM216 118H262V150H216Z" fill={PLAIN} />
        <path d="M118 56H236" stroke={ACCENT} strokeDasharray="7 6" />
        <Arrow from={[206, 90]} to={[190, 90]} />
        <Label at={[172, 134]} anchor="middle">
          Heavy
        </Label>
        <Label at={[157, 95]} anchor="middle">
          Light
        </Label>
        <Label at={[134, 48]}>Not above</Label>
        <Label at={[22, 110]}>Seat</Label>
        <Label at={[160, 194]} anchor="middle">
          Low, forward, tied down
        </Label>
      </>
    ),
  },
  'condenser-seen': {
    about:
      'Look through the grille at the condenser in front of the radiator: its fins must be clean and undamaged.',
    sketch: (
      <>
        <path d="M40 30H64V170H40Z" fill={PLAIN} />
        <path d="M40 50H64M40 72H64M40 94H64M40 116H64M40 138H64" strokeWidth="3" />
        <path d="M112 24H146V176H112Z" fill={TOUCH} stroke={ACCENT} />
        <path
          d="M112 40H146M112 56H146M112 72H146M112 88H146M112 104H146M112 120H146M112 136H146M112 152H146"
          stroke={ACCENT}
        />
        <path d="M160 18H206V182H160Z" fill={METAL} />
        <path d="M216 84H252V116H216Z" fill={PLAIN} />
        <path d="M228 40Q238 62 228 84M228 116Q218 138 228 160" strokeWidth="7" />
        <Arrow from={[4, 100]} to={[34, 100]} />
        <Label at={[18, 20]}>Grille</Label>
        <Label at={[72, 194]}>Condenser</Label>
        <Label at={[214, 30]}>Radiator</Label>
        <Label at={[258, 106]}>Fan</Label>
      </>
    ),
  },
  'air-set-cold': {
    about:
      'Choose the coldest setting, switch the A/C and recirculation on, set the blower to half and open the middle vents.',
    sketch: (
      <>
        <path d="M60 14H148V58H60ZM172 14H260V58H172Z" fill={PLAIN} />
        <path d="M60 28H148M60 43H148M172 28H260M172 43H260" />
        <rect x="16" y="72" width="288" height="74" rx="12" fill={METAL} />
        <circle cx="62" cy="109" r="27" fill={PLAIN} />
        <path d="M62 109L44 122" strokeWidth="4" stroke={ACCENT} />
        <rect x="104" y="86" width="52" height="46" rx="8" fill={TOUCH} stroke={ACCENT} />
        <rect x="168" y="86" width="52" height="46" rx="8" fill={TOUCH} stroke={ACCENT} />
        <path d="M206 98H188Q180 98 180 109T188 120H204M198 114L206 120L198 126" />
        <circle cx="262" cy="109" r="27" fill={PLAIN} />
        <path d="M262 109V88" strokeWidth="4" stroke={ACCENT} />
        <Label at={[130, 115]} anchor="middle">
          A/C
        </Label>
        <Label at={[62, 170]} anchor="middle">
          Coldest
        </Label>
        <Label at={[162, 170]} anchor="middle">
          Both on
        </Label>
        <Label at={[262, 170]} anchor="middle">
          Half
        </Label>
        <Label at={[160, 192]} anchor="middle">
          Windows shut
        </Label>
      </>
    ),
  },
  'vent-probe': {
    about:
      'After ten minutes a probe in a middle vent reads some 4 to 12 °C: well below the air outside.',
    sketch: (
      <>
        <path d="M20 30H176V140H20Z" fill={METAL} />
        <path d="M34 44H162V126H34Z" fill={PLAIN} />
        <path d="M34 64H162M34 85H162M34 106H162" />
        <path d="M98 85H216" strokeWidth="6" stroke={ACCENT} />
        <rect x="212" y="56" width="94" height="58" rx="8" fill={TOUCH} stroke={ACCENT} />
        <path
          d="M98 144V168M91 160L98 168L105 160M60 144V160M136 144V160"
          stroke={FAINT}
          strokeWidth="2.5"
        />
        <Label at={[259, 92]} anchor="middle">
          4–12 °C
        </Label>
        <Label at={[20, 22]}>Middle vent</Label>
        <Label at={[160, 190]} anchor="middle">
          Wait ten minutes
        </Label>
      </>
    ),
  },
} satisfies Record<string, StepSketch>;

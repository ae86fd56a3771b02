import type { ClaimedRepair } from './claimed-repair.ts';

/** What workshops claim of clutch, gearbox and drive shafts. */
export const DRIVETRAIN_CLAIMS: readonly ClaimedRepair[] = [
  {
    name: 'Dual-mass flywheel',
    words: /\bdmf\b|dual[- ]?mass|fly ?wheel/,
    faults: ['dual-mass-flywheel-worn'],
    tests: [
      {
        title: 'Measure the flywheel’s free play and rock through the starter opening',
        how: 'Listen at idle with the clutch up and down and at switch-off. Then, with the starter or the gearbox off, turn and rock the outer mass against the inner and compare with the maker’s limit in degrees and millimetres.',
        who: 'workshop',
        tool: 'Flywheel gauge',
        minutes: [60, 120],
        outcomes: [
          {
            result: 'Free play or rock is beyond the limit, or grease is thrown out',
            follows: 'The flywheel is worn: renew it together with the clutch.',
            effect: 'confirms',
          },
          {
            result: 'It is within the limit',
            follows: 'The flywheel may stay; look at release bearing, mounts and idle.',
            effect: 'rules-out',
          },
        ],
        source: 'part-makers',
      },
    ],
    ask: [
      'What is the measured free play in degrees, and what is the limit?',
      'May I have the old flywheel and clutch back?',
    ],
  },
  {
    name: 'Clutch hydraulics: slave or master cylinder',
    words: /slave ?(?:cylinder)?|clutch (?:master|slave|hydraul|cable|pedal)|concentric/,
    faults: ['clutch-slave-leak', 'clutch-master-failed', 'clutch-cable-stretched'],
    tests: [
      {
        title: 'Look at level and leaks, then hold the pedal down and watch whether it sinks',
        how: 'Check the fluid level and look above the pedal and under the bell housing for wet places. Then hold the pedal down for a minute in gear with the engine off and see whether it sinks.',
        who: 'owner',
        tool: 'Torch',
        minutes: [15, 30],
        outcomes: [
          {
            result: 'Fluid is lost below the gearbox or at the pedal, or the pedal sinks',
            follows: 'That cylinder leaks; bleeding only hides it for a while.',
            effect: 'confirms',
          },
          {
            result: 'It is dry and the pedal holds',
            follows: 'The hydraulics are in order: clutch or linkage comes next.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['Where is it wet, and may I see it?'],
  },
  {
    name: 'Clutch release bearing',
    words: /(?:clutch )?(?:release|thrust|throw-?out) bearing/,
    faults: ['clutch-release-bearing-worn'],
    tests: [
      {
        title: 'Listen at idle while the clutch pedal goes down in three stages',
        how: 'Parked in neutral at idle, listen with the foot off, with the pedal just touched, and with it fully down.',
        who: 'owner',
        tool: 'None',
        minutes: [5, 15],
        needs: 'running',
        outcomes: [
          {
            result: 'The noise begins when the pedal is touched or pressed',
            follows:
              'It is the release bearing. It is reached with the gearbox off: have clutch and flywheel looked at in the same job.',
            effect: 'confirms',
          },
          {
            result: 'The noise is there with the foot off and stops with the pedal down',
            follows:
              'It comes from the gearbox or a dual-mass flywheel, not from the release bearing.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['Does the noise come with the pedal down, with me beside the car?'],
  },
  {
    name: 'Clutch',
    isBroad: true,
    words: /clutch(?!.{0,12}pack)(?<!(?:dual|compressor|viscous)[- ]clutch)/,
    faults: [
      'clutch-friction-worn',
      'clutch-release-bearing-worn',
      'clutch-rusted-to-flywheel',
      'dct-dry-clutch-shudder',
      'dct-clutch-overheats',
    ],
    tests: [
      {
        title: 'Do the clutch slip test in a high gear',
        how: 'On a clear, level road at about 30 mph in the highest gear that pulls smoothly, press the accelerator fully for a moment and watch whether revs rise without speed. Also note where the pedal bites and whether any noise changes with it.',
        who: 'owner',
        tool: 'None',
        minutes: [10, 20],
        needs: 'driven-hard',
        outcomes: [
          {
            result: 'Revs rise and speed does not',
            follows: 'The clutch slips: it is worn or oily and needs renewing.',
            effect: 'confirms',
          },
          {
            result: 'Revs and speed rise together',
            follows:
              'The clutch grips. If gears are hard to get, look at the hydraulics and the linkage first.',
            effect: 'rules-out',
            said: /(?:slip test|fifth|sixth|top gear|high gear)[^.]{0,50}(?:no slip|not slip|n['’]t slip|grips)/i,
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'Does it slip on a road test with me in the car?',
      'Does the price include release bearing, flywheel check and gearbox oil, and may I see the old plate?',
    ],
  },
  {
    name: 'Mechatronic unit',
    words: /mechatronic|dual[- ]clutch (?:control )?(?:unit|module)/,
    faults: ['dct-mechatronic-failed', 'dct-control-module-failed'],
    tests: [
      {
        title: 'Read pressure, pump run time and clutch adaptation with the maker’s scan tool',
        how: 'Read the gearbox codes, accumulator pressure, how long the pump runs, and clutch wear and adaptation values. Check battery, fluid and recalls first.',
        who: 'workshop',
        tool: 'Maker scan tool',
        minutes: [30, 60],
        needs: 'powered',
        outcomes: [
          {
            result: 'Pressure cannot be held or the unit does not answer with good supply',
            follows: 'The mechatronic unit is faulty: ask for repair beside a new one.',
            effect: 'confirms',
          },
          {
            result: 'Pressure is right and a clutch value is at its limit',
            follows: 'The clutches are worn, not the mechatronic unit.',
            effect: 'weakens',
          },
          {
            result: 'Everything is within limits',
            follows: 'Fluid, software or relearning comes first.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'What are pressure, pump run time and clutch wear values?',
      'Is there a maker’s extended warranty or software for it?',
    ],
  },
  {
    name: 'Dual-clutch gearbox or its clutches',
    words: /(?:dual|twin)[- ]clutch(?: (?:gearbox|pack))?|clutch packs?|\bdsg\b|\bdct\b|powershift/,
    faults: [
      'dct-dry-clutch-shudder',
      'dct-clutch-overheats',
      'dct-mechatronic-failed',
      'dct-control-module-failed',
      'at-clutch-packs-burnt',
    ],
    tests: [
      {
        title: 'Read clutch wear, slip and adaptation values with the maker’s scan tool',
        how: 'Read wear and adaptation of both clutches, slip on a drive, oil temperature and all codes. Relearn the clutches and drive again before they are renewed.',
        who: 'workshop',
        tool: 'Maker scan tool',
        minutes: [40, 75],
        needs: 'moving',
        outcomes: [
          {
            result: 'A wear or adaptation value is at its limit, or a clutch slips',
            follows: 'That clutch pack is worn.',
            effect: 'confirms',
          },
          {
            result: 'All values are within limits, or it is well after relearning',
            follows: 'The clutches are in order: fluid, software or the control unit comes next.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'What are the wear and adaptation values of both clutches, and their limits?',
      'Was relearning tried first?',
    ],
  },
  {
    name: 'Torque converter',
    words: /torque converter|lock-?up/,
    faults: ['at-converter-lockup-shudder'],
    tests: [
      {
        title: 'Watch converter slip on live data while it shudders',
        how: 'Drive at steady speed with light throttle and read slip speed and lock-up command; touch the brake pedal lightly and see whether the shudder stops. Change the fluid to the right type before anything is taken apart.',
        who: 'workshop',
        tool: 'Scan tool with gearbox data',
        minutes: [30, 45],
        needs: 'moving',
        outcomes: [
          {
            result: 'Slip swings while lock-up is commanded and the brake pedal stops the shudder',
            follows: 'It is the lock-up clutch: fluid and additive first, then the converter.',
            effect: 'confirms',
          },
          {
            result: 'Slip is steady while it shudders',
            follows: 'It is not the converter: a misfire or a shaft is more likely.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['What was the slip in rpm while it shuddered?', 'Was the fluid changed first?'],
  },
  {
    name: 'Valve body or shift solenoids',
    words: /valve body|(?:shift |gearbox |transmission )?solenoids?/,
    faults: ['at-valve-body-worn', 'at-shift-solenoid-failed', 'cvt-judder-valve-body'],
    tests: [
      {
        title:
          'Change the fluid to the right type first, then measure line pressure and drive each solenoid',
        how: 'Check level and colour of the fluid, read codes and adaptation values, drive each solenoid with a scan tool, measure its resistance at the plug and the line pressure.',
        who: 'workshop',
        tool: 'Scan tool, pressure gauge and multimeter',
        minutes: [60, 120],
        needs: 'running',
        outcomes: [
          {
            result: 'Pressure is uneven, or one solenoid is out of its resistance or does not act',
            follows: 'Valve body or that solenoid is worn: the gearbox need not be renewed.',
            effect: 'confirms',
          },
          {
            result: 'It shifts well with fresh fluid and relearning',
            follows: 'The old fluid was the fault.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'Which solenoid, with which resistance?',
      'Was the fluid changed and the gearbox relearned first?',
    ],
  },
  {
    name: 'Automatic gearbox',
    words:
      /valve body|solenoid|(?:auto(?:matic)?|auto) ?(?:gear)?box|automatic transmission|\bcvt\b|transmission/,
    faults: [
      'at-valve-body-worn',
      'at-clutch-packs-burnt',
      'at-front-pump-worn',
      'at-hard-parts-broken',
      'gearbox-control-module-failed',
      'cvt-belt-slip',
      'cvt-judder-valve-body',
    ],
    tests: [
      {
        title:
          'Check level and colour of the fluid, read the gearbox codes, then measure line pressure',
        how: 'Check the fluid at the temperature in the maker’s instructions, look at it on white paper and in the pan, read codes and gear ratios, and measure line pressure.',
        who: 'workshop',
        tool: 'Scan tool and pressure gauge',
        minutes: [60, 120],
        needs: 'running',
        outcomes: [
          {
            result: 'The fluid is black and burnt with metal in the pan, or a gear’s ratio slips',
            follows: 'Clutches or gears inside are worn: an overhaul is due.',
            effect: 'confirms',
          },
          {
            result: 'Pressure or one solenoid is wrong and the pan is clean',
            follows: 'Valve body or solenoid is the fault, which needs no new gearbox.',
            effect: 'supports',
          },
          {
            result: 'The fluid is low or old and ratios hold',
            follows: 'Cure the leak and change the fluid before more is agreed.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'Which codes, which line pressure, and what was in the pan (a photograph)?',
      'Would fluid and valve body be tried before a gearbox?',
    ],
  },
  {
    name: 'Gearbox',
    isBroad: true,
    words: /gear ?box|synchro(?:mesh)?|selector/,
    faults: [
      'manual-synchro-worn',
      'manual-bearing-worn',
      'manual-selector-fork-worn',
      'at-clutch-packs-burnt',
      'at-hard-parts-broken',
      'at-front-pump-worn',
      'cvt-belt-slip',
      'cvt-bearing-noise',
      'dct-mechatronic-failed',
    ],
    tests: [
      {
        title: 'Check level and metal in the gearbox oil, and press the clutch at idle',
        how: 'Drain some oil and look at it for metal. At idle in neutral listen with the clutch up and down: a noise that stops with the pedal down comes from the gearbox. Try each gear with the engine off: a gear that goes in easily then points to the clutch or the linkage.',
        who: 'workshop',
        tool: 'Drain tray and plug key',
        minutes: [30, 60],
        needs: 'running',
        outcomes: [
          {
            result:
              'Metal in the oil, a noise that stops with the pedal down, or one gear that crunches or jumps out',
            follows:
              'The gearbox is worn inside: an overhaul or a used one should be priced beside a new one.',
            effect: 'confirms',
          },
          {
            result: 'The oil is clean, full and all gears go in with the engine off',
            follows: 'The gearbox is in order: clutch release or linkage is the fault.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'May I see the drained oil and its metal?',
      'What would an overhaul or a used gearbox with warranty cost?',
    ],
  },
  {
    name: 'Drive shaft or CV joint',
    words: /\bcv\b|constant velocity|drive ?shaft|half ?shaft/,
    faults: ['cv-outer-joint-worn', 'cv-inner-joint-worn', 'cv-boot-split', 'half-shaft-broken'],
    tests: [
      {
        title: 'Drive slowly in a circle on full lock both ways, then look at the boots',
        how: 'In an empty place drive in a tight circle both ways with light throttle and listen for clicks from the outer wheel. Then look at the boots and turn and rock the shaft by hand.',
        who: 'owner',
        tool: 'None',
        minutes: [15, 30],
        needs: 'moving',
        outcomes: [
          {
            result: 'It clicks in time with the wheel on full lock, or a joint has play',
            follows: 'That joint is worn.',
            effect: 'confirms',
          },
          {
            result: 'No click on full lock and the boots are whole',
            follows: 'The joints are in order; for a drone look at bearing and tyres.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'Which joint is it, and may I feel its play?',
      'If only the boot is split: is a new boot with grease enough?',
    ],
  },
  {
    name: 'Propshaft, transfer case or differential',
    words: /prop ?shaft|transfer (?:case|box)|differential|\bdiff\b|haldex|coupling/,
    faults: [
      'propshaft-u-joint-worn',
      'propshaft-centre-bearing-worn',
      'transfer-case-chain-stretched',
      'differential-worn',
      'awd-coupling-failed',
      'power-transfer-unit-failed',
    ],
    tests: [
      {
        title: 'Lift the car, feel the play of each joint and look at the oil for metal',
        how: 'On a lift, twist and rock the joints by hand, turn the wheels and listen, and draw some oil from differential or transfer case. On the road note whether the noise changes under power, cruise and coast.',
        who: 'workshop',
        tool: 'Lift and oil syringe',
        minutes: [30, 60],
        outcomes: [
          {
            result: 'A joint has play or the oil carries metal',
            follows: 'That part is worn.',
            effect: 'confirms',
          },
          {
            result: 'No play and the oil is clean',
            follows: 'It is not the drive line: compare tyres and wheel bearings.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['May I feel the play and see the oil?'],
  },
];

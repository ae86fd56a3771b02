import { SPARK, WITH_STARTER } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** The throttle, the accelerator pedal and what can hold them open. */
export const throttleAndPedalFaults = {
  'electronic-throttle-body-failed': {
    name: 'Faulty electronic throttle body',
    workshopName: 'Electronic throttle body motor or position sensor fault',
    summary:
      'The motor, gears or position sensors of the throttle plate have failed. The computer no longer trusts the plate, closes it to a fixed small opening and allows only a crawl.',
    prior: 3.7,
    fits: { fuels: SPARK, years: [1998, 2099] },
    shifts: [
      {
        makes: ['ford', 'lincoln', 'mercury'],
        years: [2009, 2013],
        factor: 2.5,
        source: 'widely reported by owners, maker extended cover',
      },
      {
        makes: ['chevrolet', 'gmc', 'cadillac', 'dodge', 'chrysler', 'jeep', 'nissan'],
        years: [2004, 2017],
        factor: 1.5,
        source: 'widely reported by owners',
      },
      { minMiles: 60_000, factor: 1.5, source: 'wear part' },
    ],
    symptoms: {
      'throttle-warning': 0.55,
      'limp-mode': 0.5,
      'no-throttle-response': 0.4,
      'check-engine-light': 0.4,
      'loss-of-power': 0.35,
      'stalls-at-idle': 0.2,
      'high-idle': 0.15,
      'rough-idle': 0.15,
      'stalls-while-driving': 0.15,
      'unintended-acceleration': 0.04,
      'speed-capped': 0.12,
    },
    against: ['pedal-trapped'],
    conditions: { 'sudden-onset': 0.55, intermittent: 0.5, 'cured-by-restart': 0.5 },
    codes: {
      P2111: 0.25,
      P2112: 0.25,
      P2101: 0.25,
      P2135: 0.3,
      P0121: 0.2,
      P2110: 0.25,
      P2119: 0.15,
      P0638: 0.15,
      P2106: 0.15,
      P2100: 0.12,
      P0122: 0.1,
      P0222: 0.1,
      P0120: 0.06,
      P0123: 0.08,
      P0220: 0.06,
      P0221: 0.06,
      P0223: 0.08,
      P0068: 0.08,
      P0224: 0.06,
      P0639: 0.06,
      P2102: 0.1,
      P2103: 0.1,
    },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'In failsafe the car barely moves and may lose power in traffic. Leave the road at the next safe place and do not join fast roads.',
    },
    patterns: [
      "A sudden 'reduced power' message that clears after a restart and comes back days later.",
      'Worn tracks of the position sensors give dropouts at exactly the throttle opening used most.',
    ],
    checks: [
      {
        title: 'Restart and watch for return',
        steps: [
          'Stop in a safe place, switch off, wait two minutes and start again without touching the pedal.',
          'Note idle speed and whether the warning is gone.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Power is back for a while and then lost again',
            means: 'A contact in throttle body, pedal or wiring drops out.',
            effect: 'supports',
          },
          {
            finding: 'The power never drops but the car is slow all the time',
            means: 'Look at fuel, air or exhaust restrictions.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at the throttle plug and plate',
        steps: [
          'With the ignition off, remove the intake duct and look at the plate for thick black edge deposits.',
          'Unplug the connector and look for green or loose pins. Do not move the plate with your fingers while the ignition is on.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'Plug and plate clean although the codes return',
            means: 'The unit has failed inside.',
            effect: 'supports',
          },
          {
            finding: 'Plate gummed or pins corroded',
            means: 'Clean first, then test again.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Compare both throttle position signals',
        steps: [
          'With the ignition on and the engine off, show throttle position 1 and 2 and pedal position 1 and 2.',
          'Press the pedal slowly to the floor and back three times.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Pedal signals smooth, throttle signals jump or disagree',
            means: 'The throttle body has failed.',
            effect: 'confirms',
          },
          {
            finding: 'Throttle follows smoothly, a pedal signal jumps',
            means: 'The pedal sensor is at fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the electronic throttle body',
      overview:
        'The unit is held by four bolts and one plug. After fitting, the ECU must learn the closed position, or idle will hunt. Check pedal sensor and wiring first, since they set neighbouring codes.',
      minutes: [45, 120],
      tools: [
        'Sockets',
        'Screwdrivers',
        'OBD-II reader',
        'Two hose clamps',
        'Coolant for topping up',
        'Torque wrench',
      ],
      steps: [
        'Read and save all codes, because P2135 can come from throttle or wiring, and P2138 from the pedal.',
        'Switch off, take the key away and disconnect the battery. Let the engine cool.',
        'Remove the intake duct. Plug the hole with a clean rag.',
        'Unplug the throttle by its lock. Where coolant runs through it, wait until it is cold, open and close the coolant cap to let the pressure out, and clamp both small hoses.',
        'Undo the four bolts crosswise and lift the unit and gasket off. Let nothing fall into the manifold.',
        'Clean the flange, fit the new gasket and unit and tighten crosswise to the torque in the vehicle manual.',
        'Take the rag out of the duct. Refit hoses, plug and duct, with every clamp tight, since unmetered air upsets the idle. Top up lost coolant.',
        'Reconnect the battery, switch the ignition on for 30 seconds without touching the pedal, off for 15, and then run the learning routine of the manufacturer.',
        'Clear the codes and check idle and response at a standstill. Then drive 20 minutes with several stops: no reduced-power message and no code may come back.',
      ],
      safety: [
        'Never put fingers in the throttle with the ignition on. The motor closes it with force.',
        'Have the car firmly in Park or neutral with the parking brake on for the first start.',
        'Work on a cool engine. Coolant under pressure scalds.',
      ],
      stopIf:
        'Stop if the codes return at once with the new unit: wiring and ECU need an electrician.',
    },
    parts: [
      { name: 'Throttle body', usd: [90, 650] },
      { name: 'Gasket', usd: [4, 15] },
    ],
    labourHours: [0.7, 1.5],
    diy: 'moderate',
  },
  'accelerator-pedal-sensor-failed': {
    name: 'Faulty accelerator pedal sensor',
    workshopName: 'Accelerator pedal position sensor signal fault',
    summary:
      'The two sensors in the pedal no longer agree. To be safe the computer ignores the pedal, lets the engine idle or gives very little power, and shows a throttle or power warning.',
    prior: 3.1,
    fits: { years: [1997, 2099] },
    shifts: [
      {
        makes: ['volkswagen', 'audi', 'chevrolet', 'gmc', 'dodge', 'ram', 'nissan'],
        factor: 1.3,
        source: 'widely reported by owners',
      },
      { minAgeYears: 6, factor: 1.4, source: 'wear of sensor tracks' },
    ],
    symptoms: {
      'no-throttle-response': 0.65,
      'throttle-warning': 0.5,
      'limp-mode': 0.4,
      'check-engine-light': 0.35,
      'loss-of-power': 0.3,
      hesitation: 0.2,
      'cruise-wont-set': 0.1,
      'ev-reduced-power': 0.06,
      'stalls-while-driving': 0.06,
    },
    against: ['high-idle'],
    conditions: { 'sudden-onset': 0.5, intermittent: 0.55, 'cured-by-restart': 0.4 },
    codes: {
      P2122: 0.25,
      P2127: 0.25,
      P2138: 0.5,
      P2123: 0.15,
      P2128: 0.15,
      P2121: 0.12,
      P2106: 0.1,
      P2120: 0.08,
      P0225: 0.05,
      P0227: 0.05,
      P0228: 0.05,
      P0229: 0.05,
      P2126: 0.05,
      P2129: 0.05,
    },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'The pedal may go dead in traffic. After the first dropout, use quiet roads only and go straight to the repair.',
    },
    patterns: [
      'The pedal goes dead for a second over a certain point of its travel, and recovers after lifting off.',
      'Wet carpet from a leak or a kicked plug below the dashboard starts it.',
    ],
    checks: [
      {
        title: 'Watch both pedal signals',
        steps: [
          'With the ignition on and engine off, show accelerator pedal position D and E, or 1 and 2.',
          'Press very slowly from rest to the floor and back, then tap the pedal housing and wiggle its plug.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'A signal jumps, drops to zero or the two stop rising together',
            means: 'The pedal sensor or its plug is faulty.',
            effect: 'confirms',
          },
          {
            finding: 'Both rise smoothly in step',
            means: 'The pedal is good: look at the throttle body.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Inspect the plug at the pedal',
        steps: [
          'With the ignition off, look up at the pedal housing and press the plug home.',
          'Feel the carpet and insulation for water.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Loose plug, green pins or wet carpet',
            means: 'The signal is lost at the plug.',
            effect: 'supports',
          },
          {
            finding: 'Dry and tight',
            means: 'The sensor itself or the harness further on is to be measured.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the accelerator pedal unit',
      overview:
        'Sensor and pedal are one unit on most cars, held by two or three nuts. Some makes ask for a learning step. A loose or dirty plug does the same for nothing, so clean and lock it first.',
      minutes: [25, 60],
      tools: [
        'Sockets with extension',
        'Torque wrench',
        'Torch',
        'OBD-II reader',
        'Contact cleaner',
      ],
      steps: [
        'Read the codes: P2122 to P2128 and P2138 belong to the pedal, P2135 to the throttle.',
        'Switch off and remove the key, and wait five minutes for the modules to sleep.',
        "Push the driver's seat back and remove the lower trim if it covers the nuts.",
        'Unlock and pull the plug, look at the pins, clean and refit. Then compare both pedal signals in live data before you buy a part.',
        'Undo the nuts and draw the unit out. Floor-hinged pedals lift off their lower clips first.',
        'Compare the part number. A pedal of another variant fits but gives other voltages.',
        'Fit the new unit, tighten the nuts to the stated torque and push the plug until its lock closes.',
        'Switch the ignition on without touching the pedal for 30 seconds and run the learning routine if there is one.',
        'Watch both pedal signals in live data from rest to the floor: they must rise smoothly together. See that floor mat and carpet do not touch the pedal.',
        'Clear the codes, drive 20 minutes on quiet roads with several full stops and read again. No pedal code may be stored.',
      ],
      safety: [
        'Make the first start in Park or neutral with the parking brake on and your foot on the brake.',
        'Never drive with a pedal whose nuts are not fully tightened.',
      ],
      stopIf: 'Stop if a new pedal shows the same code: the wiring or the ECU must be tested.',
    },
    parts: [{ name: 'Accelerator pedal with sensor', usd: [45, 260] }],
    labourHours: [0.4, 0.9],
    diy: 'easy',
  },
  'accelerator-pedal-slow-return': {
    name: 'Accelerator pedal slow to return',
    workshopName: 'Accelerator pedal mechanism worn or binding',
    summary:
      'The friction device or hinge inside the pedal is worn or swollen with damp. The pedal stays partly down or comes back slowly, and the car keeps pulling with the foot lifted.',
    prior: 0.75,
    shifts: [
      {
        makes: ['toyota'],
        models: ['camry', 'corolla', 'avalon', 'rav4', 'matrix', 'highlander', 'tundra', 'sequoia'],
        years: [2005, 2010],
        factor: 6,
        source: 'NHTSA recall 10V-017',
      },
    ],
    symptoms: {
      'throttle-sticks': 0.75,
      'unintended-acceleration': 0.35,
      'high-idle': 0.15,
      'brake-long-stop': 0.08,
      'brake-burning-smell': 0.05,
      'cruise-wont-cancel': 0.04,
    },
    against: ['throttle-warning', 'no-throttle-response'],
    conditions: { 'cold-weather': 0.15, 'gradual-onset': 0.3, 'wet-weather': 0.1 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'A pedal that stays down can cause a crash. If it happens while driving, brake hard once without pumping, select Neutral, stop off the road and then switch off.',
    },
    patterns: [
      'The pedal feels rough or heavy first, then comes back late, mostly on damp cold mornings.',
      'The engine obeys the pedal exactly. It is the pedal that does not obey the foot.',
    ],
    checks: [
      {
        title: 'Watch the pedal return with the engine off',
        steps: [
          'With the engine off, take the floor mat out altogether.',
          'Press the pedal by hand slowly to the floor, let it go suddenly and then slowly, ten times.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'It sticks, hesitates or returns in steps',
            means: 'The pedal mechanism binds.',
            effect: 'confirms',
          },
          {
            finding: 'Springs back at once each time',
            means: 'The pedal is free, so look at the mat, throttle or software.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Compare pedal and throttle values',
        steps: [
          'With the engine off and ignition on, show the pedal position.',
          'Release the pedal from several depths and read the resting value.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Resting value differs each time',
            means: 'The pedal does not come fully home.',
            effect: 'supports',
          },
          {
            finding: 'Always back to the same value',
            means: 'The fault is not at the pedal.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a sticking accelerator pedal',
      overview:
        'A sticking pedal is replaced, never oiled: oil swells the friction shoe and attracts dust. Where a recall is open, the dealer does it free. A cable-operated pedal gets its hinge cleaned and the cable checked.',
      minutes: [30, 75],
      tools: [
        'Sockets with extension',
        'Torque wrench',
        'Torch',
        'OBD-II reader',
        'VIN for the recall check',
      ],
      steps: [
        'Do not drive. Look up recalls with the VIN and have the car collected if one is open.',
        'Take out all mats and look for coins, bottles and carpet under the pedal.',
        'Switch off, remove the key and unplug the pedal connector.',
        'Undo the nuts and lift the pedal out. Work it by hand off the car to confirm the binding.',
        'Compare the part number of the new unit and its travel.',
        'Fit it, tighten to the stated torque, plug in and lock the connector.',
        'Press and release fifty times by hand. It must spring back each time.',
        'Refit only a mat made for the car, fixed to its anchors, with a clear gap all round the pedal.',
        'Start in Park or neutral with the parking brake on and your foot on the brake, and check that idle returns at once. Clear any pedal code that the unplugging has set, and look for new ones after the first drive.',
      ],
      safety: [
        'Learn the drill: firm brake, Neutral, stop, then engine off. Do not switch off while moving, since steering and brake assistance fade.',
        'Never lubricate or bend a pedal to make it free.',
      ],
      stopIf:
        'Stop if the new pedal also returns slowly or the bulkhead is bent: have it towed to a workshop.',
    },
    parts: [{ name: 'Accelerator pedal unit', usd: [45, 260] }],
    labourHours: [0.4, 1],
    diy: 'moderate',
  },
  'throttle-cable-frayed': {
    name: 'Frayed or binding throttle cable',
    workshopName: 'Accelerator cable frayed, kinked or out of adjustment',
    summary:
      'Strands of the cable have broken and catch in the sleeve, or the sleeve has melted or kinked. The throttle hangs open, or the pedal goes heavy and at last does nothing.',
    prior: 0.75,
    fits: { fuels: WITH_STARTER, years: [1960, 2010] },
    shifts: [{ minAgeYears: 12, factor: 1.7, source: 'wear part' }],
    symptoms: {
      'throttle-sticks': 0.65,
      'no-throttle-response': 0.3,
      'high-idle': 0.3,
      'unintended-acceleration': 0.25,
      'loss-of-power': 0.12,
      'cruise-speed-wrong': 0.08,
    },
    against: ['throttle-warning'],
    conditions: { 'cold-weather': 0.15, 'gradual-onset': 0.4, 'sudden-onset': 0.25 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'A throttle that hangs open can cause a crash. Do not drive until cable and throttle spring back each time.',
    },
    patterns: [
      'Resistance that comes in jerks is felt for weeks before the cable hangs.',
      "Bird's-nest strands show just behind the ball end at the throttle or at the pedal.",
    ],
    checks: [
      {
        title: 'Work the throttle by hand at the engine',
        steps: [
          'With the engine off, open the bonnet and move the throttle lever by hand fully open and let go.',
          'Then have a helper press and release the pedal while you watch the cable.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Lever free by hand, but hangs with the pedal',
            means: 'The cable binds.',
            effect: 'confirms',
          },
          {
            finding: 'Lever itself sticks',
            means: 'The throttle plate or spring is at fault.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Inspect both cable ends',
        steps: [
          'Look at the last few centimetres at the throttle and above the pedal.',
          'Look along the sleeve for kinks and melted places near the exhaust.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Broken strands, kink or melted sleeve',
            means: 'The cable has to be replaced now.',
            effect: 'supports',
          },
          {
            finding: 'Smooth cable, free sleeve, correct small slack',
            means: 'The cable is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the throttle cable',
      overview:
        'The cable runs through the bulkhead from pedal to throttle. Routing without sharp bends and a hair of slack at rest are what matters. Never oil a lined cable.',
      minutes: [40, 100],
      tools: ['Pliers', 'Screwdrivers', 'Spanners', 'Torch'],
      steps: [
        'Switch the engine off and let it cool. Take a photograph of the routing.',
        'Free the sleeve at its bracket near the throttle, turn the lever and lift the end out of the quadrant.',
        'Unhook the end from the pedal and release the bulkhead grommet.',
        'Draw the cable out and lay the new one beside it to compare lengths.',
        'Feed it through in wide curves, away from the exhaust and steering shaft, and seat the grommet.',
        'Hook both ends on and set the adjuster so that the throttle is fully closed with 1–3 mm of slack.',
        'Have a helper floor the pedal: the throttle must just reach full open without strain on the cable.',
        'On an automatic with kickdown cable, set that one too by the manual.',
        'With the engine off, press and release the pedal fifty times: the throttle must snap shut each time. Then, idling in neutral with the parking brake on, turn the wheel lock to lock: idle must not change.',
      ],
      safety: [
        'Work with the engine off until the last test, and keep sleeves away from belts and fan.',
        'Make the first start in neutral with the parking brake on and a hand on the key.',
      ],
      stopIf:
        'Stop if the throttle lever does not close by itself with the cable off: the throttle body needs repair first.',
    },
    parts: [{ name: 'Throttle cable', usd: [12, 80] }],
    labourHours: [0.6, 1.5],
    diy: 'moderate',
  },
  'floor-mat-traps-pedal': {
    name: 'Floor mat trapping the accelerator',
    workshopName: 'Accelerator pedal entrapment by mat, carpet or trim',
    summary:
      'A loose, stacked or wrong floor mat, or lifted carpet, has slid over or under the accelerator. The pedal is held down or blocked, and the car keeps accelerating or cannot be braked fully.',
    prior: 1.2,
    shifts: [
      {
        makes: ['toyota', 'lexus'],
        years: [2004, 2010],
        factor: 4,
        source: 'NHTSA recall 09V-388',
      },
    ],
    symptoms: {
      'pedal-trapped': 0.75,
      'throttle-sticks': 0.5,
      'unintended-acceleration': 0.35,
      'brake-long-stop': 0.08,
      'no-throttle-response': 0.05,
    },
    against: ['throttle-warning', 'check-engine-light'],
    conditions: { 'sudden-onset': 0.6, accelerating: 0.3 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'Take the mat out before you move the car. If the pedal is caught on the move, brake firmly once, select Neutral, steer off the road and stop.',
    },
    patterns: [
      'It happens after full acceleration, such as when joining a motorway, because the pedal dips under the edge of the mat.',
      'Mats laid over mats and mats not hooked to their anchors after cleaning cause most cases.',
    ],
    checks: [
      {
        title: 'Look at mat, anchors and carpet',
        steps: [
          'With the engine off, kneel at the open door and see whether there is only one mat and whether both anchors hold it.',
          'Press the pedal to the floor by hand and see whether the edge touches or catches it.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'The pedal touches or hooks on mat, carpet or trim',
            means: 'Entrapment is proved.',
            effect: 'confirms',
          },
          {
            finding: 'Clear gap of at least 3 cm all round with the pedal at the floor',
            means: 'The mat cannot trap it.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look for marks on the mat and pedal',
        steps: [
          'Look at the top edge of the mat for a dent or rub from the pedal.',
          'Look for bottles, toys or shoes under the seat that could slide forwards.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'Dent at the edge, or loose objects in the footwell',
            means: 'These can have trapped the pedal.',
            effect: 'supports',
          },
          {
            finding: 'No marks, anchored mat, empty floor',
            means: 'Look at pedal mechanism and throttle.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: "Clear and secure the driver's footwell",
      overview:
        'The right mat, fixed to its anchors, and a clear floor cure it. Recalls have shortened pedals and added brake override on certain cars. The remedy costs little and takes minutes.',
      minutes: [10, 30],
      tools: ['New mat anchors', 'Torch'],
      steps: [
        "Switch off, engage Park and the parking brake. Take every mat out of the driver's side.",
        'Take out bottles, umbrellas and loose things below the seat.',
        'Press the carpet flat at the heel and under the pedals. Fix loose clips or trim.',
        'Put back a single mat that is made for this model, right way up, and hook both anchors. Replace missing anchors.',
        'Press accelerator and brake to the floor by hand and check the gap all round, in each seat position.',
        'Slide the mat forwards with both hands: it must not move.',
        'Look up recalls for pedal entrapment with the VIN.',
        'Check again after every car wash or valeting.',
      ],
      safety: [
        'Never stack mats or lay a winter mat over the carpet mat.',
        'Drill for all drivers: hard steady brake, Neutral, off the road, then engine off.',
      ],
      stopIf:
        'Have pedal and throttle tested by a workshop if the car sped up with a clear footwell.',
    },
    parts: [{ name: 'Fitted mat with anchors', usd: [25, 90] }],
    labourHours: [0.1, 0.4],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;

import { WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Pressure, clutches and converter inside the automatic gearbox. */
export const automaticHydraulicsFaults = {
  'at-valve-body-worn': {
    name: 'Worn or sticking valve body',
    workshopName: 'Valve body bores worn or valves sticking',
    summary:
      'The aluminium bores of the hydraulic control block have worn or a valve sticks. Pressure leaks away, so particular gear changes bang, flare or come late, mostly with hot fluid.',
    prior: 5.5,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['automatic'],
    },
    shifts: [{ minMiles: 70000, factor: 1.7, source: 'wear part' }],
    symptoms: {
      'harsh-shift': 0.65,
      'delayed-engagement': 0.4,
      'gearbox-slips': 0.3,
      'shifts-wrong-gear': 0.2,
      'gearbox-warning': 0.2,
      'check-engine-light': 0.2,
      'lurches-when-stopping': 0.15,
      'stuck-in-gear': 0.12,
      'drops-to-neutral': 0.1,
      'speed-capped': 0.05,
    },
    conditions: {
      'warm-engine': 0.45,
      'gear-change': 0.5,
      'gradual-onset': 0.4,
      intermittent: 0.35,
    },
    codes: {
      P0776: 0.15,
      P0746: 0.15,
      P0796: 0.1,
      P0730: 0.2,
      P0741: 0.2,
      P0742: 0.06,
      P0846: 0.06,
      P084B: 0.06,
      P0841: 0.06,
      P0869: 0.1,
      P0700: 0.3,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'It usually drives, but a flare or bang into gear wears the clutches and can surprise you when pulling out. Drive gently and have it seen to soon.',
    },
    patterns: [
      'One particular change, often 2 to 3 or the downshift just before stopping, is bad while the others are good.',
      'It shifts well when cold and badly after 20 minutes, because thin hot fluid leaks past worn bores.',
    ],
    checks: [
      {
        title: 'Note which change is bad and at what temperature',
        steps: [
          'Drive cold, then warm, on a quiet road at a steady light throttle and call out each change to a passenger with a notebook.',
          'Note each change as good, flare (revs rise) or bang, and whether it alters as the gearbox warms up.',
        ],
        tool: 'Notebook',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The same change is bad each time and worse when hot',
            means: 'Pressure control in the valve body is suspect.',
            effect: 'supports',
          },
          {
            finding: 'All changes are bad at random, hot or cold',
            means: 'An electrical fault, software or low fluid is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have line pressure measured',
        steps: [
          'The workshop connects a gauge to the pressure tap or reads the pressure sensor.',
          'Pressure is compared with the manufacturer’s figure at idle and at raised revs, cold and hot, in each range.',
          'The solenoids are commanded one by one with the scan tool to see whether pressure follows.',
        ],
        tool: 'Workshop pressure gauge and scan tool',
        minutes: 60,
        needs: 'running',
        outcomes: [
          {
            finding: 'Pressure low or unstable hot although the solenoids respond',
            means: 'The valve body leaks internally.',
            effect: 'supports',
          },
          {
            finding: 'Pressure as specified in all ranges',
            means: 'The valve body is sound, look at clutches or control.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the valve body replaced or reconditioned',
      overview:
        'The valve body sits under the pan or side cover and can be exchanged with the gearbox in the car on most models. A remanufactured block with oversize valves cures the wear. Cleanliness and the relearn afterwards decide the result.',
      minutes: [180, 360],
      tools: ['OBD-II reader', 'Notebook', 'Phone for photographs'],
      steps: [
        'Prepare by noting which changes are bad and when, and by saving the stored codes and fluid level found.',
        'Ask the workshop first for the fluid condition and any software update, because both are cheaper and make the same symptoms.',
        'The workshop drains the fluid, removes the pan and filter, unplugs the harness and undoes the block bolts in the stated order, catching check balls and springs.',
        'The mating face and separator plate are checked. A remanufactured block with new gaskets, plate and solenoids goes on and is tightened in sequence to the stated torque.',
        'New filter and fluid go in and the level is set at temperature.',
        "Solenoid calibration values from the new block's label are written to the control unit, and the adaptive values are reset.",
        'A relearn drive follows, with gentle changes through all gears hot and cold. Ask for it to be listed on the invoice.',
        'Check the work on your old test route: the bad change should be clean hot and cold, with no pending codes after 100 miles.',
      ],
      safety: [
        'Do not open the pan at the roadside: hot fluid scalds and one grain of grit can jam a valve.',
        'If the gearbox flares or drops out of drive, keep a larger gap before crossing traffic, and do not tow.',
      ],
      stopIf:
        'Leave it to a gearbox workshop if the pan holds lining or metal: then the clutches have gone and a new valve body would be wasted.',
    },
    parts: [
      { name: 'Remanufactured valve body', usd: [350, 1100] },
      { name: 'Filter, gaskets and fluid', usd: [90, 220] },
    ],
    labourHours: [3, 6],
    diy: 'workshop',
  },
  'at-shift-solenoid-failed': {
    name: 'Failed gearbox shift solenoid',
    workshopName: 'Shift or pressure control solenoid electrically or mechanically failed',
    summary:
      'One of the solenoids that steer the oil to the clutches is open, shorted or stuck with debris. The control unit sees it and holds a single safe gear, or certain gears go missing.',
    prior: 5.5,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['automatic'],
    },
    shifts: [{ minMiles: 60000, factor: 1.5, source: 'wear part' }],
    symptoms: {
      'stuck-in-gear': 0.5,
      'harsh-shift': 0.45,
      'check-engine-light': 0.4,
      'gearbox-warning': 0.4,
      'limp-mode': 0.3,
      'shifts-wrong-gear': 0.2,
      'loss-of-power': 0.1,
      'no-reverse': 0.08,
      'drops-to-neutral': 0.06,
    },
    conditions: { 'sudden-onset': 0.5, intermittent: 0.35, 'warm-engine': 0.3 },
    codes: {
      P075x: 0.45,
      P076x: 0.35,
      P077x: 0.2,
      P0700: 0.4,
      P097x: 0.2,
      P0748: 0.15,
      P0745: 0.12,
      P0747: 0.12,
      P0749: 0.12,
      P0795: 0.12,
      P0797: 0.12,
      P0799: 0.12,
      P0869: 0.06,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'In its safe gear the car can be driven slowly to a workshop. It has no strong acceleration, so stay off motorways.',
    },
    patterns: [
      'A stuck solenoid often frees itself after a restart and then returns when the fluid is hot.',
      'Holding third, or second and reverse only, is the classic failsafe of a solenoid or its circuit.',
    ],
    checks: [
      {
        title: 'Read the gearbox codes',
        steps: [
          'Plug the reader in with the ignition on and read both the engine and the transmission module.',
          'Write down each code with its text. P0750-P0770 and P0970-P0979 name a solenoid.',
          'Clear them, drive, and see which one comes back first.',
        ],
        tool: 'OBD-II reader that reads the transmission module',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'A code for a solenoid returns at once',
            means: 'The solenoid or its wiring has an electrical fault.',
            effect: 'supports',
          },
          {
            finding: 'Only a ratio or slip code such as P0730',
            means: 'The clutches, pressure or fluid are more likely than one solenoid.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the solenoid resistance at the gearbox plug',
        steps: [
          'Switch the ignition off and unplug the round or square connector on the gearbox casing.',
          'Measure between the pins of the named solenoid and compare with the figure in the workshop manual, and with a twin solenoid of the same type.',
          'Look for oil or green corrosion in the plug.',
        ],
        tool: 'Multimeter and wiring diagram',
        minutes: 30,
        outcomes: [
          {
            finding: 'Open circuit, or far from its twins',
            means: 'The solenoid coil or internal harness has failed.',
            effect: 'confirms',
          },
          {
            finding: 'All solenoids the same and in range',
            means:
              'Look at a sticking valve, at the wiring to the control unit or at the unit itself.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a gearbox shift solenoid',
      overview:
        'Most solenoids sit on the valve body under the pan and are held by a clip or one bolt. With the right one identified by code and resistance it is a fluid change plus fifteen minutes. Where they are sold only as a block, the set is replaced.',
      minutes: [120, 300],
      tools: [
        'OBD-II reader',
        'Multimeter',
        'Jack and axle stands',
        'Drain tray',
        'Sockets and torque wrench',
        'Lint-free cloths',
        'Fluid transfer pump',
      ],
      steps: [
        'Confirm the faulty solenoid by code and resistance before you drain anything.',
        'Raise the car level on axle stands, drain the fluid and remove pan and filter.',
        'Photograph the harness, then unplug the solenoids. Plastic locks are brittle, so press them with a flat tool and do not pull on the wires.',
        'Remove the clip or bolt of the faulty solenoid and draw it straight out. Check that its O-rings came with it.',
        'Oil the O-rings of the new one with gearbox fluid, press it in by hand and refit the clip or bolt to the stated torque.',
        'Clean the connectors, refit the harness, the new filter and the pan with a new gasket.',
        'Fill to level at the stated temperature, clear the codes and reset the adaptive values where the manufacturer asks for it.',
        'Drive gently through all gears for 20 minutes: none may be missing, hot or cold. The code must stay away for a week, and the pan dry.',
      ],
      safety: [
        'Use axle stands under a level car. You will lie under it with both hands busy.',
        'Let the fluid cool to hand-warm. It scalds straight after driving.',
        'The raised wheels turn when a gear is selected: foot on the brake and nobody below.',
      ],
      stopIf:
        'Stop if the solenoid is part of a control unit inside the gearbox that needs programming, or if the pan is full of metal.',
    },
    parts: [
      { name: 'Shift solenoid or solenoid set', usd: [40, 350] },
      { name: 'Filter, gasket and fluid', usd: [70, 180] },
    ],
    labourHours: [1.5, 4],
    diy: 'hard',
  },
  'at-converter-lockup-shudder': {
    name: 'Torque converter lock-up shudder',
    workshopName: 'Torque converter clutch shudder or slip',
    summary:
      'The lock-up clutch in the torque converter has a glazed lining or the fluid has lost its friction modifier. It grabs and lets go many times a second, which feels like a rumble strip at a steady speed.',
    prior: 5.5,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['automatic'],
    },
    shifts: [
      {
        makes: ['chevrolet', 'gmc', 'cadillac'],
        years: [2015, 2019],
        factor: 3,
        source: 'maker bulletin on 8-speed fluid and shudder, widely reported by owners',
      },
      {
        makes: ['honda', 'acura'],
        years: [1999, 2007],
        factor: 1.6,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'gearbox-judder': 0.75,
      'speed-vibration': 0.2,
      'check-engine-light': 0.2,
      'harsh-shift': 0.15,
      'driveline-vibration': 0.15,
      'gearbox-slips': 0.12,
      'poor-economy': 0.06,
      'stalls-at-idle': 0.04,
      'car-shakes': 0.28,
    },
    against: ['clutch-slips'],
    conditions: {
      'at-low-speed': 0.05,
      'warm-engine': 0.4,
      uphill: 0.2,
      intermittent: 0.35,
      'in-gear-standing': 0.03,
    },
    codes: { P0741: 0.45, P0740: 0.2, P2769: 0.05, P0742: 0.1, P0744: 0.1, P0700: 0.25 },
    severity: 'medium',
    drive: {
      verdict: 'yes',
      reason:
        'It is unpleasant and not dangerous, but the shed lining travels through the gearbox. Deal with it within weeks, beginning with the fluid.',
    },
    patterns: [
      'Shudder at 30-60 mph with a light foot in a high gear, gone at once when you press harder or lift.',
      'It is often taken for a misfire or unbalanced wheels, until a touch on the brake pedal makes it vanish.',
    ],
    checks: [
      {
        title: 'Touch the brake pedal while it shudders',
        steps: [
          'On a quiet straight road, hold the speed at which it shudders with a steady foot.',
          'With your left foot, press the brake pedal just far enough to light the brake lights without slowing the car.',
          'Note whether the shudder stops and the revs rise by 100-300 rpm.',
        ],
        tool: 'None',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Shudder stops at once and revs rise slightly',
            means:
              'The brake switch has released the lock-up clutch, so that clutch is the source.',
            effect: 'confirms',
          },
          {
            finding: 'Shudder goes on unchanged',
            means: 'Look at wheels, drive shafts or an engine misfire.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Watch converter slip with live data',
        steps: [
          "Show engine speed, turbine speed and lock-up state, or 'TCC slip', while a passenger watches.",
          'Drive at a steady 45-55 mph and note the slip when lock-up is commanded.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Slip swings by 50 rpm or more while locked',
            means: 'The lock-up clutch does not hold steadily.',
            effect: 'supports',
          },
          {
            finding: 'Slip steady near zero during the shudder',
            means: 'The converter clutch is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Cure torque converter shudder, fluid first and then converter',
      overview:
        'A full exchange with the latest fluid named by the manufacturer cures many cases, because the newer fluid restores the friction modifier. If it comes back within a few thousand miles, the lining is glazed and the converter must be replaced.',
      minutes: [90, 540],
      tools: [
        'Jack and four axle stands',
        'Drain tray and fluid pump',
        'Sockets and torque wrench',
        'OBD-II reader with live data',
      ],
      steps: [
        'Rule out a misfire first: read misfire counts and look at plugs and coils, because a weak coil feels the same under light load.',
        'Look for a manufacturer’s bulletin on your gearbox. Several manufacturers replaced their fluid with a revised one and adjusted the lock-up software.',
        'Drain, renew the filter and refill with the revised fluid. Repeat until at least 80 per cent is new, or have it exchanged by machine at low pressure.',
        'Have the control unit updated and the lock-up adaptation reset.',
        'Drive 200 miles with long steady stretches so that the lining beds in with the new fluid.',
        'Repeat the brake-pedal test. If the shudder has gone, check again after 3,000 miles.',
        'If it remains, have the torque converter replaced. The gearbox comes out, the cooler is flushed or renewed and the pump bush is checked.',
        'After that repair ask for a second fluid change at 1,000 miles to carry away leftover lining. The brake-pedal test at a steady speed must stay smooth.',
      ],
      safety: [
        'Do the brake-pedal test only on an empty road and press so lightly that the car does not slow.',
        'Set the car level on axle stands for the fluid change and let the fluid cool first.',
      ],
      stopIf:
        'Stop after one correct fluid exchange: if the shudder persists, additives only hide it, and a gearbox workshop should test the converter.',
    },
    parts: [
      { name: 'Fluid exchange with filter', usd: [120, 350] },
      { name: 'Remanufactured torque converter', usd: [250, 800], ifNeeded: true },
    ],
    labourHours: [1.5, 9],
    diy: 'moderate',
  },
  'at-clutch-packs-burnt': {
    name: 'Burnt clutches in the automatic gearbox',
    workshopName: 'Clutch pack or band friction material burnt, ratio slip',
    summary:
      'The friction plates for one or more gears are burnt through. The engine revs, the car does not follow, and in the end the gears that use those plates are gone.',
    prior: 5.7,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['automatic'],
    },
    shifts: [
      { minMiles: 100000, factor: 2, source: 'wear part' },
      { maxAgeYears: 2, factor: 0.4, source: 'wear part' },
    ],
    symptoms: {
      'gearbox-slips': 0.7,
      'drive-lost': 0.35,
      'delayed-engagement': 0.3,
      'drivetrain-burning-smell': 0.25,
      'gear-wont-engage': 0.25,
      'harsh-shift': 0.25,
      'check-engine-light': 0.25,
      'gearbox-warning': 0.2,
      'no-reverse': 0.15,
      'loss-of-power': 0.1,
      'drops-to-neutral': 0.08,
    },
    conditions: { accelerating: 0.4, 'warm-engine': 0.35, uphill: 0.2, 'gradual-onset': 0.4 },
    codes: { P0730: 0.4, P0731: 0.2, P0732: 0.2, P0733: 0.2, P0734: 0.2, P0894: 0.2, P0700: 0.3 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Slip makes heat, and heat burns what is left within miles. The car may also lose drive in traffic, so have it towed.',
    },
    patterns: [
      'Slip begins in one gear, on the upshift under load, and spreads to the others as debris blocks the filter.',
      'Low fluid, a worn valve body or overheating while towing is usually behind it, so a rebuild that ignores the cause fails again.',
    ],
    checks: [
      {
        title: 'Look at the fluid and the debris in it',
        steps: [
          'Wipe fluid on white paper and smell it.',
          'Have the pan taken off if there is no dipstick, and look at magnet and pan floor.',
        ],
        tool: 'Dipstick or drained sample',
        minutes: 15,
        outcomes: [
          {
            finding: 'Black, burnt fluid with dark flakes or grit',
            means: 'Friction lining has come off the clutches.',
            effect: 'supports',
          },
          {
            finding: 'Clean fluid, thin grey paste on the magnet only',
            means: 'The plates are probably sound, so look at control or pressure.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Compare gear ratios with live data',
        steps: [
          'Show engine, turbine and output speed with the commanded gear.',
          'Have the workshop drive it gently in each gear, and note where the ratio departs from the others or the code for one gear returns. Stop at the first slip.',
        ],
        tool: 'OBD-II reader with gearbox data',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          {
            finding: "One gear's ratio runs away under load with the pressure correct",
            means: "That gear's clutch slips.",
            effect: 'confirms',
          },
          {
            finding: 'All ratios exact under load',
            means: 'The gear clutches hold.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a slipping automatic gearbox rebuilt or exchanged',
      overview:
        'The choice is between a rebuild of your gearbox, a remanufactured unit or a used one. What matters is that the converter, the cooler and the cause of the failure are dealt with at the same time, and a written guarantee.',
      minutes: [480, 1080],
      tools: ['OBD-II reader', 'Service records', 'Phone for photographs'],
      steps: [
        'Stop driving the car, and collect codes, mileage and service history, since some gearboxes have extended warranties.',
        'Ask for the cause in writing: low fluid, pressure fault, overheating or plain wear.',
        'Compare quotes for rebuild, remanufactured and used units. Ask about the length of the guarantee and whether towing is covered.',
        'The workshop removes the gearbox, strips it, measures drums and bushes and renews all friction plates, seals, filter and worn hard parts, or fits the exchange unit.',
        'The torque converter is always replaced, because it holds burnt debris that cannot be washed out.',
        'The cooler and lines are flushed until clean or the cooler is renewed. Ask to see this on the invoice.',
        'The control unit is updated and adaptations are reset, followed by a relearn drive.',
        'Check the work: engagement within a second, no flare hot or cold, no leaks after a week, and a fluid check at 1,000 miles.',
      ],
      safety: [
        'Do not keep driving a slipping gearbox into traffic. Loss of drive on a junction or motorway is a collision risk.',
        'A slipping gearbox can get hot enough to spill fluid on the exhaust. Keep an extinguisher in reach and stop if you smell smoke.',
      ],
      stopIf:
        'This is work for a gearbox specialist throughout, with a transmission jack and a clean bench.',
    },
    parts: [
      { name: 'Rebuild kit or remanufactured gearbox', usd: [700, 4500] },
      { name: 'Torque converter', usd: [200, 700] },
      { name: 'Cooler, filter and fluid', usd: [120, 400] },
    ],
    labourHours: [8, 18],
    diy: 'workshop',
  },
  'at-front-pump-worn': {
    name: 'Worn gearbox oil pump',
    workshopName: 'Transmission front pump worn or drive hub damaged',
    summary:
      'The pump that makes all the pressure in the gearbox is worn, or its drive ring on the converter has cracked. It whines with engine speed, pressure arrives late or not at all, and the car stands still in every gear.',
    prior: 1.1,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['automatic'],
    },
    shifts: [{ minMiles: 100000, factor: 1.6, source: 'wear part' }],
    symptoms: {
      'gearbox-noise': 0.55,
      'drive-lost': 0.45,
      'delayed-engagement': 0.4,
      'gear-wont-engage': 0.3,
      'gearbox-slips': 0.25,
      'engine-whine': 0.15,
      'gearbox-warning': 0.15,
      'gearbox-leak': 0.1,
      'no-reverse': 0.2,
    },
    conditions: {
      'warm-engine': 0.3,
      'sudden-onset': 0.3,
      'starting-up': 0.2,
      'in-gear-standing': 0.3,
    },
    codes: { P0868: 0.35, P0730: 0.15, P0867: 0.15 },
    severity: 'high',
    drive: {
      verdict: 'no',
      engineOff: true,
      reason:
        'Without pump pressure the clutches burn and drive can vanish at any moment. Do not drive it.',
    },
    patterns: [
      'The whine rises with engine revs in Park too, and stops when the engine stops.',
      'All gears fail together, forward and reverse, unlike a burnt clutch that takes only some of them.',
    ],
    checks: [
      {
        title: 'Listen in Park while the revs rise',
        steps: [
          'With the parking brake on and the car in Park, let the engine idle and listen near the front of the gearbox from outside.',
          'Raise the revs slowly to 2,000 and back and note whether the whine follows.',
          'Then select Drive with your foot on the brake and note whether the sound changes.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Whine in Park that follows the revs and eases or changes in gear',
            means: 'The pump or its drive is suspect, once the fluid level is known to be right.',
            effect: 'supports',
          },
          {
            finding: 'Noise only while the car rolls',
            means: 'Bearings or the differential are more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have the main pressure measured',
        steps: [
          'The fluid level and filter are checked first, because a starved pump also whines.',
          'The gauge is connected and the pressure read at idle and at 1,500 rpm.',
        ],
        tool: 'Workshop pressure gauge',
        minutes: 45,
        needs: 'running',
        outcomes: [
          {
            finding: 'Pressure far below specification in all ranges with the level right',
            means: 'The pump or its pick-up has failed.',
            effect: 'confirms',
          },
          { finding: 'Pressure normal', means: 'The pump is healthy.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Have the automatic gearbox pump replaced',
      overview:
        'The pump sits behind the converter at the very front, so the gearbox must come out. A blocked filter copies the symptoms at a tenth of the cost, so it is always excluded first.',
      minutes: [420, 720],
      tools: ['OBD-II reader', 'Torch', 'Phone to record the noise'],
      steps: [
        'Write down how the noise followed the revs in Park and how long drive took to engage. Do not start the engine for it again.',
        'Have the level and filter checked first. A pick-up filter that has dropped out of its seal gives the same whine.',
        'Ask for a pressure reading before the gearbox is removed, and keep the figure.',
        'The workshop takes the gearbox out, checks the converter hub and drive slots, and strips the pump to measure gear clearance and the stator bush.',
        'Pump, front seal and bush are renewed. The converter is replaced when its hub is grooved or cracked.',
        'The clutches are inspected for burning, since they have run with low pressure.',
        'The gearbox is filled, turned over and pressure-tested before the road test. Ask for the new figure on the invoice.',
        'Check the work: drive within a second hot and cold, no whine in Park, no drip at the bell housing.',
      ],
      safety: [
        'Chock the wheels and set the parking brake before running the engine in gear while standing still.',
        'Do not lean under the car with the engine running.',
      ],
      stopIf:
        'Leave the repair to a gearbox specialist: the converter must be fully engaged with the pump or it breaks on the first start.',
    },
    parts: [
      { name: 'Oil pump and seal kit', usd: [150, 600] },
      { name: 'Torque converter', usd: [200, 700] },
      { name: 'Fluid and filter', usd: [80, 200] },
    ],
    labourHours: [7, 12],
    diy: 'workshop',
  },
  'at-hard-parts-broken': {
    name: 'Broken gear train in the automatic gearbox',
    workshopName: 'Planetary gear, sun shell, sprag or drum failure',
    summary:
      'A hard part such as a planetary set, a one-way clutch or a splined drum has broken. Certain gears vanish from one moment to the next, often with a bang or a grinding noise.',
    prior: 2.3,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['automatic'],
    },
    shifts: [
      {
        makes: ['chevrolet', 'gmc', 'cadillac'],
        years: [1993, 2013],
        factor: 1.6,
        source: 'widely reported sun-shell failures of the four-speed truck gearbox',
      },
      { minMiles: 90000, factor: 1.6, source: 'wear part' },
    ],
    symptoms: {
      'drive-lost': 0.5,
      'gearbox-noise': 0.5,
      'no-reverse': 0.3,
      'gear-wont-engage': 0.3,
      'stuck-in-gear': 0.2,
      'gearbox-slips': 0.2,
      'check-engine-light': 0.2,
      'gearbox-warning': 0.2,
      'driveline-clunk': 0.12,
      'drops-to-neutral': 0.12,
    },
    against: ['delayed-engagement'],
    conditions: { 'sudden-onset': 0.65, accelerating: 0.3 },
    codes: { P0730: 0.3, P0731: 0.2, P0732: 0.2, P0734: 0.15, P0736: 0.15 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Loose metal can lock the gear train and the driven wheels. Have the car towed with the driven wheels off the ground.',
    },
    patterns: [
      'Second, fourth and reverse missing together with first and third still there is the mark of a stripped sun shell.',
      'A bang, then grinding in some positions only, tells a broken planetary from burnt clutches, which fade away without noise.',
    ],
    checks: [
      {
        title: 'List which positions still drive',
        steps: [
          'On a level, empty place, with your foot ready on the brake, try each position and each manual gear for a second at walking pace.',
          'Write down which ones pull, which only rev and which grind.',
          'Stop at once at any bang or locked wheel.',
        ],
        tool: 'Notebook',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Some gears pull normally and others are entirely dead or grind',
            means: 'A hard part or a single clutch has failed.',
            effect: 'supports',
          },
          {
            finding: 'No position pulls at all and there is no noise',
            means: 'Pump, converter, fluid or a drive shaft is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look for metal in the pan',
        steps: [
          'The workshop drains the fluid and drops the pan.',
          'Chips, needle rollers or sharp splinters are laid on white cloth and identified.',
        ],
        tool: 'Workshop lift and drain tray',
        minutes: 40,
        outcomes: [
          {
            finding: 'Splinters, gear teeth or needles in the pan',
            means: 'The gear train has broken.',
            effect: 'confirms',
          },
          {
            finding: 'Only fine grey paste',
            means: 'Hard parts are probably intact.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a broken automatic gear train repaired or the unit exchanged',
      overview:
        'Debris from a broken part reaches every corner of the gearbox. That is why a remanufactured unit is often cheaper and safer than replacing the one part. The cooler must be renewed, since splinters lodge there.',
      minutes: [540, 1080],
      tools: ['Notebook', 'OBD-II reader', 'Phone for photographs'],
      steps: [
        'Write down which gears are left and how it happened, then stop using the car and have it towed.',
        'Ask whether the failure is covered by a warranty, an extension or a goodwill scheme for your gearbox type.',
        'Have the pan dropped for a first look before agreeing to a price. Photograph what lies in it.',
        'The workshop removes the gearbox and strips it, or fits a remanufactured unit with its guarantee.',
        'Converter and oil cooler are replaced and the lines flushed, because splinters cannot be washed out of either.',
        'Cases and drums are checked for cracks when your own unit is rebuilt. Ask for an upgraded shell or sprag where one exists.',
        'The unit is filled, the software updated and the adaptations relearnt on a drive.',
        'Check the work: every gear present, no noise in any range, no codes, and a fluid sample free of glitter at 500 miles.',
      ],
      safety: [
        'Never coast or tow the car with a driven wheel on the road, and take a flatbed for all-wheel drive: a locked gear train can stop them dead.',
        'Test positions only with an empty space in front and behind, at walking pace.',
      ],
      stopIf:
        'Leave it to a specialist from the first bang on: opening the unit needs presses and special tools.',
    },
    parts: [
      { name: 'Remanufactured gearbox', usd: [1500, 4500] },
      { name: 'Converter, cooler and fluid', usd: [350, 1000] },
    ],
    labourHours: [9, 18],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;

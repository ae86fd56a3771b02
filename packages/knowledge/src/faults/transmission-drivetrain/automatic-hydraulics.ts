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
      P0751: 0.08,
      P0752: 0.08,
      P0756: 0.08,
      P0757: 0.08,
      P0761: 0.08,
      P0762: 0.08,
      P0766: 0.06,
      P0767: 0.06,
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
        'The car can usually be driven, but a flare or a bang into gear wears the clutches and can surprise you when you pull out. Drive gently and have it repaired soon.',
    },
    patterns: [
      'One particular change, often 2 to 3 or the downshift just before stopping, is bad while the others are good.',
      'It shifts well when cold and badly after 20 minutes, because thin hot fluid leaks past worn bores.',
    ],
    shown: {
      summary:
        'The bores of the hydraulic control block have worn, or a valve in it sticks. Pressure leaks away, so particular gear changes bang, flare or come late, mostly when the fluid is hot.',
      patterns: [
        'One particular change, often 2 to 3 or the downshift just before stopping, is bad while the others are good.',
        'The gearbox shifts well when cold and badly after 20 minutes, because thin, hot fluid leaks past the worn bores.',
      ],
    },
    checks: [
      {
        title: 'Note which change is bad and at what temperature',
        steps: [
          'On a quiet road, drive at a steady light throttle, first cold and then warm. Call out each gear change to a passenger with a notebook.',
          'Note each change as good, as a flare (the revs rise) or as a bang, and whether it alters as the gearbox warms up.',
        ],
        tool: 'Notebook',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The same change is bad each time and worse when hot',
            means: 'The pressure control in the valve body is suspect.',
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
        title: 'Have the line pressure measured',
        steps: [
          'The workshop connects a gauge to the pressure tapping or reads the pressure sensor.',
          'The pressure is compared with the manufacturer’s figure at idle and at raised revs, cold and hot, in each range.',
          'The solenoids are commanded one by one with the scan tool to see whether pressure follows.',
        ],
        tool: 'Workshop pressure gauge and scan tool',
        minutes: 60,
        needs: 'running',
        outcomes: [
          {
            finding: 'The pressure is low or unstable hot although the solenoids respond',
            means: 'The valve body is leaking internally.',
            effect: 'supports',
          },
          {
            finding: 'The pressure is as specified in all ranges',
            means: 'The valve body is good. Look at the clutches or the control unit.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the valve body replaced or reconditioned',
      overview:
        'The valve body sits under the sump or a side cover, and on most models it can be exchanged with the gearbox in the car. A remanufactured block with oversize valves cures the wear.',
      minutes: [180, 360],
      tools: ['OBD-II reader', 'Notebook', 'Phone for photographs'],
      steps: [
        'Before the visit, note which changes are bad and when, and save the stored codes and the fluid level that you found.',
        'Ask the workshop to check the fluid and any software update first, because both are cheaper to put right and cause the same symptoms.',
        'The workshop drains the fluid, removes the sump and the filter and unplugs the harness. It undoes the bolts of the block in the stated order and catches the check balls and springs.',
        'The mating face and the separator plate are checked. A remanufactured block with new gaskets, plate and solenoids goes on, and its bolts are tightened in sequence to the stated torque.',
        'A new filter and new fluid go in, and the level is set at the stated temperature.',
        'The calibration values of the solenoids, printed on the label of the new block, are written to the control unit, and the adaptive values are reset.',
        'A relearn drive follows, with gentle changes through all gears, cold and hot. Ask for it to be listed on the invoice.',
        'Check the work on your old test route: the bad change should be clean cold and hot, and there should be no pending codes after 100 miles.',
      ],
      safety: [
        'Do not open the sump at the roadside: hot fluid scalds, and one grain of grit can jam a valve.',
        'If the gearbox flares or drops out of drive, leave a larger gap before you cross traffic, and do not tow.',
      ],
      stopIf:
        'Stop and leave it to a gearbox workshop if there is lining or metal in the sump: the clutches have then failed.',
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
      'One of the solenoids that steer the oil to the clutches is open, shorted or stuck with debris. The control unit sees it and holds a single limp-home gear, or certain gears go missing.',
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
      P0740: 0.1,
      P0742: 0.1,
      P0743: 0.1,
      P0744: 0.06,
      P2769: 0.06,
      P2770: 0.06,
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
        'In its limp-home gear the car can be driven slowly to a workshop. It accelerates poorly, so stay off motorways.',
    },
    patterns: [
      'A stuck solenoid often frees itself after a restart and then returns when the fluid is hot.',
      'Holding third, or second and reverse only, is the classic failsafe of a solenoid or its circuit.',
    ],
    shown: {
      summary:
        'One of the solenoids that direct the fluid to the clutches is open, shorted or jammed by debris. The control unit notices and holds one limp-home gear, or certain gears are missing.',
      patterns: [
        'A stuck solenoid often frees itself after a restart and then returns when the fluid is hot.',
        'If the gearbox holds third gear, or has only second and reverse, the usual cause is a solenoid or its circuit.',
      ],
    },
    checks: [
      {
        title: 'Read the gearbox codes',
        steps: [
          'Plug the reader in, switch the ignition on and read both the engine control unit and the gearbox control unit.',
          'Write down each code with its text. Codes P0750–P0770 and P0970–P0979 name a solenoid.',
          'Clear the codes, drive the car and see which one comes back first.',
        ],
        tool: 'OBD-II reader that reads the gearbox control unit',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'A code for a solenoid returns at once',
            means: 'That solenoid or its wiring has an electrical fault. Measure it next.',
            effect: 'supports',
          },
          {
            finding: 'There is only a ratio or slip code such as P0730',
            means: 'The clutches, pressure or fluid are more likely than one solenoid.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the solenoid resistance at the gearbox plug',
        steps: [
          'Switch the ignition off and unplug the connector on the gearbox casing.',
          'Measure the resistance between the pins of the named solenoid. Compare it with the figure in the workshop manual and with another solenoid of the same type.',
          'Look for oil or green corrosion in the plug.',
        ],
        tool: 'Multimeter and wiring diagram',
        minutes: 30,
        outcomes: [
          {
            finding:
              'It is open-circuit, or its resistance differs clearly from that of the other solenoids',
            means: 'The solenoid coil or the internal loom has failed.',
            effect: 'confirms',
          },
          {
            finding: 'All solenoids are the same and in range',
            means:
              'Look for a sticking valve, or at the wiring to the control unit and the unit itself.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a gearbox shift solenoid',
      overview:
        'Most solenoids sit on the valve body under the sump and are held by a clip or one bolt. Where they are sold only as a block, the set is replaced.',
      minutes: [120, 300],
      tools: [
        'OBD-II reader',
        'Multimeter',
        'Jack, axle stands and chocks',
        'Drain tray',
        'Sockets and torque wrench',
        'Lint-free cloths',
        'Fluid transfer pump',
      ],
      steps: [
        'Confirm the faulty solenoid by its code and its resistance before you drain anything.',
        'Chock the wheels, raise the car level on axle stands, drain the fluid and remove the sump and the filter.',
        'Photograph the harness, then unplug the solenoids. The plastic locks are brittle, so press them with a flat tool and do not pull on the wires.',
        'Remove the clip or bolt of the faulty solenoid and draw it straight out. Check that its O-rings came out with it.',
        'Oil the O-rings of the new solenoid with gearbox fluid and press it in by hand. Refit the clip, or tighten the bolt to the stated torque.',
        'Clean the connectors, then refit the harness. Fit the new filter, and refit the sump with a new gasket.',
        'Fill the gearbox and set the level at the stated temperature. Lower the car, clear the codes, and reset the adaptive values where the manufacturer asks for it.',
        'Drive gently through all gears for 20 minutes: none may be missing, hot or cold. The code must stay away for a week, and the sump must stay dry.',
      ],
      safety: [
        'Support the car level on axle stands.',
        'Let the fluid cool until you can hold your hand on the sump. It scalds straight after driving.',
        'The raised wheels turn when a gear is selected. Have a helper hold the foot brake, and let nobody go under the car.',
      ],
      stopIf:
        'Stop if the solenoid is part of a control unit inside the gearbox that needs programming, or if the sump is full of metal.',
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
    codes: { P0741: 0.45, P0740: 0.1, P0744: 0.06, P0700: 0.25 },
    severity: 'medium',
    drive: {
      verdict: 'yes',
      reason:
        'The shudder is unpleasant rather than dangerous, but the lining that is shed travels through the gearbox. Deal with it within weeks, beginning with the fluid.',
    },
    patterns: [
      'Shudder at 30-60 mph with a light foot in a high gear, gone at once when you press harder or lift.',
      'It is often taken for a misfire or unbalanced wheels, until a touch on the brake pedal makes it vanish.',
    ],
    shown: {
      summary:
        'The lock-up clutch in the torque converter has a glazed lining, or the fluid has lost its friction modifier. The clutch grips and slips many times a second, which feels like a rumble strip at a steady speed.',
      patterns: [
        'The car shudders at 30–60 mph with a light foot in a high gear, and the shudder stops at once when you press harder or lift off.',
        'The shudder is often mistaken for a misfire or unbalanced wheels, until a touch on the brake pedal makes it vanish.',
      ],
    },
    checks: [
      {
        title: 'Touch the brake pedal while it shudders',
        steps: [
          'On a quiet straight road, hold the speed at which it shudders with a steady foot on the accelerator.',
          'With your left foot, press the brake pedal just far enough to switch the brake lights on without slowing the car.',
          'Note whether the shudder stops and the revs rise by 100–300 rpm.',
        ],
        tool: 'None',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The shudder stops at once and the revs rise slightly',
            means:
              'The brake switch has released the lock-up clutch, so that clutch is the source of the shudder.',
            effect: 'confirms',
          },
          {
            finding: 'The shudder goes on unchanged',
            means: 'Look at the wheels, the driveshafts or an engine misfire.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Watch converter slip with live data',
        steps: [
          'Show the engine speed, the turbine speed and the lock-up state, or ‘TCC slip’, and let a passenger watch them.',
          'Drive at a steady 45–55 mph, and have the passenger note the slip when lock-up is commanded.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The slip swings by 50 rpm or more while locked',
            means: 'The lock-up clutch does not hold steadily.',
            effect: 'supports',
          },
          {
            finding: 'The slip stays steady near zero during the shudder',
            means: 'The lock-up clutch is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Cure torque converter shudder, fluid first and then converter',
      overview:
        'A full exchange with the latest fluid named by the manufacturer cures many cases. If the shudder comes back within a few thousand miles, the lining is glazed and the converter must be replaced.',
      minutes: [90, 540],
      tools: [
        'Jack and four axle stands',
        'Drain tray and fluid pump',
        'Sockets and torque wrench',
        'OBD-II reader with live data',
        'Wheel chocks',
      ],
      steps: [
        'Rule out a misfire first. Read the misfire counts and check the spark plugs and coils, because a weak coil feels the same under light load.',
        'Look for a manufacturer’s bulletin on your gearbox.',
        'Chock the wheels, put the car level on axle stands, and renew the filter and the fluid with the revised one. Repeat until at least 80 per cent is new, or have it exchanged by machine. Set the level at the fluid temperature that the manual gives.',
        'Lower the car. Have the gearbox control unit updated and the lock-up adaptation reset.',
        'Drive 200 miles with long steady stretches so that the lining beds in with the new fluid.',
        'Repeat the brake-pedal test. If the shudder has gone, test again after 3,000 miles.',
        'If the shudder remains, have the torque converter replaced. The gearbox comes out, the cooler is flushed or renewed and the pump bush is checked.',
        'After a new converter, ask for a second fluid change at 1,000 miles to carry away leftover lining. The car must remain smooth in the brake-pedal test at a steady speed.',
      ],
      safety: [
        'Do the brake-pedal test only on an empty road, and press so lightly that the car does not slow.',
        'Support the car level on axle stands for the fluid change, and let the fluid cool first.',
      ],
      stopIf:
        'Stop after one correct fluid exchange if the shudder persists. Additives only hide it, and a gearbox workshop should test the converter.',
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
    codes: {
      P0730: 0.4,
      P0731: 0.2,
      P0732: 0.2,
      P0733: 0.2,
      P0734: 0.2,
      P0736: 0.2,
      P0894: 0.2,
      P0700: 0.3,
    },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'A slipping clutch creates heat, and the heat burns what is left within miles. The car may also lose drive in traffic, so have it towed.',
    },
    patterns: [
      'Slip begins in one gear, on the upshift under load, and spreads to the others as debris blocks the filter.',
      'Low fluid, a worn valve body or overheating while towing is usually behind it, so a rebuild that ignores the cause fails again.',
    ],
    shown: {
      summary:
        'The friction plates for one or more gears are burnt. The engine revs but the car does not follow, and in the end the gears that use those plates are lost.',
      patterns: [
        'The slip begins in one gear, when changing up under load, and spreads to others as debris blocks the filter.',
        'The usual reason is low fluid, a worn valve body or overheating while towing, so a rebuild that ignores the cause fails again.',
      ],
    },
    checks: [
      {
        title: 'Look at the fluid and the debris in it',
        steps: [
          'Wipe some fluid on white paper, look at its colour and smell it.',
          'If there is no dipstick, have the sump taken off, and look at its magnet and its floor.',
        ],
        tool: 'Dipstick or drained sample',
        minutes: 15,
        outcomes: [
          {
            finding: 'The fluid is black and burnt with dark flakes or grit',
            means: 'Friction lining has come off the clutches.',
            effect: 'supports',
          },
          {
            finding: 'The fluid is clean, with only thin grey paste on the magnet',
            means: 'The plates are probably good, so look at the control unit or the pressure.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Compare gear ratios with live data',
        steps: [
          'Show the engine speed, the turbine speed and the output speed together with the commanded gear.',
          'Have the workshop drive the car gently in each gear. Note in which gear the ratio strays from its correct value or the code returns, and stop at the first slip.',
        ],
        tool: 'OBD-II reader with gearbox data',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The ratio of one gear runs away under load although the pressure is correct',
            means: 'The clutch of that gear is slipping.',
            effect: 'confirms',
          },
          {
            finding: 'All the ratios are exact under load',
            means: 'The clutches of all the gears hold.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a slipping automatic gearbox rebuilt or exchanged',
      overview:
        'The choice is between a rebuild of your gearbox, a remanufactured unit and a used one. What matters is that the converter, the cooler and the cause of the failure are dealt with at the same time, and that you get a written guarantee.',
      minutes: [480, 1080],
      tools: ['OBD-II reader', 'Service records', 'Phone for photographs'],
      steps: [
        'Stop driving the car. Collect the codes, the mileage and the service history, since some gearboxes have extended warranties.',
        'Ask for the cause in writing: low fluid, a pressure fault, overheating or plain wear.',
        'Compare quotes for a rebuild, a remanufactured unit and a used unit. Ask how long the guarantee lasts and whether recovery of the car is covered.',
        'The workshop removes and strips the gearbox, measures the drums and bushes and renews all friction plates, seals, the filter and worn hard parts. Otherwise it fits the exchange unit.',
        'The torque converter is always replaced, because it holds burnt debris that cannot be washed out.',
        'The cooler and its pipes are flushed until they are clean, or the cooler is renewed. Ask to see this on the invoice.',
        'The control unit is updated and its adaptations are reset, and a relearn drive follows.',
        'Check the work. A gear must engage within a second, the revs must not flare between gears, hot or cold, and nothing may leak after a week. Have the fluid checked at 1,000 miles.',
      ],
      safety: [
        'Do not drive a slipping gearbox into traffic. Loss of drive on a junction or a motorway can lead to a collision.',
        'A slipping gearbox can get hot enough to spill fluid on the exhaust. If you smell smoke, switch off, get out and keep away from the car.',
      ],
      stopIf:
        'This is work for a gearbox specialist throughout, because it needs a transmission jack and a clean bench.',
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
        'Without pump pressure the clutches burn, and drive can vanish at any moment. Do not drive the car.',
    },
    patterns: [
      'The whine rises with engine revs in Park too, and stops when the engine stops.',
      'All gears fail together, forward and reverse, unlike a burnt clutch that takes only some of them.',
    ],
    shown: {
      summary:
        'The pump that creates all the pressure in the gearbox is worn, or its drive on the converter has cracked. It whines in step with engine speed, the pressure comes late or not at all, and the car does not move in any gear.',
      patterns: [
        'The whine rises with the engine revs in Park too.',
        'All gears fail together, forward and reverse. Burnt clutches take only some of them.',
      ],
    },
    checks: [
      {
        title: 'Listen in Park while the revs rise',
        steps: [
          'Set the parking brake, put the lever in Park and let the engine idle. Listen from outside, near the front of the gearbox.',
          'Have a helper raise the revs slowly to 2,000 rpm and let them fall again, and note whether the whine follows.',
          'Then have the helper hold the foot brake hard and select Drive. Stand to one side of the car, and note whether the sound changes.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'There is a whine in Park that follows the revs and eases or changes in gear',
            means: 'The pump or its drive is suspect once the fluid level is known to be right.',
            effect: 'supports',
          },
          {
            finding: 'The noise comes only while the car rolls',
            means: 'Bearings or the differential are more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have the main pressure measured',
        steps: [
          'The workshop checks the fluid level and the filter first, because a starved pump also whines.',
          'It connects the gauge and reads the pressure at idle and at 1,500 rpm.',
        ],
        tool: 'Workshop pressure gauge',
        minutes: 45,
        needs: 'running',
        outcomes: [
          {
            finding: 'The pressure is far below specification in all ranges with the level right',
            means: 'The pump has failed, or its pick-up is blocked or has come loose.',
            effect: 'confirms',
          },
          { finding: 'The pressure is normal', means: 'The pump is good.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Have the automatic gearbox pump replaced',
      overview:
        'The pump sits behind the converter at the very front of the gearbox, so the gearbox must come out. A blocked filter causes the same symptoms at a tenth of the cost, so it is always ruled out first.',
      minutes: [420, 720],
      tools: ['OBD-II reader', 'Torch'],
      steps: [
        'Write down how the noise followed the revs in Park and how long drive took to engage. Do not start the engine again just to hear it.',
        'Have the level and the filter checked first. A pick-up filter that has dropped out of its seal causes the same whine.',
        'Ask for a pressure reading before the gearbox is removed, and write the figure down.',
        'The workshop takes the gearbox out and checks the converter hub and its drive slots. It then strips the pump and measures the gear clearance and the stator bush.',
        'The pump, the front seal and the bush are renewed. The converter is replaced if its hub is grooved or cracked.',
        'The clutches are inspected for burning, since they have run at low pressure.',
        'The gearbox is filled, run and pressure-tested before the road test. Ask for the new figure on the invoice.',
        'Check the work: drive must engage within a second hot and cold, there must be no whine in Park, and the bell housing must stay dry.',
      ],
      safety: [
        'Chock the wheels and set the parking brake before you run the engine in gear on the spot.',
        'Do not lean under the car with the engine running.',
      ],
      stopIf:
        'Leave the repair to a gearbox specialist: the converter must be fully engaged with the pump or the pump breaks at the first start.',
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
        'Loose metal can lock the gear train and the driven wheels. Have the car recovered with the driven wheels off the ground.',
    },
    patterns: [
      'Second, fourth and reverse missing together with first and third still there is the mark of a stripped sun shell.',
      'A bang, then grinding in some positions only, tells a broken planetary from burnt clutches, which fade away without noise.',
    ],
    shown: {
      summary:
        'A part such as a planetary gear set, a one-way clutch or a splined drum has broken. Certain gears vanish from one moment to the next, often with a bang or a grinding noise.',
      patterns: [
        'If second, fourth and reverse are missing but first and third are still there, the sun gear shell is usually stripped.',
        'A bang followed by grinding in some positions points to a broken planetary gear. Burnt clutches fade away without a noise.',
      ],
    },
    checks: [
      {
        title: 'List which positions still drive',
        steps: [
          'Find a level, empty place and rest your foot on the brake. Try each position and each manual gear for a second at walking pace.',
          'Write down which gears pull, which only let the engine rev and which grind.',
          'Stop at once if there is a bang or a wheel locks.',
        ],
        tool: 'Notebook',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Some gears pull normally and others are entirely dead or grind',
            means: 'A mechanical part or a single clutch has failed.',
            effect: 'supports',
          },
          {
            finding: 'No position pulls at all and there is no noise',
            means: 'The pump, the converter, the fluid or a driveshaft is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look for metal in the gearbox sump',
        steps: [
          'The workshop drains the fluid and removes the sump.',
          'Any chips, needle rollers or sharp splinters are laid on a white cloth and identified.',
        ],
        tool: 'Workshop lift and drain tray',
        minutes: 40,
        outcomes: [
          {
            finding: 'There are splinters, gear teeth or needles in the sump',
            means: 'The gear train has broken.',
            effect: 'confirms',
          },
          {
            finding: 'There is only fine grey paste',
            means: 'The mechanical parts are probably intact.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a broken automatic gear train repaired or the unit exchanged',
      overview:
        'Debris from a broken part reaches every corner of the gearbox. That is why a remanufactured unit is often cheaper and safer than replacing the one part. The cooler must be renewed, since splinters lodge in it.',
      minutes: [540, 1080],
      tools: ['Notebook', 'OBD-II reader', 'Phone for photographs'],
      steps: [
        'Write down which gears are left and how it happened. Have the car recovered with the driven wheels off the ground.',
        'Ask whether the failure is covered by a warranty, an extension or a goodwill scheme for your gearbox type.',
        'Have the sump taken off for a first look before you agree to a price. Photograph what lies in it.',
        'The workshop removes the gearbox and strips it, or fits a remanufactured unit that has a guarantee.',
        'The converter and the oil cooler are replaced and the lines are flushed, because splinters cannot be washed out of either.',
        'If your own unit is rebuilt, the cases and drums are checked for cracks. Ask for an upgraded shell or sprag clutch where one exists.',
        'The unit is filled, its software is updated and it relearns its adaptations on a drive.',
        'Check the work. Every gear must be present, with no noise in any range and no codes, and a fluid sample at 500 miles must be free of metal glitter.',
      ],
      safety: [
        'Never coast or tow the car with a driven wheel on the road: a locked gear train can stop that wheel dead. A car with all-wheel drive needs a flatbed.',
        'Test the positions only at walking pace, with empty space in front of and behind the car.',
      ],
      stopIf:
        'Leave the gearbox to a specialist from the first bang onwards: opening it needs presses and special tools.',
    },
    parts: [
      { name: 'Remanufactured gearbox', usd: [1500, 4500] },
      { name: 'Converter, cooler and fluid', usd: [350, 1000] },
    ],
    labourHours: [9, 18],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;

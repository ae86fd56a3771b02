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
        'If the control unit limits the throttle (limp mode), the car barely moves and may lose power in traffic. Leave the road at the next safe place, and do not join fast roads.',
    },
    patterns: [
      "A sudden 'reduced power' message that clears after a restart and comes back days later.",
      'Worn tracks of the position sensors give dropouts at exactly the throttle opening used most.',
    ],
    shown: {
      summary:
        'The motor, the gears or the position sensors of the throttle plate have failed. The engine control unit no longer trusts the plate, closes it to a small fixed opening and allows the car only to crawl.',
      patterns: [
        'A sudden ‘reduced power’ message clears after a restart and comes back days later.',
        'Worn tracks of the position sensors cause dropouts at exactly the throttle opening that is used most.',
      ],
    },
    checks: [
      {
        title: 'Restart and see whether the fault returns',
        steps: [
          'Stop in a safe place, switch the engine off, wait two minutes and start it again without touching the accelerator.',
          'Note the idle speed, and whether the warning has gone.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'The power is back for a while and is then lost again',
            means: 'There is a bad contact in the throttle body, the pedal or the wiring.',
            effect: 'supports',
          },
          {
            finding: 'The power never drops, but the car is slow all the time',
            means: 'Look for a restriction in the fuel supply, the intake or the exhaust.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at the throttle plug and plate',
        steps: [
          'Switch the ignition off and remove the intake duct. Look for thick, black deposits at the edge of the throttle plate.',
          'Unplug the connector and look for green or loose pins. Refit both. Never put your fingers in the throttle with the ignition on.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'The plug and the plate are clean, but the codes return',
            means: 'The throttle body has failed inside. Replace it.',
            effect: 'supports',
          },
          {
            finding: 'The plate is gummed up, or the pins are corroded',
            means: 'Clean them first, then test again.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Compare both throttle position signals',
        steps: [
          'With the ignition on and the engine off, show throttle positions 1 and 2 and pedal positions 1 and 2.',
          'Press the pedal slowly to the floor and release it slowly, three times.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The pedal signals are smooth, but the throttle signals jump or disagree',
            means: 'The throttle body has failed. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The throttle follows smoothly, but a pedal signal jumps',
            means: 'The pedal sensor is at fault, not the throttle body.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the electronic throttle body',
      overview:
        'Four bolts and one plug hold the unit. After fitting, the engine control unit must learn the closed position, or the idle will hunt.',
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
        'Read and save all codes. P2135 can come from the throttle or the wiring, and P2138 from the pedal.',
        'Switch off, take the key away and disconnect the battery. Let the engine cool.',
        'Remove the intake duct, and plug its opening towards the air filter with a clean rag.',
        'If coolant runs through the throttle body, open and close the coolant cap to release the pressure, and clamp both small hoses. Release the lock of the plug and unplug the throttle.',
        'Undo the four bolts diagonally, and lift off the unit and its gasket. Let nothing fall into the manifold.',
        'Clean the flange and fit the new gasket and unit. Tighten the bolts diagonally to the torque in the workshop manual.',
        'Take the rag out of the duct. Refit the hoses, the plug and the duct, take the hose clamps off and tighten every clip, because unmetered air upsets the idle. Top up any coolant that was lost.',
        'Reconnect the battery. Without touching the pedal, switch the ignition on for 30 seconds and off for 15, then run the manufacturer’s learning routine.',
        'Clear the codes, and check the idle and the response when stationary. Then drive for 20 minutes with several stops: no reduced-power message and no code may come back.',
      ],
      safety: [
        'Never put your fingers in the throttle with the ignition on, because the motor closes it with force.',
        'For the first start, make sure that the car is in Park or neutral with the parking brake on.',
        'Work on a cool engine. Coolant under pressure scalds.',
      ],
      stopIf:
        'Stop if the codes return at once with the new unit. An auto electrician must then test the wiring and the engine control unit.',
    },
    parts: [
      { name: 'Throttle body', usd: [90, 650] },
      { name: 'Gasket and coolant', usd: [9, 25] },
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
      P0226: 0.05,
      P0227: 0.05,
      P0228: 0.05,
      P0229: 0.05,
      P2124: 0.05,
      P2125: 0.05,
      P2126: 0.05,
      P2129: 0.05,
    },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'The pedal may stop responding in traffic. After the first dropout, use only quiet roads and drive straight to a garage.',
    },
    patterns: [
      'The pedal goes dead for a second over a certain point of its travel, and recovers after lifting off.',
      'Wet carpet from a leak or a kicked plug below the dashboard starts it.',
    ],
    shown: {
      summary:
        'The two sensors in the pedal no longer agree. To be safe, the engine control unit ignores the pedal, lets the engine idle or gives very little power, and shows a throttle or power warning.',
      patterns: [
        'The pedal does not respond for a second at a certain point of its travel, and recovers after you lift off.',
        'It often starts with a wet carpet from a leak, or with a plug below the dashboard that was kicked.',
      ],
    },
    checks: [
      {
        title: 'Watch both pedal signals',
        steps: [
          'With the ignition on and the engine off, show accelerator pedal positions D and E, or 1 and 2.',
          'Press the pedal very slowly to the floor and release it slowly. Then tap its housing and move its plug by hand.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'A signal jumps or drops to zero, or the two stop rising together',
            means: 'The pedal sensor or its plug is faulty.',
            effect: 'confirms',
          },
          {
            finding: 'Both signals rise smoothly in step',
            means: 'The pedal is good. Check the throttle body.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Inspect the plug at the pedal',
        steps: [
          'With the ignition off, look up at the pedal housing and press the plug home.',
          'Feel the carpet and its insulation for water.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'The plug is loose, its pins are green, or the carpet is wet',
            means:
              'The signal is lost at the plug. Clean and lock it, and find where the water comes from.',
            effect: 'supports',
          },
          {
            finding: 'The plug is dry and firmly connected',
            means: 'The sensor itself, or the wiring further along, must be measured.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the accelerator pedal unit',
      overview:
        'On most cars the sensor and the pedal are one unit, held by two or three nuts. Some makes need a learning routine. A loose or dirty plug causes the same fault and costs nothing to put right, so clean and lock it first.',
      minutes: [25, 60],
      tools: [
        'Sockets with extension',
        'Torque wrench',
        'Torch',
        'OBD-II reader',
        'Contact cleaner',
      ],
      steps: [
        'Read the codes. P2122 to P2128 and P2138 belong to the pedal, P2135 to the throttle.',
        'Switch the ignition off, remove the key and wait five minutes for the control units to go to sleep.',
        'Push the driver’s seat back, and remove the lower trim if it covers the nuts.',
        'Unlock and pull off the plug, look at its pins, clean it and refit it. Compare both pedal signals in the live data before you buy a part.',
        'Switch the ignition off and unplug the pedal. Undo the nuts and draw the unit out. A pedal that is hinged on the floor has to be lifted off its lower clips first.',
        'Compare the part number. A pedal of another version may fit, but gives different voltages.',
        'Fit the new unit, tighten the nuts to the stated torque and push the plug in until its lock closes. Refit the trim.',
        'Switch the ignition on for 30 seconds without touching the pedal. Run the learning routine if there is one.',
        'Watch both pedal signals in the live data while you press the pedal to the floor: they must rise smoothly together. Check that the floor mat and the carpet do not touch the pedal.',
        'Clear the codes, drive for 20 minutes on quiet roads with several full stops, and read the codes again. No pedal code may be stored.',
      ],
      safety: [
        'Start the engine for the first time in Park or neutral, with the parking brake on and your foot on the brake.',
        'Never drive before all the nuts of the pedal are fully tightened.',
      ],
      stopIf:
        'Stop if a new pedal shows the same code. The wiring or the engine control unit must then be tested.',
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
        'A pedal that stays down can cause a crash. If it happens while you drive, brake hard once without pumping, press the clutch or select Neutral, stop off the road and then switch the engine off.',
    },
    patterns: [
      'The pedal feels rough or heavy first, then comes back late, mostly on damp cold mornings.',
      'The engine obeys the pedal exactly. It is the pedal that does not obey the foot.',
    ],
    shown: {
      summary:
        'The friction device or the hinge inside the pedal is worn, or swollen with damp. The pedal stays partly down or comes back slowly, and the car keeps pulling after you have lifted your foot.',
      patterns: [
        'At first the pedal feels rough or heavy. Later it comes back slowly, mostly on damp, cold mornings.',
        'The engine follows the pedal exactly, but the pedal does not follow the foot.',
      ],
    },
    checks: [
      {
        title: 'Watch the pedal return with the engine off',
        steps: [
          'With the engine off, take the floor mat out completely.',
          'Press the pedal slowly to the floor by hand. Release it suddenly, then slowly, and repeat this ten times.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'It sticks, hesitates or returns in steps',
            means: 'The pedal mechanism binds. Do not drive until it has been replaced.',
            effect: 'confirms',
          },
          {
            finding: 'It springs back at once each time',
            means: 'The pedal is free. Check the mat, the throttle and the software.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Compare pedal and throttle values',
        steps: [
          'With the ignition on and the engine off, show the pedal position on a reader.',
          'Release the pedal from several depths, and read its resting value each time.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The resting value differs each time',
            means: 'The pedal does not return fully.',
            effect: 'supports',
          },
          {
            finding: 'It always returns to the same value',
            means: 'The pedal is not at fault.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a sticking accelerator pedal',
      overview:
        'A sticking pedal is replaced and never oiled, because oil swells its friction shoe and collects dust. If there is an open recall, the dealer replaces it free of charge. On a cable-operated pedal, the hinge is cleaned and the cable checked.',
      minutes: [30, 75],
      tools: [
        'Sockets with extension',
        'Torque wrench',
        'Torch',
        'OBD-II reader',
        'VIN for the recall check',
      ],
      steps: [
        'Do not drive the car. Look up recalls for the VIN, and have the car collected if one is open.',
        'Take all the mats out, and look for coins, bottles and loose carpet under the pedal.',
        'Switch the ignition off, remove the key and unplug the pedal.',
        'Undo the nuts and lift the pedal out. Work it by hand away from the car to confirm that it binds.',
        'Compare the part number and the travel of the new unit with those of the old one.',
        'Fit the new unit, tighten its nuts to the stated torque, and push the plug in until it locks.',
        'Press and release the pedal fifty times by hand. It must spring back each time.',
        'Refit only a mat that is made for the car and is fixed to its anchors, with a clear gap all round the pedal.',
        'Start the engine in Park or neutral, with the parking brake on and your foot on the brake, and check that the idle returns at once.',
        'Clear any pedal code that was set by the unplugging, and check for new codes after the first drive.',
      ],
      safety: [
        'Learn what to do if the pedal sticks: brake firmly, press the clutch or select Neutral, stop, and only then switch the engine off, because the steering and brake assistance fade without it.',
        'Never lubricate or bend a pedal to free it.',
      ],
      stopIf:
        'Stop if the new pedal also returns slowly or the bulkhead is bent. Have the car towed to a workshop.',
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
        'A throttle that sticks open can cause a crash. Do not drive until the cable and the throttle spring back every time.',
    },
    patterns: [
      'Resistance that comes in jerks is felt for weeks before the cable hangs.',
      "Bird's-nest strands show just behind the ball end at the throttle or at the pedal.",
    ],
    shown: {
      summary:
        'Strands of the cable have broken and catch in the sleeve, or the sleeve has melted or kinked. The throttle sticks open, or the pedal becomes heavy and finally does nothing.',
      patterns: [
        'For weeks before the cable sticks, the pedal moves unevenly.',
        'Broken strands show just behind the ball end, at the throttle or at the pedal.',
      ],
    },
    checks: [
      {
        title: 'Work the throttle by hand at the engine',
        steps: [
          'With the engine off, open the bonnet, open the throttle lever fully by hand and release it.',
          'Then have a helper press and release the pedal while you watch the cable.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'The lever is free by hand, but sticks with the pedal',
            means: 'The cable binds. Replace it before you drive.',
            effect: 'confirms',
          },
          {
            finding: 'The lever itself sticks, or nothing sticks now',
            means:
              'The throttle plate or its spring is at fault. If nothing sticks, inspect the cable ends.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Inspect both cable ends',
        steps: [
          'Look at the last few centimetres of the cable at the throttle and above the pedal.',
          'Look along the sleeve for kinks, and for melted places near the exhaust.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'There are broken strands, a kink or a melted sleeve',
            means: 'The cable must be replaced now. Do not drive.',
            effect: 'supports',
          },
          {
            finding: 'The cable is smooth, its sleeve free and the slack correct',
            means: 'The cable is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the throttle cable',
      overview:
        'The cable runs through the bulkhead from the pedal to the throttle. It must run without sharp bends, with a little slack at rest. Never oil a lined cable.',
      minutes: [40, 100],
      tools: ['Pliers', 'Screwdrivers', 'Spanners', 'Torch'],
      steps: [
        'Switch the engine off and let it cool. Photograph how the cable runs.',
        'Free the sleeve from its bracket near the throttle, turn the lever and lift the cable end out of it.',
        'Unhook the other end from the pedal, and release the grommet in the bulkhead.',
        'Draw the cable out, and lay the new one beside it to compare their lengths.',
        'Feed the new cable through in wide curves, away from the exhaust and the steering shaft, and seat the grommet.',
        'Hook both ends on. Set the adjuster so that the cable has 1–3 mm of slack with the throttle fully closed.',
        'Have a helper press the pedal to the floor. The throttle must just reach full open, without strain on the cable.',
        'If an automatic gearbox has a kickdown cable, adjust that as well, as the manual describes.',
        'With the engine off, press and release the pedal fifty times. The throttle must snap shut each time.',
        'Then let the engine idle in neutral with the parking brake on, and turn the steering from lock to lock. The revs must not rise with the steering.',
      ],
      safety: [
        'Work with the engine off until the last test. Keep sleeves away from the belts and the fan.',
        'Start the engine for the first time in neutral, with the parking brake on and a hand on the key.',
      ],
      stopIf:
        'Stop if the throttle lever does not close by itself with the cable off. The throttle body must then be repaired first.',
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
        'Take the mat out before you move the car. If the pedal is caught while you drive, brake firmly once, press the clutch or select Neutral, steer off the road and stop.',
    },
    patterns: [
      'It happens after full acceleration, such as when joining a motorway, because the pedal dips under the edge of the mat.',
      'Mats laid over mats and mats not hooked to their anchors after cleaning cause most cases.',
    ],
    shown: {
      summary:
        'A loose, stacked or wrong floor mat, or lifted carpet, has slid over or under the accelerator. The pedal is held down or blocked, and the car goes on accelerating or cannot be braked fully.',
      patterns: [
        'It happens after full acceleration, such as when joining a motorway, because the pedal dips under the edge of the mat.',
        'Most cases come from one mat laid over another, or from a mat that was not hooked to its anchors after cleaning.',
      ],
    },
    checks: [
      {
        title: 'Look at mat, anchors and carpet',
        steps: [
          'With the engine off, kneel at the open door. Check that there is only one mat and that both anchors hold it.',
          'Press the pedal to the floor by hand, and check whether the edge of the mat touches or catches it.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'The pedal touches or catches on the mat, the carpet or the trim',
            means: 'This can trap the pedal. Take the mat out before you drive.',
            effect: 'confirms',
          },
          {
            finding: 'There is a clear gap of 3 cm or more with the pedal at the floor',
            means: 'The mat cannot trap the pedal.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look for marks on the mat and pedal',
        steps: [
          'Look at the top edge of the mat for a dent or a rub mark from the pedal.',
          'Look under the seat for bottles, toys or shoes that could slide forwards.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'There is a dent at the edge, or there are loose objects',
            means: 'These can have trapped the pedal.',
            effect: 'supports',
          },
          {
            finding: 'There are no marks, the mat is anchored and the floor is empty',
            means: 'Check the pedal mechanism and the throttle.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clear and secure the driver’s footwell',
      overview:
        'The right mat, fixed to its anchors, and a clear floor solve the problem. On certain cars, recalls have shortened the pedal and added a brake override.',
      minutes: [10, 30],
      tools: ['Torch'],
      steps: [
        'Switch the engine off and put the parking brake on. Take every mat out of the driver’s footwell.',
        'Take out bottles, umbrellas and loose objects from under the seat.',
        'Press the carpet flat at the heel and under the pedals. Fix any loose clips or trim.',
        'Put back a single mat that is made for this model, the right way up, and hook it to both anchors. Replace missing anchors.',
        'Press the accelerator to the floor and the brake as far as it goes, by hand, and check the gap all round.',
        'Push the mat forwards with both hands. It must not move.',
        'Look up recalls for trapped pedals for the VIN.',
        'Check the mat again after every car wash or valeting.',
      ],
      safety: [
        'Never stack mats, and never lay a winter mat over the carpet mat.',
        'Every driver of the car should know what to do: brake hard and steadily, press the clutch or select Neutral, steer off the road, and then switch the engine off.',
      ],
      stopIf:
        'Stop driving, and have the pedal and the throttle tested by a workshop, if the car sped up with a clear footwell.',
    },
    parts: [{ name: 'Fitted mat with anchors', usd: [25, 90] }],
    labourHours: [0.1, 0.4],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;

import type { FaultEntry } from '../../schema.ts';

/** ABS, stability control and the brake switch. */
export const brakeElectronicsFaults = {
  'abs-wheel-speed-sensor-failed': {
    name: 'Faulty ABS wheel speed sensor',
    workshopName: 'Wheel speed sensor or its lead open, shorted or without signal',
    summary:
      'One wheel sends no speed signal, because its sensor or the lead to it is broken. ABS, traction and stability control switch themselves off and their lamps come on.',
    prior: 8,
    shifts: [
      { minAgeYears: 6, factor: 1.5, source: 'wear part' },
      { maxAgeYears: 2, factor: 0.5, source: 'wear part' },
    ],
    symptoms: {
      'abs-light': 0.8,
      'stability-light': 0.6,
      'brake-warning-light': 0.2,
      'speedometer-wrong': 0.12,
      'cruise-wont-set': 0.12,
      'four-wheel-drive-fault': 0.05,
      'hill-hold-fault': 0.08,
      'limp-mode': 0.04,
      'abs-false': 0.06,
    },
    against: ['brake-soft-pedal', 'brake-fluid-leak', 'brake-hard-pedal', 'brake-grinding'],
    conditions: {
      intermittent: 0.3,
      'wet-weather': 0.12,
      turning: 0.12,
      'after-repair': 0.15,
      constant: 0.4,
    },
    codes: {
      C0035: 0.3,
      C0040: 0.3,
      C0045: 0.3,
      C0050: 0.3,
      C0039: 0.1,
      C003x: 0.3,
      P0500: 0.08,
      C0042: 0.2,
      C0060: 0.2,
      C0061: 0.2,
      C0062: 0.2,
      C0063: 0.2,
      C0066: 0.2,
      C0651: 0.1,
      C0652: 0.1,
      C0653: 0.1,
      C0654: 0.1,
      C0655: 0.1,
      C0656: 0.1,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The normal brakes work fully, but the wheels can lock in an emergency and stability control will not help. Leave more distance, especially in the wet.',
    },
    patterns: [
      'The lead breaks where it bends with the steering or suspension.',
      'A sensor seized in a rusty knuckle is pushed off its seat as rust swells behind it.',
    ],
    shown: {
      summary:
        'One wheel sends no speed signal, because its sensor or the lead to it is broken. ABS, traction and stability control switch themselves off and their warning lights come on.',
      patterns: [
        'The lead breaks where it bends with the steering or suspension.',
        'A sensor that has seized in a rusty hub carrier is pushed off its seat as the rust swells behind it.',
      ],
    },
    checks: [
      {
        title: 'Read which wheel the ABS names',
        steps: [
          'Connect a reader that can read ABS control units, since plain engine readers cannot.',
          'Note the code and the wheel it names, clear it and drive round the block.',
        ],
        tool: 'OBD-II reader with ABS',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'A wheel speed code for one wheel comes back',
            means: 'The sensor, its lead or the ring of that wheel is at fault.',
            effect: 'supports',
          },
          {
            finding: 'There is a code for the pump, valves or control unit',
            means: 'The wheel speed sensor is not the fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Follow the sensor lead by eye',
        steps: [
          'Turn the steering to full lock, switch off and follow the thin lead from the hub carrier to the inner wheel arch.',
          'Look for chafing, green corrosion in the plug and missing clips.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'The lead is broken or chafed, or the plug is wet',
            means: 'The lead is the fault.',
            effect: 'supports',
          },
          {
            finding: 'The lead and plug are perfect',
            means: 'A broken lead is unlikely, so the sensor and its ring remain to be tested.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Compare the four wheel speeds live',
        steps: [
          'While a helper drives in a straight line at 10–20 mph, show all four wheel speeds on the tool.',
          'Look for one that reads zero, jumps or lags.',
        ],
        tool: 'Scan tool with live data',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'One reads zero or drops out',
            means: 'The circuit of that sensor is interrupted.',
            effect: 'confirms',
          },
          {
            finding: 'All four follow each other, even at walking pace',
            means: 'The sensors work at present.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace an ABS wheel speed sensor',
      overview:
        'The sensor is held by one bolt, and getting it out of a rusty hub carrier is the whole job. Where it is built into the wheel bearing, the hub is replaced.',
      minutes: [30, 120],
      tools: [
        'Jack and axle stand',
        'Small socket or hex key',
        'Penetrating oil',
        'Fine wire brush',
        'Contact cleaner',
        'OBD-II reader with ABS',
        'Pliers',
        'Wheel brace and torque wrench',
        'Wheel chocks',
        'Brake grease',
      ],
      steps: [
        'Confirm the wheel by its code. Soak the sensor with penetrating oil from both sides and wait. Do not let the oil reach the disc or the pads.',
        'Switch the ignition off and chock the other wheels. Turn the steering outwards, support the corner on an axle stand and remove the wheel.',
        'Unclip the lead all the way to its plug in the wheel arch or the boot, and note its route.',
        'Undo the bolt. Grip the shoulder of the sensor with pliers and turn it to and fro until it comes out. If it breaks, the caliper, the disc and the shield have to come off to push the rest out from behind: leave that to a garage.',
        'Clean the bore and the seat to bare metal, because rust under its foot tilts the sensor. Brush the tooth ring clean, and spray the plug with contact cleaner.',
        'Put a trace of brake grease on the body of the new sensor, push it in without force and tighten the bolt to the stated torque.',
        'Route the lead through every clip. Turn the steering from lock to lock and see that the lead does not pull tight, then refit the wheel, lower the car and tighten the nuts to the stated torque.',
        'Clear the code and drive above 15 mph. The warning light goes out after its self-test, and live data must show the same speed at all four wheels.',
      ],
      safety: [
        'Use an axle stand and chock the other wheels.',
        'ABS does not work while the warning light is on: test the car on a dry, empty road.',
      ],
      stopIf:
        'Stop if the sensor breaks in its bore, or if a new sensor brings the same code: the ring or the wiring then needs testing.',
    },
    parts: [{ name: 'Wheel speed sensor with lead', usd: [20, 140] }],
    labourHours: [0.4, 1.3],
    diy: 'moderate',
  },
  'abs-tone-ring-cracked': {
    name: 'Cracked or rusty ABS ring',
    workshopName: 'Wheel speed tone ring cracked, rusted or magnetic encoder damaged',
    summary:
      'The toothed or magnetic ring that the speed sensor reads is cracked, rusty or full of metal dust. At walking pace the signal drops out, and the ABS believes that the wheel is locking.',
    prior: 2.1,
    shifts: [
      { minAgeYears: 7, factor: 2, source: 'wear part' },
      {
        makes: ['Chevrolet', 'GMC', 'Cadillac'],
        models: ['Silverado', 'Sierra', 'Tahoe', 'Suburban', 'Yukon'],
        years: [1999, 2006],
        factor: 2,
        source:
          'rust under the front sensors brings the ABS in at low speed: GM recall of 2005 for the earlier years, widely reported by owners for the later',
      },
    ],
    symptoms: {
      'abs-false': 0.75,
      'abs-light': 0.4,
      'stability-light': 0.25,
      'brake-long-stop': 0.15,
      'wheel-hum': 0.06,
      'click-when-turning': 0.06,
      'brake-judder': 0.12,
    },
    against: ['brake-soft-pedal', 'brake-fluid-leak', 'brake-hard-pedal', 'brake-squeal'],
    conditions: { 'at-low-speed': 0.7, braking: 0.65, intermittent: 0.3, decelerating: 0.35 },
    codes: { C0035: 0.15, C0040: 0.15, C0045: 0.15, C0050: 0.15, C0039: 0.6, C003x: 0.15 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The false ABS action releases pressure in the last metres before a stop, so you roll further than you expect. Leave an extra car length.',
    },
    patterns: [
      'Rust under a pressed-on ring splits it, and the gap passes the sensor once per turn.',
      'It often appears right after a new drive shaft or wheel bearing fitted back to front.',
    ],
    shown: {
      patterns: [
        'Rust under a pressed-on ring splits it, and the gap passes the sensor once in every turn.',
        'It often appears right after a driveshaft or wheel bearing has been replaced, when the new bearing was fitted back to front.',
      ],
    },
    checks: [
      {
        title: 'Stop gently from 10 mph on a dry road',
        steps: [
          'On an empty, dry road brake lightly to a stop, five times.',
          'Feel for the buzz in the pedal in the last two metres.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The pedal buzzes just before the stop',
            means: 'The signal of a wheel drops out at low speed.',
            effect: 'supports',
          },
          {
            finding: 'It only buzzes on gravel or when braking hard',
            means: 'That is how ABS should work.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Turn the wheel and inspect the ring',
        steps: [
          'Chock the other axle, raise the wheel onto an axle stand, shift to neutral and turn the wheel slowly by hand.',
          'Shine a torch on the ring of the driveshaft joint or hub and look for a crack, rust scale or dirt. For an encoder in the bearing use a magnetic test card.',
        ],
        tool: 'Jack, axle stand, torch',
        minutes: 30,
        outcomes: [
          {
            finding: 'There is a crack, a gap or swollen rust',
            means: 'The ring is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'The teeth are clean and even all round',
            means: 'Check the sensor and its air gap.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a cracked ABS tone ring',
      overview:
        'A ring pressed onto the driveshaft can be replaced by itself. If the ring is a magnetic seal in the wheel bearing, the bearing or hub is replaced and must face the right way.',
      minutes: [90, 240],
      tools: [
        'Jack and axle stands',
        'Socket set with axle nut socket',
        'Puller or chisel',
        'Heat gun',
        'Wire brush and primer',
        'Goggles',
        'OBD-II reader',
        'Wheel chocks',
        'Torque wrench',
        'Ball joint separator',
        'Torch',
      ],
      steps: [
        'With the car on its wheels and a helper on the brake, slacken the axle nut a quarter turn, and the wheel nuts. Do not roll the car now: chock the other axle, raise the car onto stands and remove the wheel.',
        'Unbolt the speed sensor and tie it out of the way.',
        'Free the hub carrier at the lower ball joint and draw the shaft out of the hub. Support it so that the inner joint is not pulled apart.',
        'Split the old ring with a chisel and take it off. Brush the seat to bare metal and protect it with a thin coat of anti-rust primer.',
        'Compare the number of teeth and the diameter. Warm the new ring with a heat gun and push it on evenly to the same depth. Do not hammer on the teeth.',
        'If the ring is an encoder in the bearing, replace the bearing with the dark magnetic side towards the sensor. Do not bring magnets near it.',
        'Refit the shaft and the ball joint. Tighten its nut and a new axle nut in the stated order and to the stated torque: many bearings must not carry the car before the nut is tight.',
        'Clean iron filings off the tip of the sensor and refit it.',
        'Refit the wheel, lower the car, tighten the wheel nuts to the stated torque and clear the codes. Make ten gentle stops to a standstill: there must be no buzz in the pedal and no warning light.',
      ],
      safety: [
        'Use axle stands, and never work under a car on a jack.',
        'Wear goggles when you split the ring.',
      ],
      stopIf:
        'Stop if the bearing has play, or if the hub has to be pressed and you have no press.',
    },
    parts: [
      { name: 'Tone ring, or hub with encoder', usd: [12, 190] },
      { name: 'Axle nut', usd: [4, 15] },
    ],
    labourHours: [1, 2.5],
    diy: 'hard',
  },
  'abs-module-electronics-failed': {
    name: 'ABS control unit failed',
    workshopName: 'ABS/ESC control module internal electronic or pump motor fault',
    summary:
      'The electronic part of the ABS unit, or its pump motor, has failed. Warnings for ABS, stability and brakes come together, often with no speed reading or no contact to the unit.',
    prior: 2.5,
    shifts: [{ minAgeYears: 6, factor: 1.6, source: 'wear part' }],
    symptoms: {
      'abs-light': 0.75,
      'stability-light': 0.6,
      'brake-warning-light': 0.5,
      'many-warnings': 0.25,
      'speedometer-wrong': 0.15,
      'cruise-wont-set': 0.12,
      'brake-booster-noise': 0.1,
      'battery-drains': 0.06,
      'hill-hold-fault': 0.1,
    },
    against: ['abs-false', 'brake-squeal', 'brake-fluid-leak', 'brake-grinding'],
    conditions: { 'warm-engine': 0.12, intermittent: 0.3, 'starting-up': 0.2, constant: 0.4 },
    codes: {
      U0121: 0.35,
      C0110: 0.25,
      C0020: 0.15,
      C0121: 0.15,
      C0265: 0.12,
      C0010: 0.12,
      C0011: 0.12,
      C0014: 0.12,
      C0015: 0.12,
      C0018: 0.12,
      C0019: 0.12,
      C0021: 0.12,
      C0561: 0.12,
      C0012: 0.06,
      C0016: 0.06,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The foot brake works without ABS, but the rear wheels may lock early because brake-force distribution is off too. Drive slowly and directly to a garage.',
    },
    patterns: [
      'Solder cracks inside the module open with engine heat, so the lamps first come only on hot days.',
      'Worn brushes leave the pump dead after standing.',
    ],
    shown: {
      summary:
        'The electronic part of the ABS unit, or its pump motor, has failed. Warnings for ABS, stability control and brakes come on together, often with no speed reading, and a scan tool may not reach the unit.',
      patterns: [
        'Cracked solder joints inside the module open with engine heat, so at first the warning lights come on only on hot days.',
        'Worn brushes stop the pump after the car has been parked for a while.',
      ],
    },
    checks: [
      {
        title: 'Check the fuses, earth and supply of the unit',
        steps: [
          'Find the ABS fuses with the help of the manual; often there is a large one for the pump and one for the valves.',
          'Look for rust at the earth strap beside the unit.',
          'Measure the voltage of the 12 V battery.',
        ],
        tool: 'Test light or multimeter',
        minutes: 20,
        outcomes: [
          {
            finding: 'A fuse has blown or the earth is corroded',
            means: 'Put that right first; the unit may be fine.',
            effect: 'weakens',
          },
          {
            finding: 'The supply and the earth are perfect',
            means: 'The unit itself is suspect.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Try to talk to the ABS unit',
        steps: [
          'Use a scan tool with ABS access and read the unit.',
          'With the car stationary, run the pump and valve test from the menu.',
        ],
        tool: 'Scan tool with ABS',
        minutes: 20,
        outcomes: [
          {
            finding: 'There is no contact or an internal fault, or the pump does not run',
            means: 'The unit has failed.',
            effect: 'confirms',
          },
          {
            finding: 'The contact is good and only a wheel sensor code is stored',
            means: 'Look at that wheel instead.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the ABS control unit repaired or replaced',
      overview:
        'On many cars the electronics unbolt from the hydraulic block without opening a pipe, and specialists rebuild them.',
      minutes: [90, 300],
      tools: [
        'Scan tool with ABS',
        'Small Torx bits and spanner',
        'Multimeter',
        'Flare-nut spanners and bleeder, if the block comes out',
      ],
      steps: [
        'Have the codes read and printed, because a rebuilder asks for them.',
        'Test the fuses, the earth and the wiring first: a bad earth gives the same picture and costs almost nothing.',
        'Note the part number and ask whether the car’s own unit can be rebuilt: its coding is then preserved.',
        'Disconnect the battery. Unlock the big plug with its lever and look for water or green corrosion on the pins.',
        'If only the electronics are removed, clean the joint, undo the long screws and pull the module straight off the valve stems. Cover the block against dust.',
        'If the whole unit is replaced, the garage marks and removes the pipes, caps each port and fits the new block.',
        'Refit the module with a new seal, plug it in and connect the battery. Code the unit and calibrate the steering angle and acceleration sensors.',
        'If pipes were opened, bleed all wheels with the scan tool routine and fill to MAX.',
        'Have the garage try an ABS stop on private ground: the pedal must buzz, the car must stay straight and no warning light may return.',
      ],
      safety: [
        'You have no ABS or stability control until the job is finished: slow down.',
        'Pipes swapped at the block send pressure to the wrong wheel: mark each one.',
      ],
      stopIf:
        'If you have no scan tool for bleeding, stop at the point where pipes would have to be opened.',
    },
    parts: [{ name: 'Rebuilt module or new ABS unit, and seal', usd: [183, 1508] }],
    labourHours: [1, 3.5],
    diy: 'workshop',
  },
  'abs-modulator-valve-stuck': {
    name: 'Valve in the ABS unit stuck or leaking',
    workshopName: 'ABS hydraulic modulator dump valve leaking internally',
    summary:
      'Dirt or rust holds a valve inside the ABS block open. Fluid slips into its low-pressure chamber, so the pedal drops or one wheel gets too little or too much pressure though cylinder and hoses are good.',
    prior: 0.66,
    shifts: [
      { minAgeYears: 7, factor: 1.6, source: 'old fluid corrodes valves' },
      {
        makes: ['Nissan', 'Infiniti'],
        models: ['Frontier', 'Xterra', 'Pathfinder', 'Armada', 'Titan'],
        years: [2005, 2012],
        factor: 1.8,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'brake-pedal-sinks': 0.55,
      'brake-soft-pedal': 0.45,
      'brake-pull': 0.2,
      'brake-long-stop': 0.25,
      'brake-wheel-locks': 0.15,
      'abs-light': 0.2,
      'brake-drag': 0.1,
      'brake-momentary-loss': 0.15,
    },
    against: ['brake-fluid-leak', 'brake-grinding', 'brake-booster-noise'],
    conditions: { 'sudden-onset': 0.4, 'after-repair': 0.25, intermittent: 0.35, braking: 0.6 },
    codes: {
      C0010: 0.05,
      C0011: 0.05,
      C0013: 0.05,
      C0014: 0.05,
      C0015: 0.05,
      C0017: 0.05,
      C0018: 0.05,
      C0019: 0.05,
      C0012: 0.1,
      C0016: 0.1,
    },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason: 'The pedal can drop to the floor at any stop. Have the car recovered.',
    },
    patterns: [
      'Often after an ABS stop, when a particle lodges under the dump valve.',
      'The master cylinder has been replaced, but the pedal still sinks.',
    ],
    shown: {
      summary:
        'Dirt or rust holds a valve inside the ABS block open. Fluid slips into its low-pressure chamber, so the pedal drops, or one wheel gets too little or too much pressure although the master cylinder and hoses are good.',
      patterns: [
        'It often follows an ABS stop, when a particle lodges under the dump valve.',
        'The master cylinder has been replaced, but the pedal still sinks.',
      ],
    },
    checks: [
      {
        title: 'Look through the brake invoices',
        steps: [
          'Read on the invoices which brake parts were replaced, and recall whether the pedal sank before and after each repair.',
          'Read the fluid level and decide whether any has been lost outside.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'The cylinder is new, nothing leaks, and the pedal sinks as before',
            means: 'The ABS block is the only part left that can leak inside.',
            effect: 'supports',
          },
          {
            finding: 'The level has fallen, or the master cylinder is the old one',
            means: 'An outside leak or the old cylinder is far more common.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Make one ABS stop on gravel',
        steps: [
          'Skip this test unless the pedal holds a hard press for half a minute at standstill. Have the car taken to an empty, level gravel area.',
          'At 10 mph, with a hand on the parking brake and plenty of room ahead, brake hard until the ABS buzzes. Do this twice.',
          'With the car stationary, test the height of the pedal again.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'driven-hard',
        outcomes: [
          {
            finding: 'The pedal changes, better or worse',
            means: 'A valve in the unit moves dirt about.',
            effect: 'supports',
          },
          {
            finding: 'The pedal does not change',
            means: 'The ABS unit is less likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Plug the outlets of the cylinder and the ABS unit',
        steps: [
          'Have the garage plug the outlets of the master cylinder and press the pedal.',
          'The mechanic then reconnects the pipes and plugs the outlets of the ABS unit one by one.',
        ],
        tool: 'Plugs, flare-nut spanner, pressure gauge',
        minutes: 60,
        outcomes: [
          {
            finding: 'It is firm on the cylinder plugs, but sinks on the ABS plugs',
            means: 'The ABS block leaks inside.',
            effect: 'confirms',
          },
          {
            finding: 'It sinks already on the cylinder plugs',
            means: 'The master cylinder is at fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a leaking ABS hydraulic block replaced',
      overview:
        'Flushing the block and working its valves with the scan tool is the cheap attempt; otherwise the block is replaced and the whole system bled.',
      minutes: [150, 300],
      tools: [
        'Scan tool with ABS actuation',
        'Pressure bleeder',
        'Flare-nut spanners',
        'Pipe plugs',
      ],
      steps: [
        'Have the car brought in, and bring the invoice of every brake part already replaced.',
        'The garage repeats the plug test, so that you do not pay for another master cylinder.',
        'As a cheap attempt, it flushes out all old fluid, cycles each valve twenty times with the scan tool, bleeds the brakes and tests again.',
        'If the pedal still sinks, it marks the pipes, caps them and unbolts the block with its mounting.',
        'A new block comes filled with fluid. Its plugs are taken out one at a time, as each pipe goes on.',
        'The electronic module is transferred, or the new one is coded.',
        'The brakes are bled wheel by wheel, with pressure and with the scan tool routine.',
        'Ask to sit in the car for the one-minute pedal test, and ask for an ABS stop on a loose surface.',
      ],
      safety: [
        'Do not drive the car to the appointment.',
        'Make the ABS test stop only in an empty place and with your seat belt on.',
      ],
      stopIf: 'Leave this to a garage from beginning to end.',
    },
    parts: [
      { name: 'ABS hydraulic unit, new or rebuilt', usd: [250, 1800] },
      { name: 'Brake fluid, 2 litres', usd: [15, 40] },
    ],
    labourHours: [2, 4],
    diy: 'workshop',
  },
  'stability-yaw-sensor-failed': {
    name: 'Faulty yaw rate or acceleration sensor',
    workshopName: 'ESC yaw rate / lateral acceleration sensor implausible',
    summary:
      'The sensor that tells the stability system how the car turns gives wrong values. The system switches off with a lamp, or brakes a wheel for no reason in a bend.',
    prior: 1.2,
    shifts: [{ minAgeYears: 5, factor: 1.3, source: 'wear part' }],
    symptoms: {
      'stability-light': 0.8,
      'abs-light': 0.25,
      'abs-false': 0.12,
      'hill-hold-fault': 0.2,
      'brake-pull': 0.06,
      'loss-of-power': 0.1,
      'assist-unavailable': 0.15,
      'false-emergency-braking': 0.05,
    },
    against: ['brake-soft-pedal', 'brake-grinding', 'brake-squeal', 'speedometer-wrong'],
    conditions: {
      intermittent: 0.35,
      'wet-weather': 0.12,
      turning: 0.25,
      'after-repair': 0.15,
      'after-impact': 0.08,
    },
    codes: { C0186: 0.35, C0196: 0.4, C006A: 0.1, U0123: 0.25, C0185: 0.2, C0615: 0.08 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The brakes work, but stability control is off or may act wrongly. Take bends and wet roads gently.',
    },
    patterns: [
      'Sits under a seat or console, where spilt drinks and wet carpets reach it.',
      'After seat or carpet work it was put back loose or the wrong way round.',
    ],
    shown: {
      summary:
        'The sensor that measures how the car turns gives wrong values. Stability control switches off with a warning light, or brakes a wheel for no reason in a bend.',
      patterns: [
        'The sensor sits under a seat or the console, where spilt drinks and wet carpets reach it.',
        'After work on a seat or the carpet, the sensor was put back loose or the wrong way round.',
      ],
    },
    checks: [
      {
        title: 'Look under the seat and console',
        steps: [
          'Compare the sizes of all four tyres. Feel the carpet under the front seats for water.',
          'Look up where the sensor sits, and check that it is firmly bolted.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'The carpet is wet or the sensor is loose',
            means: 'This is very likely the cause.',
            effect: 'supports',
          },
          { finding: 'It is dry and firm', means: 'Read its values next.', effect: 'neutral' },
          {
            finding: 'The light comes only with uneven or wrong-sized tyres fitted',
            means: 'The tyres upset the system, not the sensor.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the yaw and lateral values with the car still',
        steps: [
          'With the car still on level ground, show the yaw rate and the lateral acceleration.',
          'Rock the car and watch the values, then drive a slow circle each way while a helper reads them.',
        ],
        tool: 'Scan tool with ESC data',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It is not near zero when still, or is frozen in the circle',
            means: 'The sensor is faulty or not calibrated.',
            effect: 'confirms',
          },
          {
            finding: 'It is zero when still, and the same size left and right',
            means: 'The sensor works.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace and calibrate the yaw rate sensor',
      overview:
        'Replacing the sensor takes minutes once the console or seat is out. The calibration on level ground afterwards decides whether the warning light stays off.',
      minutes: [45, 150],
      tools: [
        'Trim tools and torch',
        'Socket set',
        'Torque wrench',
        'Scan tool with ESC calibration',
      ],
      steps: [
        'Confirm the fault by code and live data, and check the tyre sizes and the steering angle too.',
        'If a seat with airbag plugs or the airbag control unit is near, disconnect the negative lead of the battery and wait ten minutes.',
        'Remove the side of the console, or the seat, and lift the carpet. Dry any water and find out where it came from.',
        'Note which way the arrow on the sensor points. Handle the sensor gently, since a drop ruins it.',
        'Clean its mounting surface, fit the new sensor with the arrow pointing as before and tighten it evenly to the stated torque.',
        'Plug it in, refit the seat and trim, and connect the battery with nobody in the car.',
        'Park the unloaded car on level ground, with the wheels straight and the tyres at the right pressure. Run the zero calibration without touching the car.',
        'Drive a slow figure of eight and check that no warning light or code returns.',
      ],
      safety: [
        'Never unplug a seat with side airbags while the battery is connected.',
        'Test the car slowly, since a wrong sensor can brake a wheel.',
      ],
      stopIf: 'Stop if the sensor is inside the airbag or ABS unit: that needs coding by a garage.',
    },
    parts: [{ name: 'Yaw and acceleration sensor', usd: [60, 450] }],
    labourHours: [0.7, 1.8],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;

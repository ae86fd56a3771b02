import type { FaultEntry } from '../schema.ts';

/** Conventional cruise control: switches, wiring, brake signal. */
export const cruiseControlFaults = {
  'cruise-switch-failed': {
    name: 'Faulty cruise control switch',
    workshopName: 'Cruise control stalk or steering-wheel switch fault',
    summary:
      'The contacts of the cruise buttons or stalk are worn, sticky or wet. The system does not see on, set or cancel, or sees a button that nobody presses.',
    prior: 2.5,
    shifts: [{ minAgeYears: 6, factor: 1.5, source: 'wear part' }],
    symptoms: {
      'cruise-wont-set': 0.75,
      'cruise-drops-out': 0.2,
      'cruise-speed-wrong': 0.1,
      'cruise-wont-cancel': 0.08,
      'electrics-odd': 0.06,
      'speed-capped': 0.05,
    },
    against: ['airbag-light', 'horn-fault'],
    conditions: { intermittent: 0.4, 'sudden-onset': 0.3 },
    codes: { P0567: 0.12, P0568: 0.2, P0565: 0.15, P0564: 0.15, P0566: 0.1 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car is safe to drive without cruise control. Leave it switched off until it is repaired.',
    },
    patterns: [
      "One button fails first, mostly 'set', while on and off still light the lamp.",
      'Spilt drinks and hand cream get into wheel switches.',
    ],
    checks: [
      {
        title: 'Try each button with live data',
        steps: [
          'With the ignition on, show the cruise switch status in engine or body data.',
          'Press each button ten times from different edges.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 10,
        outcomes: [
          {
            finding: "A button is not seen, or stays 'pressed'",
            means: 'The switch is faulty.',
            effect: 'confirms',
          },
          {
            finding: 'Each press is seen',
            means: 'The switch works, look at the brake signal and stored codes.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Compare with other wheel buttons',
        steps: [
          'Try horn, audio and phone buttons on the wheel, turning the wheel from lock to lock.',
          'Note whether anything drops out.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'All others work at every angle',
            means: 'Only the cruise switch is suspect.',
            effect: 'supports',
          },
          {
            finding: 'Several wheel buttons or horn fail too',
            means: 'The clock spring is more likely.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the cruise control switch',
      overview:
        'A stalk switch comes out with the column shroud. Wheel buttons lie beside the airbag, which must be made safe first. Contact cleaner helps a sticky switch for a time.',
      minutes: [30, 75],
      tools: ['Trim tools', 'Screwdrivers and torx bits', 'OBD-II reader', 'Contact cleaner'],
      steps: [
        'Read the codes and check the brake lights, because a bad brake signal is the more common cause.',
        'For a column stalk: disconnect the battery, remove the shroud screws, unclip the stalk and swap it.',
        'For wheel buttons: set the wheels straight, switch off, disconnect the battery and wait at least ten minutes, or the time in the manual.',
        'Release the airbag by its clips or screws and lay it face up on a bench away from you. If you are unsure, leave this to a workshop.',
        'Unplug the switch, release its screws and compare the part number.',
        'Fit the new switch, route the wires as before so that nothing is trapped and refit the airbag until it clicks.',
        'Reconnect the battery with nobody in the car, and see that the airbag light goes out.',
        'Test on, set, up, down, resume and cancel on an empty road, and then the brake cancel.',
      ],
      safety: [
        'An airbag can injure or kill. Disconnect the battery and wait before touching it, and lay it face up.',
        'Do not measure airbag plugs with a multimeter.',
      ],
      stopIf:
        'Stop if the switch is under the airbag and you have not done that before, or if the airbag light stays on.',
    },
    parts: [{ name: 'Cruise control switch', usd: [20, 160] }],
    labourHours: [0.4, 1],
    diy: 'moderate',
  },
  'clock-spring-cruise-lost': {
    name: 'Broken clock spring cutting wheel controls',
    workshopName: 'Steering-wheel clock spring (spiral cable) open circuit',
    summary:
      "The flat cable that connects the turning steering wheel has broken. Cruise buttons, audio buttons and often the horn stop together, and the airbag light may come on, because the driver's airbag uses the same cable.",
    prior: 3,
    shifts: [
      { minAgeYears: 5, factor: 1.4, source: 'wear part' },
      {
        makes: ['nissan', 'dodge', 'chrysler', 'jeep', 'volkswagen', 'toyota'],
        years: [2006, 2017],
        factor: 1.4,
        source: 'recalls and owner reports about spiral cables',
      },
    ],
    symptoms: {
      'airbag-light': 0.6,
      'horn-fault': 0.5,
      'cruise-wont-set': 0.45,
      'steering-noise': 0.15,
      'electrics-odd': 0.12,
      'infotainment-fault': 0.1,
      'cruise-drops-out': 0.1,
    },
    conditions: { turning: 0.3, intermittent: 0.4 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        "The car drives, but the driver's airbag may not go off in a crash. Have it repaired without delay.",
    },
    patterns: [
      'It comes and goes with the angle of the wheel at first.',
      'It often follows steering work where the wheel was turned with the column disconnected.',
    ],
    checks: [
      {
        title: 'Turn the wheel while pressing horn and buttons',
        steps: [
          'With the ignition on and the car standing, turn slowly from lock to lock.',
          'Press the horn briefly and a wheel button at each quarter turn, and listen for rustling.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Works at some angles only, with rustling',
            means: 'The spiral cable is broken or kinked.',
            effect: 'confirms',
          },
          {
            finding: 'All works at every angle',
            means: 'The clock spring is intact.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Read the airbag module',
        steps: [
          'Read the restraint module, and do not clear anything.',
          "Look for codes for the driver's airbag circuit or high resistance.",
        ],
        tool: 'OBD-II reader that reads airbag codes',
        minutes: 10,
        outcomes: [
          {
            finding: 'Driver airbag resistance code',
            means: 'The same spiral cable carries it.',
            effect: 'supports',
          },
          {
            finding: 'No airbag code and only cruise is dead',
            means: 'Look at the cruise switch or brake signal.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the clock spring replaced',
      overview:
        "Driver's airbag and steering wheel come off. Because of the airbag this is work for a trained person. The new spring must be centred, or it tears at the first full lock.",
      minutes: [15, 30],
      tools: ['OBD-II reader', 'VIN'],
      steps: [
        'Look up recalls and extended cover for the spiral cable with the VIN.',
        "Drive no more than needed, and tell passengers that the driver's airbag may be off.",
        'The workshop sets the wheels straight, disconnects the battery and waits for the capacitors to discharge.',
        'The airbag is unclipped and laid face up. The wheel is marked to the column and drawn off.',
        'The new clock spring stays locked in its centre until the wheel is on. A spring without lock is centred by counting its turns.',
        'The wheel goes on its marks with a new bolt where stated, tightened to the stated torque, then the airbag.',
        'The battery is connected with nobody inside, codes are cleared and the steering angle sensor is calibrated where needed.',
        'Check yourself: airbag light goes out after start, horn and buttons work at both locks, wheel is straight on a straight road.',
      ],
      safety: [
        'Do not work on the airbag yourself, and do not probe its wires. It can fire.',
        'Until repaired, sit as far back as you can reach the pedals safely, and wear the belt.',
      ],
      stopIf: 'Leave it to a workshop from the start, since an airbag is an explosive device.',
    },
    parts: [{ name: 'Clock spring', usd: [40, 350] }],
    labourHours: [0.8, 1.5],
    diy: 'workshop',
  },
  'brake-switch-cancels-cruise': {
    name: 'Brake-light switch blocking cruise control',
    workshopName: 'Brake pedal switch misadjusted or faulty, cruise inhibited',
    summary:
      'Cruise control refuses to work while it believes that the brake is pressed. A worn or misadjusted switch at the pedal sends a false signal, so cruise drops out or will not set, and the brake lights may stick on or fail.',
    prior: 4,
    shifts: [
      { minAgeYears: 5, factor: 1.4, source: 'wear part' },
      {
        makes: ['hyundai', 'kia'],
        years: [2005, 2013],
        factor: 3,
        source: 'recalls for brake-light switches',
      },
    ],
    symptoms: {
      'cruise-wont-set': 0.5,
      'cruise-drops-out': 0.45,
      'brake-lights-stuck': 0.35,
      'brake-lights-out': 0.3,
      'shifter-stuck': 0.2,
      'stability-light': 0.2,
      'check-engine-light': 0.12,
      'no-crank': 0.08,
      'battery-drains': 0.08,
    },
    conditions: { intermittent: 0.45, 'over-bumps': 0.15 },
    codes: { P0571: 0.4, P0504: 0.35, P0572: 0.2, P0573: 0.2 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'Check the brake lights at once. Do not drive if they stay off when you brake, because following drivers get no warning.',
    },
    patterns: [
      'Lifting the pedal with the toe makes cruise work again: the switch is out of adjustment.',
      'A crumbled rubber stop on the pedal arm lets the plunger pass through and leaves the brake lights on.',
    ],
    checks: [
      {
        title: 'Look at the brake lights in a reflection',
        steps: [
          'Park with the tail near a wall or window at dusk, with the ignition on.',
          'Look in the mirror with the pedal free, touched lightly and pressed. Then lift the pedal with your toe.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Lights on with the pedal free, late, or off',
            means: 'The switch gives a wrong signal.',
            effect: 'supports',
          },
          {
            finding: 'Lights exact',
            means: 'The second contact may still be wrong, so look at data.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Watch both brake signals',
        steps: [
          'Show brake switch 1 and 2, or brake lamp and brake pedal switch.',
          'Press and release slowly ten times.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 10,
        outcomes: [
          {
            finding: 'One signal flickers or does not change',
            means: 'The brake switch is faulty or misadjusted.',
            effect: 'confirms',
          },
          {
            finding: 'Both change together each time',
            means: 'Look at cruise switch, speed signal and codes.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace or adjust the brake-light switch for cruise control',
      overview:
        "The switch sits on the pedal bracket and twists or screws out. Many are self-adjusting only once, at first fitting, with the pedal held as the manual says. The pedal's rubber stop is renewed at the same time.",
      minutes: [20, 45],
      tools: ['Torch', 'Screwdriver', 'Pliers', 'New pedal stop pad'],
      steps: [
        'Switch off and take the key out. Push the seat back and lie a torch in the footwell.',
        'Look for crumbs of rubber on the mat and the hole in the pedal arm where the stop pad sits. Press a new pad in if it is gone.',
        'Unplug the switch, twist it a quarter turn or undo its lock nut and take it out.',
        'Compare the number of pins and plunger with the new one.',
        'For self-adjusting types pull the plunger fully out, hold the pedal as the manual says (free or pressed), insert and twist to lock.',
        'For threaded types screw in until the lights go out, then half a turn more, and tighten the lock nut.',
        "Plug in, test the brake lights with a helper and the gear lever's release from Park.",
        'See that the brakes do not drag: the switch must not hold the pedal down.',
        'Clear the codes and try cruise control on an open road. It must cancel at the lightest touch.',
      ],
      safety: [
        'Do not drive without working brake lights.',
        'A switch that presses on the pedal makes the brakes drag and burn. Check that the pedal comes fully back.',
      ],
      stopIf:
        'Stop if lights and signals are still wrong with a new switch: look for a wiring or module fault with an electrician.',
    },
    parts: [
      { name: 'Brake-light switch', usd: [10, 60] },
      { name: 'Pedal stop pad', usd: [3, 10] },
    ],
    labourHours: [0.3, 0.6],
    diy: 'easy',
  },
  'cruise-servo-failed': {
    name: 'Failed vacuum cruise control servo',
    workshopName: 'Cruise vacuum servo, hose or control valve leaking',
    summary:
      'On older cars a vacuum diaphragm pulls the throttle. A split hose, diaphragm or stuck valve makes cruise drift, surge or not hold at all.',
    prior: 0.8,
    fits: { fuels: ['petrol', 'diesel', 'lpg'], years: [1970, 2008] },
    shifts: [{ minAgeYears: 12, factor: 1.6, source: 'rubber ages' }],
    symptoms: {
      'cruise-speed-wrong': 0.55,
      'cruise-wont-set': 0.45,
      'cruise-drops-out': 0.3,
      'cruise-wont-cancel': 0.1,
      'throttle-sticks': 0.08,
      'rough-idle': 0.08,
    },
    against: ['throttle-warning'],
    conditions: { uphill: 0.35, 'gradual-onset': 0.4 },
    severity: 'medium',
    drive: {
      verdict: 'yes',
      reason:
        'Drive without cruise control. If it was slow to let go when braking, leave it switched off until repaired.',
    },
    patterns: [
      'It holds on level roads and sags on hills, because vacuum leaks away.',
      'A surge of a few miles per hour up and down is a slack cable or a sticky valve.',
    ],
    checks: [
      {
        title: 'Hold vacuum on the servo',
        steps: [
          'With the engine off, pull the hose off the servo and apply vacuum with a hand pump, valve closed as the manual says.',
          'Watch cable and gauge for a minute.',
        ],
        tool: 'Hand vacuum pump',
        minutes: 15,
        outcomes: [
          {
            finding: 'Vacuum falls or the cable does not move',
            means: 'The diaphragm or valve leaks.',
            effect: 'confirms',
          },
          {
            finding: 'Holds and pulls smoothly',
            means: 'Look at hoses, switch and speed signal.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the hoses and reservoir',
        steps: [
          'Follow the thin hoses from the manifold over the check valve to reservoir and servo.',
          'Bend each end and look for cracks.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Cracked, loose or oily hose',
            means: 'Vacuum is lost on the way.',
            effect: 'supports',
          },
          {
            finding: 'Firm hoses and a check valve that passes air one way only',
            means: 'The supply is good.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair vacuum cruise control',
      overview:
        "Start with hoses and check valve, then the brake pedal's vent valve, then the servo. The cable must have a little slack at rest, or the throttle is held open.",
      minutes: [45, 120],
      tools: ['Hand vacuum pump', 'Vacuum hose', 'Pliers', 'Sockets'],
      steps: [
        'Engine off and cold. Draw the hose plan from the sticker or a photograph.',
        'Replace cracked hoses with vacuum hose of equal bore and fit a new check valve if it passes both ways.',
        'Look at the vent valve at the brake pedal: with the pedal free it must be closed, and open at the first touch.',
        'Adjust it by pushing it in against the pedal as the manual says.',
        'Test the servo again. If it leaks, unhook its cable, undo the bracket and replace it.',
        'Set the cable with 1-2 mm of slack and the throttle fully closed.',
        'Check by hand that the throttle springs back with the cable fitted.',
        'Test on an empty road: set, hold, resume, and cancel with a light brake touch, with the switch and with the clutch.',
      ],
      safety: [
        'The throttle must close fully with the servo fitted. Prove this before driving.',
        'Try cruise for the first time on an empty, dry, straight road with your foot over the brake.',
      ],
      stopIf: 'Stop using cruise if it is ever slow to release. Have it repaired or disconnected.',
    },
    parts: [
      { name: 'Hoses and check valve', usd: [8, 30] },
      { name: 'Cruise servo', usd: [50, 220] },
    ],
    labourHours: [0.5, 1.5],
    diy: 'moderate',
  },
  'cruise-deactivation-switch-leak': {
    name: 'Leaking cruise deactivation switch',
    workshopName: 'Speed control deactivation pressure switch leaking brake fluid',
    summary:
      'A pressure switch on the brake master cylinder cuts cruise when braking. On certain older cars its membrane cracks, brake fluid reaches live contacts and they corrode, overheat and can catch fire, even when parked.',
    prior: 0.5,
    fits: { fuels: ['petrol', 'diesel', 'lpg'], years: [1992, 2005] },
    shifts: [
      {
        makes: ['ford', 'lincoln', 'mercury'],
        years: [1992, 2004],
        factor: 10,
        source: 'NHTSA recalls 05V-388 and 07V-336',
      },
    ],
    symptoms: {
      'cruise-wont-set': 0.5,
      fire: 0.35,
      'brake-fluid-leak': 0.25,
      'fuse-blows': 0.25,
      'electrical-smell': 0.2,
      'brake-warning-light': 0.12,
      'shifter-stuck': 0.1,
      'smoke-cabin': 0.04,
    },
    conditions: { 'after-standing': 0.3 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'It can catch fire with the engine off. Unplug the switch, park outdoors away from buildings and have the recall done.',
    },
    patterns: [
      'Cruise stops working and a fuse blows weeks before a fire.',
      'The plug at the master cylinder is wet or browned.',
    ],
    checks: [
      {
        title: 'Look at the switch on the master cylinder',
        steps: [
          'With the engine off and cold, find the small switch screwed to the end of the brake master cylinder or its pipe.',
          'Pull its plug straight off and look at both halves.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Fluid, corrosion or brown marks in the plug',
            means: 'The switch leaks and is a fire risk.',
            effect: 'confirms',
          },
          {
            finding: 'Dry and bright',
            means: 'The switch is not leaking now, but still check the recall.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Check the recall with the VIN',
        steps: [
          "Enter the VIN on the safety authority's recall page.",
          'Look at receipts for a fused jumper harness fitted to this switch.',
        ],
        tool: 'Phone',
        minutes: 5,
        outcomes: [
          {
            finding: 'Open recall',
            means: 'Have it done now, free of charge.',
            effect: 'supports',
          },
          {
            finding: 'Recall done, or the car has no such switch',
            means: 'This fault is unlikely.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Make the cruise deactivation switch safe and replace it',
      overview:
        'The first step is to unplug the switch, which removes the fire risk at once. The recall adds a fused harness. A leaking switch is replaced and the brake line bled at that place.',
      minutes: [20, 60],
      tools: ['Torch', 'Spanner', 'Brake fluid', 'Rags', 'New switch'],
      steps: [
        'Switch off, disconnect the battery and unplug the switch. Leave it unplugged. Only cruise is lost.',
        'Park outdoors and away from the house until the repair is complete.',
        'Arrange the free recall with a dealer when open.',
        'Otherwise have a new switch and the fused jumper harness ready.',
        'Lay rags, unscrew the old switch and screw the new one in at once to lose little fluid. Tighten to the stated torque.',
        'Bleed at the nearest point or as the manual says, and fill the reservoir with fresh fluid.',
        'Cut back any browned wire and fit the fused harness with sealed joints.',
        'Connect the battery, press the brake hard for a minute and look for weeping at the switch.',
        'Test brakes first, then brake lights, then cruise with brake cancel.',
      ],
      safety: [
        'Do not park in a garage or near a house with this fault.',
        'Brake work: if the pedal is soft afterwards, the car must not be driven.',
      ],
      stopIf:
        'Stop and have it towed if the brake fluid is low, the pedal soft or the wiring burnt.',
    },
    parts: [{ name: 'Pressure switch and fused harness', usd: [15, 80] }],
    labourHours: [0.4, 1],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

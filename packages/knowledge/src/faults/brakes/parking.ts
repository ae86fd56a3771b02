import type { FaultEntry } from '../../schema.ts';

/** Cable and electric parking brakes, auto hold. */
export const parkingBrakeFaults = {
  'parking-brake-cable-seized': {
    name: 'Seized or broken parking brake cable',
    workshopName: 'Parking brake cable corroded in its sleeve, or broken',
    summary:
      'Water has rusted a parking brake cable inside its sleeve, or a strand has snapped. It no longer pulls, holds one side only, or does not let go, above all in frost.',
    prior: 2.5,
    shifts: [
      { minAgeYears: 7, factor: 1.8, source: 'wear part' },
      { maxAgeYears: 3, factor: 0.3, source: 'wear part' },
    ],
    symptoms: {
      'parking-brake-stuck': 0.5,
      'parking-brake-weak': 0.5,
      'brake-drag': 0.3,
      'brake-burning-smell': 0.15,
      'brake-warning-light': 0.08,
      'brake-grinding': 0.06,
    },
    against: ['parking-brake-warning', 'brake-soft-pedal', 'abs-light'],
    conditions: {
      'cold-weather': 0.35,
      'after-standing': 0.35,
      'sudden-onset': 0.2,
      'after-long-standing': 0.5,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The foot brake works. Leave the car in gear or in Park with a wheel chocked. If a rear brake stays on and gets hot, stop driving.',
    },
    patterns: [
      'The sleeve cracks where the cable bends above the rear axle, water gets in and freezes.',
      'A lever that suddenly comes up with no resistance means a broken cable.',
    ],
    shown: {
      summary:
        'Water has rusted a parking brake cable inside its sleeve, or a strand has snapped. It no longer pulls, holds on one side only, or does not release, especially in frost.',
      patterns: [
        'The sleeve cracks where the cable bends above the rear axle, and the water that gets in freezes.',
        'A lever that suddenly comes up with no resistance means a broken cable.',
      ],
    },
    checks: [
      {
        title: 'Pull the lever and feel',
        steps: [
          'On level ground, with the wheels chocked, pull and release the lever or pedal slowly.',
          'Feel whether it is stiff, pulls nothing or comes back slowly.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'There is no resistance at all',
            means: 'A cable has broken or come off.',
            effect: 'supports',
          },
          {
            finding: 'It is very stiff or does not come back',
            means: 'The cable binds in its sleeve.',
            effect: 'supports',
          },
          {
            finding: 'It is smooth and firm, and holds on a slope',
            means: 'The cable is in order.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Unhook the cable at the wheel',
        steps: [
          'Chock the front wheels in front and behind, raise the rear onto axle stands and release the parking brake.',
          'Unhook each cable at its brake and pull and push it by hand.',
        ],
        tool: 'Jack, axle stands, pliers',
        minutes: 40,
        outcomes: [
          {
            finding: 'The cable does not slide back and forth',
            means: 'The cable has seized.',
            effect: 'confirms',
          },
          {
            finding: 'The cable slides freely, but the lever on the brake is stiff',
            means: 'The lever at the brake has seized instead.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the parking brake cables',
      overview:
        'Both rear cables are changed together, and set only after the rear brakes themselves have been adjusted.',
      minutes: [90, 240],
      tools: [
        'Jack, chocks and axle stands, or lift',
        'Socket set',
        'Pliers',
        'Penetrating oil',
        'Mask',
        'Trim tool for the console',
        'Wheel brace and torque wrench',
      ],
      steps: [
        'Chock the front wheels in front and behind, release the lever and slacken the adjuster under the console or beneath the car, with penetrating oil if it is rusty.',
        'Raise the rear onto axle stands and remove the wheels. Take the heat shields down if the cable runs above them.',
        'Unhook the cable at the equaliser and at each brake. With drum brakes, take the drum off and unhook the cable from the lever of the shoe.',
        'Press the tabs of the end sleeve together with a ring spanner or a hose clip, and draw the cable out of the backing plate.',
        'Lay the old and new cables side by side, because left and right can differ in length.',
        'Route the new cable through every clip in wide bends, away from the exhaust and the spring. Let the axle hang, then lift it, and see that the cable does not pull tight.',
        'Adjust the rear brakes first, then set the cable to the number of clicks in the vehicle manual.',
        'Pull the lever hard ten times to seat the cable, and set it again. Both wheels must turn freely when it is released.',
        'Refit the heat shields and wheels, lower the car and torque the wheel nuts. Test on a slope facing up and down, and after five miles check that neither rear wheel is hot.',
      ],
      safety: [
        'The car has no parking brake during the job, and you pull hard on the cable beneath it: chock the front wheels well and support the rear on axle stands, not on the jack.',
        'The exhaust burns: let it cool.',
        'Wet the dust in a drum and wear a mask: old linings may contain asbestos.',
      ],
      stopIf: 'Stop if the lever mechanism or its mounting on the body is rusted away.',
    },
    parts: [{ name: 'Pair of parking brake cables', usd: [35, 160] }],
    labourHours: [1, 2.5],
    diy: 'moderate',
  },
  'parking-brake-shoes-worn': {
    name: 'Worn parking brake shoes in the rear discs',
    workshopName: 'Drum-in-hat parking brake shoes worn, rusted or out of adjustment',
    summary:
      'Many rear discs hold a small drum with parking brake shoes inside. They rust, lose their lining or go out of adjustment, so the lever comes up high and the car rolls.',
    prior: 1.7,
    shifts: [{ minAgeYears: 7, factor: 1.7, source: 'wear part' }],
    symptoms: {
      'parking-brake-weak': 0.75,
      'brake-grinding': 0.25,
      'brake-noise-click': 0.1,
      'exhaust-rattle': 0.06,
      'rolls-in-park': 0.05,
      'brake-squeal': 0.06,
      'parking-brake-stuck': 0.06,
      'wheel-grinding': 0.12,
    },
    against: ['brake-soft-pedal', 'parking-brake-warning', 'brake-warning-light', 'brake-pull'],
    conditions: { 'gradual-onset': 0.4, uphill: 0.2, reversing: 0.12, 'after-long-standing': 0.25 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The foot brake is not affected. Until the parking brake holds again, park on level ground, in Park or in gear, with a chock at a wheel.',
    },
    patterns: [
      'The lining peels off its shoe from rust and rattles or grinds round inside the disc.',
      'Automatic cars, whose parking brake is never used, rust most.',
    ],
    shown: {
      summary:
        'Many rear discs contain a small drum with parking brake shoes. The shoes rust, lose their lining or go out of adjustment, so the lever comes up high and the car rolls.',
      patterns: [
        'Rust makes the lining peel off its shoe, and it rattles or grinds inside the disc.',
        'It rusts most on automatic cars, whose parking brake is seldom used.',
      ],
    },
    checks: [
      {
        title: 'Test the hold on a slope',
        steps: [
          'On a gentle, empty slope hold the car with the foot brake, apply the parking brake and shift to neutral.',
          'Ease off the pedal, with your foot ready to press it again.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The car rolls or the lever comes to its end',
            means: 'The parking brake is weak.',
            effect: 'supports',
          },
          {
            finding: 'The brake holds at half travel',
            means: 'The shoes work.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look inside the rear disc',
        steps: [
          'Chock the front wheels in front and behind, release the parking brake and raise the rear onto axle stands.',
          'Take the wheel and the caliper off, back the adjuster off through the hole and pull the disc off.',
          'Look at the lining, the springs and the inside of the disc.',
        ],
        tool: 'Jack, axle stands, screwdriver',
        minutes: 60,
        outcomes: [
          {
            finding: 'The lining is thin or loose, or the drum face is rusty',
            means: 'The shoes need replacing.',
            effect: 'confirms',
          },
          {
            finding: 'The lining is good and only the gap is large',
            means: 'Adjustment is enough.',
            effect: 'supports',
          },
          {
            finding: 'The lining is good and the gap small',
            means: 'Look at the cable.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the drum-in-disc parking brake shoes',
      overview:
        'The shoes, springs and adjusters are fitted as a kit. The shoes are set at the star wheel first and the cable last, and a few gentle applications bed them in.',
      minutes: [150, 270],
      tools: [
        'Jack and axle stands',
        'Spring pliers',
        'Screwdriver for the star wheel',
        'Wire brush',
        'Brake cleaner',
        'High-temperature grease',
        'Socket set and torque wrench',
        'Wheel chocks',
        'Wire hook',
        'Goggles and dust mask',
      ],
      steps: [
        'Chock the front wheels, release the parking brake, slacken its cable and loosen the wheel nuts.',
        'Raise the rear onto axle stands and take the wheels off. Unbolt the caliper with its carrier and hang it up with wire.',
        'Turn the star wheel back through the hole in the disc and pull the disc off. If it sticks, use two bolts in the threaded holes.',
        'Photograph the springs and the adjuster. Wash the dust off wet.',
        'Unhook the springs with pliers, turn the hold-downs out, and lift the shoes and the adjuster off.',
        'Clean and grease the contact points, the adjuster and the expander on the cable.',
        'Fit the new shoes and springs as in the photograph and slide the disc on. Replace the disc if its inner drum is scored or rusty.',
        'Turn the star wheel until the disc locks, then back about six to eight clicks until it turns freely.',
        'Set the cable, refit the caliper to the torque in the manual and pump the pedal until it is hard. Refit the wheels, lower the car and torque the wheel nuts.',
        'If the manual allows it, bed the shoes in with short, light pulls of the lever at 20 mph on an empty road. The brake must hold on a slope at the stated clicks, and both discs must turn freely when it is off.',
      ],
      safety: [
        'The parking brake is out of action: chock the front wheels and use axle stands.',
        'Old linings may contain asbestos: wear a mask and work wet.',
        'The springs are under tension: wear goggles.',
        'Pump the pedal until it is hard before driving, as the calipers were off.',
      ],
      stopIf: 'Stop if the backing plate is so rusted that the hold-down pins pull through.',
    },
    parts: [{ name: 'Parking brake shoe and spring kit', usd: [30, 110] }],
    labourHours: [1.4, 2.6],
    diy: 'hard',
  },
  'electric-parking-brake-motor-failed': {
    name: 'Electric parking brake motor failed',
    workshopName: 'Electric parking brake actuator on rear caliper faulty or jammed',
    summary:
      'A small motor on the rear caliper, or one that pulls the cables, turns the parking brake on and off. Water or a worn gear stops it, so it will not apply or will not let go.',
    prior: 2.7,
    fits: { years: [2003, 2040] },
    shifts: [
      {
        makes: ['Subaru'],
        models: ['Legacy', 'Outback'],
        years: [2010, 2014],
        factor: 2.5,
        source: 'Subaru recall for the electronic parking brake actuator',
      },
      { minAgeYears: 5, factor: 1.5, source: 'wear part' },
    ],
    symptoms: {
      'parking-brake-warning': 0.75,
      'parking-brake-stuck': 0.45,
      'parking-brake-weak': 0.3,
      'brake-drag': 0.2,
      'brake-warning-light': 0.2,
      'hill-hold-fault': 0.15,
      'brake-burning-smell': 0.1,
      'brake-noise-click': 0.06,
    },
    against: ['brake-soft-pedal', 'abs-false', 'brake-squeal'],
    conditions: {
      'after-standing': 0.3,
      'cold-weather': 0.2,
      'wet-weather': 0.12,
      'after-repair': 0.15,
    },
    codes: { U0128: 0.12, C0577: 0.12 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The foot brake works. Do not drive with a rear brake held on, and leave the car in Park or in gear with a wheel chocked.',
    },
    patterns: [
      'You hear one motor whirr instead of two.',
      'After pads were pushed back without service mode the spindle is jammed.',
    ],
    shown: {
      summary:
        'A small motor on the rear caliper, or one that pulls the cables, turns the parking brake on and off. Water or a worn gear stops it, so the brake does not apply or does not release.',
      patterns: [
        'You hear one motor whirr instead of two.',
        'The spindle is jammed after pads were pushed back without service mode.',
      ],
    },
    checks: [
      {
        title: 'Listen for both motors',
        steps: [
          'In a quiet place, with the ignition on and your foot on the brake, press the switch on and off.',
          'Ask a helper to stand beside the car and listen at each rear wheel.',
        ],
        tool: 'A helper',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'One side is silent or only clicks',
            means: 'The motor on that side or its lead has failed.',
            effect: 'supports',
          },
          {
            finding: 'Both whirr equally long and hold',
            means: 'The motors work; look at the switch or the control unit.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Read the parking brake codes and current',
        steps: [
          'Read the codes of the parking brake or stability control unit with a tool for your make.',
          'Run the apply and release test and compare the current of the left and right motors.',
        ],
        tool: 'Manufacturer-level scan tool',
        minutes: 20,
        outcomes: [
          {
            finding: 'There is a motor circuit or blocked motor code on one side',
            means: 'The actuator on that side has failed.',
            effect: 'confirms',
          },
          {
            finding: 'There is only a switch or low voltage code',
            means: 'The motor is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the electric parking brake actuator',
      overview:
        'On most cars the motor unbolts from the caliper with two screws, and the hydraulics stay closed. Units that pull cables sit above the axle and are replaced as a whole.',
      minutes: [60, 180],
      tools: [
        'Scan tool with parking brake function',
        'Jack, axle stands and chocks',
        'Torx and socket set',
        'Torque wrench',
        'Contact cleaner',
        'Battery charger',
      ],
      steps: [
        'Chock the front wheels in front and behind. Charge the 12 V battery, because a low one can set these codes by itself.',
        'If the brake is stuck on, try to release it with the pedal pressed and the engine running. Otherwise use the emergency release in the manual.',
        'Open service mode with the tool, switch the ignition off and put the key away.',
        'Slacken the wheel nuts, raise the rear onto axle stands and take the wheel off. Unplug the motor and look for green corrosion on its pins.',
        'Undo the two screws and wiggle the motor off. Turn the spindle in the caliper by hand with a Torx bit: it must turn freely both ways.',
        'If the spindle is stiff, the caliper has to be replaced as well and the brake bled. If it is free, replace only the motor.',
        'Fit a new sealing ring with a trace of the grease supplied, then the motor, and tighten the screws to the torque in the manual.',
        'Plug the motor in, clip the lead in place and leave service mode. Clear the codes and run the calibration, which applies and releases the brake several times.',
        'Check that both hubs turn freely when the brake is off. Refit the wheels, lower the car, tighten the wheel nuts to the torque and see that the brake holds on a slope and the warning light stays off.',
      ],
      safety: [
        'The motor can crush fingers: open service mode first.',
        'Chock the front wheels in front and behind, and support the rear on axle stands.',
        'Never power the motor from a battery while hands are at the caliper.',
      ],
      stopIf:
        'Stop if you cannot open service mode or clear the code: a garage’s scan tool is then needed.',
    },
    parts: [
      { name: 'Parking brake actuator and sealing ring', usd: [52, 385] },
      { name: 'Rear caliper', usd: [120, 350], ifNeeded: true },
    ],
    labourHours: [0.7, 2],
    diy: 'hard',
  },
  'electric-parking-brake-switch-or-software': {
    name: 'Electric parking brake switch or software fault',
    workshopName: 'Parking brake switch implausible or control software fault',
    summary:
      'The motors are sound, but the switch in the console or the control software misreads. Messages come and go, and the brake may not react to the switch though it works automatically.',
    prior: 1.8,
    fits: { years: [2003, 2040] },
    shifts: [
      {
        makes: ['Honda'],
        models: ['Civic'],
        years: [2016, 2016],
        factor: 3,
        source: 'Honda recall of 2016 for electric parking brake software',
      },
      { maxAgeYears: 3, factor: 1.3, source: 'software fault of new models' },
    ],
    symptoms: {
      'parking-brake-warning': 0.75,
      'parking-brake-weak': 0.2,
      'parking-brake-stuck': 0.25,
      'hill-hold-fault': 0.25,
      'brake-warning-light': 0.2,
      'many-warnings': 0.08,
      'shifter-stuck': 0.05,
    },
    against: ['brake-drag', 'brake-burning-smell', 'brake-grinding', 'brake-noise-click'],
    conditions: {
      intermittent: 0.55,
      'starting-up': 0.15,
      'after-repair': 0.1,
      'cured-by-restart': 0.4,
    },
    codes: { U0128: 0.15, U0129: 0.05, C0660: 0.12 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The foot brake works. Before you leave the car, make sure by the warning light and a gentle test that it is held, and use Park or a gear.',
    },
    patterns: [
      'The message comes after a drink was spilt on the console.',
      'It appears with a weak 12 V battery and goes after charging.',
    ],
    shown: {
      summary:
        'The motors are good, but the switch in the console or the control software misreads. Messages come and go, and the brake may not react to the switch although it works automatically.',
      patterns: [
        'The message comes after a drink has been spilt on the console.',
        'It appears when the 12 V battery is weak and goes after charging.',
      ],
    },
    checks: [
      {
        title: 'Compare the switch with automatic operation',
        steps: [
          'With the ignition on and your foot on the brake, apply and release the brake with the switch five times, firmly and slowly.',
          'Then let the car do it by itself: fasten the belt, shut the door and drive off gently. Stop, switch off and see whether the brake applies.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Automatic operation works, but the switch only now and then',
            means: 'The switch is at fault.',
            effect: 'supports',
          },
          {
            finding: 'Neither works and a motor is silent',
            means: 'The actuator or its supply is more likely at fault.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read codes and software version',
        steps: [
          'Read the control unit with a tool for your make.',
          'Ask the dealer whether a newer software version or a recall exists.',
        ],
        tool: 'Manufacturer-level scan tool',
        minutes: 20,
        outcomes: [
          {
            finding: 'There is a switch signal code or a bulletin for your version',
            means: 'The switch or the software is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'There is a code for a blocked motor or for its circuit',
            means: 'The fault is at the caliper.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the parking brake switch or update its software',
      overview:
        'The switch has several contacts that check one another, so one dirty contact disables it. A new switch clips in; software is a matter for the dealer.',
      minutes: [30, 90],
      tools: [
        'Plastic trim tools and wheel chocks',
        'Contact cleaner',
        'Battery charger',
        'Scan tool',
      ],
      steps: [
        'Charge and test the 12 V battery and clear the code. If it stays away, the work is done.',
        'Before you buy parts, ask the dealer about an update, giving the VIN.',
        'Leave the car in Park or in gear with the wheels chocked. Switch the ignition off.',
        'Lift the console trim with plastic tools and protect its edges with tape.',
        'Unplug the switch and look for sticky residue and bent pins. Clean the plug with contact cleaner.',
        'Plug the new switch in, clip it into place and refit the trim.',
        'Switch the ignition on and keep your foot on the brake. Apply and release the parking brake five times, and watch the lights in the switch and on the dashboard.',
        'Clear the codes and run the calibration if the manual asks for it. Test that the brake holds on a slope.',
      ],
      safety: [
        'Chock the wheels: the brake may release while the switch is out.',
        'Airbag wiring may run in the console: do not unplug anything yellow.',
      ],
      stopIf:
        'Stop if the same code returns with the new switch: the wiring and the control unit then need a garage.',
    },
    parts: [{ name: 'Parking brake switch', usd: [25, 140], ifNeeded: true }],
    labourHours: [0.4, 1.2],
    diy: 'moderate',
  },
  'auto-hold-not-working': {
    name: 'Auto hold or hill hold out of action',
    workshopName: 'Auto hold / hill start assist inhibited by input signal or calibration',
    summary:
      'Auto hold keeps brake pressure when you stop. It depends on seat belt, door and bonnet switches, an inclination sensor and a healthy parking brake, and if one signal is missing it switches off and the car may roll.',
    prior: 1.3,
    fits: { years: [2006, 2040] },
    symptoms: {
      'hill-hold-fault': 0.85,
      'rolls-back-on-hills': 0.25,
      'parking-brake-warning': 0.2,
      'stability-light': 0.25,
      'lurches-when-stopping': 0.2,
      'assist-unavailable': 0.12,
      'abs-light': 0.08,
      'stop-start-inactive': 0.1,
    },
    against: ['brake-soft-pedal', 'brake-drag', 'brake-pedal-sinks'],
    conditions: { uphill: 0.35, intermittent: 0.4, 'at-low-speed': 0.2, 'after-repair': 0.15 },
    codes: { P0571: 0.03 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'All brakes work, but you must hold the car yourself. Press the pedal at every stop and use the parking brake on hills.',
    },
    patterns: [
      'A door switch that says open, or a belt buckle not seen, cancels it.',
      'It lets go after a few minutes by design and hands over to the parking brake.',
    ],
    shown: {
      summary:
        'Auto hold holds the brake pressure when you stop. It depends on the seat belt, door and bonnet switches, an inclination sensor and a healthy parking brake; if one signal is missing it switches off and the car may roll.',
      patterns: [
        'A door switch that reports an open door, or a belt buckle that is not recognised, cancels it.',
        'It releases after a few minutes by design and hands over to the parking brake.',
      ],
    },
    checks: [
      {
        title: 'Go through the conditions',
        steps: [
          'Fasten the belt, shut the doors, bonnet and boot, and see whether any door symbol shows.',
          'Switch auto hold on, stop with a firm press of the pedal and look for its light.',
          'Unfasten and fasten the belt again with the car stationary, and see whether its symbol reacts every time.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'A door or belt symbol shows although all is shut',
            means: 'That signal switches auto hold off.',
            effect: 'confirms',
          },
          {
            finding: 'It works on the flat with a firm press',
            means: 'It works as designed; steep slopes and a light press are its limits.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the stability unit',
        steps: [
          'Read the codes for inclination, brake pressure and the brake switch.',
          'With the car on level ground, show the slope value.',
        ],
        tool: 'Scan tool with ESC data',
        minutes: 15,
        outcomes: [
          {
            finding: 'The slope on the flat or the resting brake pressure is not near zero',
            means: 'The sensor needs calibrating or replacing.',
            effect: 'supports',
          },
          {
            finding: 'There is a code for a parking brake motor',
            means: 'Repair the parking brake, and auto hold returns.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Bring auto hold and hill hold back',
      overview: 'The cause is usually a cheap switch or a lost calibration, not the brake itself.',
      minutes: [20, 120],
      tools: ['Scan tool with ESC calibration', 'Contact cleaner', 'Tyre gauge', 'Battery tester'],
      steps: [
        'Test the 12 V battery, set the tyre pressures and clear the old codes.',
        'Watch the door, bonnet, boot and belt signals in live data while you open and close each one.',
        'Clean or replace a latch switch whose signal does not change. Leave a belt buckle to a garage: its wires may belong to the airbags.',
        'Test the brake pedal switch: both of its signals have to change at once.',
        'Park the unloaded car on level ground with the wheels straight, and run the zero calibration for slope and brake pressure.',
        'Apply and release the electric parking brake twice, so that the car learns its position.',
        'With your foot ready, try auto hold on the flat and on a mild slope, uphill and downhill. It must hold for its full time at each of ten stops, and no code may return.',
      ],
      safety: [
        'Test with nobody in front of or behind the car.',
        'Auto hold is not a parking brake: never leave the car on it.',
      ],
      stopIf:
        'Stop if the calibration fails or brake pressure codes return: the ABS unit then needs a garage.',
    },
    parts: [{ name: 'Latch, buckle or brake switch as found', usd: [10, 150] }],
    labourHours: [0.3, 1.5],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

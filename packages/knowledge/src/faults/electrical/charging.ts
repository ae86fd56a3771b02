import { WITH_STARTER } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** The alternator and what it drives its current through. */
export const chargingFaults = {
  'alternator-failed': {
    name: 'Alternator not charging',
    workshopName: 'Alternator output low: brushes, regulator or diodes failed',
    summary:
      'The alternator no longer makes enough current, so the car lives off the battery. Lights grow dim, warnings multiply as the voltage falls, and after half an hour or so the engine stops.',
    prior: 12,
    fits: { fuels: WITH_STARTER },
    shifts: [
      { minMiles: 90_000, factor: 1.7, source: 'wear part' },
      { maxAgeYears: 3, factor: 0.4, source: 'wear part' },
    ],
    symptoms: {
      'battery-light': 0.65,
      'dim-flicker': 0.35,
      'needs-jump-start': 0.35,
      'many-warnings': 0.3,
      'stalls-while-driving': 0.3,
      'battery-drains': 0.15,
      'total-power-loss': 0.3,
      'alternator-whine': 0.15,
      'steering-assist-lost': 0.1,
      'slow-crank': 0.15,
      'bump-start-works': 0.03,
      'battery-good': 0.12,
      'wont-start': 0.08,
      'abs-light': 0.1,
      'steering-heavy': 0.1,
      'electrical-smell': 0.05,
      'headlight-dim': 0.12,
    },
    against: ['starter-grind', 'battery-terminals-dirty', 'cranks-no-start', 'alternator-good'],
    conditions: {
      'sudden-onset': 0.35,
      'at-idle': 0.15,
      constant: 0.3,
      'after-jump-start': 0.5,
      'lights-on': 0.4,
    },
    codes: {
      P0562: 0.45,
      P0620: 0.2,
      P0622: 0.15,
      P0625: 0.06,
      P2503: 0.15,
      P065A: 0.1,
      B1318: 0.1,
      P0560: 0.15,
      P2502: 0.12,
    },
    severity: 'high',
    drive: {
      verdict: 'no',
      mayRun:
        'The alternator does no harm by turning: the engine may run for some minutes while the car is parked.',
      reason:
        'The battery lasts 20–40 minutes, less at night. When it is empty the engine, power steering and lights fail together, so do not go on the road.',
    },
    patterns: [
      'Red battery light first, then ABS, steering and airbag lights one after another.',
      'Starts after a jump, then dies again within the hour.',
      'A failed diode makes lights flicker and drains the battery overnight as well.',
    ],
    checks: [
      {
        title: 'Look at the belt and feel the pulley',
        steps: [
          'With the engine off, check that the auxiliary belt is there, tight, dry and not glazed.',
          'Try to turn the alternator pulley against the belt by hand.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'Belt missing, slack or slipping',
            means: 'No drive, no charge: the belt or tensioner is the first cause.',
            effect: 'weakens',
          },
          {
            finding: 'Belt sound and pulley driven, yet no charge',
            means: 'The drive is there, so the alternator or its wiring is at fault.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Measure the charging voltage',
        steps: [
          'In Park or neutral, clothes clear of belts and fan, let a helper hold about 1,500 rpm while you measure across the battery posts.',
          'Switch on headlights, blower and rear heater and read again.',
        ],
        tool: 'Multimeter',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'Below 13 V and falling with load',
            means: 'The alternator is not charging. Check belt, plug and fuse before buying one.',
            effect: 'confirms',
          },
          {
            finding: '13.6–14.8 V with load',
            means: 'The alternator holds its voltage under load, so it charges.',
            effect: 'rules-out',
          },
          {
            finding: 'Between 12.6 and 13.2 V on a car with smart charging',
            means: 'It may be resting on purpose: load it and drive a little before judging.',
            effect: 'neutral',
          },
        ],
      },
      {
        title: 'Measure alternating ripple',
        steps: [
          'Set the meter to AC volts across the battery posts.',
          'Read at 1,500 rpm with the headlights on.',
        ],
        tool: 'Multimeter with AC range',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'More than about 0.5 V AC',
            means: 'A rectifier diode has failed.',
            effect: 'confirms',
          },
          {
            finding: 'Below 0.1 V AC',
            means: 'The diodes are good; brushes or regulator can still have failed.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the alternator',
      overview:
        'The unit comes off after the belt. Buy by part number and plug: smart-charge alternators talk to the engine’s ECU and a lookalike may not charge. Charge the battery first, because an alternator is not made to fill an empty one.',
      minutes: [90, 240],
      tools: [
        'Socket set and extensions',
        'Belt tensioner tool or long bar',
        'Multimeter',
        'Battery charger',
        'Torque wrench',
        'Jack and axle stands if reached from below',
      ],
      steps: [
        'Measure the drop between alternator stud and battery positive at 1,500 rpm with load: over 0.3 V means a bad cable or mega-fuse rather than a bad alternator.',
        'Disconnect the negative battery clamp: the thick alternator cable is live even with the engine off. If the alternator is reached from below, set the car on axle stands now.',
        'Draw or photograph the belt route, release the tensioner with its tool and take the belt off. Spin the pulleys by ear while it is off.',
        'Unplug the small connector and unbolt the thick cable.',
        'Take out the bolts and work the alternator out. Tap the sliding bush back a little if the new one is a tight fit.',
        'Check that pulley, plug and mounting of the new unit match, including a freewheel pulley if the old one has it.',
        'Fit it, tighten to the torque in the vehicle manual, and put the rubber cap over the live stud.',
        'Fit the belt, a new one if cracked or oily, check that it sits in all grooves and reconnect the battery.',
        'Charge the battery with a charger, start and measure again: 13.6–14.8 V with everything on.',
      ],
      safety: [
        'Disconnect the battery before the alternator cable: a slipped spanner burns.',
        'Never disconnect the battery with the engine running to test an alternator: the voltage spike kills control units.',
        'Keep clothes and hands from belts, and lock the tensioner before you put fingers behind it.',
      ],
      stopIf:
        'Stop if the new alternator does not charge either: the exciter wire, the data line or the main fuse needs tracing.',
    },
    parts: [
      { name: 'Alternator, remanufactured or new', usd: [160, 850] },
      { name: 'Auxiliary belt', usd: [20, 70] },
    ],
    labourHours: [1, 3],
    diy: 'moderate',
  },
  'alternator-overcharging': {
    name: 'Alternator overcharging',
    workshopName: 'Voltage regulator failed: system over-voltage',
    summary:
      'The regulator no longer holds the voltage down. Over 15 V cooks the battery, burns out bulbs and makes electronics behave strangely.',
    prior: 0.71,
    fits: { fuels: WITH_STARTER },
    shifts: [{ minMiles: 90_000, factor: 1.5, source: 'wear part' }],
    symptoms: {
      'battery-damaged': 0.4,
      'bulb-blows-often': 0.3,
      'battery-light': 0.4,
      'dim-flicker': 0.3,
      'many-warnings': 0.25,
      'rotten-egg-smell': 0.2,
      'electrics-odd': 0.15,
      'electrical-smell': 0.12,
    },
    against: ['slow-crank', 'headlight-dim'],
    conditions: { 'at-high-speed': 0.25, accelerating: 0.2, 'after-jump-start': 0.25 },
    codes: { P0563: 0.55, P0622: 0.12, P2504: 0.15 },
    severity: 'high',
    drive: {
      verdict: 'no',
      engineOff: true,
      reason:
        'Over-voltage can make the battery burst and destroys control units worth far more than the alternator.',
    },
    patterns: [
      'Lights grow much brighter with engine speed and bulbs die one after another.',
      'Battery hot, wet on top and smelling of rotten eggs after a drive.',
    ],
    checks: [
      {
        title: 'Measure the voltage at raised engine speed',
        steps: [
          'With eye protection on, measure across the posts at idle.',
          'Have a helper raise the engine slowly to 2,500 rpm. Stop at once if the reading passes 15.5 V.',
        ],
        tool: 'Multimeter',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Over 15.2 V with a warm engine',
            means: 'The regulator has failed.',
            effect: 'confirms',
          },
          {
            finding: 'Never above 14.9 V',
            means: 'The charging voltage is right. A few cars pass 15 V for a short time in frost.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check the sensing connection',
        steps: [
          'With the engine off, look at the small alternator plug and its wires for corrosion.',
          'Still with the engine off, measure the resistance from the alternator body to the negative post: an earth fault makes the regulator raise the voltage.',
        ],
        tool: 'Multimeter',
        minutes: 10,
        outcomes: [
          {
            finding: 'Clean plug and less than half an ohm',
            means: 'The sensing is good, so the regulator itself is at fault.',
            effect: 'supports',
          },
          {
            finding: 'Loose plug, or more than one ohm',
            means: 'Repair that first: the regulator may only be misinformed.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Fit a new voltage regulator or alternator after overcharging',
      overview:
        'On many alternators the regulator with its brushes is a separate part behind the rear cover. What the over-voltage did to the battery and bulbs must be checked too.',
      minutes: [60, 240],
      tools: ['Multimeter', 'Socket and Torx set', 'Eye protection', 'Battery charger or tester'],
      steps: [
        'Stop driving the car and let the battery cool in the open. Do not jump or charge it while it gasses.',
        'Disconnect the negative clamp, then look at the slip-ring end of the alternator to see whether the regulator can be reached.',
        'Remove the plastic rear cover and the two or three screws of the regulator. Note how the brushes sit.',
        'Inspect the slip rings: smooth and brown is fine, grooved or blue means a complete alternator.',
        'Compress the new brushes, fit the regulator and tighten its screws lightly and evenly, because they also carry current.',
        'Refit the cover, reconnect and start. Watch the meter as the speed rises: 13.6–14.8 V and steady.',
        'Load-test the battery and replace it if it is swollen, wet or weak.',
        'Go round all lights and scan all control units: over-voltage codes are cleared and must not come back.',
      ],
      safety: [
        'An overcharged battery gives off explosive gas: goggles, no sparks, do not lean over it.',
        'Disconnect the battery before touching the alternator stud.',
      ],
      stopIf:
        'Stop if the ECU sets the charging voltage and still reads too high after a new regulator: the command line needs a workshop.',
    },
    parts: [
      { name: 'Regulator or alternator', usd: [40, 850] },
      { name: '12 V battery', usd: [110, 320], ifNeeded: true },
    ],
    labourHours: [0.8, 3],
    diy: 'moderate',
  },
  'alternator-bearing-worn': {
    name: 'Worn alternator bearing or freewheel pulley',
    workshopName: 'Alternator bearing rough or overrunning pulley seized',
    summary:
      'A dry bearing rumbles and whines with engine speed. A seized freewheel pulley makes the belt flutter and chirp. Charging may still be perfect.',
    prior: 1.1,
    fits: { fuels: WITH_STARTER },
    shifts: [{ minMiles: 80_000, factor: 1.7, source: 'wear part' }],
    symptoms: {
      'alternator-whine': 0.6,
      'engine-whine': 0.35,
      'belt-squeal': 0.35,
      'engine-vibration': 0.08,
      'battery-light': 0.08,
      'startup-rattle': 0.08,
    },
    against: ['needs-jump-start', 'slow-crank', 'battery-drains', 'ac-noise'],
    conditions: { accelerating: 0.35, 'at-idle': 0.3, 'gradual-onset': 0.5, 'cold-engine': 0.2 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'It will run for a while, but a bearing that seizes throws the belt and with it the charging, often the water pump and the steering pump.',
    },
    patterns: [
      'A whine that rises with engine speed, in neutral as well as in gear.',
      'On diesels, a bad freewheel pulley rattles for a second at switch-off.',
    ],
    checks: [
      {
        title: 'Listen at the alternator with a stick',
        steps: [
          'Tie back hair and sleeves. With the engine idling, hold the probe or stick on the alternator body, well clear of belt and fan, and listen at the other end.',
          'Compare with the idler, tensioner and water pump.',
        ],
        tool: 'Mechanic stethoscope or wooden stick',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'Growl or whine loudest at the alternator',
            means: 'The sound comes from its bearing or its freewheel pulley.',
            effect: 'supports',
          },
          {
            finding: 'Loudest at another pulley',
            means: 'The noise comes from that pulley, not from the alternator.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Spin the pulley with the belt off',
        steps: [
          'With the engine off and cool, release the tensioner and lift the belt off the alternator.',
          'Spin the pulley and rock it. A freewheel pulley must drive the rotor in one direction only.',
        ],
        tool: 'Belt tensioner tool',
        minutes: 25,
        outcomes: [
          {
            finding: 'Rough, dry or wobbling, or the freewheel locked or slipping both ways',
            means: 'Bearing or pulley is finished.',
            effect: 'confirms',
          },
          {
            finding: 'Silent and smooth',
            means: 'The alternator is not the source of the noise.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew the alternator bearing or its freewheel pulley',
      overview:
        'A freewheel pulley alone often cures the noise and costs a fraction of an alternator. Worn bearings are pressed in, so most people exchange the unit.',
      minutes: [60, 240],
      tools: ['Belt tensioner tool', 'Freewheel pulley socket set', 'Socket set', 'Torque wrench'],
      steps: [
        'Disconnect the negative battery clamp: the thick cable at the alternator is always live.',
        'Note the belt route and take the belt off. Spin every pulley in turn, so that you do not change the wrong part.',
        'For the pulley: prise off its dust cap, hold the rotor shaft with the splined bit and undo the pulley. Some have a left-hand thread.',
        'Screw on the new pulley of the same kind and tighten to the torque in the vehicle manual, then fit a new dust cap: a missing cap kills it within a year.',
        'For the bearing: remove the alternator and exchange it, or have an auto-electrician press in bearings and fit brushes at the same time.',
        'Check the tensioner arm for side play and its damper: a seized freewheel wears it out.',
        'Fit the belt, a new one if it is cracked or oily, check it in every groove, reconnect the battery and run the engine through its speeds.',
        'Measure the charging voltage with the lights on before you call it done.',
      ],
      safety: [
        'Disconnect the battery before working near the alternator stud.',
        'No fingers, sleeves or stethoscope tubes near moving belts.',
      ],
      stopIf:
        'Stop if the noise stays with the alternator belt off: it comes from inside the engine or another pulley.',
    },
    parts: [
      { name: 'Freewheel pulley', usd: [35, 110] },
      { name: 'Exchange alternator', usd: [160, 850], ifNeeded: true },
    ],
    labourHours: [0.8, 2.5],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

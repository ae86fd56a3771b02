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
        'The battery lasts 20–40 minutes, less at night. When it is empty, the engine, power steering and lights fail together, so do not take the car on the road.',
    },
    patterns: [
      'Red battery light first, then ABS, steering and airbag lights one after another.',
      'Starts after a jump, then dies again within the hour.',
      'A failed diode makes lights flicker and drains the battery overnight as well.',
    ],
    shown: {
      summary:
        'The alternator no longer makes enough current, so the car runs off its battery. The lights grow dim, warnings multiply as the voltage falls, and after half an hour or so the engine stops.',
      patterns: [
        'The red battery light comes on first, then the ABS, steering and airbag lights one after another.',
        'The car starts after a jump, then dies again within the hour.',
        'A failed diode makes the lights flicker and drains the battery overnight as well.',
      ],
    },
    checks: [
      {
        title: 'Look at the belt and feel the pulley',
        steps: [
          'With the engine off and the key out, check that the auxiliary belt is in place, tight, dry and not glazed.',
          'Try to turn the alternator pulley by hand. It should not slip under the belt.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'The belt is missing, slack or slipping',
            means:
              'Without the belt the alternator cannot charge: put the belt or its tensioner right first.',
            effect: 'weakens',
          },
          {
            finding: 'The belt is intact and drives the pulley, yet there is no charge',
            means: 'The drive is there, so the alternator or its wiring is at fault.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Measure the charging voltage',
        steps: [
          'Select Park or neutral and keep your clothes clear of the belts and the fan. Let a helper hold the engine at about 1,500 rpm while you measure across the battery posts.',
          'Switch on the headlights, the blower and the rear window heater, and read the meter again.',
        ],
        tool: 'Multimeter',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is below 13 V and falls with load',
            means:
              'The alternator is not charging. Check the belt, plug and fuse before you buy another.',
            effect: 'confirms',
          },
          {
            finding: 'It is 13.6–14.8 V with load',
            means: 'The alternator holds its voltage under load, so it is charging.',
            effect: 'rules-out',
          },
          {
            finding: 'It is 12.6–13.2 V on a car with smart charging',
            means:
              'Smart charging may have reduced the output on purpose: leave the loads on for some minutes and read it again.',
            effect: 'neutral',
          },
        ],
      },
      {
        title: 'Measure alternating ripple',
        steps: [
          'Set the meter to AC volts and hold its probes on the battery posts.',
          'Let a helper hold the engine at 1,500 rpm with the headlights on, and read the meter. Keep clear of the belts and the fan.',
        ],
        tool: 'Multimeter with AC range',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is more than about 0.5 V AC',
            means: 'A rectifier diode has failed: the alternator needs repair or exchange.',
            effect: 'confirms',
          },
          {
            finding: 'It is below 0.1 V AC',
            means: 'The diodes are good, but the brushes or the regulator may still have failed.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the alternator',
      overview:
        'The alternator comes off after the belt. Buy by part number and plug: smart-charge alternators communicate with the engine control unit, and a lookalike may not charge.',
      minutes: [90, 240],
      tools: [
        'Socket set and extensions',
        'Belt tensioner tool or long bar',
        'Multimeter',
        'Battery charger',
        'Torque wrench',
        'Jack and axle stands, if it is reached from below',
      ],
      steps: [
        'With the engine at 1,500 rpm and the lights and blower on, measure the voltage between the alternator stud and the battery positive post. More than 0.3 V means a bad cable or main fuse rather than a bad alternator.',
        'Switch off and disconnect the negative battery clamp. If the alternator is reached from below, chock the wheels and put the car on axle stands now.',
        'Draw or photograph the belt route, release the tensioner with its tool and take the belt off. Spin the other pulleys while it is off and listen for rough bearings.',
        'Unplug the small connector and unbolt the thick cable.',
        'Take out the bolts and work the alternator out. If the new one is a tight fit, tap the sliding bush in its bracket back a little.',
        'Check that the pulley, plug and mounting of the new alternator match the old, including the freewheel pulley if there is one.',
        'Fit the alternator and tighten its bolts to the torque in the vehicle manual. Connect the cable and the plug, and put the rubber cap over the stud.',
        'Fit the belt, or a new one if it is cracked or oily. Check that it sits in every groove, lower the car and reconnect the battery.',
        'Charge the battery with a charger, then start the engine and measure again: 13.6–14.8 V with everything on is normal. A smart-charging car may show less.',
      ],
      safety: [
        'Disconnect the battery before you touch the alternator cable: a spanner that slips can short it and burn you.',
        'Never disconnect the battery with the engine running to test an alternator: the voltage spike can destroy control units.',
        'Keep clothes and hands away from moving belts, and lock the tensioner before you put your fingers behind it.',
      ],
      stopIf:
        'Stop if the new alternator does not charge either: the exciter wire, the data line or the main fuse has to be tested.',
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
        'The excess voltage can make the battery burst and destroy control units worth far more than the alternator.',
    },
    patterns: [
      'Lights grow much brighter with engine speed and bulbs die one after another.',
      'Battery hot, wet on top and smelling of rotten eggs after a drive.',
    ],
    shown: {
      summary:
        'The regulator no longer limits the voltage. More than 15 V overcharges the battery, burns out bulbs and makes the electronics behave erratically.',
      patterns: [
        'The lights grow much brighter with engine speed, and bulbs fail one after another.',
        'After a drive the battery is hot, wet on top and smells of rotten eggs.',
      ],
    },
    checks: [
      {
        title: 'Measure the voltage at raised engine speed',
        steps: [
          'Put on eye protection. With the engine idling, measure across the battery posts.',
          'Have a helper raise the engine speed slowly to 2,500 rpm. Switch the engine off at once if the reading passes 15.5 V.',
        ],
        tool: 'Multimeter',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is above 15.0 V with a warm engine',
            means: 'The regulator has failed: it or the complete alternator has to be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'It is never above 15.0 V',
            means:
              'The charging voltage is right. A few cars pass 15 V for a short time in freezing weather.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check the sensing connection',
        steps: [
          'With the engine off, look at the small alternator plug and its wires for corrosion.',
          'With the engine still off, measure the resistance from the alternator body to the negative battery post. An earth fault makes the regulator raise the voltage.',
        ],
        tool: 'Multimeter',
        minutes: 10,
        outcomes: [
          {
            finding: 'The plug is clean and the reading is less than half an ohm',
            means: 'The connections are good, so the regulator is the likely cause.',
            effect: 'supports',
          },
          {
            finding: 'The plug is loose, or the reading is half an ohm or more',
            means: 'Repair that first: the regulator may only be receiving a false reading.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Fit a new voltage regulator or alternator after overcharging',
      overview:
        'On many alternators the regulator and its brushes are a separate part behind the rear cover. Check as well what the excess voltage has done to the battery and the bulbs.',
      minutes: [60, 240],
      tools: ['Multimeter', 'Socket and Torx set', 'Eye protection', 'Battery charger or tester'],
      steps: [
        'Stop driving the car and let the battery cool in the open air. Do not jump-start or charge it while it is gassing.',
        'Disconnect the negative clamp, then look at the rear end of the alternator to see whether the regulator can be reached.',
        'Remove the plastic rear cover and the two or three screws of the regulator. Note how the brushes sit.',
        'Inspect the slip rings. Smooth and brown is good; if they are grooved or blue, fit a complete alternator.',
        'Compress the new brushes, fit the regulator and tighten its screws lightly and evenly, because they also carry current.',
        'Refit the cover, reconnect the battery and start the engine. Watch the meter as the speed rises: the voltage should settle at 13.6–14.8 V.',
        'Have the battery tested under load, and replace it if it is swollen, wet or weak.',
        'Check all lights and scan all control units. Clear any over-voltage codes: they must not come back.',
      ],
      safety: [
        'An overcharged battery gives off explosive gas: wear goggles, make no sparks and do not lean over it.',
        'Disconnect the battery before you touch the alternator stud.',
      ],
      stopIf:
        'Stop if the engine control unit sets the charging voltage and it is still too high with a new regulator: a workshop has to test the command line.',
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
        'The alternator will run for a while, but a bearing that seizes throws the belt off. Then the charging fails, and often the water pump and the power steering too.',
    },
    patterns: [
      'A whine that rises with engine speed, in neutral as well as in gear.',
      'On diesels, a bad freewheel pulley rattles for a second at switch-off.',
    ],
    shown: {
      summary:
        'A dry bearing rumbles and whines with engine speed. A seized freewheel pulley makes the belt flutter and chirp. The alternator may still charge perfectly.',
      patterns: [
        'A whine rises with engine speed, in neutral as well as in gear.',
        'On a diesel, a bad freewheel pulley rattles for a second as the engine is switched off.',
      ],
    },
    checks: [
      {
        title: 'Listen at the alternator with a stick',
        steps: [
          'Tie back hair and sleeves. With the engine idling, hold the probe or stick on the alternator body, well clear of the belt and fan, and listen at the other end.',
          'Listen in the same way at the fixed bodies of the idler, the tensioner and the water pump, and compare.',
        ],
        tool: 'Mechanic’s stethoscope or wooden stick',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'The growl or whine is loudest at the alternator',
            means: 'The sound comes from the alternator bearing or its freewheel pulley.',
            effect: 'supports',
          },
          {
            finding: 'It is loudest at another pulley',
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
            finding: 'It is rough or wobbles, or the freewheel locks or slips both ways',
            means: 'The bearing or the pulley is worn out and has to be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'It is silent and smooth',
            means: 'The alternator is not the source of the noise.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew the alternator bearing or its freewheel pulley',
      overview:
        'A freewheel pulley by itself often cures the noise and costs a fraction of an alternator. Worn bearings are pressed in, so most people fit an exchange alternator.',
      minutes: [60, 240],
      tools: [
        'Belt tensioner tool',
        'Freewheel pulley socket set',
        'Socket set',
        'Torque wrench',
        'Multimeter',
      ],
      steps: [
        'Disconnect the negative battery clamp.',
        'Note the belt route, release the tensioner and take the belt off. Spin every pulley in turn, so that you do not change the wrong part.',
        'To change the pulley, prise off its dust cap, hold the rotor shaft with the splined bit and undo the pulley. Some have a left-hand thread.',
        'Screw on a new pulley of the same kind and tighten it to the stated torque. Then fit a new dust cap, because without one the pulley fails within a year.',
        'If the bearing is worn, remove the alternator and exchange it, or have an auto electrician press in new bearings and fit brushes at the same time.',
        'Check the tensioner arm for side play and its damper for wear: a seized freewheel pulley ruins both.',
        'Fit the belt, or a new one if it is cracked or oily, and check that it sits in every groove. Reconnect the battery, start the engine and listen from idle to about 2,500 rpm.',
        'Finally, measure the charging voltage with the lights on.',
      ],
      safety: [
        'Disconnect the battery before you work near the alternator stud.',
        'Keep fingers, sleeves and stethoscope tubes away from moving belts.',
      ],
      stopIf: 'Stop if the noise remains with the belt off: it comes from inside the engine.',
    },
    parts: [
      { name: 'Freewheel pulley and dust cap', usd: [35, 110] },
      { name: 'Exchange alternator', usd: [160, 850], ifNeeded: true },
    ],
    labourHours: [0.8, 2.5],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

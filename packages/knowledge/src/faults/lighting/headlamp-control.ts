import type { FaultEntry } from '../../schema.ts';

/** Aim, switching and automatic functions of the front lights. */
export const headlampControlFaults = {
  'headlight-connector-melted': {
    name: 'Melted headlight plug or bulb holder',
    workshopName: 'Lamp connector overheated by contact resistance',
    summary:
      'A slack or corroded contact at the bulb gets hot under full current. The plastic browns and melts, the bulb flickers and keeps burning out.',
    prior: 0.75,
    shifts: [{ minAgeYears: 6, factor: 1.4, source: 'wear part' }],
    symptoms: {
      'lamp-melted': 0.7,
      'headlight-flicker': 0.4,
      'headlight-out': 0.45,
      'bulb-blows-often': 0.4,
      'electrical-smell': 0.15,
      'wiring-damage-seen': 0.3,
      'tail-light-out': 0.08,
      fire: 0.02,
    },
    against: ['lens-hazy', 'condensation-lamp', 'headlight-aim'],
    conditions: { intermittent: 0.4, 'over-bumps': 0.1, 'lights-on': 0.5 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Leave that light off, because the plug can smoulder. Do not drive at night until it is repaired.',
    },
    patterns: [
      'Same side, new bulb every few months.',
      'Stronger than standard bulbs were fitted.',
    ],
    shown: {
      summary:
        'A slack or corroded contact at the bulb gets hot under full current. The plastic turns brown and melts, the light flickers, and its bulbs fail again and again.',
      patterns: [
        'The bulb on the same side fails every few months.',
        'Bulbs stronger than the standard ones were fitted.',
      ],
    },
    checks: [
      {
        title: 'Look at the plug behind the bulb',
        steps: [
          'With the lights off and cool, pull the plug off the bulb.',
          'Look for brown plastic, terminals that have turned blue, and brittle wires. Plug it in again.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'The plug is brown, melted or brittle',
            means: 'The contact has been far too hot. Replace the plug.',
            effect: 'confirms',
          },
          {
            finding: 'The plug is clean and tight, and its wires are supple',
            means: 'The plug has not overheated.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure the voltage at the bulb while it is lit',
        steps: [
          'With the light on, back-probe both wires at the plug.',
          'Compare the voltage with that across the battery.',
        ],
        tool: 'Multimeter',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'It is more than 0.8 V below the battery voltage',
            means:
              'A bad contact in the plug, the wire or the earth turns the difference into heat.',
            effect: 'supports',
          },
          {
            finding: 'It is almost the battery voltage',
            means: 'The supply is good.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a melted headlight plug',
      overview:
        'Use a ceramic or heat-resistant repair plug with wires of the full cross-section. Find the reason too: an overpowered bulb, a slack terminal or an earth fault.',
      minutes: [30, 90],
      tools: [
        'Wire cutters and strippers',
        'Ratchet crimp tool',
        'Sealed crimps',
        'Hot-air gun',
        'Multimeter',
      ],
      steps: [
        'Switch the lights off, disconnect the negative lead of the battery and let the light cool.',
        'Cut the wires back until the copper is bright and the insulation is supple.',
        'Do one wire at a time, so that dipped beam, main beam and earth are not mixed up, and cut each at a different length.',
        'Crimp each joint and shrink the sleeve over it. The joints must be outside the hot headlight.',
        'Clean the earth point of the light, and check that it is tight.',
        'Fit a new bulb of the listed wattage.',
        'Route the wires so that they do not touch the bulb or the lid.',
        'Reconnect the battery and leave the light on for twenty minutes. Switch it off and feel the plug, which may be warm but not hot. Compare it with the other side.',
      ],
      safety: [
        'Hot plastic and halogen glass cause burns. Let them cool.',
        'Never fit a fuse of a higher rating.',
      ],
      stopIf:
        'Stop if the headlight itself has melted round the bulb, because the beam is then no longer right.',
    },
    parts: [{ name: 'Repair plug and bulb', usd: [15, 60] }],
    labourHours: [0.4, 1.2],
    diy: 'moderate',
  },
  'headlight-leveling-fault': {
    name: 'Headlight levelling fault or wrong aim',
    workshopName: 'Levelling motor, ride-height sensor link or beam setting fault',
    summary:
      'The motor, the height sensor at the axle with its little rod, or simply the setting is wrong. The lamps shine at the ground or into the eyes of others.',
    prior: 0.9,
    shifts: [{ minAgeYears: 7, factor: 1.4, source: 'corroded sensor links' }],
    symptoms: {
      'headlight-aim': 0.85,
      'headlight-dim': 0.3,
      'lamp-warning': 0.3,
      'auto-lights-fault': 0.1,
      glare: 0.06,
      'air-suspension-warning': 0.03,
    },
    against: ['headlight-out', 'lens-hazy', 'headlight-flicker'],
    conditions: { 'after-repair': 0.3, 'heavy-load': 0.2, 'after-impact': 0.15, constant: 0.3 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'You see too little, or you dazzle others. Drive slowly at night until the beam is set.',
    },
    patterns: [
      'Began after a bumper, spring or lamp was replaced.',
      'Lamps no longer dip and rise when the ignition is switched on.',
    ],
    shown: {
      summary:
        'The levelling motor, the height sensor at the axle or its small rod has failed, or the setting is simply wrong. The headlights shine at the ground, or into the eyes of others.',
      patterns: [
        'It began after a bumper, a spring or a headlight was replaced.',
        'The headlights no longer dip and rise when the ignition is switched on.',
      ],
    },
    checks: [
      {
        title: 'Compare the beam on a wall',
        steps: [
          'Park on level ground, 5 m from a wall, with the tyre pressures right and somebody in the driver’s seat. Mark the height of the centre of each headlight on the wall.',
          'Switch the dipped beam on. Its edge should be about 5–7 cm below that mark, and both sides should be equal.',
        ],
        tool: 'Tape measure',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The edge is well above or below, or the sides are unequal',
            means: 'The aim or the levelling is wrong on the side that differs.',
            effect: 'confirms',
          },
          {
            finding: 'The height is right, and both sides are equal',
            means: 'The aim is good. Check the bulbs and the lenses.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Watch the levelling move',
        steps: [
          'Face the wall. Turn the levelling wheel from 0 to 3; with automatic levelling, switch the lights on and watch the first seconds.',
          'Switch off, and look from the side at the rods of the height sensors at the axles.',
        ],
        tool: 'Torch',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'One or both beams do not move, or a rod is broken',
            means: 'The motor, the sensor or its rod is at fault.',
            effect: 'supports',
          },
          {
            finding: 'Both beams move equally',
            means: 'The levelling works, and only the basic setting is wrong.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair headlight levelling and set the beam',
      overview:
        'If nothing is broken, a Torx or hex screw sets the beam in minutes. The rod of a height sensor is a cheap part that rusts away. Automatic levelling must be calibrated before the beam is set.',
      minutes: [20, 120],
      tools: [
        'Tape measure, masking tape, board and tyre gauge',
        'Long Torx or hex key',
        'Multimeter',
        'Jack, axle stands and chocks for the height sensors',
        'OBD tool for calibration',
      ],
      steps: [
        'Set the tyre pressures, have the tank half full and no load in the car, turn the levelling wheel to 0 and park on a level floor.',
        'Check first that the bulb is seated properly, because a bulb on one tab only lifts the beam.',
        'Look at each height sensor and its rod under the car. If you go under it, chock its wheels and put it on axle stands.',
        'Replace a broken sensor or rod with one of the same length, lower the car, and run the calibration.',
        'If a motor does not move, unplug it at the headlight and check its supply and signal. Turn the motor out of its socket, and push the new one onto the ball joint.',
        'Park 10 m from the wall. Mark the height of each headlight’s centre on it, and a line below it by the percentage on the headlight times 10 m. Set one light at a time, and hold a board in front of the other, never a cloth on the lens.',
        'Turn the vertical screw until the edge is on the line, then the side screw until the kink in the edge points straight ahead.',
        'Have the aim checked on an aiming rig, such as that of an MOT station.',
      ],
      safety: [
        'Put the car on axle stands before you reach under it. Never rely on air suspension to hold it up.',
        'Check your work on the road. If other drivers flash you, the beam is too high.',
      ],
      stopIf:
        'Stop if a screw turns without moving the beam. The mount inside the headlight is then broken.',
    },
    parts: [{ name: 'Sensor rod, sensor or motor', usd: [10, 180] }],
    labourHours: [0.3, 1.5],
    diy: 'moderate',
  },
  'headlight-switch-worn': {
    name: 'Worn headlight switch',
    workshopName: 'Light switch contacts burnt or signal implausible',
    summary:
      'All headlight current, or its signal, goes through a switch with worn contacts. Both headlights go out together while driving, or lights stay on or never come on.',
    prior: 0.69,
    shifts: [{ minAgeYears: 8, factor: 1.5, source: 'wear part' }],
    symptoms: {
      'headlight-flicker': 0.45,
      'headlight-out': 0.4,
      'lights-stay-on': 0.3,
      'high-beam-fault': 0.3,
      'auto-lights-fault': 0.25,
      'battery-drains': 0.15,
      'tail-light-out': 0.15,
      'electrical-smell': 0.08,
      'dim-flicker': 0.06,
    },
    against: ['lens-hazy', 'condensation-lamp', 'bulb-blows-often', 'battery-light'],
    conditions: { intermittent: 0.5, 'sudden-onset': 0.25, 'lights-on': 0.5 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Both headlights can go out at once at speed. Do not drive until the switch has been replaced.',
    },
    patterns: [
      'Both lamps go out together and come back when the switch is wiggled.',
      'Knob or stalk is warm.',
    ],
    shown: {
      summary:
        'The current or the signal for all headlights goes through a switch whose contacts are worn. Both headlights go out together while you drive, or the lights stay on or never come on.',
      patterns: [
        'Typically they come back when the switch is moved.',
        'The knob or the stalk feels warm.',
      ],
    },
    checks: [
      {
        title: 'Wiggle the switch with the lights on',
        steps: [
          'Park facing a wall and switch the lights on.',
          'Without changing its position, move the knob or the stalk gently in every direction.',
        ],
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Both lights flicker or go out',
            means: 'The contacts of the switch are worn. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The lights are steady',
            means: 'The contacts of the switch hold. Check the relay, the fuse and the earth.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the switch position in live data',
        steps: [
          'Switch the ignition on and open the body control unit with a reader.',
          'Turn the switch through off, side, auto and dipped, and compare each with the display.',
        ],
        tool: 'OBD-II reader with manufacturer coverage',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The position is wrong or jumps',
            means: 'The switch or its wire gives a wrong signal.',
            effect: 'confirms',
          },
          {
            finding: 'The position is always right',
            means: 'The body control unit sees every position, so the switch is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the headlight switch',
      overview:
        'A switch in the dashboard usually turns and pulls out. A stalk switch is beneath the steering wheel. If its plug has been hot, both have to be changed.',
      minutes: [20, 120],
      tools: ['Trim tools', 'Torx set', 'OBD-II reader'],
      steps: [
        'First swap the headlight relay with an identical one and check both fuses, because the two headlights rarely share a fuse.',
        'Switch the lights off. For a stalk switch, disconnect the battery and wait ten minutes.',
        'For a dashboard switch, turn it to off, press the knob in, turn it slightly to the right and draw it out. Check the manual, because cars differ.',
        'For a stalk switch, remove the column shrouds. On many cars the steering wheel stays on. If it must come off, leave the work to a workshop.',
        'Release the plug and look for brown pins. Replace a burnt plug with a repair lead.',
        'Plug the new switch in, push it in until it latches, and reconnect the battery if you disconnected it.',
        'Try the sidelights, dipped beam, main beam, flash, fog lights, indicators and automatic lights.',
        'Code the new switch if it has light and rain functions that the old one did not have.',
      ],
      safety: [
        'There is an airbag in the steering wheel. Disconnect the battery and wait before you work at the stalk.',
        'Test all the lights before you drive in the dark.',
      ],
      stopIf:
        'Stop if the steering wheel has to come off. Work on the airbag and the clock spring is for a trained person.',
    },
    parts: [{ name: 'Light switch', usd: [25, 220] }],
    labourHours: [0.3, 1.5],
    diy: 'moderate',
  },
  'headlight-relay-circuit-fault': {
    name: 'Headlight relay, fuse or earth fault',
    workshopName: 'Headlamp supply or ground circuit fault',
    summary:
      'A relay, fuse or shared earth point fails, so that both lamps, or all lamps on one side, go dark or glow dimly although the bulbs are good.',
    prior: 0.75,
    symptoms: {
      'headlight-out': 0.6,
      'headlight-dim': 0.35,
      'headlight-flicker': 0.35,
      'indicator-fault': 0.2,
      'fuse-blows': 0.2,
      'high-beam-fault': 0.25,
      'lights-stay-on': 0.12,
      'electrics-odd': 0.12,
      'drl-out': 0.1,
    },
    against: ['lens-hazy', 'condensation-lamp', 'lamp-melted'],
    conditions: {
      intermittent: 0.35,
      'wet-weather': 0.15,
      'over-bumps': 0.12,
      'ignition-off': 0.3,
      'lights-on': 0.5,
    },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Without working headlights you can neither see nor be seen. Do not drive until it is repaired, which is often a small job.',
    },
    patterns: [
      'Indicator and side light on one side glow together: lost earth.',
      'Both dipped beams dark, main beam works.',
    ],
    shown: {
      summary:
        'A relay, a fuse or a shared earth point fails. Both headlights, or all the lights on one side, go dark or glow dimly although the bulbs are good.',
      patterns: [
        'The indicator and the sidelight on one side glow together, because the earth is lost.',
        'Both dipped beams are dark, but the main beam works.',
      ],
    },
    checks: [
      {
        title: 'Swap the relay and test the fuses',
        steps: [
          'With the lights off, find the fuses and the relay of the dipped and main beam on the diagram in the fuse box lid.',
          'Turn the light switch to dipped beam and test the fuses with a test light. Then swap the relay with an identical one.',
        ],
        tool: 'Test light',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The light comes back',
            means: 'The fuse or the relay that you changed was at fault.',
            effect: 'confirms',
          },
          {
            finding: 'Nothing changes',
            means:
              'The fuse and the relay are good. Measure the voltage and the earth at the light.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure supply and earth at the headlight plug',
        steps: [
          'With the lights on and the headlight plugged in, measure from each supply wire to the negative terminal of the battery.',
          'Then measure from the earth wire to the negative terminal of the battery.',
        ],
        tool: 'Multimeter',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The earth wire shows more than 0.3 V',
            means: 'The earth connection is bad. Clean it.',
            effect: 'confirms',
          },
          {
            finding: 'There is no voltage on the supply',
            means:
              'It is lost on the way. The relay, the switch, the control unit or a wire is at fault.',
            effect: 'supports',
          },
          {
            finding: 'The voltage is full and the earth good, but the light is dark',
            means: 'The bulb or the headlight is at fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the headlight supply and earth',
      overview:
        'A meter shows within ten minutes whether the supply or the earth is missing. On cars with a body control unit there is often no relay: the unit switches off an output that is shorted.',
      minutes: [30, 150],
      tools: [
        'Multimeter',
        'Test light',
        'Wire brush and sockets',
        'Sealed crimps',
        'Contact grease',
        'OBD-II reader',
      ],
      steps: [
        'Compare left and right to see what the dark lights share: a relay, the switch, a fuse or an earth.',
        'Fit a fuse and a relay of the same rating and type. If the fuse blows again, look for a pinched wire behind the headlight.',
        'Find the earth bolt near the headlight or on the inner wing.',
        'Switch the lights off and disconnect the battery. Undo the bolt, brush the eyelet and the body to bright metal, and refit it with contact grease on the outside.',
        'Reconnect the battery. If the supply is missing, follow it with a test light from the fuse box to the first plug.',
        'Disconnect the battery again. Repair broken wires with sealed crimp joints, especially at the slam panel of the bonnet and in the loom of the headlight.',
        'Reconnect the battery. On cars with a body control unit, clear the shut-down code after you have repaired the short circuit; otherwise the light stays off.',
        'Check all the lights singly and together. At dusk, drive over bumps with a helper watching.',
      ],
      safety: [
        'Do not fit a fuse of a higher rating.',
        'On xenon headlights, measure only at the car’s own plug: the ballast makes a deadly voltage.',
      ],
      stopIf: 'Stop if the control unit gives no output and no code. A workshop must then test it.',
    },
    parts: [{ name: 'Relay, fuse or terminal', usd: [3, 40] }],
    labourHours: [0.5, 2],
    diy: 'moderate',
  },
  'auto-light-sensor-fault': {
    name: 'Faulty light sensor',
    workshopName: 'Rain/light sensor signal fault or poor coupling to windscreen',
    summary:
      'The light sensor behind the windscreen or on the dash is covered, badly coupled or faulty. Lights come on in sunshine or stay off at dusk and in tunnels.',
    prior: 0.66,
    fits: { years: [1998, 2099] },
    symptoms: {
      'auto-lights-fault': 0.85,
      'lights-stay-on': 0.2,
      'wipers-wrong-speed': 0.2,
      'wipers-self-start': 0.06,
      'battery-drains': 0.03,
    },
    against: ['headlight-out', 'headlight-flicker', 'high-beam-fault'],
    conditions: { 'after-repair': 0.35, constant: 0.3 },
    severity: 'medium',
    drive: {
      verdict: 'yes',
      reason:
        'It is safe as long as you switch the lights on by hand. With only the daytime running lights on, the rear is dark at dusk.',
    },
    patterns: [
      'Since the windscreen was replaced.',
      'Sticker, toll tag or dash mat covers the sensor.',
    ],
    shown: {
      summary:
        'The light sensor behind the windscreen or on the dashboard is covered, badly connected to the glass or faulty. The lights come on in sunshine, or stay off at dusk and in tunnels.',
      patterns: [
        'It began when the windscreen was replaced.',
        'A sticker, a toll tag or a dashboard mat covers the sensor.',
      ],
    },
    checks: [
      {
        title: 'Cover and light the sensor',
        steps: [
          'Stop in the open in daylight, leave the engine running and set the light switch to automatic.',
          'Cover the sensor area with a thick dark cloth for a minute, then take it away and shine a torch on the sensor.',
        ],
        tool: 'Cloth and torch',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'The lights do not react',
            means: 'The sensor, its gel pad on the glass or its wire is at fault.',
            effect: 'supports',
          },
          {
            finding: 'They come on when it is covered and go off in light',
            means: 'The sensor can tell dark from light, so it works.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the gel pad through the windscreen',
        steps: [
          'From outside, look at the sensor behind the mirror.',
          'Look for bubbles, streaks or a loose sensor.',
        ],
        tool: 'Torch',
        minutes: 3,
        outcomes: [
          {
            finding: 'There are bubbles or a gap',
            means: 'The sensor cannot see through the glass. Fit a new gel pad.',
            effect: 'confirms',
          },
          {
            finding: 'The pad is clear and flat',
            means: 'The sensor is connected to the glass properly.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Refit or replace the light sensor',
      overview:
        'A new gel pad costs little and cures most cases after a windscreen change. The windscreen must also be the right one, with a clear window for the sensor.',
      minutes: [20, 60],
      tools: ['Plastic trim tools', 'Thick dark cloth', 'Isopropyl alcohol', 'OBD tool for coding'],
      steps: [
        'Clean the outside of the glass, and remove stickers near the mirror.',
        'Unclip the cover at the foot of the mirror with plastic tools.',
        'Release the two clips and lift the sensor off. Do not touch the camera beside it.',
        'Remove the old pad, and clean the glass and the lens of the sensor with isopropyl alcohol.',
        'Lay the new pad on without bubbles, press the sensor on and close its clips.',
        'Plug the sensor in and refit the cover.',
        'If it still does not work, fit a sensor with the same part number and have it coded.',
        'Test it: with the switch on AUTO, a thick cloth over the outside of the glass must bring the lights on within seconds, and they must go out when you take it away.',
      ],
      safety: [
        'Do not move the driver-assistance camera, or it has to be calibrated.',
        'Switch the lights on by hand until you have seen that the automatic mode works.',
      ],
      stopIf: 'Stop if the camera bracket or the foot of the mirror comes loose from the glass.',
    },
    parts: [{ name: 'Gel pad or light sensor', usd: [8, 140] }],
    labourHours: [0.3, 0.8],
    diy: 'easy',
  },
  'auto-main-beam-fault': {
    name: 'Automatic main beam misjudges',
    workshopName: 'High-beam assist camera obstructed, uncalibrated or software fault',
    summary:
      'A camera behind the windscreen decides on main beam or on a matrix of light. Dirt, frost, a badly aimed camera or its software make it dazzle others or dip for road signs.',
    prior: 0.66,
    fits: { years: [2006, 2099] },
    shifts: [{ years: [2018, 2099], factor: 1.5, source: 'automatic main beam became common' }],
    symptoms: {
      'auto-lights-fault': 0.75,
      'high-beam-fault': 0.35,
      'lane-assist-fault': 0.15,
      'assist-unavailable': 0.2,
      'lamp-warning': 0.12,
      'headlight-aim': 0.1,
    },
    against: ['headlight-out', 'lights-stay-on', 'wipers-wrong-speed'],
    conditions: {
      'after-repair': 0.25,
      'wet-weather': 0.2,
      'cold-weather': 0.12,
      intermittent: 0.4,
    },
    severity: 'medium',
    drive: {
      verdict: 'yes',
      reason: 'The car is safe with automatic main beam switched off. Dip the headlights by hand.',
    },
    patterns: [
      'Since a windscreen change without calibration.',
      'Dips for reflecting signs and stays up for lorries behind a barrier: a known limit rather than a defect.',
    ],
    shown: {
      summary:
        'A camera behind the windscreen controls the main beam or the matrix headlights. Dirt, frost, a badly aimed camera or faulty software makes it dazzle others, or dip for road signs.',
      patterns: [
        'It began with a windscreen change without calibration.',
        'It dips for reflecting signs and does not dip for lorries behind a barrier, which is a known limit and not a defect.',
      ],
    },
    checks: [
      {
        title: 'Clean the windscreen before the camera',
        steps: [
          'Clean the glass in front of the camera inside and out, and remove stickers.',
          'Drive along an unlit road with automatic main beam on.',
        ],
        tool: 'Glass cleaner',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It works again',
            means: 'Dirt had blocked the camera’s view.',
            effect: 'confirms',
          },
          {
            finding: 'Nothing changes',
            means: 'The view was not blocked. Check the calibration, the software and the switch.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'See whether other camera functions work',
        steps: [
          'Try the lane assistance and the traffic-sign display on a marked road.',
          'Note any messages once you have stopped.',
        ],
        tool: 'None',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'They fail as well',
            means: 'The camera or its calibration is at fault, because these functions share it.',
            effect: 'supports',
          },
          {
            finding: 'They work well',
            means: 'The camera works. Check the settings, the stalk and the headlights.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Put automatic main beam right',
      overview:
        'Clean the glass, check the settings, update the software and calibrate, in this order; usually no part is needed. The camera must be calibrated after work on the windscreen, the suspension or the wheel alignment.',
      minutes: [20, 120],
      tools: ['Glass cleaner', 'Vehicle manual', 'Tape measure'],
      steps: [
        'Look up in the manual from what speed and in which switch position it works. Many cars need AUTO and a push on the stalk.',
        'Clean the glass at the camera. If the inside mists up, dry the cabin.',
        'Check the aim of the headlights on a wall, because badly aimed headlights dazzle even when the camera works.',
        'Look for recalls and software updates for the camera and the lights with the VIN.',
        'After a windscreen change, ask for the calibration record. If there is none, have the camera calibrated.',
        'The workshop checks the tyre pressures and the alignment, sets the target board at the measured distance and calibrates the camera, or drives the learning route.',
        'On a dark road with a second car, check that the beam dips for oncoming lights about 400 m away and for a car ahead.',
        'If it still dazzles, leave it off and report it to the manufacturer and the safety authority.',
      ],
      safety: [
        'Dazzling others can cause a fatal crash. Dip by hand if in doubt.',
        'Do not loosen the camera yourself.',
      ],
      stopIf:
        'Stop once the glass, the settings and the aim are right: calibration is for a workshop with targets.',
    },
    parts: [],
    labourHours: [0.3, 2],
    diy: 'easy',
  },
  'drl-strip-failed': {
    name: 'Failed daytime running light',
    workshopName: 'DRL LED strip, module or bulb failure',
    summary:
      'The LED strip or its driver in the headlamp has failed, or on older cars a small bulb. The strip goes dark, flickers or turns yellow on one side, while the headlight works.',
    prior: 0.9,
    fits: { years: [1995, 2099] },
    shifts: [
      {
        makes: ['chevrolet', 'gmc', 'cadillac'],
        years: [2014, 2020],
        factor: 1.8,
        source: 'widely reported by owners',
      },
      { minAgeYears: 4, factor: 1.3, source: 'heat ageing' },
    ],
    symptoms: {
      'drl-out': 0.85,
      'lamp-warning': 0.25,
      'condensation-lamp': 0.12,
      'indicator-fault': 0.08,
      'headlight-flicker': 0.08,
    },
    against: ['headlight-out', 'headlight-dim', 'headlight-aim'],
    conditions: { 'gradual-onset': 0.3, intermittent: 0.35, 'hot-weather': 0.1 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'The car is safe to drive. Switch the dipped beam on by day so that you can be seen.',
    },
    patterns: [
      'Flickers for weeks, then half the strip goes dark.',
      'One side slightly yellow: overheated chips.',
    ],
    shown: {
      summary:
        'The LED strip or its driver in the headlight has failed; on older cars it is a small bulb. The strip goes dark, flickers or turns yellow on one side, while the headlight works.',
      patterns: [
        'It flickers for weeks, then half the strip goes dark.',
        'One side is slightly yellow, because its chips have overheated.',
      ],
    },
    checks: [
      {
        title: 'Compare the strip with the sidelight',
        steps: [
          'With the engine running and the parking brake set as the manual describes, look at the strip by day.',
          'Switch to sidelights. The same strip should dim, but stay lit along its whole length.',
        ],
        tool: 'None',
        minutes: 4,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is dark in both',
            means:
              'The strip, its driver or its plug has failed, because it does not light in either setting.',
            effect: 'supports',
          },
          {
            finding: 'It is dark by day only',
            means: 'The strip works. A setting, the switch or the control unit is at fault.',
            effect: 'weakens',
          },
          {
            finding: 'Both sides are dark',
            means:
              'Both strips seldom fail together. Check the fuse, the coding and the parking brake signal.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Swap the outside driver modules',
        steps: [
          'Switch the lights off. If the driver is bolted to the outside of the headlight, swap the left and right drivers.',
          'Switch the lights on.',
        ],
        tool: 'Torx set',
        minutes: 60,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The dark side changes',
            means: 'The driver is at fault, because the fault moved with it.',
            effect: 'confirms',
          },
          {
            finding: 'Both strips light up after being replugged',
            means: 'A plug with a poor contact was the cause.',
            effect: 'weakens',
          },
          {
            finding: 'The dark side stays the same',
            means: 'The driver is good, so the LED board inside the light has failed.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the daytime running light module or bulb',
      overview:
        'A bulb takes minutes, and an LED driver module on the outside takes an hour. An LED board inside a glued headlight needs a new headlight or a specialist. Manufacturers have extended the warranty on several models, so ask.',
      minutes: [15, 180],
      tools: ['Torx set and battery spanner', 'Trim tools', 'Multimeter', 'Gloves'],
      steps: [
        'Ask about the warranty or a recall campaign with the VIN.',
        'Check the fuse with the multimeter, and the setting in the menu.',
        'Switch the lights off. Disconnect the battery before you work on LEDs.',
        'For a bulb, wear gloves and turn the holder out behind the headlight or in the bumper. Replace the bulbs on both sides.',
        'For LEDs, loosen the bumper or the wheel-arch liner, unplug and unscrew the driver, and keep its seal.',
        'Fit the new driver with its seal, and put no strain on the ribbon cable.',
        'If the board inside has failed, compare the price of a headlight repairer with that of a new headlight. Opening a headlight with heat at home usually ends in leaks.',
        'Refit the bumper or liner, and reconnect the battery if it is off. Check the daytime running light, the sidelight and the indicator. Many cars dim the strip while the indicator flashes, which is normal.',
      ],
      safety: [
        'LED drivers can make high voltage. Unplug them only when the lights are off.',
        'Let halogen parts cool before you touch them.',
      ],
      stopIf: 'Stop if the headlight would have to be cut or heated open.',
    },
    parts: [{ name: 'Bulb, driver or headlight', usd: [6, 900] }],
    labourHours: [0.2, 2],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

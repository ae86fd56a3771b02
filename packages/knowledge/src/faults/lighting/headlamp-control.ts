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
        'Leave that light off: the plug can smoulder. Do not drive at night until it is repaired.',
    },
    patterns: [
      'Same side, new bulb every few months.',
      'Stronger than standard bulbs were fitted.',
    ],
    checks: [
      {
        title: 'Look at the plug behind the bulb',
        steps: [
          'With the lights off and cool, pull the plug off the bulb.',
          'Look for brown plastic, blue terminals and brittle wires.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Browned, melted or brittle',
            means: 'The contact has been far too hot.',
            effect: 'confirms',
          },
          {
            finding: 'White, tight and supple',
            means: 'The plug has not been hot.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure the voltage at the bulb while it is lit',
        steps: [
          'Back-probe both wires at the plug with the light on.',
          'Compare with the voltage across the battery.',
        ],
        tool: 'Multimeter',
        minutes: 15,
        outcomes: [
          {
            finding: 'More than 0.8 V missing',
            means: 'Resistance in plug, wire or earth swallows it as heat.',
            effect: 'supports',
          },
          { finding: 'Almost battery voltage', means: 'The supply is sound.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace a melted headlight plug',
      overview:
        'Use a ceramic or heat-proof repair plug with wires of full cross-section. Find the reason too: an overpowered bulb, a slack terminal or an earth fault.',
      minutes: [30, 90],
      tools: [
        'Repair plug with high-temperature wires',
        'Ratchet crimp tool',
        'Sealed crimps',
        'Hot-air gun',
        'Multimeter',
      ],
      steps: [
        'Switch the lights off, disconnect the negative lead of the battery and let it cool.',
        'Cut the wires back until the copper is bright and the insulation supple.',
        'Cut at different lengths, and do one wire at a time so that dipped, main and earth stay in order.',
        'Crimp and shrink each splice. Keep them outside the hot light body.',
        'Clean the earth point of the light and check it.',
        'Fit a new bulb of the listed wattage: its blades are burnt as well.',
        'Route the wires so that they do not touch the bulb or lid.',
        'Reconnect the battery, run the light for twenty minutes, switch off and feel the plug: warm, not hot. Compare with the other side.',
      ],
      safety: ['Hot plastic and halogen glass burn: let them cool.', 'Never raise the fuse value.'],
      stopIf:
        'Stop if the light body itself has melted round the bulb: the beam is no longer right.',
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
      reason: 'You see too little or dazzle others. Drive slowly at night until it is set.',
    },
    patterns: [
      'Began after a bumper, spring or lamp was replaced.',
      'Lamps no longer dip and rise when the ignition is switched on.',
    ],
    checks: [
      {
        title: 'Compare the beam on a wall',
        steps: [
          'On level ground, tyres right, driver seated, stand 5 m from a wall and mark the height of the light centre.',
          'The edge of dipped beam should lie about 5–7 cm beneath that mark, and both sides be equal.',
        ],
        tool: 'Tape measure',
        minutes: 15,
        outcomes: [
          {
            finding: 'Well above, below or unequal',
            means: 'Aim or levelling is wrong on the side that is out.',
            effect: 'confirms',
          },
          {
            finding: 'Right and equal',
            means: 'The aim is sound; look at bulbs and lenses.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Watch the levelling move',
        steps: [
          'Face the wall. Turn the levelling wheel from 0 to 3, or switch on with automatic levelling and watch the first seconds.',
          'Look at the rods of the height sensors at the axles.',
        ],
        tool: 'Torch',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'One or both beams do not move, or a rod is broken',
            means: 'Motor, sensor or link is at fault.',
            effect: 'supports',
          },
          {
            finding: 'Both move equally',
            means: 'Only the basic setting is off.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair headlight levelling and set the beam',
      overview:
        'Without a fault a Torx or hex screw sets the beam in minutes. A height-sensor rod is a cheap part that rusts away. Cars with automatic levelling need a calibration by tool before setting.',
      minutes: [20, 120],
      tools: [
        'Tape measure and masking tape',
        'Long Torx or hex key',
        'Penetrating oil',
        'Multimeter',
        'Jack and axle stands for the height sensors',
        'OBD tool for calibration',
      ],
      steps: [
        'Tyre pressures right, half a tank, no load, levelling wheel at 0, level floor.',
        'Check bulb seating first: a bulb on one tab only lifts the beam.',
        'Look at each height sensor and rod beneath the car, which must stand on axle stands if you go under it.',
        'Replace a broken rod or sensor with the same length, and run the calibration.',
        'For a dead motor, unplug it at the light, check supply and signal, turn it out of its socket and fit the new one onto the ball.',
        'Mark the light centre and the line below it on the wall. Shade one light at a time with a board held in front, never with a cloth on the lens: it scorches within a minute.',
        'Turn the vertical screw until the edge lies on the line, then the side screw until the kink stands straight ahead.',
        'Have it confirmed on an aiming rig if your country inspects lights.',
      ],
      safety: [
        'Use axle stands before you reach under the car; never beneath air suspension on its own air.',
        'Check your work on the road: if drivers flash you, it is too high.',
      ],
      stopIf: 'Stop if a screw turns without moving the beam: the mount inside is broken.',
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
      reason: 'Both headlights can go out at once at speed. Do not drive until it is repaired.',
    },
    patterns: [
      'Both lamps go out together and come back when the switch is wiggled.',
      'Knob or stalk is warm.',
    ],
    checks: [
      {
        title: 'Wiggle the switch with the lights on',
        steps: [
          'Park facing a wall and switch the lights on.',
          'Move knob or stalk gently in every direction without changing its position.',
        ],
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Both lights flicker or go out',
            means: 'Worn contacts open at the touch.',
            effect: 'confirms',
          },
          {
            finding: 'Steady',
            means: 'The contacts hold: look at relay, fuse and earth.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the switch position in live data',
        steps: [
          'Open the body unit with a reader.',
          'Turn through off, side, auto and dipped and compare.',
        ],
        tool: 'OBD-II reader with manufacturer coverage',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Wrong or jumping position',
            means: 'The switch or its wire gives a false signal.',
            effect: 'confirms',
          },
          {
            finding: 'Always right',
            means: 'The body unit sees every position, so the switch is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the headlight switch',
      overview:
        'A dash switch usually turns and pulls out. A stalk switch sits beneath the steering wheel. Look at its plug: heat there means that both have to be changed.',
      minutes: [20, 120],
      tools: ['Trim tools', 'Torx set', 'Test lamp'],
      steps: [
        'Swap the headlight relay with a twin and check both fuses first: both lights rarely share one.',
        'Switch the lights off. For a stalk switch, disconnect the battery and wait ten minutes because of the airbag.',
        'Dash switch: turn to off, press the knob in, turn slightly right and draw it out; see the manual.',
        'Stalk switch: remove the column shrouds, and with many cars the wheel stays on. If the wheel must come off, leave it to a workshop.',
        'Release the plug and look for browned pins. Replace a burnt plug with a pigtail.',
        'Plug in, fit the new switch until it latches, and reconnect the battery.',
        'Try side, dipped, main, flash, fog, indicator and automatic.',
        'Code it if it carries light and rain functions that the old one did not have.',
      ],
      safety: [
        'There is an airbag in the wheel: disconnect the battery and wait.',
        'Test all lights before you drive in the dark.',
      ],
      stopIf:
        'Stop if the steering wheel has to come off: airbag and clock spring are for a trained person.',
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
        'Without working headlights you neither see nor are seen. Do not drive until it is repaired, which is a small job where the car stands.',
    },
    patterns: [
      'Indicator and side light on one side glow together: lost earth.',
      'Both dipped beams dark, main beam works.',
    ],
    checks: [
      {
        title: 'Swap the relay and test the fuses',
        steps: [
          'Find the dipped and main beam fuses and relay on the lid.',
          'Test the fuses with a test lamp and swap the relay with a twin.',
        ],
        tool: 'Test lamp',
        minutes: 10,
        outcomes: [
          {
            finding: 'Light comes back',
            means: 'The fuse or relay that you changed was at fault.',
            effect: 'confirms',
          },
          {
            finding: 'No change',
            means: 'Fuse and relay are good. Look at voltage and earth at the light.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure supply and earth at the headlight plug',
        steps: [
          'With the lights on and the light plugged in, measure from each light wire to battery negative.',
          'Then measure from the earth wire to battery negative.',
        ],
        tool: 'Multimeter',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Earth wire shows more than 0.3 V',
            means: 'The current finds no good way back to the battery.',
            effect: 'confirms',
          },
          {
            finding: 'No voltage on the supply',
            means: 'It is lost on the way: relay, switch, control unit or wire.',
            effect: 'supports',
          },
          {
            finding: 'Full voltage, earth good, light dark',
            means: 'The bulb or light is at fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the headlight supply and earth',
      overview:
        'The meter tells within ten minutes whether plus or minus is missing. Clean earths are worth more than new bulbs. On cars with a body module there is no relay: the module shuts off a shorted output.',
      minutes: [30, 150],
      tools: ['Multimeter', 'Test lamp', 'Wire brush', 'Sealed crimps', 'Contact grease'],
      steps: [
        'Compare left and right to see what both share: relay, switch, fuse or earth.',
        'Fit fuse and relay of the same value and type. If the fuse blows again, look for a pinched wire behind the light.',
        'Find the earth bolt near the light or on the inner wing.',
        'Switch the lights off, disconnect the battery, unbolt it, brush eyelet and body bright, and refit with contact grease outside.',
        'Reconnect the battery. If the supply is missing, follow it from the fuse box to the first plug with a test lamp.',
        'Disconnect the battery again. Repair broken wires with sealed crimps, especially at the bonnet slam panel and light loom.',
        'Reconnect. On module cars, clear the shut-down code after repairing the short: it stays off otherwise.',
        'Check all lights singly and together, and drive over bumps at dusk with a helper.',
      ],
      safety: [
        'Do not fit a larger fuse.',
        'Keep away from fan and belts while measuring with the engine on.',
      ],
      stopIf: 'Stop if the control unit gives no output and no code: it needs a workshop test.',
    },
    parts: [{ name: 'Relay, fuse, terminal', usd: [3, 40] }],
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
        'Safe, if you switch the lights by hand. Daytime lights alone leave the rear dark at dusk.',
    },
    patterns: [
      'Since the windscreen was replaced.',
      'Sticker, toll tag or dash mat covers the sensor.',
    ],
    checks: [
      {
        title: 'Cover and light the sensor',
        steps: [
          'Set the switch to automatic, engine on, in daylight.',
          'Cover the sensor spot with a thick dark cloth for a minute, then shine a torch on it.',
        ],
        tool: 'Cloth and torch',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Lights do not react',
            means: 'The sensor, its coupling to the glass or its wire.',
            effect: 'supports',
          },
          {
            finding: 'On when covered, off in light',
            means: 'The sensor tells dark from light.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the gel pad through the windscreen',
        steps: [
          'From outside, look at the sensor spot behind the mirror.',
          'Look for bubbles, streaks or a loose sensor.',
        ],
        tool: 'Torch',
        minutes: 3,
        outcomes: [
          {
            finding: 'Bubbles or gap',
            means: 'The sensor cannot see through the glass.',
            effect: 'confirms',
          },
          { finding: 'Clear and flat', means: 'The coupling is good.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Re-couple or replace the light sensor',
      overview:
        'A new gel pad costs little and cures most cases after a windscreen change. The windscreen must also be the right one, with a clear window for the sensor.',
      minutes: [20, 60],
      tools: ['Plastic trim tools', 'Gel pad', 'Isopropyl alcohol', 'OBD tool for coding'],
      steps: [
        'Clean the glass outside and remove stickers near the mirror.',
        'Unclip the cover at the mirror foot with plastic tools.',
        'Release the two clips and lift the sensor off; leave the camera beside it alone.',
        'Remove the old pad and clean glass and lens with isopropyl alcohol.',
        'Lay the new pad without bubbles, press the sensor on and close its clips.',
        'Reconnect and refit the cover.',
        'If it stays dead, swap the sensor for the same number and code it.',
        'Prove it: on AUTO, a thick cloth over the outside of the glass must bring the lights on within seconds, and taking it away must put them out. Then drive through a tunnel. Set its sensitivity in the menu, if there is one.',
      ],
      safety: [
        'Do not move the driver-assistance camera: it then needs calibration.',
        'Use the manual switch until it is proved.',
      ],
      stopIf: 'Stop if the camera bracket or mirror foot comes loose from the glass.',
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
    drive: { verdict: 'yes', reason: 'It is safe with the automatic switched off: dip by hand.' },
    patterns: [
      'Since a windscreen change without calibration.',
      'Dips for reflecting signs and stays up for lorries behind a barrier: a known limit rather than a defect.',
    ],
    checks: [
      {
        title: 'Clean the windscreen before the camera',
        steps: [
          'Clean the glass in front of the camera inside and out, and remove stickers.',
          'Drive an unlit road with the automatic on.',
        ],
        tool: 'Glass cleaner',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          { finding: 'Works again', means: 'Dirt had blinded the camera.', effect: 'confirms' },
          {
            finding: 'No change',
            means: 'The view was not blocked. Look at calibration, software or switch.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'See whether other camera functions work',
        steps: ['Try lane and traffic-sign assistance on a marked road.', 'Note any messages.'],
        tool: 'None',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'They fail as well',
            means: 'What they share is the camera and its calibration.',
            effect: 'supports',
          },
          {
            finding: 'They work well',
            means: 'The camera sees: settings, stalk or light.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Put automatic main beam right',
      overview:
        'Clean, set, update, calibrate: in this order. No part is needed as a rule, and the camera must be calibrated after glass, suspension or wheel-alignment work.',
      minutes: [20, 120],
      tools: ['Glass cleaner', 'Vehicle manual', 'Tape measure'],
      steps: [
        'Read in the manual above which speed and with which switch position it works: many need auto plus a push on the stalk.',
        'Clean the glass at the camera and look for a fogged inner side: dry the cabin.',
        'Check the aim of the headlights on a wall: a good camera with wrongly aimed lights dazzles too.',
        'Look for recalls and software for camera and lights by VIN.',
        'After a windscreen change ask for the calibration record. Without one, have it calibrated.',
        'The workshop checks tyre pressures and alignment, sets the target board at the measured distance and calibrates, or drives the learning route.',
        'On a dark road with a second car, prove that it dips at oncoming lights some 400 m away and for a car ahead.',
        'If it still dazzles, leave it off and report it to the manufacturer and the authority.',
      ],
      safety: [
        'Dazzling others kills: dip by hand if in doubt.',
        'Do not loosen the camera yourself.',
      ],
      stopIf:
        'Stop when clean glass, settings and aim are right: calibration is for a workshop with targets.',
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
      reason: 'The car is safe to drive. Switch on dipped beam by day so that you are seen.',
    },
    patterns: [
      'Flickers for weeks, then half the strip goes dark.',
      'One side slightly yellow: overheated chips.',
    ],
    checks: [
      {
        title: 'Compare the strip with the position light',
        steps: [
          'With the engine on and the parking brake off as the manual says, look at the strip by day.',
          'Switch to side lights: the same strip should dim but stay whole.',
        ],
        tool: 'None',
        minutes: 4,
        needs: 'running',
        outcomes: [
          {
            finding: 'Dark in both',
            means: 'Strip, driver or its plug has failed, not the command.',
            effect: 'supports',
          },
          {
            finding: 'Dark by day only',
            means: 'The strip can light: a setting, switch or control output.',
            effect: 'weakens',
          },
          {
            finding: 'Both sides dark',
            means: 'Both strips seldom die together: fuse, coding or the parking-brake signal.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Exchange the outside driver module',
        steps: [
          'Switch the lights off. If the driver is bolted to the outside of the light, swap left and right.',
          'Switch on.',
        ],
        tool: 'Torx set',
        minutes: 60,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The dark side moves',
            means: 'The fault went with the driver.',
            effect: 'confirms',
          },
          {
            finding: 'Both strips light after replugging',
            means: 'A plug with poor contact was the cause.',
            effect: 'weakens',
          },
          {
            finding: 'The dark side stays',
            means: 'The driver is good, so the LED board inside the light has failed.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the daytime running light module or bulb',
      overview:
        'Bulb type: minutes. Driver outside: an hour. LED board inside a glued light: a new light or a specialist. Manufacturers have extended cover for several models, so ask.',
      minutes: [15, 180],
      tools: ['Torx set', 'Trim tools', 'Multimeter', 'Gloves'],
      steps: [
        'Ask for warranty or campaign by VIN.',
        'Check the fuse and the setting in the menu.',
        'Switch the lights off, and disconnect the battery for work on LEDs.',
        'Bulb type: turn the holder out behind the light or in the bumper, swap the bulb, both sides.',
        'LED type: loosen the bumper or wheel-arch liner, unplug and unscrew the driver, keep its seal.',
        'Fit the new driver with seal; put no stress on the ribbon cable.',
        'If the board inside is dead, compare a light repairer with a new light. Heating and opening a light at home usually ends in leaks.',
        'Reconnect the battery if it was disconnected. Check daytime light, side light and indicator: many dim the strip while the indicator flashes, which is normal.',
      ],
      safety: [
        'LED drivers can make high voltage: unplugged only when off.',
        'Let halogen parts cool.',
      ],
      stopIf: 'Stop if the light must be cut or baked open.',
    },
    parts: [{ name: 'Bulb, driver or lamp', usd: [6, 900] }],
    labourHours: [0.2, 2],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

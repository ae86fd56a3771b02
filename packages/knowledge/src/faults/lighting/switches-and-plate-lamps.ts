import type { FaultEntry } from '../../schema.ts';

/** Hazard switch and number plate lamps, and what modern lamps do by design. */
export const lampSwitchFaults = {
  'hazard-switch-failed': {
    name: 'Hazard warning switch failed',
    workshopName: 'Hazard warning switch contacts worn or stuck',
    summary:
      'On many cars the indicators run through the hazard switch. Worn contacts in it stop indicators or hazards or both; a press or two brings them back for a while. All bulbs are sound.',
    prior: 0.8,
    fits: { years: [1968, 2099] },
    symptoms: {
      'indicator-fault': 0.85,
      'indicator-wont-cancel': 0.05,
      'lights-stay-on': 0.12,
      'battery-drains': 0.06,
      'electrics-odd': 0.08,
    },
    against: ['lamp-warning', 'bulb-blows-often', 'tail-light-out'],
    conditions: { intermittent: 0.5, 'sudden-onset': 0.25 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Nobody can see where you are going to turn. Signal by hand where that is allowed, and repair it before you drive in traffic.',
    },
    patterns: ['Indicators come back after the hazard button was pressed ten times.'],
    checks: [
      {
        title: 'Press the hazard button ten times',
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        steps: [
          'Park the car, switch the ignition on and leave the engine off. Press the hazard button ten times.',
          'Try the hazard lights and the indicators of both sides.',
        ],
        outcomes: [
          {
            finding: 'They work again, if only for a while',
            means: 'The contacts in the switch are worn. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'Only one side does not work',
            means: 'The bulbs or the wiring of that side are at fault.',
            effect: 'weakens',
          },
          {
            finding: 'None of them works',
            means: 'The fuse, the relay or the switch is at fault.',
            effect: 'neutral',
          },
        ],
      },
      {
        title: 'Look at the fuse of the indicators',
        tool: 'Fuse puller',
        minutes: 10,
        steps: [
          'Switch the ignition off. Find the fuse of the hazard lights and that of the indicators.',
          'Pull each fuse out, see whether its strip is broken, and put it back.',
        ],
        outcomes: [
          {
            finding: 'Both fuses are good',
            means: 'The switch or the relay is at fault.',
            effect: 'supports',
          },
          {
            finding: 'A fuse is blown',
            means: 'The fuse explains the fault. Find out why it blew.',
            effect: 'weakens',
          },
        ],
      },
    ],
    shown: {
      summary:
        'On many cars the current for the indicators runs through the hazard switch. Worn contacts in it stop the indicators, the hazard lights or both, and pressing it several times brings them back for a while. All the bulbs are good.',
      patterns: [
        'Both stop at once, and come back when the hazard button is pressed again and again.',
      ],
    },
    guide: {
      title: 'Replace the hazard warning switch',
      minutes: [20, 45],
      overview:
        'The switch is levered out of the dashboard and unplugged. On some cars the flasher relay is built into it.',
      tools: ['Trim tool', 'Fuse puller', 'Contact cleaner'],
      steps: [
        'Switch the ignition off.',
        'Lever out the switch, or the panel that holds it, with a plastic tool.',
        'Unplug the switch and look at its pins.',
        'Spray a little contact cleaner into the switch, press it twenty times, plug it in and try it again.',
        'If that does not help, switch the ignition off, fit the new switch and plug it in.',
        'Clip the switch and its panel back in. Try the hazard lights and both indicators, and walk round the car to look at every light.',
      ],
      safety: [
        'Stop off the road before you try anything.',
        'Do not unplug yellow connectors in the dashboard: they belong to the airbags.',
      ],
      stopIf:
        'Stop if the new switch makes no difference. The relay or the wiring must then be tested.',
    },
    parts: [{ name: 'Hazard switch', usd: [12, 70] }],
    labourHours: [0.3, 0.7],
    diy: 'easy',
  },
  'number-plate-lamp-failed': {
    name: 'Number plate light dead',
    workshopName: 'Licence plate lamp bulb, holder or wire in the tailgate loom failed',
    summary:
      'Water and salt reach the small lamps at the plate. A bulb, a corroded holder or a wire broken at the hinge of the tailgate puts them out. It is dull, but it fails the test and gets you stopped.',
    prior: 1.6,
    symptoms: {
      'tail-light-out': 0.6,
      'lamp-warning': 0.5,
      'tailgate-fault': 0.06,
      'bulb-blows-often': 0.08,
      'water-in-electrics': 0.06,
    },
    against: ['brake-lights-out', 'headlight-out', 'indicator-fault'],
    conditions: { 'lights-on': 0.4, 'wet-weather': 0.15 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'You may drive by day. Driving at night without this light is an offence, so replace it this week.',
    },
    patterns: [
      'A bulb warning on the dash with all large lamps lit.',
      'Both dead with a boot that will not open: the loom at the hinge.',
    ],
    shown: {
      summary:
        'Water and salt reach the small lights at the number plate. A bulb, a corroded holder or a wire that has broken at the hinge of the tailgate puts them out. It is a minor fault, but the car fails its MOT and you may be stopped by the police.',
      patterns: [
        'A bulb warning shows on the dashboard while all the other lights are lit.',
        'If both are out and the boot does not open either, the loom at the hinge is broken.',
      ],
    },
    checks: [
      {
        title: 'Look at the plate with the lights on',
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        steps: [
          'Park the car and switch the sidelights on. Look at the number plate in the dark.',
          'Tap the lens of each light.',
        ],
        outcomes: [
          {
            finding: 'One is out, or lights up when tapped',
            means: 'The bulb or its holder is at fault. If both are out, check the fuse too.',
            effect: 'confirms',
          },
          {
            finding: 'Both are lit',
            means: 'The number plate light works. Another light is out.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Open and close the tailgate with the lights on',
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        steps: [
          'Switch the sidelights on. Move the tailgate slowly up and down.',
          'Have a helper watch the number plate lights.',
        ],
        outcomes: [
          {
            finding: 'They flicker as the tailgate moves',
            means: 'A wire is broken at the hinge. Have the loom repaired.',
            effect: 'supports',
          },
          {
            finding: 'A light stays out in every position',
            means: 'The bulb or its holder is at fault.',
            effect: 'neutral',
          },
          {
            finding: 'Both are lit in every position',
            means: 'The wires are good.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the number plate bulb',
      minutes: [15, 30],
      overview:
        'Two screws or a spring hold the lens, and most cars use a 5 W bulb. Clean the contacts as well, or the light soon fails again.',
      tools: ['Screwdriver', 'Contact cleaner'],
      steps: [
        'Switch the lights off and let the bulb cool.',
        'Undo the screws of the lens, or press the lens to one side and lever it out.',
        'Pull the bulb out and look at the contacts.',
        'Clean green contacts, and bend them up a little so that they grip.',
        'Fit a bulb of the same power. Use LEDs only where they are approved.',
        'Refit the lens and its seal, switch the lights on and look at both of them.',
      ],
      safety: [
        'Let a hot bulb cool before you touch it.',
        'Pull the handbrake on, and stay off the road while you work at the back of the car.',
      ],
      stopIf: 'Stop if wires at the hinge are broken. The loom needs a proper repair.',
    },
    parts: [
      { name: 'Bulb', usd: [2, 8] },
      { name: 'Bulb holder', usd: [8, 40], ifNeeded: true },
    ],
    labourHours: [0.2, 0.5],
    diy: 'easy',
  },
  'normal-drl-off-when-indicating': {
    name: 'No fault: the daytime light goes out while you indicate',
    workshopName: 'Normal characteristic: daytime running lamp dimmed beside an active indicator',
    summary:
      'Beside a white daytime light a flashing amber one is hard to see. So many cars dim or switch off the one on the side on which you indicate, and both with headlights on.',
    prior: 0.5,
    fits: { years: [2008, 2099] },
    symptoms: {
      'drl-off-indicating': 0.9,
      'drl-out': 0.4,
      'headlight-dim': 0.03,
      'lamp-warning': 0.03,
    },
    against: ['indicator-fault', 'headlight-flicker', 'condensation-lamp'],
    conditions: { 'lights-on': 0.25, turning: 0.25, constant: 0.03 },
    severity: 'low',
    drive: { verdict: 'yes', reason: 'The light works as it should. Drive as usual.' },
    patterns: [
      'Only on the side that flashes, and back at once afterwards.',
      'Worth a look when it stays out, flickers or the other side does not do the same.',
    ],
    shown: {
      summary:
        'A flashing amber indicator is hard to see beside a white daytime running light. So many cars dim or switch off the one on the side on which you indicate, and both when the headlights are on.',
      patterns: [
        'It happens only on the side that flashes, and the light is back at once afterwards.',
        'Have it checked if the light stays off or flickers, or if the other side does not do the same.',
      ],
    },
    checks: [
      {
        title: 'Compare both sides while indicating',
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        steps: [
          'Park in front of a wall or a window with the lights on automatic, the ignition on and the engine off. Indicate left, then right.',
          'Watch both daytime running lights.',
        ],
        outcomes: [
          {
            finding: 'Each goes out on its own side and comes back',
            means: 'The car is built like this.',
            effect: 'confirms',
          },
          { finding: 'One stays out', means: 'That light has failed.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Look for a bulb message',
        tool: 'None',
        minutes: 2,
        needs: 'powered',
        steps: [
          'Switch the ignition on, and look for a message in the display.',
          'Look again with the headlights on.',
        ],
        outcomes: [
          {
            finding: 'There is no message',
            means: 'The car finds no fault in its lights.',
            effect: 'supports',
          },
          {
            finding: 'There is a bulb or light message',
            means: 'One of the lights has failed.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Understand why a daytime light goes out as you indicate',
      minutes: [3, 15],
      overview: 'Nothing has to be repaired. The steps show what is normal.',
      tools: ['None'],
      steps: [
        'Park in front of a wall, indicate left and right, and watch both lights.',
        'Switch the headlights on. The daytime running lights dim to sidelights, or go out.',
        'Pull the handbrake on. On some cars the daytime running lights then go out.',
        'Look through the menu, because some cars let you switch them on and off.',
        'Have them checked if one side behaves differently from the other.',
      ],
      safety: [
        'Daytime running lights leave the rear of the car dark. Switch the headlights on in rain and fog.',
        'Try the lights out with the car parked, not on the road.',
      ],
      stopIf: 'Stop treating it as normal if one side stays dark or flickers, and see a workshop.',
    },
    parts: [],
    labourHours: [0, 0.2],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;

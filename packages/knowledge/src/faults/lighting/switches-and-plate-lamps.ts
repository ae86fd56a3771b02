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
        'Nobody sees where you turn. Signal by hand where that is allowed, and fix it before you drive in traffic.',
    },
    patterns: ['Indicators come back after the hazard button was pressed ten times.'],
    checks: [
      {
        title: 'Press the hazard button ten times',
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        steps: [
          'Park, switch the ignition on and leave the engine off. Press the button ten times.',
          'Try hazards and both indicators.',
        ],
        outcomes: [
          {
            finding: 'They work again, if only for a while',
            means: 'The contacts in the switch are worn.',
            effect: 'confirms',
          },
          {
            finding: 'One side only is dead',
            means: 'Bulbs or wiring of that side.',
            effect: 'rules-out',
          },
          { finding: 'All stay dead', means: 'Fuse, relay or switch.', effect: 'neutral' },
        ],
      },
      {
        title: 'Look at the fuse of the indicators',
        tool: 'Fuse puller',
        minutes: 10,
        steps: [
          'Switch the ignition off. Find both fuses, of hazards and of indicators.',
          'Look at them.',
        ],
        outcomes: [
          { finding: 'Both sound', means: 'Switch or relay.', effect: 'supports' },
          { finding: 'One blown', means: 'The fuse explains it; look why.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace the hazard warning switch',
      minutes: [20, 45],
      overview:
        'The switch is levered out of the dash and unplugged. On some cars it holds the flasher relay as well.',
      tools: ['Trim tool', 'Contact cleaner'],
      steps: [
        'Switch the ignition off.',
        'Lever the switch or its panel out with a plastic tool.',
        'Unplug it and look at its pins.',
        'Try contact cleaner and twenty presses.',
        'Fit the new switch and plug it in.',
        'Try hazards, both indicators and their lights all round.',
      ],
      safety: [
        'Stop off the road before you try anything.',
        'Do not pull yellow plugs in the dash: they belong to airbags.',
      ],
      stopIf: 'Stop when the new switch changes nothing: relay or wiring need a test.',
    },
    parts: [{ name: 'Hazard switch', usd: [12, 70] }],
    labourHours: [0.3, 0.7],
    diy: 'easy',
  },
  'number-plate-lamp-failed': {
    name: 'Number plate lamp dead',
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
      reason: 'It may be driven by day. At night it is an offence: fix it this week.',
    },
    patterns: [
      'A bulb warning on the dash with all large lamps lit.',
      'Both dead with a boot that will not open: the loom at the hinge.',
    ],
    checks: [
      {
        title: 'Look at the plate with the lights on',
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        steps: [
          'Park and switch the side lights on. Look at the number plate in the dark.',
          'Tap the lens.',
        ],
        outcomes: [
          {
            finding: 'One is dark, or lights when tapped',
            means: 'Bulb or holder.',
            effect: 'confirms',
          },
          { finding: 'Both lit', means: 'Another light is meant.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Open and close the tailgate with the lights on',
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        steps: [
          'Switch the side lights on. Move the lid slowly up and down.',
          'Let a helper watch the lights.',
        ],
        outcomes: [
          {
            finding: 'They flicker with the lid',
            means: 'A wire is broken at the hinge.',
            effect: 'supports',
          },
          { finding: 'No change', means: 'Bulb or holder.', effect: 'neutral' },
          {
            finding: 'Both lit in every position',
            means: 'The wires are sound.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the number plate bulb',
      minutes: [15, 30],
      overview:
        'Two screws or a spring, and a bulb of 5 W. Clean the contacts, or it is dark again in a month.',
      tools: ['Screwdriver', 'Contact cleaner'],
      steps: [
        'Switch the lights off.',
        'Undo the lens, or press it to one side and lever it out.',
        'Pull the bulb and look at the contacts.',
        'Clean green contacts and bend them up a little.',
        'Fit a bulb of the same power; LEDs only where approved.',
        'Refit lens and seal and look at both lights.',
      ],
      safety: [
        'Let a hot bulb cool.',
        'Pull the handbrake and stay off the road while you work at the back.',
      ],
      stopIf: 'Stop when wires at the hinge are broken: the loom needs a proper repair.',
    },
    parts: [
      { name: 'Bulb', usd: [2, 8] },
      { name: 'Lamp holder', usd: [8, 40], ifNeeded: true },
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
    drive: { verdict: 'yes', reason: 'The light does what it should. Drive as usual.' },
    patterns: [
      'Only on the side that flashes, and back at once afterwards.',
      'Worth a look when it stays out, flickers or the other side does not do the same.',
    ],
    checks: [
      {
        title: 'Compare both sides while indicating',
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        steps: [
          'Park in front of a wall or window, with lights on automatic, the ignition on and the engine off. Indicate left, then right.',
          'Watch both daytime lights.',
        ],
        outcomes: [
          {
            finding: 'Each goes out on its own side and comes back',
            means: 'As it is built.',
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
        steps: ['Switch the ignition on. Look at the display.', 'Look again with headlights on.'],
        outcomes: [
          { finding: 'No message', means: 'The car finds its lights sound.', effect: 'supports' },
          {
            finding: 'A bulb or light message',
            means: 'One of them has failed.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Understand why a daytime light goes out as you indicate',
      minutes: [3, 15],
      overview: 'Nothing has to be repaired and no part is needed.',
      tools: ['None'],
      steps: [
        'Indicate left and right before a wall and watch.',
        'Switch the headlights on: daytime lights dim to side lights.',
        'Pull the handbrake: on some cars they go out.',
        'Look into the menu: some let you switch them.',
        'Have it looked at when one side differs from the other.',
      ],
      safety: [
        'Daytime lights leave the rear dark: switch headlights on in rain and fog.',
        'Try lights parked, not on the road.',
      ],
      stopIf: 'See a workshop when one side stays dark or flickers.',
    },
    parts: [],
    labourHours: [0, 0.2],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;

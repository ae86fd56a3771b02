import type { FaultEntry } from '../../schema.ts';

/** Feeds and switches, apart from what they feed. */
export const sightCircuitFaults = {
  'wiper-fuse-or-relay-failed': {
    name: 'Wiper fuse or relay failed',
    workshopName: 'Windscreen wiper supply: fuse, relay or earth open',
    summary:
      'Snow, ice or a stiff linkage overloads the wipers and the fuse blows; relays wear. The motor gets no current and is silent in every position of the switch.',
    prior: 1.4,
    symptoms: {
      'wipers-stop': 0.85,
      'fuse-blows': 0.3,
      'washer-fault': 0.2,
      'wipers-wrong-speed': 0.25,
      'rear-wiper-fault': 0.1,
    },
    against: ['wiper-motor-heard', 'wiper-arm-loose', 'wipers-smear'],
    conditions: { 'sudden-onset': 0.5, 'cold-weather': 0.35, 'wet-weather': 0.25 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'Drive only in dry weather until the wipers work again; if it rains, stop where it is safe.',
    },
    patterns: [
      'Switched on while the blades were frozen to the glass.',
      'Only the interval is dead: the relay.',
    ],
    shown: {
      summary:
        'Snow, ice or a stiff linkage overloads the wipers and the fuse blows, or the relay wears out. The motor gets no current and is silent in every position of the switch.',
      patterns: [
        'The wipers were switched on while the blades were frozen to the glass.',
        'If only the intermittent wipe fails, suspect the relay.',
      ],
    },
    checks: [
      {
        title: 'Listen for the wiper motor',
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        steps: [
          'Park, switch the ignition on and leave the engine off. Wet the glass and free the blades by hand before you switch on.',
          'Move the switch through all positions, stay clear of the arms and listen at the bulkhead.',
        ],
        outcomes: [
          {
            finding: 'It is silent in all positions',
            means: 'It gets no current, or the motor has failed.',
            effect: 'supports',
          },
          {
            finding: 'The motor runs, but the arms do not move',
            means: 'The linkage has come apart.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the wiper fuse and relay',
        tool: 'Fuse puller',
        minutes: 10,
        needs: 'powered',
        steps: [
          'Switch the ignition off. Find both with the plan on the lid of the fuse box and look at the fuse.',
          'Swap the relay with an identical one, switch the ignition on and try again.',
        ],
        outcomes: [
          {
            finding: 'The fuse has blown, or they wipe with the other relay',
            means: 'The fuse or the relay was the cause. If the fuse has blown, find out why.',
            effect: 'confirms',
          },
          {
            finding: 'Both are good',
            means: 'Look at the motor, the switch and the earth.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Restore power to the wipers',
      minutes: [20, 50],
      overview:
        'Find out why the fuse blew before you trust a new one: ice, a stiff linkage, or a motor full of water.',
      tools: ['Fuse puller', 'Penetrating oil'],
      steps: [
        'Switch the ignition off. Free the blades from ice.',
        'Move the arms by hand: they have to move a little without grating.',
        'Replace the fuse once with the same rating.',
        'Swap or replace the relay.',
        'If the linkage is stiff, oil its spindles.',
        'Wet the glass and try all speeds, the intermittent wipe and the washer.',
      ],
      safety: [
        'Do not put your fingers in the linkage: it starts without warning.',
        'Never fit a fuse of a higher rating.',
      ],
      stopIf: 'Stop if the fuse blows again: the motor or the linkage has seized.',
    },
    parts: [{ name: 'Fuse or relay', usd: [3, 40] }],
    labourHours: [0.3, 0.8],
    diy: 'easy',
  },
  'mirror-switch-failed': {
    name: 'Mirror adjustment switch failed',
    workshopName: 'Door mirror selector switch contacts worn',
    summary:
      'The small joystick that moves and folds the mirrors wears or gets wet. Both mirrors, or one direction on both, stop together, while the motors in them are sound.',
    prior: 0.9,
    symptoms: {
      'mirror-fault': 0.9,
      'window-fault': 0.06,
      'electrics-odd': 0.08,
      'water-in-electrics': 0.05,
    },
    against: ['mirror-loose', 'mirror-display-fault'],
    conditions: { intermittent: 0.3, 'wet-weather': 0.15 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason: 'You may drive once both mirrors are set by hand so that you can see behind you.',
    },
    patterns: [
      'Neither mirror moves, and no motor is heard: switch or fuse. One alone: its motor or plug.',
    ],
    shown: {
      summary:
        'The small joystick that moves and folds the mirrors wears or gets wet. Both mirrors, or one direction on both, stop together, while their motors are good.',
      patterns: [
        'If neither mirror moves and no motor is heard, suspect the switch or the fuse. If only one fails, suspect its motor or plug.',
      ],
    },
    checks: [
      {
        title: 'Try both mirrors in all directions',
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        steps: [
          'Park, switch the ignition on and leave the engine off. Select the left mirror, move it in four directions, then do the same with the right.',
          'Listen for the motors.',
        ],
        outcomes: [
          {
            finding: 'The same direction fails on both, or both fail',
            means: 'The switch or the fuse is at fault.',
            effect: 'supports',
          },
          {
            finding: 'Only one mirror fails',
            means: 'That mirror or its plug is at fault.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the mirror switch',
        tool: 'Multimeter',
        minutes: 25,
        steps: [
          'Switch the ignition off. Look at the fuse, lift the switch out and unplug it.',
          'Measure the contacts of the switch in each direction.',
        ],
        outcomes: [
          {
            finding: 'A contact stays open in one direction',
            means: 'The switch is worn.',
            effect: 'confirms',
          },
          {
            finding: 'All contacts close',
            means: 'Refit the switch. Look at the loom and the motors.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the mirror adjustment switch',
      minutes: [20, 40],
      overview:
        'The switch clips into the door or the dashboard. Contact cleaner helps if it has got wet.',
      tools: ['Trim tool', 'Contact cleaner'],
      steps: [
        'Switch the ignition off and check the fuse: a blown one explains it.',
        'Lever out the panel that holds the switch.',
        'Unplug the switch, clean it with contact cleaner, let it dry, plug it in and try it.',
        'Fit a new switch if it still does not work.',
        'Clip the panel back in.',
        'Set both mirrors, and try their folding and heating.',
      ],
      safety: [
        'Never adjust the mirrors while driving.',
        'Do not put your fingers near folding mirrors.',
      ],
      stopIf: 'Stop if a new switch changes nothing: the loom at the hinge then needs testing.',
    },
    parts: [{ name: 'Mirror switch', usd: [12, 80] }],
    labourHours: [0.3, 0.6],
    diy: 'easy',
  },
  'rear-screen-heater-feed-lost': {
    name: 'Heated rear window fuse, relay or terminal failed',
    workshopName: 'Rear screen heater supply: fuse, relay, switch or glass terminal open',
    summary:
      'The lines on the glass are whole, but no current reaches them: a fuse, a relay, or the terminal that has come off the glass. The whole window stays misted, not just a line or two.',
    prior: 1.4,
    symptoms: {
      'rear-window-wont-clear': 0.75,
      'defroster-fault': 0.6,
      'fuse-blows': 0.2,
      'mirror-fault': 0.1,
      'radio-reception-poor': 0.06,
    },
    against: ['window-shatters', 'water-leak-cabin'],
    conditions: { 'cold-weather': 0.4, 'wet-weather': 0.25, 'sudden-onset': 0.3 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason: 'Clear the glass by hand before you drive, and use the door mirrors.',
    },
    patterns: [
      'A clip torn off the glass by luggage.',
      'Heated mirrors dead as well: the common fuse.',
    ],
    shown: {
      summary:
        'The lines on the glass are intact, but no current reaches them because of a fuse, a relay, or a terminal that has come off the glass. The whole window stays misted, not just a line or two.',
      patterns: [
        'Luggage has torn a clip off the glass.',
        'If the heated mirrors fail as well, it is the common fuse.',
      ],
    },
    checks: [
      {
        title: 'Look at both terminals on the rear glass',
        tool: 'Torch',
        minutes: 5,
        steps: [
          'Switch the engine off. Look at the left and right ends of the heater lines.',
          'See whether a wire hangs loose, and recall whether the whole window stays misted or only some lines.',
        ],
        outcomes: [
          {
            finding: 'A clip is off the glass',
            means: 'The circuit is interrupted there.',
            effect: 'confirms',
          },
          { finding: 'Both are firm', means: 'Look at the fuse and the relay.', effect: 'neutral' },
          {
            finding: 'Only single lines stay misted',
            means: 'These lines are broken; the supply is good.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the rear screen fuse and relay',
        tool: 'Fuse puller',
        minutes: 10,
        needs: 'running',
        steps: [
          'Switch the ignition off. Find both with the plan on the lid of the fuse box.',
          'Look at the fuse, and swap the relay with an identical one. Then try the heater with the engine running outdoors.',
        ],
        outcomes: [
          {
            finding: 'The fuse has blown, or it heats with the other relay',
            means: 'The fuse or the relay was the cause.',
            effect: 'confirms',
          },
          {
            finding: 'Both are good',
            means: 'Look at the switch, the wires and the glass.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Restore power to the heated rear window',
      minutes: [20, 60],
      overview:
        'The fuse and relay are plugged in; a clip is glued back with conductive adhesive. Do not scrape the lines.',
      tools: ['Fuse puller', 'Multimeter', 'Conductive adhesive'],
      steps: [
        'Switch off, and replace the fuse once with one of the same rating.',
        'Swap the relay for a good one of the same type.',
        'With the engine running outdoors and the heater on, measure the voltage between the two terminals: it should be about 12 V.',
        'Glue a loose clip on with conductive adhesive and let it set for a day.',
        'Look for broken wires in the loom at the hinge of the tailgate.',
        'Breathe on the glass, switch the heater on and check that it clears evenly.',
      ],
      safety: ['Run the engine only outdoors.', 'Broken glass cuts: do not press on the glass.'],
      stopIf: 'Stop if the fuse blows again: a wire at the hinge has a short circuit.',
    },
    parts: [{ name: 'Fuse, relay or adhesive', usd: [3, 30] }],
    labourHours: [0.3, 1],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;

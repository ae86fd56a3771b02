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
      reason: 'Drive only in dry weather until they wipe again; in rain stop where it is safe.',
    },
    patterns: [
      'Switched on while the blades were frozen to the glass.',
      'Only the interval is dead: the relay.',
    ],
    checks: [
      {
        title: 'Listen for the wiper motor',
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        steps: [
          'Park, switch the ignition on and leave the engine off. Wet the glass and free the blades by hand first.',
          'Switch through all positions and listen at the bulkhead.',
        ],
        outcomes: [
          {
            finding: 'Silent in all positions',
            means: 'No current, or a dead motor.',
            effect: 'supports',
          },
          {
            finding: 'The motor runs, the arms stand',
            means: 'The linkage has come apart.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the wiper fuse and relay',
        tool: 'Fuse puller',
        minutes: 10,
        steps: [
          'Switch the ignition off. Find both on the lid of the box and look at the fuse.',
          'Swap the relay with an identical one and try again.',
        ],
        outcomes: [
          {
            finding: 'Blown, or they wipe with the other relay',
            means: 'Then that was the cause.',
            effect: 'confirms',
          },
          { finding: 'Both sound', means: 'Motor, switch or earth.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Restore the feed of the wipers',
      minutes: [20, 50],
      overview:
        'Find why the fuse blew before you trust a new one: ice, a stiff linkage, or a motor full of water.',
      tools: ['Fuse puller', 'Spanner', 'Penetrating oil'],
      steps: [
        'Switch the ignition off. Free the blades from ice.',
        'Move the arms by hand: they have to move a little without grating.',
        'Replace the fuse once with the same rating.',
        'Swap or replace the relay.',
        'Oil the spindles of a stiff linkage.',
        'Try all speeds, interval and washer with a wet glass.',
      ],
      safety: [
        'Keep fingers out of the linkage: it starts without warning.',
        'Never fit a stronger fuse.',
      ],
      stopIf: 'Stop when the fuse blows again: motor or linkage are seized.',
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
      reason: 'It may be driven once both mirrors are set by hand so that you see behind you.',
    },
    patterns: [
      'Neither mirror moves, and no motor is heard: switch or fuse. One alone: its motor or plug.',
    ],
    checks: [
      {
        title: 'Try both mirrors in all directions',
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        steps: [
          'Park, switch the ignition on and leave the engine off. Select left, move it in four directions, then right.',
          'Listen for the motors.',
        ],
        outcomes: [
          {
            finding: 'The same direction is dead on both, or both are dead',
            means: 'Switch or fuse.',
            effect: 'supports',
          },
          {
            finding: 'One mirror alone is dead',
            means: 'That mirror or its plug.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure the mirror switch',
        tool: 'Multimeter',
        minutes: 25,
        steps: [
          'Switch the ignition off. Look at the fuse, lift the switch out and unplug it.',
          'Measure its contacts in each direction.',
        ],
        outcomes: [
          { finding: 'Open in a direction', means: 'Worn.', effect: 'confirms' },
          { finding: 'All close', means: 'Loom or motors.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Replace the mirror adjustment switch',
      minutes: [20, 40],
      overview: 'It clips into the door or dash. Contact cleaner helps if it has got wet.',
      tools: ['Trim tool', 'Contact cleaner'],
      steps: [
        'Switch the ignition off and look at the fuse.',
        'Lever the panel of the switch out.',
        'Unplug, clean and try it.',
        'Fit a new one if it stays dead.',
        'Clip the panel in.',
        'Set both mirrors and try folding and heating.',
      ],
      safety: ['Never set mirrors while driving.', 'Keep fingers out of folding mirrors.'],
      stopIf: 'Stop when a new switch changes nothing: the loom at the hinge needs a test.',
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
    checks: [
      {
        title: 'Look at both terminals on the rear glass',
        tool: 'Torch',
        minutes: 5,
        steps: [
          'Switch the engine off. Look at the left and the right edge of the lines.',
          'See whether a wire hangs off.',
        ],
        outcomes: [
          {
            finding: 'A clip is off the glass',
            means: 'The circuit is open there.',
            effect: 'confirms',
          },
          { finding: 'Both are firm', means: 'Look at fuse and relay.', effect: 'neutral' },
          {
            finding: 'Only single lines stay misted',
            means: 'These lines are broken, not the feed.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the rear screen fuse and relay',
        tool: 'Fuse puller',
        minutes: 10,
        steps: [
          'Switch the ignition off. Find both on the lid of the box.',
          'Look at the fuse, and swap the relay with an identical one.',
        ],
        outcomes: [
          {
            finding: 'Blown, or it heats with the other relay',
            means: 'Then that was the cause.',
            effect: 'confirms',
          },
          { finding: 'Both sound', means: 'Switch, wire or glass.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Restore the feed of the heated rear window',
      minutes: [20, 60],
      overview:
        'Fuse and relay are plugged in; a clip is glued back with conductive adhesive. Do not scrape the lines.',
      tools: ['Fuse puller', 'Multimeter', 'Conductive adhesive'],
      steps: [
        'Replace the fuse once.',
        'Swap the relay.',
        'Measure 12 V between the two terminals with the engine running outdoors and the heater on.',
        'Glue a loose clip on with conductive adhesive and let it set for a day.',
        'Look at the loom at the hinge of the tailgate.',
        'Breathe on the glass, switch on and see it clear evenly.',
      ],
      safety: ['Run the engine only outdoors.', 'Broken glass cuts: do not press on the lines.'],
      stopIf: 'Stop when the fuse blows again: there is a short in a wire at the hinge.',
    },
    parts: [{ name: 'Fuse, relay or adhesive', usd: [3, 30] }],
    labourHours: [0.3, 1],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;

import { WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** What feeds the cooling fan: fuse, relay, resistor and plug. */
export const coolingFanCircuitFaults = {
  'radiator-fan-circuit-open': {
    name: 'Cooling fan fuse, relay or plug failed',
    workshopName: 'Radiator fan supply: fuse, relay, series resistor or connector open',
    summary:
      'The fan motor itself is sound, but its feed is broken: a blown fuse, a relay whose contacts are burnt, a dead resistor for the low speed or a melted plug. The engine gets hot in traffic and cools down on the move.',
    prior: 1.8,
    fits: { fuels: WITH_ENGINE },
    symptoms: {
      'fan-never-on': 0.7,
      overheating: 0.5,
      'ac-cuts-out': 0.35,
      'ac-not-cold': 0.3,
      'temperature-fluctuates': 0.25,
      'check-engine-light': 0.15,
      'fuse-blows': 0.15,
      'coolant-loss': 0.06,
    },
    against: ['coolant-leak', 'white-smoke', 'coolant-in-oil'],
    conditions: {
      'at-idle': 0.6,
      'at-low-speed': 0.4,
      'hot-weather': 0.4,
      'ac-on': 0.3,
      'sudden-onset': 0.4,
    },
    codes: {
      P0480: 0.3,
      P0481: 0.2,
      P0691: 0.12,
      P0692: 0.12,
      P0693: 0.12,
      P0694: 0.12,
      P0695: 0.12,
      P0696: 0.12,
    },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Without its fan the engine overheats in the first traffic queue, and a few minutes of overheating can ruin it. Do not drive until the fan runs.',
    },
    patterns: [
      'Only the high speed works, or only the low one: that points to the resistor or to one of two relays.',
      'A plug browned by heat at the fan is common where the motor draws too much: test the motor before a new fuse.',
    ],
    shown: {
      summary:
        'The fan motor itself is good, but its supply is interrupted: a blown fuse, a relay with burnt contacts, a failed resistor for the low speed or a melted plug. The engine gets hot in traffic and cools down on the move.',
      patterns: [
        'If only the high speed works, or only the low one, suspect the resistor or one of two relays.',
        'A plug browned by heat at the fan is common where the motor draws too much current: test the motor before you fit a new fuse.',
      ],
    },
    checks: [
      {
        title: 'Look at the fan fuse and swap the relay',
        steps: [
          'Work with the engine cold and the ignition off. Find the fan fuse and relay with the diagram on the lid of the fuse box.',
          'Pull the fuse out, hold it against the light and put a good one back.',
          'Swap the relay with an identical one in the box. Then try the fan with the air conditioning on, watching it from a distance.',
        ],
        tool: 'Fuse puller',
        minutes: 15,
        outcomes: [
          {
            finding: 'The fuse has blown or its contacts have melted',
            means: 'The supply to the fan is interrupted there.',
            effect: 'confirms',
          },
          {
            finding: 'The fan works with the other relay',
            means: 'The relay is faulty. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The fuse and relay are good',
            means: 'Look at the plug, the resistor and the motor next.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Check the fan plug for heat damage',
        steps: [
          'With the engine cold and the ignition off, unplug the fan.',
          'Look for brown plastic and burnt pins, then plug it in. Keep your fingers out of the blades: some fans start with the ignition off.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'The plug is browned or melted',
            means:
              'The plug no longer makes good contact. Replace it, and test how much current the motor draws.',
            effect: 'supports',
          },
          {
            finding: 'The plug is clean and tight',
            means: 'The plug is not the cause.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Connect the fan motor straight to a battery',
        steps: [
          'Switch the ignition off and unplug the fan.',
          'Connect its two thick pins to a battery with fused test leads, keeping well clear of the blades.',
        ],
        tool: 'Fused test leads',
        minutes: 15,
        outcomes: [
          {
            finding: 'The motor runs strongly',
            means: 'The motor is good: its supply is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'The motor does not turn, or turns only slowly',
            means: 'The motor itself has failed.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Restore the supply to the cooling fan',
      overview:
        'Find out which link between the fuse and the plug is broken, and replace only that. A fuse blows for a reason: measure the current of the motor before you trust a new one.',
      minutes: [30, 120],
      tools: ['DC clamp meter', 'Fused test leads', 'Crimping tool'],
      steps: [
        'Let the engine cool completely and disconnect the battery before you touch any plugs.',
        'Replace a blown fuse once with one of the same rating. If it blows again, there is a short circuit in the motor or the loom.',
        'Replace a relay that clicks but does not pass current.',
        'Cut off a melted plug and crimp on a repair plug with wire of the same cross-section.',
        'If only one speed is missing, replace the series resistor beside the fan.',
        'Reconnect the battery, start the engine, switch the air conditioning on and watch both speeds cut in. The current must stay below the fuse’s rating.',
        'Let the engine idle until the fan has cut in and out twice, and watch the temperature gauge meanwhile.',
      ],
      safety: [
        'A fan can start at any moment, even with the ignition off: unplug it before your hands go near it.',
        'Never fit a fuse of a higher rating: the loom would burn instead.',
      ],
      stopIf:
        'Stop if the new fuse blows at once, or if the gauge goes above normal while you test: switch off and have the car recovered.',
    },
    parts: [
      { name: 'Fuse and relay', usd: [8, 40] },
      { name: 'Fan resistor or repair plug', usd: [20, 90], ifNeeded: true },
    ],
    labourHours: [0.5, 1.5],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

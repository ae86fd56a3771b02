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
        'Without its fan the engine overheats in the first queue, and a few minutes too hot ruin it. Do not drive until the fan runs.',
    },
    patterns: [
      'Only the high speed works, or only the low one: that points to the resistor or to one of two relays.',
      'A plug browned by heat at the fan is common where the motor draws too much: test the motor before a new fuse.',
    ],
    checks: [
      {
        title: 'Look at the fan fuse and swap the relay',
        steps: [
          'Work with the engine cold and the ignition off. Find the fan fuse and relay on the lid of the fuse box.',
          'Look at the fuse against the light.',
          'Swap the relay with an identical one in the box.',
        ],
        tool: 'Fuse puller',
        minutes: 15,
        outcomes: [
          {
            finding: 'Fuse blown, or its contacts melted',
            means: 'The feed of the fan is broken.',
            effect: 'confirms',
          },
          {
            finding: 'The fan works with the other relay',
            means: 'The relay is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'Fuse and relay are sound',
            means: 'Look at plug, resistor and motor.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at the plug of the fan for heat',
        steps: [
          'With the engine cold and the ignition off, unplug the fan.',
          'Look for brown plastic and burnt pins. Keep fingers out of the blades: some fans start with the ignition off.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Browned or melted',
            means: 'The plug has lost its contact.',
            effect: 'supports',
          },
          { finding: 'Clean and tight', means: 'The plug is not the cause.', effect: 'weakens' },
        ],
      },
      {
        title: 'Feed the fan motor from the battery',
        steps: [
          'Switch the ignition off and unplug the fan.',
          'Connect its two thick pins to a battery with fused test leads, well clear of the blades.',
        ],
        tool: 'Fused test leads',
        minutes: 15,
        outcomes: [
          {
            finding: 'The motor runs strongly',
            means: 'The motor is sound: its supply is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'It does not turn, or only slowly',
            means: 'The motor itself has failed.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Restore the feed of the cooling fan',
      overview:
        'Find which link is broken from the fuse to the plug and replace only that. A fuse blows for a reason: measure the current of the motor before you trust a new one.',
      minutes: [30, 120],
      tools: ['Multimeter', 'Fused test leads', 'Socket set', 'Crimping tool'],
      steps: [
        'Let the engine cool completely and disconnect the battery before you touch plugs.',
        'Replace a blown fuse once with one of the same rating. If it blows again, there is a short in the motor or the loom.',
        'Replace a relay that clicks but does not pass current.',
        'Cut back a melted plug and crimp on a repair plug with wire of the same size.',
        'Replace the series resistor beside the fan where only one speed is missing.',
        'Reconnect, switch the air conditioning on and see both speeds start.',
        'Let it idle until the fan has cut in and out twice, with an eye on the gauge.',
      ],
      safety: [
        'A fan can start at any moment, even with the ignition off: unplug it before your hands go near.',
        'Never fit a stronger fuse: the loom would burn instead.',
      ],
      stopIf:
        'Stop when the new fuse blows at once, or the gauge goes above normal while you test: switch off and have it recovered.',
    },
    parts: [
      { name: 'Fuse and relay', usd: [8, 40] },
      { name: 'Fan resistor or repair plug', usd: [20, 90], ifNeeded: true },
    ],
    labourHours: [0.5, 1.5],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

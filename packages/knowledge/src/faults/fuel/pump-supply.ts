import { SPARK, WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** What feeds and switches the electric fuel pump. */
export const pumpSupplyFaults = {
  'fuel-pump-relay-failed': {
    name: 'Fuel pump relay or fuse failed',
    workshopName: 'Fuel pump relay contacts burnt, or pump fuse blown',
    summary:
      'The relay switches the current of the fuel pump. When its contacts are burnt or a solder joint cracks with heat, the pump stops: the engine dies or cranks without starting, and may start again after cooling down.',
    prior: 2.4,
    fits: { fuels: WITH_ENGINE, years: [1980, 2099] },
    symptoms: {
      'cranks-no-start': 0.7,
      'no-fuel-signs': 0.5,
      'stalls-while-driving': 0.4,
      'hard-start-hot': 0.3,
      'stalls-at-idle': 0.2,
      'check-engine-light': 0.15,
      'fuse-blows': 0.15,
      'wont-start': 0.4,
    },
    against: ['fuel-pump-whine', 'no-crank', 'slow-crank', 'fuel-leak'],
    conditions: { 'sudden-onset': 0.5, intermittent: 0.4, 'hot-weather': 0.25, 'warm-engine': 0.3 },
    codes: { P0230: 0.25, P0231: 0.2, P0627: 0.2, P0232: 0.15, P023F: 0.1, P0628: 0.1, P0629: 0.1 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'The engine can cut out in traffic without warning. Do not drive it until the relay has been replaced.',
    },
    patterns: [
      'Dies when hot, starts again after half an hour: a cracked solder joint, well known on old Hondas and Volkswagens.',
    ],
    checks: [
      {
        title: 'Listen for the fuel pump at ignition on',
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        steps: [
          'In a quiet place switch the ignition on without cranking.',
          'Listen at the back seat or the filler for a hum of two seconds.',
        ],
        outcomes: [
          { finding: 'No hum', means: 'The pump gets no current, or is dead.', effect: 'supports' },
          { finding: 'A hum each time', means: 'Relay and pump work just now.', effect: 'weakens' },
        ],
      },
      {
        title: 'Swap the fuel pump relay with an identical one',
        tool: 'Fuse puller',
        minutes: 15,
        needs: 'powered',
        steps: [
          'Switch the ignition off. Find the relay on the lid of the fuse box and look at the pump fuse.',
          'Swap the relay with one of the same number, for example of the horn.',
          'Switch the ignition on and listen again.',
        ],
        outcomes: [
          {
            finding: 'The pump hums with the other relay',
            means: 'The relay has failed.',
            effect: 'confirms',
          },
          {
            finding: 'The fuse is blown',
            means: 'The supply is broken; find out why before you trust a new one.',
            effect: 'confirms',
          },
          {
            finding: 'Fuse sound, still silent',
            means: 'Pump, wiring or cut-off switch.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the fuel pump relay',
      minutes: [20, 50],
      overview:
        'A relay is plugged in. Use one of the same number, and measure the current of the pump when the fuse blew or the socket is brown.',
      tools: ['Fuse puller', 'Multimeter'],
      steps: [
        'Switch the ignition off and take the key out.',
        'Find the relay by the lid of the fuse box or the handbook.',
        'Pull it straight out and look at its socket for brown plastic.',
        'Push in the new one of the same number.',
        'Replace a blown fuse once, with the same rating.',
        'Listen for the pump at ignition on, then start.',
        'Drive for half an hour near home before you trust it on a motorway.',
      ],
      safety: [
        'Never bridge a relay to drive on: after a crash the pump would go on pumping.',
        'Never fit a stronger fuse.',
      ],
      stopIf:
        'Stop when the fuse blows again or the socket is melted: pump or wiring draw too much.',
    },
    parts: [{ name: 'Fuel pump relay', usd: [10, 60] }],
    labourHours: [0.3, 0.8],
    diy: 'easy',
  },
  'fuel-cutoff-switch-tripped': {
    name: 'Fuel cut-off (inertia) switch tripped',
    workshopName: 'Inertia fuel shut-off switch tripped or faulty',
    summary:
      'A switch cuts the fuel pump off in a crash. A kerb, a pothole or a knock in a car park can trip it too: the engine cranks well and does not start.',
    prior: 0.9,
    fits: { fuels: SPARK, years: [1980, 2020] },
    shifts: [
      {
        makes: [
          'Ford',
          'Lincoln',
          'Jaguar',
          'Land Rover',
          'Mazda',
          'Fiat',
          'Peugeot',
          'Citroen',
          'Renault',
        ],
        factor: 2,
        source: 'makes that fitted a switch with a button',
      },
      { minAgeYears: 25, factor: 0.6, source: 'many older cars have none' },
    ],
    symptoms: {
      'fuel-cutoff-tripped': 0.6,
      'cranks-no-start': 0.75,
      'no-fuel-signs': 0.5,
      'wont-start': 0.45,
      'stalls-while-driving': 0.15,
    },
    against: ['no-crank', 'fuel-pump-whine', 'rough-idle', 'fuel-leak'],
    conditions: { 'after-impact': 0.7, 'sudden-onset': 0.5, 'over-bumps': 0.3 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'After a knock first make sure that no fuel leaks. Then reset it; if it trips again without a knock, have it replaced before you drive.',
    },
    patterns: [
      'Will not start after a pothole, a bump in a car park or a slammed boot; the button stands up.',
    ],
    checks: [
      {
        title: 'Look and smell for fuel below the car',
        tool: 'Torch',
        minutes: 5,
        steps: [
          'Before anything else look below the car and smell.',
          'If there is fuel, leave the switch alone.',
        ],
        outcomes: [
          { finding: 'Dry and no smell', means: 'The switch may be reset.', effect: 'neutral' },
          {
            finding: 'A smell or a drip',
            means: 'A leak is the problem; the switch did its work.',
            effect: 'rules-out',
          },
          {
            finding: 'Dry, and the trouble began with a knock',
            means: 'That is how the switch trips.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Find the cut-off switch and press its button',
        tool: 'Handbook',
        minutes: 10,
        needs: 'powered',
        steps: [
          'Look it up in the handbook: in a footwell, in the boot or below the bonnet.',
          'See whether the button stands up and press it in.',
          'Switch the ignition on and listen for the pump.',
        ],
        outcomes: [
          {
            finding: 'It stood up, and the pump hums now',
            means: 'The switch had tripped.',
            effect: 'confirms',
          },
          {
            finding: 'It was in, still no hum',
            means: 'Relay, fuse or pump.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Reset or replace the fuel cut-off switch',
      minutes: [15, 40],
      overview:
        'A reset needs no part and takes a minute. A switch that trips without a knock is replaced; never bridge it.',
      tools: ['Handbook', 'Torch', 'Screwdriver'],
      steps: [
        'Switch the ignition off. Look and smell for fuel below the car and below the bonnet.',
        'Find the switch by the handbook.',
        'Press the button in until it clicks.',
        'Switch the ignition on, wait for the hum of the pump and look for leaks again.',
        'Start it.',
        'If it trips again without a knock, unplug it, undo two screws and fit a new one.',
      ],
      safety: [
        'Never reset it while fuel leaks or smells: a fire would follow.',
        'Never bridge it: after a crash the pump would feed a fire.',
      ],
      stopIf: 'Stop at any smell of fuel, and have the car recovered.',
    },
    parts: [{ name: 'Inertia switch', usd: [20, 80], ifNeeded: true }],
    labourHours: [0.2, 0.6],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;

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
    shown: {
      summary:
        'The relay switches the current to the fuel pump. When its contacts burn or a solder joint cracks with heat, the pump stops: the engine dies or cranks without starting, and may start again once it has cooled.',
      patterns: [
        'The engine dies when hot and starts again after half an hour: that is a cracked solder joint, well known on old Hondas and Volkswagens.',
      ],
    },
    checks: [
      {
        title: 'Listen for the fuel pump at ignition on',
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        steps: [
          'Somewhere quiet, switch the ignition on without cranking the engine.',
          'Listen at the back seat or at the open fuel filler for a hum of about two seconds.',
        ],
        outcomes: [
          {
            finding: 'There is no hum',
            means: 'The pump gets no current, or the pump itself has failed.',
            effect: 'supports',
          },
          {
            finding: 'There is a hum each time',
            means: 'The relay and the pump work at the moment. The fault may be intermittent.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Swap the fuel pump relay with an identical one',
        tool: 'Fuse puller',
        minutes: 15,
        needs: 'powered',
        steps: [
          'Switch the ignition off. Find the pump relay and the pump fuse on the diagram in the lid of the fuse box, and look whether the fuse is blown.',
          'Swap the relay with another that has the same number, such as that of the horn.',
          'Switch the ignition on and listen for the pump again.',
        ],
        outcomes: [
          {
            finding: 'The pump hums with the other relay',
            means: 'The old relay has failed. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The fuse is blown',
            means:
              'The current is interrupted at the fuse. Find out why it blew before you rely on a new one.',
            effect: 'confirms',
          },
          {
            finding: 'The fuse is good, but the pump is still silent',
            means: 'The pump, its wiring or the fuel cut-off switch is at fault.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the fuel pump relay',
      minutes: [20, 50],
      overview:
        'The relay simply plugs in. Have the current of the pump measured if the fuse had blown or the socket is discoloured.',
      tools: ['Fuse puller'],
      steps: [
        'Switch the ignition off and take the key out.',
        'Find the relay on the diagram in the lid of the fuse box or in the handbook.',
        'Pull the relay straight out and look for brown or melted plastic at its socket.',
        'Push in a new relay with the same number.',
        'If the fuse has blown, replace it once with one of the same rating.',
        'Switch the ignition on and listen for the pump, then start the engine.',
        'Drive near home for half an hour before you rely on the car on a motorway.',
      ],
      safety: [
        'Never drive with the relay bridged: after a crash the pump would go on pumping fuel.',
        'Never fit a fuse of a higher rating.',
      ],
      stopIf:
        'Stop if the fuse blows again or the socket has melted. The pump or its wiring then draws too much current.',
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
        'After a knock, first make sure that no fuel leaks, then reset the switch. If it trips again without a knock, have it replaced before you drive.',
    },
    patterns: [
      'Will not start after a pothole, a bump in a car park or a slammed boot; the button stands up.',
    ],
    shown: {
      summary:
        'A safety switch cuts the fuel pump off in a crash. A kerb, a pothole or a knock in a car park can trip it too: the engine then cranks well but does not start.',
      patterns: [
        'The engine will not start after a pothole, a bump in a car park or a slammed boot, and the button of the switch has popped up.',
      ],
    },
    checks: [
      {
        title: 'Look and smell for fuel below the car',
        tool: 'Torch',
        minutes: 5,
        steps: [
          'Before you do anything else, look under the car and smell for petrol.',
          'If there is fuel, do not touch the switch.',
        ],
        outcomes: [
          {
            finding: 'It is dry, and there is no smell of fuel',
            means: 'The switch may be reset.',
            effect: 'neutral',
          },
          {
            finding: 'There is a smell of fuel, or a drip',
            means: 'The fault is the fuel leak. Do not reset the switch; have the car recovered.',
            effect: 'rules-out',
          },
          {
            finding: 'It is dry, and the trouble began with a knock',
            means:
              'A knock is what trips the switch, so it is the likely cause. The switch may be reset.',
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
          'Look up where the switch is in the handbook. It is usually in a footwell, in the boot or under the bonnet.',
          'Check whether its button has popped up, and press it in.',
          'Switch the ignition on and listen for the hum of the pump.',
        ],
        outcomes: [
          {
            finding: 'The button stood up, and the pump hums now',
            means: 'The switch had tripped and is now reset.',
            effect: 'confirms',
          },
          {
            finding: 'The button was in, and there is still no hum',
            means: 'The switch had not tripped. Check the relay, the fuse and the pump.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Reset or replace the fuel cut-off switch',
      minutes: [15, 40],
      overview: 'A reset needs no parts and takes a minute.',
      tools: ['Handbook', 'Torch', 'Screwdriver'],
      steps: [
        'Switch the ignition off. Look and smell for fuel under the car and under the bonnet.',
        'Find the switch with the help of the handbook.',
        'Press its button in until it clicks.',
        'Switch the ignition on, wait for the hum of the pump and look for leaks again.',
        'If everything is dry, start the engine.',
        'If the switch trips again without a knock, switch the ignition off, unplug the switch, undo its screws, fit a new one and plug it in.',
      ],
      safety: [
        'Never reset the switch while fuel is leaking or can be smelt, because that can start a fire.',
        'Never bridge the switch: after a crash the pump would feed a fire.',
      ],
      stopIf: 'Stop at any smell of fuel, and have the car recovered.',
    },
    parts: [{ name: 'Inertia switch', usd: [20, 80], ifNeeded: true }],
    labourHours: [0.2, 0.6],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;

import type { FaultEntry } from '../schema.ts';

/** The 12-volt side of electric and hybrid cars. */
export const evLowVoltageFaults = {
  'ev-dcdc-converter-failed': {
    name: 'DC-DC converter failed',
    workshopName: 'High-voltage to 12-volt converter (DC-DC, ICCU) not charging',
    summary:
      'The converter that keeps the 12-volt battery charged from the drive battery has failed. Warnings pile up while driving, and after half an hour the small battery is empty and the car stops.',
    prior: 2.6,
    fits: { fuels: ['electric', 'plug-in-hybrid', 'hybrid'] },
    shifts: [
      {
        makes: ['Hyundai', 'Kia', 'Genesis'],
        models: ['Ioniq 5', 'Ioniq 6', 'EV6', 'GV60', 'GV70', 'G80'],
        years: [2022, 2025],
        factor: 8,
        source: 'NHTSA recalls 24V-204 and 24V-200',
      },
    ],
    symptoms: {
      'ev-12v-flat': 0.58,
      'ev-hv-warning': 0.4,
      'ev-reduced-power': 0.38,
      'many-warnings': 0.35,
      'battery-light': 0.35,
      'ev-drive-cutout': 0.4,
      'ev-wont-go-ready': 0.3,
      'ev-wont-charge': 0.2,
      'total-power-loss': 0.12,
      'dim-flicker': 0.05,
    },
    against: ['ev-range-loss', 'ev-motor-noise', 'ev-fast-charge-fails'],
    conditions: { 'sudden-onset': 0.5, 'after-standing': 0.1, 'cold-weather': 0.1 },
    codes: { P0A94: 0.3, P0A08: 0.2, P0A09: 0.15, P0562: 0.35, P0A10: 0.06 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'The car will lose drive within minutes as the small battery empties, with steering and brake assistance at risk. Stop in a safe place now.',
    },
    patterns: [
      'A dull pop from below the rear seat followed by a power warning is typical of the Hyundai and Kia unit.',
      'A new 12-volt battery helps for one trip only.',
    ],
    checks: [
      {
        title: 'Measure the 12-volt system in Ready',
        steps: [
          'Measure across the 12-volt battery with the car off for an hour, then in Ready with the lamps on.',
          'Watch for two minutes whether the value rises, holds or falls.',
        ],
        tool: 'Multimeter',
        minutes: 10,
        outcomes: [
          {
            finding: 'Stays at or below 12.6 volts in Ready, and falls',
            means: 'The converter does not charge.',
            effect: 'confirms',
          },
          {
            finding: 'Rises to 13.5 to 15 volts',
            means: 'The converter works. The battery or a drain is at fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look for an open recall',
        steps: [
          'Enter the VIN on the government recall page.',
          'Ask the dealer for converter or charging-unit campaigns.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Open recall for the charging or converter unit',
            means: 'Your fault is known and repaired free.',
            effect: 'supports',
          },
          { finding: 'None', means: 'It may still have failed by itself.', effect: 'neutral' },
          {
            finding: 'None, and the voltage rises in Ready',
            means: 'The converter is sound.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the DC-DC converter replaced',
      overview:
        'The converter takes over the role of the alternator. It is a sealed high-voltage unit, often joined with the charger, so it is changed whole. Its fuse and the 12-volt battery are part of the repair.',
      minutes: [30, 60],
      tools: ['Multimeter', 'Portable 12-volt support', 'VIN'],
      steps: [
        'Stop safely, hazard lights on. Switch heater, lamps and seat heating off to save the small battery.',
        'Do not let the car be jump-started for a drive. Support is only for opening doors and selecting neutral.',
        'Check the VIN for recalls and warranty. Photograph the messages.',
        'Have it recovered on a flatbed.',
        'The workshop measures the 12-volt side, fuse and earths before it blames the converter.',
        'It locks out the high voltage, proves zero volts and checks the high-voltage fuse of the converter.',
        'The unit is replaced with coolant drained and refilled under vacuum. The 12-volt battery, deep-discharged by now, is tested or changed.',
        'Software for the converter is updated, as it limits the peaks that destroy the unit.',
        'Check afterwards: more than 13.5 volts in Ready with all lamps on, and after a week no warning.',
      ],
      safety: [
        'When the 12 volts fade, steering help, brake help and door handles may fail. Learn the manual door release.',
        'Never open or unplug the converter.',
      ],
      stopIf: 'Stop driving at the first 12-volt or charging warning in an electric car.',
    },
    parts: [
      { name: 'DC-DC converter or combined charging unit', usd: [450, 3200] },
      { name: '12-volt battery', usd: [90, 280] },
    ],
    labourHours: [1.5, 5],
    diy: 'workshop',
  },

  'ev-12v-battery-worn': {
    name: 'Worn 12-volt battery in an electric or hybrid car',
    workshopName: 'Auxiliary 12 V battery below capacity',
    summary:
      'The small battery that wakes the electronics is worn. The big battery may be full, but the car stays dark, shows odd warnings or does not go to Ready in the morning.',
    prior: 9,
    fits: { fuels: ['electric', 'plug-in-hybrid', 'hybrid'] },
    shifts: [
      { minAgeYears: 3, factor: 1.6, source: 'wear part' },
      { maxAgeYears: 1, factor: 0.5, source: 'wear part' },
      {
        makes: ['Tesla', 'Volkswagen', 'Hyundai', 'Kia', 'Toyota'],
        factor: 1.3,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'ev-12v-flat': 0.75,
      'ev-wont-go-ready': 0.48,
      'many-warnings': 0.28,
      'no-crank': 0.2,
      'battery-drains': 0.25,
      'key-not-recognised': 0.1,
      'locking-fault': 0.12,
      'ev-wont-charge': 0.1,
      'infotainment-fault': 0.06,
      'click-no-start': 0.1,
    },
    against: ['ev-drive-cutout', 'ev-motor-noise', 'ev-range-loss', 'ev-charges-slowly'],
    conditions: { 'after-standing': 0.55, 'cold-weather': 0.3, 'starting-up': 0.4 },
    codes: { P0562: 0.3, P0A7D: 0.02, U0100: 0.05 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'Once in Ready it usually drives, but it may not wake up after the next stop. Replace the battery soon.',
    },
    patterns: [
      'Typical after three to five years, or after a fortnight of standing with app polling and camera guard on.',
      'Support of 12 volts brings it to Ready at once, which no high-voltage fault does.',
    ],
    checks: [
      {
        title: 'Measure the small battery after a night',
        steps: [
          'Find it in boot, bonnet or below the rear seat.',
          'Measure before unlocking wakes much, after at least six hours.',
          'Load-test it with a battery tester if you can.',
        ],
        tool: 'Multimeter',
        minutes: 15,
        outcomes: [
          {
            finding: 'Below 12.0 volts, or fails the load test',
            means: 'The battery is worn or empty.',
            effect: 'confirms',
          },
          {
            finding: 'Above 12.5 volts and passes',
            means: 'The battery is good.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'See if it is charged in Ready',
        steps: ['Get the car to Ready, with support if needed.', 'Measure again.'],
        tool: 'Multimeter',
        minutes: 10,
        outcomes: [
          {
            finding: '13.5 to 15 volts',
            means: 'The converter charges, so the battery itself is the weak part.',
            effect: 'supports',
          },
          { finding: 'No rise', means: 'The converter does not charge.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace the 12-volt battery of an electric or hybrid car',
      overview:
        'Use the same type: AGM, EFB or lithium, with the vent hose if it sits in the cabin. On some cars the charge port, frunk and doors no longer open without it, so plan the order of work.',
      minutes: [25, 70],
      tools: [
        '10 mm socket',
        'Multimeter',
        '12-volt memory support or charger',
        'Gloves',
        'Battery of the right type',
      ],
      steps: [
        'Open bonnet or boot, windows a little, and leave them open. Learn the emergency release first.',
        'Unplug the charging cable, switch off, take the key 5 metres away and wait ten minutes for the contactors to open.',
        'If the manual asks for it, disconnect the low-voltage service loop as well.',
        'Take the negative clamp off first, then the positive, then clamp and vent hose.',
        'Lift the old one out with a straight back and compare type, size, poles and vent side.',
        'Fit the new one, hold-down and vent hose. Positive first, then negative.',
        'Register it in the car where that is asked for. Lithium and lead types must not be mixed.',
        'Switch to Ready and measure 13.5 to 15 volts. Set clock, windows and charging timers again.',
        'Turn off constant app polling and camera guard if the car stands for long.',
      ],
      safety: [
        'Stay away from orange cables and covers: only the 12-volt battery is yours to touch.',
        'A jump start with swapped poles ruins the converter. A hybrid should not be used to jump another car unless its manual allows it.',
        'A battery in the cabin needs its vent hose: its gas explodes.',
      ],
      stopIf:
        'Stop if the new battery is flat again within days: a drain or the converter must be found.',
    },
    parts: [{ name: '12-volt auxiliary battery', usd: [90, 320] }],
    labourHours: [0.3, 0.9],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;

import type { Fits, FaultEntry } from '../../schema.ts';

/** Manual gearboxes that shift by themselves. Owners call them automatic or semi-automatic. */
const AUTOMATED: Fits = {
  transmissions: ['automatic', 'manual', 'dual-clutch'],
  fuels: ['petrol', 'diesel', 'lpg'],
  years: [1997, 2024],
};

export const automatedManualFaults = {
  'amt-clutch-actuator-failed': {
    name: 'Clutch actuator of an automated manual gearbox failed',
    workshopName: 'Automated manual transmission: clutch actuator worn or out of adaptation',
    summary:
      'In Easytronic, Dualogic, MMT and similar gearboxes an electric or hydraulic actuator works the clutch. When its motor or sensor wears, or it no longer knows where the clutch bites, the car judders, creeps, drops to neutral or will not start in gear.',
    prior: 1.8,
    fits: AUTOMATED,
    shifts: [
      {
        makes: [
          'Vauxhall',
          'Opel',
          'Citroen',
          'Peugeot',
          'Fiat',
          'Alfa Romeo',
          'Toyota',
          'Smart',
          'Renault',
          'Ford',
        ],
        years: [2000, 2018],
        factor: 1.6,
        source: 'makes that sold automated manual gearboxes',
      },
      { minMiles: 40_000, factor: 1.4, source: 'wear part' },
    ],
    symptoms: {
      'automated-manual': 0.65,
      'gear-wont-engage': 0.5,
      'gearbox-warning': 0.5,
      'drops-to-neutral': 0.4,
      'gearbox-judder': 0.35,
      'drive-lost': 0.35,
      'no-crank': 0.2,
      'stuck-in-gear': 0.25,
      'limp-mode': 0.2,
      'clutch-slips': 0.15,
    },
    against: ['clutch-heavy', 'gearbox-overheats', 'gearbox-leak'],
    conditions: {
      'cured-by-restart': 0.45,
      intermittent: 0.5,
      'gear-change': 0.4,
      'warm-engine': 0.25,
    },
    codes: { P0810: 0.2, P1739: 0.1, P0900: 0.15, P0902: 0.1, P0901: 0.1, P0903: 0.1 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'It can drop into neutral in traffic and may not find a gear again. Do not drive it until the actuator has been looked at.',
    },
    patterns: [
      'First an F or a cog in the display that a restart clears, later no gear at all.',
      'A new clutch without teaching the actuator its bite point gives the same trouble.',
    ],
    checks: [
      {
        title: 'Check the fluid of the clutch actuator',
        tool: 'Torch',
        minutes: 10,
        steps: [
          'Switch the engine off. Find the small reservoir of the actuator by the handbook, beside the gearbox or the battery.',
          'Look at its level and for damp below it.',
        ],
        outcomes: [
          {
            finding: 'Below MIN, or damp below',
            means: 'The actuator loses fluid and cannot open the clutch.',
            effect: 'supports',
          },
          { finding: 'Full and dry', means: 'The fluid is not the cause.', effect: 'neutral' },
          {
            finding: 'There is none: it is electric',
            means: 'Have its adaptation read.',
            effect: 'neutral',
          },
          {
            finding: 'Full, and the clutch was replaced without a problem since',
            means: 'Look at the selector lever and battery first.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the gearbox codes',
        tool: 'OBD-II reader',
        minutes: 15,
        needs: 'powered',
        steps: [
          'Switch the ignition on and leave the engine off. Use a reader that can talk to the gearbox.',
          'Note the codes and the voltage of the battery.',
        ],
        outcomes: [
          {
            finding: 'Clutch actuator or bite point codes',
            means: 'The actuator is at fault or has lost its adaptation.',
            effect: 'confirms',
          },
          {
            finding: 'Only low voltage codes',
            means: 'A weak battery upsets these gearboxes: replace it first.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the clutch actuator adapted or replaced',
      minutes: [90, 300],
      overview:
        'Often the actuator only has to relearn its bite point, sometimes the clutch is worn. A specialist overhauls actuators for half the price of a new one.',
      tools: ['OBD-II reader', 'Multimeter'],
      steps: [
        'Test and charge the battery: 12.4 V at rest is the least.',
        'Fill the reservoir with the fluid that the handbook names, and look for the leak.',
        'Have the codes read with a reader for the gearbox.',
        'Have the bite point relearnt. That alone cures many.',
        'Where it cannot be relearnt, have clutch wear measured first and the actuator tested.',
        'Replace or overhaul the actuator, bleed it and let it relearn.',
        'Test pulling away, reversing and a hill before you take the car.',
      ],
      safety: [
        'It can engage a gear by itself: handbrake on and nobody before or behind it while it is tested.',
        'Chock the wheels before anyone works below.',
      ],
      stopIf: 'Stop driving when it drops out of gear on the road: have it recovered.',
    },
    parts: [
      { name: 'Clutch actuator', usd: [250, 900] },
      { name: 'Clutch kit', usd: [150, 450], ifNeeded: true },
    ],
    labourHours: [1.5, 5],
    diy: 'workshop',
  },
  'amt-hydraulic-unit-weak': {
    name: 'Hydraulic unit of an automated manual gearbox weak',
    workshopName: 'Selespeed, SMG or Dualogic: pressure accumulator, pump or pump relay weak',
    summary:
      'A pump fills a pressure store that moves clutch and gears. With a tired store the pump runs every few seconds; with a burnt relay it stops, and no gear can be chosen.',
    prior: 0.9,
    fits: AUTOMATED,
    shifts: [
      {
        makes: [
          'Alfa Romeo',
          'Fiat',
          'BMW',
          'Ferrari',
          'Maserati',
          'Volkswagen',
          'Citroen',
          'Peugeot',
        ],
        factor: 2,
        source: 'makes with hydraulic automated gearboxes',
      },
    ],
    symptoms: {
      'automated-manual': 0.55,
      'gear-wont-engage': 0.55,
      'gearbox-warning': 0.5,
      'air-pump-runs': 0.15,
      'gearbox-noise': 0.25,
      'drops-to-neutral': 0.3,
      'gearbox-leak': 0.15,
      'battery-drains': 0.12,
      'harsh-shift': 0.2,
    },
    against: ['clutch-heavy', 'gearbox-overheats'],
    conditions: { 'after-standing': 0.3, 'cold-engine': 0.25, intermittent: 0.4 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Once the pressure is gone it stays in gear or in neutral, wherever you are. Do not drive it until the pump holds its pressure.',
    },
    patterns: [
      'A whirr at the opening of the door that grows longer from month to month.',
      'The pump motor burns out when the store is left weak.',
    ],
    checks: [
      {
        title: 'Count how often the pump runs',
        tool: 'None',
        minutes: 10,
        needs: 'powered',
        steps: [
          'Switch the ignition on with the engine off, the lever in neutral and the handbrake on. Listen for the pump.',
          'Count the seconds until it runs again without touching anything.',
        ],
        outcomes: [
          {
            finding: 'Again within 30 seconds, or without an end',
            means: 'The store no longer holds pressure, or it leaks.',
            effect: 'confirms',
          },
          { finding: 'Never runs', means: 'Relay, fuse or motor of the pump.', effect: 'confirms' },
          { finding: 'After several minutes', means: 'The pressure holds.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Look at the fluid of the gear actuator',
        tool: 'Torch',
        minutes: 10,
        steps: [
          'Work with the engine off and cold. Find the reservoir by the handbook.',
          'Read the level with the pressure up and look for leaks.',
        ],
        outcomes: [
          { finding: 'Low or leaking', means: 'Fluid is missing.', effect: 'supports' },
          { finding: 'Right and dry', means: 'Fluid is not missing.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace the pressure accumulator of the gear actuator',
      minutes: [60, 180],
      overview:
        'The store unscrews like an oil filter on many units. Pressure must be let off first with a diagnostic tool. Replace the relay at the same time.',
      tools: ['Diagnostic tool for the gearbox', 'Strap wrench', 'Fluid of the manufacturer'],
      steps: [
        'Have the pressure let off with the tool; never open it under pressure.',
        'Disconnect the battery.',
        'Unscrew the old store and fit the new one with its seal.',
        'Replace the pump relay.',
        'Fill the fluid to its mark and connect the battery.',
        'Let the pump fill the store, watch for leaks and top up.',
        'Have gears and clutch relearnt and test it off the road.',
      ],
      safety: [
        'The store holds up to 50 bar: opened under pressure it injures.',
        'Put the handbrake on and chocks under the wheels: it may engage a gear.',
      ],
      stopIf: 'Stop when you have no tool to let the pressure off: that is for a specialist.',
    },
    parts: [
      { name: 'Pressure accumulator', usd: [90, 320] },
      { name: 'Pump relay', usd: [10, 40] },
      { name: 'Hydraulic pump', usd: [180, 600], ifNeeded: true },
    ],
    labourHours: [1, 3],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;

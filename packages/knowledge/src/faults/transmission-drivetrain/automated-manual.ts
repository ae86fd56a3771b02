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
        'The gearbox can drop into neutral in traffic and may not find a gear again. Do not drive the car until the actuator has been checked.',
    },
    patterns: [
      'First an F or a cog in the display that a restart clears, later no gear at all.',
      'A new clutch without teaching the actuator its bite point gives the same trouble.',
    ],
    shown: {
      summary:
        'In Easytronic, Dualogic, MMT and similar gearboxes an electric or hydraulic actuator works the clutch. If its motor or sensor wears, or it loses the clutch’s bite point, the car judders, creeps, drops into neutral or will not start in gear.',
      patterns: [
        'At first an F or a cog appears in the display and a restart clears it. Later no gear can be selected at all.',
        'A new clutch causes the same trouble if the actuator has not been adapted to its bite point.',
      ],
    },
    checks: [
      {
        title: 'Check the fluid of the clutch actuator',
        tool: 'Torch',
        minutes: 10,
        steps: [
          'Switch the engine off and find the small reservoir of the clutch actuator. The handbook shows where it is, usually beside the gearbox or the battery.',
          'Read the level against the MIN and MAX marks, then look for damp patches on the actuator and below it.',
        ],
        outcomes: [
          {
            finding: 'The level is below MIN, or it is damp below the reservoir',
            means:
              'The actuator is losing fluid and can no longer release the clutch fully. Find the leak before you top it up.',
            effect: 'supports',
          },
          {
            finding: 'The reservoir is full and everything is dry',
            means: 'Lost fluid is not the cause. Have the actuator tested electrically.',
            effect: 'neutral',
          },
          {
            finding: 'There is no reservoir: the actuator is electric',
            means:
              'There is no fluid to check. Have the actuator’s adaptation values read instead.',
            effect: 'neutral',
          },
          {
            finding: 'It is full, and the invoice of a recent clutch shows that it was adapted',
            means:
              'The actuator is less likely. Check the selector lever and the 12 V battery first.',
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
          'Switch the ignition on and leave the engine off. Connect a reader that can talk to the gearbox control unit, not only to the engine.',
          'Note the codes and the battery voltage that the reader shows.',
        ],
        outcomes: [
          {
            finding: 'There are codes for the clutch actuator or its bite point',
            means:
              'The actuator is faulty or has lost its adaptation. Have it adapted first and replace it only if that fails.',
            effect: 'confirms',
          },
          {
            finding: 'There are only low-voltage codes',
            means:
              'A weak battery upsets these gearboxes. Charge or replace the battery, then clear the codes and test again.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the clutch actuator adapted or replaced',
      minutes: [90, 300],
      overview:
        'Often the actuator only has to relearn its bite point; sometimes the clutch itself is worn. A specialist can overhaul an actuator for about half the price of a new one.',
      tools: ['OBD-II reader', 'Multimeter'],
      steps: [
        'Measure the battery voltage after the car has been parked for a few hours. If it shows less than 12.4 V, charge it before anything else is tested.',
        'If the actuator is hydraulic, look for the leak, then top the reservoir up with the fluid that the handbook names.',
        'Have the codes read with a reader that can talk to the gearbox.',
        'Have the bite point relearnt with the diagnostic tool. In many cases nothing more is needed.',
        'If the bite point cannot be relearnt, have the clutch wear measured first, and then the actuator tested.',
        'Have the actuator replaced or overhauled. A hydraulic one must be bled, and every new one must learn its bite point.',
        'Before you take the car home, try pulling away, reversing and a hill start.',
      ],
      safety: [
        'The gearbox can engage a gear by itself. While it is tested, put the handbrake on and let nobody stand in front of or behind the car.',
        'Chock the wheels before anyone works under the car.',
      ],
      stopIf:
        'Stop driving if the gearbox drops out of gear on the road, and have the car recovered.',
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
        'Once the pressure is gone the gearbox stays in gear or in neutral, wherever you are. Do not drive the car until the pump holds its pressure again.',
    },
    patterns: [
      'A whirr at the opening of the door that grows longer from month to month.',
      'The pump motor burns out when the store is left weak.',
    ],
    shown: {
      summary:
        'A pump fills a pressure accumulator that moves the clutch and the gears. If the accumulator is worn, the pump runs every few seconds. If the pump relay is burnt out, the pump stops and no gear can be selected.',
      patterns: [
        'When you open the door the pump whirrs, and the whirr gets longer from month to month.',
        'The pump motor burns out if a worn accumulator is not replaced.',
      ],
    },
    checks: [
      {
        title: 'Count how often the pump runs',
        tool: 'None',
        minutes: 10,
        needs: 'powered',
        steps: [
          'Put the handbrake on and the lever in neutral. Switch the ignition on without starting the engine, and listen for the pump until it stops.',
          'Touch nothing, and count the seconds until the pump runs again.',
        ],
        outcomes: [
          {
            finding: 'It runs again within 30 seconds, or never stops',
            means:
              'The accumulator no longer holds pressure, or the system leaks internally. Have both tested.',
            effect: 'confirms',
          },
          {
            finding: 'The pump never runs',
            means:
              'The relay, the fuse or the motor of the pump has failed. Check the fuse and the relay first.',
            effect: 'confirms',
          },
          {
            finding: 'It runs again only after several minutes',
            means: 'The system holds its pressure, so the accumulator and the pump are good.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the fluid of the gear actuator',
        tool: 'Torch',
        minutes: 10,
        steps: [
          'Work with the engine off and cold. Find the fluid reservoir of the gear actuator with the help of the handbook.',
          'Read the level as the handbook describes, usually while the system is at full pressure, and look for leaks around the unit.',
        ],
        outcomes: [
          {
            finding: 'The level is low, or fluid is leaking',
            means: 'The unit has lost fluid. Have the leak found before it is topped up.',
            effect: 'supports',
          },
          {
            finding: 'The level is right and everything is dry',
            means:
              'No fluid is missing, so the fault lies in the accumulator, the pump or its relay.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the pressure accumulator of the gear actuator',
      minutes: [60, 180],
      overview:
        'On many units the pressure accumulator unscrews like an oil filter. The pressure must first be released with a diagnostic tool. The pump relay is inexpensive and is replaced at the same time.',
      tools: [
        'Diagnostic tool for the gearbox',
        'Strap wrench and wheel chocks',
        'Hydraulic fluid to the manufacturer’s specification',
      ],
      steps: [
        'Have the pressure released with the diagnostic tool. Never open the system while it is under pressure.',
        'Disconnect the battery so that the pump cannot run.',
        'Unscrew the old accumulator with the strap wrench, and fit the new one with its new seal.',
        'Replace the pump relay.',
        'Fill the reservoir to its mark, then reconnect the battery.',
        'Let the pump build up pressure, watch the joints for leaks and top up the fluid.',
        'Have the gears and the clutch relearnt with the diagnostic tool, then try the car away from public roads first.',
      ],
      safety: [
        'The accumulator can be under 50 bar or more. If it is opened under pressure, it can injure you badly.',
        'The gearbox may engage a gear by itself. Put the handbrake on and chock the wheels.',
      ],
      stopIf:
        'Stop if you have no tool to release the pressure: the job then belongs to a specialist.',
    },
    parts: [
      { name: 'Pressure accumulator, seal and fluid', usd: [105, 360] },
      { name: 'Pump relay', usd: [10, 40] },
      { name: 'Hydraulic pump', usd: [180, 600], ifNeeded: true },
    ],
    labourHours: [1, 3],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;

import { HYBRIDS } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Inverter, pump and cables of hybrids. */
export const hybridDriveFaults = {
  'hybrid-inverter-pump-failed': {
    name: 'Inverter coolant pump failed (hybrid)',
    workshopName: 'Hybrid inverter water pump not circulating',
    summary:
      'The small electric pump for the inverter coolant has stopped. The inverter overheats on hills or in traffic, the red triangle comes on and power is cut.',
    prior: 3.8,
    fits: { fuels: HYBRIDS },
    shifts: [
      {
        makes: ['Toyota', 'Lexus'],
        models: ['Prius', 'Camry', 'RX400h', 'Highlander'],
        years: [2004, 2010],
        factor: 3,
        source: 'widely reported maker recall for the inverter pump',
      },
      { minMiles: 90_000, factor: 1.5, source: 'wear part' },
    ],
    symptoms: {
      'ev-hv-warning': 0.6,
      'ev-coolant-warning': 0.38,
      'ev-reduced-power': 0.35,
      'check-engine-light': 0.35,
      'loss-of-power': 0.25,
      'many-warnings': 0.22,
      'ev-drive-cutout': 0.2,
      overheating: 0.15,
      'coolant-loss': 0.08,
    },
    against: ['ev-charge-jumps', 'hybrid-fan-loud', 'misfire'],
    conditions: { 'hot-weather': 0.4, uphill: 0.35, 'heavy-load': 0.15, intermittent: 0.3 },
    codes: { P0A93: 0.65, P0C73: 0.2, P0A3C: 0.1 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Stop when the warning shows and let it cool for half an hour. Driving on can destroy the inverter, which costs ten times the pump.',
    },
    patterns: [
      'Warning on the first long hill in summer, and gone after a rest.',
      'An air lock after a coolant change gives the same code.',
    ],
    checks: [
      {
        title: 'Look for flow in the inverter tank',
        steps: [
          'Put the car in Park and Ready, open the bonnet, and keep your hands away from fan and belt.',
          'Look into the inverter tank for movement. Take its cap off only when it is stone cold.',
        ],
        tool: 'Torch',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Coolant stands still',
            means: 'The pump does not move it.',
            effect: 'confirms',
          },
          { finding: 'A lively stream or ripples', means: 'The pump works.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Check the pump fuse and plug',
        steps: [
          'Switch off. Look up the inverter pump fuse in the manual.',
          'With the pump unplugged, measure 12 volts at its small plug in Ready. Keep clear of fan and belts, as the engine may start by itself, and of everything orange.',
        ],
        tool: 'Multimeter',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: '12 volts there and the pump is silent',
            means: 'The pump is worn out.',
            effect: 'confirms',
          },
          {
            finding: 'No voltage or blown fuse',
            means: 'The feed is at fault, perhaps through a seized pump.',
            effect: 'supports',
          },
          { finding: 'Voltage, hum and flow', means: 'The pump is sound.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Replace the inverter coolant pump of a hybrid',
      overview:
        'The pump is a 12-volt part on most hybrids and can be changed from below with clamps on the hoses. Bleeding is the critical part, as a trapped bubble cooks the inverter.',
      minutes: [75, 180],
      tools: [
        'Two hose clamps',
        'Axle stands',
        'Socket set',
        'Hybrid coolant of the manufacturer’s type',
        'Clear hose for bleeding',
        'OBD-II reader',
        'Drip tray',
      ],
      steps: [
        'Switch off, key 5 metres away, coolant cold. Disconnect the 12-volt battery.',
        'Raise the front on axle stands and remove the undertray. On many cars the right headlight or bumper side must come off.',
        'Identify the pump by following the hoses from the inverter tank. Leave orange cables alone.',
        'Clamp both hoses, put a tray below, unplug, unbolt and twist the hoses off.',
        'Compare the new pump: outlet angle and plug. Early pumps have an improved successor.',
        'Fit it with new clips and remove the clamps.',
        'Fill the inverter tank, open the bleed screw with the clear hose on it and let coolant rise without bubbles. Close it.',
        'Lower the car and reconnect the 12-volt battery. In Park with the parking brake on, switch on: on many hybrids the pump runs before Ready. Watch the flow, switch off and on in one-minute cycles and top up until the level no longer falls.',
        'Refit undertray and trim, clear the code, drive a long hill and read the inverter temperature.',
      ],
      safety: [
        'Orange cables and the inverter cover carry deadly voltage: do not touch them.',
        'Car fully off and the key away: the engine can start by itself in Ready.',
        'Use axle stands, never only the jack.',
      ],
      stopIf:
        'Stop if coolant has entered the inverter or the pump hums but nothing flows after three bleeds.',
    },
    parts: [
      { name: 'Inverter coolant pump', usd: [60, 280] },
      { name: 'Hybrid coolant', usd: [20, 50] },
    ],
    labourHours: [0.9, 2.2],
    diy: 'hard',
  },

  'hybrid-inverter-failed': {
    name: 'Failed hybrid inverter',
    workshopName: 'Hybrid inverter/converter assembly failed',
    summary:
      'The inverter that joins battery and motors has burnt a power transistor. The hybrid system shuts down, often under hard acceleration, and the car drops to limp mode or stops.',
    prior: 2.5,
    fits: { fuels: HYBRIDS },
    shifts: [
      {
        makes: ['Toyota', 'Lexus'],
        models: ['Prius', 'Prius v', 'Prius Plus'],
        years: [2010, 2014],
        factor: 5,
        source: 'NHTSA recall 14V-053',
      },
      { minMiles: 100_000, factor: 1.4, source: 'thermal cycles' },
    ],
    symptoms: {
      'ev-hv-warning': 0.55,
      'ev-drive-cutout': 0.5,
      'many-warnings': 0.35,
      'ev-reduced-power': 0.3,
      'ev-wont-go-ready': 0.28,
      'limp-mode': 0.15,
      'check-engine-light': 0.28,
      'drive-lost': 0.15,
      'no-throttle-response': 0.1,
      'wont-start': 0.11,
    },
    against: ['hybrid-fan-loud', 'ev-charge-jumps', 'ev-12v-flat', 'misfire'],
    conditions: {
      accelerating: 0.4,
      'sudden-onset': 0.6,
      'at-high-speed': 0.25,
      'hot-weather': 0.15,
    },
    codes: { P0A94: 0.4, P0A78: 0.35, P0A7A: 0.2, P0A3F: 0.04 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'The car may shut down entirely in traffic. Have it recovered and check for the free recall or extended warranty.',
    },
    patterns: [
      'A loud crack or hum at full throttle, then all warning lights at once.',
      'After a recall update of the software it shows as limp mode rather than as a dead stop.',
    ],
    checks: [
      {
        title: 'Check the VIN for inverter campaigns',
        steps: [
          'Enter the VIN on the government recall page.',
          'Ask the dealer for extended inverter warranties as well, which are not listed there.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'Open recall or extended warranty',
            means: 'The manufacturer knows the fault and pays.',
            effect: 'supports',
          },
          {
            finding: 'None, and no inverter codes',
            means: 'Another part is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the hybrid codes with details',
        steps: [
          'Read the hybrid control unit with a reader for the make, including sub-codes.',
          'Write down the three-digit detail code beside each entry and do not clear them.',
        ],
        tool: 'OBD-II reader for the make',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'P0A94 or P0A78 with over-current detail',
            means: 'The power stage has failed.',
            effect: 'confirms',
          },
          {
            finding: 'P0A80 or P0A93',
            means: 'Battery or pump is the cause instead.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a hybrid inverter replaced',
      overview:
        'The inverter is changed as an assembly, or its power module is replaced under campaigns. Ask for the pump and coolant to be checked, since heat is the usual killer.',
      minutes: [120, 300],
      tools: ['VIN', 'Photos of the warnings', 'OBD-II reader'],
      steps: [
        'Recover the car on a flatbed and keep it in Park. Note speed, hill and weather at the failure.',
        'Check recall and extended warranty before you agree to any price.',
        'The workshop pulls the service plug, waits at least ten minutes and proves zero volts at the inverter.',
        'It tests insulation of both motors and the battery, and the resistance between motor phases.',
        'Coolant is drained, the inverter lifted out, its plugs and seals inspected for damp.',
        'The new unit or power module is fitted with fresh thermal paste and torque as the manufacturer gives it.',
        'Coolant is filled and bled until the flow is lively, and an aged pump is replaced with it.',
        'Software is brought to the recall level, and the motor position learned.',
        'Go for a drive with a technician: full throttle from 30 mph twice, then codes read again.',
      ],
      safety: [
        'Inverter capacitors kill minutes after switching off.',
        'The warning may vanish after a restart. Do not trust it on a motorway.',
      ],
      stopIf: 'Workshop work throughout.',
    },
    parts: [
      { name: 'Inverter or power module', usd: [500, 3800] },
      { name: 'Hybrid coolant', usd: [20, 50] },
    ],
    labourHours: [2, 5],
    diy: 'workshop',
  },

  'hybrid-high-voltage-cable-corroded': {
    name: 'Corroded high-voltage cable to the rear motor (hybrid)',
    workshopName: 'HV cable or connector to the rear motor corroded',
    summary:
      'Road salt has crept into the plug of the orange cable that feeds the rear motor. Its shield corrodes to dust, the insulation falls, and the hybrid warning and loss of rear drive follow.',
    prior: 1,
    fits: { fuels: HYBRIDS, years: [2005, 2099] },
    shifts: [
      {
        makes: ['Toyota', 'Lexus'],
        models: ['RAV4', 'RAV4 Hybrid', 'RAV4 Prime', 'Venza', 'NX'],
        years: [2019, 2022],
        factor: 7,
        source: 'widely reported by owners in salted-road regions',
      },
      { minAgeYears: 3, factor: 1.5, source: 'corrosion' },
    ],
    symptoms: {
      'ev-hv-warning': 0.7,
      'four-wheel-drive-fault': 0.3,
      rust: 0.28,
      'ev-wont-go-ready': 0.25,
      'check-engine-light': 0.25,
      'many-warnings': 0.18,
      'ev-drive-cutout': 0.12,
      'ev-reduced-power': 0.12,
      'wont-start': 0.1,
    },
    against: ['ev-charge-jumps', 'hybrid-fan-loud', 'ev-coolant-warning'],
    conditions: { 'wet-weather': 0.35, intermittent: 0.3, 'gradual-onset': 0.2 },
    codes: { P0AA6: 0.5, P0A78: 0.03 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'A cable with lost insulation may shut the car down and is a shock hazard below it. Have it inspected before driving on.',
    },
    patterns: [
      'Green-white powder at the plug above the rear axle within three winters.',
      "The dealer's price for the cable is high, so ask for the extended warranty of the maker.",
    ],
    checks: [
      {
        title: 'Look at the rear plug from a distance',
        steps: [
          'Switch the car off, chock the wheels, kneel behind the car with a torch.',
          'Look up to the orange cable where it meets the rear motor. Do not touch, scratch or spray anything.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'White or green powder, swollen braid or broken boot',
            means: 'The plug corrodes.',
            effect: 'confirms',
          },
          {
            finding: 'Clean metal and tight boot',
            means: 'This plug is sound from outside.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read for the isolation code',
        steps: [
          'Read the hybrid codes with sub-codes.',
          'Note the detail code that names the area: battery, compressor, front or rear motor.',
        ],
        tool: 'OBD-II reader for the make',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'P0AA6 with rear-motor area',
            means: 'Insulation is lost in the rear circuit.',
            effect: 'confirms',
          },
          {
            finding: 'P0AA6 with battery or compressor area, or none',
            means: 'The cable is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the corroded hybrid cable to the rear motor replaced',
      overview:
        'The cable is one piece from inverter to rear motor and is changed complete. Warranty extensions exist for known models, so collect photos and the service record first.',
      minutes: [120, 300],
      tools: ['Torch and camera', 'Service records', 'VIN'],
      steps: [
        'Take photos of the plug from behind the car without touching it.',
        'Ask the manufacturer’s customer service for a hybrid-cable warranty extension for your VIN, in writing.',
        'If a warning shows, have it taken on a flatbed. Do not wash the underside.',
        'The workshop locks the high voltage out, waits, proves zero volts and measures the insulation of the rear motor apart from the cable.',
        'Undertrays and brackets come off, and the cable is unplugged at both ends and drawn out.',
        'The motor socket is examined: if the powder has reached it, the socket or the motor is replaced too.',
        'The improved cable is fitted with the vented or resealed boot, in its brackets without tension.',
        'Insulation is measured again and the value put on the invoice.',
        'Look at the plug each spring and rinse salt off the wheel arches, not the plug, with low pressure.',
      ],
      safety: [
        'Orange cables below the car carry deadly voltage: look, do not touch.',
        'No pressure washer, brush or spray on the plug.',
      ],
      stopIf: 'Do nothing on the cable yourself.',
    },
    parts: [{ name: 'High-voltage cable to the rear motor', usd: [700, 4500] }],
    labourHours: [2, 5],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;

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
        'Stop when the warning appears, and let the car cool for half an hour. Driving on can destroy the inverter, which costs ten times as much as the pump.',
    },
    patterns: [
      'Warning on the first long hill in summer, and gone after a rest.',
      'An air lock after a coolant change gives the same code.',
    ],
    shown: {
      patterns: [
        'The warning appears on the first long hill in summer and is gone after a rest.',
        'An air lock after a coolant change gives the same code.',
      ],
    },
    checks: [
      {
        title: 'Look for flow in the inverter tank',
        steps: [
          'Park outdoors, put the car in Park and in Ready, and open the bonnet. Keep your hands away from the fan and the belt.',
          'Look into the inverter coolant tank for movement. Take its cap off only when it is stone cold.',
        ],
        tool: 'Torch',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'The coolant does not move',
            means: 'The pump does not move the coolant. Do not drive on.',
            effect: 'confirms',
          },
          {
            finding: 'There is a lively stream, or ripples',
            means: 'The pump works, so look for another cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check the pump fuse and plug',
        steps: [
          'Switch the car off. Look up the fuse of the inverter pump in the manual and check whether it is blown.',
          'Unplug the pump. Switch the car to Ready and measure 12 volts at the small plug of the loom. Switch off, plug the pump in and try again. Keep clear of the fan, the belts and everything orange, because the engine may start by itself.',
        ],
        tool: 'Multimeter',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'There are 12 volts at the plug, but the pump is silent',
            means: 'The pump is worn out. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'There is no voltage, or the fuse is blown',
            means: 'The supply is at fault, perhaps because a seized pump blew the fuse.',
            effect: 'supports',
          },
          {
            finding: 'There is voltage, the pump hums and the coolant flows',
            means: 'The pump is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the inverter coolant pump of a hybrid',
      overview:
        'On most hybrids the pump is a 12-volt part that can be changed from below with clamps on the hoses. Bleeding is the critical part, because a trapped air bubble overheats the inverter.',
      minutes: [75, 180],
      tools: [
        'Two hose clamps',
        'Jack, chocks and axle stands',
        'Socket set',
        'Clear hose for bleeding',
        'OBD-II reader and multimeter',
        'Drip tray',
      ],
      steps: [
        'Switch the car off, put the key 5 metres away and let the coolant get cold. Disconnect the 12-volt battery.',
        'Chock the rear wheels, put the front on axle stands and remove the undertray. On many cars the right headlight or the side of the bumper has to come off too.',
        'Find the pump by following the hoses from the inverter coolant tank. Do not touch orange cables.',
        'Clamp both hoses and put a tray under the pump. Unplug and unbolt the pump, and twist the hoses off.',
        'Compare the new pump with the old one: the angle of its outlet and its plug.',
        'Fit the new pump with new clips, and remove the clamps.',
        'Fill the inverter coolant tank with the coolant that the manufacturer names. Open the bleed screw with a clear hose on it, and close it when the coolant rises without bubbles.',
        'Look for leaks, refit the undertray and trim, lower the car and reconnect the 12-volt battery. With Park selected and the parking brake on, switch the car on; on many hybrids the pump runs before Ready.',
        'Watch the flow. Switch off and on in one-minute cycles, and top up until the level no longer falls.',
        'Clear the code. Drive up a long hill and read the temperature of the inverter.',
      ],
      safety: [
        'The orange cables and the inverter carry deadly voltage. Do not touch them, and do not open the inverter cover.',
        'Switch the car fully off and put the key far away, because in Ready the engine can start by itself.',
        'Support the car on axle stands, never only on the jack.',
      ],
      stopIf:
        'Stop if coolant has got into the inverter, or if the pump hums but nothing flows after three attempts at bleeding.',
    },
    parts: [
      { name: 'Inverter coolant pump and clips', usd: [63, 286] },
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
        'The car may shut down completely in traffic. Have it recovered, and check for a free recall or an extended warranty.',
    },
    patterns: [
      'A loud crack or hum at full throttle, then all warning lights at once.',
      'After a recall update of the software it shows as limp mode rather than as a dead stop.',
    ],
    shown: {
      summary:
        'The inverter that joins the battery and the motors has burnt a power transistor. The hybrid system shuts down, often under hard acceleration, and the car goes into limp mode or stops.',
      patterns: [
        'There is a loud crack or hum at full throttle, then all the warning lights at once.',
        'After a recall update of the software, the car goes into limp mode instead of stopping dead.',
      ],
    },
    checks: [
      {
        title: 'Check the VIN for an inverter recall or campaign',
        steps: [
          'Enter the VIN or the registration on the government recall page.',
          'Ask the dealer about an extended warranty on the inverter as well, because the recall page does not list those.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is an open recall or an extended warranty',
            means: 'The manufacturer knows the fault and pays for the repair.',
            effect: 'supports',
          },
          {
            finding: 'There is none, and there are no inverter codes',
            means: 'Another part is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the hybrid codes with details',
        steps: [
          'Read the hybrid control unit with a diagnostic reader for the make, including the sub-codes.',
          'Write down the three-digit detail code beside each entry, and do not clear the codes.',
        ],
        tool: 'OBD-II reader for the make',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'P0A94 or P0A78 is stored with an over-current detail code',
            means: 'The power stage of the inverter has failed.',
            effect: 'confirms',
          },
          {
            finding: 'P0A80 or P0A93 is stored',
            means: 'The battery (P0A80) or the inverter cooling (P0A93) is the cause instead.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a hybrid inverter replaced',
      overview:
        'The inverter is changed as an assembly, or only its power module under a recall campaign. Ask for the pump and the coolant to be checked, because heat is the usual cause.',
      minutes: [120, 300],
      tools: ['VIN', 'Photos of the warnings', 'OBD-II reader'],
      steps: [
        'Have the car recovered on a flatbed. Note the speed and the weather at the time, and whether you were on a hill.',
        'Check for a recall or an extended warranty before you agree to any price.',
        'The workshop pulls the service plug, waits at least ten minutes and proves zero volts at the inverter.',
        'It tests the insulation of both motors and the battery, and the resistance between the phases of the motors.',
        'It drains the coolant, lifts the inverter out, and inspects its plugs and seals for damp.',
        'It fits the new unit, or a power module with fresh thermal paste, and tightens everything to the manufacturer’s torque.',
        'It replaces an aged coolant pump at the same time, then fills and bleeds the coolant until it flows freely.',
        'It updates the software to the level of the recall, and teaches the inverter the position of the motor.',
        'Go for a drive with a technician: accelerate hard from 30 mph twice where it is safe, then have the codes read again.',
      ],
      safety: [
        'The capacitors of an inverter can kill even minutes after it has been switched off.',
        'The warning may vanish after a restart. Do not rely on that on a motorway.',
      ],
      stopIf: 'Stop at reading the codes. Everything else is work for a high-voltage workshop.',
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
        'A cable with poor insulation may shut the car down, and anybody under the car could get a shock. Have it inspected before you drive on.',
    },
    patterns: [
      'Green-white powder at the plug above the rear axle within three winters.',
      "The dealer's price for the cable is high, so ask for the extended warranty of the maker.",
    ],
    shown: {
      summary:
        'Road salt has got into the plug of the orange cable that feeds the rear motor. The shield of the cable corrodes, the insulation becomes poor, and the car shows the hybrid warning and loses rear drive.',
      patterns: [
        'There is green-white powder at the plug above the rear axle within three winters.',
        'The dealer charges a lot for the cable, so ask for the manufacturer’s extended warranty.',
      ],
    },
    checks: [
      {
        title: 'Look at the rear plug from a distance',
        steps: [
          'Switch the car off, chock the wheels and kneel behind the car with a torch. Do not crawl under it.',
          'Look up at the orange cable where it meets the rear motor. Do not touch, scratch or spray anything.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is white or green powder, a swollen braid or a split boot',
            means: 'The plug is corroding. Have it inspected.',
            effect: 'confirms',
          },
          {
            finding: 'The metal is clean and the boot fits tightly',
            means: 'From the outside this plug looks good.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the codes for an isolation fault',
        steps: [
          'Read the hybrid codes together with their sub-codes.',
          'Note the detail code, which names the area: the battery, the compressor, or the front or rear motor.',
        ],
        tool: 'OBD-II reader for the make',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'P0AA6 is stored and points to the rear motor',
            means: 'The insulation of the rear circuit is poor.',
            effect: 'confirms',
          },
          {
            finding: 'P0AA6 points to the battery or compressor, or no code is stored',
            means: 'The cable is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the corroded hybrid cable to the rear motor replaced',
      overview:
        'The cable runs in one piece from the inverter to the rear motor and is replaced as a whole.',
      minutes: [120, 300],
      tools: ['Torch and camera', 'Service records', 'VIN'],
      steps: [
        'Photograph the plug from behind the car without touching it.',
        'Ask the manufacturer’s customer service in writing whether your VIN is covered by a warranty extension for this cable.',
        'If a warning shows, have the car taken on a flatbed. Do not wash the underside.',
        'The workshop isolates the high voltage, waits, proves zero volts and measures the insulation of the rear motor and of the cable separately.',
        'It removes the undertrays and the brackets, unplugs the cable at both ends and draws it out.',
        'It examines the socket of the motor. If corrosion has reached it, the socket or the motor is replaced too.',
        'It fits the improved cable with its vented or resealed boot, secures it in its brackets without tension and refits the undertrays.',
        'It measures the insulation again and puts the value on the invoice.',
        'Look at the plug each spring. Rinse salt off the wheel arches with low pressure, but do not spray the plug.',
      ],
      safety: [
        'The orange cables under the car carry deadly voltage. Look at them, but do not touch them.',
        'Do not use a pressure washer, a brush or a spray on the plug.',
      ],
      stopIf: 'Stop at looking. Do not work on the cable yourself.',
    },
    parts: [{ name: 'High-voltage cable to the rear motor', usd: [700, 4500] }],
    labourHours: [2, 5],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;

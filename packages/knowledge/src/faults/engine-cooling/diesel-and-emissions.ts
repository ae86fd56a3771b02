import { DIESEL_ONLY, WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Exhaust-gas recirculation, particulate filter, AdBlue and cold-start aids. */
export const dieselAndEmissionFaults = {
  'egr-valve-stuck': {
    name: 'Stuck exhaust gas recirculation (EGR) valve',
    workshopName: 'EGR valve sooted or motor failed',
    summary:
      'The valve that feeds exhaust back into the intake is jammed with soot. Stuck open it makes the engine idle badly and smoke, stuck shut it lights the lamp and may make it knock.',
    prior: 4.5,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { fuels: DIESEL_ONLY, factor: 2, source: 'soot builds up fast in diesels' },
      { minMiles: 60_000, factor: 1.5, source: 'soot builds up with mileage' },
    ],
    symptoms: {
      'check-engine-light': 0.6,
      'rough-idle': 0.35,
      hesitation: 0.35,
      'loss-of-power': 0.35,
      'limp-mode': 0.3,
      'stalls-at-idle': 0.25,
      'black-smoke': 0.2,
      'engine-vibration': 0.17,
      'poor-economy': 0.12,
      'emissions-test-fail': 0.1,
      'stalls-while-driving': 0.09,
      'dpf-light': 0.06,
      'engine-knock': 0.05,
      'car-shakes': 0.12,
      'exhaust-smoke': 0.1,
    },
    conditions: {
      'at-idle': 0.3,
      'at-low-speed': 0.3,
      intermittent: 0.25,
      'cold-engine': 0.12,
      'short-trips': 0.45,
    },
    codes: { P0401: 0.4, P0402: 0.15, P0403: 0.2, P0404: 0.2, P0405: 0.1, P0400: 0.15, P0406: 0.1 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason: 'It may stall at junctions or lose power. Drive gently and have it cleaned soon.',
    },
    patterns: [
      'Town driving and short trips coat the valve with oily soot.',
      'A carbon flake under the plate gives a sudden bad idle that may clear after a hard drive.',
    ],
    checks: [
      {
        title: 'Read commanded and actual EGR position',
        steps: [
          'Let the warm engine idle.',
          'Read desired and actual position or flow, then drive at light load and read again.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Actual does not follow, or stays open at idle',
            means: 'The valve sticks or its motor is dead.',
            effect: 'confirms',
          },
          {
            finding: 'Follows closely, closes to zero',
            means: 'The valve works.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Take off the EGR pipe and look',
        steps: [
          'Work with the engine off and cold.',
          'Remove the valve or its pipe and look for soot and a plate that does not shut.',
        ],
        tool: 'Sockets, torch',
        minutes: 45,
        outcomes: [
          {
            finding: 'Thick soot, plate jammed',
            means: 'It has to be cleaned or replaced.',
            effect: 'confirms',
          },
          {
            finding: 'Thin film, moves freely',
            means: 'Dirt is not the cause.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean or replace the EGR valve',
      overview:
        'Soot dissolves in proper cleaner. A motor that does not learn its end stops needs a new valve. Blanking it off is illegal on the road.',
      minutes: [60, 240],
      tools: [
        'Socket set',
        'EGR or carbon cleaner',
        'Soft brushes',
        'New gaskets',
        'Gloves and mask',
        'Scan tool for adaptation',
        'Torque wrench',
        'Hose clamps',
        'Coolant',
      ],
      steps: [
        'Let the engine cool first. Disconnect the battery and, if the valve is water-cooled, drain or clamp coolant.',
        'Unplug the valve, undo pipes and bolts. Oil rusty ones first.',
        'Look at the pipe, the cooler inlet and the intake throat, which are as dirty as the valve.',
        'Spray cleaner with the motor upwards, so that none runs into it. Brush and wipe until plate and seat are clean.',
        'Move the plate only as far as it goes by light finger force.',
        'Fit with new gaskets, tighten evenly to the torque in the vehicle manual.',
        'Refill coolant, bleed, reconnect, and run the valve adaptation.',
        'Clear codes, drive 20 minutes at varied load and read again.',
      ],
      safety: [
        'Let it cool for hours: exhaust parts burn, and hot coolant under pressure scalds.',
        'Soot and cleaner vapour are harmful: gloves, mask, fresh air.',
      ],
      stopIf: 'Stop if bolts shear, or coolant is found inside the valve: the cooler leaks.',
    },
    parts: [
      { name: 'Cleaner and gaskets', usd: [20, 50] },
      { name: 'EGR valve', usd: [80, 450], ifNeeded: true },
      { name: 'Coolant', usd: [15, 45], ifNeeded: true },
    ],
    labourHours: [0.8, 3],
    diy: 'moderate',
  },
  'egr-cooler-leaking': {
    name: 'Leaking EGR cooler',
    workshopName: 'EGR cooler internal coolant leak',
    summary:
      'The cooler for recirculated exhaust has cracked inside. Coolant goes into the intake or exhaust and leaves as white smoke, and soot may catch fire where glycol has soaked it.',
    prior: 1,
    fits: { fuels: WITH_ENGINE, years: [1998, 2100] },
    shifts: [
      { fuels: DIESEL_ONLY, factor: 2.5, source: 'cooled EGR carries most load in diesels' },
      {
        makes: ['BMW'],
        fuels: DIESEL_ONLY,
        years: [2010, 2019],
        factor: 2.5,
        source: 'maker recalls for EGR cooler fires',
      },
      {
        makes: ['Ford'],
        models: ['F-250', 'F-350', 'Excursion'],
        fuels: DIESEL_ONLY,
        years: [2003, 2010],
        factor: 3,
        source: 'cooler failures widely reported on 6.0 and 6.4 diesel',
      },
    ],
    symptoms: {
      'coolant-loss': 0.7,
      'white-smoke': 0.5,
      overheating: 0.25,
      'check-engine-light': 0.3,
      'coolant-smell': 0.2,
      'rough-idle': 0.15,
      'loss-of-power': 0.12,
      fire: 0.05,
      'hard-start-cold': 0.08,
      'engine-wont-turn': 0.03,
      'exhaust-smoke': 0.24,
    },
    against: ['coolant-leak', 'coolant-in-oil', 'coolant-bubbling'],
    conditions: { 'starting-up': 0.25, 'gradual-onset': 0.3 },
    codes: { P2457: 0.12, P0128: 0.03 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'The leak can start a fire in the intake or lock a cylinder with coolant. Do not drive it until checked.',
    },
    patterns: [
      'Coolant disappears, no puddle, no gas in the coolant, sweet white smoke.',
      'Wet, sticky soot in the EGR pipe gives it away.',
    ],
    checks: [
      {
        title: 'Look for wet soot in the EGR pipe',
        steps: [
          'Work with the engine off and cold.',
          'Loosen the pipe after the cooler and feel the soot.',
        ],
        tool: 'Sockets, torch',
        minutes: 40,
        outcomes: [
          {
            finding: 'Wet, sticky or sweet-smelling soot',
            means: 'Coolant gets into the exhaust gas inside the cooler.',
            effect: 'confirms',
          },
          { finding: 'Dry, dusty soot', means: 'The cooler is probably tight.', effect: 'weakens' },
        ],
      },
      {
        title: 'Pressure-test the cooler',
        steps: [
          'Have the EGR pipe taken off and the cold circuit put under cap pressure.',
          'If nothing shows, have the cooler removed and tested in hot water.',
        ],
        tool: 'Pressure tester',
        minutes: 60,
        outcomes: [
          {
            finding: 'Coolant drips from the gas side',
            means: 'The wall between coolant and gas has cracked.',
            effect: 'confirms',
          },
          {
            finding: 'Holds',
            means:
              'The cooler is not leaking. Look at the head gasket and the other coolant parts.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the EGR cooler',
      overview:
        'Look for a recall first, as several manufacturers change coolers free. The new cooler goes on with fresh seals, and soot soaked with glycol is removed from the intake.',
      minutes: [180, 600],
      tools: [
        'Socket set with extensions',
        'Drain pan',
        'New gaskets and clamps',
        'Coolant',
        'Carbon cleaner',
        'Torque wrench',
        'OBD-II reader',
      ],
      steps: [
        'Check recalls with the vehicle number and do not drive meanwhile.',
        'Let the engine cool and disconnect the battery. Drain coolant.',
        'Remove air duct, pipes and shields, then valve and cooler as one unit where possible.',
        'Look at the old cooler for burn marks and at the manifold for melted plastic.',
        'Clean pipes and intake of wet soot. Change oil if coolant may have reached it.',
        'Fit the revised cooler with new gaskets, all bolts loose first, then tightened to the torque in the vehicle manual.',
        'Fill with the right coolant by vacuum or bleed with care.',
        'Reconnect the battery. Warm up, check for leaks and for a steady level for 500 miles. Clear codes.',
      ],
      safety: [
        'If you smell burning or see smoke, stop, get out and call the fire service.',
        'Open coolant only cold.',
      ],
      stopIf: 'Stop if the intake manifold is melted or coolant stands in a cylinder.',
    },
    parts: [
      { name: 'EGR cooler and seals', usd: [150, 750] },
      { name: 'Coolant, oil and filter', usd: [60, 150] },
    ],
    labourHours: [2.5, 8],
    diy: 'hard',
  },
  'dpf-soot-blocked': {
    name: 'Blocked diesel particulate filter',
    workshopName: 'DPF soot or ash loading too high',
    summary:
      'The soot filter is full because its self-cleaning was broken off too often, or it is at the end of its life with ash. The warning lights, power is cut, and fuel use and oil level rise.',
    prior: 12,
    fits: { fuels: DIESEL_ONLY, years: [2004, 2100] },
    shifts: [
      { minMiles: 60_000, factor: 1.4, source: 'soot and ash' },
      { minMiles: 120_000, factor: 1.3, source: 'ash cannot burn off' },
    ],
    symptoms: {
      'dpf-light': 0.75,
      'loss-of-power': 0.5,
      'limp-mode': 0.5,
      'check-engine-light': 0.45,
      'poor-economy': 0.25,
      hesitation: 0.17,
      'glow-plug-light': 0.15,
      'fan-always-on': 0.15,
      'oil-level-rising': 0.15,
      'stop-start-inactive': 0.12,
      'high-idle': 0.08,
    },
    against: ['black-smoke', 'white-smoke'],
    conditions: { 'at-low-speed': 0.25, 'gradual-onset': 0.3, 'short-trips': 0.7 },
    codes: {
      P2463: 0.45,
      P244B: 0.15,
      P242F: 0.2,
      P2459: 0.12,
      P24A4: 0.1,
      P246C: 0.06,
      P2460: 0.06,
      P2461: 0.06,
      P2462: 0.06,
      P2464: 0.06,
      P24A3: 0.06,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'A steady 40 to 60 mph at 2,000 rpm for 20 to 30 minutes where that is legal and safe usually clears it. For a workshop if the light flashes, a red light is on, power is cut, it runs hot, oil is above its upper mark or two runs have failed.',
    },
    patterns: [
      'Daily short trips never let it finish cleaning.',
      'A broken thermostat, injector, EGR valve or sensor stops regeneration, so that the filter is the victim.',
    ],
    checks: [
      {
        title: 'See whether the filter may be cleared by a drive',
        steps: [
          'Look which lights are on, and whether one of them flashes.',
          'Leave the engine off for ten minutes on level ground, then read the dipstick against its upper mark.',
          'With a reader, look for stored codes of the pressure sensor, the EGR valve or the boost.',
        ],
        tool: 'OBD-II reader, if you have one',
        minutes: 10,
        outcomes: [
          {
            finding: 'The filter light only, steady, with full power and the oil below its mark',
            means: 'The filter asks for a run, and the run may be taken.',
            effect: 'supports',
          },
          {
            finding: 'It flashes, a red light is on, power is cut or the oil is too high',
            means: 'The filter is too full for the road: a workshop has to regenerate it.',
            effect: 'supports',
          },
          {
            finding: 'No filter light and full power',
            means: 'The filter needs nothing now.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Take one steady run to clear the filter',
        steps: [
          'Only with the filter light steady, full power, the oil below its upper mark and at least a quarter of a tank.',
          'Warm the engine up, then hold a steady 40 to 60 mph for 20 to 30 minutes where that is legal and safe, in a gear that holds about 2,000 rpm.',
          'Do not switch off while the idle is raised or the fan runs on. Park clear of dry grass.',
          'Break it off if the light begins to flash, another light comes on or power is cut. Try it twice at most.',
        ],
        tool: 'None',
        minutes: 40,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The light goes out',
            means: 'The filter was full of soot and has burnt it off.',
            effect: 'confirms',
          },
          {
            finding: 'The light stays after two runs',
            means: 'It is too full for the road, full of ash, or a fault stops the cleaning.',
            effect: 'supports',
          },
          {
            finding: 'The light was out before the run',
            means: 'The filter needs nothing now.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Think over how the car is driven',
        steps: [
          'Write down the length of the usual trips of the last month.',
          'Note whether the idle is raised and the fan runs on when you park, which means that a regeneration was broken off.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Mostly under 15 minutes in town',
            means: 'Broken-off regenerations are likely.',
            effect: 'supports',
          },
          {
            finding: 'Mostly long motorway trips',
            means: 'A fault stops regeneration, or the filter is full of ash.',
            effect: 'neutral',
          },
          {
            finding: 'No filter light and full power',
            means: 'The filter is not the problem.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read soot load and pressure difference',
        steps: [
          'Read soot mass, ash mass and miles since the last regeneration.',
          'Read differential pressure at warm idle and at 2,500 rpm.',
        ],
        tool: 'Diesel-capable scan tool',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'High pressure that climbs with revs, and high soot',
            means: 'The filter is full of soot or ash.',
            effect: 'confirms',
          },
          {
            finding: 'Low pressure but high calculated soot',
            means: 'The pressure sensor or its hoses lie.',
            effect: 'weakens',
          },
          { finding: 'Low both', means: 'The filter is free.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Regenerate, clean or replace the particulate filter',
      overview:
        'Most filters that have only met short trips are cleared by one steady drive, which costs nothing. If that is not allowed or does not help, fix what stopped the self-cleaning, have a regeneration forced, and only then have the filter cleaned off the car. A filter full of ash is exchanged. Removing it is illegal.',
      minutes: [40, 300],
      tools: [
        'Scan tool with regeneration function',
        'Fire extinguisher',
        'Socket set',
        'New gaskets',
        'Oil and filter of low-ash grade',
        'Axle stands',
        'Torque wrench',
      ],
      steps: [
        'Read all codes. If one of the pressure sensor, glow plugs, thermostat, EGR or boost is stored, fix that first: the drive would not clean the filter.',
        'Check the oil level. If it is above MAX change the oil before any regeneration.',
        'With the light steady, full power and more than a quarter of a tank, hold a steady 40 to 60 mph for 20 to 30 minutes where that is legal and safe, in a gear that holds about 2,000 rpm. The light should go out. Leave this step out if the light flashes, a red light is on, power is cut or the engine runs hot, and try it twice at most.',
        'If the light stays, and soot is below the limit of the manufacturer, run a stationary regeneration outdoors on bare ground with nobody near the tailpipe.',
        'Watch temperature and soot fall. Break it off if it smokes heavily or passes the limit.',
        'If soot is too high, remove the filter and have it flushed or thermally cleaned by a specialist, with a flow report.',
        'Refit with new gaskets and clamps, reset the values, change to fresh low-ash oil.',
        'Clear the codes, drive 20 minutes and read soot load and pressure again: both must stay low, with no warning light. Take a long drive each week.',
      ],
      safety: [
        'During regeneration the exhaust is above 600 °C: never over grass, paper or in a garage.',
        'Fumes are poisonous: outdoors only.',
      ],
      stopIf:
        'Stop if soot is above the limit for regeneration or the filter rattles: it can burn through.',
    },
    parts: [
      { name: 'Cleaning, gaskets and oil', usd: [150, 500], ifNeeded: true },
      { name: 'Particulate filter', usd: [500, 2800], ifNeeded: true },
    ],
    labourHours: [0, 4],
    diy: 'moderate',
  },
  'dpf-pressure-sensor-failed': {
    name: 'Faulty particulate filter pressure sensor',
    workshopName: 'DPF differential pressure sensor or hoses faulty',
    summary:
      'The sensor that measures how full the filter is has failed, or its hoses are split or blocked. The car thinks the filter is full, or never cleans it, although the filter itself is sound.',
    prior: 1.3,
    fits: { fuels: DIESEL_ONLY, years: [2004, 2100] },
    symptoms: {
      'check-engine-light': 0.6,
      'dpf-light': 0.5,
      'limp-mode': 0.35,
      'loss-of-power': 0.2,
      'glow-plug-light': 0.12,
      'poor-economy': 0.1,
      'exhaust-fumes-cabin': 0.05,
    },
    conditions: { intermittent: 0.3, 'cold-weather': 0.1 },
    codes: {
      P2452: 0.25,
      P2453: 0.35,
      P2454: 0.2,
      P2455: 0.2,
      P244A: 0.12,
      P244B: 0.3,
      P2002: 0.3,
      P2003: 0.15,
      P2465: 0.15,
      P2463: 0.4,
      P2464: 0.3,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'It drives, but without a true reading the filter may block, and a run to clear it does not help. Fix it within a week or two.',
    },
    patterns: [
      'The rubber hose nearest to the filter melts or cracks.',
      'Water freezes in the sensor hoses in winter.',
    ],
    checks: [
      {
        title: 'Read filter pressure with the engine off',
        steps: [
          'Switch the ignition on and leave the engine off. Read differential pressure: it must be zero.',
          'Start and raise the revs.',
        ],
        tool: 'Scan tool',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'Not zero when stopped, or no rise with revs',
            means: 'The sensor or hoses lie.',
            effect: 'confirms',
          },
          { finding: 'Zero, and rises evenly', means: 'The sensor works.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Follow the two sensor hoses',
        steps: [
          'Let the exhaust cool first.',
          'Follow both hoses from sensor to filter, pull them off at the sensor and blow towards the filter, never into the sensor.',
        ],
        tool: 'Torch',
        minutes: 20,
        outcomes: [
          {
            finding: 'Split, melted, blocked or swapped',
            means: 'The sensor is fed a false pressure.',
            effect: 'confirms',
          },
          {
            finding: 'Intact and free',
            means: 'The hoses are good, which leaves only the sensor element.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the particulate filter pressure sensor and hoses',
      overview:
        'Sensor and hoses cost little compared with a filter. The new sensor must learn its zero and the filter values are checked before anything is reset.',
      minutes: [20, 75],
      tools: [
        'Torx and sockets',
        'Heat-resistant silicone hose and clips',
        'Scan tool',
        'Thin wire for the metal pipes',
      ],
      steps: [
        'Let the exhaust cool first. Photograph which hose goes to which port: before and after filter must not be swapped.',
        'Remove hoses and clean the metal pipes on the filter with wire and a little air, away from the sensor.',
        'Unplug and unscrew the sensor.',
        'Fit the new one with ports pointing down, so that water drains.',
        'Fit new high-temperature hoses of the same length with clips, falling all the way towards the exhaust.',
        'Run the zero adaptation and check the reading with the engine off and at 2,500 rpm.',
        'Read soot load. If the true value is high let the car regenerate on the road.',
        'Clear codes and read again after a week.',
      ],
      safety: [
        'The filter is extremely hot after driving.',
        'Leaks of these hoses bring exhaust gas to the bay: do not run indoors.',
      ],
      stopIf: 'Stop if the true pressure is far above the limit: the filter itself is blocked.',
    },
    parts: [
      { name: 'Pressure sensor', usd: [30, 130] },
      { name: 'Hoses and clips', usd: [10, 40] },
    ],
    labourHours: [0.3, 1],
    diy: 'easy',
  },
  'adblue-low-or-contaminated': {
    name: 'AdBlue empty, old or contaminated',
    workshopName: 'Diesel exhaust fluid level or quality out of range',
    summary:
      'The tank for AdBlue (diesel exhaust fluid) is empty, or the fluid is old, diluted or wrong. The car counts down the miles after which it will not start again.',
    prior: 1.5,
    fits: { fuels: DIESEL_ONLY, years: [2008, 2100] },
    symptoms: {
      'adblue-warning': 0.85,
      'check-engine-light': 0.35,
      'limp-mode': 0.2,
      'cranks-no-start': 0.08,
      'emissions-test-fail': 0.03,
      'no-crank': 0.06,
      'wont-start': 0.07,
    },
    against: ['engine-knock', 'black-smoke'],
    conditions: { 'after-refuelling': 0.2, 'cold-weather': 0.15, 'hot-weather': 0.05 },
    codes: { P207F: 0.4, P203F: 0.25, P20EE: 0.3, P20E8: 0.08 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'Drive on, but fill up before the countdown ends: after it the engine cannot be started.',
    },
    patterns: [
      'Fluid stored warm for years loses strength.',
      'Diesel in the AdBlue tank, even a cupful, destroys pump and seals. AdBlue in the diesel tank destroys the injection.',
    ],
    checks: [
      {
        title: 'Read message and level',
        steps: [
          'Read the exact message and remaining miles, and the level in the menu.',
          'Note when it was last filled and with what.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Low level message only',
            means: 'The tank only needs fresh fluid.',
            effect: 'confirms',
          },
          {
            finding: 'Quality message after filling',
            means: 'The fluid is old or wrong.',
            effect: 'supports',
          },
          {
            finding: 'System fault with a full tank of good fluid',
            means: 'Pump, heater, injector or sensor.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the strength of the AdBlue',
        steps: [
          'Draw a sample with a clean syringe, wearing gloves.',
          'Look for colour, oil or crystals and measure with a refractometer.',
        ],
        tool: 'AdBlue refractometer',
        minutes: 15,
        outcomes: [
          {
            finding: 'Not 32–33 % urea, coloured, oily',
            means: 'Weak or dirty fluid cannot clean the exhaust. Drain and renew it.',
            effect: 'confirms',
          },
          { finding: '32.5 %, clear as water', means: 'The fluid is good.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Refill or renew the AdBlue',
      overview:
        'Filling is as easy as screen wash. The car needs enough fluid to notice it, a clean funnel and some driving or a reset before the warning goes.',
      minutes: [20, 90],
      tools: [
        'Fresh AdBlue to ISO 22241',
        'Clean spout',
        'Water and cloth',
        'Suction pump for a drain',
        'Scan tool',
      ],
      steps: [
        'Check the date and the ISO 22241 mark on the canister. Use no fluid older than about a year from hot storage.',
        'Find the blue cap, beside the fuel cap, in the boot or under the bonnet. Be sure that it is not the fuel filler.',
        'Switch off and fill at least the amount the manual names, usually 5 to 10 litres, without overfilling in frost.',
        'Wash spills with water at once: it eats paint and metal and leaves white crust.',
        'Switch the ignition on for a minute without starting, then drive ten miles. The message goes out on most cars.',
        'For bad fluid, have the tank pumped out, rinsed with distilled water and filled fresh.',
        'Clear quality codes with a scan tool and let the system test itself on a drive of half an hour.',
      ],
      safety: [
        'If diesel got into the AdBlue tank or AdBlue into the fuel tank, do not switch on the ignition. Have it towed.',
        'Rinse skin and eyes with water.',
      ],
      stopIf: 'Stop if the countdown goes on with fresh fluid.',
    },
    parts: [{ name: 'AdBlue, 10 litres', usd: [12, 35] }],
    labourHours: [0.2, 1.5],
    diy: 'easy',
  },
  'adblue-dosing-failed': {
    name: 'AdBlue pump, heater or injector failed',
    workshopName: 'SCR reductant delivery fault: pump module, heater or dosing valve',
    summary:
      'The pump module in the AdBlue tank, its heater, or the dosing injector in the exhaust has failed or is crusted. The engine lamp lights and the no-start countdown begins although the tank is full.',
    prior: 2,
    fits: { fuels: DIESEL_ONLY, years: [2008, 2100] },
    shifts: [
      {
        makes: ['Peugeot', 'Citroen', 'Opel', 'Vauxhall', 'DS'],
        years: [2014, 2020],
        factor: 2.5,
        source: 'AdBlue tank failures covered by a maker programme',
      },
      {
        makes: ['Mercedes-Benz', 'Volkswagen', 'Audi', 'BMW', 'Ram', 'Ford', 'Chevrolet', 'GMC'],
        factor: 1.3,
        source: 'heater and pump failures widely reported by owners',
      },
    ],
    symptoms: {
      'adblue-warning': 0.75,
      'check-engine-light': 0.6,
      'limp-mode': 0.35,
      'loss-of-power': 0.12,
      'cranks-no-start': 0.08,
      'no-crank': 0.06,
      'dpf-light': 0.08,
      'wont-start': 0.07,
    },
    conditions: { 'cold-weather': 0.3, intermittent: 0.2 },
    codes: {
      P20E8: 0.4,
      P204F: 0.3,
      P20B9: 0.12,
      P20BA: 0.08,
      P2047: 0.12,
      P208A: 0.15,
      P20EE: 0.25,
      P208C: 0.06,
      P208D: 0.06,
      P20BB: 0.06,
      P20BC: 0.06,
      P20BD: 0.06,
      P20BE: 0.06,
      P20BF: 0.06,
      P20E9: 0.06,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'It drives until the countdown ends, then it will not start. Have it repaired well before.',
    },
    patterns: [
      'First frost brings out dead heaters.',
      'White crystals at tank, line or injector show where it leaks.',
    ],
    checks: [
      {
        title: 'Look for white crystals',
        steps: [
          'Work on a cold car.',
          'Look at tank cap, line joints and the injector on the exhaust with a torch.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'White crust at a joint or injector',
            means: 'Fluid leaks and dries there.',
            effect: 'supports',
          },
          {
            finding: 'Clean everywhere',
            means: 'No outside leak. Pump or heater is left.',
            effect: 'neutral',
          },
          { finding: 'Only a level message', means: 'It just needs fluid.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Run the dosing test',
        steps: [
          'Have the injector unbolted over a measuring cup and the dosing quantity test run.',
          'Read pump pressure and heater resistance.',
        ],
        tool: 'Scan tool, measuring cup',
        minutes: 45,
        outcomes: [
          {
            finding: 'No pressure, wrong amount, poor spray or heater open',
            means: 'That part has failed.',
            effect: 'confirms',
          },
          {
            finding: 'Right amount and pressure',
            means: 'Dosing works. Look at NOx sensors.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the AdBlue dosing system repaired',
      overview:
        'Pump, sensor and heater are often one module in the tank. Some manufacturers sell only the whole tank, others have extended cover, so ask first. Crusted injectors can be soaked clean.',
      minutes: [60, 300],
      tools: [
        'Scan tool with dosing test',
        'Warm distilled water',
        'Suction pump',
        'New gaskets',
        'Fresh AdBlue',
      ],
      steps: [
        'Ask for extended cover with the vehicle number, and note how many starts are left.',
        'Ask for the exact code and the result of the dosing test before a tank is ordered.',
        'A crusted injector: cold exhaust, remove the clamp, soak the tip in warm distilled water, blow dry, fit with a new gasket.',
        'A blocked line is rinsed with warm distilled water and checked for kinks.',
        'For a pump or heater the tank is pumped out and lowered, and the module or tank is changed with new seals.',
        'Fresh fluid is filled, the line is primed and the countdown and learned values are reset.',
        'Check afterwards: dosing test passed, no warning after 50 miles, no crystals after a week.',
      ],
      safety: [
        'Exhaust and injector are very hot after driving.',
        'Fluid eats metal: rinse with water.',
      ],
      stopIf: 'Leave tank and coding to a workshop that has the tester of the make.',
    },
    parts: [
      { name: 'Dosing injector or pump module', usd: [150, 700] },
      { name: 'Complete AdBlue tank', usd: [600, 1600], ifNeeded: true },
    ],
    labourHours: [1, 4],
    diy: 'workshop',
  },
  'nox-sensor-failed': {
    name: 'Failed NOx sensor',
    workshopName: 'Nitrogen oxide sensor before or after SCR catalyst failed',
    summary:
      'The sensor that measures nitrogen oxides in the exhaust has failed. The car believes the exhaust cleaning does not work, lights the lamp and may count down to no restart.',
    prior: 1.7,
    fits: { fuels: DIESEL_ONLY, years: [2008, 2100] },
    shifts: [{ minMiles: 60_000, factor: 1.4, source: 'wear part' }],
    symptoms: {
      'check-engine-light': 0.75,
      'adblue-warning': 0.5,
      'limp-mode': 0.3,
      'loss-of-power': 0.12,
      'poor-economy': 0.06,
      'emissions-test-fail': 0.06,
      'cranks-no-start': 0.04,
    },
    against: ['black-smoke', 'rough-idle'],
    codes: {
      P2200: 0.25,
      P2202: 0.2,
      P2201: 0.12,
      P229E: 0.15,
      P229F: 0.25,
      P20EE: 0.25,
      U029D: 0.1,
      U029E: 0.12,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'The car drives normally at first, but a countdown can stop it from starting. Repair it before that.',
    },
    patterns: [
      'Water drops hitting the hot element after a cold start crack it.',
      'P20EE alone can be a bad sensor, weak fluid or a worn catalyst: test before buying.',
    ],
    checks: [
      {
        title: 'Read NOx codes and values',
        steps: [
          'Read and note all codes of the engine and the exhaust cleaning.',
          'Drive 20 minutes until the sensors are warm, then read both NOx values at steady speed.',
        ],
        tool: 'Diesel-capable scan tool',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Circuit or heater code, or no value although warm',
            means: 'That sensor or its wiring has failed.',
            effect: 'confirms',
          },
          {
            finding: 'Both plausible, rear far below front',
            means: 'Sensors and catalytic converter work.',
            effect: 'rules-out',
          },
          {
            finding: 'Rear as high as front, no circuit code',
            means: 'Dosing or catalytic converter rather than sensor.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Inspect the sensor box and cable',
        steps: [
          'Let the exhaust cool first. Follow the cable from the pipe to its small control box.',
          'Look for heat, water and chafing, and check its fuse.',
        ],
        tool: 'Torch',
        minutes: 20,
        outcomes: [
          {
            finding: 'Cable burnt, box wet, fuse blown',
            means: 'Sensor unit or supply damaged.',
            effect: 'supports',
          },
          { finding: 'All sound', means: 'The probe itself may still be worn.', effect: 'neutral' },
          {
            finding: 'Supply to the box missing',
            means: 'A wiring fault, not the sensor.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the NOx sensor',
      overview:
        'Probe and control box are one unit, matched to each other, so the cable is never cut. After fitting the new sensor has to be matched to the car, or its heater counter reset.',
      minutes: [40, 120],
      tools: [
        'Sensor socket',
        'Penetrating oil',
        'Axle stands',
        'Scan tool',
        'Thread chaser',
        'Torque wrench',
      ],
      steps: [
        'Be sure which one: sensor 1 is before the SCR catalytic converter, sensor 2 after it. They differ.',
        'Check recalls and extended emissions cover.',
        'Let the exhaust cool, disconnect the battery and put the car on stands. Oil the thread.',
        'Unplug and unbolt the control box and free the cable.',
        'Unscrew the probe with the slotted socket and chase the thread.',
        'Screw in the new probe, keep it dry and do not drop it, as the ceramic breaks. Tighten it to the torque in the manual.',
        'Mount the box away from heat and water with a drip loop.',
        'Reconnect the battery. Reset or adapt with the scan tool, clear codes, drive 30 minutes warm and read both values.',
      ],
      safety: [
        'Never lie under a car that is held up only by a jack.',
        'Let the exhaust cool for an hour: probe and pipe burn skin through thin gloves.',
      ],
      stopIf: 'Stop if the thread comes out with the sensor, or codes stay after adaptation.',
    },
    parts: [{ name: 'NOx sensor with control box', usd: [120, 600] }],
    labourHours: [0.5, 1.5],
    diy: 'moderate',
  },
  'glow-plugs-failed': {
    name: 'Failed glow plugs or glow plug controller',
    workshopName: 'Glow plug open circuit or control unit faulty',
    summary:
      'One or more glow plugs no longer heat, or their control unit does not feed them. The cold diesel starts badly, shakes and smokes white until it has warmed up. On newer cars filter cleaning is blocked too.',
    prior: 9,
    fits: { fuels: DIESEL_ONLY },
    shifts: [{ minMiles: 70_000, factor: 1.5, source: 'wear part' }],
    symptoms: {
      'hard-start-cold': 0.7,
      'glow-plug-light': 0.45,
      'check-engine-light': 0.4,
      'white-smoke': 0.35,
      'rough-idle': 0.35,
      'cranks-no-start': 0.25,
      misfire: 0.2,
      'engine-vibration': 0.17,
      'dpf-light': 0.1,
      'slow-crank': 0.05,
      'wont-start': 0.23,
      'car-shakes': 0.12,
      'exhaust-smoke': 0.17,
    },
    against: ['hard-start-hot', 'loss-of-power'],
    conditions: {
      'cold-weather': 0.6,
      'cold-engine': 0.65,
      'starting-up': 0.5,
      'warm-engine': 0.02,
    },
    codes: { P0380: 0.3, P0670: 0.15, P067x: 0.45, P0683: 0.1, P0382: 0.1, P0684: 0.1 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'Once warm it runs as usual. Fix it before frost, or it will leave you standing.',
    },
    patterns: [
      'One dead plug gives a shake for the first minute, several give no start in frost.',
      'If all fail together suspect the controller or its strip fuse.',
    ],
    checks: [
      {
        title: 'Note the behaviour cold and warm',
        steps: ['Start after a cold night and note seconds, smoke and shake.', 'Start again warm.'],
        tool: 'None',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'Bad cold, perfect warm',
            means: 'Glow system is likely.',
            effect: 'supports',
          },
          {
            finding: 'Bad warm as well',
            means: 'Fuel supply or compression is more likely than the glow plugs.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure each glow plug',
        steps: [
          'Switch the ignition off and let it cool. Pull the connector of each plug and measure its resistance to the engine.',
          'Compare them.',
        ],
        tool: 'Multimeter',
        minutes: 30,
        outcomes: [
          {
            finding: 'One or more open or far higher than the rest',
            means: 'Those plugs are burnt out.',
            effect: 'confirms',
          },
          {
            finding: 'All equal at about an ohm or less',
            means: 'Plugs are intact. Check the controller.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Check for current at the plugs',
        steps: [
          'Let the engine cool first. With a clamp meter or test lamp check the feed while a helper switches the ignition on.',
          'Never feed low-voltage plugs with 12 volts.',
        ],
        tool: 'Clamp meter',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Plugs good but no current',
            means: 'Controller, strip fuse or wiring.',
            effect: 'supports',
          },
          {
            finding: 'Full current on all plugs',
            means: 'The glow system works.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the glow plugs',
      overview:
        'Glow plugs break off in the head when they are forced, and that costs far more than the plugs. A warm engine, penetrating oil for days and a torque limit are the art.',
      minutes: [60, 240],
      tools: [
        'Deep glow plug socket',
        'Torque wrench that reads loosening torque',
        'Penetrating oil',
        'Reamer for the seat',
        'Multimeter',
        'Scan tool',
      ],
      steps: [
        'Soak the plugs with penetrating oil for several days and drive between.',
        'Work with the engine warm, since the head lets go more easily. Some workshops heat the plugs electrically.',
        'Disconnect the battery, remove covers, pull the connectors straight and blow the wells clean.',
        'Look up the loosening limit for your thread. If a plug does not move below it, oil, tighten a hair, loosen, and wait.',
        'Unscrew slowly. If it binds, go back in, oil and try again.',
        'Clean carbon from the bore with the proper reamer and grease, and blow out.',
        'Fit new plugs of the exact voltage type by hand, tighten to the low torque in the vehicle manual.',
        'Reconnect the battery. Measure, connect, replace the controller if it does not feed, clear codes and start next morning.',
      ],
      safety: [
        'Never spray starting fluid into a diesel with glow plugs: it explodes in the intake.',
        'The head and pipes beside the plugs are hot on a warm engine: wear gloves.',
      ],
      stopIf:
        'Stop at the loosening limit: a specialist removes seized plugs without taking off the head.',
    },
    parts: [
      { name: 'Set of glow plugs', usd: [40, 200] },
      { name: 'Glow control unit', usd: [50, 220], ifNeeded: true },
    ],
    labourHours: [0.8, 3],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;

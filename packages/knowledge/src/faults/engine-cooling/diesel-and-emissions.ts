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
      reason:
        'The engine may stall at junctions or lose power. Drive gently and have the valve cleaned soon.',
    },
    patterns: [
      'Town driving and short trips coat the valve with oily soot.',
      'A carbon flake under the plate gives a sudden bad idle that may clear after a hard drive.',
    ],
    shown: {
      workshopName: 'EGR valve blocked with soot, or its motor failed',
      summary:
        'The valve that feeds exhaust gas back into the intake is jammed with soot. If it is stuck open, the engine idles badly and smokes; if it is stuck shut, the engine light comes on and the engine may knock.',
      patterns: [
        'Town driving and short trips coat the valve with oily soot.',
        'A flake of carbon under the valve plate suddenly makes the idle rough, and may clear after a hard drive.',
      ],
    },
    checks: [
      {
        title: 'Read commanded and actual EGR position',
        steps: [
          'Let the warm engine idle with the reader connected.',
          'Read the commanded and the actual position or flow. Then have a helper read both again while you drive at light load.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The actual value does not follow, or the valve stays open at idle',
            means: 'The valve is sticking or its motor has failed.',
            effect: 'confirms',
          },
          {
            finding: 'It follows closely and closes to zero',
            means: 'The valve is working.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Take off the EGR pipe and look',
        steps: [
          'Work with the engine off and cold.',
          'Remove the valve or its pipe, look for soot and for a plate that does not shut, and refit it with a new gasket.',
        ],
        tool: 'Sockets and torch',
        minutes: 45,
        outcomes: [
          {
            finding: 'There is thick soot or the plate is jammed',
            means: 'The valve has to be cleaned or replaced.',
            effect: 'confirms',
          },
          {
            finding: 'There is a thin film and the plate moves freely',
            means: 'Dirt is not the cause.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean or replace the EGR valve',
      overview:
        'A valve whose motor no longer learns its end stops has to be replaced. Blanking the valve off is illegal on the road.',
      minutes: [60, 240],
      tools: [
        'Socket set',
        'Soft brushes',
        'Gloves and dust mask',
        'Scan tool for adaptation',
        'Torque wrench',
        'Hose clamps',
        'Penetrating oil',
      ],
      steps: [
        'Let the engine cool and disconnect the battery. If the valve is water-cooled, drain the coolant or clamp its hoses.',
        'Unplug the valve and undo its pipes and bolts. Soak rusty bolts in penetrating oil first.',
        'Look into the pipe, the inlet of the cooler and the intake throat: they are usually as dirty as the valve, so clean them too.',
        'Hold the valve with its motor at the top, so that no cleaner runs into it. Spray, brush and wipe until the plate and its seat are clean.',
        'Move the plate only as far as it goes under light finger pressure.',
        'Fit the valve with new gaskets and tighten the bolts evenly to the torque in the vehicle manual.',
        'Reconnect the plug and the hoses, refill and bleed the coolant, and reconnect the battery. Run the valve adaptation with the scan tool.',
        'Clear the codes, drive for 20 minutes at varied load and read them again.',
      ],
      safety: [
        'Let the engine cool for hours: exhaust parts burn your skin, and hot coolant under pressure scalds.',
        'Soot and cleaner vapour are harmful: wear gloves and a mask and work in fresh air.',
      ],
      stopIf:
        'Stop if bolts shear off or you find coolant inside the valve: the EGR cooler is then leaking.',
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
        'The leak can start a fire in the intake or lock a cylinder with coolant. Do not drive the car until it has been checked.',
    },
    patterns: [
      'Coolant disappears, no puddle, no gas in the coolant, sweet white smoke.',
      'Wet, sticky soot in the EGR pipe gives it away.',
    ],
    shown: {
      summary:
        'The cooler for recirculated exhaust gas has cracked inside. Coolant gets into the intake or the exhaust and leaves as white smoke, and soot soaked with coolant may catch fire.',
      patterns: [
        'Coolant disappears and the smoke is white and sweet, but there is no puddle and no combustion gas in the coolant.',
        'Wet, sticky soot in the EGR pipe is the telltale sign.',
      ],
    },
    checks: [
      {
        title: 'Look for wet soot in the EGR pipe',
        steps: [
          'Work with the engine off and cold.',
          'Loosen the pipe after the cooler, feel the soot with gloves on and tighten the pipe again.',
        ],
        tool: 'Sockets and torch',
        minutes: 40,
        outcomes: [
          {
            finding: 'The soot is wet, sticky or sweet-smelling',
            means: 'Coolant is getting into the exhaust gas inside the cooler.',
            effect: 'confirms',
          },
          {
            finding: 'The soot is dry and dusty',
            means: 'The cooler is probably not leaking.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Pressure-test the cooler',
        steps: [
          'Have the EGR pipe taken off and the cold cooling system pumped to the pressure of its cap.',
          'If nothing shows, have the cooler removed and tested in hot water.',
        ],
        tool: 'Pressure tester',
        minutes: 60,
        outcomes: [
          {
            finding: 'Coolant drips from the gas side of the cooler',
            means: 'The wall between the coolant and the gas has cracked. Replace the cooler.',
            effect: 'confirms',
          },
          {
            finding: 'The pressure holds',
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
        'Several manufacturers replace coolers free of charge. Fit the new cooler with fresh seals, and remove any soot soaked with coolant from the intake.',
      minutes: [180, 600],
      tools: [
        'Socket set with extensions',
        'Drain pan and gloves',
        'Carbon cleaner',
        'Torque wrench',
        'OBD-II reader',
      ],
      steps: [
        'Look up recalls with the vehicle identification number, and do not drive meanwhile.',
        'Let the engine cool and disconnect the battery. Drain the coolant.',
        'Remove the air duct, the pipes and the heat shields, then take off the valve and the cooler, as one unit where possible.',
        'Look for burn marks on the old cooler and for melted plastic on the manifold.',
        'Clean the wet soot out of the pipes and the intake. Change the oil if coolant may have reached it.',
        'Fit the revised cooler with new gaskets. Start all the bolts by hand, then tighten them to the torque in the vehicle manual.',
        'Fill with the right coolant using a vacuum filler, or bleed the system carefully as the manual describes.',
        'Reconnect the battery, clear the codes and warm the engine up. Check for leaks, and check over the next 500 miles that the level stays steady.',
      ],
      safety: [
        'If you smell burning or see smoke, stop, get out and call the fire service.',
        'Open the cooling system only when it is cold: hot coolant scalds.',
      ],
      stopIf: 'Stop if the intake manifold has melted or there is coolant in a cylinder.',
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
        'A steady 40 to 60 mph at 2,000 rpm for 20 to 30 minutes where that is legal and safe usually clears it. Go to a workshop if the light flashes, a red light is on, power is cut, it runs hot, the oil is above its upper mark or two runs have failed.',
    },
    patterns: [
      'Daily short trips never let it finish cleaning.',
      'A broken thermostat, injector, EGR valve or sensor stops regeneration, so that the filter is the victim.',
    ],
    shown: {
      summary:
        'The soot filter is full because its self-cleaning was interrupted too often, or it has reached the end of its life and is full of ash. The warning light comes on, power is cut, and fuel use and oil level rise.',
      patterns: [
        'Daily short trips never let the filter finish cleaning itself.',
        'A faulty thermostat, injector, EGR valve or sensor prevents regeneration, so that the filter is not the original fault.',
      ],
    },
    checks: [
      {
        title: 'See whether the filter may be cleared by a drive',
        steps: [
          'Look which warning lights are on, and whether one of them flashes.',
          'On level ground, leave the engine off for ten minutes, then read the dipstick against its upper mark.',
          'With a reader, look for stored codes for the pressure sensor, the EGR valve or the boost.',
        ],
        tool: 'OBD-II reader, if you have one',
        minutes: 10,
        outcomes: [
          {
            finding: 'Only the filter light is on; power and oil level are normal',
            means: 'The filter is asking for a run, and you may take it.',
            effect: 'supports',
          },
          {
            finding: 'It flashes, a red light is on, power is cut or the oil is too high',
            means: 'Do not try to clear it on the road: a workshop has to regenerate it.',
            effect: 'supports',
          },
          {
            finding: 'There is no filter light and the car has full power',
            means: 'The filter needs nothing now.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Take one steady run to clear the filter',
        steps: [
          'Do this only if the filter light is steady, the car has full power, the oil is below its upper mark and the tank is at least a quarter full.',
          'Warm the engine up. Then hold a steady 40 to 60 mph for 20 to 30 minutes where that is legal and safe, in a gear that gives about 2,000 rpm.',
          'Do not switch off while the idle is raised or the fan is running on. Park clear of dry grass.',
          'Break off the run if the light begins to flash, another light comes on or power is cut. Try it twice at most.',
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
            finding: 'The light is still on after two runs',
            means: 'The filter is too full of soot or ash, or a fault prevents the cleaning.',
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
          'Write down how long your usual trips of the last month were.',
          'Note whether the idle is sometimes raised and the fan running on when you park: a regeneration was then interrupted.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Most trips are under 15 minutes in town',
            means: 'Regenerations have probably been interrupted.',
            effect: 'supports',
          },
          {
            finding: 'Most trips are long motorway runs',
            means: 'A fault prevents regeneration, or the filter is full of ash.',
            effect: 'neutral',
          },
          {
            finding: 'There is no filter light and the car has full power',
            means: 'The filter is not the problem.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read soot load and pressure difference',
        steps: [
          'Read the soot mass, the ash mass and the miles since the last regeneration.',
          'Read the differential pressure at warm idle and at 2,500 rpm.',
        ],
        tool: 'Diesel-capable scan tool',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'The pressure is high and climbs with revs, and soot is high',
            means: 'The filter is full of soot or ash.',
            effect: 'confirms',
          },
          {
            finding: 'The pressure is low but the calculated soot is high',
            means: 'The pressure sensor or its hoses may be giving a false reading.',
            effect: 'weakens',
          },
          {
            finding: 'Pressure and soot are both low',
            means: 'The filter is not blocked.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Regenerate, clean or replace the particulate filter',
      overview:
        'One steady drive clears most filters that have only done short trips. If that is not allowed or does not help, repair what prevented the self-cleaning, have a regeneration forced, and only then have the filter cleaned. A filter full of ash is exchanged. Driving without the filter is illegal.',
      minutes: [40, 300],
      tools: [
        'Scan tool with regeneration function',
        'Fire extinguisher',
        'Socket set and oil change tools',
        'Jack and axle stands',
        'Wheel chocks',
        'Torque wrench',
      ],
      steps: [
        'Read all the codes. If one for the pressure sensor, glow plugs, thermostat, EGR or boost is stored, repair that first: the drive would not clean the filter.',
        'Check the oil level. If it is above MAX, change the oil before any regeneration.',
        'With the light steady and full power, take the steady run described in the check above, twice at most. The light should go out. Leave this step out if the light flashes, a red light is on, power is cut or the engine runs hot.',
        'If the light stays on and the soot is below the manufacturer’s limit, run a stationary regeneration with the scan tool. Do this outdoors on bare ground, with nobody near the tailpipe.',
        'Watch the temperature and the soot mass. Break it off if the exhaust smokes heavily or the temperature passes the manufacturer’s limit.',
        'If there is too much soot, let the exhaust go cold, chock the wheels, raise the car on to stands and remove the filter. Have a specialist flush it or clean it thermally and give you a flow report.',
        'Refit the filter with new gaskets and clamps to the stated torque, and lower the car. Reset the filter values and change to fresh low-ash oil.',
        'Clear the codes, drive for 20 minutes and read the soot load and the pressure again: both must stay low, with no warning light. From then on, take a long drive each week.',
      ],
      safety: [
        'During regeneration the exhaust is hotter than 600 °C: never do it over grass or paper, or in a garage.',
        'Exhaust fumes are poisonous: work outdoors only.',
      ],
      stopIf:
        'Stop if the soot is above the limit for regeneration or the filter rattles: it can burn through.',
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
        'The car can be driven, but without a true reading the filter may block, and a run to clear it does not help. Have it repaired within a week or two.',
    },
    patterns: [
      'The rubber hose nearest to the filter melts or cracks.',
      'Water freezes in the sensor hoses in winter.',
    ],
    shown: {
      summary:
        'The sensor that measures how full the filter is has failed, or its hoses are split or blocked. The car thinks that the filter is full, or never cleans it, although the filter itself is good.',
    },
    checks: [
      {
        title: 'Read filter pressure with the engine off',
        steps: [
          'Switch the ignition on and leave the engine off. Read the differential pressure: it must be zero.',
          'Start the engine, raise the revs and watch the value.',
        ],
        tool: 'Scan tool',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is not zero with the engine off, or does not rise with revs',
            means: 'The sensor or its hoses give a false reading.',
            effect: 'confirms',
          },
          {
            finding: 'It is zero, and rises evenly with the revs',
            means: 'The sensor is working.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Follow the two sensor hoses',
        steps: [
          'Let the exhaust cool.',
          'Follow both hoses from the sensor to the filter. Pull them off at the sensor and blow through them towards the filter, never into the sensor.',
        ],
        tool: 'Torch',
        minutes: 20,
        outcomes: [
          {
            finding: 'A hose is split, melted, blocked or swapped',
            means: 'The sensor receives a false pressure. Renew the hoses.',
            effect: 'confirms',
          },
          {
            finding: 'The hoses are intact and clear',
            means: 'The hoses are good, so suspect the sensor itself.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the particulate filter pressure sensor and hoses',
      overview:
        'A sensor and hoses cost little compared with a filter. The new sensor must learn its zero point, and the filter values have to be checked before anything is reset.',
      minutes: [20, 75],
      tools: ['Torx and socket set', 'Scan tool', 'Thin wire for the metal pipes'],
      steps: [
        'Let the exhaust cool. Photograph which hose goes to which port: the hoses from before and after the filter must not be swapped.',
        'Remove the hoses. Clean the metal pipes on the filter with thin wire and a little air, with the sensor disconnected.',
        'Unplug and unscrew the sensor.',
        'Fit the new sensor with its ports pointing down, so that water drains out, and plug it in.',
        'Fit new high-temperature hoses of the same length with clips. They must slope down towards the exhaust all the way.',
        'Run the zero adaptation, and check the reading with the engine off and at 2,500 rpm.',
        'Read the soot load. If the true value is high, let the car regenerate on the road.',
        'Clear the codes and read them again after a week.',
      ],
      safety: [
        'The filter is extremely hot after driving: let it cool for at least an hour.',
        'If these hoses leak, exhaust gas escapes under the bonnet: do not run the engine indoors.',
      ],
      stopIf:
        'Stop if the true pressure is far above the limit: the filter itself is then blocked.',
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
        'You can drive on, but fill the tank before the countdown ends: after that the engine cannot be started.',
    },
    patterns: [
      'Fluid stored warm for years loses strength.',
      'Diesel in the AdBlue tank, even a cupful, destroys pump and seals. AdBlue in the diesel tank destroys the injection.',
    ],
    shown: {
      patterns: [
        'Fluid that has been stored warm for years loses strength.',
        'Diesel in the AdBlue tank, even a cupful, destroys the pump and the seals. AdBlue in the diesel tank destroys the injection system.',
      ],
    },
    checks: [
      {
        title: 'Read the AdBlue message and level',
        steps: [
          'Read the exact message, the remaining miles, and the level in the menu of the car.',
          'Note when the tank was last filled and with what.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'There is only a low-level message',
            means: 'The tank only needs fresh fluid.',
            effect: 'confirms',
          },
          {
            finding: 'A quality message came up after filling',
            means: 'The fluid is old or wrong. Have it drained and renewed.',
            effect: 'supports',
          },
          {
            finding: 'There is a system fault with a full tank of good fluid',
            means: 'Suspect the pump, the heater, the injector or a sensor.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the strength of the AdBlue',
        steps: [
          'Put on gloves and draw a sample from the tank with a clean syringe.',
          'Look for colour, oil or crystals, and measure the sample with a refractometer.',
        ],
        tool: 'AdBlue refractometer',
        minutes: 15,
        outcomes: [
          {
            finding: 'It is not 32–33% urea, or is coloured or oily',
            means: 'Weak or dirty fluid cannot clean the exhaust. Drain and renew it.',
            effect: 'confirms',
          },
          {
            finding: 'It measures about 32.5% and is clear as water',
            means: 'The fluid is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Refill or renew the AdBlue',
      overview:
        'Filling AdBlue is as easy as filling the washer bottle. The car needs enough fluid to recognise it, a clean funnel, and some driving or a reset before the warning goes out.',
      minutes: [20, 90],
      tools: [
        'Fresh AdBlue to ISO 22241',
        'Clean funnel or filling spout',
        'Water and cloth',
        'Suction pump for a drain',
        'Scan tool',
      ],
      steps: [
        'Check the date and the ISO 22241 mark on the canister. Do not use fluid more than about a year old that has been stored warm.',
        'Find the blue cap beside the fuel cap, in the boot or under the bonnet. Make sure that it is not the fuel filler.',
        'Switch off and fill in at least the amount that the manual names, usually 5 to 10 litres. In frost, leave some room: AdBlue expands as it freezes.',
        'Wash spills off with water at once: AdBlue attacks paint and metal and leaves a white crust.',
        'Switch the ignition on for a minute without starting, then drive ten miles. On most cars the message then goes out.',
        'If the fluid is bad, have the tank pumped out, rinsed with distilled water and refilled.',
        'Clear any quality codes with a scan tool, and drive for half an hour so that the system tests itself.',
      ],
      safety: [
        'If diesel got into the AdBlue tank or AdBlue into the fuel tank, do not switch on the ignition. Have the car recovered.',
        'If AdBlue gets on your skin or in your eyes, rinse it off with plenty of water.',
      ],
      stopIf: 'Stop if the countdown goes on with fresh fluid: the system then needs a workshop.',
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
        'The car can be driven until the countdown ends, then it will not start. Have it repaired well before that.',
    },
    patterns: [
      'First frost brings out dead heaters.',
      'White crystals at tank, line or injector show where it leaks.',
    ],
    shown: {
      summary:
        'The pump module in the AdBlue tank, its heater, or the dosing injector in the exhaust has failed or is crusted. The engine light comes on and the no-start countdown begins although the tank is full.',
      patterns: [
        'Failed heaters show up in the first frost.',
        'White crystals at the tank, a line or the injector show where it leaks.',
      ],
    },
    checks: [
      {
        title: 'Look for white crystals',
        steps: [
          'Work with the engine off and the exhaust cold.',
          'With a torch, look at the tank cap, the joints of the lines and the injector on the exhaust.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'There is white crust at a joint or the injector',
            means: 'Fluid is leaking and drying there.',
            effect: 'supports',
          },
          {
            finding: 'It is clean everywhere',
            means: 'There is no outside leak. Suspect the pump or the heater.',
            effect: 'neutral',
          },
          {
            finding: 'It is clean, and the only message is a low level',
            means: 'The tank only needs fluid.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Run the dosing test',
        steps: [
          'Have the injector unbolted and held over a measuring cup, and have the dosing quantity test run.',
          'Have the pump pressure and the resistance of the heater read.',
        ],
        tool: 'Scan tool and measuring cup',
        minutes: 45,
        outcomes: [
          {
            finding: 'The pressure, amount, spray or heater circuit is wrong',
            means: 'That part has failed and has to be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'The amount and pressure are right',
            means: 'The dosing works. Look at the NOx sensors.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the AdBlue dosing system repaired',
      overview:
        'The pump, the level sensor and the heater are often one module in the tank. Some manufacturers sell only the whole tank; others have extended the warranty, so ask first.',
      minutes: [60, 300],
      tools: ['Scan tool with dosing test', 'Warm distilled water', 'Suction pump'],
      steps: [
        'Ask about extended cover, giving the vehicle identification number, and note how many miles or starts are left.',
        'Ask for the exact code and the result of the dosing test before a tank is ordered.',
        'If the injector is crusted, let the exhaust go cold and remove the clamp. Soak the tip in warm distilled water, dry it with air and refit it with a new gasket.',
        'A blocked line is rinsed with warm distilled water and checked for kinks.',
        'To replace a pump or heater, the workshop pumps the tank out and lowers it, then changes the module or the tank with new seals.',
        'It fills with fresh fluid, primes the line and resets the countdown and the learned values.',
        'Check that the dosing test was passed, that no warning is on after 50 miles and that no crystals appear within a week.',
      ],
      safety: [
        'The exhaust and the injector are very hot after driving.',
        'AdBlue corrodes metal and damages paint: rinse spills off with water.',
      ],
      stopIf:
        'Leave work on the tank and the coding to a workshop that has the manufacturer’s scan tool.',
    },
    parts: [
      { name: 'Dosing injector or pump module, gasket and AdBlue', usd: [160, 720] },
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
        'The car drives normally at first, but a countdown can stop it from starting. Have it repaired before that.',
    },
    patterns: [
      'Water drops hitting the hot element after a cold start crack it.',
      'P20EE alone can be a bad sensor, weak fluid or a worn catalyst: test before buying.',
    ],
    shown: {
      summary:
        'The sensor that measures nitrogen oxides in the exhaust has failed. The car believes that the exhaust cleaning does not work, brings the engine light on and may count down until it will not start again.',
      patterns: [
        'Drops of water that hit the hot element after a cold start crack it.',
        'Code P20EE can mean a bad sensor, weak fluid or a worn catalytic converter: test before you buy parts.',
      ],
    },
    checks: [
      {
        title: 'Read NOx codes and values',
        steps: [
          'Read and note all the codes of the engine and the exhaust cleaning.',
          'Drive for 20 minutes until the sensors are warm. Then have a helper read both NOx values at a steady speed.',
        ],
        tool: 'Diesel-capable scan tool',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          {
            finding: 'A circuit or heater code is stored, or it gives no value when warm',
            means: 'That sensor or its wiring has failed.',
            effect: 'confirms',
          },
          {
            finding: 'Both are plausible and the rear is far below the front',
            means: 'The sensors and the catalytic converter are working.',
            effect: 'rules-out',
          },
          {
            finding: 'The rear is as high as the front, with no circuit code',
            means: 'Suspect the dosing or the catalytic converter rather than the sensor.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Inspect the sensor box and cable',
        steps: [
          'Let the exhaust cool. Follow the cable from the exhaust pipe to its small control box.',
          'Look for heat damage, water and chafing, check the fuse, and measure the supply at the box with the ignition on.',
        ],
        tool: 'Torch and multimeter',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The cable is burnt, the box is wet or the fuse has blown',
            means: 'The sensor unit or its supply is damaged.',
            effect: 'supports',
          },
          {
            finding: 'The cable, box and fuse are all intact',
            means: 'The probe itself may still be worn.',
            effect: 'neutral',
          },
          {
            finding: 'There is no supply voltage to the box',
            means: 'The fault is in the wiring, not in the sensor.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the NOx sensor',
      overview:
        'The probe and its control box are one matched unit, so the cable must never be cut. The new sensor has to be matched to the car, or its heater counter reset.',
      minutes: [40, 120],
      tools: [
        'Sensor socket',
        'Penetrating oil',
        'Jack and axle stands',
        'Wheel chocks',
        'Scan tool',
        'Spanners and multimeter',
        'Thread chaser',
        'Torque wrench',
      ],
      steps: [
        'Make sure which sensor has failed: sensor 1 is before the SCR catalytic converter, sensor 2 after it. They differ.',
        'Look up recalls and extended emissions cover for your car.',
        'Let the exhaust cool and disconnect the battery. Chock the wheels, raise the car and lower it on to axle stands. Put penetrating oil on the thread of the probe.',
        'Unplug and unbolt the control box and free the cable.',
        'Unscrew the probe with the slotted socket and clean the thread with the thread chaser.',
        'Screw in the new probe and tighten it to the torque in the manual. Keep it dry and do not drop it: its ceramic breaks easily.',
        'Mount the box and plug it in. Loop the cable so that water drips off.',
        'Lower the car and reconnect the battery. Reset or adapt the sensor with the scan tool and clear the codes. Drive for 30 minutes, then read both values.',
      ],
      safety: [
        'Never lie under a car that is held up only by a jack.',
        'Let the exhaust cool for an hour: the probe and the pipe burn your skin even through thin gloves.',
      ],
      stopIf:
        'Stop if the thread comes out with the sensor, or if codes return after the adaptation.',
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
      reason:
        'Once warm, the engine runs as usual. Have it repaired before the first frost, or the car may leave you stranded.',
    },
    patterns: [
      'One dead plug gives a shake for the first minute, several give no start in frost.',
      'If all fail together suspect the controller or its strip fuse.',
    ],
    shown: {
      summary:
        'One or more glow plugs no longer heat, or their control unit does not feed them. The cold diesel starts badly, shakes and smokes white until it has warmed up. On newer cars the particulate filter cannot clean itself either.',
      patterns: [
        'One failed plug makes the engine shake for the first minute; several stop it from starting in frost.',
        'If all the plugs fail together, suspect the controller or its strip fuse.',
      ],
    },
    checks: [
      {
        title: 'Note the behaviour cold and warm',
        steps: [
          'Start after a cold night. Note how many seconds it takes, how much it smokes and whether it shakes.',
          'Start it again when it is warm.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'It starts badly cold and perfectly when warm',
            means: 'The glow system is probably at fault.',
            effect: 'supports',
          },
          {
            finding: 'It starts badly when warm as well',
            means: 'Fuel supply or compression is more likely than the glow plugs.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure each glow plug',
        steps: [
          'Switch the ignition off and let the engine cool. Pull the connector off each plug, and measure the resistance between its terminal and the engine block.',
          'Compare the readings.',
        ],
        tool: 'Multimeter',
        minutes: 30,
        outcomes: [
          {
            finding: 'One or more read open or far higher than the rest',
            means: 'Those plugs are burnt out. Replace the set.',
            effect: 'confirms',
          },
          {
            finding: 'All read the same, about an ohm or less',
            means: 'The plugs are intact. Check the controller.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Check for current at the plugs',
        steps: [
          'Let the engine cool. Put a clamp meter round the feed wire of the plugs, and read it while a helper switches the ignition on.',
          'Never connect low-voltage plugs to 12 volts.',
        ],
        tool: 'Clamp meter',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The plugs are good but no current flows',
            means: 'Suspect the controller, the strip fuse or the wiring.',
            effect: 'supports',
          },
          {
            finding: 'Full current flows to all plugs',
            means: 'The glow system is working.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the glow plugs',
      overview:
        'Glow plugs break off in the head when they are forced, and that costs far more than the plugs. What matters is a warm engine, penetrating oil for some days beforehand and keeping to the torque limit.',
      minutes: [60, 240],
      tools: [
        'Deep glow plug socket',
        'Torque wrench that measures loosening torque',
        'Penetrating oil',
        'Reamer for the seat',
        'Multimeter',
        'Scan tool',
      ],
      steps: [
        'Soak the plugs with penetrating oil for several days and drive in between.',
        'Work with the engine warm, since the plugs come loose more easily. Some workshops heat the plugs electrically.',
        'Disconnect the battery and remove the covers. Pull the connectors off straight and blow the wells clean.',
        'Look up the loosening limit for your thread size. If a plug does not move below it, apply oil, tighten it very slightly, loosen it again and wait.',
        'Unscrew each plug slowly. If it binds, turn it back in, add oil and try again.',
        'Clean the carbon out of the bore with the proper reamer, greased so that it holds the dirt, and blow the bore out.',
        'Screw in new plugs of exactly the same voltage type by hand. Tighten them to the low torque in the vehicle manual.',
        'Measure the new plugs and connect them. Replace the controller if it does not feed them. Reconnect the battery, clear the codes and start the engine the next morning.',
      ],
      safety: [
        'Never spray starting fluid into a diesel with glow plugs: it explodes in the intake.',
        'The head and the pipes beside the plugs are hot on a warm engine: wear gloves.',
      ],
      stopIf:
        'Stop at the loosening limit: a specialist can remove seized plugs without taking off the head.',
    },
    parts: [
      { name: 'Set of glow plugs', usd: [40, 200] },
      { name: 'Glow control unit', usd: [50, 220], ifNeeded: true },
    ],
    labourHours: [0.8, 3],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;

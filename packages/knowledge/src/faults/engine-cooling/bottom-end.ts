import { SPARK, WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Crankshaft, rods, pistons and what wrecks them. */
export const bottomEndFaults = {
  'rod-bearing-failed': {
    name: 'Failed connecting rod bearing',
    workshopName: 'Big-end or main bearing failure',
    summary:
      'A bearing of the crankshaft has worn or lost its oil film. It hammers deeply under load, sheds metal into the oil and in the end seizes or throws the rod through the block.',
    prior: 4,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      {
        makes: ['Hyundai'],
        models: ['Sonata', 'Santa Fe', 'Tucson'],
        years: [2011, 2019],
        factor: 5,
        source: 'NHTSA recalls 15V-568 and 17V-226 and later campaigns on Theta II engines',
      },
      {
        makes: ['Kia'],
        models: ['Optima', 'Sorento', 'Sportage'],
        years: [2011, 2019],
        factor: 5,
        source: 'NHTSA recall 17V-224 and later campaigns on Theta II engines',
      },
      {
        makes: ['GMC', 'Chevrolet', 'Cadillac'],
        models: ['Silverado', 'Sierra', 'Tahoe', 'Suburban', 'Yukon', 'Escalade'],
        years: [2021, 2024],
        factor: 4,
        source: 'NHTSA recall 25V-274 (6.2 V8 crankshaft and rod bearings)',
      },
      {
        makes: ['Toyota', 'Lexus'],
        models: ['Tundra', 'LX', 'LX 600'],
        years: [2022, 2023],
        factor: 5,
        source: 'NHTSA recall 24V-381 (machining debris)',
      },
      {
        makes: ['Acura', 'Honda'],
        models: ['Pilot', 'Ridgeline', 'Odyssey', 'TLX', 'MDX'],
        years: [2015, 2020],
        factor: 1.8,
        source: 'NHTSA recall 23V-751 (3.5 V6 crankshaft)',
      },
    ],
    symptoms: {
      'engine-knock': 0.6,
      'engine-failed': 0.5,
      'stalls-while-driving': 0.35,
      'loss-of-power': 0.35,
      'check-engine-light': 0.35,
      'oil-pressure-light': 0.3,
      'metal-in-oil': 0.25,
      'uses-oil': 0.25,
      'engine-wont-turn': 0.2,
      'stalls-at-idle': 0.1,
      fire: 0.03,
      'oil-level-full': 0.06,
      'wont-start': 0.07,
      'no-crank': 0.1,
    },
    against: ['runs-cold'],
    conditions: {
      accelerating: 0.4,
      'warm-engine': 0.3,
      'at-high-speed': 0.25,
      'sudden-onset': 0.4,
    },
    codes: { P0524: 0.05, P0300: 0.1 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Switch the engine off and have the car recovered. A failing rod bearing can seize the engine at speed, or the rod can break through the block and spray oil on to the exhaust.',
      engineOff: true,
    },
    patterns: [
      'A deep, hard knock low in the engine that follows the revs and is loudest under light load or on easing off at 2,000 to 3,000 rpm.',
      'Running low on oil, even once, or debris left from making the engine are the usual causes.',
    ],
    shown: {
      summary:
        'A bearing of the crankshaft has worn or lost its oil film. It knocks deeply under load and sheds metal into the oil, and in the end it seizes or the rod breaks through the block.',
      patterns: [
        'There is a deep, hard knock low in the engine, which follows the revs and is loudest under light load or on easing off at 2,000 to 3,000 rpm.',
        'The usual causes are running low on oil, even once, or swarf left in the engine when it was made.',
      ],
    },
    checks: [
      {
        title: 'Check the oil level and look for glitter',
        steps: [
          'Do not start the engine. Pull out the dipstick and wipe it on white paper.',
          'Look at the oil on the paper in bright sunlight or with a torch.',
          'If you have the tools, take out the oil filter, cut it open and look between the pleats.',
        ],
        tool: 'White paper and a torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is copper or silver glitter in the oil or filter',
            means: 'A bearing is breaking up. Do not run the engine again.',
            effect: 'confirms',
          },
          {
            finding: 'The oil is very low or none shows on the dipstick',
            means: 'The bearings have probably run dry.',
            effect: 'supports',
          },
          {
            finding: 'The oil is clean and the level is right',
            means: 'A bearing failure is less likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Listen briefly to the knock',
        steps: [
          'Do this only if the oil is at the mark and shows no metal. Start the engine and listen for ten seconds at the sump and at the rocker cover, then switch off.',
          'On a petrol engine, a workshop can switch off the spark or the injector of one cylinder at a time.',
        ],
        tool: 'Stethoscope',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'A deep knock low down softens when one cylinder is cut out',
            means: 'The rod bearing of that cylinder has failed.',
            effect: 'confirms',
          },
          {
            finding: 'There is only a light tick at the top',
            means: 'The noise comes from the valve train or an exhaust leak instead.',
            effect: 'weakens',
          },
          {
            finding: 'It knocks only at idle, from the gearbox side',
            means: 'Suspect the flywheel or flexplate instead.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look up engine recalls for the vehicle number',
        steps: [
          'Enter the vehicle identification number on the recall pages of the authority and of the manufacturer.',
          'Look for campaigns about the engine, its bearings, debris or the knock sensor, and for extended warranties.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is an open engine campaign or an extended warranty',
            means: 'The repair may be free. Do not open the engine yourself.',
            effect: 'supports',
          },
          {
            finding: 'There is no campaign',
            means: 'This says little about your own engine.',
            effect: 'neutral',
          },
          {
            finding: 'A campaign was done and a new engine fitted',
            means: 'The known defect has been dealt with.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have an engine with a failed rod bearing replaced or rebuilt',
      overview:
        'New bearing shells on their own hardly ever last, since the crankshaft is scored and metal lies in every oilway. The choice is between an engine under recall or warranty, a rebuilt one, a used one with a known mileage, or a full rebuild.',
      minutes: [900, 2400],
      tools: ['Service records', 'White paper and torch'],
      steps: [
        'Do not start the engine again. Note the mileage, the oil level and any messages, and gather all oil change receipts: warranty and recall claims depend on them.',
        'Call the manufacturer as well as the dealer, give the vehicle identification number and ask about recalls, extended engine cover and a goodwill contribution.',
        'Ask the workshop to show you the oil filter, the sump and a bearing cap. Metal or scored shells prove the diagnosis.',
        'Get written quotes for a new, a rebuilt and a used engine. Ask how long the warranty lasts in months and miles, and whether it covers labour.',
        'Have the oil cooler, the hoses, the turbo and the oil lines replaced or flushed, because metal hidden there destroys the next engine.',
        'Have the mounts, seals, water pump, thermostat, belts and spark plugs renewed while they are easy to reach.',
        'Before the first start, the workshop cranks the engine with the fuel cut off until oil pressure shows.',
        'Ask for the hot oil pressure in writing, and check that there is no knock, no leak and no code. Have the oil changed at 500 to 1,000 miles and check the level weekly.',
      ],
      safety: [
        'If it knocks loudly while you are driving, lift off, pull over and switch off at once: a rod that breaks out can start a fire and spill oil under the rear tyres.',
        'Do not stand beside a knocking engine with the bonnet open.',
      ],
      stopIf:
        'This is not home work unless you rebuild engines. Do not let anyone fit bearing shells without measuring the crankshaft.',
    },
    parts: [
      { name: 'Used, rebuilt or new engine', usd: [1500, 9000] },
      { name: 'Oil cooler, lines, fluids and gaskets', usd: [300, 900] },
    ],
    labourHours: [12, 28],
    diy: 'workshop',
  },
  'piston-rings-worn': {
    name: 'Worn or stuck piston rings',
    workshopName: 'Oil control rings stuck or cylinder bores worn, high oil consumption',
    summary:
      'The rings that scrape oil off the cylinder walls are stuck in carbon or worn. Oil burns with every stroke, so the level falls between services without any drip under the car.',
    prior: 5,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minMiles: 60_000, factor: 1.5, source: 'wear part' },
      { maxAgeYears: 1, factor: 0.5, source: 'wear part' },
      {
        makes: ['Subaru'],
        models: ['Forester', 'Outback', 'Legacy', 'Impreza', 'Crosstrek', 'XV'],
        years: [2011, 2015],
        factor: 2.5,
        source: 'oil consumption settlement',
      },
      {
        makes: ['Toyota'],
        models: ['Camry', 'RAV4', 'Corolla', 'Matrix'],
        years: [2006, 2009],
        factor: 2.5,
        source: 'maker warranty enhancement for 2AZ-FE oil consumption',
      },
      {
        makes: ['Chevrolet', 'GMC'],
        models: ['Equinox', 'Terrain'],
        years: [2010, 2013],
        factor: 3,
        source: 'maker special coverage for 2.4 oil consumption',
      },
      {
        makes: ['Audi', 'Volkswagen'],
        years: [2008, 2012],
        factor: 1.8,
        source: 'oil consumption widely reported on 2.0 TFSI',
      },
      {
        makes: ['Hyundai', 'Kia'],
        years: [2011, 2020],
        factor: 1.8,
        source: 'oil consumption widely reported by owners',
      },
      {
        makes: ['Honda'],
        years: [2008, 2013],
        models: ['Accord', 'Odyssey', 'Pilot'],
        factor: 1.5,
        source: 'oil consumption settlement for engines with cylinder deactivation',
      },
    ],
    symptoms: {
      'uses-oil': 0.8,
      'oil-level-light': 0.25,
      'blue-smoke': 0.3,
      'check-engine-light': 0.25,
      'oil-pressure-light': 0.15,
      misfire: 0.15,
      'loss-of-power': 0.15,
      'engine-failed': 0.15,
      'stalls-while-driving': 0.08,
      'emissions-test-fail': 0.06,
      'exhaust-smoke': 0.14,
    },
    against: ['oil-leak', 'coolant-loss'],
    conditions: { 'gradual-onset': 0.5, accelerating: 0.2, 'at-high-speed': 0.12 },
    codes: { P0420: 0.05, P0300: 0.15, P030x: 0.15, P0521: 0.04 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car can be driven as long as the oil is topped up. Check the level at every fuel stop, because running low ruins the bearings.',
    },
    patterns: [
      'No leak, no smoke at idle, yet a litre or quart is gone every 1,000 miles.',
      'Stuck oil rings come from long intervals and thin ring designs. Compression may be quite normal.',
    ],
    shown: {
      summary:
        'The rings that scrape oil off the cylinder walls are stuck in carbon or worn. The engine burns oil with every stroke, so the level falls between services although nothing drips under the car.',
      patterns: [
        'There is no leak and no smoke at idle, yet a litre of oil is gone every 1,000 miles.',
        'Oil rings stick after long oil change intervals, and on engines with thin rings. The compression may be quite normal.',
      ],
    },
    checks: [
      {
        title: 'Measure the real oil use',
        steps: [
          'On level ground, top up the oil exactly to the MAX mark and note the mileage.',
          'Check the level in the same way every 250 miles until you have driven 1,000 miles.',
          'Look under the car for drips each time.',
        ],
        tool: 'Dipstick and notebook',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It uses more than a litre in 1,000 miles and does not leak',
            means: 'The engine is burning the oil. Many manufacturers call that excessive.',
            effect: 'supports',
          },
          {
            finding: 'It uses less than a third of a litre in 1,000 miles',
            means: 'That is within normal use. Between the two, go on measuring.',
            effect: 'rules-out',
          },
          {
            finding: 'There are drips, or the engine is wet with oil',
            means: 'A leak accounts for the loss. Repair it before you measure again.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Compare dry and wet compression',
        steps: [
          'Warm the engine up and let it cool until it is no more than warm. Disable the fuel and the ignition, and take the spark plugs out. Measure each cylinder. A diesel needs the high-pressure gauge of a workshop.',
          'On a petrol engine, put a teaspoon of oil into each low cylinder and measure it again. Never do this on a diesel: the oil can ignite or lock the piston. Refit the plugs, and enable the fuel and the ignition.',
        ],
        tool: 'Compression tester, spark plug socket and syringe',
        minutes: 75,
        needs: 'running',
        outcomes: [
          {
            finding: 'One cylinder is low, and rises clearly with oil',
            means: 'The rings or the bore of that cylinder are worn.',
            effect: 'confirms',
          },
          {
            finding: 'The compression is good and even',
            means: 'The compression rings seal. The oil rings may still be stuck.',
            effect: 'neutral',
          },
          {
            finding: 'One cylinder is low, and does not rise with oil',
            means: 'Suspect the valves or the head gasket instead.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Rule out the breather',
        steps: [
          'Lift the oil filler cap a little at warm idle and feel for light suction.',
          'Switch the engine off and look for pools of oil in the intake pipe.',
        ],
        tool: 'Screwdriver',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'The breather is clean and there is light suction',
            means: 'The oil is getting past the rings or the valve seals.',
            effect: 'supports',
          },
          {
            finding: 'Oil lies in the intake pipe',
            means: 'A failed breather may be using the oil. Repair it first.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Deal with oil consumption past the piston rings',
      overview:
        'Start with the cheap measures: a new breather valve, the right oil and a piston soak. Only then think of new pistons and rings, which the manufacturer sometimes pays for.',
      minutes: [90, 1800],
      tools: [
        'Oil change tools',
        'Syringe',
        'Compression and leak-down tester',
        'Borescope',
        'Notebook and rags',
        'Spark plug socket',
        'Goggles and gloves',
        'Torque wrench',
      ],
      steps: [
        'Ask the dealer for an official oil consumption test, and give your vehicle identification number to find out about extended cover.',
        'Replace the PCV (crankcase breather) valve and repair all leaks, so that the test measures the rings only.',
        'Look into the cylinders with a borescope. Oily piston crowns with wet edges show which cylinders pass oil.',
        'For a soak, warm the engine, let it cool until it is lukewarm, remove the spark plugs and turn the pistons to mid height. Put the amount of ring cleaner that its label states into each cylinder and leave it overnight.',
        'Suck out what is left with the syringe. Disable the fuel and the ignition, cover the plug holes with rags, keep your face away and crank the engine in short bursts to throw out the rest. Refit the plugs to the stated torque and enable both.',
        'Change the oil and filter at once, drive for half an hour at brisk motorway revs and start the consumption test again.',
        'If the engine still uses too much oil, have a workshop measure the bores and fit revised pistons and rings or an exchange engine.',
        'After such a repair, run the engine in gently for 500 miles, change the oil and measure the consumption again.',
      ],
      safety: [
        'Solvent left in a cylinder can lock the engine or catch fire. Suck it out before cranking, and wear goggles and gloves.',
        'Never let the level fall below MIN: carry a bottle of the right oil in the car.',
      ],
      stopIf:
        'Stop if one cylinder has less than two thirds of the compression of the others: additives cannot help.',
    },
    parts: [
      { name: 'PCV valve, ring cleaner, oil and filter', usd: [60, 160] },
      { name: 'Piston and ring set with gaskets', usd: [400, 2000], ifNeeded: true },
    ],
    labourHours: [1, 22],
    diy: 'hard',
  },
  'engine-seized-dry': {
    name: 'Engine seized from lack of oil or heat',
    workshopName: 'Engine mechanically seized',
    summary:
      'The engine has run without oil or far too hot and its moving parts have welded together. The starter clunks or hums but cannot turn the crankshaft.',
    prior: 1,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      {
        makes: ['Hyundai', 'Kia'],
        years: [2011, 2019],
        factor: 2.5,
        source: 'engine seizure recalls on Theta II engines',
      },
    ],
    symptoms: {
      'engine-wont-turn': 0.7,
      'engine-failed': 0.55,
      'stalls-while-driving': 0.5,
      'oil-pressure-light': 0.3,
      'engine-knock': 0.25,
      overheating: 0.2,
      'click-no-start': 0.2,
      'uses-oil': 0.15,
      'no-crank': 0.15,
      'stalls-at-idle': 0.15,
      steam: 0.08,
      'wont-start': 0.31,
    },
    conditions: { 'sudden-onset': 0.6, 'at-high-speed': 0.25, intermittent: 0.02 },
    codes: { P0524: 0.12, P0217: 0.08 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'The car cannot be driven. Do not tow it in gear, and do not keep operating the starter.',
      engineOff: true,
    },
    patterns: [
      'Knocking, a red oil light, then a sudden stop with locked wheels in a manual car.',
      'A seized alternator or air-conditioning compressor can hold the engine just as fast, so check that first.',
    ],
    shown: {
      summary:
        'The engine has run without oil or far too hot, and its moving parts have seized together. The starter clunks or hums but cannot turn the crankshaft.',
      patterns: [
        'There is a knocking noise, a red oil light and then a sudden stop, with locked wheels in a manual car.',
        'A seized alternator or air-conditioning compressor can lock the engine just as firmly, so check those first.',
      ],
    },
    checks: [
      {
        title: 'Read oil and coolant before anything else',
        steps: [
          'Let the engine cool. Read the oil dipstick and look at the level in the coolant tank.',
          'Smell the oil and look at its colour.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'The dipstick shows no oil, or coolant is gone and it smells burnt',
            means: 'The engine has run dry or overheated.',
            effect: 'supports',
          },
          {
            finding: 'Both levels are right and the fluids are clean',
            means: 'Look for a locked accessory or a starter fault.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Turn the crankshaft by hand',
        steps: [
          'Disconnect the battery, select neutral, apply the parking brake and chock the wheels. Take the drive belt off. Leave a hybrid to a workshop.',
          'Put a long bar on the crankshaft pulley bolt and try gently to turn it in the normal running direction.',
          'If it does not move, take out the spark plugs or glow plugs, keep your face away from the holes and try again.',
        ],
        tool: 'Socket and breaker bar',
        minutes: 40,
        outcomes: [
          {
            finding: 'It does not move even with plugs and belt off',
            means: 'The engine has seized.',
            effect: 'confirms',
          },
          {
            finding: 'It turns once the belt is off',
            means: 'An accessory has locked, not the engine.',
            effect: 'rules-out',
          },
          {
            finding: 'It turns once the plugs are out, and liquid comes out',
            means: 'The engine was locked by water, coolant or fuel in a cylinder.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a seized engine examined and exchanged',
      overview:
        'First make sure that the engine itself has seized: a locked accessory or liquid in a cylinder feels the same. If it has, only an exchange engine or a rebuild helps.',
      minutes: [900, 2400],
      tools: ['Breaker bar and socket', 'Spark plug socket', 'Borescope', 'Phone for photographs'],
      steps: [
        'Turn the engine by hand with the belt and the plugs removed, and look into each bore with a borescope.',
        'Photograph the dipstick, the sump plug and the filter. Collect your receipts for a warranty or recall claim.',
        'Have the car taken to the dealer if there is a recall or warranty campaign, otherwise to an engine specialist.',
        'Have them open the sump and find the cause: lack of oil, a blocked strainer, a failed pump, a leak or overheating.',
        'Compare the warranties of exchange, rebuilt and used engines, and weigh the cost against the value of the car.',
        'Have the oil cooler, turbo, radiator and hoses replaced at the same time if they may hold metal or were overheated.',
        'When the car comes back, ask for the hot oil pressure, and check that the temperature is steady and nothing leaks. Have the first oil change done at 500 to 1,000 miles.',
      ],
      safety: [
        'Never try to free an engine by towing in gear: the wheels can lock.',
        'Starter cables become red hot if you keep trying.',
      ],
      stopIf:
        'Stop turning if it takes more than moderate force: broken parts may make a rebuild impossible.',
    },
    parts: [{ name: 'Used, rebuilt or new engine with fluids', usd: [1800, 9000] }],
    labourHours: [12, 28],
    diy: 'workshop',
  },
  'engine-hydrolocked': {
    name: 'Water in the engine (hydraulic lock)',
    workshopName: 'Hydrolock after water ingestion, connecting rod bent',
    summary:
      'The engine has sucked in water from a flood or deep puddle. Water cannot be compressed, so the engine stops at once, and connecting rods bend if it was turning fast.',
    prior: 0.42,
    fits: { fuels: WITH_ENGINE },
    symptoms: {
      'stalls-while-driving': 0.65,
      'engine-wont-turn': 0.5,
      'engine-failed': 0.35,
      'cranks-no-start': 0.25,
      'engine-knock': 0.25,
      'white-smoke': 0.2,
      'stalls-at-idle': 0.2,
      'coolant-in-oil': 0.15,
      misfire: 0.15,
      'click-no-start': 0.15,
      'wont-start': 0.28,
      'exhaust-smoke': 0.1,
      'no-crank': 0.3,
    },
    conditions: { 'wet-weather': 0.8, 'sudden-onset': 0.7 },
    codes: { P0300: 0.08 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Do not try to start it. One turn of the starter with water in a cylinder can bend a rod.',
      engineOff: true,
    },
    patterns: [
      'Some cars draw their air low behind the bumper and swallow water at knee depth.',
      'An engine that runs again with a knock or low power has a bent rod, which breaks later.',
    ],
    shown: {
      summary:
        'The engine has sucked in water from a flood or a deep puddle. Water cannot be compressed, so the engine stops at once, and connecting rods bend if it was turning fast.',
      patterns: [
        'Some cars draw in their air low down behind the bumper and take in water at knee depth.',
        'An engine that runs again but knocks or lacks power has a bent rod, which will break later.',
      ],
    },
    checks: [
      {
        title: 'Look for water in the air filter box',
        steps: [
          'Do not switch the ignition on. Open the filter box and feel the filter and the bottom of the box for water.',
          'Look into the duct between the filter box and the engine.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'The filter is soaked or there is water in the duct',
            means: 'The engine has drawn in water.',
            effect: 'supports',
          },
          {
            finding: 'The filter and duct are dry',
            means: 'No water entered that way. Wet ignition parts or electronics are more likely.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Remove the plugs and turn by hand',
        steps: [
          'Leave a flooded hybrid alone: its high voltage may be live. On other cars, disconnect the battery and remove all spark plugs or glow plugs.',
          'Lay cloths over the holes, keep your face away and turn the crankshaft two full turns by hand.',
        ],
        tool: 'Spark plug socket and breaker bar',
        minutes: 60,
        outcomes: [
          {
            finding: 'Water comes out of a plug hole, or it does not turn',
            means: 'The engine was locked by water. Rods may be bent.',
            effect: 'confirms',
          },
          {
            finding: 'It is dry and turns freely',
            means:
              'No water is left in the cylinders. A rod bent earlier would still show as low compression in its cylinder.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Rescue a hydrolocked engine',
      overview:
        'Time matters: water rusts the bores within a day or two. Insurance often covers flood damage.',
      minutes: [120, 1440],
      tools: [
        'Spark plug socket',
        'Breaker bar',
        'Syringe or vacuum pump',
        'Compression tester',
        'Socket set, drain tray and gloves',
      ],
      steps: [
        'Leave the ignition off, disconnect the battery, photograph the water line and call the insurer.',
        'Have the car moved to dry ground without starting it. Remove the air filter and duct, drain the intercooler and dry the intake.',
        'Remove all the spark plugs, or the glow plugs of a diesel, and turn the engine by hand. Only when it turns freely, disable the fuel and the ignition, connect the battery and let the starter spin the engine in short bursts until no more water comes out.',
        'Drain the oil, change its filter and fill with cheap oil of the right grade. Check the gearbox and axle oil for water too.',
        'Put a spoonful of engine oil into each cylinder and turn the engine by hand.',
        'Measure the compression of all cylinders. A clearly low one may have a bent rod that no longer brings the piston to the top.',
        'As a second check, turn each piston to top dead centre, lower a thin rod through its plug hole and compare the heights.',
        'If all cylinders agree, fit the plugs, the ducts and a dry air filter, and reconnect fuel and ignition. Start the engine, let it warm up fully, and change the oil and filter again. Listen for a knock over the next week.',
      ],
      safety: [
        'Flooded hybrids and electric cars can hold lethal voltage. Keep away and call a specialist.',
        'Water shoots out of the plug holes with force. Keep your face away.',
        'Flood water carries germs: wear gloves and wash your hands.',
      ],
      stopIf:
        'Stop if the compression of one cylinder is low or the engine knocks: it must then be opened.',
    },
    parts: [
      { name: 'Oil for two fills, filters and plugs', usd: [110, 280] },
      { name: 'Short block or engine', usd: [1500, 8000], ifNeeded: true },
    ],
    labourHours: [2, 24],
    diy: 'hard',
  },
  'piston-damaged-knock': {
    name: 'Piston damaged by knock or pre-ignition',
    workshopName: 'Piston ring land broken or crown burnt by pre-ignition',
    summary:
      'Violent combustion, from pre-ignition in a small turbo engine, poor fuel or a lean mixture, has broken a ring land or burnt a piston. The engine loses a cylinder, smokes and pushes oil out of its breather.',
    prior: 0.91,
    fits: { fuels: SPARK },
    shifts: [
      {
        makes: ['Chevrolet', 'Buick'],
        models: ['Malibu', 'Cruze', 'Trax', 'Encore'],
        years: [2014, 2019],
        factor: 2.5,
        source: 'cracked pistons widely reported on 1.4 and 1.5 turbo',
      },
      {
        makes: ['Honda', 'Hyundai', 'Kia', 'Ford'],
        years: [2012, 2022],
        factor: 1.2,
        source: 'low-speed pre-ignition of small turbo engines',
      },
    ],
    symptoms: {
      misfire: 0.55,
      'loss-of-power': 0.5,
      'check-engine-light': 0.5,
      'engine-knock': 0.4,
      'rough-idle': 0.4,
      'blue-smoke': 0.35,
      'engine-failed': 0.35,
      'uses-oil': 0.3,
      'check-engine-flashing': 0.25,
      'engine-vibration': 0.2,
      hesitation: 0.17,
      'oil-leak': 0.1,
      'car-shakes': 0.17,
      'exhaust-smoke': 0.17,
    },
    conditions: {
      accelerating: 0.45,
      'heavy-load': 0.2,
      'sudden-onset': 0.45,
      uphill: 0.15,
      constant: 0.2,
    },
    codes: { P030x: 0.65, P0300: 0.25 },
    severity: 'high',
    drive: {
      verdict: 'no',
      engineOff: true,
      reason:
        'Broken pieces score the bore, and the piston may break up. Stop driving until the compression has been tested.',
    },
    patterns: [
      'A knock like marbles when pulling hard at low revs, days or weeks before the failure.',
      'High gear, low revs and full throttle invite pre-ignition in direct-injection turbo engines.',
    ],
    shown: {
      patterns: [
        'The engine rattles like marbles when pulling hard at low revs, days or weeks before it fails.',
        'A high gear, low revs and full throttle together invite pre-ignition in direct-injection turbo engines.',
      ],
    },
    checks: [
      {
        title: 'Look for puffing from the oil filler',
        steps: [
          'Start the engine and let it idle for no more than a minute.',
          'Open the oil filler a little, keeping clear of hot oil spray, and watch for puffs of smoke in a steady rhythm.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'There are strong rhythmic puffs and oil mist',
            means: 'One cylinder is blowing into the crankcase.',
            effect: 'supports',
          },
          {
            finding: 'There is light suction',
            means: 'The piston and its rings seal.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Test the dead cylinder for leakage and look inside',
        steps: [
          'Take the plugs out and set the cylinder to top dead centre. Keep your hands and tools off the crankshaft pulley, since the air can turn it. Feed air into the cylinder and listen at the oil filler.',
          'Look at the piston crown with a borescope, and look for specks of aluminium on the plug.',
        ],
        tool: 'Leak-down tester and borescope',
        minutes: 60,
        outcomes: [
          {
            finding: 'Air rushes into the crankcase, or the crown is broken or burnt',
            means: 'The piston is damaged. The engine has to be opened.',
            effect: 'confirms',
          },
          {
            finding: 'Leakage is below 15% and the crown is intact',
            means: 'Refit the plugs and look for another cause of the dead cylinder.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a damaged piston replaced and its cause cured',
      overview:
        'The engine has to be opened. The new piston will break too if the cause (injector, boost, knock control, wrong oil or poor fuel) is not found.',
      minutes: [900, 2100],
      tools: ['Engine workshop equipment', 'Bore gauge', 'Injector test bench', 'Scan tool'],
      steps: [
        'Stop driving. Write down which fuel and oil grade were used, whether the car has towed and whether it has been tuned: all of it matters for the cause and for a warranty claim.',
        'Have the compression and the leakage of every cylinder measured, and ask for pictures from the camera.',
        'Ask the manufacturer about extended cover and updated software against pre-ignition.',
        'The workshop removes the head and the sump, takes out the piston and measures the bore. Light scoring can be honed out; deep scoring needs a liner or another block.',
        'It inspects all the pistons and fits a revised set with rings, bearings and new rod bolts.',
        'It tests the injectors, the boost control, the intercooler, the knock sensor and the cooling, and cleans debris out of the intake and the turbo.',
        'It installs the newest software and fills with the oil grade that resists pre-ignition.',
        'Ask for proof afterwards of equal compression, no blow-by and no knock under load in the live data. Run the engine in gently for 500 to 1,000 miles and have the oil changed.',
      ],
      safety: [
        'An engine with broken pistons can lock at speed. Have the car recovered.',
        'The fuel rail is under high pressure: leave it to the workshop.',
      ],
      stopIf: 'If more than one bore is scored, an exchange engine is usually the better choice.',
    },
    parts: [
      { name: 'Piston set, rings, bearings and gaskets', usd: [500, 1600] },
      { name: 'Machine work or exchange engine', usd: [300, 6000] },
    ],
    labourHours: [14, 26],
    diy: 'workshop',
  },
  'crank-pulley-damper-failed': {
    name: 'Failed crankshaft pulley damper',
    workshopName: 'Harmonic balancer rubber separated',
    summary:
      'The outer ring of the crankshaft pulley is bonded with rubber that has let go. The pulley wobbles, throws the drive belt and knocks or squeals, and the crankshaft loses its damper.',
    prior: 0.98,
    fits: { fuels: WITH_ENGINE },
    shifts: [{ minAgeYears: 8, factor: 1.6, source: 'rubber ages with heat and oil' }],
    symptoms: {
      'drive-belt-off': 0.4,
      'engine-vibration': 0.35,
      'belt-squeal': 0.35,
      'engine-knock': 0.25,
      'battery-light': 0.2,
      'steering-heavy': 0.12,
      'engine-whine': 0.15,
      'engine-tick': 0.12,
      overheating: 0.06,
      'rough-idle': 0.12,
      'car-shakes': 0.13,
    },
    conditions: { 'gradual-onset': 0.3, 'at-idle': 0.3, constant: 0.2 },
    codes: { P0336: 0.08 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'If the ring comes off, the belt goes with it, and with that the charging and often the power steering and cooling. Drive only to the workshop.',
    },
    patterns: [
      'New belts that squeak or jump off again within weeks point to a wobbling pulley.',
      'The rubber bulges out or cracks between hub and ring.',
    ],
    shown: {
      workshopName: 'Crankshaft damper (harmonic balancer) rubber separated',
      summary:
        'The rubber that bonds the outer ring of the crankshaft pulley has come away. The pulley wobbles, throws the drive belt and knocks or squeals, and the vibration of the crankshaft is no longer damped.',
      patterns: [
        'New belts that squeak or jump off again within weeks point to a wobbling pulley.',
        'The rubber bulges out or cracks between the hub and the ring.',
      ],
    },
    checks: [
      {
        title: 'Watch the crank pulley run',
        steps: [
          'Let the engine idle with the bonnet open. Stand to one side and shine a torch on the crankshaft pulley.',
          'Watch the edge of the pulley and the belt for wobble. Keep hands, hair and clothing well clear.',
        ],
        tool: 'Torch',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'The outer ring wobbles or moves in and out',
            means: 'The rubber bond has failed. Replace the pulley.',
            effect: 'confirms',
          },
          {
            finding: 'The pulley runs true',
            means: 'The pulley is probably good.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Mark the hub and ring with paint',
        steps: [
          'Switch the engine off. Draw one line of paint across the hub and the outer ring.',
          'Drive a few miles, switch the engine off and look at the line again.',
        ],
        tool: 'Paint marker',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The two halves of the line no longer meet',
            means: 'The ring is slipping on the hub.',
            effect: 'confirms',
          },
          {
            finding: 'The line is unbroken and the rubber is not cracked',
            means: 'The bond is holding.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the crankshaft pulley damper',
      overview:
        'One very tight central bolt holds the pulley. On some engines the same bolt clamps the timing sprocket, so the timing has to be locked first.',
      minutes: [60, 210],
      tools: [
        'Pulley holding tool',
        'Long breaker bar',
        'Torque and angle wrench',
        'Three-jaw or bolt-in puller',
        'Socket set, and timing locking tools if needed',
        'Jack, axle stands and chocks',
      ],
      steps: [
        'Disconnect the battery. Find out from the workshop data whether the pulley is keyed to the shaft. If it is not, fit the timing locking tools before you loosen the bolt.',
        'Chock the wheels, slacken the wheel nuts, and put the corner on an axle stand. Remove the wheel and the wheel arch liner. Sketch the run of the belt and take it off.',
        'Hold the pulley with the proper tool. Never hold it with the timing locking tools, and never loosen the bolt by operating the starter.',
        'Undo the bolt. Pull the damper off with a puller that grips its hub, not the outer ring.',
        'Look at the shaft seal behind it and renew the seal now if it is oily. Check the key and the nose of the shaft for wear.',
        'Oil the lip of the seal and push the new damper on squarely. Draw it home with the new bolt, tightened to the torque and angle in the manual, and remove the locking tools.',
        'Fit a new belt and check the tensioner.',
        'Refit the liner and the wheel, lower the car and tighten the wheel nuts to the stated torque. Connect the battery, start the engine and watch from above that the pulley runs true and the belt stays on its track. Check the nuts again after 50 miles.',
      ],
      safety: [
        'Put the car on axle stands and chock the wheels. The bolt takes great force, which can tip a badly supported car.',
        'Keep clear of the belt when the engine starts.',
      ],
      stopIf:
        'Stop if the bolt does not move, or if the pulley is not keyed and you have no timing locking tools.',
    },
    parts: [
      { name: 'Crankshaft damper and bolt', usd: [50, 280] },
      { name: 'Drive belt and front seal', usd: [35, 90] },
    ],
    labourHours: [1, 2.5],
    diy: 'hard',
  },

  'intermediate-shaft-bearing-failed': {
    name: 'Failed intermediate shaft bearing',
    workshopName: 'Intermediate shaft (IMS) bearing failed, M96/M97 flat-six',
    summary:
      'In this flat six a shaft beneath the crankshaft drives the camshafts, and a sealed ball bearing carries its rear end. When the bearing breaks up, metal goes through the oil, and when it lets go the cam timing is lost and valves meet pistons.',
    prior: 4,
    fits: {
      fuels: SPARK,
      years: [1997, 2009],
      makes: ['porsche'],
      models: ['boxster', 'cayman', '911', 'carrera', '996', '997', '986', '987', 'targa'],
    },
    shifts: [
      {
        years: [2000, 2005],
        factor: 2,
        source: "single-row bearing of these years: class action and owners' reports",
      },
      { years: [2006, 2009], factor: 0.4, source: 'larger bearing from 2006' },
    ],
    symptoms: {
      'engine-failed': 0.6,
      'stalls-while-driving': 0.45,
      'metal-in-oil': 0.3,
      'check-engine-light': 0.3,
      'engine-knock': 0.25,
      'oil-leak': 0.2,
      'startup-rattle': 0.15,
      'loss-of-power': 0.25,
      'engine-wont-turn': 0.12,
      'engine-tick': 0.12,
      'wont-start': 0.04,
    },
    against: ['overheating', 'coolant-leak'],
    conditions: { 'sudden-onset': 0.6, 'at-high-speed': 0.2 },
    codes: { P1340: 0.15, P0016: 0.15, P0300: 0.12 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Do not run the engine. A bearing that sheds metal can fail without further warning, stop the engine at speed and wreck it.',
      engineOff: true,
    },
    patterns: [
      'The engine stops at once on the road, often after a short rattle or grating from the rear, and never turns freely again.',
      'A drop of oil between engine and gearbox can come from the cover of the bearing.',
    ],
    shown: {
      summary:
        'In this flat-six engine a shaft beneath the crankshaft drives the camshafts, and a sealed ball bearing carries its rear end. When the bearing breaks up, metal goes through the oil, and when it fails completely the cam timing is lost and the valves hit the pistons.',
      patterns: [
        'The engine stops suddenly on the road, often after a short rattle or grating from the rear, and never turns freely again.',
        'Oil that drips between engine and gearbox can come from the cover of the bearing.',
      ],
    },
    checks: [
      {
        title: 'Cut the oil filter open and look for metal',
        steps: [
          'With the engine off and lukewarm, take out the oil filter and keep the oil from its housing.',
          'Cut the filter pleats free, spread them on white paper and pass a magnet over them.',
          'Look for shiny steel flakes and for bits of black plastic from the bearing seal.',
        ],
        tool: 'Filter wrench, knife and magnet',
        minutes: 40,
        outcomes: [
          {
            finding: 'Steel flakes cling to the magnet, or there are bits of black seal',
            means: 'The bearing is breaking up. Do not start the engine.',
            effect: 'confirms',
          },
          {
            finding: 'There are a few soft bits and no steel',
            means: 'The bearing shows no sign of failing.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read camshaft deviation',
        steps: [
          'Do this only if the engine still runs without noise and there was no steel in the filter. Use a scan tool that shows the camshaft position deviation of both banks on this engine.',
          'Let the warm engine idle for one minute and read both values.',
        ],
        tool: 'OBD-II reader with manufacturer coverage',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'The deviation jumps about, or is beyond the limit on both banks',
            means: 'The shaft between the crankshaft and the camshafts has play.',
            effect: 'supports',
          },
          {
            finding: 'It is steady and within the limit on both banks',
            means: 'The camshaft drive is holding its timing.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look for the mark of a bearing already changed',
        steps: [
          'Look through the invoices for a stronger intermediate shaft bearing, which is often fitted with a new clutch.',
          'Give a specialist the engine number and ask which bearing was fitted at the factory.',
        ],
        tool: 'None',
        minutes: 15,
        outcomes: [
          {
            finding: 'A stronger bearing was fitted within its service life',
            means: 'The weak part is no longer in the engine.',
            effect: 'weakens',
          },
          {
            finding: 'It still has the first single-row bearing',
            means: 'This engine has the bearing that fails most often.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the intermediate shaft bearing replaced or the engine rebuilt',
      overview:
        'If the wear is found early, the bearing is drawn out and replaced with the gearbox off, ideally together with the clutch and the rear crankshaft seal. Once metal has gone through the engine or the timing has been lost, only a rebuild or another engine makes sense.',
      minutes: [600, 2400],
      tools: [
        'Hoist',
        'Gearbox jack',
        'Camshaft locking tools',
        'Bearing puller for this engine',
        'Torque wrench',
      ],
      steps: [
        'Leave the engine off and have the car recovered to a specialist for these engines.',
        'Have the filter and the sump inspected first. Steel in the sump decides whether a bearing is enough or a rebuild is needed.',
        'The specialist takes off the gearbox, the clutch and the flywheel.',
        'The crankshaft is pinned at top dead centre and the camshafts are locked before the cover is touched.',
        'The tensioners are released, the cover is removed and the bearing is drawn out with its own puller.',
        'The stronger bearing is pressed in squarely. The cover goes back with new bolts and the stated sealant.',
        'The rear crankshaft seal, the clutch parts and the oil filter are renewed while the engine is open.',
        'The timing is checked, the pins come out and the gearbox is refitted. After 500 miles, have the oil changed again and the filter cut open.',
      ],
      safety: [
        'Do not start an engine with metal in its oil: it can seize at speed and lock the rear wheels.',
        'With the gearbox out the engine needs its own support: leave the lifting to a workshop with a hoist.',
      ],
      stopIf:
        'This is work for a specialist. Do not let anyone pull the bearing without locking the camshafts.',
    },
    parts: [
      { name: 'Bearing kit, seals and bolts', usd: [250, 1100] },
      { name: 'Clutch kit', usd: [300, 700], ifNeeded: true },
      { name: 'Rebuilt or used engine', usd: [6000, 16000], ifNeeded: true },
    ],
    labourHours: [10, 40],
    diy: 'workshop',
  },
  'flexplate-cracked': {
    name: 'Cracked flexplate',
    workshopName: 'Flexplate (drive plate) cracked at the hub, or converter bolts loose',
    summary:
      'The thin steel plate between the engine and the torque converter has cracked round its bolts, or the converter bolts have come loose. It knocks or rattles at idle like a failing engine, and in the end the starter or the drive has nothing to turn.',
    prior: 0.6,
    fits: { fuels: WITH_ENGINE, transmissions: ['automatic', 'cvt'] },
    shifts: [{ minMiles: 90_000, factor: 1.6, source: 'wear part' }],
    symptoms: {
      'engine-knock': 0.5,
      'engine-tick': 0.3,
      'gearbox-noise': 0.25,
      'startup-rattle': 0.15,
      'starter-grind': 0.2,
      'engine-vibration': 0.2,
      'drive-lost': 0.15,
      'speed-vibration': 0.04,
      'car-shakes': 0.08,
    },
    against: ['oil-pressure-light', 'metal-in-oil', 'misfire'],
    conditions: {
      'at-idle': 0.5,
      'starting-up': 0.3,
      'gear-change': 0.2,
      'gradual-onset': 0.35,
      'after-repair': 0.2,
    },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'Make only short, gentle trips to a workshop. When the plate cracks right round, the car stops driving or will not start again, and pieces can break the gearbox casing.',
    },
    patterns: [
      'A knock from the joint of engine and transmission that is loud at idle in Park and changes or goes when a gear is engaged.',
      'It often follows a transmission or engine repair with converter bolts left loose or a missing dowel.',
    ],
    shown: {
      summary:
        'The thin steel plate between the engine and the torque converter has cracked round its bolts, or the converter bolts have come loose. It knocks or rattles at idle like a failing engine, and in the end the starter or the drive no longer turns anything.',
      patterns: [
        'A knock where the engine meets the gearbox is loud at idle in Park, and changes or stops when a gear is engaged.',
        'It often follows a gearbox or engine repair that left the converter bolts loose or a dowel missing.',
      ],
    },
    checks: [
      {
        title: 'Listen at idle in Park and in gear',
        steps: [
          'Chock the wheels and apply the parking brake firmly. Let the warm engine idle in Park and listen where the engine and the gearbox meet, keeping clear of moving parts.',
          'Have a helper press the brake pedal firmly and move the selector to Drive and then to Reverse. Stand to the side of the car, never in front of it or behind it, and listen again.',
        ],
        tool: 'Helper and stethoscope',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'A knock or rattle at the bell housing changes or stops in gear',
            means: 'The plate or its bolts move as the load changes.',
            effect: 'supports',
          },
          {
            finding: 'The same deep knock comes in all positions and grows with load',
            means: 'A bearing in the engine is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at the plate through the inspection cover',
        steps: [
          'Switch the engine off and take the key out. Chock the rear wheels, raise the front on to axle stands, and disconnect the battery. Remove the inspection cover or the starter.',
          'Turn the crankshaft by hand at its pulley. Look round the hub bolts and the converter bolts with a torch.',
          'Check with a spanner that each converter bolt is tight. Then refit what you removed, lower the car and connect the battery.',
        ],
        tool: 'Torch, spanner and axle stands',
        minutes: 45,
        outcomes: [
          {
            finding: 'There is a crack or rust dust round the hub, or a bolt turns',
            means: 'The knock comes from here. Tighten the bolts or replace the plate.',
            effect: 'confirms',
          },
          {
            finding: 'The plate is intact and all bolts are tight',
            means: 'A crack hidden behind the hub is still possible.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the flexplate',
      overview:
        'Loose converter bolts are tightened through the starter opening. A cracked plate means that the gearbox comes off, so its front seal and the rear crankshaft seal are renewed in the same job.',
      minutes: [360, 720],
      tools: [
        'Hoist or four axle stands',
        'Gearbox jack',
        'Engine support',
        'Torque wrench and angle gauge',
        'Paint marker',
      ],
      steps: [
        'Disconnect the battery. Raise the car on a hoist or on four axle stands, and mark the position of the converter on the plate.',
        'Remove the starter and undo the converter bolts one by one, turning the crankshaft by hand to reach each.',
        'Support the engine. Take off the propshaft or driveshafts, and the mount, the pipes and the plugs of the gearbox.',
        'Lower the gearbox level, holding the converter in place so that it does not slide out.',
        'Unbolt the plate and inspect the crankshaft face, the dowels and the spacer: burrs or a missing dowel will crack the next plate.',
        'Fit the new plate with new bolts in the stated order, torque and angle.',
        'Renew the rear crankshaft seal and the front seal of the gearbox if they are damp.',
        'Seat the converter until it drops fully home. Bring the gearbox up until it meets the engine by hand; never draw it in with its bolts.',
        'Tighten the converter bolts, refit everything and reconnect the battery. Fill the gearbox to the level in the manual, and listen at idle in Park and in Drive.',
      ],
      safety: [
        'Disconnect the battery before you reach into the bell housing: the starter could take off your fingers.',
        'A gearbox weighs 70 kg and more. Use a gearbox jack with a strap.',
      ],
      stopIf:
        'Stop if the converter does not go home by hand or the crankshaft face is damaged: forcing it breaks the fluid pump of the gearbox.',
    },
    parts: [
      { name: 'Flexplate and bolts', usd: [50, 250] },
      { name: 'Rear crankshaft seal and transmission fluid', usd: [40, 150] },
    ],
    labourHours: [5, 9],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;

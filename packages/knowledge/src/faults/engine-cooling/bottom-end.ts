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
    codes: { P0524: 0.12, P0300: 0.1 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Switch off and have it towed. A failing rod bearing can seize the engine at speed, break through the block and spray oil on the exhaust.',
      engineOff: true,
    },
    patterns: [
      'A deep, hard knock low in the engine that follows the revs and is loudest under light load or on easing off at 2,000 to 3,000 rpm.',
      'Running low on oil, even once, or debris left from making the engine are the usual causes.',
    ],
    checks: [
      {
        title: 'Check the oil level and look for glitter',
        steps: [
          'Do not start the engine. Read the dipstick and wipe it on white paper.',
          'Look at the paper in sunlight.',
          'If you can, cut the oil filter open.',
        ],
        tool: 'White paper, torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Copper or silver glitter in oil or filter',
            means: 'A bearing is coming apart.',
            effect: 'confirms',
          },
          {
            finding: 'Oil very low or none',
            means: 'The bearings have run dry.',
            effect: 'supports',
          },
          {
            finding: 'Clean and full',
            means: 'A bearing failure is less likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Listen briefly to the knock',
        steps: [
          'Only if the oil is at the mark and shows no metal: start and listen for ten seconds at the sump and at the rocker cover.',
          'On petrol engines a workshop can cut the spark or injector of one cylinder at a time.',
        ],
        tool: 'Stethoscope',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Deep knock low down that softens when one cylinder is cut',
            means: 'The rod bearing of that cylinder.',
            effect: 'confirms',
          },
          {
            finding: 'Light tick at the top',
            means: 'Valve train or exhaust leak instead.',
            effect: 'weakens',
          },
          {
            finding: 'Knock only at idle from the gearbox side',
            means: 'Flywheel or flexplate instead.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look up engine recalls for the vehicle number',
        steps: [
          'Enter the vehicle number on the recall page of the authority and of the manufacturer.',
          'Look for engine, bearing, debris or knock-sensor campaigns and extended warranties.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'An open engine campaign or extended warranty',
            means: 'Repair may be free. Do not open the engine yourself.',
            effect: 'supports',
          },
          { finding: 'None', means: 'It says little about this engine.', effect: 'neutral' },
          {
            finding: 'A campaign was done with a new engine',
            means: 'The known defect has been dealt with.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have an engine with a failed rod bearing replaced or rebuilt',
      overview:
        'New shells alone hardly ever last, since the crankshaft is scored and metal lies in every oil way. The choice is between a recalled or warranty engine, a rebuilt one, a used one with known miles, or a full rebuild.',
      minutes: [900, 2400],
      tools: ['Tow truck', 'Service records', 'Workshop with hoist and measuring tools'],
      steps: [
        'Do not start it again. Note miles, oil level and messages, and gather all oil change receipts, since warranty and recall claims depend on them.',
        'Call the manufacturer as well as the dealer with the vehicle number and ask about recalls, extended engine cover and goodwill.',
        'Have the workshop show you the oil filter, the sump and a bearing cap. That proves the diagnosis.',
        'Get written offers for a new, rebuilt and used engine. Ask for warranty in months and miles, and whether labour is covered.',
        'The oil cooler, hoses, turbo and oil lines must be replaced or flushed, because metal hidden there kills the next engine.',
        'Have mounts, seals, water pump, thermostat, belts and plugs renewed while they are easy to reach.',
        'Before the first start the oil system is primed until pressure shows with the fuel cut.',
        'Check afterwards: hot oil pressure in writing, no knock, no leaks, no codes. Change the oil at 500 to 1,000 miles and read the level weekly.',
      ],
      safety: [
        'If it knocks loudly while driving, lift off, pull over and switch off at once: thrown rods cause fires and oil under the rear tyres.',
        'Do not stand beside a knocking engine with the bonnet open.',
      ],
      stopIf:
        'This is not home work unless you rebuild engines. Do not let anyone fit shells without measuring the crankshaft.',
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
        'It can be driven as long as the level is kept up. Check it at every fuel stop, because running low ruins the bearings.',
    },
    patterns: [
      'No leak, no smoke at idle, yet a litre or quart is gone every 1,000 miles.',
      'Stuck oil rings come from long intervals and thin ring designs. Compression may be quite normal.',
    ],
    checks: [
      {
        title: 'Measure the real oil use',
        steps: [
          'Fill exactly to MAX on level ground, note the miles.',
          'Read again the same way every 250 miles to 1,000 miles.',
          'Look under the car each time.',
        ],
        tool: 'Dipstick, notebook',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'More than a litre (quart) in 1,000 miles and no leak',
            means: 'The engine burns it. Most manufacturers call that excessive.',
            effect: 'supports',
          },
          {
            finding: 'Less than a third of that',
            means: 'That is within normal use.',
            effect: 'rules-out',
          },
          { finding: 'Drips or wet engine', means: 'A leak takes it.', effect: 'weakens' },
        ],
      },
      {
        title: 'Compare dry and wet compression',
        steps: [
          'Warm the engine up, take the plugs out, and switch fuel and spark off. Measure each cylinder. A diesel needs the high-pressure gauge of a workshop.',
          'On a petrol engine put a teaspoon of oil in the low ones and measure again. Never on a diesel: the oil can fire or lock the piston.',
        ],
        tool: 'Compression tester',
        minutes: 75,
        needs: 'running',
        outcomes: [
          {
            finding: 'Low, and rises clearly with oil',
            means: 'Rings or bore are worn.',
            effect: 'confirms',
          },
          {
            finding: 'Good and even',
            means: 'Compression rings seal. Oil rings may still be stuck.',
            effect: 'neutral',
          },
          { finding: 'Low, and does not rise', means: 'Valves or head gasket.', effect: 'weakens' },
        ],
      },
      {
        title: 'Rule out the breather',
        steps: [
          'Lift the oil filler cap at warm idle and feel for light suction.',
          'Switch off and look for pools of oil in the intake pipe.',
        ],
        tool: 'Screwdriver',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'Breather clean and light suction',
            means: 'The oil goes past rings or valve seals.',
            effect: 'supports',
          },
          {
            finding: 'Oil pools in the intake',
            means: 'A failed breather may be the thief. Fix it first.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Deal with oil consumption through piston rings',
      overview:
        'Start with what is cheap: a new breather, the right oil and a piston soak, then a measured test. Only then think of new pistons and rings, which the manufacturer sometimes pays for.',
      minutes: [90, 1800],
      tools: [
        'Oil change tools',
        'Piston soak solvent and syringe',
        'Compression and leak-down tester',
        'Borescope',
        'Notebook for the oil test',
        'Spark plug socket',
        'Goggles and gloves',
      ],
      steps: [
        'Ask the dealer for an official oil consumption test and for extended cover with your vehicle number. Keep every receipt.',
        'Replace the PCV valve and fix all leaks, so that the test measures the rings alone.',
        'Look into the cylinders with a borescope. Oily piston crowns and wet edges show which ones pass oil.',
        'For a soak, warm the engine, remove plugs, bring pistons to mid height and fill a few spoonfuls of ring cleaner into each. Leave it overnight.',
        'Cover the plug holes with rags and crank with fuel and spark disabled to throw out the rest. Wear goggles.',
        'Change oil and filter at once, drive for half an hour at brisk motorway revs and start the consumption test anew. Shorter oil intervals help keep rings free.',
        'If use stays above the limit, a workshop measures bores and fits revised pistons and rings, or an exchange engine.',
        'After such a repair, run it in gently for 500 miles, change the oil and measure again.',
      ],
      safety: [
        'Solvent left in a cylinder can hydraulically lock the engine or catch fire. Suck it out before cranking.',
        'Never let the level fall below MIN: carry a bottle of the right oil.',
      ],
      stopIf:
        'Stop if one cylinder has under two thirds of the compression of the others: additives cannot help.',
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
      reason: 'It cannot be driven. Do not tow it in gear or force the starter.',
      engineOff: true,
    },
    patterns: [
      'Knocking, a red oil light, then a sudden stop with locked wheels in a manual car.',
      'A seized alternator or air-conditioning compressor can hold the engine just as fast, so check that first.',
    ],
    checks: [
      {
        title: 'Read oil and coolant before anything else',
        steps: [
          'Let the engine cool first. Read the dipstick and the coolant tank.',
          'Smell and look at the oil.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'No oil on the dipstick, or no coolant and a burnt smell',
            means: 'It has run dry or hot.',
            effect: 'supports',
          },
          {
            finding: 'Both full and clean',
            means: 'Look for a locked accessory or starter fault.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Turn the crankshaft by hand',
        steps: [
          'Disconnect the battery, select neutral, apply the parking brake and chock the wheels. Take the drive belt off. Leave a hybrid to a workshop.',
          'Put a long bar on the crank pulley bolt and try gently in the running direction.',
          'If it is stuck, remove the plugs and try again.',
        ],
        tool: 'Socket and breaker bar',
        minutes: 40,
        outcomes: [
          {
            finding: 'Does not move even with plugs and belt off',
            means: 'The engine is seized.',
            effect: 'confirms',
          },
          {
            finding: 'Turns once the belt is off',
            means: 'An accessory has locked, not the engine.',
            effect: 'rules-out',
          },
          {
            finding: 'Turns once the plugs are out and liquid comes out',
            means: 'It was hydraulically locked by water, coolant or fuel.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a seized engine examined and exchanged',
      overview:
        'First prove that it is the engine and not an accessory or liquid in a cylinder. After that only an exchange or rebuild helps, and the cause must be found or the next one dies too.',
      minutes: [900, 2400],
      tools: ['Breaker bar and socket', 'Spark plug socket', 'Borescope', 'Workshop with hoist'],
      steps: [
        'Do the hand-turning test with belt and plugs removed, and look into each bore with a borescope.',
        'Photograph dipstick, sump plug and filter. Collect receipts for a warranty or recall claim.',
        'Have the car taken to the dealer if a campaign exists, otherwise to an engine specialist.',
        'Let them open the sump and find the cause: no oil, blocked strainer, failed pump, leak, or overheating.',
        'Compare exchange, rebuilt and used engines by warranty. Check the value of the car first.',
        'Oil cooler, turbo, radiator and hoses that may hold metal or were overheated are replaced with it.',
        'Check afterwards: oil pressure hot, temperature steady, no leaks, first oil change at 500 to 1,000 miles.',
      ],
      safety: [
        'Never try to free an engine by towing in gear: the wheels can lock.',
        'Starter cables get red hot if you keep trying.',
      ],
      stopIf:
        'Stop turning if it takes more than moderate force: broken parts make a rebuild impossible.',
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
    checks: [
      {
        title: 'Look for water in the air filter box',
        steps: [
          'Do not switch on. Open the filter box and feel the filter and the bottom of the box.',
          'Look into the duct after it.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Filter soaked or water in the duct',
            means: 'The engine has drawn in water.',
            effect: 'supports',
          },
          {
            finding: 'Filter and duct dry',
            means: 'No water came that way. Wet ignition or electronics are more likely.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Remove the plugs and turn by hand',
        steps: [
          'Leave a flooded hybrid alone: its high voltage may be live. Otherwise disconnect the battery and remove all spark or glow plugs.',
          'Lay cloths over the holes, keep your face away and turn the crankshaft two turns by hand.',
        ],
        tool: 'Spark plug socket, breaker bar',
        minutes: 60,
        outcomes: [
          {
            finding: 'Water comes out',
            means: 'It was locked by water. Bent rods are possible.',
            effect: 'confirms',
          },
          {
            finding: 'Dry and turns freely',
            means:
              'No water is left in the cylinders. A rod bent earlier would still show as low compression on one of them.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Rescue a hydrolocked engine',
      overview:
        'Time counts: water rusts bores within a day or two. Get it out, oil the cylinders, change all oils and prove the rods straight before trusting the engine. Insurance often covers flood damage, so report first.',
      minutes: [120, 1440],
      tools: [
        'Spark plug socket',
        'Breaker bar',
        'Syringe or vacuum pump',
        'Compression tester',
        'Borescope',
        'Oil and filters',
      ],
      steps: [
        'Leave the ignition off, disconnect the battery, photograph the water line and call the insurer.',
        'Tow the car to dry ground. Remove air filter and duct, drain the intercooler and dry the intake.',
        'Remove all spark plugs, on a diesel the glow plugs, and turn the engine by hand. Only when it turns freely connect the battery and let the starter spin in short bursts, with fuel and spark disabled, until no water comes.',
        'Drain the oil. If milky, fill cheap oil of the right grade, and change again after the first run. Look at gearbox and axle breathers too.',
        'Put a spoonful of oil into each cylinder and turn by hand.',
        'Measure compression of all cylinders. One that is clearly low has a bent rod that no longer brings the piston to the top.',
        'Compare the height of the pistons at top dead centre through the plug holes with a rod, as a second proof.',
        'If all agree, fit plugs and a dry filter, start, let it warm up fully, and change oil again. Listen for knock for a week.',
      ],
      safety: [
        'Flooded hybrids and electric cars hold lethal voltage. Keep away and call a specialist.',
        'Water shoots from plug holes with force. Keep faces away.',
        'Flood water carries germs: wear gloves.',
      ],
      stopIf: 'Stop if one cylinder is low or it knocks: the engine must be opened.',
    },
    parts: [
      { name: 'Oil, filters, plugs', usd: [90, 220] },
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
        'Broken pieces score the bore and the piston may come apart. Stop driving until compression is tested.',
    },
    patterns: [
      'A knock like marbles when pulling hard at low revs, days or weeks before the failure.',
      'High gear, low revs and full throttle invite pre-ignition in direct-injection turbo engines.',
    ],
    checks: [
      {
        title: 'Look for puffing from the oil filler',
        steps: [
          'Let the engine idle for no more than a minute.',
          'Open the oil filler a little, mind hot spray, and watch for pulses of smoke in time with one cylinder.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Strong rhythmic puffs and oil mist',
            means: 'One cylinder blows into the crankcase.',
            effect: 'supports',
          },
          { finding: 'Light suction', means: 'Piston and rings seal.', effect: 'weakens' },
        ],
      },
      {
        title: 'Leak-down test and camera on the dead cylinder',
        steps: [
          'Take the plugs out and set the cylinder to top dead centre. Keep hands and tools off the crank pulley, since the air can turn it. Feed air and listen at the oil filler.',
          'Look at the crown with a borescope and at the plug for specks of aluminium.',
        ],
        tool: 'Leak-down tester and borescope',
        minutes: 60,
        outcomes: [
          {
            finding: 'Air rushes into the crankcase, or the crown is broken or burnt',
            means: 'The piston is damaged.',
            effect: 'confirms',
          },
          {
            finding: 'Leak below 15 % and crown intact',
            means: 'The piston is sound.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a damaged piston replaced and its cause cured',
      overview:
        'The engine has to be opened. A new piston without finding the cause (injector, boost, knock control, wrong oil or fuel) breaks again.',
      minutes: [900, 2100],
      tools: ['Engine workshop equipment', 'Bore gauge', 'Injector test bench', 'Scan tool'],
      steps: [
        'Stop driving. Write down fuel, oil grade, towing and any tuning, because all of it matters for cause and warranty.',
        'Get the compression and leak-down figures of every cylinder and a camera picture.',
        'Ask the manufacturer about extended cover and updated software against pre-ignition.',
        'The workshop removes the head and sump, takes out the piston and measures the bore. Light scoring can be honed, deep scoring needs a sleeve or block.',
        'All pistons are inspected and replaced as a revised set with rings, bearings and new rod bolts.',
        'Injectors are tested, boost control, intercooler, knock sensor and cooling are checked, intake and turbo are cleaned of debris.',
        'The newest software and the oil grade that resists pre-ignition are used.',
        'Check afterwards: equal compression, no blow-by, no knock under load in data. Run in gently for 500 to 1,000 miles and change the oil.',
      ],
      safety: [
        'An engine with broken pistons can lock at speed. Have it towed.',
        'Fuel rails are under high pressure: workshop only.',
      ],
      stopIf: 'If more than one bore is scored, an exchange engine is the sounder choice.',
    },
    parts: [
      { name: 'Piston set, rings, bearings, gaskets', usd: [500, 1600] },
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
        'When the ring comes off it takes belt, steering assistance and cooling with it. Drive only to the workshop.',
    },
    patterns: [
      'New belts that squeak or jump off again within weeks point to a wobbling pulley.',
      'The rubber bulges out or cracks between hub and ring.',
    ],
    checks: [
      {
        title: 'Watch the crank pulley run',
        steps: [
          'Let the engine idle with the bonnet open, and stand aside. Shine a torch on the crank pulley.',
          'Look at its edge and the belt for wobble.',
        ],
        tool: 'Torch',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'The outer ring wobbles or runs in and out',
            means: 'The rubber bond has failed.',
            effect: 'confirms',
          },
          { finding: 'Runs true', means: 'The pulley is probably sound.', effect: 'weakens' },
        ],
      },
      {
        title: 'Mark the hub and ring with paint',
        steps: [
          'Switch the engine off. Draw one line across hub and outer ring.',
          'Drive a few miles and look again.',
        ],
        tool: 'Paint marker',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The two halves of the line no longer meet',
            means: 'The ring slips on the hub.',
            effect: 'confirms',
          },
          {
            finding: 'The line is unbroken and the rubber is not cracked',
            means: 'The bond holds.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the crankshaft pulley damper',
      overview:
        'One very tight central bolt holds the pulley. The engine must be locked properly to undo it, and on some engines the same bolt clamps the timing sprocket, so the timing has to be locked first.',
      minutes: [60, 210],
      tools: [
        'Pulley holding tool',
        'Long breaker bar',
        'Torque and angle wrench',
        'Three-jaw or bolt-in puller',
        'Jack, axle stands and chocks',
        'New bolt and seal',
      ],
      steps: [
        'Disconnect the battery. Find out whether the pulley is keyed. If not, fit the timing locks before loosening the bolt.',
        'Raise the corner on a stand, remove wheel and liner, and take the belt off, noting its run.',
        'Hold the pulley with the proper tool. Never use the timing locks or the starter trick.',
        'Undo the bolt and pull the hub with a puller at the hub, not at the outer ring.',
        'Look at the shaft seal behind it and change it now if it is oily. Check key and nose of the shaft.',
        'Oil the seal lip, push the new damper on square and draw it home with the new bolt to the torque and angle of the manual.',
        'Fit a new belt and check the tensioner.',
        'Refit liner and wheel, connect the battery, start and watch from above that it runs true and the belt stays on its track. Before you drive, tighten the wheel nuts to the stated torque with the car on the ground, again after 50 miles.',
      ],
      safety: [
        'Put the car on axle stands and chock the wheels. The bolt needs great force and can tip a badly supported car.',
        'Keep clear of the belt run when starting.',
      ],
      stopIf: 'Stop if the bolt does not yield or the pulley is not keyed and you have no locks.',
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
        'Do not run the engine. A bearing that sheds metal can let go without more warning, stop the engine at speed and wreck it.',
      engineOff: true,
    },
    patterns: [
      'The engine stops at once on the road, often after a short rattle or grating from the rear, and never turns freely again.',
      'A drop of oil between engine and gearbox can come from the cover of the bearing.',
    ],
    checks: [
      {
        title: 'Cut the oil filter open and look for metal',
        steps: [
          'With the engine off and lukewarm take out the oil filter and keep the oil from its housing.',
          'Cut the pleats free, spread them on white paper and pass a magnet over them.',
          'Look for shiny steel flakes and for bits of black plastic from the bearing seal.',
        ],
        tool: 'Filter wrench, knife, magnet',
        minutes: 40,
        outcomes: [
          {
            finding: 'Steel flakes that cling to the magnet, or pieces of black seal',
            means: 'The bearing is breaking up.',
            effect: 'confirms',
          },
          {
            finding: 'A few soft bits and no steel',
            means: 'The bearing shows no sign of failing.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read camshaft deviation',
        steps: [
          'Use a tool that shows camshaft position deviation of both banks on this engine.',
          'Do this only if the engine still runs without noise, at warm idle, for one minute.',
        ],
        tool: 'OBD-II reader with manufacturer coverage',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'Deviation that jumps about, or is beyond the limit on both banks',
            means: 'The shaft between crank and cams has play.',
            effect: 'supports',
          },
          {
            finding: 'Steady and within the limit on both banks',
            means: 'The drive of the cams holds its timing.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look for the mark of a bearing already changed',
        steps: [
          'Look through the invoices for a stronger intermediate shaft bearing, often done with a clutch.',
          'Ask a specialist with the engine number which bearing it left the works with.',
        ],
        tool: 'None',
        minutes: 15,
        outcomes: [
          {
            finding: 'A stronger bearing was fitted within its service life',
            means: 'The weak part is no longer there.',
            effect: 'weakens',
          },
          {
            finding: 'It still has the first single-row bearing',
            means: 'This engine has the bearing that fails most.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the intermediate shaft bearing replaced or the engine rebuilt',
      overview:
        'Found early, the bearing is drawn out and replaced with the gearbox off, best together with clutch and rear crankshaft seal. Once metal has gone through the engine, or the timing was lost, only a rebuild or another engine makes sense.',
      minutes: [600, 2400],
      tools: [
        'Hoist',
        'Transmission jack',
        'Camshaft locking tools',
        'Bearing puller for this engine',
        'Torque wrench',
      ],
      steps: [
        'Leave the engine off and have the car recovered to a specialist for these engines.',
        'Have filter and sump inspected first. Steel in the sump decides between bearing and rebuild.',
        'The gearbox, clutch and flywheel come off.',
        'The crankshaft is pinned at top dead centre and the camshafts are locked before the cover is touched.',
        'Tensioners are eased, the cover is removed and the bearing drawn with its own puller.',
        'The stronger bearing is pressed in square, and the cover and its bolts are renewed with sealant as stated.',
        'Rear crankshaft seal, clutch parts and oil filter are renewed while it is open.',
        'Timing is checked before the pins come out, and the oil is changed again after 500 miles with the filter cut open.',
      ],
      safety: [
        'Do not start an engine with metal in its oil: it can seize at speed and lock the rear wheels.',
        'The car stands without gearbox support during the work: leave the lifting to a workshop with a hoist.',
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
        'Make only short, gentle trips to a workshop. When the crack runs round, the car stops driving or will not start again, and pieces can break the transmission casing.',
    },
    patterns: [
      'A knock from the joint of engine and transmission that is loud at idle in Park and changes or goes when a gear is engaged.',
      'It often follows a transmission or engine repair with converter bolts left loose or a missing dowel.',
    ],
    checks: [
      {
        title: 'Listen at idle in Park and in gear',
        steps: [
          'Chock the wheels and set the parking brake hard. Let the engine idle warm in Park and listen where engine and transmission meet.',
          'With a firm foot on the brake have the selector moved to Drive and Reverse, and listen again.',
        ],
        tool: 'Helper, stethoscope',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Knock or rattle at the bell housing that changes or goes in gear',
            means: 'The plate or its bolts move under changing load.',
            effect: 'supports',
          },
          {
            finding: 'Same deep knock in all positions that grows with load',
            means: 'More likely a bearing in the engine.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at the plate through the inspection cover',
        steps: [
          'Switch the engine off and take the key out. Raise the front on stands, chock the rear wheels and remove the inspection cover or the starter.',
          'Turn the crankshaft by hand at its pulley and look round the hub bolts and the converter bolts with a torch.',
          'Try each converter bolt with a spanner.',
        ],
        tool: 'Torch, spanner, axle stands',
        minutes: 45,
        outcomes: [
          {
            finding: 'A crack, rust dust round the hub, or a bolt that turns',
            means: 'This is where it knocks.',
            effect: 'confirms',
          },
          {
            finding: 'Plate intact, all bolts tight',
            means: 'The plate is sound where it can be seen.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the flexplate',
      overview:
        'Loose converter bolts are tightened through the opening of the starter. A cracked plate means that the transmission comes off, so its front seal and the rear crankshaft seal are done in the same job.',
      minutes: [360, 720],
      tools: [
        'Hoist or four axle stands',
        'Transmission jack',
        'Engine support',
        'Torque wrench and angle gauge',
        'Paint marker',
      ],
      steps: [
        'Disconnect the battery and mark the converter to the plate.',
        'Remove the starter and undo the converter bolts one by one, turning the crankshaft by hand.',
        'Support the engine, and take off propshaft or driveshafts, mount, lines and plugs of the transmission.',
        'Lower the transmission with the converter held in it, keeping it level.',
        'Undo the plate, and look at the crankshaft face, dowels and spacer: burrs or a missing dowel crack the next one.',
        'Fit the new plate with new bolts in the stated order, torque and angle.',
        'Renew the rear crankshaft seal and the front seal of the transmission if they are damp.',
        'Seat the converter until it drops fully home, and draw the transmission up by hand, never with its bolts.',
        'Reconnect the battery. Tighten the converter bolts, fill the fluid, and listen at idle in Park and in Drive.',
      ],
      safety: [
        'Disconnect the battery before you reach into the bell housing: the starter would take fingers.',
        'A transmission weighs 70 kg and more. Use a transmission jack with a strap.',
      ],
      stopIf:
        'Stop if the converter does not go home by hand or the crankshaft face is damaged: forcing it breaks the pump.',
    },
    parts: [
      { name: 'Flexplate and bolts', usd: [50, 250] },
      { name: 'Rear crankshaft seal and transmission fluid', usd: [40, 150] },
    ],
    labourHours: [5, 9],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;

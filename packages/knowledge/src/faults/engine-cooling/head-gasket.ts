import { WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Where coolant, oil and combustion meet inside the engine. */
export const headGasketFaults = {
  'head-gasket-blown': {
    name: 'Blown head gasket',
    workshopName: 'Cylinder head gasket failed',
    summary:
      'The gasket between engine block and cylinder head leaks. Combustion gas blows into the coolant, coolant goes into a cylinder or the oil, and the engine overheats and smokes white.',
    prior: 4.5,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minMiles: 90_000, factor: 1.5, source: 'wear and earlier overheating' },
      {
        makes: ['Subaru'],
        years: [1999, 2011],
        factor: 2.5,
        source: 'EJ25 head gaskets widely reported by owners',
      },
      {
        makes: ['Ford', 'Lincoln'],
        models: ['Escape', 'Fusion', 'Edge', 'MKC', 'MKZ', 'Nautilus', 'Corsair'],
        years: [2014, 2020],
        factor: 5,
        source: 'coolant intrusion bulletins on 1.5 and 2.0 EcoBoost',
      },
      {
        makes: ['Honda'],
        models: ['Accord', 'CR-V', 'Civic'],
        years: [2016, 2022],
        factor: 1.8,
        source: 'head gaskets widely reported on 1.5 turbo',
      },
      {
        makes: ['Toyota'],
        models: ['Prius'],
        years: [2010, 2015],
        factor: 2,
        source: 'head gaskets widely reported by owners',
      },
    ],
    symptoms: {
      overheating: 0.6,
      'coolant-loss': 0.6,
      'white-smoke': 0.45,
      'check-engine-light': 0.35,
      'coolant-bubbling': 0.3,
      misfire: 0.3,
      'coolant-in-oil': 0.25,
      'rough-idle': 0.2,
      'no-heat': 0.15,
      'engine-failed': 0.15,
      'engine-vibration': 0.2,
      steam: 0.12,
      'coolant-smell': 0.1,
      'coolant-gurgle': 0.05,
      hesitation: 0.1,
      'loss-of-power': 0.18,
      'check-engine-flashing': 0.12,
      'hard-start-cold': 0.12,
      'stalls-at-idle': 0.05,
      'stalls-while-driving': 0.06,
      'car-shakes': 0.13,
      'exhaust-smoke': 0.22,
    },
    against: ['coolant-leak'],
    conditions: { 'cold-engine': 0.25, 'starting-up': 0.2, 'heavy-load': 0.12, uphill: 0.1 },
    codes: { P030x: 0.35, P0300: 0.2, P0217: 0.2, P0316: 0.06, P0128: 0.04 },
    severity: 'high',
    drive: {
      verdict: 'no',
      engineOff: true,
      reason:
        'Coolant in a cylinder can lock the engine, and coolant in the oil ruins its bearings. Do not drive it.',
    },
    patterns: [
      'A rough, white-smoking first minute after a night, because coolant has seeped into one cylinder.',
      'Hoses hard as wood soon after a cold start, coolant pushed out, and the heater cold at idle.',
    ],
    shown: {
      summary:
        'The gasket between the engine block and the cylinder head leaks. Combustion gas blows into the coolant, coolant gets into a cylinder or the oil, and the engine overheats and smokes white.',
      patterns: [
        'After a night the engine runs rough and smokes white for the first minute, because coolant has seeped into one cylinder.',
        'The hoses go hard soon after a cold start, coolant is pushed out, and the heater is cold at idle.',
      ],
    },
    checks: [
      {
        title: 'Test the coolant for combustion gas',
        steps: [
          'While the engine is cold, open the cap and lower the level a little. Then warm the engine up.',
          'Put the block tester on the neck and draw gas through its blue fluid for two minutes at idle.',
        ],
        tool: 'Combustion leak tester',
        minutes: 25,
        needs: 'running',
        outcomes: [
          {
            finding: 'The fluid turns yellow or green',
            means:
              'Combustion gas is getting into the coolant through the head gasket or a crack in the head.',
            effect: 'confirms',
          },
          {
            finding: 'The fluid stays blue in two tests',
            means:
              'There is no gas at present. A small leak of coolant into a cylinder is still possible.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at oil cap, dipstick and plugs',
        steps: [
          'Let the engine cool. Look for a creamy deposit under the oil cap and on the dipstick.',
          'Remove the spark plugs. A plug that is steam-cleaned, white or wet shows which cylinder is leaking. Refit the plugs.',
        ],
        tool: 'Spark plug socket',
        minutes: 40,
        outcomes: [
          {
            finding: 'There is milky oil or one wet, clean plug',
            means: 'Coolant is getting inside the engine.',
            effect: 'supports',
          },
          {
            finding: 'The oil is clean and the plugs all look the same',
            means: 'There is no sign of coolant inside.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Leave the cooling system under pressure with the plugs out',
        steps: [
          'Let the engine cool and remove the spark plugs. Pump the cooling system to the pressure of its cap.',
          'After some hours, look into each cylinder with a borescope. Without one, disable the fuel and spark, lay cloths over the plug holes, keep your face away and crank the engine briefly.',
        ],
        tool: 'Pressure tester and borescope',
        minutes: 60,
        days: 1,
        needs: 'running',
        outcomes: [
          {
            finding: 'There is coolant in a cylinder',
            means: 'Coolant leaks into that cylinder through the gasket or the head.',
            effect: 'confirms',
          },
          {
            finding: 'The pressure holds and the cylinders stay dry',
            means:
              'It does not leak when cold. A gasket that lets gas past only under load is not ruled out.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the head gasket',
      overview:
        'The gasket is cheap but the labour is not, and a warped or cracked head makes the new gasket fail again. Have the head checked for flatness and pressure-tested, and repair what made it overheat.',
      minutes: [600, 1500],
      tools: [
        'Torque wrench and angle gauge',
        'Straight edge and feeler gauges',
        'Timing locking tools',
        'Plastic scrapers',
        'Socket set and drain trays',
        'Pressure tester',
        'Engine hoist or a helper',
      ],
      steps: [
        'Confirm the fault with a gas test, a leak-down test or a borescope. Compare the price of the repair with the value of the car.',
        'Let the engine cool. Relieve the fuel pressure, disconnect the battery, and drain the coolant and the oil. Lock the timing, then remove the intake, the exhaust and the timing drive.',
        'Loosen the head bolts on the cold engine, in stages and in the reverse of the tightening order. Lift the head off with a helper.',
        'Look at the old gasket: a burnt bridge between two holes shows where it leaked. Check the head and the block with a straight edge in six directions.',
        'Send the head to be pressure-tested and skimmed. Have the valves and their seals inspected too.',
        'Clean the block and the bolt threads without abrasive discs, whose grit destroys bearings. Suck all coolant and oil out of the bolt holes, or the block can crack when the bolts go in.',
        'Lay the new gasket on dry and the right way up. Lower the head on, fit new bolts and tighten them in the steps and angles of the manual.',
        'Refit everything and set the timing. Fit a new oil filter, thermostat and cap, and fill with fresh oil and coolant. Reconnect the battery, bleed the system and warm the engine up. If the oil was milky, change it again after 500 miles.',
        'Test again for combustion gas after the first drives.',
      ],
      safety: [
        'Never open a hot cooling system: scalding coolant sprays out.',
        'A cylinder head is very heavy: lift it with two people and keep your fingers from beneath it.',
        'Do not crank the engine with coolant in the cylinders and the plugs fitted.',
      ],
      stopIf:
        'Stop if the head or block is cracked, or if the block face is warped beyond the limit in the manual.',
    },
    parts: [
      { name: 'Head gasket set and bolts', usd: [90, 400] },
      { name: 'Machining, coolant, oil, filter and thermostat', usd: [208, 620] },
    ],
    labourHours: [8, 20],
    diy: 'workshop',
  },
  'cylinder-head-cracked': {
    name: 'Cracked cylinder head',
    workshopName: 'Cylinder head cracked between valves or into a coolant passage',
    summary:
      'The cylinder head has cracked, as a rule after overheating. It looks like a blown head gasket, but a new gasket does not cure it. Oil may also leak from a crack to the outside.',
    prior: 0.84,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      {
        makes: ['Ford'],
        models: ['Escape', 'Fusion', 'Fiesta', 'Transit Connect'],
        years: [2013, 2015],
        factor: 3,
        source: 'NHTSA recall 17V-209 (1.6 EcoBoost head can crack when overheated)',
      },
    ],
    symptoms: {
      overheating: 0.6,
      'coolant-loss': 0.55,
      'white-smoke': 0.4,
      misfire: 0.25,
      'coolant-bubbling': 0.25,
      'coolant-in-oil': 0.2,
      'engine-failed': 0.3,
      'check-engine-light': 0.3,
      'oil-leak': 0.15,
      fire: 0.03,
      steam: 0.1,
      'car-shakes': 0.03,
      'exhaust-smoke': 0.19,
    },
    conditions: { 'warm-engine': 0.3, 'after-repair': 0.12 },
    codes: { P030x: 0.3, P0217: 0.25, P0300: 0.15 },
    severity: 'high',
    drive: {
      verdict: 'no',
      engineOff: true,
      reason:
        'Gas and coolant mix inside the engine, and oil may spray on hot parts. Do not drive.',
    },
    patterns: [
      'Returns soon after the gasket was changed.',
      'Tight when cold, leaking hot, because the crack opens with heat.',
    ],
    shown: {
      summary:
        'The cylinder head has cracked, usually after overheating. It looks like a blown head gasket, but a new gasket does not cure it. Oil may also leak to the outside through a crack.',
      patterns: [
        'The fault returns soon after the head gasket was changed.',
        'It does not leak when cold but leaks when hot, because the crack opens with heat.',
      ],
    },
    checks: [
      {
        title: 'Repeat the gas test hot',
        steps: [
          'Do the combustion gas test right after a cold start and again at full temperature.',
          'Never open the cap hot: fit the tester before the engine warms up.',
        ],
        tool: 'Combustion leak tester',
        minutes: 40,
        needs: 'running',
        outcomes: [
          {
            finding: 'The fluid stays blue cold and turns yellow hot',
            means: 'A crack that opens with heat is likely.',
            effect: 'supports',
          },
          {
            finding: 'The fluid stays blue both times',
            means: 'There is no gas in the coolant.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have the bare head pressure-tested',
        steps: [
          'Have the head taken off, cleaned, stripped and sent to an engine reconditioner.',
          'The reconditioner seals the passages, warms the head in water and feeds compressed air into it.',
        ],
        tool: 'Engine reconditioner',
        minutes: 120,
        outcomes: [
          {
            finding: 'Bubbles rise from the head',
            means: 'The head is cracked where they rise.',
            effect: 'confirms',
          },
          {
            finding: 'It does not leak even when hot',
            means: 'The head is good, so the gasket was at fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a cracked cylinder head replaced',
      overview:
        'Small cracks in iron heads can be stitched; aluminium should be welded only by specialists. In most cases a tested used, rebuilt or new head is the better choice.',
      minutes: [600, 1500],
      tools: ['Timing tools', 'Torque wrench and angle gauge', 'Straight edge'],
      steps: [
        'Stop driving. Note when the engine overheated, and look up recalls with the vehicle identification number.',
        'Ask for the results of the pressure test and the crack test in writing before you agree on parts.',
        'Have the face of the block measured too, and the bores inspected for scoring.',
        'Compare bare and complete heads. A complete one comes with its valves and is ready to fit.',
        'The workshop moves the sensors and studs over, fits a new gasket and new bolts in the stages of the manual and sets the timing.',
        'It tests the radiator, thermostat, pump and fan, because something made the engine overheat.',
        'It renews the oil and the coolant. Have the oil changed once more after 500 miles.',
        'Check that a hot gas test is negative, that the level stays steady for 1,000 miles and that there is no smoke after a cold start.',
      ],
      safety: [
        'Hot coolant under gas pressure sprays out violently. Keep the cap shut.',
        'Oil that leaks near the turbo or the manifold can catch fire: keep an extinguisher at hand.',
      ],
      stopIf: 'If the block is cracked too, an exchange engine is cheaper.',
    },
    parts: [
      { name: 'Cylinder head, rebuilt or new', usd: [350, 1900] },
      { name: 'Gasket set, bolts and fluids', usd: [180, 550] },
    ],
    labourHours: [9, 20],
    diy: 'workshop',
  },
  'engine-block-cracked': {
    name: 'Cracked engine block',
    workshopName: 'Engine block cracked or porous',
    summary:
      'The block itself has cracked, through frost with too little antifreeze, overheating or a casting flaw. Coolant leaks outside, into a cylinder or into the oil.',
    prior: 0.28,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      {
        makes: ['Honda'],
        models: ['Civic'],
        years: [2006, 2009],
        factor: 6,
        source: 'maker extended warranty for 1.8 engine block',
      },
      {
        makes: ['Ford'],
        models: ['Escape', 'Fusion', 'Edge', 'Focus'],
        years: [2013, 2019],
        factor: 2,
        source: 'block design changed after coolant intrusion on EcoBoost engines',
      },
    ],
    symptoms: {
      'coolant-loss': 0.6,
      overheating: 0.5,
      'coolant-leak': 0.4,
      'engine-failed': 0.45,
      'coolant-in-oil': 0.3,
      'white-smoke': 0.25,
      misfire: 0.15,
      'oil-leak': 0.1,
      'check-engine-light': 0.2,
      'exhaust-smoke': 0.12,
    },
    conditions: { 'cold-weather': 0.2, 'after-impact': 0.04 },
    codes: { P030x: 0.15, P0217: 0.15 },
    severity: 'high',
    drive: {
      verdict: 'no',
      engineOff: true,
      reason: 'The crack grows and the engine may fail without warning. Do not drive it.',
    },
    patterns: [
      'After a hard frost with plain water in it, the block cracks along its side.',
      'A slow loss with a stain down the front or rear wall of the block, below the head joint.',
    ],
    shown: {
      summary:
        'The block itself has cracked, because of frost with too little antifreeze, overheating or a casting flaw. Coolant leaks to the outside, into a cylinder or into the oil.',
      patterns: [
        'After a hard frost with plain water in it, the block cracks along its side.',
        'There is a slow loss, with a stain down the front or rear wall of the block below the head joint.',
      ],
    },
    checks: [
      {
        title: 'Look at the side of the block under pressure',
        steps: [
          'Work on a cold engine that is clean and dry. Pump the cooling system to the pressure of its cap.',
          'With a mirror and a torch, look along the block below the head joint.',
        ],
        tool: 'Pressure tester, mirror and torch',
        minutes: 40,
        outcomes: [
          {
            finding: 'Drops of coolant come out of bare metal',
            means: 'The block is cracked there.',
            effect: 'confirms',
          },
          {
            finding: 'Drops come out at a core plug or gasket',
            means: 'The core plug or gasket is leaking, which costs far less to repair.',
            effect: 'rules-out',
          },
          {
            finding: 'There is no loss outside but the pressure falls',
            means:
              'The leak is inside: at the gasket, the head or the block. If the pressure holds, nothing leaks when cold.',
            effect: 'neutral',
          },
        ],
      },
      {
        title: 'Use dye and ultraviolet light on the block',
        steps: [
          'With the engine cold, add the dye to the coolant and close the cap. If the level allows it, warm the engine up.',
          'Let the engine cool. Shine the UV torch on the block and on a sample of the oil.',
        ],
        tool: 'UV leak kit',
        minutes: 60,
        needs: 'running',
        outcomes: [
          {
            finding: 'The dye shows as a line on the block',
            means: 'Coolant is coming through the metal along a crack.',
            effect: 'confirms',
          },
          {
            finding: 'The dye shows somewhere else',
            means: 'Another part is leaking.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a cracked engine block assessed and the engine exchanged',
      overview:
        'A specialist can sometimes stitch or sleeve a block, but usually a short block or an exchange engine is fitted. First rule out the cheap faults that look the same: core plugs and the gaskets of housings and pump.',
      minutes: [900, 2400],
      tools: ['Pressure tester', 'UV torch', 'Engine hoist'],
      steps: [
        'Confirm the crack with the pressure tester and the dye, and photograph it.',
        'Ask the manufacturer about extended cover, since some blocks are covered for many years.',
        'Get prices for stitching, a short block, and a used and a rebuilt engine, each with its warranty.',
        'If frost was the cause, check the radiator, heater and pump for frost damage as well.',
        'The workshop tests the head and moves it over, with a new gasket, bolts, seals and pump.',
        'It flushes all the coolant passages, fills them with the correct mixture and tests the frost protection.',
        'Check that the pressure holds cold for 30 minutes, that there is no gas in the coolant and that the oil is clean after 500 miles.',
      ],
      safety: [
        'Never open the cooling system hot: coolant sprays out and scalds.',
        'Sealants in a bottle are no repair, and they can block the heater that keeps the windscreen clear.',
      ],
      stopIf:
        'This is work for a workshop, and it is worth it only if the rest of the car is good.',
    },
    parts: [
      { name: 'Short block or exchange engine', usd: [1500, 7500] },
      { name: 'Gaskets, bolts and fluids', usd: [250, 600] },
    ],
    labourHours: [12, 26],
    diy: 'workshop',
  },
  'oil-cooler-internal-leak': {
    name: 'Oil cooler leaking inside',
    workshopName: 'Engine oil cooler internal leak, oil in coolant',
    summary:
      'The oil cooler, in which oil and coolant pass each other, has a hole inside. Oil at higher pressure enters the coolant and makes brown grease in the tank, while the oil stays clean with the engine running.',
    prior: 0.63,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      {
        makes: ['Jeep', 'Nissan', 'Opel', 'Vauxhall', 'Ford', 'Land Rover', 'Volkswagen', 'Audi'],
        minMiles: 60_000,
        factor: 1.5,
        source: 'cooler failures widely reported by owners',
      },
    ],
    symptoms: {
      'oil-in-coolant': 0.75,
      'coolant-loss': 0.2,
      'uses-oil': 0.3,
      overheating: 0.25,
      'no-heat': 0.15,
      'coolant-in-oil': 0.15,
      'oil-level-light': 0.12,
      'temperature-fluctuates': 0.08,
    },
    against: ['white-smoke', 'coolant-bubbling', 'misfire'],
    conditions: { 'gradual-onset': 0.4, 'warm-engine': 0.15 },
    severity: 'medium',
    drive: {
      verdict: 'no',
      reason:
        'The oil swells hoses and clogs the radiator, and coolant can get into the oil once the engine is switched off. Do not drive it until it is repaired.',
      engineOff: true,
    },
    patterns: [
      'Brown sludge in the tank and no gas, no smoke, no milk on the dipstick.',
      'Automatic gearbox fluid in the coolant comes from the cooler in the radiator instead, and needs haste.',
    ],
    shown: {
      summary:
        'The oil cooler, in which oil and coolant pass each other, has a hole inside. While the engine runs, oil at higher pressure enters the coolant and makes brown grease in the tank, but the oil stays clean.',
      patterns: [
        'There is brown sludge in the tank, but no combustion gas, no smoke and no milky oil on the dipstick.',
        'Automatic gearbox fluid in the coolant comes from the cooler in the radiator instead, and needs repair at once.',
      ],
    },
    checks: [
      {
        title: 'Tell engine oil from gearbox fluid in the coolant',
        steps: [
          'Let the engine cool and open the cap. Put a spoonful of sludge from the coolant tank on white paper.',
          'Compare its colour and smell with the engine oil on the dipstick and with gearbox fluid.',
        ],
        tool: 'White paper',
        minutes: 10,
        outcomes: [
          {
            finding: 'It is brown or black and smells like engine oil',
            means: 'It is engine oil. Suspect the oil cooler or the head gasket.',
            effect: 'supports',
          },
          {
            finding: 'It is pink like a milkshake',
            means: 'It is gearbox fluid. The gearbox cooler in the radiator is leaking.',
            effect: 'rules-out',
          },
          {
            finding: 'It is only brown rust that settles',
            means: 'That is old coolant, not oil.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Pressure-test the oil cooler with air',
        steps: [
          'Let the engine cool. Remove the oil cooler, blank off one of its coolant ports and lead a hose from the other into a bucket of water.',
          'Put on goggles. Feed the oil side with compressed air through a regulator at no more than 2 bar (30 psi), and watch the water for bubbles.',
        ],
        tool: 'Compressed air and blanking plates',
        minutes: 120,
        outcomes: [
          {
            finding: 'Bubbles come from the coolant side',
            means: 'The cooler leaks inside. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'No bubbles appear',
            means: 'The cooler is good. Look at the head gasket.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the engine oil cooler and flush out the oil',
      overview:
        'Changing the cooler is the smaller half of the job. The larger half is getting the oil out of the cooling system; otherwise the hoses swell and the new coolant turns to sludge again.',
      minutes: [180, 420],
      tools: [
        'Socket set',
        'Drain pans',
        'Degreasing cooling system flush',
        'Hose pliers',
        'Combustion gas tester',
        'Compressed air, regulator, blanking plates and goggles',
      ],
      steps: [
        'Let the engine cool. Test for combustion gas so that you do not replace the wrong part.',
        'Drain the coolant and the oil into separate pans and look at both.',
        'Remove the filter, the housing and the cooler. Note where each bolt belongs.',
        'Pressure-test the old cooler to be sure. Clean the faces and fit the new cooler with new seals.',
        'Fit a new filter and fill with new oil. Take out the thermostat if that is easy. Fill the cooling system with water and degreasing flush, set the heater to hot and run the engine up to temperature.',
        'Let it cool, drain it and repeat until the water stays clear without a film. Take the expansion tank off, wash it and refit it.',
        'Replace swollen hoses and refit the thermostat.',
        'Fill with the right coolant, bleed the system and check the tank weekly for a film. Flush it once more if the film returns.',
      ],
      safety: [
        'Let the engine cool before you drain it each time: hot flush water scalds.',
        'Take oily coolant to a collection point: it must not go down a drain.',
      ],
      stopIf:
        'Stop if the oil is milky too or combustion gas is found: the engine must then be opened.',
    },
    parts: [
      { name: 'Oil cooler and seals', usd: [60, 350] },
      { name: 'Flush, coolant, oil, filter and hoses', usd: [98, 240] },
    ],
    labourHours: [2, 5],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;

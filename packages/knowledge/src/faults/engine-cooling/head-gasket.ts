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
        'Coolant in a cylinder can lock the engine and coolant in the oil ruins its bearings. Do not drive it.',
    },
    patterns: [
      'A rough, white-smoking first minute after a night, because coolant has seeped into one cylinder.',
      'Hoses hard as wood soon after a cold start, coolant pushed out, and the heater cold at idle.',
    ],
    checks: [
      {
        title: 'Test the coolant for combustion gas',
        steps: [
          'Open the cap and lower the level a little while the engine is cold, then warm it up.',
          'Put the block tester on the neck and draw gas through its blue fluid for two minutes at idle.',
        ],
        tool: 'Combustion leak tester',
        minutes: 25,
        needs: 'running',
        outcomes: [
          {
            finding: 'The fluid turns yellow or green',
            means: 'Combustion gas is in the coolant: gasket or head.',
            effect: 'confirms',
          },
          {
            finding: 'Stays blue on two tests',
            means: 'No gas now. A small leak of coolant into a cylinder is still possible.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at oil cap, dipstick and plugs',
        steps: [
          'Let the engine cool first. Look for cream under the cap and on the dipstick.',
          'Remove the plugs: one steam-cleaned, white or wet plug gives the cylinder away.',
        ],
        tool: 'Spark plug socket',
        minutes: 40,
        outcomes: [
          {
            finding: 'Milk in the oil or one wet, clean plug',
            means: 'Coolant gets inside.',
            effect: 'supports',
          },
          {
            finding: 'Oil clean, plugs all the same',
            means: 'No sign of coolant inside.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Leave the circuit under pressure overnight with plugs out',
        steps: [
          'Let the engine cool first. Pump the circuit to cap pressure with plugs out.',
          'After some hours look into each cylinder with a borescope, or crank briefly with fuel and spark disabled, cloths over the holes and faces away.',
        ],
        tool: 'Pressure tester, borescope',
        minutes: 60,
        days: 1,
        needs: 'running',
        outcomes: [
          {
            finding: 'Coolant stands in a cylinder',
            means: 'Coolant leaks into that cylinder through gasket or head.',
            effect: 'confirms',
          },
          {
            finding: 'Pressure holds and cylinders stay dry',
            means: 'It seals cold. A gasket that lets gas past only under load is not cleared.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the head gasket',
      overview:
        'The gasket is cheap, the labour is not, and a warped or cracked head makes it fail again. Have the head checked flat and pressure-tested, and fix what made it overheat.',
      minutes: [600, 1500],
      tools: [
        'Torque wrench and angle gauge',
        'Straight-edge and feeler gauges',
        'Timing locking tools',
        'Head gasket set and new bolts',
        'Plastic scrapers',
        'Pressure tester',
        'Hoist or a helper',
      ],
      steps: [
        'Confirm by gas test, leak-down or borescope. Compare the price with the value of the car.',
        'Let the engine cool first. Relieve the fuel pressure, disconnect the battery, drain coolant and oil, and remove intake, exhaust and drives with the timing locked.',
        'Loosen the head bolts in reverse order in stages on a cold engine. Lift the head with help.',
        'Read the gasket: the burnt bridge shows where. Check head and block with a straight-edge in six directions.',
        'Send the head for a pressure test and skimming. Have valves and seals looked after.',
        'Clean block and bolt threads without abrasive discs, whose grit kills bearings. Suck coolant and oil out of bolt holes, or the block cracks.',
        'Lay the new gasket dry, right way up, new bolts, and tighten in the steps and angles of the manual.',
        'Refit, set the timing, new oil and filter, fresh coolant, thermostat and cap. Reconnect the battery, bleed, warm up, and change the oil again after 500 miles if it was milky.',
        'Test again for combustion gas after the first drives.',
      ],
      safety: [
        'Never open a hot cooling system.',
        'A head weighs as much as a child: lift with two people and do not put fingers below it.',
        'Do not crank with coolant in the cylinders and the plugs in.',
      ],
      stopIf: 'Stop if head or block is cracked, or the block face is warped beyond the limit.',
    },
    parts: [
      { name: 'Head gasket set and bolts', usd: [90, 400] },
      { name: 'Machine shop, coolant, oil, thermostat', usd: [200, 600] },
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
      reason: 'Gas and coolant mix inside the engine and oil may spray on hot parts. Do not drive.',
    },
    patterns: [
      'Returns soon after the gasket was changed.',
      'Tight when cold, leaking hot, because the crack opens with heat.',
    ],
    checks: [
      {
        title: 'Repeat the gas test hot',
        steps: [
          'Do the combustion gas test cold-started and again at full temperature.',
          'Never open the cap hot: fit the tester before warming up.',
        ],
        tool: 'Combustion leak tester',
        minutes: 40,
        needs: 'running',
        outcomes: [
          {
            finding: 'Blue cold and yellow hot',
            means: 'A crack that opens with heat is likely.',
            effect: 'supports',
          },
          { finding: 'Blue both times', means: 'No gas in the coolant.', effect: 'weakens' },
        ],
      },
      {
        title: 'Have the bare head pressure-tested',
        steps: [
          'Have the head taken to an engine reconditioner, bare and clean.',
          'The reconditioner seals the passages, warms the head in water and puts air on it.',
        ],
        tool: 'Engine reconditioner',
        minutes: 120,
        outcomes: [
          { finding: 'Bubbles', means: 'The head is cracked where they rise.', effect: 'confirms' },
          {
            finding: 'Tight when hot',
            means: 'The head is sound and the gasket was at fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a cracked cylinder head replaced',
      overview:
        'Small cracks in iron heads can be stitched, aluminium is welded only by specialists. In most cases a tested used, rebuilt or new head is the sounder buy.',
      minutes: [600, 1500],
      tools: [
        'Workshop with timing tools',
        'Engine reconditioner',
        'Straight-edge',
        'Head gasket set and new bolts',
      ],
      steps: [
        'Stop driving, note when it overheated and look up recalls with the vehicle number.',
        'Ask for pressure-test and crack-test results of the head in writing before you agree on parts.',
        'Have the block face measured too and the bores inspected for scoring.',
        'Compare bare and complete heads. A complete one comes with valves and is ready to fit.',
        'The workshop moves sensors and studs over, fits new gasket and bolts in the stages of the manual and sets the timing.',
        'Radiator, thermostat, pump and fan are tested, because something overheated it.',
        'Oil and coolant are renewed, and oil once more after 500 miles.',
        'Check afterwards: gas test negative hot, level steady for 1,000 miles, no smoke on a cold start.',
      ],
      safety: [
        'Hot coolant under gas pressure spurts violently. Keep the cap shut.',
        'Oil leaks near the turbo or manifold: keep an extinguisher.',
      ],
      stopIf: 'If the block is cracked too, an exchange engine is cheaper.',
    },
    parts: [
      { name: 'Cylinder head, rebuilt or new', usd: [350, 1900] },
      { name: 'Gasket set, bolts, fluids', usd: [180, 550] },
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
    checks: [
      {
        title: 'Look at the side of the block under pressure',
        steps: [
          'Work on a cold engine that is clean and dry. Pump the circuit to cap pressure.',
          'Look with mirror and torch along the block below the head joint.',
        ],
        tool: 'Pressure tester, mirror',
        minutes: 40,
        outcomes: [
          {
            finding: 'Coolant beads out of bare metal',
            means: 'The block is cracked.',
            effect: 'confirms',
          },
          {
            finding: 'Beads at a plug or gasket',
            means: 'A core plug or gasket, which is far cheaper.',
            effect: 'rules-out',
          },
          {
            finding: 'No outside loss but pressure falls',
            means: 'Inside leak: gasket, head or block.',
            effect: 'neutral',
          },
        ],
      },
      {
        title: 'Use dye and ultraviolet light on the block',
        steps: [
          'With the engine cold, add dye to the coolant, close the cap and warm it up if the level allows it.',
          'Let it cool, then look with the torch at the block and at a sample of the oil.',
        ],
        tool: 'UV leak kit',
        minutes: 60,
        needs: 'running',
        outcomes: [
          {
            finding: 'Dye in a line on the block',
            means: 'Coolant comes through the metal along a crack.',
            effect: 'confirms',
          },
          { finding: 'Dye elsewhere', means: 'The leak is at another part.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Have a cracked engine block judged and the engine exchanged',
      overview:
        'A block can sometimes be stitched or sleeved by a specialist, but as a rule a short block or exchange engine is fitted. First rule out the cheap look-alikes: core plugs, housing and pump gaskets.',
      minutes: [900, 2400],
      tools: ['Pressure tester', 'UV lamp', 'Engine hoist', 'Workshop'],
      steps: [
        'Prove the crack with pressure and dye and photograph it.',
        'Ask the manufacturer for extended cover, since some blocks are covered for many years.',
        'Get prices for stitching, short block, used and rebuilt engine, each with its warranty.',
        'If frost was the cause, check radiator, heater and pump for frost damage as well.',
        'The workshop moves over the head after testing it, with new gasket, bolts, seals and pump.',
        'All coolant ways are flushed and filled with the correct mixture, tested for frost protection.',
        'Check afterwards: pressure holds cold for 30 minutes, no gas in the coolant, oil clean after 500 miles.',
      ],
      safety: [
        'Never open the cooling system hot: coolant sprays out and scalds.',
        'Sealants in a bottle are no repair and can block the heater just when you need to keep the windscreen clear.',
      ],
      stopIf: 'This is for a workshop only, and worth it only if the rest of the car is sound.',
    },
    parts: [
      { name: 'Short block or exchange engine', usd: [1500, 7500] },
      { name: 'Gaskets, bolts, fluids', usd: [250, 600] },
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
        'The oil swells hoses and clogs the radiator, and coolant can enter the oil when it stands. Do not drive it until it is repaired.',
      engineOff: true,
    },
    patterns: [
      'Brown sludge in the tank and no gas, no smoke, no milk on the dipstick.',
      'Automatic gearbox fluid in the coolant comes from the cooler in the radiator instead, and needs haste.',
    ],
    checks: [
      {
        title: 'Tell engine oil from gearbox fluid in the coolant',
        steps: [
          'Let the engine cool first. Take a spoonful of sludge from the tank on white paper.',
          'Compare colour and smell with the engine dipstick and gearbox fluid.',
        ],
        tool: 'White paper',
        minutes: 10,
        outcomes: [
          {
            finding: 'Brown or black, smells like engine oil',
            means: 'Engine oil: cooler or head gasket.',
            effect: 'supports',
          },
          {
            finding: 'Pink like a milkshake',
            means: 'Gearbox cooler in the radiator.',
            effect: 'rules-out',
          },
          {
            finding: 'Only brown rust that settles',
            means: 'That is old coolant, not oil.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Put air on the oil cooler',
        steps: [
          'Let the engine cool first. Remove the cooler, blank off its coolant side and lead a hose from it into a bucket of water.',
          'Wear goggles and feed the oil side with compressed air through a regulator at no more than 2 bar (30 psi) and watch the water for bubbles.',
        ],
        tool: 'Compressed air, blanking plates',
        minutes: 120,
        outcomes: [
          {
            finding: 'Bubbles from the coolant side',
            means: 'The cooler leaks inside.',
            effect: 'confirms',
          },
          {
            finding: 'Tight',
            means: 'The cooler is sound. Look at the head gasket.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the engine oil cooler and flush out the oil',
      overview:
        'Changing the cooler is the smaller half. The larger is getting the oil out of the coolant circuit, or hoses swell and the new coolant turns to sludge again.',
      minutes: [180, 420],
      tools: [
        'Socket set',
        'Drain pans',
        'Degreasing cooling system flush',
        'New gaskets',
        'Coolant, oil and filter',
        'Hose pliers',
      ],
      steps: [
        'Let the engine cool first. Test for combustion gas so that you do not replace the wrong part.',
        'Drain coolant and oil into separate pans and look at both.',
        'Remove filter, housing and cooler. Keep track of the bolts.',
        'Pressure-test the old cooler to be sure, clean the faces and fit the new one with new seals.',
        'Fit a new filter and fill new oil. Fill water with degreasing flush, thermostat removed if easy, heater on hot, and run to temperature.',
        'Drain and repeat until the water stays clear without a film. Take off the tank and wash it separately.',
        'Replace swollen hoses, tank cap, and the thermostat.',
        'Fill the right coolant and check the tank weekly for a film. Flush once more if it returns.',
      ],
      safety: [
        'Let it cool before every drain: hot flush water scalds.',
        'Take oily coolant to a collection point.',
      ],
      stopIf: 'Stop if the oil is milky too or gas is found: the engine must be opened.',
    },
    parts: [
      { name: 'Oil cooler and seals', usd: [60, 350] },
      { name: 'Flush, coolant, oil, hoses', usd: [90, 220] },
    ],
    labourHours: [2, 5],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;

import { WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Places where coolant gets out of the circuit to the outside. */
export const coolantLeakFaults = {
  'radiator-leaking': {
    name: 'Leaking radiator',
    workshopName: 'Radiator core or tank seam leaking',
    summary:
      'The radiator has cracked at a plastic tank, been pierced by a stone or corroded through. Coolant drips at the very front of the car and the level falls until the engine overheats.',
    prior: 4.6,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minAgeYears: 7, factor: 1.7, source: 'plastic tanks and aluminium corrode with age' },
      { maxAgeYears: 2, factor: 0.4, source: 'plastic tanks and aluminium corrode with age' },
    ],
    symptoms: {
      'coolant-leak': 0.65,
      'coolant-loss': 0.55,
      overheating: 0.45,
      'coolant-smell': 0.25,
      steam: 0.25,
      'no-heat': 0.1,
      'fan-always-on': 0.04,
    },
    against: ['white-smoke', 'coolant-in-oil'],
    conditions: { 'warm-engine': 0.3, 'gradual-onset': 0.3, 'after-impact': 0.15 },
    codes: { P0217: 0.1, P0128: 0.06, P2560: 0.04 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'A leaking radiator can empty itself in minutes, and overheating once can warp the cylinder head. Have the car recovered, or repair it where it stands.',
    },
    patterns: [
      'The seam between plastic tank and aluminium core weeps first, hot and under pressure only.',
      'In automatics with an oil cooler in the radiator a leak inside mixes gearbox fluid and coolant.',
    ],
    shown: {
      summary:
        'The radiator has cracked at a plastic tank, been pierced by a stone or corroded through. Coolant drips at the very front of the car, and the level falls until the engine overheats.',
      patterns: [
        'The seam between the plastic tank and the aluminium core weeps first, and only when hot and under pressure.',
        'In automatics with an oil cooler inside the radiator, an internal leak mixes gearbox fluid and coolant.',
      ],
    },
    checks: [
      {
        title: 'Look at the front of the engine bay and below',
        steps: [
          'Let the engine cool. Look for drips right behind the bumper and for coloured crust on the seams and fins of the radiator.',
          'Put a sheet of cardboard under the front of the car overnight.',
        ],
        tool: 'Torch and cardboard',
        minutes: 10,
        days: 1,
        outcomes: [
          {
            finding: 'There is crust, a wet seam or fin, or drips at the very front',
            means: 'The radiator is leaking. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'It is dry at the front but wet at the belt side',
            means: 'Suspect the water pump or a hose instead.',
            effect: 'weakens',
          },
          {
            finding: 'There is only clear water, further back at the bulkhead',
            means: 'That is condensation from the air conditioning, which is normal.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Pressure-test the cold radiator',
        steps: [
          'With the engine cold, take the cap off. Fit the pressure tester and pump it to the pressure printed on the cap.',
          'Watch the gauge and the radiator for 15 minutes.',
        ],
        tool: 'Cooling system pressure tester',
        minutes: 25,
        outcomes: [
          {
            finding: 'The pressure falls and drops appear on the radiator',
            means: 'The drops mark the seam, tube or stub that has failed.',
            effect: 'confirms',
          },
          {
            finding: 'The pressure holds',
            means:
              'Nothing leaks when cold. A seam may still open when hot: warm the engine up at a standstill and look again, leaving the cap shut.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the radiator',
      overview:
        'The radiator lifts out once the hoses, fan and fixings are off. Sealing powders clog the heater and are no repair.',
      minutes: [120, 300],
      tools: [
        'Drain pan',
        'Hose clip pliers',
        'Socket set',
        'Jack and axle stands',
        'Wheel chocks',
        'Pressure tester',
        'Cardboard',
      ],
      steps: [
        'Let the engine go cold and disconnect the battery. If you have to work from below, chock the rear wheels and raise the front onto axle stands. Open the cap, and drain the radiator into a pan at its tap or lower hose.',
        'Unplug the fan and remove it with its shroud. Protect the fins of the condenser with cardboard.',
        'Take off the upper and lower hoses by twisting them. Do not lever on the plastic stubs.',
        'On an automatic with cooler lines, disconnect and plug the lines and renew their O-rings. Measure the fluid that runs out: the same amount has to go back in.',
        'Undo the brackets and lift the radiator out. The air-conditioning condenser stays connected and must not be bent.',
        'Move the rubber mounts and the foam strips to the new radiator.',
        'Fit the new radiator with its brackets, fan and cooler lines, and fasten the hoses with good clips. Put the lost gearbox fluid back and lower the car. Fill slowly with the right coolant, and bleed the system at the screws named in the manual.',
        'Plug the fan in, connect the battery and pressure-test the system. Run the engine with the heater on hot until the fan has cut in, let it cool and top up. Check the level daily for a week.',
      ],
      safety: [
        'Never open a hot system: scalding coolant shoots out. Never lie under a car that is held up only by a jack.',
        'The electric fan may start with the ignition off: unplug it before your hands go near.',
        'Coolant poisons children and pets: catch all of it.',
      ],
      stopIf:
        'Stop if air-conditioning lines must be opened, which is work for a licensed workshop, or if you find pink, milky fluid in the radiator or the gearbox.',
    },
    parts: [
      { name: 'Radiator', usd: [90, 450] },
      { name: 'Coolant, hoses and clips (automatic: gearbox fluid too)', usd: [35, 110] },
    ],
    labourHours: [1.5, 3.5],
    diy: 'moderate',
  },
  'coolant-hose-split': {
    name: 'Split coolant hose or broken connector',
    workshopName: 'Coolant hose, quick connector or pipe leaking',
    summary:
      'A coolant hose has burst, or a plastic connector has snapped. Coolant leaves fast, often with steam and a sudden rise of temperature.',
    prior: 4.5,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minAgeYears: 8, factor: 1.6, source: 'rubber and plastic age' },
      {
        makes: ['BMW', 'Mini', 'Ford', 'Volkswagen', 'Audi', 'Jaguar', 'Land Rover'],
        factor: 1.4,
        source: 'brittle plastic connectors widely reported by owners',
      },
      {
        makes: ['Porsche'],
        models: ['Cayenne'],
        years: [2003, 2010],
        factor: 2.5,
        source: 'plastic coolant pipes of the V8 widely reported by owners',
      },
      {
        makes: ['Porsche'],
        models: ['911'],
        years: [2001, 2012],
        factor: 2.5,
        source: 'glued coolant pipe fittings widely reported by owners',
      },
    ],
    symptoms: {
      'coolant-leak': 0.65,
      steam: 0.45,
      overheating: 0.5,
      'coolant-loss': 0.5,
      'coolant-smell': 0.3,
      'no-heat': 0.12,
      'stalls-while-driving': 0.04,
      'engine-failed': 0.04,
    },
    against: ['coolant-in-oil'],
    conditions: { 'sudden-onset': 0.45, 'warm-engine': 0.35, 'hot-weather': 0.1 },
    codes: { P0217: 0.1, P0128: 0.04, P2560: 0.04 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Stop and switch off when you see steam or the red temperature light. A minute of driving without coolant can warp the cylinder head.',
    },
    patterns: [
      'Hoses swell and go soft at the ends where oil has reached them.',
      'Plastic tees and quick connectors on the heater hoses break without warning.',
    ],
    shown: {
      summary:
        'A coolant hose has burst or a plastic connector has snapped. Coolant escapes fast, often with steam and a sudden rise in temperature.',
      patterns: [
        'Hoses swell and go soft at the ends where oil has reached them.',
        'Plastic T-pieces and quick connectors on the heater hoses break without warning.',
      ],
    },
    checks: [
      {
        title: 'Squeeze every coolant hose cold',
        steps: [
          'Let the engine cool. Follow each hose by hand, squeeze it, bend it and feel its underside.',
          'Look at both ends and at the plastic connectors for white or coloured crust.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'There is a split, bulge, soft spot or crusted connector',
            means: 'That hose or connector has to be renewed before the next drive.',
            effect: 'confirms',
          },
          {
            finding: 'All hoses are firm and dry',
            means: 'Look at the radiator, the water pump and the heater next.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Pressurise the cooling system and trace the drip',
        steps: [
          'Let the engine cool, open the cap and fit the pressure tester.',
          'Pump it to the cap pressure. Look for drops from the top down, so that you find where the trail begins.',
        ],
        tool: 'Cooling system pressure tester',
        minutes: 25,
        outcomes: [
          {
            finding: 'Drops or a jet appear at a hose or joint',
            means: 'That hose or joint is leaking. Renew it.',
            effect: 'confirms',
          },
          {
            finding: 'The pressure holds for 15 minutes',
            means: 'Nothing leaks when cold. A few plastic joints open only when hot.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a coolant hose or connector',
      overview:
        'A moulded hose is shaped for the car: a straight one would kink. Renew the spring clip with it, and the other radiator hose too if it is as old.',
      minutes: [30, 120],
      tools: [
        'Hose clip pliers',
        'Drain pan',
        'Pick and knife',
        'Fine abrasive pad',
        'Pressure tester',
      ],
      steps: [
        'Wait until the engine is cold. Open the cap and drain the coolant to below the level of the hose.',
        'Note which way the clip tabs point. Squeeze the tabs and slide the clip back along the hose.',
        'Twist the hose and pull it off. If it is stuck, slit its end lengthwise and peel it off, so that the stub of the radiator or heater does not break.',
        'Clean the crust off the stub with the abrasive pad and look for cracks.',
        'Wet the inside of the new hose with coolant and push it on to the stop at the same angle. Put the clip behind the bead.',
        'On a quick connector, renew the O-ring and push the connector on until the wire clicks. Pull on it to test it.',
        'Fill the system, pressure-test it cold and bleed it with the heater on hot. Watch the gauge during the whole warm-up.',
        'After the first drive, check the clip and the level again when the engine is cold.',
      ],
      safety: [
        'Hot coolant scalds. Open the system only when the upper hose is cold and soft.',
        'Keep your fingers clear of the electric fan: it can start by itself.',
      ],
      stopIf:
        'Stop if the engine was driven with the gauge in the red: have it tested for a blown head gasket before a long trip.',
    },
    parts: [
      { name: 'Coolant hose, connector and clips', usd: [15, 110] },
      { name: 'Coolant', usd: [20, 45] },
    ],
    labourHours: [0.5, 2],
    diy: 'easy',
  },
  'water-pump-leaking': {
    name: 'Worn or leaking water pump',
    workshopName: 'Coolant pump seal or bearing failed',
    summary:
      'The seal or bearing of the belt-driven water pump is worn. Coolant drips from its vent hole, the bearing whines or growls, and if the impeller slips the engine overheats.',
    prior: 6,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minMiles: 60_000, factor: 1.6, source: 'wear part' },
      {
        makes: ['Volkswagen', 'Audi'],
        years: [2008, 2021],
        factor: 1.8,
        source: 'leaking pump and thermostat modules widely reported by owners',
      },
      {
        makes: ['Chevrolet', 'Buick'],
        models: ['Cruze', 'Sonic', 'Trax', 'Encore'],
        years: [2011, 2016],
        factor: 3,
        source: 'maker special coverage for 1.4 turbo water pump',
      },
      {
        makes: ['Ford', 'Lincoln', 'Mazda'],
        models: ['Edge', 'Explorer', 'Taurus', 'Flex', 'MKX', 'CX-9', 'MKS'],
        years: [2007, 2019],
        factor: 2.5,
        source: 'internal chain-driven pump on 3.5 and 3.7 V6 widely reported',
      },
    ],
    symptoms: {
      'coolant-leak': 0.55,
      'coolant-loss': 0.5,
      overheating: 0.45,
      'engine-whine': 0.35,
      'coolant-smell': 0.2,
      steam: 0.2,
      'no-heat': 0.12,
      'belt-squeal': 0.1,
      'coolant-in-oil': 0.08,
      'engine-failed': 0.06,
    },
    conditions: { 'warm-engine': 0.25, 'gradual-onset': 0.35, 'at-idle': 0.08 },
    codes: { P0217: 0.1, P0128: 0.03 },
    severity: 'high',
    drive: {
      verdict: 'no',
      engineOff: true,
      reason:
        'If the pump fails completely, the engine overheats within minutes, and a seized bearing throws the belt. Do not drive on; have the pump changed first.',
    },
    patterns: [
      'A coloured trail below the pump pulley, wet after shutdown.',
      'Pumps driven by the timing belt or chain leak inside the cover, or even into the oil.',
    ],
    shown: {
      summary:
        'The seal or bearing of the water pump is worn. Coolant drips from its vent hole, the bearing whines or growls, and if the impeller slips the engine overheats.',
      patterns: [
        'There is a coloured trail below the pump pulley, which is wet after a run.',
        'Pumps driven by the timing belt or chain leak inside the cover, or even into the oil.',
      ],
    },
    checks: [
      {
        title: 'Look for a trail at the pump vent hole',
        steps: [
          'Let the engine cool. Find the pump on the belt side and shine a torch on the hole below its shaft.',
          'Look for pink, green or white crust round the hole.',
        ],
        tool: 'Torch and mirror',
        minutes: 10,
        outcomes: [
          {
            finding: 'The vent hole is wet or crusted',
            means: 'The shaft seal is leaking. Replace the pump.',
            effect: 'confirms',
          },
          {
            finding: 'The vent hole is dry',
            means: 'The seal is not leaking, though the impeller may still slip.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Rock the pump pulley',
        steps: [
          'Switch the engine off, take the key out and take the belt off. Hold the pulley at top and bottom and rock it.',
          'Spin the pulley by hand, listen and feel for roughness. Then refit the belt.',
        ],
        tool: 'Belt tool',
        minutes: 25,
        outcomes: [
          {
            finding: 'The pulley has play or makes a rough noise',
            means: 'The bearing is worn. Replace the pump.',
            effect: 'confirms',
          },
          {
            finding: 'It is free of play and silent',
            means: 'The bearing is good.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Check that coolant circulates',
        steps: [
          'Let the engine warm up with the cap shut. Touch the upper and lower radiator hoses briefly, keeping clear of the belt and of the fan, which may start by itself.',
          'Set the heater to hot and raise the revs to about 2,000 rpm.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'The heater and the lower hose stay cold while the gauge climbs',
            means:
              'The coolant is not circulating. The impeller is slipping or there is an air lock.',
            effect: 'supports',
          },
          {
            finding: 'The hoses and heater are hot',
            means: 'The pump is moving the coolant.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the water pump',
      overview:
        'A pump outside the timing drive is a home job. Where the timing belt turns the pump, both are replaced together. A pump inside a timing chain cover belongs in a workshop.',
      minutes: [90, 420],
      tools: [
        'Socket set and torque wrench',
        'Belt tensioner tool',
        'Plastic scraper',
        'Drain pan',
        'Pressure tester',
        'Plastic mallet',
      ],
      steps: [
        'Let the engine cool and disconnect the battery. Drain the coolant, and undo the drain plug in the block too if the manual shows one.',
        'Loosen the pulley bolts while the belt is still on, then take off the belt and the pulley.',
        'Remove the brackets and bolts. Note where each bolt belongs: the lengths differ, and a long bolt in a short hole cracks the block.',
        'Tap the pump off with a plastic mallet. Look at the impeller and the housing for wear.',
        'Clean the mating face to bare metal with a plastic scraper and dry the bolt holes.',
        'Fit the new pump with a new gasket, or with an O-ring wetted with coolant. Use sealant only if the manufacturer does.',
        'Tighten the bolts diagonally to the stated torque. Refit the brackets, the pulley and the drain plugs, and fit a new belt.',
        'Fill with the right coolant and bleed and pressure-test the system. Connect the battery and run the engine until the fan cuts in. Check for leaks again when it is cold.',
      ],
      safety: [
        'Open the cooling system only when it is cold: hot coolant shoots out and scalds.',
        'Antifreeze is poisonous and tastes sweet: keep it from children and animals, and take it to the recycling centre.',
        'Keep your hands off the belt drive until the battery is disconnected.',
      ],
      stopIf:
        'Stop if the timing belt or chain drives the pump and you do not have the locking tools.',
    },
    parts: [
      { name: 'Water pump and gasket', usd: [45, 300] },
      { name: 'Drive belt and coolant', usd: [45, 110] },
    ],
    labourHours: [1.5, 6],
    diy: 'hard',
  },
  'coolant-tank-cracked': {
    name: 'Cracked coolant expansion tank',
    workshopName: 'Coolant expansion tank cracked at seam or neck',
    summary:
      'The plastic tank has aged and split at its seam, neck or hose stub. It loses coolant only when hot and under pressure, leaving a smell and dried crust.',
    prior: 1.7,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minAgeYears: 7, factor: 1.7, source: 'plastic ages with heat' },
      {
        makes: ['BMW', 'Mini', 'Volvo', 'Jaguar', 'Land Rover', 'Ford'],
        factor: 1.5,
        source: 'tank failures widely reported by owners',
      },
    ],
    symptoms: {
      'coolant-loss': 0.6,
      'coolant-leak': 0.45,
      'coolant-smell': 0.4,
      overheating: 0.25,
      steam: 0.25,
      'no-heat': 0.06,
    },
    against: ['white-smoke', 'engine-whine'],
    conditions: { 'warm-engine': 0.4, 'hot-weather': 0.1 },
    codes: { P2560: 0.06 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Make only short trips and watch the level. The tank can burst on a hot day and empty the cooling system at once.',
    },
    patterns: [
      'White or pink crust on the seam or below the cap.',
      'A tank that splits soon after it was renewed points to over-pressure from a head gasket.',
    ],
    shown: {
      summary:
        'The plastic tank has aged and split at its seam, neck or hose stub. It loses coolant only when hot and under pressure, leaving a smell and a dried crust.',
      patterns: [
        'There is white or pink crust on the seam or below the cap.',
        'If a new tank soon splits too, a leaking head gasket may be putting too much pressure into the system.',
      ],
    },
    checks: [
      {
        title: 'Look over the tank seam and neck',
        steps: [
          'Let the engine cool. Wipe the tank, and look along its seam, underneath it and round the cap with a torch.',
          'Press the tank gently and watch for cracks that open.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'There are hairline cracks, brown brittle plastic or crust',
            means: 'The tank is leaking or about to. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The plastic is clear, smooth and dry',
            means: 'The tank is good.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Dry the tank and watch it warm up',
        steps: [
          'Dry the tank with paper. Start the engine and let it warm up with the bonnet open.',
          'Look for a fine mist or beads of coolant on the tank. Do not touch the cap.',
        ],
        tool: 'Paper towel',
        minutes: 25,
        needs: 'running',
        outcomes: [
          {
            finding: 'Beads or mist appear on the plastic',
            means: 'A crack opens as heat and pressure stretch the plastic.',
            effect: 'confirms',
          },
          {
            finding: 'Steam comes only from the cap',
            means: 'The cap is weak, or the pressure in the system is too high.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the coolant expansion tank',
      overview:
        'The tank is held by a few screws and has two or three hoses. Fit a new cap with it, since the two wear together.',
      minutes: [25, 75],
      tools: ['Hose clip pliers', 'Screwdrivers or Torx bits', 'Syringe or hand pump'],
      steps: [
        'Wait until the engine is cold. Open the cap slowly and suck the tank empty.',
        'Unplug the level sensor. Move it to the new tank if that has none.',
        'Twist the hoses and pull them off. The old stubs snap easily, so do not lever on them.',
        'Undo the screws and lift the tank out level.',
        'Fit the new tank, its hoses and a new cap of the same pressure rating. Plug in the level sensor.',
        'Fill to the cold mark with the heater set to hot. Bleed the system at the screw, if there is one.',
        'Run the engine until the fan has come on, let it cool and correct the level.',
        'After two days, check the level and look for leaks. If the tank is over-full or the hoses are hard when cold, have the coolant tested for combustion gas.',
      ],
      safety: [
        'The tank holds scalding coolant under pressure. Open it only when it is cold.',
        'Some hybrids have a second tank for the inverter: do not confuse the two.',
      ],
      stopIf: 'Stop if the new tank blows coolant out of the cap: have the head gasket tested.',
    },
    parts: [
      { name: 'Expansion tank and cap', usd: [30, 150] },
      { name: 'Coolant', usd: [15, 40] },
    ],
    labourHours: [0.4, 1],
    diy: 'easy',
  },
  'coolant-cap-weak': {
    name: 'Weak coolant pressure cap',
    workshopName: 'Radiator or expansion tank cap not holding pressure',
    summary:
      'The cap no longer holds its pressure. Coolant boils earlier and is pushed out on hot days or hills, while no other leak is found.',
    prior: 1,
    fits: { fuels: WITH_ENGINE },
    symptoms: {
      'coolant-loss': 0.55,
      overheating: 0.35,
      steam: 0.2,
      'coolant-smell': 0.3,
      'coolant-bubbling': 0.15,
      'coolant-leak': 0.25,
      'temperature-fluctuates': 0.12,
    },
    conditions: { 'hot-weather': 0.35, uphill: 0.25, 'heavy-load': 0.15 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Drive gently with the level correct until the cap is changed, and stop if the gauge climbs.',
    },
    patterns: [
      'Dried coolant round the cap and a full overflow bottle after a drive.',
      'A collapsed hose after cooling tells that the vacuum valve of the cap sticks.',
    ],
    shown: {
      summary:
        'The cap no longer holds its pressure. The coolant boils earlier and is pushed out on hot days or hills, although no other leak can be found.',
      patterns: [
        'There is dried coolant round the cap and the overflow bottle is full after a drive.',
        'A hose that has collapsed after cooling shows that the vacuum valve in the cap is stuck.',
      ],
    },
    checks: [
      {
        title: 'Look at the coolant cap seals',
        steps: [
          'Let the engine cool. Take the cap off and look at its rubber seal and at the seat in the neck.',
          'Press the small valve in the middle of the cap: it should move and spring back.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'The rubber is cracked, flattened or crusted',
            means: 'The cap cannot seal. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The rubber is soft and clean',
            means: 'The cap may still open too early. Have it tested.',
            effect: 'neutral',
          },
          {
            finding: 'The cap was recently renewed with the right pressure rating',
            means: 'The cap is unlikely to be the cause.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Test the cap with a pressure pump',
        steps: [
          'Wet the rubber of the cold cap and fit the cap to the adapter of the tester.',
          'Pump to the pressure printed on the cap and watch the gauge for a minute.',
        ],
        tool: 'Cooling system pressure tester',
        minutes: 10,
        outcomes: [
          {
            finding: 'It opens well below its printed value or does not hold',
            means: 'A cap that opens early lets the coolant boil and escape. Replace it.',
            effect: 'confirms',
          },
          { finding: 'It holds its printed value', means: 'The cap is good.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Replace the coolant pressure cap',
      overview:
        'This is the cheapest repair in the cooling system. The pressure printed on the new cap must match: a stronger cap can burst hoses, and a weaker one lets the coolant boil.',
      minutes: [10, 20],
      tools: ['Rag', 'Coolant for topping up', 'Pressure tester, if available'],
      steps: [
        'Let the engine cool until the upper hose is cold.',
        'Cover the cap with a rag. Turn it to the first stop, wait for the pressure to escape and then open it fully.',
        'Compare the printed pressure, the thread and the depth of the old and new caps.',
        'Clean the neck and look for cracks and nicks in the sealing edge.',
        'Clear the overflow hose and the bottle so that coolant can flow back.',
        'Top up to the cold mark and screw the new cap down to its stop.',
        'Repeat the hill or the traffic that made it boil, and check the level cold the next day.',
      ],
      safety: [
        'Never open a hot cap: the coolant flashes to steam in your face.',
        'Use the right coolant. Plain water boils sooner and causes rust.',
      ],
      stopIf:
        'Stop if coolant is still pushed out with a good cap: have it tested for combustion gas.',
    },
    parts: [{ name: 'Coolant cap', usd: [8, 35] }],
    labourHours: [0.1, 0.3],
    diy: 'easy',
  },
  'thermostat-housing-leak': {
    name: 'Leaking thermostat housing',
    workshopName: 'Thermostat or coolant outlet housing cracked or gasket leaking',
    summary:
      'The plastic housing at the cylinder head has warped or cracked, or its seal has hardened. Coolant seeps on to the engine or gearbox and dries to a crust.',
    prior: 1.7,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minAgeYears: 6, factor: 1.5, source: 'plastic housings warp with heat' },
      {
        makes: ['Volkswagen', 'Audi', 'Mini', 'BMW', 'Chevrolet', 'Ford'],
        factor: 1.4,
        source: 'plastic housings widely reported by owners',
      },
    ],
    symptoms: {
      'coolant-leak': 0.55,
      'coolant-loss': 0.55,
      'coolant-smell': 0.3,
      'check-engine-light': 0.25,
      overheating: 0.2,
      'runs-cold': 0.12,
      'temperature-fluctuates': 0.12,
      steam: 0.12,
    },
    conditions: { 'cold-engine': 0.12, 'gradual-onset': 0.35 },
    codes: { P0128: 0.2 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Keep the level topped up and watch the gauge. A crack can open suddenly, so have the housing changed within days.',
    },
    patterns: [
      'Coolant on top of the gearbox comes from a housing at the end of the head.',
      'Pink or white stalactites at the joint tell of an old slow leak.',
    ],
    shown: {
      patterns: [
        'Coolant on top of the gearbox comes from a housing at the end of the cylinder head.',
        'Pink or white crust that hangs from the joint shows an old, slow leak.',
      ],
    },
    checks: [
      {
        title: 'Follow the upper hose to its housing',
        steps: [
          'Let the engine cool and take the engine cover off. Follow the thick upper radiator hose to the engine.',
          'Shine a torch round the housing, below it and on top of the gearbox.',
        ],
        tool: 'Torch and mirror',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is crust, wetness or a crack at the housing',
            means: 'Coolant is escaping at the housing or its seal.',
            effect: 'confirms',
          },
          {
            finding: 'The housing is dry',
            means:
              'The coolant is escaping elsewhere: at a hose, the pump, the radiator or the heater.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Trace the housing leak under pump pressure',
        steps: [
          'Let the engine cool, dry the housing and fit the pressure tester.',
          'Pump it to the cap pressure and watch the housing with a mirror for ten minutes.',
        ],
        tool: 'Cooling system pressure tester',
        minutes: 25,
        outcomes: [
          {
            finding: 'A drop grows at the seam',
            means: 'The seal or the plastic is leaking there.',
            effect: 'confirms',
          },
          {
            finding: 'No drop appears there and the pressure holds',
            means: 'The housing does not leak when cold.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the thermostat housing',
      overview:
        'The housing, thermostat, seal and often a sensor come as one piece. Plastic against aluminium needs clean faces and the low torque in the manual.',
      minutes: [60, 210],
      tools: [
        'Torx and socket set',
        'Small torque wrench',
        'Hose pliers',
        'Drain pan',
        'Plastic scraper',
        'OBD-II reader',
        'Torch',
      ],
      steps: [
        'Let the engine cool. Drain two or three litres of coolant from the radiator.',
        'Disconnect the battery, and remove the intake duct, battery tray or pipes that are in the way. Unplug the sensors.',
        'Slide the clips back, twist the hoses and pull them off.',
        'Undo the bolts diagonally. Lift the housing straight off, and do not let pieces of seal fall into the head.',
        'Clean the face of the head, look for pitting and dry the bolt holes.',
        'Fit the new housing with its seal seated in the groove and the vent of the thermostat at the top. Tighten the bolts in two stages to the stated torque.',
        'Fit the hoses and plugs and whatever was removed, and reconnect the battery. Fill the system and bleed it with the heater on hot.',
        'Warm the engine up until the fan runs and look for leaks with a torch. Check the level again when it is cold, and clear the codes.',
      ],
      safety: [
        'Open the system only when the upper hose is cold: hot coolant sprays out and scalds.',
        'Coolant on the floor is slippery and poisonous: mop it up at once.',
      ],
      stopIf: 'Stop if a bolt shears off in the head or the face is deeply pitted.',
    },
    parts: [
      { name: 'Thermostat housing with thermostat', usd: [35, 220] },
      { name: 'Coolant', usd: [20, 45] },
    ],
    labourHours: [0.8, 2.5],
    diy: 'moderate',
  },
  'heater-core-leaking': {
    name: 'Leaking heater matrix',
    workshopName: 'Heater matrix leaking into the cabin',
    summary:
      'The small radiator behind the dashboard leaks. Windows fog with a sticky film, the cabin smells sweet, the carpet gets wet, and the coolant falls without drips outside.',
    prior: 1.4,
    fits: { fuels: WITH_ENGINE },
    shifts: [{ minAgeYears: 8, factor: 1.6, source: 'corrosion, faster with old coolant' }],
    symptoms: {
      'coolant-smell': 0.65,
      'windows-fog': 0.5,
      'coolant-loss': 0.5,
      'water-leak-cabin': 0.35,
      'no-heat': 0.25,
      'coolant-gurgle': 0.15,
      'fumes-smell-cabin': 0.1,
      overheating: 0.12,
      'ac-water-inside': 0.08,
    },
    against: ['coolant-leak', 'white-smoke'],
    conditions: { 'cold-weather': 0.3, 'gradual-onset': 0.35 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Breathing hot coolant vapour is harmful, and a fogged windscreen is dangerous. Ventilate the cabin and have it repaired soon.',
    },
    patterns: [
      'The film on the windscreen feels greasy and comes back after wiping.',
      'Clear water in the footwell in summer is a blocked air-conditioning drain instead.',
    ],
    shown: {
      summary:
        'The small radiator behind the dashboard leaks. The windows fog with a sticky film, the cabin smells sweet and the carpet gets wet, while the coolant falls without drips outside.',
      patterns: [
        'The film on the windscreen feels greasy and comes back after wiping.',
        'If there is clear water in the footwell in summer, the drain of the air conditioning is blocked instead.',
      ],
    },
    checks: [
      {
        title: 'Feel and smell the front carpet',
        steps: [
          'Lift the mat and press a white tissue against the carpet beside the centre console, on both sides.',
          'Smell the tissue and look at its colour.',
        ],
        tool: 'Tissue',
        minutes: 5,
        outcomes: [
          {
            finding: 'The liquid is coloured, sweet-smelling and sticky',
            means: 'It is coolant from the heater matrix.',
            effect: 'confirms',
          },
          {
            finding: 'It is clear water without a smell',
            means: 'It is rain or condensation from the air conditioning.',
            effect: 'rules-out',
          },
          {
            finding: 'The carpet is dry',
            means: 'A fine leak may still fog the glass.',
            effect: 'neutral',
          },
        ],
      },
      {
        title: 'Hold a mirror at the windscreen vent',
        steps: [
          'With the engine warm, set the heater to hot and the blower to high, directed at the windscreen.',
          'Hold a clean mirror at the windscreen vent for a minute.',
        ],
        tool: 'Mirror',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'A greasy, sweet-smelling film forms',
            means: 'Coolant vapour is coming through the vents.',
            effect: 'confirms',
          },
          {
            finding: 'The mirror stays clean',
            means: 'There is no leak into the air stream.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the heater matrix',
      overview:
        'Some heater matrices slide out behind a side panel; many sit so deep that the dashboard has to come out. Bypassing the matrix with a hose is only an emergency measure for summer.',
      minutes: [120, 900],
      tools: ['Trim tools', 'Socket and Torx set', 'Hose pliers', 'Trays and towels'],
      steps: [
        'Find out from the manual whether the matrix comes out on its own. If airbags or the steering column have to be removed, leave it to a workshop.',
        'Let the engine cool. Drain the coolant, clamp and remove both heater hoses at the bulkhead, and blow the matrix empty into a tray.',
        'Disconnect the battery and wait ten minutes before you touch anything near the airbags.',
        'Cover the seats and the carpet. Remove the trim on the side of the centre console and the pipe clamp.',
        'Lay towels underneath and slide the matrix out level. Clean its box and dry the foam.',
        'Fit the new matrix with new O-rings, and with foam strips all round so that air cannot pass by.',
        'Refit the pipe clamp and the hoses, flush the system and fill it with the right coolant. Reconnect the battery and bleed the system with the heater on hot.',
        'Lift the carpet, rinse it with water, dry it completely and refit the trim. Check the level and the smell for a week.',
      ],
      safety: [
        'Airbags can kill when they fire. Disconnect the battery, wait ten minutes and never test them with a meter.',
        'Hot coolant inside the car scalds your legs and feet: work only on a cold engine.',
      ],
      stopIf: 'Stop if the dashboard, airbags or air-conditioning lines have to be removed.',
    },
    parts: [
      { name: 'Heater matrix and seals', usd: [50, 260] },
      { name: 'Coolant', usd: [20, 45] },
    ],
    labourHours: [1.5, 10],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;

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
        'A leaking radiator can empty itself in minutes, and one overheating can warp the cylinder head. Have it fixed or towed first.',
    },
    patterns: [
      'The seam between plastic tank and aluminium core weeps first, hot and under pressure only.',
      'In automatics with an oil cooler in the radiator a leak inside mixes gearbox fluid and coolant.',
    ],
    checks: [
      {
        title: 'Look at the front of the engine bay and below',
        steps: [
          'Let the engine cool first. Look for drips right behind the bumper and coloured crust on the radiator seams and fins.',
          'Put cardboard under the front overnight.',
        ],
        tool: 'Torch, cardboard',
        minutes: 10,
        days: 1,
        outcomes: [
          {
            finding: 'Crust or wet seam or fins, drips at the very front',
            means: 'The radiator leaks.',
            effect: 'confirms',
          },
          {
            finding: 'Dry at the front, wet at the belt side',
            means: 'The water pump or a hose instead.',
            effect: 'weakens',
          },
          {
            finding: 'Clear water below the passenger side only',
            means: 'That is water from the air conditioning, which is normal.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Pressure-test the cold radiator',
        steps: [
          'With the engine cold, take the cap off. Fit a hand pump and pump to the pressure printed on the cap.',
          'Watch gauge and radiator for 15 minutes.',
        ],
        tool: 'Cooling system pressure tester',
        minutes: 25,
        outcomes: [
          {
            finding: 'Pressure falls and drops appear on the radiator',
            means: 'The drops mark the seam, tube or stub that has failed.',
            effect: 'confirms',
          },
          {
            finding: 'Pressure holds',
            means:
              'Nothing escapes cold. A seam that opens only hot is still possible: look again straight after a drive, cap shut.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the radiator',
      overview:
        'The radiator lifts out once hoses, fan and fixings are off. Sealing powders clog the heater and are no repair. New hoses, clips and thermostat cost little now.',
      minutes: [120, 300],
      tools: [
        'Drain pan',
        'Hose clip pliers',
        'Socket set',
        'Axle stands',
        'Pressure tester',
        'Coolant of the right type and distilled water',
        'Cardboard',
      ],
      steps: [
        'Let the engine go cold. Open the cap, drain the radiator from its tap or lower hose into a pan.',
        'Remove the fan with its shroud, unplugging it first, and protect the fins of the condenser with cardboard.',
        'Take off upper and lower hose by twisting, not levering on the plastic stubs.',
        'On automatics with cooler lines, plug the lines, renew their O-rings and measure the fluid that runs out, since as much has to go back in.',
        'Undo brackets, lift the radiator out without bending the air-conditioning condenser, which stays connected.',
        'Move rubber mounts and foam strips to the new radiator. Without the foam the air goes round it.',
        'Fit, connect hoses with sound clips, fill slowly with the right coolant mixture and bleed at the screws the manual names.',
        'Pressure-test, run to fan operation with the heater on hot, let it cool, top up. Check level for a week.',
      ],
      safety: [
        'Never open a hot system: scalding coolant shoots out. Never lie under a car that is held up only by a jack.',
        'The electric fan may start with the ignition off. Unplug it.',
        'Coolant poisons pets: catch all of it.',
      ],
      stopIf:
        'Stop if air-conditioning lines must be opened, which is for a licensed workshop, or pink milky fluid shows in radiator or gearbox.',
    },
    parts: [
      { name: 'Radiator', usd: [90, 450] },
      { name: 'Coolant, hoses and clips', usd: [35, 110] },
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
        'Stop and switch off when steam or the red temperature shows. A minute of driving without coolant warps the head.',
    },
    patterns: [
      'Hoses swell and go soft at the ends where oil has reached them.',
      'Plastic tees and quick connectors on the heater hoses break without warning.',
    ],
    checks: [
      {
        title: 'Squeeze every coolant hose cold',
        steps: [
          'Let the engine cool first. Follow each hose by hand. Bend and squeeze it and feel the underside.',
          'Look at both ends and at plastic connectors for white or coloured crust.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'A split, bulge, soft spot or crusted connector',
            means: 'That hose or connector has to be renewed before the next drive.',
            effect: 'confirms',
          },
          {
            finding: 'All firm and dry',
            means: 'Look at radiator, pump and heater.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Pump up the circuit and trace the drip',
        steps: [
          'Let the engine cool first.',
          'Pump the circuit to the cap pressure and trace where drops appear, from above to below.',
        ],
        tool: 'Cooling system pressure tester',
        minutes: 25,
        outcomes: [
          {
            finding: 'Drops or a jet at a hose or joint',
            means: 'That hose or joint leaks.',
            effect: 'confirms',
          },
          {
            finding: 'Holds for 15 minutes',
            means: 'Nothing escapes cold. A few plastic joints open only when hot.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a coolant hose or connector',
      overview:
        'A moulded hose is matched to the car, so straight hose kinks. Renew the spring clip with it, and the opposite hose too if it is as old.',
      minutes: [30, 120],
      tools: [
        'Hose clip pliers',
        'Drain pan',
        'Pick and knife',
        'Fine abrasive pad',
        'Coolant',
        'Pressure tester',
      ],
      steps: [
        'Wait until the engine is cold, open the cap, drain below the level of the hose.',
        'Note how the clip tabs point. Squeeze and slide it back.',
        'Twist the hose. If stuck, slit its end lengthwise and peel it off, so that the stub of radiator or heater does not break.',
        'Clean the stub of crust with the pad. Look for cracks.',
        'Wet the new hose with coolant, push it to the stop in the same angle and put the clip behind the bead.',
        'Quick connectors: renew the O-ring, push until the wire clicks, then pull to test.',
        'Fill, pressure-test cold and bleed with the heater on hot. Watch the gauge during the whole warm-up.',
        'Recheck clip and level after the first drive, when cold.',
      ],
      safety: [
        'Hot coolant scalds. Open the system only when the upper hose is cold and soft.',
        'Keep fingers clear of the electric fan.',
      ],
      stopIf:
        'Stop if the engine was driven in the red: have it tested for a blown head gasket before long trips.',
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
        'If the pump lets go the engine overheats within minutes, and a seized bearing throws the belt. Do not drive on, have it changed first.',
    },
    patterns: [
      'A coloured trail below the pump pulley, wet after shutdown.',
      'Pumps driven by the timing belt or chain leak inside the cover, or even into the oil.',
    ],
    checks: [
      {
        title: 'Look for a trail at the pump vent hole',
        steps: [
          'Let the engine cool first. Find the pump on the belt side, shine on the hole below its shaft.',
          'Look for pink, green or white crust.',
        ],
        tool: 'Torch and mirror',
        minutes: 10,
        outcomes: [
          {
            finding: 'Wet or crusted vent hole',
            means: 'The shaft seal leaks.',
            effect: 'confirms',
          },
          {
            finding: 'Dry',
            means: 'The seal is not leaking, though an impeller may still slip.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Rock the pump pulley',
        steps: [
          'Switch the engine off and take the belt off. Hold the pulley at top and bottom and rock it.',
          'Spin it.',
        ],
        tool: 'Belt tool',
        minutes: 25,
        outcomes: [
          { finding: 'Play or rough noise', means: 'The bearing is worn.', effect: 'confirms' },
          { finding: 'Tight and silent', means: 'The bearing is good.', effect: 'weakens' },
        ],
      },
      {
        title: 'Check that coolant circulates',
        steps: [
          'Work on a warm engine with the cap shut. Feel the upper and lower radiator hose briefly, clear of belt and fan, which may start by itself.',
          'Set the heater to hot and raise the revs.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'Heater cold and lower hose cold while the gauge climbs',
            means: 'Coolant does not move: slipping impeller, or an air lock.',
            effect: 'supports',
          },
          { finding: 'Hoses hot, heater hot', means: 'The pump moves coolant.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace the water pump',
      overview:
        'Pumps outside the timing drive are a home job. Where the timing belt turns the pump, both are replaced together. Pumps inside a timing chain cover belong to a workshop.',
      minutes: [90, 420],
      tools: [
        'Socket set and torque wrench',
        'Belt tool',
        'Plastic scraper',
        'Drain pan',
        'Pressure tester',
        'Coolant',
      ],
      steps: [
        'Let the engine cool and disconnect the battery. Drain coolant, also from the block plug if the manual shows one.',
        'Loosen the pulley bolts with the belt still on, then take off belt and pulley.',
        'Remove brackets and bolts. Note their places, since lengths differ and a long bolt in a short hole cracks the block.',
        'Tap the pump off with a plastic mallet. Look at the impeller and the housing for wear.',
        'Clean the face to bare metal with plastic tools and dry the bolt holes.',
        'Fit the new pump with a new gasket or O-ring wetted with coolant. Use sealant only if the manufacturer does.',
        'Tighten crosswise to the torque in the vehicle manual, refit pulley and a new belt.',
        'Fill with the right coolant, bleed, pressure-test, connect the battery, warm up until the fan runs, and look again when cold.',
      ],
      safety: [
        'Only ever open the circuit cold: hot coolant shoots out and scalds.',
        'Keep hands off the belt drive until the battery is disconnected.',
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
        'Make short drives only, and watch the level. It can burst on a hot day and empty the engine at once.',
    },
    patterns: [
      'White or pink crust on the seam or below the cap.',
      'A tank that splits soon after it was renewed points to over-pressure from a head gasket.',
    ],
    checks: [
      {
        title: 'Look over the tank seam and neck',
        steps: [
          'Let the engine cool first. Wipe the tank and look along its seam, below it and round the cap with a torch.',
          'Press it gently.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'Hairline cracks, brown brittle plastic or crust',
            means: 'The tank leaks.',
            effect: 'confirms',
          },
          { finding: 'Clear, smooth and dry', means: 'The tank is sound.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Dry the tank and watch it warm up',
        steps: [
          'Dry it with paper, start and let it warm with the bonnet open.',
          'Look for a fine mist without touching the cap.',
        ],
        tool: 'Paper towel',
        minutes: 25,
        needs: 'running',
        outcomes: [
          {
            finding: 'Beads or mist at the plastic',
            means: 'A crack opens when heat and pressure stretch the plastic.',
            effect: 'confirms',
          },
          {
            finding: 'Steam only from the cap',
            means: 'The cap or over-pressure instead.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the coolant expansion tank',
      overview:
        'A tank is held by a few screws and two or three hoses. Fit a new cap with it, since the two wear together.',
      minutes: [25, 75],
      tools: [
        'Hose clip pliers',
        'Screwdrivers or Torx',
        'Syringe or hand pump',
        'Coolant',
        'Rags',
      ],
      steps: [
        'Wait until cold. Open the cap slowly and suck the tank empty.',
        'Unplug the level sensor and move it over if the new tank has none.',
        'Release the hoses with a twist. Old stubs snap, so have spare hose ends ready.',
        'Undo screws and lift the tank out level.',
        'Fit the new tank, hoses and a new cap of the same pressure.',
        'Fill to the cold mark, bleed at the screw if there is one, heater on hot.',
        'Run until the fan has come on, cool down and correct the level.',
        'Check the level and dryness after two days. If the tank is over-full and hoses are hard when cold, test for combustion gas.',
      ],
      safety: [
        'The tank holds scalding coolant under pressure. Open it only when it is cold.',
        'Some hybrids have a second tank for the inverter: do not mix them up.',
      ],
      stopIf: 'Stop if the new tank blows coolant out of the cap: test the head gasket.',
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
        'Drive gently with the level full until the cap is changed, and stop if the gauge climbs.',
    },
    patterns: [
      'Dried coolant round the cap and a full overflow bottle after a drive.',
      'A collapsed hose after cooling tells that the vacuum valve of the cap sticks.',
    ],
    checks: [
      {
        title: 'Look at the coolant cap seals',
        steps: [
          'Let the engine cool first. Take off the cap, look at the rubber and the seat.',
          'Press the little valve in the middle.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Rubber cracked, flattened or crusted',
            means: 'It cannot seal.',
            effect: 'confirms',
          },
          { finding: 'Soft and clean', means: 'Not proven. Have it tested.', effect: 'neutral' },
          {
            finding: 'Cap recently renewed with the right pressure',
            means: 'The cap is unlikely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Test the cap with a pressure pump',
        steps: [
          'Wet the rubber of the cold cap and fit it to the adapter of the tester.',
          'Pump to the value printed on the cap and watch the gauge for a minute.',
        ],
        tool: 'Cooling system pressure tester',
        minutes: 10,
        outcomes: [
          {
            finding: 'Releases well below its value or does not hold',
            means: 'A cap that opens early lets the coolant boil and escape. Replace it.',
            effect: 'confirms',
          },
          { finding: 'Holds its value', means: 'The cap is good.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Replace the coolant pressure cap',
      overview:
        'This is the cheapest repair in the cooling system. The pressure printed on it must match, because a stronger cap bursts hoses and a weaker one lets it boil.',
      minutes: [10, 20],
      tools: [
        'Rag',
        'New cap with the same pressure',
        'Coolant for topping up',
        'Pressure tester if available',
      ],
      steps: [
        'Let the engine stand until the upper hose is cold.',
        'Cover the cap with a rag, turn it to the first stop, wait, then open it.',
        'Compare the printed pressure, thread and depth of old and new cap.',
        'Clean the neck and look for cracks and nicks on the sealing edge.',
        'Clear the overflow hose and bottle so that coolant can return.',
        'Top up to the cold mark, close the new cap to its stop.',
        'Drive the hill or traffic that made it boil and check the level cold next day.',
      ],
      safety: [
        'Never open a hot cap: the coolant flashes to steam in your face.',
        'Use the right coolant. Plain water boils sooner and rusts.',
      ],
      stopIf:
        'Stop if coolant is still pushed out with a good cap: test for combustion gas in the coolant.',
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
        'Keep the level up and watch the gauge. A crack can open fast, so have it changed within days.',
    },
    patterns: [
      'Coolant on top of the gearbox comes from a housing at the end of the head.',
      'Pink or white stalactites at the joint tell of an old slow leak.',
    ],
    checks: [
      {
        title: 'Follow the upper hose to its housing',
        steps: [
          'Let the engine cool and take the cover off. Follow the thick upper radiator hose to the engine.',
          'Shine round the housing, below it and on top of the gearbox.',
        ],
        tool: 'Torch and mirror',
        minutes: 10,
        outcomes: [
          {
            finding: 'Crust, wetness or a crack at the housing',
            means: 'Coolant escapes at the housing or its seal.',
            effect: 'confirms',
          },
          {
            finding: 'Dry',
            means: 'The coolant leaves elsewhere: hose, pump, radiator or heater.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Trace the housing leak under pump pressure',
        steps: [
          'Let the engine cool and dry the housing.',
          'Pump to the cap pressure and watch for ten minutes with a mirror.',
        ],
        tool: 'Cooling system pressure tester',
        minutes: 25,
        outcomes: [
          {
            finding: 'A drop grows at the seam',
            means: 'The seal or the plastic gives way there under pressure.',
            effect: 'confirms',
          },
          {
            finding: 'No drop there and pressure holds',
            means: 'The housing is not leaking cold.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the thermostat housing',
      overview:
        'Housing, thermostat, seal and often a sensor come as one piece. Plastic against aluminium needs clean faces and the small torque of the manual.',
      minutes: [60, 210],
      tools: [
        'Torx and socket set',
        'Small torque wrench',
        'Hose pliers',
        'Drain pan',
        'Plastic scraper',
        'Coolant',
        'OBD-II reader',
        'Torch',
      ],
      steps: [
        'Let the engine cool first. Drain two or three litres from the radiator.',
        'Remove intake duct, battery tray or pipes that block the view. Unplug sensors.',
        'Slide clips back and twist hoses off.',
        'Undo the bolts crosswise. Lift the housing straight off and keep bits out of the head.',
        'Clean the face, look for pitting and dry the bolt holes.',
        'Fit the new housing with its seal seated in the groove and the vent of the thermostat at the top. Tighten in two rounds.',
        'Fit hoses and plugs, fill, and bleed with the heater on hot.',
        'Warm up until the fan runs, check with a torch and level again cold. Clear codes.',
      ],
      safety: [
        'Open the circuit only when the upper hose is cold: hot coolant sprays out and scalds.',
        'Coolant on the floor is slippery and poisonous.',
      ],
      stopIf: 'Stop if a bolt shears in the head or the face is deeply pitted.',
    },
    parts: [
      { name: 'Thermostat housing with thermostat', usd: [35, 220] },
      { name: 'Coolant', usd: [20, 45] },
    ],
    labourHours: [0.8, 2.5],
    diy: 'moderate',
  },
  'heater-core-leaking': {
    name: 'Leaking heater core',
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
        'Breathing hot coolant vapour is harmful and a fogged windscreen is dangerous. Air the cabin and repair it soon.',
    },
    patterns: [
      'The film on the windscreen feels greasy and comes back after wiping.',
      'Clear water in the footwell in summer is a blocked air-conditioning drain instead.',
    ],
    checks: [
      {
        title: 'Feel and smell the front carpet',
        steps: [
          'Lift the mat and press a white tissue under the carpet by the centre console on both sides.',
          'Smell it and look at its colour.',
        ],
        tool: 'Tissue',
        minutes: 5,
        outcomes: [
          {
            finding: 'Coloured, sweet, sticky',
            means: 'Coolant from the heater matrix.',
            effect: 'confirms',
          },
          {
            finding: 'Clear water without smell',
            means: 'Rain or air-conditioning water.',
            effect: 'rules-out',
          },
          { finding: 'Dry', means: 'A mist leak may still fog the glass.', effect: 'neutral' },
        ],
      },
      {
        title: 'Blow the heater on to a sheet of glass',
        steps: [
          'With the engine warm, set the heater to hot and the blower to high on the windscreen.',
          'Hold a clean mirror at the vent for a minute.',
        ],
        tool: 'Mirror',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'A greasy sweet film',
            means: 'Coolant vapour comes through the vents.',
            effect: 'confirms',
          },
          { finding: 'Stays clean', means: 'No leak into the air stream.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace the heater matrix',
      overview:
        'Some cores slide out behind a side panel, many sit deep and the dashboard comes out. Look up your car before deciding. Bypassing the core with a hose is an emergency measure in summer only.',
      minutes: [120, 900],
      tools: [
        'Trim tools',
        'Socket and Torx set',
        'Hose pliers',
        'Trays and towels',
        'Coolant',
        'New O-rings',
      ],
      steps: [
        'Find out whether the core comes out alone. If airbags or steering column have to be removed, leave it to a workshop.',
        'Let the engine cool first. Drain coolant, pinch and remove both heater hoses at the bulkhead and blow the core empty into a tray.',
        'Disconnect the battery and wait ten minutes before touching anything near airbags.',
        'Cover seats and carpet. Remove the trim on the side of the centre console and the pipe clamp.',
        'Slide the core out level with towels below. Clean the box and dry the foam.',
        'Fit the new core with new O-rings and foam strips all round, so that air cannot pass by.',
        'Connect hoses, flush and fill with the right coolant, reconnect the battery and bleed with the heater on hot.',
        'Lift the carpet, rinse with water and dry it completely. Check level and smell for a week.',
      ],
      safety: [
        'Airbags can kill when they fire: disconnect the battery, wait ten minutes, never test with a meter.',
        'Hot coolant and broken clips inside the car scald feet: cold engine only.',
      ],
      stopIf: 'Stop if the dashboard, airbags or air-conditioning lines have to be removed.',
    },
    parts: [
      { name: 'Heater core and seals', usd: [50, 260] },
      { name: 'Coolant', usd: [20, 45] },
    ],
    labourHours: [1.5, 10],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;

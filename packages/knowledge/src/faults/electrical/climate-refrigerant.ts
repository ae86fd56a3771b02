import { WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** The closed circuit: what leaks, blocks or fails to compress. */
export const climateRefrigerantFaults = {
  'refrigerant-leak': {
    name: 'Refrigerant leak at a pipe, seal or valve',
    workshopName: 'Refrigerant loss at O-ring, hose, service valve or compressor shaft seal',
    summary:
      'Refrigerant has escaped through an ageing O-ring, hose or valve core. Cooling fades over weeks or seasons, until the pressure switch keeps the compressor off.',
    prior: 9,
    shifts: [
      { minAgeYears: 5, factor: 1.5, source: 'seals age; normal loss of some per cent a year' },
    ],
    symptoms: {
      'ac-not-cold': 0.85,
      'ac-oil-stain': 0.3,
      'ac-compressor-dead': 0.25,
      'ac-cuts-out': 0.25,
      'ac-noise': 0.08,
      'windows-fog': 0.1,
      'ac-one-side': 0.12,
    },
    against: ['blower-dead', 'ac-smell', 'no-heat', 'overheating'],
    conditions: { 'gradual-onset': 0.6, 'hot-weather': 0.3, 'ac-on': 0.3 },
    codes: { P0534: 0.25, P0532: 0.15, P0531: 0.06 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car is safe to drive with the air conditioning off. As the air is no longer dried, the windows mist up more in winter.',
    },
    patterns: [
      'Last summer cool, this summer lukewarm.',
      'Regassed a year ago and warm again.',
      'One side of a dual-zone system warms first.',
    ],
    shown: {
      summary:
        'Refrigerant has escaped through an ageing O-ring, hose or valve core. The cooling fades over weeks or seasons, until the pressure switch stops the compressor.',
      patterns: [
        'The air was cool last summer and is lukewarm this summer.',
        'The system was regassed a year ago and is warm again.',
        'One side of a dual-zone system gets warm first.',
      ],
    },
    checks: [
      {
        title: 'Feel the two pipes at the bulkhead',
        steps: [
          'Park in the open air. Run the engine with the cooling at maximum for three minutes.',
          'Watch the compressor from a distance. Then switch the engine off and at once feel the thick aluminium pipe at the bulkhead. Do not touch the thin pipe, because it can be hot.',
        ],
        tool: 'None',
        minutes: 8,
        needs: 'running',
        outcomes: [
          {
            finding: 'The thick pipe is barely cool, and the compressor cycles every few seconds',
            means: 'Too little refrigerant comes back to cool the pipe: look for a leak.',
            effect: 'supports',
          },
          {
            finding: 'The thick pipe is cold and wet',
            means: 'The circuit cools as it should: look at the flaps and the cabin filter.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look for oily dust at joints',
        steps: [
          'With the engine off, shine a torch along the pipes, joints, compressor and service ports.',
          'If dye was added earlier, look again with an ultraviolet torch in the dark.',
        ],
        tool: 'Torch, ultraviolet torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'A spot is oily and dusty, or it glows',
            means: 'Refrigerant oil has come out at that place, so it leaks there.',
            effect: 'confirms',
          },
          {
            finding: 'All joints are dry',
            means: 'The leak is hidden, or the amount of refrigerant is not the fault.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have the refrigerant weighed',
        steps: [
          'Ask a workshop to recover the refrigerant with its machine and weigh it.',
          'Compare the weight with the label under the bonnet.',
        ],
        tool: 'Recovery machine (workshop)',
        minutes: 40,
        outcomes: [
          {
            finding: 'There is much less than on the label',
            means: 'The missing refrigerant has leaked out.',
            effect: 'confirms',
          },
          {
            finding: 'It is the full amount',
            means:
              'There is no refrigerant leak; look at the compressor, the expansion valve or the flaps.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Find a refrigerant leak and recharge the system',
      overview:
        'Refrigerant does not wear out: if there is too little, it has leaked. Topping up from a can, above all one with sealant, ruins machines and valves. A certified workshop must recover and refill the refrigerant.',
      minutes: [60, 180],
      tools: [
        'Torch',
        'Ultraviolet torch and glasses',
        'Valve caps and soapy water spray',
        'Gloves and goggles',
      ],
      steps: [
        'Read on the label under the bonnet which refrigerant the car takes, R-134a or R-1234yf, and how many grams. The two must never be mixed.',
        'Look for oil stains and dye at the O-ring joints, the crimped hoses, the front seal of the compressor, the face of the condenser and both service valves.',
        'With its cap off, spray soapy water on a suspect service valve. Bubbles show a leak.',
        'Let the workshop recover the remaining refrigerant, pressurise the circuit with dry nitrogen or forming gas, and search with an electronic detector.',
        'It replaces the faulty seal, hose or valve. It oils the new O-rings with the right refrigerant oil, and changes the drier if the circuit was open for long.',
        'It evacuates the circuit for at least half an hour. This boils out moisture, and a vacuum that does not hold shows a leak.',
        'It replaces the lost oil, adds dye and charges the exact weight of refrigerant. Cars with an electric compressor need a non-conducting oil and a machine reserved for it.',
        'Ask for the print-out of the machine: the amount recovered, the vacuum test and the amount filled.',
        'Afterwards check the air at the vents: it should be roughly 15–20 °C colder than the air outside on a warm day. Run the system for ten minutes a month all year round to oil its seals.',
      ],
      safety: [
        'Escaping refrigerant freezes eyes and skin: wear goggles and gloves, and never open a joint under pressure.',
        'R-1234yf is flammable, and hot surfaces turn refrigerants into poisonous gas: keep flames away and work in fresh air.',
        'It is illegal to let refrigerant escape into the air on purpose.',
        'On hybrids and electric cars the compressor has an orange high-voltage cable: do not touch either.',
      ],
      stopIf:
        'Stop before you open any joint: only certified people may recover and fill refrigerant.',
    },
    parts: [
      { name: 'O-rings, valve cores or hose', usd: [5, 180] },
      { name: 'Refrigerant, oil and dye', usd: [60, 280] },
    ],
    labourHours: [1, 3],
    diy: 'workshop',
  },
  'condenser-leaking': {
    name: 'Leaking or stone-damaged condenser',
    workshopName: 'A/C condenser perforated or corroded',
    summary:
      'The condenser is the thin radiator in front of all others. A stone or road salt has made a hole, and the whole charge leaves within hours or days.',
    prior: 2,
    shifts: [
      {
        makes: ['honda'],
        models: ['civic', 'cr-v'],
        years: [2016, 2019],
        factor: 3,
        source: 'widely reported by owners; maker extended condenser warranty',
      },
      { minAgeYears: 6, factor: 1.4, source: 'stone impact and corrosion' },
    ],
    symptoms: {
      'ac-not-cold': 0.85,
      'ac-oil-stain': 0.6,
      'ac-compressor-dead': 0.3,
      'ac-cuts-out': 0.1,
      overheating: 0.04,
      'windows-fog': 0.06,
      'ac-noise': 0.04,
      'ac-one-side': 0.03,
    },
    against: ['blower-dead', 'ac-smell'],
    conditions: {
      'sudden-onset': 0.5,
      'after-impact': 0.25,
      'hot-weather': 0.2,
      'at-high-speed': 0.1,
    },
    codes: { P0534: 0.25, P0532: 0.2 },
    severity: 'low',
    drive: { verdict: 'yes', reason: 'The car is safe to drive with the air conditioning off.' },
    patterns: [
      'Cold yesterday, warm today, often after a long motorway drive.',
      'A regas lasts only a day or a week.',
    ],
    shown: {
      workshopName: 'Air-conditioning condenser perforated or corroded',
      summary:
        'The condenser is the thin radiator in front of all the others. A stone or road salt has made a hole in it, and the whole charge of refrigerant escapes within hours or days.',
      patterns: [
        'The air was cold yesterday and is warm today, often after a long motorway drive.',
        'A regas lasts no more than a day or a week.',
      ],
    },
    checks: [
      {
        title: 'Inspect the condenser face through the grille',
        steps: [
          'With the engine off and cool, shine a torch through the bumper openings and move it slowly over the whole face of the condenser.',
          'Look for bent fins round a dent, for an oily, dusty patch and for green dye.',
        ],
        tool: 'Torch and ultraviolet torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is an oily patch, dye or a clear stone hit',
            means:
              'Refrigerant oil has come out there: the condenser leaks and has to be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'The fins are even and dry',
            means:
              'No leak is visible: look at the lower rows and the pipes too, then for a leak elsewhere.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'See how long a regas lasts',
        steps: [
          'Look up the date of the last regas and the weight that was filled.',
          'Note when the cooling stopped.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'It lasts hours to a few weeks',
            means: 'The leak is a large one, as from a holed condenser.',
            effect: 'supports',
          },
          {
            finding: 'It lasts a year or more',
            means:
              'A holed condenser would empty far sooner: a seal that leaks slowly is more likely.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the air-conditioning condenser',
      overview:
        'The bumper or the front panel often has to come off. The drier is built into most condensers and is renewed with it.',
      minutes: [120, 300],
      tools: [
        'Socket and trim tools',
        'Two spanners for the pipes',
        'Refrigerant oil',
        'Caps for open pipes',
        'Torque wrench',
      ],
      steps: [
        'Have the system emptied by a certified workshop, and get the recovered weight in writing.',
        'Disconnect the battery. If the bumper contains crash or pedestrian sensors, wait ten minutes before you unplug anything.',
        'Remove the bumper cover, the grille and the air guides. Put the guides aside for refitting, because without them the condenser overheats.',
        'Hold each pipe still while you undo its bolt, and cap both open ends at once: air carries moisture into the circuit.',
        'Release the condenser from the radiator and its brackets. Lift it out upwards or downwards without scraping the fins of the radiator.',
        'Measure or estimate the oil left in the old condenser, and add the same quantity of the specified oil to the new one.',
        'Fit the rubber mounts and the pipes with new, oiled O-rings. Tighten them to the torque in the vehicle manual.',
        'Refit the air guides and the bumper and reconnect the battery. Do not switch the air conditioning on while the circuit is empty.',
        'Have the workshop evacuate the circuit, test it for leaks and fill it by weight. Check the vent temperature at idle and at 1,500 rpm, and that the fan runs.',
      ],
      safety: [
        'Never open the circuit under pressure: refrigerant causes frostbite, and near a flame it turns into poisonous gas.',
        'The electric fan can start with the engine off: unplug it before you work near it.',
        'On hybrids and electric cars, orange cables run to the compressor: leave them clipped in place and their plugs closed.',
      ],
      stopIf:
        'Stop if the pipe joint has seized to the condenser: twisting breaks the pipe, which often runs as far as the compressor.',
    },
    parts: [
      { name: 'Condenser with drier', usd: [110, 500] },
      { name: 'Refrigerant and O-rings', usd: [60, 250] },
    ],
    labourHours: [1.5, 4],
    diy: 'hard',
  },
  'evaporator-leaking': {
    name: 'Leaking evaporator',
    workshopName: 'Evaporator core corroded inside HVAC case',
    summary:
      'The evaporator behind the dash has corroded under wet leaves and dirt. The refrigerant disappears with no stain anywhere in the engine bay, sometimes with a faint sweet or chemical smell from the vents.',
    prior: 0.91,
    shifts: [{ minAgeYears: 7, factor: 1.7, source: 'corrosion with age' }],
    symptoms: {
      'ac-not-cold': 0.85,
      'ac-oil-stain': 0.06,
      'ac-compressor-dead': 0.2,
      'fumes-smell-cabin': 0.2,
      'ac-noise': 0.12,
      'ac-cuts-out': 0.15,
      'ac-smell': 0.12,
    },
    against: ['blower-dead', 'blower-one-speed'],
    conditions: { 'gradual-onset': 0.6, 'ac-on': 0.2 },
    codes: { P0534: 0.2, P0532: 0.15 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car is safe to drive with the air conditioning off. Open a window if there is a chemical smell.',
    },
    patterns: [
      'Two regasses with dye and no dye found outside.',
      'Hiss behind the dash after switching off, then warm air weeks later.',
    ],
    shown: {
      workshopName: 'Evaporator corroded inside the heater case',
      patterns: [
        'The system has been regassed twice with dye, and no dye was found outside.',
        'There is a hiss behind the dashboard after switching off, and weeks later the air is warm.',
      ],
    },
    checks: [
      {
        title: 'Look at the condensate drain with an ultraviolet lamp',
        steps: [
          'If the system contains dye, run the cooling in the open air until water drips under the car, then switch the engine off.',
          'Shine the ultraviolet lamp on the outlet of the drain hose and on the drips. Do not crawl under the car.',
        ],
        tool: 'Ultraviolet lamp',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'There is dye or oil at the drain',
            means: 'Only the evaporator drains there, so it is leaking.',
            effect: 'confirms',
          },
          {
            finding: 'Only clear water comes out',
            means: 'A small leak may leave no dye here. A gas detector is more sensitive.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Sniff the vents with a refrigerant detector',
        steps: [
          'Have a workshop leave the filled system and the blower switched off for 30 minutes.',
          'The mechanic then holds the probe of the detector in the lowest vent or in the blower opening.',
        ],
        tool: 'Electronic leak detector (workshop)',
        minutes: 45,
        outcomes: [
          {
            finding: 'The detector sounds in the vent',
            means: 'The evaporator or its joint is leaking.',
            effect: 'confirms',
          },
          {
            finding: 'It is silent inside, but sounds elsewhere',
            means: 'The leak is where the detector sounds, not at the evaporator.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the evaporator core replaced',
      overview:
        'On most cars the entire dashboard and the heater case come out, which takes one to two days.',
      minutes: [300, 720],
      tools: ['Phone'],
      steps: [
        'Ask for evidence of the leak: an alarm of the detector in the vent, or a photograph of dye at the drain.',
        'Ask whether the evaporator slides out from the footwell. On a few cars it does, and the dashboard can stay in.',
        'The workshop recovers the refrigerant, drains the coolant, disconnects the battery and waits until the airbags are safe.',
        'It takes out the dashboard, the steering column, the cross-beam and the heater case, and splits the case on a bench.',
        'It fits the new evaporator with an expansion valve, O-rings, the temperature sensor and foam seals.',
        'Let the workshop renew the heater matrix, weak flap actuators and the cabin filter at the same time, as the labour is already paid for.',
        'It cleans the drain, seals the case, refits the dashboard and bleeds the coolant.',
        'It reconnects the battery, evacuates the circuit for an hour, adds oil and refills the refrigerant by weight. Then it calibrates the flaps.',
        'When you collect the car, check that the airbag light is off, that nothing rattles and that every button works. Try heat and cold in both temperature zones, and see that water drips outside and the carpet is dry.',
      ],
      safety: [
        'The dashboard contains airbags: nobody may work there with the battery connected.',
        'Do not add sealant from a can: it hardens in contact with air and blocks machines and valves.',
      ],
      stopIf: 'Stop and get a second opinion if nobody can show you where the system leaks.',
    },
    parts: [
      { name: 'Evaporator and expansion valve', usd: [150, 600] },
      { name: 'Refrigerant, coolant and seals', usd: [90, 300] },
    ],
    labourHours: [5, 12],
    diy: 'workshop',
  },
  'expansion-valve-stuck': {
    name: 'Stuck expansion valve or blocked orifice',
    workshopName: 'Thermal expansion valve or orifice tube restricted (ice, debris)',
    summary:
      'The small valve before the evaporator doses the refrigerant. Debris or moisture that freezes in it starves or floods the evaporator: cold for ten minutes, then warm, and cold again after a rest.',
    prior: 0.81,
    symptoms: {
      'ac-cuts-out': 0.6,
      'ac-not-cold': 0.65,
      'ac-noise': 0.25,
      'weak-airflow': 0.15,
      'ac-compressor-dead': 0.05,
      'ac-one-side': 0.08,
    },
    against: ['ac-oil-stain', 'blower-dead', 'temperature-stuck'],
    conditions: { intermittent: 0.5, 'ac-on': 0.4, 'hot-weather': 0.25, 'after-repair': 0.2 },
    codes: { P0533: 0.12, P0532: 0.1 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car is safe to drive. Leave the air conditioning off, because a starved compressor loses its lubrication.',
    },
    patterns: [
      'Works again after an hour parked: ice in the valve has thawed.',
      'Came after a compressor broke up and the circuit was not flushed.',
    ],
    shown: {
      summary:
        'The small valve before the evaporator meters the refrigerant. Debris, or moisture that freezes in it, starves or floods the evaporator: the air is cold for ten minutes, then warm, and cold again after a rest.',
      patterns: [
        'It works again after an hour’s rest, because ice in the valve has thawed.',
        'It began after a compressor broke up and the circuit was not flushed.',
      ],
    },
    checks: [
      {
        title: 'Rest the system and try again',
        steps: [
          'When the air turns warm, switch the cooling off but leave the blower on for fifteen minutes.',
          'Then switch the cooling on again.',
        ],
        tool: 'None',
        minutes: 25,
        needs: 'running',
        outcomes: [
          {
            finding: 'The air is cold again for some minutes',
            means: 'Something is freezing: the valve or the evaporator.',
            effect: 'supports',
          },
          {
            finding: 'The air stays warm',
            means: 'A lack of refrigerant or a weak compressor is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read both pressures on gauges',
        steps: [
          'Have a workshop connect gauges and run the engine at 1,500 rpm with the cooling at maximum.',
          'The mechanic reads the low and the high side and looks for frost at the valve.',
        ],
        tool: 'Manifold gauges (workshop)',
        minutes: 25,
        needs: 'running',
        outcomes: [
          {
            finding:
              'The low side is in vacuum, the high side is not high and the valve is frosted',
            means: 'The valve is blocked.',
            effect: 'confirms',
          },
          {
            finding: 'The low side is high, and the thick pipe is icy back to the compressor',
            means: 'The valve is stuck open.',
            effect: 'confirms',
          },
          {
            finding: 'Both pressures are normal',
            means: 'The valve meters the refrigerant properly.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the expansion valve and drier',
      overview:
        'The valve is cheap. What matters is why it jammed: moisture calls for a new drier and a long vacuum, debris for a search for its source.',
      minutes: [90, 240],
      tools: [
        'Hex and Torx sockets',
        'Torque wrench',
        'Refrigerant oil',
        'Pipe caps',
        'Goggles and gloves',
      ],
      steps: [
        'Have a certified workshop recover the refrigerant. Note the amount and the colour of the oil that comes with it.',
        'Find the valve at the bulkhead, or behind the glovebox on some cars, and clip the wiring out of the way.',
        'Undo the plate of the pipes and pull both pipes straight out. Cap them at once.',
        'Unscrew the valve and look into its inlet. Grey sludge or metal flakes mean that the compressor is breaking up; small beads mean that the drier has burst.',
        'If there are flakes, stop. The compressor, condenser and drier must be changed too, because modern condensers cannot be flushed.',
        'Fit the new valve with oiled O-rings and tighten it evenly to the torque in the vehicle manual. Wrap the sensing bulb or the valve block in its insulation again.',
        'Fit a new drier last, just before the circuit is evacuated.',
        'Have the workshop hold a vacuum for 45 minutes or more to boil out moisture, and fill by weight with the right oil.',
        'Run the cooling for 30 minutes, at idle and on the road. The air at the vents must stay cold.',
      ],
      safety: [
        'Have the refrigerant recovered before you open anything: liquid refrigerant in the eye blinds.',
        'Do not smoke near refrigerant.',
      ],
      stopIf: 'Stop if there are glittering metal particles in the pipe.',
    },
    parts: [
      { name: 'Expansion valve and O-rings', usd: [25, 130] },
      { name: 'Drier, refrigerant and oil', usd: [85, 315] },
    ],
    labourHours: [1.2, 3.5],
    diy: 'hard',
  },
  'ac-compressor-worn': {
    name: 'Worn or seized air-conditioning compressor',
    workshopName: 'A/C compressor internal failure',
    summary:
      'The compressor has lost its compression or its bearings. It growls or rattles when switched on, cools badly, and when it seizes it burns the belt or shears its drive plate.',
    prior: 4,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minMiles: 80_000, factor: 1.5, source: 'wear part' },
      { maxAgeYears: 2, factor: 0.5, source: 'wear part' },
    ],
    symptoms: {
      'ac-noise': 0.6,
      'ac-not-cold': 0.7,
      'ac-compressor-dead': 0.35,
      'belt-squeal': 0.25,
      'electrical-smell': 0.04,
      'ac-cuts-out': 0.12,
      'engine-vibration': 0.06,
      'stalls-at-idle': 0.05,
      'battery-light': 0.04,
    },
    against: ['blower-dead', 'ac-one-side', 'blower-noise'],
    conditions: { 'ac-on': 0.7, 'at-idle': 0.25 },
    codes: { P0645: 0.04 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Leave the air conditioning off. If the pulley itself growls or smokes, do not drive: its belt also drives the alternator and often the water pump.',
    },
    patterns: [
      'Rattle or growl that stops the moment the button is pressed off.',
      'Warm at idle, slightly cool when revved.',
      'Ran low on refrigerant for a season, and thereby on oil.',
    ],
    shown: {
      workshopName: 'Air-conditioning compressor internal failure',
      summary:
        'The compressor has lost its compression or its bearings have worn. It growls or rattles when switched on and cools badly. If it seizes, it burns the belt or shears its drive plate.',
      patterns: [
        'The rattle or growl stops the moment the button is switched off.',
        'The air is warm at idle and slightly cool at higher engine speed.',
        'The compressor ran short of refrigerant for a season, and so of oil.',
      ],
    },
    checks: [
      {
        title: 'Switch the compressor on and off while listening',
        steps: [
          'Let the engine idle in Park or neutral with the bonnet open and your clothes clear of the belts. Have a helper press the air-conditioning button every ten seconds.',
          'Listen at the end of the engine where the compressor is.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'It rattles or growls only while it is on',
            means: 'The compressor is worn inside.',
            effect: 'supports',
          },
          {
            finding: 'It growls the same on and off',
            means: 'The bearing of its pulley, or another pulley, is worn.',
            effect: 'weakens',
          },
          {
            finding: 'It is quiet both on and off',
            means: 'The compressor is not mechanically worn; have the pressures tested.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Compare the pressures with the engine revved',
        steps: [
          'Have a workshop connect gauges to a correctly filled system.',
          'The mechanic reads both sides at idle and at 2,000 rpm.',
        ],
        tool: 'Manifold gauges (workshop)',
        minutes: 25,
        needs: 'running',
        outcomes: [
          {
            finding: 'Both sides are nearly equal although it is driven',
            means: 'The compressor turns but no longer compresses.',
            effect: 'confirms',
          },
          {
            finding: 'The low side is low and the high side is high',
            means: 'The compressor builds up the pressure difference that it should.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the air-conditioning compressor',
      overview:
        'A compressor that broke up has sent metal through the circuit. The condenser, drier and expansion valve must then be replaced with it, or the new compressor fails within weeks.',
      minutes: [150, 360],
      tools: [
        'Belt tensioner tool',
        'Socket set',
        'Measuring cup for oil',
        'Caps for the pipes',
        'Jack, axle stands and chocks',
        'Torque wrench',
      ],
      steps: [
        'Have a certified workshop recover the refrigerant. Look at the oil that comes with it: clear oil is good, black or glittering oil is not.',
        'Disconnect the battery and take the belt off. If the compressor is reached from below, chock the wheels, raise the car and put it on axle stands.',
        'Unplug the compressor, undo the pipe block, and cap the pipes and ports.',
        'Support the compressor, which weighs 6–8 kg, and unbolt it.',
        'Look into the pipe ends and into the orifice or the valve for metal. If there is any, renew the condenser, drier and valve and have the pipes flushed.',
        'Drain and measure the old oil. Set the quantity and the type of oil in the new compressor as its leaflet states, then turn its hub ten times by hand.',
        'Fit the compressor, its plug, the pipes with new, oiled O-rings, and a new belt. Tighten the bolts to the torque in the manual.',
        'Lower the car and reconnect the battery. Have the workshop evacuate the circuit, test it for leaks and fill it by weight.',
        'Run the compressor in. With the engine idling, switch it on five times for ten seconds, then let it idle for five minutes before you raise the engine speed.',
        'Check that it runs quietly and that the air at the vents is cold.',
      ],
      safety: [
        'Never open a filled circuit: refrigerant freezes eyes and skin.',
        'On hybrids and electric cars the compressor runs on high voltage through orange cables: that is a job for a qualified workshop.',
      ],
      stopIf:
        'Stop if there is black oil or metal in the pipes: the job then extends to the whole circuit.',
    },
    parts: [
      { name: 'Compressor', usd: [200, 1100] },
      { name: 'Drier, O-rings, belt and refrigerant', usd: [90, 320] },
    ],
    labourHours: [2, 4.5],
    diy: 'hard',
  },
  'ac-compressor-clutch-failed': {
    name: 'Failed compressor clutch or control valve',
    workshopName: 'A/C clutch coil/air gap or variable-displacement control valve fault',
    summary:
      'The magnetic clutch no longer grips because its coil is open or its gap too wide, or the electric valve of a clutchless compressor is stuck. Refrigerant is full, yet the compressor does no work.',
    prior: 1.5,
    fits: { fuels: WITH_ENGINE },
    shifts: [{ minAgeYears: 6, factor: 1.4, source: 'wear part' }],
    symptoms: {
      'ac-compressor-dead': 0.6,
      'ac-not-cold': 0.75,
      'ac-cuts-out': 0.35,
      'ac-noise': 0.2,
      'fuse-blows': 0.12,
      'belt-squeal': 0.1,
      'electrical-smell': 0.04,
    },
    against: ['ac-oil-stain', 'ac-one-side', 'blower-dead'],
    conditions: { 'hot-weather': 0.25, 'warm-engine': 0.25, intermittent: 0.4, 'ac-on': 0.3 },
    codes: { P0645: 0.3, P0646: 0.25, P0647: 0.15 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car is safe to drive with the cooling off. If the pulley bearing growls or the clutch smokes, stop: the belt may break or come off.',
    },
    patterns: [
      'Works cold, drops out after twenty minutes: the gap has worn too wide for a hot coil.',
      'A tap on the clutch plate with a stick brings it in.',
    ],
    shown: {
      workshopName:
        'Compressor clutch coil or air gap, or variable-displacement control valve, faulty',
      summary:
        'The magnetic clutch no longer grips because its coil has broken or its gap is too wide, or the electric valve of a clutchless compressor is stuck. There is enough refrigerant, yet the compressor does no work.',
      patterns: [
        'The cooling works at first and drops out after twenty minutes, because a hot coil no longer closes a gap that has worn too wide.',
        'A tap on the clutch plate with a stick makes it engage.',
      ],
    },
    checks: [
      {
        title: 'Watch the clutch plate',
        steps: [
          'Let the engine idle in Park or neutral with the bonnet open and the cooling at maximum. Keep clear of the belts.',
          'See whether the plate at the front of the compressor pulley turns with the pulley.',
        ],
        tool: 'Torch',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'The pulley turns but the plate does not',
            means: 'The clutch does not engage: suspect the command, the coil or the gap.',
            effect: 'supports',
          },
          {
            finding: 'The plate turns, but the air is warm',
            means: 'The clutch works; look at the refrigerant and the compressor.',
            effect: 'weakens',
          },
          {
            finding: 'There is no separate plate',
            means:
              'The compressor has no clutch: have its control valve tested with a diagnostic tool.',
            effect: 'neutral',
          },
        ],
      },
      {
        title: 'Measure the coil',
        steps: [
          'With the engine off, unplug the clutch and measure its coil: usually 3–5 ohms.',
          'Lead the meter wires out clear of the belt and the fan. Start the engine, switch the cooling on and read the voltage at the plug. Switch off and refit it.',
        ],
        tool: 'Multimeter',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'The coil is open, or 12 V arrives at its plug',
            means:
              'The command arrives and the clutch does not follow: the coil or the gap is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'The coil is normal, but there is no voltage',
            means:
              'The clutch gets no command: look at the relay, the pressure sensor, the charge and the control unit.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the compressor clutch or its control valve',
      overview:
        'A wide gap is often cured by removing a shim, without opening the refrigerant circuit. On many engines the coil and the bearing can be changed in place. The control valve of a clutchless compressor can be changed only with the circuit emptied.',
      minutes: [50, 240],
      tools: [
        'Feeler gauges',
        'Clutch holding tool and puller',
        'Circlip pliers',
        'Multimeter',
        'Belt tensioner tool, sockets, torque wrench',
      ],
      steps: [
        'Test the fuse of the clutch, and swap its relay with an identical one.',
        'With the engine off and the key out, measure the gap between plate and pulley at three points. It is commonly 0.3–0.6 mm; the manual gives the figure.',
        'If the gap is too wide, hold the plate still, undo the centre bolt, take out one thin shim and refit the plate. Measure again.',
        'To change the coil or the bearing, take the belt off and remove the plate, the circlip and the pulley. Use a puller, never a hammer.',
        'Fit the coil in the same position on its locating pin and route the wire clear of the pulley. Press the pulley on by its inner ring and fit the circlip.',
        'Fit the plate, tighten its bolt to the stated torque, set the gap and spin the pulley: it must not rub. Refit the belt and the plug.',
        'If the control valve is faulty, have a certified workshop recover the refrigerant, change the valve and its O-rings, and refill by weight.',
        'Run the engine at idle and switch the cooling on and off twenty times. Check that the air is still cold when everything is hot.',
      ],
      safety: [
        'Switch the engine off and put the key away before your hands go near the pulley.',
        'Do not open the compressor or its valve while there is pressure in it.',
      ],
      stopIf: 'Stop if the shaft is rough or cannot be turned by hand: the compressor has seized.',
    },
    parts: [{ name: 'Clutch set, coil or control valve', usd: [35, 250] }],
    labourHours: [0.8, 3],
    diy: 'hard',
  },
  'ac-pressure-sensor-failed': {
    name: 'Failed refrigerant pressure sensor',
    workshopName: 'A/C pressure sensor/switch signal implausible',
    summary:
      'The sensor on the high-pressure pipe allows the compressor and controls the fan. A false reading keeps a full system switched off, or makes the fan run all the time.',
    prior: 0.81,
    symptoms: {
      'ac-not-cold': 0.7,
      'ac-compressor-dead': 0.45,
      'fan-always-on': 0.25,
      'ac-cuts-out': 0.3,
      'fan-never-on': 0.1,
      'check-engine-light': 0.1,
      overheating: 0.03,
    },
    against: ['ac-oil-stain', 'ac-noise', 'blower-dead'],
    conditions: { intermittent: 0.4, 'ac-on': 0.3 },
    codes: { P0530: 0.3, P0531: 0.25, P0532: 0.3, P0533: 0.25 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car is safe to drive. Watch the engine temperature if the radiator fan does not run with the cooling on.',
    },
    patterns: [
      'Charge weighed and full, yet no compressor.',
      'Live pressure stays the same with the system on or off.',
    ],
    shown: {
      workshopName: 'Refrigerant pressure sensor or switch signal implausible',
      summary:
        'The sensor on the high-pressure pipe tells the control unit when the compressor may run and how fast the fan should turn. A false reading stops the compressor of a full system, or makes the fan run all the time.',
      patterns: [
        'The refrigerant has been weighed and the charge is correct, yet the compressor does not run.',
        'The live pressure reading is the same with the system on or off.',
      ],
    },
    checks: [
      {
        title: 'Read the pressure in live data',
        steps: [
          'Leave the engine off overnight, then switch the ignition on and read the refrigerant pressure with an OBD tool.',
          'Compare it with the outside temperature: a filled system shows about 4–7 bar at 15–28 °C. Then start the engine and switch the cooling on.',
        ],
        tool: 'OBD-II reader with manufacturer coverage',
        minutes: 10,
        days: 1,
        needs: 'running',
        outcomes: [
          {
            finding: 'It reads zero or maximum or is frozen, though the system is full',
            means: 'There is pressure but no true reading: the sensor or its wire is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'It is near 1 bar or below',
            means: 'The system is probably empty. Have a gauge confirm it, then find the leak.',
            effect: 'rules-out',
          },
          {
            finding: 'It is plausible and rises when the system is switched on',
            means: 'The sensor follows the pressure, so it is good.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Unplug the sensor and look at the reading',
        steps: [
          'With the ignition on and the engine off, unplug the sensor.',
          'Watch the live value, look into the plug for oil and green pins, and plug it in.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The value does not change, or there is oil in the plug',
            means: 'The wire is faulty, or the sensor leaks through its body.',
            effect: 'supports',
          },
          {
            finding: 'The value changes at once to its limit',
            means: 'The wire and the input are intact; only the sensor itself can still be wrong.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the refrigerant pressure sensor',
      overview:
        'On most cars the sensor screws on to a self-closing valve and can be changed without losing refrigerant. On others its removal opens the circuit, so find out before you turn it.',
      minutes: [20, 80],
      tools: [
        'Deep socket or spanner, and a second spanner to hold the fitting',
        'Torque wrench',
        'OBD-II reader',
        'Refrigerant oil, soapy water and brush',
        'Goggles and gloves',
      ],
      steps: [
        'Confirm first that the system is full: a sensor that reports low pressure is usually right.',
        'Look up whether there is a self-closing (Schrader) valve beneath the sensor. If nobody can say, have the refrigerant recovered first.',
        'Leave the engine off for half an hour. Put on goggles and gloves, then unplug the sensor.',
        'Hold the pipe fitting with a second spanner, because the aluminium boss twists off easily.',
        'Unscrew the sensor steadily. A short hiss is normal with a valve; if it goes on, screw the sensor back in at once.',
        'Oil the new O-ring, screw the sensor in by hand and tighten it to the stated torque.',
        'Plug the sensor in, clear the codes and compare the live pressure with the outside temperature.',
        'Brush soapy water on the joint and look for bubbles. Then start the engine, switch the cooling on, and check that the pressure rises, the compressor engages and the fan starts.',
      ],
      safety: [
        'Escaping refrigerant causes frostbite: turn your face away and wear goggles.',
        'Releasing refrigerant on purpose is illegal.',
        'Keep clear of the fan: it can start without warning.',
      ],
      stopIf: 'Stop if it hisses continuously or the boss turns: have the refrigerant recovered.',
    },
    parts: [{ name: 'Pressure sensor and O-ring', usd: [25, 130] }],
    labourHours: [0.3, 1.2],
    diy: 'moderate',
  },

  'ac-overcharged': {
    name: 'Air conditioning overcharged',
    workshopName: 'Refrigerant overcharge or air in the A/C circuit',
    summary:
      'Too much refrigerant, or air, was put in with a top-up can or after a repair. The pressure climbs until the compressor is switched off or strains, so it cools poorly just when it is hot outside.',
    prior: 0.9,
    symptoms: {
      'ac-not-cold': 0.75,
      'ac-cuts-out': 0.5,
      'ac-noise': 0.25,
      'ac-compressor-dead': 0.15,
      'belt-squeal': 0.1,
      overheating: 0.06,
      'fan-always-on': 0.12,
    },
    against: ['ac-oil-stain', 'blower-dead', 'ac-one-side'],
    conditions: { 'after-repair': 0.6, 'hot-weather': 0.45, 'ac-on': 0.4, 'at-idle': 0.3 },
    codes: { P0532: 0.05, P0533: 0.2 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'Leave the air conditioning off until it is put right: too high a pressure can burst a hose or break the compressor.',
    },
    patterns: [
      'It worked fairly, somebody topped it up by gauge alone, and since then it is worse.',
      'Better in the morning, useless in hot standing traffic.',
    ],
    shown: {
      workshopName: 'Refrigerant overcharge or air in the air-conditioning circuit',
      summary:
        'Too much refrigerant, or air, got in with a top-up can or during a repair. The pressure climbs until the compressor strains or is switched off, so the cooling is poor just when it is hot outside.',
      patterns: [
        'It used to work fairly well; somebody topped it up by gauge without weighing, and since then it has been worse.',
        'It is better in the morning and useless in hot, stationary traffic.',
      ],
    },
    checks: [
      {
        title: 'Ask what was put in, and how it was measured',
        steps: [
          'Look at the invoice or the can for the amount, and compare it with the label under the bonnet.',
          'Ask whether the circuit was emptied and refilled by weight, or merely topped up.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'It was topped up unweighed, or with more than the label says',
            means: 'An overcharge is likely.',
            effect: 'supports',
          },
          {
            finding: 'Nothing was ever added since it was new',
            means: 'It cannot be overcharged, so look for another cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Have a workshop weigh the charge',
        steps: [
          'Have a certified workshop recover the refrigerant with a machine that weighs it.',
          'Compare the weight with the label, and ask how much air was in the circuit.',
        ],
        tool: 'Recovery machine (workshop)',
        minutes: 45,
        outcomes: [
          {
            finding: 'There was clearly more than the label says, or air was found in it',
            means: 'The excess refrigerant or the air was the cause.',
            effect: 'confirms',
          },
          {
            finding: 'There was less than the label says, or the exact amount',
            means:
              'The system is not overcharged: look for a leak, or at the fan and the compressor.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the refrigerant recovered and refilled by weight',
      overview:
        'The refrigerant is recovered, the circuit is evacuated to remove air and moisture, and the system is charged by weight with the amount on the label.',
      minutes: [45, 120],
      tools: ['Recovery and charging machine', 'Thermometer', 'Goggles and gloves'],
      steps: [
        'Read the type and amount of refrigerant on the label under the bonnet. Take any cans that were used to the workshop.',
        'The workshop identifies the gas, then recovers and weighs it.',
        'It holds the circuit under vacuum for half an hour and watches for a leak.',
        'It replaces the oil that came out and charges the amount on the label by weight.',
        'It measures the temperature at the centre vent and the pressures with the fans running.',
        'Check that the radiator fan runs with the cooling on, because a fan that has failed raises the pressure in the same way.',
      ],
      safety: [
        'Never let refrigerant out yourself: it freezes skin and eyes, and it is against the law.',
        'Do not add sealant or another can: neither lowers a pressure that is too high.',
      ],
      stopIf:
        'Only a certified workshop may open the circuit. Stop at once if the compressor knocks or a relief valve hisses.',
    },
    parts: [{ name: 'Refrigerant and oil', usd: [30, 150] }],
    labourHours: [0.6, 1.5],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;

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
        'The car is safe to drive with the air conditioning off. Without drying, the windows mist more in winter.',
    },
    patterns: [
      'Last summer cool, this summer lukewarm.',
      'Regassed a year ago and warm again.',
      'One side of a dual-zone system warms first.',
    ],
    checks: [
      {
        title: 'Feel the two pipes at the bulkhead',
        steps: [
          'Run the engine with maximum cooling for three minutes.',
          'Watch the compressor from a distance, then switch off and at once feel the thick aluminium pipe at the bulkhead. Leave the thin one alone: it can be hot.',
        ],
        tool: 'None',
        minutes: 8,
        needs: 'running',
        outcomes: [
          {
            finding: 'Thick pipe barely cool, compressor cycles every few seconds',
            means: 'Too little refrigerant comes back to cool the pipe.',
            effect: 'supports',
          },
          {
            finding: 'Thick pipe icy and wet',
            means: 'The circuit cools: look at the flaps and the cabin filter.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look for oily dust at joints',
        steps: [
          'With the engine off, look along pipes, joints, compressor and service ports with a torch.',
          'If dye was filled earlier, use an ultraviolet lamp in the dark.',
        ],
        tool: 'Torch, ultraviolet lamp',
        minutes: 15,
        outcomes: [
          {
            finding: 'Oily, dusty or glowing spot',
            means: 'Refrigerant oil has come out there.',
            effect: 'confirms',
          },
          {
            finding: 'All dry',
            means: 'The leak is hidden, or the charge is not the fault.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have the charge weighed out',
        steps: [
          'A workshop recovers the refrigerant with its machine and weighs it.',
          'Compare with the label under the bonnet.',
        ],
        tool: 'Recovery machine (workshop)',
        minutes: 40,
        outcomes: [
          {
            finding: 'Much less than on the label',
            means: 'What is missing has leaked out.',
            effect: 'confirms',
          },
          {
            finding: 'The full amount',
            means: 'No refrigerant leak; look at compressor, valve or flaps.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Find a refrigerant leak and recharge the system',
      overview:
        'Refrigerant does not wear out: if it is low, it leaked. Topping up from a can, above all with sealant, ruins machines and valves. A certified workshop must recover and refill. You can find the leak and pick the right workshop.',
      minutes: [60, 180],
      tools: ['Torch', 'Ultraviolet lamp and glasses', 'Valve caps', 'Gloves and goggles'],
      steps: [
        'Read the label under the bonnet for refrigerant type, R-134a or R-1234yf, and charge in grams. They must never be mixed.',
        'Look for oil stains and dye at O-ring joints, crimped hoses, compressor nose, condenser face and both service valves.',
        'Spray soapy water at a suspect valve core with its cap off: bubbles show it.',
        'Let the workshop recover what is left and pressurise the circuit with dry nitrogen or forming gas, and search with an electronic detector.',
        'The faulty seal, hose or valve is changed. New O-rings are oiled with the right refrigerant oil, and the drier is changed if the circuit stood open.',
        'The circuit is evacuated for at least half an hour and must hold vacuum: this boils out moisture and proves that it does not leak.',
        'Oil lost and dye are added, and the exact weight is filled. Cars with an electric compressor need a non-conducting oil and a machine kept for it.',
        'Ask for the print-out of the machine: amount recovered, vacuum test, amount filled.',
        'Check vent temperature afterwards: roughly 15–20 °C below outside air. Run the system ten minutes a month all year to keep its seals oiled.',
      ],
      safety: [
        'Escaping refrigerant freezes eyes and skin: goggles and gloves, and never open a joint under pressure.',
        'R-1234yf burns, and hot surfaces turn refrigerants into poisonous gas: no flame, good ventilation.',
        'Venting refrigerant is illegal.',
        'On hybrids and electric cars the compressor has an orange high-voltage cable: keep hands off both.',
      ],
      stopIf: 'Stop before opening any joint: recovery and filling are for certified people.',
    },
    parts: [
      { name: 'O-rings, valve cores or hose', usd: [5, 180] },
      { name: 'Refrigerant, oil and dye', usd: [60, 280] },
    ],
    labourHours: [1, 3],
    diy: 'workshop',
  },
  'condenser-leaking': {
    name: 'Leaking or stone-struck condenser',
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
    checks: [
      {
        title: 'Inspect the condenser face through the grille',
        steps: [
          'With the engine off and cool, shine a torch through the bumper openings and move it slowly over the whole face.',
          'Look for bent fins round a dent, an oily dusty patch or green dye.',
        ],
        tool: 'Torch and ultraviolet lamp',
        minutes: 10,
        outcomes: [
          {
            finding: 'Oily patch, dye or a clear stone hit',
            means: 'Refrigerant oil has come out at that place.',
            effect: 'confirms',
          },
          {
            finding: 'Even, dry fins',
            means: 'Look at the lower rows and pipes too; otherwise another leak.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'See how long a regas lasts',
        steps: [
          'Look up the date and the filled weight of the last regas.',
          'Note when cooling ended.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Hours to a few weeks',
            means: 'A large leak such as the condenser.',
            effect: 'supports',
          },
          {
            finding: 'A year or more',
            means: 'A holed condenser empties far sooner: rather a seal that weeps.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the air-conditioning condenser',
      overview:
        'The bumper or slam panel often comes off. The drier is built into most condensers and is renewed with it. The refrigerant must be recovered by machine before the first joint is opened.',
      minutes: [120, 300],
      tools: [
        'Socket and trim tools',
        'Two spanners for pipes',
        'New O-rings and refrigerant oil',
        'Caps for open pipes',
        'Torque wrench',
      ],
      steps: [
        'Have the system emptied by a certified workshop and get the weight in writing.',
        'Disconnect the battery and wait ten minutes if the bumper has crash or pedestrian sensors.',
        'Remove bumper cover, air guides and grille, keeping the guides: without them the condenser overheats.',
        'Undo the pipe bolts while holding the pipe still, and close both open ends with caps at once: air carries moisture.',
        'Release the condenser from radiator and brackets and lift it out upwards or downwards without combing the radiator fins.',
        'Measure or estimate the oil left in the old one and add that quantity of the specified oil to the new one.',
        'Fit rubber mounts, pipes with new oiled O-rings, and tighten to the torque in the vehicle manual.',
        'Refit air guides and bumper and reconnect the battery. Do not run the compressor empty.',
        'The workshop evacuates, leak-tests and fills by weight. Check vent temperature at idle and at 1,500 rpm, and that the fan runs.',
        'Consider a fine mesh behind the lower grille if stones are a habit.',
      ],
      safety: [
        'Never open the circuit under pressure: frostbite and poisonous decomposition near flame.',
        'The electric fan can start with the engine off: unplug it.',
        'On hybrids and electric cars orange cables run close by to the compressor: leave them clipped and closed.',
      ],
      stopIf:
        'Stop if the pipe joint is seized to the condenser: twisting breaks the pipe, which often runs to the compressor.',
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
        'The car is safe to drive with the air conditioning off. Keep a window open if there is a chemical smell.',
    },
    patterns: [
      'Two regasses with dye and no dye found outside.',
      'Hiss behind the dash after switching off, then warm air weeks later.',
    ],
    checks: [
      {
        title: 'Look at the condensate drain with an ultraviolet lamp',
        steps: [
          'Run the cooling until water drips under the car, if dye has been filled.',
          'Shine the UV lamp on the drain hose outlet and on the drips.',
        ],
        tool: 'Ultraviolet lamp',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'Dye or oil at the drain',
            means: 'Only the evaporator drips there, so it leaks.',
            effect: 'confirms',
          },
          {
            finding: 'Clear water only',
            means: 'Not proven: a gas detector is more sensitive.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Sniff the vents with a refrigerant detector',
        steps: [
          'A workshop leaves the charged system off for 30 minutes with the blower off.',
          'The probe goes into the footwell vent or the blower opening at the lowest point.',
        ],
        tool: 'Electronic leak detector (workshop)',
        minutes: 45,
        outcomes: [
          {
            finding: 'Alarm in the vent',
            means: 'The evaporator or its joint leaks.',
            effect: 'confirms',
          },
          {
            finding: 'Silent inside, alarm elsewhere',
            means: 'The leak is where the detector sounds, not at the evaporator.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the evaporator core replaced',
      overview:
        'On most cars the entire dash and the heater case come out: one to two days. Demand proof of the leak before you agree, and have everything in the case renewed that is cheap now and expensive later.',
      minutes: [300, 720],
      tools: ['Phone', 'Notebook'],
      steps: [
        'Ask for evidence: detector alarm in the vent or dye at the drain, photographed.',
        'Ask whether the car has an evaporator that slides out from the footwell: a few do, which saves the dash.',
        'The workshop recovers refrigerant, drains coolant, disconnects the battery and waits until the airbags are safe.',
        'The dash, steering column, carrier and heater case come out, and the case is split on a bench.',
        'The new evaporator goes in with expansion valve, O-rings, its temperature sensor and foam seals.',
        'Let them renew heater matrix, weak flap actuators and cabin filter at the same time: the labour is already paid.',
        'The drain is cleaned, the case sealed, the dash refitted, and coolant bled.',
        'The battery is reconnected. Evacuation for an hour, filling by weight, oil added, calibration of flaps.',
        'Check when you collect it: no airbag light, no rattles, all buttons, both temperature zones, heat and cold, water dripping outside, dry carpet.',
      ],
      safety: [
        'Airbags in the dash: no work there with the battery connected.',
        'Do not add can sealant: it turns hard in contact with air and blocks machines and valves.',
      ],
      stopIf: 'Stop and get a second opinion if nobody can show you where it leaks.',
    },
    parts: [
      { name: 'Evaporator and expansion valve', usd: [150, 600] },
      { name: 'Refrigerant, coolant, seals', usd: [90, 300] },
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
        'The car is safe to drive. Switch the air conditioning off, since a starved compressor loses its lubrication.',
    },
    patterns: [
      'Works again after an hour parked: ice in the valve has thawed.',
      'Came after a compressor broke up and the circuit was not flushed.',
    ],
    checks: [
      {
        title: 'Rest the system and try again',
        steps: [
          'When it goes warm, switch cooling off but leave the blower on for fifteen minutes.',
          'Switch it on again.',
        ],
        tool: 'None',
        minutes: 25,
        needs: 'running',
        outcomes: [
          {
            finding: 'Cold again for some minutes',
            means: 'Something freezes: valve or evaporator.',
            effect: 'supports',
          },
          {
            finding: 'Stays warm',
            means: 'Rather lack of refrigerant or compressor.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read both pressures on gauges',
        steps: [
          'A workshop connects gauges and runs the engine at 1,500 rpm with maximum cooling.',
          'Read low and high side and feel for frost at the valve.',
        ],
        tool: 'Manifold gauges (workshop)',
        minutes: 25,
        needs: 'running',
        outcomes: [
          {
            finding: 'Low side in vacuum, high side normal or low, frost at the valve',
            means: 'The valve is blocked.',
            effect: 'confirms',
          },
          {
            finding: 'Low side high, thick pipe icy back to the compressor',
            means: 'The valve is stuck open.',
            effect: 'confirms',
          },
          { finding: 'Both normal', means: 'The valve doses properly.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Replace the expansion valve and drier',
      overview:
        'The valve is cheap. What matters is why it jammed: moisture means a new drier and long vacuum, debris means flushing and finding its source.',
      minutes: [90, 240],
      tools: [
        'Hex and Torx sockets',
        'New O-rings, refrigerant oil',
        'Pipe caps',
        'Flushing kit (workshop)',
      ],
      steps: [
        'Have the refrigerant recovered; note amount and the colour of its oil.',
        'Reach the valve at the bulkhead, or behind the glovebox on some cars, and clear wiring away.',
        'Undo the pipe plate and pull both pipes straight out. Cap them.',
        'Unscrew the valve and look at its inlet: grey sludge or metal flakes mean a dying compressor, beads mean a burst drier.',
        'With flakes, stop: compressor, condenser and drier must be changed too, because modern condensers cannot be flushed.',
        'Fit the new valve with oiled O-rings, tighten evenly to the torque in the vehicle manual, and wrap the sensing bulb or block with its insulation.',
        'Fit a new drier as the last joint before evacuation.',
        'The workshop holds vacuum for 45 minutes or more, to boil out moisture, and fills by weight with the right oil.',
        'Run for 30 minutes at idle and on the road: the vent temperature must stay low.',
      ],
      safety: [
        'Recover before opening: liquid refrigerant in the eye blinds.',
        'No smoking near refrigerant.',
      ],
      stopIf: 'Stop if metal glitter shows in the pipe.',
    },
    parts: [
      { name: 'Expansion valve and O-rings', usd: [25, 130] },
      { name: 'Drier and refrigerant', usd: [80, 300] },
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
        'Leave the air conditioning off. If the pulley itself growls or smokes, do not drive: the belt also drives the alternator and often the water pump.',
    },
    patterns: [
      'Rattle or growl that stops the moment the button is pressed off.',
      'Warm at idle, slightly cool when revved.',
      'Ran low on refrigerant for a season, and thereby on oil.',
    ],
    checks: [
      {
        title: 'Switch the compressor on and off while listening',
        steps: [
          'Idle with the bonnet open, clothes clear of belts, and have a helper press the button every ten seconds.',
          'Listen at the compressor end of the engine.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Rattle or growl only while on',
            means: 'The compressor is worn inside.',
            effect: 'supports',
          },
          {
            finding: 'Growls the same on and off',
            means: 'The pulley bearing or another pulley.',
            effect: 'weakens',
          },
          {
            finding: 'Quiet in both',
            means: 'Not mechanically worn; test the pressures.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Compare the pressures with the engine revved',
        steps: [
          'A workshop connects gauges to a correctly filled system.',
          'Read both sides at idle and at 2,000 rpm.',
        ],
        tool: 'Manifold gauges (workshop)',
        minutes: 25,
        needs: 'running',
        outcomes: [
          {
            finding: 'Both sides nearly equal although it is driven',
            means: 'It turns and builds no pressure, so it no longer compresses.',
            effect: 'confirms',
          },
          {
            finding: 'Low side low, high side high',
            means: 'It builds the pressure difference it should.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the air-conditioning compressor',
      overview:
        'A compressor that broke up has sent metal through the circuit. Condenser, drier and expansion valve must then go with it, or the new one dies within weeks. Manufacturers refuse warranty without proof of that.',
      minutes: [150, 360],
      tools: [
        'Belt tensioner tool',
        'Socket set',
        'Measuring cup for oil',
        'O-rings, caps',
        'Jack and axle stands',
        'Torque wrench',
      ],
      steps: [
        'Have the refrigerant recovered. Look at the oil that comes with it: clear is good, black or glittering is not.',
        'Disconnect the battery, take the belt off and raise the car on axle stands if access is from below.',
        'Unplug the compressor, undo the pipe block and cap pipes and ports.',
        'Unbolt it: it weighs 6–8 kg, so support it.',
        'Look into the pipe ends and the orifice or valve for metal. If there is any, renew condenser, drier and valve and have the pipes flushed.',
        'Drain and measure the old oil, and set the quantity and type in the new compressor as its leaflet states. Turn its hub ten times by hand.',
        'Fit it, then new oiled O-rings and a new belt, to the torque in the vehicle manual.',
        'Reconnect the battery. The workshop evacuates, leak-tests and fills by weight.',
        'Run in: let the engine idle, switch on five times for ten seconds, then idle for five minutes before any revving.',
        'Check for quiet running and vent temperature.',
      ],
      safety: [
        'Never open a charged circuit: it freezes eyes and skin.',
        'On hybrids and electric cars the compressor runs on high voltage through orange cables: that one is a workshop job only.',
        'Put the car on axle stands, and disconnect the battery near the starter and alternator cables.',
      ],
      stopIf: 'Stop at black oil or metal in the pipes: the job grows to the whole circuit.',
    },
    parts: [
      { name: 'Compressor', usd: [200, 1100] },
      { name: 'Drier, O-rings, refrigerant', usd: [90, 320] },
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
        'The car is safe to drive with the cooling off. If the pulley bearing growls or the clutch smokes, stop: the belt is at risk.',
    },
    patterns: [
      'Works cold, drops out after twenty minutes: the gap has worn too wide for a hot coil.',
      'A tap on the clutch plate with a stick brings it in.',
    ],
    checks: [
      {
        title: 'Watch the clutch plate',
        steps: [
          'Idle with the bonnet open, cooling on maximum, and stay clear of belts.',
          'See whether the plate on the front of the compressor pulley turns with the pulley.',
        ],
        tool: 'Torch',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Pulley turns, plate stands',
            means: 'The clutch does not engage: command, coil or gap.',
            effect: 'supports',
          },
          {
            finding: 'Plate turns, air is warm',
            means: 'The clutch works; look at refrigerant and compressor.',
            effect: 'weakens',
          },
          {
            finding: 'There is no separate plate',
            means: 'A clutchless compressor: test its control valve with a tool.',
            effect: 'neutral',
          },
        ],
      },
      {
        title: 'Measure the coil',
        steps: [
          'With the engine off, unplug the clutch and measure its coil: usually 3–5 ohms.',
          'Lead the meter wires out clear of belt and fan, start the engine and read the voltage at the plug with cooling on.',
        ],
        tool: 'Multimeter',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'Coil open, or 12 V present and the plate stands',
            means: 'The command arrives and the clutch does not follow: coil or gap.',
            effect: 'confirms',
          },
          {
            finding: 'Coil normal and no voltage',
            means:
              'The clutch is not told to engage: relay, pressure sensor, low charge or control unit.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the compressor clutch or its control valve',
      overview:
        'A wide gap is often cured by removing a shim, without opening the refrigerant circuit. Coil and bearing can be changed in place on many engines. The control valve of a clutchless compressor needs the circuit emptied.',
      minutes: [50, 240],
      tools: [
        'Feeler gauges',
        'Clutch holding tool and puller',
        'Circlip pliers',
        'Multimeter',
        'Belt tensioner tool',
      ],
      steps: [
        'Test the clutch relay by swapping, and its fuse.',
        'With the engine off, measure the gap between plate and pulley at three points: commonly 0.3–0.6 mm; see the manual.',
        'If it is too wide, hold the plate, undo the centre bolt, take out one thin shim and refit. Measure again.',
        'For coil or bearing: take the belt off, remove plate, circlip and pulley with a puller, never with a hammer.',
        'Fit the coil in the same position with its locating pin, route the wire clear of the pulley, and press the pulley on by its inner ring.',
        'Fit the plate, set the gap and spin it by hand: no rubbing.',
        'For a control valve, the workshop recovers the refrigerant, changes the valve with O-rings through the rear cover and refills by weight.',
        'Run it at idle and switch on and off twenty times; check the vent temperature hot.',
      ],
      safety: [
        'Switch the engine off and put the key away while your hands are near the pulley.',
        'Do not open the compressor or its valve while there is pressure in it.',
      ],
      stopIf: 'Stop if the shaft is rough or will not turn by hand: the compressor has seized.',
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
        'The car is safe to drive. Watch the temperature if the radiator fan does not run with cooling on.',
    },
    patterns: [
      'Charge weighed and full, yet no compressor.',
      'Live pressure stays the same with the system on or off.',
    ],
    checks: [
      {
        title: 'Read the pressure in live data',
        steps: [
          'With the engine off overnight, read refrigerant pressure with an OBD tool.',
          'Compare with the outside temperature: about 4–7 bar at 15–28 °C for a charged system.',
        ],
        tool: 'OBD-II reader with manufacturer coverage',
        minutes: 10,
        days: 1,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Zero, maximum or frozen, and the system is known to be full',
            means: 'The pressure is there and the reading is not: sensor or wire.',
            effect: 'confirms',
          },
          {
            finding: 'Near 1 bar or below',
            means: 'The system is empty: find the leak.',
            effect: 'rules-out',
          },
          {
            finding: 'Plausible, and rises when switched on',
            means: 'The sensor follows the pressure.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Unplug the sensor and look at the reading',
        steps: [
          'With the ignition on and the engine off, unplug the sensor.',
          'Watch the live value and look into the plug for oil or green pins.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The value does not change, or there is oil in the plug',
            means: 'Wire, or a sensor leaking through its body.',
            effect: 'supports',
          },
          {
            finding: 'Changes at once to its limit',
            means: 'The wire and the input are intact; only the sensor itself can still be wrong.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the refrigerant pressure sensor',
      overview:
        'On most cars the sensor screws onto a self-closing valve and can be changed with the charge in place. On others it opens the circuit, so find out before you turn it.',
      minutes: [20, 80],
      tools: [
        'Deep socket or spanner and a counter-hold',
        'OBD-II reader',
        'O-ring and refrigerant oil',
        'Goggles and gloves',
      ],
      steps: [
        'Confirm the charge first: a sensor that reports low pressure is usually right.',
        'Look up whether a Schrader valve sits beneath the sensor. If nobody can tell you, have the refrigerant recovered.',
        'Leave the engine off for half an hour. Wear goggles and gloves, and unplug the sensor.',
        'Hold the pipe fitting with a second spanner, since the aluminium boss twists off easily.',
        'Unscrew steadily. A short hiss is normal with a valve; a steady one means close it at once.',
        'Oil the new O-ring, screw the sensor in by hand and tighten to the torque in the vehicle manual.',
        'Plug in, clear codes and compare live pressure with the outside temperature.',
        'Switch on and watch pressure rise, compressor engage and fan start. Soap the joint.',
      ],
      safety: [
        'Escaping refrigerant freezes: turn your face away and wear goggles.',
        'Keep clear of the fan: it starts without warning.',
      ],
      stopIf: 'Stop if it hisses continuously or the boss turns: have the system recovered.',
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
    checks: [
      {
        title: 'Ask what was put in, and how it was measured',
        steps: [
          'Look at the invoice or the can for the amount, and compare it with the label under the bonnet.',
          'Ask whether the circuit was emptied and weighed in, or only topped up.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'Topped up without weighing, or more than the label says',
            means: 'An overcharge is likely.',
            effect: 'supports',
          },
          {
            finding: 'Nothing was ever added since it was new',
            means: 'It cannot be overcharged.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Have a workshop weigh the charge',
        steps: [
          'Let a licensed workshop recover the refrigerant with a machine that weighs it.',
          'Compare the weight with the label and ask for the share of air.',
        ],
        tool: 'Recovery machine (workshop)',
        minutes: 45,
        outcomes: [
          {
            finding: 'Clearly more than the label, or air found in it',
            means: 'Too much in the circuit was the cause.',
            effect: 'confirms',
          },
          {
            finding: 'Less than the label, or the exact amount',
            means: 'It is not overcharged: look for a leak, the fan or the compressor.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the refrigerant recovered and refilled by weight',
      overview:
        'The repair needs no new part but refrigerant: everything is drawn out, the circuit is evacuated to remove air and moisture, and the amount on the label goes back in by weight.',
      minutes: [45, 120],
      tools: ['Recovery and charging machine', 'Thermometer', 'Goggles and gloves'],
      steps: [
        'Switch the air conditioning off and leave it off until the appointment.',
        'Read type and amount of refrigerant on the label under the bonnet, and bring the cans that were used.',
        'The workshop identifies the gas, then recovers and weighs it.',
        'The circuit is held under vacuum for half an hour and watched for a leak.',
        'The oil that came out is put back, and the amount on the label is charged by weight.',
        'Measure the air at the centre vent and the pressures with the fans running.',
        'Check that the radiator fan runs with cooling on, since a dead fan raises the pressure in the same way.',
      ],
      safety: [
        'Never let refrigerant out yourself: it freezes skin and eyes, and is against the law.',
        'Do not add sealant or another can: neither lowers a pressure that is too high.',
      ],
      stopIf:
        'Only a licensed workshop may open the circuit. Stop at once if the compressor knocks or a relief valve hisses.',
    },
    parts: [{ name: 'Refrigerant and oil', usd: [30, 150] }],
    labourHours: [0.6, 1.5],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;

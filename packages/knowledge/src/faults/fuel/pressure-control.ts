import { DIESEL_ONLY, SPARK } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Filters, regulators and sensors: what cleans, measures and holds the pressure. */
export const pressureControlFaults = {
  'petrol-fuel-filter-clogged': {
    name: 'Blocked petrol filter or pump strainer',
    workshopName: 'Fuel filter or in-tank strainer restricted',
    summary:
      'Rust, dirt or swollen debris has blocked the filter. Enough fuel gets through for gentle driving, but the engine loses power on hills and at speed.',
    prior: 2.8,
    fits: { fuels: SPARK },
    shifts: [
      { minMiles: 80_000, factor: 1.6, source: 'wear part' },
      { minAgeYears: 12, factor: 1.4, source: 'wear part, serviceable filters on older cars' },
    ],
    symptoms: {
      'loss-of-power': 0.5,
      hesitation: 0.42,
      'stalls-while-driving': 0.2,
      'hard-start-cold': 0.15,
      'fuel-pump-whine': 0.18,
      'check-engine-light': 0.18,
      misfire: 0.12,
      'limp-mode': 0.08,
      'cranks-no-start': 0.1,
      'wont-start': 0.07,
      'car-shakes': 0.04,
      'speed-capped': 0.1,
      'no-fuel-signs': 0.2,
    },
    against: ['fuel-smell', 'rough-idle'],
    conditions: {
      uphill: 0.4,
      'at-high-speed': 0.4,
      accelerating: 0.45,
      'heavy-load': 0.25,
      'gradual-onset': 0.55,
    },
    codes: { P0171: 0.35, P0174: 0.18, P0087: 0.3, P2635: 0.06 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Power may fail when overtaking, and the pump works itself to death against the blockage. Keep to quiet roads.',
    },
    patterns: [
      'Idles and cruises well and dies on long hills, then recovers after a pause.',
      'Typical after a tank was run dry or an old car was brought back into use.',
    ],
    checks: [
      {
        title: 'Look up and date the filter',
        steps: [
          'See in the service book when the filter was last changed and whether your car has one that can be changed.',
          'Look under the car, in the engine bay or by the tank for a metal canister with an arrow.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'More than 60,000 miles or unknown',
            means: 'The filter is due in any case.',
            effect: 'supports',
          },
          {
            finding: 'Changed within the last 20,000 miles, tank clean',
            means: 'A blocked filter is unlikely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Blow through the removed filter',
        steps: [
          'Outdoors and on a cold engine, with an extinguisher by you, relieve the pressure and take the filter off. Wear goggles: some fuel always comes.',
          'Empty it from the inlet side into a white tray.',
          'Blow through it with a clean hose, from inlet to outlet, without taking fuel in the mouth: use a hand pump.',
        ],
        tool: 'Hand tools, tray, hand pump',
        minutes: 40,
        outcomes: [
          {
            finding: 'Brown fluid or rust, and strong resistance',
            means: 'The filter is blocked.',
            effect: 'confirms',
          },
          {
            finding: 'Clear petrol and free flow',
            means: 'The filter is good. Look at strainer and pump.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the petrol filter or the strainer in the tank',
      overview:
        'Older cars have a canister in the line under the floor. Newer ones have a strainer, and sometimes a fine filter, in the pump module. If rust comes out, the tank needs cleaning or the new filter blocks in weeks.',
      minutes: [40, 180],
      tools: [
        'Fuel-line release tools',
        'Axle stands',
        'Tray and rags',
        'Eye protection',
        'New clips',
        'Fire extinguisher',
      ],
      steps: [
        'Relieve the pressure by pulling the pump fuse and running the engine until it dies. Disconnect the battery and open the fuel cap for a moment.',
        'Raise the car on axle stands and let the exhaust cool. Note the flow arrow on the filter.',
        'Brush the unions clean, wrap a rag round each and release it. On clip types press both tabs and push the pipe towards the filter before pulling.',
        'Let the canister drain into the tray, slide it out of its bracket and keep its earth strap, if fitted.',
        'Pour out the inlet side. A spoonful of rust or water means that the tank must be drained and cleaned.',
        'Fit the new filter with the arrow towards the engine, with new seals and the earth strap, which leads off static charge.',
        'Push the couplings on until they click and tug them.',
        'For a strainer in the tank, lift the pump module as for a pump change, snap the new strainer on and renew the tank seal.',
        'Reconnect the battery. Prime three times, start, look for leaks and repeat the hill that troubled the car.',
      ],
      safety: [
        'Old filters hold half a cup of petrol. Let the exhaust cool, no inspection lamps with bulbs, extinguisher by your side.',
        'Never lie under a car that stands on a jack.',
      ],
      stopIf:
        'Stop if a steel line is rusted and turns with the union: it will break and needs a new line.',
    },
    parts: [
      { name: 'Fuel filter or strainer', usd: [10, 70] },
      { name: 'Clips, seals or tank seal', usd: [5, 35] },
    ],
    labourHours: [0.5, 2.2],
    diy: 'moderate',
  },

  'diesel-fuel-filter-clogged': {
    name: 'Blocked diesel fuel filter',
    workshopName: 'Diesel fuel filter restricted',
    summary:
      'Dirt, wax or bacterial slime has blocked the filter. The high-pressure pump is starved, so power fades under load and starting becomes hard.',
    prior: 5.1,
    fits: { fuels: DIESEL_ONLY },
    shifts: [{ minMiles: 40_000, factor: 1.3, source: 'wear part' }],
    symptoms: {
      'loss-of-power': 0.48,
      'limp-mode': 0.35,
      'fuel-warning': 0.2,
      hesitation: 0.28,
      'check-engine-light': 0.28,
      'hard-start-cold': 0.22,
      'stalls-while-driving': 0.2,
      'cranks-no-start': 0.12,
      'rough-idle': 0.1,
      'water-in-fuel-light': 0.06,
      'wont-start': 0.1,
      'car-shakes': 0.03,
      'speed-capped': 0.1,
      'glow-plug-light': 0.08,
    },
    against: ['metal-in-fuel', 'black-smoke'],
    conditions: { accelerating: 0.45, uphill: 0.35, 'gradual-onset': 0.5, 'heavy-load': 0.25 },
    codes: { P0087: 0.45, P0093: 0.08, P2291: 0.1, P2293: 0.08 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'A starved high-pressure pump wears fast and is expensive. Change the filter soon and do not drag loads until then.',
    },
    patterns: [
      'Often shows first when towing or overtaking.',
      'A filter that blocks again within weeks has slime behind it, from water in the tank.',
    ],
    checks: [
      {
        title: 'See how old the diesel filter is',
        steps: [
          'Look in the service book for the last filter change.',
          'Compare with the interval for your engine, often 20,000 to 40,000 miles.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Overdue or unknown',
            means: 'The filter is the first suspect and cheap.',
            effect: 'supports',
          },
          {
            finding: 'Changed within the last 10,000 miles',
            means: 'Less likely, unless the fuel was dirty.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Drain a sample from the filter',
        steps: [
          'Hold a clear jar below the drain screw with the engine off.',
          'Open it and let 100 ml out, close it and let the jar settle.',
        ],
        tool: 'Clear jar',
        minutes: 20,
        outcomes: [
          {
            finding: 'Black slime, rust or a layer of water',
            means: 'The filter is loaded and the tank is dirty.',
            effect: 'confirms',
          },
          {
            finding: 'Clear, yellow diesel',
            means: 'The fuel is clean, though an old filter may still be blocked.',
            effect: 'neutral',
          },
          {
            finding: 'Clear diesel from a filter less than a year old',
            means: 'A blocked filter is unlikely, unless the diesel has waxed in frost.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the diesel filter and prime the system',
      overview:
        'A simple service job as long as no dirt gets to the clean side and the air is got out afterwards. Change it together with its seals and water sensor ring.',
      minutes: [40, 90],
      tools: [
        'Filter wrench or socket',
        'Tray and rags',
        'Hand primer or scan tool for priming',
        'Clean diesel for filling',
        'New seals',
        'Torque wrench',
      ],
      steps: [
        'Park level with the engine cold. Cover alternator, belts and rubber mounts with plastic, as diesel ruins them.',
        'Clean the filter housing and its surroundings before opening.',
        'Unplug water sensor and heater, if fitted, and mark the hoses: swapping feed and return stops the engine.',
        'Drain the housing, undo the lid or canister and lift the old element out without tipping it over the clean side.',
        'Wipe the housing with a lint-free cloth. Fit the new element and all new O-rings, wetted with diesel.',
        'Fill the dirty side only, through the inlet, with fresh diesel. Never pour into the middle hole, since that is the filtered side.',
        'Close the housing at the torque in the vehicle manual, refit hoses and plugs.',
        'Prime: work the hand bulb until hard, or switch the ignition on ten times, or run the pump with the scan tool.',
        'Start, hold 1,500 rpm for a minute and look for bubbles and leaks. Write date and mileage on the filter.',
        'Drive the hill that made it fade. Full power must be back, and there must be no leak and no rail pressure code afterwards.',
      ],
      safety: [
        'Do not open injector pipes to bleed a common-rail engine.',
        'Diesel is slippery and harms skin: gloves on, spills up at once.',
      ],
      stopIf:
        'Stop if the old filter shows metal glitter: the pump is failing, so the engine must not be started.',
    },
    parts: [{ name: 'Diesel filter with seals', usd: [15, 85] }],
    labourHours: [0.4, 1],
    diy: 'moderate',
  },

  'fuel-pressure-regulator-leaking': {
    name: 'Leaking fuel pressure regulator',
    workshopName: 'Vacuum fuel pressure regulator diaphragm ruptured',
    summary:
      'The diaphragm of the regulator on the rail has torn, so raw petrol is sucked through the vacuum hose into the intake. The mixture is far too rich: black smoke, petrol smell and bad warm starting.',
    prior: 1.4,
    fits: { fuels: ['petrol', 'lpg'], years: [1985, 2012] },
    shifts: [{ minAgeYears: 15, factor: 1.6, source: 'rubber ages' }],
    symptoms: {
      'fuel-smell': 0.48,
      'black-smoke': 0.42,
      'poor-economy': 0.4,
      'hard-start-hot': 0.35,
      'rough-idle': 0.35,
      'check-engine-light': 0.28,
      'engine-vibration': 0.17,
      hesitation: 0.15,
      'emissions-test-fail': 0.12,
      'stalls-at-idle': 0.12,
      'oil-level-rising': 0.1,
      'rotten-egg-smell': 0.06,
      'wont-start': 0.07,
      'car-shakes': 0.11,
      'exhaust-smoke': 0.2,
    },
    against: ['fuel-pump-whine', 'limp-mode'],
    conditions: { 'starting-up': 0.35, 'at-idle': 0.35, 'warm-engine': 0.3 },
    codes: { P0172: 0.45, P0175: 0.25, P0300: 0.1, P0420: 0.08 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Petrol in the intake fouls the catalytic converter and thins the oil, and leaking fuel can burn. Repair it before regular use.',
    },
    patterns: [
      'The whole engine runs rich, and not one cylinder as with a dripping injector.',
      'Only on engines with the regulator on the rail. Cars with a returnless system have it in the tank.',
    ],
    checks: [
      {
        title: 'Smell the vacuum hose of the regulator',
        steps: [
          'With the engine off and cool, pull the thin hose off the regulator at the end of the rail.',
          'Look into hose and nipple, and smell them.',
          'Hold a rag under the nipple and your face away, let a helper switch the ignition on for two seconds, and look again.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Petrol in the hose or at the nipple',
            means: 'The diaphragm is torn.',
            effect: 'confirms',
          },
          { finding: 'Dry on both sides', means: 'The diaphragm holds.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Compare pressure with the hose on and off',
        steps: [
          'With the pressure released and the engine cold, fit a gauge to the rail. Look for leaks, then let the engine idle.',
          'Pull the vacuum hose off and plug it. Note the change.',
        ],
        tool: 'Fuel pressure gauge',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'No change, or pressure far above the stated value',
            means: 'The regulator does not regulate.',
            effect: 'supports',
          },
          {
            finding: 'Rises by about 0.5 bar (8 psi)',
            means: 'The regulator works.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the fuel pressure regulator on the rail',
      overview:
        'Two bolts or a clip and two O-rings: a short job, on which cleanliness and new seals count. Petrol will have reached the oil, so change it too.',
      minutes: [40, 90],
      tools: [
        'Socket set or circlip pliers',
        'Rags',
        'Fuel pressure gauge',
        'Petroleum jelly for O-rings',
        'New oil and filter',
        'Fire extinguisher and goggles',
        'OBD-II reader',
      ],
      steps: [
        'With the engine cold, pull the pump fuse, run it until it dies and disconnect the battery.',
        'Pull the vacuum hose off and keep it. If it is soaked and soft, cut a new one.',
        'Lay rags under the regulator and release the return line.',
        'Undo the two bolts or the circlip and twist the regulator out. Check that both O-rings and the small screen came with it.',
        'Grease the new O-rings thinly, press the new regulator in straight and secure it.',
        'Connect return line and vacuum hose with new clips.',
        'Refit the fuse, connect the battery, switch on three times, look for leaks, start and read the pressure with the hose on and off.',
        'Change the oil and filter if the dipstick smells of petrol. Clear the codes and take a 20-mile drive: the trims must return to near zero, and a warm start must be clean and without smoke.',
      ],
      safety: [
        'Petrol drips on to a manifold here: the engine must be cold and an extinguisher at hand.',
        'Wear eye protection when the rail is opened.',
      ],
      stopIf:
        'Stop if the rail itself is cracked or the regulator is part of the pump module in the tank.',
    },
    parts: [
      { name: 'Fuel pressure regulator', usd: [25, 130] },
      { name: 'Oil and filter', usd: [35, 80] },
    ],
    labourHours: [0.5, 1.2],
    diy: 'moderate',
  },

  'rail-pressure-sensor-faulty': {
    name: 'Faulty fuel-rail pressure sensor',
    workshopName: 'Fuel rail pressure sensor signal implausible',
    summary:
      'The sensor that measures pressure in the rail sends a wrong or jumping value. The control unit gives the wrong amount of fuel or limits power to be safe, though the pressure itself is right.',
    prior: 2.8,
    fits: { fuels: ['diesel', 'petrol', 'hybrid', 'plug-in-hybrid'], years: [1998, 2099] },
    shifts: [
      { fuels: DIESEL_ONLY, factor: 1.6, source: 'higher rail pressure and heat' },
      { minMiles: 80_000, factor: 1.3, source: 'wear part' },
    ],
    symptoms: {
      'limp-mode': 0.48,
      'check-engine-light': 0.55,
      'cranks-no-start': 0.25,
      'stalls-while-driving': 0.22,
      hesitation: 0.22,
      'loss-of-power': 0.3,
      'idle-surges': 0.15,
      'rough-idle': 0.12,
      'hard-start-cold': 0.1,
      'fuel-warning': 0.06,
      'wont-start': 0.13,
      'car-shakes': 0.03,
    },
    against: ['fuel-leak', 'metal-in-fuel', 'fuel-pump-whine'],
    conditions: { intermittent: 0.45, 'sudden-onset': 0.45, 'cured-by-restart': 0.35 },
    codes: { P0190: 0.4, P0191: 0.45, P0192: 0.3, P0193: 0.3, P0194: 0.12, P0087: 0.1 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The engine can cut out or lose power at any time. Use slow roads until it is repaired.',
    },
    patterns: [
      'Often sets in with warmth and vanishes after a restart.',
      'The plug of the sensor is as often to blame as the sensor.',
    ],
    checks: [
      {
        title: 'Read the rail pressure with the engine off',
        steps: [
          'Leave the car overnight. A warm direct-injection rail holds its pressure for hours.',
          'Switch the ignition on without starting and read the rail pressure.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 10,
        days: 1,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Shows tens of bar or more, or jumps',
            means: 'No rail keeps that pressure overnight, so the sensor lies.',
            effect: 'confirms',
          },
          { finding: 'Near zero and steady', means: 'The zero point is right.', effect: 'weakens' },
        ],
      },
      {
        title: 'Wiggle the sensor plug at idle',
        steps: [
          'Idle the engine and watch the rail pressure as a graph.',
          'Move the plug and the first hand-width of loom without pulling, sleeves and hair clear of fan and belts. Touch no pipe.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'The graph leaps or the engine falters',
            means: 'Bad contact at the sensor.',
            effect: 'confirms',
          },
          { finding: 'Smooth graph', means: 'The contact is good at present.', effect: 'neutral' },
          {
            finding: 'Smooth graph on several hot drives with the fault present',
            means: 'The sensor is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the fuel-rail pressure sensor',
      overview:
        'The sensor screws into the end of the rail and seals metal to metal. The rail must be without pressure. On some diesels the manufacturer sells it only with the rail, so look up the part first.',
      minutes: [40, 120],
      tools: [
        'Deep socket or crowfoot of the right size',
        'Torque wrench',
        'Scan tool',
        'Contact cleaner',
        'Caps and lint-free cloth',
        'Multimeter',
        'Goggles and gloves',
      ],
      steps: [
        'Rule out the wiring first: with the plug off, there should be a steady 5-volt feed, an earth and a signal wire without short.',
        'Let the engine cool and stand for half an hour. Read the rail pressure at the sensor, and on petrol engines relieve it with the pump fuse out.',
        'Clean the rail end and hold rags round the sensor.',
        'Break the sensor loose by a quarter turn and wait until any fuel has stopped seeping. Then unscrew it and cap the hole.',
        'Check that the old sealing ring is out. Wipe the cone clean with a lint-free cloth.',
        'Screw the new sensor in by hand, then to the torque in the vehicle manual. No tape and no sealant.',
        'Connect the plug until it clicks, prime, start and check for leaks with a card.',
        'Reset the sensor adaptation with the scan tool where asked for, clear the codes and road-test with the graph running.',
      ],
      safety: [
        'Rail pressure of a running engine is lethal. Only open it cold, after the value on the scan tool has fallen.',
        'Protect eyes and keep ignition sources away.',
      ],
      stopIf:
        'Stop if the sensor does not come loose with moderate force: on many diesels the rail must be changed as a unit.',
    },
    parts: [{ name: 'Rail pressure sensor', usd: [40, 190] }],
    labourHours: [0.5, 1.8],
    diy: 'moderate',
  },

  'diesel-metering-valve-sticking': {
    name: 'Sticking diesel metering or pressure-control valve',
    workshopName: 'Suction control valve (SCV/IMV) or rail pressure control valve sticking',
    summary:
      'The small valve that sets how much fuel enters the high-pressure pump, or leaves the rail, sticks. Rail pressure swings, so the idle hunts, the engine stalls when the throttle closes or goes into limp mode.',
    prior: 3.1,
    fits: { fuels: DIESEL_ONLY, years: [1998, 2099] },
    shifts: [
      {
        makes: ['Toyota', 'Nissan', 'Mitsubishi', 'Mazda', 'Isuzu'],
        years: [2001, 2015],
        factor: 1.8,
        source: 'widely reported by owners (suction control valve)',
      },
      { minMiles: 70_000, factor: 1.4, source: 'wear part' },
    ],
    symptoms: {
      'idle-surges': 0.42,
      'limp-mode': 0.38,
      'stalls-at-idle': 0.32,
      'check-engine-light': 0.4,
      hesitation: 0.25,
      'stalls-while-driving': 0.2,
      'cranks-no-start': 0.18,
      'hard-start-hot': 0.15,
      'loss-of-power': 0.25,
      'wont-start': 0.11,
      'fuel-warning': 0.15,
    },
    against: ['fuel-leak', 'metal-in-fuel', 'white-smoke'],
    conditions: { decelerating: 0.35, 'at-idle': 0.4, 'warm-engine': 0.35, intermittent: 0.4 },
    codes: {
      P0001: 0.15,
      P0002: 0.15,
      P0003: 0.1,
      P0004: 0.1,
      P0087: 0.2,
      P0088: 0.25,
      P0089: 0.2,
      P0090: 0.1,
      P0251: 0.1,
      P2294: 0.08,
      P0091: 0.08,
      P0092: 0.08,
      P2295: 0.08,
      P2296: 0.08,
      P228D: 0.08,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'It may stall as you slow for a junction, which takes away steering help. Keep distances long.',
    },
    patterns: [
      'Hunting at idle when hot and stalling when the clutch goes down are typical.',
      'Water or dirt in the fuel makes the new valve stick again, so the filter belongs to the job.',
    ],
    checks: [
      {
        title: 'Graph requested against actual rail pressure at idle',
        steps: [
          'Warm the engine up and show both values as a graph.',
          'Let it idle for two minutes, then lift off from 2,500 rpm several times.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'Actual swings about the requested line, or overshoots when you lift off',
            means: 'The valve follows too late.',
            effect: 'confirms',
          },
          {
            finding: 'Actual stays below the requested figure, without swings',
            means: 'Supply, pump or injectors rather than the valve.',
            effect: 'weakens',
          },
          {
            finding: 'Both lines lie on each other',
            means: 'The valve works.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure the valve coil',
        steps: [
          'Unplug the valve on the pump with the ignition off.',
          'Measure its resistance and compare it with the service data, often a few ohms.',
        ],
        tool: 'Multimeter',
        minutes: 15,
        outcomes: [
          {
            finding: 'Open or shorted',
            means: 'The valve is electrically dead.',
            effect: 'confirms',
          },
          {
            finding: 'Within the data',
            means: 'The coil is good, but the piston can still stick.',
            effect: 'neutral',
          },
          {
            finding: 'Within the data and a graph without swings',
            means: 'The valve is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the suction control or rail pressure valve of a diesel',
      overview:
        'The valve is bolted to the high-pressure pump or the rail end. It is small, but a grain of dirt ruins it and the pump behind it. New valves must be matched to the control unit.',
      minutes: [60, 180],
      tools: [
        'Hex or Torx sockets, short ones',
        'Torque wrench',
        'Brake cleaner and compressed air',
        'Scan tool with learning function',
        'New fuel filter',
        'Caps',
        'Goggles and gloves',
      ],
      steps: [
        'Let the engine stand cold for half an hour. Wash and blow the pump clean until a white cloth stays white.',
        "Take off covers, intake pipe or filter housing that block the view. Photograph the valve's position.",
        'Unplug it, undo both bolts crosswise and pull it straight out with a slight twist. Catch the fuel.',
        'Look at the screen of the old valve. Metal glitter means that the pump breaks up: stop here.',
        'Oil the new O-ring with clean diesel, push the valve in without tilting and draw the bolts down evenly to the torque in the vehicle manual.',
        'Change the fuel filter and drain any water.',
        'Prime the system, start and let it idle without touching the pedal.',
        'Run the pump learning with the scan tool, or follow the idle procedure in the vehicle manual. Without it the engine may hunt more than before.',
        'Look for leaks with a card, not with a finger. Compare requested and actual rail pressure on the graph, clear the codes, drive 20 miles with several stops and read again.',
      ],
      safety: [
        'The rail end and pump carry lethal pressure while running. Work only on a cold engine at rest.',
        'Keep diesel off the belt beneath the pump.',
      ],
      stopIf: 'Stop when metal is found on the screen, or a bolt in the pump body shears.',
    },
    parts: [
      { name: 'Suction control or pressure valve', usd: [45, 260] },
      { name: 'Diesel filter', usd: [15, 70] },
    ],
    labourHours: [0.8, 2.2],
    diy: 'moderate',
  },

  'diesel-air-in-fuel': {
    name: 'Air drawn into the diesel supply',
    workshopName: 'Air ingress on the suction side, fuel drains back',
    summary:
      'A cracked hose, a hard O-ring or a leaking filter seal lets air in while the car stands. The fuel runs back to the tank, so the engine needs long cranking, starts, stumbles and then runs well.',
    prior: 2.5,
    fits: { fuels: DIESEL_ONLY },
    shifts: [{ minAgeYears: 8, factor: 1.6, source: 'rubber and O-rings age' }],
    symptoms: {
      'hard-start-cold': 0.58,
      'cranks-no-start': 0.3,
      'rough-idle': 0.22,
      'stalls-at-idle': 0.22,
      'fuel-smell': 0.14,
      'fuel-leak': 0.14,
      'loss-of-power': 0.12,
      misfire: 0.12,
      'engine-vibration': 0.11,
      'idle-surges': 0.1,
      'stalls-while-driving': 0.08,
      'wont-start': 0.22,
      'car-shakes': 0.08,
    },
    against: ['hard-start-hot', 'check-engine-light', 'engine-knock'],
    conditions: {
      'after-standing': 0.6,
      'starting-up': 0.6,
      'after-repair': 0.25,
      'after-long-standing': 0.35,
    },
    codes: { P0087: 0.15 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'Once it runs it usually keeps running, but it can stall on the first mile, and starter and pump suffer from the long cranking. Do not drive it if diesel drips.',
    },
    patterns: [
      'Typical after a filter change with a pinched seal.',
      'Parking nose-down makes it start better and nose-up makes it worse, or the other way about.',
    ],
    checks: [
      {
        title: 'Prime by hand before a cold start',
        steps: [
          'After a night, work the priming bulb, or switch the ignition on five times where the tank pump primes.',
          'Then start.',
        ],
        tool: 'None',
        minutes: 5,
        days: 1,
        needs: 'running',
        outcomes: [
          {
            finding: 'Starts at once after priming',
            means: 'The fuel had run back.',
            effect: 'supports',
          },
          {
            finding: 'Still long cranking',
            means: 'Glow plugs, compression or injectors are more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look for bubbles in a clear hose',
        steps: [
          'With the engine off and cold, put a piece of clear hose between filter and pump on the low-pressure side.',
          'Start, idle and watch for one minute.',
          'Leave it overnight and look again before starting.',
        ],
        tool: 'Clear fuel hose and clips',
        minutes: 30,
        days: 1,
        needs: 'running',
        outcomes: [
          {
            finding: 'A stream of bubbles, or an empty hose in the morning',
            means: 'Air gets in ahead of this point.',
            effect: 'confirms',
          },
          {
            finding: 'Full of clear fuel both times',
            means: 'The suction side is not leaking.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Trace and seal an air leak in the diesel supply',
      overview:
        'Air gets in where no diesel gets out, so a dry joint can be the culprit. Work from the filter outwards with a clear hose and close in on the leak. Most repairs are a seal or a hose for a few dollars.',
      minutes: [45, 180],
      tools: [
        'Clear hose and clips',
        'Hand vacuum or low-pressure pump',
        'New O-rings and return hose',
        'Hose cutter',
        'Torch',
      ],
      steps: [
        'Clean filter, lines and pump so that fresh wet spots show. Look at every hose end, clip and at the priming bulb.',
        'Put clear hose ahead of the filter, then behind it. The section in which bubbles appear first holds the leak.',
        'Press the suspect section with a hand pump to half a bar and brush on diesel or soapy water. Bubbles show the spot.',
        'With the engine off for ten minutes the supply side is not under pressure. Renew hard hoses complete, not with another clip. Cut them square and use proper fuel hose.',
        'Renew the O-rings of quick couplings, filter lid and water drain. These shrink first.',
        'Check the return pipes on the injectors: one that drips when running draws air when standing.',
        'Test the non-return valve in the bulb or filter head by blowing through with a hand pump: one way only.',
        'Prime, start and watch the clear hose for ten minutes. Then remove it and fit the right line.',
        'Leave it overnight, nose uphill, and start it without priming.',
      ],
      safety: [
        'Do not loosen high-pressure pipes to bleed a common-rail engine.',
        'Keep the clear hose away from exhaust and belts and never leave it in for driving.',
      ],
      stopIf:
        'Stop if air comes from the tank unit or from the pump shaft seal: that is workshop work.',
    },
    parts: [
      { name: 'Fuel hose, clips and O-rings', usd: [8, 60] },
      { name: 'Priming bulb or non-return valve', usd: [15, 60], ifNeeded: true },
    ],
    labourHours: [0.5, 2],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

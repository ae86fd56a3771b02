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
        'Power may fail when you overtake, and the pump wears out against the blockage. Use quiet roads only.',
    },
    patterns: [
      'Idles and cruises well and dies on long hills, then recovers after a pause.',
      'Typical after a tank was run dry or an old car was brought back into use.',
    ],
    shown: {
      patterns: [
        'The engine idles and cruises well, loses power on long hills and recovers after a pause.',
        'It is typical after a tank was run dry, or after an old car was brought back into use.',
      ],
    },
    checks: [
      {
        title: 'Look up when the petrol filter was changed',
        steps: [
          'Look in the service book when the filter was last changed, and whether your car has one that can be changed.',
          'With the engine off and cold, look in the engine bay and, from outside, under the car and near the tank for a metal canister with an arrow on it.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'It was changed more than 60,000 miles ago, or nobody knows',
            means: 'The filter is due in any case. Replace it.',
            effect: 'supports',
          },
          {
            finding: 'It was changed within the last 20,000 miles, and the tank is clean',
            means: 'A blocked filter is unlikely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Blow through the removed filter',
        steps: [
          'Work outdoors on a cold engine, with a fire extinguisher within reach. Relieve the pressure and take the filter off. Wear safety goggles, because some fuel always comes out.',
          'Empty the filter from its inlet side into a white tray.',
          'Connect a hand pump and a clean hose to the inlet, and pump air through to the outlet. Never blow with your mouth.',
        ],
        tool: 'Hand tools, tray, hand pump',
        minutes: 40,
        outcomes: [
          {
            finding: 'Brown fluid or rust comes out, and the resistance is strong',
            means: 'The filter is blocked. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'Clear petrol comes out, and air flows freely',
            means: 'The filter is good. Check the strainer and the pump.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the petrol filter or the strainer in the tank',
      overview:
        'Older cars have a canister in the line under the floor. Newer ones have a strainer, and sometimes a fine filter, in the pump module.',
      minutes: [40, 180],
      tools: [
        'Fuel-line release tools and battery spanner',
        'Jack, axle stands and chocks',
        'Tray and rags',
        'Eye protection',
        'Fire extinguisher',
      ],
      steps: [
        'Pull the pump fuse and run the engine until it dies, to relieve the pressure. Disconnect the battery, and open the fuel cap for a moment.',
        'Chock the wheels, put the car on axle stands and let the exhaust cool. Note the flow arrow on the filter.',
        'Brush the unions clean, wrap a rag round each and release it. On clip types, push the pipe towards the filter, press both tabs and then pull.',
        'Let the canister drain into the tray and slide it out of its bracket. If it has an earth strap, keep it for the new filter.',
        'Pour out what is in the inlet side. A spoonful of rust or water means that the tank must be drained and cleaned.',
        'Fit the new filter with new seals and with its arrow towards the engine. Refit the earth strap, which leads static charge away.',
        'Push the couplings on until they click, and tug them.',
        'If the strainer is in the tank, lift the pump module out as for a pump change. Snap the new strainer on and fit a new tank seal.',
        'Lower the car, refit the pump fuse and reconnect the battery. Prime three times, start the engine and look for leaks. Drive up the hill that the car had trouble with.',
      ],
      safety: [
        'An old filter holds half a cup of petrol. Let the exhaust cool, use no mains inspection light, and place a fire extinguisher within reach.',
        'Never lie under a car that is supported only by a jack.',
      ],
      stopIf:
        'Stop if a steel line is rusted and turns with its union: it will break and must be replaced.',
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
        'A high-pressure pump that gets too little fuel wears fast and is expensive. Change the filter soon, and do not tow until then.',
    },
    patterns: [
      'Often shows first when towing or overtaking.',
      'A filter that blocks again within weeks has slime behind it, from water in the tank.',
    ],
    shown: {
      summary:
        'Dirt, wax or bacterial slime has blocked the filter. The high-pressure pump gets too little fuel, so power fades under load and starting becomes hard.',
      patterns: [
        'It often shows first when towing or overtaking.',
        'A filter that blocks again within weeks is filling with slime, which comes from water in the tank.',
      ],
    },
    checks: [
      {
        title: 'See how old the diesel filter is',
        steps: [
          'Look in the service book for the last filter change.',
          'Compare it with the interval for your engine, which is often 20,000 to 40,000 miles.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'The change is overdue or unknown',
            means: 'The filter is the first thing to suspect, and it is cheap.',
            effect: 'supports',
          },
          {
            finding: 'It was changed within the last 10,000 miles',
            means: 'A blocked filter is less likely, unless the fuel was dirty.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Drain a sample from the filter',
        steps: [
          'With the engine off and cool, hold a clear jar under the drain screw of the filter.',
          'Open the screw, let about 100 ml run out and close it. Let the jar settle for ten minutes.',
        ],
        tool: 'Clear jar',
        minutes: 20,
        outcomes: [
          {
            finding: 'There is black slime, rust or a layer of water',
            means: 'The filter is full of dirt, and the tank is dirty too.',
            effect: 'confirms',
          },
          {
            finding: 'The diesel is clear and yellow',
            means: 'The fuel is clean, though an old filter may still be blocked.',
            effect: 'neutral',
          },
          {
            finding: 'The diesel is clear, and the filter is less than a year old',
            means: 'A blocked filter is unlikely, unless the diesel has waxed in frost.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the diesel filter and prime the system',
      overview:
        'This is a simple service job, as long as no dirt gets to the clean side and the air is removed afterwards. Change the seals and the ring of the water sensor at the same time.',
      minutes: [40, 90],
      tools: [
        'Filter wrench or socket',
        'Tray and rags',
        'Hand primer or scan tool for priming',
        'Clean diesel for filling',
        'Torque wrench',
      ],
      steps: [
        'Park on level ground with the engine cold. Cover the alternator, the belts and the rubber mounts with plastic, because diesel ruins them.',
        'Clean the filter housing and the area round it before you open it.',
        'Unplug the water sensor and the heater, if fitted, and mark the hoses, because the engine does not run with feed and return swapped.',
        'Drain the housing, undo its lid or the canister, and lift the old element out. Do not let it drip into the clean side.',
        'Wipe the housing with a lint-free cloth. Fit the new element and all the new O-rings, wetted with diesel.',
        'Fill only the unfiltered side with fresh diesel, through the inlet. Never pour fuel into the middle hole, because that is the filtered side.',
        'Close the housing at the torque in the workshop manual, and refit the hoses and plugs.',
        'Prime the system. Depending on the car, work the hand bulb until it is hard, switch the ignition on ten times, or run the pump with the scan tool.',
        'Start the engine, hold 1,500 rpm for a minute, and look for bubbles and leaks. Write the date and the mileage on the filter.',
        'Drive up the hill on which the power faded. Full power must be back, without a leak and without a rail pressure code afterwards.',
      ],
      safety: [
        'Do not open injector pipes to bleed a common-rail engine: the jet can pierce skin.',
        'Diesel is slippery and harms the skin. Wear gloves, and wipe spills up at once.',
      ],
      stopIf:
        'Stop if there is metal glitter in the old filter. The pump is failing, so do not start the engine.',
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
        'Petrol in the intake ruins the catalytic converter and thins the oil, and leaking fuel can catch fire. Repair it before regular use.',
    },
    patterns: [
      'The whole engine runs rich, and not one cylinder as with a dripping injector.',
      'Only on engines with the regulator on the rail. Cars with a returnless system have it in the tank.',
    ],
    shown: {
      summary:
        'The diaphragm of the regulator on the fuel rail has torn, so raw petrol is sucked through the vacuum hose into the intake. The mixture is far too rich: the car makes black smoke, smells of petrol and starts badly when warm.',
      patterns: [
        'The whole engine runs rich, and not just one cylinder as with a dripping injector.',
        'It only affects engines with the regulator on the rail. Cars with a returnless system have it in the tank.',
      ],
    },
    checks: [
      {
        title: 'Smell the vacuum hose of the regulator',
        steps: [
          'With the engine off and cool, pull the thin vacuum hose off the regulator at the end of the rail.',
          'Look into the hose and its connection, and smell them.',
          'Hold a rag under the connection and turn your face away. Have a helper switch the ignition on for two seconds, and look again. Refit the hose afterwards.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'There is petrol in the hose or at its connection',
            means: 'The diaphragm is torn. Replace the regulator.',
            effect: 'confirms',
          },
          { finding: 'Both are dry', means: 'The diaphragm is good.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Compare pressure with the hose on and off',
        steps: [
          'Release the fuel pressure with the engine cold, and fit a gauge to the rail. Look for leaks, then let the engine idle.',
          'Pull the vacuum hose off the regulator and plug it. Note how the pressure changes. Refit the hose, release the pressure and take the gauge off.',
        ],
        tool: 'Fuel pressure gauge',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'It does not change, or it is far above the stated value',
            means: 'The regulator does not control the pressure. Replace it.',
            effect: 'supports',
          },
          {
            finding: 'It rises by about 0.5 bar (7 psi)',
            means: 'The regulator works.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the fuel pressure regulator on the rail',
      overview:
        'Two bolts or a clip and two O-rings hold the regulator, so this is a short job in which cleanliness and new seals matter.',
      minutes: [40, 90],
      tools: [
        'Socket set or circlip pliers',
        'Rags',
        'Fuel pressure gauge',
        'Clean engine oil for O-rings',
        'Fire extinguisher and goggles',
        'OBD-II reader',
      ],
      steps: [
        'With the engine cold, pull the pump fuse and run the engine until it dies, to relieve the pressure. Disconnect the battery.',
        'Pull the vacuum hose off. If it is soaked and soft, cut a new one to length.',
        'Lay rags under the regulator and release the return line.',
        'Undo the two bolts or the circlip and twist the regulator out. Check that both O-rings and the small screen came out with it.',
        'Put a little clean engine oil on the new O-rings, press the new regulator in straight and secure it.',
        'Connect the return line and the vacuum hose with new clips.',
        'Refit the fuse, connect the battery, switch the ignition on three times and look for leaks. Start the engine and read the pressure with the vacuum hose on and off.',
        'Have the oil and its filter changed if the dipstick smells of petrol.',
        'Clear the codes and drive 20 miles. The trims must return to near zero, and the engine must start warm without smoke.',
      ],
      safety: [
        'Petrol can drip onto the exhaust manifold here. The engine must be cold, and a fire extinguisher must be within reach.',
        'Wear eye protection when the rail is opened.',
      ],
      stopIf:
        'Stop if the rail itself is cracked, or if the regulator is part of the pump module in the tank.',
    },
    parts: [
      { name: 'Fuel pressure regulator, O-rings and clips', usd: [28, 138] },
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
    shown: {
      summary:
        'The sensor that measures the pressure in the fuel rail sends a wrong or jumping value. The control unit injects the wrong amount of fuel, or limits power to be safe, although the pressure itself is right.',
      patterns: [
        'It often begins once the engine is warm, and vanishes after a restart.',
        'The plug of the sensor is to blame as often as the sensor itself.',
      ],
    },
    checks: [
      {
        title: 'Read the rail pressure with the engine off',
        steps: [
          'Leave the car overnight, because a warm direct-injection rail holds its pressure for hours.',
          'Switch the ignition on without starting the engine, and read the rail pressure straight away.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 10,
        days: 1,
        needs: 'powered',
        outcomes: [
          {
            finding: 'It shows tens of bar or more, or it jumps',
            means: 'No rail holds that pressure overnight, so the sensor is faulty.',
            effect: 'confirms',
          },
          {
            finding: 'It is near zero and steady',
            means: 'The zero point of the sensor is right.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Wiggle the sensor plug at idle',
        steps: [
          'Let the engine idle, and watch the rail pressure as a graph.',
          'Move the plug and the first 10 cm of its loom without pulling. Stay clear of the fan and the belts with sleeves and hair, and do not touch any pipe.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'The graph jumps, or the engine falters',
            means: 'There is a bad contact at the sensor.',
            effect: 'confirms',
          },
          {
            finding: 'The graph is smooth',
            means: 'The contact is good at the moment.',
            effect: 'neutral',
          },
          {
            finding: 'The graph stays smooth on several hot drives with the fault present',
            means: 'The sensor is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the fuel-rail pressure sensor',
      overview:
        'The sensor screws into the rail and seals metal to metal, so there must be no pressure in the rail. On some diesels it is sold only with the rail, so look up the part first.',
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
        'Check the wiring first. With the plug off, there should be a steady 5-volt supply, an earth, and a signal wire without a short circuit.',
        'On petrol engines, pull the pump fuse and run the engine until it dies. Leave the car overnight before you open the rail.',
        'Clean the end of the rail, and hold rags round the sensor.',
        'Loosen the sensor by a quarter turn and wait until fuel no longer seeps out. Then unscrew it and cap the hole.',
        'Check that the old sealing ring is out. Wipe the sealing cone with a lint-free cloth.',
        'Screw the new sensor in by hand, then tighten it to the stated torque. Do not use tape or sealant.',
        'Push the plug on until it clicks, and refit the pump fuse. Prime the system, start the engine and look for leaks with a piece of card.',
        'Reset the adaptation of the sensor with the scan tool if the manual asks for it. Clear the codes, and drive the car with the graph running.',
      ],
      safety: [
        'The rail pressure of a running engine is lethal. Open the rail only after a night’s rest: the reading of a faulty sensor does not prove that the pressure has gone.',
        'Wear eye protection, and allow no flames or sparks nearby.',
      ],
      stopIf:
        'Stop if the sensor does not come loose with moderate force. On many diesels the rail is then replaced complete.',
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
        'The engine may stall as you slow for a junction, which takes the power steering away. Leave long gaps.',
    },
    patterns: [
      'Hunting at idle when hot and stalling when the clutch goes down are typical.',
      'Water or dirt in the fuel makes the new valve stick again, so the filter belongs to the job.',
    ],
    shown: {
      summary:
        'The small valve that sets how much fuel enters the high-pressure pump, or leaves the rail, sticks. The rail pressure swings, so the idle hunts, and the engine stalls when you lift off or goes into limp mode.',
      patterns: [
        'Hunting at idle when hot, and stalling when the clutch goes down, are typical.',
        'Water or dirt in the fuel makes the new valve stick again, so the filter must be changed too.',
      ],
    },
    checks: [
      {
        title: 'Graph requested against actual rail pressure at idle',
        steps: [
          'Warm the engine up, and show both values as a graph.',
          'Let it idle for two minutes. Then raise it to 2,500 rpm and lift off, several times.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'Actual swings about the requested line, or overshoots when you lift off',
            means: 'The valve reacts too late.',
            effect: 'confirms',
          },
          {
            finding: 'Actual stays below requested, without swings',
            means: 'The fuel supply, the pump or the injectors are more likely than the valve.',
            effect: 'weakens',
          },
          {
            finding: 'Both lines lie on top of each other',
            means: 'The valve works.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure the valve coil',
        steps: [
          'Switch the ignition off and unplug the valve on the pump.',
          'Measure its resistance and compare it with the workshop data, which often give a few ohms.',
        ],
        tool: 'Multimeter',
        minutes: 15,
        outcomes: [
          {
            finding: 'The coil is open or shorted',
            means: 'The valve is electrically dead. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The resistance is within the data',
            means: 'The coil is good, but the piston can still stick.',
            effect: 'neutral',
          },
          {
            finding: 'It is within the data, and the graph shows no swings',
            means: 'The valve is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the suction control or rail pressure valve of a diesel',
      overview:
        'The valve is bolted to the high-pressure pump or to the end of the rail. It is small, but a grain of dirt ruins it and the pump behind it. The control unit must learn a new valve.',
      minutes: [60, 180],
      tools: [
        'Hex or Torx sockets, short ones',
        'Torque wrench',
        'Brake cleaner and compressed air',
        'Scan tool with learning function',
        'Caps',
        'Goggles and gloves',
      ],
      steps: [
        'Start with an engine that is cold and has been off for half an hour, so that the rail pressure has fallen. Wash the pump and blow it off until a white cloth stays clean.',
        'Take off any covers, intake pipe or filter housing that are in the way. Photograph the position of the valve.',
        'Unplug the valve, undo its bolts evenly and pull it straight out with a slight twist. Catch the fuel.',
        'Look at the screen of the old valve. Metal glitter means that the pump is breaking up, so go no further.',
        'Oil the new O-ring with clean diesel, push the valve in straight and tighten the bolts evenly to the torque in the workshop manual.',
        'Change the fuel filter, drain any water, and refit the intake pipe and covers.',
        'Prime the system, start the engine and let it idle without touching the accelerator.',
        'Run the pump learning routine with the scan tool, or follow the idle procedure in the workshop manual.',
        'Look for leaks with a piece of card, never with a finger. Compare the requested and the actual rail pressure on the graph.',
        'Clear the codes, drive 20 miles with several stops and read the codes again.',
      ],
      safety: [
        'The pump and the rail carry lethal pressure while the engine runs. Work only on a cold engine that is switched off.',
        'Keep diesel off the belt below the pump.',
      ],
      stopIf: 'Stop if there is metal on the screen, or if a bolt shears in the body of the pump.',
    },
    parts: [
      { name: 'Suction control or pressure valve, and O-ring', usd: [47, 265] },
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
        'Once the engine runs it usually goes on running, but it can stall within the first mile, and the long cranking wears the starter and the pump. Do not drive if diesel drips.',
    },
    patterns: [
      'Typical after a filter change with a pinched seal.',
      'Parking nose-down makes it start better and nose-up makes it worse, or the other way about.',
    ],
    shown: {
      summary:
        'A cracked hose, a hard O-ring or a leaking filter seal lets air in while the car is parked. The fuel runs back to the tank, so the engine needs long cranking, starts, stumbles and then runs well.',
      patterns: [
        'It is typical after a filter change with a pinched seal.',
        'Whether the car is parked nose-up or nose-down changes how well it starts.',
      ],
    },
    checks: [
      {
        title: 'Prime by hand before a cold start',
        steps: [
          'After a night, work the priming bulb until it is hard. If the tank pump primes the system, switch the ignition on five times instead.',
          'Then start the engine.',
        ],
        tool: 'None',
        minutes: 5,
        days: 1,
        needs: 'running',
        outcomes: [
          {
            finding: 'It starts at once after priming',
            means: 'The fuel had run back to the tank, so air gets in somewhere.',
            effect: 'supports',
          },
          {
            finding: 'It still needs long cranking',
            means: 'The glow plugs, the compression or the injectors are more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look for bubbles in a clear hose',
        steps: [
          'With the engine off and cold, fit a piece of clear hose between the filter and the pump, on the low-pressure side only.',
          'Start the engine, let it idle and watch the hose for one minute.',
          'Leave the car overnight, and look again before you start it.',
        ],
        tool: 'Clear fuel hose and clips',
        minutes: 30,
        days: 1,
        needs: 'running',
        outcomes: [
          {
            finding: 'There is a stream of bubbles, or the hose is empty in the morning',
            means: 'Air gets in between the tank and this point.',
            effect: 'confirms',
          },
          {
            finding: 'It is full of clear fuel both times',
            means: 'The suction side does not leak.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Trace and seal an air leak in the diesel supply',
      overview:
        'Air can get in where no diesel gets out, so even a dry joint can be the cause. Work from the filter outwards with a clear hose, and close in on the leak. Usually a cheap seal or hose cures it.',
      minutes: [45, 180],
      tools: [
        'Clear hose and clips',
        'Hand vacuum or low-pressure pump',
        'Hose cutter',
        'Torch',
        'Drain tray',
        'Soapy water and brush',
      ],
      steps: [
        'Clean the filter, the lines and the pump, so that fresh wet spots show. Look at the hose ends, the clips and the priming bulb.',
        'Leave the engine off for ten minutes, so that the supply has no pressure. Fit the clear hose before the filter, then after it. If bubbles already appear before the filter, the leak is towards the tank; if they appear only after it, the filter or its seals leak.',
        'With the engine off, put the suspect section under half a bar with a hand pump, and brush diesel or soapy water on it. Bubbles show the spot.',
        'Release the pressure and catch the diesel in a tray. Replace a hard hose as a whole instead of adding a clip. Cut the new fuel hose square.',
        'Replace the O-rings of the quick couplings, the filter lid and the water drain, which shrink first.',
        'Check the return pipes on the injectors. A pipe that drips when the engine runs draws air in when it is off.',
        'Test the non-return valve in the bulb or the filter head with a hand pump. Air must pass in one direction only.',
        'Prime the system, start the engine and watch the clear hose for ten minutes. Then remove the clear hose and refit the proper line.',
        'Leave the car overnight with its nose uphill, and check that it starts without priming.',
      ],
      safety: [
        'Do not loosen high-pressure pipes to bleed a common-rail engine: the jet can pierce skin.',
        'Keep the clear hose away from the exhaust and the belts, and never drive with it fitted.',
      ],
      stopIf:
        'Stop if the air comes from the tank unit or from the shaft seal of the pump, which is workshop work.',
    },
    parts: [
      { name: 'Fuel hose, clips and O-rings', usd: [8, 60] },
      { name: 'Priming bulb or non-return valve', usd: [15, 60], ifNeeded: true },
    ],
    labourHours: [0.5, 2],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

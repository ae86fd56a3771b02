import { SPARK, SPARK_NO_LPG } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** The evaporative system: what keeps petrol vapour in. */
export const evapFaults = {
  'fuel-cap-not-sealing': {
    name: 'Fuel cap loose or its seal worn',
    workshopName: 'Fuel filler cap does not seal',
    summary:
      'The cap was not tightened or its rubber ring has cracked. The engine computer tests the tank for leaks and finds one, so the engine light comes on although the car drives perfectly.',
    prior: 6,
    fits: { fuels: SPARK },
    shifts: [{ minAgeYears: 6, factor: 1.4, source: 'wear part' }],
    symptoms: {
      'check-engine-light': 0.82,
      'fuel-warning': 0.35,
      'fuel-smell': 0.25,
      'emissions-test-fail': 0.1,
    },
    against: ['loss-of-power', 'rough-idle', 'stalls-while-driving', 'fuel-leak', 'hard-start-hot'],
    conditions: { 'after-refuelling': 0.5, constant: 0.35 },
    codes: { P0455: 0.4, P0457: 0.45, P0456: 0.3, P0442: 0.25, P0440: 0.1 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'The car is safe to drive. Only vapour escapes and the light stays on.',
    },
    patterns: [
      'The light comes on one to three days after filling up.',
      'After the cap is closed properly the light needs several cold starts to go out.',
    ],
    checks: [
      {
        title: 'Tighten the cap and look at its seal',
        steps: [
          'Take the cap off and look at the rubber ring for cracks, flat spots and dirt.',
          'Wipe ring and rim of the neck, and screw the cap on until it clicks three times.',
          'On a capless filler press the flap and see that it springs shut.',
        ],
        tool: 'None',
        minutes: 3,
        outcomes: [
          {
            finding: 'Cap was loose, or the ring is cracked or hard',
            means: 'This explains the leak code.',
            effect: 'confirms',
          },
          {
            finding: 'Ring soft and intact, and the cap clicks tight',
            means: 'The leak lies elsewhere in the system.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Clear the code and wait for the self-test',
        steps: [
          'Close or replace the cap, clear the code with a reader and drive as usual for a week.',
          'Keep the tank between a quarter and three quarters, as the test only runs then.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        days: 7,
        needs: 'moving',
        outcomes: [
          { finding: 'The code stays away', means: 'The cap was the cause.', effect: 'confirms' },
          {
            finding: 'The same code is back with a new cap',
            means: 'A hose, valve or the neck leaks.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the fuel filler cap',
      overview:
        'The cheapest cure of an engine light there is. Use a cap made for the model: the wrong relief pressure makes a new fault.',
      minutes: [10, 20],
      tools: ['Clean cloth', 'OBD-II reader'],
      steps: [
        'Switch off and open the flap. Unscrew the cap and let any pressure hiss out first.',
        'Wipe the rim of the neck and feel for dents or rust, which no cap can seal.',
        'Compare the new cap with the old: thread, depth and tether must match. Diesel caps and petrol caps are not the same.',
        'Hook the tether on, screw the cap down until it clicks, and see that the tether is not caught under the seal.',
        'Capless filler: clean the flap with a lint-free cloth. Replace the insert if it does not spring shut.',
        'Clear the code, or wait: three good self-tests put the light out. After a week and a tank of fuel no leak code may be back.',
        'If the light returns, have the system smoke-tested instead of buying further caps.',
      ],
      safety: [
        'No smoking and no flame at the open filler.',
        'Open the cap slowly on hot days. Pressure can spit fuel.',
      ],
      stopIf: 'If the code returns with a new genuine cap, hand it over for a smoke test.',
    },
    parts: [{ name: 'Fuel filler cap', usd: [10, 45] }],
    labourHours: [0.1, 0.2],
    diy: 'easy',
  },

  'evap-purge-valve-stuck-open': {
    name: 'Purge valve stuck open',
    workshopName: 'EVAP canister purge solenoid does not close',
    summary:
      'The valve that feeds tank vapour to the engine no longer closes. Right after filling up, vapour floods the intake, so the engine is hard to start, stumbles or stalls. Otherwise it may idle roughly.',
    prior: 5,
    fits: { fuels: SPARK },
    shifts: [
      {
        makes: ['Ford', 'Hyundai', 'Kia', 'Chevrolet', 'GMC', 'Jeep'],
        years: [2010, 2022],
        factor: 1.5,
        source: 'widely reported by owners',
      },
      { minMiles: 50_000, factor: 1.2, source: 'wear part' },
    ],
    symptoms: {
      'check-engine-light': 0.55,
      'hard-start-after-fuelling': 0.55,
      'rough-idle': 0.38,
      'stalls-at-idle': 0.3,
      'fuel-smell': 0.2,
      'hard-start-cold': 0.2,
      'engine-vibration': 0.19,
      'hard-start-hot': 0.15,
      hesitation: 0.15,
      'stalls-while-driving': 0.12,
      'cranks-no-start': 0.1,
      'hard-to-refuel': 0.08,
      'wont-start': 0.11,
      'car-shakes': 0.12,
      'idle-surges': 0.25,
      'vacuum-hiss': 0.1,
    },
    against: ['fuel-leak', 'loss-of-power', 'limp-mode'],
    conditions: { 'after-refuelling': 0.6, 'starting-up': 0.4, 'at-idle': 0.35 },
    codes: {
      P0496: 0.4,
      P0441: 0.3,
      P0171: 0.15,
      P0172: 0.12,
      P0455: 0.15,
      P1450: 0.1,
      P0443: 0.1,
      P0444: 0.05,
      P0440: 0.08,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'It may be driven. Expect a stumble or a stall after filling up and leave the filling station only when it idles cleanly.',
    },
    patterns: [
      'Starts badly only after filling up: no other fault does that so clearly.',
      'A split canister sends charcoal crumbs into the new valve and jams it again.',
    ],
    checks: [
      {
        title: 'Feel for suction at the purge hose',
        steps: [
          'Find the valve near the intake manifold, with a plug and two hoses.',
          'Start the engine cold, as a good valve stays shut until it has warmed. Keeping clear of fan and belts, pull off the hose that comes from the tank and put a finger on the valve stub.',
          'Listen to the idle at the same time.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'Steady suction at idle in the first minute, idle smooths when you close it',
            means: 'The valve leaks.',
            effect: 'confirms',
          },
          {
            finding: 'No suction, or short clicks of it',
            means: 'The valve closes as it should.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Blow through the removed valve',
        steps: [
          'With the engine off, take the valve off and blow through from the tank side without power.',
          'Use a hose so that you do not breathe vapour in.',
        ],
        tool: 'Piece of hose',
        minutes: 10,
        outcomes: [
          { finding: 'Air passes', means: 'It is stuck open.', effect: 'confirms' },
          {
            finding: 'Tight without power',
            means: 'It closes when cold, though it may still stick open when hot.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the EVAP purge valve',
      overview:
        'It has one plug and two hoses, on most engines within reach from above. Look for charcoal dust in the hose before you fit the new one.',
      minutes: [20, 60],
      tools: [
        'Pliers or hose-clip tool',
        'Small socket set',
        'Clean hose for blowing',
        'OBD-II reader',
      ],
      steps: [
        'Let the engine cool and switch off. Find the valve by following the hose from the intake manifold.',
        'Unplug it and look at its pins. Press the tabs of the hose couplings and twist before pulling: old plastic snaps.',
        'Tap the tank-side hose over white paper. Black grains mean that the canister has broken up and must be replaced too.',
        'Unbolt or slide the valve from its bracket. Check the new one by blowing: closed without current.',
        'Push the hoses on until they click. Arrow, if any, points to the engine.',
        'Plug in, clear the codes and start. The idle should be smooth at once.',
        'Fill the tank to the first click, start and drive off. The stumble must be gone.',
        'Read the codes after a week. The leak and purge self-tests must have run and passed.',
      ],
      safety: [
        'Fuel vapour burns: have no flame or sparks near, and let the engine cool.',
        'Do not breathe air from the tank hose in.',
      ],
      stopIf:
        'If charcoal is found, have canister and lines cleaned professionally, or the next valve fails as well.',
    },
    parts: [{ name: 'Purge valve', usd: [20, 95] }],
    labourHours: [0.3, 0.8],
    diy: 'easy',
  },

  'evap-vent-valve-blocked': {
    name: 'Tank vent valve stuck or its filter blocked',
    workshopName: 'EVAP vent solenoid or fresh-air filter blocked',
    summary:
      'Air cannot get out of or into the tank because the vent valve is stuck or clogged with dust or spider web. The filling pump clicks off all the time, and the tank may be sucked in while driving.',
    prior: 3.6,
    fits: { fuels: SPARK },
    shifts: [
      {
        makes: ['Chevrolet', 'GMC', 'Cadillac', 'Toyota', 'Honda', 'Kia', 'Hyundai', 'Mazda'],
        years: [2000, 2018],
        factor: 1.3,
        source: 'widely reported by owners',
      },
      { minAgeYears: 5, factor: 1.3, source: 'dust and corrosion under the car' },
    ],
    symptoms: {
      'hard-to-refuel': 0.68,
      'fuel-spits-back': 0.12,
      'check-engine-light': 0.45,
      'fuel-smell': 0.15,
      'fuel-pump-whine': 0.08,
      'stalls-while-driving': 0.05,
      'fuel-warning': 0.05,
      'hard-start-after-fuelling': 0.05,
      'loss-of-power': 0.04,
    },
    against: ['rough-idle', 'hard-start-hot', 'fuel-leak', 'black-smoke'],
    conditions: { 'after-refuelling': 0.35, constant: 0.4, 'gradual-onset': 0.3 },
    codes: {
      P0446: 0.4,
      P0449: 0.25,
      P0447: 0.15,
      P0448: 0.12,
      P0455: 0.12,
      P2422: 0.12,
      P0451: 0.06,
      P1450: 0.05,
      P0440: 0.06,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car drives normally. Fill slowly and do not force fuel in, as it may run into the canister.',
    },
    patterns: [
      'Typical on dusty roads, where the valve sits behind a rear wheel.',
      'A strong hiss when the cap is opened after a long drive shows a tank that cannot breathe.',
    ],
    checks: [
      {
        title: 'Open the cap after a long drive and listen',
        steps: ['Drive 30 miles, stop and open the cap slowly.', 'Listen for a long inward hiss.'],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'A long hiss of air rushing in',
            means: 'The tank is under vacuum, so the vent is closed.',
            effect: 'supports',
          },
          { finding: 'A short puff or nothing', means: 'The tank breathes.', effect: 'weakens' },
        ],
      },
      {
        title: 'Fill with the vent hose off',
        steps: [
          'At home, with the engine off and the exhaust cold, find the vent valve by the canister under the rear. Pull off the hose between the two and tie it well clear of the exhaust.',
          'Drive to a pump, switch off and fill a few litres at the usual speed, with a helper watching for drips below. Stop at the first drop, and refit the hose afterwards.',
        ],
        tool: 'Hand tools',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Fuel now runs in without clicks',
            means: 'Vent valve or filter is blocked.',
            effect: 'confirms',
          },
          {
            finding: 'Still clicks off',
            means: 'Canister, filler check valve or the pump nozzle is the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the tank vent valve and clean its air path',
      overview:
        'The valve sits under the car near the tank and breathes through a small filter. Replace it with the updated, better shielded part where the manufacturer has one.',
      minutes: [40, 120],
      tools: [
        'Axle stands',
        'Socket set',
        'Penetrating oil',
        'Low-pressure air',
        '9-volt or 12-volt test lead with fuse',
        'OBD-II reader',
        'Eye protection',
      ],
      steps: [
        'Refuel at another pump first: a faulty nozzle cuts off as well.',
        'Raise the rear on axle stands. Find the valve at the canister or on the frame.',
        'Unplug it and release the hoses. Its bolts are often rusted, so soak them.',
        'Carry the valve away from car and fuel and blow through: without current it must be open. With a fused 12-volt lead it must click shut and hold.',
        'Clean the bracket, look for nests in the fresh-air hose and blow it out away from the canister.',
        'Look into the canister stub. Wet charcoal means that the canister is flooded and must be replaced.',
        'Fit the new valve and filter with stainless or greased bolts, plug facing down so that water runs off.',
        'Clear the codes and fill the tank at normal pump speed: it must not click off before full.',
      ],
      safety: [
        'Use axle stands, and keep sparks away: petrol vapour comes from the open hose.',
        'Do not blow compressed air towards the tank.',
      ],
      stopIf: 'Stop if the tank is visibly sucked in or liquid fuel runs out of the canister.',
    },
    parts: [{ name: 'Vent valve with filter', usd: [25, 120] }],
    labourHours: [0.5, 1.2],
    diy: 'moderate',
  },

  'evap-canister-saturated': {
    name: 'Charcoal canister flooded or broken up',
    workshopName: 'EVAP canister saturated with liquid fuel or media breakdown',
    summary:
      'Fuel has run into the charcoal canister, mostly from topping up the tank, or its granules have broken loose. It can no longer hold vapour or breathe, so it smells, fills badly and starts poorly after filling.',
    prior: 2.8,
    fits: { fuels: SPARK },
    shifts: [{ minAgeYears: 6, factor: 1.4, source: 'wear part' }],
    symptoms: {
      'fuel-smell': 0.48,
      'check-engine-light': 0.48,
      'hard-to-refuel': 0.42,
      'hard-start-after-fuelling': 0.2,
      'rough-idle': 0.14,
      'stalls-at-idle': 0.12,
      'hard-start-hot': 0.08,
      'fuel-leak': 0.08,
      'emissions-test-fail': 0.05,
    },
    against: ['loss-of-power', 'fuel-gauge-wrong'],
    conditions: { 'after-refuelling': 0.5, 'hot-weather': 0.25 },
    codes: {
      P0446: 0.25,
      P0441: 0.2,
      P0455: 0.15,
      P0442: 0.15,
      P0456: 0.1,
      P0496: 0.08,
      P0172: 0.08,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'It may be driven with the smell, but not at all if liquid drips. Park outdoors and do not top up after the first click.',
    },
    patterns: [
      'Owners who squeeze in fuel after the first click flood it.',
      'Both smell and clicking pump together point to the canister, the vent valve alone gives no smell.',
    ],
    checks: [
      {
        title: 'Ask yourself how you fill the tank',
        steps: [
          'Recall whether the tank is filled past the first click of the pump.',
          'With the engine off and cold, pull the purge hose in the engine bay off and tap it over white paper.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'Often topped up, or black grains on the paper',
            means: 'The charcoal has been soaked or broken.',
            effect: 'supports',
          },
          {
            finding: 'Never topped up and a clean hose',
            means: 'A flooded canister is less likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Weigh and shake the canister',
        steps: [
          'Outdoors and away from any spark, raise the rear on axle stands and take the canister off, or have it taken off: it may hold liquid petrol.',
          'Tilt it over a tray and shake it by your ear.',
        ],
        tool: 'Hand tools, axle stands',
        minutes: 45,
        outcomes: [
          {
            finding: 'Heavy, fuel runs out or loose grains rattle',
            means: 'The canister is flooded or broken.',
            effect: 'confirms',
          },
          {
            finding: 'Light, dry and silent',
            means: 'The canister is sound.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the charcoal canister',
      overview:
        'The canister hangs near the tank. Changing it without cleaning the lines carries grains to the new purge and vent valves, so blow the lines out and renew what is stuck.',
      minutes: [60, 150],
      tools: [
        'Axle stands',
        'Line release tools',
        'Socket set and penetrating oil',
        'Low-pressure air',
        'Tray',
        'OBD-II reader',
      ],
      steps: [
        'Let the car cool outdoors, loosen the fuel cap and disconnect the battery.',
        'Raise the rear on axle stands and remove the shield below the canister.',
        'Mark and release the hoses and plugs. Twist before pulling, as the stubs break.',
        'Unbolt the canister and lower it level over a tray, with a rag on each stub.',
        'Blow the purge line clear from the tank end, with its other end off the valve and a rag over it.',
        'Check purge and vent valve for grains and replace those that do not close or open.',
        'Move valve and sensor to the new canister with new O-rings, bolt it up and connect the hoses by your marks. Refit the shield and connect the battery.',
        'Clear the codes. From now on stop filling at the first click.',
        'Fill the tank at normal pump speed: it must not click off early, must start at once and must not smell next day. Have a smoke test made if a leak code returns.',
      ],
      safety: [
        'A soaked canister is full of petrol vapour: outdoors, no sparks, rubber gloves.',
        'Keep the car on axle stands at all times.',
      ],
      stopIf: 'Stop if the canister is built into the tank, as on some cars, or the lines break.',
    },
    parts: [
      { name: 'Charcoal canister', usd: [90, 420] },
      { name: 'Purge or vent valve', usd: [20, 95], ifNeeded: true },
    ],
    labourHours: [0.8, 2],
    diy: 'moderate',
  },

  'evap-hose-leak': {
    name: 'Vapour leak in a hose or joint',
    workshopName: 'EVAP system leak: cracked hose, tee or joint',
    summary:
      'A small hose or plastic tee of the vapour system has cracked. Nothing drips, but the tank self-test finds a hole and lights the engine lamp, with a whiff of petrol on warm days.',
    prior: 3.6,
    fits: { fuels: SPARK },
    shifts: [{ minAgeYears: 8, factor: 1.5, source: 'rubber ages' }],
    symptoms: {
      'check-engine-light': 0.78,
      'fuel-smell': 0.3,
      'emissions-test-fail': 0.14,
      'fuel-warning': 0.08,
      'rough-idle': 0.05,
    },
    against: ['fuel-leak', 'hard-to-refuel', 'loss-of-power', 'stalls-while-driving'],
    conditions: { constant: 0.35, 'hot-weather': 0.15 },
    codes: { P0442: 0.5, P0456: 0.45, P0455: 0.25, P0440: 0.12 },
    severity: 'low',
    drive: { verdict: 'yes', reason: 'The car drives as always. Only vapour escapes.' },
    patterns: [
      'Returns for weeks after each clearing and no new cap helps.',
      'Hoses crack at the stub of the canister and where they bend over the rear axle.',
    ],
    checks: [
      {
        title: 'Rule the cap out first',
        steps: [
          'Clean and tighten or renew the fuel cap, clear the code and drive a week.',
          'Keep the tank between a quarter and three quarters so that the self-test runs, then read again.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The small-leak code comes back',
            means: 'The leak is in hoses, valves or neck.',
            effect: 'supports',
          },
          { finding: 'The code stays away', means: 'It was the cap.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Have a smoke test made',
        steps: [
          'Ask a workshop to fill the system with test smoke at very low pressure and close the vent valve.',
          'Let them show you the place where it comes out.',
        ],
        tool: 'Smoke machine (workshop)',
        minutes: 45,
        outcomes: [
          {
            finding: 'Smoke from a hose, tee or clamp',
            means: 'The leak is found.',
            effect: 'confirms',
          },
          {
            finding: 'No smoke anywhere and the pressure holds',
            means: 'There is no hole. A valve or sensor misleads the test.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Find and seal a vapour leak in the EVAP hoses',
      overview:
        'A hole the size of a pin sets the light. Smoke shows it in minutes, while swapping parts by guess costs more than the test. The repair itself is usually one hose.',
      minutes: [50, 180],
      tools: [
        'Smoke tester made for fuel systems',
        'LED torch',
        'EVAP hose and couplings',
        'Hose cutter',
        'Axle stands',
        'OBD-II reader that can close the vent valve',
      ],
      steps: [
        'Fill the tank to between a quarter and a half and let the car cool.',
        'Look at what can be seen first: purge hose in the engine bay, tees, canister stubs and the neck behind the wheel arch.',
        'Close the vent valve with the scan tool. Feed smoke in at the service port with less than 0.04 bar. More bursts seals.',
        'Walk round with the torch held flat and look for the wisp: cap, neck, tank top, canister, purge valve.',
        'Replace the cracked piece with fuel-vapour hose of the same bore. Heater hose dissolves.',
        'Use the original type of coupling and make sure that it clicks.',
        'Test with smoke again, since a second small leak is common.',
        'Clear the code and run the leak self-test with the scan tool, or drive a week with the tank half full.',
      ],
      safety: [
        'Use only a smoke machine with inert gas or a fuel-rated low-pressure pump. Never workshop air: it can ignite vapour and burst the tank.',
        'Use axle stands before you go under the car.',
      ],
      stopIf: 'Stop if the smoke comes from the top of the tank and there is no access cover.',
    },
    parts: [{ name: 'EVAP hose, tee and couplings', usd: [8, 75] }],
    labourHours: [0.8, 2.2],
    diy: 'moderate',
  },

  'evap-pressure-sensor-or-leak-pump-faulty': {
    name: 'Faulty tank pressure sensor or leak-detection pump',
    workshopName: 'Fuel tank pressure sensor or EVAP leak detection pump (ESIM/LDP/DMTL) faulty',
    summary:
      'The sensor or small pump that tests the tank for leaks sends wrong values. The engine light comes on for a leak that does not exist.',
    prior: 1.9,
    fits: { fuels: SPARK_NO_LPG, years: [1996, 2099] },
    shifts: [
      {
        makes: [
          'BMW',
          'Mini',
          'Volkswagen',
          'Audi',
          'Jeep',
          'Dodge',
          'Chrysler',
          'Toyota',
          'Subaru',
        ],
        factor: 1.4,
        source: 'these makes use a separate leak-detection pump or module',
      },
      { minAgeYears: 6, factor: 1.3, source: 'wear part' },
    ],
    symptoms: {
      'check-engine-light': 0.82,
      'emissions-test-fail': 0.12,
      'hard-to-refuel': 0.07,
      'fuel-warning': 0.06,
      'fuel-smell': 0.04,
    },
    against: ['fuel-leak', 'rough-idle', 'stalls-at-idle', 'loss-of-power'],
    conditions: { intermittent: 0.25, 'cold-weather': 0.1 },
    codes: {
      P0450: 0.15,
      P0451: 0.25,
      P0452: 0.35,
      P0453: 0.3,
      P0454: 0.06,
      P2402: 0.15,
      P2404: 0.1,
      P2421: 0.05,
      P043E: 0.05,
      P2400: 0.08,
      P2401: 0.08,
      P2407: 0.08,
    },
    severity: 'low',
    drive: { verdict: 'yes', reason: 'Only the self-test is concerned. The car drives safely.' },
    patterns: [
      'Codes P0452 and P0453 name the sensor, while P0442 and P0456 name the leak.',
      'Damp in the pump plug under the rear wing is a frequent cause.',
    ],
    checks: [
      {
        title: 'Read the tank pressure with the cap off',
        steps: [
          'With the ignition on and the engine off, take the fuel cap off.',
          'Read the tank pressure or EVAP vapour pressure on the reader. With absolute pressure, zero stands for the outside air: about 100 kPa at sea level.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Clearly away from zero, or jumping',
            means: 'The sensor lies, since the open tank has no pressure.',
            effect: 'confirms',
          },
          {
            finding: 'Zero within a small tolerance, steady',
            means: 'The sensor is honest. Search for a leak.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Inspect the plug of the leak-detection pump',
        steps: [
          'Find the pump by the canister. Unplug it with the ignition off.',
          'Look for green pins, water and a clogged air filter.',
        ],
        tool: 'LED torch, axle stands',
        minutes: 30,
        outcomes: [
          {
            finding: 'Corroded or wet inside',
            means: 'The pump or its plug is at fault.',
            effect: 'supports',
          },
          {
            finding: 'Dry and bright, and smoke test shows a real hole',
            means: 'The pump told the truth.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the tank pressure sensor or the leak-detection pump',
      overview:
        'Make sure with a smoke test that there is no leak, then replace the one part the codes name. The sensor sits on the tank or canister, the pump by the canister.',
      minutes: [40, 150],
      tools: [
        'OBD-II reader with EVAP test',
        'Multimeter',
        'Axle stands',
        'Socket set',
        'Contact cleaner',
        'New O-ring',
      ],
      steps: [
        'Save the codes. Measure 5 volts, earth and signal at the sensor plug, so that you do not replace a sensor for a broken wire.',
        'Let pressure out by opening the cap. Raise the car on axle stands if the part is below.',
        'Unplug it, clean the plug with contact cleaner and check that its seal is in place.',
        'Twist or unbolt the part. Keep dirt out of the open stub.',
        'Fit the new one with a new O-ring, moistened with clean engine oil only if the manufacturer says so.',
        'Renew the air filter of the pump and see that its hose is free.',
        'Clear the codes and run the self-test with the scan tool. It must end with "passed".',
        'Close the cap, drive a week and check for pending codes.',
      ],
      safety: [
        'Vapour escapes when the sensor is removed: no flames, doors open.',
        'Use axle stands, not the jack, while you are below.',
      ],
      stopIf:
        'Stop if the sensor sits on top of a tank without access or the self-test still fails with a new part.',
    },
    parts: [{ name: 'Pressure sensor or leak-detection pump', usd: [30, 280] }],
    labourHours: [0.5, 2],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

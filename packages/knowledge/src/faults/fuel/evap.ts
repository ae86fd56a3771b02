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
      reason: 'The car is safe to drive. Only vapour escapes, and the light stays on.',
    },
    patterns: [
      'The light comes on one to three days after filling up.',
      'After the cap is closed properly the light needs several cold starts to go out.',
    ],
    shown: {
      summary:
        'The cap was not tightened, or its rubber ring has cracked. The engine control unit tests the tank for leaks and finds one, so the engine light comes on although the car drives perfectly.',
      patterns: [
        'The light comes on one to three days after filling up.',
        'Once the cap is closed properly, the light needs several cold starts to go out.',
      ],
    },
    checks: [
      {
        title: 'Tighten the cap and look at its seal',
        steps: [
          'Take the cap off and look at the rubber ring for cracks, flat spots and dirt.',
          'Wipe the ring and the rim of the filler neck, and screw the cap on until it clicks three times.',
          'On a capless filler, press the flap in and check that it springs shut.',
        ],
        tool: 'None',
        minutes: 3,
        outcomes: [
          {
            finding: 'The cap was loose, or its ring is cracked or hard',
            means: 'This explains the leak code. Tighten or replace the cap.',
            effect: 'confirms',
          },
          {
            finding: 'The ring is soft and intact, and the cap clicks tight',
            means: 'The leak is elsewhere in the system.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Clear the code and wait for the self-test',
        steps: [
          'Tighten or replace the cap, clear the code with a reader and drive as usual for a week.',
          'Leave the tank between a quarter and three-quarters full, because the self-test only runs then.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        days: 7,
        needs: 'moving',
        outcomes: [
          { finding: 'The code stays away', means: 'The cap was the cause.', effect: 'confirms' },
          {
            finding: 'The same code is back with a new cap',
            means: 'A hose, a valve or the filler neck leaks.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the fuel filler cap',
      overview:
        'This is the cheapest repair for an engine light. Use a cap made for your model, because one with the wrong relief pressure causes a new fault.',
      minutes: [10, 20],
      tools: ['Clean cloth', 'OBD-II reader'],
      steps: [
        'Switch the engine off and open the fuel flap. Loosen the cap slowly and let any pressure hiss out before you take it off.',
        'Wipe the rim of the neck, and feel it for dents and rust, which no cap can seal.',
        'Compare the new cap with the old one: the thread, the depth and the tether must match. Petrol and diesel caps are not the same.',
        'Hook the tether on and screw the cap down until it clicks. Make sure that the tether is not caught under the seal.',
        'If the filler is capless, clean its flap with a lint-free cloth. Replace the insert if the flap does not spring shut.',
        'Clear the code, or wait: three passed self-tests put the light out. After a week and a tank of fuel, no leak code should have come back.',
      ],
      safety: [
        'Do not smoke, and have no flame near the open filler.',
        'Open the cap slowly on hot days, because pressure can spit fuel out.',
      ],
      stopIf: 'Stop, and have a smoke test made, if the code returns with a new genuine cap.',
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
        'The engine may stumble or stall after filling up: do not leave the filling station until it idles cleanly.',
    },
    patterns: [
      'Starts badly only after filling up: no other fault does that so clearly.',
      'A split canister sends charcoal crumbs into the new valve and jams it again.',
    ],
    shown: {
      summary:
        'The valve that feeds tank vapour to the engine no longer closes. Just after filling up, vapour floods the intake, so the engine is hard to start, stumbles or stalls. At other times it may idle roughly.',
      patterns: [
        'The car starts badly only after filling up, which no other fault causes so clearly.',
        'A canister that has broken up sends charcoal crumbs into the new valve and jams it again.',
      ],
    },
    checks: [
      {
        title: 'Feel for suction at the purge hose',
        steps: [
          'With the engine off, find the purge valve near the intake manifold. It has one plug and two hoses.',
          'Start the engine cold, because a good valve stays shut until it has warmed up. Stay clear of the fan and the belts. Pull off the hose that comes from the tank, and put a finger on the open pipe of the valve.',
          'Listen to the idle at the same time. Switch the engine off and refit the hose afterwards.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'There is steady suction, and the idle smooths when you close it',
            means: 'The valve leaks. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'There is no suction, or it comes in short clicks',
            means: 'The valve closes as it should.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Blow through the removed valve',
        steps: [
          'With the engine off, take the valve off. Leave it unplugged and blow through it from the tank side.',
          'Use a clean piece of hose, and do not breathe in.',
        ],
        tool: 'Piece of hose',
        minutes: 10,
        outcomes: [
          {
            finding: 'Air passes through',
            means: 'The valve is stuck open. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'No air passes without power',
            means: 'Refit it: the valve closes when cold, although it may stick open when hot.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the EVAP purge valve',
      overview:
        'The valve has one plug and two hoses, and on most engines you can reach it from above.',
      minutes: [20, 60],
      tools: [
        'Pliers or hose-clip tool',
        'Small socket set',
        'Clean hose for blowing',
        'OBD-II reader',
      ],
      steps: [
        'Switch the engine off and let it cool. Find the valve by following the hose from the intake manifold.',
        'Unplug the valve and look at its pins. Press the tabs of the hose couplings and twist them before you pull, because old plastic snaps.',
        'Tap the hose from the tank over white paper. Black grains mean that the canister has broken up and must be replaced too.',
        'Unbolt the valve or slide it off its bracket. Blow through the new valve: without current it must be closed.',
        'Push the hoses on until they click. If the valve has an arrow, it points towards the engine.',
        'Plug the valve in, clear the codes and start the engine. It should idle smoothly at once.',
        'Fill the tank to the first click, start the engine and drive off. The stumble must be gone.',
        'Read the codes after a week. The leak and purge self-tests must have run and passed.',
      ],
      safety: [
        'Fuel vapour burns. Let the engine cool, and have no flames or sparks near.',
        'Do not breathe in air from the tank hose.',
      ],
      stopIf:
        'Stop if you find charcoal. Have the canister and the lines cleaned or replaced, or the next valve will fail as well.',
    },
    parts: [{ name: 'Purge valve', usd: [20, 95] }],
    labourHours: [0.3, 0.8],
    diy: 'easy',
  },

  'evap-vent-valve-blocked': {
    name: 'Tank vent valve stuck or its filter blocked',
    workshopName: 'EVAP vent solenoid or fresh-air filter blocked',
    summary:
      'Air cannot get out of or into the tank because the vent valve is stuck or clogged with dust or spider web. The filling pump clicks off all the time, and the vacuum may draw the tank inwards as you drive.',
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
      P2421: 0.08,
      P2422: 0.12,
      P0451: 0.06,
      P1450: 0.05,
      P0440: 0.06,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car drives normally. Fill slowly and do not force fuel in, because it may run into the canister.',
    },
    patterns: [
      'Typical on dusty roads, where the valve sits behind a rear wheel.',
      'A strong hiss when the cap is opened after a long drive shows a tank that cannot breathe.',
    ],
    shown: {
      summary:
        'Air cannot get into or out of the tank, because the vent valve is stuck or is clogged with dust or spider webs. The filling-station pump keeps clicking off, and the tank may be sucked in while driving.',
      patterns: [
        'It is typical on dusty roads, where the valve is behind a rear wheel.',
        'A strong hiss when you open the cap after a long drive shows that the tank cannot breathe.',
      ],
    },
    checks: [
      {
        title: 'Open the cap after a long drive and listen',
        steps: [
          'Drive 30 miles, stop, switch off and open the fuel cap slowly.',
          'Listen for a long hiss of air going in.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'There is a long hiss of air rushing in',
            means: 'The tank is under vacuum, so the vent is closed.',
            effect: 'supports',
          },
          {
            finding: 'There is a short puff, or nothing',
            means: 'The tank breathes as it should.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Fill with the vent hose off',
        steps: [
          'Refuel at another pump first, because a faulty nozzle cuts off as well.',
          'At home, with the engine off, the exhaust cold and the car on ramps or axle stands, find the vent valve at the canister under the rear. Pull off the hose between the two, and tie it well clear of the exhaust.',
          'Lower the car, drive to a pump, switch off and fill in a few litres at the usual speed while a helper watches for drips under the car.',
          'Stop at the first drip. Refit the hose afterwards.',
        ],
        tool: 'Hand tools',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The fuel now runs in without the pump clicking off',
            means: 'The vent valve or its filter is blocked.',
            effect: 'confirms',
          },
          {
            finding: 'The pump still clicks off',
            means:
              'The canister, the check valve in the filler or the nozzle of the pump is the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the tank vent valve and clean its air path',
      overview:
        'The valve is under the car near the tank, and breathes through a small filter. If the manufacturer has an updated part with a better shield, fit that one.',
      minutes: [40, 120],
      tools: [
        'Jack, axle stands and chocks',
        'Socket set',
        'Penetrating oil',
        'Low-pressure air',
        'Fused 12-volt test lead',
        'OBD-II reader',
        'Eye protection',
      ],
      steps: [
        'Chock the front wheels and put the rear of the car on axle stands. Find the valve at the canister or on the frame.',
        'Unplug the valve and release its hoses. Its bolts are often rusted, so soak them in penetrating oil.',
        'Take the valve well away from the car and from fuel, and blow through it. Without current it must be open. Connected to 12 volts with a fused lead, it must click shut and hold.',
        'Clean the bracket. Look for nests in the fresh-air hose, and blow it out away from the canister.',
        'Look into the open pipe of the canister. If the charcoal is wet, the canister is flooded and must be replaced.',
        'Fit the new valve and filter with greased bolts and the plug facing down, so that water runs off. Push on the hoses and the plug, and lower the car.',
        'Clear the codes and fill the tank at the normal speed of the pump. It must not click off before the tank is full.',
      ],
      safety: [
        'Put the car on axle stands before you go under it. Petrol vapour comes out of the open hose, so do not allow any sparks nearby.',
        'Do not blow compressed air towards the tank.',
      ],
      stopIf: 'Stop if the tank is visibly sucked in, or if liquid fuel runs out of the canister.',
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
        'A smell alone does not stop you driving, but dripping fuel does. Park outdoors, and do not top up after the first click.',
    },
    patterns: [
      'Owners who squeeze in fuel after the first click flood it.',
      'Both smell and clicking pump together point to the canister, the vent valve alone gives no smell.',
    ],
    shown: {
      summary:
        'Fuel has run into the charcoal canister, usually because the tank was overfilled, or its granules have broken loose. It can no longer hold vapour or breathe, so the car smells of fuel, is slow to fill and starts badly afterwards.',
      patterns: [
        'Owners who squeeze in more fuel after the first click flood the canister.',
        'A smell together with a pump that clicks off points to the canister; a faulty vent valve does not smell.',
      ],
    },
    checks: [
      {
        title: 'Ask yourself how you fill the tank',
        steps: [
          'Recall whether the tank is filled past the first click of the pump.',
          'With the engine off and cold, pull the purge hose in the engine bay off its valve, tap it over white paper and push it on again.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'The tank is often topped up, or black grains fall on the paper',
            means: 'The charcoal is soaked or has broken up.',
            effect: 'supports',
          },
          {
            finding: 'The tank is never topped up, and the hose is clean',
            means: 'A flooded canister is less likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Weigh and shake the canister',
        steps: [
          'Work outdoors and away from any spark, because the canister may hold liquid petrol. Put the rear on axle stands and take the canister off, or have this done.',
          'Tilt the canister over a tray, and shake it beside your ear.',
        ],
        tool: 'Hand tools, axle stands',
        minutes: 45,
        outcomes: [
          {
            finding: 'It is heavy, fuel runs out, or loose grains rattle',
            means: 'The canister is flooded or has broken up. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'It is light, dry and silent',
            means: 'The canister is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the charcoal canister',
      overview:
        'Grains left in the lines reach the new valves, so blow the lines out and replace any valve that sticks.',
      minutes: [60, 150],
      tools: [
        'Jack, axle stands and chocks',
        'Line release tools',
        'Socket set and penetrating oil',
        'Low-pressure air',
        'Tray',
        'OBD-II reader',
        'Rubber gloves',
        'Rags',
      ],
      steps: [
        'Let the car cool outdoors, loosen the fuel cap and disconnect the battery.',
        'Chock the front wheels, put the rear on axle stands and remove the shield under the canister.',
        'Mark the hoses and plugs, and release them. Twist each hose before you pull it, because the pipes of the canister break easily.',
        'Unbolt the canister and lower it level over a tray, with a rag over each of its pipes.',
        'Take the purge line off its valve in the engine bay and hold a rag over that end. Blow the line clear from the tank end.',
        'Look for grains in the purge valve and the vent valve. Replace a valve that does not close or open.',
        'Move the valve and the sensor to the new canister with new O-rings. Bolt it up, and connect the hoses by your marks and the purge line to its valve. Refit the shield, lower the car and connect the battery.',
        'Clear the codes. From now on, stop filling at the first click.',
        'Fill the tank at the normal speed of the pump. It must not click off early, the engine must start at once, and there must be no smell the next day. Have a smoke test made if a leak code returns.',
      ],
      safety: [
        'A soaked canister is full of petrol vapour. Work outdoors, without sparks and in rubber gloves.',
        'Work under the car only while it is on axle stands.',
      ],
      stopIf:
        'Stop if the canister is built into the tank, as on some cars, or if the lines break.',
    },
    parts: [
      { name: 'Charcoal canister and O-rings', usd: [92, 425] },
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
    shown: {
      summary:
        'A small hose or plastic T-piece of the vapour system has cracked. Nothing drips, but the self-test of the tank finds a hole, and the engine light comes on. There is a whiff of petrol on warm days.',
      patterns: [
        'The code keeps returning after it is cleared, and a new cap does not help.',
        'Hoses crack at the connections of the canister and where they bend over the rear axle.',
      ],
    },
    checks: [
      {
        title: 'Rule the cap out first',
        steps: [
          'Clean and tighten the fuel cap or replace it, clear the code and go on driving as usual.',
          'Leave the tank between a quarter and three-quarters full so that the self-test runs. Read the codes again about a week later.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The same code comes back with a good cap fitted',
            means: 'The leak is in the hoses, the valves or the filler neck.',
            effect: 'supports',
          },
          { finding: 'The code stays away', means: 'The cap was the cause.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Have a smoke test made',
        steps: [
          'Ask a workshop to close the vent valve and fill the system with test smoke at very low pressure.',
          'Ask to be shown where the smoke comes out.',
        ],
        tool: 'Smoke machine (workshop)',
        minutes: 45,
        outcomes: [
          {
            finding: 'Smoke comes from a hose, a T-piece or a clamp',
            means: 'This is the leak. Replace the part.',
            effect: 'confirms',
          },
          {
            finding: 'No smoke comes out anywhere, and the pressure holds',
            means: 'There is no hole. A valve or a sensor misleads the test.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Find and seal a vapour leak in the EVAP hoses',
      overview:
        'A hole the size of a pinhead is enough to bring the light on. Smoke shows it in minutes, while swapping parts by guesswork costs more than the test.',
      minutes: [50, 180],
      tools: [
        'Smoke tester made for fuel systems',
        'LED torch',
        'Hose cutter',
        'Jack, axle stands and chocks',
        'OBD-II reader that can close the vent valve',
      ],
      steps: [
        'Make sure that the tank is between a quarter and half full, and let the car cool.',
        'Look first at what you can see: the purge hose in the engine bay, the T-pieces, the connections of the canister, and the filler neck behind the wheel arch.',
        'Close the vent valve with the scan tool. Feed smoke in at the service port with less than 0.04 bar, because more bursts the seals.',
        'Walk round the car, shine a torch from the side and look for a wisp of smoke at the cap, the neck, the top of the tank, the canister and the purge valve.',
        'Replace the cracked piece with fuel-vapour hose of the same bore. Do not use heater hose, because fuel dissolves it.',
        'Use the original type of coupling, and make sure that it clicks.',
        'Test with smoke again, because a second small leak is common.',
        'Clear the code. Run the leak self-test with the scan tool, or drive for a week with the tank half full.',
      ],
      safety: [
        'Use only a smoke machine with inert gas or a fuel-rated low-pressure pump. Never use workshop air, which can ignite the vapour and burst the tank.',
        'Put the car on axle stands before you go under it.',
      ],
      stopIf: 'Stop if the smoke comes from the top of the tank and there is no access cover.',
    },
    parts: [{ name: 'EVAP hose, T-piece and couplings', usd: [8, 75] }],
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
      P043E: 0.05,
      P2400: 0.08,
      P2401: 0.08,
      P2407: 0.08,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'Only the self-test is affected, so the car is safe to drive.',
    },
    patterns: [
      'Codes P0452 and P0453 name the sensor, while P0442 and P0456 name the leak.',
      'Damp in the pump plug under the rear wing is a frequent cause.',
    ],
    shown: {
      patterns: [
        'Codes P0452 and P0453 point to the sensor, while P0442 and P0456 point to a leak.',
        'Damp in the pump plug under the rear wing is a frequent cause.',
      ],
    },
    checks: [
      {
        title: 'Read the tank pressure with the cap off',
        steps: [
          'With the ignition on and the engine off, take the fuel cap off for this check.',
          'Read the tank pressure (EVAP vapour pressure) on the reader. It should be zero. If the reader shows absolute pressure, it should be that of the outside air: about 100 kPa at sea level.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The value is clearly away from zero, or it jumps',
            means: 'The sensor is faulty, because there is no pressure in an open tank.',
            effect: 'confirms',
          },
          {
            finding: 'The value is steady and very close to zero',
            means: 'The sensor is right, so look for a real leak.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Inspect the plug of the leak-detection pump',
        steps: [
          'Switch the ignition off. If the pump is under the car, put the car on axle stands. Find the pump at the canister and unplug it.',
          'Look for green pins, water and a clogged air filter. Plug it in again.',
        ],
        tool: 'LED torch, axle stands',
        minutes: 30,
        outcomes: [
          {
            finding: 'It is corroded or wet inside',
            means: 'The pump or its plug is at fault.',
            effect: 'supports',
          },
          {
            finding: 'It is dry and bright, and a smoke test shows a real hole',
            means: 'The pump reported a real leak. Have the leak repaired.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the tank pressure sensor or the leak-detection pump',
      overview:
        'Have a smoke test made first to be sure that there is no leak, then replace only the part that the codes name. The sensor is on the tank or the canister, and the pump is next to the canister.',
      minutes: [40, 150],
      tools: [
        'OBD-II reader with EVAP test',
        'Multimeter',
        'Jack and axle stands',
        'Socket set',
        'Contact cleaner',
        'Chocks',
      ],
      steps: [
        'Save the codes. Measure 5 volts, earth and signal at the sensor plug, so that you do not replace a good sensor because of a broken wire.',
        'Open the fuel cap to let the pressure out. If the part is under the car, chock the wheels and use axle stands.',
        'Unplug the part, clean the plug with contact cleaner and check that its seal is in place.',
        'Twist the part out or unbolt it. Let no dirt get into the opening.',
        'Fit the new part with a new O-ring. Moisten the ring with clean engine oil only if the manufacturer says so.',
        'Replace the air filter of the pump, and check that its hose is clear.',
        'Plug the part in, close the cap and lower the car. Clear the codes and run the self-test. It must end with “passed”.',
        'Drive for a week and check for pending codes.',
      ],
      safety: [
        'Vapour escapes when the sensor is removed. Open the doors of the garage, and have no flames near.',
        'While you are under the car, it must be on axle stands and not only on the jack.',
      ],
      stopIf:
        'Stop if the sensor is on top of a tank without an access cover, or if the self-test still fails with a new part.',
    },
    parts: [{ name: 'Pressure sensor or leak-detection pump, and O-ring', usd: [31, 283] }],
    labourHours: [0.5, 2],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

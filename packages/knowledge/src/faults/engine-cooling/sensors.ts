import { SPARK, WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** What the engine computer measures with. */
export const sensorFaults = {
  'crankshaft-sensor-failed': {
    name: 'Failed crankshaft position sensor',
    workshopName: 'Crankshaft position sensor signal lost',
    summary:
      'This sensor tells the computer where the crankshaft stands. When its signal drops out, spark and injection stop at once: the engine dies on the road or turns over without firing, often only when hot.',
    prior: 4,
    fits: { fuels: WITH_ENGINE },
    shifts: [{ minMiles: 70_000, factor: 1.5, source: 'heat ages the coil of the sensor' }],
    symptoms: {
      'stalls-while-driving': 0.5,
      'cranks-no-start': 0.45,
      'check-engine-light': 0.4,
      'hard-start-hot': 0.3,
      'stalls-at-idle': 0.2,
      misfire: 0.15,
      hesitation: 0.1,
      'limp-mode': 0.08,
      'wont-start': 0.25,
    },
    against: ['engine-knock', 'slow-crank'],
    conditions: { 'warm-engine': 0.5, intermittent: 0.5, 'sudden-onset': 0.5, 'hot-weather': 0.2 },
    codes: { P0335: 0.6, P0336: 0.3, P0339: 0.15, P0016: 0.08 },
    severity: 'high',
    drive: {
      verdict: 'no',
      mayRun: 'The engine may stop, which harms nothing while the car is parked.',
      reason:
        'The engine can stop without warning and takes power steering and brake assistance with it. Do not drive in traffic until it is fixed.',
    },
    patterns: [
      'Dies when heat-soaked, starts again after half an hour of cooling. A few weeks later it does not start at all.',
      'Metal dust on the tip, a damaged reluctor ring or a chafed cable gives the same picture.',
    ],
    checks: [
      {
        title: 'Watch the rev counter while cranking',
        steps: [
          'With the fault present, crank the engine for five seconds and look at the rev counter.',
          'If you have a reader with live data, watch engine speed on it.',
        ],
        tool: 'None, better an OBD-II reader',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'No movement, or 0 rpm on the reader, while the starter turns the engine',
            means: 'The computer sees no crankshaft signal.',
            effect: 'supports',
          },
          {
            finding: '150 to 300 rpm shown steadily',
            means: 'The sensor is reporting, so look at fuel and spark instead.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the stored codes for a lost crank signal',
        steps: [
          'Connect the reader with the ignition on.',
          'Look for P0335, P0336 or P0339 and for history codes, since the light may be out.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'P0335, P0336 or P0339 stored',
            means:
              'The signal has been lost or was implausible. Sensor, cable or ring is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'No code at all',
            means: 'A dying crank sensor often stores none, so this alone does not clear it.',
            effect: 'neutral',
          },
          {
            finding: 'Only fuel pressure or immobiliser codes',
            means: 'The engine stopped for another reason.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Cool the sensor and try again',
        steps: [
          'When it refuses to start hot, find the sensor at the crank pulley or the gearbox flange.',
          'Wet a rag with cold water and hold it on the sensor for some minutes, ignition off and arms clear of the hot exhaust.',
          'Crank again.',
        ],
        tool: 'Cold water',
        minutes: 15,
        needs: 'running',
        outcomes: [
          { finding: 'It now starts', means: 'The sensor opens when hot.', effect: 'confirms' },
          {
            finding: 'No change',
            means: 'Heat in the sensor is not what stops it.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the crankshaft position sensor',
      overview:
        'One bolt holds the sensor, but it sits low at the crank pulley or behind the engine at the flywheel. Fit a maker or first-line sensor: cheap ones are a known source of repeat failures.',
      minutes: [30, 150],
      tools: [
        'Socket set with long extension',
        'Jack and axle stands',
        'OBD-II reader',
        'Penetrating oil',
        'Contact cleaner',
        'Torque wrench',
      ],
      steps: [
        'Find the position of the sensor for your engine code in the manual. Disconnect the battery, because the starter cable is often right beside it.',
        'Raise the car on axle stands if it is reached from below, and remove the splash shield.',
        'Unplug the sensor and inspect the connector for oil, green corrosion and a cable rubbed bare on the engine.',
        'Clean round the sensor, undo the bolt and ease the sensor out with a twist. Use penetrating oil if rust holds it, and do not lever against the ring.',
        'Look into the hole while a helper turns the engine by hand. The teeth of the ring must be whole, clean and run true.',
        'Oil the O-ring of the new sensor, push it fully home without hammering and tighten the bolt to the torque in the vehicle manual.',
        'Route the cable through its clips away from the exhaust and plug it in. Refit the shield and connect the battery.',
        'Clear the codes. Some cars need a crankshaft variation relearn with a scan tool, so run it if the manual names it.',
        'Drive until fully hot, stop for ten minutes and start again, since the fault mostly shows then. It must catch at once and store no code.',
      ],
      safety: [
        'Use axle stands and let the exhaust cool before working from below.',
        'Disconnect the battery before reaching near the starter: a spanner across its cable welds itself in place.',
      ],
      stopIf:
        'Stop if the sensor breaks in its bore or the ring has missing teeth: the gearbox may have to come off.',
    },
    parts: [{ name: 'Crankshaft position sensor', usd: [20, 130] }],
    labourHours: [0.5, 2],
    diy: 'moderate',
  },
  'camshaft-sensor-failed': {
    name: 'Failed camshaft position sensor',
    workshopName: 'Camshaft position sensor signal missing or implausible',
    summary:
      'The camshaft sensor tells the computer which stroke each cylinder is on. Without it the engine takes long to start, since it has to guess, and may lose power or stall.',
    prior: 2.1,
    fits: { fuels: WITH_ENGINE },
    shifts: [{ minMiles: 70_000, factor: 1.4, source: 'wear part' }],
    symptoms: {
      'check-engine-light': 0.6,
      'hard-start-cold': 0.2,
      'hard-start-hot': 0.35,
      'loss-of-power': 0.25,
      'cranks-no-start': 0.3,
      'limp-mode': 0.2,
      'stalls-at-idle': 0.2,
      'rough-idle': 0.2,
      'stalls-while-driving': 0.15,
      'engine-vibration': 0.1,
      'wont-start': 0.22,
      'car-shakes': 0.06,
    },
    conditions: { 'starting-up': 0.5, intermittent: 0.35, 'warm-engine': 0.3 },
    codes: { P0340: 0.6, P0341: 0.3, P0344: 0.1, P0365: 0.12, P0345: 0.1 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Most engines keep running on the crank signal alone, but it may not restart. Avoid fast roads until it is fixed.',
    },
    patterns: [
      'Oil creeps past the O-ring into the connector and spoils the signal.',
      'A stretched timing chain stores similar codes, so check for rattle before buying a sensor twice.',
    ],
    checks: [
      {
        title: 'Read the camshaft codes',
        steps: [
          'Connect the reader, ignition on.',
          'Note whether the code names bank 1 or 2 and intake or exhaust camshaft.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'P0340, P0341, P0344 or the same for another camshaft',
            means: 'The signal of that sensor is missing or wrong.',
            effect: 'supports',
          },
          {
            finding: 'P0016 or P0011 with a rattle at start',
            means: 'The camshaft itself stands wrong, so suspect chain or phaser.',
            effect: 'weakens',
          },
          {
            finding: 'No camshaft code',
            means: 'A camshaft sensor almost always stores one.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Inspect the plug of the camshaft sensor',
        steps: [
          'Find the sensor at the end of the cylinder head.',
          'Unplug it with the ignition off and look for oil, corrosion and loose pins.',
          'Clean it with contact cleaner, refit and wiggle it with the engine idling.',
        ],
        tool: 'Torch and contact cleaner',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'Engine stumbles when wiggled, or oil in the plug',
            means: 'The contact or the sensor body is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'Clean, tight and no reaction',
            means: 'The contact is good, which leaves only the sensor element itself.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the camshaft position sensor',
      overview:
        'A small sensor at the top of the engine, held by one bolt and sealed by an O-ring. Engines with two camshafts per bank have several, so swap the right one.',
      minutes: [20, 60],
      tools: [
        'Small sockets or Torx bits',
        'Contact cleaner',
        'OBD-II reader',
        'Clean engine oil',
        'Small torque wrench',
      ],
      steps: [
        'Switch off, let the engine cool and remove the cover and intake pipe if they are in the way.',
        'Identify the sensor that the code names. Bank 1 is the side of cylinder 1.',
        'If the car has two identical sensors, swap them first and see whether the code follows. That costs nothing.',
        'Clean round the sensor, unplug it, undo its bolt and pull it out with a twist. Check that the O-ring came out with it.',
        'Compare the length of old and new sensor: a wrong one touches the camshaft wheel.',
        'Oil the new O-ring, press the sensor in by hand until the flange lies flat and tighten the bolt to the torque in the vehicle manual.',
        'Plug in, clear the codes and start. The engine should catch within two seconds both cold and hot.',
      ],
      safety: [
        'Work with the ignition off and the engine cold, as the sensor is near the hot exhaust side on many engines.',
        'Keep loose tools off the engine before you start it: belts throw them.',
      ],
      stopIf:
        'Stop if the code returns at once with a good sensor and clean plug: the timing has to be checked with a scan tool or scope before anything else is bought.',
    },
    parts: [{ name: 'Camshaft position sensor', usd: [18, 110] }],
    labourHours: [0.3, 1],
    diy: 'easy',
  },
  'coolant-temperature-sensor-failed': {
    name: 'Faulty coolant temperature sensor',
    workshopName: 'Engine coolant temperature sensor out of range',
    summary:
      'The computer believes a wrong engine temperature. It then gives too much or too little fuel, runs the radiator fan as a precaution and shows nonsense on the gauge, while the engine itself is fine.',
    prior: 1.7,
    fits: { fuels: WITH_ENGINE },
    symptoms: {
      'check-engine-light': 0.45,
      'temperature-fluctuates': 0.35,
      'fan-always-on': 0.35,
      'hard-start-cold': 0.2,
      'hard-start-hot': 0.2,
      'poor-economy': 0.25,
      'runs-cold': 0.2,
      'rough-idle': 0.15,
      'black-smoke': 0.08,
      overheating: 0.12,
      'wont-start': 0.07,
      'exhaust-smoke': 0.04,
    },
    against: ['coolant-leak', 'steam'],
    conditions: { 'sudden-onset': 0.4, intermittent: 0.35, 'cold-engine': 0.25 },
    codes: { P0117: 0.3, P0118: 0.4, P0116: 0.25, P0115: 0.2, P0128: 0.1, P0119: 0.15 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'The engine is not really hot, but you can no longer trust the gauge. Check the coolant level and treat any steam as real.',
    },
    patterns: [
      'The gauge jumps from cold to red within a second, which water in an engine cannot do.',
      'Often the connector is wet with coolant that has crept through the sensor.',
    ],
    checks: [
      {
        title: 'Compare the reading with a cold engine',
        steps: [
          'After the car has stood overnight, connect the reader with the ignition on and the engine off.',
          'Compare coolant temperature with intake air temperature.',
          'Start and watch it rise.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 20,
        days: 1,
        needs: 'running',
        outcomes: [
          {
            finding: 'More than 10 °C (18 °F) apart, or -40 °C, or jumps while warming up',
            means: 'The sensor or its wiring tells a wrong temperature.',
            effect: 'confirms',
          },
          {
            finding: 'Equal when cold and rises smoothly to about 90 °C (195 °F)',
            means: 'The sensor works.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Unplug the sensor and see what changes',
        steps: [
          'Ignition off, cold engine. Unplug the sensor near the thermostat housing.',
          'Look for coolant and corrosion in the plug.',
          'Switch on and read the temperature: it should now show the lowest value and the fan may run.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Coolant or green crust in the plug',
            means: 'The sensor leaks through its body.',
            effect: 'confirms',
          },
          {
            finding: 'The reading drops to -40 °C as it should and the plug is clean',
            means: 'The wiring is good, so only the sensor element is left to suspect.',
            effect: 'neutral',
          },
          {
            finding: 'The reading does not change',
            means: 'The wire is shorted or it is a different sensor.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the coolant temperature sensor',
      overview:
        'The sensor sits in the thermostat housing or cylinder head and costs little. It is changed with the engine cold so that only a cupful of coolant is lost.',
      minutes: [20, 60],
      tools: [
        'Deep socket or pliers for the retaining clip',
        'Drip tray',
        'Coolant of the right type',
        'OBD-II reader',
        'Rags',
        'Small torque wrench',
      ],
      steps: [
        'Let the engine go completely cold. Open the coolant cap slowly to release any pressure and close it again, which holds the coolant back by vacuum.',
        'Find the sensor. Some cars have two, one for the computer and one for the gauge.',
        'Put a tray below, unplug the connector and have the new sensor ready with its seal wetted with coolant.',
        'Pull the clip or unscrew the old sensor, and push or screw the new one in at once so that little is lost.',
        'Check that the clip is fully home, or tighten to the torque in the vehicle manual. Plastic housings crack if you pull hard.',
        'Top up the coolant, dry the connector and plug it in.',
        'Run the engine with the heater on hot until the fan has cut in and out. Look for drips and check the level again cold.',
        'Clear the codes and watch the temperature rise smoothly on the reader.',
      ],
      safety: [
        'Never open the system hot: coolant under pressure boils up and scalds face and hands.',
        'Coolant is sweet and poisonous. Wipe it up and keep animals away.',
      ],
      stopIf:
        'Stop if the gauge still goes to hot with a good sensor: then the engine really is overheating.',
    },
    parts: [
      { name: 'Coolant temperature sensor and seal', usd: [12, 60] },
      { name: 'Coolant, 1 litre', usd: [8, 20] },
    ],
    labourHours: [0.3, 0.8],
    diy: 'easy',
  },
  'mass-air-flow-sensor-dirty': {
    name: 'Dirty or failed mass air flow sensor',
    workshopName: 'Mass air flow sensor under-reading',
    summary:
      'The heated element that weighs the incoming air is dirty or dead. The computer meters the wrong amount of fuel, so the engine hesitates, idles badly and loses power.',
    prior: 4,
    fits: { fuels: WITH_ENGINE },
    shifts: [{ minMiles: 50_000, factor: 1.4, source: 'dirt collects on the element' }],
    symptoms: {
      'check-engine-light': 0.5,
      hesitation: 0.45,
      'loss-of-power': 0.4,
      'rough-idle': 0.3,
      'poor-economy': 0.25,
      'stalls-at-idle': 0.2,
      'limp-mode': 0.2,
      'engine-vibration': 0.15,
      'black-smoke': 0.12,
      'idle-surges': 0.12,
      'stalls-while-driving': 0.07,
      'hard-start-cold': 0.06,
      'car-shakes': 0.12,
      'exhaust-smoke': 0.06,
    },
    conditions: { accelerating: 0.5, 'gradual-onset': 0.35, 'after-repair': 0.1 },
    codes: {
      P0101: 0.5,
      P0102: 0.25,
      P0100: 0.2,
      P0103: 0.1,
      P0171: 0.35,
      P0174: 0.2,
      P0112: 0.04,
      P0113: 0.06,
      P0172: 0.06,
      P0068: 0.06,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'It runs badly and drinks more, but it is safe to drive gently to where it can be cleaned or changed.',
    },
    patterns: [
      'Oil from an over-oiled sports filter and dust from a badly fitted filter bake onto the element.',
      'It reads right at idle and too low at full load, so the engine feels strangled.',
    ],
    checks: [
      {
        title: 'Unplug the air flow sensor and drive',
        steps: [
          'Switch off and unplug the sensor between air filter and throttle.',
          'Drive gently for a mile. The engine light will come on and the computer uses a stored value.',
          'Plug it back in with the ignition off.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The engine pulls better with it unplugged',
            means: 'The sensor was giving wrong values.',
            effect: 'confirms',
          },
          {
            finding: 'Worse or the same',
            means: 'The sensor is probably not the cause.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read air flow in live data',
        steps: [
          'With the engine warm and idling, read the air flow in grams per second.',
          'As a rule of thumb it is about the engine size in litres.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'Far below that at full load, with fuel trims above +10 %',
            means: 'The sensor under-reads.',
            effect: 'supports',
          },
          {
            finding: 'Values fit and trims are within 5 %',
            means: 'The sensor measures correctly.',
            effect: 'rules-out',
          },
          {
            finding: 'Trims high at idle only and normal at speed',
            means: 'That is a vacuum leak rather than the sensor.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean or replace the mass air flow sensor',
      overview:
        'Cleaning with the proper spray fixes about half of them for the price of a can. Touching or brushing the element breaks it.',
      minutes: [20, 45],
      tools: [
        'Torx or Phillips screwdriver',
        'Mass air flow sensor cleaner',
        'New air filter',
        'OBD-II reader',
      ],
      steps: [
        'Ignition off. Unplug the sensor and check its seal and the hose clamps on both sides: false air there gives the same codes.',
        'Undo the two screws and draw the sensor straight out of its tube without touching the element.',
        'Hold it with the element down and spray 10 to 15 short bursts of air-flow-sensor cleaner. Never use brake or carburettor cleaner, which eat the coating.',
        'Let it dry for 15 minutes by itself. Do not blow it with compressed air.',
        'Clean the filter box, fit a new dry filter and see that no leaf or rag is left inside.',
        'Refit the sensor with the arrow in the direction of the air flow, plug in and clear the codes.',
        'Drive for 20 minutes and read the fuel trims. If they stay high and no leak is found, replace the sensor with one of the original maker.',
      ],
      safety: [
        'The cleaner is highly flammable. Let it evaporate fully before switching on, with no flame near.',
        'Keep clothing away from fan and belt when checking hoses with the engine running.',
      ],
      stopIf:
        'Stop if the codes stay with a known good sensor: leaks must be searched with smoke and the exhaust tested for back pressure.',
    },
    parts: [
      { name: 'Sensor cleaner and air filter', usd: [20, 45] },
      { name: 'Mass air flow sensor', usd: [45, 260], ifNeeded: true },
    ],
    labourHours: [0.3, 0.6],
    diy: 'easy',
  },
  'manifold-pressure-sensor-failed': {
    name: 'Faulty manifold or boost pressure sensor',
    workshopName: 'MAP or boost pressure sensor implausible',
    summary:
      'The sensor that reports pressure in the intake is blocked with oil and soot or has failed. The computer misjudges load and boost, so the engine runs rich, hesitates or goes into limp mode.',
    prior: 1.5,
    fits: { fuels: WITH_ENGINE },
    symptoms: {
      'check-engine-light': 0.5,
      'loss-of-power': 0.35,
      'limp-mode': 0.35,
      hesitation: 0.3,
      'rough-idle': 0.25,
      'poor-economy': 0.2,
      'black-smoke': 0.2,
      'stalls-at-idle': 0.15,
      'engine-vibration': 0.12,
      'hard-start-cold': 0.1,
      'car-shakes': 0.09,
      'exhaust-smoke': 0.1,
      'fuel-smell': 0.15,
    },
    conditions: { accelerating: 0.4, 'sudden-onset': 0.3 },
    codes: {
      P0106: 0.35,
      P0107: 0.25,
      P0108: 0.25,
      P0105: 0.12,
      P0236: 0.2,
      P0237: 0.12,
      P0238: 0.12,
      P0068: 0.05,
      P0234: 0.05,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'The engine may cut its power without warning. Drive gently and do not count on full pull when overtaking or joining a fast road.',
    },
    patterns: [
      'On diesels the opening of the sensor fills with oily soot from the exhaust-gas recirculation.',
      'On older cars the thin hose to the sensor cracks or comes off.',
    ],
    checks: [
      {
        title: 'Compare intake pressure with the weather',
        steps: [
          'Ignition on, engine off. Read manifold pressure in live data.',
          'Compare with the barometric pressure of your place, about 100 kPa at sea level.',
          'Start and see it fall to 25–45 kPa at warm idle on a petrol engine.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'More than 5 kPa off with the engine stopped, or stuck',
            means: 'The sensor lies.',
            effect: 'confirms',
          },
          {
            finding: 'Equals the barometer and moves at once with the throttle',
            means: 'The sensor works.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the tip and hose of the sensor',
        steps: [
          'Unscrew the sensor from the manifold or intercooler pipe.',
          'Look for soot over the opening and cracks in its hose and seal.',
        ],
        tool: 'Screwdriver',
        minutes: 15,
        outcomes: [
          {
            finding: 'Opening caked with soot or oil, or the hose cracked',
            means: 'It cannot feel the pressure.',
            effect: 'supports',
          },
          { finding: 'Clean and sealed', means: 'Dirt is not the reason.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Clean or replace the manifold pressure sensor',
      overview:
        'A thumb-sized sensor on the manifold or charge pipe with one or two screws. Cleaning is worth a try on diesels, otherwise it is replaced in minutes.',
      minutes: [15, 45],
      tools: ['Torx bits', 'Electrical contact cleaner', 'Soft brush', 'OBD-II reader'],
      steps: [
        'Ignition off. Find the sensor: on the manifold for MAP, on the pipe after the intercooler for boost.',
        'Unplug it, remove the screws and pull it out with its seal.',
        'Hold the opening downwards and rinse it with contact cleaner. Loosen soot round the port with a soft brush, never poke into the hole.',
        'Clean the bore it came out of, since a plug of soot there fools the new sensor too.',
        'Fit a new or cleaned sensor with a sound seal, tighten the screws evenly and plug in.',
        'Compare its reading with barometric pressure, ignition on and engine off. Clear the codes.',
        'Test on a hill at moderate throttle and read for new codes.',
      ],
      safety: [
        'Ventilate: contact cleaner vapour is flammable and makes you dizzy.',
        'Charge pipes and manifold are hot after a drive. Let them cool.',
      ],
      stopIf:
        'Stop if a new sensor shows the right pressure and the boost is still too low: then turbo, hoses or exhaust are at fault.',
    },
    parts: [{ name: 'Manifold or boost pressure sensor', usd: [25, 120] }],
    labourHours: [0.3, 0.7],
    diy: 'easy',
  },
  'oxygen-sensor-upstream-failed': {
    name: 'Failed upstream oxygen sensor',
    workshopName: 'Lambda or air-fuel ratio sensor before the catalyst slow or dead',
    summary:
      'The sensor that measures the mixture has become slow or its heater has burnt out. The computer then runs too rich or too lean, which costs fuel and slowly poisons the catalyst.',
    prior: 6,
    fits: { fuels: SPARK },
    shifts: [
      { minMiles: 80_000, factor: 1.7, source: 'wear part' },
      { maxAgeYears: 3, factor: 0.4, source: 'wear part' },
    ],
    symptoms: {
      'check-engine-light': 0.75,
      'poor-economy': 0.4,
      'rough-idle': 0.2,
      'emissions-test-fail': 0.2,
      hesitation: 0.2,
      'rotten-egg-smell': 0.1,
      'engine-vibration': 0.1,
      'black-smoke': 0.08,
      'fuel-smell': 0.06,
      'car-shakes': 0.07,
      'exhaust-smoke': 0.04,
    },
    conditions: { 'gradual-onset': 0.4, constant: 0.2 },
    codes: {
      P0131: 0.2,
      P0132: 0.15,
      P0133: 0.35,
      P0135: 0.4,
      P0171: 0.15,
      P0172: 0.15,
      P0134: 0.15,
      P2195: 0.15,
      P0130: 0.12,
      P0031: 0.12,
      P0155: 0.12,
      P0153: 0.1,
      P0420: 0.06,
      P0430: 0.04,
      P0174: 0.08,
      P0030: 0.1,
      P0032: 0.08,
      P0150: 0.06,
      P0151: 0.08,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car may be driven, but fix it within weeks: a rich mixture destroys the much dearer catalyst.',
    },
    patterns: [
      'Heater circuit codes (P0135) mean a dead sensor or fuse. Slow response codes (P0133) mean age.',
      'An exhaust leak ahead of the sensor or a coolant leak into the engine spoils a healthy sensor.',
    ],
    checks: [
      {
        title: 'Read oxygen sensor codes and fuel trims',
        steps: [
          'Read codes and note bank and sensor number. Sensor 1 is before the catalyst.',
          'Look at the upstream signal at warm idle: a narrow-band sensor should swing between 0.1 and 0.9 V several times in ten seconds.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'Heater code, or a flat or slow signal',
            means: 'The sensor is worn out.',
            effect: 'supports',
          },
          {
            finding: 'Lively signal, trims within 8 %',
            means: 'The sensor works.',
            effect: 'rules-out',
          },
          {
            finding: 'Lean code with trims far positive and a lively signal',
            means: 'The sensor tells the truth: look for false air or low fuel pressure.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Check for an exhaust leak before the sensor',
        steps: [
          'Start the cold engine and listen at the manifold and front pipe for a puffing tick.',
          'Look for black streaks at the joints.',
        ],
        tool: 'Torch',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'No leak, wiring and plug whole',
            means: 'The sensor itself is what is left.',
            effect: 'supports',
          },
          {
            finding: 'Puffing or soot at a joint',
            means: 'Air drawn in there fools the sensor. Fix the leak first.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the upstream oxygen sensor',
      overview:
        'The sensor screws into the manifold or front pipe, where heat welds it in place. Warm metal, penetrating oil and the slotted socket decide between ten minutes and a broken thread.',
      minutes: [30, 120],
      tools: [
        'Oxygen sensor socket',
        'Long breaker bar',
        'Penetrating oil',
        'Jack and axle stands',
        'Thread chaser',
        'OBD-II reader',
        'Torque wrench',
      ],
      steps: [
        'Order a sensor of the original make for the right bank and position. Universal ones with spliced wires give trouble.',
        'Soak the thread with penetrating oil the evening before. Run the engine for two minutes so that the metal is warm, not hot.',
        'Switch off, raise the car on axle stands if needed, trace the cable to its plug and disconnect it.',
        'Fit the slotted socket over the cable, check that it sits square and break the sensor loose with one steady pull.',
        'Clean the thread with a chaser. If it comes out with aluminium or steel in it, stop and have an insert fitted.',
        'New sensors come with paste on the thread. Keep it off the tip, which silicone and oil poison.',
        'Screw it in by hand, tighten to the torque in the vehicle manual and clip the cable away from exhaust and shafts.',
        'Clear the codes, drive for half an hour with varied speed and check that the trims return to near zero.',
      ],
      safety: [
        'Never work below a car that stands on a jack alone.',
        'Exhaust parts burn skin long after switching off. Wear gloves.',
      ],
      stopIf:
        'Stop if the sensor does not move with a long bar: a workshop heats it red or drills it out without harming the manifold.',
    },
    parts: [{ name: 'Upstream oxygen or air-fuel sensor', usd: [45, 240] }],
    labourHours: [0.5, 1.2],
    diy: 'moderate',
  },
  'oxygen-sensor-downstream-failed': {
    name: 'Failed downstream oxygen sensor',
    workshopName: 'Lambda sensor after the catalyst, heater or signal fault',
    summary:
      'The sensor behind the catalyst only watches how well the catalyst works. When it or its heater fails the engine light comes on and the emissions test fails, while the car drives as before.',
    prior: 3,
    fits: { fuels: SPARK },
    shifts: [{ minMiles: 80_000, factor: 1.5, source: 'wear part' }],
    symptoms: {
      'check-engine-light': 0.8,
      'emissions-test-fail': 0.3,
      'poor-economy': 0.08,
      'rough-idle': 0.03,
    },
    against: ['misfire', 'loss-of-power', 'stalls-while-driving'],
    codes: {
      P0137: 0.3,
      P0138: 0.25,
      P0141: 0.5,
      P0136: 0.2,
      P0140: 0.2,
      P0036: 0.12,
      P0161: 0.15,
      P0157: 0.08,
      P0420: 0.15,
      P0430: 0.08,
      P0037: 0.08,
      P0038: 0.08,
      P0156: 0.08,
      P0158: 0.08,
      P2096: 0.08,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'It does not affect how the car drives. Fix it before the next test so that a real warning is not hidden behind the light.',
    },
    patterns: [
      'The cable hangs below the car and is torn by branches, ice or a dropped heat shield.',
      'Heater burn-out (P0141) is by far the commonest form.',
    ],
    checks: [
      {
        title: 'Read whether the code names sensor 2',
        steps: [
          'Read the codes. Bank 1 sensor 2 is the one behind the catalyst of cylinder 1.',
          'Note if P0420 is there too.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'P0136 to P0141 alone',
            means: 'The rear sensor or its circuit has failed.',
            effect: 'confirms',
          },
          {
            finding: 'Only P0420 or P0430',
            means: 'The sensor reports that the catalyst is weak, so it is working.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Follow the cable of the rear sensor',
        steps: [
          'With the car safely on stands and the exhaust cold, find the sensor behind the catalyst.',
          'Follow its cable to the plug and look for melted, torn or wet spots. Check the heater fuse.',
          'Unplug it. Measure the heater (the two wires of equal colour) and, with the ignition on, the 12-volt feed in the plug of the car.',
        ],
        tool: 'Torch, multimeter, axle stands',
        minutes: 25,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Cable torn or melted, or the fuse blown',
            means: 'The circuit is broken. Fix it and look what wore through it.',
            effect: 'supports',
          },
          {
            finding: 'Cable, plug and fuse sound, heater open',
            means: 'The heater inside the sensor has burnt out.',
            effect: 'supports',
          },
          {
            finding: 'Heater measures a few ohms and its supply is live',
            means: 'The heater circuit is whole, so the code needs another explanation.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the downstream oxygen sensor',
      overview:
        'The rear sensor is reached from below. It does not steer the mixture, so there is nothing to adapt afterwards, but the catalyst monitor needs some drives to report ready before a test.',
      minutes: [30, 90],
      tools: [
        'Oxygen sensor socket',
        'Breaker bar',
        'Penetrating oil',
        'Ramps or axle stands',
        'Cable ties',
        'Thread chaser',
        'Torque wrench',
        'OBD-II reader',
      ],
      steps: [
        'Let the exhaust cool. Put the car on ramps or stands and chock the wheels.',
        'Spray the thread with penetrating oil and wait, since rear sensors rust worse than front ones.',
        'Find the plug, often under a carpet flap or above the gearbox tunnel, and free the grommet.',
        'Undo the sensor with the slotted socket. If the cable is scrap anyway, cut it and use a ring spanner.',
        'Chase the thread, screw in the new sensor and tighten it to the torque in the vehicle manual.',
        'Tie the cable up where the old clips were, clear of the prop shaft and the pipe, and refit the grommet so that no fumes enter.',
        'Clear the codes and drive several mixed trips until the monitors show ready, then take the car to the test.',
      ],
      safety: [
        'Never lie under a car on a jack alone: ramps or axle stands, wheels chocked. Let the exhaust cool first.',
        'Wear goggles. Rust falls into the eyes when you look up.',
      ],
      stopIf: 'Stop if the boss in the pipe turns or tears: it has to be welded.',
    },
    parts: [{ name: 'Downstream oxygen sensor', usd: [35, 180] }],
    labourHours: [0.4, 1],
    diy: 'moderate',
  },
  'knock-sensor-failed': {
    name: 'Failed knock sensor',
    workshopName: 'Knock sensor circuit fault, ignition timing retarded',
    summary:
      'The sensor that listens for knock no longer reports. To be safe the computer retards the ignition, so the engine feels lazy and uses more fuel, without other signs.',
    prior: 1,
    fits: { fuels: SPARK },
    shifts: [{ minAgeYears: 10, factor: 1.5, source: 'wiring under the intake corrodes' }],
    symptoms: {
      'check-engine-light': 0.7,
      'loss-of-power': 0.35,
      'poor-economy': 0.25,
      hesitation: 0.2,
      'engine-knock': 0.12,
      'limp-mode': 0.1,
    },
    conditions: { accelerating: 0.3 },
    codes: { P0325: 0.5, P0327: 0.4, P0328: 0.15, P0330: 0.15, P0332: 0.25 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The computer protects the engine by retarding the timing. Avoid towing and use good fuel until it is fixed.',
    },
    patterns: [
      'On engines where it lies in the valley below the intake, water stands round it and corrodes its plug.',
      'A code together with audible pinking can mean that the sensor is right: carbon or bad fuel makes the engine knock.',
    ],
    checks: [
      {
        title: 'Read the knock sensor codes',
        steps: [
          'Read the codes with the engine warm.',
          'Clear them and drive up a hill. See how soon they come back.',
        ],
        tool: 'OBD-II reader',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'P0325, P0327, P0330 or P0332 at once',
            means: 'The circuit is broken.',
            effect: 'supports',
          },
          {
            finding: 'No code',
            means: 'A failed knock sensor almost always stores one.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Try a tank of higher octane',
        steps: ['Fill up with the highest octane sold.', 'Drive the same hill in the same gear.'],
        tool: 'None',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Pinking gone and no code returns',
            means: 'The sensor was hearing true knock.',
            effect: 'weakens',
          },
          {
            finding: 'Still lazy with the code set',
            means: 'Fuel is not the cause.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the knock sensor',
      overview:
        'The sensor bolts straight to the engine block. Its tightening torque is part of its tuning: too tight and it turns deaf. On many V engines the intake manifold must come off first.',
      minutes: [60, 300],
      tools: [
        'Socket set',
        'Accurate torque wrench',
        'Wire brush',
        'Intake manifold gaskets where needed',
        'OBD-II reader',
      ],
      steps: [
        'Look up where the sensor sits. If a fuel rail has to be lifted, pull the pump fuse and run the engine until it dies. Disconnect the battery.',
        'Remove what covers it. For a valley sensor, take off the intake with new gaskets ready and stuff clean rags into the open ports at once.',
        'Vacuum dirt and water out of the valley before unscrewing.',
        'Unplug and unscrew the sensor. Check the short harness, which is best replaced with it.',
        'Clean the seat on the block to bare metal. No washer, paint or sealant belongs under a knock sensor.',
        'Fit the new sensor in the same direction and tighten exactly to the torque in the vehicle manual.',
        'Remove the rags, count them, refit the intake with new gaskets and reconnect.',
        'Clear the codes, warm up, and drive up the same hill. The old pull must be back, with no rattle and no code after two more drives.',
      ],
      safety: [
        'Let the engine cool fully and relieve fuel pressure if the rail must be lifted.',
        'Nothing may fall into the open intake ports: one washer wrecks the engine.',
      ],
      stopIf:
        'Stop if the code returns with sensor and harness new: the engine must be examined for real knock or a bearing noise.',
    },
    parts: [
      { name: 'Knock sensor and sub-harness', usd: [30, 170] },
      { name: 'Intake gaskets', usd: [15, 70], ifNeeded: true },
    ],
    labourHours: [0.7, 4],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

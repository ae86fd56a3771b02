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
    codes: { P0335: 0.6, P0336: 0.3, P0339: 0.15, P0016: 0.08, P0337: 0.12, P0338: 0.12 },
    severity: 'high',
    drive: {
      verdict: 'no',
      mayRun: 'The engine may be cranked or run while parked: no harm if it stops.',
      reason:
        'The engine can stop without warning, and the power steering and brake assistance stop with it. Do not drive until it is repaired.',
    },
    patterns: [
      'Dies when heat-soaked, starts again after half an hour of cooling. A few weeks later it does not start at all.',
      'Metal dust on the tip, a damaged reluctor ring or a chafed cable gives the same picture.',
    ],
    shown: {
      summary:
        'This sensor reports the position of the crankshaft to the control unit. When its signal drops out, spark and injection stop at once: the engine dies on the road or turns over without firing, often only when hot.',
      patterns: [
        'It dies when it has become very hot and starts again after half an hour of cooling. A few weeks later it does not start at all.',
        'Metal dust on the tip, a damaged toothed ring or a chafed cable causes the same symptoms.',
      ],
    },
    checks: [
      {
        title: 'Watch the rev counter while cranking',
        steps: [
          'While the fault is present, crank the engine for five seconds and look at the rev counter.',
          'If you have a reader with live data, watch the engine speed on it.',
        ],
        tool: 'None, or ideally an OBD-II reader',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'The needle or reader shows 0 rpm while the starter turns',
            means: 'The control unit receives no crankshaft signal.',
            effect: 'supports',
          },
          {
            finding: 'It shows 150 to 300 rpm steadily',
            means: 'The sensor is working. Look at the fuel and the spark instead.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the stored codes for a lost crank signal',
        steps: [
          'Connect the reader and switch the ignition on.',
          'Look for P0335, P0336 or P0339. Read the history codes too, since the light may be out.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'P0335, P0336 or P0339 is stored',
            means:
              'The signal was lost or implausible. The sensor, its cable or the toothed ring is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'No code is stored',
            means:
              'A failing crankshaft sensor often stores none, so this result does not rule it out.',
            effect: 'neutral',
          },
          {
            finding: 'There are only fuel pressure or immobiliser codes',
            means: 'The engine stopped for another reason.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Cool the sensor and try again',
        steps: [
          'When the engine refuses to start hot, switch the ignition off. Find the sensor at the crankshaft pulley or at the gearbox flange.',
          'Wet a rag with cold water and hold it on the sensor for some minutes. Keep your arms clear of the hot exhaust.',
          'Take the rag away and crank the engine again.',
        ],
        tool: 'Cold water and a rag',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'The engine now starts',
            means: 'The sensor fails when it is hot. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'Nothing changes',
            means: 'Heat in the sensor is not the cause.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the crankshaft position sensor',
      overview:
        'One bolt holds the sensor, but it is low down at the crankshaft pulley or behind the engine at the flywheel. Fit an original sensor or one of a good brand: cheap ones often fail again.',
      minutes: [30, 150],
      tools: [
        'Socket set with long extension',
        'Jack and axle stands',
        'Wheel chocks',
        'OBD-II reader',
        'Penetrating oil',
        'Contact cleaner',
        'Torque wrench',
      ],
      steps: [
        'Find the position of the sensor for your engine code in the manual. Disconnect the battery, because the starter cable is often right beside it.',
        'If the sensor is reached from below, chock the wheels and raise the car on to axle stands. Remove the splash shield.',
        'Unplug the sensor. Look for oil and green corrosion in the connector, and for a cable rubbed bare on the engine.',
        'Clean round the sensor, undo the bolt and ease the sensor out with a twist. Use penetrating oil if rust holds it, and do not lever against the toothed ring.',
        'Look into the hole while a helper turns the engine by hand. The teeth of the ring must be intact and clean, and the ring must run true.',
        'Oil the O-ring of the new sensor and push it fully home by hand. Tighten the bolt to the torque in the vehicle manual.',
        'Route the cable through its clips away from the exhaust and plug it in. Refit the shield, lower the car and connect the battery.',
        'Clear the codes. Some cars need a crankshaft variation relearn with a scan tool, so run it if the manual names it.',
        'Drive until the engine is fully hot, stop for ten minutes and start again, since the fault usually shows then. It must start at once and store no code.',
      ],
      safety: [
        'Use axle stands, and let the exhaust cool before you work from below.',
        'Disconnect the battery before you reach near the starter: a spanner that touches its cable welds itself in place.',
      ],
      stopIf:
        'Stop if the sensor breaks in its bore or the toothed ring has missing teeth: the gearbox may have to come off.',
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
    codes: {
      P0340: 0.6,
      P0341: 0.3,
      P0344: 0.1,
      P0365: 0.12,
      P0345: 0.1,
      P0342: 0.1,
      P0343: 0.1,
      P0346: 0.06,
      P0347: 0.06,
      P0348: 0.06,
      P0349: 0.06,
      P0366: 0.06,
      P0367: 0.06,
      P0368: 0.06,
      P0369: 0.06,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Most engines carry on with only the crankshaft signal but may not restart. Avoid fast roads until it is repaired.',
    },
    patterns: [
      'Oil creeps past the O-ring into the connector and spoils the signal.',
      'A stretched timing chain stores similar codes, so check for rattle before buying a sensor twice.',
    ],
    shown: {
      summary:
        'The camshaft sensor reports to the control unit which stroke each cylinder is on. Without it the engine takes long to start, since the control unit has to guess, and it may lose power or stall.',
      patterns: [
        'Oil creeps past the O-ring into the connector and spoils the signal.',
        'A stretched timing chain stores similar codes, so listen for a rattle before you buy a second sensor.',
      ],
    },
    checks: [
      {
        title: 'Read the camshaft codes',
        steps: [
          'Connect the reader and switch the ignition on.',
          'Note whether the code names bank 1 or 2 and intake or exhaust camshaft.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'P0340, P0341, P0344 or its like for another camshaft is stored',
            means: 'The signal of that sensor is missing or wrong.',
            effect: 'supports',
          },
          {
            finding: 'P0016 or P0011 is stored, and it rattles at start',
            means:
              'The camshaft itself is out of position. Suspect the timing chain or the cam adjuster.',
            effect: 'weakens',
          },
          {
            finding: 'There is no camshaft code',
            means: 'A failed camshaft sensor almost always stores a code.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Inspect the plug of the camshaft sensor',
        steps: [
          'With the ignition off, find the sensor at the end of the cylinder head.',
          'Unplug it and look for oil, corrosion and loose pins.',
          'Clean the plug with contact cleaner, let it dry and refit it. With the engine idling, wiggle it, keeping clear of belts and fan.',
        ],
        tool: 'Torch and contact cleaner',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'The engine stumbles when it is wiggled, or the plug is oily',
            means: 'The contact or the body of the sensor is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'It is clean and tight, and wiggling changes nothing',
            means: 'The contact is good, so suspect the sensor itself.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the camshaft position sensor',
      overview:
        'The small sensor at the top of the engine is held by one bolt and sealed by an O-ring. Engines with two camshafts per bank have several.',
      minutes: [20, 60],
      tools: [
        'Small sockets or Torx bits',
        'Contact cleaner',
        'OBD-II reader',
        'Clean engine oil',
        'Small torque wrench',
      ],
      steps: [
        'Switch off, let the engine cool, and remove the cover and the intake pipe if they are in the way.',
        'Identify the sensor that the code names. Bank 1 is the side of cylinder 1.',
        'If the car has two identical sensors, swap them first and see whether the code moves to the other camshaft.',
        'Clean round the sensor, unplug it, undo its bolt and pull it out with a twist. Check that the O-ring came out with it.',
        'Compare the lengths of the old and new sensors: one that is too long touches the camshaft wheel.',
        'Oil the new O-ring and press the sensor in by hand until its flange lies flat. Tighten the bolt to the torque in the vehicle manual.',
        'Plug the sensor in, refit what you removed, clear the codes and start the engine. It should start within two seconds, both cold and hot.',
      ],
      safety: [
        'Work with the ignition off and the engine cold: on many engines the sensor is near the hot exhaust.',
        'Take all tools off the engine before you start it: belts throw them.',
      ],
      stopIf:
        'Stop if the code returns at once with a good sensor and a clean plug: have the timing checked before you buy anything else.',
    },
    parts: [{ name: 'Camshaft position sensor and O-ring', usd: [19, 113] }],
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
        'The engine itself is usually not hot, but you can no longer trust the gauge. Check the coolant level, and stop if you see steam.',
    },
    patterns: [
      'The gauge jumps from cold to red within a second, which water in an engine cannot do.',
      'Often the connector is wet with coolant that has crept through the sensor.',
    ],
    shown: {
      summary:
        'The control unit receives a wrong engine temperature. It then injects too much or too little fuel, runs the radiator fan as a precaution and shows a false reading on the gauge, while the engine itself is fine.',
      patterns: [
        'The gauge jumps from cold to red within a second, which the coolant in an engine cannot do.',
        'The connector is often wet with coolant that has crept through the sensor.',
      ],
    },
    checks: [
      {
        title: 'Compare the reading with a cold engine',
        steps: [
          'After the car has been left overnight, connect the reader and switch the ignition on without starting the engine.',
          'Compare the coolant temperature with the intake air temperature.',
          'Start the engine and watch the coolant temperature rise.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 20,
        days: 1,
        needs: 'running',
        outcomes: [
          {
            finding: 'They are over 10 °C (18 °F) apart, or it shows −40 °C or jumps',
            means: 'The sensor or its wiring reports a wrong temperature.',
            effect: 'confirms',
          },
          {
            finding: 'They nearly agree when cold, and it rises to about 90 °C (195 °F)',
            means: 'The sensor is working.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Unplug the sensor and see what changes',
        steps: [
          'Switch the ignition off and let the engine cool. Unplug the sensor near the thermostat housing.',
          'Look for coolant and corrosion in the plug.',
          'Switch the ignition on and read the temperature: it should now show the lowest value, and the fan may run. Keep clear of the fan.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'There is coolant or green crust in the plug',
            means: 'Coolant leaks through the body of the sensor. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The reading drops to −40 °C as it should and the plug is clean',
            means: 'The wiring is good, so suspect the sensor itself.',
            effect: 'neutral',
          },
          {
            finding: 'The reading does not change',
            means: 'The wire has a short circuit, or you have unplugged a different sensor.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the coolant temperature sensor',
      overview:
        'The sensor is fitted to the thermostat housing or the cylinder head and costs little. It is changed with the engine cold, so that only a cupful of coolant is lost.',
      minutes: [20, 60],
      tools: [
        'Deep socket or pliers for the retaining clip',
        'Drip tray',
        'OBD-II reader',
        'Rags',
        'Small torque wrench',
      ],
      steps: [
        'Let the engine go completely cold. Open the coolant cap slowly to release any pressure, then close it again so that less coolant runs out.',
        'Find the sensor. Some cars have two: one for the control unit and one for the gauge.',
        'Put a tray below and unplug the connector. Have the new sensor ready, with its seal wetted with coolant.',
        'Pull the clip or unscrew the old sensor. Push or screw the new one in at once, so that little coolant is lost.',
        'Check that the clip is fully home, or tighten the sensor to the stated torque. Plastic housings crack if you overtighten it.',
        'Top up the coolant. Dry the connector and plug it in.',
        'Run the engine with the heater on hot until the fan has cut in and out. Look for drips, and check the level again when it is cold.',
        'Clear the codes. On the reader, the temperature should now rise smoothly.',
      ],
      safety: [
        'Never open a hot cooling system: coolant under pressure boils up and scalds your face and hands.',
        'Coolant is sweet and poisonous. Wipe it up and keep children and animals away.',
      ],
      stopIf:
        'Stop if the gauge still goes to hot with a good sensor: the engine is then really overheating.',
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
      P0104: 0.08,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'The engine runs badly and uses more fuel, but the car is safe to drive gently to where the sensor can be cleaned or changed.',
    },
    patterns: [
      'Oil from an over-oiled sports filter and dust from a badly fitted filter bake onto the element.',
      'It reads right at idle and too low at full load, so the engine feels strangled.',
    ],
    shown: {
      summary:
        'The heated element that measures the incoming air is dirty or dead. The control unit meters the wrong amount of fuel, so the engine hesitates, idles badly and loses power.',
      patterns: [
        'Oil from an over-oiled sports filter and dust from a badly fitted filter bake on to the element.',
        'It reads right at idle and too low at full load, so the engine feels strangled.',
      ],
    },
    checks: [
      {
        title: 'Unplug the air flow sensor and drive',
        steps: [
          'Switch off and unplug the sensor between the air filter and the throttle.',
          'Drive gently for a mile. The engine light will come on, and the control unit uses a stored value.',
          'Switch the ignition off and plug the sensor back in.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The engine pulls better with it unplugged',
            means: 'The sensor was giving wrong values. Clean it or replace it.',
            effect: 'confirms',
          },
          {
            finding: 'It runs worse or the same',
            means: 'The sensor is probably not the cause.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read air flow in live data',
        steps: [
          'Let the warm engine idle and read the air flow in grams per second.',
          'Compare it with the engine size: as a rule of thumb, the figure at idle is about the size in litres (2 g/s for 2.0 litres).',
          'Read the fuel trims at idle, then at a steady 2,500 rpm.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'The air flow is far too low, and the trims are above +10% at 2,500 rpm too',
            means: 'The sensor reads too low.',
            effect: 'supports',
          },
          {
            finding: 'The values fit and the trims are within 5%',
            means: 'The sensor is measuring correctly.',
            effect: 'rules-out',
          },
          {
            finding: 'The trims are high only at idle and normal at speed',
            means: 'The cause is a vacuum leak rather than the sensor.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean or replace the mass air flow sensor',
      overview:
        'Cleaning with the proper spray cures about half of these sensors for the price of a can.',
      minutes: [20, 45],
      tools: ['Torx or Phillips screwdriver', 'OBD-II reader'],
      steps: [
        'Switch the ignition off and unplug the sensor. Check its seal and the hose clamps on both sides: unmetered air there sets the same codes.',
        'Undo the two screws and draw the sensor straight out of its tube. Do not touch the element.',
        'Hold the sensor with the element down and spray it with 10 to 15 short bursts of air-flow-sensor cleaner. Never use brake or carburettor cleaner, which attack the coating.',
        'Let it dry in the air for 15 minutes. Do not blow it with compressed air.',
        'Clean the filter box and fit a new dry filter. Make sure that no leaf or rag is left inside.',
        'Refit the sensor with its arrow in the direction of the air flow, plug it in and clear the codes.',
        'Drive for 20 minutes and read the fuel trims. If they stay high and no leak is found, replace the sensor with one from the original manufacturer.',
      ],
      safety: [
        'The cleaner is highly flammable. Let it evaporate fully before you switch the ignition on, and keep flames away.',
        'Keep your clothing away from the fan and belt if you check hoses with the engine running.',
      ],
      stopIf:
        'Stop if the codes return with a good sensor: have the intake tested for leaks with smoke and the exhaust for back pressure.',
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
      P0109: 0.1,
      P0235: 0.1,
      P0239: 0.05,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'The engine may cut its power without warning. Drive gently, and do not count on full power when overtaking or joining a fast road.',
    },
    patterns: [
      'On diesels the opening of the sensor fills with oily soot from the exhaust-gas recirculation.',
      'On older cars the thin hose to the sensor cracks or comes off.',
    ],
    shown: {
      summary:
        'The sensor that reports the pressure in the intake is blocked with oil and soot or has failed. The control unit misjudges load and boost, so the engine runs rich, hesitates or goes into limp mode.',
      patterns: [
        'On diesels the opening of the sensor fills with oily soot from the exhaust gas recirculation.',
        'On older cars the thin hose to the sensor cracks or comes off.',
      ],
    },
    checks: [
      {
        title: 'Compare the intake pressure with the barometer',
        steps: [
          'Switch the ignition on and leave the engine off. Read the manifold pressure in the live data.',
          'Compare it with the barometric pressure where you are, about 100 kPa at sea level.',
          'Start the engine. On a petrol engine the pressure should fall to 25–45 kPa at warm idle.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is over 5 kPa off with the engine stopped, or it does not move',
            means: 'The sensor gives a false reading.',
            effect: 'confirms',
          },
          {
            finding: 'It equals the barometer and moves at once with the throttle',
            means: 'The sensor is working.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the tip and hose of the sensor',
        steps: [
          'With the engine off and cool, unscrew the sensor from the manifold or the intercooler pipe.',
          'Look for soot over the opening, and for cracks in its hose and seal.',
        ],
        tool: 'Screwdriver',
        minutes: 15,
        outcomes: [
          {
            finding: 'The opening is caked with soot or oil, or the hose is cracked',
            means: 'The pressure does not reach the sensor. Clean it or renew the hose.',
            effect: 'supports',
          },
          {
            finding: 'It is clean and the seal is good',
            means: 'Dirt is not the cause: refit it.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean or replace the manifold pressure sensor',
      overview:
        'It is a thumb-sized sensor on the manifold or the charge pipe, held by one or two screws. Cleaning is worth a try on diesels; otherwise it is replaced in minutes.',
      minutes: [20, 45],
      tools: ['Torx bits', 'Electrical contact cleaner', 'Soft brush', 'OBD-II reader'],
      steps: [
        'Switch the ignition off and let the engine cool. Find the sensor: the MAP sensor is on the manifold, the boost sensor on the pipe after the intercooler.',
        'Unplug it, remove the screws and pull it out with its seal.',
        'Hold the opening downwards and rinse it with contact cleaner. Loosen the soot round the port with a soft brush, but never poke into the hole.',
        'Clean the bore that it came out of: a plug of soot there would distort the reading of the new sensor too.',
        'Fit the new or cleaned sensor with a good seal. Tighten the screws evenly and plug it in.',
        'With the ignition on and the engine off, compare its reading with the barometric pressure. Clear the codes.',
        'Drive up a hill at moderate throttle and look for new codes.',
      ],
      safety: [
        'Ventilate the workplace: contact cleaner vapour is flammable and makes you dizzy.',
        'The charge pipes and the manifold are hot after a drive. Let them cool.',
      ],
      stopIf:
        'Stop if a new sensor shows the right pressure and the boost is still too low: the turbo, the hoses or the exhaust is then at fault.',
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
      P0152: 0.08,
      P2197: 0.08,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car may be driven, but have it repaired within weeks: a rich mixture destroys the far more expensive catalytic converter.',
    },
    patterns: [
      'Heater circuit codes (P0135) mean a dead sensor or fuse. Slow response codes (P0133) mean age.',
      'An exhaust leak ahead of the sensor or a coolant leak into the engine spoils a healthy sensor.',
    ],
    shown: {
      summary:
        'The sensor that measures the mixture has become slow or gives a wrong voltage, or its heater has burnt out. The control unit then runs the engine too rich or too lean, which costs fuel and slowly damages the catalytic converter.',
      patterns: [
        'Heater circuit codes (P0135) point to a failed sensor or fuse. Slow response codes (P0133) point to age.',
        'An exhaust leak ahead of the sensor, or a coolant leak into the engine, distorts the reading of a good sensor.',
      ],
    },
    checks: [
      {
        title: 'Read oxygen sensor codes and fuel trims',
        steps: [
          'Read the codes and note the bank and sensor numbers. Sensor 1 is before the catalytic converter.',
          'Watch the upstream signal at warm idle: a narrow-band sensor should swing between 0.1 and 0.9 V several times in ten seconds. A wide-band sensor should hold a steady mixture reading instead.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'A heater code is stored, or the signal is flat or slow',
            means:
              'The sensor is worn out. If it is a wide-band sensor, judge it by its codes and not by a flat signal.',
            effect: 'supports',
          },
          {
            finding: 'The signal is lively, with trims within 10%',
            means: 'The sensor is working.',
            effect: 'rules-out',
          },
          {
            finding: 'A lean code is stored, with trims far positive and a lively signal',
            means: 'The sensor reads correctly. Look for unmetered air or low fuel pressure.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Check for an exhaust leak before the sensor',
        steps: [
          'Start the cold engine outdoors. Listen at the manifold and the front pipe for a puffing tick.',
          'Look for black streaks at the joints and for damage to the cable and plug of the sensor.',
        ],
        tool: 'Torch',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'There is no leak, and the wiring and plug are undamaged',
            means: 'Suspect the sensor itself.',
            effect: 'supports',
          },
          {
            finding: 'There is puffing or soot at a joint',
            means: 'Air drawn in there distorts the reading. Repair the leak first.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the upstream oxygen sensor',
      overview:
        'The sensor screws into the manifold or front pipe, where heat can seize it in place. With warm metal, penetrating oil and a slotted socket it is a quick job; without them the thread may be torn out.',
      minutes: [30, 120],
      tools: [
        'Oxygen sensor socket and gloves',
        'Long breaker bar',
        'Penetrating oil',
        'Jack and axle stands',
        'Wheel chocks',
        'Thread chaser',
        'OBD-II reader',
        'Torque wrench',
      ],
      steps: [
        'Order a sensor of the original make for the right bank and position.',
        'Soak the thread with penetrating oil the evening before. Run the engine for two minutes so that the metal is warm, not hot.',
        'Switch off. If the sensor is reached from below, chock the wheels and raise the car on to axle stands. Follow the cable to its plug and disconnect it.',
        'Put the slotted socket over the cable and check that it sits square. Loosen the sensor with one steady pull.',
        'Clean the thread with a chaser. If metal from the boss has come out with the sensor, stop and have an insert fitted.',
        'Check that the new sensor has paste on its thread. Keep the paste off the tip: silicone and oil ruin it.',
        'Screw the sensor in by hand and tighten it to the torque in the vehicle manual. Clip the cable away from the exhaust and the driveshafts, and plug it in.',
        'Lower the car and clear the codes. Drive for half an hour at varied speeds and check that the trims return to near zero.',
      ],
      safety: [
        'Never work under a car that is held up only by a jack.',
        'Exhaust parts burn your skin long after the engine is switched off. Wear gloves.',
      ],
      stopIf:
        'Stop if the sensor does not move with a long bar: a workshop can heat it or drill it out without harming the manifold.',
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
      P0146: 0.04,
      P0147: 0.04,
      P0167: 0.04,
      P2098: 0.08,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'It does not affect how the car drives. Have it repaired before the next test, so that the light can warn you of other faults again.',
    },
    patterns: [
      'The cable hangs below the car and is torn by branches, ice or a dropped heat shield.',
      'Heater burn-out (P0141) is by far the commonest form.',
    ],
    shown: {
      summary:
        'The sensor behind the catalytic converter only watches how well the converter works. When it or its heater fails, the engine light comes on and the emissions test fails, while the car drives as before.',
      patterns: [
        'The cable hangs below the car and can be torn by branches, ice or a loose heat shield.',
        'A burnt-out heater (P0141) is by far the most common fault.',
      ],
    },
    checks: [
      {
        title: 'Read whether the code names sensor 2',
        steps: [
          'Read the codes. Bank 1 sensor 2 is the one behind the catalytic converter on the side of cylinder 1.',
          'Note whether P0420 is stored too.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'There are only codes from P0136 to P0141',
            means: 'The rear sensor or its circuit has failed.',
            effect: 'confirms',
          },
          {
            finding: 'There is only P0420 or P0430',
            means:
              'The sensor reports that the catalytic converter is weak, so the sensor is working.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Follow the cable of the rear sensor',
        steps: [
          'Chock the wheels and put the car on axle stands with the exhaust cold. Find the sensor behind the catalytic converter.',
          'Follow its cable to the plug and look for melted, torn or wet spots. Check the heater fuse.',
          'Unplug it and measure the heater between the two wires of the same colour. Then, with the ignition on, measure the 12-volt supply at the plug on the car side.',
        ],
        tool: 'Torch, multimeter, axle stands and wheel chocks',
        minutes: 25,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The cable is torn or melted, or the fuse has blown',
            means: 'The circuit is broken. Repair it, and find out what damaged it.',
            effect: 'supports',
          },
          {
            finding: 'The cable, plug and fuse are intact, but the heater is open',
            means: 'The heater inside the sensor has burnt out. Replace the sensor.',
            effect: 'supports',
          },
          {
            finding: 'The heater measures a few ohms and its supply is live',
            means: 'The heater circuit is intact, so the code has another cause.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the downstream oxygen sensor',
      overview:
        'The rear sensor does not control the mixture, so there is nothing to adapt afterwards, but the catalytic converter monitor needs some drives before it is ready for a test.',
      minutes: [30, 90],
      tools: [
        'Oxygen sensor socket',
        'Breaker bar',
        'Penetrating oil',
        'Ramps, or jack and axle stands',
        'Wheel chocks',
        'Cable ties',
        'Thread chaser',
        'Torque wrench',
        'OBD-II reader and multimeter',
        'Goggles',
      ],
      steps: [
        'Let the exhaust cool. Put the car on ramps or stands and chock the wheels.',
        'Spray the thread with penetrating oil and let it soak.',
        'Find the plug, which is often under a carpet flap or above the gearbox tunnel. Unplug it and free the grommet.',
        'Undo the sensor with the slotted socket. If you will not reuse the sensor, you can cut its cable and use a ring spanner.',
        'Clean the thread with the chaser. Screw in the new sensor and tighten it to the torque in the vehicle manual.',
        'Tie the cable up where the old clips were, clear of the propshaft and the exhaust. Refit the grommet so that no fumes get in, and plug the sensor in.',
        'Lower the car, clear the codes and make several mixed trips until the monitors show ready for the test.',
      ],
      safety: [
        'Never lie under a car that is held up only by a jack: use ramps or axle stands and chock the wheels. Let the exhaust cool first.',
        'Wear goggles: rust falls in your eyes when you look up.',
      ],
      stopIf: 'Stop if the threaded boss in the pipe turns or tears: it has to be welded.',
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
        'The control unit protects the engine by retarding the timing. Avoid towing and use good fuel until it is repaired.',
    },
    patterns: [
      'On engines where it lies in the valley below the intake, water stands round it and corrodes its plug.',
      'A code together with audible pinking can mean that the sensor is right: carbon or bad fuel makes the engine knock.',
    ],
    shown: {
      summary:
        'The sensor that detects knock no longer reports. To be safe, the control unit retards the ignition, so the engine feels lazy and uses more fuel. Often the warning light is the only other sign.',
      patterns: [
        'On engines where it is in the valley below the intake, water collects round it and corrodes its plug.',
        'A code together with audible pinking can mean that the sensor is right: carbon or bad fuel is making the engine knock.',
      ],
    },
    checks: [
      {
        title: 'Read the knock sensor codes',
        steps: [
          'Warm the engine up and read the codes.',
          'Clear them, drive up a hill and see how soon they come back.',
        ],
        tool: 'OBD-II reader',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'P0325, P0327, P0328, P0330 or P0332 comes back at once',
            means: 'The sensor or its wiring is faulty.',
            effect: 'supports',
          },
          {
            finding: 'No code comes back',
            means: 'A failed knock sensor almost always stores a code.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Try a tank of higher octane',
        steps: [
          'Fill up with the highest octane petrol sold near you.',
          'Drive up the same hill in the same gear.',
        ],
        tool: 'None',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The pinking has gone and no code returns',
            means: 'The sensor was detecting real knock.',
            effect: 'weakens',
          },
          {
            finding: 'It is still lazy with the code set',
            means: 'The fuel is not the cause.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the knock sensor',
      overview:
        'The sensor bolts straight to the engine block. It works only at exactly the right torque: if it is too tight, it no longer detects knock. On many V engines the intake manifold must come off first.',
      minutes: [60, 300],
      tools: [
        'Socket set',
        'Accurate torque wrench',
        'Wire brush',
        'OBD-II reader',
        'Vacuum cleaner',
        'Clean rags',
      ],
      steps: [
        'Find the position of the sensor in the manual. If a fuel rail has to be lifted, pull the pump fuse and run the engine until it dies. Disconnect the battery.',
        'Remove what covers the sensor. If it is in the valley, have new gaskets ready, take off the intake manifold and cover the open ports with clean rags at once.',
        'Vacuum dirt and water out of the valley before you unscrew the sensor.',
        'Unplug and unscrew the sensor. Check its short wiring loom, which is best replaced with it.',
        'Clean the seat on the block to bare metal. No washer, paint or sealant may go under a knock sensor.',
        'Fit the new sensor facing the same way, and tighten it exactly to the stated torque.',
        'Remove the rags and count them. Refit the intake with new gaskets, reconnect everything and put the pump fuse back. Connect the battery last, and look for fuel leaks at the first start.',
        'Clear the codes, warm the engine up and drive up the same hill. The power should be back, with no rattle, and no code should return after two more drives.',
      ],
      safety: [
        'Let the engine cool fully, and relieve the fuel pressure if the rail must be lifted.',
        'Nothing may fall into the open intake ports: a single washer wrecks the engine.',
      ],
      stopIf:
        'Stop if the code returns with a new sensor and loom: the engine must be checked for real knock or a bearing noise.',
    },
    parts: [
      { name: 'Knock sensor and its wiring loom', usd: [30, 170] },
      { name: 'Intake gaskets', usd: [15, 70], ifNeeded: true },
    ],
    labourHours: [0.7, 4],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

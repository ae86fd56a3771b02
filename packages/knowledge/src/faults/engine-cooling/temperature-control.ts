import { WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** What holds the engine at its temperature: thermostat, fan, flow. */
export const temperatureControlFaults = {
  'thermostat-stuck-open': {
    name: 'Thermostat stuck open',
    workshopName: 'Thermostat not closing, engine below operating temperature',
    summary:
      'The thermostat no longer shuts, so coolant always runs through the radiator. The engine stays too cold, the heater is weak, fuel use rises, and the gauge falls on the open road.',
    prior: 6,
    fits: { fuels: WITH_ENGINE },
    shifts: [{ minMiles: 60_000, factor: 1.4, source: 'wear part' }],
    symptoms: {
      'runs-cold': 0.65,
      'no-heat': 0.45,
      'check-engine-light': 0.5,
      'poor-economy': 0.3,
      'temperature-fluctuates': 0.12,
      'high-idle': 0.06,
      'dpf-light': 0.05,
      'stop-start-inactive': 0.08,
    },
    against: ['overheating', 'coolant-loss', 'steam'],
    conditions: { 'cold-weather': 0.45, 'at-high-speed': 0.3 },
    codes: { P0128: 0.75, P0126: 0.06, P0125: 0.05, P2181: 0.05 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car may be driven. Have it repaired before winter: a cold engine wears faster, uses more fuel and clogs a particulate filter.',
    },
    patterns: [
      'The gauge climbs in traffic and falls back on the motorway.',
      'P0128 alone, with normal level, is nearly always the thermostat.',
    ],
    shown: {
      patterns: [
        'The gauge climbs in traffic and falls back on the motorway.',
        'If P0128 is the only code and the level is right, the thermostat is nearly always the cause.',
      ],
    },
    checks: [
      {
        title: 'Feel the upper hose during warm-up',
        steps: [
          'Let the engine cool, then start it. Lay a hand on the upper radiator hose, keeping clear of the fan and belt.',
          'Note when the hose turns warm. If the thermostat is at the lower hose, feel that one instead.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is lukewarm within the first minutes',
            means: 'Coolant passes the thermostat too soon. Replace the thermostat.',
            effect: 'supports',
          },
          {
            finding: 'It is cold at first, then suddenly hot after 5–10 minutes',
            means: 'The thermostat is working.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Read coolant temperature on a drive',
        steps: [
          'Connect the reader and choose the coolant temperature.',
          'Have a helper note the temperature while you drive for 20 minutes, in town and at a steady speed.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 25,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It is never above about 75 °C (167 °F), and falls at speed',
            means: 'The thermostat no longer shuts, and the radiator cools the engine too far.',
            effect: 'confirms',
          },
          {
            finding: 'It settles at 85–105 °C (185–220 °F)',
            means:
              'The thermostat is working. If the gauge reads low, its sensor or the gauge is at fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a thermostat that is stuck open',
      overview:
        'The thermostat is in a housing at the end of a large hose. Fit one with the manufacturer’s temperature rating: a colder one brings the fault back.',
      minutes: [45, 150],
      tools: [
        'Socket set',
        'Hose pliers',
        'Drain pan',
        'Plastic scraper',
        'OBD-II reader',
        'Small torque wrench',
      ],
      steps: [
        'Let the engine cool. Check the coolant level first, because low coolant also sets P0128.',
        'Drain the coolant until its level is below the housing.',
        'Take off the hose, undo the bolts and lift the cover. Note which way the spring and the vent pin point.',
        'If you want proof, hang the old thermostat in cold water: it should be fully shut.',
        'Clean the seat. A crumb under the plate would hold the new thermostat open.',
        'Fit the new thermostat with a new seal, with the spring towards the engine and the vent pin at the top.',
        'Tighten the cover evenly to the torque in the vehicle manual, refit the hose, then fill and bleed the system.',
        'Clear the code and drive for 20 minutes: the temperature should settle. Check the level again once the engine is cold.',
      ],
      safety: [
        'Work on a cold engine only: hot coolant is under pressure and scalds.',
        'Catch the coolant: it poisons children and pets.',
      ],
      stopIf:
        'Stop if the thermostat is electric and its housing is part of a pump module behind the intake.',
    },
    parts: [
      { name: 'Thermostat and seal', usd: [15, 120] },
      { name: 'Coolant', usd: [15, 40] },
    ],
    labourHours: [0.6, 2],
    diy: 'moderate',
  },
  'thermostat-stuck-closed': {
    name: 'Thermostat stuck closed',
    workshopName: 'Thermostat not opening, no flow to radiator',
    summary:
      'The thermostat does not open, so hot coolant never reaches the radiator. The gauge climbs to red within minutes although the coolant is full and the fan works.',
    prior: 3.6,
    fits: { fuels: WITH_ENGINE },
    symptoms: {
      overheating: 0.8,
      'temperature-fluctuates': 0.3,
      steam: 0.2,
      'fan-always-on': 0.12,
      'check-engine-light': 0.2,
      'no-heat': 0.12,
      'limp-mode': 0.1,
      'coolant-loss': 0.12,
    },
    against: ['runs-cold', 'coolant-leak', 'coolant-in-oil'],
    conditions: { 'sudden-onset': 0.4, 'at-high-speed': 0.2, 'warm-engine': 0.3 },
    codes: { P0217: 0.3, P2181: 0.05 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Stop at once when the engine overheats. A few minutes in the red warp the cylinder head.',
    },
    patterns: [
      'Upper hose blazing hot and lower hose cold with the gauge in the red.',
      'It may open late with a jerk, so that the needle climbs high and then drops.',
    ],
    shown: {
      summary:
        'The thermostat does not open, so hot coolant never reaches the radiator. The gauge climbs to red within minutes although there is enough coolant and the fan works.',
      patterns: [
        'The upper hose is very hot and the lower hose cold while the gauge is in the red.',
        'It may open late and suddenly, so that the needle climbs high and then drops.',
      ],
    },
    checks: [
      {
        title: 'Compare the two radiator hoses',
        steps: [
          'Park outdoors and let the engine warm up. When the gauge rises above normal, switch off before it reaches the red.',
          'Do not open the cap, and stay clear of the fan. Hold the back of your hand near both radiator hoses without touching them, or measure them with an infrared thermometer.',
        ],
        tool: 'Infrared thermometer',
        minutes: 15,
        outcomes: [
          {
            finding: 'One hose is hot, the other and the radiator are cold',
            means:
              'No coolant flows through the radiator: the thermostat stays shut or the pump is not turning.',
            effect: 'supports',
          },
          {
            finding: 'Both hoses are hot',
            means: 'The thermostat has opened.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Heat the thermostat in water',
        steps: [
          'With the engine cold, take the thermostat out as in the first three steps of the repair.',
          'Hang it on a thread in a pot of water with a thermometer, and heat the water slowly.',
        ],
        tool: 'Pot and thermometer',
        minutes: 60,
        outcomes: [
          {
            finding: 'It is still shut 15 °C above the stamped temperature',
            means: 'The thermostat is stuck shut. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'It opens about a centimetre near its stamped temperature',
            means: 'The thermostat is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a thermostat that is stuck closed',
      overview:
        'The engine has been too hot, so careful bleeding and a check of the head gasket are part of the job.',
      minutes: [60, 180],
      tools: [
        'Socket set',
        'Hose pliers',
        'Drain pan',
        'Block tester for combustion gas',
        'Infrared thermometer',
      ],
      steps: [
        'Let the engine cool for hours. Never pour cold water over a hot engine.',
        'Check the oil for a milky colour, and check the coolant level. Drain the coolant to below the housing.',
        'Remove the hose and the cover and lift the thermostat out. Note which way round it was: fitted the wrong way it stays shut.',
        'If you can see the water pump, check that it turns and that its impeller is intact.',
        'Clean the seat. Fit the new thermostat and seal with the vent at the top, and refit the cover and the hose.',
        'Fill slowly with the heater on hot, and bleed until no more bubbles come out.',
        'Warm the engine up outdoors with the car parked. The upper hose must get hot within a short time once the thermostat opens, and the gauge must stay steady.',
        'When it has cooled, test for combustion gas. Check the level for two weeks.',
      ],
      safety: [
        'Never open a hot cap: scalding coolant sprays out.',
        'While the engine warms up, stay beside it and switch off if the gauge passes normal.',
      ],
      stopIf:
        'Stop if the new thermostat does not cure it or bubbles continue: the pump, a blockage or the head gasket must then be tested for.',
    },
    parts: [
      { name: 'Thermostat and seal', usd: [15, 120] },
      { name: 'Coolant', usd: [20, 45] },
    ],
    labourHours: [0.6, 2],
    diy: 'moderate',
  },
  'radiator-fan-dead': {
    name: 'Radiator fan not working',
    workshopName: 'Electric cooling fan, relay or control module failed',
    summary:
      'The electric fan does not come on. At speed the wind cools enough, but in traffic the temperature climbs and the air conditioning turns warm.',
    prior: 4,
    fits: { fuels: WITH_ENGINE },
    shifts: [{ minAgeYears: 8, factor: 1.4, source: 'motor brushes and modules wear' }],
    symptoms: {
      'fan-never-on': 0.6,
      overheating: 0.6,
      'ac-not-cold': 0.3,
      'temperature-fluctuates': 0.25,
      'check-engine-light': 0.2,
      steam: 0.12,
      'fuse-blows': 0.06,
      'coolant-smell': 0.05,
      'electrical-smell': 0.06,
    },
    against: ['fan-always-on', 'coolant-leak'],
    conditions: {
      'at-idle': 0.5,
      'at-low-speed': 0.35,
      'hot-weather': 0.3,
      'ac-on': 0.2,
      'at-high-speed': 0.03,
    },
    codes: {
      P0480: 0.3,
      P0481: 0.2,
      P0217: 0.1,
      P0691: 0.06,
      P0692: 0.06,
      P0693: 0.06,
      P0694: 0.06,
      P0526: 0.05,
      P0527: 0.05,
      P0528: 0.05,
      P0529: 0.05,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Avoid traffic jams. If the gauge climbs, switch the air conditioning off and the heater to full, and stop if it continues to rise.',
    },
    patterns: [
      'Cool on the motorway, hot in the queue: the classic sign.',
      'A melted plug at the fan or its module is as common as a dead motor.',
    ],
    shown: {
      summary:
        'The electric fan does not come on. At speed the airflow cools enough, but in traffic the temperature climbs and the air conditioning blows warm air.',
      patterns: [
        'It runs cool on the motorway and hot in a traffic queue: that is the classic sign.',
        'A melted plug at the fan or its module is as common as a failed motor.',
      ],
    },
    checks: [
      {
        title: 'Switch on the air conditioning and look at the fan',
        steps: [
          'Let the engine idle with the bonnet open, and keep your hands and clothes well clear. Set the air conditioning to the coldest.',
          'Watch the fan for two minutes.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'The fan does not turn',
            means: 'The fan, a fuse, the relay or the module has failed.',
            effect: 'supports',
          },
          {
            finding: 'The fan turns strongly',
            means: 'The fan motor and its supply work.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Check the fan fuse and relay',
        steps: [
          'Switch the ignition off. Check the large fan fuse, and swap the relay with an identical one.',
          'Look for melted plastic at the fuse, the relay and the plug. With the ignition and the air conditioning on, measure whether the plug gets voltage.',
        ],
        tool: 'Test light or multimeter',
        minutes: 15,
        outcomes: [
          {
            finding: 'The fuse has blown, or the fan runs with another relay',
            means:
              'The fuse or the relay is the cause. A blown fuse often means a stiff fan motor.',
            effect: 'supports',
          },
          {
            finding: 'The fuse and relay are good and the plug live, but no fan runs',
            means: 'The motor or the module has failed.',
            effect: 'confirms',
          },
          {
            finding: 'The fan cuts in by itself at about 100 °C (212 °F)',
            means: 'The fan circuit is working.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the electric radiator fan',
      overview:
        'Find out first which link is broken: the fuse, relay, module, wiring or motor. The fan comes out as one unit with its shroud.',
      minutes: [45, 150],
      tools: [
        'Test light or multimeter',
        'Fused jumper leads and 12-volt battery',
        'Cardboard',
        'Socket set',
        'Trim tool',
        'OBD-II reader',
      ],
      steps: [
        'Let the engine cool and disconnect the battery, because the fan can start by itself.',
        'Try to turn the blades by hand. A stiff fan has a failed bearing, and overloads fuses and modules.',
        'Unplug the fan and keep your hands clear. Connect a two-wire motor to a separate 12-volt battery with fused leads. If it runs, the fault is in the relay, the module or the wiring.',
        'Inspect the plug. Replace melted terminals with a repair lead; do not tape them up.',
        'Release the hoses and cables from the shroud and undo its screws. Shield the fins with cardboard and lift the fan and shroud out past the radiator.',
        'Fit a new unit of the same power, with the same plugs, and put the hoses and cables back on the shroud.',
        'Connect the fan and the battery, start the engine and switch on the air conditioning: the fan must run. Warm the engine up until the fan cuts in by temperature.',
        'Clear the codes. On a warm day, let the engine idle for twenty minutes and check that the temperature stays steady.',
      ],
      safety: [
        'An electric fan can start with the ignition off. Disconnect it before your hands go near it.',
        'Let the radiator and the hoses cool, and never open a hot coolant cap: coolant scalds.',
      ],
      stopIf: 'Stop if the wiring at the fuse box is burnt or the module needs coding.',
    },
    parts: [
      { name: 'Fan with shroud, or module', usd: [80, 420] },
      { name: 'Relay and fuse', usd: [10, 40], ifNeeded: true },
    ],
    labourHours: [0.6, 2],
    diy: 'moderate',
  },
  'radiator-fan-runs-on': {
    name: 'Radiator fan stuck on',
    workshopName: 'Fan relay welded or fan control module faulty, fan permanently on',
    summary:
      'The contacts of the fan relay have welded or the fan module has failed. The fan roars all the time, even with the key out, and empties the battery.',
    prior: 1.3,
    fits: { fuels: WITH_ENGINE },
    symptoms: {
      'fan-always-on': 0.9,
      'battery-drains': 0.4,
      'needs-jump-start': 0.2,
      'check-engine-light': 0.15,
      'slow-crank': 0.12,
      'runs-cold': 0.06,
      'electrical-smell': 0.06,
      'wont-start': 0.05,
    },
    against: ['overheating', 'fan-never-on'],
    conditions: { constant: 0.4, 'sudden-onset': 0.4, 'after-standing': 0.12, 'ignition-off': 0.6 },
    codes: { P0480: 0.15, P0691: 0.12, P0692: 0.12, P0118: 0.05 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The engine is cooled, but the battery goes flat if you park the car like this. Pull the fan relay or fuse when parked, and refit it before you drive.',
    },
    patterns: [
      'If it stops when the relay is pulled, the relay was welded.',
      'A fan on full with the engine warning light on may be the ECU protecting itself because the temperature sensor is lost.',
    ],
    shown: {
      summary:
        'The contacts of the fan relay have welded together, or the fan module has failed. The fan roars all the time, even with the key out, and empties the battery.',
      patterns: [
        'If the fan stops when the relay is pulled, the contacts of the relay had welded.',
        'A fan at full speed with the engine warning light on may be a precaution of the control unit because the signal of the temperature sensor is missing.',
      ],
    },
    checks: [
      {
        title: 'Pull the fan relay with the engine cold',
        steps: [
          'Begin with a cold engine, the ignition off and the fan still running.',
          'Pull the fan relay, keeping your hands away from the fan. Then plug it in again.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'The fan stops, and starts again with the relay in',
            means: 'The relay has welded, or it is wrongly switched on.',
            effect: 'supports',
          },
          {
            finding: 'The fan continues to run without the relay',
            means: 'The module at the fan supplies it by itself. Replace the module.',
            effect: 'confirms',
          },
          {
            finding:
              'With a cold engine the fan is off; it runs only for some minutes after a hot drive',
            means: 'That is the normal run-on after a hot drive.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Read temperature and air-conditioning data',
        steps: [
          'With the engine cold, compare the coolant temperature with the outside air.',
          'Read the codes for the temperature sensor and the air-conditioning pressure sensor.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The temperature is plausible and there are no codes',
            means: 'Nothing is asking for the fan. Suspect the relay or the module.',
            effect: 'supports',
          },
          {
            finding: 'It reads −40 °C, or there is a sensor code',
            means: 'The control unit runs the fan for safety. Repair the sensor circuit.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the fan relay or fan control module',
      overview: 'A relay is changed in a minute; a module on the fan shroud takes about an hour.',
      minutes: [15, 90],
      tools: [
        'Relay pliers',
        'Socket and Torx set',
        'Multimeter',
        'Contact cleaner and heat paste',
        'Battery charger',
      ],
      steps: [
        'Let the engine cool. Disconnect the battery before you reach near the fan.',
        'Replace the fan relay with a new one of the same number. Test the old one with the multimeter: if its switched contacts conduct, they have welded.',
        'Reconnect the battery for a moment. If the fan still runs on, disconnect it again, look at the module’s plug on the shroud for heat damage and clean it.',
        'Remove the shroud as far as necessary. Unplug the module and unscrew it.',
        'Clean the mounting face. Fit the new module, with heat paste if the old one had it.',
        'Turn the fan by hand: if it is stiff, its motor has destroyed the module and must be changed too.',
        'Reconnect the battery. The fan must stay off with a cold engine, run with the air conditioning on and stop again.',
        'Charge the battery fully and check it the next morning.',
      ],
      safety: [
        'Fan blades can cut off fingers without warning. Disconnect the battery.',
        'Do not drive with the relay pulled: the engine would overheat.',
      ],
      stopIf:
        'Stop if the control unit switches the fan on without a reason: that needs a workshop.',
    },
    parts: [
      { name: 'Fan relay', usd: [10, 35] },
      { name: 'Fan control module', usd: [50, 260], ifNeeded: true },
    ],
    labourHours: [0.2, 1.5],
    diy: 'easy',
  },
  'radiator-clogged': {
    name: 'Clogged radiator',
    workshopName: 'Radiator blocked inside or air flow obstructed',
    summary:
      'The radiator cannot shed heat, since its tubes are full of scale or sealant, or its fins are blocked by insects, leaves and mud. It overheats on hills, at speed and with a trailer.',
    prior: 1.4,
    fits: { fuels: WITH_ENGINE },
    shifts: [{ minAgeYears: 10, factor: 1.6, source: 'deposits and corroded fins' }],
    symptoms: {
      overheating: 0.75,
      'temperature-fluctuates': 0.3,
      'ac-not-cold': 0.2,
      'fan-always-on': 0.25,
      'loss-of-power': 0.1,
      'gearbox-overheats': 0.06,
      steam: 0.15,
      'coolant-loss': 0.1,
    },
    against: ['coolant-leak', 'runs-cold'],
    conditions: {
      'at-high-speed': 0.35,
      uphill: 0.35,
      'heavy-load': 0.3,
      'hot-weather': 0.35,
      'at-idle': 0.08,
    },
    codes: { P0217: 0.25 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Drive slowly, without a heavy load, and watch the gauge. Stop when it passes normal.',
    },
    patterns: [
      'Fine in town and hot at motorway speed or uphill, the reverse of a dead fan.',
      'Stop-leak powder or mixed coolants leave jelly in the tubes.',
    ],
    shown: {
      summary:
        'The radiator cannot get rid of the heat, since its tubes are full of scale or sealant, or its fins are blocked by insects, leaves and mud. The engine overheats on hills, at speed and with a trailer.',
      patterns: [
        'It is fine in town and hot at motorway speed or uphill, the reverse of a failed fan.',
        'Stop-leak powder or mixed coolants leave jelly in the tubes.',
      ],
    },
    checks: [
      {
        title: 'Shine a torch through the fins',
        steps: [
          'Let the engine cool. Shine a torch from behind the radiator and look from the front.',
          'Look between the condenser and the radiator, where fluff gathers.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Hardly any light passes, fluff lies in mats or fins crumble',
            means:
              'Air cannot get through. Clean the fins, or replace the radiator if they crumble.',
            effect: 'confirms',
          },
          { finding: 'Light passes all over', means: 'The outside is clean.', effect: 'weakens' },
        ],
      },
      {
        title: 'Scan the radiator face for cold stripes',
        steps: [
          'Warm the engine up until the fan runs.',
          'Switch off. Measure the radiator from the engine side, or in front where no condenser hides it, point by point in a grid, keeping your hands clear of the fan.',
        ],
        tool: 'Infrared thermometer',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'Some zones are 15 °C or more colder than those beside them',
            means: 'Tubes are blocked inside. Flush or replace the radiator.',
            effect: 'confirms',
          },
          {
            finding: 'The temperature falls evenly from inlet to outlet',
            means: 'Coolant is flowing through the whole radiator.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean or replace a clogged radiator',
      overview:
        'Dirt on the outside washes off. Deposits inside seldom do, so a blocked radiator is replaced and the rest of the system flushed until it runs clear.',
      minutes: [60, 300],
      tools: ['Garden hose and vacuum cleaner', 'Fin comb', 'Drain pan', 'Socket set'],
      steps: [
        'Let the engine cool. Unplug the fan, and take off the upper panel and the fan so that you can reach between the condenser and the radiator.',
        'Vacuum the fluff away, then rinse from the engine side outwards at low pressure. A pressure washer folds the fins over.',
        'Straighten bent fins with the fin comb. Refit the fan and plug it in.',
        'Look into the neck: brown mud or jelly inside means that a flush is needed. Drain the system completely.',
        'Fill the system with water and cooling system cleaner. Run the engine for the time on the bottle with the heater on hot. Let it cool, drain it and rinse until the water is clear.',
        'Take the lower hose off and flush the radiator backwards with a garden hose. If the flow stays weak, undo the upper hose, any gearbox cooler pipes and the mountings, lift the radiator out and fit a new one.',
        'Refit the hoses and the panel. Fill with the manufacturer’s type of coolant and distilled water, and bleed the system.',
        'Drive up a hill on a warm day and compare the gauge with before.',
      ],
      safety: [
        'Never open a hot cap: this engine overheats, and scalding coolant shoots out.',
        'The electric fan can start by itself: unplug it before you reach in.',
        'Collect the cleaner and the coolant. Both are poisonous.',
      ],
      stopIf: 'Stop if there is oil or brown grease in the coolant: find the internal leak first.',
    },
    parts: [
      { name: 'Cleaner and coolant', usd: [35, 80] },
      { name: 'Radiator', usd: [90, 450], ifNeeded: true },
    ],
    labourHours: [1, 3.5],
    diy: 'moderate',
  },
  'cooling-air-lock': {
    name: 'Air lock in the cooling system',
    workshopName: 'Cooling system not bled after repair',
    summary:
      'Air is trapped in the cooling circuit, mostly after coolant work. It gurgles behind the dashboard, the heater goes cold and the gauge swings.',
    prior: 1.3,
    fits: { fuels: WITH_ENGINE },
    symptoms: {
      'coolant-gurgle': 0.55,
      'no-heat': 0.5,
      'temperature-fluctuates': 0.45,
      overheating: 0.35,
      'coolant-loss': 0.2,
      'coolant-bubbling': 0.12,
      'fan-never-on': 0.04,
    },
    against: ['coolant-in-oil', 'white-smoke'],
    conditions: { 'after-repair': 0.7, 'at-idle': 0.25 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Bleed the system before you drive far. An air pocket can overheat the cylinder head while the gauge shows normal.',
    },
    patterns: [
      'Heat comes with revs and goes at idle.',
      'Air that returns again and again without repair work is combustion gas or a leak on the suction side.',
    ],
    shown: {
      summary:
        'Air is trapped in the cooling system, mostly after coolant work. It gurgles behind the dashboard, the heater goes cold and the gauge swings.',
      patterns: [
        'The heater blows hot when you raise the revs and cold at idle.',
        'Air that returns again and again without repair work is combustion gas, or comes from a leak on the suction side.',
      ],
    },
    checks: [
      {
        title: 'Check the coolant level after a cool-down',
        steps: [
          'Leave the car overnight so that the engine is cold.',
          'Open the cap and look at the level. If the radiator has a cap of its own, look there too.',
        ],
        tool: 'None',
        minutes: 5,
        days: 1,
        outcomes: [
          {
            finding: 'It is lower than when it was filled, after recent work',
            means: 'Air has worked its way out, and more may be left. Top up and bleed the system.',
            effect: 'supports',
          },
          {
            finding: 'It is full to the neck',
            means: 'An air lock is less likely, unless the heater stays cold.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Bleed once and see whether it stays cured',
        steps: [
          'With the engine cold, open the bleed screws, set the heater to hot and fill up until no bubbles come out.',
          'Drive as usual, and check again two days later.',
        ],
        tool: 'Screwdriver and coolant',
        minutes: 40,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The heat and the gauge are steady from then on',
            means: 'The cause was trapped air.',
            effect: 'confirms',
          },
          {
            finding: 'The bubbles and gurgling come back',
            means: 'Gas is getting in. Test the head gasket and look for leaks.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Bleed the cooling system',
      overview:
        'Air rises, so the filler or a funnel has to be the highest point, and the heater is opened. A vacuum filler does the job in ten minutes on engines that are known to trap air.',
      minutes: [30, 75],
      tools: [
        'Spill-free funnel or vacuum filler',
        'Screwdriver for bleed screws',
        'Ramps',
        'Wheel chocks',
        'Rags',
        'Goggles',
      ],
      steps: [
        'Let the engine cool. If the filler is at the front, put the front of the car on ramps and chock the rear wheels.',
        'Set the heater to the hottest with the blower low. Some cars need the ignition on to open the heater valve.',
        'Open the bleed screws named in the manual. Fill slowly until the coolant comes out without bubbles, then close the screws from the lowest to the highest.',
        'Attach the funnel, start the engine and let it idle. Squeeze the upper hose again and again while it is still cool enough to touch, keeping clear of the fan and belt.',
        'Raise the revs to 2,000 rpm now and then until the lower hose is hot and the fan has run twice.',
        'If the car has an electric pump, start its bleeding programme with the pedal sequence in the manual or with a scan tool.',
        'Switch off and let the engine cool with the funnel on, so that it draws in coolant.',
        'The next morning, close the cap, drive off the ramps, and correct the level on level ground while the engine is cold. Carry a bottle of coolant for two days.',
      ],
      safety: [
        'Never open bleed screws or cap on a hot engine: boiling coolant shoots out. With the funnel on, keep your face away and wear goggles, since it can surge.',
        'Secure the car on the ramps with wheel chocks.',
        'Run the engine outdoors, and keep your hands and clothes away from the fan and belt.',
      ],
      stopIf:
        'Stop if bubbles are still coming after 30 minutes with the engine warm: combustion gas may be getting in.',
    },
    parts: [{ name: 'Coolant', usd: [15, 40] }],
    labourHours: [0.4, 1],
    diy: 'easy',
  },
  'electric-coolant-pump-failed': {
    name: 'Failed electric coolant pump',
    workshopName: 'Electric main or auxiliary coolant pump failed',
    summary:
      'This engine has an electric pump, as main pump or as helper for heater, turbo or hybrid parts. When it stops, warnings and limp mode come suddenly, the heater goes cold and the fan roars.',
    prior: 1.4,
    fits: { fuels: WITH_ENGINE, years: [2003, 2100] },
    shifts: [
      {
        makes: ['BMW'],
        years: [2006, 2018],
        factor: 4,
        source: 'electric main pump failures widely reported by owners',
      },
      {
        makes: ['Toyota', 'Lexus'],
        fuels: ['hybrid'],
        years: [2004, 2015],
        factor: 1.8,
        source: 'inverter and engine coolant pump campaigns',
      },
      {
        makes: ['Volkswagen', 'Audi', 'Mercedes-Benz'],
        factor: 1.3,
        source: 'auxiliary pump failures widely reported by owners',
      },
    ],
    symptoms: {
      overheating: 0.6,
      'check-engine-light': 0.45,
      'limp-mode': 0.4,
      'fan-always-on': 0.3,
      'no-heat': 0.3,
      'ev-hv-warning': 0.1,
      'coolant-leak': 0.15,
      'many-warnings': 0.12,
      'engine-whine': 0.08,
      'ev-coolant-warning': 0.05,
    },
    against: ['belt-squeal'],
    conditions: { 'sudden-onset': 0.6, 'warm-engine': 0.25, intermittent: 0.2 },
    codes: { P2181: 0.1, P0A93: 0.15, P261B: 0.1, P0217: 0.15, P2601: 0.08, P261E: 0.06 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'If the main pump fails, the engine overheats in minutes. Stop when the warning comes on and have the car recovered.',
    },
    patterns: [
      'Overheat warning out of the blue with full coolant and a fan on full.',
      'A dead auxiliary pump only costs heat at idle or cooling after switching off.',
    ],
    shown: {
      summary:
        'This engine has an electric pump, either as its main pump or as an extra one for the heater, turbo or hybrid parts. When it stops, warnings and limp mode come suddenly, the heater goes cold and the fan roars.',
      patterns: [
        'An overheating warning comes suddenly, with enough coolant and the fan at full speed.',
        'If only an auxiliary pump fails, the heater is cold at idle or parts are no longer cooled after switching off.',
      ],
    },
    checks: [
      {
        title: 'Listen to the pump with the ignition on',
        steps: [
          'Let the engine cool, switch the ignition on and set the heater to hot. Start the bleeding programme if your car has one.',
          'Listen at the pump, and feel whether it vibrates.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'There is no hum or vibration when it should run',
            means: 'The pump has failed or has no supply.',
            effect: 'supports',
          },
          {
            finding: 'It hums, and the coolant moves in the tank',
            means: 'The pump is turning.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the pump codes and switch the pump on by scan tool',
        steps: [
          'Read the codes of the engine with a scan tool for the make. Switch the pump on with its function test.',
          'Measure the supply and the earth at the plug of the pump.',
        ],
        tool: 'Scan tool and multimeter',
        minutes: 30,
        outcomes: [
          {
            finding: 'The supply and the earth are good, but the pump does not turn',
            means: 'The pump has failed. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'It follows every command',
            means: 'The pump is working.',
            effect: 'rules-out',
          },
          {
            finding: 'There is no supply',
            means: 'The fuse, the relay or the wiring is at fault, not the pump.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the electric coolant pump',
      overview:
        'The pump is fitted low on the engine on a bracket. Renew the thermostat on the same hoses, and use the bleeding programme, because the pump cannot move air.',
      minutes: [90, 240],
      tools: [
        'Jack and axle stands',
        'Wheel chocks',
        'Hose pliers, spanners and Torx bits',
        'Drain pan',
        'Scan tool and battery charger',
        'Torque wrench',
      ],
      steps: [
        'Let the engine cool and disconnect the battery. Chock the wheels, put the car on axle stands and take the undertray off.',
        'On a hybrid, make sure which circuit the pump serves, and leave orange cables alone.',
        'Drain the coolant. Unplug the pump and look for coolant inside the plug.',
        'Release the hoses and undo the bracket bolts. Take the pump and the thermostat out, and renew the bolts if they are aluminium.',
        'Compare the connectors and the part numbers. Some cars need the newest version of the pump.',
        'Fit the new parts with new seals and clips, and check that the hoses are not twisted.',
        'Plug the pump in, fill the system and reconnect the battery. Run the complete bleeding programme with a battery charger connected.',
        'Refit the undertray, lower the car and clear the codes. Drive until the engine is hot while a helper watches temperature and pump speed on the scan tool. Check the level when cold.',
      ],
      safety: [
        'Orange cables carry lethal voltage. The inverter pumps of hybrids are for trained people only.',
        'Never open a hot cooling system: scalding coolant sprays out.',
      ],
      stopIf:
        'Stop if the pump belongs to the high-voltage circuit, or if the engine was driven in the red.',
    },
    parts: [
      { name: 'Electric coolant pump', usd: [90, 500] },
      { name: 'Thermostat, seals, bolts and coolant', usd: [53, 188] },
    ],
    labourHours: [1.2, 3.5],
    diy: 'hard',
  },
  'heater-core-blocked': {
    name: 'Blocked heater matrix',
    workshopName: 'Heater matrix restricted',
    summary:
      'Sludge or sealant has blocked the narrow tubes of the heater core. The engine is at its proper temperature, but the heater stays lukewarm or warms one side only.',
    prior: 1.3,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minAgeYears: 8, factor: 1.5, source: 'deposits from old or mixed coolant' },
      {
        makes: ['Jeep', 'Chrysler', 'Dodge'],
        years: [2007, 2018],
        factor: 1.8,
        source: 'blocked heater cores widely reported by owners',
      },
    ],
    symptoms: {
      'no-heat': 0.85,
      'ac-one-side': 0.35,
      'windows-fog': 0.15,
      'coolant-gurgle': 0.1,
      'defroster-fault': 0.1,
    },
    against: ['overheating', 'runs-cold', 'coolant-loss'],
    conditions: { 'cold-weather': 0.5, 'gradual-onset': 0.4, 'at-idle': 0.2 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'Only the heating is affected. Make sure that you can clear the windscreen before you drive.',
    },
    patterns: [
      'One heater hose hot and the other cool at the bulkhead.',
      'Stop-leak products are the usual plug.',
    ],
    shown: {
      summary:
        'Sludge or sealant has blocked the narrow tubes of the heater matrix. The engine is at its proper temperature, but the heater stays lukewarm or warms one side only.',
      patterns: [
        'One heater hose is hot and the other cool at the bulkhead.',
        'Stop-leak products are the usual cause of the blockage.',
      ],
    },
    checks: [
      {
        title: 'Compare the two heater hoses',
        steps: [
          'Warm the engine up fully and set the heater to hot.',
          'Measure the temperature of both heater hoses at the bulkhead, keeping clear of belts and fan.',
        ],
        tool: 'Infrared thermometer',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'One is hot and the other much cooler',
            means: 'Little coolant flows through the matrix, or a heater valve is shut.',
            effect: 'supports',
          },
          {
            finding: 'Both are hot but the air is cold',
            means: 'Suspect a blend flap.',
            effect: 'rules-out',
          },
          {
            finding: 'Both are cool',
            means:
              'Too little hot coolant arrives. Suspect the thermostat, trapped air or the pump.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Put a garden hose on the heater matrix',
        steps: [
          'Let the engine cool and put a tray below.',
          'Clamp both heater hoses, take them off and run water gently through the matrix both ways. Then refit them and top up the coolant.',
        ],
        tool: 'Garden hose, hose pliers and tray',
        minutes: 40,
        outcomes: [
          {
            finding: 'Only a trickle or brown flakes come out',
            means: 'The matrix is blocked.',
            effect: 'confirms',
          },
          {
            finding: 'The flow is strong and clear',
            means: 'The matrix is not blocked.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Back-flush a blocked heater matrix',
      overview:
        'Flushing against the normal flow at low pressure clears many heater matrices for years.',
      minutes: [60, 150],
      tools: [
        'Hose pliers',
        'Garden hose with valve and adapters',
        'Bucket',
        'Clear hose and hand pump',
        'Thermometer',
      ],
      steps: [
        'Let the engine cool. Drain some coolant and mark the inlet and the outlet. Take both hoses off at the bulkhead without levering on the pipes.',
        'Fit clear hoses to both pipes and lead one of them into a bucket. Open any heater valve.',
        'Run water gently into the outlet, against the normal flow, until it runs clear. Never use full mains pressure.',
        'Fill the matrix with cleaner and wait for the time on the bottle. Then flush it in both directions several times.',
        'Blow the water out with air at very low pressure, and look at what comes out.',
        'Flush the whole system if it is dirty, or the matrix will block again.',
        'Refit the hoses with good clips. Fill with the right coolant and bleed the system with the heater on hot.',
        'Measure the air at the vents: 55 to 65 °C with a warm engine is good.',
      ],
      safety: [
        'Open the cooling system only with the engine cold: hot coolant scalds. Collect the flushed coolant: it is poisonous.',
        'Use low pressure only: a burst matrix floods the cabin with coolant.',
      ],
      stopIf: 'Stop if the matrix stays blocked or starts to leak: it has to be replaced.',
    },
    parts: [
      { name: 'Cleaner, coolant and clips', usd: [30, 70] },
      { name: 'Heater matrix', usd: [50, 260], ifNeeded: true },
    ],
    labourHours: [0.8, 2],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

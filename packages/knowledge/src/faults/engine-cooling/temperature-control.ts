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
    codes: { P0128: 0.75, P0126: 0.06, P0125: 0.05 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'It may be driven. Fix it before winter: a cold engine wears, uses more fuel and clogs a particulate filter.',
    },
    patterns: [
      'The gauge climbs in traffic and falls back on the motorway.',
      'P0128 alone, with normal level, is nearly always the thermostat.',
    ],
    checks: [
      {
        title: 'Feel the upper hose during warm-up',
        steps: [
          'Let the engine cool first. Start and hold a hand on the upper radiator hose, clear of the fan.',
          'Note when it turns warm. Where the thermostat sits at the lower hose, feel that one instead.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'Lukewarm within the first minutes',
            means: 'Coolant passes the thermostat too soon.',
            effect: 'supports',
          },
          {
            finding: 'Cold at first, then suddenly hot after 5–10 minutes',
            means: 'The thermostat works.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Read coolant temperature on a drive',
        steps: [
          'Connect the reader and choose coolant temperature.',
          'Drive 20 minutes and note it in town and at a steady speed.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 25,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Never above about 75 °C (167 °F), falls at speed',
            means: 'The thermostat no longer shuts and the wind cools the engine too far.',
            effect: 'confirms',
          },
          {
            finding: 'Settles at 85–105 °C (185–220 °F)',
            means: 'The thermostat regulates. If the gauge reads low, the sensor lies.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a thermostat that is stuck open',
      overview:
        'The thermostat sits in a housing at the end of a large hose. Fit the temperature rating of the manufacturer. A colder one brings the fault back.',
      minutes: [45, 150],
      tools: [
        'Socket set',
        'Hose pliers',
        'Drain pan',
        'Plastic scraper',
        'Coolant',
        'OBD-II reader',
        'Small torque wrench',
      ],
      steps: [
        'Let the engine cool first. Check the coolant level first, because low coolant also sets P0128.',
        'Drain until the level is below the housing.',
        'Take off the hose, undo the bolts and lift the cover. Note which way spring and vent pin point.',
        'Hang the old thermostat in water on a stove if you want proof: it should be shut in cold water.',
        'Clean the seat. A crumb under the plate would hold the new one open.',
        'Fit the new thermostat, spring towards the engine, vent pin at the top, with a new seal.',
        'Tighten evenly to the torque in the vehicle manual, fill and bleed.',
        'Clear the code, drive 20 minutes and see the temperature settle.',
      ],
      safety: [
        'Work on a cold engine only: the coolant is under pressure and scalds.',
        'Catch coolant: it poisons pets.',
      ],
      stopIf:
        'Stop if the thermostat is electric and its housing part of a pump module behind the intake.',
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
    codes: { P0217: 0.3 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason: 'Stop at once when it overheats. A few minutes in the red warp the cylinder head.',
    },
    patterns: [
      'Upper hose blazing hot and lower hose cold with the gauge in the red.',
      'It may open late with a jerk, so that the needle climbs high and then drops.',
    ],
    checks: [
      {
        title: 'Compare the two radiator hoses',
        steps: [
          'When the gauge first rises above normal, switch off before the red.',
          'Open nothing and stay clear of the fan. Feel near both radiator hoses with the back of the hand or an infrared thermometer.',
        ],
        tool: 'Infrared thermometer',
        minutes: 15,
        outcomes: [
          {
            finding: 'One hose hot, the other and the radiator cold',
            means:
              'No flow through the radiator: the thermostat stays shut, or the pump does not turn.',
            effect: 'supports',
          },
          { finding: 'Both hot', means: 'The thermostat has opened.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Heat the thermostat in water',
        steps: [
          'Take it out cold.',
          'Hang it on a thread in a pot with a thermometer and heat it.',
        ],
        tool: 'Pot and thermometer',
        minutes: 60,
        outcomes: [
          {
            finding: 'Still shut 15 °C above the stamped temperature',
            means: 'The thermostat is stuck shut.',
            effect: 'confirms',
          },
          {
            finding: 'Opens near its stamped value by about a centimetre',
            means: 'The thermostat is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a thermostat that is stuck closed',
      overview:
        'Same part as for a cold engine, but here the engine has been hot. Bleeding and a check of the head gasket belong to the job.',
      minutes: [60, 180],
      tools: [
        'Socket set',
        'Hose pliers',
        'Drain pan',
        'Block tester for combustion gas',
        'Coolant',
        'Infrared thermometer',
      ],
      steps: [
        'Let it cool for hours. Never pour cold water over a hot engine.',
        'Check oil for milk and the level of coolant. Drain below the housing.',
        'Remove hose and cover and lift the thermostat out. Note its direction: fitted backwards it stays shut.',
        'Check that the water pump turns and its impeller is intact if you can see it.',
        'Clean the seat, fit new thermostat and seal with the vent on top.',
        'Fill slowly with the heater on hot and bleed until no bubbles come.',
        'Warm up in the yard and watch the upper hose: it must get hot all at once and the gauge must stay steady.',
        'After cooling test for combustion gas and read the level for two weeks.',
      ],
      safety: [
        'Never open a hot cap.',
        'While it warms up, stay beside it and switch off if the gauge passes normal.',
      ],
      stopIf:
        'Stop if the new thermostat does not cure it or bubbles keep coming: pump, blockage or head gasket must be tested.',
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
        'Avoid traffic jams. If the gauge climbs, switch air conditioning off and the heater to full, and stop if it goes on rising.',
    },
    patterns: [
      'Cool on the motorway, hot in the queue: the classic sign.',
      'A melted plug at the fan or its module is as common as a dead motor.',
    ],
    checks: [
      {
        title: 'Switch on the air conditioning and look at the fan',
        steps: [
          'Let the engine idle with the bonnet open, and stay clear with hands and clothes. Set the air conditioning to the coldest.',
          'Watch for two minutes.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'No fan turns',
            means: 'Fan, fuse, relay or module has failed.',
            effect: 'supports',
          },
          {
            finding: 'It turns strongly',
            means: 'The fan motor and its power work.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Check the fan fuse and relay',
        steps: [
          'Switch the ignition off. Check the large fan fuse and swap the relay with an identical one.',
          'Look for melted plastic.',
        ],
        tool: 'Test lamp',
        minutes: 15,
        outcomes: [
          {
            finding: 'Fuse blown or the fan runs with another relay',
            means: 'Found the break. A blown fuse often means a stiff motor.',
            effect: 'supports',
          },
          {
            finding: 'Fuse intact, relay good, plug live, fan still',
            means: 'The motor or module is dead.',
            effect: 'confirms',
          },
          {
            finding: 'The fan cuts in by itself at about 100 °C (212 °F)',
            means: 'The fan circuit works.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the electric radiator fan',
      overview:
        'Find out first which link is broken: fuse, relay, module, wiring or motor. The fan comes out as one unit with its shroud.',
      minutes: [45, 150],
      tools: [
        'Test lamp or multimeter',
        'Fused jumper leads',
        'Socket set',
        'Trim tool',
        'OBD-II reader',
      ],
      steps: [
        'Disconnect the battery, because the fan can start by itself.',
        'Try to turn the blades by hand. A stiff fan has a dead bearing and burns fuses and modules.',
        'Unplug the fan, keep hands clear and feed a two-wire motor from the battery with fused leads. If it runs, the fault is in relay, module or wiring.',
        'Inspect the plug. Replace melted terminals with a repair lead, not with tape.',
        'Release hoses and cables from the shroud, undo its screws and lift fan and shroud out past the radiator. Shield the fins with cardboard.',
        'Fit the new unit of the same power and number of plugs.',
        'Connect the fan and the battery, and switch on the air conditioning: the fan must run. Warm up until it cuts in by temperature.',
        'Clear codes, check for steady temperature in a twenty-minute idle on a warm day.',
      ],
      safety: [
        'An electric fan can start with ignition off. Disconnect it before hands go near.',
        'Let the radiator and hoses cool, and never open a hot coolant cap: it scalds.',
      ],
      stopIf: 'Stop if wiring at the fuse box is burnt or the module needs coding.',
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
        'The engine is cooled, but the battery will be flat if you park it so. Pull the fan relay or fuse when parked and refit it before driving.',
    },
    patterns: [
      'If it stops when the relay is pulled, the relay was welded.',
      'A fan on full with the engine warning light on may be the ECU protecting itself because the temperature sensor is lost.',
    ],
    checks: [
      {
        title: 'Pull the fan relay with the engine cold',
        steps: [
          'The engine is cold, the ignition is off, and the fan is running.',
          'Pull the fan relay.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'The fan stops, and starts again with the relay in',
            means: 'Relay welded, or wrongly commanded.',
            effect: 'supports',
          },
          {
            finding: 'It goes on',
            means: 'The module at the fan feeds it by itself.',
            effect: 'confirms',
          },
          {
            finding: 'The fan stops by itself some minutes after a hot drive',
            means: 'That is the normal run-on after a hot drive.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Read temperature and air-conditioning data',
        steps: [
          'With the engine cold compare the coolant temperature with the outside air.',
          'Read codes for the temperature sensor and the air-conditioning pressure sensor.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Temperature plausible, no codes',
            means: 'The fan is not asked to run: relay or module.',
            effect: 'supports',
          },
          {
            finding: '-40 °C or a sensor code',
            means: 'The ECU runs the fan for safety. Fix the sensor.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the fan relay or fan control module',
      overview:
        'A relay is changed in a minute. A module sits on the shroud in the air stream and takes an hour.',
      minutes: [15, 90],
      tools: ['Relay pliers', 'Socket and Torx set', 'Multimeter', 'Contact cleaner'],
      steps: [
        'Let the engine cool first. Disconnect the battery before you reach to the fan.',
        'Swap the fan relay with a new one of the same number. Shake the old one: welded contacts make no click with 12 volts.',
        'If the fan still runs on, find the module on the shroud and look at its plug for heat.',
        'Remove the shroud as far as needed, unplug and unscrew the module.',
        'Clean the mounting, fit the new module with heat paste where the old one had it.',
        'Turn the fan by hand: a stiff motor destroyed the old module and must be changed too.',
        'Reconnect. The fan must stay off cold, run with air conditioning and stop again.',
        'Charge the battery fully and check it next morning.',
      ],
      safety: [
        'Fan blades can cut fingers without warning. Disconnect the battery.',
        'Do not drive with the relay pulled.',
      ],
      stopIf: 'Stop if the fan is commanded on by the ECU without reason.',
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
      reason: 'Drive slowly without load and watch the gauge. Stop when it passes normal.',
    },
    patterns: [
      'Fine in town and hot at motorway speed or uphill, the reverse of a dead fan.',
      'Stop-leak powder or mixed coolants leave jelly in the tubes.',
    ],
    checks: [
      {
        title: 'Shine a torch through the fins',
        steps: [
          'Let the engine cool first. Shine a torch from behind the radiator and look from the front.',
          'Look between condenser and radiator, where fluff gathers.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Light hardly passes, fluff mats or fins crumble',
            means: 'Air cannot get through.',
            effect: 'confirms',
          },
          { finding: 'Light passes all over', means: 'The outside is clean.', effect: 'weakens' },
        ],
      },
      {
        title: 'Scan the radiator face for cold stripes',
        steps: [
          'Warm the engine until the fan runs.',
          'Switch off and measure the radiator in a grid from the front, hands clear of the fan.',
        ],
        tool: 'Infrared thermometer',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'Cold zones of 15 °C or more between hot ones',
            means: 'Tubes are blocked inside.',
            effect: 'confirms',
          },
          {
            finding: 'Even fall from inlet to outlet',
            means: 'The radiator flows.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean or replace a clogged radiator',
      overview:
        'Outside dirt washes out. Inside deposits seldom do, so a blocked core is replaced and the rest of the circuit flushed until it runs clear.',
      minutes: [60, 300],
      tools: [
        'Garden hose and soft brush',
        'Fin comb',
        'Cooling system cleaner',
        'Drain pan',
        'Socket set',
        'Coolant and distilled water',
      ],
      steps: [
        'Let the engine cool first. Take off upper panel and fan so that you reach between condenser and radiator.',
        'Vacuum fluff, then rinse from the engine side outwards with low pressure. A pressure washer folds the fins.',
        'Straighten bent fins with a comb.',
        'Look into the neck: brown mud or jelly inside asks for a flush. Drain completely.',
        'Fill water with cooling system cleaner, run for the time on the bottle with the heater hot, drain and rinse until clear.',
        'Back-flush the radiator with the lower hose off. If flow stays weak, replace it.',
        'Fill the manufacturer’s type of coolant mixed with distilled water, bleed it and fit a new cap.',
        'Drive a hill on a warm day and compare the gauge.',
      ],
      safety: [
        'Never open a hot cap: this engine overheats, and scalding coolant shoots out.',
        'The electric fan can start by itself: unplug it before you reach in.',
        'Collect the cleaner and coolant. Both are poisonous.',
      ],
      stopIf: 'Stop if oil or brown grease is in the coolant: find the leak inside first.',
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
        'Bleed it before driving far. An air pocket at the head can overheat it while the gauge shows normal.',
    },
    patterns: [
      'Heat comes with revs and goes at idle.',
      'Air that returns again and again without repair work is combustion gas or a leak on the suction side.',
    ],
    checks: [
      {
        title: 'Check the coolant level after a cool-down',
        steps: [
          'Let it stand overnight.',
          'Open the cap and look at the level, radiator neck included where it has its own cap.',
        ],
        tool: 'None',
        minutes: 5,
        days: 1,
        outcomes: [
          {
            finding: 'Lower than when it was filled, after recent work',
            means: 'Air has worked its way out and more may be left.',
            effect: 'supports',
          },
          {
            finding: 'Full to the neck',
            means: 'Less likely, unless the heater stays cold.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Bleed once and see whether it stays cured',
        steps: [
          'Bleed the system at its screws with the heater on hot and fill up.',
          'Drive two days and look again.',
        ],
        tool: 'Screwdriver, coolant',
        minutes: 40,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Heat and gauge are steady from then on',
            means: 'It was trapped air.',
            effect: 'confirms',
          },
          {
            finding: 'Bubbles and gurgling come back',
            means: 'Gas gets in: test the head gasket and look for leaks.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Bleed the cooling system',
      overview:
        'Air rises, so the car or funnel is put at the highest point and the heater is opened. Vacuum filling tools do it in ten minutes on engines that are known to trap air.',
      minutes: [30, 75],
      tools: [
        'Spill-free funnel or vacuum filler',
        'Screwdriver for bleed screws',
        'Coolant',
        'Ramps',
        'Rags',
        'Goggles',
      ],
      steps: [
        'Let the engine cool first. Put the front of the car on ramps if the filler is at the front.',
        'Set the heater to the hottest with the blower low. Some cars need the ignition on to open a valve.',
        'Open the bleed screws named in the manual. Fill slowly until a stream without bubbles comes, then close them from low to high.',
        'Attach the funnel, start and let it idle. Squeeze the upper hose rhythmically.',
        'Raise the revs to 2,000 now and then until the lower hose is hot and the fan has run twice.',
        'Cars with electric pumps have a bleeding programme. Start it with the pedal sequence of the manual or a scan tool.',
        'Switch off and let it cool with the funnel on, so that it draws in coolant.',
        'Close the cap, correct the level next morning and carry a bottle for two days.',
      ],
      safety: [
        'Never open bleed screws or cap on a hot engine: boiling coolant shoots out. With the funnel on, keep your face away and wear goggles, since it can surge.',
        'Secure the car on ramps with chocks.',
        'Run the engine outdoors, and keep hands and clothes off fan and belt.',
      ],
      stopIf: 'Stop if bubbles keep coming after 30 minutes with the engine warm.',
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
        'With the main pump dead the engine overheats in minutes. Stop when the warning comes and have it towed.',
    },
    patterns: [
      'Overheat warning out of the blue with full coolant and a fan on full.',
      'A dead auxiliary pump only costs heat at idle or cooling after switching off.',
    ],
    checks: [
      {
        title: 'Listen to the pump with the ignition on',
        steps: [
          'Let the engine cool, switch the ignition on and set the heater to hot. Start the bleeding programme if your car has one.',
          'Listen and feel at the pump.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'No hum or vibration when it should run',
            means: 'Pump dead or without current.',
            effect: 'supports',
          },
          {
            finding: 'Hums and coolant moves in the tank',
            means: 'The pump turns.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read pump codes and drive the pump by tester',
        steps: [
          'Read the codes of the engine with a scan tool of the make. Command the pump on.',
          'Measure supply and earth at its plug.',
        ],
        tool: 'Scan tool, multimeter',
        minutes: 30,
        outcomes: [
          {
            finding: 'Supply is good and it does not turn, or a pump code',
            means: 'The pump has failed.',
            effect: 'confirms',
          },
          { finding: 'It follows every command', means: 'The pump works.', effect: 'rules-out' },
          {
            finding: 'No supply',
            means: 'The fuse, relay or wiring is at fault, not the pump.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the electric coolant pump',
      overview:
        'The pump hangs low on the engine on a bracket. Renew the thermostat on the same hoses and use the bleeding programme, because the pump cannot push air.',
      minutes: [90, 240],
      tools: [
        'Axle stands',
        'Hose pliers and Torx bits',
        'Drain pan',
        'Scan tool',
        'Coolant',
        'New aluminium bolts where used',
        'Torque wrench',
      ],
      steps: [
        'Let the engine cool, disconnect the battery, put the car on stands and take the undertray off.',
        'On hybrids make sure which circuit it serves, and leave orange cables alone.',
        'Drain coolant, unplug the pump and look at the plug for coolant inside.',
        'Release hoses, undo the bracket bolts, which are renewed if they are aluminium, and take pump and thermostat out.',
        'Compare connectors and part number. Some cars need the newest version of the pump.',
        'Fit with new seals and clips, check that hoses do not twist.',
        'Fill, reconnect the battery and run the bleeding programme in full with a charger connected.',
        'Clear codes, drive until hot and watch temperature and pump speed in data. Check level cold.',
      ],
      safety: [
        'Orange cables carry lethal voltage. Inverter pumps on hybrids are for trained people only.',
        'Never open hot coolant circuits.',
      ],
      stopIf:
        'Stop if the pump belongs to the high-voltage circuit or the engine was driven in the red.',
    },
    parts: [
      { name: 'Electric coolant pump', usd: [90, 500] },
      { name: 'Thermostat, bolts and coolant', usd: [50, 180] },
    ],
    labourHours: [1.2, 3.5],
    diy: 'hard',
  },
  'heater-core-blocked': {
    name: 'Blocked heater core',
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
      reason: 'Only the heating suffers. Make sure that the windscreen can be kept clear.',
    },
    patterns: [
      'One heater hose hot and the other cool at the bulkhead.',
      'Stop-leak products are the usual plug.',
    ],
    checks: [
      {
        title: 'Compare the two heater hoses',
        steps: [
          'Warm the engine up fully and set the heater to hot.',
          'Measure both heater hoses at the bulkhead.',
        ],
        tool: 'Infrared thermometer',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'One hot, the other much cooler',
            means: 'Little flow through the core, or a shut heater valve.',
            effect: 'supports',
          },
          {
            finding: 'Both hot, air cold',
            means: 'A blend flap does not move.',
            effect: 'rules-out',
          },
          {
            finding: 'Both cool',
            means: 'Too little hot coolant arrives: thermostat, trapped air or pump.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Put a garden hose on the heater matrix',
        steps: [
          'Let the engine cool first.',
          'Take off both heater hoses and run water through gently in both directions.',
        ],
        tool: 'Garden hose, hose pliers',
        minutes: 40,
        outcomes: [
          {
            finding: 'A trickle or brown flakes',
            means: 'The core is blocked.',
            effect: 'confirms',
          },
          { finding: 'Strong clear flow', means: 'The core is free.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Back-flush a blocked heater matrix',
      overview:
        'Flushing against the normal flow at low pressure frees many cores for years. High pressure bursts them into the cabin.',
      minutes: [60, 150],
      tools: [
        'Hose pliers',
        'Garden hose with valve and adapters',
        'Bucket',
        'Heater core cleaner',
        'Coolant',
        'Clear hose',
      ],
      steps: [
        'Let the engine cool first. Drain some coolant, mark inlet and outlet and take both hoses off at the bulkhead without levering on the pipes.',
        'Fit clear hoses, one into a bucket. Open any heater valve.',
        'Run water gently into the outlet, so against the flow, until it clears. Never use full mains pressure.',
        'Fill with cleaner, wait the time on the bottle, flush in both directions several times.',
        'Blow out with a breath of air at low pressure and look at what came out.',
        'Flush the whole system if it is dirty, or the core blocks again.',
        'Refit hoses with good clips, fill the right coolant, bleed with the heater on hot.',
        'Measure the air at the vents: 55 to 65 °C (130 to 150 °F) with a warm engine is good.',
      ],
      safety: [
        'Open the circuit with the engine cold: hot coolant scalds. Collect the flushed coolant, it is poisonous.',
        'Low pressure only: a burst core floods the cabin with coolant.',
      ],
      stopIf: 'Stop if the core stays blocked or starts to leak: it has to be replaced.',
    },
    parts: [
      { name: 'Cleaner, coolant, clips', usd: [30, 70] },
      { name: 'Heater core', usd: [50, 260], ifNeeded: true },
    ],
    labourHours: [0.8, 2],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

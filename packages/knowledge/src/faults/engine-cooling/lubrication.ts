import { DIESEL_ONLY, WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Oil: how much, how good and under what pressure. */
export const lubricationFaults = {
  'engine-oil-low': {
    name: 'Engine oil level low',
    workshopName: 'Engine oil below minimum',
    summary:
      'There is too little oil in the engine, because it was not topped up or was under-filled at a service. In bends the pump draws air, the oil light flickers and the lifters tick.',
    prior: 4,
    fits: { fuels: WITH_ENGINE },
    symptoms: {
      'oil-level-light': 0.45,
      'oil-pressure-light': 0.4,
      'engine-tick': 0.35,
      'uses-oil': 0.25,
      'engine-knock': 0.1,
      'startup-rattle': 0.12,
      'check-engine-light': 0.12,
      'stalls-while-driving': 0.05,
    },
    against: ['coolant-in-oil', 'oil-level-full'],
    conditions: { turning: 0.2, braking: 0.15, 'after-repair': 0.15, uphill: 0.08 },
    codes: { P0011: 0.08, P0524: 0.15, P250F: 0.04 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Stop, let the engine stand for five minutes and top it up before the next mile. With the oil at the mark and no red light, you can drive on.',
    },
    patterns: [
      'The light comes on in bends or when braking, because the oil moves away from the strainer.',
      'After an oil change the wrong quantity or a leaking filter or plug is a common cause.',
    ],
    shown: {
      summary:
        'There is too little oil in the engine, because it was not topped up or was under-filled at a service. In bends the pump draws in air, the oil light flickers and the valve lifters tick.',
      patterns: [
        'The light comes on in bends or when braking, because the oil moves away from the strainer.',
        'After an oil change, the wrong quantity or a leaking filter or drain plug is a common cause.',
      ],
    },
    checks: [
      {
        title: 'Read the dipstick properly',
        steps: [
          'Park on level ground with the engine warm, switch it off and wait five minutes.',
          'Pull the dipstick out and wipe it. Push it fully in, pull it out again and read both sides.',
          'If there is no dipstick, follow the menu in the car display.',
        ],
        tool: 'Rag',
        minutes: 8,
        outcomes: [
          {
            finding: 'The level is below MIN or the stick is dry',
            means: 'There is too little oil. Top it up at once.',
            effect: 'confirms',
          },
          {
            finding: 'The level is between the marks',
            means: 'The amount is right. Look at the sensor and the pressure.',
            effect: 'rules-out',
          },
          {
            finding: 'The level is above MAX',
            means:
              'The engine is overfilled, or the oil is diluted with fuel. Some has to be drained.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look where the oil has gone',
        steps: [
          'Lay cardboard under the engine overnight.',
          'Look round the filter, the drain plug and the rocker cover. Once the level is right, have a helper watch the tailpipe for blue smoke.',
        ],
        tool: 'Cardboard and torch',
        minutes: 10,
        days: 1,
        outcomes: [
          {
            finding: 'There are fresh drips',
            means: 'A leak has lost the oil. Find it and repair it.',
            effect: 'supports',
          },
          {
            finding: 'It is dry below and there is no smoke',
            means: 'The oil was used up slowly over many miles, or the engine was under-filled.',
            effect: 'supports',
          },
          {
            finding: 'After 500 miles the level is still where it was',
            means: 'The engine is not losing oil.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Top up the engine oil and find the loss',
      overview:
        'Topping up oil is simple. Add it in steps, with the right grade, and then measure how fast the level falls: that shows whether a repair must follow.',
      minutes: [15, 30],
      tools: ['Oil of the grade in the vehicle manual', 'Funnel', 'Rag', 'Notebook'],
      steps: [
        'Park on level ground, switch off and wait five minutes. Read the dipstick twice.',
        'Look up the grade and specification in the manual or on the filler cap. In an emergency any engine oil is better than none.',
        'Pour in half a litre, wait two minutes and read again. From MIN to MAX is usually about one litre.',
        'Stop just below MAX. Too much oil foams, fouls the breather and harms the catalytic converter or the particulate filter.',
        'Close the cap. Wipe spills off the manifold, since they smoke and can burn.',
        'Start the engine: the red light must go out within three seconds.',
        'Write down the date, the mileage and the amount. Read the level again after 100, 250 and 500 miles.',
        'If it falls by more than half a litre in 500 miles, look for leaks and test the oil consumption.',
      ],
      safety: [
        'If the red oil light comes on while you are driving, pull over and switch off at once.',
        'On a hot engine, keep clear of the exhaust and of the fan, which may start by itself.',
      ],
      stopIf:
        'Stop if the red light stays on with the oil at the mark, or the engine knocks: do not run it again until the pressure has been measured.',
    },
    parts: [{ name: 'Engine oil, 1–2 litres', usd: [10, 40] }],
    labourHours: [0.2, 0.4],
    diy: 'easy',
  },
  'oil-pump-worn': {
    name: 'Worn oil pump',
    workshopName: 'Oil pump or pressure relief valve worn, pressure low',
    summary:
      'The pump no longer makes enough pressure, or its relief valve sticks open. With full oil of the right grade the red light flickers at hot idle and the engine ticks, then knocks.',
    prior: 1.1,
    fits: { fuels: WITH_ENGINE },
    shifts: [{ minMiles: 90_000, factor: 1.6, source: 'wear part' }],
    symptoms: {
      'oil-pressure-light': 0.75,
      'engine-tick': 0.4,
      'engine-knock': 0.35,
      'startup-rattle': 0.2,
      'stalls-while-driving': 0.15,
      'engine-failed': 0.2,
      'check-engine-light': 0.25,
      'limp-mode': 0.08,
      'engine-wont-turn': 0.05,
      'oil-level-full': 0.25,
    },
    against: ['oil-level-light'],
    conditions: { 'warm-engine': 0.5, 'at-idle': 0.5, 'at-low-speed': 0.1 },
    codes: { P0524: 0.4, P0521: 0.2, P0522: 0.12, P06DD: 0.06, P0011: 0.08 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Without oil pressure the bearings fail within minutes. Switch off and have the car recovered.',
      engineOff: true,
    },
    patterns: [
      'Hot idle lights the lamp, a touch on the accelerator puts it out.',
      'Electronically controlled pumps can stick in their low stage and then set a code.',
    ],
    shown: {
      summary:
        'The pump no longer makes enough pressure, or its relief valve sticks open. Although there is enough oil of the right grade, the red light flickers at hot idle and the engine ticks, then knocks.',
      patterns: [
        'The light comes on at hot idle and goes out at a touch of the accelerator.',
        'Electronically controlled pumps can stick in their low stage and then set a code.',
      ],
    },
    checks: [
      {
        title: 'Check the oil level and grade first',
        steps: [
          'Read the level on the dipstick, and smell the oil for fuel.',
          'Find out which grade was filled last.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'It is at the mark, of the right grade and not thin',
            means:
              'Pressure is low for another reason: the sensor, the strainer, the pump or the bearings.',
            effect: 'supports',
          },
          {
            finding: 'It is low, or thin with fuel',
            means: 'Correct the level or the dilution first and measure again.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure oil pressure with a gauge',
        steps: [
          'Work with the engine off and cool. Screw a mechanical gauge in place of the pressure switch, and route its hose clear of belts and exhaust.',
          'Start the engine. Read the gauge at cold idle, hot idle and 2,500 rpm and compare the figures with the manual.',
        ],
        tool: 'Oil pressure gauge',
        minutes: 45,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is too low when hot, although good oil is at the mark',
            means:
              'Suspect the pump, relief valve, strainer or bearings. The sump has to come off to find out which.',
            effect: 'supports',
          },
          {
            finding: 'The pressure is within the values of the manual',
            means: 'The pump works and the sensor reads wrongly.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the engine oil pump',
      overview:
        'Some pumps are fitted in the sump; others are behind the timing cover on the crankshaft. In both cases the strainer, relief valve and bearings are examined at the same time, because a new pump cannot save worn bearings.',
      minutes: [240, 720],
      tools: [
        'Oil pressure gauge',
        'Socket set and torque wrench',
        'Engine support or hoist',
        'Drain pan',
        'Timing tools, on engines that need them',
        'Jack and axle stands',
        'Wheel chocks',
      ],
      steps: [
        'Measure the hot oil pressure, write it down and let the engine cool until it is just warm.',
        'Disconnect the battery. Chock the wheels and raise the car on to axle stands. Drain the oil into a clean pan and look for metal. Support the engine if a subframe or mount has to be moved to free the sump.',
        'Cut the sealant with the proper tool and lower the sump without bending its edge.',
        'Clean the strainer and inspect what is in it: rubber, plastic, sludge and metal each show where to look next.',
        'Undo one big-end cap and look at the shell. If copper shows, renew the bearings first. Refit the cap to its torque, with new bolts if they stretch.',
        'Remove the pump with its drive, or the timing cover with the timing locked. Fill the new pump with oil before you fit it, so that it can draw.',
        'Fit the pump with a new O-ring on the pickup pipe: a pinched O-ring draws in air. Tighten the pump to the torque in the manual and seal the sump.',
        'Fit a new filter, fill with new oil and reconnect the battery. Crank with the fuel and spark disabled until the gauge shows pressure, then lower the car, start the engine, measure hot and refit the switch. Check the oil level. The light must stay out at hot idle after half an hour’s drive.',
      ],
      safety: [
        'The axle stands and the engine support must both be firm before a mount or subframe is loosened.',
        'Hot oil burns: drain it warm, not hot.',
      ],
      stopIf:
        'Stop if metal or copper shows: whether to rebuild the engine has to be decided before a pump is fitted.',
    },
    parts: [
      { name: 'Oil pump, pickup seal and bolts', usd: [85, 465] },
      { name: 'Sump sealant, oil and filter', usd: [50, 130] },
    ],
    labourHours: [3, 10],
    diy: 'workshop',
  },
  'oil-pressure-sensor-faulty': {
    name: 'Faulty oil pressure sensor',
    workshopName: 'Oil pressure switch or sender reading wrongly or leaking',
    summary:
      'The small sensor that reports oil pressure has failed. The red light or the gauge gives alarm while the engine runs quietly with full oil. Many also leak oil through their plug.',
    prior: 2.1,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      {
        makes: ['Chevrolet', 'GMC', 'Chrysler', 'Dodge', 'Jeep', 'Ram'],
        years: [1999, 2022],
        factor: 1.6,
        source: 'sender failures widely reported by owners',
      },
    ],
    symptoms: {
      'oil-pressure-light': 0.8,
      'oil-leak': 0.3,
      'check-engine-light': 0.3,
      'dash-dead': 0.05,
      'limp-mode': 0.06,
      'burning-oil-smell': 0.06,
      'oil-level-full': 0.35,
    },
    against: ['engine-knock', 'engine-tick', 'metal-in-oil'],
    conditions: { intermittent: 0.45, 'sudden-onset': 0.4 },
    codes: { P0520: 0.25, P0521: 0.3, P0522: 0.25, P0523: 0.2, P0524: 0.15 },
    severity: 'medium',
    drive: {
      verdict: 'no',
      reason:
        'Take the red light seriously until the pressure has been measured. If only the sensor has failed, the car is fit to drive.',
      engineOff: true,
    },
    patterns: [
      'The gauge drops to zero or jumps to full in an instant, without any noise.',
      'Oil in the connector creeps along the wires.',
    ],
    shown: {
      summary:
        'The small sensor that reports oil pressure has failed. The red light or the gauge gives a warning while the engine runs quietly with enough oil. Many also leak oil through their plug.',
      patterns: [
        'The gauge drops to zero or jumps to full in an instant, without any noise from the engine.',
        'Oil in the connector creeps along the wires.',
      ],
    },
    checks: [
      {
        title: 'Compare the alarm with the sound of the engine',
        steps: [
          'Read the dipstick first, and top up if the level is low.',
          'Start the engine for ten seconds. Listen for a tick or knock while the light is on.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'The oil level is right and the engine is perfectly quiet',
            means: 'A faulty sensor is more likely than a loss of pressure.',
            effect: 'supports',
          },
          {
            finding: 'There is a tick, rattle or knock with the light',
            means: 'The light is probably right. Switch off and do not run the engine.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the plug of the oil pressure sensor',
        steps: [
          'Switch the engine off. Find the sensor by the oil filter or at the back of the block.',
          'Unplug it, look for oil and corrosion, and plug it in again.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'There is oil in the plug, or the sensor body is wet',
            means: 'The sensor leaks inside and must be changed.',
            effect: 'confirms',
          },
          {
            finding: 'The plug and sensor are dry and clean',
            means: 'The sensor does not leak. Measure the pressure before you blame it.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Verify the sensor with a mechanical gauge',
        steps: [
          'Have a mechanical gauge screwed in place of the sensor.',
          'Compare the pressure at hot idle and at 2,500 rpm with the manual.',
        ],
        tool: 'Oil pressure gauge',
        minutes: 40,
        needs: 'running',
        outcomes: [
          {
            finding: 'The pressure is right',
            means: 'The sensor was wrong. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The pressure is low',
            means: 'The sensor is right, and the engine must not be run.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the oil pressure sensor',
      overview:
        'The sensor screws into an oil gallery. Its thread seals with a washer, a taper or an O-ring; too much sealing tape can break its earth connection or block a passage.',
      minutes: [20, 90],
      tools: [
        'Oil pressure sensor socket',
        'Rags and drip tray',
        'Contact cleaner',
        'Torque wrench',
        'Oil for topping up',
        'Torch',
        'OBD-II reader',
      ],
      steps: [
        'Before you buy a sensor, have the oil pressure measured with a gauge in its place, cold and hot.',
        'With the engine off and cool, clean the area, put rags below it and unplug the sensor.',
        'Unscrew it with the special socket: an open-ended spanner crushes it.',
        'Clean the plug with contact cleaner. If oil has crept into the wires, cut them back and fit a new plug.',
        'Some engines have a fine screen under the sensor. Take it out and clean or renew it, since a blocked screen gives low readings.',
        'Screw in the new sensor with its own seal and no extra tape, to the torque in the vehicle manual. Plug it in.',
        'Start the engine: the light must go out within three seconds. Check for drips and top up the oil.',
        'Clear the codes and drive until the engine is hot.',
      ],
      safety: [
        'Do not drive the car or rev the engine to test it while the red light is on: without pressure it can seize.',
        'Hot oil may spurt out if the sensor is loosened on a hot engine.',
      ],
      stopIf:
        'Stop if the light stays on with a new sensor: switch off and have the oil pressure measured.',
    },
    parts: [{ name: 'Oil pressure sensor', usd: [12, 90] }],
    labourHours: [0.3, 1.5],
    diy: 'easy',
  },
  'oil-sludge-strainer-blocked': {
    name: 'Oil sludge blocking the strainer',
    workshopName: 'Engine sludge, oil pickup screen restricted',
    summary:
      'Old oil has turned to tar and blocks the strainer in the sump. The pump draws too little, so the oil light comes on at speed or when hot, and chains, lifters and turbo go short of oil.',
    prior: 1.4,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minMiles: 60_000, factor: 1.5, source: 'late oil changes' },
      {
        makes: ['Toyota', 'Lexus', 'Chrysler', 'Dodge', 'Volkswagen', 'Audi', 'Saab'],
        years: [1997, 2006],
        factor: 2,
        source: 'sludge cases covered by maker programmes',
      },
    ],
    symptoms: {
      'oil-pressure-light': 0.6,
      'engine-tick': 0.4,
      'startup-rattle': 0.3,
      'uses-oil': 0.25,
      'engine-knock': 0.2,
      'check-engine-light': 0.3,
      'loss-of-power': 0.12,
      'engine-failed': 0.2,
      'turbo-whistle': 0.05,
      'oil-level-full': 0.2,
    },
    conditions: {
      'at-high-speed': 0.3,
      'warm-engine': 0.3,
      'cold-engine': 0.2,
      'gradual-onset': 0.3,
      'short-trips': 0.4,
    },
    codes: { P0011: 0.25, P0014: 0.15, P0524: 0.2, P0521: 0.12, P0021: 0.08 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'The engine is short of oil. Do not drive until the sump and the strainer have been cleaned.',
      engineOff: true,
    },
    patterns: [
      'The light comes on after some miles of fast driving, as the strainer fills, and goes out after a rest.',
      'A flush on a badly sludged engine loosens lumps that finish blocking the strainer.',
    ],
    shown: {
      summary:
        'Old oil has turned to tar and blocks the strainer in the sump. The pump draws too little, so the oil light comes on at speed or when hot, and the chains, lifters and turbo run short of oil.',
      patterns: [
        'The light comes on after some miles of fast driving, as the strainer clogs, and goes out after a rest.',
        'A flush on a badly sludged engine loosens lumps that can block the strainer completely.',
      ],
    },
    checks: [
      {
        title: 'Look under the oil filler cap',
        steps: [
          'Let the engine cool. Open the filler cap and shine a torch inside.',
          'Wipe the inside of the cover with a finger.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'There is thick black tar or jelly',
            means: 'The engine is full of sludge.',
            effect: 'supports',
          },
          {
            finding: 'There is amber varnish with bare metal visible',
            means: 'Sludge is unlikely.',
            effect: 'weakens',
          },
          {
            finding: 'There is a yellow cream only in winter',
            means: 'That is condensation from short trips, not tar.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Inspect the sump and strainer',
        steps: [
          'With the engine off and the car safely raised on stands, drain the oil through a sieve.',
          'Put a borescope in through the drain hole, or have the sump removed.',
        ],
        tool: 'Jack, axle stands, sieve and borescope',
        minutes: 120,
        outcomes: [
          {
            finding: 'The strainer is covered in sludge or carbon grit',
            means: 'That is why the pressure falls. Clean or replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The strainer is clean',
            means:
              'The pressure falls for another reason. Close the sump and fill it with fresh oil.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean a sludged sump and oil strainer',
      overview:
        'The sludge is taken out by hand, not with harsh flushes. After that, short oil change intervals with good detergent oil slowly clean the rest.',
      minutes: [180, 480],
      tools: [
        'Socket set',
        'Sump cutter and scraper',
        'Solvent and brushes',
        'Oil pressure gauge',
        'Jack and axle stands',
        'Wheel chocks',
        'Torque wrench',
        'Oil filter wrench',
        'Drain tray, sieve and vacuum cleaner',
      ],
      steps: [
        'Chock the wheels and put the car on axle stands. Drain the oil cold: do not run the engine. Remove the filter and cut it open to look for metal.',
        'Remove the shields and whatever blocks the sump. Support the engine if a mount or subframe has to come off.',
        'Take the sump off and scrape the sludge out. Do not wash it into the oilways.',
        'Remove the strainer, soak it in solvent and blow it through from the clean side, or replace it.',
        'Take off the rocker cover and vacuum the sludge out there. Clear the drain holes to the sump and change the PCV (crankcase breather) valve.',
        'Fit the strainer with a new O-ring, seal the sump and the rocker cover to the stated torque, refit the rest, and let the sealant cure.',
        'Fit a new filter, lower the car and fill with the right detergent oil. With fuel and spark disabled, crank until the gauge shows pressure. Then enable both, start the engine and measure the pressure when it is hot.',
        'Change the oil and filter after 500, 1,500 and 3,000 miles, and look in the old filter for lumps.',
      ],
      safety: [
        'Put the car on firm axle stands and support the engine before you work below it.',
        'Used oil harms the skin. Wear gloves, and take the oil to a collection point.',
      ],
      stopIf:
        'Stop if there is metal in the sludge or the pressure stays low: the bearings are damaged.',
    },
    parts: [
      { name: 'Strainer, PCV valve, sealant and gaskets', usd: [40, 150] },
      { name: 'Oil and filters for four fills', usd: [120, 280] },
    ],
    labourHours: [2.5, 6],
    diy: 'hard',
  },
  'oil-diluted-with-fuel': {
    name: 'Engine oil diluted with fuel',
    workshopName: 'Fuel dilution of engine oil',
    summary:
      'Unburnt fuel runs past the rings into the sump. The oil level rises, smells of fuel and gets thin. Short cold trips in direct-injection petrol engines and broken-off filter regenerations in diesels cause it, or a leaking injector or pump.',
    prior: 1,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      {
        makes: ['Honda'],
        models: ['CR-V', 'Civic', 'Accord'],
        years: [2016, 2020],
        factor: 4,
        source: 'maker campaign on 1.5 turbo oil dilution',
      },
      {
        fuels: DIESEL_ONLY,
        years: [2007, 2026],
        factor: 1.5,
        source: 'late injection for filter regeneration',
      },
    ],
    symptoms: {
      'oil-level-rising': 0.75,
      'fuel-smell': 0.35,
      'check-engine-light': 0.2,
      'poor-economy': 0.12,
      'no-heat': 0.08,
      'engine-tick': 0.1,
      'dpf-light': 0.1,
      'rough-idle': 0.1,
      misfire: 0.08,
    },
    conditions: {
      'cold-weather': 0.45,
      'cold-engine': 0.25,
      'gradual-onset': 0.35,
      'short-trips': 0.6,
    },
    codes: { P0172: 0.15, P0300: 0.08, P2463: 0.05 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Thin oil wears the bearings, and far too much of it can be sucked in and burnt. Change the oil before long trips.',
    },
    patterns: [
      'The level stands a finger above MAX weeks after an oil change, and the dipstick smells of petrol.',
      'The smell of fuel comes through the heater of turbo cars in winter.',
    ],
    shown: {
      summary:
        'Unburnt fuel runs past the rings into the sump. The oil level rises, and the oil smells of fuel and gets thin. Short cold trips in direct-injection petrol engines, interrupted filter regenerations in diesels, or a leaking injector or pump are the causes.',
      patterns: [
        'Weeks after an oil change the level is well above MAX, and the dipstick smells of petrol.',
        'In winter, turbo cars smell of fuel through the heater.',
      ],
    },
    checks: [
      {
        title: 'Read the oil level and smell the dipstick',
        steps: [
          'Park on level ground and let the engine cool. Read the level and smell the oil on the dipstick.',
          'Note the level each time you refuel for a month.',
        ],
        tool: 'None',
        minutes: 5,
        days: 14,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The level is above MAX and the oil smells of fuel',
            means: 'Fuel is collecting in the oil.',
            effect: 'confirms',
          },
          {
            finding: 'The level is steady and there is no smell',
            means: 'The oil is not diluted.',
            effect: 'rules-out',
          },
          {
            finding: 'The level is above MAX and the oil looks milky',
            means: 'There is coolant in the oil, not fuel.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Send a sample to an oil laboratory',
        steps: [
          'With the engine warm and off, draw a sample through the dipstick tube.',
          'Fill in the mileage and the oil grade on the form, and post the kit.',
        ],
        tool: 'Oil analysis kit',
        minutes: 20,
        outcomes: [
          {
            finding: 'The oil contains more than about 4–5% fuel',
            means: 'That much dilution is harmful.',
            effect: 'confirms',
          },
          {
            finding: 'The oil contains less than 2% fuel',
            means: 'That does no harm. Between 2% and 4%, test again at the next oil change.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Cure fuel dilution of the engine oil',
      overview:
        'Fresh oil protects the bearings at once, but it gets thin again unless the cause is removed. That may be old software, a thermostat that stays open, a leaking injector or pump, or too many short trips.',
      minutes: [45, 180],
      tools: ['Oil change tools', 'OBD-II reader'],
      steps: [
        'Ask the dealer about updates or extended cover: some manufacturers changed the warm-up and injection program.',
        'Change the oil and filter now, and fill to just below MAX.',
        'Check that the engine reaches full temperature within ten minutes of driving. If it does not, replace the thermostat.',
        'Read the misfire counters and the fuel trims. A rich trim or one wet plug points to a leaking injector.',
        'On a petrol engine, switch off and watch the rail pressure on the reader. If it falls fast, an injector or the seal of the high-pressure pump is leaking.',
        'On a diesel, read how often the filter regenerates, and let it finish a regeneration with a long drive.',
        'Take one drive of at least 30 minutes a week, which evaporates fuel from the oil. Halve the oil change interval in winter.',
        'Read the level weekly. If it rises again within 1,000 miles, have the injectors and the pump tested.',
      ],
      safety: [
        'Diluted oil is more flammable. Keep flames away from the filler and the drain.',
        'An overfilled diesel can run away on its own oil. Do not rev it; drain the excess first.',
      ],
      stopIf:
        'Stop if the level rises by a centimetre within a few days: a leaking injector or pump is flooding the engine with fuel.',
    },
    parts: [
      { name: 'Oil and filter', usd: [45, 110] },
      { name: 'Thermostat or injector', usd: [20, 400], ifNeeded: true },
    ],
    labourHours: [0.5, 3],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

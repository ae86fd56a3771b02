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
    codes: { P0011: 0.08, P0524: 0.08, P250F: 0.04 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Stop, let it stand five minutes and fill up before the next mile. With oil at the mark and no red light you can drive on.',
    },
    patterns: [
      'The light comes on in bends or when braking, because the oil moves away from the strainer.',
      'After an oil change the wrong quantity or a leaking filter or plug is a common cause.',
    ],
    checks: [
      {
        title: 'Read the dipstick properly',
        steps: [
          'Park on level ground with the engine warm and leave it off for five minutes.',
          'Pull, wipe, push fully in, pull again and read both sides.',
          'Without a dipstick, follow the menu in the car display.',
        ],
        tool: 'Rag',
        minutes: 8,
        outcomes: [
          {
            finding: 'Below MIN or dry',
            means: 'Too little oil. Fill up at once.',
            effect: 'confirms',
          },
          {
            finding: 'Between the marks',
            means: 'The amount is right. Look at sensor and pressure.',
            effect: 'rules-out',
          },
          {
            finding: 'Above MAX',
            means: 'Overfilled or diluted by fuel. That needs draining.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look where the oil has gone',
        steps: [
          'Lay cardboard under the engine overnight.',
          'Look round filter, drain plug and rocker cover, and at the tailpipe for blue smoke.',
        ],
        tool: 'Cardboard, torch',
        minutes: 10,
        days: 1,
        outcomes: [
          { finding: 'Fresh drips', means: 'A leak has emptied it.', effect: 'supports' },
          {
            finding: 'Dry below and no smoke',
            means: 'It has been used slowly over many miles or was under-filled.',
            effect: 'supports',
          },
          {
            finding: 'Level has not fallen after 500 miles at the mark',
            means: 'There is no loss to explain.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Top up the engine oil and find the loss',
      overview:
        'Pouring in oil is simple. Doing it in steps, with the right grade, and then measuring how fast it falls tells you whether a repair must follow.',
      minutes: [15, 30],
      tools: ['Oil of the grade in the vehicle manual', 'Funnel', 'Rag', 'Notebook'],
      steps: [
        'Park level, switch off and wait five minutes. Read the dipstick twice.',
        'Look up grade and specification in the manual or on the filler cap. In an emergency any engine oil is better than none.',
        'Pour in half a litre (half a quart), wait two minutes and read again. MIN to MAX is usually about one litre.',
        'Stop just below MAX. Too much foams, fouls the breather and harms the catalytic converter or particulate filter.',
        'Close the cap, wipe spills off the manifold, since they smoke and can burn.',
        'Start: the red light must go out within three seconds.',
        'Write down date, miles and amount. Read again after 100, 250 and 500 miles.',
        'If it falls by more than half a litre in 500 miles, look for leaks and oil consumption.',
      ],
      safety: [
        'Red oil light while driving: pull over and switch off at once.',
        'On a hot engine, mind the exhaust and the fan, which may start by itself.',
      ],
      stopIf:
        'Stop if the red light stays on with the oil at the mark, or it knocks: do not run it again until the pressure has been measured.',
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
      reason: 'Without oil pressure the bearings fail within minutes. Switch off and tow.',
      engineOff: true,
    },
    patterns: [
      'Hot idle lights the lamp, a touch on the accelerator puts it out.',
      'Electronically controlled pumps can stick in their low stage and then set a code.',
    ],
    checks: [
      {
        title: 'Prove level and grade first',
        steps: [
          'Read the dipstick level and smell it for fuel.',
          'Find out which grade was filled last.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'At the mark, right grade, not thin',
            means: 'Pressure is low for another reason: sensor, strainer, pump or bearings.',
            effect: 'supports',
          },
          {
            finding: 'Low, or thin with fuel',
            means: 'Cure the level or the dilution first and measure again.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure oil pressure with a gauge',
        steps: [
          'Work with the engine off and cool. Screw a mechanical gauge in place of the pressure switch and lead its hose clear of belts and exhaust.',
          'Read at cold idle, hot idle and 2,500 rpm and compare with the manual.',
        ],
        tool: 'Oil pressure gauge',
        minutes: 45,
        needs: 'running',
        outcomes: [
          {
            finding: 'Too low when hot, with good oil at the mark',
            means:
              'Pump, relief valve, strainer or bearings. The sump has to come off to tell which.',
            effect: 'supports',
          },
          {
            finding: 'Within the values of the manual',
            means: 'The pump works and the sensor lies.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the engine oil pump',
      overview:
        'Some pumps hang in the sump, others sit behind the timing cover on the crankshaft. In both cases the strainer, relief valve and bearings are examined at the same time, because a new pump cannot save worn bearings.',
      minutes: [240, 720],
      tools: [
        'Oil pressure gauge',
        'Socket set and torque wrench',
        'Engine support or hoist',
        'Sump sealant',
        'Feeler gauge',
        'Timing tools where needed',
      ],
      steps: [
        'Measure and write down hot pressure. Drain the oil into a clean pan and look for metal.',
        'Raise the car on stands. Support the engine if a subframe or mount has to be moved to free the sump.',
        'Cut the sealant with the proper tool and lower the sump without bending its edge.',
        'Clean the strainer and inspect what is in it: rubber, plastic, sludge or metal each show where to look next.',
        'Undo one rod cap and look at the shell, and use new rod bolts where they are stretch bolts. Copper showing means bearings first.',
        'Remove the pump with its drive or the timing cover with timing locked. Fill the new pump with oil before fitting, so that it can draw.',
        'Fit it with a new O-ring on the pickup pipe. A pinched O-ring sucks air. Tighten it to the torque in the manual and seal the sump.',
        'Fit a new filter and fill new oil. Crank with fuel and spark disabled until pressure shows on the gauge, then start and measure hot again. The light must stay out at hot idle after half an hour of driving.',
      ],
      safety: [
        'Stands and an engine support must both be solid before a mount or subframe is loosened.',
        'Hot oil burns: drain it warm, not hot.',
      ],
      stopIf:
        'Stop if metal or copper shows: the engine needs a decision on a rebuild before a pump.',
    },
    parts: [
      { name: 'Oil pump and pickup seal', usd: [80, 450] },
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
    codes: { P0520: 0.25, P0521: 0.3, P0522: 0.25, P0523: 0.2 },
    severity: 'medium',
    drive: {
      verdict: 'no',
      reason:
        'Treat the red light as true until the pressure has been measured. If it proves to be the sensor the car is fit to drive.',
      engineOff: true,
    },
    patterns: [
      'The gauge drops to zero or jumps to full in an instant, without any noise.',
      'Oil in the connector creeps along the wires.',
    ],
    checks: [
      {
        title: 'Compare the alarm with the sound of the engine',
        steps: [
          'Read the dipstick first and fill if low.',
          'Start for ten seconds and listen for tick or knock while the light is on.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Full oil and perfectly quiet',
            means: 'The sensor is more likely than lost pressure.',
            effect: 'supports',
          },
          {
            finding: 'Tick, rattle or knock with the light',
            means: 'Believe the light. Switch off.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the plug of the oil pressure sensor',
        steps: [
          'Switch the engine off. Find the sensor by the oil filter or at the back of the block.',
          'Unplug it and look for oil and corrosion.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'Oil in the plug or a wet sensor body',
            means: 'The sensor leaks inside and must be changed.',
            effect: 'confirms',
          },
          {
            finding: 'Dry and clean',
            means: 'A leaking sensor is ruled out. Measure the pressure before you blame it.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Verify the sensor with a mechanical gauge',
        steps: [
          'Have a mechanical gauge screwed in place of the sensor.',
          'Compare pressure at hot idle and at 2,500 rpm with the manual.',
        ],
        tool: 'Oil pressure gauge',
        minutes: 40,
        needs: 'running',
        outcomes: [
          { finding: 'Pressure is right', means: 'The sensor was wrong.', effect: 'confirms' },
          { finding: 'Pressure is low', means: 'The sensor told the truth.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Replace the oil pressure sensor',
      overview:
        'The sensor screws into an oil gallery. Its thread seals with a washer, taper or O-ring, and too much tape breaks its earth or blocks a passage.',
      minutes: [20, 90],
      tools: [
        'Oil pressure sensor socket',
        'Rags and drip tray',
        'Contact cleaner',
        'Torque wrench',
        'Oil for topping up',
        'Oil pressure gauge with adapter',
        'OBD-II reader',
      ],
      steps: [
        'Confirm real pressure with a gauge in the hole of the sensor, cold and hot, before you trust a new one.',
        'Work with the engine off and cool. Clean the area, put rags below.',
        'Unplug and unscrew the sensor with its special socket. An open spanner crushes it.',
        'Clean the plug with contact cleaner. Cut back and renew it if oil has crept into the wires.',
        'Some engines have a fine screen under the sensor. Take it out and clean or renew it, since a blocked screen gives low readings.',
        'Screw in the new sensor with its own seal and no extra tape, to the torque in the vehicle manual.',
        'Start and see the light go out within three seconds. Check for drips, top up oil.',
        'Clear codes and drive until hot.',
      ],
      safety: [
        'Do not drive or rev it to test while the red light is on: without pressure the engine can seize.',
        'Hot oil may spurt out when the sensor is loosened with the engine hot.',
      ],
      stopIf: 'Stop if the light stays on with a new sensor.',
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
      reason: 'The engine is starving. Do not drive until sump and strainer have been cleaned.',
      engineOff: true,
    },
    patterns: [
      'The light comes on after some miles of fast driving, as the strainer fills, and goes out after a rest.',
      'A flush on a badly sludged engine loosens lumps that finish blocking the strainer.',
    ],
    checks: [
      {
        title: 'Look under the oil filler cap',
        steps: [
          'Let the engine cool first. Open the filler and shine in.',
          'Scrape with a finger.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'Thick black tar or jelly',
            means: 'The engine is sludged.',
            effect: 'supports',
          },
          {
            finding: 'Amber varnish, bare metal visible',
            means: 'Sludge is unlikely.',
            effect: 'weakens',
          },
          {
            finding: 'Yellow cream only in winter',
            means: 'Condensation from short trips, not tar.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Inspect the sump and strainer',
        steps: [
          'Drain the oil through a sieve.',
          'Put a borescope in through the drain, or have the sump removed.',
        ],
        tool: 'Borescope or sump removal',
        minutes: 120,
        outcomes: [
          {
            finding: 'Strainer covered in sludge or carbon grit',
            means: 'That is why pressure falls.',
            effect: 'confirms',
          },
          {
            finding: 'Clean strainer',
            means: 'Pressure falls for another reason.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean a sludged sump and oil strainer',
      overview:
        'The sludge is taken out by hand, not with harsh flushes. Then short oil intervals with good detergent oil slowly clean the rest.',
      minutes: [180, 480],
      tools: [
        'Socket set',
        'Sump cutter and scraper',
        'Solvent and brushes',
        'Sealant',
        'Oil pressure gauge',
        'Axle stands',
        'Torque wrench',
        'Oil filter wrench',
      ],
      steps: [
        'Drain the oil warm, remove the filter and cut it open.',
        'With the car on stands remove shields and whatever blocks the sump. Support the engine if needed.',
        'Take the sump off and scoop the sludge out. Scrape, do not wash it into the oil ways.',
        'Remove the strainer, soak it in solvent and blow it through from the clean side, or replace it.',
        'Take off the rocker cover and vacuum out sludge there. Clear the drain holes to the sump. Change the PCV valve.',
        'Fit strainer with a new O-ring, seal the sump and wait for the sealant to cure.',
        'Fill the right detergent oil, new filter, crank until pressure shows and measure it hot.',
        'Change oil and filter after 500, 1,500 and 3,000 miles, and watch the filter for lumps.',
      ],
      safety: [
        'Put the car on solid stands and support the engine.',
        'Used oil is harmful to skin. Wear gloves and hand it in.',
      ],
      stopIf:
        'Stop if there is metal in the sludge or pressure stays low: the bearings have suffered.',
    },
    parts: [
      { name: 'Strainer, sealant, gaskets', usd: [40, 150] },
      { name: 'Oil and filters for three changes', usd: [120, 280] },
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
        'Thin oil wears bearings, and far too much of it can be sucked in and burnt. Change it before long trips.',
    },
    patterns: [
      'The level stands a finger above MAX weeks after an oil change, and the dipstick smells of petrol.',
      'The smell of fuel comes through the heater of turbo cars in winter.',
    ],
    checks: [
      {
        title: 'Smell and measure the dipstick',
        steps: [
          'Park on level ground and let the engine cool. Read the level and smell the oil.',
          'Note the level at each fill-up for a month.',
        ],
        tool: 'None',
        minutes: 5,
        days: 14,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Above MAX and smells of fuel',
            means: 'Fuel is collecting in the oil.',
            effect: 'confirms',
          },
          { finding: 'Level steady and no smell', means: 'No dilution.', effect: 'rules-out' },
          {
            finding: 'Above MAX and milky',
            means: 'Coolant is in the oil, not fuel.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Send a sample to an oil laboratory',
        steps: [
          'Draw a sample through the dipstick tube with the engine warm and off.',
          'Fill in miles and oil grade and post the kit.',
        ],
        tool: 'Oil analysis kit',
        minutes: 20,
        outcomes: [
          {
            finding: 'Fuel above about 4–5 %',
            means: 'The dilution is harmful.',
            effect: 'confirms',
          },
          {
            finding: 'Below 2 %',
            means: 'That much is normal and does no harm.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Cure fuel dilution of the engine oil',
      overview:
        'Fresh oil protects the bearings at once, but it thins again unless the cause goes. That may be a missing software update, a thermostat that stays open, a leaking injector or high-pressure pump, or simply too many short trips.',
      minutes: [45, 180],
      tools: ['Oil change tools', 'OBD-II reader', 'Fuel pressure test equipment', 'Notebook'],
      steps: [
        'Ask the dealer for updates or extended cover: some manufacturers changed the warm-up and injection program.',
        'Change oil and filter now and fill exactly to MAX.',
        'Check that the engine reaches full temperature within ten minutes. Replace a thermostat that does not.',
        'Read misfire counters and fuel trims. A rich trim or one wet plug points to a leaking injector.',
        'With the engine off, watch rail pressure: a fast fall points to an injector or the high-pressure pump seal.',
        'On diesels look at how often the filter regenerates and finish regenerations with a long drive.',
        'Take one long drive of 30 minutes a week, which boils fuel out of the oil. Halve the oil interval in winter.',
        'Read the level weekly. If it rises again within 1,000 miles have injectors and pump tested.',
      ],
      safety: [
        'Diluted oil is more flammable. No flames near the filler or drain.',
        'An overfilled diesel can run away on its own oil. Do not rev it. Drain first.',
      ],
      stopIf:
        'Stop if the level rises by a centimetre within a few days: a leaking injector or pump floods the engine.',
    },
    parts: [
      { name: 'Oil and filter', usd: [45, 110] },
      { name: 'Thermostat or injector', usd: [20, 400], ifNeeded: true },
    ],
    labourHours: [0.5, 3],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

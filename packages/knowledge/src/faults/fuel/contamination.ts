import { DIESEL_ONLY, SPARK } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Bad, wrong or frozen fuel. */
export const contaminationFaults = {
  'petrol-contaminated-water': {
    name: 'Water or dirt in the petrol',
    workshopName: 'Contaminated petrol, phase-separated ethanol blend',
    summary:
      'Water or dirt came in with the last fill or through the neck. It sinks to the pump, so the engine stumbles, misfires and may stop within miles of the filling station.',
    prior: 2.5,
    fits: { fuels: SPARK },
    symptoms: {
      'wrong-fuel-added': 0.45,
      misfire: 0.45,
      hesitation: 0.35,
      'rough-idle': 0.35,
      'check-engine-light': 0.35,
      'stalls-while-driving': 0.32,
      'loss-of-power': 0.28,
      'cranks-no-start': 0.25,
      'water-in-fuel-light': 0.2,
      'engine-vibration': 0.17,
      'hard-start-after-fuelling': 0.15,
      'check-engine-flashing': 0.1,
      'wont-start': 0.12,
      'car-shakes': 0.16,
      'stalls-at-idle': 0.35,
    },
    against: ['fuel-gauge-wrong', 'engine-tick'],
    conditions: { 'after-refuelling': 0.75, 'sudden-onset': 0.45, 'wet-weather': 0.08 },
    codes: { P0300: 0.4, P0171: 0.3, P0174: 0.15, P030x: 0.2, P0087: 0.1 },
    severity: 'medium',
    drive: {
      verdict: 'no',
      reason:
        'Each mile carries water into injectors and misfires harm the catalytic converter. Stop, keep the fuel receipt and have the tank drained.',
    },
    patterns: [
      'Begins within ten miles of a fill, often for several cars from the same pump.',
      'Cars that stood for months with a half-full tank collect water themselves.',
    ],
    checks: [
      {
        title: 'Ask the filling station',
        steps: [
          'Look at the receipt for pump and time.',
          'Ring the station and the local trading standards or weights office and ask for other complaints.',
        ],
        tool: 'None',
        minutes: 15,
        outcomes: [
          {
            finding: 'Other cars had trouble after the same pump',
            means: 'The fuel is the cause, and the station should pay.',
            effect: 'supports',
          },
          {
            finding: 'Trouble began long before or after the fill',
            means: 'Fuel is a weak suspect.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Take a fuel sample in a clear jar',
        steps: [
          'Have a workshop or drain service draw half a litre from the bottom of the tank or from the rail. Do not open a fuel line yourself: it is under pressure and sprays.',
          'Let it stand outdoors for 15 minutes in a clear jar with its lid on.',
          'Look for a layer at the bottom, cloudiness or grains.',
        ],
        tool: 'Clear jar with lid',
        minutes: 40,
        outcomes: [
          {
            finding: 'A clear line with water below, or cloudy fuel',
            means: 'The fuel is contaminated.',
            effect: 'confirms',
          },
          {
            finding: 'Clear, bright fuel without a layer',
            means: 'The fuel is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Drain contaminated petrol and flush the system',
      overview:
        'Water cannot be burnt off with additives when there is more than a cupful. Drain the tank fully, flush the lines and keep a sealed sample: it decides whether the filling station or an insurer pays.',
      minutes: [120, 300],
      tools: [
        'Fuel pump and approved containers',
        'Clear jars with lids',
        'Line release tools',
        'New filter',
        'Fresh petrol',
        'Extinguisher',
        'Bonding wire',
      ],
      steps: [
        'Do not start again. Have it towed, keep the receipt and note pump, time and litres.',
        'Draw two sealed samples, dated, one for you and one for the laboratory.',
        'Outdoors, disconnect the battery, bond container and car with a wire and pump the tank out through the sender opening. The neck leaves the bottom layer behind.',
        'Wipe the sump of the tank dry with a lint-free cloth. Rust or slime must be removed too.',
        'Change the filter or strainer and blow the lines into a container.',
        'Close the tank, let all vapour clear, connect the battery and put in ten litres of fresh petrol. Release the pressure with the engine cold and a rag round the union, disconnect the low-pressure line at the rail or high-pressure pump, lead it into a can and run the pump until the fuel is clear.',
        'Connect up, prime and start. It may misfire for a minute.',
        'If a misfire stays, change the spark plugs, and have the injectors tested if it still stays after a tankful.',
        'Change the oil when fuel has got into it. Send the bill with sample report and receipt to the station.',
        'Drive 50 miles on fresh fuel. It must idle evenly, pull cleanly and store no misfire code.',
      ],
      safety: [
        'Petrol vapour creeps along the ground and explodes. Work outdoors, car and container bonded by a wire, no flame or phone, extinguisher at hand.',
        'Contaminated fuel is hazardous waste: take it to a collection point.',
      ],
      stopIf:
        'Stop if you have no fuel-rated pump and containers: a fuel-drain service comes to the car.',
    },
    parts: [
      { name: 'Fuel drain, disposal and fresh fuel', usd: [80, 250] },
      { name: 'Fuel filter or strainer', usd: [10, 70] },
      { name: 'Spark plugs, oil and filter', usd: [60, 160], ifNeeded: true },
    ],
    labourHours: [1.5, 3.5],
    diy: 'hard',
  },

  'petrol-stale': {
    name: 'Stale petrol after long standing',
    workshopName: 'Aged fuel: volatile parts lost, gum formed',
    summary:
      'Petrol that stood for many months has lost its light parts and formed gum. The engine starts badly, pings and runs unevenly, and smells of varnish.',
    prior: 1.3,
    fits: { fuels: SPARK },
    shifts: [
      { fuels: ['plug-in-hybrid'], factor: 1.6, source: 'plug-in cars may burn one tank a year' },
    ],
    symptoms: {
      'hard-start-cold': 0.48,
      'rough-idle': 0.38,
      'wrong-fuel-added': 0.3,
      'cranks-no-start': 0.3,
      hesitation: 0.3,
      misfire: 0.25,
      'check-engine-light': 0.2,
      'engine-vibration': 0.19,
      'engine-knock': 0.15,
      'fuel-smell': 0.15,
      'loss-of-power': 0.15,
      'wont-start': 0.21,
      'car-shakes': 0.15,
    },
    against: ['fuel-leak', 'fuel-gauge-wrong'],
    conditions: { 'after-standing': 0.75, 'cold-engine': 0.35, 'after-long-standing': 0.8 },
    codes: { P0300: 0.25, P0171: 0.15 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'It does little harm in small doses, but gum blocks injectors and pump. Dilute or drain it before a long trip.',
    },
    patterns: [
      'Typical of classics, second cars and cars back from months in storage.',
      'Ethanol blends draw water in a half-empty tank and go off sooner.',
    ],
    checks: [
      {
        title: 'Smell and look at a sample',
        steps: [
          'Outdoors, engine cold and nothing burning nearby, draw a little from the tank into a clear jar with a hand pump. Never suck by mouth.',
          'Compare colour and smell with fresh petrol from a can.',
        ],
        tool: 'Clear jar, hand pump',
        minutes: 20,
        outcomes: [
          {
            finding: 'Dark yellow to brown, sour smell like old paint',
            means: 'The fuel is stale.',
            effect: 'confirms',
          },
          {
            finding: 'Pale, sharp smell of fresh petrol',
            means: 'The fuel is usable.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Dilute with fresh fuel',
        steps: [
          'If the tank is less than half full, fill it with fresh premium petrol.',
          'Drive 30 miles and compare.',
        ],
        tool: 'None',
        minutes: 60,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Runs clearly better within a tank',
            means: 'Old fuel was the cause.',
            effect: 'supports',
          },
          {
            finding: 'No change',
            means: 'Look at battery, plugs and injectors after the storage.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clear stale petrol from a car after storage',
      overview:
        'Up to a year and less than half a tank, fresh fuel and a cleaner are enough. Older or dark fuel must come out before the pump moves it, since gum blocks strainer and injectors.',
      minutes: [30, 180],
      tools: [
        'Hand pump and approved container',
        'Clear jar',
        'Injector cleaner',
        'Battery charger',
        'New fuel filter',
        'Bonding wire and extinguisher',
        'Line release and lock-ring tools',
      ],
      steps: [
        'Charge or replace the battery first: slow cranking looks like bad fuel.',
        'Take a sample. Pale fuel may stay and be diluted, brown fuel must be drained.',
        'Draining: outdoors, disconnect the battery, bond car and can with a wire, and pump it out through the sender opening into approved cans.',
        'Look at strainer and tank floor. Sticky brown film is wiped out, heavy varnish means a new pump module.',
        'Change the filter, fill half a tank of fresh premium with a polyether-amine cleaner.',
        'Connect the battery and switch on five times to fill the rail, then crank for ten seconds at most with pauses.',
        'Let it idle until warm and drive 50 miles with steady speed and some full-throttle pulls.',
        'Change oil and filter if the oil smells of petrol, which it takes up during cranking. On the next cold morning the engine must catch at once and idle evenly, with no code.',
        'For the next storage fill the tank to the top with low-ethanol fuel and a stabiliser, and run it for ten minutes.',
      ],
      safety: [
        'Pump petrol outdoors only, away from sparks, into a bonded container, with an extinguisher within reach.',
        'Never siphon by mouth.',
      ],
      stopIf: 'Stop if the pump is seized or the engine turns stiffly after storage.',
    },
    parts: [
      { name: 'Fresh fuel, cleaner and filter', usd: [40, 150] },
      { name: 'Oil and filter', usd: [35, 80], ifNeeded: true },
    ],
    labourHours: [0.5, 2],
    diy: 'moderate',
  },

  'misfuel-petrol-in-diesel': {
    name: 'Petrol put into a diesel',
    workshopName: 'Misfuelling: petrol in diesel tank',
    summary:
      'Petrol washes away the lubrication of the high-pressure pump. The engine rattles, loses power and stops, and the pump may break up if it is run on.',
    prior: 1,
    fits: { fuels: DIESEL_ONLY },
    symptoms: {
      'wrong-fuel-added': 0.85,
      'stalls-while-driving': 0.35,
      'cranks-no-start': 0.35,
      'loss-of-power': 0.3,
      'engine-knock': 0.25,
      'rough-idle': 0.2,
      'check-engine-light': 0.2,
      'white-smoke': 0.15,
      'engine-vibration': 0.1,
      'stalls-at-idle': 0.1,
      'metal-in-fuel': 0.06,
      'wont-start': 0.17,
      'car-shakes': 0.06,
      'exhaust-smoke': 0.07,
    },
    against: ['no-crank'],
    conditions: { 'after-refuelling': 0.9, 'sudden-onset': 0.5 },
    codes: { P0087: 0.35, P0093: 0.08 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Do not start it, and do not even switch the ignition on. Every second of running can ruin pump and injectors.',
      engineOff: true,
    },
    patterns: [
      'The petrol nozzle is thinner and fits a diesel neck, so this is the common direction.',
      'Caught before starting it costs a drain. Driven until it stops it may cost the fuel system.',
    ],
    checks: [
      {
        title: 'Read the receipt',
        steps: [
          'Look at the fuel named on the receipt and the litres.',
          'Recall whether the engine was started and how far it was driven.',
        ],
        tool: 'None',
        minutes: 2,
        outcomes: [
          {
            finding: 'Petrol, unleaded or a petrol octane number',
            means: 'The wrong fuel is in the tank.',
            effect: 'confirms',
          },
          {
            finding: 'Diesel',
            means: 'It was filled with the right fuel, and the cause is another.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Smell a sample from the filler or filter',
        steps: [
          'Outdoors and without switching on, draw a sample and put a drop on paper.',
          'Let it dry in the open air for ten minutes.',
        ],
        tool: 'Clear jar, paper',
        minutes: 15,
        outcomes: [
          {
            finding: 'Sharp smell, most of it evaporates',
            means: 'It contains much petrol.',
            effect: 'confirms',
          },
          {
            finding: 'Oily patch that stays',
            means:
              'It is usually diesel. A small share of petrol also leaves a patch, so the receipt counts for more.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Drain petrol from a diesel car',
      overview:
        'The first decision is the whole repair: do not turn the key. A mobile drain service empties, flushes and refills within an hour. If the engine has run, the filter must be opened and looked at for metal.',
      minutes: [60, 180],
      tools: [
        'Mobile fuel-drain service or earth-bonded pump',
        'New diesel filter',
        'Fresh diesel',
        'Magnet and white tray',
      ],
      steps: [
        'Leave the ignition off. On many cars unlocking or opening a door already runs the pump, so keep the doors shut where you can.',
        'Ask the cashier to close the pump and leave the car where it is. Push it to a bay only if the manual gearbox goes into neutral and the steering is not locked. Most automatics do not leave Park without the ignition, and a locked steering cannot be pushed round a bend: the drain service then works at the pump.',
        'Call a drain service, your breakdown club or insurer. Many policies cover misfuelling.',
        'The service empties the tank through the filler or sender opening with a bonded pump. Petrol-diesel mix burns as petrol does.',
        'If the engine has not run: refill with diesel, change the filter to be safe, prime and start.',
        'If it has run: open the filter over a white tray and draw a magnet through. Flush feed and return lines until pure diesel comes.',
        'Stop if you find metal. Pump, rail and injectors need examination.',
        'No metal: fill with diesel and a lubricity additive, prime without cranking, start and listen at idle for ten minutes.',
        'Have the rail pressure compared requested against actual, and the filter opened again after 500 miles.',
      ],
      safety: [
        'The mixture in the tank is as dangerous as petrol. No smoking, no siphoning by mouth, no home drains in a garage.',
        'Keep the engine off. A stall on a motorway is the usual end of driving on.',
      ],
      stopIf:
        'Stop, and let a diesel specialist take over, if the engine ran and rattled or there is glitter in the filter.',
    },
    parts: [
      { name: 'Drain, disposal and fresh diesel', usd: [150, 400] },
      { name: 'Diesel filter', usd: [15, 85] },
    ],
    labourHours: [1, 3],
    diy: 'workshop',
  },

  'misfuel-diesel-in-petrol': {
    name: 'Diesel put into a petrol car',
    workshopName: 'Misfuelling: diesel in petrol tank',
    summary:
      'Diesel does not vaporise and ignite like petrol. The engine coughs, smokes heavily and stops, and the plugs are coated, but lasting damage is rare.',
    prior: 0.64,
    fits: { fuels: SPARK },
    symptoms: {
      'wrong-fuel-added': 0.82,
      misfire: 0.4,
      'stalls-while-driving': 0.38,
      'cranks-no-start': 0.35,
      'loss-of-power': 0.25,
      'rough-idle': 0.25,
      'white-smoke': 0.22,
      'black-smoke': 0.2,
      hesitation: 0.16,
      'engine-knock': 0.12,
      'engine-vibration': 0.12,
      'stalls-at-idle': 0.11,
      'wont-start': 0.17,
      'car-shakes': 0.12,
      'exhaust-smoke': 0.18,
    },
    against: ['no-crank', 'water-in-fuel-light'],
    conditions: { 'after-refuelling': 0.9, 'sudden-onset': 0.4 },
    codes: { P0300: 0.3, P0172: 0.15, P030x: 0.1 },
    severity: 'medium',
    drive: {
      verdict: 'no',
      reason:
        'It will stop anyway, and unburnt diesel ruins the catalytic converter. Stop and have the tank drained.',
    },
    patterns: [
      'Happens at high-flow truck nozzles, from cans, and abroad where colours differ.',
      'A small splash in a full tank only smokes for a while.',
    ],
    checks: [
      {
        title: 'Read the receipt for the fuel type',
        steps: [
          'Look at the product on the receipt and at the litres against the tank size.',
          'If the receipt is lost, look up the payment and ask the station for a copy.',
        ],
        tool: 'None',
        minutes: 2,
        outcomes: [
          { finding: 'Diesel', means: 'Wrong fuel is in the tank.', effect: 'confirms' },
          { finding: 'Petrol', means: 'It was filled with the right fuel.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Try the paper test',
        steps: [
          'Outdoors, put a drop of fuel from the tank on paper and let it dry.',
          'Put a drop of fresh petrol beside it for comparison and look at both after ten minutes.',
        ],
        tool: 'Paper',
        minutes: 15,
        outcomes: [
          {
            finding: 'A greasy, see-through spot stays',
            means: 'Diesel is in it.',
            effect: 'confirms',
          },
          { finding: 'Dries without a trace', means: 'Pure petrol.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Drain diesel from a petrol car and clean the plugs',
      overview:
        'Draining, flushing and a set of plugs usually bring the car back. Do it before the catalytic converter has soaked up much fuel.',
      minutes: [90, 240],
      tools: [
        'Drain service or bonded fuel pump',
        'Plug socket',
        'New spark plugs',
        'Line release tools',
        'Fresh petrol',
        'Oil and filter',
        'Fire extinguisher and bonding wire',
        'Goggles',
      ],
      steps: [
        'Do not start it again, and keep the receipt. Leave the car where it is, or have it pushed only if the steering is free and the gearbox goes into neutral: most automatics do not leave Park without the ignition.',
        'Have the tank emptied through the sender opening with a bonded pump. It is still flammable like petrol.',
        'Change the filter, if it is a separate one. Fill ten litres of fresh petrol.',
        'Release the pressure, uncouple the line at the rail, lead it into a can and run the pump until the fuel smells and dries like petrol.',
        'Pull the pump fuse and disconnect the coils, so that neither fuel nor sparks come. Remove the plugs, lay rags over the holes, stand clear and crank for five seconds to blow out the cylinders.',
        'Fit new plugs: oil-soaked insulators track and misfire.',
        'Connect all, refit the pump fuse, prime and start. White smoke is normal for some minutes, outdoors only.',
        'Keep below half throttle for 20 miles, so that the fuel in the exhaust burns off slowly and does not overheat the converter.',
        'Change the oil and check for codes after a week.',
      ],
      safety: [
        'Drain outdoors with bonding and an extinguisher. The mixture ignites like petrol.',
        'A soaked catalytic converter glows: do not park on dry grass after the first run.',
      ],
      stopIf: 'Stop if it knocks loudly or the exhaust glows red: let it cool and have it towed.',
    },
    parts: [
      { name: 'Drain, disposal and fresh petrol', usd: [120, 350] },
      { name: 'Spark plugs, oil and filter', usd: [60, 160] },
    ],
    labourHours: [1.2, 3],
    diy: 'hard',
  },

  'diesel-water-contamination': {
    name: 'Water in the diesel',
    workshopName: 'Water in fuel, separator full or microbial growth',
    summary:
      'Water has collected in the filter from condensation, a leaking cap or a bad fill. It rusts the high-pressure parts, feeds slime and lights the water-in-fuel lamp.',
    prior: 3.1,
    fits: { fuels: DIESEL_ONLY },
    shifts: [
      {
        makes: ['Ram', 'Dodge', 'Ford', 'Chevrolet', 'GMC', 'Isuzu', 'Toyota'],
        factor: 1.3,
        source: 'pickups with a water separator and lamp',
      },
    ],
    symptoms: {
      'water-in-fuel-light': 0.7,
      'loss-of-power': 0.28,
      'rough-idle': 0.22,
      'fuel-warning': 0.2,
      'stalls-while-driving': 0.18,
      'wrong-fuel-added': 0.18,
      'check-engine-light': 0.18,
      'cranks-no-start': 0.15,
      'limp-mode': 0.15,
      'white-smoke': 0.12,
      'engine-vibration': 0.11,
      'wont-start': 0.07,
      'car-shakes': 0.07,
      'exhaust-smoke': 0.06,
    },
    against: ['fuel-smell', 'fuel-leak'],
    conditions: {
      'after-refuelling': 0.35,
      'wet-weather': 0.1,
      'cold-weather': 0.15,
      'after-standing': 0.15,
    },
    codes: { P2269: 0.45, P0087: 0.15 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Water destroys the high-pressure pump and injectors within minutes. Stop, switch off and drain the separator.',
      engineOff: true,
    },
    patterns: [
      'The lamp after refuelling points to the fill, the lamp every few months to condensation or a missing cap seal.',
      'Black slime in the filter is bacteria living where water meets diesel.',
    ],
    checks: [
      {
        title: 'Drain the water separator into a jar',
        steps: [
          'Switch the engine off. Hold a clear jar below the drain at the filter housing.',
          'Open the drain until 200 ml have run out and close it.',
          'Let it settle for ten minutes.',
        ],
        tool: 'Clear jar',
        minutes: 20,
        outcomes: [
          {
            finding: 'A layer of water at the bottom',
            means: 'There is water in the system.',
            effect: 'confirms',
          },
          {
            finding: 'Pure diesel, and the light stays on',
            means: 'The sensor or its plug is at fault.',
            effect: 'weakens',
          },
          {
            finding: 'Pure diesel, light out',
            means: 'Water is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Sample the bottom of the tank',
        steps: [
          'Park for an hour, draw a sample from the deepest point of the tank with a thin tube.',
          'Water-finding paste on a stick shows it too.',
        ],
        tool: 'Tube and hand pump',
        minutes: 30,
        outcomes: [
          {
            finding: 'Water or black slime from the bottom',
            means: 'The tank is contaminated and must be cleaned.',
            effect: 'confirms',
          },
          {
            finding: 'Bright diesel',
            means: 'Only the filter held a little water.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Drain water from a diesel and clean the tank',
      overview:
        'A cupful from the separator is routine. If it comes back within days the tank must be emptied and cleaned, or the pump is lost. Keep a sample if it began at a filling station.',
      minutes: [25, 300],
      tools: [
        'Clear jars with lids',
        'Filter socket and new filter',
        'Hand pump and container',
        'Diesel biocide if slime is found',
        'Scan tool',
      ],
      steps: [
        'Switch off as soon as the warning light comes on. Take the filter cover off and place a jar below the drain.',
        'Open the drain, switch the ignition on if the tank pump pushes fuel, and let it run until clear diesel comes. Close it.',
        'Prime and start. If the warning light stays out and the engine runs well, drain again after 100 miles and compare.',
        'Much water: do not start. Draw the tank out from its deepest point, and keep a sealed sample and the receipt.',
        'Open the sender cover and wipe the tank floor dry. Slime is washed out, followed by a biocide in the new fuel.',
        'Blow the feed and return lines into a container.',
        'Change the filter with seals, fill the dirty side with fresh diesel and prime without cranking.',
        'Renew a cracked fuel cap and look at the filler bowl drain, which lets rain in when it is blocked.',
        'Start, compare rail pressure requested and actual, and open the filter again after 500 miles.',
      ],
      safety: [
        'Never loosen high-pressure pipes to let water out.',
        'Keep diesel off skin and floor. Dispose of it at a collection point.',
      ],
      stopIf:
        'Stop and hand it to a diesel specialist if the engine ran roughly on water or metal shows in the filter.',
    },
    parts: [
      { name: 'Diesel filter', usd: [15, 85] },
      { name: 'Tank drain and cleaning', usd: [100, 350], ifNeeded: true },
    ],
    labourHours: [0.4, 4],
    diy: 'moderate',
  },

  'diesel-fuel-waxed': {
    name: 'Diesel waxed in the cold',
    workshopName: 'Diesel gelling, filter blocked by paraffin',
    summary:
      'In hard frost summer diesel forms wax crystals that block the filter. The engine starts, runs for some minutes and then dies from hunger, or does not start at all.',
    prior: 1.5,
    fits: { fuels: DIESEL_ONLY },
    symptoms: {
      'cranks-no-start': 0.5,
      'stalls-while-driving': 0.42,
      'loss-of-power': 0.42,
      'hard-start-cold': 0.4,
      'fuel-warning': 0.15,
      'limp-mode': 0.15,
      hesitation: 0.15,
      'stalls-at-idle': 0.13,
      'rough-idle': 0.12,
      'white-smoke': 0.08,
      'wont-start': 0.28,
      'exhaust-smoke': 0.04,
    },
    against: ['hard-start-hot', 'overheating', 'engine-knock'],
    conditions: {
      'cold-weather': 0.92,
      'starting-up': 0.35,
      'after-standing': 0.35,
      'hot-weather': 0.01,
    },
    codes: { P0087: 0.35 },
    severity: 'medium',
    drive: {
      verdict: 'no',
      mayRun: 'The engine may be started once the car is warm: that does it no harm.',
      reason:
        'It will stop again until the fuel is warm, and a starving pump wears. Warm the car first.',
    },
    patterns: [
      'Happens in the first cold snap of winter with fuel bought in warm weather or further south.',
      'Dies after some miles as cold fuel from the tank reaches the filter.',
    ],
    checks: [
      {
        title: 'Look at a sample at outside temperature',
        steps: [
          'Draw a little diesel from the filter drain into a jar.',
          'Stand it outside in the cold for half an hour.',
        ],
        tool: 'Clear jar',
        minutes: 35,
        outcomes: [
          {
            finding: 'Cloudy, milky or like jelly',
            means: 'The diesel has waxed.',
            effect: 'confirms',
          },
          {
            finding: 'Clear and thin',
            means: 'The fuel stands the cold. Look at glow plugs and battery.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Warm the car in a heated garage',
        steps: ['Push or tow it into a heated room for some hours.', 'Start it.'],
        tool: 'None',
        minutes: 300,
        needs: 'running',
        outcomes: [
          {
            finding: 'Starts and runs as if nothing had been',
            means: 'Wax was the cause.',
            effect: 'supports',
          },
          {
            finding: 'Still does not start warm',
            means: 'The fault is another.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Thaw and protect a waxed diesel',
      overview:
        'Wax dissolves with warmth and only with warmth: anti-gel poured in afterwards cannot clear what is already jelly. Heat, a new filter and winter fuel bring it back.',
      minutes: [60, 420],
      tools: [
        'Heated garage or warm-air blower without flame',
        'New diesel filter',
        'Winter diesel',
        'Anti-gel additive',
        'Battery charger',
        'Filter socket and tray',
      ],
      steps: [
        'Stop cranking after three tries, before battery and starter are flat. Charge the battery.',
        'Bring the car into a heated garage for several hours. Warm water-soaked cloths on the filter housing help, flames never.',
        'Change the filter once it is warm: it is full of wax, and a new one has a free surface.',
        'Prime the system, open the garage door, start and drive out. Idle outdoors until warm coolant has heated the return fuel.',
        'Fill up with winter diesel. It mixes with what is left and lowers the waxing point.',
        'Add anti-gel at the dose on the bottle, while the fuel is above freezing.',
        'Check the filter heater: fuse, plug, and 12 volts in frost with the ignition on.',
        'Before the next frost keep the tank fuller and buy fuel where it is cold.',
        'Drive half an hour at steady road speed in the frost. It must hold its power and start again next morning.',
      ],
      safety: [
        'Never use a flame, a gas heater or a hot-air gun near tank, lines or filter.',
        'Do not add petrol to thin diesel: it destroys common-rail pumps and makes the tank explosive.',
        'Exhaust gas kills in a closed garage. Open the door wide before the start and drive out at once.',
      ],
      stopIf: 'Stop if it does not start warm with a new filter: the pump may have suffered.',
    },
    parts: [
      { name: 'Diesel filter', usd: [15, 85] },
      { name: 'Anti-gel additive', usd: [8, 30] },
    ],
    labourHours: [0.4, 1.5],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;

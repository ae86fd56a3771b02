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
        'Every mile carries water into the injectors, and the misfires harm the catalytic converter. Stop, keep the fuel receipt and have the tank drained.',
    },
    patterns: [
      'Begins within ten miles of a fill, often for several cars from the same pump.',
      'Cars that stood for months with a half-full tank collect water themselves.',
    ],
    shown: {
      workshopName: 'Contaminated petrol, or an ethanol blend that has separated',
      summary:
        'Water or dirt got into the petrol with the last fill or through the filler neck. It sinks to the fuel pump, so the engine stumbles and misfires, and may stop within miles of the filling station.',
      patterns: [
        'The trouble begins within ten miles of a fill, often in several cars that used the same pump.',
        'In cars that are parked for months with a half-full tank, water condenses in the tank.',
      ],
    },
    checks: [
      {
        title: 'Ask the filling station',
        steps: [
          'Look at the receipt for the number of the pump and the time of the fill.',
          'Ring the filling station and your local trading standards office, and ask whether others have complained.',
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
            finding: 'The trouble began long before or long after the fill',
            means: 'Bad fuel is unlikely to be the cause.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Take a fuel sample in a clear jar',
        steps: [
          'Have a workshop or a fuel-drain service draw half a litre from the bottom of the tank or from the rail. Do not open a fuel line yourself: it is under pressure and sprays.',
          'Let the sample settle outdoors for 15 minutes in a clear jar with its lid on.',
          'Look for a separate layer at the bottom, for cloudiness and for grains of dirt.',
        ],
        tool: 'Clear jar with lid',
        minutes: 40,
        outcomes: [
          {
            finding: 'There is a line with water below it, or the fuel is cloudy',
            means: 'The fuel is contaminated. Have the tank drained.',
            effect: 'confirms',
          },
          {
            finding: 'The fuel is clear and bright, without a layer',
            means: 'The fuel is good, so look for another cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Drain contaminated petrol and flush the system',
      overview:
        'Additives cannot remove more than about a cupful of water. The tank must be drained and the lines flushed. Keep a sealed sample, because it decides whether the filling station or an insurer pays.',
      minutes: [120, 300],
      tools: [
        'Fuel pump and approved containers',
        'Clear jars with lids',
        'Line release tools',
        'Fire extinguisher',
        'Bonding wire',
        'Lint-free cloths',
        'Spark plug socket',
        'Goggles',
      ],
      steps: [
        'Do not start the engine again. Have the car towed, keep the receipt, and note the pump, the time and the number of litres.',
        'Draw two samples, seal and date them. Keep one yourself and send the other to the laboratory.',
        'Disconnect the battery, and bond the container to the car. Pump the tank out through the sender opening. A hose through the filler neck would leave the bottom layer behind.',
        'Wipe the lowest part of the tank dry with a lint-free cloth. Remove any rust or slime as well.',
        'Release the fuel pressure, and change the filter or the strainer with a rag round the unions.',
        'Close the tank, let all vapour clear, connect the battery and put in ten litres of fresh petrol.',
        'With the engine cold, release the pressure and hold a rag round the union while you disconnect the low-pressure line at the rail or the high-pressure pump.',
        'Lead the line into a can and run the fuel pump until the fuel runs clear.',
        'Reconnect the line, prime the system and start the engine. It may misfire for a minute.',
        'If a misfire remains, change the spark plugs. If it is still there after a tankful, have the injectors tested.',
        'Change the oil if fuel has got into it. Send your bill, the sample report and the receipt to the filling station.',
        'Drive 50 miles on fresh fuel. The engine must idle evenly, pull cleanly and store no misfire code.',
      ],
      safety: [
        'Petrol vapour creeps along the ground and can explode. Work outdoors, with the car and the container bonded by a wire, no flames or phones nearby and a fire extinguisher within reach.',
        'Contaminated fuel is hazardous waste: take it to a collection point.',
      ],
      stopIf:
        'Stop if you do not have a pump and containers that are rated for fuel. A fuel-drain service will come to the car.',
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
        'A little stale petrol does little harm, but gum blocks the injectors and the pump. Dilute or drain it before a long trip.',
    },
    patterns: [
      'Typical of classics, second cars and cars back from months in storage.',
      'Ethanol blends draw water in a half-empty tank and go off sooner.',
    ],
    shown: {
      workshopName: 'Aged fuel: light fractions evaporated, gum formed',
      summary:
        'Petrol that has been stored for many months loses its light components and forms gum. The engine starts badly, pinks and runs unevenly, and the fuel smells of varnish.',
      patterns: [
        'This is typical of classics, second cars and cars that come out of months of storage.',
        'Petrol with ethanol draws in water in a half-empty tank and goes off sooner.',
      ],
    },
    checks: [
      {
        title: 'Smell and look at a sample',
        steps: [
          'Work outdoors with the engine cold and nothing burning nearby. Draw a little fuel from the tank into a clear jar with a hand pump. Never suck it up by mouth.',
          'Compare its colour and smell with fresh petrol from a can.',
        ],
        tool: 'Clear jar, hand pump',
        minutes: 20,
        outcomes: [
          {
            finding: 'It is dark yellow to brown and smells sour, like old paint',
            means: 'The petrol is stale. Drain it if it is brown.',
            effect: 'confirms',
          },
          {
            finding: 'It is pale, with the sharp smell of fresh petrol',
            means: 'The petrol is usable, so look for another cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Dilute with fresh fuel',
        steps: [
          'If the tank is less than half full and the old fuel is still pale, fill it up with fresh premium petrol.',
          'Drive 30 miles and compare how the engine runs.',
        ],
        tool: 'None',
        minutes: 60,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The engine runs clearly better within a tankful',
            means: 'Old fuel was the cause.',
            effect: 'supports',
          },
          {
            finding: 'Nothing changes',
            means:
              'Check the battery, the spark plugs and the injectors, which also suffer in storage.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clear stale petrol from a car after storage',
      overview:
        'If the petrol is less than a year old and fills less than half of the tank, fresh fuel and an injector cleaner are enough. Older or dark fuel must be drained.',
      minutes: [30, 180],
      tools: [
        'Hand pump and approved container',
        'Clear jar',
        'Battery charger',
        'Bonding wire and extinguisher',
        'Line release and lock-ring tools',
        'Oil change tools (if needed)',
      ],
      steps: [
        'Charge or replace the battery first, because slow cranking looks like bad fuel.',
        'Take a sample. Pale fuel can stay in the tank and be diluted; brown fuel must be drained.',
        'If you drain it, work outdoors, disconnect the battery, and connect the car and the can with a bonding wire.',
        'Pump the petrol out through the sender opening into approved cans.',
        'Look at the strainer and the floor of the tank. Wipe a sticky brown film out. If there is heavy varnish, fit a new pump module.',
        'Close the tank with a new seal. Change the filter with a rag round its unions, because the line holds pressure. Put in half a tank of fresh premium petrol and add a cleaner that contains polyether amine (PEA).',
        'Connect the battery. Switch the ignition on five times to fill the rail, then crank for ten seconds at most at a time, with pauses between.',
        'Let the engine idle outdoors until it is warm. Drive 50 miles at a steady speed, with some full-throttle acceleration where it is safe.',
        'Change the oil and the filter if the oil smells of petrol.',
        'On the next cold morning, check that the engine starts at once and idles evenly.',
        'Before the next storage, fill the tank to the top with low-ethanol petrol, add a fuel stabiliser and run the engine for ten minutes to spread it.',
      ],
      safety: [
        'Pump petrol only outdoors, away from sparks, into a bonded container and with a fire extinguisher within reach.',
        'Never siphon fuel by mouth.',
      ],
      stopIf: 'Stop if the pump is seized or the engine turns stiffly after storage.',
    },
    parts: [
      { name: 'Fresh fuel, cleaner, filter and tank seal', usd: [40, 150] },
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
        'Do not start the engine, and do not even switch the ignition on. Every second of running can ruin the pump and the injectors.',
      engineOff: true,
    },
    patterns: [
      'The petrol nozzle is thinner and fits a diesel neck, so this is the common direction.',
      'Caught before starting it costs a drain. Driven until it stops it may cost the fuel system.',
    ],
    shown: {
      summary:
        'Petrol washes away the lubrication of a diesel’s high-pressure pump. The engine rattles, loses power and stops, and the pump may break up if the engine is run on.',
      patterns: [
        'The petrol nozzle is thinner and fits a diesel filler neck, so this is the more common mistake.',
        'If it is noticed before the engine is started, it costs a drain. If the car is driven until it stops, it may cost the whole fuel system.',
      ],
    },
    checks: [
      {
        title: 'Read the receipt',
        steps: [
          'Look at the receipt for the kind of fuel and the number of litres.',
          'Try to remember whether the engine was started and how far the car was driven.',
        ],
        tool: 'None',
        minutes: 2,
        outcomes: [
          {
            finding: 'It says petrol, unleaded or an octane number',
            means: 'The wrong fuel is in the tank. Do not switch the ignition on.',
            effect: 'confirms',
          },
          {
            finding: 'It says diesel',
            means: 'The car was filled with the right fuel, so the cause is another.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Smell a sample from the filler or filter',
        steps: [
          'Work outdoors and do not switch the ignition on. Let the drain service draw a sample, and put a drop of it on paper.',
          'Let the drop dry in the open air for ten minutes.',
        ],
        tool: 'Clear jar, paper',
        minutes: 15,
        outcomes: [
          {
            finding: 'It smells sharp, and most of it evaporates',
            means: 'The fuel contains a lot of petrol. Have the tank drained.',
            effect: 'confirms',
          },
          {
            finding: 'An oily patch stays on the paper',
            means:
              'The fuel is mostly diesel. A small share of petrol also leaves a patch, so the receipt counts for more.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Drain petrol from a diesel car',
      overview:
        'The most important thing is not to turn the key. A mobile drain service empties, flushes and refills the system, usually within an hour. If the engine has run, the filter must be opened and checked for metal.',
      minutes: [60, 180],
      tools: [
        'Mobile fuel-drain service or earth-bonded pump',
        'Fresh diesel',
        'Magnet and white tray',
      ],
      steps: [
        'Leave the ignition off. On many cars the pump runs as soon as a door is unlocked or opened, so keep the doors shut where you can.',
        'Ask the cashier to close the pump, and leave the car where it is.',
        'Push it to a parking bay only if the gearbox goes into neutral and the steering is not locked. Otherwise the drain service can work at the pump. Most automatics do not come out of Park without the ignition.',
        'Call a drain service, your breakdown club or your insurer. Many policies cover misfuelling.',
        'The service empties the tank through the filler or the sender opening with a bonded pump, because a mixture of petrol and diesel burns as easily as petrol.',
        'If the engine has not run, the service refills the tank with diesel, changes the filter to be safe, primes the system and starts the engine.',
        'If the engine has run, the filter is opened over a white tray and searched for metal with a magnet. The feed and return lines are flushed until pure diesel comes out.',
        'If there is metal in the filter, go no further. The pump, the rail and the injectors need to be examined.',
        'If there is no metal, the tank is filled with diesel and a lubricity additive and the system is primed without cranking. The engine is then started and listened to at idle for ten minutes.',
        'Have the requested and the actual rail pressure compared, and have the filter opened again after 500 miles.',
      ],
      safety: [
        'The mixture in the tank is as dangerous as petrol. Do not smoke, do not siphon it by mouth and do not drain it in a garage at home.',
        'Leave the engine off. If you drive on, it is likely to stall in traffic.',
      ],
      stopIf:
        'Stop, and let a diesel specialist take over, if the engine ran and rattled or if there is glitter in the filter.',
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
        'The engine will stop sooner or later, and unburnt diesel ruins the catalytic converter. Stop and have the tank drained.',
    },
    patterns: [
      'Happens at high-flow truck nozzles, from cans, and abroad where colours differ.',
      'A small splash in a full tank only smokes for a while.',
    ],
    shown: {
      summary:
        'Diesel does not vaporise and ignite as petrol does. The engine coughs, smokes heavily and stops, and its spark plugs are coated, but lasting damage is rare.',
      patterns: [
        'Most diesel nozzles do not fit a petrol filler, so it comes mostly from cans, or on older cars.',
        'After a small splash of diesel in a full tank, the engine only smokes for a while.',
      ],
    },
    checks: [
      {
        title: 'Read the receipt for the fuel type',
        steps: [
          'Look at the kind of fuel on the receipt, and compare the litres with the size of the tank.',
          'If you have lost the receipt, look up the payment and ask the filling station for a copy.',
        ],
        tool: 'None',
        minutes: 2,
        outcomes: [
          {
            finding: 'It says diesel',
            means: 'The wrong fuel is in the tank. Do not start the engine.',
            effect: 'confirms',
          },
          {
            finding: 'It says petrol',
            means: 'The car was filled with the right fuel, so look for another cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Try the paper test',
        steps: [
          'Work outdoors. Put a drop of fuel from the tank on paper and let it dry.',
          'Put a drop of fresh petrol beside it for comparison, and look at both after ten minutes.',
        ],
        tool: 'Paper',
        minutes: 15,
        outcomes: [
          {
            finding: 'A greasy, see-through spot stays',
            means: 'There is diesel in the petrol. Have the tank drained.',
            effect: 'confirms',
          },
          {
            finding: 'It dries without a trace',
            means: 'The fuel is pure petrol.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Drain diesel from a petrol car and clean the plugs',
      overview:
        'Draining, flushing and a new set of spark plugs usually bring the car back. Have it done before much unburnt fuel has reached the catalytic converter.',
      minutes: [90, 240],
      tools: [
        'Drain service or bonded fuel pump',
        'Plug socket and torque wrench',
        'Line release tools',
        'Fire extinguisher and bonding wire',
        'Safety goggles',
      ],
      steps: [
        'Do not start the engine again, and keep the receipt.',
        'Leave the car where it is. Have it pushed only if the steering is free and the gearbox goes into neutral; most automatics do not come out of Park without the ignition.',
        'Have the tank emptied through the sender opening with a bonded pump.',
        'Change the fuel filter if it is a separate part. Put in ten litres of fresh petrol.',
        'Release the fuel pressure, uncouple the line at the rail and lead it into a can. Run the pump until the fuel smells and dries like petrol.',
        'Pull the fuse of the fuel pump and disconnect the ignition coils, so that there is neither fuel nor a spark.',
        'Remove the spark plugs and lay rags over the holes. Stand clear, wearing goggles, and crank for five seconds to blow the cylinders out.',
        'Fit new spark plugs, because plugs that were soaked in diesel misfire.',
        'Connect everything again, refit the pump fuse, prime the system and start the engine outdoors. White smoke is normal for a few minutes.',
        'For the first 20 miles use no more than half throttle, so that the fuel in the exhaust burns off slowly and does not overheat the catalytic converter.',
        'After a week, have the oil and filter changed and check for codes.',
      ],
      safety: [
        'Drain the tank outdoors, with a bonding wire and a fire extinguisher. The mixture ignites like petrol.',
        'A catalytic converter that is soaked with fuel can glow. Do not park on dry grass after the first run.',
      ],
      stopIf:
        'Stop if the engine knocks loudly or the exhaust glows red. Let it cool and have the car towed.',
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
        'Water can ruin the high-pressure pump and the injectors. Stop, switch off and drain the separator before you drive on.',
      engineOff: true,
    },
    patterns: [
      'The lamp after refuelling points to the fill, the lamp every few months to condensation or a missing cap seal.',
      'Black slime in the filter is bacteria living where water meets diesel.',
    ],
    shown: {
      summary:
        'Water has collected in the filter from condensation, a leaking cap or a bad fill. It rusts the high-pressure parts, feeds slime and brings the water-in-fuel light on.',
      patterns: [
        'If the light comes on just after refuelling, suspect the fill; if it comes on every few months, suspect condensation or a missing cap seal.',
        'Black slime in the filter comes from bacteria that live where water meets diesel.',
      ],
    },
    checks: [
      {
        title: 'Drain the water separator into a jar',
        steps: [
          'Switch the engine off and let it cool. Hold a clear jar below the drain of the filter housing.',
          'Open the drain until about 200 ml has run out, then close it.',
          'Let the sample settle for ten minutes.',
        ],
        tool: 'Clear jar',
        minutes: 20,
        outcomes: [
          {
            finding: 'There is a layer of water at the bottom',
            means: 'There is water in the fuel system. Drain it as described below.',
            effect: 'confirms',
          },
          {
            finding: 'It is pure diesel, but the light stays on',
            means: 'The water sensor or its plug is at fault.',
            effect: 'weakens',
          },
          {
            finding: 'It is pure diesel, and the light is out',
            means: 'Water is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Sample the bottom of the tank',
        steps: [
          'Let the car rest for an hour with the engine off. Draw a sample from the deepest point of the tank with a thin tube and a hand pump.',
          'If you have water-finding paste, put it on a clean stick and dip it to the floor of the tank. It changes colour in water.',
        ],
        tool: 'Tube and hand pump',
        minutes: 30,
        outcomes: [
          {
            finding: 'Water or black slime comes from the bottom',
            means: 'The tank is contaminated and must be cleaned.',
            effect: 'confirms',
          },
          {
            finding: 'The diesel is bright and clear',
            means: 'The tank is clean, and only the filter held a little water.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Drain water from a diesel and clean the tank',
      overview:
        'A little water from the separator is routine. If it comes back within days, the tank must be emptied and cleaned before the water ruins the pump. Keep a sample if the trouble began at a filling station.',
      minutes: [25, 300],
      tools: [
        'Clear jars with lids',
        'Filter socket',
        'Hand pump and container',
        'Compressed air',
        'Diesel biocide if slime is found',
        'Scan tool',
      ],
      steps: [
        'Switch off as soon as the warning light comes on. Let the engine cool, take the cover off the filter and place a jar below its drain.',
        'Open the drain. If the tank pump pushes the fuel, switch the ignition on. When clear diesel comes, switch off and close the drain.',
        'If only a little water came out, prime the system and start the engine. If the warning light stays out and the engine runs well, drain the filter again after 100 miles and compare.',
        'If there was a lot of water, do not start the engine. Pump the tank out from its deepest point, and keep a sealed sample and the receipt.',
        'Open the sender cover and wipe the floor of the tank dry. Wash any slime out, and add a biocide to the new fuel.',
        'With no pressure left, disconnect the feed and return lines, blow them clear into a container and reconnect them.',
        'Change the filter and its seals. Fill the unfiltered side of the housing with fresh diesel and prime the system without cranking.',
        'Replace a cracked fuel cap. Check that the drain of the filler bowl is clear, because rainwater gets in when it is blocked.',
        'Refit the covers, start the engine, compare the requested and the actual rail pressure, and drain the filter again after 500 miles.',
      ],
      safety: [
        'Never loosen the high-pressure pipes to let water out: the jet of fuel can pierce skin.',
        'Keep diesel off your skin and the floor. Take drained fuel to a collection point.',
      ],
      stopIf:
        'Stop, and hand the car to a diesel specialist, if the engine ran roughly on water or if there is metal in the filter.',
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
        'The engine will stop again until the fuel is warm, and a starved pump wears. Warm the car first.',
    },
    patterns: [
      'Happens in the first cold snap of winter with fuel bought in warm weather or further south.',
      'Dies after some miles as cold fuel from the tank reaches the filter.',
    ],
    shown: {
      workshopName: 'Diesel gelling, filter blocked by paraffin wax',
      summary:
        'In hard frost, summer diesel forms wax crystals that block the filter. The engine starts, runs for a few minutes and then dies for lack of fuel, or does not start at all.',
      patterns: [
        'It happens in the first cold snap of winter, with fuel that was bought in warm weather or further south.',
        'The engine dies after some miles, when cold fuel from the tank reaches the filter.',
      ],
    },
    checks: [
      {
        title: 'Look at a sample at outside temperature',
        steps: [
          'Draw a little diesel from the drain of the filter into a jar.',
          'Leave the jar outside in the cold for half an hour.',
        ],
        tool: 'Clear jar',
        minutes: 35,
        outcomes: [
          {
            finding: 'The sample is cloudy, milky or like jelly',
            means: 'The diesel has waxed. Warm the car and change the filter.',
            effect: 'confirms',
          },
          {
            finding: 'The sample is clear and thin',
            means: 'The fuel is fit for this cold. Check the glow plugs and the battery.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Warm the car in a heated garage',
        steps: [
          'Push or tow the car into a heated room and leave it there for some hours.',
          'Open the door of the room wide, then start the engine.',
        ],
        tool: 'None',
        minutes: 300,
        needs: 'running',
        outcomes: [
          {
            finding: 'It starts and runs as if nothing had happened',
            means: 'Wax was the cause.',
            effect: 'supports',
          },
          {
            finding: 'It still does not start when warm',
            means: 'Wax was not the cause, so look for another fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Thaw and protect a waxed diesel',
      overview:
        'Only warmth dissolves wax: an anti-gel additive that is poured in afterwards cannot clear what has already turned to jelly.',
      minutes: [60, 420],
      tools: [
        'Heated garage or warm-air blower without flame',
        'Battery charger',
        'Filter socket and tray',
        'Multimeter',
      ],
      steps: [
        'Stop cranking after three tries, before the battery is flat and the starter overheats. Charge the battery.',
        'Bring the car into a heated garage for several hours. Cloths soaked in warm water and laid round the filter housing help; never use a flame.',
        'Change the filter once the car is warm, because the old one is full of wax.',
        'Prime the system, open the garage door wide, start the engine and drive out. Let it idle outdoors until the engine is warm and the returning fuel has warmed the tank.',
        'Fill up with winter diesel from a busy filling station nearby, which mixes with the old fuel and lowers the temperature at which it waxes.',
        'Add an anti-gel additive at the dose on the bottle while the fuel is still above freezing.',
        'Check the filter heater: its fuse, its plug, and 12 volts at the plug in frost with the ignition on.',
        'Drive for half an hour at a steady road speed in the frost. The engine must hold its power and start again the next morning.',
      ],
      safety: [
        'Never use a flame, a gas heater or a hot-air gun near the tank, the lines or the filter.',
        'Do not add petrol to thin the diesel. It destroys common-rail pumps and makes the vapour in the tank explosive.',
        'Exhaust gas kills in a closed garage. Open the door wide before you start the engine, and drive out at once.',
      ],
      stopIf:
        'Stop if the engine does not start when it is warm and has a new filter. The pump may be damaged.',
    },
    parts: [
      { name: 'Diesel filter', usd: [15, 85] },
      { name: 'Anti-gel additive', usd: [8, 30] },
    ],
    labourHours: [0.4, 1.5],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;

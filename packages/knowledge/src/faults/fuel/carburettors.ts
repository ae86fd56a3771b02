import type { Fits, FaultEntry } from '../../schema.ts';

/** Cars whose mixture is made by a carburettor. */
const CARBURETTOR: Fits = { fuels: ['petrol'], years: [1950, 1995] };

/** Fuel parts of the age before injection. */
export const carburettorFaults = {
  'carburettor-choke-faulty': {
    name: 'Choke sticking or out of adjustment',
    workshopName: 'Manual or automatic choke sticking, misadjusted or its heating dead',
    summary:
      'The choke makes the mixture rich for a cold start. Stuck open, the cold engine will not start or keep running; stuck closed, the warm one runs rich, smokes black and stalls.',
    prior: 3,
    fits: CARBURETTOR,
    symptoms: {
      'choke-fault': 0.7,
      'hard-start-cold': 0.5,
      'carburettor-fitted': 0.5,
      'stalls-at-idle': 0.4,
      'rough-idle': 0.3,
      'black-smoke': 0.3,
      'high-idle': 0.25,
      'poor-economy': 0.25,
      'hard-start-hot': 0.15,
    },
    against: ['check-engine-light', 'white-smoke'],
    conditions: {
      'cold-engine': 0.6,
      'cold-weather': 0.4,
      'starting-up': 0.5,
      'after-long-standing': 0.3,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'You can drive once the engine is warm, but a choke that stays shut washes the oil off the cylinder walls, so have it put right soon.',
    },
    patterns: [
      'The cable of a manual choke seizes in its sleeve after a winter of standing.',
      'The bimetal spring or the water hose of an automatic choke gives up, so that the flap never opens fully.',
    ],
    shown: {
      summary:
        'The choke enriches the mixture for a cold start. If it sticks open, the cold engine will not start or keep running; if it sticks closed, the warm engine runs rich, smokes black and stalls.',
      patterns: [
        'The cable of a manual choke seizes in its sleeve after a winter of disuse.',
        'The bimetal spring or the water hose of an automatic choke fails, so that the flap never opens fully.',
      ],
    },
    checks: [
      {
        title: 'Watch the choke flap cold and warm',
        tool: 'Screwdriver',
        minutes: 15,
        steps: [
          'With the engine off and cold, take the air filter lid off and look into the carburettor.',
          'Pull the choke knob, or press the accelerator once with an automatic choke, and see whether the flap closes.',
          'Push the knob in, or look again after the next drive with the engine off and warm. The flap should now stand upright.',
        ],
        outcomes: [
          {
            finding: 'The flap does not close cold, or does not open warm',
            means: 'The choke is at fault. Free and adjust it as described below.',
            effect: 'confirms',
          },
          {
            finding: 'The flap closes and opens fully',
            means: 'The choke works. Check the ignition and the idle jet next.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Move the choke linkage by hand',
        tool: 'None',
        minutes: 5,
        steps: [
          'With the engine off and cold, move the choke lever on the carburettor through its whole travel by hand.',
          'Feel for stiffness, and check that the cable slides freely in its sleeve.',
        ],
        outcomes: [
          {
            finding: 'The linkage is stiff or stuck',
            means: 'The linkage or the cable is binding. Clean it, or fit a new cable.',
            effect: 'supports',
          },
          {
            finding: 'It moves lightly and springs back',
            means: 'The linkage is free, so look for the fault elsewhere.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Free and adjust the choke',
      minutes: [30, 120],
      overview: 'Most chokes only need cleaning, adjusting or a new cable.',
      tools: ['Screwdrivers', 'Carburettor cleaner', 'Light oil', 'Pliers'],
      steps: [
        'Switch the engine off and let it cool. Take the air filter off, and let nothing fall into the open carburettor.',
        'Spray the flap’s spindle and linkage with carburettor cleaner and work them to and fro until they move freely.',
        'Replace a stiff cable. Clamp the new one so that the flap is fully open when the knob is pushed in.',
        'On an automatic choke, line the housing up with its mark and check that the water hose or the heating wire is connected.',
        'Refit the air filter, start the engine from cold and set the fast idle on its screw to the value in the manual. The idle speed should then fall as the engine warms up.',
        'Switch off, look into the carburettor again and check that the flap has opened fully.',
      ],
      safety: [
        'A spark can ignite petrol vapour. Do not smoke, and do not use a mains inspection light near the carburettor.',
        'Keep hair and sleeves away from the fan and the belt.',
      ],
      stopIf:
        'Stop if fuel runs out of the carburettor. The float is then at fault, and there is a danger of fire.',
    },
    parts: [{ name: 'Choke cable or bimetal housing', usd: [15, 90] }],
    labourHours: [0.5, 1.5],
    diy: 'moderate',
  },
  'carburettor-float-needle-leaking': {
    name: 'Carburettor float or needle valve leaking',
    workshopName: 'Float level too high: float punctured or needle valve worn',
    summary:
      'The float closes a needle valve when its bowl is full. With a punctured float or a worn needle the bowl overflows: the engine floods, smells of petrol and may drip fuel onto hot parts.',
    prior: 2.2,
    fits: CARBURETTOR,
    symptoms: {
      'carburettor-floods': 0.65,
      'fuel-smell': 0.5,
      'carburettor-fitted': 0.5,
      'hard-start-hot': 0.4,
      'black-smoke': 0.35,
      'fuel-leak': 0.3,
      'poor-economy': 0.25,
      'rough-idle': 0.2,
      'stalls-at-idle': 0.2,
    },
    against: ['check-engine-light', 'no-fuel-signs'],
    conditions: { 'warm-engine': 0.35, 'after-standing': 0.3, 'after-long-standing': 0.3 },
    severity: 'high',
    drive: {
      verdict: 'no',
      engineOff: true,
      reason:
        'Fuel that overflows can catch fire on the hot engine. Do not start the engine until the float has been repaired.',
    },
    patterns: [
      'Dirt from a rusty tank under the needle makes it overflow now and then.',
      'Floats of brass crack and fill with petrol; shake one and you hear it.',
    ],
    shown: {
      patterns: [
        'Dirt from a rusty tank lodges under the needle and makes the bowl overflow now and then.',
        'Brass floats crack and fill with petrol: if you shake one, you can hear it.',
      ],
    },
    checks: [
      {
        title: 'Look for wet places on the cold carburettor',
        tool: 'Torch',
        minutes: 10,
        steps: [
          'Work with the engine off and cold, and keep flames and sparks away. Look at the joint of the float bowl and at the overflow pipe.',
          'Wipe both dry and look again after ten minutes.',
        ],
        outcomes: [
          {
            finding: 'It is wet again, or there are stains below the overflow',
            means: 'The float bowl overfills. Do not start the engine until it is repaired.',
            effect: 'confirms',
          },
          {
            finding: 'It stays dry, without stains',
            means:
              'The bowl does not overflow while the car is parked, so a leaking float is less likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Take the bowl off and shake the float',
        tool: 'Screwdriver',
        minutes: 40,
        steps: [
          'Disconnect the battery and let the engine cool. Take the lid or the bowl off the carburettor and catch the fuel in a metal can.',
          'Lift the float out, dry it and shake it beside your ear.',
          'Look at the tapered tip of the needle for a worn ring or dirt.',
        ],
        outcomes: [
          {
            finding: 'There is fuel inside the float, or a ring is worn into the needle',
            means: 'The float or the needle leaks. Replace the worn part.',
            effect: 'confirms',
          },
          {
            finding: 'The float is dry, the needle is smooth and there is no dirt',
            means: 'The float and needle are good. Have the pressure of the fuel pump checked.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace float and needle valve of the carburettor',
      minutes: [60, 150],
      overview:
        'A kit with a needle, seat and gaskets cures most leaking float chambers. On most carburettors you set the fuel level by bending the small tongue of the float to the measurement in the manual.',
      tools: [
        'Screwdrivers',
        'Spanners',
        'Rule',
        'Metal catch can',
        'Carburettor cleaner',
        'Fire extinguisher',
      ],
      steps: [
        'Disconnect the battery, let the engine cool and keep a fire extinguisher within reach. Open the fuel cap for a moment to release the pressure of a warm tank.',
        'Take the air filter and the lid of the carburettor off, and catch the fuel that runs out.',
        'Replace the needle, its seat and the gasket. Replace the float too if you can hear fuel in it when you shake it.',
        'Spray carburettor cleaner through the passages to clear them.',
        'Set the height of the float to the measurement in the manual.',
        'Refit the lid and the air filter, wipe up all spilt fuel and connect the battery.',
        'Crank the engine briefly to fill the bowl and look for leaks. If everything is dry, start the engine.',
      ],
      safety: [
        'One spark is enough to ignite petrol. Work outdoors, with the battery disconnected.',
        'Catch and wipe up all fuel before you reconnect the battery.',
      ],
      stopIf:
        'Stop if the bowl still overflows with a new needle. The pump pressure may be too high, or the seat may be cracked.',
    },
    parts: [
      { name: 'Needle valve and gasket kit', usd: [15, 60] },
      { name: 'Float', usd: [15, 70], ifNeeded: true },
    ],
    labourHours: [1, 2],
    diy: 'moderate',
  },
  'carburettor-accelerator-pump-worn': {
    name: 'Accelerator pump of the carburettor worn',
    workshopName: 'Accelerator pump diaphragm or piston worn, jet blocked',
    summary:
      'When you step on the pedal a small pump squirts extra fuel. With a torn diaphragm or a blocked jet the engine coughs and goes flat just as you pull away, and runs well at a steady pedal.',
    prior: 1.8,
    fits: CARBURETTOR,
    symptoms: {
      hesitation: 0.75,
      'carburettor-fitted': 0.5,
      'loss-of-power': 0.3,
      backfire: 0.3,
      'hard-start-cold': 0.2,
      'fuel-smell': 0.1,
      'stalls-at-idle': 0.15,
    },
    against: ['check-engine-light', 'black-smoke'],
    conditions: { accelerating: 0.75, 'cold-engine': 0.25, 'after-long-standing': 0.25 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'The engine may cough just as you pull out of a junction, so leave large gaps until it is repaired.',
    },
    patterns: [
      'A flat spot for a second when the pedal goes down quickly, none when it goes down slowly.',
    ],
    shown: {
      summary:
        'When you press the accelerator, a small pump squirts extra fuel into the carburettor. With a torn diaphragm or a blocked jet, the engine coughs and goes flat just as you pull away, but runs well when the pedal is held steady.',
      patterns: [
        'There is a flat spot of about a second when the pedal is pressed quickly, but none when it is pressed slowly.',
      ],
    },
    checks: [
      {
        title: 'Look for the squirt of the accelerator pump',
        tool: 'Torch',
        minutes: 10,
        steps: [
          'Switch the engine off, let it cool and take the air filter off. Look into the throat of the carburettor from the side, not from directly above.',
          'Open the throttle lever quickly by hand and watch for a jet of petrol. Refit the filter.',
        ],
        outcomes: [
          {
            finding: 'There is no squirt, or only a dribble',
            means: 'The accelerator pump or its jet is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'A strong, clean squirt appears at once',
            means: 'The accelerator pump works, so look for another cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Press the pedal slowly and then quickly at a standstill',
        tool: 'None',
        minutes: 10,
        needs: 'running',
        steps: [
          'Let the warm engine idle with the gearbox in neutral (or Park) and the handbrake on.',
          'Raise the revs slowly and let them fall. Then press the accelerator quickly and compare.',
        ],
        outcomes: [
          {
            finding: 'The engine coughs only when the throttle is opened quickly',
            means: 'The extra squirt of fuel is missing, which points to the accelerator pump.',
            effect: 'supports',
          },
          {
            finding: 'The engine coughs both ways',
            means:
              'The mixture is too lean at all times, or the spark is weak. The accelerator pump is a less likely cause.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the accelerator pump diaphragm',
      minutes: [40, 90],
      overview:
        'On most carburettors four screws hold the cover of the accelerator pump. A new diaphragm and a clean jet cure the flat spot.',
      tools: ['Screwdrivers', 'Carburettor cleaner', 'Fine copper wire', 'Safety glasses'],
      steps: [
        'Let the engine cool and disconnect the battery. Take the air filter off.',
        'Undo the screws of the pump cover, lift it off carefully and catch the spring behind it.',
        'Compare the new diaphragm with the old one, and fit it with its spring.',
        'Clear the jet with carburettor cleaner and the copper wire, and flush its ball valve with cleaner.',
        'Refit the cover, tighten its screws evenly, and adjust the linkage so that it has no free play.',
        'Reconnect the battery. Work the throttle by hand and check that the jet squirts. Refit the air filter before you start the engine.',
      ],
      safety: [
        'A spark can ignite petrol vapour. Work outdoors with the battery disconnected.',
        'Wear safety glasses: the jet can squirt petrol into your face.',
      ],
      stopIf:
        'Stop if fuel leaks from the cover after you have fitted it, and do not start the engine.',
    },
    parts: [{ name: 'Accelerator pump diaphragm', usd: [8, 35] }],
    labourHours: [0.5, 1.2],
    diy: 'moderate',
  },
  'carburettor-idle-jet-blocked': {
    name: 'Idle jet of the carburettor blocked',
    workshopName: 'Idle jet or passage blocked, idle cut-off valve dead',
    summary:
      'A speck of dirt in the idle jet, or a cut-off valve without current, starves the engine when the pedal is released. It only runs with a little throttle.',
    prior: 2,
    fits: CARBURETTOR,
    symptoms: {
      'stalls-at-idle': 0.75,
      'rough-idle': 0.5,
      'carburettor-fitted': 0.5,
      hesitation: 0.25,
      'hard-start-cold': 0.2,
      'engine-runs-on': 0.08,
    },
    against: ['check-engine-light', 'black-smoke', 'carburettor-floods'],
    conditions: {
      'at-idle': 0.7,
      decelerating: 0.4,
      'after-long-standing': 0.4,
      'sudden-onset': 0.3,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'The engine may stall at junctions, and the brakes and the steering then need more force. Repair it before you drive in traffic.',
    },
    patterns: [
      'Comes after months of standing, when stale petrol leaves varnish in the smallest jet.',
    ],
    shown: {
      summary:
        'A speck of dirt in the idle jet, or a cut-off valve without current, starves the engine of fuel when you release the accelerator. It only runs with a little throttle.',
      patterns: [
        'It often starts after months of standing, when stale petrol leaves varnish in the smallest jet.',
      ],
    },
    checks: [
      {
        title: 'Listen to the idle cut-off valve',
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        steps: [
          'Make sure that there is no fuel leak or petrol smell, because this test can make a small spark. Switch the ignition on and leave the engine off.',
          'Pull the wire off the idle cut-off valve on the carburettor and touch it on again. Switch the ignition off straight afterwards.',
          'Listen for a click from the valve each time the wire touches its terminal.',
        ],
        outcomes: [
          {
            finding: 'There is no click',
            means: 'The valve has no current or is dead, so it keeps the idle jet shut.',
            effect: 'supports',
          },
          {
            finding: 'The valve clicks clearly',
            means: 'The valve works, but the jet may still be dirty.',
            effect: 'neutral',
          },
          {
            finding: 'There is no such valve',
            means: 'Check the jet itself.',
            effect: 'neutral',
          },
          {
            finding: 'With the wire back on, the engine idles again',
            means: 'The poor contact was the cause, not the jet. Clean the terminal.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Take the idle jet out and look through it',
        tool: 'Screwdriver',
        minutes: 20,
        steps: [
          'Let the engine cool first. Unscrew the idle jet. The manual shows where it is.',
          'Hold it up to the light and look through the hole.',
        ],
        outcomes: [
          {
            finding: 'There is no light through the hole, or a speck in it',
            means: 'The jet is blocked. Clean it as described below.',
            effect: 'confirms',
          },
          {
            finding: 'The hole is clear and round, and any cut-off valve clicks',
            means: 'The jet is free: refit it. Look for unmetered air entering the engine.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean the idle jet of the carburettor',
      minutes: [25, 60],
      overview:
        'The jet is unscrewed, blown clear and refitted. Usually only a new fuel filter has to be bought, which keeps it clear.',
      tools: ['Screwdrivers', 'Carburettor cleaner', 'Compressed air', 'Safety glasses'],
      steps: [
        'Switch the engine off and let it cool.',
        'Take the air filter off if it is in the way. Unscrew the idle jet and note the number on it.',
        'Spray carburettor cleaner through the jet and blow it out with compressed air. Never push steel wire through it, because that enlarges the hole.',
        'Spray cleaner into the passage that the jet sits in.',
        'Refit the jet, connect the cut-off valve and refit the air filter.',
        'Wrap a rag round the fuel hose and ease it off to release any pressure that is left, then replace the fuel filter.',
        'Start the engine, look for leaks, and set the idle speed and mixture to the values in the manual.',
      ],
      safety: [
        'Wear safety glasses: the cleaner can spray back at you.',
        'Keep flames and sparks away from petrol, and work where there is plenty of fresh air.',
      ],
      stopIf:
        'Stop if the jet blocks again within days, and have the carburettor and the tank cleaned.',
    },
    parts: [
      { name: 'Fuel filter', usd: [5, 20] },
      { name: 'Idle cut-off valve', usd: [15, 60], ifNeeded: true },
    ],
    labourHours: [0.4, 1],
    diy: 'easy',
  },
  'mechanical-fuel-pump-diaphragm-torn': {
    name: 'Mechanical fuel pump worn',
    workshopName: 'Camshaft-driven fuel pump: diaphragm torn or valves leaking',
    summary:
      'On engines with a carburettor a lever on the camshaft works the pump. A torn diaphragm brings too little fuel, drips outside or leaks petrol into the engine oil.',
    prior: 1.5,
    fits: CARBURETTOR,
    symptoms: {
      'cranks-no-start': 0.4,
      'no-fuel-signs': 0.4,
      'loss-of-power': 0.4,
      'carburettor-fitted': 0.45,
      'fuel-leak': 0.25,
      'fuel-smell': 0.25,
      'stalls-while-driving': 0.3,
      'hard-start-hot': 0.3,
      'oil-level-rising': 0.15,
    },
    against: ['carburettor-floods', 'fuel-pump-whine', 'check-engine-light'],
    conditions: {
      uphill: 0.3,
      'at-high-speed': 0.3,
      'hot-weather': 0.3,
      'after-long-standing': 0.35,
    },
    severity: 'high',
    drive: {
      verdict: 'no',
      engineOff: true,
      reason:
        'A torn diaphragm drips petrol onto a hot engine and may thin its oil. Do not start the engine until the pump has been checked.',
    },
    patterns: [
      'Modern petrol with alcohol hardens diaphragms of older make.',
      'Needs long cranking after a week because the valves let the fuel run back.',
    ],
    shown: {
      summary:
        'On engines with a carburettor, the camshaft drives the fuel pump through a lever. A pump with a torn diaphragm delivers too little fuel, drips, or leaks petrol into the engine oil.',
      patterns: [
        'Modern petrol that contains alcohol hardens the diaphragms of older pumps.',
        'The engine needs long cranking after a week of standing, because the valves let the fuel run back.',
      ],
    },
    checks: [
      {
        title: 'Look below the pump and smell the dipstick',
        tool: 'Torch',
        minutes: 10,
        steps: [
          'Work with the engine off and cold. Look at the small drain hole in the body of the pump and at the area below it.',
          'Pull the dipstick out and smell the oil on it.',
        ],
        outcomes: [
          {
            finding: 'It is wet at the hole, or the oil smells of petrol',
            means:
              'The diaphragm is torn. Do not start the engine until the pump has been replaced.',
            effect: 'confirms',
          },
          {
            finding: 'It is dry, and the oil does not smell of petrol',
            means: 'The pump does not leak, but it may still deliver too little pressure.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at the clear fuel filter after a night’s rest',
        tool: 'Torch',
        minutes: 5,
        days: 1,
        steps: [
          'Leave the car overnight. In the morning, with the engine still off, look at the clear filter in the hose to the carburettor.',
          'Check whether there is fuel in it.',
        ],
        outcomes: [
          {
            finding: 'The filter is empty each morning',
            means: 'The valves of the pump let the fuel run back to the tank.',
            effect: 'supports',
          },
          {
            finding: 'The filter is full',
            means: 'The pump holds its fuel, so its valves are probably good.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the mechanical fuel pump',
      minutes: [45, 100],
      overview:
        'The pump is held by two bolts and connected by two hoses. If you turn the engine until the cam no longer presses on the lever, the new pump goes on without force.',
      tools: ['Spanners', 'Hose clamps', 'Metal catch can', 'Scraper', 'Fire extinguisher'],
      steps: [
        'Disconnect the battery and let the engine cool. Open the fuel cap for a moment to release the pressure of a warm tank.',
        'Clamp the hose from the tank, take both hoses off the pump and catch the fuel. Plug the hose from the tank.',
        'Turn the engine by hand, with a spanner on the crankshaft pulley, until the cam no longer presses on the lever.',
        'Undo the two bolts and take off the pump together with its spacer.',
        'Clean the mating face and fit new gaskets. Put a little engine oil on the lever.',
        'Fit the pump, then new hoses that are made for petrol with ethanol. Take the clamp off.',
        'Change the engine oil and its filter if the oil smelt of petrol.',
        'Connect the battery and crank the engine until fuel reaches the carburettor. Look for leaks, then start the engine.',
      ],
      safety: [
        'One spark is enough to ignite petrol. Work outdoors with the battery disconnected and a fire extinguisher within reach.',
        'Never catch petrol in an open pan near a heater.',
      ],
      stopIf:
        'Stop if the oil level is above MAX and the oil smells of petrol. Do not start the engine before the oil has been changed.',
    },
    parts: [
      { name: 'Mechanical fuel pump with gaskets', usd: [25, 110] },
      { name: 'Fuel hose', usd: [6, 20] },
    ],
    labourHours: [0.7, 1.5],
    diy: 'moderate',
  },
  'fuel-vapour-lock': {
    name: 'Vapour lock in a hot fuel line',
    workshopName: 'Fuel vaporising in the supply line (vapour lock)',
    summary:
      'Heat below the bonnet turns petrol in line and float bowl to vapour. The pump cannot move it, so the hot engine stutters, or will not start for half an hour, and then runs as if nothing had been.',
    prior: 1.2,
    fits: CARBURETTOR,
    symptoms: {
      'hard-start-hot': 0.75,
      'stalls-at-idle': 0.4,
      'carburettor-fitted': 0.45,
      'loss-of-power': 0.3,
      'stalls-while-driving': 0.3,
      'no-fuel-signs': 0.2,
      'cranks-no-start': 0.3,
    },
    against: ['hard-start-cold', 'check-engine-light', 'overheating'],
    conditions: {
      'warm-engine': 0.75,
      'hot-weather': 0.7,
      'at-idle': 0.4,
      uphill: 0.3,
      'cold-engine': 0.02,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The engine may cut out in hot traffic. Avoid queues and long idling until the fault is cured.',
    },
    patterns: ['On the hottest days after a stop of ten minutes, never in the morning.'],
    checks: [
      {
        title: 'Wait half an hour with the bonnet open',
        tool: 'None',
        minutes: 30,
        steps: [
          'When the hot engine will not start, switch off, open the bonnet and wait half an hour.',
          'Then see whether it starts.',
        ],
        outcomes: [
          {
            finding: 'It starts as if nothing had happened',
            means: 'Heat had turned the fuel to vapour.',
            effect: 'supports',
          },
          {
            finding: 'It still does not start',
            means: 'Vapour lock is unlikely. Check for spark and fuel.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look where the fuel line runs',
        tool: 'Torch',
        minutes: 10,
        steps: [
          'Work with the engine off and cold. Follow the fuel line from the pump to the carburettor.',
          'Check that it does not touch the engine or the exhaust, and that its heat shield is fitted.',
        ],
        outcomes: [
          {
            finding: 'The line touches hot parts, or a shield or spacer is missing',
            means: 'The fuel line gets too hot. Move it or shield it as described below.',
            effect: 'confirms',
          },
          {
            finding: 'The line is well clear of hot parts and the shields are in place',
            means: 'Vapour lock is less likely.',
            effect: 'weakens',
          },
        ],
      },
    ],
    shown: {
      summary:
        'Heat under the bonnet turns the petrol in the line and the float bowl to vapour. The pump cannot move vapour, so the hot engine stutters or will not start for half an hour, and then runs as if nothing had happened.',
      patterns: [
        'It happens on the hottest days after a stop of about ten minutes, and never in the morning.',
      ],
    },
    guide: {
      title: 'Cure vapour lock of the fuel line',
      minutes: [30, 120],
      overview:
        'The fuel line is moved away from hot parts and shielded, and a heat spacer is fitted under the carburettor if it is missing. Often a clip and a heat sleeve are enough.',
      tools: ['Spanners', 'Screwdriver', 'Timing light'],
      steps: [
        'Let the engine cool and disconnect the battery.',
        'Move the line away from the engine block and the exhaust, and fix it with clips.',
        'Fit a heat sleeve over any part of the line that cannot be moved.',
        'Replace a missing heat shield. If the spacer under the carburettor is missing, fit one with new gaskets above and below; for this the carburettor has to come off.',
        'Reconnect the battery. Check the ignition timing and the coolant level, because an engine that runs hot heats its fuel.',
        'Drive the car on a hot day, stop for ten minutes and check that it starts again at once.',
      ],
      safety: [
        'Keep flames away from fuel. Cool the pump with a wet cloth, never with petrol.',
        'Use only hose and clips that are made for fuel.',
      ],
      stopIf:
        'Stop if the fuel line is cracked or damp. That is a leak, and it must be repaired first.',
    },
    parts: [{ name: 'Heat sleeve, clips, spacer and gaskets', usd: [13, 58] }],
    labourHours: [0.5, 1.5],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

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
        'It can be driven once it is warm, but a choke that stays shut washes the oil off the cylinders: fix it soon.',
    },
    patterns: [
      'The cable of a manual choke seizes in its sleeve after a winter of standing.',
      'The bimetal spring or the water hose of an automatic choke gives up, so that the flap never opens fully.',
    ],
    checks: [
      {
        title: 'Watch the choke flap cold and warm',
        tool: 'Screwdriver',
        minutes: 15,
        steps: [
          'With the engine off and cold, take the air filter lid off and look into the carburettor.',
          'Pull the choke knob, or press the accelerator once with an automatic choke, and see whether the flap closes.',
          'Push the knob in, or look again after the next drive with the engine off and warm: the flap has to stand upright.',
        ],
        outcomes: [
          {
            finding: 'The flap does not close cold, or does not open warm',
            means: 'The choke is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'It closes and opens fully',
            means: 'The choke works: look at ignition and idle jet.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Move the choke linkage by hand',
        tool: 'None',
        minutes: 5,
        steps: [
          'With the engine off and cold, move the lever of the choke through its whole travel.',
          'Feel for stiffness, and look whether the cable slides in its sleeve.',
        ],
        outcomes: [
          { finding: 'Stiff or stuck', means: 'Linkage or cable binds.', effect: 'supports' },
          { finding: 'Light and springs back', means: 'The linkage is free.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Free and adjust the choke',
      minutes: [30, 120],
      overview:
        'Most chokes only need cleaning, a new cable or a setting. Work with the engine cold and set it by the mark on the housing.',
      tools: ['Screwdrivers', 'Carburettor cleaner', 'Light oil', 'Pliers'],
      steps: [
        'Take the air filter off and cover nothing that could fall in.',
        'Spray spindle and linkage of the flap with cleaner and work them free.',
        'Replace a cable that is stiff: clamp it so that the flap is fully open with the knob in.',
        'On an automatic choke set the housing to its mark, and look whether water hose or heating wire are connected.',
        'Set the fast idle on its screw, cold, to the value in the manual.',
        'Start cold, see the flap open within some minutes, and see the idle fall.',
      ],
      safety: [
        'Petrol vapour ignites from a spark: no smoking, no inspection lamp with a bulb near the carburettor.',
        'Keep hair and sleeves away from fan and belt.',
      ],
      stopIf:
        'Stop when fuel runs out of the carburettor: that is the float, and a danger of fire.',
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
        'Fuel that overflows can catch fire on the hot engine. Do not start it until the float has been fixed.',
    },
    patterns: [
      'Dirt from a rusty tank under the needle makes it overflow now and then.',
      'Floats of brass crack and fill with petrol; shake one and you hear it.',
    ],
    checks: [
      {
        title: 'Look for wet places on the cold carburettor',
        tool: 'Torch',
        minutes: 10,
        steps: [
          'Work with the engine off and cold, and no flame near. Look at the joint of the float bowl and the overflow pipe.',
          'Wipe them and look again after ten minutes.',
        ],
        outcomes: [
          {
            finding: 'Wet again, or stains below the overflow',
            means: 'The bowl overfills.',
            effect: 'confirms',
          },
          {
            finding: 'Dry, without stains',
            means: 'The float does not overflow while standing.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Take the bowl off and shake the float',
        tool: 'Screwdriver',
        minutes: 40,
        steps: [
          'Disconnect the battery and let the engine cool. Take the lid or the bowl off and catch the fuel.',
          'Lift the float out, dry it and shake it beside your ear. Look at the cone of the needle.',
        ],
        outcomes: [
          {
            finding: 'Fuel inside the float, or a ring worn into the needle',
            means: 'Float or needle leak.',
            effect: 'confirms',
          },
          {
            finding: 'Float dry, needle smooth, no dirt',
            means: 'Look at the pressure of the fuel pump.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace float and needle valve of the carburettor',
      minutes: [60, 150],
      overview:
        'A kit with needle, seat and gaskets cures most of them. The level is set by bending the tongue of the float to the measure in the manual.',
      tools: ['Screwdrivers', 'Spanners', 'Rule', 'Catch can', 'Carburettor cleaner'],
      steps: [
        'Disconnect the battery, let the engine cool and have a fire extinguisher at hand. Open the fuel cap for a moment to release the pressure of a warm tank.',
        'Take the air filter and the lid of the carburettor off and catch the fuel.',
        'Replace needle, seat and gasket, and the float if it rattles.',
        'Blow the passages out with cleaner.',
        'Set the height of the float to the measure in the manual.',
        'Fit the lid, fit a new fuel filter, connect the battery.',
        'Fill the bowl by cranking briefly, look for leaks, then start it.',
      ],
      safety: [
        'Petrol burns from one spark: work outdoors, with the battery disconnected.',
        'Catch and wipe up all fuel before you reconnect the battery.',
      ],
      stopIf:
        'Stop when it still overflows with a new needle: the pump may press too hard, or the seat is cracked.',
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
      reason: 'It may cough when you pull out: leave long gaps until it is fixed.',
    },
    patterns: [
      'A flat spot for a second when the pedal goes down quickly, none when it goes down slowly.',
    ],
    checks: [
      {
        title: 'Look for the squirt of the accelerator pump',
        tool: 'Torch',
        minutes: 10,
        steps: [
          'Switch the engine off and take the air filter out. Look into the throat of the carburettor.',
          'Move the throttle lever quickly by hand.',
        ],
        outcomes: [
          {
            finding: 'No squirt, or only a dribble',
            means: 'Pump or jet is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'A strong clean squirt at once',
            means: 'The pump works.',
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
          'Let the warm engine idle, out of gear with the handbrake on.',
          'Raise the revs slowly, let them fall, then open the throttle quickly.',
        ],
        outcomes: [
          {
            finding: 'Coughs only when opened quickly',
            means: 'The extra squirt is missing.',
            effect: 'supports',
          },
          {
            finding: 'Coughs both ways',
            means: 'The mixture is lean altogether, or the spark is weak.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the accelerator pump diaphragm',
      minutes: [40, 90],
      overview:
        'Four screws hold the cover of the pump on most carburettors. A new diaphragm and a clean jet bring the pull back.',
      tools: ['Screwdrivers', 'Carburettor cleaner', 'Fine wire of copper'],
      steps: [
        'Let the engine cool and disconnect the battery. Take the air filter off.',
        'Undo the cover of the pump and catch the spring.',
        'Compare the old diaphragm with the new one and fit it with its spring.',
        'Blow the jet and its ball valve out with cleaner.',
        'Refit the cover evenly and set the linkage without play.',
        'Reconnect the battery. Look for the squirt before you start the engine.',
      ],
      safety: [
        'Petrol vapour ignites from a spark: work outdoors with the battery disconnected.',
        'Wear glasses: the jet squirts into your face.',
      ],
      stopIf: 'Stop when fuel leaks from the cover after fitting: do not start it.',
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
        'It stalls at junctions, where brakes and steering then need more force. Fix it before you drive in traffic.',
    },
    patterns: [
      'Comes after months of standing, when stale petrol leaves varnish in the smallest jet.',
    ],
    checks: [
      {
        title: 'Listen to the idle cut-off valve',
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        steps: [
          'Switch the ignition on and leave the engine off. Pull the wire off the valve at the carburettor and touch it on again.',
          'Listen for a click.',
        ],
        outcomes: [
          {
            finding: 'No click',
            means: 'The valve has no current or is dead: the idle jet is shut.',
            effect: 'supports',
          },
          {
            finding: 'A clear click',
            means: 'The valve works; the jet may still be dirty.',
            effect: 'neutral',
          },
          {
            finding: 'There is no such valve',
            means: 'Look at the jet itself.',
            effect: 'neutral',
          },
          {
            finding: 'Idles again after the wire was touched on',
            means: 'The contact was the cause, not the jet.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Take the idle jet out and look through it',
        tool: 'Screwdriver',
        minutes: 20,
        steps: ['Let the engine cool first. Unscrew the idle jet.', 'Hold it against the light.'],
        outcomes: [
          { finding: 'No light, or a speck', means: 'The jet is blocked.', effect: 'confirms' },
          {
            finding: 'A clear round hole',
            means: 'The jet is free: look for unmetered air.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean the idle jet of the carburettor',
      minutes: [25, 60],
      overview:
        'The jet is unscrewed, blown clear and refitted; no part is needed as a rule. A new fuel filter keeps it so.',
      tools: ['Screwdrivers', 'Carburettor cleaner', 'Compressed air'],
      steps: [
        'Let the engine cool.',
        'Unscrew the idle jet and note its number.',
        'Spray cleaner through it and blow it out. Never push steel wire through.',
        'Spray cleaner into its passage.',
        'Refit it, connect the cut-off valve.',
        'Release what pressure is left with a rag round the hose, replace the fuel filter, look for leaks, start and set idle speed and mixture.',
      ],
      safety: ['Wear glasses: cleaner sprays back.', 'No flame and no sparks near petrol.'],
      stopIf: 'Stop and have the carburettor rebuilt when the jet blocks again within days.',
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
        'A torn diaphragm drips petrol onto a hot engine and may thin its oil. Do not start it until it has been looked at.',
    },
    patterns: [
      'Modern petrol with alcohol hardens diaphragms of older make.',
      'Needs long cranking after a week because the valves let the fuel run back.',
    ],
    checks: [
      {
        title: 'Look below the pump and smell the dipstick',
        tool: 'Torch',
        minutes: 10,
        steps: [
          'Work with the engine off and cold. Look at the small hole in the body of the pump and below it.',
          'Pull the dipstick and smell it.',
        ],
        outcomes: [
          {
            finding: 'Wet at the hole, or the oil smells of petrol',
            means: 'The diaphragm is torn.',
            effect: 'confirms',
          },
          {
            finding: 'Dry, and the oil smells of oil',
            means: 'It does not leak; its pressure may still be weak.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look into the clear fuel filter after standing',
        tool: 'Torch',
        minutes: 5,
        days: 1,
        steps: [
          'After a night of standing look at the filter before the carburettor.',
          'See whether fuel stands in it.',
        ],
        outcomes: [
          {
            finding: 'Empty each morning',
            means: 'The valves of the pump let the fuel run back.',
            effect: 'supports',
          },
          { finding: 'Full', means: 'The pump holds its fuel.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace the mechanical fuel pump',
      minutes: [45, 100],
      overview:
        'Two bolts and two hoses. Turn the engine so that the cam does not press the lever, and the new pump goes on without force.',
      tools: ['Spanners', 'Hose clamps', 'Catch can', 'Scraper'],
      steps: [
        'Disconnect the battery and let the engine cool. Open the fuel cap for a moment to release the pressure of a warm tank.',
        'Clamp the hose from the tank, catch the fuel and take both hoses off.',
        'Undo the two bolts and take the pump with its spacer off.',
        'Clean the face and fit the new gaskets; put oil on the lever.',
        'Fit the pump, then new hoses that are made for petrol with alcohol.',
        'Change the engine oil if it smelt of petrol.',
        'Connect the battery, crank until fuel arrives, look for leaks, then start.',
      ],
      safety: [
        'Petrol burns from one spark: work outdoors with the battery disconnected and an extinguisher within reach.',
        'Never catch petrol in an open pan near a heater.',
      ],
      stopIf:
        'Stop when the oil stands above MAX and smells of petrol: do not start it before the oil is changed.',
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
        'It may cut out in hot traffic. Keep moving air through the engine bay and avoid queues until it is cured.',
    },
    patterns: ['On the hottest days after a stop of ten minutes, never in the morning.'],
    checks: [
      {
        title: 'Wait half an hour with the bonnet open',
        tool: 'None',
        minutes: 30,
        steps: [
          'When it will not start hot, switch off, open the bonnet and wait half an hour.',
          'Try again.',
        ],
        outcomes: [
          {
            finding: 'Starts as if nothing had been',
            means: 'Heat was in the fuel.',
            effect: 'supports',
          },
          { finding: 'Still does not start', means: 'Look for spark and fuel.', effect: 'weakens' },
        ],
      },
      {
        title: 'Look where the fuel line runs',
        tool: 'Torch',
        minutes: 10,
        steps: [
          'Work with the engine off and cold. Follow the line from pump to carburettor.',
          'Look whether it touches engine or exhaust, and whether its heat shield is there.',
        ],
        outcomes: [
          {
            finding: 'Touches hot parts, or a shield or spacer is missing',
            means: 'The line gets too hot.',
            effect: 'confirms',
          },
          {
            finding: 'Well clear of everything hot, shields in place',
            means: 'Vapour lock is less likely.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Cure vapour lock of the fuel line',
      minutes: [30, 120],
      overview:
        'The line is led away from heat and shielded, and a heat spacer goes below the carburettor. Often a clip and a sleeve are enough.',
      tools: ['Spanners', 'Heat sleeve', 'Clips'],
      steps: [
        'Let the engine cool and disconnect the battery.',
        'Lead the line away from block and exhaust and fix it with clips.',
        'Push a heat sleeve over what cannot be moved.',
        'Replace a missing heat shield or spacer below the carburettor.',
        'Check ignition timing and coolant: an engine that runs hot heats its fuel.',
        'Reconnect the battery. Drive it on a hot day and stop for ten minutes to prove it.',
      ],
      safety: [
        'No open flame near fuel; never cool the pump with petrol.',
        'Use hose and clips that are made for fuel.',
      ],
      stopIf: 'Stop when the line is cracked or damp: that is a leak and comes first.',
    },
    parts: [{ name: 'Heat sleeve, clips and spacer', usd: [10, 50] }],
    labourHours: [0.5, 1.5],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

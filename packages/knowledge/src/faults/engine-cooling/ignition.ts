import { SPARK } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Spark: what makes it and carries it. */
export const ignitionFaults = {
  'ignition-coil-failed': {
    name: 'Failed ignition coil',
    workshopName: 'Ignition coil breaking down on one cylinder',
    summary:
      'The coil that feeds one spark plug no longer makes enough voltage. That cylinder misses, so the engine shakes, loses power and sends unburnt fuel to the catalyst.',
    prior: 12,
    fits: { fuels: SPARK },
    shifts: [
      { minMiles: 60_000, factor: 1.5, source: 'wear part' },
      { maxAgeYears: 2, factor: 0.4, source: 'wear part' },
      {
        makes: ['Volkswagen', 'Audi'],
        years: [2001, 2004],
        factor: 1.8,
        source: 'maker replaced weak coils of these years in a customer campaign',
      },
    ],
    symptoms: {
      misfire: 0.65,
      'check-engine-light': 0.5,
      'rough-idle': 0.5,
      'check-engine-flashing': 0.4,
      'loss-of-power': 0.4,
      hesitation: 0.35,
      'engine-vibration': 0.35,
      'poor-economy': 0.08,
      'hard-start-cold': 0.08,
      'fuel-smell': 0.06,
      'stalls-at-idle': 0.06,
      'car-shakes': 0.22,
      'limp-mode': 0.12,
    },
    against: ['engine-knock', 'coolant-loss'],
    conditions: {
      'sudden-onset': 0.5,
      accelerating: 0.4,
      'wet-weather': 0.15,
      intermittent: 0.3,
      'cold-engine': 0.25,
    },
    codes: { P0300: 0.4, P030x: 0.75, P035x: 0.3, P0316: 0.15 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The engine still runs, but unburnt fuel overheats the catalytic converter. If the engine light flashes, stop driving until it is repaired.',
    },
    patterns: [
      'Heat and vibration crack the insulation inside the coil, so it often fails warm before it fails cold.',
      'Worn plugs with a wide gap overload the coils. Coils that die one after another usually mean old plugs.',
    ],
    shown: {
      summary:
        'The coil that feeds one spark plug no longer makes enough voltage. That cylinder misfires, so the engine shakes, loses power and sends unburnt fuel to the catalytic converter.',
      patterns: [
        'Heat and vibration crack the insulation inside the coil, so it often fails when warm before it fails when cold.',
        'Worn plugs with a wide gap overload the coils. Coils that fail one after another usually point to old plugs.',
      ],
    },
    checks: [
      {
        title: 'Read which cylinder misfires',
        steps: [
          'Plug the reader into the socket under the dashboard and switch the ignition on.',
          'Write down every stored code and its freeze-frame data before you clear anything.',
          'Look at the last digit of codes P0301 to P0308: it names the cylinder.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'P0301 to P0308 for one cylinder, or a P035x coil code, is stored',
            means: 'One cylinder is not firing, and its coil is the first suspect.',
            effect: 'supports',
          },
          {
            finding: 'There are the same misfire codes for all cylinders',
            means:
              'A single coil cannot cause that. Look at the fuel, the air supply or the timing.',
            effect: 'weakens',
          },
          {
            finding: 'No misfire is counted at all',
            means: 'The coil is working.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Swap the coil with its neighbour',
        steps: [
          'Switch off, let the engine cool and remove the plastic engine cover.',
          'Unplug the coil of the misfiring cylinder and that of a good one. Undo their bolts and pull both coils straight up with a twist.',
          'Exchange them, and refit the bolts and connectors. Clear the code and drive until the misfire returns.',
          'Read the codes again.',
        ],
        tool: 'OBD-II reader and small socket set',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The misfire has moved with the coil',
            means: 'That coil is faulty. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The misfire has stayed on the same cylinder',
            means:
              'The coil is good. Look at the plug, the injector or the compression of that cylinder.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace an ignition coil',
      overview:
        'On most engines each coil is fitted directly on top of its plug under a plastic cover and comes out with one bolt. Replace the failed one with one of a good brand, and the plugs too if they are due.',
      minutes: [20, 75],
      tools: [
        'Small socket set',
        'OBD-II reader',
        'Torch',
        'Dielectric grease',
        'Compressed air or a vacuum cleaner',
      ],
      steps: [
        'Let the engine cool, switch off and take the key out of the car. Remove the engine cover.',
        'Find the coil of the cylinder named by the code. The vehicle manual gives the cylinder numbering. On a V engine, cylinder 1 is not always at the front left.',
        'Blow or vacuum away the dirt round the coil so that none falls into the plug well.',
        'Release the lock of the connector and pull on the body of the connector, never on the wires. Old locks are brittle, so lift them with a small pick.',
        'Undo the bolt, twist the coil to free its rubber boot and pull it straight out.',
        'Look down the well with a torch. Repair any oil or water leak into it first, or the new coil will fail as well.',
        'Wipe a thin film of dielectric grease inside the mouth of the new boot. Push the coil down until it seats, fit the bolt and press the connector on until it clicks. Refit the cover.',
        'Clear the codes and let the engine idle for two minutes. Then drive under load and check that no misfire is counted.',
      ],
      safety: [
        'A coil makes tens of thousands of volts. Never pull or hold one with the engine running.',
        'Work on a cold engine: aluminium heads and the manifold beside the coils burn your skin.',
      ],
      stopIf:
        'Stop if the misfire stays on that cylinder with a new coil and plug: the compression and the injector have to be tested with the proper gauges.',
    },
    parts: [
      { name: 'Ignition coil', usd: [25, 140] },
      { name: 'Coil boot or connector repair kit', usd: [5, 25], ifNeeded: true },
    ],
    labourHours: [0.3, 1],
    diy: 'easy',
  },
  'spark-plugs-worn': {
    name: 'Worn or fouled spark plugs',
    workshopName: 'Spark plug electrodes worn beyond gap, or fouled',
    summary:
      'The plug electrodes have burnt away or are coated in deposits. The spark needs more voltage than the coil can give under load or on a cold morning, so the engine stumbles and uses more fuel.',
    prior: 10,
    fits: { fuels: SPARK },
    shifts: [
      { minMiles: 60_000, factor: 1.8, source: 'wear part' },
      { maxAgeYears: 2, factor: 0.25, source: 'wear part' },
    ],
    symptoms: {
      misfire: 0.5,
      hesitation: 0.4,
      'rough-idle': 0.4,
      'check-engine-light': 0.35,
      'poor-economy': 0.3,
      'loss-of-power': 0.3,
      'hard-start-cold': 0.25,
      'engine-vibration': 0.25,
      'check-engine-flashing': 0.2,
      'emissions-test-fail': 0.05,
      'wont-start': 0.05,
      'car-shakes': 0.19,
    },
    against: ['engine-knock', 'overheating'],
    conditions: { 'gradual-onset': 0.5, accelerating: 0.4, 'cold-engine': 0.3, 'heavy-load': 0.25 },
    codes: { P0300: 0.55, P030x: 0.4, P0420: 0.06, P0316: 0.15 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car will get you home, but a continued misfire ruins the catalytic converter and the coils. Drive gently and change the plugs soon.',
    },
    patterns: [
      'Copper plugs last about 30,000 miles, iridium and platinum ones 60,000 to 100,000.',
      'Turbo engines show it first: the higher pressure in the cylinder blows out a weak spark under boost.',
    ],
    shown: {
      summary:
        'The electrodes of the plugs have burnt away or are coated in deposits. The spark needs more voltage than the coil can give under load or on a cold morning, so the engine stumbles and uses more fuel.',
      patterns: [
        'Copper plugs last about 30,000 miles; iridium and platinum ones last 60,000 to 100,000.',
        'Turbo engines show it first: the higher pressure in the cylinder blows out a weak spark under boost.',
      ],
    },
    checks: [
      {
        title: 'Look up when the plugs were last changed',
        steps: [
          'Look through the service book and the invoices for spark plugs.',
          'Compare the miles since then with the interval in the vehicle manual.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'They are past the interval, or were never changed',
            means: 'They are due for a change, whatever else is wrong.',
            effect: 'supports',
          },
          {
            finding: 'The right type was fitted within the last 20,000 miles',
            means: 'Worn plugs are unlikely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Take out a plug and read it',
        steps: [
          'On a cold engine, remove one coil and blow out the plug well.',
          'Unscrew the plug slowly with a spark plug socket. Stop if it binds.',
          'Look at the electrodes and measure the gap with a wire gauge.',
        ],
        tool: 'Spark plug socket and gap gauge',
        minutes: 30,
        outcomes: [
          {
            finding: 'The electrodes are rounded, the gap is too wide or the insulator is cracked',
            means: 'The plugs are worn out and explain the stumble. Replace the set.',
            effect: 'confirms',
          },
          {
            finding: 'One plug is wet with fuel or black with soot',
            means:
              'That cylinder is not burning its fuel. The cause may be a coil or an injector rather than the plug.',
            effect: 'neutral',
          },
          {
            finding: 'It is light tan with sharp edges and the right gap',
            means: 'The plug is in good condition.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the spark plugs',
      overview:
        'All plugs are changed together, using the exact type and heat range that the manufacturer lists. Two things can go wrong: dirt falls into the cylinder, or the threads in the aluminium head are crossed. Clean each well before you loosen its plug, and start every new plug by hand.',
      minutes: [45, 180],
      tools: [
        'Spark plug socket with rubber or magnet insert',
        'Extensions and a swivel',
        'Torque wrench',
        'Gap gauge',
        'Compressed air',
        'Dielectric grease',
        'Penetrating oil',
        'OBD-II reader',
      ],
      steps: [
        'Let the engine go fully cold, ideally overnight. Remove the cover and whatever blocks the rear plugs; on some V engines that is the upper intake manifold.',
        'Work on one cylinder at a time, so that the coils or leads go back where they belong.',
        'Remove the coil, then blow the well clean before you loosen the plug. Wear eye protection.',
        'Loosen the plug a quarter turn. If it creaks, put a drop of penetrating oil on it, wait, and work it back and forth.',
        'Lay the old plugs out in cylinder order and compare them. One that is oily, wet or white shows a fault in that cylinder.',
        'Check the gap of the new plugs with a wire gauge. Do not lever against the fine tip of iridium or platinum plugs, and use no anti-seize grease unless the manufacturer asks for it.',
        'Start each plug by hand, with only the socket and the extension. It must turn freely for several turns.',
        'Tighten the plugs to the torque in the vehicle manual and refit the coils with a little dielectric grease in the boots. Start the engine and listen whether it runs evenly. Clear the codes, drive up a hill under load and check that no misfire is counted.',
      ],
      safety: [
        'Never remove plugs from a hot aluminium head: the threads can come out with them.',
        'Keep the ignition off and the coils unplugged: ignition voltage can be deadly, above all to anyone with a pacemaker or a heart condition.',
      ],
      stopIf:
        'Stop if a plug binds, breaks or turns without coming out. Seized plugs, and those of early Ford three-valve V8 engines, need the extraction tools of a workshop.',
    },
    parts: [{ name: 'Set of spark plugs', usd: [25, 160] }],
    labourHours: [0.6, 2.5],
    diy: 'moderate',
  },
  'ignition-leads-distributor': {
    name: 'Leaking ignition leads or distributor cap',
    workshopName: 'High-tension leads, cap or rotor arm breaking down',
    summary:
      'On older engines the spark travels through leads, and often a distributor. Cracked insulation and damp let it jump to earth, so the engine misfires or refuses to start on wet days.',
    prior: 1,
    fits: { fuels: SPARK, years: [1960, 2011] },
    shifts: [{ minAgeYears: 15, factor: 1.8, source: 'wear part' }],
    symptoms: {
      misfire: 0.6,
      'rough-idle': 0.35,
      'hard-start-cold': 0.3,
      hesitation: 0.3,
      'check-engine-light': 0.3,
      'cranks-no-start': 0.25,
      'loss-of-power': 0.25,
      'engine-vibration': 0.17,
      backfire: 0.1,
      'engine-tick': 0.1,
      'wont-start': 0.16,
      'car-shakes': 0.17,
    },
    conditions: { 'wet-weather': 0.6, accelerating: 0.35, 'cold-engine': 0.3, intermittent: 0.4 },
    codes: { P0300: 0.45, P030x: 0.4, P035x: 0.08 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car may strand you in the rain, and the misfire harms the catalytic converter. Make only short trips in the dry until the leads are changed.',
    },
    patterns: [
      'Misfires in fog or after a car wash and runs well once the engine bay has dried.',
      'Leads that touch the exhaust manifold or each other burn through at that point.',
    ],
    shown: {
      summary:
        'On older engines the spark travels through leads, and often through a distributor. Cracked insulation and damp let it jump to earth, so the engine misfires or refuses to start on wet days.',
      patterns: [
        'It misfires in fog or after a car wash and runs well once the engine bay has dried.',
        'Leads that touch the exhaust manifold or each other burn through at that point.',
      ],
    },
    checks: [
      {
        title: 'Watch for sparks in the dark',
        steps: [
          'At night, open the bonnet with the engine idling outdoors and the lights off. Keep your hands and clothing clear.',
          'Look along the leads, the coil pack and the cap for a blue flicker, and listen for snapping.',
          'From arm’s length, spray a fine mist of plain water near the leads. Touch nothing under the bonnet. Anyone with a pacemaker must stay away.',
        ],
        tool: 'Spray bottle',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'There are blue sparks, or it stumbles where the mist falls',
            means: 'The high voltage is escaping at that point.',
            effect: 'confirms',
          },
          {
            finding: 'There are no sparks and the mist makes no difference',
            means: 'The insulation is good.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the resistance of each lead',
        steps: [
          'Switch the engine off and let it cool. Pull off one lead at a time at both ends, holding it by its boots.',
          'Measure from end to end while you bend the lead gently, and refit it. Compare the leads, allowing for their length.',
        ],
        tool: 'Multimeter',
        minutes: 20,
        outcomes: [
          {
            finding: 'One lead reads open, or many times the resistance of the others',
            means: 'That lead is broken inside. Replace the set.',
            effect: 'confirms',
          },
          {
            finding: 'All read right for their length and stay steady when bent',
            means: 'The cores are intact, though the insulation may still leak.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the ignition leads, cap and rotor arm',
      overview:
        'The leads are sold as a set cut to length, and are changed one by one so that the firing order cannot be mixed up. Where there is a distributor, change its cap and rotor arm at the same time.',
      minutes: [30, 90],
      tools: [
        'Screwdrivers',
        'Spark plug boot pliers',
        'Dielectric grease',
        'Masking tape and pen',
        'Spray bottle',
      ],
      steps: [
        'Switch the ignition off and take the key out. Number each lead and its tower with tape before you pull anything off.',
        'Lay out the new leads by length beside the old ones.',
        'Twist the first boot a quarter turn and pull on the boot, not on the cable. Put a film of dielectric grease inside the new boots, route the lead through the same clips and push both ends home.',
        'Change the others in the same way, one at a time.',
        'If there is a distributor, mark the position of its cap and release its clips or screws. Pull off the rotor arm. Look for green or white deposits, carbon tracks and a burnt tip.',
        'Fit the new rotor arm and cap, moving the leads over one by one to the same towers.',
        'Keep every lead at least 2 cm from the manifold and from its neighbours, since parallel leads that touch can fire each other.',
        'Start the engine and let it idle. Repeat the test with the water mist from arm’s length.',
      ],
      safety: [
        'Never touch the leads or the coil with the engine running: the shock can be fatal to anyone with a heart condition.',
        'Keep your sleeves, hair and tools away from the fan and belts.',
      ],
      stopIf:
        'Stop if it misfires as before with new leads and a new cap: the coil pack, the pick-up or the compression has to be tested next.',
    },
    parts: [
      { name: 'Ignition lead set', usd: [30, 110] },
      { name: 'Distributor cap and rotor arm', usd: [20, 90], ifNeeded: true },
    ],
    labourHours: [0.5, 1.2],
    diy: 'easy',
  },
  'spark-plug-well-flooded': {
    name: 'Oil or water in the spark plug wells',
    workshopName: 'Spark plug tube seals leaking onto coils',
    summary:
      'A leaking tube seal or a pool of rainwater fills the well round the plug. The liquid softens the coil boot and lets the spark escape, so that cylinder misfires.',
    prior: 1.3,
    fits: { fuels: SPARK },
    shifts: [
      { minAgeYears: 8, factor: 1.7, source: 'seals harden with heat' },
      { maxAgeYears: 3, factor: 0.3, source: 'seals harden with heat' },
      {
        makes: ['Ford'],
        models: ['Ranger'],
        years: [2019, 2022],
        factor: 8,
        source: 'maker bulletin on water from the scuttle in the plug wells',
      },
    ],
    symptoms: {
      misfire: 0.6,
      'check-engine-light': 0.45,
      'rough-idle': 0.4,
      'oil-leak': 0.25,
      'check-engine-flashing': 0.25,
      'burning-oil-smell': 0.2,
      hesitation: 0.2,
      'engine-vibration': 0.2,
      'uses-oil': 0.08,
      'loss-of-power': 0.15,
      'limp-mode': 0.05,
      'car-shakes': 0.18,
    },
    conditions: { 'wet-weather': 0.25, 'gradual-onset': 0.4 },
    codes: { P030x: 0.7, P0300: 0.3, P035x: 0.15 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The misfire will get worse and can ruin the coils and the catalytic converter. Make only short, gentle trips until the wells are dry and sealed.',
    },
    patterns: [
      'The tube seals are part of the rocker cover gasket set on many engines.',
      'After washing the engine or driving through heavy rain with a missing cover, water stands in the wells instead.',
    ],
    shown: {
      workshopName: 'Spark plug tube seals leaking on to the coils',
      summary:
        'A leaking tube seal or a pool of rainwater fills the well round the spark plug. The liquid softens the boot of the coil and lets the spark escape, so that cylinder misfires.',
      patterns: [
        'On many engines the tube seals are part of the rocker cover gasket set.',
        'If the engine was washed, or the car was driven through heavy rain without its engine cover, there is water in the wells instead.',
      ],
    },
    checks: [
      {
        title: 'Look into the plug wells',
        steps: [
          'On a cold engine, take off the cover and pull the coil of the misfiring cylinder.',
          'Look at its boot, and shine a torch down the well.',
          'Repeat this for the other cylinders.',
        ],
        tool: 'Torch and small socket set',
        minutes: 20,
        outcomes: [
          {
            finding: 'There is oil or water in the well and the boot is wet or swollen',
            means: 'The spark escapes through the liquid. Dry the well and renew the seal.',
            effect: 'confirms',
          },
          {
            finding: 'The well and boot are dry',
            means: 'Refit the coils: the wells are not the cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look for oil round the rocker cover',
        steps: [
          'With the engine off, shine a torch along the edge of the rocker cover on both sides and above the exhaust.',
          'Wipe a seam clean and look at it again after a drive.',
        ],
        tool: 'Torch',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'There is wet, dirty oil along the seam',
            means: 'The cover gasket has hardened, so the tube seals probably have too.',
            effect: 'supports',
          },
          {
            finding: 'The seam is dry all round',
            means: 'The cover does not leak, so oil in the wells is unlikely.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Dry the spark plug wells and renew the tube seals',
      overview: 'The liquid has to come out before the plugs do, or it runs into the cylinder.',
      minutes: [90, 240],
      tools: [
        'Socket set and torque wrench',
        'Syringe with a length of hose, or workshop towels',
        'Compressed air',
        'Brake cleaner',
        'Seal puller',
        'OBD-II reader',
        'Spark plug socket',
        'Goggles',
      ],
      steps: [
        'On a cold engine, remove the cover, mark and unplug the coils and lift them out.',
        'Suck the oil or water out of each well with a syringe and soak up the rest with a rolled towel. Only then blow the wells dry.',
        'Loosen the bolts of the rocker cover in a spiral from the outside to the middle and remove the cover. Free the breather hoses gently, since old plastic snaps.',
        'Press the old tube seals out of the cover, or lift them off the tubes, noting which way the lip faces.',
        'Clean the sealing faces without scratching them. Put a dab of sealant only where the manual shows it, usually at the joints of the timing cover and cam caps.',
        'Press the new seals in squarely, lay the new cover gasket in its groove and lower the cover straight down over the tubes.',
        'Tighten the bolts in the stated order and to the stated torque. Replace soaked coil boots and plugs, refit the hoses and the coils, and clear the codes.',
        'Let the engine idle until it is warm. After the next drive, let it cool, pull one coil and check that the well has stayed dry.',
      ],
      safety: [
        'Wear eye protection when you blow out the wells: oil and grit come straight back up.',
        'Keep brake cleaner away from a hot engine and from sparks: it is highly flammable.',
      ],
      stopIf:
        'Stop if the cover is cracked or a tube turns in the head: a loose tube has to be sealed in by a workshop.',
    },
    parts: [
      { name: 'Rocker cover gasket, tube seals and sealant', usd: [25, 120] },
      { name: 'Spark plugs and coil boots', usd: [30, 140] },
    ],
    labourHours: [1, 3],
    diy: 'moderate',
  },

  'ignition-module-failed': {
    name: 'Failed ignition control module',
    workshopName: 'Ignition control module (igniter) failed, often when hot',
    summary:
      'On engines with a distributor or a coil pack, an electronic switch turns the coils on and off. Heat breaks its soldering, so the spark goes away when the engine is hot and comes back when it has cooled.',
    prior: 1.2,
    fits: { fuels: ['petrol', 'lpg'], years: [1975, 2012] },
    shifts: [
      { years: [1980, 2000], factor: 2, source: 'separate modules were the rule in these years' },
      { minAgeYears: 20, factor: 1.5, source: 'heat ages the electronics' },
      {
        makes: [
          'Ford',
          'Mercury',
          'Lincoln',
          'Chevrolet',
          'GMC',
          'Pontiac',
          'Buick',
          'Oldsmobile',
          'Honda',
          'Acura',
        ],
        years: [1982, 2000],
        factor: 1.8,
        source: 'module and igniter failures widely reported by owners',
      },
    ],
    symptoms: {
      'stalls-while-driving': 0.5,
      'hard-start-hot': 0.45,
      'cranks-no-start': 0.45,
      misfire: 0.25,
      'check-engine-light': 0.2,
      hesitation: 0.15,
      'loss-of-power': 0.12,
      'stalls-at-idle': 0.2,
      backfire: 0.08,
      'wont-start': 0.26,
      'car-shakes': 0.04,
    },
    against: ['no-crank', 'engine-knock', 'fuel-pump-whine'],
    conditions: {
      'warm-engine': 0.6,
      'hot-weather': 0.3,
      'sudden-onset': 0.45,
      intermittent: 0.5,
    },
    codes: { P0350: 0.15, P035x: 0.15, P0340: 0.06, P0300: 0.15 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'It can cut the engine out anywhere, and the power steering with it. Stay off motorways until it is repaired.',
    },
    patterns: [
      'Runs well when cold, dies after twenty minutes, and starts again after half an hour of cooling.',
      'Dried heat paste beneath a new module kills that one too.',
    ],
    shown: {
      summary:
        'On engines with a distributor or a coil pack, an electronic switch turns the coils on and off. Heat breaks its solder joints, so the spark fails when the engine is hot and returns when it has cooled.',
      patterns: [
        'The engine runs well when cold, dies after twenty minutes and starts again after half an hour of cooling.',
        'Dried heat paste beneath a new module destroys that one too.',
      ],
    },
    checks: [
      {
        title: 'Look for spark while it will not start',
        steps: [
          'When the engine has just died, fit a spark tester between one lead or coil and the engine block, well away from the fuel system.',
          'Stand clear and have a helper crank the engine for three seconds.',
          'Repeat the test when the engine has cooled for half an hour.',
        ],
        tool: 'Spark tester and helper',
        minutes: 40,
        needs: 'running',
        outcomes: [
          {
            finding: 'There is no spark hot, and a strong spark once cooled',
            means: 'The module, the coil or the crankshaft sensor fails with heat.',
            effect: 'supports',
          },
          {
            finding: 'There is a strong spark although it will not start',
            means: 'The ignition works. Look at the fuel supply.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check supply and trigger at the module',
        steps: [
          'With the ignition off, unplug the module and look for green or oily pins.',
          'Test the continuity of its earth. Then switch the ignition on and measure the battery voltage at its feed wire.',
          'Have a helper crank the engine. Look for the trigger signal with a test light or an oscilloscope, keeping your hands clear of belts and leads.',
        ],
        tool: 'Multimeter and test light',
        minutes: 30,
        needs: 'running',
        outcomes: [
          {
            finding: 'Supply, earth and trigger are there, but the coil is not switched',
            means: 'The module has failed. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'There is no trigger signal or no supply',
            means: 'The crankshaft or distributor sensor, a fuse or a wire is the cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Have the module tested hot',
        steps: [
          'Take the module off and ask a motor factor or auto electrician to test it on the bench.',
          'Ask for several runs one after another, so that it warms up.',
        ],
        tool: 'Bench tester at a motor factor',
        minutes: 40,
        outcomes: [
          {
            finding: 'It fails at once, or fails when warm',
            means: 'The module is faulty. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'It passes many times when warm',
            means: 'Look at the coil and the crankshaft sensor instead.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the ignition control module',
      overview:
        'The module is held by two to four screws on the distributor, the coil pack or the bodywork. The new one lasts only on a clean mounting face with the right heat paste or grease beneath it.',
      minutes: [25, 90],
      tools: [
        'Screwdriver or small sockets',
        'Heat paste or dielectric grease, as supplied',
        'Multimeter',
      ],
      steps: [
        'Switch the ignition off, disconnect the battery and let the engine cool.',
        'Mark the leads if they are in the way. Release the catch of the plug and unplug the module.',
        'Undo its screws and lever it off without bending the plate.',
        'Clean the old paste off the mounting face.',
        'Spread the paste that came with the module thinly and evenly over its whole back.',
        'Screw the module down evenly and press the plug in until it clicks. Reconnect the leads in their order, then the battery.',
        'Start the engine, let it get fully hot and drive for half an hour before you rely on it.',
      ],
      safety: [
        'Ignition voltage can stop a heart: never hold leads or coils while the engine is cranked.',
        'A spark near petrol fumes starts a fire. Test away from the fuel lines and the filler.',
      ],
      stopIf:
        'Stop if the new module fails within days: the coil draws too much current and must be measured.',
    },
    parts: [
      { name: 'Ignition control module', usd: [30, 220] },
      { name: 'Ignition coil', usd: [25, 120], ifNeeded: true },
    ],
    labourHours: [0.4, 1.3],
    diy: 'moderate',
  },
  'spark-plug-thread-stripped': {
    name: 'Stripped spark plug thread',
    workshopName: 'Spark plug thread in the cylinder head stripped, plug loose or ejected',
    summary:
      'The thread in the soft cylinder head no longer holds the plug. Hot gas puffs past it, and one day the plug and its coil are blown out with a bang, while the engine runs on loudly on its other cylinders.',
    prior: 0.7,
    fits: { fuels: SPARK },
    shifts: [
      {
        makes: ['Ford', 'Lincoln', 'Mercury'],
        years: [1997, 2008],
        factor: 6,
        source: 'short plug threads of two-valve 4.6, 5.4 and 6.8 heads, widely reported by owners',
      },
      { minMiles: 80_000, factor: 1.3, source: 'plugs were changed before' },
    ],
    symptoms: {
      'engine-tick': 0.4,
      misfire: 0.55,
      'loss-of-power': 0.4,
      'rough-idle': 0.35,
      'check-engine-light': 0.3,
      'check-engine-flashing': 0.2,
      'exhaust-loud': 0.2,
      backfire: 0.15,
      'fuel-smell': 0.12,
      'car-shakes': 0.12,
      'engine-failed': 0.05,
    },
    against: ['overheating', 'white-smoke'],
    conditions: { 'sudden-onset': 0.5, 'after-repair': 0.4, accelerating: 0.35, constant: 0.3 },
    codes: { P030x: 0.5, P0300: 0.15, P035x: 0.15 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Burning mixture comes out of the plug hole beside fuel lines and plastic. Do not start the engine; have the car recovered.',
    },
    patterns: [
      'A pop under acceleration, then a loud chuffing from under the bonnet that keeps time with the engine.',
      'It comes days or months after a change of plugs, where one was crossed, dry, or tightened to the wrong torque.',
    ],
    shown: {
      patterns: [
        'There is a pop under acceleration, then a loud chuffing from under the bonnet in time with the engine.',
        'It comes days or months after a change of plugs in which one was cross-threaded or tightened to the wrong torque.',
      ],
    },
    checks: [
      {
        title: 'Look for a plug or coil that stands out',
        steps: [
          'Work with the engine off and cold. Take the engine cover off and look along the row of coils or plug caps.',
          'Push down on each one, and look for soot round it.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'One sits higher or is loose, or its well is sooty',
            means: 'The spark plug below it is loose or has come out.',
            effect: 'confirms',
          },
          {
            finding: 'All sit at the same height and there is no soot',
            means: 'No gas is escaping past a plug.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Turn the suspected plug by hand',
        steps: [
          'Work with the engine off and cold. Unplug the coil and lift it out. Put the plug socket on with only its extension.',
          'Turn the plug clockwise with two fingers, without a ratchet.',
        ],
        tool: 'Plug socket and extension',
        minutes: 15,
        outcomes: [
          {
            finding: 'It keeps turning, or lifts out',
            means: 'The thread has stripped.',
            effect: 'confirms',
          },
          {
            finding: 'The plug is tight',
            means: 'The thread is holding: refit the coil.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair a stripped spark plug thread',
      overview:
        'The hole is cut larger and gets a steel thread insert, usually without taking the head off. The insert has to be straight and locked, and no chips may fall into the cylinder.',
      minutes: [90, 240],
      tools: [
        'Thread insert kit for this engine, with tap and guide',
        'Grease, a thin rod and a vacuum with a thin hose',
        'Borescope',
        'Torque wrench, sockets and plug socket',
        'Goggles',
      ],
      steps: [
        'Let the engine cool and disconnect the battery. Lift out the coil and what is left of the plug, and look into the hole with the borescope.',
        'Turn the engine by hand until that piston is well down with all its valves shut.',
        'Grease the tap well, so that the chips stick to it. Cut the new thread with the guide of the kit, turning the tap back and forth, and clean the tap every two turns.',
        'Remove the chips with the vacuum hose and with grease on a thin rod. Look with the borescope until nothing is left on the piston.',
        'Screw in the insert down to its shoulder with the thread locker of the kit. Spread it or pin it as the kit says.',
        'When the thread locker has set, start a new plug by hand and tighten it to the torque for this engine. Fit the coil or the plug cap.',
        'Connect the battery and start the engine. It should run evenly without puffing. Look at the insert again after 50 miles.',
      ],
      safety: [
        'Fuel may have sprayed out while the plug was missing: keep sparks and cigarettes away, and unplug the injector of that cylinder before any test.',
        'Wear goggles, and do not use compressed air: it blows chips about.',
      ],
      stopIf:
        'Stop if the hole is oval or cracked, if you cannot see and remove the chips, or if the insert is crooked: the head then has to come off.',
    },
    parts: [
      { name: 'Thread insert', usd: [25, 110] },
      { name: 'Spark plug', usd: [6, 25] },
      { name: 'Ignition coil', usd: [30, 120], ifNeeded: true },
    ],
    labourHours: [1, 3],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;

import { SPARK, SPARK_NO_LPG, WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** The way of the air from filter to inlet valve, and the crankcase breather that joins it. */
export const airIntakeFaults = {
  'air-filter-clogged': {
    name: 'Clogged engine air filter',
    workshopName: 'Engine air filter restricted',
    summary:
      'The filter is packed with dust, leaves or a rodent nest, or has been soaked. The engine cannot breathe in, so it lacks power at higher revs and uses more fuel.',
    prior: 1.3,
    fits: { fuels: WITH_ENGINE },
    shifts: [{ minMiles: 25_000, factor: 1.4, source: 'wear part' }],
    symptoms: {
      'loss-of-power': 0.55,
      'poor-economy': 0.4,
      hesitation: 0.3,
      'black-smoke': 0.2,
      'check-engine-light': 0.15,
      'limp-mode': 0.08,
      'vacuum-hiss': 0.08,
      'rough-idle': 0.08,
      'car-shakes': 0.03,
      'exhaust-smoke': 0.1,
    },
    against: ['engine-knock', 'stalls-while-driving'],
    conditions: { accelerating: 0.5, 'gradual-onset': 0.6, 'at-high-speed': 0.35, uphill: 0.3 },
    codes: { P0101: 0.2, P0299: 0.08, P0172: 0.06 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car is safe, only weak and thirsty. Change the filter soon and take care when overtaking.',
    },
    patterns: [
      'Dirt roads fill a filter in a fraction of the normal interval.',
      'Power falls off slowly, so that owners notice it only against another car.',
    ],
    checks: [
      {
        title: 'Take out the air filter and look',
        steps: [
          'Switch the engine off. Open the clips or screws of the filter box and lift out the element, noting which side is up.',
          'Hold it up to a bright light.',
          'Look in the box and the snorkel for leaves or nests.',
        ],
        tool: 'Torch, screwdriver',
        minutes: 10,
        outcomes: [
          {
            finding: 'Grey and furred, no light comes through, or soaked, or a nest',
            means: 'The filter chokes the engine.',
            effect: 'confirms',
          },
          {
            finding: 'Dusty but light shines through most folds',
            means: 'It is worn but does not explain a marked loss of power.',
            effect: 'weakens',
          },
          {
            finding: 'Clean and dry, snorkel free',
            means: 'The filter is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Drive once with a new filter',
        steps: [
          'Fit a new filter of the right size, never drive without one.',
          'Repeat the same hill at the same speed.',
        ],
        tool: 'None',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Clearly stronger',
            means: 'The old filter was the fault.',
            effect: 'confirms',
          },
          {
            finding: 'No difference',
            means: 'Look for boost, fuel or exhaust restriction.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the engine air filter',
      overview:
        'This is a ten-minute job on most cars. The one mistake is a filter or lid that does not sit in its groove, which lets dust straight into the cylinders.',
      minutes: [10, 30],
      tools: ['Screwdriver or small socket', 'Vacuum cleaner', 'Cloth'],
      steps: [
        'Work with the engine off and cool. Unplug the air flow sensor if its cable stops the lid from opening.',
        'Open the clips or screws and lift the lid just enough. Do not force hoses that stay connected.',
        'Take the filter out slowly so that dirt does not fall on the clean side.',
        'Vacuum the box and wipe the clean side with a damp cloth. Clear the drain hole at the bottom and the snorkel.',
        'Compare the old and new filter for size and for the shape of the rubber edge.',
        'Lay the new one into its groove all round, set the lid behind its hinges first and close it without force.',
        'Reconnect the sensor, start and listen for whistling at the box. Pull away at full throttle on a free road: the lost power at high revs must be back.',
      ],
      safety: [
        'Never run the engine with the filter out: it swallows whatever is near.',
        'Wear a mask where mice have nested.',
      ],
      stopIf:
        'Stop if the filter was soaked with oil or the clean side is full of dust: breather or sealing must be looked at first.',
    },
    parts: [{ name: 'Engine air filter', usd: [12, 45] }],
    labourHours: [0.1, 0.4],
    diy: 'easy',
  },
  'intake-vacuum-leak': {
    name: 'Intake vacuum leak',
    workshopName: 'Unmetered air at intake gasket or vacuum hose',
    summary:
      'A hardened intake gasket or a cracked vacuum hose lets in air that was not measured. The mixture becomes lean, most of all at idle, so the engine hunts, hisses and may stall.',
    prior: 5,
    fits: { fuels: SPARK },
    shifts: [{ minAgeYears: 8, factor: 1.6, source: 'rubber and plastic harden with age' }],
    symptoms: {
      'check-engine-light': 0.5,
      'rough-idle': 0.45,
      'vacuum-hiss': 0.35,
      'high-idle': 0.3,
      'idle-surges': 0.3,
      'stalls-at-idle': 0.25,
      hesitation: 0.25,
      misfire: 0.25,
      'engine-vibration': 0.23,
      'hard-start-cold': 0.1,
      'stalls-while-driving': 0.09,
      'brake-hard-pedal': 0.05,
      'car-shakes': 0.16,
    },
    conditions: {
      'at-idle': 0.55,
      'cold-engine': 0.35,
      decelerating: 0.1,
      'in-gear-standing': 0.3,
    },
    codes: {
      P0171: 0.65,
      P0174: 0.4,
      P0300: 0.25,
      P0507: 0.2,
      P2187: 0.1,
      P2189: 0.05,
      P0068: 0.08,
      P0101: 0.06,
      P0505: 0.06,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'It may stall at junctions and a big leak weakens the brake servo. Drive gently and have it fixed within days.',
    },
    patterns: [
      'Worse cold, because gaskets shrink, and better once everything has expanded.',
      'At speed the engine draws so much air that the leak hardly counts, so it feels healthy there.',
    ],
    checks: [
      {
        title: 'Listen for the hiss of an air leak',
        steps: [
          'Let the engine idle, and tie your sleeves back. Hold one end of a length of hose to your ear and pass the other along hoses and manifold.',
          'Pinch each small hose for a second and hear if the idle changes.',
        ],
        tool: 'Length of hose',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'A hiss at one spot, or pinching a hose cures the idle',
            means: 'The leak is there.',
            effect: 'confirms',
          },
          {
            finding: 'No hiss, no change',
            means: 'A small gasket leak can still hide.',
            effect: 'neutral',
          },
          {
            finding: 'The hiss comes from the brake pedal',
            means: 'That is a leaking brake servo.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Compare fuel trims at idle and at 2,500 rpm',
        steps: [
          'Warm the engine up. Read short and long fuel trim at idle and add them.',
          'Hold 2,500 rpm and read again.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'Above +12 % at idle, near zero at 2,500 rpm',
            means: 'Typical of a vacuum leak.',
            effect: 'supports',
          },
          {
            finding: 'Near zero at both',
            means:
              'An engine with an air flow meter draws no unmetered air. One that meters by manifold pressure may only idle too fast.',
            effect: 'weakens',
          },
          {
            finding: 'Rises with speed',
            means: 'Fuel supply or air flow sensor rather than a leak.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have smoke put into the intake',
        steps: [
          'A workshop blocks the air intake and fills the manifold with test smoke at low pressure.',
          'Watch where it comes out.',
        ],
        tool: 'Smoke machine',
        minutes: 30,
        outcomes: [
          {
            finding: 'Smoke at a gasket, hose or shaft',
            means: 'The leak is found beyond doubt.',
            effect: 'confirms',
          },
          {
            finding: 'No smoke anywhere',
            means: 'The intake is not leaking.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Seal an intake vacuum leak',
      overview:
        'First find the leak for certain, then renew the hose or gasket. Guessing means taking the manifold off twice.',
      minutes: [30, 240],
      tools: [
        'Smoke tester or a hand pump',
        'Socket set and torque wrench',
        'Vacuum hose by the metre',
        'Plastic scraper',
        'New intake gaskets',
      ],
      steps: [
        'Let the engine cool first. Check the cheap places first: hose to the brake servo, purge valve, breather, and caps on unused ports. Then fill the intake with smoke and mark where it comes out.',
        'Replace a hard hose with fuel-vapour and oil resistant vacuum hose of the same bore, and cut it a little longer so that it cannot kink.',
        'For the gasket, if the rail is in the way, pull the pump fuse and run the engine until it dies. Direct-injection and diesel pipes stay closed. Then disconnect the battery and label every plug.',
        'Undo the manifold bolts from outside to inside and lift it off. Stuff clean rags into the ports.',
        'Scrape the faces with plastic only. Lay a straight-edge on plastic manifolds, since warped ones leak again.',
        'Fit the new gaskets dry unless told otherwise. Tighten from the middle outwards in two stages to the torque in the vehicle manual.',
        'Remove and count the rags, refit all hoses by your labels, reconnect the battery, start and listen. The brake pedal must sink a little when the engine starts.',
        'Clear the codes, let the idle relearn for ten minutes and look for trims within 5 %.',
      ],
      safety: [
        'Do not spray brake cleaner or propane on a hot engine to find leaks: it ignites. Smoke is the safe way.',
        'Relieve fuel pressure before opening a fuel line and keep flames away.',
      ],
      stopIf:
        'Stop if the brake pedal is hard: the servo supply leaks and the car must not be driven.',
    },
    parts: [{ name: 'Intake manifold gasket set or vacuum hose', usd: [10, 90] }],
    labourHours: [0.5, 3],
    diy: 'moderate',
  },
  'intake-duct-split': {
    name: 'Split air intake duct',
    workshopName: 'Intake boot torn between air meter and throttle',
    summary:
      'The ribbed rubber duct between air filter and throttle has torn or slipped off. When the engine rocks under load the tear opens, unmeasured air rushes in and the engine stumbles or dies.',
    prior: 1.4,
    fits: { fuels: SPARK },
    shifts: [{ minAgeYears: 8, factor: 1.7, source: 'rubber perishes' }],
    symptoms: {
      hesitation: 0.5,
      'check-engine-light': 0.45,
      'loss-of-power': 0.3,
      'rough-idle': 0.3,
      'stalls-at-idle': 0.25,
      'boost-hiss': 0.15,
      'vacuum-hiss': 0.15,
      'engine-vibration': 0.15,
      'stalls-while-driving': 0.12,
      'idle-surges': 0.1,
      backfire: 0.08,
      'car-shakes': 0.12,
    },
    conditions: { accelerating: 0.5, 'after-repair': 0.25, 'gear-change': 0.12, reversing: 0.06 },
    codes: { P0171: 0.55, P0174: 0.25, P0101: 0.25, P0102: 0.1 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'It may hesitate just when you pull out, and unfiltered air wears the engine. Tape it for the trip home and replace it.',
    },
    patterns: [
      'Often appears days after an air filter change, because the duct was bent or its clamp left loose.',
      'Bad engine mounts tear new ducts.',
    ],
    checks: [
      {
        title: 'Bend open the folds of the intake duct',
        steps: [
          'Switch the engine off. Follow the duct from the air meter to the throttle.',
          'Squeeze and bend each fold, on the underside too, and try both clamps.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'A crack opens, or an end is off its stub',
            means: 'Unmetered air enters there.',
            effect: 'confirms',
          },
          {
            finding: 'Rubber intact and clamps tight',
            means: 'The duct is sound.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Load the engine and watch for a stumble',
        steps: [
          'On level ground with the parking brake firmly on and a foot on the brake, an assistant clear of the car, select Drive and then Reverse at idle.',
          'Notice in which the engine stumbles.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It stumbles in one direction only',
            means: 'Engine movement opens a tear, or a harness is pulled.',
            effect: 'supports',
          },
          { finding: 'Same in both', means: 'Movement plays no part.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace the air intake duct',
      overview:
        'Two clamps and one or two small hoses hold the duct. Warm it to make it supple and make sure that both ends sit fully over their beads.',
      minutes: [20, 60],
      tools: [
        'Screwdriver or 7/8 mm socket',
        'New worm-drive clamps',
        'Torch',
        'Silicone spray',
        'OBD-II reader',
      ],
      steps: [
        'Work with the engine off and cool. Unplug the air flow sensor and pull off the breather hose.',
        'Loosen both clamps fully and work the duct off by twisting, not by prying against the plastic throttle or meter.',
        'Look into the throttle with a torch and wipe away oil. Nothing may fall in.',
        'Check the breather hose and its stubs, which crack at the same age.',
        'Wipe a trace of silicone inside the ends, push the new duct over the beads and turn it until the marks line up.',
        'Set the clamps behind the beads and tighten until the rubber just bulges.',
        'Check the engine mounts: a rocking engine is what tore it.',
        'Clear codes, drive and look for trims near zero.',
      ],
      safety: [
        'Keep fingers out of an electronic throttle with the ignition on: it shuts with force.',
        'Work on a cool engine.',
      ],
      stopIf:
        'Stop if the duct is sound but the engine still rocks hard on take-off: have the mounts checked.',
    },
    parts: [{ name: 'Air intake duct and clamps', usd: [20, 110] }],
    labourHours: [0.3, 0.8],
    diy: 'easy',
  },
  'throttle-body-carboned': {
    name: 'Throttle body dirty with carbon',
    workshopName: 'Throttle plate and bore fouled, idle airflow reduced',
    summary:
      'A ring of carbon and oil film round the throttle plate blocks the thin gap through which the engine breathes at idle. The idle sinks, hunts, or the engine dies when you come to a stop.',
    prior: 5,
    fits: { fuels: SPARK },
    shifts: [{ minMiles: 50_000, factor: 1.5, source: 'deposits build up with mileage' }],
    symptoms: {
      'stalls-at-idle': 0.45,
      'rough-idle': 0.45,
      'idle-surges': 0.3,
      'check-engine-light': 0.3,
      hesitation: 0.25,
      'engine-vibration': 0.23,
      'throttle-sticks': 0.2,
      'stalls-while-driving': 0.16,
      'hard-start-cold': 0.12,
      'high-idle': 0.1,
      'lurches-when-stopping': 0.08,
      'throttle-warning': 0.06,
      'unintended-acceleration': 0.03,
      'limp-mode': 0.06,
      'car-shakes': 0.14,
    },
    against: ['loss-of-power'],
    conditions: {
      'at-idle': 0.55,
      decelerating: 0.3,
      'ac-on': 0.15,
      'at-low-speed': 0.25,
      'after-repair': 0.1,
      'short-trips': 0.35,
      'in-gear-standing': 0.35,
    },
    codes: {
      P0506: 0.35,
      P0507: 0.15,
      P2101: 0.06,
      P2111: 0.08,
      P0121: 0.06,
      P0505: 0.1,
      P2119: 0.06,
      P0638: 0.04,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'It may stall as you roll up to a junction, with heavier steering and brakes for a moment. Clean it soon.',
    },
    patterns: [
      'After a battery change the idle is worse, because the ECU forgot how far it had learned to open a dirty plate.',
      'A sticky feel at the first touch of the pedal is the plate gummed to its bore. It needs a push to break free, and the car then jumps.',
    ],
    checks: [
      {
        title: 'Look at the throttle plate',
        steps: [
          'Switch the ignition off and let the engine cool. Take the intake duct off the throttle body.',
          'Shine a torch on the rim of the plate and the bore behind it.',
        ],
        tool: 'Torch and screwdriver',
        minutes: 15,
        outcomes: [
          {
            finding: 'A black ring or sticky film at the edge',
            means: 'Idle air is restricted.',
            effect: 'confirms',
          },
          {
            finding: 'Clean metal',
            means: 'Dirt is not the reason for the poor idle.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Load the idle with the air conditioning',
        steps: [
          'Work with the engine warm, in Park or neutral. Switch on air conditioning, lights and rear heating.',
          'Turn the steering a little and watch the revs.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Revs sink far and recover slowly or the engine dies',
            means: 'The idle control is at the end of its range.',
            effect: 'supports',
          },
          { finding: 'Idle stays steady', means: 'Idle air is sufficient.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Clean the throttle body',
      overview:
        'Cleaning takes half an hour and a can. Cleaner goes on the cloth, not into the bearings, and afterwards the ECU has to learn the new idle position.',
      minutes: [30, 60],
      tools: [
        'Throttle body cleaner',
        'Lint-free cloths and a soft toothbrush',
        'Screwdriver or socket',
        'OBD-II scan tool with idle relearn',
      ],
      steps: [
        'Switch the ignition off, take the key away from the car and let the engine cool. Disconnect the throttle plug on electronic throttles.',
        'Remove the duct. For heavy dirt unbolt the throttle body and renew its gasket.',
        'Spray the cloth, not the throttle, and wipe bore and plate. Loosen the ring of carbon with the toothbrush.',
        'Turn a cable throttle by its quadrant. Move an electronic plate only by light finger pressure if the manufacturer allows it, as its gears break when forced.',
        'Wipe the back of the plate, let everything dry and refit duct, clamps and plug.',
        'Switch the ignition on for a minute without starting, then start. It may run high or rough at first.',
        'Carry out the idle relearn in the vehicle manual or with a scan tool, then check the idle with air conditioning on and off. Stop ten times from a drive: the engine must not sink or die, and no throttle code may be stored.',
      ],
      safety: [
        'An electronic throttle can snap shut on fingers: unplug it first.',
        'The cleaner is highly flammable. Have no flame or hot manifold near, and good ventilation.',
      ],
      stopIf:
        'Stop if the idle stays above 1,500 rpm after the relearn or a throttle code appears: the actuator needs a workshop.',
    },
    parts: [{ name: 'Throttle cleaner and gasket', usd: [10, 30] }],
    labourHours: [0.4, 1],
    diy: 'easy',
  },
  'intake-runner-flaps-failed': {
    name: 'Stuck or broken intake runner flaps',
    workshopName: 'Swirl or tumble flap mechanism in the intake manifold failed',
    summary:
      'Flaps inside the intake manifold swirl the air at low revs. Carbon jams them, their linkage wears or the motor fails, which costs power and lights the engine lamp. In the worst case a piece breaks off into the engine.',
    prior: 1.4,
    fits: { fuels: WITH_ENGINE, years: [1998, 2100] },
    shifts: [
      {
        makes: ['BMW', 'Mercedes-Benz', 'Volkswagen', 'Audi'],
        years: [2000, 2014],
        factor: 1.6,
        source: 'broken flap linkages widely reported by owners',
      },
    ],
    symptoms: {
      'check-engine-light': 0.65,
      'loss-of-power': 0.4,
      'limp-mode': 0.3,
      'rough-idle': 0.25,
      hesitation: 0.25,
      'engine-tick': 0.2,
      'engine-vibration': 0.12,
      'black-smoke': 0.1,
      'poor-economy': 0.1,
      misfire: 0.1,
      'car-shakes': 0.1,
      'exhaust-smoke': 0.05,
    },
    conditions: { accelerating: 0.35, 'cold-engine': 0.2 },
    codes: {
      P2004: 0.25,
      P2006: 0.15,
      P2008: 0.1,
      P2015: 0.35,
      P2014: 0.15,
      P2017: 0.08,
      P2005: 0.08,
      P2007: 0.08,
      P2009: 0.08,
      P2016: 0.08,
      P2019: 0.08,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Drive gently to the workshop. If a loud clatter starts stop at once: a loose flap can go through the engine.',
    },
    patterns: [
      'A cheap plastic arm on the outside of the manifold pops off or wears oval.',
      'Clicking or rattling at the manifold comes from worn flap shafts.',
    ],
    checks: [
      {
        title: 'Watch the flap linkage while starting',
        steps: [
          'Find the rod and actuator on the manifold with the engine off and feel if the rod is attached at both ends.',
          'Have a helper start the engine while you stand clear and watch.',
          'Let the revs be raised once.',
        ],
        tool: 'Torch and helper',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'The rod hangs loose, or the actuator moves without the flaps',
            means: 'The linkage has failed.',
            effect: 'confirms',
          },
          {
            finding: 'It moves smoothly from stop to stop',
            means: 'The mechanism works.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read runner control codes',
        steps: [
          'Read the codes with the engine warm.',
          'Note whether they say stuck open, stuck closed or position sensor, and for which bank.',
        ],
        tool: 'OBD-II reader',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'P2004 to P2017',
            means: 'The ECU sees the flaps out of position.',
            effect: 'supports',
          },
          { finding: 'No runner code', means: 'Their position is as asked.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Repair or replace the intake runner flap mechanism',
      overview:
        'A broken outside linkage can be put right with a repair arm. Worn shafts inside call for a new manifold. Never drive on with a flap that has shed a screw or a corner.',
      minutes: [60, 360],
      tools: [
        'Socket set',
        'Torque wrench',
        'Vacuum hand pump',
        'Intake gaskets',
        'Carbon cleaner and brushes',
        'Clean rags',
        'Scan tool with actuator adaptation',
      ],
      steps: [
        'If a petrol rail has to come off, pull the pump fuse and run the engine until it dies. Disconnect the battery. Test the vacuum actuator with a hand pump: it must hold and move its full stroke. Test the hose and solenoid too.',
        'If only the arm or stop has worn, fit the repair arm that exists for many manifolds and check the end positions.',
        'Otherwise label and remove hoses, plugs and fuel rail as the manual shows. Cover the ports as soon as the manifold is off.',
        'Turn each flap by hand. Count the flaps and their screws. If anything is missing, look for it in the ports before turning the engine.',
        'Clean carbon from the manifold and the ports, or fit the new manifold with the actuator mounted.',
        'Fit new gaskets, remove and count the rags, tighten from the middle outward.',
        'Reconnect, clear codes and run the actuator adaptation with the scan tool.',
        'Drive through the whole rev range and read again for codes.',
      ],
      safety: [
        'Relieve fuel pressure and catch the fuel before lifting a rail. On diesels and direct-injection engines leave the high-pressure lines to a workshop: their jet goes through skin.',
        'Keep the ports covered at all times.',
      ],
      stopIf:
        'Stop if a flap or screw is missing: have the cylinder inspected by camera before the engine is turned.',
    },
    parts: [
      { name: 'Linkage repair kit or actuator', usd: [20, 180] },
      { name: 'Intake manifold with flaps', usd: [180, 700], ifNeeded: true },
    ],
    labourHours: [1, 5],
    diy: 'hard',
  },
  'intake-valves-carboned': {
    name: 'Carbon on the intake valves',
    workshopName: 'Intake valve deposits on direct-injection engine',
    summary:
      'In a direct-injection engine no fuel washes the backs of the intake valves, so oil mist bakes on them. The deposits disturb the air, which makes the cold engine misfire and idle badly.',
    prior: 1.7,
    fits: { fuels: SPARK_NO_LPG, years: [2004, 2100] },
    shifts: [
      { minMiles: 60_000, factor: 1.8, source: 'deposits build up with mileage' },
      {
        makes: ['Volkswagen', 'Audi', 'BMW', 'Mini'],
        years: [2005, 2015],
        factor: 1.8,
        source: 'well-known weakness of early direct-injection engines',
      },
    ],
    symptoms: {
      'rough-idle': 0.5,
      'check-engine-light': 0.45,
      misfire: 0.4,
      hesitation: 0.35,
      'hard-start-cold': 0.35,
      'loss-of-power': 0.3,
      'poor-economy': 0.2,
      'engine-vibration': 0.2,
      'check-engine-flashing': 0.12,
      'wont-start': 0.07,
      'car-shakes': 0.18,
    },
    conditions: {
      'cold-engine': 0.65,
      'gradual-onset': 0.5,
      'at-idle': 0.4,
      'starting-up': 0.3,
      'short-trips': 0.4,
    },
    codes: { P0300: 0.5, P030x: 0.35, P0316: 0.1, P0171: 0.08 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'It may be driven gently, but a misfire that goes on harms the catalytic converter. Ease off and stop if the engine light flashes.',
    },
    patterns: [
      'Misfires on several cylinders for the first minute after a cold start, then smooths out.',
      'Coils and plugs have been changed without cure.',
    ],
    checks: [
      {
        title: 'Note whether the misfire clears with warmth',
        steps: [
          'Leave the car overnight, start and let it idle for two minutes.',
          'Read the misfire counters cold and again after a 20-minute drive.',
        ],
        tool: 'OBD-II reader',
        minutes: 30,
        days: 1,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Several cylinders miss cold and none warm',
            means: 'Typical of deposits, since the dry carbon soaks up fuel until warm.',
            effect: 'supports',
          },
          {
            finding: 'One cylinder misses cold and warm',
            means: 'Look at its coil, plug or injector.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at the valves with a camera',
        steps: [
          'Have the throttle or the manifold taken off.',
          'Put a borescope into each port and look at the back of the valves.',
        ],
        tool: 'Borescope',
        minutes: 60,
        outcomes: [
          {
            finding: 'Thick black crust on stem and back of the valves',
            means: 'The valves need cleaning.',
            effect: 'confirms',
          },
          { finding: 'Thin dry film', means: 'Deposits are not the reason.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Clean carbon from the intake valves',
      overview:
        'Fuel additives never reach these valves. The cure is blasting with crushed walnut shell, or soaking and brushing, with the manifold off and each valve shut in turn.',
      minutes: [240, 480],
      tools: [
        'Walnut blasting kit with vacuum adapter, or brushes and carbon solvent',
        'Intake gaskets',
        'Socket set',
        'Borescope',
        'Wet and dry vacuum',
        'Torque wrench',
        'OBD-II reader',
      ],
      steps: [
        'Disconnect the battery and take off the intake manifold. Leave the high-pressure fuel pipes closed, or release their pressure first as the manual says. Cover all ports.',
        'Turn the crankshaft by hand in its running direction until both valves of the first port are fully shut. Prove it with the borescope or by filling a little solvent that must not run away.',
        'Seal the adapter to that port, connect the vacuum and blast in short bursts until bare metal shows.',
        'Without a blaster, soak with carbon solvent for half an hour, brush, suck everything out and repeat.',
        'Vacuum the port and inspect with the camera. No shell may remain.',
        'Turn the engine to shut the next pair and go on until all are clean.',
        'Clean the manifold and the breather outlet, fit new gaskets and reassemble to the torque in the vehicle manual.',
        'Reconnect the battery. Change the oil if solvent was used, clear the codes and let it idle cold the next morning to prove the cure.',
      ],
      safety: [
        'A direct-injection rail can hold more than 100 bar long after switching off: a jet from a loosened pipe goes through skin.',
        'Wear goggles, gloves and a dust mask. People with nut allergy must not do walnut blasting.',
        'Never blast into an open valve: grit in the cylinder destroys the engine.',
      ],
      stopIf: 'Stop if you cannot prove that a valve is shut or something falls into a port.',
    },
    parts: [{ name: 'Intake gaskets and blasting medium', usd: [40, 130] }],
    labourHours: [3, 6],
    diy: 'hard',
  },
  'crankcase-breather-failed': {
    name: 'Failed crankcase breather (PCV) valve',
    workshopName: 'PCV valve or oil separator stuck or diaphragm torn',
    summary:
      'The valve that draws vapours from the crankcase is stuck or its diaphragm has torn. It then sucks in false air and oil with a whistle or moan, or it blocks and pressure drives oil out of every seal.',
    prior: 2.4,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minMiles: 60_000, factor: 1.5, source: 'rubber diaphragm ages' },
      {
        makes: ['BMW', 'Volkswagen', 'Audi', 'Volvo', 'Chevrolet'],
        factor: 1.5,
        source: 'breather failures widely reported by owners',
      },
    ],
    symptoms: {
      'vacuum-hiss': 0.4,
      'check-engine-light': 0.4,
      'uses-oil': 0.35,
      'rough-idle': 0.35,
      'oil-leak': 0.25,
      'blue-smoke': 0.25,
      'engine-vibration': 0.17,
      'idle-surges': 0.12,
      'burning-oil-smell': 0.1,
      'white-smoke': 0.06,
      'coolant-in-oil': 0.04,
      'engine-whine': 0.1,
      'car-shakes': 0.1,
      'exhaust-smoke': 0.14,
    },
    conditions: { 'at-idle': 0.4, 'cold-weather': 0.15, 'sudden-onset': 0.2, 'short-trips': 0.4 },
    codes: { P0171: 0.4, P0174: 0.15, P0507: 0.15, P0300: 0.15, P052E: 0.08, P2187: 0.08 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Watch the oil level closely. A blocked breather blows out seals, and in hard frost it can freeze and push all the oil out.',
    },
    patterns: [
      'A squeal or howl that stops when the oil cap is loosened is a torn diaphragm.',
      'Short winter trips fill the breather with yellow sludge that freezes.',
    ],
    checks: [
      {
        title: 'Lift the oil filler cap at idle',
        steps: [
          'Let the warm engine idle. Loosen the filler cap and lift it a little, mind oil spray.',
          'Notice how hard it is held and whether a noise or the idle changes.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'The cap is sucked on hard, or the howl stops and the idle changes sharply',
            means: 'Too much vacuum in the crankcase: the valve is stuck open or torn.',
            effect: 'confirms',
          },
          {
            finding: 'Strong puffing pressure out of the filler',
            means: 'The breather is blocked, or the rings are worn.',
            effect: 'supports',
          },
          {
            finding: 'Light suction and little change',
            means: 'The breather works.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look for oil in the intake pipe',
        steps: [
          'Switch the engine off. Take the intake duct off at the throttle.',
          'Look for a pool of oil and follow the breather hose.',
        ],
        tool: 'Screwdriver, torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'Oil runs out of the breather port or the hose is full of sludge',
            means: 'The separator passes oil or is blocked.',
            effect: 'supports',
          },
          {
            finding: 'Only a thin film',
            means: 'A thin film is normal and shows that the separator holds the rest back.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the crankcase breather valve',
      overview:
        'On older engines the valve pulls out of the rocker cover and costs little. On many newer ones it is built into the rocker cover or a separator under the intake. Renew its hoses with it, because they break when touched.',
      minutes: [20, 240],
      tools: [
        'Socket and Torx set',
        'Picks for hose clips',
        'Torque wrench',
        'Rags',
        'New hoses and seals',
        'OBD-II reader',
      ],
      steps: [
        'Let the engine cool. Find out whether the valve is a separate part or comes with the rocker cover.',
        'Take off intake duct and cover. Release the breather hoses by squeezing their rings, and have new ones ready.',
        'Unscrew or unclip the valve. Some manufacturers sell only the diaphragm as a repair, held by a snap-on cap.',
        'Clean sludge from the passages with rags, and blow the hoses through. No passage may stay blocked, least of all the drain back to the sump.',
        'Fit the new valve with new seals and the arrow towards the intake. Tighten plastic parts by feel and to the stated torque.',
        'If sludge was heavy, change oil and filter.',
        'Start and hold a sheet of paper over the filler: it should be drawn down gently.',
        'Clear codes and check the oil level after 500 miles.',
      ],
      safety: [
        'Hot oil sprays from an open filler. Open it slowly and only a little.',
        'Do not smoke near crankcase vapours. They burn.',
      ],
      stopIf:
        'Stop if strong pressure stays with a new valve: the rings must be tested for blow-by.',
    },
    parts: [
      { name: 'PCV valve, separator or rocker cover with valve', usd: [15, 350] },
      { name: 'Breather hoses', usd: [15, 80] },
    ],
    labourHours: [0.3, 3],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

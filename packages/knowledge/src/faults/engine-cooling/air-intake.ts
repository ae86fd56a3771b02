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
        'The car is safe to drive; it is only down on power and thirsty. Change the filter soon, and leave more room when overtaking.',
    },
    patterns: [
      'Dirt roads fill a filter in a fraction of the normal interval.',
      'Power falls off slowly, so that owners notice it only against another car.',
    ],
    shown: {
      summary:
        'The filter is packed with dust, leaves or a rodent’s nest, or has been soaked. The engine cannot get enough air, so it lacks power at higher revs and uses more fuel.',
      patterns: [
        'Driving on dirt roads fills a filter in a fraction of the normal interval.',
        'The power falls off so slowly that owners notice it only when they drive another car.',
      ],
    },
    checks: [
      {
        title: 'Take out the air filter and look',
        steps: [
          'Switch the engine off. Open the clips or screws of the filter box and lift out the filter, noting which way up it was fitted.',
          'Hold the filter up to a bright light and look through the folds.',
          'Look inside the box and the intake snorkel for leaves or a nest.',
        ],
        tool: 'Torch and screwdriver',
        minutes: 10,
        outcomes: [
          {
            finding: 'No light comes through, it is soaked, or there is a nest inside',
            means: 'The filter is choking the engine. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'It is dusty, but light shines through most folds',
            means: 'The filter is part-worn but does not explain a marked loss of power.',
            effect: 'weakens',
          },
          {
            finding: 'The filter is clean and dry and the snorkel is clear',
            means: 'The filter is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Drive once with a new filter',
        steps: [
          'Fit a new filter of the right size. Never drive without one.',
          'Drive up a hill that you know, in the same gear and at the same speed as before.',
        ],
        tool: 'None',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The car is clearly stronger',
            means: 'The old filter was the fault.',
            effect: 'confirms',
          },
          {
            finding: 'The new filter makes no difference',
            means:
              'The filter is not the cause. Look for low boost pressure, a fuel supply fault or a blocked exhaust.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the engine air filter',
      overview:
        'This is a ten-minute job on most cars. The usual mistake is a filter or lid that does not sit in its groove, which lets dust straight into the cylinders.',
      minutes: [10, 30],
      tools: ['Screwdriver or small socket', 'Vacuum cleaner', 'Cloth'],
      steps: [
        'Work with the engine off and cool. Unplug the air flow sensor if its cable stops the lid from opening.',
        'Open the clips or screws and lift the lid just far enough to reach the filter. Do not strain the hoses that stay connected.',
        'Take the filter out slowly so that no dirt falls into the clean side of the box.',
        'Vacuum the box and wipe the clean side with a damp cloth. Clear the snorkel and the drain hole at the bottom of the box.',
        'Compare the old and new filter for size and for the shape of the rubber edge.',
        'Seat the new filter in its groove all the way round. Hook the lid into its hinges first and close it without force.',
        'Reconnect the sensor, start the engine and listen for whistling at the box. On a clear road, accelerate fully once: the lost power at high revs should be back.',
      ],
      safety: [
        'Never run the engine with the filter out: it can suck in dirt, cloths or small parts.',
        'Wear a dust mask when you clean out a mouse nest.',
      ],
      stopIf:
        'Stop if the filter was soaked with oil or the clean side is full of dust. The crankcase breather or the seal of the box must be checked first.',
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
        'The engine may stall at junctions, and a big leak weakens the brake servo. Drive gently and have it repaired within days.',
    },
    patterns: [
      'Worse cold, because gaskets shrink, and better once everything has expanded.',
      'At speed the engine draws so much air that the leak hardly counts, so it feels healthy there.',
    ],
    shown: {
      summary:
        'A hardened intake gasket or a cracked vacuum hose lets in air that has not been measured. The mixture becomes lean, most of all at idle, so the engine hunts, hisses and may stall.',
      patterns: [
        'It is worse when the engine is cold, because the gaskets have shrunk, and better once everything has expanded.',
        'At speed the engine draws so much air that the leak hardly matters, so it runs normally there.',
      ],
    },
    checks: [
      {
        title: 'Listen for the hiss of an air leak',
        steps: [
          'Tie your sleeves back and let the engine idle. Hold one end of a length of hose to your ear and move the other end slowly along the vacuum hoses and the edge of the manifold, keeping clear of belts and fans.',
          'Pinch each small hose shut for a second and listen for a change in the idle.',
        ],
        tool: 'Length of hose',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'It hisses at one spot, or pinching a hose cures the idle',
            means: 'The leak is there. Renew that hose or gasket.',
            effect: 'confirms',
          },
          {
            finding: 'There is no hiss and the idle does not change',
            means:
              'A small gasket leak can still go unnoticed. Check the fuel trims or have a smoke test done.',
            effect: 'neutral',
          },
          {
            finding: 'The hiss comes from the brake pedal',
            means: 'The brake servo or its hose is leaking rather than the intake.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Compare fuel trims at idle and at 2,500 rpm',
        steps: [
          'Warm the engine up. Read the short-term and long-term fuel trims at idle and add them together.',
          'Hold the engine at 2,500 rpm and read both trims again.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'They are above +12% at idle and near zero at 2,500 rpm',
            means: 'This is typical of a vacuum leak.',
            effect: 'supports',
          },
          {
            finding: 'They are near zero at both',
            means:
              'An engine with an air flow meter is then not drawing in unmetered air. One that measures manifold pressure instead may only idle too fast.',
            effect: 'weakens',
          },
          {
            finding: 'The trim rises with engine speed',
            means: 'Suspect the fuel supply or the air flow sensor rather than a leak.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have smoke put into the intake',
        steps: [
          'Have a workshop block the air intake and fill the manifold with test smoke at low pressure.',
          'Watch where the smoke comes out.',
        ],
        tool: 'Smoke machine',
        minutes: 30,
        outcomes: [
          {
            finding: 'Smoke comes out at a gasket, hose or shaft',
            means: 'That is the leak. Renew the part.',
            effect: 'confirms',
          },
          {
            finding: 'No smoke comes out anywhere',
            means: 'The intake is not leaking.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Seal an intake vacuum leak',
      overview: 'Find the leak for certain first, then renew the hose or gasket.',
      minutes: [30, 240],
      tools: [
        'Smoke tester and clean rags',
        'Socket set and torque wrench',
        'Plastic scraper and straight edge',
        'OBD-II reader',
      ],
      steps: [
        'Let the engine cool. Check the cheap places first: the hose to the brake servo, the purge valve, the breather and the caps on unused ports. Then fill the intake with smoke and mark where it comes out.',
        'Replace a hardened hose with vacuum hose of the same bore that resists fuel vapour and oil. Cut it slightly longer so that it does not kink.',
        'If the manifold gasket leaks and the fuel rail is in the way, pull the fuel pump fuse and run the engine until it dies. Leave the high-pressure pipes of direct-injection and diesel engines closed. Then disconnect the battery and label every plug.',
        'Undo the manifold bolts from the outside to the middle and lift the manifold off. Cover the intake ports with clean rags and count them.',
        'Clean the gasket faces with a plastic scraper only. Lay a straight edge across a plastic manifold: a warped one will leak again.',
        'Fit the new gaskets dry unless the manual says otherwise. Tighten the bolts from the middle outwards in two stages to the torque in the vehicle manual.',
        'Remove the rags and count them again. Refit the hoses, plugs and pump fuse, reconnect the battery, switch the ignition on and look for fuel leaks. Then start the engine and listen for a hiss. The brake pedal should sink a little as the engine starts.',
        'Clear the codes and let the engine idle for ten minutes to relearn. The fuel trims should settle within 5% of zero.',
      ],
      safety: [
        'Do not spray brake cleaner or propane on a hot engine to find leaks: it can catch fire. Smoke is the safe way.',
        'Relieve the fuel pressure before you open a fuel line, and keep flames and sparks away.',
      ],
      stopIf:
        'Stop if the brake pedal is hard. The vacuum supply of the servo is leaking, and the car must not be driven.',
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
        'The engine may hesitate just as you pull out, and unfiltered air wears it. Tape the duct for the trip home and replace it.',
    },
    patterns: [
      'Often appears days after an air filter change, because the duct was bent or its clamp left loose.',
      'Bad engine mounts tear new ducts.',
    ],
    shown: {
      workshopName: 'Intake duct torn between air flow meter and throttle',
      summary:
        'The ribbed rubber duct between the air filter and the throttle has torn or slipped off. When the engine rocks under load the tear opens, unmetered air rushes in, and the engine stumbles or dies.',
      patterns: [
        'It often appears days after an air filter change, because the duct was bent or its clamp was left loose.',
        'Worn engine mounts can tear even a new duct.',
      ],
    },
    checks: [
      {
        title: 'Bend open the folds of the intake duct',
        steps: [
          'Switch the engine off. Follow the duct from the air flow meter to the throttle.',
          'Squeeze and bend each fold, on the underside too, and check that both clamps are tight.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'A crack opens, or one end has come off its stub',
            means: 'Unmetered air is entering there. Replace or refit the duct.',
            effect: 'confirms',
          },
          {
            finding: 'The rubber is intact and both clamps are tight',
            means: 'The duct is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Load the engine and watch for a stumble',
        steps: [
          'Skip this check if the car has a manual gearbox. Otherwise stop on level ground with the parking brake firmly on and your foot on the brake. Keep people clear of the car.',
          'With the engine idling, select Drive and then Reverse.',
          'Notice in which position the engine stumbles.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The engine stumbles in only one of the two gears',
            means: 'The movement of the engine is opening a tear or pulling at the wiring loom.',
            effect: 'supports',
          },
          {
            finding: 'It behaves the same in both',
            means: 'Engine movement plays no part.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the air intake duct',
      overview:
        'The duct is held by two clamps and joined by one or two small hoses. Warm the rubber to make it supple, and make sure that both ends sit fully over their beads.',
      minutes: [20, 60],
      tools: ['Screwdriver or 7 mm and 8 mm sockets', 'Torch', 'Soapy water', 'OBD-II reader'],
      steps: [
        'Work with the engine off and cool. Unplug the air flow meter and pull the breather hose off the duct.',
        'Loosen both clamps fully. Work the duct off by twisting it; do not lever against the plastic throttle body or meter.',
        'Look into the throttle with a torch and wipe away any oil. Let nothing fall in.',
        'Check the breather hose and its stubs too: they tend to crack at about the same age.',
        'Wipe a trace of soapy water inside the ends of the new duct. Push it over the beads and turn it until the alignment marks meet.',
        'Set the clamps behind the beads and tighten them until the rubber just begins to bulge. Refit the breather hose and the plug.',
        'Check the engine mounts: an engine that rocks too far will tear the new duct as well.',
        'Start the engine, clear the codes and drive. The fuel trims should settle near zero.',
      ],
      safety: [
        'Keep your fingers out of an electronic throttle while the ignition is on: it shuts with force.',
        'Work on a cool engine with the ignition off.',
      ],
      stopIf:
        'Stop if the duct is intact but the engine rocks hard as you pull away: have the mounts checked.',
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
        'The engine may stall as you roll up to a junction, and the steering and brakes then become heavy for a moment. Clean the throttle soon.',
    },
    patterns: [
      'After a battery change the idle is worse, because the ECU forgot how far it had learned to open a dirty plate.',
      'A sticky feel at the first touch of the pedal is the plate gummed to its bore. It needs a push to break free, and the car then jumps.',
    ],
    shown: {
      summary:
        'A ring of carbon and oil film round the throttle plate blocks the thin gap through which the engine breathes at idle. The idle drops or hunts, or the engine dies as you come to a stop.',
      patterns: [
        'After a battery change the idle is worse, because the control unit has forgotten how far it had learned to open the dirty plate.',
        'If the pedal sticks at the first touch, the plate is gummed to its bore. It needs a push to break free, and the car then jumps forward.',
      ],
    },
    checks: [
      {
        title: 'Look at the throttle plate',
        steps: [
          'Switch the ignition off and let the engine cool. Take the intake duct off the throttle body.',
          'Shine a torch on the rim of the plate and the bore behind it. Refit the duct.',
        ],
        tool: 'Torch and screwdriver',
        minutes: 15,
        outcomes: [
          {
            finding: 'There is a black ring or a sticky film at the edge',
            means: 'The air supply at idle is restricted. Clean the throttle body.',
            effect: 'confirms',
          },
          {
            finding: 'The metal is clean',
            means:
              'Dirt is not the reason for the poor idle. Look for a vacuum leak or a sensor fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Load the engine at idle with the air conditioning',
        steps: [
          'Warm the engine up and leave the car in Park or neutral with the parking brake on. Switch on the air conditioning, the headlights and the heated rear window.',
          'Turn the steering wheel a little and watch the revs.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'The revs drop far and recover slowly, or the engine dies',
            means: 'The idle control is at the end of its range, as with a dirty throttle.',
            effect: 'supports',
          },
          {
            finding: 'The idle stays steady',
            means: 'The engine gets enough air at idle, so a dirty throttle is unlikely.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean the throttle body',
      overview: 'Cleaning takes about half an hour and one can of cleaner.',
      minutes: [30, 60],
      tools: [
        'Lint-free cloths and a soft toothbrush',
        'Screwdriver or socket',
        'Torch',
        'OBD-II scan tool with idle relearn',
      ],
      steps: [
        'Switch the ignition off, take the key away from the car and let the engine cool. On an electronic throttle, unplug the connector.',
        'Remove the intake duct. If the dirt is heavy, unbolt the throttle body and fit a new gasket when it goes back.',
        'Spray the cloth, not the throttle, and wipe the bore and the plate. Loosen the ring of carbon with the toothbrush.',
        'Open a cable-operated throttle by its quadrant. Move an electronic plate only with light finger pressure and only if the manufacturer allows it: its gears break when they are forced.',
        'Wipe the back of the plate and let everything dry. Refit the throttle body, the duct, the clamps and the plug.',
        'Switch the ignition on for a minute without starting, then start the engine. It may run fast or rough at first.',
        'Carry out the idle relearn given in the vehicle manual, or use a scan tool, then check the idle with the air conditioning on and off. On a test drive, come to a stop ten times: the engine must not falter or die, and no throttle code may be stored.',
      ],
      safety: [
        'An electronic throttle can snap shut on your fingers: unplug it first.',
        'The cleaner is highly flammable. Keep flames and hot exhaust parts away and ventilate the workplace well.',
      ],
      stopIf:
        'Stop if the idle stays above 1,500 rpm after the relearn or a throttle code appears: the actuator then needs a workshop.',
    },
    parts: [{ name: 'Throttle body cleaner and gasket', usd: [10, 30] }],
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
        'Drive gently to the workshop. If a loud clatter starts, switch the engine off at once: a loose flap can be drawn into the engine.',
    },
    patterns: [
      'A cheap plastic arm on the outside of the manifold pops off or wears oval.',
      'Clicking or rattling at the manifold comes from worn flap shafts.',
    ],
    shown: {
      summary:
        'Flaps inside the intake manifold swirl the air at low revs. Carbon jams them, their linkage wears or the motor fails, which costs power and brings the engine light on. In the worst case a piece breaks off and falls into the engine.',
      patterns: [
        'A cheap plastic arm on the outside of the manifold pops off, or its hole wears oval.',
        'Clicking or rattling at the manifold comes from worn flap shafts.',
      ],
    },
    checks: [
      {
        title: 'Watch the flap linkage while starting',
        steps: [
          'With the engine off, find the actuator and its rod on the manifold. Check by hand that the rod is attached at both ends.',
          'Stand clear of moving parts and have a helper start the engine while you watch the rod.',
          'Ask the helper to raise the revs once to about 3,000 rpm.',
        ],
        tool: 'Torch and helper',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'The rod hangs loose, or the actuator moves but the flaps do not',
            means: 'The linkage has failed. Fit a repair arm or a new manifold.',
            effect: 'confirms',
          },
          {
            finding: 'The rod moves smoothly from stop to stop',
            means: 'The outside mechanism works.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the intake runner flap codes',
        steps: [
          'With the engine warm, read the codes.',
          'Note whether each code reports a flap stuck open, a flap stuck closed or a position sensor fault, and for which bank.',
        ],
        tool: 'OBD-II reader',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'A code from P2004 to P2022 is stored',
            means: 'The control unit sees that the flaps are not where they should be.',
            effect: 'supports',
          },
          {
            finding: 'There is no runner flap code',
            means: 'The flaps follow their commands, so they are unlikely to be the cause.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair or replace the intake runner flap mechanism',
      overview:
        'A broken outside linkage can often be repaired with a new arm. Worn shafts inside call for a new manifold. Never drive on with a flap that has lost a screw or a piece.',
      minutes: [60, 360],
      tools: [
        'Socket set',
        'Torque wrench',
        'Vacuum hand pump',
        'Carbon cleaner and brushes',
        'Clean rags',
        'Scan tool with actuator adaptation',
      ],
      steps: [
        'If the fuel rail of a petrol engine has to come off, pull the fuel pump fuse and run the engine until it dies. Disconnect the battery. Test the vacuum actuator with the hand pump: it must move through its full stroke and hold. Test the hose and the solenoid valve too.',
        'If only the arm or its stop is worn, fit a repair arm, which is available for many manifolds. Check that the flaps reach both end positions.',
        'Otherwise label and remove the hoses, the plugs and the fuel rail as the manual shows. Cover the intake ports as soon as the manifold is off.',
        'Turn each flap by hand. Count the flaps and their screws. If anything is missing, look for it in the ports before the engine is turned.',
        'Clean the carbon from the manifold and the ports, or fit the new manifold with its actuator.',
        'Remove the rags from the ports and count them. Fit new gaskets and tighten the bolts from the middle outwards to the torque in the vehicle manual.',
        'Refit everything and the fuse, and reconnect the battery. Clear the codes and run the actuator adaptation with the scan tool.',
        'Drive through the whole rev range and read the codes again.',
      ],
      safety: [
        'Relieve the fuel pressure and catch the fuel before you lift a rail. On diesel and direct-injection engines, leave the high-pressure lines to a workshop: the jet goes through skin.',
        'Keep the ports covered at all times.',
      ],
      stopIf:
        'Stop if a flap or screw is missing: have the cylinder inspected with a camera before the engine is turned.',
    },
    parts: [
      { name: 'Linkage repair kit or actuator', usd: [20, 180] },
      { name: 'Intake manifold with flaps and gaskets', usd: [180, 700], ifNeeded: true },
    ],
    labourHours: [1, 5],
    diy: 'hard',
  },
  'intake-valves-carboned': {
    name: 'Carbon on the inlet valves',
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
        'The car may be driven gently, but a continued misfire harms the catalytic converter. If the engine light flashes, ease off and stop as soon as it is safe.',
    },
    patterns: [
      'Misfires on several cylinders for the first minute after a cold start, then smooths out.',
      'Coils and plugs have been changed without cure.',
    ],
    shown: {
      summary:
        'In a direct-injection engine no fuel washes the backs of the inlet valves, so oil mist bakes on to them. The deposits disturb the air flow, which makes the cold engine misfire and idle badly.',
      patterns: [
        'It misfires on several cylinders for the first minute after a cold start, then smooths out.',
        'New coils and plugs have not cured the misfire.',
      ],
    },
    checks: [
      {
        title: 'Note whether the misfire clears as the engine warms up',
        steps: [
          'Leave the car overnight. Start the engine and let it idle for two minutes.',
          'Read the misfire counters now, and read them again after a 20-minute drive.',
        ],
        tool: 'OBD-II reader',
        minutes: 30,
        days: 1,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Several cylinders misfire when cold and none when warm',
            means: 'This is typical of deposits: the dry carbon soaks up fuel until it is warm.',
            effect: 'supports',
          },
          {
            finding: 'One cylinder misfires both cold and warm',
            means: 'Check the coil, spark plug and injector of that cylinder instead.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at the valves with a camera',
        steps: [
          'Have the throttle body or the manifold taken off for this.',
          'Put a borescope into each port and look at the backs of the valves.',
        ],
        tool: 'Borescope',
        minutes: 60,
        outcomes: [
          {
            finding: 'There is a thick black crust on the stem and back of the valves',
            means: 'The valves need cleaning.',
            effect: 'confirms',
          },
          {
            finding: 'There is only a thin dry film',
            means: 'Deposits are not the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean carbon from the inlet valves',
      overview:
        'Fuel additives never reach these valves: they are blasted with crushed walnut shell, or soaked and brushed, with the manifold off and each pair shut in turn.',
      minutes: [240, 480],
      tools: [
        'Walnut blasting kit with vacuum adapter, or brushes and carbon solvent',
        'Socket set',
        'Borescope',
        'Wet and dry vacuum',
        'Torque wrench',
        'OBD-II reader',
        'Goggles, gloves and dust mask',
      ],
      steps: [
        'Disconnect the battery and take off the intake manifold. Leave the high-pressure fuel pipes closed, or release their pressure first as the manual says. Cover all the ports.',
        'Turn the crankshaft by hand in its normal direction until the inlet valves of the first port are fully shut. Confirm it with the borescope, or pour in a little solvent: it must not drain past the valve.',
        'Seal the adapter to that port, connect the vacuum cleaner and blast in short bursts until bare metal shows.',
        'Without a blaster, soak the deposits with carbon solvent for half an hour, brush them, suck everything out and repeat.',
        'Vacuum the port and inspect it with the camera. No shell may remain.',
        'Turn the engine until the next pair of valves is shut and repeat until all of them are clean.',
        'Clean the manifold and the breather outlet. Fit new gaskets and reassemble everything to the stated torques.',
        'If solvent was used, change the engine oil first. Reconnect the battery, start the engine and clear the codes. Let it idle from cold the next morning to make sure that the misfire has gone.',
      ],
      safety: [
        'The fuel rail of a direct-injection engine can hold more than 100 bar long after the engine is switched off: a jet from a loosened pipe goes through skin.',
        'Wear goggles, gloves and a dust mask. Anyone with a nut allergy must keep away from walnut blasting.',
        'Never blast into an open valve: grit in the cylinder destroys the engine.',
      ],
      stopIf: 'Stop if you cannot be sure that a valve is shut, or if something falls into a port.',
    },
    parts: [{ name: 'Intake gaskets, blasting medium or solvent, and oil', usd: [60, 190] }],
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
        'Watch the oil level closely. A blocked breather blows out seals, and in hard frost it can freeze so that the engine loses its oil.',
    },
    patterns: [
      'A squeal or howl that stops when the oil cap is loosened is a torn diaphragm.',
      'Short winter trips fill the breather with yellow sludge that freezes.',
    ],
    shown: {
      summary:
        'The valve that draws vapours from the crankcase is stuck, or its diaphragm has torn. It then sucks in unmetered air and oil with a whistle or moan, or it blocks and the pressure drives oil out of every seal.',
      patterns: [
        'A squeal or howl that stops when the oil cap is loosened comes from a torn diaphragm.',
        'Short winter trips fill the breather with yellow sludge that freezes.',
      ],
    },
    checks: [
      {
        title: 'Lift the oil filler cap at idle',
        steps: [
          'Let the warm engine idle. Loosen the filler cap and lift it a little, keeping your face and hands away from oil spray.',
          'Notice how strongly the cap is held, and whether the noise or the idle changes.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'The cap is sucked on hard, or the howl stops and the idle changes',
            means:
              'There is too much vacuum in the crankcase: the valve is stuck open or its diaphragm is torn.',
            effect: 'confirms',
          },
          {
            finding: 'Strong pressure puffs out of the filler',
            means: 'The breather is blocked or the piston rings are worn.',
            effect: 'supports',
          },
          {
            finding: 'There is light suction and little change',
            means: 'The breather is working.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look for oil in the intake pipe',
        steps: [
          'Switch the engine off and let it cool. Take the intake duct off at the throttle.',
          'Look for a pool of oil in the duct, then look inside the breather hose. Refit both.',
        ],
        tool: 'Screwdriver and torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'Oil runs out of the breather port, or the hose is full of sludge',
            means: 'The oil separator lets oil through or is blocked.',
            effect: 'supports',
          },
          {
            finding: 'There is only a thin film of oil',
            means: 'A thin film is normal: the separator is holding the rest back.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the crankcase breather valve',
      overview:
        'On older engines the valve pulls out of the rocker cover and costs little. On many newer ones it is built into the rocker cover or into a separator under the intake. Renew its hoses at the same time, because old ones break when they are moved.',
      minutes: [20, 240],
      tools: [
        'Socket and Torx set',
        'Picks for hose clips',
        'Torque wrench',
        'Rags',
        'OBD-II reader',
      ],
      steps: [
        'Let the engine cool. Find out whether the valve is a separate part or comes with the rocker cover.',
        'Take off the intake duct and the engine cover. Release the breather hoses by squeezing their locking rings; have new hoses ready in case they break.',
        'Unscrew or unclip the valve. For some engines the diaphragm is sold separately and is held by a snap-on cap.',
        'Clean the sludge out of the passages with rags and blow the hoses through. Make sure that the drain back to the sump is clear.',
        'Fit the new valve with new seals and with its arrow towards the intake. Tighten it to the stated torque, because plastic parts crack easily. Refit the hoses, the duct and the cover.',
        'If there was a lot of sludge, have the oil and the filter changed.',
        'With the engine just started and still cool, lift the filler cap slowly and lay a stiff card on the opening: it should be drawn down gently. Keep your face away. Refit the cap.',
        'Clear the codes, and check the oil level again after 500 miles.',
      ],
      safety: [
        'Hot oil sprays out of an open filler. Open the cap slowly and only a little.',
        'Do not smoke or have flames near crankcase vapours: they burn.',
      ],
      stopIf:
        'Stop if there is still strong pressure with a new valve: the engine must be tested for blow-by past the rings.',
    },
    parts: [
      { name: 'PCV valve, separator or rocker cover, and seals', usd: [18, 358] },
      { name: 'Breather hoses', usd: [15, 80] },
    ],
    labourHours: [0.3, 3],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

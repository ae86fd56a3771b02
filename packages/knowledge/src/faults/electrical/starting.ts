import { WITH_ENGINE, WITH_STARTER } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** From the ignition switch to the ring gear. */
export const startingFaults = {
  'starter-motor-worn': {
    name: 'Worn starter motor',
    workshopName: 'Starter motor brushes or solenoid contacts worn',
    summary:
      'The brushes or the copper contacts in the solenoid have worn away. The solenoid clicks but the motor gets no current, or it turns only on some attempts, although the battery is full and the lights stay bright.',
    prior: 9,
    fits: { fuels: WITH_STARTER },
    shifts: [
      { minMiles: 90_000, factor: 1.7, source: 'wear part' },
      { maxAgeYears: 3, factor: 0.4, source: 'wear part' },
    ],
    symptoms: {
      'click-no-start': 0.55,
      'no-crank': 0.5,
      'slow-crank': 0.2,
      'starter-grind': 0.12,
      'hard-start-hot': 0.1,
      'electrical-smell': 0.05,
      'starter-stays-on': 0.03,
      'needs-jump-start': 0.06,
      'bump-start-works': 0.22,
      'battery-good': 0.2,
      'wont-start': 0.36,
    },
    against: ['battery-drains', 'battery-light', 'dim-flicker', 'immobiliser', 'cranks-no-start'],
    conditions: { intermittent: 0.5, 'warm-engine': 0.3, 'starting-up': 0.8 },
    codes: { P0615: 0.02 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Driving is safe, but you may be stranded at any stop. Park where the car can be towed or, with a manual gearbox, rolled.',
    },
    patterns: [
      'Needs three or four turns of the key, each with one loud click, and then starts as if nothing had been wrong.',
      'Fails hot and works cold as tired windings swell.',
      'A tap on the starter body brings it back a few times.',
    ],
    shown: {
      patterns: [
        'The engine needs three or four turns of the key, each with one loud click, and then starts as if nothing had been wrong.',
        'The starter fails when hot and works when cold, because tired windings swell.',
        'A tap on the starter body brings it back a few times.',
      ],
    },
    checks: [
      {
        title: 'Watch the headlights while you try to start',
        steps: [
          'Park facing a wall, with the selector in Park or neutral and the parking brake on. Switch on dipped beam.',
          'Turn the key to start and watch the light on the wall.',
        ],
        tool: 'None',
        minutes: 3,
        needs: 'running',
        outcomes: [
          {
            finding: 'The lights stay bright and there is one click, but no cranking',
            means:
              'There is power, but the starter does not use it: suspect its contacts or brushes.',
            effect: 'supports',
          },
          {
            finding: 'The lights fade away to nothing',
            means: 'Check the battery and its connections first.',
            effect: 'weakens',
          },
          {
            finding: 'The lights stay bright and there is no click at all',
            means:
              'The command may not reach the solenoid: look at the relay, the switch and the immobiliser.',
            effect: 'neutral',
          },
        ],
      },
      {
        title: 'Measure at the starter while cranking',
        steps: [
          'Select neutral or Park and apply the parking brake. Nobody may be under the car while the key is turned. Take the battery’s negative clamp off while you clip the meter to the thick stud and the body of the starter, then put it back.',
          'Let a helper turn the key and read the meter. Then measure the small solenoid terminal in the same way.',
        ],
        tool: 'Multimeter',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'Both read over 11 V, and the motor does not turn',
            means:
              'The starter gets current and command and still does not turn: its contacts or brushes are worn.',
            effect: 'confirms',
          },
          {
            finding: 'There is no voltage at the small terminal',
            means:
              'The fault is in the relay, switch, immobiliser or wiring. If only the thick stud reads low, look at the battery and its cables.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the starter motor',
      overview:
        'Most starters are held by two or three bolts at the gearbox bell housing, and some sit beneath the inlet manifold.',
      minutes: [90, 300],
      tools: [
        'Jack, chocks and axle stands',
        'Sockets with long extensions and universal joint',
        'Torque wrench',
        'Wire brush',
        'Multimeter',
      ],
      steps: [
        'Prove the fault by measurement first: many starters are replaced because of a loose clamp.',
        'Disconnect the negative battery clamp.',
        'If the starter is reached from below, chock the wheels, raise the car and put it on axle stands. Remove the undertray and the heat shield.',
        'Unbolt the thick cable and pull off the small plug. Note which eyelet was on which stud.',
        'Support the starter and take out its bolts. Note where each belongs, because they may differ in length and one may hold an earth strap.',
        'Turn the engine by hand with a spanner on the crankshaft bolt, and look at every tooth of the ring gear through the opening.',
        'Compare the old and the new starter: the nose, the number of teeth and the positions of the studs must match. Clean the mounting face, because the motor is earthed through it.',
        'Fit the starter and tighten its bolts to the torque in the vehicle manual. Connect the cables and put the rubber boot over the live stud.',
        'Reconnect the battery. Refit the shield and undertray and lower the car. Start the engine ten times and check by ear that the starter engages and releases cleanly.',
      ],
      safety: [
        'Disconnect the battery before you touch the starter: a short circuit through its main cable can weld a spanner to the car.',
        'Always use axle stands. Never crawl under a car on its jack.',
        'Exhaust parts next to the starter can burn you for an hour after a drive.',
      ],
      stopIf:
        'Stop if bolts shear in the bell housing or the ring gear has missing teeth: the gearbox may have to come out.',
    },
    parts: [{ name: 'Starter motor, remanufactured or new', usd: [120, 600] }],
    labourHours: [1, 3.5],
    diy: 'moderate',
  },
  'starter-drive-worn': {
    name: 'Worn starter drive or ring gear',
    workshopName: 'Starter pinion one-way clutch slipping or ring gear teeth damaged',
    summary:
      'The pinion that the starter throws into the flywheel slips, hangs or meets worn teeth. The motor spins with a whirr or a harsh grind instead of turning the engine.',
    prior: 0.81,
    fits: { fuels: WITH_STARTER },
    shifts: [{ minMiles: 110_000, factor: 1.6, source: 'wear part' }],
    symptoms: {
      'starter-grind': 0.8,
      'starter-stays-on': 0.15,
      'no-crank': 0.12,
      'click-no-start': 0.08,
      'hard-start-cold': 0.08,
      'startup-rattle': 0.06,
      'bump-start-works': 0.1,
      'battery-good': 0.1,
      'wont-start': 0.21,
    },
    against: ['slow-crank', 'needs-jump-start', 'dim-flicker'],
    conditions: { 'starting-up': 0.9, intermittent: 0.45, 'cold-weather': 0.2 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car drives normally once it is running, but every grinding start removes metal from the ring gear, which is far more expensive than the starter.',
    },
    patterns: [
      'Whirrs freely, then catches on the second try.',
      'Grinds only when the engine happens to stop at one spot: a worn patch on the ring gear.',
      'Grinds for a second after the engine fires when the drive is slow to let go.',
    ],
    shown: {
      summary:
        'The pinion that the starter pushes into the flywheel slips, sticks or meets worn teeth. The motor spins with a whirr or a harsh grind instead of turning the engine.',
      patterns: [
        'The starter whirrs freely, then catches at the second attempt.',
        'It grinds only when the engine happens to stop in one position: there is a worn patch on the ring gear.',
        'If the drive is slow to release, it grinds for a second after the engine has fired.',
      ],
    },
    checks: [
      {
        title: 'Find out whether the starter spins or grinds',
        steps: [
          'Have a helper start the engine ten times while you listen beside the front wing, clear of the wheels.',
          'Note whether the starter spins freely, grinds as it engages, or grinds after the engine has fired.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'The starter whirrs and the engine does not turn, or it grinds in some starts',
            means: 'The pinion, its one-way clutch or the ring gear is worn.',
            effect: 'supports',
          },
          {
            finding: 'The engine turns slowly and without odd noise',
            means: 'The drive engages; look at the battery and the cables.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Inspect pinion and ring gear',
        steps: [
          'Disconnect the battery and remove the starter. If you work from below, put the car on axle stands.',
          'Turn the pinion by hand: it must turn freely in one direction and lock in the other.',
          'Turn the engine through two turns by the crankshaft bolt, and look at the ring gear with a mirror or a borescope.',
        ],
        tool: 'Sockets, axle stands, torch and mirror',
        minutes: 90,
        outcomes: [
          {
            finding:
              'The pinion slips both ways or its teeth are chewed, and the ring gear is good',
            means: 'The drive is worn and the ring gear is not: a new starter cures it.',
            effect: 'confirms',
          },
          {
            finding: 'Ring gear teeth are missing or worn to points',
            means: 'The ring gear or flywheel must be changed as well.',
            effect: 'confirms',
          },
          {
            finding: 'Both are clean and sharp',
            means: 'The drive is good: refit the starter and tighten its mounting bolts.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Cure a grinding starter: drive, shims and ring gear',
      overview:
        'First find out which half is worn. Never fit a new starter to bad teeth, because they ruin the new pinion within weeks.',
      minutes: [120, 420],
      tools: [
        'Jack, axle stands and chocks',
        'Socket set with long extensions',
        'Inspection mirror or borescope',
        'Torque wrench',
        'Feeler wire or paper clip for shimming',
        'Chalk',
      ],
      steps: [
        'Disconnect the negative battery clamp, chock the wheels, raise the car and put it on axle stands.',
        'Check that the starter bolts are tight before you remove anything: a starter that sits crooked grinds too.',
        'Remove the starter as for a replacement, and put any shims aside in order.',
        'Test the one-way clutch by hand and slide the pinion along its shaft. Its spring must return it without sticking.',
        'Inspect the entire ring gear while you turn the crankshaft in its normal direction. Mark worn places with chalk.',
        'If the ring gear is worn, let a workshop remove the gearbox and fit a ring gear or flywheel. On a manual car have the clutch done at the same time.',
        'On engines with shims, set the clearance between pinion and ring gear as the manual states. Too little makes it whine, too much makes it grind.',
        'Fit the new starter on a clean face, tighten its bolts to the torque in the vehicle manual, reconnect the battery and lower the car.',
        'Start and stop the engine ten times, cold and hot. The engine comes to rest in the same few positions, so ten starts will show a bad place on the ring gear.',
      ],
      safety: [
        'Disconnect the battery before any work at the starter: its cable is live and has no fuse.',
        'Do not put your fingers into the opening while anyone turns the engine.',
      ],
      stopIf: 'Stop if the ring gear has missing teeth: the gearbox has to come out.',
    },
    parts: [
      { name: 'Starter motor', usd: [120, 600] },
      { name: 'Ring gear or flywheel', usd: [60, 400], ifNeeded: true },
    ],
    labourHours: [1, 7],
    diy: 'hard',
  },
  'starter-relay-circuit-open': {
    name: 'Failed starter relay or control wire',
    workshopName: 'Starter control circuit open (relay, fuse or trigger wire)',
    summary:
      'The command from the key never reaches the starter: a relay with burnt contacts, a blown fuse or a corroded trigger wire breaks it. The dash is bright and normal, and there is no click from the starter.',
    prior: 1.3,
    fits: { fuels: WITH_STARTER },
    symptoms: {
      'no-crank': 0.75,
      'click-no-start': 0.15,
      'starter-stays-on': 0.1,
      'fuse-blows': 0.06,
      'check-engine-light': 0.08,
      'wiring-damage-seen': 0.05,
      'bump-start-works': 0.22,
      'battery-good': 0.25,
      'wont-start': 0.36,
    },
    against: ['slow-crank', 'needs-jump-start', 'battery-drains', 'immobiliser', 'dim-flicker'],
    conditions: { intermittent: 0.5, 'sudden-onset': 0.4, 'starting-up': 0.8 },
    codes: { P0615: 0.35, P0616: 0.25, P0617: 0.15 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car drives normally once it starts, but it may leave you stranded. A relay that sticks closed can wreck the starter, so do not put the repair off.',
    },
    patterns: [
      'Silence on some mornings and normal on others, with no pattern of weather or charge.',
      'A welded relay keeps the starter running after the key is released.',
    ],
    shown: {
      summary:
        'The command from the key never reaches the starter: a relay with burnt contacts, a blown fuse or a corroded trigger wire interrupts it. The dashboard is bright and normal, and there is no click from the starter.',
      patterns: [
        'It is silent on some mornings and normal on others, whatever the weather or the state of charge.',
        'A welded relay makes the starter run on after the key is released.',
      ],
    },
    checks: [
      {
        title: 'Swap the starter relay with an identical one',
        steps: [
          'Find the starter relay with the diagram on the fuse-box lid. Find another relay with the same number printed on it, such as that of the horn.',
          'With the ignition off, exchange the two. Then try to start the engine, and try the horn.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'The car starts and the horn is now dead',
            means: 'The old relay is faulty: fit a new one of the same number.',
            effect: 'confirms',
          },
          {
            finding: 'It makes no difference',
            means: 'The relay is good; test the feed of its coil and the trigger wire.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look for the start signal at the solenoid',
        steps: [
          'With the battery disconnected, connect a test light to the small wire at the starter and lay it where you can see it from above. Reconnect the battery. Nobody may lie under the car during the next step.',
          'With the gearbox in neutral or Park and the parking brake on, have a helper hold the key in the start position.',
        ],
        tool: 'Test light or multimeter',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'There is no voltage on the small wire',
            means: 'The control circuit is interrupted between the switch and the starter.',
            effect: 'supports',
          },
          {
            finding: 'There is full voltage on the small wire but no click',
            means: 'The control circuit works: the solenoid of the starter is faulty.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Trace and repair the starter control circuit',
      overview:
        'The circuit is a chain: switch, interlock, relay, wire and solenoid. Testing in the middle, at the relay socket, shows within two minutes in which half the fault lies.',
      minutes: [30, 150],
      tools: [
        'Multimeter or test light',
        'Fused jumper wire',
        'Wiring diagram of the car',
        'Crimp tool and heat-shrink splices',
        'Wheel chock',
      ],
      steps: [
        'Put the gearbox in neutral or Park, apply the parking brake and chock a wheel, because the engine may crank without warning.',
        'Check the starter fuse with the meter, not by eye, and replace a blown one once.',
        'Pull the relay and measure at its socket. One pin must always have battery voltage. The coil pin must get voltage or earth while the key is held at start.',
        'If the feed and the coil signal are both there, bridge the feed to the output with a fused jumper wire for one second. If the engine cranks, the relay is bad; if not, the wire to the starter is broken.',
        'If the coil signal is missing, go back to the interlock switch, the immobiliser and the engine control unit, and read the codes P0615 to P0617.',
        'If the trigger wire is corroded at the starter plug, disconnect the battery and cut the wire back to bright copper. Join a new piece with sealed crimps, away from the exhaust, and reconnect the battery.',
        'Fit a new relay of the same number. If the plastic of its socket has turned brown, clean or tighten the contacts.',
        'Start the engine ten times cold and ten times hot, and check that the starter releases each time.',
      ],
      safety: [
        'Bridging the relay cranks the engine at once: select neutral, apply the parking brake, and let nobody near the belts or wheels.',
        'Disconnect the battery before you touch wires at the starter itself.',
      ],
      stopIf:
        'Stop if the engine control unit withholds the signal. The reason, such as the immobiliser or the gear position, has to be found with a diagnostic tool.',
    },
    parts: [
      { name: 'Starter relay', usd: [8, 40] },
      { name: 'Plug or wire repair', usd: [5, 40], ifNeeded: true },
    ],
    labourHours: [0.4, 2],
    diy: 'moderate',
  },
  'clutch-interlock-switch-failed': {
    name: 'Failed clutch-pedal start switch',
    workshopName: 'Clutch pedal position switch: start enable not seen',
    summary:
      'A car with a clutch pedal only cranks when it sees the pedal pressed. If the little switch fails or its plastic stop crumbles, the car behaves as if your foot were elsewhere: it does not crank and asks for the clutch.',
    prior: 0.91,
    fits: { fuels: WITH_ENGINE, transmissions: ['manual'] },
    symptoms: {
      'no-crank': 0.75,
      'cruise-wont-set': 0.3,
      'stop-start-inactive': 0.3,
      'cruise-drops-out': 0.08,
      'high-idle': 0.06,
      'bump-start-works': 0.25,
      'battery-good': 0.1,
      'wont-start': 0.36,
    },
    against: ['click-no-start', 'slow-crank', 'needs-jump-start', 'immobiliser'],
    conditions: { intermittent: 0.5, 'starting-up': 0.85, 'clutch-pressed': 0.5 },
    codes: { P0704: 0.35, P0830: 0.3, P0833: 0.15, P0831: 0.1, P0832: 0.1, P0834: 0.1, P0835: 0.1 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'The car drives normally once it runs, but it may refuse to start at the next stop. A switch stuck closed lets it crank in gear, so always start with the clutch down and the lever in neutral.',
    },
    patterns: [
      'Starts if the clutch is stamped hard to the floor, or after pumping it.',
      'Bits of crumbled plastic or rubber lie on the driver floor mat.',
      'The dash keeps asking for the clutch though the foot is down.',
    ],
    shown: {
      workshopName: 'Clutch pedal position switch: start enable not detected',
      summary:
        'A car with a clutch pedal cranks only when it registers that the pedal is pressed. If the small switch fails or its plastic stop crumbles, the car does not notice your foot: it does not crank and asks for the clutch.',
      patterns: [
        'The engine starts if the clutch is stamped hard to the floor, or after pumping it.',
        'Bits of crumbled plastic or rubber lie on the driver’s floor mat.',
        'The display goes on asking for the clutch although the pedal is down.',
      ],
    },
    checks: [
      {
        title: 'Look for the broken clutch-pedal stop',
        steps: [
          'Search the carpet under the pedals for crumbs of plastic or rubber.',
          'Shine a torch up at the switch: its plunger must meet a stop on the arm of the clutch pedal. Make sure that no floor mat limits the travel.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'The rubber or plastic button is missing from its hole in the pedal arm',
            means:
              'The stop has crumbled, and the switch no longer registers the pedal: fit a new stop.',
            effect: 'confirms',
          },
          {
            finding: 'The stop is in place and the plunger moves',
            means: 'The mechanical parts are good. Test the switch electrically.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Watch the clutch switch in live data',
        steps: [
          'Switch the ignition on, connect an OBD reader and open the status of the clutch switch.',
          'Press and release the pedal slowly ten times, and watch the status.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The status does not change, or only with hard pressure',
            means: 'The switch or its adjustment is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'The status changes cleanly every time',
            means: 'The clutch switch works; look at the relay and the starter.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace and adjust the clutch-pedal start switch',
      overview:
        'The switch clips or twists into a bracket above the pedal. Some cars have two: one at the top of the travel for cruise control, and one near the floor for starting.',
      minutes: [20, 60],
      tools: ['Torch', 'Trim tool', 'Pliers and spanners', 'Multimeter', 'OBD-II reader'],
      steps: [
        'Switch off, apply the parking brake, put the lever in neutral and move the seat right back.',
        'Remove the panel under the dashboard. If a knee airbag is behind it, disconnect the battery, wait ten minutes and unplug it.',
        'Find the switch that the pedal presses near the floor. Unplug it and measure it: it must close and open cleanly as you move the plunger.',
        'Turn the switch by a quarter, or press its tabs, and draw it out. Look at the pedal stop at the same time.',
        'If the stop has crumbled, push a new one into the hole in the pedal arm.',
        'Fit the new switch. If it adjusts itself, pull out its plunger first and then move the pedal once through its whole travel. If it has a locknut, set it to switch near the floor.',
        'Plug the knee airbag in, refit the panel, then reconnect the battery. With the lever in neutral and the parking brake on, check that the car cranks only with the pedal in the last part of its travel, and never with the pedal up.',
        'Check that cruise control switches off at a touch of the clutch, and clear the codes.',
      ],
      safety: [
        'Never bridge the switch permanently: the car could leap forward when it is started in gear.',
        'Keep the floor clear: a forgotten tool under a pedal can kill.',
      ],
      stopIf:
        'Stop if the pedal itself has lost travel or sinks: the clutch hydraulics are at fault, not the switch.',
    },
    parts: [
      { name: 'Clutch-pedal switch', usd: [12, 70] },
      { name: 'Pedal stop', usd: [3, 12], ifNeeded: true },
    ],
    labourHours: [0.3, 0.8],
    diy: 'easy',
  },
  'ignition-switch-worn': {
    name: 'Worn ignition switch',
    workshopName: 'Ignition switch electrical contacts worn or low detent force',
    summary:
      'The contacts behind the key barrel are burnt, or the switch slips out of the run position. Power to engine, dash and steering assistance drops out for a moment or for good, and the engine may die while you drive.',
    prior: 1.5,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      {
        makes: ['chevrolet', 'pontiac', 'saturn'],
        models: ['cobalt', 'hhr', 'g5', 'ion', 'sky', 'solstice'],
        years: [2003, 2011],
        factor: 8,
        source: 'NHTSA recall 14V-047',
      },
      { minAgeYears: 10, factor: 1.4, source: 'wear part' },
      { years: [2018, 2099], factor: 0.4, source: 'most recent cars start by button' },
    ],
    symptoms: {
      'stalls-while-driving': 0.4,
      'no-crank': 0.4,
      'total-power-loss': 0.35,
      'dash-dead': 0.25,
      'steering-assist-lost': 0.15,
      'electrics-odd': 0.15,
      'blower-dead': 0.1,
      'ignition-key-stuck': 0.12,
      'wont-switch-off': 0.08,
      'electrical-smell': 0.05,
      'bump-start-works': 0.08,
      'battery-good': 0.12,
      'wont-start': 0.19,
    },
    against: ['slow-crank', 'battery-light', 'needs-jump-start'],
    conditions: {
      intermittent: 0.6,
      'over-bumps': 0.2,
      'starting-up': 0.4,
      'key-out-running': 0.25,
    },
    codes: { P2534: 0.06, P2533: 0.06, P2535: 0.06 },
    severity: 'high',
    drive: {
      verdict: 'no',
      mayRun: 'The engine may be cranked or run while parked: no harm if it stops.',
      reason:
        'If the switch slips while you drive, the engine, power steering and airbags fail at once, and brake assistance after a press or two. If this has happened, have the car recovered or repaired where it is.',
    },
    patterns: [
      'Dash and radio drop out when the key is nudged by a knee or a bump.',
      'Cranks, but dies as soon as the key springs back from start to run.',
      'A heavy bunch of keys wears out the detent.',
    ],
    shown: {
      workshopName: 'Ignition switch electrical contacts worn, or detent force low',
      summary:
        'The contacts behind the key barrel are burnt, or the switch slips out of the run position. Power to the engine, dashboard and steering assistance drops out for a moment or for good, and the engine may stop while you drive.',
      patterns: [
        'The dashboard and radio cut out when a knee nudges the key or the car goes over a bump.',
        'The engine cranks, but dies as soon as the key springs back from start to run.',
        'A heavy bunch of keys wears out the detent.',
      ],
    },
    checks: [
      {
        title: 'Wiggle the key with the engine idling',
        steps: [
          'Park in neutral or Park with the parking brake on, and let the engine idle in the open air.',
          'Take all other keys off the ring, and gently rock the key in the run position.',
          'Watch the dashboard, the blower and the radio.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'The dash or blower cuts out, or the engine stumbles',
            means: 'The contacts or the detent of the switch are worn.',
            effect: 'confirms',
          },
          {
            finding: 'Nothing changes however the key is rocked',
            means: 'The switch is probably good; look at the power supply and the relays.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Check the switched outputs with a meter',
        steps: [
          'Remove the column shroud, reach the plug of the switch and probe each output from the back. Do not touch yellow plugs there: they belong to the airbag.',
          'In neutral or Park, with the parking brake on, turn the key slowly through all positions. Compare each output with the battery voltage. Refit the shroud.',
        ],
        tool: 'Multimeter',
        minutes: 30,
        needs: 'running',
        outcomes: [
          {
            finding: 'An output drops out, or is more than 0.5 V below the battery',
            means: 'The contact for that output is burnt: replace the switch.',
            effect: 'confirms',
          },
          {
            finding: 'All outputs are steady in all positions',
            means: 'The switch passes full voltage in every position, so it is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the ignition switch',
      overview:
        'On most cars the electrical switch is a separate plastic part behind the key barrel, so the keys stay the same. Look for recalls before you pay: this part has been recalled on many cars.',
      minutes: [45, 150],
      tools: [
        'Screwdrivers and Torx bits',
        'Trim tools',
        'Battery spanner and multimeter',
        'Punch for the retaining pin, if the car has one',
      ],
      steps: [
        'Check for open recalls with the VIN. A recalled switch is replaced free of charge.',
        'Disconnect the battery and wait ten minutes.',
        'Set the steering straight ahead and remove the upper and lower shrouds of the column. The steering wheel and its airbag usually stay on.',
        'Photograph the plug and look for pins that have turned brown. A plug that has overheated is replaced by one with short leads.',
        'Turn the key to the position given in the manual, so that the drive slot lines up, and undo the small screws or clips of the switch.',
        'Fit the new switch in the same position, and make sure that the key springs back from start by itself.',
        'Reconnect the battery. Before the shrouds go back, check accessories, run, start, lock, the removal of the key and the steering lock. With the engine idling, nudge the key in the run position: nothing may flicker. Refit the shrouds.',
        'From now on, have no more than the key and its fob on the ring.',
      ],
      safety: [
        'There is an airbag in the steering wheel: disconnect the battery, wait ten minutes, and put no meter on yellow plugs.',
        'If the engine has cut out on the move, do not drive the car to see whether it happens again.',
      ],
      stopIf:
        'Stop if shear bolts hold the lock, or if the column must be dismantled: leave that to a locksmith or a workshop.',
    },
    parts: [
      { name: 'Ignition switch', usd: [25, 160] },
      { name: 'Replacement plug with leads', usd: [15, 50], ifNeeded: true },
    ],
    labourHours: [0.7, 2],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

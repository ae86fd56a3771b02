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
    codes: { P0615: 0.06 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Driving is safe, but you may be stranded at any stop. Park where you can be towed or, with a manual gearbox, rolled.',
    },
    patterns: [
      'Needs three or four turns of the key, each with one loud click, and then starts as if nothing had been wrong.',
      'Fails hot and works cold as tired windings swell.',
      'A tap on the starter body brings it back a few times.',
    ],
    checks: [
      {
        title: 'Watch the headlights while you try to start',
        steps: [
          'Switch on dipped beam and face a wall.',
          'Turn the key and watch the light on the wall.',
        ],
        tool: 'None',
        minutes: 3,
        needs: 'running',
        outcomes: [
          {
            finding: 'Lights stay bright, one click, no cranking',
            means: 'There is power, but the starter does not use it: contacts or brushes.',
            effect: 'supports',
          },
          {
            finding: 'Lights fade away to nothing',
            means: 'Battery or its connections come first.',
            effect: 'weakens',
          },
          {
            finding: 'Lights stay bright and there is no click at all',
            means: 'The command may not reach the solenoid: relay, switch or immobiliser.',
            effect: 'neutral',
          },
        ],
      },
      {
        title: 'Measure at the starter while cranking',
        steps: [
          'In neutral or Park with the parking brake on, and never from under the car while someone turns the key: put the meter between the thick battery stud of the starter and its body.',
          'Then measure the small solenoid terminal in the same way while a helper turns the key.',
        ],
        tool: 'Multimeter',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'Over 11 V on both, and the motor does not turn',
            means:
              'It gets current and command and still does not turn: contacts or brushes are worn.',
            effect: 'confirms',
          },
          {
            finding: 'No voltage at the small terminal',
            means: 'The fault is in the relay, switch, immobiliser or wiring.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the starter motor',
      overview:
        'Most starters hang on two or three bolts at the gearbox bell housing, some beneath the inlet manifold. Access is the work. A remanufactured unit of a good brand outlasts a bargain one.',
      minutes: [90, 300],
      tools: [
        'Jack and axle stands',
        'Sockets with long extensions and universal joint',
        'Torque wrench',
        'Wire brush',
        'Multimeter',
      ],
      steps: [
        'Prove the fault by measurement first: many starters are changed for a loose clamp.',
        'Disconnect the negative battery clamp. The thick starter cable is live at all times and has no fuse on most cars.',
        'Raise the car on axle stands if the starter is reached from below, and remove the undertray and heat shield.',
        'Unbolt the thick cable and pull off the small plug. Note which eyelet was on which stud.',
        'Support the starter and take out its bolts. They may differ in length, and one may hold an earth strap.',
        'Turn the engine by hand and look at every tooth of the ring gear through the opening.',
        'Compare old and new: nose, tooth count, stud positions. Clean the mounting face, because it is the earth of the motor.',
        'Fit it, tighten the bolts to the torque in the vehicle manual, connect the cables and put the rubber boot over the live stud.',
        'Reconnect the battery and start ten times, listening for clean engagement and release.',
      ],
      safety: [
        'Disconnect the battery before touching the starter: its main cable can weld a spanner.',
        'Always use axle stands. Never crawl under a car on its jack.',
        'Exhaust parts next to the starter burn for an hour after driving.',
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
        'It drives normally once running, but every grinding start removes metal from the ring gear, which is far dearer than the starter.',
    },
    patterns: [
      'Whirrs freely, then catches on the second try.',
      'Grinds only when the engine happens to stop at one spot: a worn patch on the ring gear.',
      'Grinds for a second after the engine fires when the drive is slow to let go.',
    ],
    checks: [
      {
        title: 'Tell the spin from the grind',
        steps: [
          'Have a helper start the engine ten times while you listen by the wing.',
          'Note whether it spins freely, grinds on the way in, or grinds after the engine fires.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'Free whirr with the engine standing still, or a grind in some starts',
            means: 'The pinion, its one-way clutch or the ring gear is worn.',
            effect: 'supports',
          },
          {
            finding: 'The engine turns slowly and without odd noise',
            means: 'The drive engages; look at battery and cables.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Inspect pinion and ring gear',
        steps: [
          'Disconnect the battery and remove the starter.',
          'Turn the pinion by hand: it must turn freely one way and lock the other.',
          'Turn the engine through two turns by the crank bolt and look at the ring gear with a mirror or borescope.',
        ],
        tool: 'Torch and mirror',
        minutes: 90,
        outcomes: [
          {
            finding: 'Pinion slips both ways or its teeth are chewed, ring gear sound',
            means: 'The drive is worn and the ring gear is not: a new starter cures it.',
            effect: 'confirms',
          },
          {
            finding: 'Ring gear teeth missing or worn to points',
            means: 'The ring gear or flywheel must be changed as well.',
            effect: 'confirms',
          },
          {
            finding: 'Both are clean and sharp',
            means: 'Check that the starter mounting bolts are not loose.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Cure a grinding starter: drive, shims and ring gear',
      overview:
        'First find out which half is worn. A starter alone is an afternoon. A ring gear means gearbox out, so never fit a new starter to bad teeth: they eat the new pinion within weeks.',
      minutes: [120, 420],
      tools: [
        'Jack and axle stands',
        'Socket set with long extensions',
        'Inspection mirror or borescope',
        'Torque wrench',
        'Feeler wire or paper clip for shimming',
      ],
      steps: [
        'Disconnect the negative battery clamp and secure the car on axle stands.',
        'Check the starter bolts for tightness before you remove anything: a cocked starter grinds too.',
        'Remove the starter as for replacement, keeping any shims in order.',
        'Test the one-way clutch by hand and slide the pinion along its shaft: it must return by spring without sticking.',
        'Inspect the entire ring gear by turning the crankshaft in its normal direction. Mark worn spots with chalk.',
        'On engines with shims, set the clearance between pinion and ring gear as the manual states; too tight whines, too loose grinds.',
        'Fit the new starter on a clean face, tighten to the torque in the vehicle manual and reconnect.',
        'If the ring gear is worn, book gearbox removal and let the workshop fit a ring gear or flywheel, with the clutch done at the same time on a manual.',
        'Start ten times, cold and hot, and stop the engine ten times: it halts at the same few places, so a bad spot of the ring shows within that number.',
      ],
      safety: [
        'Disconnect the battery before any work at the starter: its cable is live and unfused.',
        'Use axle stands before you go under, never only the jack.',
        'Keep fingers out of the opening while anyone turns the engine.',
      ],
      stopIf: 'Stop at missing ring-gear teeth: that is gearbox-out work.',
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
        'It drives normally when it starts, but it may leave you stranded. A relay that sticks closed can wreck the starter, so do not put it off.',
    },
    patterns: [
      'Silence on some mornings and normal on others, with no pattern of weather or charge.',
      'A welded relay keeps the starter running after the key is released.',
    ],
    checks: [
      {
        title: 'Swap the starter relay with a twin',
        steps: [
          'Find the starter relay on the fuse-box lid and another with the same number printed on it, such as the horn relay.',
          'With the ignition off, exchange the two and try to start.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'The car starts and the horn is now dead',
            means: 'The old relay is the fault: fit a new one of the same number.',
            effect: 'confirms',
          },
          {
            finding: 'No change',
            means: 'The relay is good; test its coil feed and the trigger wire.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look for the start signal at the solenoid',
        steps: [
          'Back-probe the small wire at the starter with a test lamp, and lead the test lamp up to where you can see it. Nobody lies under the car for the next step.',
          'Have a helper hold the key in the start position with the gearbox in neutral or Park.',
        ],
        tool: 'Test lamp or multimeter',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'No voltage on the small wire',
            means: 'The control circuit is open between switch and starter.',
            effect: 'supports',
          },
          {
            finding: 'Full voltage on the small wire and no click',
            means: 'The control circuit works: the starter solenoid is faulty.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Trace and repair the starter control circuit',
      overview:
        'The circuit is a chain: switch, interlock, relay, wire, solenoid. Half-splitting it at the relay socket tells in two minutes which half is dead.',
      minutes: [30, 150],
      tools: [
        'Multimeter or test lamp',
        'Fused jumper wire',
        'Wiring diagram of the car',
        'Crimp tool and heat-shrink splices',
      ],
      steps: [
        'Put the gearbox in neutral or Park, apply the parking brake and chock a wheel: the engine may crank without warning.',
        'Check the starter fuse with the meter, not by eye.',
        'Pull the relay. Measure its socket: one pin must always have battery voltage, and the coil pin must get voltage or earth while the key is held at start.',
        'If feed and coil signal are there, bridge feed to output with a fused jumper for one second. If it cranks, the relay is bad. If not, the wire to the starter is open.',
        'If the coil signal is missing, go back to the interlock switch, the immobiliser or the engine control unit, and read codes P0615 to P0617.',
        'Repair a corroded trigger wire at the starter plug by cutting back to bright copper and splicing with sealed crimps away from the exhaust.',
        'Fit a new relay of the same number. Clean or tighten the socket if its plastic is browned.',
        'Start ten times cold and ten times hot, and check that the starter lets go each time.',
      ],
      safety: [
        'Bridging the relay cranks the engine at once: neutral, parking brake, nobody near belts or wheels.',
        'Disconnect the battery before you touch wires at the starter itself.',
      ],
      stopIf:
        'Stop if the engine control unit withholds the signal: it has a reason, such as immobiliser or gear position, that needs a diagnostic tool.',
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
        'The car drives normally once it runs, but it may refuse to start at the next stop. A switch stuck closed lets it crank in gear, so hold the clutch down and the lever in neutral.',
    },
    patterns: [
      'Starts if the clutch is stamped hard to the floor, or after pumping it.',
      'Bits of crumbled plastic or rubber lie on the driver floor mat.',
      'The dash keeps asking for the clutch though the foot is down.',
    ],
    checks: [
      {
        title: 'Look for the broken clutch-pedal stop',
        steps: [
          'Search the carpet under the pedals for crumbs of plastic or rubber.',
          'With a torch, look up at the switch: its plunger must meet a stop on the clutch pedal arm. Make sure that no floor mat limits the travel.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'A hole in the pedal arm where a rubber or plastic button was',
            means: 'The stop has crumbled and the switch sees no pedal movement.',
            effect: 'confirms',
          },
          {
            finding: 'Stop in place and plunger moves',
            means: 'The mechanics are right. Test the switch electrically.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Watch the clutch switch in live data',
        steps: [
          'Connect an OBD reader and open the clutch switch status.',
          'Press and release the pedal slowly ten times.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Status does not change, or only with hard pressure',
            means: 'Switch or its adjustment is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'Changes cleanly every time',
            means: 'The interlock is satisfied; look at the relay and starter.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace and adjust the clutch-pedal start switch',
      overview:
        'The switch clips or twists into a bracket above the pedal. It is cheap and quick. Some cars have two: one at the top of the travel for cruise control, one near the floor for starting.',
      minutes: [20, 60],
      tools: ['Torch', 'Trim tool', 'Pliers', 'Multimeter', 'OBD-II reader'],
      steps: [
        'Switch off, apply the parking brake, put the lever in neutral and move the seat right back.',
        'Remove the panel under the dash. If a knee airbag is behind it, disconnect the battery and wait ten minutes first.',
        'Find the switch that works near the floor end of the travel. Unplug it and measure it: it must close and open cleanly as you move the plunger.',
        'Turn the switch a quarter or press its tabs and draw it out. Look at the pedal stop at the same time.',
        'Push a new stop into the hole in the pedal arm if it crumbled. It is a part of its own and costs very little.',
        'Fit the new switch, pull out its plunger if it sets itself, and move the pedal gently through its whole travel once.',
        'Reconnect the battery if it was disconnected. With the lever in neutral and the parking brake on, check that the car cranks only with the pedal in the last part of its travel, and never with the pedal up.',
        'Check that cruise control cancels at a touch of the clutch, and clear the codes.',
      ],
      safety: [
        'Never bridge the switch for good: the car could then leap forward when started in gear.',
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
      mayRun: 'The engine may stop, which harms nothing while the car is parked.',
      reason:
        'If the switch slips while you drive, engine, power steering, brake assistance and airbags go at once. Have it towed or repaired where it stands if this has happened.',
    },
    patterns: [
      'Dash and radio drop out when the key is nudged by a knee or a bump.',
      'Cranks, but dies as soon as the key springs back from start to run.',
      'A heavy bunch of keys wears out the detent.',
    ],
    checks: [
      {
        title: 'Wiggle the key with the engine idling',
        steps: [
          'Park in neutral or Park with the parking brake on, and let the engine idle.',
          'Take all other keys off the ring and gently rock the key in the run position.',
          'Watch the dash, blower and radio.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Dash or blower cuts out, or the engine stumbles',
            means: 'The contacts or the detent are worn.',
            effect: 'confirms',
          },
          {
            finding: 'Nothing changes however the key is rocked',
            means: 'The switch is probably sound; look at power supply and relays.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Check the switched outputs with a meter',
        steps: [
          'Reach the plug of the switch under the column shroud and back-probe each output. Leave yellow plugs there alone: they belong to the airbag.',
          'Turn the key through all positions slowly and compare each output with battery voltage.',
        ],
        tool: 'Multimeter',
        minutes: 30,
        outcomes: [
          {
            finding: 'An output drops out, or is more than 0.5 V below the battery',
            means: 'The contact of that output is burnt.',
            effect: 'confirms',
          },
          {
            finding: 'All outputs solid in all positions',
            means: 'The switch passes full voltage in every position.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the ignition switch',
      overview:
        'On most cars the electrical switch is a separate plastic part behind the key barrel, so the keys stay the same. Check the registration for recalls before paying: this part has been recalled on many cars.',
      minutes: [45, 150],
      tools: [
        'Screwdrivers and Torx bits',
        'Trim tools',
        'Multimeter',
        'Steering-lock key or punch, as the car requires',
      ],
      steps: [
        'Look up the VIN for open recalls. A recalled switch is changed free of charge.',
        'Disconnect the battery and wait at least ten minutes: the airbag in the steering wheel is armed until its reserve has drained.',
        'Set the steering straight ahead and remove the upper and lower column shrouds. The wheel and its airbag usually stay on.',
        'Photograph the plug and look for browned pins: a heated plug is replaced with a pigtail.',
        'Turn the key to the position given in the manual, so that the drive tang lines up, and undo the small screws or clips of the switch.',
        'Fit the new one with the tang in the same position and make sure that the key springs back from start by itself.',
        'Reconnect the battery and check accessories, run, start, lock, key removal and the steering lock, before the shrouds go back. With the engine idling, nudge the key in the run position: nothing may flicker.',
        'Drive with only the key and fob on the ring from now on.',
      ],
      safety: [
        'There is an airbag in the steering wheel: disconnect the battery, wait ten minutes, and put no meter on yellow plugs.',
        'Do not drive a car that has cut out on the move to see whether it does so again.',
      ],
      stopIf:
        'Stop if shear bolts hold the lock, or the column must be dismantled: leave that to a locksmith or workshop.',
    },
    parts: [
      { name: 'Ignition switch', usd: [25, 160] },
      { name: 'Plug pigtail', usd: [15, 50], ifNeeded: true },
    ],
    labourHours: [0.7, 2],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

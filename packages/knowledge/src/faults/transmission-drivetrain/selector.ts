import { HIGH_VOLTAGE, WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Gear selector, Park lock and what joins them. */
export const selectorFaults = {
  'shift-cable-bushing-failed': {
    name: 'Broken shift cable bushing',
    workshopName: 'Selector cable end bushing degraded or detached',
    summary:
      'The plastic bush that clips the shift cable to the gearbox lever has crumbled. The lever in the cabin moves but the gearbox stays in its last gear, so Park may be shown while the gearbox is in another gear.',
    prior: 4.5,
    fits: { fuels: WITH_ENGINE, transmissions: ['automatic', 'cvt', 'dual-clutch'] },
    shifts: [
      {
        makes: ['ford'],
        models: ['escape', 'fusion', 'c-max', 'edge', 'transit connect'],
        years: [2013, 2021],
        factor: 5,
        source: 'NHTSA recall 22V-413',
      },
      { minAgeYears: 5, factor: 1.5, source: 'plastic ages with heat and damp' },
    ],
    symptoms: {
      'shifter-loose': 0.5,
      'gear-wont-engage': 0.4,
      'rolls-in-park': 0.3,
      'gear-display-wrong': 0.3,
      'shift-to-park-message': 0.2,
      'stuck-in-gear': 0.15,
      'no-crank': 0.12,
      'shifter-stuck': 0.06,
      'wont-start': 0.06,
      'drive-lost': 0.12,
      'no-reverse': 0.08,
    },
    conditions: { 'sudden-onset': 0.6, 'hot-weather': 0.1 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Park may not be engaged although the lever says so, and the car can roll away. Set the parking brake, chock a wheel and do not drive until the bush is replaced.',
    },
    patterns: [
      'The lever suddenly moves with almost no resistance and the gear display no longer agrees with it.',
      'The remains of the old bush are often found as crumbs on the subframe below the gearbox.',
    ],
    checks: [
      {
        title: 'Compare the lever with the gearbox arm',
        steps: [
          'Set the parking brake, chock the wheels and switch the engine off with the ignition on.',
          'Open the bonnet and find the cable end on the gearbox, often below the battery or air filter.',
          'Ask a helper to move the lever through all positions while you watch the arm from a distance.',
        ],
        tool: 'Torch, helper',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Cable end moves but the arm does not, or the cable hangs loose',
            means: 'The bush has failed.',
            effect: 'confirms',
          },
          {
            finding: 'Arm follows each position without play',
            means: 'The cable and its bush are sound.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Pull gently at the cable end by hand',
        steps: [
          'With the engine off and wheels chocked, hold the cable end and try to lift it off the ball or pin with two fingers.',
          'Look for cracks or missing plastic.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'It lifts off or wobbles',
            means: 'The bush is breaking and will come off soon.',
            effect: 'supports',
          },
          {
            finding: 'It sits tight with no crack',
            means: 'The bush is still holding.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the shift cable bushing',
      overview:
        'The bush is a thumb-sized part that snaps into the cable eye and on to the lever pin. Repair bushes can be fitted without replacing the cable. Where a recall is open the dealer fits bush and cover free of charge.',
      minutes: [30, 90],
      tools: [
        'Torch',
        'Trim tool or flat screwdriver',
        'Pliers',
        'Wheel chocks',
        'Silicone-free cleaner',
      ],
      steps: [
        'Look up open recalls with your VIN first, because the repair may be free.',
        'Set the parking brake firmly, chock both sides of two wheels and switch the engine off.',
        'Remove the air-filter box or battery tray if it covers the gearbox lever.',
        'Pick every crumb of the old bush out of the cable eye and clean pin and eye.',
        'Put the gearbox arm and the cabin lever both in Park, so that the cable length is right.',
        'Press the new bush into the eye until its lips show all round, then press the eye on to the pin until it clicks. Tug at it.',
        'Move the lever through all positions. The display must agree and the engine must crank only in Park and Neutral.',
        'Release the parking brake on level ground with a chock 10 cm from the wheel, and prove that Park holds against a firm push.',
      ],
      safety: [
        'The car can roll at any moment with this fault. Chock the wheels before you reach in or get under it.',
        'Never rely on Park until you have proved that it holds.',
      ],
      stopIf:
        'Stop if the pin on the gearbox arm is broken or the cable itself is stretched: have cable or arm replaced.',
    },
    parts: [
      { name: 'Shift cable bush', usd: [10, 50] },
      { name: 'Shift cable', usd: [60, 180], ifNeeded: true },
    ],
    labourHours: [0.4, 1.5],
    diy: 'easy',
  },
  'shift-interlock-stuck': {
    name: 'Stuck in Park: faulty shift interlock',
    workshopName: 'Brake-shift interlock solenoid or its signal faulty',
    summary:
      'A small solenoid locks the lever in Park until it sees the brake pedal. The solenoid, its fuse or the brake-light switch has failed, so the lever stays locked.',
    prior: 4.5,
    fits: { transmissions: ['automatic', 'cvt', 'dual-clutch', 'single-speed'] },
    shifts: [{ minAgeYears: 6, factor: 1.4, source: 'wear part' }],
    symptoms: {
      'shifter-stuck': 0.85,
      'brake-lights-out': 0.2,
      'shift-to-park-message': 0.1,
      'no-crank': 0.08,
      'fuse-blows': 0.06,
      'cruise-wont-set': 0.05,
      'key-not-recognised': 0.03,
      'wont-start': 0.05,
    },
    against: ['gearbox-slips', 'drive-lost'],
    conditions: { intermittent: 0.4, 'cold-weather': 0.15, braking: 0.2 },
    codes: { P0571: 0.12, P0703: 0.1 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'With the override used the car drives normally. If the brake lights are out too, do not drive until they work.',
    },
    patterns: [
      'No click is heard from the lever when the brake is pressed with the ignition on.',
      'If the brake lights fail as well, the brake-light switch or its fuse is the common cause of both.',
    ],
    checks: [
      {
        title: 'Listen for the click and look at the brake lights',
        steps: [
          'Switch the ignition on, set the parking brake and press the brake pedal in a quiet place.',
          'Listen for a click in the shifter, and have somebody look at the brake lights.',
        ],
        tool: 'None, helper',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'No click, brake lights work',
            means: 'The interlock solenoid or its supply is faulty.',
            effect: 'supports',
          },
          {
            finding: 'No click and no brake lights',
            means: 'The brake-light switch or a fuse is the shared cause.',
            effect: 'neutral',
          },
          {
            finding: 'Click heard each time and the lever moves',
            means: 'The interlock works.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Use the manual override',
        steps: [
          'Find the override slot or tab beside the lever in the vehicle manual.',
          'Set the parking brake, keep your foot on the brake, press the tab and move the lever to Neutral.',
        ],
        tool: 'Small screwdriver',
        minutes: 10,
        outcomes: [
          {
            finding: 'Lever moves freely with the override',
            means: 'Only the interlock holds it.',
            effect: 'confirms',
          },
          {
            finding: 'Lever is still stuck',
            means: 'The cable, the lever mechanism or a Park pawl loaded by a slope is to blame.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Free the lever and replace the shift interlock solenoid',
      overview:
        'The override gets you home. The repair starts with the brake-light switch and the fuse, since both are cheap and common. The solenoid sits on the shifter under the console.',
      minutes: [45, 120],
      tools: ['Trim tools', 'Screwdrivers and small sockets', 'Test lamp or multimeter'],
      steps: [
        'Set the parking brake and use the override to move the car somewhere level.',
        'Check the fuse for the shifter and the brake lights. Renew it with the same rating only once.',
        'Check the brake lights. If they are dead, replace or adjust the switch at the pedal and try the lever again.',
        'Disconnect the battery, wait ten minutes, as airbag wiring may run there, lift the shifter trim with plastic tools and remove the console screws.',
        'Look for coins, sticky drink or broken plastic in the mechanism and clean it.',
        'Measure the solenoid plug for voltage with the brake pressed and the ignition on, battery reconnected for the test and no yellow plug open.',
        'With voltage and no movement, unclip or unscrew the solenoid and fit the new one.',
        'Test ten times that the lever is free only with the brake pressed, and that the key comes out only in Park.',
      ],
      safety: [
        'Chock the wheels. Moving the lever with the override can let the car roll at once.',
        'Airbag wiring may run through the console. Disconnect the battery and wait ten minutes before unplugging anything yellow.',
      ],
      stopIf:
        'Stop if the shifter is electronic or sealed: then the complete unit is diagnosed and programmed by a workshop.',
    },
    parts: [
      { name: 'Interlock solenoid or shifter assembly', usd: [25, 300] },
      { name: 'Brake-light switch', usd: [10, 45], ifNeeded: true },
    ],
    labourHours: [0.7, 2],
    diy: 'moderate',
  },
  'park-pawl-worn': {
    name: 'Park pawl does not hold',
    workshopName: 'Parking pawl, rod or gear worn or misadjusted',
    summary:
      'The pawl that locks the output shaft in Park is worn, its rod is bent or the cable does not push it home. The car creeps or rolls in Park, sometimes with a ratcheting noise.',
    prior: 1.8,
    fits: { fuels: WITH_ENGINE, transmissions: ['automatic', 'cvt'] },
    shifts: [{ minMiles: 90000, factor: 1.6, source: 'wear part' }],
    symptoms: {
      'rolls-in-park': 0.75,
      'driveline-clunk': 0.2,
      'gearbox-noise': 0.15,
      'parking-brake-weak': 0.15,
      'shifter-loose': 0.12,
      'gear-display-wrong': 0.08,
    },
    against: ['shift-to-park-message'],
    conditions: { uphill: 0.3, 'after-standing': 0.2, 'sudden-onset': 0.3 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'The car can roll on to people or into traffic. Have it taken to the repair, and until then leave it on level ground with the parking brake set and a chock under a wheel.',
    },
    patterns: [
      'Parking on slopes without the parking brake loads the pawl until it or its pin wears.',
      'A ratchet clatter as the car rolls tells that the pawl tries to drop in, while silence points to cable or software.',
    ],
    checks: [
      {
        title: 'Test Park on a gentle slope with a chock',
        steps: [
          'Choose a gentle, empty slope and put a chock 20 cm downhill of two wheels, with nobody behind or in front.',
          'Select Park, release the parking brake slowly with your foot ready on the foot brake, then ease the foot brake.',
          'Note how far the car moves. A few centimetres until the pawl drops is normal.',
        ],
        tool: 'Two wheel chocks, helper',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Rolls on to the chocks, or ratchets',
            means: 'Park does not hold.',
            effect: 'confirms',
          },
          {
            finding: 'Moves a few centimetres and holds firmly in both directions',
            means: 'The pawl holds.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check that the cable reaches full Park',
        steps: [
          'With the engine off and wheels chocked, watch the arm on the gearbox as a helper selects Park.',
          'Try to push the arm further in the Park direction by hand.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'The arm can be pushed further',
            means: 'The cable or bush is out of adjustment, a cheaper cause.',
            effect: 'weakens',
          },
          {
            finding: 'The arm is at its stop',
            means: 'The fault is inside, at the pawl or its rod.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the Park mechanism repaired',
      overview:
        'First the outside is checked: cable, bush and adjustment. When those are right, the pawl mechanism inside must be repaired, which on some gearboxes can be reached through the extension housing and on others needs the gearbox out.',
      minutes: [120, 540],
      tools: ['Two wheel chocks', 'Torch', 'Phone to film the test'],
      steps: [
        'Make the parking brake work properly today. It is now the only thing that holds the car.',
        'Film the slope test safely with chocks in place, and look up recalls for rollaway on your model.',
        'Have the cable adjusted: lever in Park, arm at its stop, adjuster locked. Repeat the test.',
        'If it still rolls, the workshop drains the gearbox and removes the extension housing, side cover or gearbox.',
        "Pawl, pivot pin, return spring, rod and the Park gear's teeth are inspected and replaced as a set when rounded.",
        'The debris from a ratcheting pawl is washed out and filter and fluid are renewed.',
        'Ask for the old parts and look at the tip of the pawl: it should have been square.',
        'Check afterwards on the same slope in both directions, still with chocks in place.',
      ],
      safety: [
        'Never stand downhill of the car or lie under it while Park is in doubt.',
        "Always set the parking brake before you let go of the foot brake, on every stop and for the rest of the car's life.",
      ],
      stopIf:
        'Do not open the gearbox yourself. If it rolled away once, have it towed to the workshop.',
    },
    parts: [
      { name: 'Park pawl, rod and spring set', usd: [40, 250] },
      { name: 'Fluid and gaskets', usd: [60, 160] },
    ],
    labourHours: [2, 9],
    diy: 'workshop',
  },
  'park-position-switch-worn': {
    name: 'Worn Park switch in the shifter',
    workshopName: 'Park detection microswitch in floor shifter worn',
    summary:
      "A tiny switch in the shifter should tell the car that the lever is in Park. Its contact or the lever's rod no longer presses it, so the car believes it is still in gear, shows a message and will not switch off or lock.",
    prior: 2.8,
    fits: { fuels: WITH_ENGINE, transmissions: ['automatic', 'cvt', 'dual-clutch'] },
    shifts: [
      {
        makes: ['chevrolet', 'gmc', 'buick'],
        years: [2016, 2020],
        factor: 8,
        source: 'widely reported by owners, subject of class action',
      },
    ],
    symptoms: {
      'shift-to-park-message': 0.85,
      'battery-drains': 0.3,
      'locking-fault': 0.2,
      'no-crank': 0.12,
      'gear-display-wrong': 0.08,
      'key-not-recognised': 0.05,
      'wont-start': 0.07,
      'wont-switch-off': 0.3,
      'needs-jump-start': 0.12,
    },
    against: ['rolls-in-park', 'gearbox-slips'],
    conditions: { intermittent: 0.65, 'after-standing': 0.05 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'It drives normally. Make sure that the display shows P and set the parking brake each time, and never leave the car believing that it is off when it is not.',
    },
    patterns: [
      'Slapping the lever forward or wiggling the button makes the message go away for a while.',
      'Left overnight in accessory mode, the battery is flat in the morning.',
    ],
    checks: [
      {
        title: 'Press the lever and button while the message shows',
        steps: [
          'Park on level ground with the parking brake on and leave the message showing.',
          'Push the lever firmly forwards, then press and release its button a few times.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Message vanishes with a push',
            means: 'The Park switch is at the end of its travel or dirty.',
            effect: 'supports',
          },
          {
            finding: 'Message unchanged, and the gear display also shows another gear',
            means: 'The cable or the range sensor is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Compare what the gearbox sees',
        steps: [
          'Read the gear position from the gearbox module while the message shows.',
          'Read the Park switch status in the body module, if the reader can.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The gearbox says Park and the shifter switch says not',
            means: 'The microswitch has failed.',
            effect: 'confirms',
          },
          {
            finding: 'The gearbox itself does not report Park',
            means: 'The car truly is not in Park, so check cable and bush.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the Park switch or shifter assembly',
      overview:
        'Manufacturers sell the switch as part of the shifter or as a short repair harness. The console trim has to come off, but the cable can often stay in place. Repair kits with a better switch exist for the common models.',
      minutes: [60, 150],
      tools: [
        'Trim tools',
        'Sockets and screwdrivers',
        'Soldering or crimp tool for the harness kit',
      ],
      steps: [
        'Set the parking brake, chock a wheel and make sure with a reader or by pushing the car that Park really holds.',
        'Ask the dealer about a free or extended repair with your VIN.',
        'Disconnect the battery and wait ten minutes, since airbag modules often sit under the console.',
        'Lift the shifter boot and trim, remove the console screws and free the plugs.',
        "Find the small switch beside the lever's base and watch whether the lever's finger reaches its button.",
        'Fit the new switch or harness in the same place, or swap the complete shifter and clip the cable on again.',
        'Check the cable adjustment so that the lever reaches full Park without a push.',
        'Reconnect, then switch off and lock the car twenty times in a row. No message may come.',
      ],
      safety: [
        'Always confirm that Park holds before you treat the message as false.',
        'Disconnect the battery and wait before working near airbag modules and their yellow plugs.',
      ],
      stopIf:
        'Stop if the gear display also disagrees with the lever, as that is a rollaway risk and needs cable and sensor checked.',
    },
    parts: [{ name: 'Park switch harness or shifter assembly', usd: [30, 350] }],
    labourHours: [1, 2],
    diy: 'moderate',
  },
  'electronic-shifter-failed': {
    name: 'Faulty electronic gear selector',
    workshopName: 'Shift-by-wire selector module fault',
    summary:
      'The knob, stalk, lever or button set sends its request by wire. Its position sensors, its switches or the data link have failed, so a request is refused or the wrong one arrives, with a message on the dash.',
    prior: 4.5,
    fits: {
      transmissions: ['automatic', 'cvt', 'dual-clutch', 'single-speed'],
      years: [2010, 2099],
    },
    shifts: [
      { maxAgeYears: 6, factor: 1.2, source: 'widely reported by owners of shift-by-wire models' },
    ],
    symptoms: {
      'gearbox-warning': 0.4,
      'gear-wont-engage': 0.4,
      'shifter-stuck': 0.4,
      'gear-display-wrong': 0.3,
      'shift-to-park-message': 0.15,
      'many-warnings': 0.12,
      'no-crank': 0.1,
      'drops-to-neutral': 0.1,
      'wont-start': 0.05,
      'no-reverse': 0.1,
    },
    against: ['gearbox-slips', 'harsh-shift'],
    conditions: {
      intermittent: 0.55,
      'sudden-onset': 0.4,
      'wet-weather': 0.06,
      'cured-by-restart': 0.35,
    },
    codes: { P0706: 0.15, P0705: 0.12, U0103: 0.3, P0700: 0.1 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'If the car may refuse Drive or Park, you can be stranded or roll away. Set the parking brake at every stop and use it only to reach a workshop.',
    },
    patterns: [
      'Spilt coffee on a rotary knob or button row is a frequent start.',
      'A restart after ten minutes with the doors locked brings it back, until it returns for good.',
    ],
    checks: [
      {
        title: 'Try a full sleep and restart',
        steps: [
          'Park on level ground with the parking brake on, switch off, take the key away and lock the car for 15 minutes.',
          'Start again with a firm foot on the brake and select each position slowly.',
        ],
        tool: 'None',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Works for a while and then fails again',
            means: 'The selector module or its link is unreliable.',
            effect: 'supports',
          },
          {
            finding: 'Works for good after the 12 V battery was charged',
            means: 'Low voltage was the cause.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Scan the selector and gearbox modules',
        steps: [
          'Read all modules for codes that name the gear selector or lost communication with it.',
          'Check the battery voltage: 12.4 V or more at rest.',
          'Look for sticky residue around the knob or buttons.',
        ],
        tool: 'OBD-II reader for all modules',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'U0103 or a selector code stored with healthy voltage',
            means: 'The selector module or its wiring has failed.',
            effect: 'confirms',
          },
          {
            finding: 'No selector codes, but solenoid or pressure codes',
            means: 'The gearbox and not the selector refuses.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the electronic gear selector replaced and coded',
      overview:
        'The selector is swapped as a unit through the console or column and coded to the car. Battery, connector and spilt liquid are checked first. Several models have updates that change how Park is confirmed.',
      minutes: [50, 120],
      tools: ['OBD-II reader', 'Multimeter', 'Contact cleaner', 'Trim tools'],
      steps: [
        'Test and charge the 12 V battery, because shift-by-wire refuses to work below its voltage limit.',
        'Look up recalls and software updates for your VIN, rollaway campaigns included.',
        'Learn where the manual Park release is before you need it, and chock the wheels before you use it.',
        'With liquid spilt, disconnect the battery, lift the trim and clean the connector. A soaked unit usually has to be replaced.',
        'The workshop checks supply, earth and data lines at the selector plug with the fault present.',
        'The battery is reconnected. The selector is replaced, coded and its end positions learnt. The software of gearbox and selector is brought to matching versions.',
        "They verify automatic return to Park when the driver's door opens, where the car has it.",
        'Check the work: fifty selections hot and cold, display correct each time, no codes.',
      ],
      safety: [
        'Treat every stop as if Park might not engage: foot brake, parking brake, look at the P in the display, then get out.',
        'The manual Park release lets the car roll freely. Chock two wheels before pulling it.',
      ],
      stopIf:
        'Stop at the battery and plug checks. Coding the selector wrongly can disable Park or start in gear.',
    },
    parts: [
      { name: 'Electronic selector unit', usd: [150, 700] },
      { name: 'Coding', usd: [60, 200] },
    ],
    labourHours: [0.8, 2],
    diy: 'workshop',
  },
  'electronic-park-lock-failed': {
    name: 'Electronic Park lock does not engage',
    workshopName: 'Park-lock actuator or its control faulty (shift by wire)',
    summary:
      'On shift-by-wire cars a motor or solenoid pushes the Park pawl in. If it jams or the software misses the request, the driver leaves a car that is still in Neutral or Drive. A lever that springs back to the middle adds to the confusion.',
    prior: 2.3,
    fits: {
      transmissions: ['automatic', 'cvt', 'dual-clutch', 'single-speed'],
      years: [2009, 2099],
    },
    shifts: [
      {
        makes: ['jeep', 'chrysler', 'dodge'],
        models: ['grand cherokee', 'charger', '300'],
        years: [2012, 2015],
        factor: 6,
        source: 'NHTSA recall 16V-240',
      },
      {
        fuels: HIGH_VOLTAGE,
        factor: 1.3,
        source: 'all use an electric Park lock',
      },
    ],
    symptoms: {
      'rolls-in-park': 0.6,
      'gearbox-warning': 0.35,
      'shift-to-park-message': 0.3,
      'shifter-stuck': 0.2,
      'gear-display-wrong': 0.15,
      'parking-brake-warning': 0.15,
      'gear-wont-engage': 0.12,
      'many-warnings': 0.1,
    },
    against: ['shifter-loose'],
    conditions: { 'sudden-onset': 0.45, intermittent: 0.35, 'cold-weather': 0.08 },
    codes: { P0700: 0.15 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'A car that may not lock in Park can kill. Move it only to a workshop, stop on level ground and hold it with the parking brake every time.',
    },
    patterns: [
      'The driver believes that Park was selected, opens the door, and the car moves off or rolls.',
      'The actuator can also fail locked: the car will then not leave Park at all.',
    ],
    checks: [
      {
        title: 'Confirm what the display says after selecting Park',
        steps: [
          'On level ground with chocks 20 cm from two wheels, stop fully, select Park and read the display.',
          'Set the parking brake, switch off and on again and select each position, watching for delay or refusal.',
          'Listen for the short motor noise of the actuator.',
        ],
        tool: 'Wheel chocks',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'P flashes, arrives late, or no motor noise is heard',
            means: 'The Park-lock actuator or its control is faulty.',
            effect: 'supports',
          },
          {
            finding: 'P appears at once and the car holds against a firm push',
            means: 'The lock works now. Misreading the lever remains possible.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the codes and open recalls',
        steps: [
          'Read gearbox, selector and parking brake modules.',
          "Enter the VIN on the safety authority's recall page.",
        ],
        tool: 'OBD-II reader for all modules',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Code for the Park-lock actuator, or an open rollaway recall',
            means: 'The cause is known and has a fixed repair.',
            effect: 'confirms',
          },
          {
            finding: 'No codes, no recall',
            means: 'Check the mechanical pawl and how Park was selected.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the electronic Park lock repaired',
      overview:
        'The actuator sits on the gearbox or reduction gear and is replaced from outside on most cars. Software that adds automatic Park and a warning has been issued in several recalls. Until it is done the parking brake must be set by hand.',
      minutes: [60, 240],
      tools: ['Wheel chocks', 'OBD-II reader', 'Phone and VIN'],
      steps: [
        'Stop using Park alone from this minute: set the parking brake first, look at the display, and only then release the foot brake.',
        'Check for recalls. Recall work is free regardless of age in most cases.',
        'Write down exactly what was pressed, shown and heard when it failed, and report a rollaway to the safety authority.',
        'The workshop reads actuator position against request, measures supply and earth and checks its plug for water.',
        'Actuator or inhibitor solenoid is replaced, learnt and tested in both directions.',
        'Software of selector and gearbox is updated, including automatic Park on opening the door where available.',
        'On a slope with chocks, the workshop proves that Park holds with the parking brake released.',
        'Check it yourself in the same way before you trust it, and read the invoice for the software version.',
      ],
      safety: [
        'Never walk behind or in front of the car before the parking brake is set and the display shows P.',
        'On electric and hybrid cars orange cables run beside the actuator. Only a trained technician works there.',
      ],
      stopIf:
        'Leave the repair to a workshop, and have the car towed on a flatbed if it does not hold in Park.',
    },
    parts: [{ name: 'Park-lock actuator', usd: [120, 600] }],
    labourHours: [1, 4],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;

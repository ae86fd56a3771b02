import { HIGH_VOLTAGE, WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Gear selector, Park lock and what joins them. */
export const selectorFaults = {
  'shift-cable-bushing-failed': {
    name: 'Broken gear cable bush',
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
    shown: {
      summary:
        'The plastic bush that clips the gear cable to the gearbox lever has crumbled. The lever in the cabin moves, but the gearbox stays in its last gear, so Park may be shown while the gearbox is in another gear.',
    },
    checks: [
      {
        title: 'Compare the lever with the gearbox arm',
        steps: [
          'Set the parking brake and chock the wheels. Leave the engine off, and switch the ignition on so that the lever can be moved.',
          'Open the bonnet and find the cable end on the gearbox, often below the battery or the air filter.',
          'Ask a helper to hold the foot brake and move the lever through all positions while you watch the arm from beside the car.',
        ],
        tool: 'Torch and helper',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The cable end moves but the arm does not, or the cable hangs loose',
            means: 'The bush has failed and must be replaced before the car is driven.',
            effect: 'confirms',
          },
          {
            finding: 'The arm follows each position without play',
            means: 'The cable and its bush are good.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Pull gently at the cable end by hand',
        steps: [
          'With the engine off and the wheels chocked, hold the cable end and try to lift it off the ball or pin with two fingers.',
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
      title: 'Replace the gear cable bush',
      overview:
        'The bush is a thumb-sized part that snaps into the eye of the cable and on to the pin of the lever. A repair bush can be fitted without replacing the cable. If there is an open recall, the dealer fits the bush and a cover free of charge.',
      minutes: [30, 90],
      tools: [
        'Torch',
        'Trim tool or flat screwdriver',
        'Pliers',
        'Wheel chocks',
        'Silicone-free cleaner',
        'Spanners and screwdrivers',
      ],
      steps: [
        'Check for open recalls with your VIN first, because the repair may be free.',
        'Set the parking brake firmly, chock two wheels in front and behind and switch the engine off.',
        'Remove the air-filter box if it covers the lever on the gearbox; if the battery is in the way, take it out, negative lead first.',
        'Pick every piece of the old bush out of the cable eye, and clean the pin and the eye.',
        'Put the arm on the gearbox and the lever in the cabin both in Park, so that the cable length is right.',
        'Press the new bush into the eye until its lips show all round, then press the eye on to the pin until it clicks. Tug at it to make sure.',
        'Refit what you removed, the negative lead last. Move the lever through all positions: the display must agree, and the engine must crank only in Park and Neutral.',
        'On level ground, put a chock 10 cm from the wheel. Release the parking brake, and check that Park holds the car against a firm push.',
      ],
      safety: [
        'The car can roll at any moment with this fault. Chock the wheels before you reach in or go under the car.',
        'Never rely on Park until you have tested that it holds.',
      ],
      stopIf:
        'Stop if the pin on the gearbox arm is broken or the cable itself is stretched: have the arm or the cable replaced.',
    },
    parts: [
      { name: 'Gear cable bush', usd: [10, 50] },
      { name: 'Gear cable', usd: [60, 180], ifNeeded: true },
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
    codes: { P0571: 0.02, P0703: 0.02 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'Once the override has been used, the car drives normally. If the brake lights are out too, do not drive until they work.',
    },
    patterns: [
      'No click is heard from the lever when the brake is pressed with the ignition on.',
      'If the brake lights fail as well, the brake-light switch or its fuse is the common cause of both.',
    ],
    shown: {
      summary:
        'A small solenoid locks the lever in Park until the brake pedal is pressed. The solenoid, its fuse or the brake-light switch has failed, so the lever stays locked.',
    },
    checks: [
      {
        title: 'Listen for the click and look at the brake lights',
        steps: [
          'In a quiet place set the parking brake, switch the ignition on and press the brake pedal.',
          'Listen for a click from the selector lever, and have somebody look at the brake lights.',
        ],
        tool: 'Helper',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'There is no click, but the brake lights work',
            means: 'The interlock solenoid or its supply is faulty.',
            effect: 'supports',
          },
          {
            finding: 'There is no click, and there are no brake lights',
            means: 'The brake-light switch or a fuse is the shared cause. Check the fuse first.',
            effect: 'neutral',
          },
          {
            finding: 'A click is heard each time and the lever moves',
            means: 'The interlock is working.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Use the manual override',
        steps: [
          'Find in the vehicle manual where the override slot or tab is beside the lever.',
          'Set the parking brake and hold your foot on the brake. Press the tab and move the lever to Neutral.',
        ],
        tool: 'Small screwdriver',
        minutes: 10,
        outcomes: [
          {
            finding: 'The lever moves freely with the override',
            means: 'Only the interlock was holding the lever.',
            effect: 'confirms',
          },
          {
            finding: 'The lever is still stuck',
            means:
              'The cable, the lever mechanism or a Park pawl that is loaded by a slope is to blame.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Free the lever and replace the shift interlock solenoid',
      overview:
        'The override gets you home. The repair starts with the brake-light switch and the fuse, since both are cheap and fail often.',
      minutes: [45, 120],
      tools: [
        'Trim tools',
        'Screwdrivers and small sockets',
        'Test lamp or multimeter',
        'Wheel chocks',
      ],
      steps: [
        'Set the parking brake, and use the override to move the car to a level place.',
        'Check the fuse for the selector lever and the brake lights. Replace a blown one once only, with one of the same rating.',
        'Check the brake lights. If they do not work, replace or adjust the switch at the pedal and try the lever again.',
        'Disconnect the battery and wait ten minutes, because airbag wiring may run there. Lift the trim around the lever with plastic tools and remove the console screws.',
        'Look for coins, sticky drink or broken plastic in the mechanism, and clean it.',
        'Make sure that no yellow plug is open and reconnect the battery. Switch the ignition on, press the brake and measure the voltage at the solenoid plug. If there is none, have the wiring traced.',
        'If there is voltage and the solenoid does not move, disconnect the battery again and fit a new solenoid.',
        'Reconnect the battery and refit the trim. Test ten times that the lever is free only while the brake is pressed and, if there is a key, that it comes out only in Park.',
      ],
      safety: [
        'Chock the wheels. When the lever is moved with the override, the car can roll at once.',
        'Airbag wiring may run through the console. Disconnect the battery and wait ten minutes before you unplug anything yellow.',
      ],
      stopIf:
        'Stop if the selector is electronic or sealed: a workshop has to diagnose and program the complete unit.',
    },
    parts: [
      { name: 'Interlock solenoid or selector assembly', usd: [25, 300] },
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
        'The car can roll into people or traffic. Have it taken to a workshop. Until then leave it on level ground with the parking brake set and a chock under a wheel.',
    },
    patterns: [
      'Parking on slopes without the parking brake loads the pawl until it or its pin wears.',
      'A ratchet clatter as the car rolls tells that the pawl tries to drop in, while silence points to cable or software.',
    ],
    shown: {
      summary:
        'The pawl that locks the gearbox in Park is worn, its rod is bent, or the cable does not push it fully in. The car creeps or rolls in Park, sometimes with a ratcheting noise.',
      patterns: [
        'Parking on slopes without the parking brake loads the pawl until it or its pin wears.',
        'A ratcheting noise as the car rolls means that the pawl is trying to engage. Silence points to the cable or the software.',
      ],
    },
    checks: [
      {
        title: 'Test Park on a gentle slope with a chock',
        steps: [
          'Choose a gentle, empty slope. Put a chock 20 cm downhill of two wheels, and let nobody stand behind or in front of the car.',
          'Select Park and release the parking brake slowly with your foot ready on the foot brake. Then ease the foot brake.',
          'Note how far the car moves. A few centimetres until the pawl drops into place is normal.',
        ],
        tool: 'Two wheel chocks and a helper',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It rolls on to the chocks, or ratchets',
            means: 'Park does not hold the car.',
            effect: 'confirms',
          },
          {
            finding: 'It moves a few centimetres and holds firmly in both directions',
            means: 'The pawl holds.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check that the cable reaches full Park',
        steps: [
          'With the engine off and the wheels chocked, watch the arm on the gearbox while a helper selects Park.',
          'Try to push the arm further in the Park direction by hand.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'The arm can be pushed further',
            means: 'The cable or its bush is out of adjustment, which is a cheaper cause.',
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
        'The outside is checked first: the cable, the bush and the adjustment. If those are right, the pawl mechanism inside must be repaired. On some gearboxes it can be reached through the extension housing, and on others the gearbox has to come out.',
      minutes: [120, 540],
      tools: ['Two wheel chocks', 'Torch'],
      steps: [
        'Make sure today that the parking brake works properly. It is now the only thing that holds the car.',
        'Look for rollaway recalls on your model, and note where and how the car rolled.',
        'Have the cable adjusted with the lever in Park, the arm at its stop and the adjuster locked, and Park tested again.',
        'If the car still rolls, the workshop drains the gearbox and removes the extension housing, the side cover or the gearbox.',
        'The pawl, the pivot pin, the return spring, the rod and the teeth of the Park gear are inspected. If they are rounded, they are replaced as a set.',
        'The debris from a ratcheting pawl is washed out, and the filter and the fluid are renewed.',
        'Ask for the old parts and look at the tip of the pawl: it should be square, not rounded.',
        'After the repair, have Park tested on a gentle slope in both directions, with chocks in place.',
      ],
      safety: [
        'Never stand downhill of the car or lie under it while you are not sure that Park holds.',
        'Set the parking brake before you let go of the foot brake, every time you park and for the rest of the car’s life.',
      ],
      stopIf: 'Do not open the gearbox yourself.',
    },
    parts: [
      { name: 'Park pawl, rod and spring set', usd: [40, 250] },
      { name: 'Fluid and gaskets', usd: [60, 160] },
    ],
    labourHours: [2, 9],
    diy: 'workshop',
  },
  'park-position-switch-worn': {
    name: 'Worn Park switch in the gear selector',
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
        'The car drives normally. Make sure that the display shows P, and set the parking brake each time. Before you leave the car, check that it has really switched off.',
    },
    patterns: [
      'Slapping the lever forward or wiggling the button makes the message go away for a while.',
      'Left overnight in accessory mode, the battery is flat in the morning.',
    ],
    shown: {
      summary:
        'A small switch in the selector lever signals that the lever is in Park. Its contact has worn, or the lever no longer presses it, so the car believes that it is in gear, shows a message and will not switch off or lock.',
      patterns: [
        'Slapping the lever forward or wiggling the button makes the message go away for a while.',
        'If the car is left overnight in accessory mode, the battery is flat in the morning.',
      ],
    },
    checks: [
      {
        title: 'Press the lever and button while the message shows',
        steps: [
          'Park on level ground with the parking brake on, and leave the message on the display.',
          'Push the lever firmly forwards, then press and release its button a few times.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'The message vanishes with a push',
            means: 'The Park switch is dirty or is only just reached by the lever.',
            effect: 'supports',
          },
          {
            finding: 'The message is unchanged, and the gear display also shows another gear',
            means: 'The cable or the range sensor is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Compare what the gearbox sees',
        steps: [
          'Read the gear position from the gearbox control unit while the message is shown.',
          'Read the state of the Park switch in the body control unit, if the reader can show it.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The gearbox reports Park, but the switch in the lever does not',
            means: 'The switch in the selector lever has failed.',
            effect: 'confirms',
          },
          {
            finding: 'The gearbox itself does not report Park',
            means: 'The car really is not in Park, so check the cable and its bush.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the Park switch or the gear selector',
      overview:
        'Manufacturers sell the switch as part of the selector lever or as a short repair harness. The console trim has to come off, but the cable can often stay in place.',
      minutes: [60, 150],
      tools: [
        'Trim tools',
        'Sockets and screwdrivers',
        'Soldering or crimp tool for the harness kit',
        'Wheel chocks and OBD-II reader',
      ],
      steps: [
        'On level ground, lay chocks a hand’s width from a wheel. Select Park, release the parking brake and push the car: it must hardly move. Then set the parking brake and push the chocks home.',
        'Ask the dealer with your VIN about a free or extended repair.',
        'Disconnect the battery and wait ten minutes, since the airbag control unit often sits under the console.',
        'Lift the gaiter and the trim of the lever, remove the console screws and free the plugs.',
        'Find the small switch beside the base of the lever, and watch whether the finger of the lever reaches its button.',
        'Fit the new switch or harness in the same place, or fit the complete selector and clip the cable on again.',
        'Check the adjustment of the cable: the lever must reach full Park without an extra push.',
        'Refit the plugs and trim and reconnect the battery. Switch off and lock the car twenty times: the message must not appear.',
      ],
      safety: [
        'Always make sure that Park holds before you treat the message as false.',
        'Disconnect the battery and wait ten minutes before you work near the airbag control unit and its yellow plugs.',
      ],
      stopIf:
        'Stop if the gear display also disagrees with the lever. That is a rollaway risk, and the cable and the sensor must be checked.',
    },
    parts: [{ name: 'Park switch harness or selector assembly', usd: [30, 350] }],
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
        'The car may refuse Drive or Park, so you can be stranded or it can roll away. Set the parking brake at every stop, and drive only to reach a workshop.',
    },
    patterns: [
      'Spilt coffee on a rotary knob or button row is a frequent start.',
      'A restart after ten minutes with the doors locked brings it back, until it returns for good.',
    ],
    shown: {
      summary:
        'The knob, stalk, lever or buttons send their request electrically. A position sensor, a switch or the data link has failed, so the gearbox ignores the request or receives the wrong one, and a message appears in the display.',
      patterns: [
        'The trouble often begins with coffee spilt on a rotary knob or a row of buttons.',
        'A restart after ten minutes with the doors locked clears it, until the fault returns for good.',
      ],
    },
    checks: [
      {
        title: 'Try a full sleep and restart',
        steps: [
          'Park on level ground with the parking brake on. Switch off, take the key away and lock the car for 15 minutes.',
          'Start the car with your foot firmly on the brake, and select each position slowly. If it fails, charge the 12 V battery and repeat.',
        ],
        tool: 'None',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It works for a while and then fails again',
            means: 'The selector or its data link is unreliable.',
            effect: 'supports',
          },
          {
            finding: 'It works for good after the 12 V battery was charged',
            means: 'Low voltage was the cause. Have the battery tested.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Scan the selector and gearbox modules',
        steps: [
          'Read all the control units for codes that name the gear selector or lost communication with it.',
          'Check the battery voltage: it should be 12.4 V or more at rest.',
          'Look for sticky residue around the knob or the buttons.',
        ],
        tool: 'OBD-II reader that reads all control units',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'U0103 or a selector code is stored with healthy voltage',
            means: 'The selector or its wiring has failed.',
            effect: 'confirms',
          },
          {
            finding: 'Solenoid or pressure codes are stored, but no selector code',
            means: 'The gearbox refuses the request; the selector works.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the electronic gear selector replaced and coded',
      overview:
        'The selector is replaced as a unit through the console or the column and coded to the car. For several models there are updates that change how Park is confirmed.',
      minutes: [50, 120],
      tools: ['OBD-II reader', 'Multimeter', 'Contact cleaner', 'Trim tools'],
      steps: [
        'Test and charge the 12 V battery, because shift-by-wire refuses to work below its voltage limit.',
        'Check with your VIN for recalls and software updates, including rollaway campaigns.',
        'Find out where the manual Park release is before you need it, and chock the wheels before you use it.',
        'If liquid has been spilt, disconnect the battery, wait ten minutes, lift the trim, clean the connector, refit it all and reconnect. A soaked unit usually has to be replaced.',
        'The workshop checks the supply, the earth and the data lines at the selector plug while the fault is present.',
        'The selector is replaced and coded, and its end positions are taught with the battery on a charger. The software of the gearbox and the selector is brought to matching versions.',
        'The workshop checks that the car returns to Park when the driver’s door opens, if it has that function.',
        'Check the work: make fifty selections, some cold and some hot. The display must be right each time, and no code may be stored.',
      ],
      safety: [
        'Treat every stop as if Park might not engage. Hold the foot brake, set the parking brake, look for the P in the display, and only then get out.',
        'The manual Park release lets the car roll freely. Chock two wheels before you pull it.',
      ],
      stopIf:
        'Stop after checking the battery and the plug. A wrongly coded selector can disable Park or let the car start in gear.',
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
        'A car that does not lock in Park can roll away and kill. Leave it on level ground with the parking brake set and a chock under a wheel, and have it collected.',
    },
    patterns: [
      'The driver believes that Park was selected, opens the door, and the car moves off or rolls.',
      'The actuator can also fail locked: the car will then not leave Park at all.',
    ],
    shown: {
      summary:
        'On shift-by-wire cars a motor or solenoid pushes the Park pawl in. If it jams, or the software misses the request, the driver may leave a car that is still in Neutral or Drive. A lever that springs back to the middle adds to the confusion.',
      patterns: [
        'The driver believes that Park is selected and opens the door, and the car moves off or rolls.',
        'The actuator can also fail locked: the car will then not leave Park at all.',
      ],
    },
    checks: [
      {
        title: 'Confirm what the display says after selecting Park',
        steps: [
          'On level ground put chocks 20 cm from two wheels. Stop fully, select Park and read the display.',
          'Set the parking brake, switch the car off and on again, and hold the foot brake. Select each position and watch for a delay or a refusal.',
          'Select Park and listen for the short noise of the actuator. Then release the parking brake and push the car.',
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
            means: 'The lock works at the moment. The position of the lever may have been misread.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the codes and open recalls',
        steps: [
          'Read the control units of the gearbox, the selector and the parking brake.',
          'Enter the VIN or the registration on the recall page of the safety authority.',
        ],
        tool: 'OBD-II reader that reads all control units',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'There is a code for the Park-lock actuator, or an open rollaway recall',
            means: 'The cause is known and there is a set repair for it.',
            effect: 'confirms',
          },
          {
            finding: 'There are no codes and there is no recall',
            means: 'Check the mechanical pawl, and how Park was selected.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the electronic Park lock repaired',
      overview:
        'The actuator sits on the gearbox or the reduction gear and is replaced from outside on most cars. Several recalls have added software that engages Park automatically and gives a warning.',
      minutes: [60, 240],
      tools: ['Wheel chocks', 'OBD-II reader', 'Phone and VIN'],
      steps: [
        'From now on do not rely on Park. Whenever the car must be moved, set the parking brake, look at the display, and only then release the foot brake.',
        'Check for recalls. In most cases recall work is free whatever the age of the car.',
        'Write down exactly what was pressed, shown and heard when it failed, and report a rollaway to the safety authority.',
        'The workshop compares the actuator position with the request, measures its supply and earth, and checks its plug for water.',
        'The actuator or the inhibitor solenoid is replaced, learnt and tested in both directions.',
        'The software of the selector and the gearbox is updated, including automatic Park on opening the door where that is available.',
        'On a slope with chocks in place, the workshop checks that Park holds with the parking brake released.',
        'Test it yourself in the same way before you rely on it, and look on the invoice for the software version.',
      ],
      safety: [
        'Never walk in front of the car or behind it before the parking brake is set and the display shows P.',
        'On electric and hybrid cars, orange high-voltage cables run beside the actuator. Only a trained technician may work there.',
      ],
      stopIf:
        'Leave the repair to a workshop. If the car does not hold in Park, have it moved on a flatbed.',
    },
    parts: [{ name: 'Park-lock actuator', usd: [120, 600] }],
    labourHours: [1, 4],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;

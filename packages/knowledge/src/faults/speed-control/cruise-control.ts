import { WITH_STARTER } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Conventional cruise control: switches, wiring, brake signal. */
export const cruiseControlFaults = {
  'cruise-switch-failed': {
    name: 'Faulty cruise control switch',
    workshopName: 'Cruise control stalk or steering-wheel switch fault',
    summary:
      'The contacts of the cruise buttons or stalk are worn, sticky or wet. The system does not see on, set or cancel, or sees a button that nobody presses.',
    prior: 1.6,
    shifts: [{ minAgeYears: 6, factor: 1.5, source: 'wear part' }],
    symptoms: {
      'cruise-wont-set': 0.75,
      'cruise-drops-out': 0.2,
      'cruise-speed-wrong': 0.1,
      'cruise-wont-cancel': 0.08,
      'wheel-buttons-dead': 0.1,
      'electrics-odd': 0.06,
      'speed-capped': 0.05,
    },
    against: ['airbag-light', 'horn-fault'],
    conditions: { intermittent: 0.4, 'sudden-onset': 0.3 },
    codes: {
      P0567: 0.12,
      P0568: 0.2,
      P0565: 0.15,
      P0564: 0.15,
      P0566: 0.1,
      P0575: 0.08,
      P0576: 0.06,
      P0577: 0.06,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car is safe to drive without cruise control. Leave it switched off until it is repaired.',
    },
    patterns: [
      "One button fails first, mostly 'set', while on and off still light the lamp.",
      'Spilt drinks and hand cream get into wheel switches.',
    ],
    shown: {
      summary:
        'The contacts of the cruise control buttons or stalk are worn, sticky or wet. The system does not recognise on, set or cancel, or it sees a button that nobody presses.',
      patterns: [
        'One button fails first, usually ‘set’, while on and off still switch the light on.',
        'Spilt drinks and hand cream get into the switches of the steering wheel.',
      ],
    },
    checks: [
      {
        title: 'Compare with other wheel buttons',
        steps: [
          'At a standstill, try the horn, audio and phone buttons on the wheel while you turn it from lock to lock.',
          'Note whether any of them stops working at some angle.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'All the others work at every angle',
            means: 'Only the cruise control switch is suspect.',
            effect: 'supports',
          },
          {
            finding: 'Several wheel buttons or the horn fail too',
            means: 'The clock spring behind the steering wheel is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Try each button with live data',
        steps: [
          'With the ignition on, show the status of the cruise control switch in the engine or body data.',
          'Press each button ten times, from different edges.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'A button is not seen, or stays ‘pressed’',
            means: 'The switch is faulty. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'Each press is seen',
            means: 'The switch works. Check the brake signal and the stored codes.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the cruise control switch',
      overview:
        'A stalk switch comes out with the shroud of the steering column. Wheel buttons are next to the airbag, which must be made safe first. Contact cleaner helps a sticky switch for a time.',
      minutes: [30, 75],
      tools: [
        'Trim tools',
        'Screwdrivers and Torx bits',
        'OBD-II reader',
        'Contact cleaner',
        'Torque wrench',
      ],
      steps: [
        'Read the codes and check the brake lights first, because a bad brake signal is the more common cause.',
        'For a stalk on the column, disconnect the battery and wait ten minutes because of the airbag in the wheel. Remove the screws of the shroud, unclip the stalk, fit the new one and refit the shroud.',
        'For buttons on the wheel, set the wheels straight, switch the ignition off, disconnect the battery and wait at least ten minutes, or the time in the manual.',
        'If you have not been trained to handle airbags, leave this to a workshop. Touch bare metal first. Release the airbag by its clips or screws without pulling on its yellow plugs. Carry it with the padded side facing away from you, and lay it down with the padded side up.',
        'Unplug the switch, undo its screws and compare the part number with that of the new one.',
        'Fit the new switch, and route the wires as before so that nothing is trapped. Refit the airbag until it clicks, or tighten its screws to the stated torque.',
        'Reconnect the battery with nobody in the car, switch the ignition on and check that the airbag light goes out.',
        'Clear the codes. On an empty road, test on, set, up, down, resume and cancel, and then that braking cancels the cruise control. The horn and the other wheel buttons must work too.',
      ],
      safety: [
        'An airbag can injure or kill. Disconnect the battery and wait before you touch it, and lay it down with the padded side up.',
        'Do not measure airbag plugs with a multimeter, because that can fire the airbag.',
      ],
      stopIf:
        'Stop if the switch is under the airbag and you have not done that before, or if the airbag light stays on.',
    },
    parts: [{ name: 'Cruise control switch', usd: [20, 160] }],
    labourHours: [0.4, 1],
    diy: 'moderate',
  },
  'cruise-servo-failed': {
    name: 'Failed vacuum cruise control servo',
    workshopName: 'Cruise vacuum servo, hose or control valve leaking',
    summary:
      'On older cars a vacuum diaphragm pulls the throttle. A split hose, diaphragm or stuck valve makes cruise drift, surge or not hold at all.',
    prior: 0.5,
    fits: { fuels: WITH_STARTER, years: [1970, 2008] },
    shifts: [{ minAgeYears: 12, factor: 1.6, source: 'rubber ages' }],
    symptoms: {
      'cruise-speed-wrong': 0.55,
      'cruise-wont-set': 0.45,
      'cruise-drops-out': 0.3,
      'cruise-wont-cancel': 0.1,
      'throttle-sticks': 0.08,
      'rough-idle': 0.08,
    },
    against: ['throttle-warning'],
    conditions: { uphill: 0.35, 'gradual-onset': 0.4 },
    codes: { P0525: 0.1 },
    severity: 'medium',
    drive: {
      verdict: 'yes',
      reason:
        'Drive without cruise control. If it was slow to release when you braked, leave it switched off until it is repaired.',
    },
    patterns: [
      'It holds on level roads and sags on hills, because vacuum leaks away.',
      'A surge of a few miles per hour up and down is a slack cable or a sticky valve.',
    ],
    shown: {
      summary:
        'On older cars a vacuum diaphragm pulls the throttle. A split hose, a torn diaphragm or a stuck valve makes the cruise control drift, surge or not hold the speed at all.',
      patterns: [
        'It holds the speed on level roads and loses it on hills, because vacuum leaks away.',
        'A surge of a few miles per hour up and down comes from a slack cable or a sticky valve.',
      ],
    },
    checks: [
      {
        title: 'Look at the hoses and reservoir',
        steps: [
          'With the engine off and cool, follow the thin hoses from the manifold through the check valve to the reservoir and the servo.',
          'Bend each end and look for cracks. Pull the check valve out and test with a hand pump that it passes air one way only, then refit it.',
        ],
        tool: 'Torch and hand vacuum pump',
        minutes: 10,
        outcomes: [
          {
            finding: 'A hose is cracked, loose or oily',
            means: 'Vacuum is lost on the way to the servo. Replace the hose.',
            effect: 'supports',
          },
          {
            finding: 'The hoses are firm, and the check valve passes air one way only',
            means: 'The servo gets its vacuum, so the hoses are not to blame.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Test whether the servo holds vacuum',
        steps: [
          'With the engine off, pull the hose off the servo and apply vacuum with a hand pump. Close its valves as the manual describes.',
          'Watch the cable and the gauge for a minute.',
        ],
        tool: 'Hand vacuum pump',
        minutes: 15,
        outcomes: [
          {
            finding: 'The vacuum falls, or the cable does not move',
            means: 'The diaphragm or a valve leaks. Replace the servo.',
            effect: 'confirms',
          },
          {
            finding: 'It holds the vacuum and pulls smoothly',
            means: 'The servo is good. Check the hoses, the switch and the speed signal.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair vacuum cruise control',
      overview:
        'The hoses and the check valve come first, the servo last. The cable must have a little slack at rest, or it holds the throttle open.',
      minutes: [45, 120],
      tools: ['Hand vacuum pump', 'Pliers', 'Sockets'],
      steps: [
        'Switch the engine off and let it cool. Copy how the hoses run from the sticker under the bonnet, or take a photograph.',
        'Replace cracked hoses with vacuum hose of the same bore. Fit a new check valve if the old one lets air through both ways.',
        'Look at the vent valve at the brake pedal. It must be closed with the pedal released, and open at the first touch.',
        'If it does not, adjust it by pushing it in against the pedal as the manual describes.',
        'Test the servo again. If it leaks, unhook its cable, undo its bracket and replace it.',
        'Set the cable so that it has 1–2 mm of slack with the throttle fully closed.',
        'Check by hand that the throttle springs back fully with the cable fitted.',
        'On an empty road, test that it sets, holds and resumes, and that it cancels at a light touch of the brake, at the clutch and at its switch.',
      ],
      safety: [
        'The throttle must close fully with the servo fitted. Make sure of this before you drive.',
        'Try the cruise control for the first time on an empty, dry, straight road with your foot over the brake.',
      ],
      stopIf:
        'Stop using the cruise control if it is ever slow to release, and have it repaired or disconnected.',
    },
    parts: [
      { name: 'Hoses and check valve', usd: [8, 30] },
      { name: 'Cruise servo', usd: [50, 220], ifNeeded: true },
    ],
    labourHours: [0.5, 1.5],
    diy: 'moderate',
  },
  'cruise-deactivation-switch-leak': {
    name: 'Leaking cruise deactivation switch',
    workshopName: 'Speed control deactivation pressure switch leaking brake fluid',
    summary:
      'A pressure switch on the brake master cylinder cuts cruise when braking. On certain older cars its membrane cracks, brake fluid reaches live contacts and they corrode, overheat and can catch fire, even when parked.',
    prior: 0.31,
    fits: { fuels: WITH_STARTER, years: [1992, 2005] },
    shifts: [
      {
        makes: ['ford', 'lincoln', 'mercury'],
        years: [1992, 2004],
        factor: 10,
        source: 'NHTSA recalls 05V-388 and 07V-336',
      },
    ],
    symptoms: {
      'cruise-wont-set': 0.5,
      fire: 0.35,
      'brake-fluid-leak': 0.25,
      'fuse-blows': 0.25,
      'electrical-smell': 0.2,
      'brake-warning-light': 0.12,
      'shifter-stuck': 0.1,
      'smoke-cabin': 0.04,
    },
    conditions: { 'after-standing': 0.3, 'ignition-off': 0.4 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'It can catch fire with the engine off. Unplug the switch, park outdoors away from buildings and have the recall done.',
    },
    patterns: [
      'Cruise stops working and a fuse blows weeks before a fire.',
      'The plug at the master cylinder is wet or browned.',
    ],
    shown: {
      summary:
        'A pressure switch on the brake master cylinder cuts the cruise control when you brake. On certain older cars its membrane cracks and brake fluid reaches live contacts. They corrode, overheat and can catch fire, even when the car is parked.',
      patterns: [
        'The cruise control stops working, and a fuse blows weeks before a fire.',
        'The plug at the master cylinder is wet or brown.',
      ],
    },
    checks: [
      {
        title: 'Look at the switch on the master cylinder',
        steps: [
          'With the engine off and cold, disconnect the negative battery clamp. Find the small switch that is screwed into the end of the brake master cylinder or its pipe.',
          'Pull its plug straight off and look at both halves.',
        ],
        tool: 'Torch',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'There is fluid, corrosion or a brown mark in the plug',
            means: 'The switch leaks and is a fire risk. Leave it unplugged.',
            effect: 'confirms',
          },
          {
            finding: 'The plug is dry and bright',
            means: 'The switch does not leak at the moment, but check for a recall all the same.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Check the recall with the VIN',
        steps: [
          'Enter the VIN or the registration on the recall page of the safety authority.',
          'Look through the receipts for a fused jumper harness that was fitted to this switch.',
        ],
        tool: 'Phone',
        minutes: 5,
        outcomes: [
          {
            finding: 'A recall is open',
            means:
              'The manufacturer knows that this switch leaks. Have the recall done now; it is free.',
            effect: 'supports',
          },
          {
            finding: 'The recall was done, or the car has no such switch',
            means: 'With a fused harness, or without such a switch, nothing can overheat.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Make the cruise deactivation switch safe and replace it',
      overview:
        'The first step is to unplug the switch, which removes the fire risk at once. The recall adds a fused harness. A leaking switch is replaced, and the brake line is bled at that point.',
      minutes: [25, 60],
      tools: [
        'Torch',
        'Spanner',
        'Rags',
        'Torque wrench',
        'Bleed hose and bottle',
        'Crimp tool and sealed splices',
        'Goggles and gloves',
      ],
      steps: [
        'Switch the ignition off, disconnect the battery and unplug the switch. Leave it unplugged: only the cruise control stops working.',
        'Keep the car outdoors and away from the house until the repair is complete.',
        'If there is an open recall, arrange the free repair with a dealer.',
        'If there is none, get a new switch and the fused jumper harness ready.',
        'Lay rags under the switch. Unscrew the old switch and screw the new one in at once, so that little fluid is lost. Tighten it to the stated torque.',
        'Bleed the brakes at the nearest point or as the manual describes, and fill the reservoir with fresh fluid.',
        'Cut back any wire that has turned brown, and fit the fused harness with sealed joints.',
        'Connect the battery. Press the brake pedal hard for a minute and look for fluid at the switch.',
        'Test the brakes first at walking pace: the pedal must be high and hard. Then test the brake lights, and that braking cancels the cruise control. After a week, check that the switch and its plug are dry.',
      ],
      safety: [
        'Do not park in a garage or near a house with this fault.',
        'This is work on the brakes. If the pedal is soft afterwards, the car must not be driven.',
        'Brake fluid harms the eyes and strips paint. Wear goggles and gloves, and rinse splashes off with water at once.',
      ],
      stopIf:
        'Stop and have the car towed if the brake fluid is low, the pedal is soft or the wiring is burnt.',
    },
    parts: [{ name: 'Pressure switch, fused harness and brake fluid', usd: [15, 80] }],
    labourHours: [0.4, 1],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

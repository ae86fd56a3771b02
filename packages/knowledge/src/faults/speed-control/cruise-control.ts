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
    checks: [
      {
        title: 'Compare with other wheel buttons',
        steps: [
          'Try horn, audio and phone buttons on the wheel, turning the wheel from lock to lock.',
          'Note whether anything drops out.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'All others work at every angle',
            means: 'Only the cruise switch is suspect.',
            effect: 'supports',
          },
          {
            finding: 'Several wheel buttons or horn fail too',
            means: 'The clock spring is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Try each button with live data',
        steps: [
          'With the ignition on, show the cruise switch status in engine or body data.',
          'Press each button ten times from different edges.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: "A button is not seen, or stays 'pressed'",
            means: 'The switch is faulty.',
            effect: 'confirms',
          },
          {
            finding: 'Each press is seen',
            means: 'The switch works: look at the brake signal and the stored codes.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the cruise control switch',
      overview:
        'A stalk switch comes out with the column shroud. Wheel buttons lie beside the airbag, which must be made safe first. Contact cleaner helps a sticky switch for a time.',
      minutes: [30, 75],
      tools: ['Trim tools', 'Screwdrivers and Torx bits', 'OBD-II reader', 'Contact cleaner'],
      steps: [
        'Read the codes and check the brake lights, because a bad brake signal is the more common cause.',
        'For a column stalk: disconnect the battery, wait ten minutes because of the airbag in the wheel, remove the shroud screws, unclip the stalk and swap it.',
        'For wheel buttons: set the wheels straight, switch off, disconnect the battery and wait at least ten minutes, or the time in the manual.',
        'Touch bare metal first, release the airbag by its clips or screws without pulling on its yellow plugs, carry it with the padded side away from you and lay it padded side up. If you have not been trained for this, leave it to a workshop.',
        'Unplug the switch, release its screws and compare the part number.',
        'Fit the new switch, route the wires as before so that nothing is trapped and refit the airbag until it clicks.',
        'Reconnect the battery with nobody in the car, and see that the airbag light goes out.',
        'Clear the codes and test on, set, up, down, resume and cancel on an empty road, and then the brake cancel. The horn and the other wheel buttons must work too.',
      ],
      safety: [
        'An airbag can injure or kill. Disconnect the battery and wait before touching it, and lay it padded side up.',
        'Do not measure airbag plugs with a multimeter.',
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
        'Drive without cruise control. If it was slow to let go when braking, leave it switched off until repaired.',
    },
    patterns: [
      'It holds on level roads and sags on hills, because vacuum leaks away.',
      'A surge of a few miles per hour up and down is a slack cable or a sticky valve.',
    ],
    checks: [
      {
        title: 'Look at the hoses and reservoir',
        steps: [
          'Follow the thin hoses from the manifold over the check valve to reservoir and servo.',
          'Bend each end and look for cracks.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Cracked, loose or oily hose',
            means: 'Vacuum is lost on the way.',
            effect: 'supports',
          },
          {
            finding: 'Firm hoses and a check valve that passes air one way only',
            means: 'The servo gets its vacuum, so the hoses are not to blame.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Hold vacuum on the servo',
        steps: [
          'With the engine off, pull the hose off the servo and apply vacuum with a hand pump, valve closed as the manual says.',
          'Watch cable and gauge for a minute.',
        ],
        tool: 'Hand vacuum pump',
        minutes: 15,
        outcomes: [
          {
            finding: 'Vacuum falls or the cable does not move',
            means: 'The diaphragm or valve leaks.',
            effect: 'confirms',
          },
          {
            finding: 'Holds and pulls smoothly',
            means: 'Look at hoses, switch and speed signal.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair vacuum cruise control',
      overview:
        "Start with hoses and check valve, then the brake pedal's vent valve, then the servo. The cable must have a little slack at rest, or the throttle is held open.",
      minutes: [45, 120],
      tools: ['Hand vacuum pump', 'Vacuum hose', 'Pliers', 'Sockets'],
      steps: [
        'Switch the engine off and let it cool. Draw the hose plan from the sticker or a photograph.',
        'Replace cracked hoses with vacuum hose of equal bore and fit a new check valve if it passes both ways.',
        'Look at the vent valve at the brake pedal: with the pedal free it must be closed, and open at the first touch.',
        'Adjust it by pushing it in against the pedal as the manual says.',
        'Test the servo again. If it leaks, unhook its cable, undo the bracket and replace it.',
        'Set the cable with 1–2 mm of slack and the throttle fully closed.',
        'Check by hand that the throttle springs back with the cable fitted.',
        'Test on an empty road: set, hold, resume, and cancel with a light brake touch, with the switch and with the clutch.',
      ],
      safety: [
        'The throttle must close fully with the servo fitted. Prove this before driving.',
        'Try cruise for the first time on an empty, dry, straight road with your foot over the brake.',
      ],
      stopIf: 'Stop using cruise if it is ever slow to release. Have it repaired or disconnected.',
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
    checks: [
      {
        title: 'Look at the switch on the master cylinder',
        steps: [
          'With the engine off and cold, disconnect the negative battery clamp and find the small switch screwed to the end of the brake master cylinder or its pipe.',
          'Pull its plug straight off and look at both halves.',
        ],
        tool: 'Torch',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Fluid, corrosion or brown marks in the plug',
            means: 'The switch leaks and is a fire risk.',
            effect: 'confirms',
          },
          {
            finding: 'Dry and bright',
            means: 'The switch is not leaking now, but still check the recall.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Check the recall with the VIN',
        steps: [
          "Enter the VIN on the safety authority's recall page.",
          'Look at receipts for a fused jumper harness fitted to this switch.',
        ],
        tool: 'Phone',
        minutes: 5,
        outcomes: [
          {
            finding: 'Open recall',
            means:
              'The manufacturer knows that this switch leaks: have it done now, free of charge.',
            effect: 'supports',
          },
          {
            finding: 'Recall done, or the car has no such switch',
            means: 'A fused harness, or no switch at all, leaves nothing to overheat.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Make the cruise deactivation switch safe and replace it',
      overview:
        'The first step is to unplug the switch, which removes the fire risk at once. The recall adds a fused harness. A leaking switch is replaced and the brake line bled at that place.',
      minutes: [25, 60],
      tools: [
        'Torch',
        'Spanner',
        'Brake fluid',
        'Rags',
        'Torque wrench',
        'Bleed hose and bottle',
        'Crimp tool and sealed splices',
        'Goggles and gloves',
      ],
      steps: [
        'Switch off, disconnect the battery and unplug the switch. Leave it unplugged. Only cruise is lost.',
        'Park outdoors and away from the house until the repair is complete.',
        'Arrange the free recall with a dealer when open.',
        'Otherwise have a new switch and the fused jumper harness ready.',
        'Lay rags, unscrew the old switch and screw the new one in at once to lose little fluid. Tighten to the stated torque.',
        'Bleed at the nearest point or as the manual says, and fill the reservoir with fresh fluid.',
        'Cut back any browned wire and fit the fused harness with sealed joints.',
        'Connect the battery, press the brake hard for a minute and look for weeping at the switch.',
        'Test the brakes first, at walking pace: the pedal must be high and hard. Then test brake lights and cruise with brake cancel. After a week look again: switch and plug must be dry.',
      ],
      safety: [
        'Do not park in a garage or near a house with this fault.',
        'Brake work: if the pedal is soft afterwards, the car must not be driven.',
        'Brake fluid hurts eyes and strips paint: goggles and gloves on, and rinse splashes with water at once.',
      ],
      stopIf:
        'Stop and have it towed if the brake fluid is low, the pedal soft or the wiring burnt.',
    },
    parts: [{ name: 'Pressure switch, fused harness and brake fluid', usd: [15, 80] }],
    labourHours: [0.4, 1],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

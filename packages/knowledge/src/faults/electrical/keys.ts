import { WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Keys, immobiliser and the ignition barrel. */
export const keyFaults = {
  'key-fob-battery-flat': {
    name: 'Flat battery in the key',
    workshopName: 'Remote transmitter / smart key cell below 3 V',
    summary:
      'The coin cell in the key is nearly empty. The remote range shrinks, then the car no longer finds the key, although the passive chip inside still starts it when held in the right place.',
    prior: 8,
    shifts: [
      { minAgeYears: 2, factor: 1.3, source: 'wear part: coin cells last two to four years' },
    ],
    symptoms: {
      'key-not-recognised': 0.8,
      'locking-fault': 0.45,
      'door-wont-open': 0.1,
      'no-crank': 0.12,
      'tailgate-fault': 0.06,
      'alarm-false': 0.04,
      'wont-start': 0.23,
    },
    against: ['slow-crank', 'click-no-start', 'immobiliser', 'many-warnings'],
    conditions: { 'gradual-onset': 0.4, intermittent: 0.4, 'cold-weather': 0.2 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car is safe to drive. Do not switch it off far from home until the cell is changed.',
    },
    patterns: [
      'You have to stand ever closer to the car, or press twice.',
      'Works from a warm pocket but not on a frosty morning.',
    ],
    shown: {
      summary:
        'The coin cell in the key is nearly empty. The range of the remote shrinks, then the car no longer finds the key, although the passive chip inside still starts the car when the key is held in the right place.',
      patterns: [
        'You have to walk ever closer to the car, or press the button twice.',
        'The key works from a warm pocket but not on a frosty morning.',
      ],
    },
    checks: [
      {
        title: 'Try the spare key',
        steps: [
          'Put the first key well away, at least 10 m from the car.',
          'Lock, unlock and start the car with the spare.',
        ],
        tool: 'Spare key',
        minutes: 3,
        needs: 'running',
        outcomes: [
          {
            finding: 'The spare works from a distance',
            means: 'The first key is weak; the car itself is in order.',
            effect: 'supports',
          },
          {
            finding: 'Neither key works',
            means: 'The 12 V battery, the receiver or interference is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the coin cell',
        steps: [
          'Take out the emergency blade, open the key with a coin and take the cell out.',
          'Set the meter to 20 V DC and measure across the cell.',
        ],
        tool: 'Multimeter',
        minutes: 5,
        outcomes: [
          {
            finding: 'It reads below 2.9 V',
            means: 'The cell is nearly empty: change it.',
            effect: 'confirms',
          },
          {
            finding: 'It reads 3.0 V or more',
            means: 'The cell is good. Suspect the contacts or buttons of the key, or the car.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Change the coin cell in the key',
      overview:
        'The job takes two minutes with a fresh cell of a known brand. Cells with a bitter coating against swallowing can make poor contact in some keys, so wipe the contact face clean.',
      minutes: [10, 20],
      tools: ['Coin or plastic opening tool', 'Lint-free cloth'],
      steps: [
        'Read the type on the old cell, commonly CR2032, CR2025 or CR2450, and buy exactly that type.',
        'Take out the emergency blade and open the case at its slot with a coin or a plastic tool. Do not let the chip or the rubber mat fall out.',
        'Note which way the positive side faces, and lift the cell out without bending its spring contacts.',
        'Wipe the contacts dry. A green crust means that the key has been wet: clean it with contact cleaner.',
        'Hold the new cell by its edge, put it in and press the case shut evenly all round.',
        'Press lock and unlock near the car. Some keys have to be woken by starting the car once from the emergency position.',
        'Change the cell in the second key on the same day. Then try both from twenty paces: if the range is back to normal, the cell was the fault.',
      ],
      safety: [
        'Store coin cells out of the reach of children: a swallowed cell burns the gullet within two hours and is an emergency.',
        'Keep the emergency blade with you while you test, so that you cannot lock yourself out.',
      ],
      stopIf:
        'Stop if a fresh cell changes nothing: the key may need programming, or the receiver in the car has failed.',
    },
    parts: [{ name: 'Coin cell', usd: [3, 10] }],
    labourHours: [0.1, 0.3],
    diy: 'easy',
  },
  'immobiliser-transponder-fault': {
    name: 'Immobiliser does not read the key chip',
    workshopName: 'Transponder or immobiliser antenna (reader coil) fault',
    summary:
      'A coil round the ignition lock, or in the console, reads a chip in the key. If the chip has cracked or the coil has failed, the engine control unit refuses to start or cuts out after a second or two.',
    prior: 1.5,
    fits: { years: [1985, 2099] },
    shifts: [{ minAgeYears: 8, factor: 1.4, source: 'ageing keys and reader coils' }],
    symptoms: {
      immobiliser: 0.75,
      'cranks-no-start': 0.4,
      'no-crank': 0.35,
      'key-not-recognised': 0.4,
      'stalls-at-idle': 0.08,
      'ev-wont-go-ready': 0.05,
      'battery-good': 0.1,
      'wont-start': 0.36,
    },
    against: ['slow-crank', 'click-no-start', 'needs-jump-start', 'loss-of-power'],
    conditions: { intermittent: 0.4, 'starting-up': 0.85, 'sudden-onset': 0.35 },
    codes: { P0513: 0.3, P0633: 0.1, U0167: 0.15 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The immobiliser acts only while the engine is being started, so a running engine is safe. You may be stranded at the next stop.',
    },
    patterns: [
      'Starts, runs for two seconds and dies, again and again.',
      'Works with the spare key: then the chip in the first is broken.',
      'Several keys or payment tags on one ring confuse the reader.',
    ],
    shown: {
      summary:
        'A coil round the ignition lock, or in the console, reads a chip in the key. If the chip has cracked or the coil has failed, the engine control unit refuses to start the engine or cuts it out after a second or two.',
      patterns: [
        'The engine starts, runs for two seconds and dies, again and again.',
        'If the car starts with the spare key, the chip in the first key is broken.',
        'Several keys or payment tags on one ring confuse the reader.',
      ],
    },
    checks: [
      {
        title: 'Start with just the spare key',
        steps: [
          'Take every other key, tag and fob off the ring and put them out of reach.',
          'Try to start with the spare. Hold a keyless fob at its emergency spot.',
        ],
        tool: 'Spare key',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'It starts with the spare',
            means: 'The chip of the first key is faulty.',
            effect: 'confirms',
          },
          {
            finding: 'It fails with both, and the security light flashes',
            means: 'The reader coil, its plug or the control unit is at fault.',
            effect: 'supports',
          },
          {
            finding: 'It fails with both, and the security light is normal',
            means: 'The immobiliser has released the engine; look at fuel, spark or the starter.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Read the immobiliser data',
        steps: [
          'Connect a reader that covers the body and immobiliser control units.',
          'Watch the values for key present, key valid and start allowed while you turn the key.',
        ],
        tool: 'OBD-II reader with manufacturer coverage',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'The key is shown as not present or not valid',
            means:
              'The car gets no valid answer from the key: suspect the chip or the reader coil.',
            effect: 'confirms',
          },
          {
            finding: 'The key is valid, and starting is allowed',
            means: 'The immobiliser has released the engine; look elsewhere.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Restore immobiliser recognition: key chip, coil and coding',
      overview:
        'The chip is part of the key, and the coil is a ring with a plug. Both are modest jobs; the coding needs proof of ownership and an authorised tool. A mobile auto locksmith usually does this for far less than recovery and a dealer cost.',
      minutes: [30, 120],
      tools: [
        'Spare key',
        'Screwdrivers, trim tools and battery spanner',
        'Multimeter and OBD-II reader',
      ],
      steps: [
        'Have both keys, the registration document and photo identification ready: no honest locksmith codes keys without them.',
        'Check the 12 V battery first, because with a low voltage an immobiliser may not answer.',
        'Open a broken key case gently and see whether the small glass or black chip is still inside. It falls out unnoticed when a case breaks.',
        'If nothing but the case is broken, move the blade, circuit board and chip to a new case. No coding is then needed.',
        'If the coil is suspect, disconnect the battery, wait ten minutes and remove the shroud of the steering column.',
        'Measure the coil. A few to a few tens of ohms is normal, and an open circuit means that it is broken. Check the plug for pins that have been pushed back.',
        'Fit the new coil and the shroud. Most coils need no coding, but a new control unit always does.',
        'Reconnect the battery. Have new keys coded with all existing keys present, because many cars delete any key that is missing during coding.',
        'Test each key five times, with the car cold and with it warm.',
      ],
      safety: [
        'There is an airbag in the steering wheel: disconnect the battery and wait ten minutes before you work at the column.',
        'Do not use bypass boxes that defeat the immobiliser: they may void your insurance.',
      ],
      stopIf:
        'Stop if the car no longer recognises any key: it needs the manufacturer’s security access.',
    },
    parts: [
      { name: 'Key or transponder, coded', usd: [60, 500] },
      { name: 'Reader coil', usd: [20, 120], ifNeeded: true },
    ],
    labourHours: [0.5, 2],
    diy: 'hard',
  },
  'keyless-antenna-fault': {
    name: 'Failed keyless-entry antenna or door-handle sensor',
    workshopName: 'Passive entry LF antenna or handle electronics open/short',
    summary:
      'Small antennas in the handles, console and boot wake the key. One that fails makes the car deaf on that side: the handle does not unlock, or the car says the key is missing while it lies in your lap.',
    prior: 1,
    fits: { years: [2002, 2099] },
    symptoms: {
      'locking-fault': 0.55,
      'key-not-recognised': 0.5,
      'door-wont-open': 0.3,
      'no-crank': 0.1,
      'battery-drains': 0.12,
      'tailgate-fault': 0.1,
      'alarm-false': 0.08,
      'wont-start': 0.16,
    },
    against: ['slow-crank', 'click-no-start'],
    conditions: { 'wet-weather': 0.3, intermittent: 0.4, constant: 0.3 },
    codes: { U0214: 0.1 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car is safe to drive. Use the buttons of the key and the emergency start position meanwhile.',
    },
    patterns: [
      'One door handle ignores you, and the other three work.',
      'A handle sensor wet inside unlocks in rain by itself, wakes the car and drains its battery.',
    ],
    shown: {
      summary:
        'Small antennas in the handles, console and boot wake the key. If one fails, the car no longer senses the key on that side: the handle does not unlock, or the car reports the key missing while it lies in your lap.',
      patterns: [
        'One door handle does not respond, and the other three work.',
        'A handle sensor that is wet inside unlocks the car by itself in rain, wakes it and drains its battery.',
      ],
    },
    checks: [
      {
        title: 'Try each handle in turn',
        steps: [
          'With the key in your pocket, lock and unlock the car at every handle and at the boot.',
          'Then do the same with the buttons of the key.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'One handle fails, but the buttons work',
            means: 'The antenna or sensor of that handle is at fault.',
            effect: 'supports',
          },
          {
            finding: 'All handles and the buttons fail',
            means: 'The cell in the key, the receiver or interference is at fault.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Hold the key at the emergency spot',
        steps: [
          'Look up the emergency spot in the manual. It is often the start button, a cup holder or the steering column.',
          'Hold the key there and press the start button.',
        ],
        tool: 'None',
        minutes: 3,
        needs: 'running',
        outcomes: [
          {
            finding: 'It starts there but nowhere else, with a fresh key cell',
            means: 'A cabin antenna is not waking the key.',
            effect: 'supports',
          },
          {
            finding: 'It starts with the key anywhere in the car',
            means: 'The cabin antennas work.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a keyless handle sensor or cabin antenna',
      overview:
        'A stored code of the body control unit names the antenna. On most cars the handle comes out from the edge of the door, without removing the whole door trim.',
      minutes: [40, 150],
      tools: [
        'Torx bits and battery spanner',
        'Trim tools',
        'OBD tool with body coverage',
        'Masking tape',
        'Contact cleaner',
      ],
      steps: [
        'Rule out the simple causes first: fit a fresh cell in the key, keep it away from phones and laptops, unplug chargers in the car, and try in another place.',
        'Read the body codes and note which antenna is reported as open or shorted. Then switch the ignition off, disconnect the battery’s negative clamp and wait ten minutes.',
        'Stick masking tape on the paint round the handle. Pull the rubber cap off the door edge and slacken the screw behind it until the lock cover comes free.',
        'Pull the handle back and out, and unplug it. If the inner lever wants to fall, hold it in place with tape.',
        'Look for water in the plug. If it is wet, dry it, treat it with contact cleaner and renew the seals of the handle.',
        'To replace a cabin antenna, remove the trim of the console or the boot floor and clip the new one in, facing the same direction.',
        'Plug in and fit the new handle, and try the mechanical key before you tighten the screw. Refit the cap and any trim.',
        'Reconnect the battery, check locking and unlocking, and clear the codes. Make sure that the car goes to sleep afterwards.',
      ],
      safety: [
        'Airbags are close to this job: never loosen trim or plugs before the battery has been disconnected for ten minutes.',
        'Leave the door open and a key outside: with the handle half apart you can be locked out.',
        'Many doors contain pressure sensors for the side airbags: do not slam the doors or pull plugs with the ignition on.',
      ],
      stopIf:
        'Stop if several antennas are reported at once: the keyless control unit or its supply is at fault.',
    },
    parts: [{ name: 'Handle sensor or antenna, and seals', usd: [38, 228] }],
    labourHours: [0.5, 1.5],
    diy: 'moderate',
  },
  'ignition-barrel-worn': {
    name: 'Worn or jammed ignition barrel',
    workshopName: 'Ignition lock cylinder wafers worn or shift-lock release not acting',
    summary:
      'The wafers in the barrel or the key itself have worn, so the key will not turn, or it cannot be drawn out. On automatics a bad Park switch holds the key as well.',
    prior: 0.91,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minAgeYears: 9, factor: 1.8, source: 'wear part' },
      { years: [2018, 2099], factor: 0.3, source: 'most recent cars start by button' },
    ],
    symptoms: {
      'ignition-key-stuck': 0.8,
      'no-crank': 0.25,
      'steering-locked': 0.25,
      'battery-drains': 0.1,
      'wont-switch-off': 0.1,
      'shifter-stuck': 0.06,
      'wont-start': 0.12,
    },
    against: ['slow-crank', 'click-no-start', 'many-warnings'],
    conditions: {
      intermittent: 0.4,
      'gradual-onset': 0.35,
      'cold-weather': 0.1,
      'key-out-running': 0.4,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Usually it does no more than strand you. If the key can be pulled out while the engine runs, do not drive: the steering could lock.',
    },
    patterns: [
      'Needs jiggling for months, then one day nothing helps.',
      'Turns at once when the steering wheel is rocked: then it was only the loaded steering lock.',
      'Works better with the hardly used spare key.',
    ],
    shown: {
      workshopName: 'Ignition barrel wafers worn, or shift-lock release not acting',
      summary:
        'The wafers in the barrel or the key itself have worn, so the key will not turn or cannot be pulled out. On automatics a bad Park switch holds the key as well.',
      patterns: [
        'The key has needed jiggling for months, then one day nothing helps.',
        'If it turns at once when the steering wheel is rocked, the steering lock was merely under load.',
        'It works better with the rarely used spare key.',
      ],
    },
    checks: [
      {
        title: 'Rock the steering wheel while turning the key',
        steps: [
          'Pull the steering wheel firmly to one side and then the other while you turn the key gently.',
          'On an automatic, push the selector firmly into Park.',
        ],
        tool: 'None',
        minutes: 2,
        outcomes: [
          {
            finding: 'It turns freely with the wheel unloaded',
            means: 'The steering lock was under load; the barrel may be good.',
            effect: 'weakens',
          },
          {
            finding: 'It still will not turn',
            means:
              'The steering lock is not the cause, so the wafers in the barrel or the key are worn.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Try the spare key',
        steps: [
          'Compare the edges of both keys for wear.',
          'Turn the lock twenty times with the spare.',
        ],
        tool: 'Spare key',
        minutes: 5,
        outcomes: [
          {
            finding: 'The spare works every time',
            means: 'The everyday key is worn: have a new one cut by code, not copied.',
            effect: 'weakens',
          },
          {
            finding: 'Both keys stick',
            means:
              'Two different keys stick in the same way, so the wafers in the barrel are worn.',
            effect: 'confirms',
          },
        ],
      },
    ],
    guide: {
      title: 'Free or replace the ignition barrel',
      overview:
        'Start with a clean key, graphite and a spare cut by code. A locksmith can set a new barrel to your existing key, so that one key fits the doors and the ignition.',
      minutes: [40, 180],
      tools: [
        'Graphite or dry PTFE lock lubricant',
        'Compressed air or an air can',
        'Screwdrivers',
        'Thin punch',
        'Trim tools',
      ],
      steps: [
        'Blow the lock out with compressed air and put in a little graphite or dry PTFE. Do not use oil, because it collects dust and later jams the lock.',
        'Push a clean, straight key in and pull it out twenty times. Never use pliers: a key that snaps off doubles the work.',
        'If the key is trapped in an automatic, check that the display shows P, and press the mechanical release under the column shroud.',
        'To replace the barrel, disconnect the battery, wait ten minutes and remove the shrouds of the column.',
        'Remove the transponder ring and turn the key to the position given in the manual. Press the retaining pin in with a punch and draw the barrel out.',
        'Have a locksmith set the new barrel to your key by its code, and move the transponder ring over.',
        'Push the barrel in until the pin clicks. Try all positions, the removal of the key and the steering lock twice.',
        'Refit the shrouds, reconnect the battery, and check the horn and the indicators.',
      ],
      safety: [
        'There is an airbag in the steering wheel: disconnect the battery and wait ten minutes before you work at the column.',
        'Never drive if the key comes out with the engine running.',
      ],
      stopIf: 'Stop if the barrel will not turn at all: drilling it out is a job for a locksmith.',
    },
    parts: [{ name: 'Ignition barrel, coded to the key', usd: [40, 250] }],
    labourHours: [0.6, 2],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

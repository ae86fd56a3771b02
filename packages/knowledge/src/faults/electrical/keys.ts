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
    checks: [
      {
        title: 'Try the spare key',
        steps: [
          'Put the first key well away, at least 10 m from the car.',
          'Lock, unlock and start with the spare.',
        ],
        tool: 'Spare key',
        minutes: 3,
        needs: 'running',
        outcomes: [
          {
            finding: 'The spare works from afar',
            means: 'The first key is weak, and the car is fine.',
            effect: 'supports',
          },
          {
            finding: 'Neither key works',
            means: 'More likely the 12 V battery, the receiver or interference.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the coin cell',
        steps: [
          'Open the key with its emergency blade or a coin and take the cell out.',
          'Measure across it on the 20 V range.',
        ],
        tool: 'Multimeter',
        minutes: 5,
        outcomes: [
          { finding: 'Below 2.9 V', means: 'The cell is empty: change it.', effect: 'confirms' },
          {
            finding: '3.0 V or more',
            means: 'The cell is good. Suspect the contacts, the buttons or the car.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Change the coin cell in the key',
      overview:
        'It takes two minutes with a fresh cell of a known brand. Cells with a bitter coating against swallowing can make poor contact in some keys, so wipe the contact face clean.',
      minutes: [10, 20],
      tools: ['Coin or plastic spudger', 'Lint-free cloth'],
      steps: [
        'Read the cell type on the old cell, commonly CR2032, CR2025 or CR2450, and buy that type only.',
        'Take out the emergency blade and open the case at the slot with a coin or plastic tool. Do not let the chip or rubber mat fall out.',
        'Note which way the plus faces, and lift the cell out without bending its spring contacts.',
        'Wipe the contacts dry. Green crust means that the key has been wet: clean it with contact cleaner.',
        'Put the new cell in, holding it by its edge, and snap the case shut evenly.',
        'Press lock and unlock near the car. Some keys must be woken by one start in the emergency position.',
        'Do the second key on the same day, then try both from twenty paces: the range tells that the cell was the fault.',
      ],
      safety: [
        'Keep coin cells from children: a swallowed cell burns the gullet within two hours and is an emergency.',
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
        'Immobilisers act only at starting, so a running engine is safe. You may be stranded at the next stop.',
    },
    patterns: [
      'Starts, runs for two seconds and dies, again and again.',
      'Works with the spare key: then the chip in the first is broken.',
      'Several keys or payment tags on one ring confuse the reader.',
    ],
    checks: [
      {
        title: 'Start with the spare key alone',
        steps: [
          'Take every other key, tag and fob off the ring and out of reach.',
          'Try the spare, holding a keyless fob at its emergency spot.',
        ],
        tool: 'Spare key',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Starts with the spare',
            means: 'The chip of the first key is faulty.',
            effect: 'confirms',
          },
          {
            finding: 'Fails with both, security light flashing',
            means: 'The reader coil, its plug or the control unit.',
            effect: 'supports',
          },
          {
            finding: 'Fails with both, security light normal',
            means: 'The immobiliser is content; look at fuel, spark or starter.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Read the immobiliser data',
        steps: [
          'Connect a reader that covers body and immobiliser units.',
          'Look at the values for key present, key valid and start allowed while you turn the key.',
        ],
        tool: 'OBD-II reader with manufacturer coverage',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'Key not present or not valid',
            means: 'The car does not get a valid answer from the key: chip or reader coil.',
            effect: 'confirms',
          },
          {
            finding: 'Valid and start allowed',
            means: 'The immobiliser releases; look elsewhere.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Restore immobiliser recognition: key chip, coil and coding',
      overview:
        'A chip is a part of the key, a coil is a ring with a plug. Both are modest jobs; the coding needs proof of ownership and an authorised tool. A mobile auto-locksmith usually does this for far less than towing and a dealer.',
      minutes: [30, 120],
      tools: ['Spare key', 'Screwdrivers and trim tools', 'Multimeter'],
      steps: [
        'Bring both keys, the registration and your identity card: no honest locksmith codes keys without.',
        'Check the 12 V battery first, as low voltage makes immobilisers fail to answer.',
        'Open a broken key case gently and see whether the small glass or carbon chip is still inside. It falls out unnoticed when a case breaks.',
        'If only the case is broken, move blade, board and chip to a new case. No coding is then needed.',
        'If the coil is suspect, disconnect the battery, wait ten minutes because of the airbag, and remove the column shroud.',
        'Measure the coil: open circuit means broken; a few to a few tens of ohms is normal. Check the plug for pushed-back pins.',
        'Fit the new coil. Most coils need no coding, but a new control unit always does.',
        'Reconnect the battery. Have new keys coded with all existing keys present, since many cars delete keys that are not shown during coding.',
        'Test each key five times, cold and warm.',
      ],
      safety: [
        'Disconnect the battery and wait before working at the column: there is an airbag in the wheel.',
        'Do not use by-pass boxes that defeat the immobiliser: insurance may be void.',
      ],
      stopIf:
        'Stop if no key is known to the car any more: it needs the manufacturer security access.',
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
        'The car is safe to drive. Use the remote buttons and the emergency start position meanwhile.',
    },
    patterns: [
      'One door handle ignores you, and the other three work.',
      'A handle sensor wet inside unlocks in rain by itself, wakes the car and drains its battery.',
    ],
    checks: [
      {
        title: 'Try each handle in turn',
        steps: [
          'With the key in your pocket, lock and unlock at every handle and at the boot.',
          'Then do the same with the buttons of the key.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'One handle fails, but the buttons work',
            means: 'The antenna or sensor of that handle.',
            effect: 'supports',
          },
          {
            finding: 'All handles and the buttons fail',
            means: 'Key cell, receiver or interference.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Hold the key at the emergency spot',
        steps: [
          'Look up the spot in the manual: often the start button, a cup holder or the column.',
          'Hold the key there and press start.',
        ],
        tool: 'None',
        minutes: 3,
        needs: 'running',
        outcomes: [
          {
            finding: 'Starts there but nowhere else, with a fresh key cell',
            means: 'A cabin antenna is not waking the key.',
            effect: 'supports',
          },
          { finding: 'Starts anywhere', means: 'The cabin antennas work.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace a keyless handle sensor or cabin antenna',
      overview:
        'The stored body codes name the antenna. The handle unit comes out from the door edge on most cars, without removing the whole door panel.',
      minutes: [40, 150],
      tools: ['Torx bits', 'Trim tools', 'OBD tool with body coverage', 'Masking tape'],
      steps: [
        'Rule out the easy causes: fresh key cell, key away from phone and laptop, car away from radio masts and LED chargers.',
        'Read the body codes for the antenna named as open or short.',
        'Mask the paint round the handle, pull the rubber cap on the door edge and slacken the screw behind it until the lock cover comes free.',
        'Pull the handle back and out, and unplug it. Keep the inner lever in place with tape if it wants to fall.',
        'Look for water in the plug: dry it, treat it and renew the handle seals.',
        'For a cabin antenna, remove the trim of console or boot floor and clip in the new one in the same direction.',
        'Fit the new handle, check lock, unlock and the mechanical key before closing the screw.',
        'Clear codes, and measure that the car falls asleep afterwards.',
      ],
      safety: [
        'Airbags sit close to this job: switch the ignition off, disconnect the battery’s negative lead, and wait ten minutes before you loosen trim or plugs.',
        'Keep the door open and a key outside: a handle half apart can lock you out.',
        'Side airbag pressure sensors sit in doors: do not slam doors or pull plugs with the ignition on.',
      ],
      stopIf:
        'Stop if several antennas are reported at once: the keyless control unit or its supply is at fault.',
    },
    parts: [{ name: 'Handle sensor or antenna', usd: [35, 220] }],
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
        'Usually it only strands you. If the key can be pulled out while the engine runs, do not drive: the steering could lock.',
    },
    patterns: [
      'Needs jiggling for months, then one day nothing helps.',
      'Turns at once when the steering wheel is rocked: then it was only the loaded steering lock.',
      'Works better with the hardly used spare key.',
    ],
    checks: [
      {
        title: 'Rock the steering wheel while turning the key',
        steps: [
          'Pull the wheel firmly to one side and the other while turning the key gently.',
          'On an automatic, push the lever hard into Park.',
        ],
        tool: 'None',
        minutes: 2,
        outcomes: [
          {
            finding: 'Turns freely with the wheel unloaded',
            means: 'The steering lock was under load; the barrel may be fine.',
            effect: 'weakens',
          },
          {
            finding: 'Still will not turn',
            means: 'With the steering lock unloaded, worn wafers or a worn key remain.',
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
            finding: 'Both stick',
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
        'Start with a clean key, graphite and a spare cut by code. A new barrel can be pinned to your existing key, so that doors and ignition keep one key.',
      minutes: [40, 180],
      tools: [
        'Graphite or dry PTFE lock lubricant',
        'Compressed air or an air can',
        'Screwdrivers',
        'Thin punch',
        'Trim tools',
      ],
      steps: [
        'Blow out the lock with compressed air and put in a little graphite or dry PTFE. Oil collects dust and jams it later.',
        'Work a clean, straight key in and out twenty times. Never use pliers: a snapped key makes the job double.',
        'If the key is trapped in an automatic, check that the dash shows P and press the mechanical release under the column shroud.',
        'To replace it: disconnect the battery, wait ten minutes for the airbag and remove the column shrouds.',
        'Remove the transponder ring, turn the key to the position in the manual and press the retaining pin with a punch while drawing the barrel out.',
        'Have a locksmith set the new barrel to your key by its code, and move the transponder ring over.',
        'Push the barrel in until the pin clicks, and try all positions, key removal and the steering lock twice.',
        'Refit the shrouds, reconnect the battery and check horn and indicators.',
      ],
      safety: [
        'Steering-wheel airbag: disconnect the battery and wait before working at the column.',
        'Never drive if the key comes out while running: the steering lock may engage.',
      ],
      stopIf: 'Stop if the barrel will not turn at all: drilling it out is a locksmith job.',
    },
    parts: [{ name: 'Ignition barrel, coded to the key', usd: [40, 250] }],
    labourHours: [0.6, 2],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;

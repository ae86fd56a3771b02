import { ELECTRIC_ONLY, PLUG_IN } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** From the wall to the battery: charger, port, cable and charge point. */
export const evChargingFaults = {
  'ev-onboard-charger-failed': {
    name: 'Failed on-board charger',
    workshopName: 'On-board AC charger (OBC) failed or limited',
    summary:
      'The charger in the car that turns mains current into battery current has failed in whole or on one phase. Home and public AC charging fail or crawl everywhere, while rapid DC charging still works.',
    prior: 7,
    fits: { fuels: PLUG_IN, years: [2010, 2099] },
    shifts: [
      {
        makes: ['Hyundai', 'Kia', 'Genesis'],
        models: ['Ioniq 5', 'Ioniq 6', 'EV6', 'GV60', 'EV9'],
        years: [2022, 2025],
        factor: 2,
        source: 'NHTSA recalls 24V-204 and 24V-200 (integrated charging unit)',
      },
      {
        makes: ['Renault', 'Smart', 'BMW', 'Mini', 'Tesla'],
        years: [2013, 2020],
        factor: 1.5,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'ev-wont-charge': 0.75,
      'ev-charges-slowly': 0.32,
      'ev-hv-warning': 0.22,
      'fuse-blows': 0.08,
      'ev-12v-flat': 0.08,
      'ev-cable-stuck': 0.06,
      'check-engine-light': 0.08,
      'electrical-smell': 0.06,
      'ev-ac-charge-fails': 0.5,
    },
    against: ['ev-fast-charge-fails', 'ev-drive-cutout', 'ev-motor-noise', 'ev-range-loss'],
    conditions: { 'sudden-onset': 0.5, constant: 0.4 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car drives as normal. Charge at rapid chargers until it is repaired, if your car can.',
    },
    patterns: [
      'Fails at every AC point, at home and in town, and charges at a DC station: this tells it from a bad charge point.',
      'A three-phase charger that has lost one module charges at a third or two thirds of its power.',
    ],
    checks: [
      {
        title: 'Charge at a second AC point and at a rapid charger',
        steps: [
          'Try a public AC point with its own or another cable.',
          'Then try a rapid DC charger for five minutes.',
        ],
        tool: 'None',
        minutes: 60,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Fails at both AC points, works on DC',
            means: 'The charger in the car is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'Works at the other AC point',
            means: 'The first charge point or cable is at fault.',
            effect: 'rules-out',
          },
          {
            finding: 'Fails on AC and on DC',
            means: 'Port, battery or contactors rather than the charger.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Check timers and charge limits',
        steps: [
          'Look in car and app for scheduled charging, charge limit and current limit.',
          'Clear them, unplug, lock for five minutes and plug in again.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'charging',
        outcomes: [
          { finding: 'Charges now', means: 'It was a setting.', effect: 'rules-out' },
          {
            finding: 'Still refuses with an error',
            means: 'No setting is in the way.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the on-board charger replaced',
      overview:
        'The charger is a high-voltage unit, often joined with the DC-DC converter and water-cooled. Specialists can repair some of them for a third of the price. Make sure that the charge point did not kill it.',
      minutes: [120, 300],
      tools: ['Charging log from the app', 'Second cable', 'VIN'],
      steps: [
        'Write down where, when and with which message charging failed, with photos of the charge point.',
        'Check the VIN for recalls and for warranty. Chargers often fall under the long drive warranty.',
        'Have the home charge point measured, in particular neutral and voltage: over-voltage destroys chargers.',
        'The workshop reads the charger values: mains voltage, phases, temperatures, pilot signal.',
        'It checks fuses in the junction box and the charge inlet for heat marks and insulation.',
        'It locks out the high voltage, clamps coolant hoses and replaces the unit with new seals.',
        'Coolant is filled under vacuum and the unit programmed to car and market.',
        'Insulation is measured, then one hour of AC charging at full power is logged.',
        'At home watch the first full charge: power must match the point and the cable stay lukewarm.',
      ],
      safety: [
        'Mains and battery voltage meet in this unit. Never open it.',
        'Do not go on trying at an AC point that trips its breaker.',
      ],
      stopIf: 'Hand it over at once if it smells burnt or the breaker trips whenever you plug in.',
    },
    parts: [
      { name: 'On-board charger, overhauled to new', usd: [600, 3200] },
      { name: 'Coolant and seals', usd: [30, 100] },
    ],
    labourHours: [2, 5],
    diy: 'workshop',
  },

  'ev-charge-port-lock-fault': {
    name: 'Charge port, flap or cable lock faulty',
    workshopName: 'Charge inlet lock actuator or flap motor faulty',
    summary:
      'The small motor that locks the plug, or the flap drive, sticks or has broken. The cable stays locked in the car, or it does not lock and so charging does not start.',
    prior: 3.6,
    fits: { fuels: PLUG_IN, years: [2010, 2099] },
    shifts: [
      {
        makes: ['Tesla', 'Ford', 'Volkswagen', 'Audi', 'Renault', 'BMW'],
        factor: 1.3,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'ev-cable-stuck': 0.78,
      'ev-wont-charge': 0.42,
      'ev-charges-slowly': 0.12,
      'ev-fast-charge-fails': 0.15,
      'electrics-odd': 0.04,
      'locking-fault': 0.08,
      'ev-ac-charge-fails': 0.12,
    },
    against: ['ev-hv-warning', 'ev-reduced-power', 'ev-range-loss', 'ev-plug-hot'],
    conditions: { 'cold-weather': 0.4, 'wet-weather': 0.12, intermittent: 0.4 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'Never drive off with a cable in the port. With the cable out the car may be driven normally.',
    },
    patterns: [
      'Frost locks flap and pin, and a bent pin follows when the cable is torn out.',
      'A weak 12-volt battery stops the lock motor in mid-travel.',
    ],
    checks: [
      {
        title: 'Listen to the lock motor',
        steps: [
          'Unlock the car twice and listen at the port for a short whirr.',
          'Push the plug firmly in while a helper unlocks.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'No sound, or whirr without release',
            means: 'The lock motor or its pin sticks.',
            effect: 'confirms',
          },
          {
            finding: 'Releases each time when pushed in',
            means: 'The cable pulled on the pin only.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Try another plug and look into the port',
        steps: [
          'With everything off, look into the port with a torch for ice, grit or a bent pin.',
          'Plug in a different cable.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Neither cable locks or ice is visible',
            means: 'The port is at fault.',
            effect: 'supports',
          },
          {
            finding: 'The other cable locks and charges',
            means: 'The first plug is worn or lacks its notch.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Free a stuck charging cable and replace the port lock',
      overview:
        'Nearly all cars have a manual release in the boot, under the bonnet or by the port. Learn where it is before winter. The lock motor is a low-voltage part and can be changed without opening high voltage on many cars.',
      minutes: [40, 120],
      tools: ['Vehicle manual', 'De-icer without oil', 'Trim tool', 'Torx and socket set', 'Torch'],
      steps: [
        'Stop the charge in app or car and unlock with the key. Push the plug in with the palm, unlock, and pull straight out.',
        'At public points end the session by card or app too, because the post locks its end.',
        'If it is still stuck, find the manual release in the vehicle manual, pull it gently and hold it while pulling the plug.',
        'In frost, thaw flap and plug with warm air from a hair dryer on low, or preheat the car. No hot water and no force.',
        'Clean the port of grit with a dry soft brush. Never put metal or contact spray in the pins.',
        'To replace the lock, take the cable out, switch the car off, put the key away and leave the 12-volt battery disconnected for ten minutes.',
        'Remove flap trim and the screws of the lock motor only. If it sits behind the high-voltage inlet body, leave it to a workshop.',
        'Fit the new motor with its pin aligned, reconnect the 12-volt battery and lock and unlock ten times without a cable and with one.',
        'Charge for ten minutes on AC, then stop the charge and leave the car locked. Now tug the plug lightly: it must not come out until you unlock. Never test the lock while current flows.',
      ],
      safety: [
        'Never pull a locked plug out by force: the pins arc when parted under load.',
        'Do not loosen the inlet or its orange cables.',
      ],
      stopIf: 'Stop if pins are burnt, bent or wet, or the release rope has come off.',
    },
    parts: [{ name: 'Lock motor or flap drive', usd: [50, 320] }],
    labourHours: [0.6, 2],
    diy: 'moderate',
  },

  'ev-dc-charging-fault': {
    name: 'Rapid-charge hardware or communication fault in the car',
    workshopName: 'DC fast-charge contactor, inlet or power-line communication fault',
    summary:
      'The DC contacts, their relays or the unit that talks with the rapid charger have failed. AC charging at home is normal, but rapid chargers break off at the start or after seconds.',
    prior: 2.3,
    fits: { fuels: ELECTRIC_ONLY, years: [2011, 2099] },
    symptoms: {
      'ev-fast-charge-fails': 0.85,
      'ev-wont-charge': 0.25,
      'ev-charges-slowly': 0.2,
      'ev-hv-warning': 0.15,
      'ev-plug-hot': 0.06,
      'ev-reduced-power': 0.04,
    },
    against: ['ev-range-loss', 'ev-12v-flat', 'ev-motor-noise', 'ev-cable-stuck'],
    conditions: { 'cold-weather': 0.15, intermittent: 0.4, 'sudden-onset': 0.3 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car drives and charges at home. Plan trips without rapid charging until repaired.',
    },
    patterns: [
      'Fails at different brands of station, with "communication" or "isolation" on the screen of the post.',
      'Slow but working rapid charging is rather a cold or hot battery than this fault.',
    ],
    checks: [
      {
        title: 'Try three stations of different makes',
        steps: [
          'Charge at three rapid stations of different operators, battery at 20 to 60 % and warm from driving.',
          'Hold the plug up while it starts, so that the weight does not tilt it.',
          'Photograph the message each time.',
        ],
        tool: 'None',
        minutes: 120,
        needs: 'moving',
        outcomes: [
          {
            finding: 'All fail in the same way',
            means: 'The fault is in the car.',
            effect: 'confirms',
          },
          {
            finding: 'Only one brand fails',
            means: 'Station or its software.',
            effect: 'rules-out',
          },
          {
            finding: 'All work, but slowly in the cold',
            means: 'The battery was too cold.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at the DC pins',
        steps: [
          'With the car off, open the lower flap of the port.',
          'Look by torch for brown, pitted or loose pins and for dirt or water.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'Brown or pitted pins',
            means: 'The inlet is worn by heat and must be replaced.',
            effect: 'supports',
          },
          {
            finding: 'Bright, dry and straight',
            means: 'Contacts look sound. Relays or communication remain.',
            effect: 'neutral',
          },
          {
            finding: 'Bright pins and charges well at other stations',
            means: 'The car is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Get rapid charging repaired',
      overview:
        'Stations and cars update their software often, so try updates first. When the car is at fault, the inlet, the DC relays or the communication unit is replaced by a high-voltage workshop.',
      minutes: [90, 300],
      tools: ['Photos of station screens', 'Charging app logs', 'Torch'],
      steps: [
        'Install open updates for car and charging control unit.',
        'Keep the 12-volt battery charged, as low voltage aborts the handshake.',
        'Clean the port dry with a soft brush and look at seal and pins.',
        'Collect three failures with operator, post number, time and message. Ask the operator for the session log.',
        'The workshop reads the charging unit and compares it with the logs.',
        'It tests the pilot and proximity lines, the insulation of inlet and cable, and weld checks of the DC relays.',
        'High voltage is locked out and the faulty inlet, relay box or communication unit replaced.',
        'Temperature sensors in the inlet are tested, since they limit current to prevent fire.',
        'Proof: one charge from 10 to 60 % at a strong station, with the curve on paper.',
      ],
      safety: [
        'Never plug in a wet, cracked or brown connector.',
        'Do not use adapters without approval for DC: they have burnt ports and cars.',
      ],
      stopIf: 'Stop rapid charging when the plug gets too hot to hold or smells.',
    },
    parts: [{ name: 'Charge inlet, DC relay or communication unit', usd: [250, 1600] }],
    labourHours: [1.5, 5],
    diy: 'workshop',
  },

  'ev-home-charge-point-fault': {
    name: 'Home charge point or its supply at fault',
    workshopName: 'EVSE (wallbox) or supply fault, not the vehicle',
    summary:
      'The wallbox, its residual-current breaker or the house supply stops the charge. The car is sound: it charges everywhere else.',
    prior: 6,
    fits: { fuels: PLUG_IN, years: [2010, 2099] },
    symptoms: {
      'ev-wont-charge': 0.6,
      'ev-charges-slowly': 0.5,
      'ev-plug-hot': 0.08,
      'fuse-blows': 0.12,
      'ev-cable-stuck': 0.03,
      'ev-ac-charge-fails': 0.25,
    },
    against: [
      'ev-hv-warning',
      'ev-fast-charge-fails',
      'ev-reduced-power',
      'ev-wont-go-ready',
      'check-engine-light',
    ],
    conditions: {
      intermittent: 0.45,
      'hot-weather': 0.2,
      'wet-weather': 0.15,
      'after-repair': 0.08,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car is not at fault. Charge elsewhere until an electrician has looked at the supply.',
    },
    patterns: [
      'Trips its breaker at dusk or after rain: damp in the outdoor unit.',
      'Charging slows on hot afternoons as the box cuts its current, or when other consumers in the house run.',
    ],
    checks: [
      {
        title: 'Charge the same car somewhere else',
        steps: [
          'Charge for 30 minutes at a public AC point, with your own cable where possible.',
          'Compare power and message with those at home.',
        ],
        tool: 'None',
        minutes: 40,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Charges without fault',
            means: 'Car and cable are good, home supply is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'Fails there too',
            means: 'The car or the cable is at fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Read the wallbox light and the breaker',
        steps: [
          'Note the colour and the rhythm of the light and look it up in its manual.',
          'See in the fuse board whether a breaker has tripped. Reset it once only.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'Fault light, or breaker trips again',
            means: 'The box or its cable has a fault.',
            effect: 'supports',
          },
          {
            finding: 'Ready light and breaker on, car shows the error',
            means: 'The car refuses.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Put a home charge point right',
      overview:
        'A few resets and settings are yours. Everything behind the cover belongs to a licensed electrician, since the box carries current at full load for hours, which loosens and burns poor terminals.',
      minutes: [30, 240],
      tools: ['Wallbox manual and app', 'Phone', 'Torch'],
      steps: [
        'Unplug the car. Switch the breaker of the box off, wait one minute and switch it on.',
        'Delete timers, tariffs and load management in car and box, and set the current to 10 amps for a test.',
        'Look at the cable and both plugs for cuts, brown pins and water.',
        'If it charges at 10 amps and trips at 32, stop: a terminal or breaker is overheating.',
        'Update the firmware of the box and check its network, as some refuse without login.',
        'Call an electrician for a tripping breaker. The electrician measures insulation, loop, earth, voltage under load and residual-current trip.',
        'The electrician re-torques the terminals, replaces heat-marked parts and checks the wire size for continuous load.',
        'Ask for the test sheet, and for surge protection where lightning is common.',
        'Charge for an hour, then feel plug and cover: lukewarm is right, hot is not.',
      ],
      safety: [
        'Do not open the box or the socket: mains voltage kills.',
        'Do not reset a breaker again and again. It is the last defence against fire.',
      ],
      stopIf: 'Switch the breaker off and call an electrician if it smells, hums or is hot.',
    },
    parts: [{ name: 'Breaker, cable or new charge point', usd: [40, 900] }],
    labourHours: [0.5, 4],
    diy: 'workshop',
  },

  'ev-charging-plug-overheated': {
    name: 'Heat-damaged charging plug, socket or inlet',
    workshopName: 'Charge inlet or domestic socket overheated by contact resistance',
    summary:
      'A loose or dirty contact in wall socket, adapter, plug or car inlet has heated up. The plastic turns brown or melts, the charge stops or slows, and it can start a fire.',
    prior: 3.1,
    fits: { fuels: PLUG_IN, years: [2010, 2099] },
    shifts: [{ minAgeYears: 4, factor: 1.5, source: 'contacts wear' }],
    symptoms: {
      'ev-plug-hot': 0.8,
      'ev-charges-slowly': 0.35,
      'electrical-smell': 0.3,
      'ev-wont-charge': 0.35,
      'ev-cable-stuck': 0.1,
      'ev-battery-smoke': 0.06,
      fire: 0.06,
      'ev-ac-charge-fails': 0.1,
    },
    against: ['ev-range-loss', 'ev-hv-warning', 'ev-motor-noise', 'ev-drive-cutout'],
    conditions: { 'hot-weather': 0.15, 'gradual-onset': 0.3, intermittent: 0.2 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'The car may be driven, but do not charge with the burnt parts again. The next charge can start a fire.',
    },
    patterns: [
      'Household sockets are not built for ten hours of full load, and cheap ones brown within months.',
      'A damaged plug ruins the next good socket it is put in, so change both halves.',
    ],
    checks: [
      {
        title: 'Look at all contacts with the power off',
        steps: [
          'End the charge, switch off the breaker and unplug both ends once cool.',
          'Look at every pin and hole for brown rings, pits and soft plastic.',
          'Smell them.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Brown, pitted or melted',
            means: 'This contact has overheated.',
            effect: 'confirms',
          },
          { finding: 'All bright and firm', means: 'No heat damage.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Feel the plugs after thirty minutes',
        steps: [
          'If nothing looks burnt, charge at 10 amps for 30 minutes under supervision.',
          'Touch plug, adapter and socket with the back of the hand.',
        ],
        tool: 'None',
        minutes: 35,
        needs: 'charging',
        outcomes: [
          {
            finding: 'One point too hot to hold',
            means: 'High contact resistance there. Stop.',
            effect: 'confirms',
          },
          {
            finding: 'Lukewarm everywhere',
            means: 'Contacts are good at this current.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a heat-damaged charging plug, socket or inlet',
      overview:
        "Never file or bend burnt pins. Replace both the plug and what it was plugged into. The wall socket is the electrician's work, and the inlet of the car that of a high-voltage workshop.",
      minutes: [30, 240],
      tools: ['Torch', 'Phone for photos', 'New charging cable'],
      steps: [
        'Switch off the breaker before touching the hot plug, and let it cool for an hour.',
        'Take photos of all four contacts: socket, wall plug, car plug and inlet.',
        'Throw away extension leads and adapters. They are the most common hot spot.',
        'Let an electrician replace the socket by an industrial one or a wallbox on its own circuit, with the right wire and breaker.',
        'Replace the charging cable complete. Repaired mould-on plugs are not safe.',
        'If the inlet of the car is brown, have it changed. The workshop locks out the high voltage, checks the cable behind for heat and tests the temperature sensor.',
        'Look for recalls or goodwill for cable and inlet, since several manufacturers exchanged portable chargers.',
        'Set the current to no more than 80 % of the circuit for long charges.',
        'On the next charges feel the plugs after 30 minutes and once a month.',
      ],
      safety: [
        'A glowing contact can burn the house. Do not charge unattended until all burnt parts are gone.',
        'Do not pull a hot plug under load. Stop the charge or the breaker first.',
      ],
      stopIf: 'Stop and call the fire service if the wall or cable smokes after the power is off.',
    },
    parts: [
      { name: 'Charging cable', usd: [150, 500] },
      { name: 'Socket by electrician, or charge inlet', usd: [60, 900] },
    ],
    labourHours: [0.5, 4],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
